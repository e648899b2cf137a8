package floor

// # Comparisons
//
// A float becomes the integer that has its place in the order of floats: its magnitude,
// negative with the sign, so that -0 and +0 are one. NaN is not in that order.

// key returns that integer, and 2^(N-1) more: unsigned, it compares as if it were signed.
func (f Format[W]) key(a W) W {
	m := -(a >> (f.P + f.W - 1)) // all ones with the sign
	return (f.abs(a) ^ m) - m + W(1)<<(size[W]()-1)
}

// ordered reports whether neither is NaN.
func (f Format[W]) ordered(a, b W) bool { return max(f.abs(a), f.abs(b)) <= f.inf() }

// lt, le, eq and ne are a < b, a <= b, a == b and a != b.
func (f Format[W]) lt(a, b W) bool { return f.key(a) < f.key(b) && f.ordered(a, b) }
func (f Format[W]) le(a, b W) bool { return f.key(a) <= f.key(b) && f.ordered(a, b) }
func (f Format[W]) eq(a, b W) bool { return f.key(a) == f.key(b) && f.ordered(a, b) }
func (f Format[W]) ne(a, b W) bool { return f.key(a) != f.key(b) || !f.ordered(a, b) }
