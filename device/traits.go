package device

import (
	"cmp"
	"fmt"
	"math"
	"reflect"
	"strings"

	"github.com/limbfp/limb/internal/run/flushing"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/run/types"
)

// Traits is what the self-test found out about a device's arithmetic.
type Traits struct {
	Float32 Arithmetic
	Float64 Arithmetic
}

// Arithmetic is what the self-test found out about one machine type. Functions of that
// type run only where it is Exact, or on one that is [Untested].
type Arithmetic struct {
	// Exact: with the chosen lowering the error-free transformations, and the
	// functions made of them, give the bits of plain Go.
	Exact bool
	// Why is the reason where Exact is false.
	Why error

	// Lowering is how operations are written for the device's compiler, the first choice of
	// ways that passes. Its words are "plain", or those of the ways that are not the device's own:
	// "scaled" (the error of a product is found by a fused multiply-add of numbers that are far
	// from the subnormal ones), "split" (it is found without one), "divide" (quotients are made of
	// sums and products), "root" (so are roots), "trunc" (so are whole numbers), "order" (comparisons are
	// of bits), "hidden" (each result goes through an integer operation with an operand
	// that the compiler does not know), "barrier" (through memory that it cannot see
	// through), and "floor" (floats are made of integers).
	Lowering string
	// Rejected says why each cheaper choice did not pass.
	Rejected []error
	// Operations says how each operation is done.
	Operations []Choice

	Contracts    bool // if nothing keeps it from that, RN(ab) + c comes out as RN(ab + c)
	Reassociates bool // if nothing keeps it from that, (a + b) - a comes out as b
	FMA          bool // the fused multiply-add is fused
	Subnormals   Subnormals
	Rounding     Rounding
	Specials     bool // infinities, NaN and -0 are kept
	Division     bool // the device's own division is correctly rounded
	Sqrt         bool // so is its square root
	Trunc        bool // its own trunc and floor are right

	// Verdicts are the tests of the chosen lowering (where none passed, of the
	// one of which most was asked) in words.
	Verdicts []Verdict
}

// Choice is how an operation is done on the device.
type Choice struct {
	Operation string  // "roots"
	Way       string  // its words in Lowering; "" where it is the device's own
	Rejected  []error // why it is not done in each cheaper way: operands, results, and what is right
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

// Subnormals is what happens to subnormal numbers. Where they are flushed, a function has
// the bits of plain Go for all operands with which none of its operations has a subnormal
// result, and for others the bits of an arithmetic that flushes. These are as good as the
// function promises but for one unit more, u² or u⁴, as long as the result is at least
// [Least]: 2^-76 for DF and 2^-28 for QF, of a complex number its modulus. Below that
// [Device.Map] gives NaN, and so it does for a smaller operand of a function whose result
// depends on its last bits all the same, such as Log and Pow; 0 stays 0. Kernels in Go have
// no such marks: there what is below is not within a bound.
type Subnormals uint8

const (
	Kept    Subnormals = iota // they are computed with as IEEE 754 has it
	Flushed                   // to zero, as operands or as results
)

// Least returns the least size, but for 0, of numbers of type T with which d computes within the
// bounds of functions: 0 where it keeps subnormal numbers, and for machine numbers.
func Least[T any](d *Device) float64 {
	if d == nil || d.traits.Float32.Subnormals != Flushed {
		return 0
	}
	for _, t := range types.All() {
		if typeof.Go(t) == reflect.TypeFor[T]() {
			return flushing.Least(t)
		}
	}
	return 0
}

// String returns "kept" or "flushed to zero".
func (s Subnormals) String() string { return [...]string{"kept", "flushed to zero"}[s] }

// Rounding is the way sums are rounded.
type Rounding uint8

const (
	NearestEven    Rounding = iota // to the nearest number, ties to even, as IEEE 754 has it
	NotNearestEven                 // in another way
)

// String returns "to nearest even" or "not to nearest even".
func (r Rounding) String() string {
	return [...]string{"to nearest even", "not to nearest even"}[r]
}

// lowerings are the words of Lowering in words that people read.
var lowerings = map[string]string{
	"plain": "as it is", "scaled": "scaled product", "split": "split product",
	"divide": "division by products", "root": "roots by products", "trunc": "whole numbers by sums", "order": "comparisons by bits",
	"hidden": "hidden from the compiler", "barrier": "barriers", "floor": "made of integers",
}

// inWords writes words of a lowering as people read them.
func inWords(lowering string) (words []string) {
	for _, w := range strings.Fields(lowering) {
		words = append(words, lowerings[w])
	}
	return words
}

// String describes the way: "as it is", "roots by products".
func (c Choice) String() string { return strings.Join(inWords(cmp.Or(c.Way, "plain")), ", ") }

// String describes the lowering: "as it is", "split product, hidden from the compiler".
func (a Arithmetic) String() string {
	if !a.Exact {
		if a.Why == nil {
			return "not tested"
		}
		return fmt.Sprint("refused: ", a.Why)
	}
	words := inWords(a.Lowering)
	if a.Subnormals != Kept {
		words = append(words, "subnormals "+a.Subnormals.String()+fmt.Sprintf(": DF from 2^%d on, QF from 2^%d on", math.Ilogb(flushing.Least(types.DF)), math.Ilogb(flushing.Least(types.QF))))
	}
	return strings.Join(words, ", ")
}
