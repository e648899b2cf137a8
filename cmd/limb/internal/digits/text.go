package digits

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	colours "github.com/jedib0t/go-pretty/v6/text"

	"github.com/limbfp/limb/cmd/limb/internal/report"
)

// row is a line of an annotated source.
type row struct {
	Line   int
	Left   string // digits, at worst; "" where nothing is computed
	Digits float64
	Text   string
	Causes []*Cause
	Origin bool // where the error of a cause begins
}

// listings are the functions with what is known of their lines.
func (r *Report) listings() (all []source) {
	for _, l := range r.functions {
		s := source{Name: l.name, File: l.file}
		lines := strings.Split(string(l.text), "\n")
		for n := l.from; n <= min(l.to, len(lines)); n++ {
			x := row{Line: n, Text: strings.ReplaceAll(strings.TrimRight(lines[n-1], "\r"), "\t", "    ")}
			for _, line := range r.Lines {
				if line.File == l.file && line.Line == n {
					x.Left, x.Digits = fmt.Sprintf("%.1f", line.Worst), line.Worst
				}
			}
			for _, c := range r.Causes {
				if c.File == l.file && c.Line == n {
					x.Causes = append(x.Causes, c)
				}
				x.Origin = x.Origin || c.OriginLine == n && c.File == l.file
			}
			s.Rows = append(s.Rows, x)
		}
		all = append(all, s)
	}
	return all
}

type source struct {
	Name, File string
	Rows       []row
}

func inputs(n int) string {
	if n == 1 {
		return "1 input"
	}
	return fmt.Sprintf("%d inputs", n)
}

// headline says in a sentence how the function does.
func (r *Report) headline() string {
	left := fmt.Sprintf("%.1f of 16 digits are left", r.Worst)
	if r.Inputs > 1 {
		left = fmt.Sprintf("%.1f of 16 digits are left at worst, %.1f in the middle", r.Worst, r.Median)
	}
	return fmt.Sprintf("%s in %s, %s: %s", r.Function, r.File, inputs(r.Inputs), left)
}

// there says what comes out on the worst input.
func (r *Report) there() string {
	with := ""
	if r.Wide {
		with = " with wider exponents"
	}
	of := ""
	if r.Which != "" {
		of = " for " + r.Which
	}
	return fmt.Sprintf("there float64 gives %s%s, and QD%s %s", r.Is, of, with, r.Right)
}

// verdict says which type is enough.
func (r *Report) verdict() string {
	switch {
	case r.Reference < r.Want:
		return fmt.Sprintf("QD itself is sure of no more than %.0f digits here, so that what is said above is a guess: the function loses more than 60 digits, or does not depend on its inputs continuously. Compute it in another way.", r.Reference)
	case r.Enough == "F64":
		return fmt.Sprintf("float64 is enough for %g digits.", r.Want)
	case r.Enough == "":
		return fmt.Sprintf("no type is enough for %g digits: compute it in another way.", r.Want)
	case r.Enough == compensated.name:
		return fmt.Sprintf("a compensated sum is enough for %g digits: keep beside each sum what its additions lose, limb.TwoSum(s, x), and add it at the end; vec.ExactSum and vec.ExactDot do more.", r.Want)
	case r.Enough == exactly.name:
		return fmt.Sprintf("an exact sum is enough for %g digits: vec.ExactSum, vec.ExactDot or a vec.Accumulator in place of the additions.", r.Want)
	}
	return fmt.Sprintf("limb.%s is enough for %g digits: write the function with limb.%[1]s, or mend the lines above.", r.Enough, r.Want)
}

// healthy says that nothing is to blame.
func (r *Report) healthy() bool { return len(r.Causes) == 0 }

const noLosses = "No line loses a digit that the result needs."

// Text writes the report.
func (r *Report) Text(w io.Writer, s report.Style) {
	paint := func(x string, c ...colours.Color) string {
		if !s.Colour {
			return x
		}
		return colours.Colors(c).Sprint(x)
	}
	s.Line(w, paint(r.headline(), colours.Bold))
	for _, n := range r.Notes {
		s.Paragraph(w, "note: "+n)
	}
	if r.LeftOut > 0 {
		why := "neither float64 nor QD has a number there"
		if r.Why != "" {
			why = r.Why
		}
		s.Paragraph(w, fmt.Sprintf("%s left out: %s", inputs(r.LeftOut), why))
	}
	for i, l := range r.listings() {
		fmt.Fprintln(w)
		if i == 0 {
			fmt.Fprintln(w, paint("  left  line", colours.Faint))
		}
		for _, x := range l.Rows {
			mark := " "
			switch {
			case len(x.Causes) > 0:
				mark = paint(">", colours.FgRed, colours.Bold)
			case x.Origin:
				mark = paint("·", colours.FgYellow)
			}
			left := fmt.Sprintf("%5s", x.Left)
			switch {
			case x.Left == "":
			case x.Digits < 6:
				left = paint(left, colours.FgRed)
			case x.Digits < 12:
				left = paint(left, colours.FgYellow)
			}
			fmt.Fprintln(w, strings.TrimRight(fmt.Sprintf("%s%s %5d  %s", mark, left, x.Line, x.Text), " "))
			for _, c := range x.Causes {
				under := report.Style{Colour: s.Colour, Width: max(40, s.Width-12)}
				var b strings.Builder
				under.Note(&b, paint(r.sentence(c), colours.FgRed))
				if c.Advice != "" {
					under.Note(&b, "try: "+c.Advice)
				}
				for line := range strings.Lines(b.String()) {
					fmt.Fprint(w, strings.Repeat(" ", 12), line)
				}
			}
		}
	}
	fmt.Fprintln(w)
	if r.healthy() {
		s.Paragraph(w, noLosses)
	}
	at := "the worst input:"
	for _, name := range slices.Sorted(maps.Keys(r.At)) {
		at += " " + name + "=" + r.At[name]
	}
	s.Note(w, at)
	s.Note(w, r.there())
	fmt.Fprintln(w)
	if len(r.Numbers) > 0 {
		rows := [][]string{{"of", "digits at worst", "in the middle"}}
		for _, x := range r.Numbers {
			rows = append(rows, []string{x.Name, fmt.Sprintf("%.1f", x.Worst), fmt.Sprintf("%.1f", x.Median)})
		}
		s.Table(w, rows, 1, 2)
		fmt.Fprintln(w)
	}
	rows := [][]string{{"in", "digits at worst", ""}}
	for _, t := range r.Types {
		enough := ""
		if t.Enough {
			enough = "enough"
		}
		rows = append(rows, []string{t.Name, fmt.Sprintf("%.1f", t.Digits), enough})
	}
	s.Table(w, rows, 1)
	fmt.Fprintln(w)
	s.Paragraph(w, r.verdict())
}

// sentence is that of a cause, with how many inputs it is of.
func (r *Report) sentence(c *Cause) string {
	if r.Inputs > 1 {
		return fmt.Sprintf("%s (on %d of %d inputs)", c.Says, c.Inputs, r.Inputs)
	}
	return c.Says
}
