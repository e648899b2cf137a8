package cpu

import (
	"unsafe"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/simd"
)

// interpreted returns a function of the catalogue that runs in the interpreter of the IR, and
// gives the bits of Go; nil where there is none. With the build tag page all functions do: a
// program has nothing of their Go then, and is much smaller. The page in web is built so.
func interpreted(name string) *simd.Function {
	f, ok := kernels.Lookup(name)
	if !ok {
		return nil
	}
	of, err := kernels.IR(name)
	if err != nil {
		return nil
	}
	arith := ir.IEEE32
	if f.Limb() == kernels.F64 {
		arith = ir.IEEE64
	}
	p, err := kernels.Module(name)
	if err != nil {
		return nil
	}
	in, err := ir.NewInterp(p, of, arith)
	if err != nil {
		return nil
	}
	var operands, results []scalar
	for i, p := range f.Out {
		results = append(results, scalars(i, p.Type)...)
	}
	for i, p := range f.In {
		operands = append(operands, scalars(len(f.Out)+i, p.Type)...)
	}
	return &simd.Function{Name: name, Ops: f.Ops, Go: func(n int, a simd.Arrays) {
		args, got := make([]float64, len(operands)), make([]float64, len(results))
		for i := range n {
			for j, s := range operands {
				args[j] = s.get(a, i)
			}
			in.Run(got, args)
			for j, s := range results {
				s.set(a, i, got[j])
			}
		}
	}}
}

// A scalar is one machine number of the elements of an array: a limb, an int32.
type scalar struct {
	array, at, size int // in bytes
	elem            kernels.Type
}

func scalars(array int, t kernels.Type) (list []scalar) {
	bytes := t.Elem().Size()
	for j := range t.Planes() {
		list = append(list, scalar{array, j * bytes, t.Planes() * bytes, t.Elem()})
	}
	return list
}

func (s scalar) address(a simd.Arrays, i int) unsafe.Pointer {
	return unsafe.Add(a[s.array], i*s.size+s.at)
}

func (s scalar) get(a simd.Arrays, i int) float64 {
	switch p := s.address(a, i); s.elem {
	case kernels.F32:
		return float64(*(*float32)(p))
	case kernels.F64:
		return *(*float64)(p)
	default:
		return float64(*(*int32)(p))
	}
}

func (s scalar) set(a simd.Arrays, i int, x float64) {
	switch p := s.address(a, i); s.elem {
	case kernels.F32:
		*(*float32)(p) = float32(x)
	case kernels.F64:
		*(*float64)(p) = x
	default:
		*(*int32)(p) = int32(x)
	}
}
