package floor

// # Integers
//
// The units of a float are 2^s of its encoding's lowest bits: a fraction is cut off by
// clearing these, and rounded away from 0 by adding to them, as the carry goes into the
// exponent. The largest numbers of a format have no fraction, or trunc and floor would take
// Inf and NaN for numbers with one: p is at most half of 2^w.

// toFloat returns n, rounded.
func (f Format[W]) toFloat(n int32) W {
	top := size[W]() - 1
	u := uint32(n)
	m := -(u >> 31)
	x := W((u ^ m) - m) // |n|
	z := clz(x | 1)
	x <<= z
	q, rest := x>>(top+1-f.P), x<<f.P
	half := W(1) << top
	q += bit[W](rest > half || rest == half && q&1 != 0)
	a := min((top-1-z+f.bias())<<(f.P-1)+q, f.inf())
	if x == 0 {
		a = 0
	}
	return a | W(u>>31)<<(f.P+f.W-1)
}

// toInt returns an integral a, |a| < 2^31. Others give any number.
func (f Format[W]) toInt(a W) int32 {
	most := size[W]() - 1
	g, x := f.parts(f.abs(a))
	one := f.bias() + f.P - 2 // g of numbers whose lowest bit is 1
	x = x << min(max(g, one)-one, most) >> min(max(g, one)-g, most)
	m := -uint32(a >> (f.P + f.W - 1))
	return int32((uint32(x) ^ m) - m)
}

// below returns how many of the lowest bits of a magnitude stand for a fraction, at
// most N-1: all of them, if the magnitude is below 1.
func (f Format[W]) below(m W) W {
	one := f.bias() + f.P - 1 // the exponent field of numbers whose lowest bit is 1
	return min(max(one, m>>(f.P-1))-m>>(f.P-1), size[W]()-1)
}

// trunc returns a rounded toward zero to an integer.
func (f Format[W]) trunc(a W) W {
	m := f.abs(a)
	s := f.below(m)
	t := m >> s << s
	if m < f.bias()<<(f.P-1) { // 1
		t = 0
	}
	return t | a&f.sign()
}

// floor returns the largest integer not above a.
func (f Format[W]) floor(a W) W {
	m := f.abs(a)
	s := f.below(m)
	t := m
	if f.signbit(a) {
		t += W(1)<<s - 1
	}
	t = t >> s << s
	if one := f.bias() << (f.P - 1); m < one {
		t = 0
		if f.signbit(a) && m != 0 {
			t = one
		}
	}
	return t | a&f.sign()
}

// chop returns a with the k lowest bits cleared.
func (f Format[W]) chop(a, k W) W { return a >> k << k }
