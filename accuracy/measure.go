package accuracy

import (
	"fmt"
	"math"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/limbfp/limb"
)

// Block is the number of vectors that are drawn from one state of the random
// generator and judged together: the length of the planes that [Measure] gives to the
// function under test, except the last ones.
const Block = 4096

// Result is what Measure and the searches return: the largest error that they saw, and at which operands.
type Result struct {
	Op   string // its name
	Dist string // the name of the distribution, or "climb"
	N    int    // vectors

	Max   float64   // the largest error in units of u^n; +Inf where a result is not finite
	Worst []float64 // the limbs of the operands where it is reached; nil where exact
	At    int       // and the index of that vector
	Loose int       // results with a limb above ½ulp of the one before, which only limb.Split may have

	LooseAt []float64 // the limbs of the operands of the first of them, nil where there is none

	Outside int // vectors outside the domain of a function, which do not count

	squares limb.DD // sum of the squares of the errors
	bits    int     // -log2 u^n
	limbs   int     // n
}

// Exact reports whether every error was 0.
func (r Result) Exact() bool { return r.Max == 0 }

// Limbs returns n, the number of limbs of a result of the operation.
func (r Result) Limbs() int { return r.limbs }

// Log2 returns log2 of the largest error itself, not in units of u^n: -Inf where exact.
func (r Result) Log2() float64 { return math.Log2(r.Max) - float64(r.bits) }

// RMS returns the root of the mean square of the errors, in units of u^n.
func (r Result) RMS() float64 {
	return math.Sqrt(r.squares.Float64() / float64(max(r.N-r.Outside, 1)))
}

// Merge makes r the result of its own vectors followed by those of next, which is of the
// same operation. The zero Result has no vectors.
func (r *Result) Merge(next Result) {
	if next.Max > r.Max {
		r.Max, r.Worst, r.At = next.Max, next.Worst, r.N+next.At
	}
	r.Op, r.Dist, r.bits, r.limbs = next.Op, next.Dist, next.bits, next.limbs
	r.N += next.N
	r.Loose += next.Loose
	if r.LooseAt == nil {
		r.LooseAt = next.LooseAt
	}
	r.Outside += next.Outside
	r.squares = r.squares.Add(next.squares)
}

// Judge measures results that were computed elsewhere, such as on a device: out are
// the planes of the results of op for the operands in the planes in. Planes of other
// numbers or lengths are an error.
func Judge[T limb.Float](op Op[T], out, in [][]T) (Result, error) {
	n, err := op.check(out, in)
	if err != nil {
		return Result{}, err
	}
	return inBlocks(n, func(lo, hi int) Result { return judge(&op, cut(out, lo, hi), cut(in, lo, hi)) }), nil
}

// Measure draws n vectors, runs f on them, a [Block] at a time and on all
// processors at once, and judges the results. A nil f is op.Go. An operation of
// [Functions] takes a machine with MPFR, see [Op.Known].
func Measure[T limb.Float](op Op[T], d Dist, n int, seed uint64, f Batch[T]) Result {
	op.made()
	if f == nil {
		f = op.Go
	}
	r := inBlocks(n, func(lo, hi int) Result {
		in, out := op.planes(hi - lo)
		draw(&op, d, in, seed, lo/Block)
		f(out, in)
		return judge(&op, out, in)
	})
	r.Op, r.Dist = op.Name, d.Name
	return r
}

// Fill draws the vectors first, first+1, … of a distribution into the planes
// of the operands of op: those that Measure takes with the same seed. first is a multiple
// of [Block]. Another one is an error, and so are planes of other numbers or lengths.
func Fill[T limb.Float](op Op[T], d Dist, in [][]T, seed uint64, first int) error {
	n, err := op.check(nil, in)
	if err != nil {
		return err
	}
	if first < 0 || first%Block != 0 {
		return fmt.Errorf("accuracy: fill from vector %d: not a multiple of %d", first, Block)
	}
	inBlocks(n, func(lo, hi int) Result {
		draw(&op, d, cut(in, lo, hi), seed, (first+lo)/Block)
		return Result{}
	})
	return nil
}

// made panics where op is the zero value, as of a name that Lookup does not know.
func (op *Op[T]) made() {
	if op.Out == 0 {
		panic("accuracy: an Op that none of Ops, Functions, Lookup and ThallOp has made")
	}
}

// check returns the length of the planes, which fit op. Only inputs are looked
// at where out is nil.
func (op *Op[T]) check(out, in [][]T) (int, error) {
	op.made()
	wantIn, wantOut := op.planes(0)
	if len(in) != len(wantIn) || out != nil && len(out) != len(wantOut) {
		return 0, fmt.Errorf("accuracy: %s: %d operand and %d result planes, want %d and %d",
			op.Name, len(in), len(out), len(wantIn), len(wantOut))
	}
	for _, p := range slices.Concat(in, out) {
		if len(p) != len(in[0]) {
			return 0, fmt.Errorf("accuracy: %s: planes of %d and %d elements, want equal lengths", op.Name, len(in[0]), len(p))
		}
	}
	return len(in[0]), nil
}

// planes allocates n vectors.
func (op *Op[T]) planes(n int) (in, out [][]T) {
	for _, limbs := range op.In {
		for range limbs {
			in = append(in, make([]T, n))
		}
	}
	for range op.Out {
		out = append(out, make([]T, n))
	}
	return in, out
}

// judge measures one block.
func judge[T limb.Float](op *Op[T], out, in [][]T) Result {
	s := newScreener(op)
	r := Result{Op: op.Name, N: len(in[0]), bits: op.Out * precision[T](), limbs: op.Out}
	worst := 0.0
	for i := range in[0] {
		s.load(out, in, i)
		e := s.error()
		if e < 0 {
			r.Outside++
			continue
		}
		r.squares = r.squares.AddFloat(float64(e * e))
		if e > worst {
			worst, r.At = e, i
		}
		for k := 1; k < len(out); k++ {
			if loose(s.r[k-1], s.r[k], precision[T]()) {
				if r.Loose++; r.LooseAt == nil {
					r.LooseAt = slices.Clone(s.x.limbs)
				}
				break
			}
		}
	}
	if worst > 0 {
		s.load(out, in, r.At)
		if r.Max = s.exact(); r.Max < 0 { // the reference has a value, and none in more bits
			r.Max = math.Inf(1)
		}
		r.Worst = slices.Clone(s.x.limbs)
	}
	return r
}

// loose reports whether |b| > ½ulp(a), for limbs of p bits. Where a is 0 or
// subnormal, b has to be 0.
func loose(a, b float64, p int) bool {
	if b == 0 {
		return false
	}
	e := int(math.Float64bits(a)>>52&0x7ff) - 1023
	return e == -1023 || p == 24 && e < -126 || math.Abs(b) > math.Ldexp(1, e-p)
}

// inBlocks cuts n vectors into blocks, runs f on them in parallel, and merges
// the results in order.
func inBlocks(n int, f func(lo, hi int) Result) Result {
	results := make([]Result, (max(n, 0)+Block-1)/Block)
	var next atomic.Int64
	var wg sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), len(results)) {
		wg.Go(func() {
			for {
				b := int(next.Add(1)) - 1
				if b >= len(results) {
					return
				}
				results[b] = f(b*Block, min((b+1)*Block, n))
			}
		})
	}
	wg.Wait()
	var all Result
	for _, r := range results {
		all.Merge(r)
	}
	return all
}

// cut returns elements lo to hi of each plane.
func cut[T limb.Float](planes [][]T, lo, hi int) [][]T {
	part := make([][]T, len(planes))
	for k, p := range planes {
		part[k] = p[lo:hi]
	}
	return part
}
