package spirv

import (
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"github.com/limbfp/limb/internal/check/random"
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

// decode reads a file with the IR of a package.
func decode(t *testing.T, file string) *ir.Program {
	t.Helper()
	b, err := os.ReadFile("../../../../" + file)
	if err != nil {
		t.Fatal(err)
	}
	p, err := ir.Decode(b)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// kernelsOf returns the kernels of a program that SPIR-V has all operations for.
func kernelsOf(p *ir.Program) (list []*ir.Func) {
	for _, f := range p.Funcs {
		native := func(f *ir.Func) bool {
			return slices.ContainsFunc(f.Body, func(v *ir.Value) bool { return v.Op == ir.Native && !HasNative(v.Native) })
		}
		if f.Kind != ir.Once && !slices.ContainsFunc(p.Reach(f).Funcs, native) {
			list = append(list, f)
		}
	}
	return list
}

// rungs are those that are tried: in a short time one of each kind.
func rungs() (list []lower.Rung) {
	for _, r := range lower.Ladder {
		if testenv.Full() || slices.Contains([]string{"plain", "split divide hidden", "barrier", "floor"}, r.Name) {
			list = append(list, r)
		}
	}
	return list
}

// lowered returns the module of kernels on a rung.
func lowered(t *testing.T, p *ir.Program, list []*ir.Func, r lower.Rung, f Features) Binary {
	t.Helper()
	q, err := r.Lower(p)
	if err != nil {
		t.Fatal(err)
	}
	var ks []*ir.Func
	for _, k := range list {
		ks = append(ks, q.Lookup(k.Name))
	}
	b, err := Module(q, f, ks...)
	if err != nil {
		t.Fatal(err)
	}
	if len(b.Kernels) != len(list) {
		t.Fatalf("%d kernels of %d", len(b.Kernels), len(list))
	}
	for i, k := range b.Kernels {
		if k.Name != list[i].Name {
			t.Fatalf("kernel %d is %s, not %s", i, k.Name, list[i].Name)
		}
	}
	return b
}

// TestValid: spirv-val takes the modules of all functions and kernels, and of random
// programs, on the rungs.
func TestValid(t *testing.T) {
	check := func(what string, b Binary) {
		if s, ok := validate(t, b.Words); !ok {
			t.Errorf("%s: %s", what, s)
		}
	}
	functions, list := maps(t)
	library := kernels.Program()
	for _, r := range rungs() {
		check("functions, "+r.Name, lowered(t, functions, list, r, all))
		check("reductions, "+r.Name, lowered(t, library, kernelsOf(library), r, all))
		passes := decode(t, "fft/ondevice/zpasses.ir")
		check("passes, "+r.Name, lowered(t, passes, kernelsOf(passes), r, all))
	}
	probes := decode(t, "paranoia/zprobes.ir")
	check("probes", lowered(t, probes, kernelsOf(probes), lower.Ladder[0], all))
	for seed := range uint64(testenv.Size(1, 1, 50)) {
		for _, limb := range []ir.Type{ir.F32, ir.F64} {
			p, _, err := random.New(seed, 100, limb)
			if err != nil {
				t.Fatal(err)
			}
			for _, r := range rungs() {
				check(fmt.Sprintf("random programs of seed %d, %s", seed, r.Name), lowered(t, p, kernelsOf(p), r, all))
			}
		}
	}
}
