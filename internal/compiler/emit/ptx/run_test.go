package ptx_test

import (
	"encoding/binary"
	"fmt"
	"math"
	"testing"

	"github.com/limbfp/limb/internal/check/operand"
	check "github.com/limbfp/limb/internal/check/ptx"
	"github.com/limbfp/limb/internal/compiler/emit/ptx"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/plane"
)

const group = 32 // threads of a block

// bits returns the bits of a number of type t, as the interpreter of the IR holds it.
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

func size(t ir.Type) int {
	if t == ir.F64 || t == ir.U64 {
		return 8
	}
	return 4
}

// module prints kernels of a program and reads the text.
func module(p *ir.Program, list ...*ir.Func) (*check.Module, error) {
	m, err := check.Parse(ptx.Text(p, ptx.Options{Group: group}, list...))
	if err != nil {
		return nil, err
	}
	return m, nil
}

// run runs a kernel on arrays, which it takes to a device's memory and back: planes at a
// stride, from some element on.
func run(m *check.Module, f *ir.Func, n int, scalars []float64, arrays []*ir.Array) error {
	const at = 3
	params := []uint64{uint64(n)}
	var memory check.Memory
	slices := 0
	for _, g := range f.In[1:] {
		if g.Memory == nil {
			for range g.N {
				params = append(params, bits(f.Params[len(f.Params)-len(scalars)].Type, scalars[0]))
				scalars = scalars[1:]
			}
			continue
		}
		t, a := g.Memory.Type, arrays[slices]
		length := len(a.Data) / a.Scalars
		stride := length + 5
		piece := check.Piece{Address: uint64(slices+1) << 32, Bytes: make([]byte, (at+stride*a.Scalars)*size(t))}
		for i, x := range a.Data {
			put(piece.Bytes[(at+i%a.Scalars*stride+i/a.Scalars)*size(t):], t, bits(t, x))
		}
		memory = append(memory, piece)
		params = append(params, piece.Address, at, uint64(length), uint64(stride))
		slices++
	}
	blocks := n
	if f.Kind == ir.Items {
		blocks = (n + group - 1) / group
	}
	k := m.Kernel(f.Name)
	if k == nil {
		return fmt.Errorf("the text has no kernel %s", f.Name)
	}
	if err := k.Run(blocks, group, params, memory); err != nil {
		return err
	}
	slices = 0
	for _, g := range f.In[1:] {
		if g.Memory == nil {
			continue
		}
		t, a := g.Memory.Type, arrays[slices]
		stride := len(a.Data)/a.Scalars + 5
		for i := range a.Data {
			a.Data[i] = number(t, get(memory[slices].Bytes[(at+i%a.Scalars*stride+i/a.Scalars)*size(t):], t))
		}
		slices++
	}
	return nil
}

func put(b []byte, t ir.Type, w uint64) {
	if size(t) == 4 {
		binary.LittleEndian.PutUint32(b, uint32(w))
	} else {
		binary.LittleEndian.PutUint64(b, w)
	}
}

func get(b []byte, t ir.Type) uint64 {
	if size(t) == 4 {
		return uint64(binary.LittleEndian.Uint32(b))
	}
	return binary.LittleEndian.Uint64(b)
}

// mapped runs the map kernel of a function on planes.
func mapped(p *ir.Program, k *ir.Func, f kernels.Func, in []plane.Plane) (out []plane.Plane, err error) {
	m, err := module(p, k)
	if err != nil {
		return nil, err
	}
	n := in[0].Len()
	out = plane.List(f.Out, n)
	planes := append(out[:len(out):len(out)], in...)
	var arrays []*ir.Array
	for _, mem := range k.Memory {
		a := &ir.Array{Data: make([]float64, n*mem.Elem.N), Scalars: mem.Elem.N}
		for limb := range mem.Elem.N {
			for i := range n {
				a.Data[i*mem.Elem.N+limb] = planes[limb].At(i)
			}
		}
		arrays, planes = append(arrays, a), planes[mem.Elem.N:]
	}
	if err := run(m, k, n, nil, arrays); err != nil {
		return nil, err
	}
	planes = out
	for i, mem := range k.Memory {
		for limb := range mem.Elem.N {
			for j := range n {
				if len(planes) > limb {
					planes[limb].Set(j, arrays[i].Data[j*mem.Elem.N+limb])
				}
			}
		}
		planes = planes[min(len(planes), mem.Elem.N):]
	}
	return out, nil
}

// TestFunctions: the map kernels of functions give the bits of plain Go.
func TestFunctions(t *testing.T) {
	for _, f := range kernels.Funcs() {
		p, names, err := kernels.Maps(f.Name)
		if err != nil {
			t.Fatal(err)
		}
		in := operand.Make(11, 300, f.In, operand.Wide)
		want, err := cpu.Run(f, in)
		if err != nil {
			t.Fatal(err)
		}
		got, err := mapped(p, p.Lookup(names[0]), f, in)
		if err != nil {
			t.Errorf("%s: %v", f.Name, err)
			continue
		}
		if err := operand.Differ(operand.Wide, f, in, want, got, 1); err != nil {
			t.Error(err)
		}
	}
}
