// Package subset holds a function for each construct that kernel code may use.
// A test runs them in Go and, compiled, in the interpreter. They mean nothing.
package subset

import (
	"math"

	"github.com/limbfp/limb"
)

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

// Arrays has local arrays, of numbers, integers and structs, in rows and whole.
func Arrays[T limb.Float](x limb.Pair[T], a, b T, n int32) (T, int32, limb.Pair[T]) {
	t := [4]T{x.Hi, x.Lo, 3: a}
	var sums [3][2]T
	for i := range sums {
		for j := range len(sums[i]) {
			sums[i][j] = t[i] + t[i+j]
		}
	}
	last := sums[2]
	if n > 0 {
		sums[2], sums[0] = sums[0], last
		t[1], t[2] = t[2], b
	}
	copied := t
	for i, v := range t { // of a copy
		t[3-i] = v - b
		copied[i] += t[3]
	}
	counts := [...]int32{n, 2: 5}
	for i := range counts {
		counts[i] += int32(i)
		counts[0] ^= counts[i]
	}
	pairs := reversed([2]limb.Pair[T]{x, {Hi: a}})
	for _, row := range sums {
		pairs[1].Hi += row[1]
		pairs[0], pairs[1] = pairs[1], pairs[0]
	}
	pairs[0].Hi, pairs[0].Lo = limb.TwoSum(pairs[0].Hi, total(t))
	return total(copied) - last[1], counts[0] + counts[2], pairs[0].Neg()
}

func reversed[T limb.Float](p [2]limb.Pair[T]) [2]limb.Pair[T] {
	return [2]limb.Pair[T]{p[1], p[0]}
}

func total[T limb.Float](t [4]T) (s T) {
	for _, v := range t {
		if v > 100 {
			return s
		}
		s += v
	}
	return s
}

// state is a struct of numbers, an integer and an array.
type state[T limb.Float] struct {
	sum   T
	count int32
	last  [2]T
}

// step returns the state after one more number.
func (s state[T]) step(a T) state[T] {
	s.sum += a
	s.count++
	s.last[1], s.last[0] = s.last[0], a
	return s
}

// States has structs with integers and arrays, a switch, and functions of package math.
func States[T limb.Float](a, b T, n int32) (T, int32) {
	s := state[T]{last: [2]T{b, -1}}
	var all [3]state[T]
	for i := range all {
		s = s.step(a).step(b)
		all[i] = s
		all[i].last[1] = T(math.Floor(float64(a)))
	}
	switch n {
	case 1, 2:
		s = all[0]
	case 3:
		s = all[1]
	default:
		if bounded := a; bounded > -100 && bounded < 100 {
			s.count += int32(bounded)
		}
	}
	where := struct {
		x  T
		at int32
	}{T(math.Sqrt(float64(b))), n}
	return s.sum - s.last[0] + s.last[1] + where.x, s.count + where.at
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
