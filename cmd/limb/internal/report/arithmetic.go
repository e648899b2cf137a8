package report

import (
	"cmp"
	"fmt"
	"io"
	"strings"
)

// arithmetic is what drivers do to arithmetic, a row for each machine type of a device, whose name
// comes first, and the reasons for what limb does.
func (l *List) arithmetic() (t *Table, reasons []string) {
	t = tableOf("", of(prose, "driver", "type", "a*b + c", "a + b - a", "fma", "subnormals", "x/y, √x", "limb's answer"))
	for i := range l.Devices {
		d := &l.Devices[i]
		if d.Title == "" || d.Backend == "cpu" {
			continue
		}
		if d.Float32 == nil && d.Reason != "" {
			t.add(d.Name, "", "", "", "", "", "", "refused")
			reasons = append(reasons, fmt.Sprintf("%s: %s", d.Name, d.Reason))
		}
		for j, a := range []*Arithmetic{d.Float32, d.Float64} {
			if a == nil {
				continue
			}
			typ := []string{"float32", "float64"}[j]
			row := []string{d.Name, typ, "", "", "", "", "", a.Lowering}
			if a.Answers == nil {
				t.add(row...)
				continue
			}
			fma := "not fused"
			if a.verdict("fma").OK && a.Fused {
				fma = "fused"
			}
			divides := "rounded correctly"
			if !a.own("quotients") || !a.own("roots") {
				divides = "not rounded correctly"
			}
			copy(row[2:], []string{a.answer("a*b+c"), a.answer("a+b-a"), fma, a.answer("subnormals"), divides})
			t.add(row...)
			for _, o := range a.Operations {
				for _, r := range o.Rejected {
					reasons = append(reasons, fmt.Sprintf("%s, %s, %s, not %s", d.Name, typ, o.Way, r))
				}
			}
			if a.Operations == nil { // none is right
				for _, r := range a.Rejected {
					reasons = append(reasons, fmt.Sprintf("%s, %s, not %s", d.Name, typ, r))
				}
			}
		}
	}
	return t, reasons
}

func (a *Arithmetic) answer(question string) string { return find(a.Answers, question).Text }

// own reports whether an operation is the device's own: it is not, where floats are made of integers.
func (a *Arithmetic) own(operation string) bool {
	o := first(a.Operations, func(o *Operation) bool { return o.Name == operation })
	return o != nil && o.Own
}

func (a *Arithmetic) verdict(test string) Verdict { return find(a.Verdicts, test) }

func find(list []Verdict, test string) Verdict {
	return *cmp.Or(first(list, func(v *Verdict) bool { return v.Test == test }), &Verdict{})
}

// Arithmetic writes it for a terminal.
func (l *List) Arithmetic(w io.Writer, s Style) {
	t, reasons := l.arithmetic()
	if len(t.Rows) == 0 {
		s.Line(w, "no driver has a device: limb devices says why")
		return
	}
	s.Blocks(w, append(t.blocks(), said(reasons...)...))
}

// Markdown writes it for a text that others read: with what the names stand for.
func (l *List) Markdown(w io.Writer) {
	line := func(cells []string) {
		for _, c := range cells {
			fmt.Fprintf(w, "| %s ", strings.NewReplacer("|", `\|`, "*", `\*`).Replace(c))
		}
		fmt.Fprintln(w, "|")
	}
	names := map[string]string{}
	for _, d := range l.Devices {
		_, version, _ := strings.Cut(d.Version, "driver ")
		names[d.Name] = fmt.Sprintf("%s %s (%s)", d.Platform, version, d.Backend)
	}
	t, _ := l.arithmetic()
	var heads []string
	for _, c := range t.Columns {
		heads = append(heads, c.Head)
	}
	line(heads)
	fmt.Fprintln(w, strings.Repeat("|---", len(heads))+"|")
	for _, r := range t.Rows {
		line(append([]string{names[r.Cells[0]]}, r.Cells[1:]...))
	}
}
