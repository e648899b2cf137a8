package report

import (
	"fmt"
	"html"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb/cmd/limb/internal/markup"
)

// Chart is lines through points, or the bins of a histogram.
type Chart struct {
	Caption, Unit string // what it is of, and what is upwards
	Says          string // instead of where lines begin and end, for those who cannot see it
	X, Y          Axis
	Width, Height float64
	Lines         []Line
	Bins          []Bin
	Mark          float64 // where u² is among the bins
}

// Axis is an axis of a chart: its label, which is below it, and its range, with a logarithmic scale where Log is set.
type Axis struct {
	Label  string
	Lo, Hi float64
	Log    bool
	Ticks  func(lo, hi float64) []Tick
}

// Tick is a place on an axis, with a line across the chart where it has a label.
type Tick struct {
	Value float64
	Label string
}

// Line is the points of an operation or of a type.
type Line struct {
	Name   string
	Points []Point
}

// Point is a point of a line.
type Point struct{ X, Y float64 }

// add adds a point to the line of a name.
func (c *Chart) add(name string, x, y float64) {
	i := slices.IndexFunc(c.Lines, func(l Line) bool { return l.Name == name })
	if i < 0 {
		c.Lines, i = append(c.Lines, Line{Name: name}), len(c.Lines)
	}
	c.Lines[i].Points = append(c.Lines[i].Points, Point{x, y})
}

// alike gives charts one upward axis, with room around all of their points.
func alike(charts []Chart) []Chart {
	y := Axis{Lo: math.Inf(1), Log: true, Ticks: logTicks}
	for _, c := range charts {
		for _, l := range c.Lines {
			for _, p := range l.Points {
				y.Lo, y.Hi = min(y.Lo, p.Y*0.8), max(y.Hi, p.Y*1.25)
			}
		}
	}
	for i := range charts {
		charts[i].Y = y
	}
	return charts
}

// SVG draws the chart as an element of a page.
func (c Chart) SVG() markup.Text {
	const letter, above, right = 4.9, 8, 12 // as wide as a letter is; room for halves of the last labels
	xs, ys := c.X.Ticks(c.X.Lo, c.X.Hi), c.Y.Ticks(c.Y.Lo, c.Y.Hi)
	left, bottom := 0.0, c.Height-16
	for _, t := range ys {
		left = max(left, 10+letter*float64(len(t.Label)))
	}
	if c.X.Label != "" {
		bottom -= 12
	}
	x := func(v float64) float64 { return c.X.place(v, left, c.Width-right) }
	y := func(v float64) float64 { return c.Y.place(v, bottom, above) }

	var d drawing
	for _, t := range xs {
		if t.Label != "" {
			d.line("--rule", x(t.Value), above, x(t.Value), bottom)
		}
	}
	for _, t := range ys {
		if t.Label != "" {
			d.line("--rule", left, y(t.Value), c.Width-right, y(t.Value))
		}
	}
	for _, t := range xs {
		d.line("--soft", x(t.Value), bottom, x(t.Value), bottom+length(t))
		d.text("middle", x(t.Value), bottom+13, t.Label)
	}
	for _, t := range ys {
		d.line("--soft", left-length(t), y(t.Value), left, y(t.Value))
		d.text("end", left-6, y(t.Value)+3, t.Label)
	}
	d.line("--soft", left, bottom, c.Width-right, bottom)
	d.line("--soft", left, above, left, bottom)
	d.text("middle", (left+c.Width-right)/2, c.Height-3, c.X.Label)

	for _, bin := range c.Bins {
		lo, hi := max(float64(bin.Log2), c.X.Lo), min(float64(bin.Log2+1), c.X.Hi)
		if bin.Count > 0 && lo < hi {
			top := y(float64(bin.Count))
			d.put(`<rect x="%.5g" y="%.5g" width="%.5g" height="%.5g" style="fill:var(--pair)"/>`, x(lo)+0.4, top, x(hi)-x(lo)-0.8, bottom-top)
		}
	}
	if c.Bins != nil {
		d.put(`<path d="M%.5g %gV%.5g" style="stroke:var(--ink);stroke-dasharray:2,2"/>`, x(c.Mark), float64(above), bottom)
		d.text("start", x(c.Mark+0.6), y(c.Y.Hi/2.2), "u²")
	}
	for _, l := range c.Lines {
		look := looks[slices.IndexFunc(looks, func(x look) bool { return x.name == l.Name })]
		var points []Point
		for _, p := range l.Points {
			points = append(points, Point{x(p.X), y(p.Y)})
		}
		d.stroke(look, points, points)
	}
	return d.element(fmt.Sprintf(`role="img" aria-label="%s: %s"`, html.EscapeString(c.Caption+", "+c.Unit), c.says()), c.Width, c.Height)
}

// place returns where a value is between the ends of the axis.
func (a Axis) place(v, from, to float64) float64 {
	lo, hi := a.Lo, a.Hi
	if a.Log {
		v, lo, hi = math.Log2(v), math.Log2(lo), math.Log2(hi)
	}
	return from + (to-from)*(v-lo)/(hi-lo)
}

// length is how long the line of a tick is.
func length(t Tick) float64 {
	if t.Label == "" {
		return 2
	}
	return 4
}

// A drawing is SVG that is written element by element, in the colours of the page, which has a
// light and a dark set.
type drawing struct{ strings.Builder }

func (d *drawing) put(format string, args ...any) { fmt.Fprintf(d, format+"\n", args...) }

func (d *drawing) line(colour string, x0, y0, x1, y1 float64) {
	d.put(`<path d="M%.5g %.5gL%.5g %.5g" style="stroke:var(%s);stroke-width:.5"/>`, x0, y0, x1, y1, colour)
}

func (d *drawing) text(anchor string, x, y float64, words string) {
	if words != "" {
		d.put(`<text x="%.5g" y="%.5g" text-anchor="%s" style="font-size:9px;fill:var(--ink)">%s</text>`, x, y, anchor, html.EscapeString(words))
	}
}

// stroke draws a line through points, and marks in places.
func (d *drawing) stroke(l look, points, places []Point) {
	var line, marks strings.Builder
	for i, p := range points {
		fmt.Fprintf(&line, "%c%.5g %.5g", "ML"[min(i, 1)], p.X, p.Y)
	}
	for _, p := range places {
		fmt.Fprintf(&marks, "M%.5g %.5g%s", p.X, p.Y, l.mark)
	}
	fill := l.colour
	if l.mark == triangle {
		fill = "--page"
	}
	d.put(`<path d="%s" style="fill:none;stroke:var(%s);stroke-width:1.2;stroke-dasharray:%s"/>`, line.String(), l.colour, l.dashes)
	d.put(`<path d="%s" style="fill:var(%s);stroke:var(%s);stroke-width:.5"/>`, marks.String(), fill, l.colour)
}

func (d *drawing) element(attributes string, width, height float64) markup.Text {
	return markup.Text(fmt.Sprintf("<svg %s viewBox=\"0 0 %g %g\" xmlns=\"http://www.w3.org/2000/svg\">\n%s</svg>\n", attributes, width, height, d))
}

// says is where lines begin and end.
func (c *Chart) says() string {
	if c.Says != "" {
		return c.Says
	}
	var words []string
	for _, l := range c.Lines {
		first, last := l.Points[0], l.Points[len(l.Points)-1]
		words = append(words, fmt.Sprintf("%s %s at %s, %s at %s", l.Name, digits(Figure(first.Y)), power(int(first.X)), digits(Figure(last.Y)), power(int(last.X))))
	}
	return strings.Join(words, "; ")
}

// look is how an operation or a type is drawn.
type look struct {
	name, colour, dashes, mark string
}

// What looks are made of. The colours are the page's; a mark is a path from the point.
const (
	plain  = "--plain" // machine operations
	eft    = "--eft"   // error-free transformations; transforms of pairs
	paired = "--pair"  // operations on pairs; transforms of quads

	whole, long, dots = "none", "6,2", "1.5,2"

	circle    = "m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"
	box       = "m-1.8-1.8h3.6v3.6h-3.6z"
	pyramid   = "m0-2.4l2.1 3.6h-4.2z"
	triangle  = "m0-2.6l2.2 3.8h-4.4z" // filled with the page
	diagonals = "m-1.6-1.6l3.2 3.2m0-3.2l-3.2 3.2"
)

// looks are all of them, in the order of keys: the colour tells what an operation works on, and
// dashes and mark tell sums, products and the third of each colour apart.
var looks = []look{
	{"Add", plain, whole, circle},
	{"Mul", plain, long, box},
	{"Mad", plain, dots, pyramid},
	{"Add12", eft, whole, circle},
	{"Mul12", eft, long, box},
	{"Add22", paired, dots, pyramid},
	{"Mul22", paired, long, box},
	{branchFree, paired, "4,2,1.5,2", triangle},
	{"SloppyAdd", paired, "3,3", diagonals},
	{accurateAdd, paired, whole, circle},

	{"float64", plain, whole, circle},
	{"DF", eft, whole, circle},
	{"DD", eft, long, box},
	{"DD refined", eft, dots, pyramid},
	{"QF", paired, whole, circle},
	{"QD", paired, long, box},
	{"QD refined", paired, dots, pyramid},
	{"TF", plain, whole, circle},
	{"TD", plain, long, box},
	{"TD refined", plain, dots, pyramid},
}

// stroke is a short line with its mark, for the key beside charts.
type stroke struct {
	Name string
	SVG  markup.Text
}

// keyOf returns a stroke of each kind of line that one of the charts has, for the key beside them.
func keyOf(charts []Chart) (list []stroke) {
	for _, look := range looks {
		if slices.ContainsFunc(charts, func(c Chart) bool {
			return slices.ContainsFunc(c.Lines, func(l Line) bool { return l.Name == look.name })
		}) {
			var d drawing
			d.stroke(look, []Point{{0, 5}, {30, 5}}, []Point{{15, 5}})
			list = append(list, stroke{look.name, d.element(`aria-hidden="true"`, 30, 10)})
		}
	}
	return list
}

// sizeTicks marks the sizes of the tables.
func sizeTicks(float64, float64) (ticks []Tick) {
	for _, n := range Sizes {
		label := fmt.Sprint(n>>10, "K")
		if n >= 1<<20 {
			label = fmt.Sprint(n>>20, "M")
		}
		ticks = append(ticks, Tick{Value: float64(n), Label: label})
	}
	return ticks
}

// powersOf2 marks powers of two, and names as many as have room.
func powersOf2(lo, hi float64) (ticks []Tick) {
	first, last := int(math.Ceil(math.Log2(lo))), int(math.Floor(math.Log2(hi)))
	step := 1
	for (last-first)/step > 7 {
		step *= 2
	}
	for e := first; e <= last; e++ {
		tick := Tick{Value: math.Ldexp(1, e)}
		if e%step == 0 {
			tick.Label = fmt.Sprintf("2^%d", e)
		}
		ticks = append(ticks, tick)
	}
	return ticks
}

// logTicks marks 1 to 9 times the powers of ten. It names the powers, and where
// there are few of them also 2 and 5 times these.
func logTicks(lo, hi float64) (ticks []Tick) {
	decades := math.Log10(hi / lo)
	for e := math.Floor(math.Log10(lo)); e <= math.Log10(hi); e++ {
		for k := 1.0; k < 10; k++ {
			x := k * math.Pow(10, e)
			if x < lo || x > hi {
				continue
			}
			tick := Tick{Value: x}
			if k == 1 || decades < 3 && (k == 2 || k == 5) {
				if tick.Label = strconv.FormatFloat(x, 'f', max(0, -int(e)), 64); e > 4 || e < -3 {
					tick.Label = fmt.Sprintf("%ge%g", k, e)
				}
			}
			ticks = append(ticks, tick)
		}
	}
	return ticks
}

// multiples marks those of small, and names those of large.
func multiples(small, large float64) func(lo, hi float64) []Tick {
	return func(lo, hi float64) (ticks []Tick) {
		for x := small * math.Ceil(lo/small); x <= hi; x += small {
			tick := Tick{Value: x}
			if math.Mod(x, large) == 0 {
				tick.Label = fmt.Sprint(x)
			}
			ticks = append(ticks, tick)
		}
		return ticks
	}
}
