package digits

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"maps"
	"math"
	"slices"
)

//go:embed page.html
var pageText string

var page = template.Must(template.New("page").Parse(pageText))

// HTML writes the report as one page that refers to nothing outside itself and needs no script.
func (r *Report) HTML(w io.Writer) error {
	at := ""
	for _, name := range slices.Sorted(maps.Keys(r.At)) {
		at += name + "=" + r.At[name] + " "
	}
	return page.Execute(w, struct {
		*Report
		Headline, Verdict, Worst, There, Healthy string
		Sources                                  []source
		Picture                                  *picture
	}{r, r.headline(), r.verdict(), at, r.there(), map[bool]string{true: noLosses}[r.healthy()], r.listings(), r.picture()})
}

// Bar is the width of the bar of a line, in hundredths, and Class its colour.
func (x row) Bar() string { return fmt.Sprintf("%.0f", 100*x.Digits/most) }

func (x row) Class() string {
	switch {
	case x.Left == "" || x.Digits >= 12:
		return "good"
	case x.Digits >= 6:
		return "warn"
	}
	return "bad"
}

// A picture has the digits of the results over a parameter, in units of the picture.
type picture struct {
	Along, Lo, Hi string
	Dots          [][2]string
}

// The room for the dots of a picture.
const left, top, width, height = 40.0, 12.0, 600.0, 160.0

// picture draws the points, over the logarithm where they are far apart.
func (r *Report) picture() *picture {
	if len(r.Points) < 2 {
		return nil
	}
	lo, hi := math.Inf(1), math.Inf(-1)
	for _, p := range r.Points {
		lo, hi = min(lo, p.X), max(hi, p.X)
	}
	scale := func(x float64) float64 { return x }
	if lo > 0 && hi >= 1000*lo {
		scale = math.Log2 // which is right of subnormal numbers too
	}
	pic := &picture{Along: r.Along, Lo: short(lo), Hi: short(hi)}
	for _, p := range r.Points {
		x := left + width*(scale(p.X)-scale(lo))/max(scale(hi)-scale(lo), math.SmallestNonzeroFloat64)
		pic.Dots = append(pic.Dots, [2]string{fmt.Sprintf("%.1f", x), fmt.Sprintf("%.1f", top+height*(1-p.Digits/16))})
	}
	return pic
}
