package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/limbfp/limb/cmd/limb/internal/words"
)

// # Tables 3, 4 and 5 of 2006
//
// Times and errors of its operations, with the paper's figures beside them.

// TimeHead says what the tables of times hold.
func (r *Report) TimeHead() []Block {
	return []Block{{Title: "How fast?", About: r.timeAbout()}}
}

func (r *Report) timeAbout() string {
	return fmt.Sprintf("times in units of one Add of %d elements on the device (2006, Tables 3 and 4); the device's time for the kernel, with queueing where its driver does not tell; the least of %s runs", Sizes[0], atLeast(r.Runs))
}

// TimeTable is the device's times: for each size in units of the smallest Add, and in ns per element.
func (d *Device) TimeTable() []Block {
	ops := words.Of(Ops, func(op Op) string { return op.Name })
	t := tableOf(d.Name, of(prose, "elements"), of(number, ops...), of(number, "transfer ²"))
	for _, n := range d.sizes() {
		units, each := []string{fmt.Sprint(n)}, []string{"ns per element"}
		add := func(ns Figure) {
			units, each = append(units, above(ns/Figure(d.Unit()), 2)), append(each, above(ns/Figure(n), 3))
		}
		for _, op := range Ops {
			add(d.time(op.Name, n).Least)
		}
		transfer := d.transfer(n)
		add(transfer.Up + transfer.Down)
		t.Rows = append(t.Rows, Row{Cells: units}, Row{Cells: each, Soft: true})
	}
	return t.folded(fmt.Sprintf("Times on %s: %d operations at %s, and transfers", d.Name, len(Ops), plural(len(d.sizes()), "size")))
}

// TimeNotes are the paper's times, and what stands below all of them, where a device was timed.
func (r *Report) TimeNotes() []Block {
	if !slices.ContainsFunc(r.Devices, func(d Device) bool { return d.Unit() > 0 }) {
		return nil
	}
	ops := distinct(Ops, func(op Op) (string, bool) { return op.Name, DGD06.GPU[op.Name] != nil })
	t := tableOf("", of(prose, "elements"), of(number, ops...))
	for _, machine := range paperMachines {
		t.Rows = append(t.Rows, Row{Group: machine.name})
		for _, n := range Sizes {
			if _, ok := machine.times.figure("Add", n); !ok {
				continue
			}
			cells := []string{fmt.Sprint(n)}
			for _, op := range ops {
				x, _ := machine.times.figure(op, n)
				cells = append(cells, above(Figure(x), 2))
			}
			t.add(cells...)
		}
	}
	branch := ""
	if r.Branch != nil {
		branch = r.Branch.note()
	}
	return append([]Block{{Table: t, Fold: "Times of 2006, on a 7800GTX and a Pentium 4"}}, said("² "+noteTransfer+".", branch)...)
}

// paperMachines are those of Tables 3 and 4.
var paperMachines = []struct {
	name  string
	times Column
}{{"7800GTX, 2006 (Table 3)", DGD06.GPU}, {"Pentium 4, 2006 (Table 4)", DGD06.CPU}}

// times is the chapter of the page.
func (r *Report) times() Chapter {
	c := Chapter{ID: "times", Title: "How fast?", About: r.timeAbout()}
	notes := r.TimeNotes()
	if notes == nil {
		return c
	}
	var charts []Chart
	add := func(name string, figure func(op string, n int) (float64, bool)) {
		x := Chart{Caption: name, Unit: "time, Add of 4096 = 1", Width: 250, Height: 170,
			X: Axis{"elements", float64(Sizes[0]), float64(Sizes[len(Sizes)-1]), true, sizeTicks}}
		for _, op := range Ops {
			for _, n := range Sizes {
				if y, ok := figure(op.Name, n); ok {
					x.add(op.Name, float64(n), y)
				}
			}
		}
		charts = append(charts, x)
	}
	for _, machine := range paperMachines {
		add(machine.name, machine.times.figure)
	}
	var tables []Block
	for i := range r.Devices {
		d := &r.Devices[i]
		tables = append(tables, d.TimeTable()...)
		if unit := d.Unit(); unit > 0 {
			add(d.Name, func(op string, n int) (float64, bool) {
				x := float64(d.time(op, n).Least) / unit
				return x, x > 0
			})
		}
	}
	c.Blocks = slices.Concat([]Block{{Charts: alike(charts)}}, tables, notes)
	return c
}

// Errors are Table 5 of some types: for each the paper's figures, and a row for each device.
func (r *Report) Errors(types ...string) Chapter {
	c := Chapter{ID: "accuracy", Title: "How accurate?", About: fmt.Sprintf("largest relative error, log2, over random vectors (%s); paper: 2006, Table 5", r.Dist)}
	if len(types) == 1 {
		c.Title = "How accurate is " + types[0] + "?"
	}
	var ops []string
	for _, op := range Extended {
		name := op.Name
		if name == "Add22" || name == "SloppyAdd" {
			name += " ¹"
		}
		ops = append(ops, name)
	}
	t := tableOf("", of(prose, "device"), of(number, ops...), of(note, ""))
	for _, typ := range types {
		vectors := 0
		rows := []Row{{}}
		if typ == "DF" {
			cells := []string{"7800GTX, 2006"}
			for _, op := range Extended {
				if f := DGD06.Accuracy[op.Name]; f != nil {
					cells = append(cells, errorLog2(f[0], !finite(f[0])))
				} else {
					cells = append(cells, "–")
				}
			}
			rows = append(rows, Row{Cells: cells, Soft: true})
		}
		for i := range r.Devices {
			d := &r.Devices[i]
			cells := []string{d.Name}
			n := 0
			for _, op := range Extended {
				cell := "–"
				if a := d.accuracy(op.Name, typ); a != nil {
					cell, n = errorLog2(a.Log2, a.Exact), a.Vectors
				}
				cells = append(cells, cell)
			}
			if n > 0 {
				vectors = n
				rows = append(rows, Row{Cells: append(cells, judged(d.bits(typ)))})
			}
		}
		if vectors > 0 {
			rows[0].Group = typ + ", " + power(vectors) + " vectors"
			t.Rows = append(t.Rows, rows...)
		}
	}
	if t.Rows != nil {
		c.Blocks = []Block{{Table: t, Once: true}}
	}
	return c
}

// ErrorNotes are what stands below Table 5, and the worst operands, each once.
func (r *Report) ErrorNotes() []Block {
	measured := false
	t := tableOf("worst operands", of(prose, "operation", "on"), of(number, "error, log2", "error, u²"), of(code, "limb by limb"))
	for _, typ := range Types {
		for _, op := range Extended {
			type vector struct {
				a  *Accuracy
				on []string // devices
			}
			var worst []*vector
			for i := range r.Devices {
				a := r.Devices[i].accuracy(op.Name, typ)
				if measured = measured || a != nil; a == nil || a.Exact {
					continue
				}
				k := slices.IndexFunc(worst, func(v *vector) bool { return slices.Equal(v.a.Worst, a.Worst) })
				if k < 0 {
					k, worst = len(worst), append(worst, &vector{a: a})
				}
				worst[k].on = append(worst[k].on, r.Devices[i].Name)
			}
			for _, v := range worst {
				where := strings.Join(v.on, " ")
				if n := len(v.on); n > 1 && n == len(r.present()) {
					where = allDevices
				}
				t.add(typ+" "+op.Name, where, errorLog2(v.a.Log2, false), errorUnits(v.a.U2, false), strings.Join(v.a.Worst, "  "))
			}
		}
	}
	if !measured {
		return nil
	}
	return append(said("¹ "+noteAdd22+".", noteNames+"."), t.folded("The worst operands of each operation, "+plural(len(t.Rows), "row"))...)
}

// accuracyPage is the chapter of the page, with how often an error occurs.
func (r *Report) accuracyPage() Chapter {
	c := r.Errors(Types...)
	if notes := r.ErrorNotes(); notes != nil {
		c.Blocks = append(c.Blocks, notes[0])
		if charts := r.histograms(); charts != nil {
			c.Blocks = append(c.Blocks, Block{Title: "How often an error occurs", Charts: charts})
		}
		c.Blocks = append(c.Blocks, notes[1:]...)
	}
	return c
}

// histograms are how often each size of error occurs, for the operations that are not exact. Where
// devices have the same bits, the first has those of all; the others say how many differ.
func (r *Report) histograms() (charts []Chart) {
	for _, typ := range Types {
		for _, op := range Extended {
			i := slices.IndexFunc(r.Devices, func(d Device) bool {
				a := d.accuracy(op.Name, typ)
				return a != nil && len(a.Histogram) > 0
			})
			if i >= 0 {
				charts = append(charts, r.Devices[i].accuracy(op.Name, typ).histogram(fmt.Sprintf("%s %s, %s", typ, op.Name, r.Devices[i].Name)))
			}
		}
	}
	return charts
}

// histogram is counts over errors, both as logarithms.
func (a *Accuracy) histogram(name string) Chart {
	u2, most := -48.0, Bin{}
	if a.Type == "DD" {
		u2 = -106
	}
	for _, b := range a.Histogram {
		if b.Count > most.Count {
			most = b
		}
	}
	return Chart{
		Caption: name, Unit: "vectors of " + power(a.Sample), Width: 250, Height: 140, Bins: a.Histogram, Mark: u2,
		Says: fmt.Sprintf("most errors are near 2^%d, the largest is 2^%s", most.Log2, errorLog2(a.Log2, false)),
		X:    Axis{"log2 of the relative error", u2 - 14, u2 + 24, false, multiples(2, 8)}, Y: Axis{"", 0.5, float64(a.Sample), true, logTicks},
	}
}

// The footnotes.
const (
	noteAdd22 = "Add22 is the paper's, with its branch, and no function of the library; neither it nor Pair.SloppyAdd has a bound relative to the sum where the operands cancel, in IEEE arithmetic too; " +
		accurateAdd + " has one"
	noteNames    = "Add12 is TwoSum, Mul12 TwoProd, Mul22 Pair.Mul; Add, Mul and Mad are plain float32"
	noteTransfer = "apart from the times beside it: two arrays of float32 to the device and one back"
)
