// Package question has what is asked of an arithmetic: plain operations on operands
// for which the right and the wrong answer differ.
package question

import "math"

// The tests that questions belong to, as traits and reports name them.
const (
	Contraction   = "contraction"
	Reassociation = "reassociation"
	Fused         = "fma"
	Rounding      = "rounding"
	Specials      = "specials"
	Subnormals    = "subnormals"
	Division      = "division"
	SquareRoot    = "sqrt"
	Whole         = "whole numbers"
	Comparison    = "comparison"
)

// A Question is asked of a device by a function of the catalogue, on operands for
// which the right and the wrong answer differ.
type Question struct {
	Test         string
	Func         string      // of the catalogue, with T for f32 or f64 and P for DF or DD: "T.Add"
	Right, Wrong string      // the answer in words
	Rows         [][]float64 // operands, then the right results
}

// All returns the questions for float32 or for float64, whose precision is
// 24 or 53 bits.
func All(p int) []Question {
	tiny := math.Ldexp(1, -126) // the least normal number
	if p == 53 {
		tiny = math.Ldexp(1, -1022)
	}
	var (
		u     = math.Ldexp(1, -p)       // half an ulp of 1
		ulp   = 2 * u                   // the ulp of 1
		least = tiny * ulp              // the least subnormal number
		huge  = (1 - u) / tiny * 4      // the largest number
		h     = math.Ldexp(1, -(p+1)/2) // (1 + h)² needs more than p bits
		h2    = h * h
		inf   = math.Inf(1)
		nan   = math.NaN()
		minus = math.Copysign(0, -1)
	)
	// (1 + h)² = 1 + 2h + h², and h² is at most half an ulp: the product rounds to
	// 1 + 2h, its error is h². A contracted sum shows the error.
	return []Question{
		{Contraction, "T.Mad", "none: a*b + c is rounded twice", "a*b + c is contracted, or not IEEE", [][]float64{
			{1 + h, 1 + h, -(1 + 2*h), 0},
			{1 + ulp, 1 + ulp, -(1 + 2*ulp), 0},
			{-(1 + h), 1 + h, 1 + 2*h, 0},
		}},
		{Reassociation, "T.SumLessFirst", "none", "sums are reassociated, or not IEEE", [][]float64{
			{1, u / 2, 0},
			{1, 3 * u / 2, ulp},
			{-1, u / 2, 0},
		}},
		{Reassociation, "T.SumLessSecond", "none", "sums are reassociated, or not IEEE", [][]float64{
			{u / 2, 1, 0},
			{3 * u / 2, 1, ulp},
		}},
		{Fused, "T.TwoProd", "the error of a product is exact", "the error of a product is lost", [][]float64{
			{1 + h, 1 + h, 1 + 2*h, h2},
			{1 + ulp, 1 + ulp, 1 + 2*ulp, ulp * ulp},
		}},
		{Rounding, "T.Add", "to nearest even", "not to nearest even", [][]float64{
			{1, u, 1},                        // a tie, down to even
			{1 + ulp, u, 1 + 2*ulp},          // a tie, up to even
			{1, u + u*ulp, 1 + ulp},          // above a tie
			{1 + ulp, u - u*ulp, 1 + ulp},    // below a tie
			{-1, -u, -1},                     // and negative
			{-1 - ulp, -u, -1 - 2*ulp},       //
			{-1, -u - u*ulp, -1 - ulp},       //
			{-1 - ulp, -u + u*ulp, -1 - ulp}, //
			{1, -u / 4, 1},                   // a ulp below 1 is half as large
			{1, u - u*ulp, 1},                //
		}},
		{Specials, "T.Add", "infinities, NaN and -0 as in IEEE", "infinities, NaN or -0 are lost", [][]float64{
			{inf, 1, inf}, {1, -inf, -inf}, {inf, -inf, nan}, {nan, 1, nan}, {1, nan, nan},
			{huge, huge, inf}, {-huge, -huge, -inf}, {minus, minus, minus}, {minus, 0, 0}, {1, -1, 0},
		}},
		{Specials, "T.NegSum", "infinities, NaN and -0 as in IEEE", "infinities, NaN or -0 are lost", [][]float64{
			{1, -1, minus}, {minus, minus, 0}, {inf, 1, -inf}, {nan, 1, nan},
		}},
		{Specials, "T.AddZero", "infinities, NaN and -0 as in IEEE", "infinities, NaN or -0 are lost", [][]float64{
			{minus, 0}, {0, 0}, {-inf, -inf}, {nan, nan},
		}},
		{Specials, "T.MulZero", "infinities, NaN and -0 as in IEEE", "infinities, NaN or -0 are lost", [][]float64{
			{-1, minus}, {minus, minus}, {inf, nan}, {nan, nan},
		}},
		{Specials, "T.Mul", "infinities, NaN and -0 as in IEEE", "infinities, NaN or -0 are lost", [][]float64{
			{inf, -1, -inf}, {0, inf, nan}, {nan, 0, nan}, {huge, 2, inf}, {-1, 0, minus}, {minus, minus, 0},
		}},
		{Subnormals, "T.Mul", "kept", "flushed to zero", [][]float64{
			{least, 1 / tiny, ulp},
			{-3 * least, 1 / tiny, -3 * ulp},
			{tiny - least, 2 / ulp, 2*tiny/ulp - 2*tiny},
		}},
		{Subnormals, "T.Mul", "kept", "flushed to zero", [][]float64{
			{tiny, 0.5, tiny / 2},
			{-tiny, 0.25, -tiny / 4},
			{tiny * (1 + ulp), 0.5, tiny / 2}, // a tie, to even
			{tiny, ulp, least},
		}},
		{Subnormals, "T.Add", "kept", "flushed to zero", [][]float64{
			{3 * tiny / 2, -tiny, tiny / 2},
			{least, least, 2 * least},
			{tiny - least, 0, tiny - least},
			{tiny, -least, tiny - least},
		}},
		{Comparison, "T.Compare", "as in IEEE", "not as in IEEE, or subnormal numbers are compared as zeros", comparisons(least, tiny, huge)},
		{Division, "T.Div", "correctly rounded", "not correctly rounded", quotients(p)},
		{SquareRoot, "T.Sqrt", "correctly rounded", "not correctly rounded", roots(p)},
		{Whole, "P.Trunc", "trunc as in IEEE", "trunc is wrong", fractions(p, math.Trunc)},
		{Whole, "P.Floor", "floor as in IEEE", "floor is wrong", fractions(p, math.Floor)},
	}
}

// comparisons returns pairs of numbers next to one another, of zeros, of infinities and NaN, and what of
// <, ≤, = and ≠ holds: 1, 2, 4 and 8.
func comparisons(least, tiny, huge float64) [][]float64 {
	var rows [][]float64
	minus := math.Copysign(0, -1)
	list := []float64{math.Inf(-1), -huge, -1, -tiny, least - tiny, -2 * least, -least, minus, 0, least, 2 * least, tiny - least, tiny, 1, huge, math.Inf(1), math.NaN()}
	for _, x := range list {
		for _, y := range list {
			c := 0.
			for bit, holds := range []bool{x < y, x <= y, x == y, x != y} {
				if holds {
					c += math.Ldexp(1, bit)
				}
			}
			rows = append(rows, []float64{x, y, c})
		}
	}
	return rows
}

// fractions returns pairs and what is left of them without their fraction: of every size, since
// some compilers go by way of an int32, which has no room for large ones and no -0.
func fractions(p int, whole func(x float64) float64) [][]float64 {
	var rows [][]float64
	for k := -2; k <= p+1; k++ {
		n := math.Ldexp(1, k)
		last := math.Ldexp(1, k-p+1) // place of n
		for _, x := range []float64{n, n + last, n + 0.5, n + n/2 + last, 2*n - last} {
			if p == 24 && x != float64(float32(x)) {
				continue
			}
			rows = append(rows, []float64{x, 0, whole(x), 0}, []float64{-x, 0, whole(-x), 0})
		}
	}
	return rows
}

// quotients returns operands and quotients for the probe of division. They are
// quotients of small integers: in many of them a product with the rounded
// reciprocal is not the rounded quotient.
func quotients(p int) [][]float64 {
	var rows [][]float64
	for a := 1; a <= 64; a++ {
		for b := 3; b <= 63; b += 2 {
			x, y := float64(a), float64(b)
			q := x / y
			if p == 24 {
				q = float64(float32(x) / float32(y))
			}
			rows = append(rows, []float64{x, y, q})
		}
	}
	return rows
}

// roots returns integers and their square roots.
func roots(p int) [][]float64 {
	var rows [][]float64
	for a := 0.0; a < 2048; a++ {
		r := math.Sqrt(a)
		if p == 24 {
			r = float64(float32(r))
		}
		rows = append(rows, []float64{a, r})
	}
	return rows
}
