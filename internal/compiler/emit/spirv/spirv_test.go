package spirv

import (
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/kernels"
)

// all is a device that has all that a module can ask for and spirv-val knows.
var all = Features{Float64: true, Int64: true, SignedZeroInfNan32: true, SignedZeroInfNan64: true,
	RTE32: true, RTE64: true, Denorm32: true, Denorm64: true, Group: 64, PushBytes: 128}

func bytesOf(words []uint32) (b []byte) {
	for _, w := range words {
		b = binary.LittleEndian.AppendUint32(b, w)
	}
	return b
}

// validate runs spirv-val on a module.
func validate(t *testing.T, words []uint32) (string, bool) {
	t.Helper()
	tool, err := exec.LookPath("spirv-val")
	if err != nil {
		testenv.Skip(t, "spirv-val", err.Error())
	}
	file := filepath.Join(t.TempDir(), "module.spv")
	if err := os.WriteFile(file, bytesOf(words), 0o666); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(tool, "--target-env", "vulkan1.1", file).CombinedOutput()
	return string(out), err == nil
}

// maps returns the map kernels of all functions of the catalogue.
func maps(t *testing.T) (p *ir.Program, list []*ir.Func) {
	t.Helper()
	var names []string
	for _, f := range kernels.Funcs() {
		names = append(names, f.Name)
	}
	p, maps, err := kernels.Maps(names...)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range maps {
		list = append(list, p.Lookup(name))
	}
	return p, list
}

// TestFunctions validates all functions on each rung.
func TestFunctions(t *testing.T) {
	p, list := maps(t)
	for _, r := range lower.Ladder {
		if r.Name != "plain" && !testenv.Full() {
			continue
		}
		q, err := r.Lower(p)
		if err != nil {
			t.Fatal(err)
		}
		var ks []*ir.Func
		for _, f := range list {
			ks = append(ks, q.Lookup(f.Name))
		}
		b, err := Module(q, all, ks...)
		if err != nil {
			t.Fatal(err)
		}
		if s, ok := validate(t, b.Words); !ok {
			t.Errorf("%s: %s", r.Name, s)
		}
	}
}
