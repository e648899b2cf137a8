package programs

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// HelpWidth is the number of elements that a group of Helpers works on, and half of that of Sums.
const HelpWidth = 16

// Helpers calls functions that have phases several times: one after the other, in both arms
// of an if, in a loop that is unrolled and in one that is not.
//
//limb:kernel
func Helpers(g kernel.Group, dst, x []limb.DF, n int) {
	var left, right [HelpWidth]limb.DF
	at := first(g, HelpWidth)
	found := gather(g, left[:], x, at)
	found += gather(g, right[:], x, at+found)
	if n > 2 {
		raise(g, left[:], n)
	} else {
		raise(g, right[:], n+1)
	}
	for k := range 3 {
		raise(g, left[:], k)
	}
	for k := 0; k < n; k++ {
		raise(g, right[:], k+found)
		gather(g, left[:], x, at+k)
	}
	g.Each(HelpWidth, func(i int) { dst[at+i] = left[i].Mul(right[HelpWidth-1-i]) })
}

// first has no slices, and a result.
func first(g kernel.Group, n int) int { return g.Index() * n }

// gather reads x from an element on, with 0 behind its end, and returns how many it has. Its items have
// variables that change.
func gather(g kernel.Group, to, x []limb.DF, from int) int {
	g.Each(HelpWidth, func(i int) {
		v, place := limb.DF{}, i
		if from+i < len(x) {
			v = x[from+i]
		}
		for i%4 == 3 {
			v = v.Add(v)
			i += 5
		}
		to[place] = v
	})
	return min(HelpWidth, len(x)-from)
}

// raise has a loop around a phase, and one in it.
func raise(g kernel.Group, t []limb.DF, n int) {
	turns := 1
	for k := 0; k < n; k++ {
		turns += k
		g.Each(HelpWidth, func(i int) {
			s := t[i]
			for j := 0; j < turns; j++ {
				s = s.AddFloat(0.1)
			}
			t[i] = s
		})
	}
}

// Sums adds blocks of x by a function that has an array of the group of its own.
//
//limb:kernel
func Sums(g kernel.Group, dst, x []limb.DF, n int) {
	var both [2]limb.DF
	d, from := dst[first(g, n+3):], x[first(g, 2*HelpWidth):]
	sum(g, both[:], 0, from)
	sum(g, both[:], 1, from[2*HelpWidth:])
	g.Each(1, func(int) { d[0] = both[0].Mul(both[1]) })
	for k := range 2 {
		sum(g, d, 1+k, from[k:])
	}
	for k := range n {
		sum(g, d, 3+k, from[2*k:])
	}
}

// sum sets to[at] to the sum of 2·HelpWidth numbers.
func sum(g kernel.Group, to []limb.DF, at int, x []limb.DF) {
	var part [HelpWidth]limb.DF
	g.Each(HelpWidth, func(i int) {
		p := x[i]
		p = p.Add(x[HelpWidth+i])
		part[i] = p
	})
	for half := HelpWidth / 2; half > 0; half /= 2 {
		g.Each(half, func(i int) { part[i] = part[i].Add(part[half+i]) })
	}
	g.Each(1, func(int) { to[at] = part[0] })
}

// Unrolled declares variables in loops of a constant number of turns: those of phases, of
// branches and of loops within.
//
//limb:kernel
func Unrolled(g kernel.Group, dst []int32, n int) {
	d := dst[first(g, n):]
	for k := range 3 {
		g.Each(n, func(i int) {
			var most int32
			s, place := d[i], i
			if s > int32(k) {
				t := d[i]
				t += s
				s = t
			}
			for j := range n {
				for j < 5 {
					j += 2
				}
				most += int32(j)
			}
			for i < 3 {
				i++
				s++
			}
			d[place] = s*10 + most
		})
	}
}

// Conditions calls functions with phases where conditions, counts and switches ask for their
// results, and a method.
//
//limb:kernel
func Conditions(g kernel.Group, dst []int32, n int) {
	d := dst[first(g, 4):]
	k := 0
	if n > 3 {
		k = count(g, d, n)
	} else {
		k = 7
	}
	if count(g, d, n) > 3 && count(g, d, n) > 4 {
		step{int32(n)}.add(g, d)
	}
	for j := 0; j < count(g, d, n); j++ {
		g.Each(count(g, d, 3), func(i int) { d[i] += 100 })
	}
	switch count(g, d, n) {
	case 1:
		count(g, d, 7)
	case 2:
		_ = count(g, d, 8)
	default:
		step{int32(k)}.add(g, d)
	}
}

// count returns what it is given, and counts its calls.
func count(g kernel.Group, dst []int32, n int) int {
	g.Each(4, func(i int) { dst[i]++ })
	return n
}

type step struct{ by int32 }

func (s step) add(g kernel.Group, dst []int32) {
	g.Each(4, func(i int) { dst[i] += s.by })
}

// Zeros calls a kernel, twice, and has a loop of few turns that may end sooner.
//
//limb:kernel
func Zeros(i int, dst []int32, n int) {
	Ends(i, dst, n)
	for k := 0; k < 4 && dst[i] > int32(k); k++ {
		dst[i]--
	}
	Ends(i, dst, n+1)
}

// Ends may return before its end.
//
//limb:kernel
func Ends(i int, dst []int32, n int) {
	if dst[i] > int32(n) {
		return
	}
	if dst[i] == 3 {
		dst[i] = 7
	}
	dst[i]++
}
