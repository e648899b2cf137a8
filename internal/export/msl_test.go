package export

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/operand"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/plane"
)

// # Metal, without it
//
// Texts in MSL are C++14, and run on the processor behind a header that has the place of
// Metal's own. What Metal's compiler makes of them nobody has seen here.

// clang is a compiler of C++.
func clang(t testing.TB) string {
	t.Helper()
	for _, name := range []string{"clang++", "clang++-15", "clang++-19", "clang++-14", "g++"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	testenv.Skip(t, "clang", "no compiler of C++ in PATH")
	return ""
}

// onHost compiles a text with a program that runs function f on rows from its input, and runs it.
func onHost(t testing.TB, f kernels.Func, n int, flags ...string) error {
	t.Helper()
	text, err := Write(File{Language: msl, Functions: []string{f.Name}, Version: "test"})
	if err != nil {
		t.Fatal(err)
	}
	g, _ := kernels.IR(f.Name)
	in := operand.Make(7, n, f.In, operand.Wide)
	want, err := cpu.Run(f, in)
	if err != nil {
		t.Fatal(err)
	}
	s := shader{Language: msl, shade: &shadeMSL}
	words := planeWords(in)
	var b strings.Builder
	fmt.Fprintf(&b, "%s#include <cstdio>\nstatic uint words[%d];\nint main()\n{\n\tfread(words, 4, %d, stdin);\n\tfor (uint i = 0; i < %d; i++) {\n", text, len(words)+n*len(want), len(words), n)
	b.WriteString(s.call(g, n))
	fmt.Fprintf(&b, "\t}\n\tfwrite(words + %d, 4, %d, stdout);\n}\n", len(words), n*len(want))
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
	results := make([]uint32, n*len(want))
	if _, err := binary.Decode(out, binary.LittleEndian, results); err != nil {
		t.Fatal(err)
	}
	return operand.Differ(f, in, want, planesOf(f, results, n), 3)
}

// planeWords returns the bits of planes of 32 bits, one after the other; planesOf are results
// of such.
func planeWords(planes []plane.Plane) (words []uint32) {
	for _, p := range planes {
		for i := range p.Len() {
			words = append(words, uint32(word(p, i)))
		}
	}
	return words
}

func planesOf(f kernels.Func, words []uint32, n int) []plane.Plane {
	list := plane.List(f.Out, n)
	for j, some := range slices.Collect(slices.Chunk(words, n)) {
		for i, w := range some {
			if list[j].Elem == kernels.F32 {
				list[j].F32()[i] = math.Float32frombits(w)
			} else {
				list[j].I32()[i] = int32(w)
			}
		}
	}
	return list
}

// TestMSL: without what the pragmas ask Metal for, which compilers of C++ have options for, a
// text is wrong.
func TestMSL(t *testing.T) {
	for _, name := range []string{"DF.Add", "DF.Mul", "DF.Exp", "DF.Sin", "QF.Mul"} {
		f, _ := kernels.Lookup(name)
		for _, flags := range [][]string{{"-O2", "-ffp-contract=off"}, {"-O2", "-ffp-contract=off", "-DLIMB_BARRIER"}} {
			if err := onHost(t, f, 1<<14, flags...); err != nil {
				t.Errorf("%v: %v", flags, err)
			}
		}
		if err := onHost(t, f, 1<<14, "-O2", "-ffast-math", "-march=native"); err == nil {
			t.Errorf("%s: nothing differs with -ffast-math", name)
		}
	}
}
