package vec

import (
	"sync/atomic"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/run/types"
)

// AnyOf is the type R of real numbers, or that of complex numbers with parts of type R.
// Go infers R.
type AnyOf[R limb.RealNumber] interface {
	limb.Number
	Abs() R
}

// ComplexOf is the type of complex numbers with parts of type R. Go infers R.
type ComplexOf[R limb.RealNumber] interface {
	limb.ComplexNumber
	Abs() R
}

// kind is which of the types a number is. There are tables by kind: of reals, the kinds of limbs
// that are real, of numbers, with the complex ones in their order behind them, and of kinds, with
// f32 and f64 behind these, which are the machine numbers too.
type kind types.Type

const reals, numbers, kinds = kind(types.Reals), kind(types.Numbers), kind(types.F64) + 1

const (
	df, dd   = kind(types.DF), kind(types.DD)
	f32, f64 = kind(types.F32), kind(types.F64)
)

func (k kind) String() string { return types.Type(k).String() }

// single reports whether the limbs are float32.
func (k kind) single() bool { return types.Type(k).Elem() == types.F32 }

func kindOf[N any]() kind { return kind(typeof.Of[N]()) }

// args are the first elements of the results, then those of the operands, and
// sizes their sizes.
type (
	args  [5]unsafe.Pointer
	sizes [5]uintptr
)

// A loop computes n elements.
type loop func(n int, p args)

// A function is an operation on elements of fixed types.
type function struct {
	kernel  *simd.Function // or nil
	grain   int            // elements of a piece of work: at most those of one call of a kernel
	long    int            // elements above which several cores compute
	results int            // of results
	args    int            // results and operands
	size    sizes          // of their elements
	fixed   int            // the operand that is one block of grain elements, or 0
	inGo    loop
	mend    func(k *simd.Routine, n int, p args) // calls the kernel where that is not all

	gathering *gathering // or nil

	found [simd.AVX512 + 1]atomic.Pointer[resolved]
}

// resolved is what there is for a level: a kernel of it or of one below, or none.
type resolved struct {
	kernel *simd.Routine
	level  simd.Level
	call   int // elements of one call of the kernel
}

// at returns what runs at the level that is chosen.
func (f *function) at() *resolved {
	chosen := simd.Current()
	r := f.found[chosen].Load()
	if r == nil {
		r = f.resolve(chosen)
		f.found[chosen].Store(r)
	}
	return r
}

func (f *function) resolve(l simd.Level) *resolved {
	for ; l > simd.Go && f.kernel != nil; l-- {
		if k := f.kernel.At(l); k != nil {
			call := k.Grain()
			if f.fixed != 0 || f.mend != nil {
				call = f.grain
			}
			return &resolved{k, l, call}
		}
	}
	return &resolved{call: f.grain}
}

// A grain is the number of elements of one call of a kernel. The call is not preempted, so
// it is short: 20 microseconds where a register holds four numbers ([simd.Function.Grain]).
// A slice is computed on several cores where that saves more than it takes: from two
// million operations on.
const (
	mostGrain = 512
	leastLong = 64  // grains
	mostLong  = 128 // of mostGrain
)

// measure gives a function its grain, unless it has one, and the length above which several
// cores compute.
func (f *function) measure() {
	ops := 1
	if f.kernel != nil {
		ops = max(f.kernel.Ops, 1)
	}
	if f.grain == 0 {
		if f.grain = mostGrain; f.kernel != nil {
			f.grain = min(mostGrain, f.kernel.Grain())
		}
	}
	f.long = min(max(leastLong*f.grain, 1<<21/ops), mostLong*mostGrain)
}

// byKind has a function for each type, or nil.
type byKind [kinds]*function

// An op is an operation. Its functions are made when the first is asked for: so nothing
// refers to them, and to their kernels, but the public functions that run it, and a
// program has no others.
type op struct {
	name string // of LevelOf
	make func() byKind
	made atomic.Pointer[byKind]
}

// of returns the function for a type.
func (o *op) of(k kind) *function { return o.all()[k] }

func (o *op) all() *byKind {
	if made := o.made.Load(); made != nil {
		return made
	}
	return o.first()
}

func (o *op) first() *byKind { return o.fill(o.make()) }

// fill gives o its functions, unless it has them.
func (o *op) fill(list byKind) *byKind {
	for _, f := range list {
		if f != nil {
			f.measure()
		}
	}
	o.made.CompareAndSwap(nil, &list)
	return o.made.Load()
}

// each has the functions of a table: a row is written by hand, and the others are made of it.
func each(rows *[numbers]func() *function) (list byKind) {
	for k, row := range rows {
		if row != nil {
			list[k] = row()
		}
	}
	return list
}

// mostFixed is the most elements of a block of one number. It is written for each slice and read
// in each call, beside the slices: a short one stays in the first cache, of which 256 elements of
// the longest type, CQD, take 16 KiB.
const mostFixed = 256

// copies returns the functions anew.
func (o *op) copies() (list byKind) {
	for k, f := range o.all() {
		if f != nil {
			list[k] = f.apart()
		}
	}
	return list
}

// fixing returns the functions with operand j, counted with the results, fixed.
func (o *op) fixing(j int) byKind {
	list := o.copies()
	for _, f := range list {
		if f != nil {
			f.fixed, f.grain = j, min(f.grain, mostFixed)
		}
	}
	return list
}

// apart returns a copy of f.
func (f *function) apart() *function {
	return &function{kernel: f.kernel, grain: f.grain, long: f.long, results: f.results, args: f.args, size: f.size, fixed: f.fixed, inGo: f.inGo, mend: f.mend}
}
