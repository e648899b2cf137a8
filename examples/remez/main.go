// Command remez finds the polynomials that are nearest to exp on [-1, 1]: by Remez's exchange, in float64, DD and QD.
package main

import (
	"fmt"
	"io"
	"log"
	"math"
	"os"
	"strings"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/mat"
)

// approximation is Σ c[k]·T(k, x), whose error is to be level with alternating signs in degree + 2 points.
type approximation[N limb.Real[N]] struct {
	c     []N
	level N       // the error in the points that the polynomial was made from
	worst float64 // the largest error anywhere, in levels: 1 for the best polynomial
	waves int     // in how many places the error is largest, with alternating signs
}

// at returns the polynomial at x, by Clenshaw's recurrence.
func (p *approximation[N]) at(x N) N {
	var b, last N
	for k := len(p.c) - 1; k > 0; k-- {
		b, last = p.c[k].Add(x.Add(x).Mul(b)).Sub(last), b
	}
	return p.c[0].Add(x.Mul(b)).Sub(last)
}

// grid is the number of points for each wave in which the error is looked at.
const grid = 16

// point returns cos(πt/n).
func point[N limb.Real[N]](t N, n int) N { return t.Div(limb.From[N](n)).CosPi() }

// remez returns the polynomial of a degree that is nearest to f, or as near as N goes.
func remez[N limb.Real[N]](f func(N) N, degree int) (*approximation[N], error) {
	waves := degree + 2
	n := grid * (waves - 1)
	x, y := make([]N, n+1), make([]N, n+1)
	for g := range x {
		x[g] = point(limb.From[N](g), n)
		y[g] = f(x[g])
	}
	nodes := make([]N, waves)
	for i := range nodes {
		nodes[i] = x[grid*i]
	}
	p := &approximation[N]{}
	for range 12 {
		if err := p.through(nodes, f); err != nil {
			return nil, err
		}
		errs := make([]N, n+1)
		for g := range x {
			errs[g] = y[g].Sub(p.at(x[g]))
		}
		at := extremes(errs)
		p.waves, p.worst = len(at), 0
		for _, g := range at {
			p.worst = max(p.worst, math.Abs(errs[g].Float64()))
		}
		p.worst /= p.level.Abs().Float64()
		if len(at) != waves || p.worst < 1+1e-9 {
			break
		}
		for i, g := range at { // to the tops of parabolas
			t := limb.From[N](g)
			if g > 0 && g < n {
				l, m, r := errs[g-1], errs[g], errs[g+1]
				bend := l.Sub(m).Add(r.Sub(m))
				t = t.Add(l.Sub(r).Div(bend.Add(bend)))
			}
			nodes[i] = point(t, n)
		}
	}
	return p, nil
}

// through makes the polynomial whose error is level, with alternating signs, in the nodes.
func (p *approximation[N]) through(nodes []N, f func(N) N) error {
	n := len(nodes)
	a, b := mat.NewDense[N](n, n, nil), mat.NewDense[N](n, 1, nil)
	sign := limb.From[N](1)
	for i, x := range nodes {
		row := a.Row(i)
		row[0], row[1] = limb.From[N](1), x
		for k := 2; k < n-1; k++ {
			row[k] = x.Add(x).Mul(row[k-1]).Sub(row[k-2])
		}
		row[n-1], sign = sign, sign.Neg()
		b.Set(i, 0, f(x))
	}
	if err := b.Solve(a, b); err != nil {
		return err
	}
	p.c, p.level = b.Data[:n-1], b.Data[n-1]
	return nil
}

// extremes returns where errors of one sign are largest.
func extremes[N limb.Real[N]](errs []N) (at []int) {
	best := 0
	for g := 1; g <= len(errs); g++ {
		if g == len(errs) || errs[g].Signbit() != errs[best].Signbit() {
			at, best = append(at, best), g
		} else if errs[best].Abs().Less(errs[g].Abs()) {
			best = g
		}
	}
	return at
}

// plot draws the error of p, relative to the largest.
func plot[N limb.Real[N]](w io.Writer, p *approximation[N], f func(N) N) {
	const width, height = 78, 11
	var rows [height][width]byte
	for i := range rows {
		copy(rows[i][:], strings.Repeat(" ", width))
	}
	for k := range 8 * width {
		x := point(limb.From[N](8*width-1-k), 8*width-1)
		e := f(x).Sub(p.at(x)).Div(p.level).Float64() / p.worst
		i := int(math.Round((1 - e) / 2 * (height - 1)))
		rows[min(max(i, 0), height-1)][k/8] = '*'
	}
	for _, r := range rows {
		fmt.Fprintln(w, strings.TrimRight(string(r[:]), " "))
	}
}

func exp[N limb.Real[N]](x N) N { return x.Exp() }

// error returns the largest error of p.
func (p *approximation[N]) error() float64 { return p.worst * math.Abs(p.level.Float64()) }

// best reports whether the error is level as often as no other polynomial has it.
func (p *approximation[N]) best() bool { return p.waves == len(p.c)+1 && p.worst < 1.05 }

// column prints what becomes of a degree in a type.
func column[N limb.Real[N]](w io.Writer, degree int) error {
	p, err := remez(exp[N], degree)
	if err != nil {
		return err
	}
	word := "rough"
	if p.best() {
		word = "level"
	}
	fmt.Fprintf(w, "   %7.1e %s", p.error(), word)
	return nil
}

func run(w io.Writer) error {
	fmt.Fprintf(w, "The polynomials nearest to exp on [-1, 1]: their largest error, and whether it is level\n\n")
	fmt.Fprintf(w, "degree   %-13s   %-13s   QD\n", "float64", "DD")
	for degree := 4; degree <= 32; degree += 4 {
		fmt.Fprintf(w, "%6d", degree)
		for _, f := range []func(io.Writer, int) error{column[limb.F64], column[limb.DD], column[limb.QD]} {
			if err := f(w, degree); err != nil {
				return err
			}
		}
		fmt.Fprintln(w)
	}
	const degree = 20
	low, err := remez(exp[limb.F64], degree)
	if err != nil {
		return err
	}
	high, err := remez(exp[limb.DD], degree)
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "\nThe error of degree %d in float64, of %.1e:\n\n", degree, low.error())
	plot(w, low, exp[limb.F64])
	fmt.Fprintf(w, "\nand in DD, of %.1e:\n\n", high.error())
	plot(w, high, exp[limb.DD])
	return nil
}

func main() {
	if err := run(os.Stdout); err != nil {
		log.Fatal(err)
	}
}
