package ptx

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/rounding"
	"github.com/limbfp/limb/internal/check/testenv"
)

type (
	u32 = uint32
	u64 = uint64
	s32 = int32
	f32 = float32
	f64 = float64
)

// exact rounds an exact result once; a zero, Inf or NaN is what Go says.
func exact32(x *big.Rat, otherwise f32) f32 {
	if x == nil || x.Sign() == 0 {
		return otherwise
	}
	r, _ := x.Float32()
	return r
}

func exact64(x *big.Rat, otherwise f64) f64 {
	if x == nil || x.Sign() == 0 {
		return otherwise
	}
	r, _ := x.Float64()
	return r
}

// rats returns finite numbers as fractions, or nil.
func rats(x ...f64) (list []*big.Rat) {
	for _, a := range x {
		if a-a != 0 {
			return nil
		}
		list = append(list, new(big.Rat).SetFloat64(a))
	}
	return list
}

func rat(f func(z *big.Rat, x []*big.Rat) *big.Rat, x ...f64) *big.Rat {
	if list := rats(x...); list != nil {
		return f(new(big.Rat), list)
	}
	return nil
}

func sum(z *big.Rat, x []*big.Rat) *big.Rat        { return z.Add(x[0], x[1]) }
func difference(z *big.Rat, x []*big.Rat) *big.Rat { return z.Sub(x[0], x[1]) }
func product(z *big.Rat, x []*big.Rat) *big.Rat    { return z.Mul(x[0], x[1]) }
func quotient(z *big.Rat, x []*big.Rat) *big.Rat {
	if x[1].Sign() == 0 {
		return nil
	}
	return z.Quo(x[0], x[1])
}

// least and most are IEEE 754-2008's minNum and maxNum, with -0 below 0.
func least[T f32 | f64](a, b T) T {
	switch {
	case a != a:
		return b
	case b != b:
		return a
	}
	return T(math.Min(f64(a), f64(b)))
}

func most[T f32 | f64](a, b T) T { return -least(-a, -b) }

func choose[T any](a, b T, p bool) T {
	if p {
		return a
	}
	return b
}

func identity[T any](a T) T { return a }

// meanings are what the instructions mean, in Go, package fp and fractions.
var meanings = map[string]any{
	"add.rn.f32":  func(a, b f32) f32 { return exact32(rat(sum, f64(a), f64(b)), a+b) },
	"sub.rn.f32":  func(a, b f32) f32 { return exact32(rat(difference, f64(a), f64(b)), a-b) },
	"mul.rn.f32":  func(a, b f32) f32 { return exact32(rat(product, f64(a), f64(b)), a*b) },
	"div.rn.f32":  func(a, b f32) f32 { return exact32(rat(quotient, f64(a), f64(b)), a/b) },
	"add.rn.f64":  func(a, b f64) f64 { return exact64(rat(sum, a, b), a+b) },
	"sub.rn.f64":  func(a, b f64) f64 { return exact64(rat(difference, a, b), a-b) },
	"mul.rn.f64":  func(a, b f64) f64 { return exact64(rat(product, a, b), a*b) },
	"div.rn.f64":  func(a, b f64) f64 { return exact64(rat(quotient, a, b), a/b) },
	"fma.rn.f32":  func(a, b, c f32) f32 { return fp.FMA(a, b, c, fp.ToNearestEven) },
	"fma.rn.f64":  func(a, b, c f64) f64 { return fp.FMA(a, b, c, fp.ToNearestEven) },
	"sqrt.rn.f32": func(a f32) f32 { return fp.Sqrt(a, fp.ToNearestEven) },
	"sqrt.rn.f64": func(a f64) f64 { return fp.Sqrt(a, fp.ToNearestEven) },
	"neg.f32":     func(a f32) f32 { return -a },
	"neg.f64":     func(a f64) f64 { return -a },
	"abs.f32":     func(a f32) f32 { return f32(math.Abs(f64(a))) },
	"abs.f64":     math.Abs,
	"min.f32":     least[f32], "min.f64": least[f64], "max.f32": most[f32], "max.f64": most[f64],

	"cvt.sat.f32.f32": func(a f32) f32 { return least(most(a, 0), 1) },
	"setp.eq.f32":     func(a, b f32) bool { return a == b }, "setp.ne.f32": func(a, b f32) bool { return a < b || a > b },
	"setp.lt.f32": func(a, b f32) bool { return a < b }, "setp.le.f32": func(a, b f32) bool { return a <= b },
	"setp.gt.f32": func(a, b f32) bool { return a > b }, "setp.ge.f32": func(a, b f32) bool { return a >= b },
	"setp.equ.f32": func(a, b f32) bool { return !(a < b || a > b) }, "setp.neu.f32": func(a, b f32) bool { return a != b },
	"setp.ltu.f32": func(a, b f32) bool { return !(a >= b) }, "setp.leu.f32": func(a, b f32) bool { return !(a > b) },
	"setp.gtu.f32": func(a, b f32) bool { return !(a <= b) }, "setp.geu.f32": func(a, b f32) bool { return !(a < b) },
	"setp.eq.f64": func(a, b f64) bool { return a == b }, "setp.ne.f64": func(a, b f64) bool { return a < b || a > b },
	"setp.lt.f64": func(a, b f64) bool { return a < b }, "setp.le.f64": func(a, b f64) bool { return a <= b },
	"setp.gt.f64": func(a, b f64) bool { return a > b }, "setp.ge.f64": func(a, b f64) bool { return a >= b },
	"setp.equ.f64": func(a, b f64) bool { return !(a < b || a > b) }, "setp.neu.f64": func(a, b f64) bool { return a != b },
	"setp.ltu.f64": func(a, b f64) bool { return !(a >= b) }, "setp.leu.f64": func(a, b f64) bool { return !(a > b) },
	"setp.gtu.f64": func(a, b f64) bool { return !(a <= b) }, "setp.geu.f64": func(a, b f64) bool { return !(a < b) },
	"setp.eq.s32": func(a, b s32) bool { return a == b }, "setp.ne.s32": func(a, b s32) bool { return a != b },
	"setp.lt.s32": func(a, b s32) bool { return a < b }, "setp.le.s32": func(a, b s32) bool { return a <= b },
	"setp.gt.s32": func(a, b s32) bool { return a > b }, "setp.ge.s32": func(a, b s32) bool { return a >= b },
	"setp.eq.u32": func(a, b u32) bool { return a == b }, "setp.ne.u32": func(a, b u32) bool { return a != b },
	"setp.lt.u32": func(a, b u32) bool { return a < b }, "setp.le.u32": func(a, b u32) bool { return a <= b },
	"setp.gt.u32": func(a, b u32) bool { return a > b }, "setp.ge.u32": func(a, b u32) bool { return a >= b },
	"setp.eq.u64": func(a, b u64) bool { return a == b }, "setp.ne.u64": func(a, b u64) bool { return a != b },
	"setp.lt.u64": func(a, b u64) bool { return a < b }, "setp.le.u64": func(a, b u64) bool { return a <= b },
	"setp.gt.u64": func(a, b u64) bool { return a > b }, "setp.ge.u64": func(a, b u64) bool { return a >= b },
	"setp.lt.and.f32":      func(a, b f32, c bool) bool { return a < b && c },
	"setp.lt.or.f32":       func(a, b f32, c bool) bool { return a < b || c },
	"setp.le.and.f32":      func(a, b f32, c bool) bool { return a <= b && c },
	"setp.le.or.f32":       func(a, b f32, c bool) bool { return a <= b || c },
	"setp.eq.and.f32":      func(a, b f32, c bool) bool { return a == b && c },
	"setp.eq.or.f32":       func(a, b f32, c bool) bool { return a == b || c },
	"setp.neu.and.f32":     func(a, b f32, c bool) bool { return a != b && c },
	"setp.neu.or.f32":      func(a, b f32, c bool) bool { return a != b || c },
	"setp.lt.and.f64":      func(a, b f64, c bool) bool { return a < b && c },
	"setp.lt.or.f64":       func(a, b f64, c bool) bool { return a < b || c },
	"setp.le.and.f64":      func(a, b f64, c bool) bool { return a <= b && c },
	"setp.le.or.f64":       func(a, b f64, c bool) bool { return a <= b || c },
	"setp.eq.and.f64":      func(a, b f64, c bool) bool { return a == b && c },
	"setp.eq.or.f64":       func(a, b f64, c bool) bool { return a == b || c },
	"setp.neu.and.f64":     func(a, b f64, c bool) bool { return a != b && c },
	"setp.neu.or.f64":      func(a, b f64, c bool) bool { return a != b || c },
	"setp.lt.and.s32":      func(a, b s32, c bool) bool { return a < b && c },
	"setp.lt.or.s32":       func(a, b s32, c bool) bool { return a < b || c },
	"setp.le.and.s32":      func(a, b s32, c bool) bool { return a <= b && c },
	"setp.le.or.s32":       func(a, b s32, c bool) bool { return a <= b || c },
	"setp.eq.and.s32":      func(a, b s32, c bool) bool { return a == b && c },
	"setp.eq.or.s32":       func(a, b s32, c bool) bool { return a == b || c },
	"setp.ne.and.s32":      func(a, b s32, c bool) bool { return a != b && c },
	"setp.ne.or.s32":       func(a, b s32, c bool) bool { return a != b || c },
	"setp.lt.and.u32":      func(a, b u32, c bool) bool { return a < b && c },
	"setp.lt.or.u32":       func(a, b u32, c bool) bool { return a < b || c },
	"setp.le.and.u32":      func(a, b u32, c bool) bool { return a <= b && c },
	"setp.le.or.u32":       func(a, b u32, c bool) bool { return a <= b || c },
	"setp.eq.and.u32":      func(a, b u32, c bool) bool { return a == b && c },
	"setp.eq.or.u32":       func(a, b u32, c bool) bool { return a == b || c },
	"setp.ne.and.u32":      func(a, b u32, c bool) bool { return a != b && c },
	"setp.ne.or.u32":       func(a, b u32, c bool) bool { return a != b || c },
	"setp.lt.and.u64":      func(a, b u64, c bool) bool { return a < b && c },
	"setp.lt.or.u64":       func(a, b u64, c bool) bool { return a < b || c },
	"setp.le.and.u64":      func(a, b u64, c bool) bool { return a <= b && c },
	"setp.le.or.u64":       func(a, b u64, c bool) bool { return a <= b || c },
	"setp.eq.and.u64":      func(a, b u64, c bool) bool { return a == b && c },
	"setp.eq.or.u64":       func(a, b u64, c bool) bool { return a == b || c },
	"setp.ne.and.u64":      func(a, b u64, c bool) bool { return a != b && c },
	"setp.ne.or.u64":       func(a, b u64, c bool) bool { return a != b || c },
	"testp.finite.f32":     func(a f32) bool { return math.Float32bits(a)>>23&0xff != 0xff },
	"testp.finite.f64":     func(a f64) bool { return math.Float64bits(a)>>52&0x7ff != 0x7ff },
	"testp.infinite.f32":   func(a f32) bool { return math.Float32bits(a)<<1 == 0xff000000 },
	"testp.infinite.f64":   func(a f64) bool { return math.Float64bits(a)<<1 == 0x7ff<<53 },
	"testp.notanumber.f32": func(a f32) bool { return math.Float32bits(a)<<1 > 0xff000000 },
	"testp.notanumber.f64": func(a f64) bool { return math.Float64bits(a)<<1 > 0x7ff<<53 },

	"cvt.f64.f32": func(a f32) f64 { return f64(a) }, "cvt.rn.f32.f64": func(a f64) f32 { return fp.ToFloat32(a, fp.ToNearestEven) },
	"cvt.rn.f32.s32": func(a s32) f32 { return fp.FromInteger[f32](a, fp.ToNearestEven) },
	"cvt.rn.f32.u32": func(a u32) f32 { return fp.FromInteger[f32](a, fp.ToNearestEven) },
	"cvt.rn.f32.u64": func(a u64) f32 { return fp.FromInteger[f32](a, fp.ToNearestEven) }, "cvt.rn.f64.u64": func(a u64) f64 { return fp.FromInteger[f64](a, fp.ToNearestEven) },
	"cvt.rn.f64.s32": func(a s32) f64 { return f64(a) }, "cvt.rn.f64.u32": func(a u32) f64 { return f64(a) },
	"cvt.u64.u32": func(a u32) u64 { return u64(a) }, "cvt.u32.u64": func(a u64) u32 { return u32(a) },
	"cvt.u32.u16": func(a uint16) u32 { return u32(a) }, "cvt.u16.u32": func(a u32) uint16 { return uint16(a) },
	"cvt.f32.f16":        func(a uint16) f32 { return fp.Half(a).Float32() },
	"cvt.rn.f16.f32":     func(a f32) uint16 { return uint16(fp.ToHalf(a, fp.ToNearestEven)) },
	"cvt.rz.f16.f32":     func(a f32) uint16 { return uint16(fp.ToHalf(a, fp.ToZero)) },
	"cvta.to.global.u64": identity[u64],

	"add.s32": func(a, b s32) s32 { return a + b }, "add.u32": func(a, b u32) u32 { return a + b }, "add.u64": func(a, b u64) u64 { return a + b },
	"sub.s32": func(a, b s32) s32 { return a - b }, "sub.u32": func(a, b u32) u32 { return a - b }, "sub.u64": func(a, b u64) u64 { return a - b },
	"mul.lo.s32": func(a, b s32) s32 { return a * b }, "mul.lo.u32": func(a, b u32) u32 { return a * b }, "mul.lo.u64": func(a, b u64) u64 { return a * b },
	"mad.lo.s32": func(a, b, c s32) s32 { return a*b + c }, "mad.lo.u32": func(a, b, c u32) u32 { return a*b + c },
	"mul.hi.s32":   func(a, b s32) s32 { return s32(int64(a) * int64(b) >> 32) },
	"mul.hi.u32":   func(a, b u32) u32 { hi, _ := bits.Mul32(a, b); return hi },
	"mul.hi.u64":   func(a, b u64) u64 { return new(big.Int).Rsh(new(big.Int).Mul(whole(a), whole(b)), 64).Uint64() },
	"mul.wide.u32": func(a, b u32) u64 { return u64(a) * u64(b) },
	"mad.wide.s32": func(a, b s32, c u64) u64 { return u64(int64(a)*int64(b)) + c },
	"mad.wide.u32": func(a, b u32, c u64) u64 { return u64(a)*u64(b) + c },
	"dp4a.s32.s32": func(a, b, c s32) s32 {
		return c + a<<24>>24*(b<<24>>24) + a<<16>>24*(b<<16>>24) + a<<8>>24*(b<<8>>24) + a>>24*(b>>24)
	},
	"neg.s32": func(a s32) s32 { return -a },
	"div.s32": func(a, b s32) s32 {
		if b == 0 {
			return s32(-0x4a4a4a4b)
		}
		return a / b
	},
	"rem.s32": func(a, b s32) s32 {
		if b == 0 {
			return s32(-0x4a4a4a4b)
		}
		return a % b
	},
	"add.sat.s32": func(a, b s32) s32 { return s32(max(min(int64(a)+int64(b), math.MaxInt32), math.MinInt32)) },
	"sub.sat.s32": func(a, b s32) s32 { return s32(max(min(int64(a)-int64(b), math.MaxInt32), math.MinInt32)) },

	"and.b32": func(a, b u32) u32 { return a & b }, "or.b32": func(a, b u32) u32 { return a | b }, "xor.b32": func(a, b u32) u32 { return a ^ b },
	"and.b64": func(a, b u64) u64 { return a & b }, "or.b64": func(a, b u64) u64 { return a | b }, "xor.b64": func(a, b u64) u64 { return a ^ b },
	"and.pred": func(a, b bool) bool { return a && b }, "or.pred": func(a, b bool) bool { return a || b }, "xor.pred": func(a, b bool) bool { return a != b },
	"not.b32": func(a u32) u32 { return ^a }, "not.b64": func(a u64) u64 { return ^a }, "not.pred": func(a bool) bool { return !a },
	"shl.b32": func(a, n u32) u32 { return a << n }, "shl.b64": func(a u64, n u32) u64 { return a << n },
	"shr.u32": func(a, n u32) u32 { return a >> n }, "shr.u64": func(a u64, n u32) u64 { return a >> n }, "shr.s32": func(a s32, n u32) s32 { return a >> n },
	"shf.l.wrap.b32": func(a, b, n u32) u32 { return u32((u64(b)<<32 | u64(a)) >> (32 - n&31)) },
	"clz.b32":        func(a u32) u32 { return u32(32 - bits.Len32(a)) }, "clz.b64": func(a u64) u32 { return u32(64 - bits.Len64(a)) },
	"popc.b32": func(a u32) u32 { return u32(strings.Count(fmt.Sprintf("%b", a), "1")) },

	"mov.pred": identity[bool], "mov.b32": identity[u32], "mov.s32": identity[s32], "mov.u32": identity[u32], "mov.f32": identity[f32],
	"mov.b64": identity[u64], "mov.u64": identity[u64], "mov.f64": identity[f64],
	"selp.b32": choose[u32], "selp.s32": choose[s32], "selp.u32": choose[u32], "selp.f32": choose[f32],
	"selp.b64": choose[u64], "selp.u64": choose[u64], "selp.f64": choose[f64],
}

func whole(a u64) *big.Int { return new(big.Int).SetUint64(a) }

func init() {
	modes := map[string]fp.Mode{"rni": fp.ToNearestEven, "rzi": fp.ToZero, "rmi": fp.Down, "rpi": fp.Up}
	to := map[string]func(f64) f64{"rni": math.RoundToEven, "rzi": math.Trunc, "rmi": math.Floor, "rpi": math.Ceil}
	for name, m := range modes {
		meanings["cvt."+name+".s32.f32"] = func(a f32) s32 { return fp.ToInteger[s32](a, m) }
		meanings["cvt."+name+".s32.f64"] = func(a f64) s32 { return fp.ToInteger[s32](a, m) }
		meanings["cvt."+name+".u32.f32"] = func(a f32) u32 { return fp.ToInteger[u32](a, m) }
		meanings["cvt."+name+".u32.f64"] = func(a f64) u32 { return fp.ToInteger[u32](a, m) }
		meanings["cvt."+name+".u64.f32"] = func(a f32) u64 { return fp.ToInteger[u64](a, m) }
		meanings["cvt."+name+".u64.f64"] = func(a f64) u64 { return fp.ToInteger[u64](a, m) }
		meanings["cvt."+name+".f32.f32"] = func(a f32) f32 { return f32(to[name](f64(a))) }
		meanings["cvt."+name+".f64.f64"] = func(a f64) f64 { return to[name](a) }
	}
}

func init() {
	for name, m := range map[string]fp.Mode{"rm": fp.Down, "rp": fp.Up, "rz": fp.ToZero} {
		for _, op := range []string{"Add", "Mul", "Div"} {
			meanings[strings.ToLower(op)+"."+name+".f32"] = func(a, b f32) f32 { return rounding.Want(op, m, a, b) }
			meanings[strings.ToLower(op)+"."+name+".f64"] = func(a, b f64) f64 { return rounding.Want(op, m, a, b) }
		}
		meanings["fma."+name+".f32"] = func(a, b, c f32) f32 { return rounding.Want("FMA", m, a, b, c) }
		meanings["fma."+name+".f64"] = func(a, b, c f64) f64 { return rounding.Want("FMA", m, a, b, c) }
		for _, op := range []string{"Rcp", "Sqrt"} {
			meanings[strings.ToLower(op)+"."+name+".f32"] = func(a f32) f32 { return rounding.Want(op, m, a) }
			meanings[strings.ToLower(op)+"."+name+".f64"] = func(a f64) f64 { return rounding.Want(op, m, a) }
		}
		meanings["cvt."+name+".f32.f64"] = func(a f64) f32 {
			if a == 0 || a-a != 0 {
				return f32(a)
			}
			return rounding.Of[f32](rats(a)[0], m)
		}
		meanings["cvt."+name+".f32.s32"] = func(a s32) f32 { return integer[f32](whole(u64(max(int64(a), -int64(a)))), a < 0, m) }
		meanings["cvt."+name+".f32.u32"] = func(a u32) f32 { return integer[f32](whole(u64(a)), false, m) }
		meanings["cvt."+name+".f32.u64"] = func(a u64) f32 { return integer[f32](whole(a), false, m) }
		meanings["cvt."+name+".f64.u64"] = func(a u64) f64 { return integer[f64](whole(a), false, m) }
	}
}

// integer returns an integer rounded by m.
func integer[T f32 | f64](n *big.Int, negative bool, m fp.Mode) T {
	if negative {
		n.Neg(n)
	}
	if n.Sign() == 0 {
		return 0
	}
	return rounding.Of[T](new(big.Rat).SetInt(n), m)
}

// operands returns random bits of a type, many of them at the ends and in the middle.
func operand(r *rand.Rand, t reflect.Type) reflect.Value {
	v := reflect.New(t).Elem()
	switch x := r.Uint64(); t.Kind() {
	case reflect.Bool:
		v.SetBool(x&1 != 0)
	case reflect.Float32:
		list := []f32{0, f32(math.Copysign(0, -1)), f32(math.Inf(1)), f32(math.Inf(-1)), f32(math.NaN()), 1, math.MaxFloat32, 0x1p-126, 0x1p-149, 0.5, 1.5, 1 << 31, -1 << 31, 65504, 65520, 0x1p-24, 0x1p-25}
		switch x >> 32 % 4 {
		case 0:
			v.SetFloat(f64(list[x%uint64(len(list))]))
		case 1:
			v.SetFloat(f64(math.Float32frombits(u32(x))))
		default:
			v.SetFloat(f64(f32(s32(x)) * f32(math.Ldexp(1, int(x>>40%64)-52))))
		}
	case reflect.Float64:
		list := []f64{0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN(), 1, math.MaxFloat64, 0x1p-1022, 0x1p-1074, 0.5, 2.5, 1 << 31, -1<<31 - 0.5, 1 << 64, 0x1p-150, math.MaxFloat32 * (1 + 0x1p-25)}
		switch x >> 32 % 4 {
		case 0:
			v.SetFloat(list[x%uint64(len(list))])
		case 1:
			v.SetFloat(math.Float64frombits(r.Uint64()))
		default:
			v.SetFloat(math.Ldexp(f64(int64(r.Uint64())), int(x>>40%128)-100))
		}
	case reflect.Int32:
		v.SetInt(int64(s32(x) >> (x >> 32 % 32)))
		if x>>60 < 2 {
			v.SetInt([]int64{math.MinInt32, math.MaxInt32}[x>>60])
		}
	default:
		n := uint64(t.Bits())
		v.SetUint(x & (1<<n - 1) >> (r.Uint64() % n))
		if x>>60 == 0 {
			v.SetUint(1<<n - 1)
		}
	}
	return v
}

// encode returns the bits of a value, decode is back.
func encode(v reflect.Value) u64 {
	switch {
	case v.Kind() == reflect.Bool:
		return truth(v.Bool())
	case v.Kind() == reflect.Float32:
		return u64(math.Float32bits(f32(v.Float())))
	case v.CanFloat():
		return math.Float64bits(v.Float())
	case v.CanInt():
		return u64(u32(v.Int()))
	}
	return v.Uint()
}

// ptxTypes are the types of registers that have the type of a Go value.
var ptxTypes = map[reflect.Kind][]string{
	reflect.Bool: {"pred"}, reflect.Uint16: {"b16"}, reflect.Int32: {"s32"}, reflect.Uint32: {"b32", "u32"}, reflect.Uint64: {"b64", "u64"},
	reflect.Float32: {"f32"}, reflect.Float64: {"f64"},
}

// text returns a kernel with one instruction, which stores the result.
func text(name string, types []string) string {
	var s strings.Builder
	s.WriteString(".version 6.0\n.target sm_50\n.address_size 64\n.visible .entry k(\n.param .u64 k_0")
	for i := range types[1:] {
		fmt.Fprintf(&s, ",\n.param .u64 k_%d", i+1)
	}
	s.WriteString("\n)\n{\n\t.reg .u64 %o<2>;\n\t.reg .u64 %w<4>;\n\t.reg .u32 %u<9>;\n")
	for i, typ := range types {
		fmt.Fprintf(&s, "\t.reg .%s %%x%c<1>;\n", typ, 'a'+i)
	}
	s.WriteString("\tld.param.u64 %o1, [k_0];\n")
	list := "%xa0"
	for i, typ := range types[1:] {
		x := fmt.Sprintf("%%x%c0", 'b'+i)
		list += ", " + x
		fmt.Fprintf(&s, "\tld.param.u64 %%w%d, [k_%d];\n", i+1, i+1)
		fmt.Fprintf(&s, "\tcvt.u32.u64 %%u%d, %%w%d;\n", i+1, i+1)
		switch {
		case typ == "pred":
			fmt.Fprintf(&s, "\tsetp.ne.u32 %s, %%u%d, 0;\n", x, i+1)
		case typ == "b16":
			fmt.Fprintf(&s, "\tcvt.u16.u32 %s, %%u%d;\n", x, i+1)
		case widths[typ] == 32:
			fmt.Fprintf(&s, "\tmov.b32 %s, %%u%d;\n", x, i+1)
		default:
			fmt.Fprintf(&s, "\tmov.b64 %s, %%w%d;\n", x, i+1)
		}
	}
	fmt.Fprintf(&s, "\t%s %s;\n", name, list)
	switch typ := types[0]; {
	case typ == "pred":
		s.WriteString("\tselp.u32 %u8, 1, 0, %xa0;\n\tst.global.u32 [%o1], %u8;\n")
	case typ == "b16":
		s.WriteString("\tcvt.u32.u16 %u8, %xa0;\n\tst.global.u32 [%o1], %u8;\n")
	default:
		fmt.Fprintf(&s, "\tst.global.%s [%%o1], %%xa0;\n", typ)
	}
	return s.String() + "\tret;\n}\n"
}

// misses says where an instruction that computes by pure is not what it means.
func misses(name string, f form, rounds int) error {
	meaning := reflect.ValueOf(meanings[name])
	if !meaning.IsValid() {
		return fmt.Errorf("nothing says what %s means", name)
	}
	typ := meaning.Type()
	types := []reflect.Type{typ.Out(0)}
	for i := range typ.NumIn() {
		types = append(types, typ.In(i))
	}
	same := len(types) == len(f.types)
	for i := range min(len(types), len(f.types)) {
		same = same && slices.Contains(ptxTypes[types[i].Kind()], f.types[i])
	}
	if !same {
		return fmt.Errorf("%s has operands %v, not %v", name, f.types, types)
	}
	m, err := Parse(text(name, f.types))
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	k := m.Entry("k")
	last := 0 // before it stand moves, of which the instruction may be one
	for i := range k.code {
		if k.code[i].mnemonic == name {
			last = i
		}
	}
	k.code[last].pure = f.pure
	r := rand.New(rand.NewPCG(5, uint64(len(name))))
	out := Memory{{1 << 32, make([]byte, 8)}}
	moves := strings.HasPrefix(name, "mov") || strings.HasPrefix(name, "selp")
	for range rounds {
		var args []reflect.Value
		params := []u64{1 << 32}
		for _, typ := range types[1:] {
			args = append(args, operand(r, typ))
			params = append(params, encode(args[len(args)-1]))
		}
		result := meaning.Call(args)[0]
		want := encode(result)
		clear(out[0].Bytes)
		if err := k.Run(1, 1, params, out); err != nil {
			return err
		}
		got := binary.LittleEndian.Uint64(out[0].Bytes)
		switch { // NaN
		case result.Kind() == reflect.Float32 && result.Float() != result.Float() && !moves:
			want = nan32
		case result.CanFloat() && result.Float() != result.Float() && (got&(1<<63-1) > 0x7ff<<52 || moves):
			continue
		case strings.Contains(name, "f16.f32") && want&0x7fff > 0x7c00:
			want = 0x7fff
		}
		if got != want {
			return fmt.Errorf("%s of %x is %#x, not %#x", name, params[1:], got, want)
		}
	}
	return nil
}

// alike returns one name for instructions that do the same.
func alike(name string) string {
	switch {
	case strings.HasPrefix(name, "cvt.rzi.u"):
		return "cvt.rmi.u" + name[9:]
	case strings.HasPrefix(name, "sqrt.rz"): // of what is not negative
		return "sqrt.rm" + name[7:]
	case strings.HasPrefix(name, "cvt.rz.f") && strings.Contains(name, ".u"):
		return "cvt.rm.f" + name[8:]
	case name == "cvta.to.global.u64":
		return "mov.u64"
	}
	return name
}

// TestForms compares each instruction with what it means. One that does what another one of
// the same types does is noticed.
func TestForms(t *testing.T) {
	for name := range meanings {
		if forms[name].pure == nil {
			t.Errorf("%s is not in the table", name)
		}
	}
	others := 0
	for name, f := range forms {
		if approximate(name) {
			continue // TestApproximations
		}
		if err := misses(name, f, testenv.Size(300, 1000, 100000)); err != nil {
			t.Error(err)
		}
		for other, g := range forms {
			if name == other || alike(name) == alike(other) || !slices.Equal(f.types, g.types) {
				continue
			}
			if others++; misses(name, g, 1000) == nil {
				t.Errorf("%s may be %s", name, other)
			}
		}
	}
	if others < 500 {
		t.Errorf("only %d pairs", others)
	}
}

// TestCarry compares a sum of halves with one of 64 bits. A carry that is lost, and an upper half without the sign, are noticed.
func TestCarry(t *testing.T) {
	m, err := Parse(head + `.visible .entry k(.param .u64 k_0, .param .u32 k_1, .param .u32 k_2, .param .u64 k_3) {
	.reg .s32 %r<9>; .reg .u64 %w<9>;
	ld.param.u64 %w1, [k_0]; ld.param.s32 %r1, [k_1]; ld.param.s32 %r2, [k_2]; ld.param.u64 %w2, [k_3];
	mov.b64 {%r3, %r4}, %w2;
	mad.lo.cc.s32 %r5, %r1, %r2, %r3;
	madc.hi.s32 %r6, %r1, %r2, %r4;
	mov.b64 %w3, {%r5, %r6};
	st.global.u64 [%w1], %w3;
	ret;
}
`)
	if err != nil {
		t.Fatal(err)
	}
	k := m.Entry("k")
	misses := func() error {
		r := rand.New(rand.NewPCG(7, 8))
		out := Memory{{1 << 32, make([]byte, 8)}}
		for range testenv.Size(300, 1000, 100000) {
			a, b, c := operand(r, reflect.TypeFor[s32]()), operand(r, reflect.TypeFor[s32]()), r.Uint64()
			if err := k.Run(1, 1, []u64{1 << 32, encode(a), encode(b), c}, out); err != nil {
				return err
			}
			if got, want := binary.LittleEndian.Uint64(out[0].Bytes), u64(a.Int()*b.Int())+c; got != want {
				return fmt.Errorf("%d·%d + %#x is %#x, not %#x", a.Int(), b.Int(), c, got, want)
			}
		}
		return nil
	}
	if err := misses(); err != nil {
		t.Error(err)
	}
	for i, in := range k.code {
		if in.do == compute {
			continue
		}
		if k.code[i].do = compute; in.do <= carried && misses() == nil {
			t.Errorf("%s without a carry is not noticed", in.mnemonic)
		}
		k.code[i].do = in.do
		if in.do == carried {
			k.code[i].pure = func(a, b, c u64) u64 { return a*b>>32 + c }
			if misses() == nil {
				t.Errorf("%s without a sign is not noticed", in.mnemonic)
			}
		}
	}
}

const head = ".version 6.0\n.target sm_50\n.address_size 64 .extern .shared .align 8 .b64 e[];\n"

// body is a kernel with some registers and statements.
func body(statements string) string {
	return head + `.visible .entry k(.param .u64 k_0, .param .u32 k_1) {
	.reg .pred %p<9>; .reg .u32 %r<9>; .reg .u64 %w<9>; .reg .f32 %f<9>; .reg .f64 %d<9>;
	.shared .align 8 .f32 s[4]; .local .align 8 .f64 l[2];
	ld.param.u64 %w1, [k_0]; ld.param.u32 %r1, [k_1]; mov.f32 %f1, 0f3F800000; mov.f64 %d1, 0d3FF0000000000000; mov.u32 %r2, %tid.x;
	setp.eq.u32 %p1, %r1, 0;
	` + statements + "\n}\n"
}

// TestRefused: what the language does not have, or this package does not know, is an error.
func TestRefused(t *testing.T) {
	for _, c := range [][2]string{
		{"", "the text ends here"},
		{".version 6.0\n.target cpu", `the target "cpu"`},
		{head + ".func f", `".func" is unknown here`},
		{head + ".global .align 8 .f32 t[2] = {0f3F800000};", `want ","`},
		{head + ".global .align 8 .f32 t[1] = {1.0};", `"1.0" is no number of type .f32`},
		{head + ".global .align 8 .f64 t[1] = {0f3F800000};", "is no number of type .f64"},
		{head + ".global .align 8 .f16 t[1] = {0};", "the type .f16 is unknown here"},
		{body("add.f32 %f2, %f1, %f1; ret;"), "the instruction add.f32 is unknown"},
		{body("add.rn.ftz.f32 %f2, %f1, %f1; ret;"), "the instruction add.rn.ftz.f32 is unknown"},
		{body("mad.rn.f32 %f2, %f1, %f1, %f1; ret;"), "the instruction mad.rn.f32 is unknown"},
		{body("div.approx.ftz.f32 %f2, %f1, %f1; ret;"), "the instruction div.approx.ftz.f32 is unknown"},
		{body("cvt.f32.f64 %f2, %d1; ret;"), "the instruction cvt.f32.f64 is unknown"},
		{body("add.rn.f32 %f2, %f1; ret;"), `";", want ","`},
		{body("add.rn.f32 %f2, %f1, %f1, %f1; ret;"), `",", want ";"`},
		{body("add.rn.f32 %f2, %f1, %r1; ret;"), "%r1 is a register of type .u32, where one of type .f32 is wanted"},
		{body("add.rn.f64 %d2, %f1, %d1; ret;"), "%f1 is a register of type .f32, where one of type .f64 is wanted"},
		{body("add.u32 %f2, %r1, 1; ret;"), "%f2 is a register of type .f32"},
		{body("add.u32 %r2, %w1, 1; ret;"), "%w1 is a register of type .u64"},
		{body("add.u32 %r3, %r1, 4294967296; ret;"), "is no number of type .u32"},
		{body("and.b32 %f2, %f1, 0f3F800000; ret;"), "is no number of type .b32"},
		{body("madc.hi.s32 %r3, %r1, %r1, %r1; ret;"), "madc.hi.s32 is not next to what sets the carry"},
		{body("mad.lo.cc.s32 %r3, %r1, %r1, %r1; add.s32 %r4, %r1, 1; madc.hi.s32 %r4, %r1, %r1, %r1; ret;"), "madc.hi.s32 is not next to"},
		{body("mad.lo.cc.s32 %r3, %r1, %r1, %r1; L: madc.hi.s32 %r4, %r1, %r1, %r1; ret;"), "madc.hi.s32 is not next to"},
		{body("@%p1 mad.lo.cc.s32 %r3, %r1, %r1, %r1; ret;"), "mad.lo.cc.s32 has a guard"},
		{body("mov.b64 {%r3, %w1}, %w1; ret;"), "%w1 is a register of type .u64"},
		{body("mov.b64 %w2, {%r1}; ret;"), `"}", want ","`},
		{body("mov.b64 {%r3, %r4}, {%r1, %r2}; ret;"), "\"{\" is no"},
		{body("mov.u32 %tid.x, 1; ret;"), "%tid.x is a register"},
		{body("mov.u32 %r9, 1; ret;"), `"%r9" is no register`},
		{body("add.u32 %r3, %r4, 1; ret;"), "a register that nothing writes"},
		{body("@%r1 bra L; L: ret;"), "%r1 is a register of type .u32, where one of type .pred is wanted"},
		{body("bra L; ret;"), "there is no label L before an instruction"},
		{body("bra L; L:"), "there is no label L before an instruction"},
		{body("L: L: ret;"), "the label L is there already"},
		{body("mov.u32 %r3, 1;"), "k has no ret at its end"},
		{body("@%p1 ret;"), "k has no ret at its end"},
		{body("bar.sync 1; ret;"), `"1", want "0"`},
		{body("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%r1, %r1}, {%r1}, {%r1}, {%r1}; ret;"), `"}", want ","`},
		{body("mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%r3, %r4}, {%f1}, {%r1}, {%r1, %r1}; ret;"), ""},
		{body("mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%r3, %r4}, {%w1}, {%r1}, {%r1, %r1}; ret;"), "%w1 is a register of type .u64"},
		{body("mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%r3, %r4}, {%r1}, {%r1}, {%r1, 0}; ret;"), "a constant in a product"},
		{body("@%p1 mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%r3, %r4}, {%r1}, {%r1}, {%r1, %r1}; ret;"), "has a guard"},
		{body("mma.sync.aligned.m8n8k16.row.row.s32.s8.s8.s32 {%r3, %r4}, {%r1}, {%r1}, {%r1, %r1}; ret;"), "is unknown"},
		{body("bar.arrive 0, 32; ret;"), "the instruction bar.arrive is unknown"},
		{body("st.global.f32 [%w1], 0f3F800000; ret;"), "stores a register, not a constant"},
		{body("st.param.u32 [k_1], %r1; ret;"), "the instruction st.param.u32 is unknown"},
		{body("ld.param.u64 %w2, [k_1]; ret;"), "ld.param.u64 of a parameter of 4 bytes"},
		{body("ld.const.f32 %f2, [%w1]; ret;"), "the instruction ld.const.f32 is unknown"},
		{body("ld.volatile.global.f32 %f2, [%w1]; ret;"), "the instruction ld.volatile.global.f32 is unknown"},
		{body("ld.global.f32 %f2, [%r1]; ret;"), "%r1 is no address"},
		{body("ld.global.f32 %f2, [s]; ret;"), "s is no address"},
		{body("ld.shared.f32 %f2, [l]; ret;"), "l is no address"},
		{body("add.rn.f32 \x00"), "is no register"},
		{body("ret;") + body("ret;")[len(head):], "k is there already"},
		{body(".shared .align 8 .f32 t[12288]; ret;"), "k declares 49168 bytes of shared memory"},
	} {
		if _, err := Parse(c[0]); (err == nil) != (c[1] == "") || err != nil && !strings.Contains(err.Error(), c[1]) {
			t.Errorf("%q: %v, want %q", c[0], err, c[1])
		}
	}
}

// TestRun: what goes wrong in a run is an error, and what is right is none.
func TestRun(t *testing.T) {
	for _, c := range []struct{ statements, want string }{
		{"st.global.f32 [%w1], %f1; ret;", ""},
		{"st.global.f64 [%w1+8], %d1; ret;", ""},
		{"st.global.f64 [%w1+16], %d1; ret;", "nothing lies at the address"},
		{"st.global.f32 [%w1+-4], %f1; ret;", "nothing lies at the address"},
		{"st.global.f64 [%w1+4], %d1; ret;", "is no multiple of 8"},
		{"ld.global.f32 %f2, [%w2]; mov.u64 %w2, 0; ret;", "is no multiple of 4"},
		{"st.shared.f32 [s+12], %f1; st.local.f64 [l+8], %d1; ret;", ""},
		{"st.shared.f32 [s+16], %f1; ret;", "nothing lies at the address"},
		{"st.shared.f64 [e+56], %d1; st.shared.f32 [s], %f1; ret;", ""},
		{"st.shared.f64 [e+64], %d1; ret;", "nothing lies at the address"},
		{"st.local.f64 [l+16], %d1; ret;", "nothing lies at the address"},
		{"mov.u64 %w2, s; ld.shared.f32 %f2, [%w2]; ret;", ""},
		{"L: bra L;", "no end after"},
		{"bar.sync 0; bar.sync 0; ret;", ""},
		{"mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%r3, %r4}, {%r1}, {%r1}, {%r1, %r1}; ret;", "in a block of 4 threads: want whole warps"},
		{"setp.eq.u32 %p2, %r2, 1; @%p2 bra L; bar.sync 0; L: ret;", "threads 0 and 1 part: one waits at the barrier of line"},
		{"setp.eq.u32 %p2, %r2, 1; @%p2 bra L; bar.sync 0; bra M; L: bar.sync 0; M: ret;", "threads 0 and 1 part"},
		{"setp.eq.u32 %p2, %r2, 0; @!%p2 bra L; bar.sync 0; L: ret;", "the other at its end"},
	} {
		m, err := Parse(body(c.statements))
		if err == nil {
			k := m.Entry("k")
			k.Dynamic = 64
			err = k.Run(2, 4, []u64{1 << 32, 1}, Memory{{1 << 32, make([]byte, 16)}})
		}
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v, want %q", c.statements, err, c.want)
		}
	}
	m, err := Parse(strings.Replace(body("ret;"), ") {", ") .reqntid 8, 1, 1 {", 1))
	if err != nil {
		t.Fatal(err)
	}
	k := m.Entry("k")
	for _, c := range []struct {
		grid, block int
		params      []u64
		want        string
	}{
		{1, 8, []u64{0, 0}, ""}, {1, 4, []u64{0, 0}, "a block of 4 threads"}, {0, 8, []u64{0, 0}, "a grid of 0 blocks"}, {1, 8, nil, "0 parameters, not 2"},
	} {
		if err := k.Run(c.grid, c.block, c.params, nil); c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%v, want %q", err, c.want)
		}
	}
	if m.Entry("none") != nil {
		t.Error("there is a kernel none")
	}
}
