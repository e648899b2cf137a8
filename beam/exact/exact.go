// Package exact has combiners for Apache Beam whose results do not depend on how a runner cuts
// its data into bundles, nor on the order in which it brings them together: sums, products,
// means, variances and norms are computed exactly and rounded once. So a pipeline gives the same
// bits on one worker and on a thousand, and again when it is run again.
//
//	total := exact.Sum[float64](s, numbers)                                  // PCollection<float64> to one float64
//	byKey := beam.CombinePerKey(s, &exact.MeanFn[limb.DD]{}, numbersByName)  // KV<string,limb.DD>
//
// The numbers are float32, float64, limb.DF, limb.DD, limb.TF, limb.TD, limb.QF or limb.QD. Infinities, NaN and -0
// are as package vec's Accumulator has them. What goes between workers is some ten bytes for most
// sums, and some hundred for those of wild numbers.
package exact

import (
	"encoding/binary"
	"errors"
	"math"
	"math/big"
	"reflect"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/vec"
)

// Factors are what a dot product multiplies.
type Factors[N vec.Addend] struct{ X, Y N }

// State is what a combiner has of the numbers so far: their number, their sum, and the sum of
// their squares or products, each where the combiner needs it.
type State struct {
	n             int64
	sum, products vec.Accumulator
}

// merge adds what b has to a.
func (a State) merge(b State) State {
	a.n += b.n
	a.sum.Merge(&b.sum)
	a.products.Merge(&b.products)
	return a
}

// encode and decode bring a state to another worker and back: the number, the length of the
// first sum, both sums.

func encode(a State) ([]byte, error) {
	sum, err := a.sum.MarshalBinary()
	if err != nil {
		return nil, err
	}
	b := binary.AppendUvarint(nil, uint64(a.n))
	b = append(binary.AppendUvarint(b, uint64(len(sum))), sum...)
	return a.products.AppendBinary(b)
}

func decode(b []byte) (a State, err error) {
	damaged := errors.New("exact: reading the state of a combiner: some bytes are missing: it is damaged")
	n, k := binary.Uvarint(b)
	if k <= 0 {
		return a, damaged
	}
	b = b[k:]
	size, k := binary.Uvarint(b)
	if k <= 0 || size > uint64(len(b)-k) {
		return a, damaged
	}
	b = b[k:]
	a.n = int64(n)
	return a, errors.Join(a.sum.UnmarshalBinary(b[:size]), a.products.UnmarshalBinary(b[size:]))
}

// SumFn is a combiner of numbers: Σx.
type SumFn[N vec.Addend] struct{}

func (*SumFn[N]) CreateAccumulator() State { return State{} }
func (*SumFn[N]) AddInput(a State, x N) State {
	vec.Accumulate(&a.sum, []N{x})
	return a
}
func (*SumFn[N]) MergeAccumulators(a, b State) State { return a.merge(b) }
func (*SumFn[N]) ExtractOutput(a State) N            { return vec.Total[N](&a.sum) }

// DotFn is a combiner of factors: Σxy.
type DotFn[N vec.Addend] struct{}

func (*DotFn[N]) CreateAccumulator() State { return State{} }
func (*DotFn[N]) AddInput(a State, f Factors[N]) State {
	vec.AccumulateDot(&a.products, []N{f.X}, []N{f.Y})
	return a
}
func (*DotFn[N]) MergeAccumulators(a, b State) State { return a.merge(b) }
func (*DotFn[N]) ExtractOutput(a State) N            { return vec.Total[N](&a.products) }

// Norm2Fn is a combiner of numbers: √Σx².
type Norm2Fn[N vec.Addend] struct{}

func (*Norm2Fn[N]) CreateAccumulator() State { return State{} }
func (*Norm2Fn[N]) AddInput(a State, x N) State {
	vec.AccumulateDot(&a.products, []N{x}, []N{x})
	return a
}
func (*Norm2Fn[N]) MergeAccumulators(a, b State) State { return a.merge(b) }
func (*Norm2Fn[N]) ExtractOutput(a State) N            { return vec.SqrtTotal[N](&a.products) }

// MeanFn is a combiner of numbers: Σx/n, rounded once, and NaN of none.
type MeanFn[N vec.Addend] struct{}

func (*MeanFn[N]) CreateAccumulator() State { return State{} }
func (*MeanFn[N]) AddInput(a State, x N) State {
	a.n++
	vec.Accumulate(&a.sum, []N{x})
	return a
}
func (*MeanFn[N]) MergeAccumulators(a, b State) State { return a.merge(b) }
func (*MeanFn[N]) ExtractOutput(a State) N {
	sum := a.sum.Rat()
	switch {
	case a.n == 0:
		return special[N](math.NaN())
	case sum == nil || sum.Sign() == 0:
		return special[N](vec.Total[float64](&a.sum)) // infinite, NaN or a zero
	}
	return rounded[N](sum.Quo(sum, new(big.Rat).SetInt64(a.n)))
}

// VarianceFn is a combiner of numbers: the variance of a sample, Σ(x - mean)²/(n-1), rounded
// once. It is NaN of fewer than two numbers, and where one is infinite or NaN.
type VarianceFn[N vec.Addend] struct{}

func (*VarianceFn[N]) CreateAccumulator() State { return State{} }
func (*VarianceFn[N]) AddInput(a State, x N) State {
	a.n++
	vec.Accumulate(&a.sum, []N{x})
	vec.AccumulateDot(&a.products, []N{x}, []N{x})
	return a
}
func (*VarianceFn[N]) MergeAccumulators(a, b State) State { return a.merge(b) }
func (*VarianceFn[N]) ExtractOutput(a State) N {
	sum, squares := a.sum.Rat(), a.products.Rat()
	if a.n < 2 || sum == nil || squares == nil {
		return special[N](math.NaN())
	}
	// (nΣx² - (Σx)²)/(n(n-1))
	n := new(big.Rat).SetInt64(a.n)
	squares.Mul(squares, n).Sub(squares, sum.Mul(sum, sum))
	n.Mul(n, new(big.Rat).SetInt64(a.n-1))
	return rounded[N](squares.Quo(squares, n))
}

// special returns an infinity, NaN or zero as an N.
func special[N vec.Addend](x float64) N {
	var a vec.Accumulator
	vec.Accumulate(&a, []float64{x})
	return vec.Total[N](&a)
}

// rounded returns r rounded to N, as vec.Total does.
func rounded[N vec.Addend](r *big.Rat) (z N) {
	switch p := any(&z).(type) {
	case *float32:
		*p, _ = r.Float32()
	case *float64:
		*p, _ = r.Float64()
	case *limb.DF:
		*p = limb.FromRat[limb.DF](r)
	case *limb.DD:
		*p = limb.FromRat[limb.DD](r)
	case *limb.TF:
		*p = limb.FromRat[limb.TF](r)
	case *limb.TD:
		*p = limb.FromRat[limb.TD](r)
	case *limb.QF:
		*p = limb.FromRat[limb.QF](r)
	case *limb.QD:
		*p = limb.FromRat[limb.QD](r)
	}
	return z
}

// Sum returns a collection of one number, the sum of those of col, rounded once.
func Sum[N vec.Addend](s beam.Scope, col beam.PCollection) beam.PCollection {
	return beam.Combine(s.Scope("exact.Sum"), &SumFn[N]{}, col)
}

// Dot returns a collection of one number, the sum of the products of the [Factors] of col,
// rounded once.
func Dot[N vec.Addend](s beam.Scope, col beam.PCollection) beam.PCollection {
	return beam.Combine(s.Scope("exact.Dot"), &DotFn[N]{}, col)
}

// Norm2 returns a collection of one number, the root of the sum of the squares of those of col,
// rounded once.
func Norm2[N vec.Addend](s beam.Scope, col beam.PCollection) beam.PCollection {
	return beam.Combine(s.Scope("exact.Norm2"), &Norm2Fn[N]{}, col)
}

// Mean returns a collection of one number, the mean of those of col, rounded once: see [MeanFn].
func Mean[N vec.Addend](s beam.Scope, col beam.PCollection) beam.PCollection {
	return beam.Combine(s.Scope("exact.Mean"), &MeanFn[N]{}, col)
}

// Variance returns a collection of one number, the variance of those of col, rounded once: see
// [VarianceFn].
func Variance[N vec.Addend](s beam.Scope, col beam.PCollection) beam.PCollection {
	return beam.Combine(s.Scope("exact.Variance"), &VarianceFn[N]{}, col)
}

// Beam finds combiners, and what is in its collections, by what is registered before it begins.
func init() {
	beam.RegisterCoder(reflect.TypeFor[State](), encode, decode)
	registered[float32]()
	registered[float64]()
	registered[limb.DF]()
	registered[limb.DD]()
	registered[limb.TF]()
	registered[limb.TD]()
	registered[limb.QF]()
	registered[limb.QD]()
}

func registered[N vec.Addend]() {
	beam.RegisterType(reflect.TypeFor[Factors[N]]())
	register.Combiner3[State, N, N](&SumFn[N]{})
	register.Combiner3[State, Factors[N], N](&DotFn[N]{})
	register.Combiner3[State, N, N](&Norm2Fn[N]{})
	register.Combiner3[State, N, N](&MeanFn[N]{})
	register.Combiner3[State, N, N](&VarianceFn[N]{})
}
