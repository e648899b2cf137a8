package programs

import (
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// Choices has what becomes ifs: switches, labels of the innermost loop, and returns before
// the end of functions that are compiled in place.
//
//limb:kernel
func Choices(i int, out, x []int32, n int) {
	count := int32(0)
turns:
	for j := range n {
		switch k := int32(j + i); {
		case k%5 == 3:
			continue turns
		case x[j] > 90:
			break turns
		default:
			count += k
		}
	}
	switch x[i] % 4 {
	case 0:
		count++
	case 1, 2:
		count += between(x, i)
	default:
		switch {
		case count > 50:
			count = -count
		}
		mark(out, i, count)
		return
	}
	out[i] = count
}

// between is compiled in place: it reads a slice.
func between(x []int32, i int) int32 {
	if x[i] < 20 {
		return 20
	} else if x[i] < 40 {
		i++
	} else {
		return x[i]
	}
	last := x[i%len(x)]
	if last == 7 {
		return 70
	}
	return last - 1
}

// mark is compiled in place: it writes to a slice.
func mark(out []int32, i int, count int32) {
	out[i] = count
	if i%2 == 0 {
		return
	}
	if count > 30 {
		out[i]++
		return
	}
	out[i] += 1000
}

// weights are constants for Exact.
var weights = [...]float64{1, 0.5, 0.25}

// Exact has the functions of package math that round nothing, or correctly.
//
//limb:kernel
func Exact(i int, y, x []float64) {
	switch {
	case math.IsNaN(x[i]):
		y[i] = -1
	case math.Signbit(x[i]):
		y[i] = math.Ceil(x[i]) + weights[i%3]
	default:
		y[i] = math.Copysign(math.Sqrt(math.Abs(x[i])), math.Trunc(x[i])-1) + math.Floor(x[i]+weights[1])
	}
}

// Exact32 has them at the width of its numbers: nothing of it is a float64.
//
//limb:kernel
func Exact32(i int, y, x []float32) {
	y[i] = float32(math.Sqrt(float64(x[i]))) - float32(math.Copysign(float64(x[i]), float64(y[i]))) + float32(math.Ceil(float64(x[i])))
}

// Root is a function of package math at both widths.
//
//limb:kernel
func Root[T limb.Float](a T) T { return T(math.Sqrt(float64(a))) + T(math.Floor(float64(a))) }

// Early has groups, items and a function of a group that return early.
//
//limb:kernel
func Early(g kernel.Group, dst []int32, groups, n int) {
	if g.Index() >= groups {
		return
	}
	part(g, dst[n*g.Index():], n)
	if n == 3 {
		return
	}
	g.Each(n, func(i int) { dst[n*g.Index()+i] += 100 })
}

func part(g kernel.Group, dst []int32, n int) {
	if n > 5 {
		g.Each(n, func(i int) { dst[i] = 7 })
		return
	}
	g.Each(n, func(i int) {
		if dst[i] == 2 {
			return
		}
		dst[i]--
	})
}
