package report

import (
	"fmt"
	"html/template"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
)

// Mat is how fast and how exact package mat is: on one core, in turns with other
// libraries, and on systems of equations that are hard to solve.
type Mat struct {
	Schema    int          `json:"schema"`
	Kind      string       `json:"kind"` // "mat"
	Limb      string       `json:"limb_version"`
	System    System       `json:"system"`
	Processor string       `json:"processor"`
	Runs      int          `json:"time_runs_at_least"`
	Budget    float64      `json:"budget_s"` // what would take longer is left out
	Ceilings  []Ceiling    `json:"ceilings"`
	Peers     *Peers       `json:"peers,omitempty"`
	Rows      []MatRow     `json:"rows"`
	Products  []MatProduct `json:"products,omitempty"`
	Systems   []MatSystem  `json:"systems,omitempty"`
}

// MatRow is an operation on square matrices of one type and size.
type MatRow struct {
	Type  string    `json:"type"`
	Op    string    `json:"operation"` // of MatOps
	N     int       `json:"rows"`
	Times []MatTime `json:"times"`
}

// MatTime is what it takes in one place. A GFLOPS is 10^9 sums and products of the type in
// a second, of which an operation has so many times n³.
type MatTime struct {
	Where   string `json:"where"` // "go", then levels, then libraries
	Least   Number `json:"least_ns,omitempty"`
	Median  Number `json:"median_ns,omitempty"`
	GFLOPS  Number `json:"gflops,omitempty"` // of the least
	Share   Number `json:"share_of_bound,omitempty"`
	LeftOut bool   `json:"left_out,omitempty"` // it would take too long
}

// MatOp is an operation, and how many n³ of sums and products it counts.
type MatOp struct {
	Name, About string
	Cubes       float64
}

// MatOps are the operations.
var MatOps = []MatOp{
	{"mul", "the product", 2},
	{"exact", "the product, each element rounded once", 2},
	{"lu", "the factors of Gaussian elimination", 2. / 3},
	{"cholesky", "the factor of a positive definite matrix", 1. / 3},
	{"refined", "a system solved by refinement, counted as lu", 2. / 3},
}

// MatProduct is the error of the product, against the exact one.
type MatProduct struct {
	Type     string `json:"type"`
	Operands string `json:"operands"` // "random", or "graded"
	N        int    `json:"rows"`
	Units    Number `json:"error_units"` // of the type, times |A||B|: the largest of all elements
}

// MatSystem is a system of equations whose solution is 1 in all elements, and how many
// decimal digits of it are right.
type MatSystem struct {
	Matrix string `json:"matrix"`   // of MatSystems
	By     string `json:"solution"` // of MatSolvers
	N      int    `json:"rows"`
	Digits Number `json:"digits"`
	Reason string `json:"reason,omitempty"` // why there is no solution
}

// The matrices of the systems, and how they are solved.
var (
	MatSystems = []string{"Hilbert", "Vandermonde"}
	MatSolvers = []string{"float64", "DD", "DD refined", "QD", "QD refined"}
)

// time returns a time of a row, nil where there is none.
func (r *MatRow) time(where string) *MatTime {
	i := slices.IndexFunc(r.Times, func(t MatTime) bool { return t.Where == where })
	if i < 0 {
		return nil
	}
	return &r.Times[i]
}

// digits returns the digits of a system; solved is false where there is no solution.
func (m *Mat) digits(matrix, by string, n int) (digits Number, solved bool) {
	i := slices.IndexFunc(m.Systems, func(s MatSystem) bool { return s.Matrix == matrix && s.By == by && s.N == n })
	if i < 0 {
		return 0, false
	}
	return m.Systems[i].Digits, m.Systems[i].Reason == ""
}

// types, levels, sizes: what was measured.
func (m *Mat) types() (list []string) {
	for _, r := range m.Rows {
		if !slices.Contains(list, r.Type) {
			list = append(list, r.Type)
		}
	}
	return list
}

func (m *Mat) where(typ string) (list []string) {
	for _, r := range m.Rows {
		for _, t := range r.Times {
			if r.Type == typ && !slices.Contains(list, t.Where) {
				list = append(list, t.Where)
			}
		}
	}
	return list
}

func (m *Mat) systemSizes() (list []int) {
	for _, s := range m.Systems {
		if !slices.Contains(list, s.N) {
			list = append(list, s.N)
		}
	}
	slices.Sort(list)
	return list
}

// bound tells whether a place is a level, whose share is known.
func (m *Mat) bound(where string) bool {
	return slices.ContainsFunc(m.Ceilings, func(c Ceiling) bool { return c.Level == where })
}

// words say what the figures are.
func (m *Mat) words() []string {
	words := []string{
		fmt.Sprintf("GFLOPS: 10^9 sums and products of the type in a second, on one core, from the least of %s runs in turns: on Linux the time of the processor, so that other work does not count. mul and exact count 2n³, lu and refined 2n³/3, cholesky n³/3.", atLeast(m.Runs)),
		"exact: each element is the exact sum of its products, rounded once. refined: a right side is solved with factors in float64 (in DD for QF and QD), until x is as good as after lu.",
		"share: of what the core could do if it did nothing but the sums and products of the steps, as its ceilings are.",
		fmt.Sprintf("–: not there, or left out, as %s runs would take more than %s s.", strconv.Itoa(m.Runs), strconv.FormatFloat(m.Budget, 'g', 3, 64)),
	}
	return words
}

func (m *Mat) systemWords() []string {
	return []string{
		"Digits: -log10 of the largest error of the solution, all of whose elements are 1. A is Hilbert's matrix, 1/(i+j+1), or Vandermonde's of the points 1/n … n/n; its elements and the exact right side are rounded to the type, so that as many digits go as the condition number has, in any method. refined: limb solve --refined; – is where there is no solution: refinement says that no digit is sure, or a pivot is 0.",
	}
}

func (m *Mat) productWords() string {
	return "The error of mul, against exact: the largest of an element, in units of the type (2^-53, 2^-106 of DD, 2^-212 of QD and so on) times that of |A||B|. Graded operands are random numbers times powers of two from 1 to 2^-60. exact itself errs by half a unit of its result at most."
}

// head and grid rows of the speeds of a type.
func (m *Mat) head(typ string) (head []string) {
	for _, where := range m.where(typ) {
		head = append(head, where)
		if m.bound(where) {
			head = append(head, "share")
		}
	}
	return head
}

func (m *Mat) rows(typ string) (rows []row) {
	for _, op := range MatOps {
		for _, r := range m.Rows {
			if r.Type != typ || r.Op != op.Name {
				continue
			}
			line := row{Name: op.Name + " " + strconv.Itoa(r.N)}
			for _, where := range m.where(typ) {
				t := r.time(where)
				if t == nil {
					t = &MatTime{}
				}
				line.Cells = append(line.Cells, digits(t.GFLOPS))
				if m.bound(where) {
					share := "–"
					if t.Share > 0 {
						share = strconv.FormatFloat(100*float64(t.Share), 'f', 0, 64) + " %"
					}
					line.Cells = append(line.Cells, share)
				}
			}
			rows = append(rows, line)
		}
	}
	return rows
}

// systemRows are the digits of a kind of matrices.
func (m *Mat) systemRows(matrix string) (rows []row) {
	for _, n := range m.systemSizes() {
		line := row{Name: strconv.Itoa(n)}
		for _, by := range MatSolvers {
			cell := "–"
			if d, solved := m.digits(matrix, by, n); solved {
				cell = strconv.FormatFloat(float64(d), 'f', 1, 64)
			}
			line.Cells = append(line.Cells, cell)
		}
		rows = append(rows, line)
	}
	return rows
}

func (m *Mat) productRows() (rows []row) {
	for _, p := range m.Products {
		i := slices.IndexFunc(rows, func(r row) bool { return r.Name == p.Type })
		if i < 0 {
			rows, i = append(rows, row{Name: p.Type}), len(rows)
		}
		rows[i].Cells = append(rows[i].Cells, strconv.FormatFloat(float64(p.Units), 'f', 2, 64))
	}
	return rows
}

func (m *Mat) productHead() []string {
	return []string{fmt.Sprintf("random, n = %d", m.Products[0].N), "graded"}
}

// TextSpeed writes the speeds.
func (m *Mat) TextSpeed(w io.Writer, s Style) {
	for _, typ := range m.types() {
		rows := s.rows(m.head(typ), m.rows(typ))
		rows[0][0] = s.bold(typ) + ", GFLOPS"
		fmt.Fprintln(w)
		s.table(w, Columns(1, len(rows[0])), nil, rows)
	}
	if len(m.Ceilings) > 0 {
		rows := [][]string{{s.bold("Ceilings"), "adds per ns", "products per ns", "both per ns"}}
		for _, c := range m.Ceilings {
			rows = append(rows, []string{c.Level, digits(c.Adds), digits(c.Products), digits(c.Both)})
		}
		fmt.Fprintln(w)
		s.Table(w, Columns(1, 4), rows)
	}
	fmt.Fprintln(w)
	for _, text := range m.words() {
		s.Note(w, text)
	}
	if m.Peers != nil {
		m.Peers.text(w, s)
	}
}

// TextErrors writes the errors of products, and the digits of systems.
func (m *Mat) TextErrors(w io.Writer, s Style) {
	if len(m.Products) > 0 {
		rows := s.rows(m.productHead(), m.productRows())
		rows[0][0] = s.bold("Errors of mul")
		fmt.Fprintln(w)
		s.table(w, Columns(1, len(rows[0])), nil, rows)
		fmt.Fprintln(w)
		s.Note(w, m.productWords())
	}
	if len(m.Systems) == 0 {
		return
	}
	for _, matrix := range MatSystems {
		rows := s.rows(MatSolvers, m.systemRows(matrix))
		rows[0][0] = s.bold(matrix + ", digits")
		fmt.Fprintln(w)
		s.table(w, Columns(1, len(rows[0])), nil, rows)
	}
	fmt.Fprintln(w)
	for _, text := range m.systemWords() {
		s.Note(w, text)
	}
}

// Text writes what limb bench mat has measured.
func (m *Mat) Text(w io.Writer, s Style) {
	s.Line(w, fmt.Sprintf("%s · %s, one core · %s/%s · %s", s.bold("limb bench mat"), m.Processor, m.System.OS, m.System.Arch, m.System.Go))
	m.TextSpeed(w, s)
}

// systemPlots draws digits against n.
func (m *Mat) systemPlots() (figures []Figure, err error) {
	sizes := m.systemSizes()
	if len(sizes) < 2 {
		return nil, nil
	}
	for _, matrix := range MatSystems {
		p := newPlot()
		p.X.Label.Text = "rows"
		p.X.Min, p.X.Max = float64(sizes[0]), float64(sizes[len(sizes)-1])
		p.Y.Min, p.Y.Max = 0, 65
		p.X.Tick.Marker, p.Y.Tick.Marker = tens(0), tens(0)
		lines := map[string]plotter.XYs{}
		for _, by := range MatSolvers {
			for _, n := range sizes {
				if d, solved := m.digits(matrix, by, n); solved {
					lines[by] = append(lines[by], plotter.XY{X: float64(n), Y: float64(d)})
				}
			}
			if lines[by] == nil {
				continue
			}
			if err := addLine(p, by, lines[by]); err != nil {
				return nil, err
			}
		}
		svg, err := render(p, 330, 230, matrix+", digits: "+ends(lines, MatSolvers))
		if err != nil {
			return nil, err
		}
		figures = append(figures, Figure{matrix, "right digits of the solution", svg})
	}
	return figures, nil
}

// tens marks multiples of ten, and of five.
type tens int

func (tens) Ticks(lo, hi float64) (ticks []plot.Tick) {
	for x := 5 * math.Ceil(lo/5); x <= hi; x += 5 {
		tick := plot.Tick{Value: x}
		if math.Mod(x, 10) == 0 {
			tick.Label = strconv.Itoa(int(x))
		}
		ticks = append(ticks, tick)
	}
	return ticks
}

// speedPlots draws the rate of the operations, each type at the best level, against n.
func (m *Mat) speedPlots() (figures []Figure, err error) {
	best := "go"
	if len(m.Ceilings) > 0 {
		best = m.Ceilings[len(m.Ceilings)-1].Level
	}
	lo, hi, first, last := math.Inf(1), 0.0, math.Inf(1), 0.0
	for _, r := range m.Rows {
		if t := r.time(best); t != nil && t.GFLOPS > 0 {
			lo, hi = min(lo, float64(t.GFLOPS)), max(hi, float64(t.GFLOPS))
			first, last = min(first, float64(r.N)), max(last, float64(r.N))
		}
	}
	if !(first < last) {
		return nil, nil
	}
	for _, op := range MatOps {
		p := newPlot()
		p.X.Label.Text = "rows"
		p.X.Scale, p.Y.Scale = plot.LogScale{}, plot.LogScale{}
		p.X.Tick.Marker, p.Y.Tick.Marker = powersOf2{}, logTicks{}
		p.X.Min, p.X.Max, p.Y.Min, p.Y.Max = first, last, lo*0.8, hi*1.25
		lines := map[string]plotter.XYs{}
		for _, r := range m.Rows {
			if t := r.time(best); r.Op == op.Name && t != nil && t.GFLOPS > 0 {
				lines[r.Type] = append(lines[r.Type], plotter.XY{X: float64(r.N), Y: float64(t.GFLOPS)})
			}
		}
		for _, typ := range FFTTypes {
			if lines[typ] == nil {
				continue
			}
			if err := addLine(p, typ, lines[typ]); err != nil {
				return nil, err
			}
		}
		if len(lines) == 0 {
			continue
		}
		svg, err := render(p, 250, 170, op.Name+", GFLOPS: "+ends(lines, FFTTypes))
		if err != nil {
			return nil, err
		}
		figures = append(figures, Figure{op.Name, "GFLOPS, one core, " + best, svg})
	}
	return figures, nil
}

// pageMat is the section of the page.
func (r *Report) pageMat() (*section, error) {
	m := r.Mat
	if m == nil {
		return nil, nil
	}
	s := &section{ID: "mat", Title: "Linear algebra", About: "Systems that are hard to solve, and products and factors on one core."}
	systems, err := m.systemPlots()
	if err != nil {
		return nil, err
	}
	if systems != nil {
		strokes, err := keyOf(MatSolvers)
		if err != nil {
			return nil, err
		}
		s.Blocks = append(s.Blocks, block{Key: strokes, Plots: systems})
	}
	for _, matrix := range MatSystems {
		if rows := m.systemRows(matrix); rows != nil {
			s.Blocks = append(s.Blocks, block{Fold: "Digits of " + matrix + "'s systems", Tables: []*grid{{Label: matrix, Head: append([]string{"rows"}, MatSolvers...), Rows: rows}}})
		}
	}
	var notes block
	for _, text := range m.systemWords() {
		notes.Words = append(notes.Words, words{Text: text, Class: "soft"})
	}
	s.Blocks = append(s.Blocks, notes)
	if rows := m.productRows(); rows != nil {
		s.Blocks = append(s.Blocks, block{Heading: "Errors of mul", Tables: []*grid{{Label: "Errors of mul", Head: append([]string{"type"}, m.productHead()...), Rows: rows}}, Words: []words{{Text: m.productWords(), Class: "soft"}}})
	}
	speeds, err := m.speedPlots()
	if err != nil {
		return nil, err
	}
	if speeds != nil {
		strokes, err := keyOf(m.types())
		if err != nil {
			return nil, err
		}
		s.Blocks = append(s.Blocks, block{Heading: "Speed", Key: strokes, Plots: speeds})
	}
	for _, typ := range m.types() {
		s.Blocks = append(s.Blocks, block{Fold: typ + ": speeds on one core", Tables: []*grid{{Label: "Speeds in " + typ + ", GFLOPS", Head: append([]string{"operation, rows"}, m.head(typ)...), Rows: m.rows(typ)}}})
	}
	notes = block{}
	for _, text := range m.words() {
		notes.Words = append(notes.Words, words{Text: text, Class: "soft"})
	}
	s.Blocks = append(s.Blocks, notes)
	return s, nil
}

// Picture writes the digits of systems as a picture, in SVG, for light and dark pages.
func (m *Mat) Picture(w io.Writer) error {
	figures, err := m.systemPlots()
	if err != nil {
		return err
	}
	if figures == nil {
		return fmt.Errorf("drawing digits: there are fewer than two sizes")
	}
	const side, top, width, height = 12, 52, 330, 230
	var b strings.Builder
	all := side + len(figures)*(width+side)
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d">
<style>
svg { --page: #fcfcfb; --ink: #1d1d1f; --soft: #63636a; --rule: #d5d5d2; --plain: #6f737b; --eft: #1769aa; --pair: #b84e12; }
@media (prefers-color-scheme: dark) {
svg { --page: #161618; --ink: #e8e8e6; --soft: #a4a4aa; --rule: #3c3c41; --plain: #9a9ea8; --eft: #6db3f2; --pair: #f59e5c; }
}
text { font-family: system-ui, "Liberation Sans", sans-serif; }
.words { font-size: 11px; fill: var(--ink); }
</style>
<rect width="100%%" height="100%%" style="fill:var(--page)"/>
`, all, top+height+side, all, top+height+side)
	strokes, err := keyOf(MatSolvers)
	if err != nil {
		return err
	}
	for i, k := range strokes {
		x := side + i*(all-2*side)/len(strokes)
		b.WriteString(placed(k.SVG, x, 10, 30, 10))
		fmt.Fprintf(&b, "<text class=\"words\" x=\"%d\" y=\"19\">%s</text>\n", x+36, template.HTMLEscapeString(k.Name))
	}
	for i, f := range figures {
		x := side + i*(width+side)
		fmt.Fprintf(&b, "<text class=\"words\" x=\"%d\" y=\"44\">%s: %s</text>\n", x, template.HTMLEscapeString(f.Caption), template.HTMLEscapeString(f.Unit))
		b.WriteString(placed(f.SVG, x, top, width, height))
	}
	b.WriteString("</svg>\n")
	_, err = io.WriteString(w, b.String())
	return err
}

// placed returns an element of a page as a part of a picture.
func placed(svg template.HTML, x, y, width, height int) string {
	return strings.Replace(string(svg), "<svg ", fmt.Sprintf(`<svg x="%d" y="%d" width="%d" height="%d" `, x, y, width, height), 1) + "\n"
}
