package report

import "fmt"

// The tables, as rows of words, for the text and for the page.

// row is a row of a table.
type row struct {
	Name  string
	Cells []string
	Note  string // after the figures
	Bad   bool   // the note is bad news
	Soft  bool   // beside the matter: the paper's figures, other units
	Head  string // instead of all these: what the following rows are
}

// trustRow is what the self-test says of one machine type of a device.
type trustRow struct {
	Device, Limb string
	Answers      []Verdict
}

// trust are the rows of "May I trust it?".
func (r *Report) trust() []trustRow {
	var rows []trustRow
	for _, d := range r.Devices {
		for i, a := range []*Arithmetic{d.Float32, d.Float64} {
			if a != nil && a.Answers != nil {
				rows = append(rows, trustRow{d.Name, []string{"float32", "float64"}[i], a.Answers})
			}
		}
	}
	return rows
}

// accuracyOps heads the columns of the accuracy table.
func accuracyOps() []string {
	var names []string
	for _, op := range Extended {
		name := op.Name
		if name == "Add22" || name == "SloppyAdd" {
			name += " ¹"
		}
		names = append(names, name)
	}
	return names
}

// accuracyRows are the rows of the accuracy table: for each type the paper's,
// and one for each device.
func (r *Report) accuracyRows() []row {
	var rows []row
	for _, typ := range Types {
		rows = append(rows, r.accuracyGroup(typ)...)
	}
	return rows
}

// accuracyGroup are those of a type, below their head.
func (r *Report) accuracyGroup(typ string) []row {
	var group []row
	vectors := 0
	for i := range r.Devices {
		d := &r.Devices[i]
		line, measured := row{Name: d.Name}, false
		for _, op := range Extended {
			a := d.accuracy(op.Name, typ)
			line.Cells = append(line.Cells, a.log2())
			if a != nil {
				measured, vectors = true, a.Vectors
			}
		}
		if measured {
			note, ok := d.bits(typ)
			line.Note, line.Bad = note, !ok
			group = append(group, line)
		}
	}
	if group == nil {
		return nil
	}
	rows := []row{{Head: typ + ", " + power(vectors) + " vectors"}}
	if typ == "DF" {
		paper := row{Name: "7800GTX, 2006", Soft: true}
		for _, op := range Extended {
			paper.Cells = append(paper.Cells, paperLog2(op.Name))
		}
		rows = append(rows, paper)
	}
	return append(rows, group...)
}

// timeOps heads the columns of a device's times.
func timeOps() []string {
	var names []string
	for _, op := range Ops {
		names = append(names, op.Name)
	}
	return append(names, "transfer ²")
}

// timeRows are a device's times: for each size in units of the smallest Add, in
// ns per element, and the paper's two.
func (d *Device) timeRows() []row {
	var rows []row
	unit := d.Unit()
	for _, n := range d.sizes() {
		units := row{Name: fmt.Sprint(n)}
		each := row{Name: "ns per element", Soft: true}
		add := func(ns Number) {
			units.Cells = append(units.Cells, ratio(float64(ns)/unit))
			each.Cells = append(each.Cells, perElement(ns, n))
		}
		for _, op := range Ops {
			add(d.time(op.Name, n).Least)
		}
		t := d.transfer(n)
		add(t.Up + t.Down)
		rows = append(rows, units, each)
		if _, ok := DGD06.GPU.figure("Add", n); ok {
			rows = append(rows, paperTimes("7800GTX", DGD06.GPU, n), paperTimes("Pentium 4", DGD06.CPU, n))
		}
	}
	return rows
}

// paperTimes is a row of the paper's Table 3 or 4.
func paperTimes(name string, c Column, n int) row {
	line := row{Name: name, Soft: true}
	for _, op := range Ops {
		x, _ := c.figure(op.Name, n)
		line.Cells = append(line.Cells, ratio(x))
	}
	return line
}
