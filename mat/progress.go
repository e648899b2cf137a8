package mat

// Progress is what a factorisation calls now and then with the part of its work that is done, from 0 to 1: columns, or
// of methods that iterate a guess. Where it returns an error, as that of a context, the work ends with it, and nothing
// is factored. Products have none: those of some rows of the first operand have the bits of the whole.
type Progress func(done float64) error

// at is a call where there is something to call.
func (p Progress) at(done, all int) error {
	if p == nil {
		return nil
	}
	return p(min(1, float64(done)/float64(all)))
}

// among is p for one part of several: some of all rows, after those that are done.
func (p Progress) among(done, some, all int) Progress {
	if p == nil {
		return nil
	}
	return func(part float64) error { return p((float64(done) + float64(part*float64(some))) / float64(all)) }
}
