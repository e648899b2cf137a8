package network

import (
	"math"
	"math/rand/v2"
	"os/exec"
	"testing"
	"time"

	"github.com/limbfp/limb/internal/check/testenv"
)

// TestFirstDigit: the rest of a digit of p bits is exact and at most 4u|x|, for all quotients of two
// numbers and all roots; it is not always at most 2u|x|.
func TestFirstDigit(t *testing.T) {
	most := 0.0
	for p := 4; p <= 8; p++ {
		check := func(x, q, y float64) {
			d := x - round(q*y, p)
			if round(d, p) != d || d != 0 && math.Ilogb(d) > math.Ilogb(x)+2-p {
				t.Fatalf("%d bits: %g less %g times %g is %g", p, x, q, y, d)
			}
			most = max(most, math.Ldexp(math.Abs(d/x), p))
		}
		for m := 1 << (p - 1); m < 1<<p; m++ {
			x := float64(m)
			for k := 1 << (p - 1); k < 1<<p; k++ {
				y := float64(k)
				check(x, round(x*round(1/y, p), p), y)
			}
			for _, x := range []float64{x, 2 * x} {
				q := round(math.Sqrt(x), p)
				check(x, q, q)
			}
		}
	}
	if most <= 2 || most > 4 {
		t.Errorf("the largest rest is %gu|x|", most)
	}
}

// TestApart runs Div and Sqrt on limbs of 5 to 9 bits, some of whose rests are as small as they can be: the
// digits are as far apart as Digits says, and results in normal form. Digits in another order are noticed.
func TestApart(t *testing.T) {
	remainder, remainder2, renorm := must(t, "TD.remainderTriple"), must(t, "f64.remainder2"), must(t, "f64.renormTriple")
	r := rand.New(rand.NewPCG(1, 2))
	noticed := false
	for i := range testenv.Size(2e4, 2e4, 2e7) {
		p := 5 + r.IntN(5)
		limbs := func(x float64) []float64 {
			l := make([]float64, 3)
			for i := range l {
				l[i] = round(x, p)
				x -= l[i]
			}
			return l
		}
		number := func() float64 {
			x := 0.0
			for range 3 {
				x += math.Ldexp(float64(1-2*r.IntN(2)), -r.IntN(3*p))
			}
			return 1 + x/4 + math.Ldexp(float64(r.IntN(1<<p)), -1-p)
		}
		root := i&1 == 1
		y := limbs(number()) // the divisor, and what is taken from the rest with the second digit
		second := y
		digit := func(r0, y0 float64) float64 { return round(r0*round(1/y0, p), p) }
		whole := number()
		if r.IntN(2) == 0 { // a short result, and something behind it
			short := digit(number(), 1)
			whole = short * (y[0] + y[1] + y[2])
			if root {
				whole = short * short
			}
			whole += math.Ldexp(float64(r.IntN(5)-2), -3*p+r.IntN(p))
		}
		x := limbs(whole)
		q := []float64{digit(x[0], y[0]), 0, 0, 0}
		if root {
			q[0] = round(math.Sqrt(x[0]), p)
			y = []float64{q[0], 0, 0}
			second = []float64{2 * q[0], 0, 0}
		}
		rest := remainder.run(p, []float64{x[0], x[1], x[2], q[0], y[0], y[1], y[2]})
		q[1] = digit(rest[0], second[0])
		if root {
			second[1] = q[1]
		}
		next := remainder2.run(p, []float64{rest[0], rest[1], rest[2], q[1], second[0], second[1], second[2]})
		q[2] = digit(next[0], second[0])
		if root {
			second[1] *= 2
		}
		q[3] = digit(round(next[0]+next[1]-q[2]*(second[0]+second[1]+second[2]), p), second[0])
		if i := first(digitsApart(p, []wire{0, 1, 2, 3}), q...); i >= 0 {
			t.Fatalf("%d bits: %v by %v (a root: %v) has the digits %v, against statement %d", p, x, y, root, q, i)
		}
		z := renorm.run(p, q)
		if i := overlap(p, z); i > 0 {
			t.Fatalf("%d bits: %v by %v (a root: %v) is %v, limb %d above half an ulp of the one before", p, x, y, root, z, i)
		}
		noticed = noticed || q[2] != 0 && first(digitsApart(p, []wire{0, 1, 2, 3}), q[0], q[2], q[1], q[3]) >= 0
	}
	if !noticed {
		t.Error("digits in another order are as far apart")
	}
}

// TestDigits: the digits of quotients and roots of three limbs are far enough apart, and what they
// make is in normal form. Without one of two of its TwoSums the rest
// is not proved, nor is renormTriple without its last step.
func TestDigits(t *testing.T) {
	testenv.Long(t, "half a minute of a solver")
	z3, err := exec.LookPath("z3")
	if err != nil {
		testenv.Skip(t, "z3", err.Error())
	}
	types := []string{"f64"}
	if testenv.Full() {
		types = append(types, "f32")
	}
	for _, limb := range types {
		if err := Digits(t.Context(), z3, 10*time.Minute, limb); err != nil {
			t.Errorf("%s: %v", limb, err)
		}
	}
	rest, renorm, planted := must(t, "TD.remainderTriple"), must(t, "f64.renormTriple"), 0
	session := func() *session { return &session{ctx: t.Context(), z3: z3, each: 10 * time.Minute} }
	for i, g := range rest.gates {
		if g.text == "TwoSum a, e0" || i == len(rest.gates)-2 {
			planted++
			if rest.without(i).rest(session()) == nil {
				t.Errorf("remainderTriple without gate %d, %s, is proved", i, g.text)
			}
		}
	}
	if planted != 2 {
		t.Errorf("%d gates were left out", planted)
	}
	if renorm.without(len(renorm.gates)-1).digits(session()) == nil {
		t.Error("renormTriple without its last step is proved")
	}
}
