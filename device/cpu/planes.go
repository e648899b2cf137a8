package cpu

// plane is a plane of one element type: one of the slices is in use.
type plane struct {
	F32 []float32
	F64 []float64
	I32 []int32
}

// A mapFunc computes the elements [lo, hi) of a map kernel: planes of the
// inputs, then planes of the results. The generated table maps holds one for
// each function of the catalogue.
type mapFunc = func(lo, hi int, p []plane)

// truth returns a bool as a plane holds it.
func truth(b bool) int32 {
	if b {
		return 1
	}
	return 0
}
