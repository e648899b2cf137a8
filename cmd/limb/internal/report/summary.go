package report

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/jedib0t/go-pretty/v6/text"
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
	Least  Number `json:"least_full_log10"` // log10 of the least number with all bits
	Max    Number `json:"max_log10"`
}

// Facts are those of the types. A product whose value is between Least and Max has all
// its bits too.
var Facts = []TypeFacts{
	{"float32", "1 × float32", 24, 6, -37, 38},
	{"float64", "1 × float64", 53, 15, -307, 308},
	{"DF", "2 × float32", 48, 14, -30, 37},
	{"DD", "2 × float64", 106, 31, -291, 307},
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
	NS      map[string]Number `json:"ns"`                 // by SpeedOps; absent: there is none
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

// Size is how much is measured.
type Size int

func (s Size) MarshalText() ([]byte, error) {
	return []byte([]string{"quick", "usual", "full"}[s]), nil
}

// Sections are those that there are, in their order.
var Sections = []Section{
	{"papers", "The papers of 2006 and 2007", "How exact and how fast are the operations that da Graça and Defour (2006) and Thall (2007) measured, beside their figures, and where do they err most?", [3]string{"10 s", "30 s", "8 min"}},
	{"arithmetic", "The arithmetic of the devices", "May it be trusted: how does it round, what is lost, and what do compilers do to programs?", [3]string{"5 s", "10 s", "3 min"}},
	{"functions", "The devices' own functions", "How large are the errors of sin, exp and the others in a device's own language, which limb does not use?", [3]string{"10 s", "1 min", "3 min"}},
	{"fft", "Fast Fourier transforms", "How fast and how exact are transforms in the four types, beside float64?", [3]string{"5 s", "2 min", "10 min"}},
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

// TextLoad writes the warning below the title, where there is one.
func (r *Report) TextLoad(w io.Writer, s Style) {
	if m := r.Summary; m != nil && m.Load != "" {
		s.Note(w, m.Load)
	}
	fmt.Fprintln(w)
}

// unmarked leaves out what a name has for lawyers.
func unmarked(name string) string {
	return strings.NewReplacer("(R)", "", "(TM)", "", "(r)", "", "(tm)", "").Replace(name)
}

// Line writes what the device is and whether it can be used, in one line. A text that
// is too long for it ends in …: limb devices has all of it.
func (d *Device) Line(w io.Writer, s Style) {
	if d.hint() {
		return
	}
	verdict, ok := d.verdict()
	words := []string{unmarked(d.describe()), d.remarks()}
	if d.Title == "" || !d.Usable {
		words = []string{strings.TrimSpace(strings.TrimPrefix(d.Reason, d.Name+":"))}
	}
	if d.Failed != "" {
		words = append(words, d.Failed)
	}
	about := strings.Join(strings.Fields(strings.Join(slices.DeleteFunc(words, func(x string) bool { return x == "" }), "; ")), " ")
	line := pad(s.bold(d.Name), 10) + pad(s.judged(verdict, ok || d.Title == ""), 19)
	about = text.Snip(about, max(s.width()-margin-text.StringWidthWithoutEscSequences(line), 8), "…")
	fmt.Fprint(w, strings.TrimRight(strings.Repeat(" ", margin)+line+about, " "), "\n")
}

// pad fills a cell with spaces, one at least.
func pad(cell string, width int) string {
	return cell + strings.Repeat(" ", max(1, width-text.StringWidthWithoutEscSequences(cell)))
}

// TextTypes writes what the types can hold.
func (m *Summary) TextTypes(w io.Writer, s Style) {
	rows := [][]string{{"", "limbs", "bits", "digits", "all bits from", "to"}}
	for _, f := range m.Types {
		rows = append(rows, []string{f.Type, f.Limbs, strconv.Itoa(f.Bits), strconv.Itoa(f.Digits), tenTo(f.Least), tenTo(f.Max)})
	}
	fmt.Fprintln(w)
	s.Table(w, []bool{false, false, true, true, true, true}, rows)
}

func tenTo(log10 Number) string { return "10^" + strconv.FormatFloat(float64(log10), 'f', 0, 64) }

// The table of speeds is written row by row, so its columns have fixed widths.
const speedNames, speedFigures = "  %-15s%-8s", "%7s"

// TextSpeedHead writes the head of the table of speeds.
func (m *Summary) TextSpeedHead(w io.Writer, s Style) {
	line := fmt.Sprintf(speedNames, "ns per element", "")
	for _, op := range SpeedOps {
		line += fmt.Sprintf(speedFigures, op)
	}
	fmt.Fprintf(w, "\n%s\n", line)
}

// Line writes a row of the table of speeds.
func (x *Speed) Line(w io.Writer, s Style) {
	line := fmt.Sprintf(speedNames, x.Where, x.Type)
	if x.Missing != "" {
		if x.Type == "" {
			line = line[:17]
		}
		s.wrap(w, s.faint(x.Missing), line, strings.Repeat(" ", len(line)))
		return
	}
	for _, op := range SpeedOps {
		line += fmt.Sprintf(speedFigures, x.cell(op))
	}
	fmt.Fprintln(w, line)
}

// TextSpeedNotes writes what is to be said below the table of speeds.
func (m *Summary) TextSpeedNotes(w io.Writer, s Style) {
	fmt.Fprintln(w)
	s.Paragraph(w, s.faint("float64 is a loop in Go with Go's math; one core is package vec on slices of 1024; devices map arrays, without transfers. The least of several runs."))
	if text := m.leftOut(); text != "" {
		s.Note(w, text)
	}
}

// cell is the figure of an operation.
func (x *Speed) cell(op string) string {
	if slices.Contains(x.LeftOut, op) {
		return "…"
	}
	return digits(x.NS[op])
}

// leftOut says what … means in the table of speeds, where it stands there.
func (m *Summary) leftOut() string {
	if !slices.ContainsFunc(m.Speeds, func(x Speed) bool { return len(x.LeftOut) > 0 }) {
		return ""
	}
	return fmt.Sprintf("…: not begun after %s s. A driver builds and limb compares each function before its first use; most drivers keep it, so it is quicker the next time. limb report --budget 2m takes the time.",
		strconv.FormatFloat(m.Budget, 'g', 3, 64))
}

// TextNext writes where to go on from the first screen.
func (r *Report) TextNext(w io.Writer, s Style) {
	if len(r.Sections) > 0 {
		return
	}
	rows := [][]string{}
	for _, x := range Sections {
		rows = append(rows, []string{"limb report " + x.Name, strings.ToLower(x.Title[:1]) + x.Title[1:], x.Takes[Usual]})
	}
	rows = append(rows,
		[]string{"limb devices", "what is there, and why something cannot be used", "1 s"},
		[]string{"limb bench --peers", "slices, libraries, and what a core could do", ""},
		[]string{"limb calc 'sqrt(2)'", "a calculator in the four types", ""},
		[]string{"limb show DF.Add", "the code that runs", ""},
		[]string{"limb fft --in x.npy", "transform your own numbers", ""},
		[]string{"limb solve --a A.npy", "solve your own systems of equations", ""})
	fmt.Fprintf(w, "\n%s\n", s.bold("Go on"))
	s.List(w, []bool{false, false, true}, rows)
}

// Text writes the summary.
func (m *Summary) Text(w io.Writer, s Style) {
	m.TextTypes(w, s)
	m.TextSpeedHead(w, s)
	for i := range m.Speeds {
		m.Speeds[i].Line(w, s)
	}
	m.TextSpeedNotes(w, s)
}

// TextHead writes the title of a section, what it answers, and how long it takes.
func (r *Report) TextHead(x Section) Piece {
	return func(w io.Writer, s Style) {
		fmt.Fprintf(w, "\n%s\n", s.bold(x.Title))
		s.Paragraph(w, x.Question+" It takes about "+x.Takes[r.Size]+" on two cores, and longer where a device has to build its kernels.")
	}
}
