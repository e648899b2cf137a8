package cl

import (
	"encoding/binary"
	"errors"
	"fmt"
	"reflect"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/driver"
)

// TestText builds and runs a text by PoCL. make race has it with cgo on, as users with a C compiler do: drivers are then
// loaded in another way. A text that is wrong is refused.
func TestText(t *testing.T) {
	list, _, err := Backend{}.Devices()
	for i, caps := range list {
		if caps.Platform != "Portable Computing Language" {
			continue
		}
		opened, err := Backend{}.Open(i)
		if err != nil {
			t.Fatal(err)
		}
		defer opened.Close()
		d := opened.(*device)
		kernels, err := d.BuildText("kernel void twice(int n, global int *x) { FOR_EACH(i, n) x[i] *= 2; }", []string{"twice"})
		if err != nil {
			t.Fatal(err)
		}
		const n = 100
		b, err := d.Alloc(4 * n)
		if err != nil {
			t.Fatal(err)
		}
		defer b.Free()
		bytes := make([]byte, 4*n)
		for i := range n {
			binary.LittleEndian.PutUint32(bytes[4*i:], uint32(i))
		}
		if err := b.Write(0, bytes); err != nil {
			t.Fatal(err)
		}
		if err := d.Submit([]driver.Launch{{Kernel: kernels[0], N: n, Args: []any{driver.Slice{Buffer: b, Elem: reflect.TypeFor[uint32](), Len: n, Stride: n}}}}); err != nil {
			t.Fatal(err)
		}
		if err := b.Read(0, bytes); err != nil {
			t.Fatal(err)
		}
		for i := range n {
			if got := binary.LittleEndian.Uint32(bytes[4*i:]); got != uint32(2*i) {
				t.Fatalf("twice %d is %d", i, got)
			}
		}
		if _, err := d.BuildText("kernel void twice(int n, global int *x) { x[0] = y; }", []string{"twice"}); !errors.Is(err, driver.ErrRefused) {
			t.Errorf("a text with an unknown name: %v", err)
		}
		return
	}
	testenv.Skip(t, "pocl", fmt.Sprintf("no device of PoCL (%v)", err))
}
