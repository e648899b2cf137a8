package simd_test

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// # Instructions per element
//
// The text of the kernels is read, and the instructions of each loop counted, with what it
// calls: all up to the return, the arms that may be left out among them, and nothing behind
// it, where the rare cases stand. An element's share is a number that no machine changes.

const instructionFile = "testdata/instructions.txt"

var writeInstructions = flag.Bool("write", false, "write "+instructionFile+" instead of checking it")

// A routine is one of assembly, up to its return.
type routine struct {
	code   []string
	labels map[string]int // places in code
	ended  bool
}

// entryLine is what the text says of a function: its name, with the level before it, its
// kernel, and the body that this calls. lanesLine is what limb build writes of a kernel: its name and its code
// at a level; the other numbers of that variable are of frames.
var (
	entryLine = regexp.MustCompile(`^ENTRY\(·(?:entry|avx512)(\w+),((avx2|avx512|neon)_\w+<>)\(SB\),(?:0|(\w+<>)\(SB\))(?:,.*)?\)$`)
	lanesLine = regexp.MustCompile(`^DATA ·limbLanes(\w+?)(?:Kernel)?\+\d+\(SB\)/8,\$((avx2|avx512|neon)_\w+<>)\(SB\)$`)
)

// An entryOf is one of those, with "" for what there is not.
type entryOf struct{ level, name, code, other string }

// routines reads a file of assembly: its routines, and its entries.
func routines(name string) (map[string]*routine, []entryOf, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, nil, err
	}
	list := map[string]*routine{}
	var entries []entryOf
	var r *routine
	wide, neon := false, strings.HasSuffix(name, "_arm64.s") // the routine has vectors of 64 bytes, or of 16
	for _, line := range separate(string(text)) {
		if neon {
			line = fromNEON(line)
		}
		first, rest, _ := strings.Cut(line, " ")
		switch {
		case first == "TEXT":
			name, _, _ := strings.Cut(rest, "(SB)")
			r = &routine{labels: map[string]int{}}
			wide = strings.HasPrefix(name, "avx512_")
			list[name] = r
		case strings.HasPrefix(line, "ENTRY("):
			e := entryLine.FindStringSubmatch(line)
			if e == nil {
				return nil, nil, fmt.Errorf("%s: no entry: %s", name, line)
			}
			entries = append(entries, entryOf{e[3], e[1], e[2], e[4]})
		case strings.HasPrefix(line, "DATA ·limbLanes"):
			if e := lanesLine.FindStringSubmatch(line); e != nil {
				entries = append(entries, entryOf{e[3], e[1], e[2], ""})
			}
		case r == nil || r.ended || line == "" || first == "PCALIGN" || line[0] == '#' || strings.HasPrefix(line, "//"):
		case strings.HasSuffix(line, ":"):
			r.labels[strings.TrimSuffix(line, ":")] = len(r.code)
		case line == "LEAVE":
			r.code, r.ended = append(r.code, "ADDQ", "RET"), true
		case line == "BASE" || strings.HasPrefix(line, "MOVD $"):
			r.code = append(r.code, "ADRP", line)
		case neon && (line == "NARROW" || line == "WIDEN"):
			r.code = append(r.code, slices.Repeat([]string{line}, 4)...)
		case neon && line == "FIRST":
			r.code = append(r.code, slices.Repeat([]string{line}, 2)...)
		case neon && strings.HasPrefix(line, "ANY("):
			r.code = append(r.code, slices.Repeat([]string{line}, 3)...)
		case line == "NARROW" || line == "WIDEN" || strings.HasPrefix(line, "FIRST("):
			r.code = append(r.code, slices.Repeat([]string{line}, 3)...)
		case strings.HasPrefix(line, "BODY("):
			n := line[5 : len(line)-1]
			r.code = append(r.code, "SUBQ $"+n+",BX", "CALL R15", "ADDQ $"+n+",BX")
		case strings.HasPrefix(line, "RUN("):
			n, to, _ := strings.Cut(line[4:len(line)-1], ",")
			r.code = append(r.code, "SUBQ $"+n+",BX", "CALL "+to+"<>(SB)", "ADDQ $"+n+",BX")
		case strings.HasPrefix(line, "NEXT2("):
			r.code = append(r.code, "BTCQ $6,BX", "JCC "+line[6:len(line)-1])
		case strings.HasPrefix(line, "NEXT4(") && wide:
			r.code = append(r.code, "ADDB $64,BX", "JNE "+line[6:len(line)-1], "ADDQ R14,BX")
		case strings.HasPrefix(line, "NEXT4("):
			r.code = append(r.code, "ADDQ $32,BX", "TESTQ $127,BX", "JNE "+line[6:len(line)-1], "SUBQ R14,BX")
		case strings.HasPrefix(line, "TURN("):
			r.code = append(r.code, slices.Repeat([]string{line}, 6)...)
		default:
			r.code = append(r.code, line)
			r.ended = line == "RET"
		}
	}
	return list, entries, nil
}

// separate are the lines of a file, of which one may have several instructions.
func separate(text string) (list []string) {
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		if strings.HasPrefix(line, "#") {
			list = append(list, line)
		} else {
			list = append(list, strings.Split(line, "; ")...)
		}
	}
	return list
}

// fromNEON returns a line of assembly of arm64 as that of amd64, as far as these are looked at.
func fromNEON(line string) string {
	jump, to, _ := strings.Cut(line, " ")
	switch {
	case strings.HasPrefix(line, "SUBS ") && strings.HasSuffix(line, ",R21"):
		return "SUBQ " + strings.TrimSuffix(to, ",R21") + ",SI"
	case jump == "CBNZ":
		_, to, _ = strings.Cut(to, ",")
		return "JNE " + to
	case len(jump) == 3 && jump[0] == 'B' && to != "":
		return "J" + jump[1:] + " " + to
	}
	return line
}

// counted is how a loop says that it has computed elements.
var counted = regexp.MustCompile(`^SUBQ \$(\d+),SI$`)

// again is what stands before the jump at the end of a piece, with how many times more the piece is
// run in a whole turn: the macros NEXT2 and NEXT4.
var again = map[string]int{"BTCQ $6,BX": 1, "TESTQ $127,BX": 3, "ADDB $64,BX": 3}

// turns begins the jump back to the turn of a loop, which is run until no lane goes on.
const turns = "JNE again"

// A counter counts in the routines of a file.
type counter map[string]*routine

// routine returns the routine of that name.
func (c counter) routine(name string) (*routine, error) {
	if r := c[name]; r != nil && r.ended {
		return r, nil
	}
	return nil, fmt.Errorf("no routine %q that returns", name)
}

// length returns the number of instructions of a routine from one to another, with what they call;
// a call of a register is one of body.
func (c counter) length(r *routine, first, last int, body string) (n int, err error) {
	times := make([]int, len(r.code)) // more that an instruction is run
	for _, l := range r.loops(true) {
		for i := l[0]; i <= l[1]; i++ {
			times[i] += again[r.code[l[1]-1]]
		}
	}
	for i := first; i <= last; i++ {
		n += 1 + times[i]
		to, ok := strings.CutPrefix(r.code[i], "CALL ")
		if !ok {
			continue
		}
		if to = strings.TrimSuffix(to, "(SB)"); to == "R15" {
			to = body
		}
		called, err := c.routine(to)
		if err != nil {
			return 0, err
		}
		for _, l := range called.loops(false) {
			if !strings.HasPrefix(called.code[l[1]], turns) { // of which one counts
				return 0, fmt.Errorf("%s, which is called, has a loop at %q", to, called.code[l[0]])
			}
		}
		m, err := c.length(called, 0, len(called.code)-1, "")
		if err != nil {
			return 0, err
		}
		n += m * (1 + times[i])
	}
	return n, nil
}

// loops returns the first and last instruction of each piece that is run again, or of each other loop
// that has no such one in it.
func (r *routine) loops(pieces bool) (list [][2]int) {
	for last, line := range r.code {
		jump, to, _ := strings.Cut(line, " ")
		if first, ok := r.labels[to]; ok && jump[0] == 'J' && first <= last && (last > 0 && again[r.code[last-1]] > 0) == pieces {
			if !slices.ContainsFunc(list, func(l [2]int) bool { return first <= l[0] }) {
				list = append(list, [2]int{first, last})
			}
		}
	}
	return list
}

// kernel returns the instructions for an element in the loop of a kernel: "9.38".
func (c counter) kernel(name, body string) (string, error) {
	r, err := c.routine(name)
	if err != nil {
		return "", err
	}
	loops := r.loops(false)
	if len(loops) != 1 {
		return "", fmt.Errorf("%s has %d loops, want one", name, len(loops))
	}
	code := r.code[loops[0][0] : loops[0][1]+1]
	n, err := c.length(r, loops[0][0], loops[0][1], body)
	if err != nil {
		return "", fmt.Errorf("%s: %w", name, err)
	}
	elements := 0
	for _, line := range code {
		if m := counted.FindStringSubmatch(line); m != nil {
			elements, _ = strconv.Atoi(m[1])
		}
	}
	if elements == 0 {
		return "", fmt.Errorf("%s: a loop from %q that counts no elements", name, code[0])
	}
	return fmt.Sprintf("%.2f", float64(n)/float64(elements)), nil
}

// columns are the levels that instructions.txt counts, one a column.
var columns = [...]string{"avx2", "avx512", "neon"}

// A row is what columns has of a kernel, "-" for nothing.
type row [len(columns)]string

// files have the functions of package simd, and the kernels of transforms and of exact sums.
var files = []string{
	"zf32_avx2_amd64.s", "zf64_avx2_amd64.s", "zf32_avx512_amd64.s", "zf64_avx512_amd64.s", "zf32_neon_arm64.s", "zf64_neon_arm64.s",
	"../../../fft/internal/blocks/zlimb_amd64.s", "../../source/fold/zlimb_amd64.s",
	"../../../fft/internal/blocks/zlimb_arm64.s", "../../source/fold/zlimb_arm64.s",
}

// instructions returns the row of each function, and of each of these kernels.
func instructions() (map[string]row, error) {
	table := map[string]row{}
	for _, file := range files {
		list, entries, err := routines(file)
		if err != nil {
			return nil, err
		}
		if len(entries) == 0 {
			return nil, fmt.Errorf("%s: no entries", file)
		}
		for _, e := range entries {
			if strings.Contains(e.name, "Steps") { // a loop for each kind of step: there are no elements
				continue
			}
			r, ok := table[e.name]
			if !ok {
				r = row{"-", "-", "-"}
			}
			r[slices.Index(columns[:], e.level)], err = counter(list).kernel(e.code, e.other)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", file, err)
			}
			table[e.name] = r
		}
	}
	return table, nil
}

// more reports whether a is more instructions than b.
func more(a, b string) bool {
	x, _ := strconv.ParseFloat(a, 64)
	y, err := strconv.ParseFloat(b, 64)
	return err == nil && x > y
}

// differences says what is other than in a table: first what grew.
func differences(got, want map[string]row) []string {
	var grown, others []string
	for _, name := range slices.Sorted(maps.Keys(got)) {
		old, ok := want[name]
		if !ok {
			others = append(others, name+" is new")
			continue
		}
		for j, figure := range got[name] {
			switch {
			case more(figure, old[j]):
				grown = append(grown, fmt.Sprintf("%s, %s: grew from %s to %s", name, columns[j], old[j], figure))
			case figure != old[j]:
				others = append(others, fmt.Sprintf("%s, %s: was %s and is %s", name, columns[j], old[j], figure))
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(want)) {
		if _, ok := got[name]; !ok {
			others = append(others, name+" is gone")
		}
	}
	return append(grown, others...)
}

const instructionHead = `# Instructions of kernels for each element, in their loops over whole turns, with what these
# call, and without rare cases aside. The columns are AVX2, AVX-512 and NEON.
# go test ./internal/run/simd -run TestInstructions -write
`

// TestInstructions: no kernel takes more instructions for an element than the table says,
// and the table is as the kernels are.
func TestInstructions(t *testing.T) {
	got, err := instructions()
	if err != nil {
		t.Fatal(err)
	}
	if *writeInstructions {
		text := instructionHead
		for _, name := range slices.Sorted(maps.Keys(got)) {
			r := got[name]
			text += name + " " + strings.Join(r[:], " ") + "\n"
		}
		if err := os.WriteFile(instructionFile, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(instructionFile)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]row{}
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		switch {
		case line[0] == '#':
		case len(fields) == 1+len(columns):
			want[fields[0]] = row(fields[1:])
		default:
			t.Errorf("%s: no row: %s", instructionFile, line)
		}
	}
	const most = 20
	list := differences(got, want)
	for i, d := range list {
		if i == most {
			t.Errorf("and %d more", len(list)-most)
			break
		}
		t.Error(d)
	}
	if len(list) > 0 {
		t.Error("where that is meant: go test ./internal/run/simd -run TestInstructions -write")
	}

	for name, planted := range map[string][]string{
		"DDAdd":         {"1.00", "99.00", "-", ""},
		"TurnedFourCDD": {"1.00", "999.00", "-", ""},
	} {
		for _, figure := range planted {
			other := maps.Clone(want)
			r := want[name]
			r[0] = figure
			other[name] = r
			if figure == "" {
				delete(other, name)
			}
			list := differences(other, want)
			if len(list) != 1 || strings.Contains(list[0], "grew") != more(figure, want[name][0]) {
				t.Errorf("%s of %q instructions for an element: %v", name, figure, list)
			}
		}
	}
	if !more("8.76", "8.75") || more("8.75", "8.75") || more("9.75", "10.00") {
		t.Error("a hundredth more is not noticed, or less is")
	}
}

// TestCounting counts in kernels that are written out.
func TestCounting(t *testing.T) {
	c := counter{
		"kernel<>": {code: []string{
			"MOVQ (DI),R8",
			"ADD a,b,c", "CALL R15", "MOV c,(R8)", "ADDQ $64,R8", "SUBQ $8,SI", "JNE turn",
			"RET",
		}, labels: map[string]int{"turn": 1}, ended: true},
		"program<>": {code: []string{
			"MOVQ 288(DI),SI",
			"ADD a,b,c", "CALL f<>(SB)", "SUBQ $4,SI", "JNE turn",
			"DECQ 280(DI)", "JNE again",
			"RET",
		}, labels: map[string]int{"again": 0, "turn": 1}, ended: true},
		"f<>":    {code: []string{"NOP", "CALL g<>(SB)", "RET"}, ended: true},
		"g<>":    {code: []string{"RET"}, ended: true},
		"body<>": {code: []string{"NOP", "RET"}, ended: true},
		"two<>":  {code: []string{"SUBQ $4,SI", "JNE a", "SUBQ $4,SI", "JNE b", "RET"}, labels: map[string]int{"a": 0, "b": 2}, ended: true},
		"twice<>": {code: []string{
			"CALL body2<>(SB)", "SUBQ $4,SI", "JNE turn",
			"RET",
		}, labels: map[string]int{"turn": 0}, ended: true},
		"body2<>": {code: []string{
			"NOP", "BTCQ $6,BX", "JCC p1",
			"CALL g<>(SB)",
			"BTCQ $6,BX", "JCC p2",
			"RET",
		}, labels: map[string]int{"p1": 0, "p2": 4}, ended: true},
		"four times<>": {code: []string{
			"NOP", "ADDB $64,BX", "JNE p1", "CALL body4<>(SB)", "SUBQ $16,SI", "JGT turn",
			"RET",
		}, labels: map[string]int{"turn": 0, "p1": 0}, ended: true},
		"body4<>": {code: []string{
			"NOP", "ADDQ $32,BX", "TESTQ $127,BX", "JNE p1", "SUBQ R14,BX",
			"RET",
		}, labels: map[string]int{"p1": 0}, ended: true},
		"endless<>": {code: []string{"NOP", "JMP a", "RET"}, labels: map[string]int{"a": 0}, ended: true},
		"lost<>":    {code: []string{"CALL nowhere<>(SB)", "SUBQ $4,SI", "JMP a", "RET"}, labels: map[string]int{"a": 0}, ended: true},
		"around<>":  {code: []string{"CALL endless<>(SB)", "SUBQ $4,SI", "JMP a", "RET"}, labels: map[string]int{"a": 0}, ended: true},
		"open<>":    {code: []string{"SUBQ $4,SI", "JMP a"}, labels: map[string]int{"a": 0}},
	}
	for name, want := range map[string]string{"kernel<>": "1.00", "program<>": "2.00", "twice<>": "4.00", "four times<>": "2.06"} {
		if got, err := c.kernel(name, "body<>"); err != nil || got != want {
			t.Errorf("%s has %s, %v; want %s for an element", name, got, err, want)
		}
	}
	for _, name := range []string{"kernel<>", "two<>", "endless<>", "lost<>", "around<>", "open<>", "g<>", "none<>"} {
		if got, err := c.kernel(name, ""); err == nil {
			t.Errorf("%s has %s", name, got)
		}
	}
}
