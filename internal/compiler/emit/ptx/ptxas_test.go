package ptx_test

import (
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/limbfp/limb/internal/check/compiled"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/emit/ptx"
	"github.com/limbfp/limb/internal/compiler/frontend"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/kernels"
)

// architecture is a device that ptxas compiles for.
var architecture = regexp.MustCompile(`'sm_(\d+)'`)

// architectures returns those that the installed ptxas knows, from 50 on.
func architectures(t *testing.T) (list []string) {
	testenv.CUDA(t, "nvdisasm")
	help, err := exec.Command(testenv.CUDA(t, "ptxas"), "--help").CombinedOutput()
	if err != nil {
		t.Fatalf("ptxas --help: %v\n%s", err, help)
	}
	for _, m := range architecture.FindAllSubmatch(help, -1) {
		if n := string(m[1]); (n >= "50" || len(n) > 2) && !slices.Contains(list, n) {
			list = append(list, n)
		}
	}
	if len(list) == 0 {
		t.Fatal("ptxas names no architecture from sm_50 on")
	}
	return list
}

// sass compiles a text for an architecture, and returns the machine code as a text, what ptxas says of it, and
// the time of a processor that it took.
func sass(t *testing.T, arch, text string, options ...string) (code, says string, took time.Duration, err error) {
	t.Helper()
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in.ptx"), filepath.Join(dir, "out.cubin")
	if err := os.WriteFile(in, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	c := exec.Command(testenv.CUDA(t, "ptxas"), append(options, "-v", "-arch", "sm_"+arch, in, "-o", out)...)
	msg, err := c.CombinedOutput()
	if err != nil {
		return "", "", 0, fmt.Errorf("%w: %s", err, msg)
	}
	list, err := exec.Command(testenv.CUDA(t, "nvdisasm"), "-c", out).CombinedOutput()
	if err != nil {
		t.Fatalf("nvdisasm: %v: %s", err, list)
	}
	return string(list), string(msg), c.ProcessState.UserTime(), nil
}

// assemble compiles a text for an architecture, and counts the instructions of the result by
// the first part of their names.
func assemble(t *testing.T, arch, text string) (counts map[string]int, err error) {
	t.Helper()
	code, _, _, err := sass(t, arch, text)
	if err != nil {
		return nil, err
	}
	counts = map[string]int{}
	for _, m := range instruction.FindAllStringSubmatch(code, -1) {
		counts[m[1]]++
		if strings.Contains(m[2], "FTZ") {
			counts["FTZ"]++
		}
	}
	return counts, nil
}

// instruction is one of a listing of nvdisasm, on floats.
var instruction = regexp.MustCompile(`\b([FD](?:ADD|MUL|FMA)(?:32I)?)((?:\.[A-Z]+)*)`)

var (
	sums  = regexp.MustCompile(`\b(add|sub)\.r[nzmp]\.f`)
	fused = regexp.MustCompile(`\bfma\.r[nzmp]\.f`)
	// What ptxas makes sequences of, with sums and fused operations of their own.
	divides = regexp.MustCompile(`\b(div|sqrt)\.r[nzmp]`)
	// What the IR does not count: arms.
	branches = regexp.MustCompile(`bra \$L[1-9]`)
)

// TestPtxas: NVIDIA's assembler takes the texts for each architecture that it knows, and what
// it makes of them has no sum and no fused operation more than the text, but for quotients and
// roots, which are sequences. It has as many sums as the IR says where no two of these are
// equal; from sm_90 on some may be computed twice. Without .rn it fuses.
func TestPtxas(t *testing.T) {
	archs := architectures(t)
	t.Logf("sm_%s", strings.Join(archs, ", sm_"))
	exact := []string{"DF.Add", "DF.Mul", "DF.Exp", "DF.Expm1", "QF.Mul", "QF.Exp", "DD.Add", "DD.Mul", "DD.Exp", "QD.Mul", "QD.Exp"}
	some := append(exact, "DF.Sin", "DF.PowInt", "DD.Div", "QF.Sqrt")
	if testing.Short() {
		some = []string{"DF.Exp", "DD.Mul", "QF.Sqrt"}
	}
	for _, f := range kernels.Funcs() {
		if !slices.Contains(some, f.Name) && !testenv.Full() {
			continue
		}
		p, names, err := kernels.Maps(f.Name)
		if err != nil {
			t.Fatal(err)
		}
		text := ptx.Text(p, ptx.Options{Group: 128}, p.Lookup(names[0]))
		list := archs
		if !testenv.Full() || !slices.Contains(some, f.Name) {
			list = []string{"70"}
		}
		for _, arch := range list {
			c, err := assemble(t, arch, text)
			if err != nil {
				t.Errorf("%s for sm_%s: %v", f.Name, arch, err)
				continue
			}
			if divides.MatchString(text) {
				continue
			}
			adds, fmas := c["FADD"]+c["DADD"]+c["FADD32I"], c["FFMA"]+c["DFMA"]+c["FFMA32I"]
			most, least := f.Adds, 0
			switch {
			case arch >= "90" || len(arch) > 2:
				most = 2 * f.Ops
			case branches.MatchString(text):
				most = len(sums.FindAllString(text, -1))
			}
			if slices.Contains(exact, f.Name) {
				least = f.Adds
			}
			if n := len(fused.FindAllString(text, -1)); adds < least || adds > most || fmas > n || c["FTZ"] > 0 {
				t.Errorf("%s for sm_%s: want %d to %d sums and at most %d fused operations: %v", f.Name, arch, least, most, n, c)
			}
		}
	}
	f, _ := kernels.Lookup("DF.Mul")
	p, names, err := kernels.Maps(f.Name)
	if err != nil {
		t.Fatal(err)
	}
	loose := strings.ReplaceAll(ptx.Text(p, ptx.Options{Group: 128}, p.Lookup(names[0])), ".rn.", ".")
	loose = strings.ReplaceAll(loose, "fma.f32", "fma.rn.f32") // which must have it
	if c, err := assemble(t, "70", loose); err != nil || c["FADD"] >= f.Adds || c["FFMA"] < 2 {
		t.Errorf("DF.Mul without .rn: %v, %v: ptxas does not fuse", c, err)
	}
}

// TestPtxasKernels: it takes programs, reductions, probes and the passes of transforms.
func TestPtxasKernels(t *testing.T) {
	testenv.Long(t, "the assembler takes seconds; TestPtxas has some functions")
	archs := architectures(t)
	passes := func() (*ir.Program, error) {
		return frontend.Load("../../../..", "kernel", "internal/source/butterfly", "internal/source/passes")
	}
	n := 0
	for _, load := range []func() (*ir.Program, error){loaded, probes, passes} {
		p := must(t, load)
		for _, f := range p.Funcs {
			if f.Kind == ir.Once {
				continue
			}
			if n++; !testenv.Full() && (n%testenv.Size(160, 20, 1) > 0 || strings.Contains(f.Go, "Q")) {
				continue
			}
			text := ptx.Text(p, ptx.Options{Group: 128}, f)
			for _, arch := range archs {
				if arch != archs[len(archs)-1] && !(testenv.Full() && (arch == "50" || arch == "70")) {
					continue
				}
				if c, err := assemble(t, arch, text); err != nil || c["FTZ"] > 0 && !divides.MatchString(text) && !strings.Contains(text, ".approx") {
					t.Errorf("%s for sm_%s: %v %v", f.Go, arch, c, err)
				}
			}
		}
	}
	t.Logf("%d kernels", n)
}

// TestPtxasConstants: NVIDIA's assembler computes a sum that is known to it at the start of a
// loop, and sees through nothing that hides an operand.
func TestPtxasConstants(t *testing.T) {
	testenv.Long(t, "what NVIDIA's assembler does changes with its version alone")
	archs := architectures(t)
	kernel := func(head, body string) string {
		return `.version 6.0
.target sm_50
.address_size 64
.visible .entry k(.param .u32 k_n, .param .u64 k_p)
.reqntid 128, 1, 1
{
	.reg .f32 %f<5>;
	.reg .u32 %r<5>;
	.reg .u64 %d<5>;
	.reg .pred %p<5>;
	.reg .s32 %s<5>;
	ld.param.s32 %s1, [k_n];
` + head + `	ld.param.u64 %d1, [k_p];
	cvta.to.global.u64 %d2, %d1;
	mov.u32 %s2, %ctaid.x;
	setp.ge.s32 %p1, %s2, %s1;
	@%p1 bra L9;
	mov.f32 %f1, 0f3EDF6BD0;
	mov.s32 %s3, 0;
L1:
` + body + `	add.s32 %s3, %s3, 1;
	setp.lt.s32 %p2, %s3, 2;
	@%p2 bra L1;
	st.global.f32 [%d2], %f1;
L9:
	ret;
}
`
	}
	const sum = "\tadd.rn.f32 %f1, %f1, 0fC15B7FB8;\n"
	bare := kernel("", sum)
	hidden := kernel("\tshr.u32 %r1, %s1, 31;\n", "\tmov.b32 %r2, %f1;\n\txor.b32 %r3, %r2, %r1;\n\tmov.b32 %f2, %r3;\n\tadd.rn.f32 %f1, %f2, 0fC15B7FB8;\n")
	if len(ptx.Foldable(bare)) != 1 || len(ptx.Foldable(hidden)) != 0 {
		t.Errorf("foldable: %v in the bare text, %v in the other", ptx.Foldable(bare), ptx.Foldable(hidden))
	}
	for _, arch := range []string{archs[0], archs[len(archs)-1]} {
		for text, least := range map[string]int{bare: 0, hidden: 1} {
			c, err := assemble(t, arch, text)
			if n := c["FADD"] + c["FADD32I"]; err != nil || n < least || least == 0 && n > 0 {
				t.Errorf("sm_%s: %d sums, want %d (%v)\n%s", arch, n, least, err, text)
			}
		}
	}
}

// TestLevel: what NVIDIA's assembler takes long for is long by its instructions, and level 1 needs half the time, and 5 %
// more instructions at most.
func TestLevel(t *testing.T) {
	testenv.Long(t, "two levels of optimization")
	p := compiled.Program(t, "internal/source/passes")
	for _, c := range []struct {
		kernel string
		long   bool
	}{{"passes.Pass[Seven,CQD]", true}, {"passes.Stretch[Room512,Powers,CDD,DD]", false}} {
		f := p.Funcs[slices.IndexFunc(p.Funcs, func(f *ir.Func) bool { return f.Go == c.kernel })]
		q := must(t, func() (*ir.Program, error) { return lower.Ladder[0].Late(lower.Late).Lower(p.Reach(f)) })
		text := ptx.Text(q, ptx.Options{Group: 256}, q.Lookup(f.Name))
		if n := ptx.Longest(text); n > ptx.Long != c.long {
			t.Errorf("%s has %d instructions", c.kernel, n)
		}
		if !c.long {
			continue
		}
		var seconds, instructions [2]float64
		for i, level := range []string{"-O3", "-O1"} {
			code, says, took, err := sass(t, "90", text, level)
			if err != nil {
				t.Fatal(err)
			}
			seconds[i], instructions[i] = took.Seconds(), float64(strings.Count(code, ";\n"))
			t.Logf("%s %s: %.1f s, %.0f instructions, %s", c.kernel, level, seconds[i], instructions[i], registers.FindString(says))
		}
		if seconds[1] > seconds[0]/2 || instructions[1] > 1.05*instructions[0] {
			t.Errorf("%s: %v s, %v instructions", c.kernel, seconds, instructions)
		}
	}
}

// TestPtxasUnits: it makes the matrix units' instructions of each product of matrices, where an architecture has them, and of others
// those that add four products.
func TestPtxasUnits(t *testing.T) {
	testenv.Long(t, "the assembler takes seconds")
	archs := architectures(t)
	p := compiled.Program(t, "mat/matdevice/internal/products")
	f := p.Lookup("products.MultiplyUnits")
	for _, arch := range archs {
		sm, err := strconv.Atoi(strings.TrimRight(arch, "af"))
		if err != nil || sm < 61 || sm == 62 || arch != archs[len(archs)-1] && !testenv.Full() && sm != 75 && sm != 80 && sm != 90 && sm != 61 {
			continue
		}
		code, _, _, err := sass(t, arch, ptx.Text(p, ptx.Options{SM: sm, Group: 256}, f))
		if err != nil {
			t.Errorf("sm_%s: %v", arch, err)
			continue
		}
		n := map[string]int{}
		for _, m := range regexp.MustCompile(`\b(IMMA|IDP|LDS|STS|LDG|LDL|STL)\b`).FindAllString(code, -1) {
			n[m]++
		}
		want := map[string]int{"LDG": n["LDG"], "LDS": 2 * 24, "STS": 16, "IMMA": 2 * 16} // a turn has 64 bytes of 8 × 8 sums
		switch {
		case sm < 75:
			want = map[string]int{"LDG": n["LDG"], "LDS": 4 * 16, "STS": 16, "IDP": 16 * 64}
		case sm < 80:
			want["IMMA"] = 4 * 32
		}
		if !maps.Equal(n, want) {
			t.Errorf("sm_%s: %v, want %v", arch, n, want)
		}
		if from, to := strings.Index(code, "IMMA"), strings.LastIndex(code, "IMMA"); sm >= 80 {
			from = strings.LastIndex(code[:from], ":")
			if turn := strings.Count(code[from:to+strings.Index(code[to:], "BRA")], "/*"); turn > 260 {
				t.Errorf("sm_%s: %d instructions in a turn, want at most 260", arch, turn)
			}
		}
	}
}

// TestPtxasResidues: what exact products need beside the products of bytes has so many machine instructions on sm_90: in all, and in
// the loop that has most of them, a turn of which is a word of digits, or eight digits of a remainder.
func TestPtxasResidues(t *testing.T) {
	testenv.Long(t, "the assembler takes seconds")
	p := compiled.Program(t, "mat/matdevice/internal/products")
	line := regexp.MustCompile(`(?m)^(\.L_x_\d+):|/\*[0-9a-f]{4,5}\*/\s+(.*?)\s*;`)
	for kernel, most := range map[string][2]int{"Digits": {592, 55}, "ResiduesBytes": {520, 67}, "ResiduesDigits": {216, 34}, "RoundWhole": {568, 38}} {
		text := ptx.Text(p, ptx.Options{SM: 90, Group: 256}, p.Lookup("products."+kernel))
		code, _, _, err := sass(t, "90", text)
		if err != nil {
			t.Fatal(err)
		}
		all, labels, loop := 0, map[string]int{}, 0
		for _, m := range line.FindAllStringSubmatch(code, -1) {
			if m[1] != "" {
				labels[m[1]] = all
				continue
			}
			all++
			from, back := labels[strings.TrimSuffix(m[2][strings.Index(m[2], "`(")+len("`("):], ")")]
			if inner := back && !slices.ContainsFunc(slices.Collect(maps.Values(labels)), func(at int) bool { return at > from && at < all-1 }); inner {
				loop = max(loop, all-from)
			}
		}
		if all > most[0] || loop > most[1] || loop < 10 {
			t.Errorf("%s: %d instructions, %d in its longest inner loop, want at most %d", kernel, all, loop, most)
		}
	}
}
