package simd_test

import (
	"bufio"
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

// routines reads a file of assembly: its routines, and its indices, which are lists of
// names of routines.
func routines(name string) (map[string]*routine, map[string][]string, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, nil, err
	}
	defer file.Close()
	list, indices := map[string]*routine{}, map[string][]string{}
	var r *routine
	scanner := bufio.NewScanner(file)
	for scanner.Scan() {
		line := strings.TrimSpace(scanner.Text())
		first, rest, _ := strings.Cut(line, " ")
		switch {
		case first == "TEXT":
			name, _, _ := strings.Cut(rest, "(SB)")
			r = &routine{labels: map[string]int{}}
			list[name] = r
		case first == "DATA":
			if index, entry, ok := strings.Cut(rest, "_index<>"); ok {
				_, to, _ := strings.Cut(entry, "$")
				indices[index] = append(indices[index], strings.TrimSuffix(to, "(SB)"))
			}
		case r == nil || r.ended || line == "" || first == "GLOBL" || line[0] == '#' || strings.HasPrefix(line, "//"):
		case strings.HasSuffix(line, ":"):
			r.labels[strings.TrimSuffix(line, ":")] = len(r.code)
		default:
			r.code = append(r.code, line)
			r.ended = line == "RET"
		}
	}
	return list, indices, scanner.Err()
}

// counted is how a loop says that it has computed elements.
var counted = regexp.MustCompile(`^SUBQ \$\+?(\d+), SI$`)

// A counter counts in the routines of a file.
type counter map[string]*routine

// length returns the number of instructions of code, with what it calls; a call of a
// register is one of body.
func (c counter) length(code []string, body string) (int, error) {
	n := len(code)
	for _, line := range code {
		to, ok := strings.CutPrefix(line, "CALL ")
		if !ok {
			continue
		}
		if to = strings.TrimSuffix(to, "(SB)"); to == "R15" {
			to = body
		}
		r := c[to]
		if r == nil || !r.ended {
			return 0, fmt.Errorf("a call of %q, which is not there or does not return", to)
		}
		if l := r.loops(); len(l) > 0 {
			return 0, fmt.Errorf("%s, which is called, has a loop at %q", to, r.code[l[0][0]])
		}
		m, err := c.length(r.code, "")
		if err != nil {
			return 0, err
		}
		n += m
	}
	return n, nil
}

// loops returns the first and last instruction of each loop that has no other one in it.
func (r *routine) loops() (list [][2]int) {
	for last, line := range r.code {
		jump, to, _ := strings.Cut(line, " ")
		if first, ok := r.labels[to]; ok && jump[0] == 'J' && first <= last {
			if !slices.ContainsFunc(list, func(l [2]int) bool { return first <= l[0] }) {
				list = append(list, [2]int{first, last})
			}
		}
	}
	return list
}

// kernel returns the instructions for an element in each loop of a kernel, in the order of
// the text: "9.38s/9.63/27.50", with an s where results go around the caches.
func (c counter) kernel(name, body string) (string, error) {
	r := c[name]
	if r == nil || !r.ended {
		return "", fmt.Errorf("no routine %q that returns", name)
	}
	var texts []string
	for _, l := range r.loops() {
		code := r.code[l[0] : l[1]+1]
		n, err := c.length(code, body)
		if err != nil {
			return "", fmt.Errorf("%s: %w", name, err)
		}
		elements, mark := 0, ""
		for _, line := range code {
			if m := counted.FindStringSubmatch(line); m != nil {
				elements, _ = strconv.Atoi(m[1])
			}
			if strings.HasPrefix(line, "VMOVNT") {
				mark = "s"
			}
		}
		if elements == 0 {
			return "", fmt.Errorf("%s: a loop from %q that counts no elements", name, code[0])
		}
		texts = append(texts, fmt.Sprintf("%.2f%s", float64(n)/float64(elements), mark))
	}
	if len(texts) == 0 {
		return "", fmt.Errorf("%s has no loop", name)
	}
	return strings.Join(texts, "/"), nil
}

// functions returns the lists of functions of a file, in the order of the indices.
func functions(file string) (map[string][]string, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	lists, name := map[string][]string{}, ""
	for line := range strings.Lines(string(text)) {
		if list, ok := strings.CutPrefix(line, "var "); ok {
			name, _, _ = strings.Cut(list, " ")
		} else if f := strings.Split(line, `"`); len(f) == 3 && name != "" {
			lists[name] = append(lists[name], f[1])
		}
	}
	return lists, nil
}

// columns are those of the table: kernels over planes and over structs, and passes that leave
// their results and that turn them.
var columns = [...]string{"avx2 planes or plain", "avx2 structs or turned", "avx512 planes or plain", "avx512 structs or turned"}

// A row is what columns has of a function, "-" for nothing.
type row [len(columns)]string

// instructions returns the row of each function.
func instructions() (map[string]row, error) {
	table := map[string]row{}
	names, err := functions("znames_amd64.go")
	if err != nil {
		return nil, err
	}
	for _, file := range []struct {
		name   string
		column int
	}{{"avx2_f32", 0}, {"avx2_f64", 0}, {"avx512_f32", 2}, {"avx512_f64", 2}} {
		level, limb, _ := strings.Cut(file.name, "_")
		list, indices, err := routines("z" + limb + "_" + level + "_amd64.s")
		if err != nil {
			return nil, err
		}
		// An index has two kernels of each function, and where each is 3 the body.
		read := func(index string, each int, names []string) error {
			all := indices[index]
			if len(names) == 0 || len(all) != each*len(names) {
				return fmt.Errorf("%s: %d routines for %d functions", index, len(all), len(names))
			}
			for i, f := range names {
				at := all[i*each:][:each]
				r, ok := table[f]
				if !ok {
					r = row{"-", "-", "-", "-"}
				}
				for j, name := range at[:2] {
					if name == "0" {
						continue
					}
					var err error
					if r[file.column+j], err = counter(list).kernel(name, at[each-1]); err != nil {
						return err
					}
				}
				table[f] = r
			}
			return nil
		}
		if err := read(file.name, 3, names["names"+limb[1:]]); err != nil {
			return nil, err
		}
		if err := read(file.name+"_passes", 2, names["passes"+limb[1:]]); err != nil {
			return nil, err
		}
	}
	return table, nil
}

// more reports whether a loop has more instructions in a than in b.
func more(a, b string) bool {
	list := strings.Split(b, "/")
	for i, text := range strings.Split(a, "/") {
		if i < len(list) {
			x, _ := strconv.ParseFloat(strings.TrimSuffix(text, "s"), 64)
			y, _ := strconv.ParseFloat(strings.TrimSuffix(list[i], "s"), 64)
			if x > y {
				return true
			}
		}
	}
	return false
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
		for j, figures := range got[name] {
			switch {
			case more(figures, old[j]):
				grown = append(grown, fmt.Sprintf("%s, %s: grew from %s to %s", name, columns[j], old[j], figures))
			case figures != old[j]:
				others = append(others, fmt.Sprintf("%s, %s: was %s and is %s", name, columns[j], old[j], figures))
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

const instructionHead = `# Instructions of kernels for each element, in each of their loops: one whose results go
# around the caches (s), one for whole vectors, one for the rest. Where there is one alone it
# does all of that. What is called is counted, and rare cases aside are not. The columns are
# AVX2 over planes and over structs, and AVX-512; of passes those that leave their results,
# and those that turn them.
# go test ./internal/simd -run TestInstructions -write
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
		t.Error("where that is meant: go test ./internal/simd -run TestInstructions -write")
	}

	const name = "DD.Add"
	for _, planted := range []string{"1.00/1.00", "99.00/1.00", "8.76/22.25", "-", ""} {
		other := maps.Clone(want)
		r := want[name]
		r[0] = planted
		other[name] = r
		if planted == "" {
			delete(other, name)
		}
		list := differences(other, want)
		if len(list) != 1 || strings.Contains(list[0], "grew") != more(planted, want[name][0]) {
			t.Errorf("%s of %q instructions for an element: %v", name, planted, list)
		}
	}
	if !more("8.76/22.25", "8.75/22.25") || more("8.75/22.24", "8.75/22.25") {
		t.Error("a hundredth more is not noticed, or less is")
	}
}

// TestCounting counts in a kernel that is written out.
func TestCounting(t *testing.T) {
	c := counter{
		"kernel": {code: []string{
			"MOVQ (DI), R8",
			"VADDPD Y0, Y1, Y2", "CALL R15", "VMOVNTPD Y2, (R8)", "SUBQ $+8, SI", "JGE a",
			"VADDPD Y0, Y1, Y2", "CALL f<>(SB)", "VMOVUPD Y2, (R8)", "SUBQ $+4, SI", "JMP b",
			"RET",
		}, labels: map[string]int{"a": 1, "b": 6}, ended: true},
		"f<>":     {code: []string{"NOP", "CALL g<>(SB)", "RET"}, ended: true},
		"g<>":     {code: []string{"RET"}, ended: true},
		"body<>":  {code: []string{"NOP", "RET"}, ended: true},
		"endless": {code: []string{"NOP", "JMP a", "RET"}, labels: map[string]int{"a": 0}, ended: true},
		"lost":    {code: []string{"CALL nowhere<>(SB)", "SUBQ $+4, SI", "JMP a", "RET"}, labels: map[string]int{"a": 0}, ended: true},
	}
	if got, err := c.kernel("kernel", "body<>"); err != nil || got != "0.88s/2.25" {
		t.Errorf("the kernel has %s, %v; want 7 instructions for 8 elements, and 9 for 4", got, err)
	}
	for _, name := range []string{"endless", "lost", "g<>", "none"} {
		if got, err := c.kernel(name, ""); err == nil {
			t.Errorf("%s has %s", name, got)
		}
	}
}
