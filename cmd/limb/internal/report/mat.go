package report

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb/cmd/limb/internal/markup"
)

// Mat is how fast and how exact package mat is: on one core, in turns with other
// libraries, and on systems of equations that are hard to solve.
type Mat struct {
	Turns
	Rows     []MatRow     `json:"rows"`
	Products []MatProduct `json:"products,omitempty"`
	Systems  []MatSystem  `json:"systems,omitempty"`
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
	Least   Figure `json:"least_ns,omitempty"`
	Median  Figure `json:"median_ns,omitempty"`
	GFLOPS  Figure `json:"gflops,omitempty"` // of the least
	Share   Figure `json:"share_of_bound,omitempty"`
	LeftOut bool   `json:"left_out,omitempty"` // it would take too long
}

// MatOp is an operation, and how many n³ of sums and products it counts.
type MatOp struct {
	Name, About string
	Cubes       float64
}

// MatOps are the operations that are timed, with how many n³ of sums and products each counts.
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
	Units    Figure `json:"error_units"` // of the type, times |A||B|: the largest of all elements
}

// MatSystem is a system of equations whose solution is 1 in all elements, and how many
// decimal digits of it are right.
type MatSystem struct {
	Matrix string `json:"matrix"`   // of MatSystems
	By     string `json:"solution"` // of MatSolvers
	N      int    `json:"rows"`
	Digits Figure `json:"digits"`
	Reason string `json:"reason,omitempty"` // why there is no solution
}

// The matrices of the systems, and how they are solved.
var (
	MatSystems = []string{"Hilbert", "Vandermonde"}
	MatSolvers = []string{"float64", "DD", "DD refined", "QD", "QD refined"}
)

// time returns a time of a row, nil where there is none.
func (r *MatRow) time(where string) *MatTime {
	return first(r.Times, func(t *MatTime) bool { return t.Where == where })
}

// digits returns the digits of a system; solved is false where there is no solution.
func (m *Mat) digits(matrix, by string, n int) (digits Figure, solved bool) {
	s := first(m.Systems, func(s *MatSystem) bool { return s.Matrix == matrix && s.By == by && s.N == n })
	if s == nil {
		return 0, false
	}
	return s.Digits, s.Reason == ""
}

// types, where and systemSizes are what was measured.
func (m *Mat) types() []string {
	return distinct(m.Rows, func(r MatRow) (string, bool) { return r.Type, true })
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

func (m *Mat) systemSizes() []int {
	list := distinct(m.Systems, func(s MatSystem) (int, bool) { return s.N, true })
	slices.Sort(list)
	return list
}

// bound tells whether a place is a level, whose share is known.
func (m *Mat) bound(where string) bool {
	return slices.ContainsFunc(m.Ceilings, func(c Ceiling) bool { return c.Level == where })
}

// words say what the figures are.
func (m *Mat) words() []string {
	return []string{
		fmt.Sprintf("GFLOPS: 10^9 sums and products of the type in a second, on one core, from the least of %s runs in turns: on Linux the time of the processor, so that other work does not count. mul and exact count 2n³, lu and refined 2n³/3, cholesky n³/3.", atLeast(m.Runs)),
		"exact: each element is the exact sum of its products, rounded once. refined: a right side is solved with factors in float64 (in DD for QF and QD), until x is as good as after lu.",
		"share: of what the core could do if it did nothing but the sums and products of the steps, as its ceilings are.",
		fmt.Sprintf("–: not there, or left out, as %s runs would take more than %s s.", fmt.Sprint(m.Runs), seconds(m.Budget)),
	}
}

const systemWords = "Digits: -log10 of the largest error of the solution, all of whose elements are 1. A is Hilbert's matrix, 1/(i+j+1), or Vandermonde's of the points 1/n … n/n; its elements and the exact right side are rounded to the type, so that as many digits go as the condition number has, in any method. refined: limb solve --refined; – is where there is no solution: refinement says that no digit is sure, or a pivot is 0."

const productWords = "The error of mul, against exact: the largest of an element, in units of the type (2^-53, 2^-106 of DD, 2^-212 of QD and so on) times that of |A||B|. Graded operands are random numbers times powers of two from 1 to 2^-60. exact itself errs by half a unit of its result at most."

// Errors are the digits of systems, and the errors of products.
func (m *Mat) Errors() (list []Block) {
	for _, matrix := range MatSystems {
		t := tableOf(matrix+", digits", of(prose, "rows"), of(number, MatSolvers...))
		for _, n := range m.systemSizes() {
			cells := []string{strconv.Itoa(n)}
			for _, by := range MatSolvers {
				cell := "–"
				if d, solved := m.digits(matrix, by, n); solved {
					cell = fixed(d, 1)
				}
				cells = append(cells, cell)
			}
			t.add(cells...)
		}
		list = append(list, t.folded("Digits of "+matrix+"'s systems")...)
	}
	if list != nil {
		list = append(list, said(systemWords)...)
	}
	if len(m.Products) == 0 {
		return list
	}
	t := tableOf("", of(prose, "type"), of(number, fmt.Sprintf("random, n = %d", m.Products[0].N), "graded"))
	for _, p := range m.Products {
		i := slices.IndexFunc(t.Rows, func(r Row) bool { return r.Cells[0] == p.Type })
		if i < 0 {
			i = len(t.Rows)
			t.add(p.Type)
		}
		t.Rows[i].Cells = append(t.Rows[i].Cells, fixed(p.Units, 2))
	}
	return slices.Concat(list, []Block{{Title: "Errors of mul", Table: t}}, said(productWords))
}

// Speeds are the rates of the operations in each type.
func (m *Mat) Speeds() (list []Block) {
	for _, typ := range m.types() {
		t := tableOf(typ+", GFLOPS", of(prose, "operation, rows"))
		for _, where := range m.where(typ) {
			t.Columns = append(t.Columns, of(number, where)...)
			if m.bound(where) {
				t.Columns = append(t.Columns, beside(number, "share")...)
			}
		}
		for _, op := range MatOps {
			for _, r := range m.Rows {
				if r.Type != typ || r.Op != op.Name {
					continue
				}
				cells := []string{op.Name + " " + strconv.Itoa(r.N)}
				for _, where := range m.where(typ) {
					x := cmp.Or(r.time(where), &MatTime{})
					if cells = append(cells, digits(x.GFLOPS)); m.bound(where) {
						cells = append(cells, percent(x.Share))
					}
				}
				t.add(cells...)
			}
		}
		list = append(list, Block{Table: t, Fold: typ + ": speeds on one core"})
	}
	return slices.Concat(list, ceilings(m.Ceilings).folded("Ceilings: what the core could do"), said(m.words()...), m.Peers.blocks())
}

// Text writes what limb bench mat has measured.
func (m *Mat) Text(w io.Writer, s Style) {
	s.Blocks(w, append([]Block{{Title: "limb bench mat · " + m.Turns.where()}}, m.Speeds()...))
}

// systemCharts are digits against the number of rows.
func (m *Mat) systemCharts() (charts []Chart) {
	sizes := m.systemSizes()
	if len(sizes) < 2 {
		return nil
	}
	for _, matrix := range MatSystems {
		c := Chart{Caption: matrix, Unit: "right digits of the solution", Width: 330, Height: 230,
			X: Axis{"rows", float64(sizes[0]), float64(sizes[len(sizes)-1]), false, multiples(5, 10)}, Y: Axis{"", 0, 65, false, multiples(5, 10)}}
		for _, by := range MatSolvers {
			for _, n := range sizes {
				if d, solved := m.digits(matrix, by, n); solved {
					c.add(by, float64(n), float64(d))
				}
			}
		}
		charts = append(charts, c)
	}
	return charts
}

// speedCharts are the rates of the operations, each type at the best level, against the number of
// rows.
func (m *Mat) speedCharts() (charts []Chart) {
	best := "go"
	if len(m.Ceilings) > 0 {
		best = m.Ceilings[len(m.Ceilings)-1].Level
	}
	first, last := math.Inf(1), 0.0
	for _, op := range MatOps {
		c := Chart{Caption: op.Name, Unit: "GFLOPS, one core, " + best, Width: 250, Height: 170}
		for _, r := range m.Rows {
			if t := r.time(best); r.Op == op.Name && t != nil && t.GFLOPS > 0 {
				n := float64(r.N)
				c.add(r.Type, n, float64(t.GFLOPS))
				first, last = min(first, n), max(last, n)
			}
		}
		if c.Lines != nil {
			charts = append(charts, c)
		}
	}
	if !(first < last) {
		return nil
	}
	for i := range charts {
		charts[i].X = Axis{"rows", first, last, true, powersOf2}
	}
	return alike(charts)
}

// chapter returns the chapter on matrices of the report's page.
func (m *Mat) chapter() Chapter {
	c := Chapter{ID: "mat", Title: "Linear algebra", About: "systems that are hard to solve, and products and factors on one core"}
	if m != nil {
		c.Blocks = slices.Concat([]Block{{Charts: m.systemCharts()}}, m.Errors(), []Block{{Title: "Speed", Charts: m.speedCharts()}}, m.Speeds())
	}
	return c
}

// Picture writes the digits of systems as a picture, in SVG, for light and dark pages.
func (m *Mat) Picture(w io.Writer) error {
	charts := m.systemCharts()
	if charts == nil {
		return fmt.Errorf("drawing digits: fewer than two sizes have been measured: let the report end")
	}
	strokes := keyOf(charts)
	const side, top, width, height = 12, 52, 330, 230
	all := side + len(charts)*(width+side)
	var d markup.Writer
	d.Put(`<svg xmlns="http://www.w3.org/2000/svg" width="%[1]v" height="%[2]v" viewBox="0 0 %[1]v %[2]v">
<style>
%[3]s</style>
<rect width="100%%" height="100%%" style="fill:var(--page)"/>
`, all, top+height+side, markup.Text(pictureStyle))
	for i, k := range strokes {
		x := side + i*(all-2*side)/len(strokes)
		d.Put("%s\n<text class=\"words\" x=\"%v\" y=\"19\">%s</text>\n", placed(k.SVG, x, 10, 30, 10), x+36, k.Name)
	}
	for i, c := range charts {
		x := side + i*(width+side)
		d.Put("<text class=\"words\" x=\"%v\" y=\"44\">%s</text>\n%s\n", x, c.Caption+": "+c.Unit, placed(c.SVG(), x, top, width, height))
	}
	d.Put("</svg>\n")
	_, err := d.WriteTo(w)
	return err
}

// placed returns an element of a page as a part of a picture.
func placed(svg markup.Text, x, y, width, height int) markup.Text {
	return markup.Text(strings.Replace(string(svg), "<svg ", fmt.Sprintf(`<svg x="%d" y="%d" width="%d" height="%d" `, x, y, width, height), 1))
}
