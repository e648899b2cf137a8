package accuracy

import "github.com/limbfp/limb"

// Errors returns the error of each result, as [Judge] screens it, in units of
// u^n: for histograms.
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
