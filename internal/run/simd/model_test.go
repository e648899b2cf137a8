package simd_test

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
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

// A listing is a file of kernels: the lines of its routines, up to their ends, and its instructions in the notation of GNU's
// assembler.
type listing struct {
	routines map[string][]string
	size     map[string]int // of frames, in bytes
	texts    map[string]string
	operands map[string][]string
	entries  map[string]entryOf
}

var macroLine = regexp.MustCompile(`^#define (\w+)\(([\w,]+)\) WORD .*// (.*)$`)

// wordLine is the shorter name that a file has for such a macro.
var wordLine = regexp.MustCompile(`^#define (\w+)\([PQR,]+\) (F\w+)\([PQR,]+\)$`)

func readListing(name string) (*listing, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	l := &listing{map[string][]string{}, map[string]int{}, map[string]string{}, map[string][]string{}, map[string]entryOf{}}
	routine, size := "", 0
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSuffix(line, "\n")
		if m := macroLine.FindStringSubmatch(line); m != nil {
			l.operands[m[1]], l.texts[m[1]] = strings.Split(m[2], ","), m[3]
		}
		if m := wordLine.FindStringSubmatch(line); m != nil {
			l.operands[m[1]], l.texts[m[1]] = l.operands[m[2]], l.texts[m[2]]
		}
		if z, ok := strings.CutPrefix(line, "#define Z "); ok {
			size, _ = strconv.Atoi(z)
		}
		if e := entryLine.FindStringSubmatch(line); e != nil {
			l.entries[e[1]] = entryOf{e[3], e[1], e[2], e[4]}
		}
		if text, ok := strings.CutPrefix(line, "TEXT "); ok {
			routine, _, _ = strings.Cut(text, "(SB)")
			l.size[routine] = size
			continue
		}
		if routine != "" {
			l.routines[routine] = append(l.routines[routine], line)
		}
		if line == "LEAVE" {
			routine = ""
		}
	}
	return l, nil
}

// number returns what a letter of a register, or a number, stands for.
func (l *listing) number(s string) string {
	if i := strings.Index("abcdefghijklmnopqrstuvwxyzABCDEF", s); i >= 0 && len(s) == 1 {
		return strconv.Itoa(i)
	}
	return s
}

var (
	macroCall = regexp.MustCompile(`^(\w+)\(([\w,]+)\)$`)
	vectorOf  = regexp.MustCompile(`\b([swx]?)([PQR])\b`)
	slotOf    = regexp.MustCompile(`S\((\d+)\)`)
	address   = regexp.MustCompile(`(-?\d+)\(R(\d+)\)`)
	shifted   = regexp.MustCompile(`^ADD R(\d+)<<(\d+),R(\d+),R(\d+)$`)
)

// text returns a line in the notation of GNU's assembler.
func (l *listing) text(routine, line string) string {
	if m := macroCall.FindStringSubmatch(line); m != nil && l.texts[m[1]] != "" {
		at := map[string]string{}
		for i, x := range strings.Split(m[2], ",") {
			at[l.operands[m[1]][i]] = l.number(x)
		}
		name, rest, _ := strings.Cut(l.texts[m[1]], " ")
		rest = strings.NewReplacer("#N", "#"+at["N"], "[N]", "["+at["N"]+"]").Replace(rest)
		return name + " " + vectorOf.ReplaceAllStringFunc(rest, func(s string) string {
			if len(s) == 2 {
				return s[:1] + at[s[1:]]
			}
			return "v" + at[s]
		})
	}
	if m := macroCall.FindStringSubmatch(line); m != nil && len(m[1]) == 1 {
		a, b, _ := strings.Cut(m[2], ",")
		switch m[1] {
		case "L":
			line = fmt.Sprintf("FMOVQ S(%s),F%s", a, l.number(b))
		case "T":
			line = fmt.Sprintf("FMOVQ F%s,S(%s)", l.number(a), b)
		case "G":
			line = fmt.Sprintf("FMOVQ %s(R22),F%s", a, l.number(b))
		}
	}
	line = strings.Replace(line, "left-8(SP)", "8(R31)", 1)
	line = slotOf.ReplaceAllStringFunc(line, func(s string) string {
		n, _ := strconv.Atoi(s[2 : len(s)-1])
		return fmt.Sprintf("%d(R19)", l.size[routine]-16*n)
	})
	if m := shifted.FindStringSubmatch(line); m != nil {
		return fmt.Sprintf("add x%s, x%s, x%s, lsl #%s", m[4], m[3], m[1], m[2])
	}
	name, rest, _ := strings.Cut(line, " ")
	args := strings.Split(rest, ",")
	register := func(s string) string {
		s = strings.Replace(strings.Replace(s, "ZR", "xzr", 1), "R", "x", 1)
		if f, ok := strings.CutPrefix(s, "F"); ok {
			s = map[string]string{"FMOVQ": "q", "FMOVD": "d"}[name] + f
		}
		return s
	}
	switch name {
	case "FMOVQ", "FMOVD", "MOVD":
		if strings.HasPrefix(args[0], "$") {
			return "adrp " + register(args[1]) + ", K\nadd " + register(args[1]) + ", " + register(args[1]) + ", :lo12:K"
		}
		for i, move := range []string{"ldr", "str"} {
			if m := address.FindStringSubmatch(args[i]); m != nil {
				return strings.Replace(fmt.Sprintf("%s %s, [x%s, #%s]", move, register(args[1-i]), m[2], m[1]), "x31", "sp", 1)
			}
		}
		return fmt.Sprintf("mov %s, %s", register(args[1]), register(args[0]))
	case "ADD", "SUB", "SUBS", "AND":
		n, _ := strconv.Atoi(args[0][1:])
		r := register(args[1])
		if n > 4095 {
			return fmt.Sprintf("mov x27, #%d\n%s %s, %[3]s, x27", n&0xffff, strings.ToLower(name), r)
		}
		return fmt.Sprintf("%s %s, %[2]s, #%d", strings.ToLower(name), r, n)
	case "CBZW", "CBZ", "CBNZ":
		return "cbz w0, K"
	case "TST":
		return "tst x21, #2"
	case "BGT", "BNE", "BEQ":
		return "b." + strings.ToLower(name[1:]) + " K"
	}
	return "? " + line
}

// trace is what a routine runs, or its turn alone: pieces four times, and what it calls, but for arms.
func (l *listing) trace(routine, body string, turn bool) (list []string, err error) {
	lines, ok := l.routines[routine]
	if !ok {
		return nil, fmt.Errorf("no routine %s", routine)
	}
	if turn {
		lines = lines[slices.Index(lines, "turn:")+1:]
		end := slices.IndexFunc(lines, func(line string) bool { return strings.HasSuffix(line, " turn") })
		lines = lines[:end+1]
	}
	labels, near := map[string]int{}, "" // behind an arm
	add := func(text ...string) { list = append(list, text...) }
	for _, line := range lines {
		name, args, _ := strings.Cut(strings.TrimSuffix(line, ")"), "(")
		first, second, _ := strings.Cut(args, ",")
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
		case line == "ENTER":
			add("str x30, [sp, #-32]!", "stur x29, [sp, #-8]", "sub x29, sp, #8", "sub x19, x19, #64")
		case line == "LEAVE":
			add("add x19, x19, #64", "ldur x29, [sp, #-8]", "ldr x30, [sp], #32", "b K")
		case line == "BASE":
			add("adrp x22, K", "add x22, x22, :lo12:K")
		case name == "RUN" || name == "BODY":
			to := body
			if name == "RUN" {
				to = second + "<>"
			}
			called, err := l.trace(to, "", false)
			if err != nil {
				return nil, err
			}
			add("add x19, x19, #64", "b K")
			add(called...)
			add("sub x19, x19, #64")
		case name == "NEXT4":
			next := []string{"add x19, x19, #16", "tst x19, #63", "b.ne K"}
			piece := append(slices.Clone(list[labels[second+first]:]), next...)
			add(next...)
			for range 3 {
				add(piece...)
			}
			add("sub x19, x19, x14")
		case name == "TURN":
			add("mov x14, #8", "cmp x21, x14", "csel x14, x21, x14, lt", "lsl x14, x14, #3", "sub x19, x19, x14", "add x19, x19, #64")
		case name == "FIRST":
			add("cmp x2, #0", "csel x0, x19, x0, eq")
		case name == "ANY":
			add("ldp x3, x4, [x19, #64]", "orr x2, x2, x3", "orr x2, x2, x4")
		case line == "NARROW":
			add("mov x19, x0", "and x14, x0, #63", "neg x14, x14", "add x14, x14, #64")
		case line == "WIDEN":
			add("ldr x14, [sp, #8]", "and x19, x19, #-64", "sub x19, x19, x14", "add x19, x19, #64")
		default:
			text := l.text(routine, line)
			if strings.HasPrefix(text, "?") {
				return nil, fmt.Errorf("%s: what is %s?", routine, line)
			}
			add(text)
		}
	}
	return list, nil
}

// commonest are the functions that are modelled; the first ones are asked for more.
var commonest = []string{
	"DD.Add", "DD.Mul", "DD.Exp", "DD.Log", "DD.Sin", "QD.Add", "QD.Mul", "QD.Exp",
	"DD.Sub", "DD.Div", "DD.Sqrt", "DD.Cos", "DD.Tanh", "DD.Atan2", "QD.Div", "DF.Add", "DF.Mul", "DF.Exp", "QF.Add", "CDD.Mul",
}

var (
	processor  = flag.String("processor", "neoverse-v2", "what TestModel has llvm-mca model")
	cyclesLine = regexp.MustCompile(`Total Cycles: +(\d+)`)
	limitLine  = regexp.MustCompile(`Block RThroughput: +([\d.]+)`)
)

// modelled returns the cycles of a turn behind others, and how many there are at least, by what each pipe has to do.
func modelled(mca string, text []string) (cycles, least float64, err error) {
	n := max(3000/len(text), 2)
	total := map[int]float64{}
	for _, turns := range []int{n, 2 * n} {
		cmd := exec.Command(mca, "-mtriple=aarch64", "-mcpu="+*processor, fmt.Sprint("-iterations=", turns), "-instruction-info=0", "-resource-pressure=0")
		cmd.Stdin = strings.NewReader(strings.Join(text, "\n") + "\n")
		out, err := cmd.CombinedOutput()
		c, l := cyclesLine.FindSubmatch(out), limitLine.FindSubmatch(out)
		if err != nil || c == nil || l == nil {
			return 0, 0, fmt.Errorf("%s: %v\n%s", mca, err, out)
		}
		total[turns], _ = strconv.ParseFloat(string(c[1]), 64)
		least, _ = strconv.ParseFloat(string(l[1]), 64)
	}
	return (total[2*n] - total[n]) / float64(n), least, nil
}

// TestModel: in a model of Neoverse V2 the commonest kernels of arm64 take little longer than their instructions must,
// each pipe one in a cycle. Where each waits for the one before it, that is noticed.
func TestModel(t *testing.T) {
	mca, err := exec.LookPath("llvm-mca-19")
	if err != nil {
		testenv.Skip(t, "llvm-mca", err.Error()+" (Debian: llvm-19)")
	}
	program := kernels.Program()
	list := map[ir.Type]*listing{}
	for _, limb := range []ir.Type{ir.F32, ir.F64} {
		if list[limb], err = readListing(fmt.Sprintf("z%s_neon_arm64.s", limb)); err != nil {
			t.Fatal(err)
		}
	}
	for i, name := range commonest {
		if testing.Short() && i > 1 {
			break
		}
		f := program.Lookup(name)
		e := list[f.Limb].entries[strings.ReplaceAll(name, ".", "")]
		text, err := list[f.Limb].trace(e.code, e.other, true)
		if err != nil {
			t.Fatal(err)
		}
		cycles, least, err := modelled(mca, text)
		if err != nil {
			t.Fatal(err)
		}
		elements := 2 * map[ir.Type]float64{ir.F32: 4, ir.F64: 2}[f.Limb]
		if e.other != "" {
			elements *= 2
		}
		share, asked := least/cycles, 0.55
		if i < 8 {
			asked = 0.7
		}
		adds, muls := f.Flops()
		flops := float64(adds+muls) / 4 / map[ir.Type]float64{ir.F32: 4, ir.F64: 2}[f.Limb] // cycles of an element in four pipes
		t.Logf("| %s | %.1f | %.0f | %.0f |", name, cycles/elements, 100*share, 100*flops/(cycles/elements))
		if *processor == "neoverse-v2" && share < asked {
			t.Errorf("%s takes %.1f cycles for an element, and its instructions %.1f: less than %.0f %% of the limit", name, cycles/elements, least/elements, 100*asked)
		}
	}
	chain := slices.Repeat([]string{"fadd v0.2d, v0.2d, v1.2d"}, 20)
	if cycles, least, err := modelled(mca, chain); err != nil || least/cycles > 0.3 {
		t.Errorf("a chain of sums takes %.1f cycles, at least %.1f: %v", cycles, least, err)
	}
}
