// Package bench has the operations on slices that are timed: in a plain Go loop,
// and in package vec; and their operands.
package bench

import (
	"math/rand/v2"
	"slices"
	"strings"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/internal/run/types"
)

// Loops compute n elements of arrays, those of the results and then those of the
// operands.
type Loops struct {
	Go  func(n int, arrays []unsafe.Pointer) // calls the method for each element
	Vec func(n int, arrays []unsafe.Pointer) // calls package vec; nil where that lacks it
}

type (
	arrays = simd.Arrays
	call   func(n int, a arrays)
)

// listed takes the arrays as a list.
func (f call) listed(n int, list []unsafe.Pointer) {
	var a arrays
	copy(a[:], list)
	f(n, a)
}

// view returns the n elements at p.
func view[E any](p unsafe.Pointer, n int) []E { return unsafe.Slice((*E)(p), n) }

// Types are the types of numbers.
var Types = types.Names(types.Reals)

// Function is a method of a type of numbers.
type Function struct {
	kernels.Func
	Loops
}

// Lookup returns a function, named as in the catalogue: "DD.Add".
func Lookup(name string) (Function, bool) {
	f, known := kernels.Lookup(name)
	loop := simd.Lookup(name)
	if typ, _, _ := strings.Cut(name, "."); !known || loop == nil || !slices.Contains(Types, typ) {
		return Function{}, false
	}
	l := Loops{Go: call(loop.Go).listed}
	if c := calls[name]; c != nil {
		l.Vec = c.listed
	}
	return Function{f, l}, true
}

// Method returns the name of the method.
func (f Function) Method() string { return f.Name[strings.IndexByte(f.Name, '.')+1:] }

// Methods returns the names of all methods of the types, in order.
func Methods() []string {
	var list []string
	for _, f := range kernels.Funcs() {
		if typ, method, _ := strings.Cut(f.Name, "."); slices.Contains(Types, typ) && !slices.Contains(list, method) {
			list = append(list, method)
		}
	}
	slices.Sort(list)
	return list
}

// Bytes returns the size of the operands and results of an element.
func (f Function) Bytes() (n int) {
	for _, p := range f.params() {
		n += size(p.Type)
	}
	return n
}

// params are the results and the operands, in the order of the arrays.
func (f Function) params() []kernels.Param { return slices.Concat(f.Out, f.In) }

// size returns the bytes of an element in a slice.
func size(t kernels.Type) int {
	if t == kernels.Bool {
		return 1
	}
	return t.Planes() * t.Size()
}

// Arrays are the arrays of a function.
type Arrays struct {
	Pointers []unsafe.Pointer
	// Result and Operand are the memory of the first of each, as far as both go.
	Result, Operand []byte
}

// Distinct is the number of operands that there are; larger arrays repeat them.
const Distinct = 1 << 10

// Memory is what arrays are made in, again and again.
type Memory struct{ words []uint64 }

// Arrays makes the arrays of f, of n elements, in place of those made before.
func (m *Memory) Arrays(f Function, n int) Arrays {
	const line = 64 // of the cache
	at, total := []int{}, 0
	for _, p := range f.params() {
		at = append(at, total)
		total += (size(p.Type)*n + line - 1) / line * line
	}
	if len(m.words)*8 < total+line {
		m.words = nil // before there are two
		m.words = make([]uint64, total/8+line/8)
	}
	base := unsafe.Pointer(unsafe.SliceData(m.words))
	base = unsafe.Add(base, -uintptr(base)&(line-1))
	var a Arrays
	for _, offset := range at {
		a.Pointers = append(a.Pointers, unsafe.Add(base, offset))
	}
	first := len(f.Out)
	both := n * min(size(f.Out[0].Type), size(f.In[0].Type))
	a.Result = unsafe.Slice((*byte)(a.Pointers[0]), both)
	a.Operand = unsafe.Slice((*byte)(a.Pointers[first]), both)
	for i, p := range f.In {
		fill(a.Pointers[first+i], p.Type, n, f.operands(i))
	}
	clear(unsafe.Slice((*byte)(a.Pointers[0]), at[first])) // so that the memory is there
	return a
}

// Row returns the limbs of element i of result k.
func (a Arrays) Row(f Function, k, i int) []float64 {
	t := f.Out[k].Type
	row := make([]float64, t.Planes())
	for j := range row {
		at := unsafe.Add(a.Pointers[k], (i*len(row)+j)*t.Size())
		if t.Elem() == kernels.F32 {
			row[j] = float64(*(*float32)(at))
		} else {
			row[j] = *(*float64)(at)
		}
	}
	return row
}

// fill writes the operands to an array, which repeats them.
func fill(p unsafe.Pointer, t kernels.Type, n int, rows [][]float64) {
	k := min(n, len(rows))
	switch t.Elem() {
	case kernels.F32:
		a := unsafe.Slice((*float32)(p), n*t.Planes())
		for i, row := range rows[:k] {
			for j, x := range row {
				a[i*len(row)+j] = float32(x)
			}
		}
	case kernels.F64:
		a := unsafe.Slice((*float64)(p), n*t.Planes())
		for i, row := range rows[:k] {
			copy(a[i*len(row):], row)
		}
	default:
		a := unsafe.Slice((*int32)(p), n)
		for i, row := range rows[:k] {
			a[i] = int32(row[0])
		}
	}
	bytes := unsafe.Slice((*byte)(p), n*size(t))
	for done := k * size(t); done < len(bytes); done *= 2 {
		copy(bytes[done:], bytes[:done])
	}
}

// intervals are what operands are from, x and then the others; else ½ to 1.
var intervals = map[string][2][2]float64{
	"Add": {{-2, 2}, {-2, 2}}, "Sub": {{-2, 2}, {-2, 2}}, "Mul": {{-2, 2}, {-2, 2}}, "Div": {{-2, 2}, {0.5, 2}}, "Sqrt": {{0, 4}},
	"Exp": {{-5, 5}}, "Exp2": {{-5, 5}}, "Exp10": {{-5, 5}}, "Expm1": {{-5, 5}},
	"Log": {{0.1, 10}}, "Log2": {{0.1, 10}}, "Log10": {{0.1, 10}}, "Log1p": {{-0.9, 10}},
	"Gamma": {{0.5, 20}}, "LogGamma": {{0.5, 20}}, "Digamma": {{0.5, 20}},
	"EllipticK": {{0, 0.99}}, "EllipticE": {{0, 0.99}}, "LambertW": {{-0.3, 10}}, "ExpInt": {{0.1, 20}},
	"Erf": {{-3, 3}}, "Erfc": {{-3, 8}}, "Erfcx": {{-3, 8}}, "NormCDF": {{-8, 3}}, "Erfinv": {{-1, 1}}, "Erfcinv": {{0, 2}}, "NormCDFinv": {{0, 1}},
	"J0": {{0, 40}}, "J1": {{0, 40}}, "Jn": {{0, 40}}, "Y0": {{0.1, 40}}, "Y1": {{0.1, 40}}, "Yn": {{0.1, 40}}, "I0": {{-20, 20}}, "I1": {{-20, 20}},
	"BesselJ": {{0.1, 30}, {0, 10}}, "BesselY": {{0.1, 30}, {0, 10}},
	"BesselI": {{0.1, 30}, {0, 10}}, "BesselK": {{0.1, 30}, {0, 10}},
	"AiryAi": {{-15, 5}}, "AiryBi": {{-15, 5}}, "AiryAiPrime": {{-15, 5}}, "AiryBiPrime": {{-15, 5}},
	"Beta": {{0.1, 20}, {0.1, 20}}, "LogBeta": {{0.1, 20}, {0.1, 20}}, "Zeta": {{-10, 20}}, "GammaP": {{0.5, 20}, {0.5, 20}}, "GammaQ": {{0.5, 20}, {0.5, 20}},
	"GammaPinv": {{0.5, 20}, {0, 1}}, "GammaQinv": {{0.5, 20}, {0, 1}},
	"Pow": {{0.1, 10}, {-5, 5}}, "PowInt": {{0.5, 2}},
	"Sin": {{-10, 10}}, "Cos": {{-10, 10}}, "SinCos": {{-10, 10}}, "Tan": {{-10, 10}},
	"SinPi": {{-10, 10}}, "CosPi": {{-10, 10}}, "SinCosPi": {{-10, 10}}, "TanPi": {{-10, 10}},
	"Asin": {{-1, 1}}, "Acos": {{-1, 1}}, "Atan": {{-10, 10}}, "Atan2": {{-10, 10}, {-10, 10}},
	"Sinh": {{-5, 5}}, "Cosh": {{-5, 5}}, "Tanh": {{-5, 5}}, "Asinh": {{-10, 10}}, "Acosh": {{1, 10}}, "Atanh": {{-1, 1}},
	"Cbrt": {{0.1, 10}}, "Hypot": {{-10, 10}, {-10, 10}}, "Mod": {{-1000, 1000}, {1, 2}}, "Remainder": {{-1000, 1000}, {1, 2}},
	"Floor": {{-1000, 1000}}, "Ceil": {{-1000, 1000}}, "Trunc": {{-1000, 1000}}, "Round": {{-1000, 1000}}, "RoundEven": {{-1000, 1000}},
}

// operands returns operand number i of the function as rows of limbs: numbers of
// all their limbs, or integers, the same in every run.
func (f Function) operands(i int) [][]float64 {
	t := f.In[i].Type
	in := [2]float64{0.5, 1}
	if both, ok := intervals[f.Method()]; ok && both[min(i, 1)] != [2]float64{} {
		in = both[min(i, 1)]
	}
	r := rand.New(rand.NewPCG(1, uint64(i)))
	rows := make([][]float64, Distinct)
	for k := range rows {
		if t.Elem() == kernels.I32 {
			rows[k] = []float64{13}
			continue
		}
		rows[k] = make([]float64, t.Planes())
		if t.Elem() == kernels.F32 {
			draw[float32](r, in, 0x1p-24, rows[k])
		} else {
			draw[float64](r, in, 0x1p-53, rows[k])
		}
	}
	return rows
}

// draw draws a number from an interval, with bits in all its limbs, for limbs of
// the unit roundoff u.
func draw[T limb.Float](r *rand.Rand, in [2]float64, u float64, limbs []float64) {
	a := float64(T(in[0] + (in[1]-in[0])*r.Float64()))
	x := limb.Quad[T]{X0: T(a)}
	for range len(limbs) - 1 {
		a *= u * (r.Float64() - 0.5)
		x = x.AddFloat(T(a))
	}
	copy(limbs, []float64{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)})
}

// Operands returns x and y of a method of one or two numbers, as rows of limbs;
// where it has one, y is x.
func (f Function) Operands() (x, y [][]float64) {
	x = f.operands(0)
	if len(f.In) > 1 && f.In[1].Type == f.In[0].Type {
		return x, f.operands(1)
	}
	return x, x
}
