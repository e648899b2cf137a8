package cpu_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"flag"
	"fmt"
	"math"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
)

// The hashes are those of every machine: what differs between processors, and
// between the code that Go makes for them, must not reach a result.
const hashFile = "testdata/hashes.txt"

var (
	writeHashes = flag.Bool("write", false, "write "+hashFile+" instead of checking it")
	plant       = flag.String("plant", "", "flip the last bit of one result of this function, to see the test fail")
)

// rowsOf is the number of operand rows of a function: fewer of what takes long
// on an emulated processor.
func rowsOf(f kernels.Func) int {
	if f.Ops > 1000 {
		return 512
	}
	return 4096
}

// A short test has the first rows only, which have hashes of their own: an emulated
// processor has done with them in seconds.
const (
	firstRows = 128
	first     = "/first"
)

// TestHashes compares the SHA-256 of the results of each function with the
// committed one.
func TestHashes(t *testing.T) {
	if *writeHashes {
		var text strings.Builder
		for _, f := range kernels.Funcs() {
			fmt.Fprintf(&text, "%s %s\n%s %s\n", hash(t, f, rowsOf(f)), f.Name, hash(t, f, firstRows), f.Name+first)
		}
		if err := os.WriteFile(hashFile+".new", []byte(text.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		if err := os.Rename(hashFile+".new", hashFile); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(hashFile)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{}
	for line := range strings.Lines(string(text)) {
		sum, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		want[name] = sum
	}
	for _, f := range kernels.Funcs() {
		t.Run(f.Name, func(t *testing.T) {
			if f.Limb() == kernels.F64 && softSums() {
				t.Skip("golang.org/issue/79964: this Go is wrong where a sum is subnormal")
			}
			name, rows := f.Name, rowsOf(f)
			if testing.Short() {
				name, rows = f.Name+first, firstRows
			}
			if got := hash(t, f, rows); got != want[name] {
				t.Errorf("the results have the hash\n%s, not\n%s (after a change that is meant, run with -write)", got, want[f.Name])
			}
		})
		delete(want, f.Name)
		delete(want, f.Name+first)
	}
	for name := range want {
		t.Errorf("%s lists %s, which is no function (run with -write)", hashFile, name)
	}
}

// near are two numbers whose difference is subnormal.
var near = [2]float64{0x1.0000000000001p-1000, 0x1p-1000}

// softSums reports whether Go computes float64 in software, as with GO386=softfloat, and
// gets such a difference wrong (golang.org/issue/79964): then functions of float64 have
// other bits, and there is nothing to compare.
func softSums() bool { return near[0]-near[1] != 0x1p-1052 }

// hash runs f on the cpu over rows of random and adversarial operands and returns the
// SHA-256 of its results in hex: the planes one after the other, each value as
// the little-endian bits of a float64, every NaN as one.
func hash(t *testing.T, f kernels.Func, rows int) string {
	t.Helper()
	check := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	dev, err := cpu.Backend{}.Open(0)
	check(err)
	defer dev.Close()
	p, maps, err := kernels.Maps(f.Name)
	check(err)
	cpu.GiveNamed(f.Name)
	ks, err := dev.Build(p, maps, lower.Ladder[0])
	check(err)

	in := operand.Make(1, rows, f.In, operand.Wide)
	outs := plane.Slices(f.Out, plane.List(f.Out, rows))
	l := driver.Launch{Kernel: ks[0], N: rows}
	for _, numbers := range append(outs[:len(outs):len(outs)], plane.Slices(f.In, in)...) {
		b, err := dev.Alloc(len(numbers))
		check(err)
		check(b.Write(0, numbers))
		l.Args = append(l.Args, driver.Slice{Buffer: b, Elem: reflect.ArrayOf(len(numbers)/rows, reflect.TypeFor[byte]()), Len: rows})
	}
	check(dev.Submit([]driver.Launch{l}))
	check(dev.Wait())

	var bits bytes.Buffer
	for i, numbers := range outs {
		check(l.Args[i].(driver.Slice).Buffer.Read(0, numbers))
	}
	for _, p := range plane.FromSlices(f.Out, outs) {
		for i := range rows {
			v := p.At(i)
			if v != v {
				v = math.NaN()
			}
			check(binary.Write(&bits, binary.LittleEndian, v))
		}
	}
	data := bits.Bytes()
	if *plant == f.Name {
		data[len(data)-8] ^= 1
	}
	return fmt.Sprintf("%x", sha256.Sum256(data))
}
