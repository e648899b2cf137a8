// Package estimate measures what the CUDA Handbook says of x86's processors beside GPUs: how good
// their estimates of 1/x and 1/√x are, and what an operation on subnormal numbers costs.
package estimate

import (
	"math"
	"runtime"
	"time"
)

// Result is the largest error of an instruction.
type Result struct {
	Instruction string
	Promised    float64 // relative: Intel's and AMD's manuals
	Inputs      int
	Error       float64 // the largest, relative
	X, Got      float32 // where
}

// instruction is an instruction in a loop over 16·n numbers.
type instruction struct {
	name     string
	promised float64
	root     bool // of 1/√x, not 1/x
	run      func(dst, src *float32, n int)
}

// Measure measures every instruction that the processor has on all significands in two binades,
// [1, 4): their errors are the same in every other pair. It is nil where there is none.
func Measure() (list []Result) {
	for _, in := range instructions() {
		list = append(list, in.measure())
	}
	return list
}

func (in instruction) measure() Result {
	const block = 1 << 12
	var src, dst [block]float32
	r := Result{Instruction: in.name, Promised: in.promised, Error: -1}
	first, end := math.Float32bits(1), math.Float32bits(4)
	for w := first; w < end; w += block {
		for i := range src {
			src[i] = math.Float32frombits(w + uint32(i))
		}
		in.run(&dst[0], &src[0], block/16)
		for i, y := range dst {
			if e := in.err(src[i], y); !(e <= r.Error) {
				r.Error, r.X, r.Got = e, src[i], y
			}
		}
		r.Inputs += block
	}
	return r
}

// err is the relative error of y. Of 1/x it is xy - 1, which float64 holds; of 1/√x it is
// √(xy²) - 1, with xy² rounded to 53 bits.
func (in instruction) err(x, y float32) float64 {
	t := float64(x) * float64(y)
	if !in.root {
		return math.Abs(t - 1)
	}
	t *= float64(y)
	return math.Abs(t-1) / (1 + math.Sqrt(t))
}

// Subnormal returns how much longer products and sums take this processor whose operands and
// results are subnormal numbers of float64, least time against least time.
func Subnormal() float64 {
	var x [1 << 10]float64
	least := func(scale float64) float64 {
		for i := range x {
			x[i] = scale * (1 + float64(i)/float64(len(x)))
		}
		best := math.Inf(1)
		for range 9 {
			start := time.Now()
			for range 16 {
				runtime.KeepAlive(products(x[:]))
			}
			best = min(best, float64(time.Since(start)))
		}
		return best
	}
	normal := least(1)
	return least(0x1p-1050) / normal
}

// products sums products with ½.
func products(x []float64) (s float64) {
	for _, v := range x {
		s += v * 0.5
	}
	return s
}
