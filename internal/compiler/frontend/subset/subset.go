// Package subset holds a function for each construct that kernel code may use.
// A test runs them in Go and, compiled, in the interpreter. They mean nothing.
package subset

import "github.com/limbfp/limb"

// Exits returns from many places, in an order that matters.
func Exits[T limb.Float](a, b T, n int32) (T, int32) {
	if a < b {
		if n > 3 {
			if a == 0 {
				return b, 1
			}
			a = a + b
		} else if n < -3 {
			return a, 2
		} else {
			if b < 0 {
				return a - b, 3
			} else {
				n -= 7
			}
		}
		b = b - 1
	} else {
		n += 2
		if n&1 == 0 {
			return b, 4
		}
		a = -a
	}
	if a > b && n < 5 || !(a == a) {
		return a - b, n
	}
	return b - a, n + 10
}

// Chain keeps the order of assignments through arms, swaps and shadows.
func Chain[T limb.Float](a, b T, p bool) (x, y T, q bool) {
	x, y = b, a
	if p {
		x, y = y, x
		a := x - y
		x = a
	}
	if c := x + y; c > a || p {
		y = c
	} else if q = c < b; q {
		x += c
		return
	}
	q = p != (x < y)
	var z T
	z -= y
	{
		x := z / b
		z = x
	}
	return x + z, y, q == p
}

// Whole is integer arithmetic, which wraps.
func Whole[T limb.Float](a T, n, m int32) (int32, int32, bool, T) {
	const k = 5
	s := n*m + n<<k - m>>3
	s ^= n &^ 12
	s |= ^m & 0x55
	s++
	t := min(n, m, s, 100) - max(-n, m, -k)
	t <<= 2
	t *= k - 2
	return s, t, s <= t && n != m || n == 4, a + T(t&0xff)
}

var table = [...]float64{0x1.8p-3, 5, -0x1.23456789abcdfp+7, 0.1, 4: 1e-3, 7: 2}
var rows = [4][3]float64{{1, 2, 3}, {4, 5, 6}, 3: {7, 1.0 / 3, 9}}
var small = [...]float32{0.1, 0.2, 0.3, 0.4}
var whole = [...]int32{3, 1, 2, 0}

// Tables looks constants up.
func Tables[T limb.Float](a T, n int32) (T, int32) {
	i := n & 3
	a += T(rows[i][1]) - T(rows[whole[i]][2])
	a -= T(table[i+whole[i]]) + T(small[3-i])
	return a - T(table[2]), whole[i] + whole[3]
}

// Loops unrolls.
func Loops[T limb.Float](a T) (T, int) {
	s, n := a, 0
	for i := len(table) - 1; i >= 0; i-- {
		s = T(s*a) + T(table[i])
	}
	for i, c := range small {
		if i == 2 {
			d := T(c)
			s -= d
		} else {
			for range i {
				s += T(c)
			}
		}
	}
	for i := range rows {
		for j := 0; j < i; j += 2 {
			s += T(rows[i][j])
			n += i<<1 - j
		}
	}
	for i := 10; i > 7; i-- {
		if s > T(i) {
			return s, i
		}
		s = s - a/T(i)
	}
	return s, n
}

// Structs takes pairs apart and puts them together.
func Structs[T limb.Float](x limb.Pair[T], a T, y limb.Pair[T]) (z limb.Pair[T], less bool) {
	z.Hi = y.Lo
	x.Lo, x.Hi = x.Hi, a
	if w := (limb.Pair[T]{Lo: a}); x.Hi < y.Hi {
		z = w
		z.Hi = x.Lo
	} else {
		y = x
	}
	swapped, _ := flip(y)
	s, e := limb.TwoSum(limb.TwoSum[T](z.Hi, swapped.Lo))
	return limb.Pair[T]{Hi: s, Lo: e}.Neg(), y.Less(z)
}

func flip[T limb.Float](x limb.Pair[T]) (limb.Pair[T], bool) {
	return limb.Pair[T]{Hi: x.Lo, Lo: x.Hi}, x.Lo > 0
}

// Widths goes between float32 and float64.
//
//limb:slices
func Widths(a float32, b float64, n int32) (s float64, t float32) {
	s = float64(a) + b
	t = float32(s)
	if float64(t) != s {
		t = float32(float32(float64(t)+s) * 0.5)
	}
	if n > 0 {
		s = float64(n) + 0.1
	}
	return s, float32(t*a) + 0.1
}

// Mixed calls functions for all limbs at both widths.
//
//limb:slices
func Mixed(x limb.DF, a float64) (z limb.DD, f limb.DF) {
	s, e := limb.TwoSum(float64(x.Hi), a)
	t, r := limb.TwoSum[float32](x.Hi, x.Lo)
	z = limb.DD{Hi: s, Lo: e}.Neg()
	f.Hi, f.Lo = r, t
	z.Lo, _ = Widths(f.Hi, z.Hi, 1)
	return z, f
}
