package report

import (
	"cmp"
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

// look says how an operation or a type is drawn: the colour tells what it works
// on, and dashes and mark tell sums, products and the third of each colour apart.
var look = map[string]struct {
	colour color.RGBA
	dashes []vg.Length
	mark   draw.GlyphDrawer
}{
	"Add":       {plain, nil, draw.CircleGlyph{}},
	"Mul":       {plain, []vg.Length{6, 2}, draw.BoxGlyph{}},
	"Mad":       {plain, []vg.Length{1.5, 2}, draw.PyramidGlyph{}},
	"Add12":     {eft, nil, draw.CircleGlyph{}},
	"Mul12":     {eft, []vg.Length{6, 2}, draw.BoxGlyph{}},
	"Add22":     {paired, []vg.Length{1.5, 2}, draw.PyramidGlyph{}},
	branchFree:  {paired, []vg.Length{4, 2, 1.5, 2}, draw.TriangleGlyph{}},
	"SloppyAdd": {paired, []vg.Length{3, 3}, draw.CrossGlyph{}},
	accurateAdd: {paired, nil, draw.CircleGlyph{}},
	"Mul22":     {paired, []vg.Length{6, 2}, draw.BoxGlyph{}},

	"float64": {plain, nil, draw.CircleGlyph{}},
	"DF":      {eft, nil, draw.CircleGlyph{}},
	"DD":      {eft, []vg.Length{6, 2}, draw.BoxGlyph{}},
	"QF":      {paired, nil, draw.CircleGlyph{}},
	"QD":      {paired, []vg.Length{6, 2}, draw.BoxGlyph{}},

	"DD refined": {eft, []vg.Length{1.5, 2}, draw.PyramidGlyph{}},
	"QD refined": {paired, []vg.Length{1.5, 2}, draw.PyramidGlyph{}},
}

// addLine draws the measured points of name, with a mark at each.
func addLine(p *plot.Plot, name string, points plotter.XYs) error {
	l, s, err := plotter.NewLinePoints(points)
	if err != nil {
		return fmt.Errorf("plot of %s: %w", name, err)
	}
	l.Color, l.Dashes, l.Width = look[name].colour, look[name].dashes, 1.2
	s.Color, s.Shape, s.Radius = look[name].colour, look[name].mark, 2
	p.Add(l, s)
	return nil
}

// key is a short line with its mark, for the key beside the plots.
func key(name string) (template.HTML, error) {
	canvas := vgsvg.New(30, 10)
	c := draw.New(canvas)
	style := draw.LineStyle{Color: look[name].colour, Dashes: look[name].dashes, Width: 1.2}
	c.StrokeLine2(style, 0, 5, 30, 5)
	c.DrawGlyph(draw.GlyphStyle{Color: look[name].colour, Radius: 2.5, Shape: look[name].mark}, vg.Point{X: 15, Y: 5})
	return element(canvas, `aria-hidden="true"`)
}

// Figure is a plot and its words.
type Figure struct {
	Caption string
	Unit    string // of the vertical axis
	SVG     template.HTML
}

// TimePlots draws time against n, for the paper's two machines and for each
// device, in units of the smallest Add, all on the same axes.
func (r *Report) TimePlots() ([]Figure, error) {
	type machine struct {
		name   string
		figure func(op string, n int) (float64, bool)
	}
	machines := []machine{
		{"7800GTX, 2006 (Table 3)", DGD06.GPU.figure},
		{"Pentium 4, 2006 (Table 4)", DGD06.CPU.figure},
	}
	for i := range r.Devices {
		d := &r.Devices[i]
		if unit := d.Unit(); unit > 0 {
			machines = append(machines, machine{d.Name, func(op string, n int) (float64, bool) {
				x := float64(d.time(op, n).Least) / unit
				return x, x > 0
			}})
		}
	}
	if len(machines) == 2 {
		return nil, nil
	}
	lines := make([]map[string]plotter.XYs, len(machines))
	lo, hi := 1.0, 10.0
	for i, m := range machines {
		lines[i] = map[string]plotter.XYs{}
		for _, op := range Ops {
			for _, n := range Sizes {
				if y, ok := m.figure(op.Name, n); ok {
					lines[i][op.Name] = append(lines[i][op.Name], plotter.XY{X: float64(n), Y: y})
					lo, hi = min(lo, y), max(hi, y)
				}
			}
		}
	}
	var figures []Figure
	for i, m := range machines {
		p := newPlot()
		p.X.Label.Text = "elements"
		p.X.Scale, p.Y.Scale = plot.LogScale{}, plot.LogScale{}
		p.X.Tick.Marker, p.Y.Tick.Marker = sizeTicks{}, logTicks{}
		p.X.Min, p.X.Max = float64(Sizes[0]), float64(Sizes[len(Sizes)-1])
		p.Y.Min, p.Y.Max = lo*0.8, hi*1.25
		for _, op := range Ops {
			if lines[i][op.Name] == nil {
				continue
			}
			if err := addLine(p, op.Name, lines[i][op.Name]); err != nil {
				return nil, err
			}
		}
		svg, err := render(p, 250, 170, m.name+": "+ends(lines[i], timeNames()))
		if err != nil {
			return nil, err
		}
		figures = append(figures, Figure{m.name, "time, Add of 4096 = 1", svg})
	}
	return figures, nil
}

// timeNames are the lines of TimePlots.
func timeNames() []string {
	var names []string
	for _, op := range Ops {
		names = append(names, op.Name)
	}
	return names
}

// plots draws, for each device and way of twiddles, the time of a transform of
// each type against its length, and the rate; each on the same axes.
func (f *FFT) plots() ([]Figure, error) {
	places, lengths := f.places("DF")
	if len(lengths) < 2 {
		return nil, nil
	}
	var figures []Figure
	for _, quantity := range []struct {
		unit string
		of   func(*FFTRow) float64
	}{
		{"µs", func(r *FFTRow) float64 { return float64(r.Least) / 1000 }},
		{"GFLOPS", func(r *FFTRow) float64 { return float64(r.GFLOPS) }},
	} {
		lo, hi := math.Inf(1), 0.0
		for i := range f.Rows {
			if y := quantity.of(&f.Rows[i]); y > 0 {
				lo, hi = min(lo, y), max(hi, y)
			}
		}
		for _, where := range places {
			for _, twiddles := range Twiddles {
				p := newPlot()
				p.X.Label.Text = "numbers"
				p.X.Scale, p.Y.Scale = plot.LogScale{}, plot.LogScale{}
				p.X.Tick.Marker, p.Y.Tick.Marker = powersOf2{}, logTicks{}
				p.X.Min, p.X.Max = math.Ldexp(1, lengths[0]), math.Ldexp(1, lengths[len(lengths)-1])
				p.Y.Min, p.Y.Max = lo*0.8, hi*1.25
				drawn := false // more than float64
				lines := map[string]plotter.XYs{}
				for _, typ := range FFTTypes {
					var line plotter.XYs
					for _, m := range lengths {
						r := f.row(where, typ, twiddles, m)
						if typ == "float64" {
							r = f.row("gonum", typ, Twiddles[0], m)
						}
						if r != nil && r.Least > 0 {
							line = append(line, plotter.XY{X: math.Ldexp(1, m), Y: quantity.of(r)})
						}
					}
					if line == nil {
						continue
					}
					lines[typ] = line
					if err := addLine(p, typ, line); err != nil {
						return nil, err
					}
					drawn = drawn || typ != "float64"
				}
				if !drawn {
					continue
				}
				svg, err := render(p, 250, 170, where+", "+twiddles+", "+quantity.unit+": "+ends(lines, FFTTypes))
				if err != nil {
					return nil, err
				}
				figures = append(figures, Figure{where + ", " + twiddles, quantity.unit, svg})
			}
		}
	}
	return figures, nil
}

// ends says where lines begin and end, for those who cannot see them.
func ends(lines map[string]plotter.XYs, names []string) string {
	var words []string
	for _, name := range names {
		if l := lines[name]; l != nil {
			first, last := l[0], l[len(l)-1]
			words = append(words, fmt.Sprintf("%s %s at %s, %s at %s", name, digits(Number(first.Y)), power(int(first.X)), digits(Number(last.Y)), power(int(last.X))))
		}
	}
	return strings.Join(words, "; ")
}

// Histograms draws how often each size of error occurs, for the operations on
// DF and DD that are not exact.
func (r *Report) Histograms() ([]Figure, error) {
	var figures []Figure
	for _, typ := range Types {
		for _, op := range Extended {
			for i := range r.Devices {
				a := r.Devices[i].accuracy(op.Name, typ)
				if a == nil || len(a.Histogram) == 0 {
					continue
				}
				name := fmt.Sprintf("%s %s, %s", typ, op.Name, r.Devices[i].Name)
				svg, err := histogram(a, name)
				if err != nil {
					return nil, err
				}
				figures = append(figures, Figure{name, "vectors of " + power(a.Sample), svg})
				break // the others have the same bits, or say how many differ
			}
		}
	}
	return figures, nil
}

// histogram draws counts over errors, both as logarithms.
func histogram(a *Accuracy, name string) (template.HTML, error) {
	p := newPlot()
	p.X.Label.Text = "log2 of the relative error"
	p.Y.Scale, p.Y.Tick.Marker = plot.LogScale{}, logTicks{}
	p.Y.Min, p.Y.Max = 0.5, float64(a.Sample)
	u2 := -48.0
	if a.Type == "DD" {
		u2 = -106
	}
	p.X.Min, p.X.Max = u2-14, u2+24
	var ticks []plot.Tick
	for x := math.Ceil(p.X.Min/2) * 2; x <= p.X.Max; x += 2 {
		tick := plot.Tick{Value: x}
		if math.Mod(x, 8) == 0 {
			tick.Label = fmt.Sprint(x)
		}
		ticks = append(ticks, tick)
	}
	p.X.Tick.Marker = plot.ConstantTicks(ticks)
	mark, err := plotter.NewLine(plotter.XYs{{X: u2, Y: p.Y.Min}, {X: u2, Y: p.Y.Max}})
	if err != nil {
		return "", err
	}
	mark.Color, mark.Dashes = ink, []vg.Length{2, 2}
	p.Add(bars{a.Histogram}, mark)
	label, err := plotter.NewLabels(plotter.XYLabels{XYs: plotter.XYs{{X: u2 + 0.6, Y: p.Y.Max / 2.2}}, Labels: []string{"u²"}})
	if err != nil {
		return "", err
	}
	label.TextStyle[0].Color, label.TextStyle[0].Font = ink, sans(9)
	p.Add(label)
	most := slices.MaxFunc(a.Histogram, func(x, y Bin) int { return cmp.Compare(x.Count, y.Count) })
	return render(p, 250, 140, fmt.Sprintf("%s: most errors are near 2^%d, the largest is 2^%s", name, most.Log2, a.log2()))
}

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

// render returns the plot as an element of a page; says is for those who cannot see it.
func render(p *plot.Plot, width, height vg.Length, says string) (template.HTML, error) {
	canvas := vgsvg.New(width, height)
	p.Draw(draw.Crop(draw.New(canvas), 2, -10, 2, -8)) // room for the last labels
	return element(canvas, fmt.Sprintf(`role="img" aria-label="%s"`, template.HTMLEscapeString(says)))
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
type sizeTicks struct{}

func (sizeTicks) Ticks(float64, float64) []plot.Tick {
	var ticks []plot.Tick
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
type powersOf2 struct{}

func (powersOf2) Ticks(lo, hi float64) []plot.Tick {
	var ticks []plot.Tick
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
type logTicks struct{}

func (logTicks) Ticks(lo, hi float64) []plot.Tick {
	var ticks []plot.Tick
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
