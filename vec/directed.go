package vec

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
)

// # Machine numbers, rounded down, up and to zero
//
// The functions of package limb by these names, for slices of float32 and float64 by any name.

var (
	addDown       = op{name: "AddDown", make: func() byKind { return floats(&simd.F32AddDown, &simd.F64AddDown) }}
	addUp         = op{name: "AddUp", make: func() byKind { return floats(&simd.F32AddUp, &simd.F64AddUp) }}
	addToZero     = op{name: "AddToZero", make: func() byKind { return floats(&simd.F32AddToZero, &simd.F64AddToZero) }}
	mulDown       = op{name: "MulDown", make: func() byKind { return floats(&simd.F32MulDown, &simd.F64MulDown) }}
	mulUp         = op{name: "MulUp", make: func() byKind { return floats(&simd.F32MulUp, &simd.F64MulUp) }}
	mulToZero     = op{name: "MulToZero", make: func() byKind { return floats(&simd.F32MulToZero, &simd.F64MulToZero) }}
	divDown       = op{name: "DivDown", make: func() byKind { return floats(&simd.F32DivDown, &simd.F64DivDown) }}
	divUp         = op{name: "DivUp", make: func() byKind { return floats(&simd.F32DivUp, &simd.F64DivUp) }}
	divToZero     = op{name: "DivToZero", make: func() byKind { return floats(&simd.F32DivToZero, &simd.F64DivToZero) }}
	fmaDown       = op{name: "FMADown", make: func() byKind { return floats(&simd.F32FMADown, &simd.F64FMADown) }}
	fmaUp         = op{name: "FMAUp", make: func() byKind { return floats(&simd.F32FMAUp, &simd.F64FMAUp) }}
	fmaToZero     = op{name: "FMAToZero", make: func() byKind { return floats(&simd.F32FMAToZero, &simd.F64FMAToZero) }}
	rcpDown       = op{name: "RcpDown", make: func() byKind { return floats(&simd.F32RcpDown, &simd.F64RcpDown) }}
	rcpUp         = op{name: "RcpUp", make: func() byKind { return floats(&simd.F32RcpUp, &simd.F64RcpUp) }}
	rcpToZero     = op{name: "RcpToZero", make: func() byKind { return floats(&simd.F32RcpToZero, &simd.F64RcpToZero) }}
	sqrtDown      = op{name: "SqrtDown", make: func() byKind { return floats(&simd.F32SqrtDown, &simd.F64SqrtDown) }}
	sqrtUp        = op{name: "SqrtUp", make: func() byKind { return floats(&simd.F32SqrtUp, &simd.F64SqrtUp) }}
	sqrtToZero    = op{name: "SqrtToZero", make: func() byKind { return floats(&simd.F32SqrtToZero, &simd.F64SqrtToZero) }}
	int32Down     = op{name: "Int32Down", make: func() byKind { return floats(&simd.F32Int32Down, &simd.F64Int32Down) }}
	int32Up       = op{name: "Int32Up", make: func() byKind { return floats(&simd.F32Int32Up, &simd.F64Int32Up) }}
	int32ToZero   = op{name: "Int32ToZero", make: func() byKind { return floats(&simd.F32Int32ToZero, &simd.F64Int32ToZero) }}
	int32Nearest  = op{name: "Int32Nearest", make: func() byKind { return floats(&simd.F32Int32Nearest, &simd.F64Int32Nearest) }}
	fromIntDown   = op{name: "FromIntDown", make: func() byKind { return floats(&simd.F32FromIntDown, &simd.F64FromIntDown) }}
	fromIntUp     = op{name: "FromIntUp", make: func() byKind { return floats(&simd.F32FromIntUp, &simd.F64FromIntUp) }}
	fromIntToZero = op{name: "FromIntToZero", make: func() byKind { return floats(&simd.F32FromIntToZero, &simd.F64FromIntToZero) }}
	float32Down   = op{name: "Float32Down", make: func() byKind { return byKind{f64: kernel(&simd.VecFloat32Down, map11(limb.Float32Down))} }}
	float32Up     = op{name: "Float32Up", make: func() byKind { return byKind{f64: kernel(&simd.VecFloat32Up, map11(limb.Float32Up))} }}
	float32ToZero = op{name: "Float32ToZero", make: func() byKind { return byKind{f64: kernel(&simd.VecFloat32ToZero, map11(limb.Float32ToZero))} }}
)

// directed returns the operations.
func directed() []*op {
	return []*op{
		&addDown,
		&addUp,
		&addToZero,
		&mulDown,
		&mulUp,
		&mulToZero,
		&divDown,
		&divUp,
		&divToZero,
		&fmaDown,
		&fmaUp,
		&fmaToZero,
		&rcpDown,
		&rcpUp,
		&rcpToZero,
		&sqrtDown,
		&sqrtUp,
		&sqrtToZero,
		&int32Down,
		&int32Up,
		&int32ToZero,
		&int32Nearest,
		&fromIntDown,
		&fromIntUp,
		&fromIntToZero,
		&float32Down,
		&float32Up,
		&float32ToZero,
	}
}

// floats has a function of float32 and one of float64.
func floats(single, double *simd.Function) byKind {
	return byKind{f32: generated(single), f64: generated(double)}
}

// AddDown sets dst[i] to x[i] + y[i], rounded down.
func AddDown[T ~float32 | ~float64](dst, x, y []T) { run3(addDown.of(kindOf[T]()), dst, x, y) }

// AddUp sets dst[i] to x[i] + y[i], rounded up.
func AddUp[T ~float32 | ~float64](dst, x, y []T) { run3(addUp.of(kindOf[T]()), dst, x, y) }

// AddToZero sets dst[i] to x[i] + y[i], rounded toward zero.
func AddToZero[T ~float32 | ~float64](dst, x, y []T) { run3(addToZero.of(kindOf[T]()), dst, x, y) }

// MulDown sets dst[i] to x[i]·y[i], rounded down.
func MulDown[T ~float32 | ~float64](dst, x, y []T) { run3(mulDown.of(kindOf[T]()), dst, x, y) }

// MulUp sets dst[i] to x[i]·y[i], rounded up.
func MulUp[T ~float32 | ~float64](dst, x, y []T) { run3(mulUp.of(kindOf[T]()), dst, x, y) }

// MulToZero sets dst[i] to x[i]·y[i], rounded toward zero.
func MulToZero[T ~float32 | ~float64](dst, x, y []T) { run3(mulToZero.of(kindOf[T]()), dst, x, y) }

// DivDown sets dst[i] to x[i]/y[i], rounded down.
func DivDown[T ~float32 | ~float64](dst, x, y []T) { run3(divDown.of(kindOf[T]()), dst, x, y) }

// DivUp sets dst[i] to x[i]/y[i], rounded up.
func DivUp[T ~float32 | ~float64](dst, x, y []T) { run3(divUp.of(kindOf[T]()), dst, x, y) }

// DivToZero sets dst[i] to x[i]/y[i], rounded toward zero.
func DivToZero[T ~float32 | ~float64](dst, x, y []T) { run3(divToZero.of(kindOf[T]()), dst, x, y) }

// FMADown sets dst[i] to x[i]·y[i] + z[i], rounded down.
func FMADown[T ~float32 | ~float64](dst, x, y, z []T) { run4(fmaDown.of(kindOf[T]()), dst, x, y, z) }

// FMAUp sets dst[i] to x[i]·y[i] + z[i], rounded up.
func FMAUp[T ~float32 | ~float64](dst, x, y, z []T) { run4(fmaUp.of(kindOf[T]()), dst, x, y, z) }

// FMAToZero sets dst[i] to x[i]·y[i] + z[i], rounded toward zero.
func FMAToZero[T ~float32 | ~float64](dst, x, y, z []T) {
	run4(fmaToZero.of(kindOf[T]()), dst, x, y, z)
}

// RcpDown sets dst[i] to 1/x[i], rounded down.
func RcpDown[T ~float32 | ~float64](dst, x []T) { run2(rcpDown.of(kindOf[T]()), dst, x) }

// RcpUp sets dst[i] to 1/x[i], rounded up.
func RcpUp[T ~float32 | ~float64](dst, x []T) { run2(rcpUp.of(kindOf[T]()), dst, x) }

// RcpToZero sets dst[i] to 1/x[i], rounded toward zero.
func RcpToZero[T ~float32 | ~float64](dst, x []T) { run2(rcpToZero.of(kindOf[T]()), dst, x) }

// SqrtDown sets dst[i] to √x[i], rounded down.
func SqrtDown[T ~float32 | ~float64](dst, x []T) { run2(sqrtDown.of(kindOf[T]()), dst, x) }

// SqrtUp sets dst[i] to √x[i], rounded up.
func SqrtUp[T ~float32 | ~float64](dst, x []T) { run2(sqrtUp.of(kindOf[T]()), dst, x) }

// SqrtToZero sets dst[i] to √x[i], rounded toward zero.
func SqrtToZero[T ~float32 | ~float64](dst, x []T) { run2(sqrtToZero.of(kindOf[T]()), dst, x) }

// Int32Down sets dst[i] to x[i] as an integer, rounded down.
func Int32Down[T ~float32 | ~float64](dst []int32, x []T) { run2(int32Down.of(kindOf[T]()), dst, x) }

// Int32Up sets dst[i] to x[i] as an integer, rounded up.
func Int32Up[T ~float32 | ~float64](dst []int32, x []T) { run2(int32Up.of(kindOf[T]()), dst, x) }

// Int32ToZero sets dst[i] to x[i] as an integer, rounded toward zero.
func Int32ToZero[T ~float32 | ~float64](dst []int32, x []T) {
	run2(int32ToZero.of(kindOf[T]()), dst, x)
}

// Int32Nearest sets dst[i] to x[i] as an integer, rounded to nearest, ties to even.
func Int32Nearest[T ~float32 | ~float64](dst []int32, x []T) {
	run2(int32Nearest.of(kindOf[T]()), dst, x)
}

// FromIntDown sets dst[i] to x[i], rounded down.
func FromIntDown[T ~float32 | ~float64](dst []T, x []int32) {
	run2(fromIntDown.of(kindOf[T]()), dst, x)
}

// FromIntUp sets dst[i] to x[i], rounded up.
func FromIntUp[T ~float32 | ~float64](dst []T, x []int32) { run2(fromIntUp.of(kindOf[T]()), dst, x) }

// FromIntToZero sets dst[i] to x[i], rounded toward zero.
func FromIntToZero[T ~float32 | ~float64](dst []T, x []int32) {
	run2(fromIntToZero.of(kindOf[T]()), dst, x)
}

// Float32Down sets dst[i] to x[i] rounded down.
func Float32Down(dst []float32, x []float64) { run2(float32Down.of(f64), dst, x) }

// Float32Up sets dst[i] to x[i] rounded up.
func Float32Up(dst []float32, x []float64) { run2(float32Up.of(f64), dst, x) }

// Float32ToZero sets dst[i] to x[i] rounded toward zero.
func Float32ToZero(dst []float32, x []float64) { run2(float32ToZero.of(f64), dst, x) }
