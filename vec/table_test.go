package vec_test

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/vec"
)

// Methods of which the function in package vec has another name.
func init() {
	for name, f := range map[string]any{
		"QF.Pair": vec.Convert[limb.DF, limb.QF],
		"QD.Pair": vec.Convert[limb.DD, limb.QD],
		"DF.Quad": vec.Convert[limb.QF, limb.DF],
		"DD.Quad": vec.Convert[limb.QD, limb.DD],
		"TF.Pair": vec.Convert[limb.DF, limb.TF], "TD.Pair": vec.Convert[limb.DD, limb.TD], "TF.Quad": vec.Convert[limb.QF, limb.TF], "TD.Quad": vec.Convert[limb.QD, limb.TD],
		"DF.Triple": vec.Convert[limb.TF, limb.DF], "DD.Triple": vec.Convert[limb.TD, limb.DD], "QF.Triple": vec.Convert[limb.TF, limb.QF], "QD.Triple": vec.Convert[limb.TD, limb.QD],
	} {
		table[name] = f
	}
}

// A pairing is a function of package vec, and what it is for one number.
type pairing struct{ vec, scalar any }

// others has the functions of package vec that are not of the catalogue.
var others = map[string]pairing{
	"DF.DD":          {vec.Convert[limb.DD, limb.DF], limb.DF.DD},
	"DF.QD":          {vec.Convert[limb.QD, limb.DF], limb.DF.QD},
	"DF.DF":          {vec.Convert[limb.DF, limb.DF], func(x limb.DF) limb.DF { return x }},
	"DD.DF":          {vec.Convert[limb.DF, limb.DD], limb.DD.DF},
	"DD.QF":          {vec.Convert[limb.QF, limb.DD], limb.DD.QF},
	"DD.DD":          {vec.Convert[limb.DD, limb.DD], func(x limb.DD) limb.DD { return x }},
	"QF.DD":          {vec.Convert[limb.DD, limb.QF], limb.QF.DD},
	"QF.QD":          {vec.Convert[limb.QD, limb.QF], limb.QF.QD},
	"QF.QF":          {vec.Convert[limb.QF, limb.QF], func(x limb.QF) limb.QF { return x }},
	"QD.DF":          {vec.Convert[limb.DF, limb.QD], limb.QD.DF},
	"QD.QF":          {vec.Convert[limb.QF, limb.QD], limb.QD.QF},
	"QD.QD":          {vec.Convert[limb.QD, limb.QD], func(x limb.QD) limb.QD { return x }},
	"DF.TD":          {vec.Convert[limb.TD, limb.DF], limb.DF.TD},
	"DD.TF":          {vec.Convert[limb.TF, limb.DD], limb.DD.TF},
	"TF.DD":          {vec.Convert[limb.DD, limb.TF], limb.TF.DD},
	"TF.TF":          {vec.Convert[limb.TF, limb.TF], func(x limb.TF) limb.TF { return x }},
	"TF.TD":          {vec.Convert[limb.TD, limb.TF], limb.TF.TD},
	"TF.QD":          {vec.Convert[limb.QD, limb.TF], limb.TF.QD},
	"TD.DF":          {vec.Convert[limb.DF, limb.TD], limb.TD.DF},
	"TD.TF":          {vec.Convert[limb.TF, limb.TD], limb.TD.TF},
	"TD.TD":          {vec.Convert[limb.TD, limb.TD], func(x limb.TD) limb.TD { return x }},
	"TD.QF":          {vec.Convert[limb.QF, limb.TD], limb.TD.QF},
	"QF.TD":          {vec.Convert[limb.TD, limb.QF], limb.QF.TD},
	"QD.TF":          {vec.Convert[limb.TF, limb.QD], limb.QD.TF},
	"TF.Float32":     {vec.Float32[limb.TF, float32], limb.TF.Float32},
	"TF.FromFloat32": {vec.FromFloat32[limb.TF, float32], func(a float32) limb.TF { return limb.NewTF(float32(a)) }},
	"TF.Float64":     {vec.Float64[limb.TF, float64], limb.TF.Float64},
	"TF.FromFloat64": {vec.FromFloat64[limb.TF, float64], limb.NewTF[float64]},
	"TD.Float32":     {vec.Float32[limb.TD, float32], limb.TD.Float32},
	"TD.FromFloat32": {vec.FromFloat32[limb.TD, float32], func(a float32) limb.TD { return limb.NewTD(float64(a)) }},
	"TD.Float64":     {vec.Float64[limb.TD, float64], limb.TD.Float64},
	"TD.FromFloat64": {vec.FromFloat64[limb.TD, float64], limb.NewTD[float64]},
	"DF.Float32":     {vec.Float32[limb.DF, float32], limb.DF.Float32},
	"DF.FromFloat32": {vec.FromFloat32[limb.DF, float32], func(a float32) limb.DF { return limb.NewDF(float32(a)) }},
	"DF.Float64":     {vec.Float64[limb.DF, float64], limb.DF.Float64},
	"DF.FromFloat64": {vec.FromFloat64[limb.DF, float64], limb.NewDF[float64]},
	"DD.Float32":     {vec.Float32[limb.DD, float32], limb.DD.Float32},
	"DD.FromFloat32": {vec.FromFloat32[limb.DD, float32], func(a float32) limb.DD { return limb.NewDD(float64(a)) }},
	"DD.Float64":     {vec.Float64[limb.DD, float64], limb.DD.Float64},
	"DD.FromFloat64": {vec.FromFloat64[limb.DD, float64], limb.NewDD[float64]},
	"QF.Float32":     {vec.Float32[limb.QF, float32], limb.QF.Float32},
	"QF.FromFloat32": {vec.FromFloat32[limb.QF, float32], func(a float32) limb.QF { return limb.NewQF(float32(a)) }},
	"QF.Float64":     {vec.Float64[limb.QF, float64], limb.QF.Float64},
	"QF.FromFloat64": {vec.FromFloat64[limb.QF, float64], limb.NewQF[float64]},
	"QD.Float32":     {vec.Float32[limb.QD, float32], limb.QD.Float32},
	"QD.FromFloat32": {vec.FromFloat32[limb.QD, float32], func(a float32) limb.QD { return limb.NewQD(float64(a)) }},
	"QD.Float64":     {vec.Float64[limb.QD, float64], limb.QD.Float64},
	"QD.FromFloat64": {vec.FromFloat64[limb.QD, float64], limb.NewQD[float64]},
}

func init() {
	addDirected[float32]("f32.")
	addDirected[float64]("f64.")
	others["f64.Float32Down"] = pairing{vec.Float32Down, limb.Float32Down}
	others["f64.Float32Up"] = pairing{vec.Float32Up, limb.Float32Up}
	others["f64.Float32ToZero"] = pairing{vec.Float32ToZero, limb.Float32ToZero}
	const third = 1.0 / 3
	addScalars(kernels.DF, limb.NewDF(-1.1).AddFloat(0x1p-30), float32(1.5), 1.5)
	addScalars(kernels.DD, limb.NewDD(-1.1).AddFloat(0x1p-60), third, third)
	addScalars(kernels.QF, limb.NewQF(-1.1).AddFloat(0x1p-70), float32(1.5), 1.5)
	addScalars(kernels.QD, limb.NewQD(-1.1).AddFloat(0x1p-120), third, third)
	addScalars(kernels.TF, limb.NewTF(-1.1).AddFloat(0x1p-50), float32(1.5), 1.5)
	addScalars(kernels.TD, limb.NewTD(-1.1).AddFloat(0x1p-90), third, third)
	addRounded(kernels.TF, limb.NewTF(third), third)
	addRounded(kernels.DF, limb.NewDF(third), third)
	addRounded(kernels.QF, limb.NewQF(third), third)
	addParts(kernels.CDF, limb.NewDF(3), limb.CDF{Re: limb.NewDF(1.5), Im: limb.NewDF(-3)}, 1.5,
		func(z limb.CDF) (limb.DF, limb.DF) { return z.Re, z.Im }, func(x, y limb.DF) limb.CDF { return limb.CDF{Re: x, Im: y} })
	addParts(kernels.CDD, limb.NewDD(3.0), limb.CDD{Re: limb.NewDD(1.5), Im: limb.NewDD(-3.0)}, third,
		func(z limb.CDD) (limb.DD, limb.DD) { return z.Re, z.Im }, func(x, y limb.DD) limb.CDD { return limb.CDD{Re: x, Im: y} })
	addParts(kernels.CQF, limb.NewQF(3), limb.CQF{Re: limb.NewQF(1.5), Im: limb.NewQF(-3)}, 1.5,
		func(z limb.CQF) (limb.QF, limb.QF) { return z.Re, z.Im }, func(x, y limb.QF) limb.CQF { return limb.CQF{Re: x, Im: y} })
	addParts(kernels.CQD, limb.NewQD(3.0), limb.CQD{Re: limb.NewQD(1.5), Im: limb.NewQD(-3.0)}, third,
		func(z limb.CQD) (limb.QD, limb.QD) { return z.Re, z.Im }, func(x, y limb.QD) limb.CQD { return limb.CQD{Re: x, Im: y} })
	addParts(kernels.CTF, limb.NewTF(3), limb.CTF{Re: limb.NewTF(1.5), Im: limb.NewTF(-3)}, 1.5,
		func(z limb.CTF) (limb.TF, limb.TF) { return z.Re, z.Im }, func(x, y limb.TF) limb.CTF { return limb.CTF{Re: x, Im: y} })
	addParts(kernels.CTD, limb.NewTD(3.0), limb.CTD{Re: limb.NewTD(1.5), Im: limb.NewTD(-3.0)}, third,
		func(z limb.CTD) (limb.TD, limb.TD) { return z.Re, z.Im }, func(x, y limb.TD) limb.CTD { return limb.CTD{Re: x, Im: y} })
}

// addDirected lists the functions of machine numbers that are rounded down, up and to zero.
func addDirected[T limb.Float](typ string) {
	for name, c := range map[string]pairing{
		"AddDown":       {vec.AddDown[T], limb.AddDown[T]},
		"AddUp":         {vec.AddUp[T], limb.AddUp[T]},
		"AddToZero":     {vec.AddToZero[T], limb.AddToZero[T]},
		"MulDown":       {vec.MulDown[T], limb.MulDown[T]},
		"MulUp":         {vec.MulUp[T], limb.MulUp[T]},
		"MulToZero":     {vec.MulToZero[T], limb.MulToZero[T]},
		"DivDown":       {vec.DivDown[T], limb.DivDown[T]},
		"DivUp":         {vec.DivUp[T], limb.DivUp[T]},
		"DivToZero":     {vec.DivToZero[T], limb.DivToZero[T]},
		"FMADown":       {vec.FMADown[T], limb.FMADown[T]},
		"FMAUp":         {vec.FMAUp[T], limb.FMAUp[T]},
		"FMAToZero":     {vec.FMAToZero[T], limb.FMAToZero[T]},
		"RcpDown":       {vec.RcpDown[T], limb.RcpDown[T]},
		"RcpUp":         {vec.RcpUp[T], limb.RcpUp[T]},
		"RcpToZero":     {vec.RcpToZero[T], limb.RcpToZero[T]},
		"SqrtDown":      {vec.SqrtDown[T], limb.SqrtDown[T]},
		"SqrtUp":        {vec.SqrtUp[T], limb.SqrtUp[T]},
		"SqrtToZero":    {vec.SqrtToZero[T], limb.SqrtToZero[T]},
		"Int32Down":     {vec.Int32Down[T], limb.Int32Down[T]},
		"Int32Up":       {vec.Int32Up[T], limb.Int32Up[T]},
		"Int32ToZero":   {vec.Int32ToZero[T], limb.Int32ToZero[T]},
		"Int32Nearest":  {vec.Int32Nearest[T], limb.Int32Nearest[T]},
		"FromIntDown":   {vec.FromIntDown[T], func(n int32) T { return limb.FromIntDown[T](int(n)) }},
		"FromIntUp":     {vec.FromIntUp[T], func(n int32) T { return limb.FromIntUp[T](int(n)) }},
		"FromIntToZero": {vec.FromIntToZero[T], func(n int32) T { return limb.FromIntToZero[T](int(n)) }},
	} {
		others[typ+name] = c
	}
}

type arithmetic[N any] interface {
	Add(N) N
	Sub(N) N
	Mul(N) N
	Div(N) N
}

// addArithmetic lists the functions of one number for all elements that all types have.
func addArithmetic[N interface {
	limb.Number
	arithmetic[N]
}](typ string, a N) {
	others[typ+".AddScalar"] = pairing{func(z, x []N) { vec.AddScalar(z, x, a) }, func(x N) N { return x.Add(a) }}
	others[typ+".SubScalar"] = pairing{func(z, x []N) { vec.SubScalar(z, x, a) }, func(x N) N { return x.Sub(a) }}
	others[typ+".Scale"] = pairing{func(z, x []N) { vec.Scale(z, x, a) }, func(x N) N { return x.Mul(a) }}
	others[typ+".DivScalar"] = pairing{func(z, x []N) { vec.DivScalar(z, x, a) }, func(x N) N { return x.Div(a) }}
}

// addScalars lists those that real numbers have; b is a machine number of the limbs.
func addScalars[T limb.Float, N interface {
	limb.RealNumber
	arithmetic[N]
	AddFloat(T) N
	SubFloat(T) N
	MulFloat(T) N
	DivFloat(T) N
	MulAdd(y, z N) N
	Less(N) bool
	Equal(N) bool
}](t kernels.Type, a N, b T, b64 float64) {
	typ := t.String()
	addArithmetic(typ, a)
	others[typ+".Axpy"] = pairing{func(z, x, y []N) { vec.Axpy(z, a, x, y) }, func(x, y N) N { return x.MulAdd(a, y) }}
	others[typ+".AddFloatScalar"] = pairing{func(z, x []N) { vec.AddFloatScalar(z, x, b64) }, func(x N) N { return x.AddFloat(b) }}
	others[typ+".SubFloatScalar"] = pairing{func(z, x []N) { vec.SubFloatScalar(z, x, b64) }, func(x N) N { return x.SubFloat(b) }}
	others[typ+".ScaleFloat"] = pairing{func(z, x []N) { vec.ScaleFloat(z, x, b64) }, func(x N) N { return x.MulFloat(b) }}
	others[typ+".DivFloatScalar"] = pairing{func(z, x []N) { vec.DivFloatScalar(z, x, b64) }, func(x N) N { return x.DivFloat(b) }}
	others[typ+".LessScalar"] = pairing{func(z []bool, x []N) { vec.LessScalar(z, x, a) }, func(x N) bool { return x.Less(a) }}
	others[typ+".GreaterScalar"] = pairing{func(z []bool, x []N) { vec.GreaterScalar(z, x, a) }, func(x N) bool { return a.Less(x) }}
	others[typ+".EqualScalar"] = pairing{func(z []bool, x []N) { vec.EqualScalar(z, x, a) }, func(x N) bool { return x.Equal(a) }}
	others[typ+".Select"] = pairing{vec.Select[N], func(c bool, x, y N) N {
		if c {
			return x
		}
		return y
	}}
}

// addRounded lists the functions of a machine number that the limbs do not hold, and
// are made of another name, since the table has one with a number that they hold.
func addRounded[N interface {
	limb.RealNumber
	arithmetic[N]
}](t kernels.Type, a N, b float64) {
	typ := t.String()
	others[typ+".AddFloatScalar "] = pairing{func(z, x []N) { vec.AddFloatScalar(z, x, b) }, func(x N) N { return x.Add(a) }}
	others[typ+".SubFloatScalar "] = pairing{func(z, x []N) { vec.SubFloatScalar(z, x, b) }, func(x N) N { return x.Sub(a) }}
	others[typ+".ScaleFloat "] = pairing{func(z, x []N) { vec.ScaleFloat(z, x, b) }, func(x N) N { return x.Mul(a) }}
	others[typ+".DivFloatScalar "] = pairing{func(z, x []N) { vec.DivFloatScalar(z, x, b) }, func(x N) N { return x.Div(a) }}
}

// addParts lists the functions of complex numbers that have no kernel in the catalogue.
func addParts[T limb.Float, R interface {
	limb.RealNumber
	MulFloat(T) R
	DivFloat(T) R
}, N interface {
	vec.ComplexOf[R]
	arithmetic[N]
}](t kernels.Type, _ R, a N, b T, apart func(N) (R, R), of func(x, y R) N) {
	typ := t.String()
	addArithmetic(typ, a)
	others[typ+".Real"] = pairing{vec.Real[N, R], func(z N) R { x, _ := apart(z); return x }}
	others[typ+".Imag"] = pairing{vec.Imag[N, R], func(z N) R { _, y := apart(z); return y }}
	others[typ+".Complex"] = pairing{vec.Complex[N, R], of}
	others[typ+".ScaleFloat"] = pairing{func(z, x []N) { vec.ScaleFloat(z, x, float64(b)) },
		func(z N) N { x, y := apart(z); return of(x.MulFloat(b), y.MulFloat(b)) }}
	others[typ+".DivFloatScalar"] = pairing{func(z, x []N) { vec.DivFloatScalar(z, x, float64(b)) },
		func(z N) N { x, y := apart(z); return of(x.DivFloat(b), y.DivFloat(b)) }}
}
