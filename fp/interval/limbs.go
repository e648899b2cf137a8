package interval

import (
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fp"
)

// # Bounds of sums of products
//
// A sum of machine numbers is exact as an expansion ([She97]): machine numbers
// that do not overlap, to which a number is added by one TwoSum for each of them.
// The leading ones are a result's limbs; the others are added to the last limb,
// each sum rounded outward, which bounds the sum even if the expansion were not
// what it should be.
//
// The product of two limbs is a sum of two machine numbers, by TwoProd. Where the
// second underflows, the product rounded outward takes the place of both.
//
// A quotient c or a root c is a bound of the exact one if the remainder x - cy or
// x - c², bounded likewise, has the right sign. If it has not, c takes a step
// outward, and then longer ones. Operands below 1 are multiplied by a power of two before,
// and the result by one after, so that no remainder underflows.

// A vector is the limbs of a number, and 0 after them.
type vector[E limb.Float] [4]E

// arithmetic is that of numbers of n limbs.
type arithmetic[E limb.Float] struct {
	n         int
	canon     func(x vector[E]) vector[E]
	div       func(x, y vector[E]) vector[E] // about x/y
	sqrt      func(x vector[E]) vector[E]    // about √x
	top, last E                              // beyond top sums may overflow, below last errors of products underflow
	step      float64                        // relative to a number
}

func newArithmetic[E limb.Float](n int, canon func(x vector[E]) vector[E], div func(x, y vector[E]) vector[E], sqrt func(x vector[E]) vector[E]) *arithmetic[E] {
	top, last, p := 0x1p1020, 0x1p-960, 53
	if E(1<<24)+1 == E(1<<24) {
		top, last, p = 0x1p124, 0x1p-100, 24
	}
	return &arithmetic[E]{n, canon, div, sqrt, E(top), E(last), math.Ldexp(1, 1-n*p)}
}

// An expansion is an exact sum: numbers of growing magnitude that do not
// overlap, in e[:n].
type expansion[E limb.Float] struct {
	n int
	e [36]E
}

// add adds b.
func (s *expansion[E]) add(b E) {
	k := 0
	for _, a := range s.e[:s.n] {
		var err E
		if b, err = limb.TwoSum(b, a); err != 0 {
			s.e[k] = err
			k++
		}
	}
	if b != 0 {
		s.e[k] = b
		k++
	}
	s.n = k
}

// addProducts adds a bound of xy in the direction of m.
func (s *expansion[E]) addProducts(x, y vector[E], last E, m fp.Mode) {
	for _, a := range x {
		for _, b := range y {
			if a == 0 || b == 0 {
				continue
			}
			p, e := limb.TwoProd(a, b)
			if -last < p && p < last {
				p, e = fp.Mul(a, b, m), 0
			}
			s.add(e)
			s.add(p)
		}
	}
}

// bound returns a bound of the sum in the direction of m, of n limbs.
func (s *expansion[E]) bound(n int, m fp.Mode) (x vector[E]) {
	if s.n == 0 {
		return x
	}
	// From the top down, so that each is what its sum with the next rounds to.
	var g [36]E
	q, k := s.e[s.n-1], 0
	for i := s.n - 2; i >= 0; i-- {
		var r E
		if q, r = limb.TwoSum(q, s.e[i]); r != 0 {
			g[k] = q
			k++
			q = r
		}
	}
	for ; k >= n; k-- {
		q = fp.Add(g[k-1], q, m)
	}
	g[k] = q
	copy(x[:n], g[:n])
	return x
}

// add returns a bound of x + y.
func (a *arithmetic[E]) add(x, y vector[E], m fp.Mode) vector[E] {
	if !a.ordinary(x[0], y[0]) {
		return a.coarse(x, y, m, Interval[E].Add)
	}
	var s expansion[E]
	for i := len(x) - 1; i >= 0; i-- {
		s.add(x[i])
		s.add(y[i])
	}
	return a.canon(s.bound(a.n, m))
}

// mul returns a bound of xy.
func (a *arithmetic[E]) mul(x, y vector[E], m fp.Mode) vector[E] {
	switch {
	case x[0] == 0 || y[0] == 0:
		return vector[E]{}
	case !a.ordinary(x[0], y[0], E(x[0]*y[0])):
		return a.coarse(x, y, m, Interval[E].Mul)
	}
	var s expansion[E]
	s.addProducts(x, y, a.last, m)
	return a.canon(s.bound(a.n, m))
}

// quotient returns a bound of x/y, for y > 0.
func (a *arithmetic[E]) quotient(x, y vector[E], m fp.Mode) vector[E] {
	switch {
	case x[0] == 0:
		return vector[E]{}
	case a.ordinary(x[0], y[0], x[0]/y[0]):
		v, j := raised(x)
		w, k := raised(y)
		if c, ok := a.outward(a.div(v, w), v, w, m); ok {
			return a.scaled(c, k-j, m)
		}
	}
	return a.coarse(x, y, m, Interval[E].Div)
}

// root returns a bound of √x, for x ≥ 0.
func (a *arithmetic[E]) root(x vector[E], m fp.Mode) vector[E] {
	switch {
	case x[0] == 0:
		return vector[E]{}
	case a.ordinary(x[0]):
		v, k := raised(x)
		if k%2 != 0 {
			v, k = powered(v, 1), k+1
		}
		if c, ok := a.outward(a.sqrt(v), v, vector[E]{}, m); ok {
			return a.scaled(c, -k/2, m)
		}
	}
	return a.coarse(x, x, m, func(x, _ Interval[E]) Interval[E] { return x.Sqrt() })
}

// raised returns x·2^k and k: a number from 1 up, and so far up that no limb loses bits.
// Products of the limbs of small numbers would underflow, and with them the remainders.
func raised[E limb.Float](x vector[E]) (y vector[E], k int) {
	if a := math.Abs(float64(x[0])); a < 1 {
		k = -math.Ilogb(a)
	}
	return powered(x, k), k
}

// powered returns x·2^k, where that is exact.
func powered[E limb.Float](x vector[E], k int) vector[E] {
	for i := range x {
		x[i] = E(math.Ldexp(float64(x[i]), k))
	}
	return x
}

// scaled returns a bound of c·2^k in the direction of m: c·2^k itself, unless a limb of it
// loses bits below the least number.
func (a *arithmetic[E]) scaled(c vector[E], k int, m fp.Mode) vector[E] {
	y := powered(c, k)
	if powered(y, -k) == c {
		return y
	}
	var s expansion[E]
	tiny := math.SmallestNonzeroFloat64
	least := E(tiny)
	if least == 0 {
		tiny = math.SmallestNonzeroFloat32
		least = E(tiny)
	}
	if m == fp.Down {
		least = -least
	}
	for i := len(c) - 1; i >= 0; i-- {
		if back := E(math.Ldexp(float64(y[i]), -k)); back < c[i] && m == fp.Up || back > c[i] && m == fp.Down {
			s.add(least)
		}
		s.add(y[i])
	}
	return a.canon(s.bound(a.n, m))
}

// outward returns c or a number near to it, in the direction of m, that is a
// bound of x/y for y > 0, or of √x for y = 0. It is not ok where there is none
// near.
func (a *arithmetic[E]) outward(c, x, y vector[E], m fp.Mode) (b vector[E], ok bool) {
	first := c
	for step := a.step; step < 1; step *= 256 {
		d := y
		if y[0] == 0 {
			d = c
		}
		if !a.ordinary(c[0], E(c[0]*d[0])) || c[0] < 0 && y[0] == 0 {
			break
		}
		// x - cd, bounded from below for a lower bound c: not negative.
		var s expansion[E]
		s.addProducts(negated(c), d, a.last, m)
		for _, t := range x {
			s.add(t)
		}
		if r := s.bound(1, m)[0]; m == fp.Down && r >= 0 || m == fp.Up && r <= 0 {
			return c, true
		}
		s = expansion[E]{}
		for i := len(first) - 1; i >= 0; i-- {
			s.add(first[i])
		}
		t := fp.Mul(E(math.Abs(float64(first[0]))), E(step), fp.Up)
		if m == fp.Down {
			t = -t
		}
		s.add(t)
		c = a.canon(s.bound(a.n, m))
	}
	return c, false
}

// ordinary reports whether no number is near the overflow threshold.
func (a *arithmetic[E]) ordinary(x ...E) bool {
	for _, v := range x {
		if !(-a.top < v && v < a.top) {
			return false
		}
	}
	return true
}

// coarse returns a bound of f(x, y) that is a machine number.
func (a *arithmetic[E]) coarse(x, y vector[E], m fp.Mode, f func(x, y Interval[E]) Interval[E]) vector[E] {
	z := f(around(x), around(y))
	if m == fp.Down {
		return vector[E]{z.Lo}
	}
	return vector[E]{z.Hi}
}

// around returns machine numbers below and above x, or x twice where it is
// infinite.
func around[E limb.Float](x vector[E]) Interval[E] {
	lo, hi := x[3], x[3]
	for i := 2; i >= 0; i-- {
		lo, hi = fp.Add(x[i], lo, fp.Down), fp.Add(x[i], hi, fp.Up)
	}
	return Interval[E]{lo, hi}
}

func negated[E limb.Float](x vector[E]) vector[E] { return vector[E]{-x[0], -x[1], -x[2], -x[3]} }

func pairs[E limb.Float]() *operations[limb.Pair[E]] {
	split := func(x limb.Pair[E]) vector[E] { return vector[E]{x.Hi, x.Lo} }
	join := func(x vector[E]) limb.Pair[E] { return limb.Pair[E]{Hi: x[0], Lo: x[1]} }
	a := newArithmetic(2,
		func(x vector[E]) vector[E] { return split(join(x).Canon()) },
		func(x, y vector[E]) vector[E] { return split(join(x).Div(join(y))) },
		func(x vector[E]) vector[E] { return split(join(x).Sqrt()) })
	return operationsOf(a, split, join, limb.Pair[E].Less)
}

func triples[E limb.Float]() *operations[limb.Triple[E]] {
	split := func(x limb.Triple[E]) vector[E] { return vector[E]{x.X0, x.X1, x.X2} }
	join := func(x vector[E]) limb.Triple[E] { return limb.Triple[E]{X0: x[0], X1: x[1], X2: x[2]} }
	a := newArithmetic(3,
		func(x vector[E]) vector[E] { return split(join(x).Canon()) },
		func(x, y vector[E]) vector[E] { return split(join(x).Div(join(y))) },
		func(x vector[E]) vector[E] { return split(join(x).Sqrt()) })
	return operationsOf(a, split, join, limb.Triple[E].Less)
}

func quads[E limb.Float]() *operations[limb.Quad[E]] {
	split := func(x limb.Quad[E]) vector[E] { return vector[E]{x.X0, x.X1, x.X2, x.X3} }
	join := func(x vector[E]) limb.Quad[E] { return limb.Quad[E]{X0: x[0], X1: x[1], X2: x[2], X3: x[3]} }
	a := newArithmetic(4,
		func(x vector[E]) vector[E] { return split(join(x).Canon()) },
		func(x, y vector[E]) vector[E] { return split(join(x).Div(join(y))) },
		func(x vector[E]) vector[E] { return split(join(x).Sqrt()) })
	return operationsOf(a, split, join, limb.Quad[E].Less)
}

func operationsOf[T any, E limb.Float](a *arithmetic[E], split func(T) vector[E], join func(vector[E]) T, less func(x, y T) bool) *operations[T] {
	return &operations[T]{
		add:  func(x, y T, m fp.Mode) T { return join(a.add(split(x), split(y), m)) },
		mul:  func(x, y T, m fp.Mode) T { return join(a.mul(split(x), split(y), m)) },
		div:  func(x, y T, m fp.Mode) T { return join(a.quotient(split(x), split(y), m)) },
		sqrt: func(x T, m fp.Mode) T { return join(a.root(split(x), m)) },
		neg:  func(x T) T { return join(negated(split(x))) },
		less: less,
		inf:  join(vector[E]{E(math.Inf(1))}),
		nan:  join(vector[E]{E(math.NaN())}),
	}
}
