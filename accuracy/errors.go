package accuracy

import "github.com/limbfp/limb"

// Errors returns the error of each result in the planes out for the operands in the
// planes in, to within a factor of 1 ± 2^-45 and in units of u^n: for histograms. It is 0
// for operands outside the domain. Planes of other numbers or lengths are an error.
func Errors[T limb.Float](op Op[T], out, in [][]T) ([]float64, error) {
	n, err := op.check(out, in)
	if err != nil {
		return nil, err
	}
	errs := make([]float64, n)
	inBlocks(n, func(lo, hi int) Result {
		s := newScreener(&op)
		for i := lo; i < hi; i++ {
			s.load(out, in, i)
			errs[i] = max(s.error(), 0)
		}
		return Result{}
	})
	return errs, nil
}
