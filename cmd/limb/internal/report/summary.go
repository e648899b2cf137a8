package report

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/limbfp/limb/cmd/limb/internal/words"
)

// Summary is the first screen of the report, and the head of the page: the four
// types, and how fast they are where.
type Summary struct {
	Level  string      `json:"level"` // of package vec
	Types  []TypeFacts `json:"types"`
	Speeds []Speed     `json:"speeds"`
	Load   string      `json:"load_warning,omitempty"` // where the machine was busy with other work
	Budget float64     `json:"budget_s"`               // after so many seconds nothing more was begun
}

// TypeFacts is what a type can hold. float64 and float32 are in the list for comparison.
type TypeFacts struct {
	Type   string `json:"type"`             // "DD"
	Limbs  string `json:"limbs"`            // "2 × float64"
	Bits   int    `json:"bits"`             // 106
	Digits int    `json:"decimal_digits"`   // 31, that all survive text
	Least  Figure `json:"least_full_log10"` // log10 of the least number with all bits
	Max    Figure `json:"max_log10"`
}

// Facts are those of the types. A product whose value is between Least and Max has all
// its bits too.
var Facts = []TypeFacts{
	{"float32", "1 × float32", 24, 6, -37, 38},
	{"float64", "1 × float64", 53, 15, -307, 308},
	{"DF", "2 × float32", 48, 14, -30, 37},
	{"DD", "2 × float64", 106, 31, -291, 307},
	{"TF", "3 × float32", 72, 21, -22, 37},
	{"TD", "3 × float64", 159, 47, -274, 307},
	{"QF", "4 × float32", 96, 28, -15, 37},
	{"QD", "4 × float64", 212, 63, -258, 307},
}

// SpeedOps are the columns of the table of speeds.
var SpeedOps = []string{"+", "×", "÷", "√", "exp", "log", "sin"}

// Speed is the time of each of SpeedOps for one element, in nanoseconds: in one
// type, on one core of the processor or on a device, by limb or another library.
type Speed struct {
	Where   string            `json:"where"`              // "cpu, one core", "opencl:0", "libqd", "MPFR, 106 bits"
	Type    string            `json:"type"`               // "DD", "float64"
	NS      map[string]Figure `json:"ns"`                 // by SpeedOps; absent: there is none
	LeftOut []string          `json:"left_out,omitempty"` // of SpeedOps, for lack of time
	Missing string            `json:"missing,omitempty"`  // why there are no figures: "not installed: apt-get install libqd-dev"
}

// A Section is a part of the report that is made when it is asked for.
type Section struct {
	Name     string
	Title    string
	Question string    // that it answers
	Takes    [3]string // so long on two cores: quick, usual, full
}

// The sizes of a report.
const (
	Quick Size = iota
	Usual
	Full
)

// Size says how long limb report measures: quick, usual or full.
type Size int

func (s Size) MarshalText() ([]byte, error) {
	return []byte([]string{"quick", "usual", "full"}[s]), nil
}

// Sections are those that there are, in their order.
var Sections = []Section{
	{"papers", "The papers of 2006 and 2007", "How exact and how fast are the operations that da Graça and Defour (2006) and Thall (2007) measured, beside their figures, and where do they err most?", [3]string{"10 s", "30 s", "8 min"}},
	{"arithmetic", "The arithmetic of the devices", "May it be trusted: how does it round, what is lost, and what do compilers do to programs?", [3]string{"5 s", "10 s", "3 min"}},
	{"functions", "The devices' own functions", "How large are the errors of sin, exp and the others in a device's own language, which limb does not use?", [3]string{"10 s", "1 min", "3 min"}},
	{"fft", "Fast Fourier transforms", "How fast and how exact are transforms in all types, beside float64?", [3]string{"5 s", "2 min", "10 min"}},
	{"mat", "Linear algebra", "How many digits has the solution of a system that is hard to solve, and how fast are products and factors on one core?", [3]string{"5 s", "1 min", "5 min"}},
}

// Title writes the first line.
func (r *Report) Title(w io.Writer, s Style) {
	words := []string{s.bold("limb report")}
	if r.Limb != "(devel)" {
		words[0] += " " + r.Limb
	}
	if r.System.CPU != "" {
		words = append(words, unmarked(r.System.CPU)+", "+plural(r.System.CPUs, "core"))
	}
	if m := r.Summary; m != nil {
		words[len(words)-1] += ", " + strings.ReplaceAll(m.Level, "go", "plain Go")
	}
	s.Line(w, strings.Join(append(words, r.System.OS+"/"+r.System.Arch, r.System.Go), " · "))
}

// Load writes the warning below the title, where there is one.
func (r *Report) Load(w io.Writer, s Style) {
	if m := r.Summary; m != nil && m.Load != "" {
		s.Note(w, m.Load)
	}
	fmt.Fprintln(w)
}

// unmarked leaves out what a name has for lawyers.
func unmarked(name string) string {
	return strings.NewReplacer("(R)", "", "(TM)", "", "(r)", "", "(tm)", "").Replace(name)
}

// types is what the types can hold.
func (m *Summary) types() *Table {
	t := tableOf("", of(prose, "type", "limbs"), of(number, "bits", "digits", "all bits from", "to"))
	for _, f := range m.Types {
		t.Rows = append(t.Rows, Row{
			Cells: []string{f.Type, f.Limbs, strconv.Itoa(f.Bits), strconv.Itoa(f.Digits), tenTo(f.Least, math.Ceil), tenTo(f.Max, math.Floor)},
			Soft:  strings.HasPrefix(f.Type, "float"),
		})
	}
	return t
}

// tenTo writes the power of ten with a logarithm: "1e-292".
func tenTo(log10 Figure, round func(float64) float64) string {
	if !finite(log10) {
		return "–"
	}
	return fmt.Sprintf("1e%d", int(round(float64(log10))))
}

// TypeTable returns the table of the types.
func (m *Summary) TypeTable() []Block { return m.types().blocks() }

// speeds is the table of speeds, by type.
func (m *Summary) speeds() *Table {
	t := tableOf("", of(prose, "ns for one element"), of(number, SpeedOps...))
	for _, typ := range distinct(m.Speeds, func(x Speed) (string, bool) { return x.Type, x.timed() }) {
		t.Rows = append(t.Rows, Row{Group: typ})
		for _, x := range m.Speeds {
			if x.Type == typ && x.timed() {
				t.add(append([]string{x.Where}, words.Of(SpeedOps, x.cell)...)...)
			}
		}
	}
	return t
}

// page is both tables, and of which speeds there are no figures and why: of several types once.
func (m *Summary) page() []Block {
	var list []Words
	for i, x := range m.Speeds {
		like := func(y Speed) bool { return y.Where == x.Where && y.Missing == x.Missing }
		if x.Missing == "" || slices.ContainsFunc(m.Speeds[:i], like) {
			continue
		}
		var types []string
		others := false // types of which there are figures
		for _, y := range m.Speeds {
			if like(y) {
				types = append(types, y.Type)
			}
			others = others || y.Where == x.Where && y.Missing != x.Missing
		}
		if !others {
			types = nil
		}
		list = append(list, Words{Of: []string{strings.Join(append([]string{x.Where}, types...), " ")}, Text: x.Missing, Soft: true})
	}
	blocks := append(m.types().blocks(), m.speeds().blocks()...)
	if list != nil {
		blocks = append(blocks, Block{Words: list})
	}
	return append(blocks, said(m.leftOut())...)
}

// The table of speeds is written row by row, so its columns have fixed widths.
const speedNames, speedFigures = "  %-15s%-8s", "%7s"

// SpeedHead writes the head of the table of speeds.
func (m *Summary) SpeedHead(w io.Writer, s Style) {
	line := fmt.Sprintf(speedNames, "ns per element", "")
	for _, op := range SpeedOps {
		line += fmt.Sprintf(speedFigures, op)
	}
	fmt.Fprintf(w, "\n%s\n", line)
}

// timed reports whether there is a figure, or would be of another function.
func (x *Speed) timed() bool { return x.Missing == "" && len(x.LeftOut) < len(SpeedOps) }

// Line writes a row of the table of speeds, where it has a figure or a reason.
func (x *Speed) Line(w io.Writer, s Style) {
	if x.Missing == "" && !x.timed() {
		return
	}
	line := fmt.Sprintf(speedNames, x.Where, x.Type)
	if x.Missing != "" {
		if x.Type == "" {
			line = line[:17]
		}
		s.wrap(w, s.paint(x.Missing, text.Faint), line, strings.Repeat(" ", len(line)))
		return
	}
	for _, op := range SpeedOps {
		line += fmt.Sprintf(speedFigures, x.cell(op))
	}
	fmt.Fprintln(w, line)
}

// SpeedNotes are what is to be said below the table of speeds.
func (m *Summary) SpeedNotes() []Block {
	return said("float64 is a loop in Go with Go's math; one core is package vec on slices of 1024; devices map arrays, without transfers. The least of several runs.", m.leftOut())
}

// cell is the figure of an operation.
func (x *Speed) cell(op string) string {
	if slices.Contains(x.LeftOut, op) {
		return ""
	}
	return digits(x.NS[op])
}

// leftOut says why there are blanks in the table of speeds, and names the functions, those of rows that it has not among them.
func (m *Summary) leftOut() string {
	places := distinct(m.Speeds, func(x Speed) (string, bool) { return x.Where, len(x.LeftOut) > 0 })
	if places == nil {
		return ""
	}
	for i, where := range places {
		names := distinct(m.Speeds, func(x Speed) (string, bool) {
			what := strings.Join(x.LeftOut, " ")
			if len(x.LeftOut) == len(SpeedOps) {
				what = "all"
			}
			return x.Type + " " + what, x.Where == where && what != ""
		})
		places[i] = where + ": " + strings.Join(names, ", ")
	}
	return fmt.Sprintf("Where there is no figure, the driver would have taken longer to build the function than was left of %s s (%s). limb report --budget 2m takes the time; most drivers keep what they build, and are quicker the next time.",
		seconds(m.Budget), strings.Join(places, "; "))
}

// Good says what the processor is good for: how long sums and products of pairs and quads take on one core, beside float64.
func (m *Summary) Good(core []Speed) []Block {
	find := func(typ string) *Speed {
		return first(core, func(x *Speed) bool { return x.Where == OneCore && x.Type == typ && x.timed() })
	}
	plain := find("float64")
	t := tableOf("", of(prose, "good for, on one core"), of(number, "digits", "+, ns", "×, ns", "+, times float64", "×, times float64"))
	for _, f := range m.Types {
		x := find(f.Type)
		if plain == nil || x == nil || x == plain {
			continue
		}
		sum, product := x.NS["+"], x.NS["×"]
		t.add(f.Type, strconv.Itoa(f.Digits), digits(sum), digits(product), digits(sum/plain.NS["+"]), digits(product/plain.NS["×"]))
	}
	if t.Rows == nil {
		return nil
	}
	return append([]Block{{Table: t}}, said("float64 is a plain loop in Go, one number at a time, and the others are package vec, which computes several at once: below 1 the lanes make up for the limbs.")...)
}

// OneCore is where speeds of one core are.
const OneCore = "cpu, one core"

// Next is where to go on from the first screen.
func (r *Report) Next() []Block {
	if len(r.Sections) > 0 {
		return nil
	}
	t := tableOf("", of(prose, "", ""), of(number, ""))
	for _, x := range Sections {
		t.add("limb report "+x.Name, strings.ToLower(x.Title[:1])+x.Title[1:], x.Takes[Usual])
	}
	t.add("limb devices", "what is there, and why something cannot be used", "1 s")
	t.add("limb bench --peers", "slices, libraries, and what a core could do")
	t.add("limb calc 'sqrt(2)'", "a calculator in all types")
	t.add("limb show DF.Add", "the code that runs")
	t.add("limb fft --in x.npy", "transform your own numbers")
	t.add("limb solve --a A.npy", "solve your own systems of equations")
	return []Block{{Title: "Go on"}, {Table: t}}
}

// Opening is the title of a section, what it answers, and how long it takes.
func (r *Report) Opening(x Section) []Block {
	return []Block{{Title: x.Title, About: strings.TrimSuffix(x.Question+" It takes about "+x.Takes[r.Size]+" on two cores, and longer where a device has to build its kernels.", ".")}}
}
