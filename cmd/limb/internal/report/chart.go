package report

import (
	"fmt"
	"html/template"
	"image/color"
	"math"
	"slices"
	"strconv"
	"strings"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgsvg"
)

// Chart is lines through points, or the bins of a histogram.
type Chart struct {
	Caption, Unit string // what it is of, and what is upwards
	Says          string // instead of where lines begin and end, for those who cannot see it
	X, Y          Axis
	Width, Height vg.Length
	Lines         []Line
	Bins          []Bin
	Mark          float64 // where u² is among the bins
}

// Axis is an axis of a chart: its label and its range, with a logarithmic scale where Log is set.
type Axis struct {
	Label  string
	Lo, Hi float64
	Log    bool
	Ticks  plot.TickerFunc
}

// Line is the points of an operation or of a type.
type Line struct {
	Name   string
	Points plotter.XYs
}

// add adds a point to the line of a name.
func (c *Chart) add(name string, x, y float64) {
	i := slices.IndexFunc(c.Lines, func(l Line) bool { return l.Name == name })
	if i < 0 {
		c.Lines, i = append(c.Lines, Line{Name: name}), len(c.Lines)
	}
	c.Lines[i].Points = append(c.Lines[i].Points, plotter.XY{X: x, Y: y})
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
func (c Chart) SVG() (template.HTML, error) {
	p := newPlot()
	for i, axis := range []Axis{c.X, c.Y} {
		to := []*plot.Axis{&p.X, &p.Y}[i]
		if to.Label.Text, to.Tick.Marker, to.Min, to.Max = axis.Label, axis.Ticks, axis.Lo, axis.Hi; axis.Log {
			to.Scale = plot.LogScale{}
		}
	}
	if c.Bins != nil {
		mark, err := plotter.NewLine(plotter.XYs{{X: c.Mark, Y: c.Y.Lo}, {X: c.Mark, Y: c.Y.Hi}})
		if err != nil {
			return "", err
		}
		mark.Color, mark.Dashes = ink, []vg.Length{2, 2}
		label, err := plotter.NewLabels(plotter.XYLabels{XYs: plotter.XYs{{X: c.Mark + 0.6, Y: c.Y.Hi / 2.2}}, Labels: []string{"u²"}})
		if err != nil {
			return "", err
		}
		label.TextStyle[0].Color, label.TextStyle[0].Font = ink, sans(9)
		p.Add(bars{c.Bins}, mark, label)
	}
	for _, line := range c.Lines {
		l, s, err := plotter.NewLinePoints(line.Points)
		if err != nil {
			return "", fmt.Errorf("plot of %s: %w", line.Name, err)
		}
		look := looks[slices.IndexFunc(looks, func(x look) bool { return x.name == line.Name })]
		l.Color, l.Dashes, l.Width = look.colour, look.dashes, 1.2
		s.Color, s.Shape, s.Radius = look.colour, look.mark, 2
		p.Add(l, s)
	}
	canvas := vgsvg.New(c.Width, c.Height)
	p.Draw(draw.Crop(draw.New(canvas), 2, -10, 2, -8)) // room for the last labels
	return element(canvas, fmt.Sprintf(`role="img" aria-label="%s: %s"`, template.HTMLEscapeString(c.Caption+", "+c.Unit), c.says()))
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
	name   string
	colour color.RGBA
	dashes []vg.Length
	mark   draw.GlyphDrawer
}

// looks are all of them, in the order of keys: the colour tells what an operation works on, and
// dashes and mark tell sums, products and the third of each colour apart.
var looks = []look{
	{"Add", plain, nil, draw.CircleGlyph{}},
	{"Mul", plain, []vg.Length{6, 2}, draw.BoxGlyph{}},
	{"Mad", plain, []vg.Length{1.5, 2}, draw.PyramidGlyph{}},
	{"Add12", eft, nil, draw.CircleGlyph{}},
	{"Mul12", eft, []vg.Length{6, 2}, draw.BoxGlyph{}},
	{"Add22", paired, []vg.Length{1.5, 2}, draw.PyramidGlyph{}},
	{"Mul22", paired, []vg.Length{6, 2}, draw.BoxGlyph{}},
	{branchFree, paired, []vg.Length{4, 2, 1.5, 2}, draw.TriangleGlyph{}},
	{"SloppyAdd", paired, []vg.Length{3, 3}, draw.CrossGlyph{}},
	{accurateAdd, paired, nil, draw.CircleGlyph{}},

	{"float64", plain, nil, draw.CircleGlyph{}},
	{"DF", eft, nil, draw.CircleGlyph{}},
	{"DD", eft, []vg.Length{6, 2}, draw.BoxGlyph{}},
	{"DD refined", eft, []vg.Length{1.5, 2}, draw.PyramidGlyph{}},
	{"QF", paired, nil, draw.CircleGlyph{}},
	{"QD", paired, []vg.Length{6, 2}, draw.BoxGlyph{}},
	{"QD refined", paired, []vg.Length{1.5, 2}, draw.PyramidGlyph{}},
}

// stroke is a short line with its mark, for the key beside charts.
type stroke struct {
	Name string
	SVG  template.HTML
}

// keyOf returns a stroke of each kind of line that one of the charts has, for the key beside them.
func keyOf(charts []Chart) (list []stroke, err error) {
	for _, look := range looks {
		if !slices.ContainsFunc(charts, func(c Chart) bool {
			return slices.ContainsFunc(c.Lines, func(l Line) bool { return l.Name == look.name })
		}) {
			continue
		}
		canvas := vgsvg.New(30, 10)
		c := draw.New(canvas)
		c.StrokeLine2(draw.LineStyle{Color: look.colour, Dashes: look.dashes, Width: 1.2}, 0, 5, 30, 5)
		c.DrawGlyph(draw.GlyphStyle{Color: look.colour, Radius: 2.5, Shape: look.mark}, vg.Point{X: 15, Y: 5})
		svg, err := element(canvas, `aria-hidden="true"`)
		if err != nil {
			return nil, err
		}
		list = append(list, stroke{look.name, svg})
	}
	return list, nil
}

// The plots are drawn in stand-in colours, which ours replaces by the page's
// own: the page has a light and a dark set.
var (
	ink    = color.RGBA{1, 1, 1, 255}
	grey   = color.RGBA{2, 2, 2, 255} // the grid
	soft   = color.RGBA{6, 6, 6, 255} // axes
	plain  = color.RGBA{3, 3, 3, 255} // machine operations
	eft    = color.RGBA{4, 4, 4, 255} // error-free transformations; transforms of pairs
	paired = color.RGBA{5, 5, 5, 255} // operations on pairs; transforms of quads

	// ours also leaves out what the page says for all letters.
	ours = strings.NewReplacer(
		"#010101", "var(--ink)", "#020202", "var(--rule)", "#060606", "var(--soft)",
		"#030303", "var(--plain)", "#040404", "var(--eft)", "#050505", "var(--pair)",
		"font-family:Liberation Sans;font-variant:normal;font-weight:normal;font-style:normal;", "",
	)
)

// bars draws the bins of a histogram down to the lower edge.
type bars struct{ bins []Bin }

func (b bars) Plot(c draw.Canvas, p *plot.Plot) {
	x, y := p.Transforms(&c)
	for _, bin := range b.bins {
		lo, hi := max(float64(bin.Log2), p.X.Min), min(float64(bin.Log2+1), p.X.Max)
		if bin.Count == 0 || lo >= hi {
			continue
		}
		left, right, top := x(lo)+0.4, x(hi)-0.4, y(float64(bin.Count))
		c.FillPolygon(paired, []vg.Point{{X: left, Y: c.Min.Y}, {X: left, Y: top}, {X: right, Y: top}, {X: right, Y: c.Min.Y}})
	}
}

// newPlot returns an empty plot in the page's colours and letters.
func newPlot() *plot.Plot {
	p := plot.New()
	p.BackgroundColor = nil
	for _, axis := range []*plot.Axis{&p.X, &p.Y} {
		axis.Color, axis.Tick.Color = soft, soft
		axis.Label.TextStyle.Color, axis.Tick.Label.Color = ink, ink
		axis.Label.TextStyle.Font = sans(9)
		axis.Tick.Label.Font = sans(9)
		axis.Label.Padding = 3
		axis.Padding = 0
	}
	grid := plotter.NewGrid()
	grid.Horizontal.Color, grid.Vertical.Color = grey, grey
	grid.Horizontal.Width, grid.Vertical.Width = 0.3, 0.3
	p.Add(grid)
	return p
}

func sans(size vg.Length) font.Font {
	f := font.From(plot.DefaultFont, size)
	f.Variant = "Sans"
	return f
}

// element returns what is on the canvas as an element that scales, in the colours
// and letters of the page.
func element(canvas *vgsvg.Canvas, attributes string) (template.HTML, error) {
	var b strings.Builder
	if _, err := canvas.WriteTo(&b); err != nil {
		return "", fmt.Errorf("drawing a plot: %w", err)
	}
	_, svg, ok := strings.Cut(b.String(), "viewBox")
	if !ok {
		return "", fmt.Errorf("drawing a plot: no viewBox in what the canvas wrote")
	}
	return template.HTML("<svg " + attributes + " viewBox" + ours.Replace(svg)), nil
}

// sizeTicks marks the sizes of the tables.
func sizeTicks(float64, float64) (ticks []plot.Tick) {
	for _, n := range Sizes {
		label := fmt.Sprint(n>>10, "K")
		if n >= 1<<20 {
			label = fmt.Sprint(n>>20, "M")
		}
		ticks = append(ticks, plot.Tick{Value: float64(n), Label: label})
	}
	return ticks
}

// powersOf2 marks powers of two, and names as many as have room.
func powersOf2(lo, hi float64) (ticks []plot.Tick) {
	first, last := int(math.Ceil(math.Log2(lo))), int(math.Floor(math.Log2(hi)))
	step := 1
	for (last-first)/step > 7 {
		step *= 2
	}
	for e := first; e <= last; e++ {
		tick := plot.Tick{Value: math.Ldexp(1, e)}
		if e%step == 0 {
			tick.Label = fmt.Sprintf("2^%d", e)
		}
		ticks = append(ticks, tick)
	}
	return ticks
}

// logTicks marks 1 to 9 times the powers of ten. It names the powers, and where
// there are few of them also 2 and 5 times these.
func logTicks(lo, hi float64) (ticks []plot.Tick) {
	decades := math.Log10(hi / lo)
	for e := math.Floor(math.Log10(lo)); e <= math.Log10(hi); e++ {
		for k := 1.0; k < 10; k++ {
			x := k * math.Pow(10, e)
			if x < lo || x > hi {
				continue
			}
			tick := plot.Tick{Value: x}
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
func multiples(small, large float64) plot.TickerFunc {
	return func(lo, hi float64) (ticks []plot.Tick) {
		for x := small * math.Ceil(lo/small); x <= hi; x += small {
			tick := plot.Tick{Value: x}
			if math.Mod(x, large) == 0 {
				tick.Label = fmt.Sprint(x)
			}
			ticks = append(ticks, tick)
		}
		return ticks
	}
}
