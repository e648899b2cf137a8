package gen

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/testenv"
)

// horner is what a user adds to the root package, and all that he writes.
const horner = `
// Horner3 returns (c2·x + c1)·x + c0.
func (x Pair[T]) Horner3(c0, c1, c2 Pair[T]) Pair[T] {
	return c2.Mul(x).Add(c1).Mul(x).Add(c0)
}
`

// program runs the new function on a device and on the device cpu, and prints
// the number of elements whose bits differ.
const program = `package main

import (
	"fmt"
	"math/rand/v2"
	"os"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
)

const n = 1 << 16

func main() {
	want, got := run("cpu"), run(os.Args[1])
	differ := 0
	for i, w := range want {
		if w != got[i] {
			differ++
		}
	}
	x, c := operand(3, 0), [3]limb.DF{operand(0, 0), operand(1, 0), operand(2, 0)}
	if want[0] != x.Horner3(c[0], c[1], c[2]) {
		differ++
	}
	fmt.Println("differ", differ)
}

func operand(k, i int) limb.DF {
	r := rand.New(rand.NewPCG(uint64(k), uint64(i)))
	return limb.NewDF(r.NormFloat64())
}

func run(name string) []limb.DF {
	d, err := device.Open(name)
	check(err)
	defer d.Close()
	var in [4]*device.Array[limb.DF]
	for k := range in {
		data := make([]limb.DF, n)
		for i := range data {
			data[i] = operand(k, i)
		}
		in[k], err = device.NewArray[limb.DF](d, n)
		check(err)
		check(in[k].Upload(data))
	}
	out, err := device.NewArray[limb.DF](d, n)
	check(err)
	check(d.Map("DF.Horner3", out, in[3], in[0], in[1], in[2]))
	result := make([]limb.DF, n)
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

// TestOneSource adds a function to a copy of the root package, regenerates, and
// runs it as a kernel; nothing else is edited.
func TestOneSource(t *testing.T) {
	dir := copyModule(t)
	edit(t, filepath.Join(dir, "pair.go"), func(s string) string { return s + horner })
	if err := Write(dir); err != nil {
		t.Fatal(err)
	}
	main := filepath.Join(dir, "onesource")
	if err := os.Mkdir(main, 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(main, "main.go"), []byte(program), 0o666); err != nil {
		t.Fatal(err)
	}
	bin := filepath.Join(main, "onesource")
	run := func(name string, args ...string) (string, error) {
		cmd := exec.Command(name, args...)
		cmd.Dir = dir
		out, err := cmd.CombinedOutput()
		return string(out), err
	}
	if out, err := run("go", "build", "-o", bin, "./onesource"); err != nil {
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
