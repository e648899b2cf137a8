package ptx_test

import (
	"cmp"
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/compiled"
	"github.com/limbfp/limb/internal/compiler/emit/ptx"
	"github.com/limbfp/limb/internal/compiler/lower"
)

const countHead = `# Instructions of PTX in a turn of the innermost loop that multiplies, where nothing is to be mended: all, and those that
# round, per step. PTX is no machine code. What NVIDIA's assembler makes nothing of does not count: names, copies, signs
# and magnitudes, which are parts of operands, integers that only addresses are made of, which are computed before the loop
# or are offsets, and jumps back to a loop's condition, which it puts at the end.
# go test ./internal/compiler/emit/ptx -run TestCounts -write
`

// counted are the kernels that internal/check/kit times: how many steps a turn has, and the most instructions that a step
// may have, where that is another number than 5/4 of those that round.
var counted = []struct {
	dir, kernel string
	steps       int
	most        float64
}{
	{"internal/measure/horner", "horner_Horner_DF_map", 2, 1.15 * 29},
	{"internal/measure/horner", "horner_Horner_DD_map", 2, 1.15 * 29},
	{"internal/measure/horner", "horner_Horner_QF_map", 1, 0},
	{"internal/measure/horner", "horner_Horner_QD_map", 1, 0},
	{"mat/matdevice/internal/products", "products_OwnPairs_f32", 32, 1.25 * 15},
	{"mat/matdevice/internal/products", "products_OwnPairs_f64", 32, 1.25 * 15},
	{"mat/matdevice/internal/products", "products_OwnQuads_f32", 4, 0},
	{"mat/matdevice/internal/products", "products_OwnQuads_f64", 4, 0},
	{"", "passes_Pass_Eight_CDF", 1, 0},
	{"", "passes_Pass_Eight_CDD", 1, 0},
	{"", "passes_Pass_Four_CQF", 1, 0},
}

var (
	nothing  = regexp.MustCompile(`^(mov|neg|abs)\.|^bra |^bar\.|^\.`)
	rounding = regexp.MustCompile(`^(add|sub|mul|fma|div|sqrt)\.rn\.`)
	integral = regexp.MustCompile(`^(add|sub|mul\.lo|mad\.lo|madc\.hi|mad\.wide|shl|cvta?)\.\S*[su](32|64) `)
	register = regexp.MustCompile(`%\w+`)
)

// inner returns the instructions of the first loop in a text that multiplies and has no other loop in it.
func inner(text string) (list []string) {
	at := map[string]int{}
	lines := strings.Split(text, "\n")
	last := 0
	for i, line := range lines {
		lines[i] = strings.TrimSpace(line)
		if name, ok := strings.CutSuffix(lines[i], ":"); ok {
			at[name] = i
		}
		to, jumps := strings.CutPrefix(lines[i], "bra ")
		top, back := at[strings.TrimSuffix(to, ";")]
		if !jumps || !back || top < last {
			continue
		}
		last = top
		if loop := lines[top:i]; strings.Contains(strings.Join(loop, "\n"), "\nfma.rn.") {
			for _, line := range loop {
				if code, _, ok := strings.Cut(line, ";"); ok {
					list = append(list, code)
				}
			}
			return list
		}
	}
	return nil
}

// count returns how many of them count, and how many round.
func count(loop []string) (all, round int) {
	used := map[string]bool{} // registers that are more than a part of an address
	for more := true; more; {
		n := len(used)
		for _, line := range loop {
			name, operands, _ := strings.Cut(line, " ")
			regs := register.FindAllString(operands, -1)
			switch {
			case len(regs) == 0:
			case strings.HasPrefix(name, "ld."):
			case strings.HasPrefix(name, "st."):
				used[regs[len(regs)-1]] = true
			case strings.HasPrefix(name, "@"):
				used[strings.Trim(name, "@!")] = true
			case (integral.MatchString(line) || strings.HasPrefix(name, "mov.")) && !used[regs[0]]:
			default:
				for _, r := range regs[1:] {
					used[r] = true
				}
			}
		}
		more = len(used) > n
	}
	for _, line := range loop {
		if nothing.MatchString(line) || integral.MatchString(line) && !used[register.FindString(line)] {
			continue
		}
		all++
		if rounding.MatchString(line) {
			round++
		}
	}
	return all, round
}

// TestCounts compares the table with testdata/instructions.txt: no row may grow. Mending in the loop is noticed.
func TestCounts(t *testing.T) {
	row := func(c int, late bool) (name string, all, round float64) {
		k := counted[c]
		p := compiled.Program(t, cmp.Or(k.dir, "internal/source/passes"))
		r := lower.Ladder[0]
		if late {
			r = r.Late(lower.Late)
		}
		f := p.Lookup(k.kernel)
		if f == nil {
			t.Fatalf("no kernel %s", k.kernel)
		}
		q, err := r.Lower(p.Reach(f))
		if err != nil {
			t.Fatal(err)
		}
		a, b := count(inner(ptx.Text(q, ptx.Options{SM: 70, Group: 256}, q.Lookup(k.kernel))))
		return strings.TrimPrefix(f.Go, "map "), float64(a) / float64(k.steps), float64(b) / float64(k.steps)
	}
	const file = "testdata/instructions.txt"
	text := countHead
	was := map[string]float64{}
	old, _ := os.ReadFile(file)
	for line := range strings.Lines(string(old)) {
		if x := strings.Fields(line); line[0] != '#' {
			was[strings.Join(x[:len(x)-2], " ")], _ = strconv.ParseFloat(x[len(x)-2], 64)
		}
	}
	for c, k := range counted {
		name, all, round := row(c, true)
		text += fmt.Sprintf("%s %.2f %.2f\n", name, all, round)
		most := k.most
		if most == 0 {
			most = 1.25 * round
		}
		if round == 0 || all > most {
			t.Errorf("%s: %.2f instructions a step, of which %.2f round: it may have %.2f", name, all, round, most)
		}
		if most, ok := was[name]; !*write && (!ok || all > most+0.005) {
			t.Errorf("%s: %.2f instructions a step, and %s has %.2f: where that is meant, run the test with -write", name, all, file, most)
		}
	}
	if *write {
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if name, all, _ := row(0, false); all < 1.4*was[name] && !*write {
		t.Errorf("%s: with mending in the loop it has %.2f instructions a step", name, all)
	}
}
