package bench_test

import (
	"bytes"
	"slices"
	"testing"
	"unsafe"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/bench"
	"github.com/limbfp/limb/internal/run/kernels"
)

// TestLoops: the loop and the slices of package vec give the same bits, for
// every method and every type.
func TestLoops(t *testing.T) {
	testenv.Long(t, "every method of every type")
	var m bench.Memory
	vec := 0
	for _, k := range kernels.Funcs() {
		f, ok := bench.Lookup(k.Name)
		if !ok || f.Vec == nil {
			continue
		}
		vec++
		const n = 3*bench.Distinct + 5
		a := m.Arrays(f, n)
		result := func() (all []byte) {
			for i, p := range f.Out {
				size := p.Type.Planes() * p.Type.Size()
				if p.Type == kernels.Bool {
					size = 1
				}
				all = append(all, unsafe.Slice((*byte)(a.Pointers[i]), n*size)...)
			}
			return all
		}
		empty := result()
		f.Go(n, a.Pointers)
		want := result()
		m.Arrays(f, n) // clears the results
		if f.Vec(n, a.Pointers); !bytes.Equal(result(), want) {
			t.Errorf("%s: package vec has other results than the loop", f.Name)
		}
		if bytes.Equal(empty, want) && f.Out[0].Type != kernels.Bool && f.Method() != "Dim" { // all answers may be no
			t.Errorf("%s computes nothing", f.Name)
		}
	}
	if methods := bench.Methods(); vec < 200 || !slices.Contains(methods, "SinCos") {
		t.Errorf("%d functions of package vec, methods %v", vec, methods)
	}
}

func TestArrays(t *testing.T) {
	f, ok := bench.Lookup("QF.SinCos")
	if !ok || f.Bytes() != 3*16 || f.Method() != "SinCos" {
		t.Fatalf("QF.SinCos: %v, %d bytes, method %s", ok, f.Bytes(), f.Method())
	}
	const n = 2*bench.Distinct + 1
	a := new(bench.Memory).Arrays(f, n)
	if len(a.Pointers) != 3 || len(a.Result) != 16*n || len(a.Operand) != 16*n {
		t.Fatalf("%d arrays, of %d and %d bytes", len(a.Pointers), len(a.Result), len(a.Operand))
	}
	type four struct{ X0, X1, X2, X3 float32 } // a package that named QF would have its methods compiled
	x := unsafe.Slice((*four)(a.Pointers[2]), n)
	normalized := x[7].X0+x[7].X1 == x[7].X0 && x[7].X1+x[7].X2 == x[7].X1 && x[7].X2+x[7].X3 == x[7].X2
	if x[0] != x[bench.Distinct] || x[0] != x[2*bench.Distinct] || x[0] == x[1] || x[7].X3 == 0 || !normalized {
		t.Errorf("operands %v %v, and %v", x[0], x[1], x[bench.Distinct])
	}
	rows, _ := f.Operands()
	if rows[7][3] != float64(x[7].X3) {
		t.Errorf("limbs %v, want those of %v", rows[7], x[7])
	}
}
