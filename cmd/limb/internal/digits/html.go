package digits

import (
	_ "embed"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"

	"github.com/limbfp/limb/cmd/limb/internal/markup"
)

//go:embed page.css
var style string

// HTML writes the report as one page that refers to nothing outside itself and needs no script.
func (r *Report) HTML(w io.Writer) error {
	p := page{}
	p.Put(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>limb digits: %s</title>
<style>
%s</style>
</head>
<body>
<h1>%s</h1>
`, r.Function, markup.Text(style), r.headline())
	if r.healthy() {
		p.Put("<p class=\"good\">%s</p>", noLosses)
	}
	p.Put("\n")
	if pic := r.picture(); pic != nil {
		p.picture(pic)
	}
	p.Put("\n")
	for _, s := range r.listings() {
		p.source(s)
	}
	at := ""
	for _, name := range slices.Sorted(maps.Keys(r.At)) {
		at += name + "=" + r.At[name] + " "
	}
	p.Put("<p>The worst input: %s<br>%s</p>\n", at, r.there())
	if len(r.Numbers) > 0 {
		p.Put("<table><tr><th>of</th><th>digits at worst</th><th>in the middle</th></tr>\n")
		for _, n := range r.Numbers {
			p.Put("<tr><td>%s</td><td class=\"number\">%s</td><td class=\"number\">%s</td></tr>\n", n.Name, tenth(n.Worst), tenth(n.Median))
		}
		p.Put("</table>\n")
	}
	p.Put("<table><tr><th>in</th><th>digits at worst</th><th></th></tr>\n")
	for _, t := range r.Types {
		p.Put("<tr><td>%s</td><td class=\"number\">%s</td><td class=\"good\">%s</td></tr>\n", t.Name, tenth(t.Digits), map[bool]string{true: "enough"}[t.Enough])
	}
	p.Put("</table>\n<p>%s</p>\n</body>\n</html>\n", r.verdict())
	_, err := p.WriteTo(w)
	return err
}

func tenth(x any) string { return fmt.Sprintf("%.1f", x) }

// A page is the report as it is written.
type page struct{ markup.Writer }

// source writes the lines of a function, and below a line what it is blamed for.
func (p *page) source(s source) {
	p.Put("<div class=\"wide\"><table class=\"source\">\n")
	for _, x := range s.Rows {
		blamed, origin := "", ""
		if len(x.Causes) > 0 {
			blamed = ` class="blamed"`
		}
		if x.Origin {
			origin = "· "
		}
		p.Put(`<tr%s><td class="left %s">`, markup.Text(blamed), x.class())
		if x.Left != "" {
			p.Put(`<span>%s</span><i style="width: calc(%s * .04rem)"></i>`, x.Left, fmt.Sprintf("%.0f", 100*x.Digits/most))
		}
		p.Put("</td><td class=\"number\">%s%v</td><td><pre>%s</pre></td></tr>\n", origin, x.Line, x.Text)
		for _, c := range x.Causes {
			p.Put(`<tr><td></td><td></td><td class="cause"><span class="bad">%s</span>`, c.Says)
			p.Some("<br>try: %s", c.Advice)
			p.Put("</td></tr>\n")
		}
	}
	p.Put("</table></div>\n")
}

// picture writes the digits of the results.
func (p *page) picture(pic *picture) {
	p.Put(`<svg width="680" height="210" viewBox="0 0 680 210" role="img" aria-label="digits of the result over %[1]s">
<g stroke="var(--rule)"><path d="M40 12H640M40 52H640M40 92H640M40 132H640M40 172H640"/></g>
<text x="34" y="16" text-anchor="end">16</text><text x="34" y="56" text-anchor="end">12</text><text x="34" y="96" text-anchor="end">8</text><text x="34" y="136" text-anchor="end">4</text><text x="34" y="176" text-anchor="end">0</text>
<text x="40" y="192">%[2]s</text><text x="640" y="192" text-anchor="end">%[3]s</text><text x="340" y="204" text-anchor="middle">digits of the result, over %[1]s</text>
<g fill="var(--bad)">`, pic.Along, pic.Lo, pic.Hi)
	for _, d := range pic.Dots {
		p.Put(`<circle cx="%s" cy="%s" r="3"/>`, d[0], d[1])
	}
	p.Put("</g>\n</svg>")
}

// class is the colour of the bar of a line.
func (x row) class() string {
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
