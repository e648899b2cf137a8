// Package onptx runs kernels of the IR as the PTX that is printed for them, in the
// interpreter of package check/ptx: for tests, where there is no device that takes it.
package onptx

import (
	"encoding/binary"
	"fmt"
	"math"

	check "github.com/limbfp/limb/internal/check/ptx"
	"github.com/limbfp/limb/internal/compiler/emit/ptx"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
)

// Threads is the number of threads of a block: less than the items of most phases.
const Threads = 32

// Kernel is a kernel whose text has been read. It is run as an ir.Interp is.
type Kernel struct {
	f       *ir.Func // before it was lowered
	hidden  bool
	k       *check.Entry
	threads int
}

// New lowers kernels of a program, as for CUDA, and prints them as one text.
func New(p *ir.Program, r lower.Rung, kernels ...*ir.Func) ([]*Kernel, error) {
	return Changed(p, r, func(text string) string { return text }, kernels...)
}

// Changed is New with a text that has been changed.
func Changed(p *ir.Program, r lower.Rung, change func(text string) string, kernels ...*ir.Func) ([]*Kernel, error) {
	return For(ptx.Options{Group: Threads}, p, r, change, kernels...)
}

// For is Changed for a device.
func For(o ptx.Options, p *ir.Program, r lower.Rung, change func(text string) string, kernels ...*ir.Func) ([]*Kernel, error) {
	q, err := ptx.Rung(r, o.SM).Lower(p)
	if err != nil {
		return nil, err
	}
	var lowered []*ir.Func
	for _, f := range kernels {
		lowered = append(lowered, q.Lookup(f.Name))
	}
	text := change(ptx.Text(q, o, lowered...))
	m, err := check.Parse(text)
	if err != nil {
		return nil, err
	}
	var list []*Kernel
	for i, f := range kernels {
		k := m.Entry(f.Name)
		k.Dynamic = ptx.Dynamic(text, f.Name)
		list = append(list, &Kernel{f, lowered[i].Hidden, k, o.Group})
	}
	return list, nil
}

// Launch runs a kernel for n items or groups: see ir.Interp. Blocks and threads have one
// order. An array lies in a buffer of its own, from some element on, its planes apart.
func (k *Kernel) Launch(n int, _ ir.Order, scalars []float64, arrays []*ir.Array) error {
	const at, apart = 3, 5
	if len(scalars) != len(k.f.Params)-1 {
		return fmt.Errorf("%s: %d scalars, not %d", k.f.Name, len(scalars), len(k.f.Params)-1)
	}
	params := []uint64{uint64(n)}
	var memory check.Memory
	types := k.f.Params[1:]
	each := func(f func(place []byte, t ir.Type, x *float64)) {
		for i, a := range arrays {
			t, stride := k.f.Memory[i].Type, len(a.Data)/a.Scalars+apart
			for j := range a.Data {
				f(memory[i].Bytes[(at+j%a.Scalars*stride+j/a.Scalars)*t.Bytes():], t, &a.Data[j])
			}
		}
	}
	for _, g := range k.f.In[1:] {
		for range g.N { // none of a slice
			params = append(params, bits(types[0].Type, scalars[0]))
			types, scalars = types[1:], scalars[1:]
		}
		if g.Memory != nil {
			i := len(memory)
			if i == len(arrays) || arrays[i].Scalars != g.Memory.Elem.N {
				return fmt.Errorf("%s: no array of %d scalars an element for %s", k.f.Name, g.Memory.Elem.N, g.Memory.Name)
			}
			length := len(arrays[i].Data) / g.Memory.Elem.N
			stride := length + apart
			piece := check.Piece{Address: uint64(i+1) << 32, Bytes: make([]byte, (at+stride*g.Memory.Elem.N)*g.Memory.Type.Bytes())}
			memory = append(memory, piece)
			params = append(params, piece.Address, at, uint64(length), uint64(stride))
		}
	}
	if k.hidden {
		params = append(params, 0)
	}
	each(func(b []byte, t ir.Type, x *float64) {
		if w := bits(t, *x); t.Bytes() == 2 {
			binary.LittleEndian.PutUint16(b, uint16(w))
		} else if t.Bytes() == 4 {
			binary.LittleEndian.PutUint32(b, uint32(w))
		} else {
			binary.LittleEndian.PutUint64(b, w)
		}
	})
	blocks := n
	if k.f.Kind == ir.Items {
		blocks = (n + k.threads - 1) / k.threads
	}
	if n == 0 {
		return nil
	}
	if err := k.k.Run(blocks, k.threads, params, memory); err != nil {
		return err
	}
	each(func(b []byte, t ir.Type, x *float64) {
		if t.Bytes() == 2 {
			*x = float64(binary.LittleEndian.Uint16(b))
		} else if t.Bytes() == 4 {
			*x = number(t, uint64(binary.LittleEndian.Uint32(b)))
		} else {
			*x = number(t, binary.LittleEndian.Uint64(b))
		}
	})
	return nil
}

// bits returns the bits of a number that is held as an ir.Interp holds it; number is back.
func bits(t ir.Type, x float64) uint64 {
	switch t {
	case ir.F32:
		return uint64(math.Float32bits(float32(x)))
	case ir.F64:
		return math.Float64bits(x)
	case ir.I32:
		return uint64(uint32(int32(x)))
	}
	return ir.ToWord(t, x)
}

func number(t ir.Type, w uint64) float64 {
	switch t {
	case ir.F32:
		return float64(math.Float32frombits(uint32(w)))
	case ir.F64:
		return math.Float64frombits(w)
	case ir.I32:
		return float64(int32(w))
	}
	return ir.FromWord(t, w)
}
