package mat

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/simd"
)

// plainExact is the definition of the exact product: exact arithmetic, and one rounding.
func plainExact[N limb.Real[N]](a, b *Dense[N]) *Dense[N] {
	c := NewDense[N](a.Rows, b.Cols, nil)
	p := func(x N) *big.Float { return new(big.Float).SetPrec(6000).Set(x.Big()) }
	for i := range c.Rows {
		for j := range c.Cols {
			s := new(big.Float).SetPrec(6000)
			for k := range a.Cols {
				s.Add(s, new(big.Float).Mul(p(a.At(i, k)), p(b.At(k, j))))
			}
			c.Set(i, j, limb.FromBig[N](s))
		}
	}
	return c
}

func exactBits[N limb.Real[N]](t *testing.T, spread int) {
	r := rand.New(rand.NewPCG(51, 52))
	for _, s := range [][3]int{{0, 2, 2}, {2, 0, 3}, {1, 1, 1}, {5, 7, 3}, {17, 33, 20}, {66, 5, 9}} {
		a, b := random[N](r, s[0], s[1]), random[N](r, s[1], s[2])
		exactSame(t, fmt.Sprintf("%T %v", *new(N), s), a, b)
		for i := range a.Data {
			a.Data[i] = a.Data[i].Ldexp(-r.IntN(spread))
		}
		for i := range b.Data {
			b.Data[i] = b.Data[i].Ldexp(-r.IntN(spread))
			if r.IntN(4) == 0 {
				b.Data[i] = *new(N)
			}
		}
		exactSame(t, fmt.Sprintf("%T %v graded", *new(N), s), a, b)
	}
	a, b := cancelling[N](r, 12)
	exactSame(t, fmt.Sprintf("%T cancelling", *new(N)), a, b)
}

func exactSame[N limb.Real[N]](t *testing.T, what string, a, b *Dense[N]) {
	t.Helper()
	c := new(Dense[N])
	if err := MulExact(c, a, b); err != nil {
		t.Fatalf("%s: %v", what, err)
	}
	same(t, what, c, plainExact(a, b))
}

// TestMulExact: the exact product is the sum in integers, rounded once.
func TestMulExact(t *testing.T) {
	everywhere(t, func(t *testing.T) {
		exactBits[limb.DD](t, testenv.Size(30, 60, 60))
		exactBits[limb.QD](t, testenv.Size(10, 60, 60))
	})
	if testing.Short() {
		return
	}
	exactBits[limb.DF](t, 40)
	exactBits[limb.QF](t, 20)
	exactBits[limb.TD](t, 30)
	exactBits[limb.TF](t, 20)
	exactBits[limb.F64](t, 60)
	exactBits[limb.F32](t, 60)
	exactBits[limb.DD](t, 700) // by integers
	r := rand.New(rand.NewPCG(53, 54))
	a := random[limb.DD](r, 3, 2100) // longer than sums of residues may be
	exactSame(t, "long", a, a.Transpose())
}

// complexExact compares parts with sums in integers: of random, graded and cancelling numbers, of few and of many.
func complexExact[C limb.Complex[C, N], N limb.Real[N]](t *testing.T, from func(re, im N) C, sizes [][3]int) {
	t.Helper()
	r := rand.New(rand.NewPCG(57, 58))
	p := func(x N) *big.Float { return new(big.Float).SetPrec(6000).Set(x.Big()) }
	for _, s := range sizes {
		for _, kind := range []string{"random", "graded", "cancelling", "far"} {
			var parts [4]*Dense[N]
			for i, shape := range [4][2]int{{s[0], s[1]}, {s[0], s[1]}, {s[1], s[2]}, {s[1], s[2]}} {
				parts[i] = random[N](r, shape[0], shape[1])
				for j := range parts[i].Data {
					switch {
					case kind == "graded":
						parts[i].Data[j] = parts[i].Data[j].Ldexp(-r.IntN(20))
					case kind == "far" && i == 1:
						parts[i].Data[j] = parts[i].Data[j].Ldexp(-100)
					}
				}
			}
			if kind == "cancelling" { // the sum of the squares, and 0
				parts[1], parts[3] = parts[0], parts[2]
			}
			a, b := NewDense[C](s[0], s[1], nil), NewDense[C](s[1], s[2], nil)
			for i := range a.Data {
				a.Data[i] = from(parts[0].Data[i], parts[1].Data[i])
			}
			for i := range b.Data {
				b.Data[i] = from(parts[2].Data[i], parts[3].Data[i])
			}
			want, c := NewDense[C](s[0], s[2], nil), new(Dense[C])
			for i := range s[0] {
				for j := range s[2] {
					re, im, v := new(big.Float).SetPrec(6000), new(big.Float).SetPrec(6000), new(big.Float).SetPrec(6000)
					for k := range s[1] {
						x, y, z, w := p(parts[0].At(i, k)), p(parts[1].At(i, k)), p(parts[2].At(k, j)), p(parts[3].At(k, j))
						re.Add(re, v.Mul(x, z))
						re.Sub(re, v.Mul(y, w))
						im.Add(im, v.Mul(x, w))
						im.Add(im, v.Mul(y, z))
					}
					want.Set(i, j, from(limb.FromBig[N](re), limb.FromBig[N](im)))
				}
			}
			if err := MulExact(c, a, b); err != nil {
				t.Fatal(err)
			}
			same(t, fmt.Sprintf("%T %v %s", *new(C), s, kind), c, want)
		}
	}
}

// TestMulExactComplex: the parts of complex products are sums in integers, each rounded once.
func TestMulExactComplex(t *testing.T) {
	sizes := [][3]int{{1, 1, 1}, {2, 3, 2}, {7, 13, 5}, {9, 4, 300}}[:testenv.Size(3, 4, 4)]
	complexExact(t, func(re, im limb.DD) limb.CDD { return limb.CDD{Re: re, Im: im} }, sizes)
	complexExact(t, func(re, im limb.QF) limb.CQF { return limb.CQF{Re: re, Im: im} }, sizes)
	if !testing.Short() {
		complexExact(t, func(re, im limb.DF) limb.CDF { return limb.CDF{Re: re, Im: im} }, sizes)
		complexExact(t, func(re, im limb.QD) limb.CQD { return limb.CQD{Re: re, Im: im} }, sizes)
		complexExact(t, func(re, im limb.TD) limb.CTD { return limb.CTD{Re: re, Im: im} }, sizes)
	}
	a, c := Identity[limb.CDD](3), new(Dense[limb.CDD])
	a.Set(2, 1, limb.CDD{Im: limb.Inf[limb.DD](1)})
	if err := MulExact(c, a, a); !errors.Is(err, ErrNotFinite) {
		t.Errorf("the error is %v", err)
	}
	a.Set(2, 1, limb.CDD{Im: limb.DD{Hi: 2}})
	want := new(Dense[limb.CDD])
	want.Mul(a, a) // which is exact
	if err := MulExact(a, a, a); err != nil {
		t.Error(err)
	}
	same(t, "the receiver is an operand", a, want)
}

// TestMulExactEdges: results that are tiny, huge, or ties, and numbers of all sizes.
func TestMulExactEdges(t *testing.T) {
	row := func(x ...limb.DD) *Dense[limb.DD] { return NewDense(1, len(x), x) }
	half := limb.DD{Hi: 1, Lo: 0x1p-54} // a tie in three limbs
	for _, c := range []struct{ a, b *Dense[limb.DD] }{
		{row(limb.DD{Hi: 1}, limb.DD{Hi: 0x1p-60}, limb.DD{Hi: 0x1p-107}), row(limb.DD{Hi: 1}, limb.DD{Hi: 1}, limb.DD{Hi: 1})},
		{row(limb.DD{Hi: 1 + 0x1p-52}, limb.DD{Hi: 0x1p-53}, limb.DD{Hi: -0x1p-108}), row(limb.DD{Hi: 1}, limb.DD{Hi: 1}, limb.DD{Hi: 1})},
		{row(half, half), row(half, half)},
		{row(limb.DD{Hi: 0x1p-600}), row(limb.DD{Hi: 0x1p-470})},
		{row(limb.DD{Hi: 0x1p-600, Lo: 0x1p-660}), row(limb.DD{Hi: 0x1p-400, Lo: 0x1.8p-455})},
		{row(limb.DD{Hi: 0x1p600}), row(limb.DD{Hi: 0x1p600})},
		{row(limb.DD{Hi: 0x1p1000}, limb.DD{Hi: 0x1p1000}), row(limb.DD{Hi: 0x1p23}, limb.DD{Hi: -0x1p23})},
		{row(limb.DD{Hi: 5e-324}, limb.DD{Hi: 1}), row(limb.DD{Hi: 1}, limb.DD{Hi: 5e-324})},
		{row(limb.DD{Hi: math.Copysign(0, -1)}), row(limb.DD{Hi: 1})},
	} {
		exactSame(t, fmt.Sprintf("%v by %v", c.a.Data, c.b.Data), c.a, c.b.Transpose())
		a, b := NewDense[limb.DD](1, tiny+1, nil), NewDense[limb.DD](1, tiny+1, nil) // by residues
		a.Copy(c.a)
		b.Copy(c.b)
		exactSame(t, fmt.Sprintf("%v by %v and zeros", c.a.Data, c.b.Data), a, b.Transpose())
	}
	a := Identity[limb.DD](3)
	nothing := a.Slice(0, 3, 1, 1) // without memory
	exactSame(t, "3 × 0 by 0 × 3", nothing, a.Slice(1, 1, 0, 3))
	exactSame(t, "3 × 3 by 3 × 0", a, nothing)
	a.Set(2, 1, limb.Inf[limb.DD](1))
	if err := MulExact(new(Dense[limb.DD]), a, a); !errors.Is(err, ErrNotFinite) {
		t.Errorf("the error is %v", err)
	}
	if err := Maybe(func() { MulExact(new(Dense[limb.DD]), a, Identity[limb.DD](2)) }); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
}

// TestResidues: a wrong table is noticed, and so is one with too few moduli, whether residues are halved or not.
func TestResidues(t *testing.T) {
	r := rand.New(rand.NewPCG(55, 56))
	a, b, c := random[limb.DD](r, 6, 7), random[limb.DD](r, 7, 6), NewDense[limb.DD](6, 6, nil)
	want := plainExact(a, b)
	for _, halved := range []bool{false, true} {
		k, x, y := kindOf(a, b, halved)
		for i, spoil := range []func(*residues){
			func(*residues) {},
			func(r *residues) { r.powers[6]++ },
			func(r *residues) { r.turned[6]++ },
			func(r *residues) { r.round[1] *= 0x1p30 },
			func(r *residues) { r.weights[len(r.weights)/2]++ },
			func(r *residues) { r.whole[len(r.whole)/2]++ },
			func(s *residues) { *s = *newResidues(kind{k.moduli - 1, k.digits, halved}); s.halved = halved },
			func(r *residues) { r.split[4] += 2 },
			func(r *residues) { r.join[5] += 2 },
			func(r *residues) { r.halved = !halved },
		} {
			table := newResidues(k)
			spoil(table)
			table.multiply(outputOf(c), inputOf(a), inputOf(b), x, y)
			if good := different(c, want) == ""; good != (i == 0 || !halved && (i == 7 || i == 8)) {
				t.Errorf("halved: %v, table %d gives the right product: %v", halved, i, good)
			}
		}
	}
}

// kindOf returns the kind of residues for a product, and the scales of the operands.
func kindOf[N limb.Real[N]](a, b *Dense[N], halved bool) (k kind, x, y *scales) {
	x, y = scalesOf(a, 1, 0), scalesOf(b, 0, 1)
	return kind{moduliFor(x.bits + y.bits + bits.Len(uint(a.Cols-1)) + 1), digitsFor(max(x.bits, y.bits)), halved}, x, y
}

// TestHalves: halved residues give the bits of whole ones at each level, for matrices of all shapes, and where residues are the same
// in all products, so that their sums are as large as they get. Sums of more products wrap, which is noticed.
func TestHalves(t *testing.T) {
	r := rand.New(rand.NewPCG(57, 58))
	for level := simd.Go; level <= simd.Best(); level++ {
		previous, err := simd.Set(level)
		if err != nil {
			t.Fatal(err)
		}
		for i, s := range [][3]int{{1, 1, 1}, {1, 5, 3}, {5, 3, 7}, {9, 13, 17}, {6, 80, 30}, {140, 21, 16}, {7, 45, 530}, {96, 96, 96}, {3, 1541, 5}, {2, 4096, 3}} {
			a, b := random[limb.DD](r, s[0], s[1]), random[limb.DD](r, s[1], s[2])
			if i >= 8 {
				for k := range a.Data {
					a.Data[k] = a.Data[0]
				}
				for k := range b.Data {
					b.Data[k] = b.Data[0]
				}
			}
			product := func(halved bool, deep int) *Dense[limb.DD] {
				c := NewDense[limb.DD](s[0], s[2], nil)
				k, x, y := kindOf(a, b, halved)
				table := newResidues(k)
				table.deepest = deep
				table.multiply(outputOf(c), inputOf(a), inputOf(b), x, y)
				return c
			}
			want := product(false, deepest)
			same(t, fmt.Sprintf("%v, %v, halved", level, s), product(true, deepest), want)
			chosen := new(Dense[limb.DD])
			if err := MulExact(chosen, a, b); err != nil {
				t.Fatal(err)
			}
			same(t, fmt.Sprintf("%v, %v", level, s), chosen, want)
			if i == 9 && different(product(true, 1<<12), want) == "" {
				t.Errorf("%v: sums of 4096 products are right", level)
			}
		}
		simd.Set(previous)
	}
}

func BenchmarkMulExact(b *testing.B) {
	r := rand.New(rand.NewPCG(7, 8))
	bench := func(b *testing.B, n int, f func() error) { rate(b, 2*float64(n)*float64(n)*float64(n), f) }
	for _, n := range []int{64, 256, 512} {
		b.Run(fmt.Sprintf("QD/%d", n), func(b *testing.B) {
			x, y, c := random[limb.QD](r, n, n), random[limb.QD](r, n, n), new(Dense[limb.QD])
			bench(b, n, func() error { return MulExact(c, x, y) })
		})
	}
	b.Run("QF/512", func(b *testing.B) {
		x, y, c := random[limb.QF](r, 512, 512), random[limb.QF](r, 512, 512), new(Dense[limb.QF])
		bench(b, 512, func() error { return MulExact(c, x, y) })
	})
	b.Run("DD/512", func(b *testing.B) {
		x, y, c := random[limb.DD](r, 512, 512), random[limb.DD](r, 512, 512), new(Dense[limb.DD])
		bench(b, 512, func() error { return MulExact(c, x, y) })
	})
}

// BenchmarkResidues compares both kinds of residues, in turns.
func BenchmarkResidues(b *testing.B) {
	for _, n := range []int{96, 128, 256, 512} {
		benchResidues[limb.QD](b, "QD", n)
	}
	for _, n := range []int{96, 128, 512} {
		benchResidues[limb.QF](b, "QF", n)
		benchResidues[limb.DD](b, "DD", n)
		benchResidues[limb.F64](b, "F64", n)
	}
}

func benchResidues[N limb.Real[N]](b *testing.B, name string, n int) {
	r := rand.New(rand.NewPCG(7, 8))
	x, y, c := random[N](r, n, n), random[N](r, n, n), NewDense[N](n, n, nil)
	for _, halved := range []bool{false, true} {
		b.Run(fmt.Sprintf("%s/%d/%t", name, n, halved), func(b *testing.B) {
			rate(b, 2*float64(n)*float64(n)*float64(n), func() error {
				k, u, v := kindOf(x, y, halved)
				residuesFor(k).multiply(outputOf(c), inputOf(x), inputOf(y), u, v)
				return nil
			})
		})
	}
}
