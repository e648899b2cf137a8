package gen

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// horner is what a user adds to the root package, and all that he writes.
const horner = `
// Horner3 returns (x + c1)·x + c0.
//
// Error: ≤ 12u²(|x²| + |c1·x| + |c0|).
// Domain: as Mul and Add.
// Cost: 48 flops with a fused multiply-add.
//
//limb:function
//limb:twin Cost: 324 flops with a fused multiply-add.
func (x Pair[T]) Horner3(c0, c1 Pair[T]) Pair[T] {
	return x.Add(c1).Mul(x).Add(c0)
}
`

// asks are the tests that ask for what no source has: an exact value to compare with.
var asks = []struct{ test, pkg, want string }{
	{"TestCoverage", "./accuracy", "QD.Horner3 states an error and is not measured: add a line to functions, in functions.go\n"},
}

// others are tests that go through the functions, and have nothing to say.
var others = []string{"-run", "^(TestImports|TestTypes|TestCatalogue|TestModule|TestList)$", "./internal/run/kernels", "./internal/run/typeof", "./internal/check/house"}

// program runs the new function on a device and on the device cpu, and prints
// the number of elements whose bits differ.
const program = `package main

import (
	"fmt"
	"math/rand/v2"
	"os"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/vec"
)

const n = 1 << 16

type number[N any] interface {
	limb.DF | limb.QF
	Horner3(c0, c1 N) N
}

func main() { fmt.Println("differ", compare("DF", limb.NewDF[float64])+compare("QF", limb.NewQF[float64])) }

func compare[N number[N]](typ string, of func(float64) N) (differ int) {
	operand := func(k, i int) N {
		r := rand.New(rand.NewPCG(uint64(k), uint64(i)))
		return of(r.NormFloat64())
	}
	want, got := run("cpu", typ, operand), run(os.Args[1], typ, operand)
	for i, w := range want {
		if w != got[i] {
			differ++
		}
	}
	x, c0, c1 := []N{operand(2, 0)}, []N{operand(0, 0)}, []N{operand(1, 0)}
	if vec.Horner3(x, x, c0, c1); want[0] != x[0] || want[0] != limb.Horner3(operand(2, 0), c0[0], c1[0]) {
		differ++
	}
	return differ
}

func run[N number[N]](name, typ string, operand func(k, i int) N) []N {
	d, err := device.Open(name)
	check(err)
	defer d.Close()
	var in [3]*device.Array[N]
	for k := range in {
		data := make([]N, n)
		for i := range data {
			data[i] = operand(k, i)
		}
		in[k], err = device.NewArray[N](d, n)
		check(err)
		check(in[k].Upload(data))
	}
	out, err := device.NewArray[N](d, n)
	check(err)
	check(d.Map(typ+".Horner3", out, in[2], in[0], in[1]))
	result := make([]N, n)
	check(out.Download(result))
	return result
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
`

// testOneSource runs horner, which is in the root package of a copy of the module and in what
// is written from it, as a kernel, for pairs and for quads; nothing else is edited for it. The
// module's own tests of its functions pass, but for those that ask for what is written by hand.
func testOneSource(t *testing.T, dir string) {
	run := func(name string, args ...string) (string, error) {
		cmd := exec.Command(name, args...)
		cmd.Dir = dir
		out, err := cmd.CombinedOutput()
		return string(out), err
	}
	for _, c := range asks {
		out, err := run("go", "test", "-short", "-run", "^"+c.test+"$", c.pkg)
		if err == nil || !strings.Contains(out, c.want) {
			t.Errorf("%s of %s says %s, want %s", c.test, c.pkg, out, c.want)
		}
	}
	if out, err := run("go", append([]string{"test"}, others...)...); err != nil {
		t.Errorf("%v: %s", others, out)
	}
	main := filepath.Join(dir, "onesource")
	if err := os.Mkdir(main, 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(main, "main.go"), []byte(program), 0o666); err != nil {
		t.Fatal(err)
	}
	bin := filepath.Join(main, "onesource")
	// The whole library is compiled in this folder: without inlining that takes a quarter less.
	if out, err := run("go", "build", "-gcflags=github.com/limbfp/limb/...=-dwarf=false -l", "-o", bin, "./onesource"); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	out, err := run(bin, "opencl:0")
	if err != nil && strings.Contains(out, "opencl") {
		testenv.Skip(t, "opencl", out)
	}
	if err != nil || strings.TrimSpace(out) != "differ 0" {
		t.Errorf("%v: %s", err, out)
	}
}
