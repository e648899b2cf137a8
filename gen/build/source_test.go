package build

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/source"
	"github.com/limbfp/limb/internal/check/testenv"
)

// sourceModule makes a module for random kernels, which may import what is internal.
func sourceModule(t *testing.T) (dir string) {
	dir = module(t)
	mod, err := os.ReadFile(filepath.Join(dir, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	put(t, dir, "go.mod", strings.Replace(string(mod), "example.com/user", limbPath+"/randomly", 1))
	return dir
}

// program builds a program of random kernels for some machines, and returns its path, but for the name of a machine's architecture, and
// the kernels that are refused, each with the reason. limb build reads each text as read makes it, and the Go
// compiler as it is.
func program(t *testing.T, dir string, list []*source.Kernel, machines []machine, read func(k *source.Kernel) string) (exe string, refused map[*source.Kernel]string) {
	t.Helper()
	refused = map[*source.Kernel]string{}
	for range 20 {
		text, wrong := source.Prelude, source.Prelude
		var first []int // lines of wrong
		var kept []*source.Kernel
		for _, k := range list {
			if refused[k] == "" {
				first = append(first, strings.Count(wrong, "\n")+1)
				text, wrong = text+k.Text, wrong+read(k)
				kept = append(kept, k)
			}
		}
		os.Remove(filepath.Join(dir, "main.go"))
		put(t, dir, "kernels.go", wrong)
		packages, err := Packages(t.Context(), dir, ".")
		var out string
		if err == nil && len(packages) == 1 {
			if _, err := packages[0].Write(); err != nil {
				t.Fatal(err)
			}
			put(t, dir, "kernels.go", text)
			exe = filepath.Join(dir, "program")
			for _, m := range machines {
				main := source.Main(kept)
				if m.command != nil { // no device is opened there, and all that opens them would be compiled for it
					put(t, dir, "device/device.go", source.NoDevice)
					main = strings.Replace(main, limbPath+"/device", limbPath+"/randomly/device", 1)
				}
				put(t, dir, "main.go", main)
				if out, err = m.build(t, dir, exe+"."+m.arch, "build", "-gcflags=-e"); err != nil {
					break
				}
			}
			if err == nil {
				return exe, refused
			}
		} else {
			out = fmt.Sprint(err)
		}
		had := len(refused)
		for _, at := range regexp.MustCompile(`kernels\.go:(\d+):.*`).FindAllStringSubmatch(out, -1) {
			line, _ := strconv.Atoi(at[1])
			for i := len(first) - 1; i >= 0; i-- {
				if first[i] <= line {
					refused[kept[i]] = at[0]
					break
				}
			}
		}
		if len(refused) == had {
			t.Fatalf("%.3000s", out)
		}
	}
	t.Fatal("limb build refuses again and again")
	return "", nil
}

func asItIs(k *source.Kernel) string { return k.Text }

// differing are the lines that say where a kernel differs, by kernels.
func differing(out string, list []*source.Kernel) map[*source.Kernel][]string {
	found := map[*source.Kernel][]string{}
	for line := range strings.Lines(out) {
		name, _, _ := strings.Cut(line, " ")
		for _, k := range list {
			if k.Name+k.Of == name {
				found[k] = append(found[k], strings.TrimSpace(line))
			}
		}
	}
	return found
}

// places are those that lines name.
func places(lines []string) (list []string) {
	for _, line := range lines {
		_, place, _ := strings.Cut(line, " ")
		place, _, _ = strings.Cut(place, ":")
		list = append(list, place)
	}
	return list
}

// reduced returns a kernel with as few lines as it needs to differ at one of the places where it
// did: what is left out is left out as long as it does.
func reduced(t *testing.T, dir string, k *source.Kernel, args []string) *source.Kernel {
	var at []string
	for range 30 {
		var list []*source.Kernel
		for i, text := range without(k.Text) {
			name := fmt.Sprintf("r%d", i)
			x := *k
			x.Name, x.Text = name, strings.NewReplacer(k.Name+"_", name+"_", k.Name+"(", name+"(", k.Name+"[", name+"[").Replace(text)
			list = append(list, &x)
		}
		slices.SortStableFunc(list, func(a, b *source.Kernel) int { return cmp.Compare(len(a.Text), len(b.Text)) })
		list = append(list[:min(len(list), 100)], k)
		exe, _ := program(t, dir, list, machines(t)[:1], asItIs)
		out, _ := run(t, dir, nil, exe+"."+runtime.GOARCH, args...)
		bad := differing(out, list)
		if at == nil {
			if at = places(bad[k]); len(at) == 0 {
				return k
			}
		}
		i := slices.IndexFunc(list, func(x *source.Kernel) bool {
			return slices.ContainsFunc(places(bad[x]), func(p string) bool { return slices.Contains(at, p) })
		})
		if i < 0 || list[i] == k {
			return k
		}
		k = list[i]
	}
	return k
}

// without returns a text without a line, or without a block, or without what is around one.
func without(text string) (list []string) {
	lines := strings.Split(text, "\n")
	depth := func(line string) int { return len(line) - len(strings.TrimLeft(line, "\t")) }
	for i, line := range lines {
		trimmed := strings.TrimLeft(line, "\t")
		if trimmed == "" || slices.ContainsFunc([]string{"//", "}", "case", "default", "L"}, func(p string) bool { return strings.HasPrefix(trimmed, p) }) || strings.HasPrefix(line, "func") && !strings.Contains(line, "_h") {
			continue
		}
		j := i
		if strings.HasSuffix(line, "{") {
			for j++; j < len(lines) && !(strings.HasPrefix(lines[j][depth(lines[j]):], "}") && depth(lines[j]) == depth(line) && !strings.HasSuffix(lines[j], "{")); j++ {
			}
		}
		if j >= len(lines) {
			continue
		}
		list = append(list, strings.Join(slices.Concat(lines[:i], lines[j+1:]), "\n"))
		if j > i && depth(line) > 0 {
			list = append(list, strings.Join(slices.Concat(lines[:i], lines[i+1:j], lines[j+1:]), "\n"))
		}
	}
	return list
}

// batch is the number of kernels of a program.
const batch = 200

// TestSource compares random kernels with what gc makes of them: in the interpreter, at each
// level of the processor, and on each driver. With LIMB_FULL there are 20 000. LIMB_SOURCE=seed
// takes one batch of that seed, and LIMB_SOURCE=seed/number one kernel, which is printed with as
// few lines as it needs to differ.
func TestSource(t *testing.T) {
	dir := sourceModule(t)
	seeds, n := []uint64{1}, testenv.Size(20, 40, batch)
	if testenv.Full() {
		for seed := uint64(2); seed <= 20000/batch; seed++ {
			seeds = append(seeds, seed)
		}
	}
	asked, number, one := strings.Cut(os.Getenv("LIMB_SOURCE"), "/")
	if asked != "" {
		seed, err := strconv.ParseUint(asked, 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		seeds, n = []uint64{seed}, batch
	}
	for _, seed := range seeds {
		list := source.New(seed, n)
		if one {
			i, err := strconv.Atoi(number)
			if err != nil || i >= n {
				t.Fatalf("LIMB_SOURCE=%s: %v", os.Getenv("LIMB_SOURCE"), err)
			}
			list = []*source.Kernel{reduced(t, dir, list[i], []string{"here"})}
		}
		exe, refused := program(t, dir, list, machines(t), asItIs)
		for k, why := range refused {
			t.Errorf("seed %d, %s: %s\n%s", seed, k.Name, why, k.Text)
		}
		var devices []string
		if testenv.Full() { // a driver takes a second for a kernel
			devices = all
		}
		out, err := everywhere(t, dir, exe, devices)
		for k, lines := range differing(out, list) {
			t.Errorf("seed %d: %s\n%s", seed, strings.Join(lines, "\n"), k.Text)
		}
		if err != nil || !strings.HasPrefix(out, "done ") {
			t.Errorf("seed %d: %v: %.3000s", seed, err, out)
		}
	}
}

// drivers are those that run a program's kernels, by their words in LIMB_TEST_REQUIRE.
var drivers = map[string]string{"pocl": "Portable Computing Language", "rusticl": "rusticl", "lavapipe": "llvmpipe", "swiftshader": "SwiftShader driver"}

// all are these words: two for texts in OpenCL C, and two for SPIR-V.
var all = slices.Sorted(maps.Keys(drivers))

// everywhere runs a program in the interpreter, at each level of the processor, and on drivers.
// It returns what the program says, but of drivers that are not here.
func everywhere(t *testing.T, dir, exe string, devices []string) (out string, err error) {
	args := []string{"here"}
	for _, word := range devices {
		args = append(args, drivers[word])
	}
	out, err = run(t, dir, []string{"VK_ADD_DRIVER_FILES=/usr/lib/chromium/vk_swiftshader_icd.json", "RUSTICL_ENABLE=llvmpipe"}, exe+"."+runtime.GOARCH, args...)
	for _, m := range machines(t)[1:] {
		more, failed := m.run(t, dir, nil, exe+"."+m.arch, "here")
		if !strings.HasPrefix(more, "done ") { // it says what differs
			out = more + out
		}
		err = cmp.Or(err, failed)
	}
	out = regexp.MustCompile(`(?m)^MESA: warning: .*\n`).ReplaceAllString(out, "") // said once for a kernel that Mesa compiles
	for word, platform := range drivers {
		line := "no device of " + platform + "\n"
		if strings.Contains(out, line) && testenv.Required(word) {
			t.Error(line)
		}
		out = strings.Replace(out, line, "", 1)
	}
	return out, err
}

// forItems and forGroups are kernels around some statements: own are the eight integers of an item,
// t and u arrays of four, and left those of a group.
const (
	forItems  = "\n//limb:kernel\nfunc %[1]s(i int, out []float64, ints []int32, in []float64, at []int32, n int32, x float64) {\nown := ints[i*8 : i*8+8]\ntr := own[0]\nvar t, u [4]int32\nfor j := range 4 {\nt[j], u[j] = own[j+4], 0\n}\n%[2]s\nown[0] = tr + t[n&3] + u[n&3]\n}\n"
	forGroups = "\n//limb:kernel\nfunc %[1]s(g kernel.Group, out []float64, ints []int32, in []float64, at []int32, n int32, x float64) {\nvar left [8]int32\ng.Each(8, func(i int) { left[i] = at[i] })\n%[2]s\n}\n"
)

// once are kernels that were compiled into something else, each in its plainest form: what it does
// and the helper that it calls, H.
var once = []struct{ name, body, helper string }{
	{"a loop whose only end is a return, on a parameter", "tr = H(n)", "func H(n int32) int32 {\nn &= 255\nfor j := int32(0); ; j++ {\nif j*j >= n {\nreturn j\n}\n}\n}"},
	{"the same, on what differs between items", "tr = H(tr)", "func H(n int32) int32 {\nn &= 255\nfor j := int32(0); ; j++ {\nif j*j >= n {\nreturn j\n}\n}\n}"},
	{"an arm that does not end where it is not taken", "v := int32(0)\nif tr&63 > 0 {\nv = H(tr & 63)\n}\ntr = v", "func H(n int32) (s int32) {\nfor n != 1 {\nif n%2 == 0 {\nn /= 2\n} else {\nn = 3*n + 1\n}\ns++\n}\nreturn s\n}"},
	{"an arm that divides by 0 where it is not taken", "v := int32(0)\nif k := tr & 3; k > 0 {\nv = H(k)\n}\ntr = v", "func H(n int32) int32 { return 1000 / n }"},
	{"an element that is written behind a loop with a return", "for j := tr & 7; j > 0; j-- {\nif j == 3 {\nreturn\n}\n}\nown[1] = 1", ""},
	{"a return out of nested loops", "for k := tr & 3; k > 0; k-- {\nfor j := own[2] & 7; j > 0; j-- {\nif j == 3 {\nreturn\n}\nown[3]++\n}\nown[1] += k\n}", ""},
	{"a helper that returns early, in an expression", "own[1] = H(n)&^1 + H(tr)", "func H(v int32) int32 {\nif v < 0 {\nreturn 3\n}\nif v%2 == 0 {\nreturn v / 2\n}\nreturn v&15 + 1\n}"},
	{"a search", "for _, v := range at {\nif v > own[1] {\ntr = v\nbreak\n}\n}", ""},
	{"a search in an array of one's own", "for _, v := range t {\nif v > own[1] {\nbreak\n}\ntr += v\n}", ""},
	{"arrays of items that lie side by side", "tr++", ""}, // of which LLVM makes one
	{"a table of integers", "tr = numbers[tr&7] + numbers[n&7] + numbers[3]\nif k := own[1]; k >= 0 && k < 8 && numbers[k] > 1 {\ntr++\n}", ""},
	{"what follows a constant condition in a block", "{\nif 2 > 1 {\nown[0] = tr + 1\nreturn\n}\n}\ntr += 3", ""},
	{"an array of a helper that a group calls", "v := H(n)\ng.Each(8, func(i int) { ints[(g.Index()*8+i)*8] = left[i] + v })", "func H(n int32) int32 {\nvar t [4]int32\nfor j := range int32(4) {\nt[(j+n)&3] = j * n\nif t[n&3] > 40 {\nreturn j\n}\n}\nreturn t[n&3]\n}"},
}

// TestOnce runs these everywhere, in lanes too, on lavapipe, and with LIMB_FULL on all drivers; what they
// were taken for is in TestWrongRules, where it has a form in Go.
func TestOnce(t *testing.T) {
	dir := sourceModule(t)
	var list []*source.Kernel
	for i, c := range once {
		k := &source.Kernel{Name: fmt.Sprintf("k%d", i), Type: "float32"} // which all drivers have
		form := forItems
		if strings.Contains(c.body, "g.Each") {
			k.Kind, form = source.ForGroups, forGroups
		}
		k.Text = strings.NewReplacer("H(", k.Name+"_h(").Replace(fmt.Sprintf(strings.ReplaceAll(form, "float64", k.Type)+"\n%[3]s\n", k.Name, c.body, c.helper))
		list = append(list, k)
	}
	exe, refused := program(t, dir, list, machines(t), asItIs)
	for k, why := range refused {
		t.Errorf("%s: %s", why, k.Text)
	}
	os.Remove(filepath.Join(dir, "main.go"))
	for _, k := range built(t, dir)[0].Kernels {
		if k.InGo != "" {
			t.Errorf("%s is not in lanes: %s", k.Name, k.InGo)
		}
	}
	var devices []string
	switch {
	case testenv.Full():
		devices = all
	case !testing.Short(): // of the drivers the one that builds soonest
		devices = []string{"lavapipe"}
	}
	out, err := everywhere(t, dir, exe, devices)
	for k, lines := range differing(out, list) {
		t.Errorf("%s: %s\n%s", once[slices.Index(list, k)].name, strings.Join(lines, "\n"), k.Text)
	}
	if err != nil || !strings.HasPrefix(out, "done ") {
		t.Errorf("%v: %.3000s", err, out)
	}
}

// wrongly are rules of a compiler that are wrong: what a kernel does, and what a compiler with the
// rule takes it for. own are the eight integers of an item, t and u arrays of four.
var wrongly = []struct{ name, right, wrong string }{
	{"op= evaluates its operand twice", "own[bump(own, 1)&7] += 3", "own[bump(own, 1)&7] = own[bump(own, 1)&7] + 3"},
	{"the right side is computed before the left", "own[bump(own, 1)&7] = bump(own, 1)", "v := bump(own, 1)\nown[bump(own, 1)&7] = v"},
	{"an argument is computed twice", "tr += root(bump(own, 3))", "v := bump(own, 3)\ntr += root(bump(own, 3)) + v - v"},
	{"a call is made after the loads beside it", "tr = own[3] + bump(own, 3)", "v := own[3]\ntr = v + bump(own, 3)"},
	{"a copy of an array stores nothing", "u = t\ntr += u[n&3]", "tr += u[n&3]"},
	{"a copy of an array is the same one", "u = t\nu[n&3] = 7\ntr += t[n&3]", "u = t\nt[n&3] = 7\ntr += t[n&3]"},
	{"range sees what its body writes", "for k, v := range t {\nt[(k+1)&3] += v\ntr = tr*31 + v\n}", "for k := range t {\nv := t[k]\nt[(k+1)&3] += v\ntr = tr*31 + v\n}"},
	{"range has element 0 each turn", "for _, v := range t {\ntr = tr*31 + v\n}", "for range t {\ntr = tr*31 + t[0]\n}"},
	{"a variable of a turn is that of the turn before", "for j := range int32(3) {\nvar c int32\nc += j + 1\ntr = tr*31 + c\n}", "var c int32\nfor j := range int32(3) {\nc += 2*j + 1\ntr = tr*31 + c\n}"},
	{"the right side of && is always computed", "if tr&1 == 0 && bump(own, 1) > 0 {\ntr++\n}", "v := bump(own, 1)\nif tr&1 == 0 && v > 0 {\ntr++\n}"},
	{"a return out of a loop is ignored", "for j := tr & 7; j > 0; j-- {\nif j == 3 {\nown[0] = 5\nreturn\n}\n}", "for j := tr & 7; j > 0; j-- {\nif j == 3 {\nown[0] = 5\n}\n}"},
	{"a return leaves the innermost loop alone", "for range 3 {\nfor j := tr & 7; j > 0; j-- {\nif j == 3 {\nown[1] = 5\nreturn\n}\n}\ntr++\n}", "for range 3 {\nfor j := tr & 7; j > 0; j-- {\nif j == 3 {\nown[1] = 5\nbreak\n}\n}\ntr++\n}"},
	{"a break is a continue", "for j := range 4 {\nif t[j]&1 == 0 {\nbreak\n}\ntr += 3\n}", "for j := range 4 {\nif t[j]&1 == 0 {\ncontinue\n}\ntr += 3\n}"},
	{"both arms are run", "if tr&1 == 0 {\ntr += 3\n} else {\ntr *= 5\n}", "if tr&1 == 0 {\ntr += 3\n}\ntr *= 5"},
	{"an arm that is not taken writes", "if tr&1 == 0 {\nown[2] = 77\n}", "own[2] = 77"},
	{"a phase goes on with what was before the last one", "", ""},
}

// TestWrongRules: each wrong rule is noticed by the comparison of TestSource, and by that of a
// kernel's first use.
func TestWrongRules(t *testing.T) {
	const last = "g.Each(8, func(i int) { ints[(g.Index()*8+i)*8] = left[(i+1)&7] })"
	var list []*source.Kernel
	text := map[*source.Kernel]string{}
	for i, w := range wrongly {
		k := &source.Kernel{Name: fmt.Sprintf("k%d", i), Type: "float64"}
		form := forItems
		if w.right == "" {
			k.Kind, form = source.ForGroups, forGroups
			w.right, w.wrong = "g.Each(8, func(i int) { left[i] += 3 })\n"+last, last
		}
		k.Text, text[k] = fmt.Sprintf(form, k.Name, w.right), fmt.Sprintf(form, k.Name, w.wrong)
		list = append(list, k)
	}
	dir := sourceModule(t)
	exe, refused := program(t, dir, list, machines(t)[:1], func(k *source.Kernel) string { return text[k] })
	for k, why := range refused {
		t.Errorf("%s: %s\n%s", k.Name, why, text[k])
	}
	out, _ := run(t, dir, nil, exe+"."+runtime.GOARCH, "here")
	found := differing(out, list)
	for i, w := range wrongly {
		lines := strings.Join(found[list[i]], "\n")
		if !strings.Contains(lines, " interp: ") {
			t.Errorf("%s: not noticed in the interpreter", w.name)
		}
		for _, level := range []string{"avx2", "avx512"} {
			if strings.Contains(out, " "+level+": ") && !strings.Contains(lines, " "+level+": kernel "+list[i].Name+": wrong results at its first use") {
				t.Errorf("%s: not noticed at its first use with %s: %s", w.name, level, lines)
			}
		}
	}
	if !strings.Contains(out, "done ") {
		t.Errorf("%.2000s", out)
	}
}
