package ir_test

import (
	"math"
	"math/big"
	"slices"
	"testing"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
)

func nearest(t testing.TB, f ir.Format) ir.Fused {
	t.Helper()
	a, err := ir.Nearest(f)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// numbers returns the finite numbers of f that are not negative, in order.
func numbers(f ir.Format) (list []float64) {
	one := 1 << (f.Prec - 1)
	for m := range one { // subnormals
		list = append(list, math.Ldexp(float64(m), f.Emin-f.Prec+1))
	}
	for e := f.Emin; e <= f.Emax; e++ {
		for m := one; m < 2*one; m++ {
			list = append(list, math.Ldexp(float64(m), e-f.Prec+1))
		}
	}
	return list
}

// both returns the numbers of list and their negatives.
func both(list []float64) (signed []float64) {
	for _, a := range list {
		signed = append(signed, a, -a)
	}
	return signed
}

// same reports whether a and b are one number, of one sign, or both NaN.
func same(a, b float64) bool {
	return math.Float64bits(a) == math.Float64bits(b) || a != a && b != b
}

// rounder rounds exact values by looking for the nearest number in the list of
// all of them.
type rounder struct {
	list []float64 // and, last, the number that would follow with a wider range
	rats []*big.Rat
	was  map[float64]float64 // what roundExact has found
}

func newRounder(f ir.Format) rounder {
	r := rounder{list: append(numbers(f), math.Ldexp(1, f.Emax+1)), was: map[float64]float64{}}
	for _, a := range r.list {
		r.rats = append(r.rats, new(big.Rat).SetFloat64(a))
	}
	return r
}

// round returns x to nearest, ties to the number at the even place, and zeros
// with the sign given.
func (r rounder) round(x *big.Rat, negative bool) float64 {
	m := new(big.Rat).Abs(x)
	i, found := slices.BinarySearchFunc(r.rats, m, (*big.Rat).Cmp)
	last := len(r.list) - 1
	if !found {
		if i = min(i, last); m.Cmp(r.rats[last]) < 0 {
			twice := new(big.Rat).Add(m, m)
			if c := twice.Cmp(new(big.Rat).Add(r.rats[i-1], r.rats[i])); c < 0 || c == 0 && i%2 == 1 {
				i--
			}
		}
	}
	v := r.list[i]
	if i == last {
		v = math.Inf(1)
	}
	if x.Sign() < 0 || x.Sign() == 0 && negative {
		v = -v
	}
	return v
}

// roundExact is round for a float64 that is not 0: many are rounded, and few differ.
func (r rounder) roundExact(x float64) float64 {
	v, ok := r.was[x]
	if !ok {
		v = r.round(new(big.Rat).SetFloat64(x), false)
		r.was[x] = v
	}
	return v
}

// TestNearest compares every operation on every pair of numbers of small
// formats, subnormals included, with the nearest number to the exact result.
func TestNearest(t *testing.T) {
	testenv.Long(t, "all operands of small formats")
	for _, f := range []ir.Format{{Prec: 2, Emin: -2, Emax: 3}, {Prec: 3, Emin: -3, Emax: 3}, {Prec: 4, Emin: -3, Emax: 2}, {Prec: 5, Emin: -1, Emax: 1}} {
		a, r := nearest(t, f), newRounder(f)
		check := func(op string, x, y, got float64, exact *big.Rat, negative bool) {
			if want := r.round(exact, negative); !same(got, want) {
				t.Errorf("%v: %s(%v, %v) = %v, want %v", f, op, x, y, got, want)
			}
		}
		all := both(numbers(f))
		for _, x := range all {
			rx := new(big.Rat).SetFloat64(x)
			for _, y := range all {
				ry := new(big.Rat).SetFloat64(y)
				sx, sy := math.Signbit(x), math.Signbit(y)
				check("add", x, y, a.Add(x, y), new(big.Rat).Add(rx, ry), x == 0 && sx && sy)
				check("sub", x, y, a.Sub(x, y), new(big.Rat).Sub(rx, ry), x == 0 && sx && !sy)
				xy := new(big.Rat).Mul(rx, ry)
				p := a.Mul(x, y)
				check("mul", x, y, p, xy, sx != sy)
				if e := new(big.Rat).SetFloat64(p); e != nil && x != 0 && y != 0 {
					check("prodErr", x, y, a.ProdErr(x, y, p), e.Sub(xy, e), false)
				}
				for _, z := range all {
					if e := float64(x*y) + z; e != 0 { // exact: of at most 22 bits
						if got, want := a.FMA(x, y, z), r.roundExact(e); !same(got, want) {
							t.Errorf("%v: fma(%v, %v, %v) = %v, want %v", f, x, y, z, got, want)
						}
					}
				}
				if y != 0 {
					check("div", x, y, a.Div(x, y), new(big.Rat).Quo(rx, ry), sx != sy)
				}
			}
			if root := a.Sqrt(x); x > 0 {
				// The root of a number that has none in the rationals: the
				// nearest number is that whose neighbouring midpoints, squared,
				// enclose it.
				i := slices.Index(r.list, root)
				if i < 1 || i+1 == len(r.list) {
					t.Fatalf("%v: sqrt(%v) = %v", f, x, root)
				}
				below, above := (r.list[i-1]+root)/2, (r.list[i+1]+root)/2
				if x < below*below || x > above*above {
					t.Errorf("%v: sqrt(%v) = %v", f, x, root)
				}
			}
		}
	}
	for _, f := range []ir.Format{{Prec: 1, Emin: -9, Emax: 9}, {Prec: 25, Emin: -9, Emax: 9}, {Prec: 5, Emin: 3, Emax: 3}, {Prec: 5, Emin: -500, Emax: 3}, {Prec: 5, Emin: 0, Emax: 500}} {
		if _, err := ir.Nearest(f); err == nil {
			t.Errorf("Nearest(%v) is accepted", f)
		}
	}
}

// TestNearest32 compares the simulation of binary32 with the machine.
func TestNearest32(t *testing.T) {
	a, m := nearest(t, fp.Binary32()), ir.IEEE32
	rows := testenv.Size(1<<12, 1<<17, 1<<19)
	in := operand.Make(3, rows, []kernels.Param{{Type: kernels.F32}, {Type: kernels.F32}}, operand.Wide)
	for i := range rows {
		x, y := in[0].At(i), in[1].At(i)
		p := m.Mul(x, y)
		for _, c := range []struct {
			op        string
			got, want float64
		}{
			{"add", a.Add(x, y), m.Add(x, y)},
			{"sub", a.Sub(x, y), m.Sub(x, y)},
			{"mul", a.Mul(x, y), p},
			{"div", a.Div(x, y), m.Div(x, y)},
			{"sqrt", a.Sqrt(x), m.Sqrt(x)},
			{"prodErr", a.ProdErr(x, y, p), m.ProdErr(x, y, p)},
		} {
			if !same(c.got, c.want) {
				t.Fatalf("%s(%x, %x) = %x, the machine's is %x", c.op, x, y, c.got, c.want)
			}
		}
	}
}
