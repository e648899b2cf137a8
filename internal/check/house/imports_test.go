// Package house checks the module as a whole: who imports whom, and that what
// its texts refer to is there. It has only tests.
package house

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
)

const module = "github.com/limbfp/limb"

// lattice says who may import whom: by "a, b < c, d" both c and d may import
// both a and b, and all that these may import. Names are relative to the
// module, "limb" is its root package, and a * is any name.
//
// The standard library is open to all but the root package, whose imports of it
// are listed, and packages of other modules to those that they are listed for.
// No package that a program imports stands to the right of the compiler. The command is
// another module, and imports what it likes.
const lattice = `
	# The types of numbers, by name, and those of Go that they are.
	internal/exact < internal/run/types < internal/run/simd, internal/compiler/ir, internal/run/kernels, internal/compiler/emit/*, vec, fft
	limb, internal/run/types < internal/run/typeof < vec, fft, device

	# The numbers.
	cmp, encoding, math, math/big, math/bits, strconv, fmt < limb
	internal/exact < limb
	limb < vec < fft
	limb < internal/source/butterfly < fft
	kernel, internal/source/butterfly < internal/source/passes < fft/internal/blocks < fft
	internal/run/simd < fft/internal/blocks
	golang.org/x/sys/cpu < internal/run/simd < vec, internal/run/cpu, internal/measure/bench
	limb < internal/source/probe < internal/run/simd
	internal/run/workers, internal/source/element < vec
	kernel, internal/run/simd < internal/source/fold < vec
	internal/run/simd < internal/check/tally
	limb < internal/source/element < internal/run/simd
	internal/run/simd, fft/internal/scheme < fft
	limb < accuracy, internal/run/kernels
	limb < limbsql

	# Machine numbers.
	fp < internal/compiler/ir, internal/check/ptx, paranoia
	limb, fp, internal/run/typeof < fp/interval
	limb, fp/interval, kernel/launch < fp/intervals
	limb, kernel/launch < fp/conversions

	# Algorithms that others have published, on models.
	limb, fp < internal/source/thall < accuracy, paranoia

	# Devices: a backend runs the kernels of the catalogue, and a program sees
	# only device.
	internal/compiler/ir < internal/run/kernels < internal/run/plane < internal/run/driver < internal/run/cl, internal/run/cuda, internal/run/vk, internal/run/webgpu, internal/run/cpu
	internal/run/simd < internal/run/plane
	internal/run/workers < internal/run/driver
	internal/compiler/ir < internal/compiler/lower < internal/run/driver < internal/check/devicetest
	internal/compiler/lower < internal/compiler/emit/spirv, internal/compiler/emit/ptx, internal/compiler/emit/opencl, internal/compiler/emit/wgsl
	internal/compiler/emit/opencl < internal/run/cl
	internal/compiler/emit/spirv < internal/run/vk
	internal/compiler/emit/ptx < internal/run/cuda
	internal/compiler/emit/wgsl < internal/run/webgpu
	github.com/ebitengine/purego < internal/run/library < internal/run/cl, internal/run/cuda, internal/run/vk
	github.com/ebitengine/purego < internal/measure/mpfr
	internal/run/kept < internal/run/library, internal/run/vk, device, internal/measure/peers
	limb, internal/run/cl, internal/run/cuda, internal/run/vk, internal/run/webgpu, internal/run/cpu, internal/run/operand, internal/run/question < device

	# What limb build writes calls: no device, where a program runs its kernels on slices alone.
	internal/run/simd, internal/run/workers < kernel/launch < device

	# What limb's own packages ask of a device.
	kernel/launch < internal/run/inside < device
	internal/run/turn < device
	internal/run/cause < internal/run/turn, kernel/launch, mat, internal/prove/bounds, internal/prove/network

	device, fft/internal/steps, internal/run/kernels < fft/fftdevice
	fft < fft/internal/steps

	# Operands of the self-test and of tests, the same on every device, and what results may be.
	internal/run/plane < internal/run/operand
	internal/run/operand, internal/compiler/lower, internal/run/kernels, fp < internal/run/flushing < device, internal/check/devicetest
	device, internal/check/testenv, internal/check/rounding < internal/check/devicetest
	fp < internal/check/rounding
	internal/check/testenv, web/flags < internal/check/webgpu

	# Errors against MPFR, which only measurements need.
	internal/run/cpu, internal/measure/mpfr < accuracy

	# Formulas for solvers.
	fp, internal/compiler/ir, internal/run/kernels < internal/prove

	# Bounds of errors, from the IR.
	internal/compiler/ir, internal/run/kernels, internal/run/types < internal/prove/bounds

	# Networks of sums, from the IR, for a solver.
	internal/compiler/ir, internal/run/kernels < internal/prove/network

	# Errors of a device's own functions.
	device, vec, internal/measure/mpfr, internal/run/operand < internal/measure/native
	internal/run/library < internal/run/nvrtc < internal/measure/native

	# x86's estimates.
	golang.org/x/sys/cpu < internal/measure/estimate

	# Functions as texts for other languages, with what they must give.
	internal/compiler/emit/lines, internal/compiler/emit/dialect, internal/run/cpu, internal/run/operand, internal/run/flushing < internal/export
	internal/compiler/emit/lines < internal/compiler/emit/dialect, internal/compiler/emit/opencl, internal/compiler/emit/wgsl

	# A user's kernel, to be timed.
	limb, kernel/launch < internal/measure/escape, internal/measure/horner, internal/measure/add22, internal/measure/tiny

	# Files that a command leaves, or makes on its way.
	internal/run/outfile < internal/measure/native, internal/measure/peers

	# The Mandelbrot set, whose kernels are as users write theirs.
	limb, kernel, kernel/launch < mandelbrot/internal/orbit < mandelbrot
	device, internal/run/workers < mandelbrot

	# Numbers of 16 bits, likewise.
	fp, kernel/launch < internal/run/half < vec
	fp < vec

	# Matrices, whose products are kernels of the same kind.
	limb, kernel, kernel/launch < mat/internal/tile < mat
	internal/run/workers, internal/run/types, internal/run/typeof, internal/run/simd, vec < mat
	limb, kernel, mat/internal/tile < mat/matdevice/internal/products < mat/matdevice
	mat, device < mat/matdevice
	mat/internal/elsewhere < mat, mat/matdevice

	# Methods made of them.
	limb < lattice
	mat < integrate < ode
	mat < sdp

	# Programs as users write them.
	limb, device, kernel, kernel/launch, mandelbrot, mat < examples/*

	# The page of the browser.
	limb, device, mandelbrot, internal/run/kernels, internal/compiler/ir, internal/compiler/lower, internal/compiler/emit/wgsl, web/internal/parts < web/page
	internal/compiler/ir, internal/run/kernels, web/flags, web/internal/parts < web/make
	internal/run/kernels < web/internal/parts

	# The package for npm.
	internal/export, internal/run/kernels < npm/make

	# What an arithmetic is.
	device, fp, internal/run/kernels, internal/compiler/ir, internal/run/question < paranoia

	# Times of slices.
	limb, internal/run/kernels, vec < internal/measure/bench

	# The compiler.
	internal/compiler/ir < internal/compiler/frontend, internal/compiler/emit/*, internal/compiler/launch
	internal/compiler/once < internal/compiler/frontend, internal/compiler/emit/gocode
	fp, internal/compiler/ir < internal/compiler/lower
	internal/compiler/ir < internal/check/compiled
	internal/run/kernels < internal/check/random
	internal/compiler/lower, internal/compiler/emit/ptx, internal/check/ptx < internal/check/onptx
	limb < internal/compiler/frontend/subset
	limb, kernel < internal/compiler/frontend/programs
	limb < paranoia/internal/probes < paranoia
	limb, kernel < internal/source/reduce < vec, device, vec/vecdevice/internal/sums
	vec < device
	internal/source/element < vec/vecdevice/internal/sums < vec/vecdevice
	vec, device, internal/run/typeof < vec/vecdevice
`

// A rule lets each package on its right import each on its left.
type rule struct{ left, right []string }

func parse(text string) []rule {
	var rules []rule
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "#")
		var left []string
		for i, names := range strings.Split(line, "<") {
			right := strings.FieldsFunc(names, func(r rune) bool { return strings.ContainsRune(", \t\n", r) })
			if i > 0 {
				rules = append(rules, rule{left, right})
			}
			left = right
		}
	}
	return rules
}

func match(patterns []string, name string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool {
		ok, _ := path.Match(p, name)
		return ok
	})
}

// allowed reports whether name may import imp. The rules have no cycles, or
// they would say nothing.
func allowed(rules []rule, name, imp string) bool {
	for _, r := range rules {
		if !match(r.right, name) {
			continue
		}
		if match(r.left, imp) || slices.ContainsFunc(r.left, func(l string) bool { return allowed(rules, l, imp) }) {
			return true
		}
	}
	return false
}

// A pkg is what go list says of a package.
type pkg struct {
	ImportPath string
	Standard   bool
	Imports    []string
	CgoFiles   []string
}

// name returns the path as the lattice has it.
func name(importPath string) string {
	if importPath == module {
		return "limb"
	}
	return strings.TrimPrefix(importPath, module+"/")
}

// violations returns the imports that the rules do not allow.
func violations(rules []rule, pkgs []pkg) []string {
	var bad []string
	for _, p := range pkgs {
		who := name(p.ImportPath)
		for _, imp := range p.Imports {
			first, _, _ := strings.Cut(imp, "/")
			standard := !strings.Contains(first, ".")
			if standard && who != "limb" || allowed(rules, who, name(imp)) {
				continue
			}
			bad = append(bad, fmt.Sprintf("%s imports %s, which no rule allows", who, name(imp)))
		}
		if len(p.CgoFiles) > 0 {
			bad = append(bad, fmt.Sprintf("%s uses cgo: %v", who, p.CgoFiles))
		}
	}
	return bad
}

func list(t *testing.T, args ...string) []pkg {
	t.Helper()
	cmd := exec.Command("go", append([]string{"list", "-json=ImportPath,Standard,Imports,CgoFiles"}, args...)...)
	cmd.Env = append(cmd.Environ(), "CGO_ENABLED=1") // else go list leaves cgo files out
	cmd.Dir = "../../.."
	out, err := cmd.Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			err = fmt.Errorf("%w\n%s", err, exit.Stderr)
		}
		t.Fatalf("%v: %v", cmd, err)
	}
	var pkgs []pkg
	for dec := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p pkg
		if err := dec.Decode(&p); errors.Is(err, io.EOF) {
			return pkgs
		} else if err != nil {
			t.Fatal(err)
		}
		pkgs = append(pkgs, p)
	}
}

func TestImports(t *testing.T) {
	pkgs := list(t, "./...")
	if len(pkgs) < 5 || pkgs[0].ImportPath != module {
		t.Fatalf("go list found %v", pkgs)
	}
	for _, v := range violations(parse(lattice), pkgs) {
		t.Error(v)
	}
}

// TestDependencies: whoever imports limb gets the standard library and internal/exact, and nothing
// else, with limb/vec what asks the processor for its instructions, and with
// limb/fft no drivers of devices either.
func TestDependencies(t *testing.T) {
	for pkg, want := range map[string][]string{
		".": {module, module + "/internal/exact"},
		"./vec": {
			module, module + "/fp", module + "/internal/exact", module + "/internal/run/cause", module + "/internal/run/half", module + "/internal/run/simd", module + "/internal/run/typeof", module + "/internal/run/types", module + "/internal/run/workers",
			module + "/internal/source/element", module + "/internal/source/fold", module + "/internal/source/probe", module + "/internal/source/reduce", module + "/kernel", module + "/kernel/launch", module + "/vec", "golang.org/x/sys/cpu",
		},
		"./fft": {
			module, module + "/fft", module + "/fft/internal/blocks", module + "/fft/internal/scheme",
			module + "/fp", module + "/internal/exact", module + "/internal/run/cause", module + "/internal/run/half", module + "/internal/run/simd", module + "/internal/run/typeof", module + "/internal/run/types", module + "/internal/run/workers",
			module + "/internal/source/butterfly", module + "/internal/source/element", module + "/internal/source/fold", module + "/internal/source/passes", module + "/internal/source/probe", module + "/internal/source/reduce", module + "/kernel", module + "/kernel/launch", module + "/vec", "golang.org/x/sys/cpu",
		},
	} {
		var got []string
		for _, p := range list(t, "-deps", pkg) {
			if !p.Standard {
				got = append(got, p.ImportPath)
			}
		}
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("%s depends on %v, want %v", pkg, got, want)
		}
	}
}

// checks returns the files of programs that import a package of internal/check: tests may, and
// the packages there. A file in testdata is a test's.
func checks(files fs.FS) (found []string, err error) {
	err = fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (name == "internal/check" || d.Name() == "testdata" || name != "." && strings.HasPrefix(d.Name(), ".")):
			return fs.SkipDir
		case !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, i := range file.Imports {
			if p, _ := strconv.Unquote(i.Path.Value); strings.HasPrefix(p, module+"/internal/check/") {
				found = append(found, fmt.Sprintf("%s imports %s: tests alone do: move what a program runs to where it belongs", name, strings.TrimPrefix(p, module+"/")))
			}
		}
		return nil
	})
	return found, err
}

// TestChecks: internal/check is for tests alone, in all modules and on all platforms.
func TestChecks(t *testing.T) {
	found, err := checks(os.DirFS(root))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range found {
		t.Error(f)
	}
	file := func(imports string) *fstest.MapFile {
		return &fstest.MapFile{Data: []byte("package p\n\nimport _ \"" + module + "/" + imports + "\"\n")}
	}
	found, err = checks(fstest.MapFS{
		"device/planted_plan9.go": file("internal/check/tally"), "gen/planted.go": file("internal/check/house/a"), // noticed
		"device/planted_test.go": file("internal/check/tally"), "internal/check/a/a.go": file("internal/check/tally"),
		"gen/build/testdata/a.go": file("internal/check/tally"), "device/planted.go": file("internal/run/cpu"),
	})
	if len(found) != 2 || err != nil {
		t.Errorf("of two that are planted %q are noticed (%v)", found, err)
	}
}

func TestViolations(t *testing.T) {
	rules := parse(lattice)
	for _, c := range []struct{ who, imp string }{
		{"limb", "unsafe"},
		{"limb", "github.com/ebitengine/purego"},
		{"limb", module + "/internal/run/kernels"},
		{"device", module + "/internal/compiler/frontend"},
		{"internal/run/cl", module + "/internal/run/cpu"},
		{"internal/run/cpu", module + "/internal/compiler/frontend"},
		{"accuracy", module + "/device"},
		{"vec", "github.com/mmcloughlin/avo/build"},
		{"internal/new", module},
	} {
		path := module
		if c.who != "limb" {
			path += "/" + c.who
		}
		if v := violations(rules, []pkg{{ImportPath: path, Imports: []string{c.imp}}}); len(v) != 1 {
			t.Errorf("%s imports %s: %d violations, want 1", c.who, c.imp, len(v))
		}
	}
	if v := violations(rules, []pkg{{ImportPath: module + "/vec", CgoFiles: []string{"a.go"}}}); len(v) != 1 {
		t.Errorf("a file with cgo: %d violations, want 1", len(v))
	}
	for _, c := range []pkg{
		{ImportPath: module, Imports: []string{"math/big"}},
		{ImportPath: module + "/fft", Imports: []string{module, "unsafe"}},
		{ImportPath: module + "/internal/compiler/emit/opencl", Imports: []string{module + "/internal/compiler/ir"}},
	} {
		if v := violations(rules, []pkg{c}); v != nil {
			t.Errorf("%s: %v, want none", c.ImportPath, v)
		}
	}
}
