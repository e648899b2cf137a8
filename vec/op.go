package vec

import (
	"maps"
	"slices"
	"sync/atomic"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/simd"
)

// Number is one of the four types of real numbers.
type Number interface {
	limb.DF | limb.DD | limb.QF | limb.QD
}

// ComplexNumber is one of the four types of complex numbers.
type ComplexNumber interface {
	limb.CDF | limb.CDD | limb.CQF | limb.CQD
}

// AnyNumber is one of the eight types of numbers.
type AnyNumber interface {
	Number | ComplexNumber
}

// AnyOf is the type R of real numbers, or that of complex numbers with parts of type R.
// Go infers R.
type AnyOf[R Number] interface {
	AnyNumber
	Abs() R
}

// ComplexOf is the type of complex numbers with parts of type R. Go infers R.
type ComplexOf[R Number] interface {
	ComplexNumber
	Abs() R
}

// Of is one of the two types of numbers whose limbs are T.
type Of[T limb.Float] interface {
	limb.Pair[T] | limb.Quad[T]
}

// kind is which of the eight types a number is.
type kind uint8

const (
	df kind = iota
	dd
	qf
	qd
	cdf
	cdd
	cqf
	cqd
	kinds
)

// reals is the number of kinds that are real. The complex ones follow in their order.
const reals = cdf

func (k kind) String() string {
	return [...]string{"DF", "DD", "QF", "QD", "CDF", "CDD", "CQF", "CQD"}[k]
}

// single reports whether the limbs are float32, and quad whether there are four.
func (k kind) single() bool { return k&1 == 0 }
func (k kind) quad() bool   { return k&2 != 0 }

func kindOf[N any]() kind {
	switch any((*N)(nil)).(type) {
	case *limb.DF:
		return df
	case *limb.DD:
		return dd
	case *limb.QF:
		return qf
	case *limb.CDF:
		return cdf
	case *limb.CDD:
		return cdd
	case *limb.CQF:
		return cqf
	case *limb.CQD:
		return cqd
	}
	return qd
}

// args are the first elements of the results, then those of the operands, and
// sizes their sizes.
type (
	args  [4]unsafe.Pointer
	sizes [4]uintptr
)

// A loop computes n elements.
type loop func(n int, p args)

// A function is an operation on elements of fixed types.
type function struct {
	kernel  string // in the catalogue, "DD.Exp"; "" for none
	grain   int    // elements of a piece of work: at most those of one call of a kernel
	long    int    // elements above which several cores compute
	results int    // of results
	args    int    // results and operands
	size    sizes  // of their elements
	fixed   int    // the operand that is one block of grain elements, or 0
	inGo    loop
	mend    func(k *simd.Kernel, n int, p args) // calls the kernel where that is not all

	found [simd.AVX512 + 1]atomic.Pointer[resolved]
}

// resolved is what there is for a level: a kernel of it or of one below, or none.
type resolved struct {
	kernel *simd.Kernel
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
	for ; l > simd.Go; l-- {
		if k := simd.Lookup(f.kernel, l); k != nil {
			call := k.Grain()
			if f.fixed != 0 || f.mend != nil {
				call = f.grain
			}
			return &resolved{k, l, call}
		}
	}
	return &resolved{call: f.grain}
}

// A grain is the number of elements of one call of a kernel, for pairs and for
// quads. The call is not preempted, so it is short: at most 2^18 operations or a
// little more, 20 microseconds where a register holds four numbers. A slice of more
// than many grains is computed on several cores.
type grain struct{ pairs, quads, many int }

var (
	arithmetic = grain{512, 512, 128} // up to 512 operations
	elementary = grain{256, 64, 64}   // up to 1024, and 4500
	powers     = grain{256, 32, 128}  // up to 1280, and 6000
	remainders = grain{32, 16, 64}    // up to 7600, and 14000
	products   = grain{256, 128, 128} // of complex numbers: up to 250, and 900
	functions  = grain{64, 16, 64}    // of complex numbers: up to 4000, and 18000
)

// op is an operation, for each type that has it.
type op [kinds]*function

// registry has what each name of LevelOf is made of.
var registry = map[string][]*function{}

func register(k kind, name string, of ...*function) {
	registry[k.String()+"."+name] = of
}

// madeOf registers a name for what is made of operations, for each type.
func madeOf(name string, of ...op) {
	for k := range kinds {
		var list []*function
		for _, o := range of {
			if o[k] != nil {
				list = append(list, o[k])
			}
		}
		if list != nil {
			register(k, name, list...)
		}
	}
}

// newOp returns the operation of that name, whose kernels have the name of a
// method, or have names already.
func newOp(name, method string, g grain, o op) op {
	for k, f := range o {
		if f == nil {
			continue
		}
		k := kind(k)
		if f.grain = g.pairs; method != "" {
			f.kernel = k.String() + "." + method
		}
		if k.quad() {
			f.grain = g.quads
		}
		f.long = g.many * f.grain
	}
	madeOf(name, o)
	return o
}

// join returns the operation on the types of both.
func (o op) join(p op) op {
	for k, f := range p {
		if f != nil {
			o[k] = f
		}
	}
	return o
}

// fixing returns the operation with operand j, counted with the results, fixed.
func (o op) fixing(j int) op {
	for k, f := range o {
		if f != nil {
			o[k] = f.apart()
			o[k].fixed = j
		}
	}
	return o
}

// apart returns a copy of f.
func (f *function) apart() *function {
	return &function{kernel: f.kernel, grain: f.grain, long: f.long, results: f.results, args: f.args, size: f.size, fixed: f.fixed, inGo: f.inGo, mend: f.mend}
}

// Functions returns the names that [LevelOf] knows, sorted: of all functions of
// this package for all types, as in "DD.Exp" and "QF.Sum". A conversion is there
// as the method that it is like, "QD.DD" for [Convert] of QD to DD, and a sum of machine
// numbers with their type, "DD.SumOf.float64".
func Functions() []string { return slices.Sorted(maps.Keys(registry)) }

// LevelOf returns what a function runs on now, "avx512", "avx2" or "go": for one
// that is made of others, the lowest of theirs. ok is false where [Functions]
// does not list the name.
func LevelOf(name string) (level string, ok bool) {
	list, ok := registry[name]
	if !ok {
		return "", false
	}
	l := simd.AVX512
	for _, f := range list {
		l = min(l, f.at().level)
	}
	return l.String(), true
}

// Level returns what the processor and its system allow, and the environment
// variable LIMB_SIMD where it is set: "avx512", "avx2" or "go".
func Level() string { return simd.Current().String() }
