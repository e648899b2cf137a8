// Package paranoia finds out what an arithmetic is, from its results alone: how
// far each operation errs ([Measure]), what else is wrong with it ([Findings]),
// on which operands an algorithm fails in it ([Find]), and what a device's
// compiler makes of a program ([Probes]).
//
// The first two ask a [Unit], which is the arithmetic of a model ([fp.Model]) or of a
// device ([device.Device]): numbers are held in float64, and operations are done on many
// operands at once.
//
//	m, ok := fp.LookupModel("g70")
//	list, err := paranoia.Findings(paranoia.Model(m))
//	found := paranoia.Find(a, m, 1<<20, 1) // where a, ok := paranoia.LookupAlgorithm("TwoSum")
//
// The structs are reports: their fields have JSON names. The same seed gives the same
// report.
package paranoia

import (
	"errors"
	"fmt"
	"math"
	"strconv"

	"github.com/limbfp/limb/fp"
)

// Op is an operation of a Unit.
type Op uint8

const (
	Add   Op = iota // x + y
	Sub             // x - y
	Mul             // xy
	Div             // x/y
	FMA             // xy + z
	Sqrt            // √x
	Rcp             // 1/x
	Rsqrt           // 1/√x
)

// Ops are all operations.
var Ops = []Op{Add, Sub, Mul, Div, FMA, Sqrt, Rcp, Rsqrt}

// String returns the operation as a formula: "x+y", "fma", "1/√x".
func (op Op) String() string {
	return [...]string{"x+y", "x-y", "x·y", "x/y", "fma", "√x", "1/x", "1/√x"}[op]
}

// Arity returns the number of operands.
func (op Op) Arity() int { return [...]int{2, 2, 2, 2, 3, 1, 1, 1}[op] }

// ErrLacks is in the error of a [Unit] that has no such operation.
var ErrLacks = errors.New("the arithmetic has no such operation")

// Unit is an arithmetic, as [Model] and [OfDevice] return it. Others may implement it.
type Unit interface {
	Name() string      // of the model or the device
	Format() fp.Format // of its numbers, binary64 or smaller
	// Apply sets dst[i] to the operation on the elements i of x, which are
	// numbers of the format. x has as many slices as op has operands, all as long as
	// dst. The error is ErrLacks, or says that the unit does not work.
	Apply(op Op, dst []float64, x ...[]float64) error
}

// Model returns the arithmetic of m.
func Model(m fp.Model) Unit { return model{m} }

type model struct{ m fp.Model }

func (u model) Name() string      { return u.m.Name }
func (u model) Format() fp.Format { return u.m.Numbers }

func (u model) Apply(op Op, dst []float64, x ...[]float64) error {
	m := u.m
	for i := range dst {
		switch op {
		case Add:
			dst[i] = m.Add(x[0][i], x[1][i])
		case Sub:
			dst[i] = m.Sub(x[0][i], x[1][i])
		case Mul:
			dst[i] = m.Mul(x[0][i], x[1][i])
		case Div:
			dst[i] = m.Div(x[0][i], x[1][i])
		case FMA:
			dst[i] = m.FMA(x[0][i], x[1][i], x[2][i])
		case Sqrt:
			dst[i] = m.Sqrt(x[0][i])
		case Rcp:
			dst[i] = m.Rcp(x[0][i])
		case Rsqrt:
			dst[i] = m.Rsqrt(x[0][i])
		default:
			return fmt.Errorf("%v: %w", op, ErrLacks)
		}
	}
	return nil
}

// Exact is a float64 whose text is exact: small integers in decimal, other numbers in
// hexadecimal, as 0x1.8p-01.
type Exact float64

// String returns x in decimal where it is a small integer, and else in hexadecimal.
func (x Exact) String() string {
	switch {
	case math.IsInf(float64(x), 0) || x != x:
		return strconv.FormatFloat(float64(x), 'g', -1, 64)
	case float64(x) == math.Trunc(float64(x)) && math.Abs(float64(x)) < 1000 && !(x == 0 && math.Signbit(float64(x))):
		return strconv.FormatFloat(float64(x), 'f', -1, 64)
	}
	return strconv.FormatFloat(float64(x), 'x', -1, 64)
}

// MarshalText writes x as String does.
func (x Exact) MarshalText() ([]byte, error) { return []byte(x.String()), nil }

// Real is a float64 that may be infinite or NaN, in JSON too: there it is null.
type Real float64

// MarshalJSON writes a number, or null.
func (x Real) MarshalJSON() ([]byte, error) {
	if x-x != 0 {
		return []byte("null"), nil
	}
	return strconv.AppendFloat(nil, float64(x), 'g', -1, 64), nil
}
