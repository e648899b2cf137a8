package export

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
)

// # Metal, without it
//
// Texts in MSL are C++14, and run on the processor behind a header that has the place of
// Metal's own. What Metal's compiler makes of them nobody has seen here.

// clang is a compiler of C++.
func clang(t testing.TB) string {
	t.Helper()
	return testenv.Found(t, "clang", "clang++", "clang++-15", "clang++-19", "clang++-14", "g++")
}

// onHost compiles a text with a program that runs function f on rows from its input, and runs it.
func onHost(t testing.TB, f kernels.Func, n int, flags ...string) error {
	t.Helper()
	s := shader{Language: msl, shade: &shadeMSL}
	c, text := s.text(t, f, false)
	in := operand.Make(7, n, f.In, operand.Wide)
	want, err := cpu.Run(f, in)
	if err != nil {
		t.Fatal(err)
	}
	results := onProcessor(t, text, n, s.call(c.Text, n), planeWords(in), len(planeWords(want)), flags...)
	return operand.Differ(f, in, want, planesOf(f, results, n), 3)
}

// onProcessor runs statements for each i below n, which read and write words, behind a text, and
// returns the words behind those that it is given.
func onProcessor(t testing.TB, text string, n int, statements string, words []uint32, size int, flags ...string) []uint32 {
	t.Helper()
	var b strings.Builder
	fmt.Fprintf(&b, "%s#include <cstdio>\nstatic uint words[%d];\nint main()\n{\n\tfread(words, 4, %d, stdin);\n\tfor (uint i = 0; i < %d; i++) {\n", text, len(words)+size, len(words), n)
	b.WriteString(statements)
	fmt.Fprintf(&b, "\t}\n\tfwrite(words + %d, 4, %d, stdout);\n}\n", len(words), size)
	source, program := filepath.Join(t.TempDir(), "text.cpp"), filepath.Join(t.TempDir(), "program")
	if err := os.WriteFile(source, []byte(b.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	args := append([]string{"-std=c++14", "-Wno-unknown-pragmas", "-Wno-unused-result", "-I", "testdata/metal", "-o", program, source}, flags...)
	if log, err := exec.Command(clang(t), args...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, log)
	}
	cmd := exec.Command(program)
	raw, _ := binary.Append(nil, binary.LittleEndian, words)
	cmd.Stdin = bytes.NewReader(raw)
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	results := make([]uint32, size)
	if _, err := binary.Decode(out, binary.LittleEndian, results); err != nil {
		t.Fatal(err)
	}
	return results
}

// planeWords returns the bits of planes, as planes of 32 bits, one after the other; planesOf are
// results of such.
func planeWords(planes []plane.Plane) (words []uint32) {
	for _, p := range planes {
		for shift := 0; shift < 8*p.Elem.Size(); shift += 32 {
			for i := range p.Len() {
				words = append(words, uint32(word(p, i)>>shift))
			}
		}
	}
	return words
}

func planesOf(f kernels.Func, words []uint32, n int) []plane.Plane {
	list := plane.List(f.Out, n)
	for _, p := range list {
		for i := range n {
			w := uint64(words[i])
			if p.Elem == kernels.F64 {
				w |= uint64(words[n+i]) << 32
			}
			setWord(p, i, w)
		}
		words = words[n*p.Elem.Size()/4:]
	}
	return list
}

// TestMSL: without what the pragmas ask Metal for, which compilers of C++ have options for, a
// text is wrong, but where it is made of integers.
func TestMSL(t *testing.T) {
	testenv.Long(t, "a compiler of C++ takes seconds; TestC has the same functions")
	list := []string{"DF.Mul", "DD.Mul", "DF.Exp"}[:testenv.Size(1, 3, 3)]
	if testenv.Full() {
		list = append(list, "DF.Add", "DF.Sin", "QF.Mul", "CDF.Mul", "DD.Exp", "QD.Add", "CDD.Mul")
	}
	for _, name := range list {
		f, _ := kernels.Lookup(name)
		for _, flags := range [][]string{{"-O2", "-ffp-contract=off"}, {"-O2", "-ffp-contract=off", "-DLIMB_BARRIER"}} {
			if err := onHost(t, f, 1<<14, flags...); err != nil {
				t.Errorf("%v: %v", flags, err)
			}
		}
		if err := onHost(t, f, 1<<14, "-O2", "-ffast-math", "-march=native"); (err != nil) != (f.Limb() == kernels.F32) {
			t.Errorf("%s with -ffast-math: %v", name, err)
		}
	}
}
