package bench

import (
	"bytes"
	"slices"
	"testing"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/kernels"
)

// TestLoops: the loop and the slices of package vec give the same bits, for
// every method and every type.
func TestLoops(t *testing.T) {
	testenv.Long(t, "every method of every type")
	var m Memory
	vec := 0
	for _, k := range kernels.Funcs() {
		f, ok := Lookup(k.Name)
		if !ok || f.Vec == nil {
			continue
		}
		vec++
		const n = 3*Distinct + 5
		a := m.Arrays(f, n)
		result := func() (all []byte) {
			for i, p := range f.Out {
				all = append(all, unsafe.Slice((*byte)(a.Pointers[i]), n*size(p.Type))...)
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
	if methods := Methods(); vec < 200 || !slices.Contains(methods, "SinCos") {
		t.Errorf("%d functions of package vec, methods %v", vec, methods)
	}
}

func TestArrays(t *testing.T) {
	f, ok := Lookup("QF.SinCos")
	if !ok || f.Bytes() != 3*16 || f.Method() != "SinCos" {
		t.Fatalf("QF.SinCos: %v, %d bytes, method %s", ok, f.Bytes(), f.Method())
	}
	const n = 2*Distinct + 1
	a := new(Memory).Arrays(f, n)
	if len(a.Pointers) != 3 || len(a.Result) != 16*n || len(a.Operand) != 16*n {
		t.Fatalf("%d arrays, of %d and %d bytes", len(a.Pointers), len(a.Result), len(a.Operand))
	}
	x := unsafe.Slice((*limb.QF)(a.Pointers[2]), n)
	if x[0] != x[Distinct] || x[0] != x[2*Distinct] || x[0] == x[1] || x[7].X3 == 0 || !x[7].IsNormalized() {
		t.Errorf("operands %v %v, and %v", x[0], x[1], x[Distinct])
	}
	rows, _ := f.Operands()
	if rows[7][3] != float64(x[7].X3) {
		t.Errorf("limbs %v, want those of %v", rows[7], x[7])
	}
}
