package gen

import (
	"bytes"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// A change is what a step of CONTRIBUTING.md does to a file: one text is put before another, which the file
// has once.
type change struct{ file, before, text string }

// typeRow are the changes for a type of three limbs, beside a file with its arithmetic.
var typeRow = []change{
	{"internal/run/types/types.go", "}\n\n// Floats are", `	{Name: "Tri", Wide: "quartet", Formats: []*exact.Format{exact.TF, exact.TD},
		Files: []string{"canon.go", "compare.go", "convert.go", "div.go", "pair.go", "text.go"}},
`},
	{"internal/exact/round.go", "\tQF  = &Format", `	TF  = &Format{"TF", tri, 3, 24, -149, 128}
	TD  = &Format{"TD", tri, 3, 53, -1074, 1024}
`},
	{"internal/exact/round.go", "\tquad = []string", "\ttri  = []string{\"X0\", \"X1\", \"X2\"}\n"},
	{"pair.go", "func (x Pair[T]) SubFloat", "//limb:twin Tri Error: ≤ 1.01u³|x-a|.\n//limb:twin Tri Cost: 58 flops.\n"},
	{"canon.go", "func (x Pair[T]) IsNormalized", "//limb:twin Tri IsNormalized reports whether x has the form that the operations take and return: that of a [Quad] whose last limb is 0.\n"},
	{"canon.go", "func (x Pair[T]) ULP", `//limb:twin Tri ULP returns the distance between neighbours of the grid around x: 2^(e-3p+1) for 2^e ≤ |x| < 2^(e+1), and not less than the smallest subnormal number.
//limb:twin Tri The grid is the numbers that have at most 3p significant bits (72 for a [TF], 159 for a [TD]; p is 24 or 53, the bits of a limb) and are multiples of the smallest subnormal number.
`},
	{"new.go", " | ComplexNumber\n}\n", " | TF | TD"},
	{"new.go", "\tdefault:\n\t\tpanic(", "\tcase *TF:\n\t\t*p = triOf[float32](x)\n\tcase *TD:\n\t\t*p = triOf[float64](x)\n"},
}

// TestType adds a type by the steps of CONTRIBUTING.md alone, as far as arithmetic, text and conversions:
// one of three limbs. It is compared with math/big. What is left out is asked for by name.
func TestType(t *testing.T) {
	dir := copyModule(t)
	touched := map[string]bool{}
	apply := func(file string) {
		t.Helper()
		for _, c := range typeRow {
			if c.file != file {
				continue
			}
			replaceOnce(t, filepath.Join(dir, file), c.before, c.text+c.before)
		}
		touched[file] = true
	}
	add := func(from, to string) {
		t.Helper()
		copyFile(t, filepath.Join("testdata/type", from), filepath.Join(dir, to))
	}
	run := func(args ...string) (string, error) {
		cmd := exec.Command("go", args...)
		cmd.Dir = dir
		// Without inlining the root package is compiled in two thirds of the time.
		cmd.Env = append(os.Environ(), "GOFLAGS="+os.Getenv("GOFLAGS")+" '-gcflags=github.com/limbfp/limb=-dwarf=false -l'")
		out, err := cmd.CombinedOutput()
		return string(out), err
	}
	says := func(want string, args ...string) {
		t.Helper()
		if out, err := run(args...); (err == nil) != (want == "") || !strings.Contains(out, want) {
			t.Fatalf("go %v: %v, want %q\n%s", args, err, want, out)
		} else if want == "" {
			t.Log(strings.TrimSpace(out))
		}
	}
	// Of make generate it takes what is not for devices, and no table of the functions that it has not yet.
	edit(t, filepath.Join(dir, "zconst.go"), testenv.Emptied)
	add("main.go", "gen/newtype/main.go")
	add("tri_test.go", "internal/check/newtype/tri_test.go")
	generate, test := []string{"run", "./gen/newtype"}, []string{"test", "-vet=off", "-v", "./internal/check/newtype"}

	apply("internal/run/types/types.go")
	says("undefined: exact.TF", generate...)
	apply("internal/exact/round.go")
	says(`IsNormalized has a paragraph "IsNormalized" of its own for a Quad, and none for a Tri: write //limb:twin Tri IsNormalized …`, generate...)
	apply("canon.go")
	says(`SubFloat has a paragraph "Error:" of its own for a Quad, and none for a Tri`, generate...)
	apply("pair.go")
	add("tri.go", "tri.go")
	touched["tri.go"] = true
	says("undefined: triFromBig", "build", ".")
	says("", generate...)
	if err := os.Remove(filepath.Join(dir, "tri.go")); err != nil {
		t.Fatal(err)
	}
	says("undefined: Tri", "build", ".")
	add("tri.go", "tri.go")
	if testenv.Full() { // the root is compiled anew
		says("TF does not satisfy limb.Number", test...)
	}
	apply("new.go")
	says("", test...)

	generated := []string{"zinstances.go"}
	copyFile(t, filepath.Join(root, "zconst.go"), filepath.Join(dir, "zconst.go"))
	if testenv.Full() { // all that is generated, with other positions, and what goes through the types
		says("", "test", "-C", "gen", "-count=1", ".", "-generate", "-run", "TestGenerated")
		says("", append([]string{"test"}, others...)...)
		for _, dir := range strings.Fields("examples/heat internal/measure/escape internal/measure/horner internal/run/kernels internal/source/passes mandelbrot/internal/orbit mat/matdevice/internal/products vec/vecdevice/internal/sums") {
			generated = append(generated, dir+"/zlimb.ir")
		}
	}
	files := slices.Sorted(maps.Keys(touched))
	t.Logf("touched: %v", files)
	if len(files) > 12 {
		t.Errorf("%d files are touched, and may be 12", len(files))
	}
	want := append(slices.DeleteFunc(slices.Clone(files), func(f string) bool { return f == "tri.go" }), generated...)
	slices.Sort(want)
	if got := changed(t, dir); !slices.Equal(got, want) {
		t.Errorf("%v are others now, want %v", got, want)
	}
}

// changed returns the files of the module that are others in a copy of it.
func changed(t *testing.T, dir string) (names []string) {
	t.Helper()
	for _, name := range moduleFiles(t) {
		here, err := os.ReadFile(filepath.Join(root, name))
		if os.IsNotExist(err) {
			continue
		}
		there, missing := os.ReadFile(filepath.Join(dir, name))
		if err != nil || missing != nil || !bytes.Equal(here, there) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}
