package floor

// # Widths
//
// A float of 32 bits becomes one of 64 by other places for its fields: d = p - 24 more bits of
// fraction, and another bias. Back it is rounded, and where it is subnormal then, by as many more
// bits as its exponent is too small.

// widen returns the number whose bits as a binary32 are a, in a format that holds all of these.
func (f Format[W]) widen(a uint32) W {
	m, d := W(a&0x7fffffff), f.P-24
	field := (f.bias() - 127) << (f.P - 1)
	w := m<<d + field
	if m >= 0x7f800000 { // Inf, NaN
		w = f.inf() | (m-0x7f800000)<<d
	}
	if m < 0x00800000 { // m·2^-149
		z := clz(m|1) - (size[W]() - 32) // 9 … 31
		w = m<<(z-8+d) + field - (z-8)<<(f.P-1)
	}
	if m == 0 {
		w = 0
	}
	return w | W(a>>31)<<(f.P+f.W-1)
}

// narrow returns the bits of a, rounded to a binary32.
func (f Format[W]) narrow(a W) uint32 {
	m, d := f.abs(a), f.P-24
	least := f.bias() - 126 // field of the least normal number
	q := rounded(m-min(m, (f.bias()-127)<<(f.P-1)), d)
	if e := m >> (f.P - 1); e < least {
		q = rounded(m&(f.hidden()-1)|f.hidden(), min(d+least-e, size[W]()-1))
	}
	q = min(q, 0x7f800000)
	if m > f.inf() {
		q = 0x7fc00000
	}
	return uint32(q) | uint32(a>>(f.P+f.W-1))<<31
}
