package arm64

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// use is an instruction with operands: as the macro, and as text of GNU's assembler.
type use struct{ macro, text string }

var operand = regexp.MustCompile(`\b([swx]?)([PQR])\b`)

// uses are an instruction with registers and numbers that show every bit of them.
func (in Instruction) uses() (list []use) {
	for i, regs := range []map[string]int{{"P": 21, "Q": 10, "R": 30}, {"P": 10, "Q": 21, "R": 0}, {"P": 31, "Q": 4, "R": 9}} {
		n := []int{1, 31, 14}[i]
		if strings.Contains(in.Text, "[#]") {
			n = i + 1
		}
		if strings.Contains(in.Text, "xP") { // there is no x31
			regs["P"] = min(regs["P"], 29)
		}
		var args []string
		for _, o := range in.Operands() {
			if o == "N" {
				args = append(args, fmt.Sprint(n))
			} else {
				args = append(args, fmt.Sprint(regs[o]))
			}
		}
		name, rest, _ := strings.Cut(strings.NewReplacer("##", fmt.Sprintf("#%d", n), "[#]", fmt.Sprintf("[%d]", n)).Replace(in.Text), " ")
		rest = operand.ReplaceAllStringFunc(rest, func(s string) string {
			kind := "v"
			if len(s) == 2 {
				kind = s[:1]
			}
			return fmt.Sprint(kind, regs[s[len(s)-1:]])
		})
		list = append(list, use{fmt.Sprintf("%s(%s)", in.Name, strings.Join(args, ",")), name + " " + rest})
	}
	return list
}

var dump = regexp.MustCompile(`(?m)^\t0x[0-9a-f]{4} ((?:[0-9a-f]{2} )+)`)

// assembled are the words that Go's assembler makes of the macros.
func assembled(t *testing.T, list []Instruction) []byte {
	dir := t.TempDir()
	var s strings.Builder
	for _, in := range list {
		s.WriteString(in.Macro())
	}
	s.WriteString("TEXT ·f(SB),4,$0\n")
	for _, in := range list {
		for _, u := range in.uses() {
			s.WriteString(u.macro + "\n")
		}
	}
	file := filepath.Join(dir, "f.s")
	if err := os.WriteFile(file, []byte(s.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "tool", "asm", "-S", "-p", "f", "-o", filepath.Join(dir, "f.o"), file)
	cmd.Env = append(os.Environ(), "GOOS=linux", "GOARCH=arm64", "GOFLAGS=")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	var code []byte
	for _, m := range dump.FindAllSubmatch(out, -1) {
		b, err := hex.DecodeString(strings.ReplaceAll(string(m[1]), " ", ""))
		if err != nil {
			t.Fatal(err)
		}
		code = append(code, b...)
	}
	return code
}

var line = regexp.MustCompile(`(?m)^ *[0-9a-f]+:\t[0-9a-f]{8} \t(.*)$`)

// differ compares words with what GNU's assembler makes of the texts, and its disassembler of the words.
func differ(t *testing.T, list []Instruction, code []byte) (wrong []string) {
	dir := t.TempDir()
	run := func(name string, args ...string) []byte {
		cmd := exec.Command("aarch64-linux-gnu-"+name, args...)
		cmd.Dir = dir
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v\n%s", name, err, out)
		}
		return out
	}
	var uses []use
	var text strings.Builder
	for _, in := range list {
		for _, u := range in.uses() {
			uses = append(uses, u)
			text.WriteString(u.text + "\n")
		}
	}
	for name, data := range map[string][]byte{"f.s": []byte(text.String()), "code": code} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	run("as", "-o", "f.o", "f.s")
	run("objcopy", "-O", "binary", "-j", ".text", "f.o", "want")
	want, err := os.ReadFile(filepath.Join(dir, "want"))
	if err != nil {
		t.Fatal(err)
	}
	lines := line.FindAllSubmatch(run("objdump", "-D", "-b", "binary", "-m", "aarch64", "code"), -1)
	if len(code) < 4*len(uses) || len(want) != 4*len(uses) || len(lines) < len(uses) {
		t.Fatalf("%d instructions: Go's assembler makes %d bytes, GNU's %d, and the disassembler %d lines", len(uses), len(code), len(want), len(lines))
	}
	for i, u := range uses {
		got := strings.Join(strings.Fields(string(lines[i][1])), " ")
		if !bytes.Equal(code[4*i:4*i+4], want[4*i:4*i+4]) || got != u.text {
			wrong = append(wrong, fmt.Sprintf("%s is %x, %q, and %q is %x", u.macro, code[4*i:4*i+4], got, u.text, want[4*i:4*i+4]))
		}
	}
	return wrong
}

// TestWords compares all instructions with binutils' assembler and disassembler, and so a wrong one.
func TestWords(t *testing.T) {
	for _, name := range []string{"as", "objcopy", "objdump"} {
		if _, err := exec.LookPath("aarch64-linux-gnu-" + name); err != nil {
			testenv.Skip(t, "binutils-arm64", err.Error())
		}
	}
	list := Instructions()
	for _, wrong := range differ(t, list, assembled(t, list)) {
		t.Error(wrong)
	}
	for i := range list {
		if list[i].Name == "FSUB2" {
			list[i].Word ^= 1 << 23 // FADD2
		}
	}
	if wrong := differ(t, list, assembled(t, list)); len(wrong) != 3 || !strings.HasPrefix(wrong[0], "FSUB2(") {
		t.Errorf("with a wrong word: %q", wrong)
	}
}
