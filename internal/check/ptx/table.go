package ptx

import (
	"maps"
	"math"
	"math/bits"
	"slices"
	"strings"
)

// form is an instruction: the types of its operands, the result first, and what it computes.
type form struct {
	types []string
	pure  func(a, b, c uint64) uint64
}

// forms are the instructions that compute, by their full names.
var forms = map[string]form{}

// carrying are those with a carry, of which the sum of 33 bits is returned: the first sets it, the other one adds it.
var carrying = map[action]struct {
	name string
	form
}{
	carries: {"mad.lo.cc.s32", form{[]string{"s32", "s32", "s32", "s32"}, func(a, b, c uint64) uint64 { return uint64(uint32(a)*uint32(b)) + c }}},
	carried: {"madc.hi.s32", form{[]string{"s32", "s32", "s32", "s32"}, func(a, b, c uint64) uint64 {
		return uint64(uint32(int64(int32(a))*int64(int32(b))>>32)) + c
	}}},
}

func add(name, types string, pure func(a, b, c uint64) uint64) {
	forms[name] = form{strings.Fields(types), pure}
}

// Floats of 32 bits have one NaN. In 64 bits that of an operand goes on.
const (
	nan32 = 0x7fffffff
	nan64 = 0xfff8000000000000
	quiet = 1 << 51
)

func from32(a uint64) float32 { return math.Float32frombits(uint32(a)) }

func to32(x float32) uint64 {
	if x != x {
		return nan32
	}
	return uint64(math.Float32bits(x))
}

func from64(a uint64) float64 { return math.Float64frombits(a) }

func to64(x float64, operands ...uint64) uint64 {
	if x == x {
		return math.Float64bits(x)
	}
	for _, a := range operands {
		if isNaN(a) {
			return a | quiet
		}
	}
	return nan64
}

func isNaN(a uint64) bool { return a&^(1<<63) > 0x7ff<<52 }

func truth(is bool) uint64 {
	if is {
		return 1
	}
	return 0
}

// fma32 rounds once: the product is exact in float64, and a sum that is not is made odd, so
// that it lies on the side of a tie where the exact one does.
func fma32(a, b, c float32) float32 {
	p, z := float64(a)*float64(b), float64(c)
	s := p + z
	v := s - p
	e := (p - (s - v)) + (z - v)
	if w := math.Float64bits(s); e != 0 && e == e && w&1 == 0 {
		if (e > 0) == (s > 0) {
			w++
		} else {
			w--
		}
		s = math.Float64frombits(w)
	}
	return float32(s)
}

// integral rounds to integers: .rni, .rzi, .rmi, .rpi.
var integral = map[string]func(float64) float64{"rni": math.RoundToEven, "rzi": math.Trunc, "rmi": math.Floor, "rpi": math.Ceil}

// toInt converts a float, that is integral, to an integer between two bounds. Of NaN it
// makes 0, or 2^(width-1) where either has 64 bits.
func toInt(x, low, high float64, width int, wide bool) uint64 {
	mask := ^uint64(0) >> (64 - width)
	switch {
	case x != x && wide:
		return 1 << (width - 1)
	case x != x:
		return 0
	case x <= low:
		return uint64(int64(low)) & mask
	case x >= high && width == 64:
		return math.MaxUint64 // .u64
	case x >= high:
		return uint64(int64(high-1)) & mask
	case low < 0:
		return uint64(int64(x)) & mask
	}
	return uint64(x)
}

// halfFrom returns the float that 16 bits are.
func halfFrom(h uint64) float32 {
	x := math.Ldexp(float64(h&0x3ff), -24)
	switch e := int(h >> 10 & 31); {
	case e == 31 && h&0x3ff != 0:
		return float32(math.NaN())
	case e == 31:
		x = math.Inf(1)
	case e > 0:
		x = math.Ldexp(float64(h&0x3ff|0x400), e-25)
	}
	if h>>15&1 != 0 {
		x = -x
	}
	return float32(x)
}

// halfOf rounds to 16 bits.
func halfOf(a float32, round func(float64) float64, most uint64) uint64 {
	sign := uint64(math.Float32bits(a)) >> 16 & 0x8000
	x := math.Abs(float64(a))
	_, e := math.Frexp(x)
	switch {
	case x != x:
		return 0x7fff
	case math.IsInf(x, 0):
		return sign | 0x7c00
	case x == 0:
		return sign
	}
	e = max(e-11, -24)
	w := round(math.Ldexp(x, -e))
	if math.Ldexp(w, e) >= 65536 {
		return sign | most
	}
	return sign | (uint64(e+24)<<10 + uint64(w)) // the bit above the significand counts the exponent up
}

// less is the order of .min and .max, in which -0 lies below 0.
func less(a, b float64) bool { return a < b || a == b && math.Signbit(a) && !math.Signbit(b) }

func init() {
	type u = uint64
	low := func(x uint32) u { return u(x) }

	// Floats.
	for op, f := range map[string]func(a, b float32) float32{
		"add.rn": func(a, b float32) float32 { return a + b },
		"sub.rn": func(a, b float32) float32 { return a - b },
		"mul.rn": func(a, b float32) float32 { return a * b },
		"div.rn": func(a, b float32) float32 { return a / b },
	} {
		add(op+".f32", "f32 f32 f32", func(a, b, _ u) u { return to32(f(from32(a), from32(b))) })
	}
	for op, f := range map[string]func(a, b float64) float64{
		"add.rn": func(a, b float64) float64 { return a + b },
		"sub.rn": func(a, b float64) float64 { return a - b },
		"mul.rn": func(a, b float64) float64 { return a * b },
		"div.rn": func(a, b float64) float64 { return a / b },
	} {
		add(op+".f64", "f64 f64 f64", func(a, b, _ u) u { return to64(f(from64(a), from64(b)), a, b) })
	}
	add("fma.rn.f32", "f32 f32 f32 f32", func(a, b, c u) u { return to32(fma32(from32(a), from32(b), from32(c))) })
	add("fma.rn.f64", "f64 f64 f64 f64", func(a, b, c u) u { return to64(math.FMA(from64(a), from64(b), from64(c)), a, b, c) })
	add("sqrt.rn.f32", "f32 f32", func(a, _, _ u) u { return to32(float32(math.Sqrt(float64(from32(a))))) })
	add("sqrt.rn.f64", "f64 f64", func(a, _, _ u) u { return to64(math.Sqrt(from64(a)), a) })
	add("neg.f32", "f32 f32", func(a, _, _ u) u { return to32(-from32(a)) })
	add("neg.f64", "f64 f64", func(a, _, _ u) u { return a ^ 1<<63 })
	add("abs.f32", "f32 f32", func(a, _, _ u) u { return to32(from32(a &^ (1 << 31))) })
	add("abs.f64", "f64 f64", func(a, _, _ u) u { return a &^ (1 << 63) })
	add("min.f32", "f32 f32 f32", func(a, b, _ u) u {
		if x, y := from32(a), from32(b); y != y || less(float64(x), float64(y)) {
			return to32(x)
		}
		return to32(from32(b))
	})
	add("max.f32", "f32 f32 f32", func(a, b, _ u) u {
		if x, y := from32(a), from32(b); y != y || less(float64(y), float64(x)) {
			return to32(x)
		}
		return to32(from32(b))
	})
	add("min.f64", "f64 f64 f64", func(a, b, _ u) u {
		if isNaN(b) || less(from64(a), from64(b)) {
			return a
		}
		return b
	})
	add("max.f64", "f64 f64 f64", func(a, b, _ u) u {
		if isNaN(b) || less(from64(b), from64(a)) {
			return a
		}
		return b
	})

	// Comparisons. Those that end in u hold where an operand is NaN.
	for op, f := range map[string]func(below, equal, above bool) bool{
		"eq": func(_, e, _ bool) bool { return e }, "ne": func(b, _, a bool) bool { return b || a },
		"lt": func(b, _, _ bool) bool { return b }, "le": func(b, e, _ bool) bool { return b || e },
		"gt": func(_, _, a bool) bool { return a }, "ge": func(_, e, a bool) bool { return e || a },
	} {
		float := func(x, y float64, unordered bool) u {
			if x != x || y != y {
				return truth(unordered)
			}
			return truth(f(x < y, x == y, x > y))
		}
		for _, end := range []string{"", "u"} {
			add("setp."+op+end+".f32", "pred f32 f32", func(a, b, _ u) u { return float(float64(from32(a)), float64(from32(b)), end == "u") })
			add("setp."+op+end+".f64", "pred f64 f64", func(a, b, _ u) u { return float(from64(a), from64(b), end == "u") })
		}
		add("setp."+op+".u32", "pred u32 u32", func(a, b, _ u) u { return truth(f(a < b, a == b, a > b)) })
		add("setp."+op+".u64", "pred u64 u64", func(a, b, _ u) u { return truth(f(a < b, a == b, a > b)) })
		add("setp."+op+".s32", "pred s32 s32", func(a, b, _ u) u {
			x, y := int32(a), int32(b)
			return truth(f(x < y, x == y, x > y))
		})
	}
	for name, f := range maps.Clone(forms) { // combined with a condition: those that are printed
		compare, ok := strings.CutPrefix(name, "setp.")
		op, t, _ := strings.Cut(compare, ".")
		if ok && slices.Contains([]string{"lt", "le", "eq", map[bool]string{true: "neu", false: "ne"}[t[0] == 'f']}, op) {
			add("setp."+op+".and."+t, "pred "+t+" "+t+" pred", func(a, b, c u) u { return f.pure(a, b, 0) & c })
			add("setp."+op+".or."+t, "pred "+t+" "+t+" pred", func(a, b, c u) u { return f.pure(a, b, 0) | c })
		}
	}
	for _, t := range []string{"f32", "f64"} {
		wide := func(a u) float64 {
			if t == "f32" {
				return float64(from32(a))
			}
			return from64(a)
		}
		add("testp.finite."+t, "pred "+t, func(a, _, _ u) u { return truth(wide(a)-wide(a) == 0) })
		add("testp.infinite."+t, "pred "+t, func(a, _, _ u) u { return truth(math.IsInf(wide(a), 0)) })
		add("testp.notanumber."+t, "pred "+t, func(a, _, _ u) u { return truth(wide(a) != wide(a)) })
	}

	// Conversions.
	for mode, round := range integral {
		add("cvt."+mode+".f32.f32", "f32 f32", func(a, _, _ u) u { return to32(float32(round(float64(from32(a))))) })
		add("cvt."+mode+".f64.f64", "f64 f64", func(a, _, _ u) u { return to64(round(from64(a)), a) })
		add("cvt."+mode+".s32.f32", "s32 f32", func(a, _, _ u) u { return toInt(round(float64(from32(a))), -1<<31, 1<<31, 32, false) })
		add("cvt."+mode+".s32.f64", "s32 f64", func(a, _, _ u) u { return toInt(round(from64(a)), -1<<31, 1<<31, 32, true) })
		add("cvt."+mode+".u64.f32", "u64 f32", func(a, _, _ u) u { return toInt(round(float64(from32(a))), 0, 1<<64, 64, true) })
		add("cvt."+mode+".u64.f64", "u64 f64", func(a, _, _ u) u { return toInt(round(from64(a)), 0, 1<<64, 64, true) })
	}
	add("cvt.f64.f32", "f64 f32", func(a, _, _ u) u { return to64(float64(from32(a))) })
	add("cvt.rn.f32.f64", "f32 f64", func(a, _, _ u) u { return to32(float32(from64(a))) })
	directed()
	add("cvt.u64.u32", "u64 u32", func(a, _, _ u) u { return a })
	add("cvt.u32.u64", "u32 u64", func(a, _, _ u) u { return low(uint32(a)) })
	add("cvt.u32.u16", "u32 b16", func(a, _, _ u) u { return a })
	add("cvt.u16.u32", "b16 u32", func(a, _, _ u) u { return a & 0xffff })
	add("cvt.f32.f16", "f32 b16", func(a, _, _ u) u { return to32(halfFrom(a)) })
	add("cvt.rn.f16.f32", "b16 f32", func(a, _, _ u) u { return halfOf(from32(a), math.RoundToEven, 0x7c00) })
	add("cvt.rz.f16.f32", "b16 f32", func(a, _, _ u) u { return halfOf(from32(a), math.Trunc, 0x7bff) })
	add("cvta.to.global.u64", "u64 u64", func(a, _, _ u) u { return a })

	// Integers.
	for _, t := range []string{"s32", "u32"} {
		three := t + " " + t + " " + t
		add("add."+t, three, func(a, b, _ u) u { return low(uint32(a) + uint32(b)) })
		add("sub."+t, three, func(a, b, _ u) u { return low(uint32(a) - uint32(b)) })
		add("mul.lo."+t, three, func(a, b, _ u) u { return low(uint32(a) * uint32(b)) })
		add("mad.lo."+t, three+" "+t, func(a, b, c u) u { return low(uint32(a)*uint32(b) + uint32(c)) })
	}
	add("add.u64", "u64 u64 u64", func(a, b, _ u) u { return a + b })
	add("sub.u64", "u64 u64 u64", func(a, b, _ u) u { return a - b })
	add("mul.lo.u64", "u64 u64 u64", func(a, b, _ u) u { return a * b })
	add("mul.hi.u64", "u64 u64 u64", func(a, b, _ u) u { hi, _ := bits.Mul64(a, b); return hi })
	add("mul.hi.u32", "u32 u32 u32", func(a, b, _ u) u { return a * b >> 32 })
	add("mul.hi.s32", "s32 s32 s32", func(a, b, _ u) u { return low(uint32(int64(int32(a)) * int64(int32(b)) >> 32)) })
	add("mul.wide.u32", "u64 u32 u32", func(a, b, _ u) u { return a * b })
	add("mad.wide.u32", "u64 u32 u32 u64", func(a, b, c u) u { return a*b + c })
	add("mad.wide.s32", "u64 s32 s32 u64", func(a, b, c u) u { return u(int64(int32(a))*int64(int32(b))) + c })
	add("neg.s32", "s32 s32", func(a, _, _ u) u { return low(-uint32(a)) })
	add("div.s32", "s32 s32 s32", func(a, b, _ u) u {
		if b == 0 {
			return low(unwritten & math.MaxUint32) // unspecified
		}
		return low(uint32(int32(a) / int32(b)))
	})
	add("rem.s32", "s32 s32 s32", func(a, b, _ u) u {
		if b == 0 {
			return low(unwritten & math.MaxUint32)
		}
		return low(uint32(int32(a) % int32(b)))
	})
	clamp := func(x int64) u { return low(uint32(int32(min(max(x, math.MinInt32), math.MaxInt32)))) }
	add("dp4a.s32.s32", "s32 s32 s32 s32", func(a, b, c u) u {
		for i := range 4 {
			c += u(int64(int8(a>>(8*i))) * int64(int8(b>>(8*i))))
		}
		return low(uint32(c))
	})
	add("add.sat.s32", "s32 s32 s32", func(a, b, _ u) u { return clamp(int64(int32(a)) + int64(int32(b))) })
	add("sub.sat.s32", "s32 s32 s32", func(a, b, _ u) u { return clamp(int64(int32(a)) - int64(int32(b))) })

	// Bits. Shifts by the width and more leave zeros, or signs.
	for t, mask := range map[string]u{"b32": 1<<32 - 1, "b64": 1<<64 - 1, "pred": 1} {
		three := t + " " + t + " " + t
		add("and."+t, three, func(a, b, _ u) u { return a & b })
		add("or."+t, three, func(a, b, _ u) u { return a | b })
		add("xor."+t, three, func(a, b, _ u) u { return a ^ b })
		add("not."+t, t+" "+t, func(a, _, _ u) u { return ^a & mask })
		if t != "pred" {
			add("shl."+t, t+" "+t+" u32", func(a, b, _ u) u { return a << b & mask })
		}
	}
	add("shr.u32", "u32 u32 u32", func(a, b, _ u) u { return a >> b })
	add("shr.u64", "u64 u64 u32", func(a, b, _ u) u { return a >> b })
	add("shr.s32", "s32 s32 u32", func(a, b, _ u) u { return low(uint32(int32(a) >> b)) })
	add("shf.l.wrap.b32", "b32 b32 b32 u32", func(a, b, c u) u { return low(uint32((b<<32 | a) << (c & 31) >> 32)) })
	add("clz.b32", "u32 b32", func(a, _, _ u) u { return u(bits.LeadingZeros32(uint32(a))) })
	add("clz.b64", "u32 b64", func(a, _, _ u) u { return u(bits.LeadingZeros64(a)) })
	add("popc.b32", "u32 b32", func(a, _, _ u) u { return u(bits.OnesCount32(uint32(a))) })

	for t := range widths {
		if t == "b16" {
			continue
		}
		add("mov."+t, t+" "+t, func(a, _, _ u) u { return a })
		if t != "pred" {
			add("selp."+t, t+" "+t+" "+t+" pred", func(a, b, c u) u {
				if c != 0 {
					return a
				}
				return b
			})
		}
	}
}

// widths are the types, and their bits.
var widths = map[string]int{"pred": 1, "b16": 16, "b32": 32, "s32": 32, "u32": 32, "f32": 32, "b64": 64, "u64": 64, "f64": 64}
