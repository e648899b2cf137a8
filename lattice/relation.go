package lattice

import (
	"errors"
	"fmt"
	"math"
	"math/big"

	"github.com/limbfp/limb"
)

// ErrNone is an error of numbers without an integer relation that they tell from chance, for errors.Is.
var ErrNone = errors.New("no relation")

// # Relations
//
// With X[i] = x[i]·2^p, cut to an integer, the rows (0 … 1 … 0, X[i]) span a lattice. p is such that X[i] is off by at most 2: by 1
// since x[i] is, and by 1 since it is cut. A relation m of the exact numbers is the row (m, Σ m[i]X[i]) of the lattice, whose last
// element is at most 2Σ|m[i]| ≤ 2√n|m|. No row but 0 is shorter than the shortest of Gram's and Schmidt's, of any basis: so
// |m|√(1 + 4n) is at least that.
//
// A short m is a relation as far as the numbers tell where |Σ m[i]X[i]| ≤ 2Σ|m[i]|. Any numbers have some if m may be long: it is
// returned where so short a one is found by chance once in a million times, or less often.

// Relation returns integers m, not all 0 and without a common divisor, with Σ m[i]·x[i] = 0 as far as x tells, and a norm that no
// relation is below: |m| ≥ below for each m, in the Euclidean norm, with or without an error. Each x[i] is to be within
// 2^-bits·|x[i]| of the number that it stands for: what is said is true of these numbers.
//
// A relation that is returned is not proved; numbers without one have one as short as this by chance, in one of a million cases.
// Special: where there is none so short, [ErrNone]; a longer one may be found with more bits. Fewer than two numbers, ones that are
// infinite, and fewer than 8 bits or more than 2^24, are other errors.
func Relation(x []*big.Float, bits int) (m []*big.Int, below float64, err error) {
	n, top := len(x), math.MinInt
	if n < 2 || bits < 8 || bits > 1<<24 {
		return nil, 0, fmt.Errorf("lattice: relation: %d numbers of %d bits: there must be two or more, of 8 to 2^24 bits", n, bits)
	}
	for i, v := range x {
		if v.IsInf() {
			return nil, 0, fmt.Errorf("lattice: relation: number %d is %v: it must be finite", i, v)
		}
		if v.Sign() != 0 {
			top = max(top, v.MantExp(nil))
		}
	}
	X := make([]*big.Int, n)
	for i, v := range x {
		X[i], _ = new(big.Float).SetMantExp(v, bits-top).Int(nil)
	}
	rows := make([][]*big.Int, n)
	for i := range rows {
		rows[i] = make([]*big.Int, n+1)
		for j := range n {
			rows[i][j] = new(big.Int)
		}
		rows[i][i].SetInt64(1)
		rows[i][n] = X[i]
	}
	d, err := reduce(rows)
	if err != nil {
		return nil, 0, err
	}

	least := new(big.Float).SetInf(false)
	for i := range n {
		if q := new(big.Float).Quo(new(big.Float).SetInt(d[i+1]), new(big.Float).SetInt(d[i])); q.Cmp(least) < 0 {
			least = q
		}
	}
	least.Quo(least, big.NewFloat(float64(1+4*n)))
	below, _ = least.Sqrt(least).Float64()
	below = min(below, math.MaxFloat64) * (1 - 0x1p-40)

	var best *big.Int
	for _, row := range rows {
		off, size := new(big.Int), new(big.Int)
		for _, v := range row[:n] {
			size.Add(size, off.Abs(v))
		}
		square := dot(row[:n], row[:n])
		if off.Abs(row[n]).Cmp(size.Lsh(size, 1)) <= 0 && (m == nil || square.Cmp(best) < 0) {
			best, m = square, row[:n]
		}
	}
	if m == nil || chance(n, best, bits) > -20 {
		return nil, below, fmt.Errorf("lattice: %w: none has a norm below %.6g; %d bits do not tell longer ones from chance", ErrNone, below, bits)
	}
	return m, below, nil
}

// RelationOf is [Relation] of numbers that are within 2^8 units of their type: 2^-40 of themselves in DF, 2^-88 in QF, 2^-98 in DD
// and 2^-204 in QD.
//
// Special: as Relation; NaN is an error.
func RelationOf[N limb.Real[N]](x []N) (m []*big.Int, below float64, err error) {
	exact := make([]*big.Float, len(x))
	for i, v := range x {
		if v.IsNaN() {
			return nil, 0, fmt.Errorf("lattice: relation: number %d is %v: it must be finite", i, v)
		}
		exact[i] = v.Big()
	}
	return Relation(exact, 1-limb.Epsilon[N]().Ilogb()-8)
}

// chance returns about the logarithm to base 2 of how many relations random numbers have whose norms have at most this square: of
// integers there are as many as a ball has volume, and one in 2^bits/3n is a relation.
func chance(n int, square *big.Int, bits int) float64 {
	norm, root := float64(square.BitLen())/2, math.Sqrt(float64(n))/2 // the former is a logarithm: it may be beyond float64
	gamma, _ := math.Lgamma(float64(n)/2 + 1)
	ball := (float64(float64(n)/2*math.Log(math.Pi))-gamma)/math.Ln2 + float64(float64(n)*(norm+math.Log1p(root*math.Exp2(-norm))/math.Ln2))
	return ball + math.Log2(3*float64(n)) - float64(bits)
}
