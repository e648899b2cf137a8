package digits

import (
	"math"

	"github.com/limbfp/limb"
)

// op is an operation on floats.
type op uint8

// The operations that the language has as operators. Those above are functions of package math.
const (
	opLeaf op = iota // a constant, an input, or a converted integer
	opAdd
	opSub
	opSum     // s += x, which sums may be made of
	opSumSub  // s -= x
	opMul     //
	opProduct // the product in s += x*y
	opDiv
	opNeg
	opFunction // the first of functions
)

// A function is one of package math, as float64 and in the arithmetic of limb. Functions of one type are
// written once, for all of limb's types: see apply.
type function struct {
	name  string
	args  int
	plain func(x, y, z float64) float64
	ill   string // when an error of its argument grows in it
}

func one(name, ill string, f func(float64) float64) function {
	return function{name, 1, func(x, _, _ float64) float64 { return f(x) }, ill}
}

func two(name, ill string, f func(x, y float64) float64) function {
	return function{name, 2, func(x, y, _ float64) float64 { return f(x, y) }, ill}
}

const (
	bigAngle = "of a large angle"
	nearZero = "near one of its zeros"
	nearOne  = "near 1"
	large    = "of a large argument"
)

// functions are those that are had, in the order of apply.
var functions = []function{
	one("Sqrt", "", math.Sqrt), one("Cbrt", "", math.Cbrt), one("Abs", "", math.Abs),
	one("Exp", large, math.Exp), one("Exp2", large, math.Exp2), one("Expm1", large, math.Expm1),
	one("Log", nearOne, math.Log), one("Log2", nearOne, math.Log2), one("Log10", nearOne, math.Log10), one("Log1p", nearZero, math.Log1p),
	one("Sin", bigAngle, math.Sin), one("Cos", bigAngle, math.Cos), one("Tan", bigAngle, math.Tan),
	one("Asin", nearOne, math.Asin), one("Acos", nearOne, math.Acos), one("Atan", "", math.Atan),
	one("Sinh", large, math.Sinh), one("Cosh", large, math.Cosh), one("Tanh", "", math.Tanh),
	one("Asinh", "", math.Asinh), one("Acosh", nearOne, math.Acosh), one("Atanh", nearOne, math.Atanh),
	one("Erf", "", math.Erf), one("Erfc", large, math.Erfc), one("Gamma", large, math.Gamma),
	one("J0", nearZero, math.J0), one("J1", nearZero, math.J1), one("Y0", nearZero, math.Y0), one("Y1", nearZero, math.Y1),
	one("Floor", whole, math.Floor), one("Ceil", whole, math.Ceil), one("Trunc", whole, math.Trunc),
	one("Round", whole, math.Round), one("RoundToEven", whole, math.RoundToEven),
	two("Pow", "with a large exponent", math.Pow), two("Atan2", "", math.Atan2), two("Hypot", "", math.Hypot),
	two("Mod", whole, math.Mod), two("Remainder", whole, math.Remainder), two("Dim", "", math.Dim),
	two("Max", "", math.Max), two("Min", "", math.Min), two("Copysign", "", math.Copysign),
	{"FMA", 3, math.FMA, ""},
}

// whole is the condition of functions that jump from one whole number to the next.
const whole = "next to a whole number, where it jumps"

// lookup returns the operation of a function of package math, opLeaf where there is none.
func lookup(name string) op {
	for i, f := range functions {
		if f.name == name {
			return opFunction + op(i)
		}
	}
	return opLeaf
}

// plain is an operation in float64. Go may fuse a product with a sum; a conversion between them forbids it.
func (o op) plain(x, y, z float64) float64 {
	switch o {
	case opAdd, opSum:
		return x + y
	case opSub, opSumSub:
		return x - y
	case opMul, opProduct:
		return float64(x * y)
	case opDiv:
		return x / y
	case opNeg:
		return -x
	}
	return functions[o-opFunction].plain(x, y, z)
}

// args is the number of operands.
func (o op) args() int {
	switch {
	case o == opLeaf:
		return 0
	case o == opNeg:
		return 1
	case o < opFunction:
		return 2
	}
	return functions[o-opFunction].args
}

// apply is an operation in one of limb's types.
func apply[N limb.Real[N]](o op, x, y, z N) N {
	switch o {
	case opAdd, opSum:
		return x.Add(y)
	case opSub, opSumSub:
		return x.Sub(y)
	case opMul, opProduct:
		return x.Mul(y)
	case opDiv:
		return x.Div(y)
	case opNeg:
		return x.Neg()
	}
	switch functions[o-opFunction].name {
	case "Sqrt":
		return x.Sqrt()
	case "Cbrt":
		return x.Cbrt()
	case "Abs":
		return x.Abs()
	case "Exp":
		return x.Exp()
	case "Exp2":
		return x.Exp2()
	case "Expm1":
		return x.Expm1()
	case "Log":
		return x.Log()
	case "Log2":
		return x.Log2()
	case "Log10":
		return x.Log10()
	case "Log1p":
		return x.Log1p()
	case "Sin":
		return x.Sin()
	case "Cos":
		return x.Cos()
	case "Tan":
		return x.Tan()
	case "Asin":
		return x.Asin()
	case "Acos":
		return x.Acos()
	case "Atan":
		return x.Atan()
	case "Sinh":
		return x.Sinh()
	case "Cosh":
		return x.Cosh()
	case "Tanh":
		return x.Tanh()
	case "Asinh":
		return x.Asinh()
	case "Acosh":
		return x.Acosh()
	case "Atanh":
		return x.Atanh()
	case "Erf":
		return x.Erf()
	case "Erfc":
		return x.Erfc()
	case "Gamma":
		return x.Gamma()
	case "J0":
		return x.J0()
	case "J1":
		return x.J1()
	case "Y0":
		return x.Y0()
	case "Y1":
		return x.Y1()
	case "Floor":
		return x.Floor()
	case "Ceil":
		return x.Ceil()
	case "Trunc":
		return x.Trunc()
	case "Round":
		return x.Round()
	case "RoundToEven":
		return x.RoundEven()
	case "Pow":
		return x.Pow(y)
	case "Atan2":
		return x.Atan2(y)
	case "Hypot":
		return x.Hypot(y)
	case "Mod":
		return x.Mod(y)
	case "Remainder":
		return x.Remainder(y)
	case "Dim":
		return x.Dim(y)
	case "Max":
		return x.Max(y)
	case "Min":
		return x.Min(y)
	case "Copysign":
		return x.Copysign(y)
	case "FMA":
		return x.MulAdd(y, z)
	}
	panic("digits: an operation without an arithmetic")
}

// An arithmetic is what a function is run in. Its numbers lie in the limbs of a QD.
type arithmetic struct {
	name  string // as it is shown
	round func(x limb.QD) limb.QD
	do    func(o op, x, y, z limb.QD) limb.QD
	value func(x limb.QD) limb.QD // of a number that has more than the arithmetic's: nil where there is none
}

func same(x limb.QD) limb.QD { return x }

func toDF(x limb.QD) limb.DF {
	y := limb.DF{Hi: float32(x.X0)}
	rest := x.X0 - float64(y.Hi) + x.X1
	if math.IsInf(float64(y.Hi), 0) || rest != rest {
		return y
	}
	y.Hi, y.Lo = limb.FastTwoSum(y.Hi, float32(rest))
	return y
}

func fromDF(x limb.DF) limb.QD { return limb.QD{X0: float64(x.Hi), X1: float64(x.Lo)} }
func toDD(x limb.QD) limb.DD   { return limb.DD{Hi: x.X0, Lo: x.X1} }
func fromDD(x limb.DD) limb.QD { return limb.QD{X0: x.Hi, X1: x.Lo} }

// in is an arithmetic of one of limb's types.
func in[N limb.Real[N]](name string, to func(limb.QD) N, from func(N) limb.QD) *arithmetic {
	return &arithmetic{
		name:  name,
		round: func(x limb.QD) limb.QD { return from(to(x)) },
		do:    func(o op, x, y, z limb.QD) limb.QD { return from(apply(o, to(x), to(y), to(z))) },
	}
}

var (
	arithmeticDF = in("DF", toDF, fromDF)
	arithmeticDD = in("DD", toDD, fromDD)
	arithmeticQD = in("QD", same, same)
)

// shaken is the arithmetic of QD with its last bits disturbed at random, wherever a result has any. What a result has
// in common with that of QD are the digits that QD itself has. It is the idea of stochastic arithmetic, [Vig04].
func shaken() *arithmetic {
	state := uint64(1)
	shake := func(x limb.QD) limb.QD {
		if x.X2 == 0 && x.X3 == 0 || math.IsInf(x.X0, 0) {
			return x // it fits in half the limbs: taken for exact
		}
		state ^= state << 13
		state ^= state >> 7
		state ^= state << 17
		e := math.Ldexp(x.X0, -207)
		if state&1 == 0 {
			e = -e
		}
		return x.AddFloat(e)
	}
	return &arithmetic{
		name:  sure,
		round: shake,
		do:    func(o op, x, y, z limb.QD) limb.QD { return shake(apply(o, x, y, z)) },
	}
}

// float is the arithmetic of float64 but for sums, which add returns.
func float(name string, add func(s, x limb.QD) limb.QD, value func(limb.QD) float64) *arithmetic {
	v := func(x limb.QD) limb.QD { return limb.QD{X0: value(x)} }
	return &arithmetic{
		name:  name,
		round: func(x limb.QD) limb.QD { return limb.QD{X0: x.X0} },
		value: v,
		do: func(o op, x, y, z limb.QD) limb.QD {
			switch o {
			case opSum:
				return add(x, y)
			case opSumSub:
				return add(x, y.Neg())
			case opProduct:
				p, e := limb.TwoProd(value(x), value(y))
				return limb.QD{X0: p, X1: e}
			}
			return limb.QD{X0: o.plain(value(x), value(y), value(z))}
		},
	}
}

// compensated adds in float64 and keeps beside each sum the sum of what its additions have lost, as Kahan, Babuška
// and Neumaier do. A product that is added has its error in its second limb, as in the Dot2 of [ORO05].
var compensated = float("compensated sum", func(s, x limb.QD) limb.QD {
	sum, e := limb.TwoSum(s.X0, x.X0)
	return limb.QD{X0: sum, X1: s.X1 + (e + x.X1)}
}, func(x limb.QD) float64 { return x.X0 + x.X1 })

// exactly adds float64 in a QD, and rounds a sum where it is used. An exact sum is never worse.
var exactly = float("exact sum", func(s, x limb.QD) limb.QD { return s.Add(x) }, func(x limb.QD) float64 { return x.X0 })
