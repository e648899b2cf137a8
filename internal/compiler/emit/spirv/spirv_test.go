package spirv

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/compiled"
	"github.com/limbfp/limb/internal/check/random"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kernels"
)

// all is a device that has all that a module can ask for and spirv-val knows.
var all = Features{Float64: true, Int64: true, Group: 64, Push: 128, Controls: []FloatControl{
	{"DenormPreserve", 32}, {"DenormPreserve", 64}, {"SignedZeroInfNanPreserve", 32}, {"SignedZeroInfNanPreserve", 64}, {"RoundingModeRTE", 32}, {"RoundingModeRTE", 64},
}}

// validate runs spirv-val on a module: for Vulkan, unless it has no kernels.
func validate(t *testing.T, b Binary) (string, bool) {
	t.Helper()
	tool, err := exec.LookPath("spirv-val")
	if err != nil {
		testenv.Skip(t, "spirv-val", err.Error())
	}
	file := filepath.Join(t.TempDir(), "module.spv")
	if err := os.WriteFile(file, b.Code, 0o666); err != nil {
		t.Fatal(err)
	}
	env := "vulkan1.1"
	if !slices.ContainsFunc(b.list, func(i instruction) bool { return i.name == "EntryPoint" }) {
		env = "spv1.3"
	}
	out, err := exec.Command(tool, "--target-env", env, file).CombinedOutput()
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

// kernelsOf returns the kernels of a program that SPIR-V has all operations for.
func kernelsOf(p *ir.Program) (list []*ir.Func) {
	for _, f := range p.Funcs {
		native := func(f *ir.Func) bool {
			return slices.ContainsFunc(f.Body, func(v *ir.Value) bool { return v.Op == ir.Native && !HasNative(v) })
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
		if testenv.Full() || slices.Contains([]string{"plain", "scaled root order", lower.Careful + " hidden", "barrier", "floor", "floor pairs"}, r.Name) {
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
	for _, f := range ks {
		entry := func(i instruction) bool { return i.name == "EntryPoint" && i.operands[2] == text(f.Name) }
		if f.Kind != ir.Once && !slices.ContainsFunc(b.list, entry) {
			t.Fatalf("no kernel %s", f.Name)
		}
	}
	return b
}

// TestValid: spirv-val takes the modules of all functions and kernels, and of random
// programs, on the rungs; in a short test reductions and random programs on the first.
func TestValid(t *testing.T) {
	check := func(what string, b Binary) {
		if s, ok := validate(t, b); !ok {
			t.Errorf("%s: %s", what, s)
		}
	}
	functions, list := maps(t)
	library, passes, probes := kernels.Program(), compiled.Program(t, "internal/source/passes"), compiled.Program(t, "paranoia/internal/probes")
	check("probes", lowered(t, probes, kernelsOf(probes), lower.Ladder[0], all))
	for i, r := range rungs() {
		if i > 0 && testing.Short() {
			break
		}
		check("reductions, "+r.Name, lowered(t, library, kernelsOf(library), r, all))
		if r.Name == "plain" && !testing.Short() || testenv.Full() {
			check("functions, "+r.Name, lowered(t, functions, list, r, all))
			check("passes, "+r.Name, lowered(t, passes, kernelsOf(passes), r, all))
		}
		for seed := range uint64(testenv.Size(1, 1, 50)) {
			for _, limb := range []ir.Type{ir.F32, ir.F64} {
				p, _, err := random.New(seed, 30, limb)
				if err != nil {
					t.Fatal(err)
				}
				check(fmt.Sprintf("random programs of seed %d, %s", seed, r.Name), lowered(t, p, kernelsOf(p), r, all))
			}
		}
	}
}

// TestInvalid is the control: spirv-val refuses a module without one of its types, and one whose
// loop does not say where it ends.
func TestInvalid(t *testing.T) {
	p := kernels.Program()
	b := lowered(t, p, []*ir.Func{p.Lookup("reduce.Sum[DD]")}, lower.Ladder[0], all)
	for _, name := range []string{"TypeBool", "LoopMerge", "ReturnValue"} {
		module, left := Binary{Code: slices.Clone(b.Code[:20]), list: b.list}, false
		for _, i := range b.list {
			if i.name == name && !left {
				left = true
				continue
			}
			module.Code = i.encode(module.Code)
		}
		if _, ok := validate(t, module); ok || !left {
			t.Errorf("a module without a %s is valid", name)
		}
	}
}

// fields takes a listing apart: into the words of its lines, with ids numbered in their order.
func fields(text string) (list [][]string) {
	ids, single := map[string]string{}, ""
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		if len(words) == 0 || strings.HasPrefix(words[0], ";") {
			continue
		}
		for i, w := range words {
			if strings.HasPrefix(w, "%") {
				if ids[w] == "" {
					ids[w] = fmt.Sprint("%", len(ids)+1)
				}
				words[i] = ids[w]
			}
		}
		switch last := len(words) - 1; {
		case strings.HasSuffix(line, "OpTypeFloat 32\n"):
			single = words[0]
		case len(words) > 3 && words[2] == "OpConstant": // in shortest decimals, or in others
			bits := 64
			if words[3] == single {
				bits = 32
			}
			if x, err := strconv.ParseFloat(strings.ReplaceAll(words[last], "0x1p+1024", "Inf"), bits); err == nil {
				words[last] = fmt.Sprint(x)
			}
		}
		list = append(list, words)
	}
	return list
}

// differs compares the listing of this package with that of spirv-dis.
func differs(t *testing.T, b Binary) string {
	t.Helper()
	tool, err := exec.LookPath("spirv-dis")
	if err != nil {
		testenv.Skip(t, "spirv-val", err.Error())
	}
	cmd := exec.Command(tool, "--no-color")
	cmd.Stdin = bytes.NewReader(b.Code)
	want, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	ours, theirs := fields(b.Text()), fields(string(want))
	for i := range min(len(ours), len(theirs)) {
		if !slices.Equal(ours[i], theirs[i]) {
			return fmt.Sprintf("instruction %d is %q, and to spirv-dis %q", i, ours[i], theirs[i])
		}
	}
	if len(ours) != len(theirs) {
		return fmt.Sprintf("%d instructions, to spirv-dis %d", len(ours), len(theirs))
	}
	return ""
}

// TestListing: the listings agree with those of spirv-dis, in a short test those of reductions.
func TestListing(t *testing.T) {
	functions, list := maps(t)
	library, passes := kernels.Program(), compiled.Program(t, "internal/source/passes")
	modules := map[string]Binary{"reductions": lowered(t, library, kernelsOf(library), lower.Ladder[0], all)}
	if !testing.Short() {
		modules["functions"] = lowered(t, functions, list, lower.Ladder[0], all)
	}
	if testenv.Full() {
		modules["passes"] = lowered(t, passes, kernelsOf(passes), lower.Ladder[0], all)
	}
	for what, b := range modules {
		if s := differs(t, b); s != "" {
			t.Errorf("%s: %s", what, s)
		}
	}
}

// contractible returns how many operations on floats a module has, those of them that may be
// contracted, and the zeros among its constants, which compilers know.
func contractible(b Binary) (n int, bad, zeros []string) {
	exact := map[id]bool{}
	for _, i := range b.list {
		name := i.name
		switch name {
		case "Decorate":
			if i.operands[1] == "NoContraction" {
				exact[i.operands[0].(id)] = true
			}
		case "Constant":
			if x := fmt.Sprint(i.operands[2]); i.operands[2] == float32(0) && x == "0" || i.operands[2] == 0.0 && x == "0" {
				zeros = append(zeros, fmt.Sprint(i.operands))
			}
		case "ExtInst":
			name = i.operands[3].(string)
		}
		if slices.Contains([]string{"FAdd", "FSub", "FMul", "FDiv", "Fma", "FmaKHR", "Sqrt"}, name) {
			if n++; !exact[i.operands[1].(id)] {
				bad = append(bad, name)
			}
		}
	}
	return n, bad, zeros
}

// TestExact: no operation on floats may be contracted, unless that is asked for, and no zero is
// a constant.
func TestExact(t *testing.T) {
	functions, list := maps(t)
	fused, careless := all, all
	fused.Fma32, fused.Fma64, careless.Contract = true, true, true
	for what, f := range map[string]Features{"plain": all, "fused": fused, "careless": careless} {
		if testing.Short() && what == "fused" {
			continue
		}
		n, bad, zeros := contractible(lowered(t, functions, list, lower.Ladder[0], f))
		if n < 2000 || f.Contract != (len(bad) == n) || !f.Contract && len(bad) > 0 || len(zeros) > 0 {
			t.Errorf("%s: %d of %d operations may be contracted, and %d constants are 0", what, len(bad), n, len(zeros))
		}
	}
	probes := compiled.Program(t, "paranoia/internal/probes")
	if _, _, zeros := contractible(lowered(t, probes, kernelsOf(probes), lower.Ladder[0], all)); len(zeros) != 2 {
		t.Errorf("%d constants of probes are 0: those of 32 and of 64 bits are to be", len(zeros))
	}
}

// TestFeatures: a module asks for what is there and for what it needs.
func TestFeatures(t *testing.T) {
	testenv.Long(t, "spirv-val takes each text")
	functions, _ := maps(t)
	none := Features{Group: 1}
	for _, c := range []struct {
		kernel, rung string
		features     Features
		want, not    string // in the listing; of an error too
	}{
		{"map_DF_Exp", "plain", none, "OpCapability Shader", "Float64"},
		{"map_DF_Exp", "plain", all, "OpExecutionMode %map_DF_Exp RoundingModeRTE 32", "OpCapability Float64"},
		{"map_DF_Exp", "plain", all, "OpVariable %_ptr_PushConstant_parameters PushConstant", "Uniform"},
		{"map_DF_Exp", "plain", none, "%parameters = OpTypeStruct", "PushConstant"},
		{"map_DF_Exp", "plain", Features{Group: 1, Fma32: true}, "OpFmaKHR %float", " Fma "},
		{"map_DF_Exp", "plain", Features{Group: 1, Fma64: true}, " Fma ", "FmaKHR"},
		{"map_DD_Exp", "plain", all, "OpExecutionMode %map_DD_Exp SignedZeroInfNanPreserve 64", "OpFmaKHR"},
		{"map_DD_Exp", "plain", none, ": it has floats of 64 bits, and the device none", ""},
		{"map_DD_Exp", "floor", Features{Group: 1, Int64: true}, "OpCapability Int64", "Float64"},
		{"map_DD_Exp", "floor pairs", none, "OpCapability Shader", "Int64"},
		{"map_DD_Exp", "floor", Features{Group: 1, Float64: true}, "integers of 64 bits, and the device none", ""},
	} {
		r, err := lower.Named(c.rung)
		if err != nil {
			t.Fatal(err)
		}
		q, err := r.Lower(functions)
		if err != nil {
			t.Fatal(err)
		}
		b, err := Module(q, c.features, q.Lookup(c.kernel))
		text := b.Text()
		if err != nil {
			text = err.Error()
		} else if c.want != "OpFmaKHR %float" { // which is younger than spirv-val
			if s, ok := validate(t, b); !ok {
				t.Errorf("%s, %s, %+v: %s", c.kernel, c.rung, c.features, s)
			}
		}
		if !strings.Contains(text, c.want) || c.not != "" && strings.Contains(text, c.not) {
			t.Errorf("%s, %s, %+v: want %q and not %q:\n%s", c.kernel, c.rung, c.features, c.want, c.not, text)
		}
	}
}

// TestDots: what adds the products of four bytes is an operation where a device has it, which spirv-val takes, and else four products.
func TestDots(t *testing.T) {
	p := compiled.Program(t, "mat/matdevice/internal/products")
	for _, has := range []bool{false, true} {
		r := lower.Ladder[0]
		r.Dots = has
		q, err := r.Lower(p.Reach(p.Lookup("products.ResiduesBytes")))
		if err != nil {
			t.Fatal(err)
		}
		b, err := Module(q, all, q.Lookup("products.ResiduesBytes"))
		if err != nil {
			t.Fatal(err)
		}
		if s, ok := validate(t, b); !ok {
			t.Error(s)
		}
		if n := strings.Count(b.Text(), "OpSDot "); n != 32 == has {
			t.Errorf("%d products of four bytes, where the device has them: %v", n, has)
		}
	}
}

// TestBlock: a kernel's parameters are where driver.Block writes them.
func TestBlock(t *testing.T) {
	for _, limb := range []ir.Type{ir.F32, ir.F64} {
		p, cases, err := random.New(1, 1, limb)
		if err != nil {
			t.Fatal(err)
		}
		f := cases[0].Kernel
		b := lowered(t, p, []*ir.Func{f}, lower.Ladder[0], all)
		l := driver.Launch{N: 77}
		want, scalars := []any{int32(77), int32(0)}, []any{} // in the order of the members
		for i, g := range f.In[1:] {
			n := 100 * (i + 1)
			switch {
			case g.Memory != nil:
				l.Args = append(l.Args, driver.Slice{At: n, Len: n + 1, Stride: n + 2})
				want = append(want, int32(n), int32(n+1), int32(n+2))
				continue
			case g.Type == "i32":
				scalars = append(scalars, int32(-n))
			case limb == ir.F64:
				scalars = append(scalars, 0.3+float64(n))
			default:
				scalars = append(scalars, 0.3+float32(n))
			}
			l.Args = append(l.Args, scalars[len(scalars)-1])
		}
		want = append(want, scalars...)
		got, _ := driver.Block(f, l)
		for _, i := range b.list {
			if i.name != "MemberDecorate" || i.operands[0] != block(b.list) {
				continue
			}
			bits, _ := binary.Append(nil, binary.LittleEndian, want[0])
			if at := i.operands[3].(int); !bytes.HasPrefix(got[at:], bits) {
				t.Errorf("%s: member %d at %d is not %v: % x", limb, i.operands[1], at, want[0], got)
			}
			want = want[1:]
		}
		if len(want) > 0 || len(scalars) < 2 || len(l.Args) < 4 {
			t.Errorf("%s: the module has no parameters %v, or there are few: %v", limb, want, l.Args)
		}
	}
}

// block returns the struct of parameters.
func block(list []instruction) any {
	i := slices.IndexFunc(list, func(i instruction) bool { return i.name == "Name" && i.operands[1] == text("parameters") })
	return list[i].operands[0]
}
