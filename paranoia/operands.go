package paranoia

import (
	"math"
	"math/rand/v2"

	"github.com/limbfp/limb/fp"
)

// patterns returns Schryer's significands of p bits, as integers ([Sch81]): a
// run of ones, one of zeros and one of ones; and a one, zeros, ones, zeros. Carries
// run far in sums and products of these.
func patterns(p int) (list []uint64) {
	seen := map[uint64]bool{}
	add := func(m uint64) {
		if !seen[m] {
			seen[m] = true
			list = append(list, m)
		}
	}
	ones := func(n int) uint64 { return 1<<n - 1 }
	for i := 1; i <= p; i++ {
		for k := range p - i + 1 {
			add(ones(i)<<(p-i) | ones(k)) // 1^i 0^j 1^k
			add(1<<(p-1) | ones(i)>>1<<k) // 1 0^j 1^i-1 0^k
		}
	}
	return list
}

// source draws operands: significands of Schryer's patterns, random ones, and
// random ones next to powers of two.
type source struct {
	f        fp.Format
	patterns []uint64
	r        *rand.Rand
}

func newSource(f fp.Format, seed uint64) *source {
	return &source{f, patterns(f.Prec), rand.New(rand.NewPCG(seed, 0x5eed))}
}

// number returns a positive number with the given exponent.
func (s *source) number(exponent int) float64 {
	p := s.f.Prec
	var m uint64
	switch s.r.IntN(4) {
	case 0, 1:
		m = s.patterns[s.r.IntN(len(s.patterns))]
	case 2:
		m = s.r.Uint64()>>(65-p) | 1<<(p-1)
	case 3:
		m = s.r.Uint64()>>(65-p)>>s.r.IntN(p) | 1<<(p-1)
	}
	return math.Ldexp(float64(m), exponent-p+1)
}

// operands fills x with operands of op, far from the ends of the range. They
// are positive, apart from an addend of fma, which often nearly cancels the product.
func (s *source) operands(op Op, x [][]float64) {
	p := s.f.Prec
	for i := range x[0] {
		switch op {
		case Add, Sub:
			e := 0 // close exponents are as frequent as all others
			if s.r.IntN(2) == 0 {
				e = s.r.IntN(p + 3)
			} else {
				e = s.r.IntN(3)
			}
			a, b := s.number(0), s.number(-e)
			if s.r.IntN(2) == 0 {
				a, b = b, a
			}
			x[0][i], x[1][i] = a, b
		case FMA:
			a, b := s.number(0), s.number(0)
			c := s.number(s.r.IntN(2*p) - p)
			switch s.r.IntN(4) {
			case 0:
				c = -c
			case 1:
				c = -s.f.Round(float64(a * b)) // p ≤ 24: of the exact product
			}
			x[0][i], x[1][i], x[2][i] = a, b, c
		default:
			for k := range x {
				x[k][i] = s.number(s.r.IntN(4) - 2)
			}
		}
	}
}

// neighbours fills x with operands that differ from worst in few bits of their
// significands.
func (s *source) neighbours(worst []Exact, x [][]float64) {
	for i := range x[0] {
		for k := range x {
			b := math.Float64bits(float64(worst[k]))
			for range s.r.IntN(3) {
				b ^= 1 << (53 - s.f.Prec + s.r.IntN(s.f.Prec-1))
			}
			x[k][i] = math.Float64frombits(b)
		}
	}
}
