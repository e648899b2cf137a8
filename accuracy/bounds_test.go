package accuracy

import (
	"math"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/types"
)

// rows searches the operations, once for all tests. Their values are exact
// sums: no library is needed. The search of whole is that of the table, and of the others an
// eighth of it, where LIMB_FULL does not ask for all.
var rows = sync.OnceValue(func() []Row {
	return slices.Concat(rowsOf[float32](), rowsOf[float64]())
})

// whole are the operations that are always searched as for the table, whose lines are the same
// digit for digit then.
var whole = regexp.MustCompile(`^(DF\.Mul|DD\.SloppyAdd|QF\.Add)( |$)`)

func rowsOf[T limb.Float]() []Row {
	var same, others []Op[T]
	for _, op := range Ops[T]() {
		if testenv.Full() || whole.MatchString(op.Name) {
			same = append(same, op)
		} else {
			others = append(others, op)
		}
	}
	less := func(limbs int) (n, rounds int) { n, rounds = vectors(limbs); return n / 8, max(rounds/8, 20) }
	return append(Rows(same, vectors, 1, nil), Rows(others, less, 1, nil)...)
}

// vectors is the size of the search in the table, of a short test less: of four
// limbs, which take longer, fewer.
func vectors(limbs int) (n, rounds int) {
	switch {
	case testing.Short():
		return 1 << 8, 4
	case limbs > 2:
		return 1 << 15, 1000
	}
	return 1 << 18, 2000
}

// functionRows searches the functions, less than the table does, and those of three limbs, whose text is that of pairs and
// quads, a quarter as long.
var functionRows = sync.OnceValue(func() []Row {
	size := func(limbs int) (int, int) {
		if limbs == 3 {
			return 1 << 5, 1
		}
		return 1 << 6, 2
	}
	switch {
	case testenv.Full():
		size = func(int) (int, int) { return 1 << 16, 1000 }
	case testing.Short():
		size = func(int) (int, int) { return 1 << 6, 1 }
	}
	return slices.Concat(searched[float32](size), searched[float64](size))
})

// searched searches the functions, those with a slow reference an eighth as long, and in a short test not at all.
func searched[T limb.Float](size func(int) (n, rounds int)) []Row {
	var quick, slow []Op[T]
	for _, op := range Functions[T]() {
		if op.slow {
			if !testing.Short() {
				slow = append(slow, op)
			}
		} else {
			quick = append(quick, op)
		}
	}
	less := func(limbs int) (n, rounds int) { n, rounds = size(limbs); return n / 8, max(rounds/8, 1) }
	return append(Rows(quick, size, 1, nil), Rows(slow, less, 1, nil)...)
}

// allRows are both, the functions where there is MPFR.
func allRows(t *testing.T) []Row {
	t.Helper()
	if err := mpfr.Available(); err != nil {
		if testenv.Required("mpfr") {
			t.Error(err)
		}
		return rows()
	}
	return slices.Concat(rows(), functionRows())
}

// contract is what the doc comment of a function of the catalogue promises.
type contract struct{ Error, Domain string }

// contracts reads the doc comments of the catalogue, by name.
func contracts() map[string]contract {
	all := map[string]contract{}
	for _, f := range kernels.Funcs() {
		all[f.Name] = read(f.Doc())
	}
	return all
}

var label = regexp.MustCompile(`(?m)^(Error|Domain|Special|Cost): `)

// read takes the paragraphs "Error: …" and "Domain: …" out of a comment.
func read(doc string) (c contract) {
	at := label.FindAllStringSubmatchIndex(doc, -1)
	for k, m := range at {
		end := len(doc)
		if k+1 < len(at) {
			end = at[k+1][0]
		}
		text := strings.Join(strings.Fields(doc[m[1]:end]), " ")
		switch doc[m[2]:m[3]] {
		case "Error":
			c.Error = text
		case "Domain":
			c.Domain = text
		}
	}
	return c
}

// bound returns the number k of a promise "exact" (0) or "≤ ku²", which for
// the readings of SloppyAdd stands before different words.
func (c contract) bound(note string) (k float64, stated bool) {
	if strings.HasPrefix(c.Error, "exact") {
		return 0, true
	}
	pattern := map[string]string{
		"of |x|+|y|": `^≤ ([0-9.]+)u²\(\|x\| \+ \|y\|\)`,
		"same signs": `≤ ([0-9.]+)u²\|x\+y\| where x and y have the same sign`,
	}[note]
	if pattern == "" {
		pattern = `^(?:correctly rounded, )?≤ ([0-9.]*)u[²³⁴][^(]`
	}
	m := regexp.MustCompile(pattern).FindStringSubmatch(c.Error)
	if m == nil {
		return 0, false
	}
	if m[1] == "" {
		return 1, true
	}
	k, err := strconv.ParseFloat(m[1], 64)
	return k, err == nil
}

var power = regexp.MustCompile(`2\^(-?[0-9]+)`)

// domainOf returns the powers of two that the domain of a function names. A
// domain is stated for the narrow type first ("2^126 (DF), 2^1022 (DD)"), and
// may be that of another function.
func domainOf(name string, all map[string]contract) []int {
	c := all[name]
	typ, _, _ := strings.Cut(name, ".")
	if m := regexp.MustCompile(`^(?:as|that of|x, y and xy as in) (\w+)`).FindStringSubmatch(c.Domain); m != nil {
		return domainOf(typ+"."+m[1], all)
	}
	wide := typ[1] == 'D' || typ == "f64"
	var list []int
	for k, m := range power.FindAllStringSubmatch(c.Domain, -1) {
		if n, _ := strconv.Atoi(m[1]); (k%2 == 1) == wide {
			list = append(list, n)
		}
	}
	return list
}

// contractOf returns what is promised of an operation, where its error is "as Exp" that of Exp.
func contractOf(op string, all map[string]contract) contract {
	c := all[name(op)]
	if m := regexp.MustCompile(`^as (\w+)`).FindStringSubmatch(c.Error); m != nil {
		typ, _, _ := strings.Cut(op, ".")
		c = all[typ+"."+m[1]]
	}
	return c
}

// TestBounds holds what the doc comments say against what is measured.
func TestBounds(t *testing.T) {
	all := contracts()
	for _, r := range allRows(t) {
		op := r.Worst.Op
		c := contractOf(op, all)
		if strings.HasSuffix(op, ".quo") && strings.Contains(all[name(op)].Error, "quo is exact") {
			c.Error = "exact"
		}
		k, stated := c.bound(r.Note)
		if !stated && !(strings.HasSuffix(op, ".SloppyAdd") && r.Note == "") {
			t.Errorf("%s %s: no bound in %q", op, r.Note, c.Error)
		}
		if stated && r.Worst.Max > k {
			t.Errorf("%s %s: error %gu^n for %x, the doc comment says %q", op, r.Note, r.Worst.Max, r.Worst.Worst, c.Error)
		}
		if r.Loose != 0 && !strings.HasSuffix(op, ".Split") {
			t.Errorf("%s: %d results with a limb above ½ulp of the one before, as for %x", op, r.Loose, r.LooseAt)
		}
	}
}

// TestBoundsAreSought fails where the search has become blind: these errors
// are known to be reached.
func TestBoundsAreSought(t *testing.T) {
	if testing.Short() {
		t.Skip("a short search is not as good")
	}
	least := map[string]float64{"Add": 1.499, "Sub": 1.499, "AddFloat": 1.999, "Mul": 4.99999, "MulFloat": 1.499,
		"SloppyAdd": 1 << 47, "SloppyAdd same signs": 2.95, "SloppyAdd of |x|+|y|": 2.9}
	for _, r := range rows() {
		typ, name, _ := strings.Cut(r.Worst.Op, ".")
		if known := least[strings.TrimSpace(name+" "+r.Note)]; typ[0] == 'D' && r.Worst.Max < known {
			t.Errorf("%s %s: worst found %g, known %g", r.Worst.Op, r.Note, r.Worst.Max, known)
		}
	}
}

// elsewhere are the functions of the catalogue that state an error and are
// judged by tests of their own, with the reason.
func elsewhere(f kernels.Func) string {
	for _, p := range slices.Concat(f.In, f.Out) {
		if p.Type.Planes() > p.Type.Limbs() {
			return "complex: an error in two parts"
		}
		if p.Type == kernels.Bool {
			return "a comparison"
		}
	}
	typ, name, _ := strings.Cut(f.Name, ".")
	switch {
	case strings.Contains(name, "From"):
		return "a conversion"
	case name == "Cmp":
		return "a comparison"
	case typ[0] == 'f' && strings.HasPrefix(f.Doc(), name+" returns RN("):
		return "one operation of the machine"
	}
	return ""
}

// TestCoverage: every function of the catalogue that states an error is
// measured here, but for those that are judged elsewhere.
func TestCoverage(t *testing.T) {
	measured := map[string]bool{}
	for _, op := range append(Ops[float32](), Functions[float32]()...) {
		measured[name(op.Name)] = true
	}
	for _, op := range append(Ops[float64](), Functions[float64]()...) {
		measured[name(op.Name)] = true
	}
	for _, f := range kernels.Funcs() {
		if read(f.Doc()).Error != "" && !measured[f.Name] && elsewhere(f) == "" {
			t.Errorf("%s states an error and is not measured: add a line to functions, in functions.go", f.Name)
		}
	}
}

// TestDomains: the domains that the generators respect are those of the doc
// comments.
func TestDomains(t *testing.T) {
	all := contracts()
	testDomains(t, all, append(Ops[float32](), Functions[float32]()...), 128)
	testDomains(t, all, append(Ops[float64](), Functions[float64]()...), 1024)
}

func testDomains[T limb.Float](t *testing.T, all map[string]contract, ops []Op[T], limit int) {
	for _, op := range ops {
		if op.fits != nil || strings.HasSuffix(op.Name, ".Pair") || strings.HasSuffix(op.Name, ".Triple") || strings.HasSuffix(op.Name, ".sign") {
			continue // in words: about the limbs, or the overflow threshold; that of the other result
		}
		want := domainOf(name(op.Name), all)
		var have []int
		if op.Domain.Top != limit {
			have = append(have, op.Domain.Top)
		}
		if op.Domain.Bottom != 0 {
			have = append(have, op.Domain.Bottom)
		}
		if op.Domain.Least != 0 {
			have = append(have, op.Domain.Least)
		}
		if !slices.Equal(have, want) {
			t.Errorf("%s: domain %v, its doc comment says %v in %q", op.Name, have, want, all[op.Name].Domain)
		}
	}
}

// TestReadmeRanges: the sizes that the README gives for each type are, in whole powers
// of ten, those for which products and quotients have all of their bits.
func TestReadmeRanges(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	rows := regexp.MustCompile("(?m)^\\| `limb\\.(..)` .*\\| 10\\^(-\\d+) … 10\\^(\\d+) \\|").FindAllStringSubmatch(string(text), -1)
	if len(rows) != int(types.Reals) {
		t.Fatalf("%d types with a range in the README, want %d", len(rows), types.Reals)
	}
	for _, row := range rows {
		bottom, top := math.MinInt, math.MaxInt
		for _, f := range []string{"Mul", "Div"} {
			d := domainFor(row[1] + "." + f)
			bottom, top = max(bottom, d.Bottom), min(top, d.Top)
		}
		least := int(math.Ceil(float64(bottom) * math.Log10(2)))
		most := int(math.Floor(float64(top) * math.Log10(2)))
		if row[2] != strconv.Itoa(least) || row[3] != strconv.Itoa(most) {
			t.Errorf("README: %s from 10^%s to 10^%s, its domains say 10^%d to 10^%d", row[1], row[2], row[3], least, most)
		}
	}
}

// domainFor is the domain of an operation of any type.
func domainFor(name string) Domain {
	if op, ok := Lookup[float32](name); ok {
		return op.Domain
	}
	op, _ := Lookup[float64](name)
	return op.Domain
}
