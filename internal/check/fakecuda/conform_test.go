//go:build linux && (amd64 || arm64)

package fakecuda

import (
	"strings"
	"testing"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/ptx"
)

// interpreter runs the text of kernels: a GPU that does what PTX says. change is what a
// compiler does to a text that is wrong.
type interpreter struct{ change func(text string) string }

func (i interpreter) compile(text string) (module, error) {
	if i.change != nil {
		text = i.change(text)
	}
	m, err := ptx.Parse(text)
	if err != nil {
		return nil, err
	}
	return interpreted{m}, nil
}

type interpreted struct{ *ptx.Module }

func (m interpreted) describe(name string) ([]int, int, bool) {
	k := m.Kernel(name)
	if k == nil {
		return nil, 0, false
	}
	return k.Params, k.Block, true
}

func (m interpreted) launch(name string, groups, group int, params [][]byte, mem memory) error {
	var words []uint64
	for _, p := range params {
		words = append(words, word(p))
	}
	var pieces ptx.Memory
	for _, r := range mem {
		pieces = append(pieces, ptx.Piece{Address: r.address, Bytes: mem.at(r.address, int(r.size))})
	}
	return m.Kernel(name).Run(groups, group, words, pieces)
}

// open opens the device, and closes it when the test ends.
func open(t testing.TB, m machine) *device.Device {
	t.Helper()
	need(t, m)
	d, err := device.Open("cuda:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
	return d
}

// TestArithmetic: what is printed for CUDA, launched as CUDA is, gives the bits of plain Go.
func TestArithmetic(t *testing.T) {
	d := open(t, interpreter{})
	for _, a := range []device.Arithmetic{d.Traits().Float32, d.Traits().Float64} {
		if a.Lowering != "plain" || !a.FMA || !a.Division || !a.Sqrt || !a.Specials || a.Subnormals != device.Kept {
			t.Errorf("%+v", a)
		}
	}
	devicetest.RunArithmetic(t, d)
}

// TestCompiler: a compiler that takes differences for sums is found out, and what needs no
// floats is right all the same.
func TestCompiler(t *testing.T) {
	d := open(t, interpreter{strings.NewReplacer("sub.rn.f32", "add.rn.f32").Replace})
	if a := d.Traits().Float32; a.Lowering != "floor" || len(a.Rejected) == 0 {
		t.Errorf("%+v", a)
	}
	if a := d.Traits().Float64; a.Lowering != "plain" {
		t.Errorf("%+v", a)
	}
}
