package report

import (
	"fmt"
	"io"
	"strings"
)

// arithmeticHead heads the table of what drivers do to arithmetic.
var arithmeticHead = []string{"driver", "type", "a*b + c", "a + b - a", "fma", "subnormals", "x/y, √x", "limb's answer"}

// arithmetic is that table, a row for each machine type of a device, whose name comes first, and
// the reasons for what limb does.
func (l *List) arithmetic() (rows [][]string, reasons []string) {
	for i := range l.Devices {
		d := &l.Devices[i]
		if d.Title == "" || d.Backend == "cpu" {
			continue
		}
		if d.Float32 == nil && d.Reason != "" {
			rows = append(rows, []string{d.Name, "", "", "", "", "", "", "refused"})
			reasons = append(reasons, fmt.Sprintf("%s: %s", d.Name, d.Reason))
		}
		for j, a := range []*Arithmetic{d.Float32, d.Float64} {
			if a == nil {
				continue
			}
			typ := []string{"float32", "float64"}[j]
			row := []string{d.Name, typ, "", "", "", "", "", a.Lowering}
			if a.Answers == nil {
				rows = append(rows, row)
				continue
			}
			fma := "not fused"
			if a.verdict("fma").OK && a.Fused {
				fma = "fused"
			}
			divides := "rounded correctly"
			if !a.verdict("division").OK || !a.verdict("sqrt").OK {
				divides = "not rounded correctly"
			}
			copy(row[2:], []string{a.answer("a*b+c"), a.answer("a+b-a"), fma, a.answer("subnormals"), divides})
			rows = append(rows, row)
			for _, r := range a.Rejected {
				reasons = append(reasons, fmt.Sprintf("%s, %s, not %s", d.Name, typ, r))
			}
		}
	}
	return rows, reasons
}

func (a *Arithmetic) answer(question string) string { return find(a.Answers, question).Text }

func (a *Arithmetic) verdict(test string) Verdict { return find(a.Verdicts, test) }

func find(list []Verdict, test string) Verdict {
	for _, v := range list {
		if v.Test == test {
			return v
		}
	}
	return Verdict{}
}

// Arithmetic writes the table of what drivers do to arithmetic, for a terminal.
func (l *List) Arithmetic(w io.Writer, s Style) {
	rows, reasons := l.arithmetic()
	if len(rows) == 0 {
		s.Line(w, "no driver has a device: limb devices says why")
		return
	}
	s.Table(w, make([]bool, len(arithmeticHead)), append([][]string{arithmeticHead}, rows...))
	fmt.Fprintln(w)
	for _, r := range reasons {
		s.Note(w, r)
	}
}

// Markdown writes it for a text that others read: with what the names stand for.
func (l *List) Markdown(w io.Writer) {
	line := func(cells []string) {
		for _, c := range cells {
			fmt.Fprintf(w, "| %s ", strings.ReplaceAll(strings.ReplaceAll(c, "|", `\|`), "*", `\*`))
		}
		fmt.Fprintln(w, "|")
	}
	names := map[string]string{}
	for i := range l.Devices {
		d := &l.Devices[i]
		_, version, _ := strings.Cut(d.Version, "driver ")
		names[d.Name] = fmt.Sprintf("%s %s (%s)", d.Platform, version, d.Backend)
	}
	rows, _ := l.arithmetic()
	line(arithmeticHead)
	fmt.Fprintln(w, strings.Repeat("|---", len(arithmeticHead))+"|")
	for _, r := range rows {
		line(append([]string{names[r[0]]}, r[1:]...))
	}
}
