package lattice

import (
	"errors"
	"fmt"
	"math/big"
)

// ErrDependent is an error of rows of which integers, not all 0, make 0, for errors.Is.
var ErrDependent = errors.New("rows are dependent")

// LLL replaces the rows of a basis by a basis of the same lattice that is reduced ([LLL82]) with δ = 0.99: with the orthogonal
// rows b* of Gram and Schmidt, b[i] = b*[i] + Σ μ[i][j]b*[j], each |μ| is at most ½, and |b*[i+1]|² ≥ (δ - μ[i+1][i]²)|b*[i]|². So the
// first row is at most 1.1547^(n-1) times as long as the shortest one of the lattice but 0, and in practice much nearer.
//
// All of it is computed in integers, so that the result is reduced, and not nearly so.
// Special: rows that are dependent are [ErrDependent], and the basis is still one of what they span; rows of several lengths
// panic.
func LLL(basis [][]*big.Int) error {
	for i, row := range basis {
		if len(row) != len(basis[0]) {
			panic(fmt.Sprintf("lattice: LLL: row %d has %d elements, and row 0 %d: they must be as many", i, len(row), len(basis[0])))
		}
	}
	_, err := reduce(basis)
	return err
}

// reduce is LLL in integers ([Coh93] Algorithm 2.6.7). It returns the determinants d of Gram's matrices of the first rows:
// |b*[i]|² = d[i+1]/d[i].
func reduce(b [][]*big.Int) (d []*big.Int, err error) {
	n := len(b)
	d, l := []*big.Int{big.NewInt(1)}, make([][]*big.Int, n) // l[i][j] = μ[i][j]·d[j+1]
	var s, t big.Int
	shorten := func(k, j int) {
		if s.Lsh(s.Abs(l[k][j]), 1).Cmp(d[j+1]) <= 0 {
			return
		}
		q := nearest(l[k][j], d[j+1])
		subtract(b[k], b[j], q)
		subtract(l[k][:j], l[j], q)
		l[k][j].Sub(l[k][j], t.Mul(q, d[j+1]))
	}
	for k := 0; k < n; {
		if len(d) == k+1 { // row k is new
			l[k] = make([]*big.Int, k)
			for j := 0; j <= k; j++ {
				u := dot(b[k], b[j])
				for i := range j {
					u.Sub(u.Mul(d[i+1], u), t.Mul(l[k][i], l[j][i]))
					u.Quo(u, d[i])
				}
				if j < k {
					l[k][j] = u
				} else if d = append(d, u); u.Sign() == 0 {
					return nil, fmt.Errorf("lattice: LLL: %w: row %d is made of those before it", ErrDependent, k)
				}
			}
		}
		if k == 0 {
			k = 1
			continue
		}
		shorten(k, k-1)
		m := l[k][k-1]
		// B is d[k] after an exchange of rows k-1 and k.
		B := new(big.Int).Mul(d[k-1], d[k+1])
		B.Quo(B.Add(B, t.Mul(m, m)), d[k])
		if s.Mul(B, big.NewInt(100)).Cmp(t.Mul(d[k], big.NewInt(99))) >= 0 {
			for j := k - 2; j >= 0; j-- {
				shorten(k, j)
			}
			k++
			continue
		}
		b[k], b[k-1] = b[k-1], b[k]
		for j := range k - 1 {
			l[k][j], l[k-1][j] = l[k-1][j], l[k][j]
		}
		for i := k + 1; i < len(d)-1; i++ {
			x, y := l[i][k-1], l[i][k]
			z := new(big.Int).Mul(d[k+1], x)
			z.Quo(z.Sub(z, t.Mul(m, y)), d[k])
			x = new(big.Int).Mul(B, y)
			x.Quo(x.Add(x, t.Mul(m, z)), d[k+1])
			l[i][k-1], l[i][k] = x, z
		}
		d[k] = B
		k = max(k-1, 1)
	}
	return d, nil
}

// nearest returns an integer next to x/y, for y > 0.
func nearest(x, y *big.Int) *big.Int {
	q := new(big.Int).Lsh(x, 1)
	return q.Div(q.Add(q, y), new(big.Int).Lsh(y, 1))
}

// subtract takes q times y from x.
func subtract(x, y []*big.Int, q *big.Int) {
	for i := range x {
		x[i] = new(big.Int).Sub(x[i], new(big.Int).Mul(q, y[i]))
	}
}

func dot(x, y []*big.Int) *big.Int {
	s, t := new(big.Int), new(big.Int)
	for i := range x {
		s.Add(s, t.Mul(x[i], y[i]))
	}
	return s
}
