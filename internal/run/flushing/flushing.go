// Package flushing compares results with those of plain Go, also on a device that flushes
// subnormal numbers.
//
// Where no operation of a function has a subnormal result, such a device has the bits of
// plain Go. Elsewhere it has the bits of an arithmetic that flushes: which these are, the
// interpreter tells. A result is then as good as its function promises, but for at most one
// unit u² or u⁴ of it, as long as it is not tiny itself: what is flushed lies far below the
// last limb.
package flushing

import (
	"fmt"
	"math"
	"strings"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
)

// Differ is operand.Differ for operands of the domain dom, and a device on which f is lowered
// on the rung of that name. In the domain of devices that flush a row may differ where a
// subnormal number on the way to it explains all that differs, by one unit at most, or where the
// result is below [Least], of which nothing is promised.
func Differ(dom operand.Domain, lowering string, f kernels.Func, in, want, got []plane.Plane, shown int) error {
	return differ(dom, lowering, f, in, want, got, shown, false)
}

// DifferMarked is Differ for maps with marks: a result below [Least] must be NaN, or 0 where what
// it stands for is close to the subnormal numbers.
func DifferMarked(dom operand.Domain, lowering string, f kernels.Func, in, want, got []plane.Plane, shown int) error {
	return differ(dom, lowering, f, in, want, got, shown, Marked(f))
}

func differ(dom operand.Domain, lowering string, f kernels.Func, in, want, got []plane.Plane, shown int, marked bool) error {
	if dom != operand.Flushed {
		return operand.Differ(f, in, want, got, shown)
	}
	var flushing func(args []float64) []float64
	explained := func(i int) bool {
		if flushing == nil {
			var err error
			if flushing, err = Function(lowering, f); err != nil {
				flushing = func([]float64) []float64 { return nil }
			}
		}
		var args []float64
		for _, p := range in {
			args = append(args, p.At(i))
		}
		results := flushing(args)
		if marked {
			marks(f, in, i, results)
		}
		if len(results) != len(got) {
			return false
		}
		for j, r := range results {
			if a := got[j].At(i); math.Float64bits(a) != math.Float64bits(r) && (a == a || r == r) {
				return false
			}
		}
		return true
	}
	return operand.DifferBut(f, in, want, got, shown, func(i int) bool {
		if !Marked(f) {
			return operand.Tiny(want, i) || explained(i) && near(f, in, want, got, i, false)
		}
		return near(f, in, want, got, i, marked) && (operand.Tiny(want, i) || explained(i))
	})
}

// Function returns f in binary32 that flushes, lowered as on a device.
func Function(lowering string, f kernels.Func) (func(args []float64) []float64, error) {
	p, err := kernels.Linked{}.Module(f.Name)
	if err != nil {
		return nil, err
	}
	if f.Limb() != kernels.F32 {
		return nil, fmt.Errorf("%s: no arithmetic of float64 that flushes", f.Name)
	}
	p, arithmetic, err := Program(lowering, p)
	if err != nil {
		return nil, err
	}
	g := p.Lookup(f.Name)
	interp, err := ir.NewInterp(p, g, arithmetic)
	if err != nil {
		return nil, err
	}
	return func(args []float64) []float64 {
		results := make([]float64, len(g.Results))
		interp.Run(results, args)
		return results
	}, nil
}

// Program returns what a device that flushes computes, for the interpreter: p, lowered on the
// rung of that name, and binary32 in which every subnormal result is 0. What hides floats from a
// compiler changes none, and is left out.
func Program(lowering string, p *ir.Program) (*ir.Program, ir.Arith, error) {
	if strings.Contains(lowering, "floor") {
		return nil, nil, fmt.Errorf("on the rung %q floats are integers, which do not flush", lowering)
	}
	rung, err := lower.Named(strings.ReplaceAll(strings.ReplaceAll(lowering, "hidden", ""), "barrier", ""))
	if err != nil {
		return nil, nil, err
	}
	format := fp.Binary32()
	format.Flush = true
	arithmetic, err := ir.Nearest(format)
	if err != nil {
		return nil, nil, err
	}
	p, err = rung.Lower(p)
	return p, arithmetic, err
}

// Zero returns x, or the zero of its sign where x is a subnormal number of binary32: what a
// device that flushes may have in its place, as an operand or as a result.
func Zero(x float64) float64 {
	if math.Abs(x) < 0x1p-126 {
		return math.Copysign(0, x)
	}
	return x
}

var precisions = map[kernels.Type]int{kernels.F32: 24, kernels.F64: 53}

// near reports whether row i of the results got is within one unit, u² or u⁴ of the number
// (of the modulus of a complex one), of the row want; other results are the same. Nothing is asked
// of a number below [Least], and of a frail function of such operands, but that it is NaN, or all but
// 0, where results are marked.
func near(f kernels.Func, in, want, got []plane.Plane, i int, marked bool) bool {
	frail := make([]float64, 0, 8)
	for _, p := range want {
		frail = append(frail, p.At(i))
	}
	marks(f, in, i, frail) // NaN where nothing is promised
	j := 0
	for _, p := range f.Out {
		n, limbs := p.Type.Planes(), p.Type.Limbs()
		prec, float := precisions[p.Type.Elem()]
		var size, apart float64
		same := true
		for k := j; k < j+n; k++ {
			size = max(size, math.Abs(want[k].At(i)))
			if want[k].Same(got[k], i) {
				continue
			}
			same = false
			if !float || limbs < 2 {
				return false
			}
			apart += math.Abs(want[k].At(i) - got[k].At(i))
		}
		least, nan := Least(p.Type), got[j].At(i) != got[j].At(i)
		switch {
		case same && !(marked && frail[j] != frail[j] && size == size):
		case least > 0 && frail[j] != frail[j] && size == size:
			if marked && !nan && !(size < 0x1p-100 && sizeOf([]float64{got[j].At(i), got[j+n-limbs].At(i)}, 1) == 0) {
				return false
			}
		case marked && nan && size < 2*least && least > 0: // on the edge
		case !(apart <= math.Ldexp(size, -prec*limbs) && apart < math.Inf(1)):
			return false
		}
		j += n
	}
	return true
}
