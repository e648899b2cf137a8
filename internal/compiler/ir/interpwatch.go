package ir

import "slices"

// NewWatched is NewInterp where watch is told of each call inside of f when it has returned. What
// watch puts in results is what the caller gets. A test asks so what functions ask of each other.
func NewWatched(p *Program, f *Func, a Arith, watch func(callee *Func, args, results []float64)) (*Interp, error) {
	return newInterp(p, f, a, func(x *expander, callee *Func, args, from []int32) []int32 {
		results := make([]int32, len(from)) // new ones: those of the callee may be its arguments or constants
		for i, r := range from {
			results[i] = x.register(0)
			x.step(step{op: Get, dst: results[i], a: r})
		}
		args = slices.Clone(args)
		x.step(step{op: watched, watch: func(r []float64) {
			values := make([]float64, 0, 64)
			for _, k := range args {
				values = append(values, r[k])
			}
			for _, k := range results {
				values = append(values, r[k])
			}
			in, out := values[:len(args)], values[len(args):]
			watch(callee, in, out)
			for i, k := range results {
				r[k] = out[i]
			}
		}})
		return results
	})
}
