package digits

import (
	"fmt"
	"math"

	"github.com/limbfp/limb"
)

// # Beyond the range of float64
//
// QD has the exponents of float64, so where a number overflows or underflows its shadow does so with it, and their
// difference says nothing. An input on which that happens is run again with shadows that have exponents of their own.

// scaled is the arithmetic of three limbs with an exponent: of a number m 2^e, with |m| in [1, 2), the limbs of m lie in
// X0, X1 and X2, and e in X3. What is no finite number, or 0, is X0.
var scaled = &arithmetic{
	name:  "scaled",
	round: func(x limb.QD) limb.QD { return joined(x, 0) },
	do:    scaledOf,
	value: unscaled,
}

func unscaled(x limb.QD) limb.QD { return ldexp(limb.QD{X0: x.X0, X1: x.X1, X2: x.X2}, int(x.X3)) }

// ldexp returns m 2^e, infinite or with fewer limbs beyond the range.
func ldexp(m limb.QD, e int) limb.QD {
	if e == 0 || m.X0 == 0 {
		return m
	}
	x := limb.QD{X0: math.Ldexp(m.X0, e), X1: math.Ldexp(m.X1, e), X2: math.Ldexp(m.X2, e), X3: math.Ldexp(m.X3, e)}
	if !finite(x.X0) {
		return limb.QD{X0: x.X0}
	}
	return x
}

// joined returns the scaled number m 2^e.
func joined(m limb.QD, e int) limb.QD {
	if m.X0 == 0 || !finite(m.X0) {
		return limb.QD{X0: m.X0}
	}
	k := math.Ilogb(m.X0)
	m = ldexp(m, -k)
	return limb.QD{X0: m.X0, X1: m.X1, X2: m.X2, X3: float64(k + e)}
}

func scaledSum(x, y limb.QD) limb.QD {
	switch {
	case x.X0 == 0:
		return y
	case y.X0 == 0:
		return x
	case x.X3 < y.X3:
		x, y = y, x
	}
	e := x.X3
	d := int(e - y.X3)
	x.X3, y.X3 = 0, 0
	if d < 300 { // else nothing of y is within the limbs of x
		x = x.Add(ldexp(y, -d))
	}
	return joined(x, int(e))
}

// scaledAlike returns numbers within the range that compare as two scaled ones do.
func scaledAlike(x, y limb.QD) (limb.QD, limb.QD) {
	if finite(x.X0) && finite(y.X0) {
		return limb.QD{X0: scaledSum(x, scaledNeg(y)).X0}, limb.QD{}
	}
	return limb.QD{X0: x.X0}, limb.QD{X0: y.X0}
}

// scaledText writes a number to a few digits.
func scaledText(x limb.QD) string {
	if x.X0 == 0 || !finite(x.X0) {
		return fmt.Sprint(x.X0)
	}
	log := math.Log10(math.Abs(x.X0)) + x.X3*math.Log10(2)
	return fmt.Sprintf("%.4ge%+d", math.Copysign(math.Pow(10, log-math.Floor(log)), x.X0), int(math.Floor(log)))
}

func scaledNeg(x limb.QD) limb.QD { return limb.QD{X0: -x.X0, X1: -x.X1, X2: -x.X2, X3: x.X3} }

// scaledOf is an operation on scaled numbers. Functions of package math other than those here get their arguments, and
// give their results, within the range.
func scaledOf(o op, x, y, z limb.QD) limb.QD {
	value := unscaled
	within := func() limb.QD { return joined(apply(o, value(x), value(y), value(z)), 0) }
	if !finite(x.X0) || !finite(y.X0) || !finite(z.X0) {
		return within()
	}
	ln2 := limb.Ln2[limb.QD]()
	a, b := x, y
	a.X3, b.X3 = 0, 0
	ex, ey := int(x.X3), int(y.X3)
	switch o {
	case opAdd, opSum:
		return scaledSum(x, y)
	case opSub, opSumSub:
		return scaledSum(x, scaledNeg(y))
	case opMul, opProduct:
		return joined(a.Mul(b), ex+ey)
	case opDiv:
		if b.X0 == 0 {
			return within()
		}
		return joined(a.Div(b), ex-ey)
	case opNeg:
		return scaledNeg(x)
	}
	switch functions[o-opFunction].name {
	case "Sqrt":
		return joined(ldexp(a, ex&1).Sqrt(), ex>>1)
	case "Abs":
		if x.X0 < 0 {
			return scaledNeg(x)
		}
		return x
	case "Max", "Min":
		if d := scaledSum(x, scaledNeg(y)); d.X0 != 0 {
			if (d.X0 > 0) == (functions[o-opFunction].name == "Max") {
				return x
			}
			return y
		}
	case "FMA":
		return scaledSum(joined(a.Mul(b), ex+ey), z)
	case "Hypot":
		s := scaledSum(joined(a.Mul(a), 2*ex), joined(b.Mul(b), 2*ey))
		return scaledOf(lookup("Sqrt"), s, limb.QD{}, limb.QD{})
	case "Cbrt":
		k := ex - 3*(ex/3)
		return joined(ldexp(a, k).Cbrt(), ex/3)
	case "Exp":
		if k := math.Round(value(x).X0 / math.Ln2); math.Abs(k) < 1<<40 {
			return joined(value(x).Sub(ln2.MulFloat(k)).Exp(), int(k))
		}
	case "Exp2":
		if k := math.Round(value(x).X0); math.Abs(k) < 1<<40 {
			return joined(value(x).AddFloat(-k).Exp2(), int(k))
		}
	case "Sinh", "Cosh":
		if v := value(x); math.Abs(v.X0) > 300 { // 2 sinh |x| = 2 cosh x = exp |x|, to all bits
			e := scaledOf(lookup("Exp"), scaledOf(lookup("Abs"), x, y, z), y, z)
			if e.X3--; v.X0 < 0 && functions[o-opFunction].name == "Sinh" {
				return scaledNeg(e)
			}
			return e
		} else if functions[o-opFunction].name == "Sinh" && x.X3 < -400 {
			return x
		}
	case "Log", "Log2", "Log10":
		if x.X0 > 0 {
			log := a.Log2().AddFloat(x.X3)
			switch functions[o-opFunction].name {
			case "Log":
				log = a.Log().Add(ln2.MulFloat(x.X3))
			case "Log10":
				log = log.Mul(limb.NewQD(2).Log10())
			}
			return joined(log, 0)
		}
	case "Atan2":
		if d := ex - ey; a.X0 != 0 && b.X0 != 0 && d > -400 && d < 400 { // the angle of y 2^-k and x 2^-k
			return joined(ldexp(a, d).Atan2(b), 0)
		}
	case "Sin", "Tan", "Asin", "Atan", "Tanh", "Asinh", "Atanh", "Expm1", "Log1p": // x, to all bits
		if x.X3 < -400 {
			return x
		}
	case "Pow":
		if r := within(); x.X0 <= 0 || y.X0 == 0 || math.Abs(r.X3) < 800 && r.X0 != 0 && finite(r.X0) {
			return r
		}
		log := scaledOf(lookup("Log"), x, limb.QD{}, limb.QD{})
		return scaledOf(lookup("Exp"), scaledOf(opMul, y, log, limb.QD{}), limb.QD{}, limb.QD{})
	}
	return within()
}

// ranges reports whether an operation may give a number beyond the range of finite operands.
func (o op) ranges() bool {
	switch o {
	case opMul, opProduct, opDiv:
		return true
	case opLeaf, opAdd, opSum, opSub, opSumSub, opNeg:
		return false
	}
	switch functions[o-opFunction].name {
	case "Exp", "Exp2", "Pow", "Erfc", "FMA":
		return true
	}
	return false
}

// tiny reports whether a node has underflowed: it has fewer than 53 bits, or is 0 in place of a smaller number.
func (r *run) tiny(z int32) bool {
	n := r.ops[z]
	if !n.op.ranges() || math.Abs(r.v[z]) >= 0x1p-1022 {
		return false
	}
	if r.v[z] != 0 {
		return true
	}
	in := [3]int32{n.a, n.b, n.c}
	for i := range n.op.args() {
		if x := r.v[in[i]]; !finite(x) || x == 0 {
			return false
		}
	}
	return true
}

// overflows reports whether a node is infinite, of finite operands, and not by a division by 0 or a pole.
func (r *run) overflows(z int32) bool {
	n := r.ops[z]
	if !math.IsInf(r.v[z], 0) || n.op == opLeaf || n.op == opDiv && r.v[n.b] == 0 {
		return false
	}
	in := [3]int32{n.a, n.b, n.c}
	for i := range n.op.args() {
		if !finite(r.v[in[i]]) {
			return false
		}
	}
	if n.op >= opFunction {
		switch functions[n.op-opFunction].name {
		case "Log", "Log2", "Log10", "Log1p", "Atanh", "Gamma", "Y0", "Y1": // poles
			return false
		case "Pow":
			return r.v[n.a] != 0
		}
	}
	return true
}

// leaves reports whether numbers of a run leave the range in which QD is sure of them. It notes which are lost: those that
// have underflowed, and what is as small because of them.
func (r *run) leaves() bool {
	leaves := false
	r.lost = make([]bool, len(r.ops))
	for z, n := range r.ops {
		x := math.Abs(r.v[z])
		switch {
		case !finite(x):
			if r.overflows(int32(z)) {
				r.overflowed, leaves = true, true
			}
		case x < 0x1p-800:
			leaves = leaves || x != 0
			if x < 0x1p-1022 && n.op != opLeaf {
				r.lost[z] = r.tiny(int32(z)) || r.lostOf(n) >= 0
				leaves = leaves || r.lost[z]
			}
		}
	}
	return leaves
}

// lostOf returns the first operand that is lost, or infinite where a number overflows, -1 where none is.
func (r *run) lostOf(n node) int32 {
	in := [3]int32{n.a, n.b, n.c}
	for i := range n.op.args() {
		if r.lost[in[i]] || r.overflowed && !finite(r.v[in[i]]) {
			return in[i]
		}
	}
	return -1
}

// err is the relative error of a node, at most 1. Of what has left the range it is a bound: half of the least number.
func (r *run) err(z int32) float64 {
	e := relative(r.v[z], r.s[z])
	switch {
	case r.overflowed && !finite(r.v[z]):
		return 1
	case r.lost[z]:
		return max(e, min(1, 0x1p-1074/math.Abs(r.v[z])/2))
	}
	return e
}
