package ir

import (
	"fmt"
	"math"

	"github.com/limbfp/limb/fp"
)

// # Arithmetics
//
// The interpreter holds every number in a float64, whatever the format that it
// stands for: a float64 holds every number of a format of up to 53 bits. Signs,
// comparisons and integral parts are then those of float64; the operations that
// round are what an arithmetic defines.

// Arith is a floating-point arithmetic: a set of numbers and the operations
// that round into it. Arguments and results are numbers of the Format, or Inf,
// NaN and -0.
type Arith interface {
	Format() Format
	Add(a, b float64) float64
	Sub(a, b float64) float64
	Mul(a, b float64) float64
	Div(a, b float64) float64
	Sqrt(a float64) float64
}

// Fused is an arithmetic that has [ProdErr] and [FMA] as operations. In one that has
// not, the interpreter runs the program's own prodErrSplit in the place of the first, and
// no program with the second.
type Fused interface {
	Arith
	ProdErr(a, b, p float64) float64
	FMA(a, b, c float64) float64
}

// Natives is an arithmetic that has operations of a target's own ([Native]). In one that has
// not, or lacks a name, a program with such an operation is not interpreted, but for dot4.
type Natives interface {
	Arith
	// Native returns the operation of a name, nil where there is none. Operands and result
	// are held as the interpreter holds values; operands that it lacks are 0.
	Native(name string) func(a, b, c float64) float64
}

// dot4 is the native operation that is the same on all targets which have it: to c it adds the products of four
// bytes with signs.
func dot4(a, b, c float64) float64 {
	x, y, sum := int32(a), int32(b), int32(c)
	for range 4 {
		sum += int32(int8(x)) * int32(int8(y))
		x, y = x>>8, y>>8
	}
	return float64(sum)
}

// Unfused is an arithmetic without its ProdErr.
type Unfused struct{ Arith }

// Format is the set of numbers of an arithmetic.
type Format = fp.Format

// splitter returns 2^⌈p/2⌉ + 1.
func splitter(f Format) float64 { return pow2((f.Prec+1)/2) + 1 }

// exponent returns ⌊log2|a|⌋ for normal a, Emin-1 below, Emax+1 for Inf and NaN.
func exponent(f Format, a float64) int {
	e := int(math.Float64bits(a)>>52&0x7ff) - 1023
	return min(max(e, f.Emin-1), f.Emax+1)
}

// chop returns a with the k lowest bits of its significand cleared.
func chop(f Format, a float64, k int) float64 {
	if a-a != 0 {
		return a
	}
	q := math.Ldexp(1, max(exponent(f, a), f.Emin)-f.Prec+1+k)
	return math.Trunc(a/q) * q
}

// pow2 returns 2^n, for the exponents n of normal float64 numbers.
func pow2(n int) float64 { return math.Float64frombits(uint64(n+1023) << 52) }

// IEEE32 and IEEE64 are the arithmetics of Go's float32 and float64.
var (
	IEEE32 Fused = ieee32{}
	IEEE64 Fused = ieee64{}
)

// IEEE returns that of the floats of a function.
func IEEE(limb Type) Fused {
	if limb == F64 {
		return IEEE64
	}
	return IEEE32
}

type ieee32 struct{}

func (ieee32) Format() Format           { return fp.Binary32() }
func (ieee32) Add(a, b float64) float64 { return float64(float32(a) + float32(b)) }
func (ieee32) Sub(a, b float64) float64 { return float64(float32(a) - float32(b)) }
func (ieee32) Mul(a, b float64) float64 { return float64(float32(a) * float32(b)) }
func (ieee32) Div(a, b float64) float64 { return float64(float32(a) / float32(b)) }
func (ieee32) Sqrt(a float64) float64   { return float64(float32(math.Sqrt(a))) }
func (ieee32) ProdErr(a, b, p float64) float64 {
	return float64(float32(float64(a*b) - p))
}

func (ieee32) FMA(a, b, c float64) float64 { return float64(float32(fp.SumToOdd(a*b, c))) }

type ieee64 struct{}

func (ieee64) Format() Format                  { return fp.Binary64() }
func (ieee64) Add(a, b float64) float64        { return a + b }
func (ieee64) Sub(a, b float64) float64        { return a - b }
func (ieee64) Mul(a, b float64) float64        { return a * b }
func (ieee64) Div(a, b float64) float64        { return a / b }
func (ieee64) Sqrt(a float64) float64          { return math.Sqrt(a) }
func (ieee64) ProdErr(a, b, p float64) float64 { return math.FMA(a, b, -p) }
func (ieee64) FMA(a, b, c float64) float64     { return math.FMA(a, b, c) }

// Nearest returns the arithmetic that IEEE 754 defines on f: every operation
// rounds once, to nearest, ties to even. f has 2 to 24 bits.
//
// It computes in float64 and rounds to f, which is a single rounding:
//
//   - The product of two p-bit numbers has 2p ≤ 48 bits, so float64 holds it,
//     and ab - RN(ab) too.
//   - Where float64 rounds a + b, b is more than p+3 binades below a: the sum
//     rounds to a in f, before and after its rounding to float64.
//   - A midpoint m between two numbers of f has p+1 bits. Where a/b (√a) is not
//     m, a - mb (a - m²) is a nonzero multiple of the last place of a, mb or m²,
//     so that a/b (√a) differs from m by more than 2^-53 of it: float64, whose
//     rounding is monotonic, carries it neither to m nor over m.
//
// Below the least normal number sums are exact and midpoints have fewer bits.
func Nearest(f Format) (Fused, error) {
	switch {
	case f.Prec < 2 || f.Prec > 24:
		return nil, fmt.Errorf("ir: format of %d bits: 2 to 24 can be computed in float64", f.Prec)
	case f.Emin >= f.Emax || f.Emin < -400 || f.Emax > 400:
		return nil, fmt.Errorf("ir: format with exponents %d to %d: they must rise, within -400 to 400", f.Emin, f.Emax)
	}
	return &nearest{f}, nil
}

type nearest struct{ f Format }

func (n *nearest) Format() Format                  { return n.f }
func (n *nearest) Add(a, b float64) float64        { return n.f.Round(a + b) }
func (n *nearest) Sub(a, b float64) float64        { return n.f.Round(a - b) }
func (n *nearest) Mul(a, b float64) float64        { return n.f.Round(float64(a * b)) }
func (n *nearest) Div(a, b float64) float64        { return n.f.Round(a / b) }
func (n *nearest) Sqrt(a float64) float64          { return n.f.Round(math.Sqrt(a)) }
func (n *nearest) ProdErr(a, b, p float64) float64 { return n.f.Round(float64(a*b) - p) }
func (n *nearest) FMA(a, b, c float64) float64     { return n.f.Round(fp.SumToOdd(a*b, c)) }
