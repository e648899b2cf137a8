package simd_test

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
)

// # Cycles of kernels of arm64, in a model
//
// llvm-mca has models of processors. It is given what a kernel runs in a turn, what it calls among that,
// and tells how many cycles a turn takes where all is in the nearest cache and no jump is mistaken.

// A listing is a file of kernels: its lines, of each what Go's assembler makes of it, where its routines begin, and its entries.
type listing struct {
	lines    []string // without the first
	words    [][]uint32
	routines map[string]int // the line of its TEXT
	entries  map[string]entryOf
}

var (
	placed = regexp.MustCompile(`^\t0x[0-9a-f]+ (\d+) \(.*:(\d+)\)\t(\w*)`)
	dumped = regexp.MustCompile(`^\t0x[0-9a-f]{4,} ((?:[0-9a-f]{2} )+)`)
)

// readListing assembles a file.
func readListing(name string) (*listing, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	l := &listing{append([]string{""}, strings.Split(string(data), "\n")...), nil, map[string]int{}, map[string]entryOf{}}
	l.words = make([][]uint32, len(l.lines))
	for i, line := range l.lines {
		if e := entryLine.FindStringSubmatch(line); e != nil {
			l.entries[e[1]] = entryOf{e[3], e[1], e[2], e[4]}
		}
		if e := lanesLine.FindStringSubmatch(line); e != nil {
			l.entries[e[1]] = entryOf{e[3], e[1], e[2], ""}
		}
		if text, ok := strings.CutPrefix(line, "TEXT "); ok {
			routine, _, _ := strings.Cut(text, "(SB)")
			l.routines[routine] = i
		}
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	cmd := exec.Command("go", "tool", "asm", "-S", "-p", "p", "-I", ".", "-I", filepath.Join(strings.TrimSpace(string(root)), "pkg", "include"), "-o", os.DevNull, name)
	cmd.Env = append(os.Environ(), "GOOS=linux", "GOARCH=arm64", "GOFLAGS=")
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	// A routine is the lines of its instructions, each with the address where what it becomes begins, and then all bytes.
	var at, lines []int
	var code []byte
	end := func() {
		for i, line := range lines {
			to := len(code)
			if i+1 < len(at) {
				to = at[i+1]
			}
			for k := at[i]; k < to; k += 4 {
				if w := binary.LittleEndian.Uint32(code[k:]); w != 0 { // what fills a routine up
					l.words[line] = append(l.words[line], w)
				}
			}
		}
		at, lines, code = nil, nil, nil
	}
	for line := range strings.Lines(string(out)) {
		if m := placed.FindStringSubmatch(line); m != nil && m[3] != "PCDATA" && m[3] != "FUNCDATA" {
			address, _ := strconv.Atoi(m[1])
			number, _ := strconv.Atoi(m[2])
			at, lines = append(at, address), append(lines, number)
		} else if m := dumped.FindStringSubmatch(line); m != nil && lines != nil {
			b, err := hex.DecodeString(strings.ReplaceAll(m[1], " ", ""))
			if err != nil {
				return nil, err
			}
			code = append(code, b...)
		} else if line[0] != '\t' {
			end()
		}
	}
	end()
	return l, nil
}

// trace is what a routine runs, or its turn alone: pieces four times, and what it calls, but for arms.
func (l *listing) trace(routine, body string, turn bool) ([]uint32, error) {
	first, ok := l.routines[routine]
	if !ok {
		return nil, fmt.Errorf("no routine %s", routine)
	}
	last := first + slices.IndexFunc(l.lines[first:], func(line string) bool { return turn && strings.HasSuffix(line, " turn") || line == "LEAVE" })
	if turn {
		first += slices.Index(l.lines[first:last], "turn:")
	}
	return l.run(first, last, body)
}

// innermost is what the longest loop of a program's routine runs that has no other in it.
func (l *listing) innermost(routine string) ([]uint32, error) {
	first, ok := l.routines[routine]
	if !ok {
		return nil, fmt.Errorf("no routine %s", routine)
	}
	labels, from, to, inner := map[string]int{}, 0, 0, 0 // inner: where the last loop ended
	for i := first; l.lines[i] != "LEAVE"; i++ {
		jump, label, _ := strings.Cut(l.lines[i], " ")
		if begin, ok := labels[label]; ok && jump[0] == 'J' {
			if begin >= inner && i-begin > to-from {
				from, to = begin, i
			}
			inner = i
		}
		labels[strings.TrimSuffix(l.lines[i], ":")] = i
	}
	return l.run(from, to, "")
}

// run is what the lines from one to another run.
func (l *listing) run(first, last int, body string) (list []uint32, err error) {
	labels, near := map[string]int{}, "" // behind an arm
	for i := first; i <= last; i++ {
		line, words := l.lines[i], l.words[i]
		name, args, _ := strings.Cut(strings.TrimSuffix(line, ")"), "(")
		piece, number, _ := strings.Cut(args, ",")
		if near != "" && line != near+":" {
			continue
		}
		near = ""
		if strings.HasPrefix(line, "CBZ R2,") {
			near = line[len("CBZ R2,"):]
		}
		switch {
		case strings.HasPrefix(line, "PCALIGN"):
		case strings.HasSuffix(line, ":"):
			labels[line[:len(line)-1]] = len(list)
		case name == "RUN" || name == "BODY":
			to := body
			if name == "RUN" {
				to = number + "<>"
			}
			called, err := l.trace(to, "", false)
			if err != nil {
				return nil, err
			}
			list = slices.Concat(list, words[:len(words)-1], called, words[len(words)-1:])
		case name == "NEXT4": // a jump back, and behind it one instruction
			list = append(list, words[:len(words)-1]...)
			list = slices.Concat(list, slices.Repeat(list[labels[piece]:], 3), words[len(words)-1:])
		default:
			list = append(list, words...)
		}
	}
	return list, nil
}

// commonest are the functions that are modelled; the first ones are asked for more. Of transforms and products of
// matrices it is the innermost loop of the longest kernels, whose cycles are those of a turn.
var (
	commonest = []string{
		"DD.Add", "DD.Mul", "DD.Exp", "DD.Log", "DD.Sin", "QD.Add", "QD.Mul", "QD.Exp",
		"DD.Sub", "DD.Div", "DD.Sqrt", "DD.Cos", "DD.Tanh", "DD.Atan2", "QD.Div", "DF.Add", "DF.Mul", "DF.Exp", "QF.Add", "CDD.Mul",
	}
	innermosts = []struct{ file, entry string }{
		{"../../../fft/internal/blocks/zlimb_arm64.s", "PlainFourCDF"}, {"../../../fft/internal/blocks/zlimb_arm64.s", "PlainFourCDD"},
		{"../../../fft/internal/blocks/zlimb_arm64.s", "TurnedFourCDD"}, {"../../../fft/internal/blocks/zlimb_arm64.s", "TurnedFourCQD"},
		{"../../../mat/internal/tile/zlimb_arm64.s", "Machine8F64"}, {"../../../mat/internal/tile/zlimb_arm64.s", "Pairs4F32"}, {"../../../mat/internal/tile/zlimb_arm64.s", "Pairs4F64"},
		{"../../../mat/internal/tile/zlimb_arm64.s", "Quads1F64"}, {"../../../mat/internal/tile/zlimb_arm64.s", "Modular6"},
	}
	processors = []string{"neoverse-v2", "neoverse-v1", "neoverse-n1", "apple-m1"}
)

const modelFile = "testdata/cycles.txt"

var (
	cyclesLine = regexp.MustCompile(`Total Cycles: +(\d+)`)
	limitLine  = regexp.MustCompile(`Block RThroughput: +([\d.]+)`)
)

// disassembled is the text of instructions. Calls and returns are jumps there: the model cannot follow, and would wait.
func disassembled(code []uint32) (string, error) {
	var s strings.Builder
	for _, w := range code {
		if w>>26 == 0x25 || w&0xff9ffc1f == 0xd61f0000 {
			w = 5 << 26
		}
		fmt.Fprintf(&s, "%#x %#x %#x %#x\n", w&0xff, w>>8&0xff, w>>16&0xff, w>>24)
	}
	cmd := exec.Command("llvm-mc-19", "--disassemble", "-triple=aarch64", "-mattr=+v8.2a")
	cmd.Stdin = strings.NewReader(s.String())
	out, err := cmd.CombinedOutput()
	if n := bytes.Count(out, []byte("\n")); err != nil || n < len(code) || bytes.Contains(out, []byte("warning")) {
		return "", fmt.Errorf("llvm-mc-19: %v, %d lines of %d instructions\n%s", err, n, len(code), out)
	}
	return string(out), nil
}

// modelled returns the cycles of a turn behind others, and how many there are at least, by what each pipe has to do.
func modelled(processor, text string) (cycles, least float64, err error) {
	n := max(3000/strings.Count(text, "\n"), 2)
	total := map[int]float64{}
	for _, turns := range []int{n, 2 * n} {
		cmd := exec.Command("llvm-mca-19", "-mtriple=aarch64", "-mcpu="+processor, fmt.Sprint("-iterations=", turns), "-instruction-info=0", "-resource-pressure=0")
		cmd.Stdin = strings.NewReader(text)
		out, err := cmd.CombinedOutput()
		c, l := cyclesLine.FindSubmatch(out), limitLine.FindSubmatch(out)
		if err != nil || c == nil || l == nil {
			return 0, 0, fmt.Errorf("llvm-mca-19: %v\n%s", err, out)
		}
		total[turns], _ = strconv.ParseFloat(string(c[1]), 64)
		least, _ = strconv.ParseFloat(string(l[1]), 64)
	}
	return (total[2*n] - total[n]) / float64(n), least, nil
}

const cyclesHead = `# Cycles of kernels for each element, and of the innermost loops of transforms and of products of matrices for a turn,
# as llvm-mca-19 models four processors, with how much of that their instructions need at least, in percent.
# go test ./internal/run/simd -run TestModel -write
`

// TestModel: in models of processors the commonest kernels of arm64 take as long as the table says, and on
// Neoverse V2 little longer than their instructions must, each pipe one in a cycle. Where each waits for the one before it, that is noticed.
func TestModel(t *testing.T) {
	for _, name := range []string{"llvm-mca-19", "llvm-mc-19"} {
		if _, err := exec.LookPath(name); err != nil {
			testenv.Skip(t, "llvm-mca", err.Error()+" (Debian: llvm-19)")
		}
	}
	list := map[string]*listing{}
	read := func(file string) *listing {
		if list[file] == nil {
			var err error
			if list[file], err = readListing(file); err != nil {
				t.Fatal(err)
			}
		}
		return list[file]
	}
	var table strings.Builder
	table.WriteString(cyclesHead + "# " + strings.Join(processors, ", ") + "\n")
	model := func(name string, code []uint32, err error, elements, asked float64) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		text, err := disassembled(code)
		if err != nil {
			t.Fatal(err)
		}
		table.WriteString(name)
		for _, p := range processors {
			cycles, least, err := modelled(p, text)
			if err != nil {
				t.Fatal(err)
			}
			fmt.Fprintf(&table, "  %.1f %.0f", cycles/elements, 100*least/cycles)
			if p == processors[0] && least/cycles < asked {
				t.Errorf("%s takes %.1f cycles, and its instructions %.1f: less than %.0f %% of the limit", name, cycles/elements, least/elements, 100*asked)
			}
		}
		table.WriteString("\n")
	}
	whole := testenv.Full() || *writeInstructions // 200 runs of llvm-mca
	program := kernels.Program()
	for i, name := range commonest {
		if !whole && i > 1 {
			break // as a short test has it, the control included
		}
		f := program.Lookup(name)
		l := read(fmt.Sprintf("z%s_neon_arm64.s", f.Limb))
		e := l.entries[strings.ReplaceAll(name, ".", "")]
		code, err := l.trace(e.code, e.other, true)
		elements, asked := 2*map[ir.Type]float64{ir.F32: 4, ir.F64: 2}[f.Limb], 0.55
		if e.other != "" {
			elements *= 2
		}
		if i < 8 {
			asked = 0.7
		}
		model(name, code, err, elements, asked)
	}
	if whole {
		for _, k := range innermosts {
			code, err := read(k.file).innermost(read(k.file).entries[k.entry].code)
			model(k.entry, code, err, 1, 0.55)
		}
		got := table.String()
		if *writeInstructions {
			if err := os.WriteFile(modelFile, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if want, err := os.ReadFile(modelFile); err != nil || string(want) != got {
			t.Errorf("%s is not (%v)\n%s", modelFile, err, got)
		}
	}
	chain := strings.Repeat("fadd v0.2d, v0.2d, v1.2d\n", 20)
	if cycles, least, err := modelled(processors[0], chain); err != nil || least/cycles > 0.3 {
		t.Errorf("a chain of sums takes %.1f cycles, at least %.1f: %v", cycles, least, err)
	}
}
