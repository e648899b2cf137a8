package export

import (
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/emit/dialect"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/operand"
)

// harnessRS prints a program that reads words and writes results.
func harnessRS(list []Case) string {
	l := printerRS
	var s strings.Builder
	s.WriteString("use std::io::{Read, Write};\n\nfn main() {\n\tlet mut bytes = Vec::new();\n\tstd::io::stdin().read_to_end(&mut bytes).unwrap();\n" +
		"\tlet words: Vec<u64> = bytes.chunks(8).map(|c| u64::from_le_bytes([c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7]])).collect();\n\tlet mut out: Vec<u64> = Vec::new();\n\tlet mut at = 0;\n")
	for _, c := range list {
		n, in := c.In[0].Len(), len(c.In)
		fmt.Fprintf(&s, "\tfor w in words[at..at + %d].chunks(%d) {\n\t\tlet v = %s(%s);\n", n*in, in, l.Name(dialect.Func, c.IR.Name), strings.Join(wordsOfRS.arguments(l, c, "w[%d]"), ", "))
		for j, part := range l.Parts(c.IR, "v") {
			switch c.IR.Results[j].Type {
			case ir.F32:
				part += ".to_bits() as u64"
			case ir.F64:
				part += ".to_bits()"
			default:
				part += " as i32 as u32 as u64"
			}
			fmt.Fprintf(&s, "\t\tout.push(%s);\n", part)
		}
		fmt.Fprintf(&s, "\t}\n\tat += %d;\n", n*in)
	}
	s.WriteString("\tlet _ = at;\n\tlet bytes: Vec<u8> = out.iter().flat_map(|w| w.to_le_bytes()).collect();\n\tstd::io::stdout().write_all(&bytes).unwrap();\n}\n")
	return s.String()
}

// TestRust: what rustc makes of the text has the bits of plain Go, and no warnings, with a
// fused multiply-add and without, and with LIMB_FULL where integers are checked for overflow; a text that is wrong in one place is noticed.
func TestRust(t *testing.T) {
	testenv.Long(t, "rustc takes seconds; TestC has the same functions")
	rustc := testenv.Found(t, "rustc", "rustc")
	names := sampled()
	list := cases(t, names, testenv.Size(1<<10, 1<<12, 1<<14), operand.Wide)
	if i := slices.Index(names, "DD.Sqr"); i >= 0 {
		// LLVM 22 takes it that x·x + y is never -0, which it is where it underflows: below the domain of DD.Sqr.
		list[i] = cases(t, names[i:i+1], 1<<14, operand.Narrow)[0]
	}
	source := text(t, rust, 0, names...) + harnessRS(list)
	for _, options := range []string{"-O -C target-cpu=native", "-O", "-C debug-assertions"}[:testenv.Size(1, 2, 3)] {
		p, err := build(t, rustc, ".rs", source, append(strings.Fields(options), "-D", "warnings")...)
		if err != nil {
			t.Fatal(err)
		}
		compare(t, list, execute(t, p, stream(list)), 2)
	}
	list = cases(t, []string{"DD.Add", "DD.Mul"}, 1<<10, operand.Wide)
	wrong := strings.Replace(text(t, rust, 0, "DD.Add", "DD.Mul"), "if FMA { a.mul_add(b, -p) }", "if p == p { a * b - p }", 1)
	p, err := build(t, rustc, ".rs", wrong+harnessRS(list), "-O")
	if err != nil {
		t.Fatal(err)
	}
	if bad := compare(t, list, execute(t, p, stream(list)), 0); bad != 1 {
		t.Errorf("%d functions differ where errors of products are 0", bad)
	}
}

// TestRustAlone: a function that nothing stands beside is compiled too, with errors of products
// and without.
func TestRustAlone(t *testing.T) {
	testenv.Long(t, "rustc takes seconds; TestC has the same functions")
	rustc := testenv.Found(t, "rustc", "rustc")
	for _, name := range []string{"f64.TwoSum", "f32.TwoProd", "DD.Add", "DD.Mul", "DD.Div", "DD.Sqrt", "DF.Mul", "QD.Neg", "CDD.Add"} {
		if _, err := build(t, rustc, ".rs", text(t, rust, 1, name)+"fn main() {}\n", "--emit=metadata", "-D", "warnings"); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestRustSelfTest: the self-test passes, and fails where a row has another result.
func TestRustSelfTest(t *testing.T) {
	testenv.Long(t, "rustc compiles four functions with their rows, twice")
	rustc := testenv.Found(t, "rustc", "rustc")
	source := text(t, rust, 64, "DD.Add", "DF.Exp", "DD.SinCos", "DF.Less")
	at := strings.Index(source, "DD_ADD_ROWS")
	for _, c := range []struct {
		source string
		good   bool
	}{{source, true}, {source[:at] + strings.Replace(source[at:], "0x3", "0x4", 1), false}} {
		p, err := build(t, rustc, ".rs", c.source, "-O", "--test", "-D", "warnings")
		if err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command(p).CombinedOutput(); (err == nil) != c.good || !strings.Contains(string(out), map[bool]string{true: "4 passed", false: "dd_add differs in row"}[c.good]) {
			t.Errorf("%v: %s", err, out)
		}
	}
}
