package ptx_test

import (
	"cmp"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/compiled"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/emit/ptx"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
)

const sassHead = `# Machine instructions of NVIDIA's GPUs, by ptxas of release 11.8, in a turn of an innermost loop, where nothing is to be
# mended: all of a step, those of it that round (FADD FMUL FFMA DADD DMUL DFMA) and the steps of a turn; of a turn the loads
# and stores in a group's memory and in the device's; and of the kernel the registers of a thread, and the bytes that it
# spills. The loop is the one that rounds most; of Stretch, Mirrored and Columns the one of radix 8 with turns.
# go test ./internal/compiler/emit/ptx -run TestSASS -write (with LIMB_FULL=1, for all architectures)
# kernel sm all round steps LDS STS LDG STG registers spills
`

// machines are the architectures of the table: Turing, Ampere for gaming, and Hopper.
var machines = []string{"75", "86", "90"}

// A butterfly of radix 8 of pairs and the turns of its results round so often.
const eight = 964

// timed are the kernels of the table, with the steps of a turn, and the most that one may have: instructions of a step, 0
// where that is 5/4 of those that round, and registers, 0 where that is 128.
var timed = []struct {
	dir, kernel string
	steps       int
	most        float64
	registers   int
}{
	{"internal/measure/horner", "horner.Horner[DF]", 2, 1.15 * 29, 0},
	{"internal/measure/horner", "horner.Horner[DD]", 2, 1.15 * 29, 0},
	{"internal/measure/horner", "horner.Horner[QF]", 1, 0, 0},
	{"internal/measure/horner", "horner.Horner[QD]", 1, 0, 0},
	{"mat/matdevice/internal/products", "products.OwnPairs[f32]", 32, 1.25 * 15, 0},
	{"mat/matdevice/internal/products", "products.OwnPairs[f64]", 32, 1.25 * 15, 0},
	{"mat/matdevice/internal/products", "products.OwnQuads[f32]", 4, 0, 0},
	{"mat/matdevice/internal/products", "products.OwnQuads[f64]", 4, 0, 0},
	{"mat/matdevice/internal/products", "products.OwnComplexPairs[f32]", 32, 1.25 * 15, 0},
	{"mat/matdevice/internal/products", "products.OwnComplexPairs[f64]", 32, 1.25 * 15, 0},
	{"mat/matdevice/internal/products", "products.OwnComplexQuads[f32]", 4, 0, 0},
	{"mat/matdevice/internal/products", "products.OwnComplexQuads[f64]", 4, 0, 0},
	{"", "passes.Stretch[Room2048,Powers,CDF,DF]", 1, 0, 0},
	{"", "passes.Stretch[Room4096,Powers,CDF,DF]", 1, 0, 0},
	{"", "passes.Stretch[Room1024,Powers,CDD,DD]", 1, 0, 0},
	{"", "passes.Stretch[Room2048,Powers,CDD,DD]", 1, 0, 0},
	{"", "passes.Mirrored[Room2048,Powers,CDF,DF]", 1, 0, 0},
	{"", "passes.Mirrored[Room1024,Powers,CDD,DD]", 1, 0, 0},
	{"", "passes.Columns[Room1024,CDF]", 1, 0, 0},
	{"", "passes.Columns[Room512,CDD]", 1, 0, 0},
	{"", "passes.Pass[Eight,CDF]", 1, 0, 0},
	{"", "passes.Pass[Eight,CDD]", 1, 0, 0},
	{"", "passes.Pass[Four,CQF]", 1, 0, 0},
	{"", "passes.Pass[Four,CQD]", 1, 0, 0},
	{"", "passes.Last[Four,CQF]", 1, 0, 0},
	{"", "passes.Last[Four,CQD]", 1, 0, 0},
}

var (
	machineCode = regexp.MustCompile(`^\s*/\*[0-9a-f]{4,}\*/\s+(?:@!?U?P\w+\s+)?(\S+)(.*);`)
	target      = regexp.MustCompile("`\\((\\.L_\\w+)\\)")
	compiling   = regexp.MustCompile(`entry function '(\w+)'`)
	spilled     = regexp.MustCompile(`(\d+) bytes spill stores`)
	registers   = regexp.MustCompile(`Used (\d+) registers`)
)

// machine is what ptxas has made of a kernel: the instructions of a loop by their names, and what it has of them all.
type machine struct {
	loop               map[string]int
	all, round         int
	registers, spilled int
}

// hot returns the instructions of a loop, of those with no loop inside: the first that rounds so often, or where there is
// none the first of those that round most. A kernel without a loop is one.
func hot(lines []string, times int) (m machine) {
	at, last := map[string]int{}, -1
	take := func(list []string) {
		n := machine{loop: map[string]int{}}
		for _, line := range list {
			if c := machineCode.FindStringSubmatch(line); c != nil {
				name, _, _ := strings.Cut(c[1], ".")
				n.loop[name]++
				n.all++
			}
		}
		for _, name := range []string{"FADD", "FMUL", "FFMA", "DADD", "DMUL", "DFMA"} {
			n.round += n.loop[name]
		}
		if m.round != times && (n.round > m.round || n.round == times) {
			m = n
		}
	}
	for i, line := range lines {
		if name, ok := strings.CutSuffix(line, ":"); ok {
			at[name] = i
		}
		c := machineCode.FindStringSubmatch(line)
		if c == nil || !strings.HasPrefix(c[1], "BRA") {
			continue
		}
		to := target.FindStringSubmatch(c[2])
		if to == nil {
			continue
		}
		if top, back := at[to[1]]; back {
			if top > last {
				take(lines[top : i+1])
			}
			last = max(last, top)
		}
	}
	if m.round == 0 {
		take(lines)
	}
	return m
}

// measured compiles kernels of one program for an architecture.
func measured(t *testing.T, arch, dir string, late bool, names ...string) map[string]machine {
	t.Helper()
	p := compiled.Program(t, cmp.Or(dir, "internal/source/passes"))
	r := lower.Ladder[0]
	if late {
		r = r.Late(lower.Late)
	}
	var list []*ir.Func
	for _, name := range names {
		at := slices.IndexFunc(p.Funcs, func(f *ir.Func) bool { return strings.TrimPrefix(f.Go, "map ") == name && f.Kind != ir.Once })
		if at < 0 {
			t.Fatalf("no kernel %s", name)
		}
		list = append(list, p.Funcs[at])
	}
	q, err := r.Lower(p.Reach(list...))
	if err != nil {
		t.Fatal(err)
	}
	for i, f := range list {
		list[i] = q.Lookup(f.Name)
	}
	sm, _ := strconv.Atoi(arch)
	code, says, _, err := sass(t, arch, ptx.Text(q, ptx.Options{SM: sm, Group: 256}, list...))
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]machine{}
	for _, part := range strings.Split(code, "\n.text.")[1:] {
		name, body, _ := strings.Cut(part, ":\n")
		times := -1
		if dir == "" {
			times = eight
		}
		known[name] = hot(strings.Split(body, "\n"), times)
	}
	of, spills := "", 0
	for line := range strings.Lines(says) {
		if m := compiling.FindStringSubmatch(line); m != nil {
			of = m[1]
		} else if m := spilled.FindStringSubmatch(line); m != nil {
			spills, _ = strconv.Atoi(m[1])
		} else if m := registers.FindStringSubmatch(line); m != nil {
			x := known[of]
			x.registers, _ = strconv.Atoi(m[1])
			x.spilled = spills
			known[of] = x
		}
	}
	found := map[string]machine{}
	for i, f := range list {
		found[names[i]] = known[f.Name]
	}
	return found
}

// TestSASS compares what NVIDIA's assembler makes of kernels with testdata/sass.txt, and says which are over their limits.
// Mending in the loop is noticed.
func TestSASS(t *testing.T) {
	testenv.Long(t, "the assembler takes every kernel of the table")
	if out, err := exec.Command(testenv.CUDA(t, "ptxas"), "--version").CombinedOutput(); err != nil || !strings.Contains(string(out), "release 11.8") {
		testenv.Skip(t, "ptxas", fmt.Sprintf("ptxas of release 11.8, whose code the table has: %v: %s", err, out))
	}
	archs := machines
	if !testenv.Full() {
		archs = machines[2:]
	}
	const file = "testdata/sass.txt"
	old, err := os.ReadFile(file)
	if err != nil && !*write {
		t.Fatal(err)
	}
	rows := map[string]bool{}
	for line := range strings.Lines(string(old)) {
		rows[line] = true
	}
	text := sassHead
	var horner float64
	for _, arch := range archs {
		known := map[string]machine{}
		for i, k := range timed {
			if testing.Short() && k.dir != timed[0].dir {
				continue
			}
			if _, ok := known[k.kernel]; !ok {
				var names []string
				for _, l := range timed[i:] {
					if l.dir == k.dir {
						names = append(names, l.kernel)
					}
				}
				for name, m := range measured(t, arch, k.dir, true, names...) {
					known[name] = m
				}
			}
			m := known[k.kernel]
			all, round := float64(m.all)/float64(k.steps), float64(m.round)/float64(k.steps)
			row := fmt.Sprintf("%s %s %.2f %.2f %d %d %d %d %d %d %d\n", k.kernel, arch, all, round, k.steps, m.loop["LDS"], m.loop["STS"], m.loop["LDG"], m.loop["STG"], m.registers, m.spilled)
			if text += row; !rows[row] && !*write {
				t.Errorf("it is %sand %s has no such line: where that is meant, run the test with -write", row, file)
			}
			if i == 0 {
				horner = all
			}
			most := k.most
			if most == 0 {
				most = 1.25 * round
			}
			if regs := cmp.Or(k.registers, 128); all > most || m.round == 0 || m.registers > regs || m.spilled > 0 {
				t.Errorf("%s on sm_%s: %.2f instructions a step, of which %.2f round, and %d registers, %d bytes spilled: it may have %.2f, %d and 0\n%v", k.kernel, arch, all, round, m.registers, m.spilled, most, regs, m.loop)
			}
		}
	}
	if *write {
		if !testenv.Full() {
			t.Fatal("-write wants LIMB_FULL=1")
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	} else if lines := 1 + strings.Count(string(old), "\n"); testenv.Full() && lines != 1+strings.Count(text, "\n") {
		t.Errorf("%s has %d lines, and there are %d", file, lines, strings.Count(text, "\n"))
	}
	if m := measured(t, "90", timed[0].dir, false, timed[0].kernel)[timed[0].kernel]; float64(m.all)/float64(timed[0].steps) < 1.25*horner {
		t.Errorf("%s: with mending in the loop it has %d instructions a step", timed[0].kernel, m.all)
	}
}
