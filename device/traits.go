package device

import (
	"fmt"
	"strings"
)

// Traits is what the self-test found out about a device's arithmetic.
type Traits struct {
	Float32 Arithmetic
	Float64 Arithmetic
}

// Arithmetic is what the self-test found out about one machine type. Functions of that
// type run only where it is Exact, or on a device of [OpenUntested].
type Arithmetic struct {
	// Exact: with the chosen lowering the error-free transformations, and the
	// functions made of them, give the bits of plain Go.
	Exact bool
	// Why is the reason where Exact is false.
	Why error

	// The lowering, the way in which operations are written for the device's
	// compiler. It is the first that passes of: fused product, split product,
	// each plain and then with a barrier after every operation, which the compiler
	// cannot see through, and each with the device's own division and square root and
	// then (Divide) with ones that are made of sums and products.
	Product Product
	Barrier bool
	Divide  bool
	// Rejected says why each cheaper lowering did not pass.
	Rejected []error

	Contracts    bool // without a barrier, RN(ab) + c comes out as RN(ab + c)
	Reassociates bool // without a barrier, (a + b) - a comes out as b
	FMA          bool // the fused multiply-add is fused
	Subnormals   Subnormals
	Rounding     Rounding
	Specials     bool // infinities, NaN and -0 are kept
	Division     bool // the device's own division is correctly rounded
	Sqrt         bool // so is its square root

	// Verdicts are the tests of the chosen lowering (of the last one tried,
	// where none passed) in words.
	Verdicts []Verdict
}

// Verdict is the outcome of one test.
type Verdict struct {
	Test string // "TwoSum", "contraction"
	OK   bool   // as IEEE arithmetic has it
	Text string // "exact", "flushed to zero"
}

// Verdict returns the verdict of a test, the zero Verdict where it was not run.
func (a Arithmetic) Verdict(test string) Verdict {
	for _, v := range a.Verdicts {
		if v.Test == test {
			return v
		}
	}
	return Verdict{}
}

// Product is the way in which kernels compute the error of a product.
type Product uint8

const (
	Fused Product = iota // by a fused multiply-add
	Split                // by Dekker's split
)

func (p Product) String() string { return [...]string{"fused", "split"}[p] }

// Subnormals is what happens to subnormal numbers.
type Subnormals uint8

const (
	Kept    Subnormals = iota
	Flushed            // to zero, as operands or as results
)

func (s Subnormals) String() string { return [...]string{"kept", "flushed to zero"}[s] }

// Rounding is the way sums are rounded.
type Rounding uint8

const (
	NearestEven Rounding = iota
	NotNearestEven
)

func (r Rounding) String() string {
	return [...]string{"to nearest even", "not to nearest even"}[r]
}

// String describes the lowering: "fused product", "split product, barriers".
func (a Arithmetic) String() string {
	if !a.Exact {
		if a.Why == nil {
			return "not tested"
		}
		return fmt.Sprint("refused: ", a.Why)
	}
	words := []string{a.Product.String() + " product"}
	if a.Barrier {
		words = append(words, "barriers")
	}
	if a.Divide {
		words = append(words, "division by products")
	}
	if a.Subnormals != Kept {
		words = append(words, "subnormals "+a.Subnormals.String())
	}
	return strings.Join(words, ", ")
}
