package build

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

const user = "testdata/user"

// module makes a module with files of the folder testdata/user, outside of the repository:
// what it needs of other modules is that of limb.
func module(t *testing.T, names ...string) (dir string) {
	t.Helper()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("GOWORK", "off")
	t.Setenv("GOFLAGS", os.Getenv("GOFLAGS")+" -mod=mod") // what is compiled with other flags is compiled anew
	dir = t.TempDir()
	sum, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		t.Fatal(err)
	}
	put(t, dir, "go.sum", string(sum))
	put(t, dir, "go.mod", "module example.com/user\n\ngo 1.26.0\n\nrequire github.com/limbfp/limb v0.0.0\n\nreplace github.com/limbfp/limb => "+root+"\n")
	for _, name := range names {
		text, err := os.ReadFile(filepath.Join(user, name))
		if err != nil {
			t.Fatal(err)
		}
		put(t, dir, name, string(text))
	}
	return dir
}

func put(t *testing.T, dir, name, text string) {
	t.Helper()
	path := filepath.Join(dir, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// built compiles the packages of a module, and writes what that gives.
func built(t *testing.T, dir string) []*Package {
	t.Helper()
	list, err := Packages(t.Context(), dir, "./...")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range list {
		if _, err := p.Write(); err != nil {
			t.Fatal(err)
		}
	}
	return list
}

// userKernels are the kernels of testdata/user/kernels.go, compiled once, since that takes seconds.
var userKernels Package

// withKernels makes a module with these kernels, what is made of them, and other files of the folder.
func withKernels(t *testing.T, names ...string) (dir string, p *Package) {
	t.Helper()
	dir = module(t, append(names, "kernels.go")...)
	if p = &userKernels; p.Files == nil {
		list := built(t, dir)
		if len(list) != 1 {
			t.Fatalf("%v", list)
		}
		*p = *list[0]
	}
	for name, text := range p.Files {
		put(t, dir, name, string(text))
	}
	return dir, p
}

// run runs a command in a folder.
func run(t *testing.T, dir string, env []string, name string, args ...string) (out string, err error) {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), name, args...)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), env...)
	text, err := cmd.CombinedOutput()
	return string(text), err
}

// TestUser builds the kernels of a module, and has its tests compare them with plain Go at
// each level, and on each device. Then instructions are wrong, which they must notice.
func TestUser(t *testing.T) {
	dir, right := withKernels(t, "user_test.go", "devices_test.go")
	if len(right.Kernels) != 48 {
		t.Fatalf("%v", right.Kernels)
	}
	for _, k := range right.Kernels {
		if (k.InGo == "") == slices.Contains([]string{"mixed", "least", "high", "bits"}, k.Name) {
			t.Errorf("%s runs in Go because: %q", k.Name, k.InGo)
		}
	}
	if out, err := run(t, dir, nil, "go", "vet", "-asmdecl", "."); err != nil {
		t.Errorf("go vet: %s", out)
	}
	compile := func(m machine) {
		t.Helper()
		if m.command != nil { // no device is opened there, and all that opens them would be compiled for it
			devices := filepath.Join(dir, "devices_test.go")
			os.Rename(devices, devices+".txt")
			defer os.Rename(devices+".txt", devices)
		}
		if out, err := m.build(t, dir, "user."+m.arch, "test", "-vet=off", "-ldflags=-s -w", "-c"); err != nil {
			t.Fatalf("%s", out)
		}
	}
	testOn := func(m machine, env []string, args ...string) (string, error) {
		t.Helper()
		return m.run(t, dir, append(env, "LIMB_USER_SIZE="+fmt.Sprint(testenv.Size(1<<11, 1<<14, 1<<20)+37)), filepath.Join(dir, "user."+m.arch), args...)
	}
	list := machines(t)
	here := list[0]
	if !testenv.Full() { // elsewhere TestSource and TestRandom have kernels of all shapes, and wrong instructions
		list = list[:1]
	}
	for _, m := range list {
		compile(m)
		for _, level := range append([]string{"go"}, m.levels...) {
			if level == "go" && m.command != nil {
				continue
			}
			if out, err := testOn(m, []string{"LIMB_SIMD=" + level}, "-test.run", "Slices|Own|Rows|Errors|Cancel|Bundles|Sizes"); err != nil {
				t.Errorf("%s: %.3000s", level, out)
			}
		}
	}
	test := func(env []string, args ...string) (string, error) {
		t.Helper()
		return testOn(here, env, args...)
	}
	out, err := test(nil, "-test.run", "Devices")
	if err != nil {
		t.Errorf("%.3000s", out)
	}
	for word, platform := range map[string]string{"pocl": "Portable Computing Language", "rusticl": "rusticl"} {
		if !strings.Contains(out, platform) && testenv.Required(word) && (word == "pocl" || testenv.Full()) {
			t.Errorf("no %s among the devices: %.3000s", word, out)
		}
	}

	// Assembly that subtracts where it should add, and a program for devices that is of
	// another kernel.
	text, err := os.ReadFile(filepath.Join(dir, "kernels.go"))
	if err != nil {
		t.Fatal(err)
	}
	put(t, dir, "kernels.go", strings.Replace(string(text), "z.Mul(z).Add(c)", "z.Mul(z).Sub(c)", 1))
	other := built(t, dir)
	put(t, dir, "kernels.go", string(text))
	if bytes.Equal(other[0].Files[irFile], right.Files[irFile]) {
		t.Error("another kernel has the same program")
	}
	for _, m := range list {
		text := string(right.Files[m.file])
		asm := m.sum.ReplaceAllString(text, m.difference)
		if asm == text {
			t.Fatalf("no additions in %s", m.file)
		}
		put(t, dir, m.file, asm)
		compile(m)
		if out, err := testOn(m, nil, "-test.v", "-test.run", "Slices"); !strings.Contains(out, "level go") && (err == nil || !strings.Contains(out, "wrong results at its first use")) {
			t.Errorf("%s: wrong instructions are not noticed: %.1000s", m.arch, out)
		}
	}
	// With level go the device cpu has no wrong instructions to notice.
	said, err := test([]string{"LIMB_SIMD=go"}, "-test.run", "Devices")
	for _, d := range regexp.MustCompile(`(?m)^device (\S+): `).FindAllStringSubmatch(out, -1) {
		notices := regexp.MustCompile(regexp.QuoteMeta(d[1]) + ` escape at go: .* in plain Go: what limb's compiler made of the kernel is wrong`)
		if device := d[1] != "cpu"; notices.MatchString(said) != device || device && err == nil {
			t.Errorf("a wrong program on %s: %v: %.2000s", d[1], err, said)
		}
	}
	if others := regexp.MustCompile(`(step|dot|apart|quotients|least|rounds|high) at go: .*`).FindString(said); others != "" {
		t.Errorf("a right program is wrong: %s", others)
	}
}

// TestDependencies: a program with kernels needs nothing of the compiler, and no devices
// where it names none.
func TestDependencies(t *testing.T) {
	dir, _ := withKernels(t)
	out, err := run(t, dir, nil, "go", "list", "-deps", "-f", "{{if not .Standard}}{{.ImportPath}}{{end}}", ".")
	if err != nil {
		t.Fatal(out)
	}
	want := []string{
		"example.com/user", limbPath, limbPath + "/fp", limbPath + "/internal/exact", limbPath + "/internal/run/cause", limbPath + "/internal/run/simd", limbPath + "/internal/run/types", limbPath + "/internal/run/workers",
		kernelPath, launchPath, limbPath + "/internal/source/element", limbPath + "/internal/source/probe", "golang.org/x/sys/cpu",
	}
	got := strings.Fields(out)
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("%v", got)
	}
}

// TestStale changes kernels, and files, and takes kernels away.
func TestStale(t *testing.T) {
	dir := module(t)
	// A package that named a type of limb would have its methods compiled.
	const text = "package user\n\n//limb:kernel\nfunc twice(x float64) float64 { return x + x }\n\nfunc use(x []float64) error { return Twice.Slices(x, x) }\n"
	put(t, dir, "a.go", text)
	put(t, dir, "sub/b.go", strings.ReplaceAll(text, "user", "sub"))
	packages := func() []*Package {
		t.Helper()
		list, err := Packages(t.Context(), dir, "./...")
		if err != nil {
			t.Fatal(err)
		}
		return list
	}
	stale := func(list []*Package, want ...string) {
		t.Helper()
		var got []string
		for _, p := range list {
			files, err := p.Stale()
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range files {
				rel, _ := filepath.Rel(dir, p.Dir)
				got = append(got, filepath.ToSlash(filepath.Join(rel, f)))
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
	write := func(list []*Package) {
		t.Helper()
		for _, p := range list {
			if _, err := p.Write(); err != nil {
				t.Fatal(err)
			}
		}
	}
	list := packages()
	stale(list, "zlimb.go is missing", "zlimb.ir is missing", "zlimb_amd64.s is missing", "zlimb_arm64.s is missing", "sub/zlimb.go is missing", "sub/zlimb.ir is missing", "sub/zlimb_amd64.s is missing", "sub/zlimb_arm64.s is missing")
	write(list)
	stale(list)
	if changed, err := list[0].Write(); err != nil || changed != nil {
		t.Errorf("written again: %v, %v", changed, err)
	}
	if out, err := run(t, dir, nil, "go", "build", "./..."); err != nil {
		t.Error(out)
	}
	put(t, dir, "zlimb.ir", string(append(slices.Clone(list[0].Files[irFile]), 0)))
	stale(list, "zlimb.ir is not what the kernels give")
	write(list)
	put(t, dir, "a.go", strings.Replace(text, "x + x", "x - x", 1))
	list = packages()
	stale(list, "zlimb.ir is not what the kernels give", "zlimb_amd64.s is not what the kernels give", "zlimb_arm64.s is not what the kernels give")
	put(t, dir, "a.go", "package user\n")
	list = packages()
	stale(list, "zlimb.go is of kernels that are there no more", "zlimb.ir is of kernels that are there no more", "zlimb_amd64.s is of kernels that are there no more", "zlimb_arm64.s is of kernels that are there no more")
	write(list)
	stale(list)
	if _, err := os.Stat(filepath.Join(dir, goFile)); err == nil {
		t.Error("a file of no kernels stays")
	}
	put(t, dir, goFile, "package user\n")
	put(t, dir, "a.go", text)
	list, err := Packages(t.Context(), dir, ".")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := list[0].Write(); err == nil || !strings.Contains(err.Error(), "not from limb build") {
		t.Errorf("a file of the user's own is written over: %v", err)
	}
}

// TestErrors: an error has its place, and nothing is made of a package that has one.
func TestErrors(t *testing.T) {
	const head = "package user\n\nimport \"github.com/limbfp/limb\"\n\n"
	const halves = "import \"github.com/limbfp/limb/fp\"\n\n//limb:kernel\n"
	for _, list := range [][]struct{ text, want string }{{
		{"//limb:kernel\nfunc a(x float64, y float64) float64 { return x*y + 1 }\n\nvar _ limb.DD\n", "6:48: product must be rounded"},
		{"//limb:kernel\nfunc a(x limb.DD) limb.DD { return help(x) }\n\nfunc help(x limb.DD) limb.DD { return limb.DD{Hi: x.Hi*x.Hi} }\n", "8:55: product must be rounded"},
		{"//limb:kernel\nfunc a(x limb.DD) limb.DD { return x }\n\nvar A = 1\n", "6:6: the launcher of a would be A, which is declared"},
		{"//limb:kernel\nfunc a(x limb.DD) limb.DD { return x }\n\n//limb:kernel\nfunc A(i int, x []limb.DD) { x[i] = x[i] }\n", "6:6: the launcher of a would be A, which is declared"},
		{"type s limb.DD\n\n//limb:kernel\nfunc (x s) a() limb.DD { return limb.DD(x) }\n", "8:12: a"},
		{"//limb:kernel\nfunc _a(x limb.DD) limb.DD { return x }\n", "6:6: _a has no capital letter"},
		{"//limb:kernel\nfunc a(x uint32) uint32 { return x }\n\nvar _ limb.DD\n", "6:6: the parameter x of a kernel is uint32"},
		{halves + "func a(i int, dst []fp.Half, src []float32) { dst[i] = fp.ToHalf(src[i], fp.Up) }\n\nvar _ limb.DD\n", "8:56: fp.ToHalf has modes of rounding: write fp.HalfOf(x), to nearest"},
		{halves + "func a(i int, dst []float32, src []fp.Half) { dst[i] = float32(src[i]) }\n\nvar _ limb.DD\n", "8:56: the bits of a number are converted: write src[i].Float32()"},
		{halves + "func a(i int, dst [][2]fp.Half) { dst[i][0] = 1 }\n\nvar _ limb.DD\n", "8:15: dst has elements of type [2]fp.Half"},
		{halves + "func a(i int, dst []fp.Half, h fp.Half) { dst[i] = h }\n\nvar _ limb.DD\n", "8:6: the parameter h of a kernel is github.com/limbfp/limb/fp.Half: write float32, or a slice"},
		{"type s struct{ n int }\n\n//limb:kernel\nfunc a(x limb.DD, k s) limb.DD { return x }\n", "8:6: the parameter k of a map has a field of type int or bool"},
	}, {
		{"//limb:kernel\nfunc a(x limb.DD) limb.DD { return Nothing(x) }\n", "6:36: undefined: Nothing"},
	}, {
		{"//limb:kernel\nfunc a(x limb.DD) limb.DD { return x \n", "6:39: "},
	}} {
		dir := module(t)
		for i, c := range list {
			put(t, dir, fmt.Sprintf("c%d/a.go", i), head+c.text)
		}
		made, err := Packages(t.Context(), dir, "./...")
		for i, c := range list {
			if err == nil || !strings.Contains("\n"+err.Error(), fmt.Sprintf("\nc%d/a.go:%s", i, c.want)) || len(made) > 0 {
				t.Errorf("%s: %v, want %s", c.text, err, c.want)
			}
		}
	}
	dir := module(t)
	put(t, dir, "a.go", head+"//limb:kernel\nfunc _a(x limb.DD) limb.DD { return x }\n\n//limb:kernel\nfunc _b(x limb.DD) limb.DD { return x }\n\n//limb:kernel\nfunc c(x uint32) uint32 { return x }\n")
	_, err := Packages(t.Context(), dir, ".")
	for _, want := range []string{"a.go:6:6: _a has", "a.go:9:6: _b has", "a.go:12:6: the parameter x"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: want all, %s", err, want)
		}
	}
	dir = module(t)
	put(t, dir, "b/b.go", "package b\n\ntype S struct {\n\tData []float64\n\tn    int\n}\n")
	put(t, dir, "a.go", "package user\n\nimport \"example.com/user/b\"\n\n//limb:kernel\nfunc a(i int, s b.S) { s.Data[i] = 0 }\n")
	if _, err := Packages(t.Context(), dir, "."); err == nil || !strings.Contains(err.Error(), "a.go:6:6: the field s.n of another package is not exported: pass it by itself") {
		t.Errorf("a field that code of the package does not see: %v", err)
	}
	dir = module(t)
	for _, pattern := range []string{"./nothing", "example.com/nothing"} {
		if _, err := Packages(t.Context(), dir, pattern); err == nil {
			t.Errorf("%s is found", pattern)
		}
	}
	if list, err := Packages(t.Context(), dir, "./..."); err != nil || len(list) > 0 {
		t.Errorf("a module without packages: %v, %v", list, err)
	}
	t.Setenv("GOFLAGS", "-mod=readonly")
	alone := t.TempDir()
	put(t, alone, "go.mod", "module example.com/alone\n\ngo 1.26\n")
	put(t, alone, "a.go", "package alone\n")
	if _, err := Packages(t.Context(), alone, "."); err == nil || strings.Count(err.Error(), "package github.com/limbfp/limb") != 1 {
		t.Errorf("without limb: %v", err)
	}
}

// TestMarks: a kernel for devices has no assembly, and one that is trusted no checks there; elsewhere than
// in limb's packages an index is checked. The launcher of a trusted one is another.
func TestMarks(t *testing.T) {
	// A package that named a type of limb would have its methods compiled.
	const text = `package user

//limb:kernel MARK
func gather(i int, dst, src []float64, at []int32) { dst[i] = src[at[i]] }
`
	own := func(dir string) { // limb's own
		mod, err := os.ReadFile(filepath.Join(dir, "go.mod"))
		if err != nil {
			t.Fatal(err)
		}
		put(t, dir, "go.mod", strings.Replace(string(mod), "example.com/user", limbPath+"/user", 1))
	}
	dir := module(t)
	own(dir)
	put(t, dir, "a.go", strings.Replace(text, "MARK", "device", 1))
	if p := built(t, dir)[0]; p.Kernels[0].Launcher != "" || !strings.Contains(string(p.Files[goFile]), "var Program string") || len(p.Files) != 2 {
		t.Errorf("limb's own for devices: launcher %q, %d files:\n%s", p.Kernels[0].Launcher, len(p.Files), p.Files[goFile])
	}
	for mark, want := range map[string]struct{ asm, checks bool }{"": {true, true}, "device": {false, false}, "trusted": {true, false}} {
		dir := module(t)
		if mark != "device" {
			own(dir)
		}
		put(t, dir, "a.go", strings.Replace(text, " MARK", strings.TrimRight(" "+mark, " "), 1))
		test := `package user

import "testing"

func TestGather(t *testing.T) {
	src, dst := make([]float64, 100), make([]float64, 70)
	at := make([]int32, len(dst))
	for i := range dst {
		at[i] = int32(99 - i)
		src[at[i]] = float64(i)
	}
	CALL
	for i, x := range dst {
		if x != float64(i) {
			t.Errorf("element %d is %v", i, x)
		}
	}
}
`
		call := "if err := Gather.Slices(len(dst), dst, src, at); err != nil { t.Fatal(err) }"
		if mark == "trusted" { // half of it in plain Go, and nothing allocated
			test = strings.Replace(test, `import "testing"`, `import ("testing"; "github.com/limbfp/limb/internal/run/simd")`, 1)
			call = `n := testing.AllocsPerRun(10, func() {
		Gather.Part(simd.Current(), 0, 32, 32, dst, src, at)
		Gather.Part(simd.Go, 32, len(dst), 0, dst, src, at)
	})
	if n > 0 || Gather.Has(simd.Go) || Gather.Has(simd.Best()) != (simd.Best() > simd.Go) || Gather.Ops() < 1 {
		t.Errorf("%v allocations, %d operations", n, Gather.Ops())
	}`
		}
		put(t, dir, "a_test.go", strings.Replace(test, "CALL", call, 1))
		list := built(t, dir)
		asm, launcher := string(list[0].Files[machines(t)[0].file]), string(list[0].Files[goFile])
		if (asm != "") != want.asm || strings.Contains(asm, "fail1:") != want.checks || strings.Contains(launcher, "an index outside of src") != want.checks {
			t.Errorf("%q: assembly of %d bytes, checks: %v", mark, len(asm), strings.Contains(asm, "fail1:"))
		}
		if (list[0].Kernels[0].InGo == "") != want.asm {
			t.Errorf("%q: it runs in Go because: %q", mark, list[0].Kernels[0].InGo)
		}
		if out, err := run(t, dir, nil, "go", "test", "-vet=off", "."); err != nil {
			t.Errorf("%q: %.2000s", mark, out)
		}
	}
	for mark, want := range map[string]string{
		"trusted": "a.go:3:1: //limb:kernel trusted is for limb's own packages, which vouch for indices: write //limb:kernel",
		"devices": "a.go:3:1: //limb:kernel devices is no directive: write //limb:kernel, or //limb:kernel device",
	} {
		dir := module(t)
		put(t, dir, "a.go", strings.Replace(text, "MARK", mark, 1))
		if _, err := Packages(t.Context(), dir, "."); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", mark, err, want)
		}
	}
}

// TestSame: what is written does not depend on where one stands, or on who writes.
func TestSame(t *testing.T) {
	dir, a := withKernels(t)
	list, err := Packages(t.Context(), filepath.Dir(dir), dir)
	if err == nil {
		t.Log("the go command takes a folder of another module")
	}
	other := module(t, "kernels.go")
	b := built(t, other)[0]
	list = append(list, b)
	for _, p := range list {
		for name, text := range a.Files {
			if !bytes.Equal(text, p.Files[name]) {
				t.Errorf("%s differs", name)
			}
		}
	}
}
