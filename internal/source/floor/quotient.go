package floor

// # Quotients and roots
//
// Digit by digit, as on paper, in base 2, with a sticky bit for what remains. Two digits
// more than a float has are enough: 26 in 32 bits, 55 in 64. Small formats have more of
// them than they need.

// div returns a/b.
func (f Format[W]) div(a, b W) W {
	n, digits := size[W](), int32(55)
	if is32[W]() {
		digits = 26
	}
	ma, mb := f.abs(a), f.abs(b)
	sign := (a ^ b) & f.sign()
	gx, x := f.parts(ma)
	gy, y := f.parts(mb)
	x, zx := f.normal(x)
	y, zy := f.normal(y)
	var q W
	for range digits { // x < 2y
		less := x < y
		q = q<<1 | bit[W](!less)
		if !less {
			x -= y
		}
		x <<= 1
	}
	t := q<<(n-1-W(uint32(digits))) | bit[W](x != 0) // q/2^(digits-1) is the quotient of x and y
	m, _, _, _, _ := f.pack(t, gx+zy+f.bias(), gy+zx+1)
	if ma == 0 || mb == f.inf() {
		m = 0
	}
	if mb == 0 || ma == f.inf() {
		m = f.inf()
	}
	if ma == mb && (ma == 0 || ma == f.inf()) || max(ma, mb) > f.inf() {
		m = f.nan()
	}
	return m | sign
}

// sqrt returns √a.
func (f Format[W]) sqrt(a W) W {
	n, digits := size[W](), int32(55)
	if is32[W]() {
		digits = 26
	}
	ma := f.abs(a)
	g, x := f.parts(ma)
	x, z := f.normal(x)
	// √(x·2^k) = √x·2^(k/2) for even k; an odd one leaves a 2 with x.
	k := g + f.bias() + 2*f.P + 1 - z
	x <<= n - 1 - f.P + k&1
	var root, rest W
	for range digits { // rest = x - root², as far as x is read, two bits a time
		rest = rest<<2 | x>>(n-2)
		x <<= 2
		try := root<<2 | 1
		less := rest < try
		root = root<<1 | bit[W](!less)
		if !less {
			rest -= try
		}
	}
	t := root<<(n-1-W(uint32(digits))) | bit[W](rest != 0)
	m, _, _, _, _ := f.pack(t, k>>1, f.P+1)
	if ma == 0 || ma == f.inf() {
		m = ma
	}
	m |= a & f.sign()
	if a > f.sign() || ma > f.inf() {
		m = f.nan()
	}
	return m
}
