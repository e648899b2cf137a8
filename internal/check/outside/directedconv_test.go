package outside

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/rounding"
	"github.com/limbfp/limb/internal/check/testenv"
)

// mode is how a conversion rounds, by math/big.
type mode int

const (
	down mode = iota
	up
	toZero
	nearest
)

// integer returns the integer that a finite a is rounded to.
func (m mode) integer(a float64) *big.Int {
	f := map[mode]func(float64) float64{down: math.Floor, up: math.Ceil, toZero: math.Trunc, nearest: math.RoundToEven}[m]
	n, _ := new(big.Float).SetFloat64(f(a)).Int(nil)
	return n
}

// within returns a as an integer of so many bits, the nearer end of the range where it is outside.
// NaN is 0 between numbers of 32 bits, else the highest bit.
func (m mode) within(a float64, bits uint, signed, single bool) uint64 {
	least, most := new(big.Int), new(big.Int).Lsh(big.NewInt(1), bits)
	if signed {
		most.Rsh(most, 1)
		least.Neg(most)
	}
	most.Sub(most, big.NewInt(1))
	mask := uint64(math.MaxUint64) >> (64 - bits)
	switch {
	case a != a && single && bits == 32:
		return 0
	case a != a:
		return 1 << (bits - 1)
	case math.IsInf(a, -1):
		return uint64(least.Int64()) & mask
	case math.IsInf(a, 1):
		return most.Uint64()
	}
	n := m.integer(a)
	if n.Cmp(least) < 0 {
		n = least
	}
	if n.Cmp(most) > 0 {
		n = most
	}
	if n.Sign() < 0 {
		return uint64(n.Int64()) & mask
	}
	return n.Uint64()
}

// float returns n rounded to T.
func float[T limb.Float](n *big.Int, m mode) T {
	if n.Sign() == 0 {
		return 0
	}
	x := new(big.Rat).SetInt(n)
	if m != nearest {
		return rounding.Of[T](x, map[mode]fp.Mode{down: fp.Down, up: fp.Up, toZero: fp.ToZero}[m])
	}
	if _, single := any(T(0)).(float32); single {
		a, _ := x.Float32()
		return T(a)
	}
	a, _ := x.Float64()
	return T(a)
}

// conversions are those of T to integers, as bits, and those of integers to T, by their mode.
type conversions[T limb.Float] struct {
	int32s     [4]func(T) int32
	uint32s    [4]func(T) uint32
	uint64s    [4]func(T) uint64
	fromInt    [3]func(int) T
	fromUint32 [4]func(uint32) T
	fromUint64 [4]func(uint64) T
}

func allConversions[T limb.Float]() conversions[T] {
	return conversions[T]{
		[4]func(T) int32{limb.Int32Down[T], limb.Int32Up[T], limb.Int32ToZero[T], limb.Int32Nearest[T]},
		[4]func(T) uint32{limb.Uint32Down[T], limb.Uint32Up[T], limb.Uint32ToZero[T], limb.Uint32Nearest[T]},
		[4]func(T) uint64{limb.Uint64Down[T], limb.Uint64Up[T], limb.Uint64ToZero[T], limb.Uint64Nearest[T]},
		[3]func(int) T{limb.FromIntDown[T], limb.FromIntUp[T], limb.FromIntToZero[T]},
		[4]func(uint32) T{limb.FromUint32Down[T], limb.FromUint32Up[T], limb.FromUint32ToZero[T], limb.FromUint32Nearest[T]},
		[4]func(uint64) T{limb.FromUint64Down[T], limb.FromUint64Up[T], limb.FromUint64ToZero[T], limb.FromUint64Nearest[T]},
	}
}

// wrong compares the conversions with math/big, on so many random numbers and on those of
// rounding.Operands, and says what is wrong first.
func (c conversions[T]) wrong(n int) error {
	r := rand.New(rand.NewPCG(6, 7))
	_, single := any(T(0)).(float32)
	floats := rounding.Operands[T]()
	for range n {
		a := T(r.IntN(41)-20) / 4
		switch r.IntN(3) {
		case 0:
			a = T(math.Ldexp(r.NormFloat64(), r.IntN(70)))
		case 1: // an integer or half of one, at the end of a range or next to it
			a = T(math.Ldexp(1, r.IntN(66))) + T(r.IntN(7)-3)/2
		}
		floats = append(floats, a, -a)
	}
	for _, a := range floats {
		for m := range nearest + 1 {
			x := float64(a)
			for _, k := range []struct {
				name      string
				got, want uint64
			}{
				{"Int32", uint64(uint32(c.int32s[m](a))), m.within(x, 32, true, single)},
				{"Uint32", uint64(c.uint32s[m](a)), m.within(x, 32, false, single)},
				{"Uint64", c.uint64s[m](a), m.within(x, 64, false, single)},
			} {
				if k.got != k.want {
					return fmt.Errorf("%s of %x in mode %d is %#x, not %#x", k.name, a, m, k.got, k.want)
				}
			}
		}
	}
	for range n {
		w := r.Uint64() >> r.IntN(64) << r.IntN(64)
		if r.IntN(2) == 0 {
			w = 1<<r.IntN(64) + uint64(r.IntN(5)-2)
		}
		for m := range nearest + 1 {
			list := []struct {
				name      string
				got, want T
			}{
				{"FromUint32", c.fromUint32[m](uint32(w)), float[T](new(big.Int).SetUint64(uint64(uint32(w))), m)},
				{"FromUint64", c.fromUint64[m](w), float[T](new(big.Int).SetUint64(w), m)},
			}
			if m != nearest {
				for _, n := range []int{int(int32(w)), int(w)} {
					list = append(list, struct {
						name      string
						got, want T
					}{"FromInt", c.fromInt[m](n), float[T](big.NewInt(int64(n)), m)})
				}
			}
			for _, k := range list {
				if !sameBits(k.got, k.want) {
					return fmt.Errorf("%s of %#x in mode %d is %x, not %x", k.name, w, m, k.got, k.want)
				}
			}
		}
	}
	return nil
}

// TestConversions compares conversions between floats and integers with math/big; one of another
// mode is noticed.
func TestConversions(t *testing.T) {
	n := testenv.Size(2000, 20000, 2000000)
	if err := allConversions[float32]().wrong(n); err != nil {
		t.Error(err)
	}
	if err := allConversions[float64]().wrong(n); err != nil {
		t.Error(err)
	}
	for what, change := range map[string]func(c *conversions[float32]){
		"Int32Up": func(c *conversions[float32]) { c.int32s[up] = c.int32s[nearest] },
		"Uint32Nearest": func(c *conversions[float32]) {
			c.uint32s[nearest] = func(a float32) uint32 { return limb.Uint32Down(a + 0.5) }
		},
		"Uint64ToZero": func(c *conversions[float32]) {
			c.uint64s[toZero] = func(a float32) uint64 { return uint64(limb.Uint32ToZero(a)) }
		},
		"FromIntDown":      func(c *conversions[float32]) { c.fromInt[down] = c.fromInt[toZero] },
		"FromUint64Down":   func(c *conversions[float32]) { c.fromUint64[down] = func(n uint64) float32 { return float32(n) } },
		"FromUint32ToZero": func(c *conversions[float32]) { c.fromUint32[toZero] = c.fromUint32[nearest] },
	} {
		c := allConversions[float32]()
		if change(&c); c.wrong(2000) == nil {
			t.Errorf("a wrong %s is not noticed", what)
		}
	}
}

// TestFloat32Directed compares float64 rounded to float32 with math/big.
func TestFloat32Directed(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	list := rounding.Operands[float64]()
	for range testenv.Size(5000, 50000, 5000000) {
		a := float64(math.Float32frombits(r.Uint32()))
		list = append(list, a, a*(1+float64(r.IntN(3)-1)*0x1p-40), math.Float64frombits(r.Uint64()))
	}
	wrong := func(m fp.Mode, f func(float64) float32) (n int) {
		for _, x := range list {
			want := float32(x)
			if x != 0 && x-x == 0 {
				want = rounding.Of[float32](new(big.Rat).SetFloat64(x), m)
			}
			if got := f(x); !sameBits(got, want) {
				if n++; n == 1 {
					t.Logf("%x %v is %x, not %x", x, m, got, want)
				}
			}
		}
		return n
	}
	for m, f := range map[fp.Mode]func(float64) float32{fp.Down: limb.Float32Down, fp.Up: limb.Float32Up, fp.ToZero: limb.Float32ToZero} {
		if n := wrong(m, f); n > 0 {
			t.Errorf("%v: %d are wrong", m, n)
		}
	}
	if wrong(fp.Down, limb.Float32ToZero) == 0 || wrong(fp.Up, func(x float64) float32 { return float32(x) }) == 0 {
		t.Error("a wrong mode is not noticed")
	}
}
