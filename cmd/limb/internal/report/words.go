package report

import (
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strconv"
	"strings"
)

// The words and figures that the text and the page share.

// describe says what a device is.
func (d *Device) describe() string {
	words := []string{}
	switch {
	case d.SameAs != "":
		words = append(words, "the same as "+d.SameAs)
	case d.Title != "":
		words = append(words, d.Title)
	}
	if d.Platform != "" && d.Platform != "Go" {
		words = append(words, strings.TrimSpace(d.Platform+" "+d.shortVersion()))
	}
	if d.Units > 0 {
		words = append(words, plural(d.Units, "core"))
	}
	return strings.Join(words, ", ")
}

// shortVersion is the driver's version where it is short enough for a table.
func (d *Device) shortVersion() string {
	if len(d.Version) > 16 || strings.Contains(d.Platform, d.Version) {
		return ""
	}
	return d.Version
}

// verdict says what the device can be used for.
func (d *Device) verdict() (text string, ok bool) {
	switch types := d.exactTypes(); {
	case d.Usable && len(types) > 0:
		for i, typ := range types {
			if a := d.Arithmetic(typ); a != nil {
				for _, l := range a.Least {
					if l.Type == typ { // nobody is to take it for exact below
						types[i] = fmt.Sprintf("%s from 2^%d on,", typ, l.Log2)
					}
				}
			}
		}
		return strings.TrimSuffix("exact: "+strings.Join(types, " "), ","), true
	case d.Title == "":
		return "no device", false
	case d.Usable:
		return "nothing exact", false
	}
	return "refused", false
}

// remarks are what stands beside a device in the list: how kernels are
// lowered, and what it lacks.
func (d *Device) remarks() string {
	var words []string
	if a := d.Float32; a != nil && a.Exact && d.Backend != "cpu" {
		words = append(words, a.Lowering)
	}
	if a := d.Float64; d.Usable && (a == nil || !a.Exact) {
		words = append(words, "no float64")
	}
	return strings.Join(words, "; ")
}

// hint reports whether the entry is only a hint on a backend.
func (d *Device) hint() bool { return d.Title == "" && d.Reason == "" }

// evidence is what there is to say about a device below the list; each text
// begins with its name.
func (d *Device) evidence() []string {
	var texts []string
	for _, text := range append(slices.Clone(d.Notes), d.Reason, d.Failed) {
		if text = strings.TrimSpace(text); text == "" {
			continue
		}
		if !strings.HasPrefix(text, d.Name) {
			text = d.Name + ": " + text
		}
		texts = append(texts, text)
	}
	return texts
}

// log2 writes the error of an accuracy entry: "exact", "-46.7".
func (a *Accuracy) log2() string {
	switch {
	case a == nil:
		return "–"
	case a.Exact:
		return "exact"
	case !finite(a.Log2):
		return "not finite"
	}
	return strconv.FormatFloat(float64(a.Log2), 'f', 1, 64)
}

// units writes the error in u².
func (a *Accuracy) units() string {
	switch {
	case a == nil:
		return "–"
	case a.Exact:
		return "0"
	case !finite(a.U2):
		return "not finite"
	case a.U2 >= 1000:
		return "2^" + strconv.FormatFloat(math.Log2(float64(a.U2)), 'f', 1, 64)
	}
	return strconv.FormatFloat(float64(a.U2), 'f', 2, 64)
}

// bits says how the results compare with those of plain Go on the same
// operands.
func (d *Device) bits(typ string) (text string, ok bool) {
	differing, found := 0, false
	for _, a := range d.Accuracy {
		if a.Type == typ {
			differing, found = differing+a.Differing, true
		}
	}
	switch {
	case !found:
		return "not measured", false
	case differing > 0:
		return fmt.Sprintf("%s from plain Go", plural(differing, "result")+" differ"), false
	}
	return "bits of Go", true
}

// paperLog2 writes the paper's entry of Table 5.
func paperLog2(op string) string {
	f := DGD06.Accuracy[op]
	switch {
	case f == nil:
		return "–"
	case !finite(f[0]):
		return "exact"
	}
	return strconv.FormatFloat(float64(f[0]), 'f', 1, 64)
}

// ratio writes a time in units of the smallest Add.
func ratio(x float64) string {
	if !(x > 0) || math.IsInf(x, 0) {
		return "–"
	}
	return strconv.FormatFloat(x, 'f', 2, 64)
}

// perElement writes a time in ns for each of n elements.
func perElement(ns Number, n int) string {
	if !(ns > 0) {
		return "–"
	}
	return strconv.FormatFloat(float64(ns)/float64(n), 'f', 3, 64)
}

// power writes n, as a power of two where it is one.
func power(n int) string {
	if n > 0 && n&(n-1) == 0 {
		return "2^" + strconv.Itoa(bits.TrailingZeros(uint(n)))
	}
	return strconv.Itoa(n)
}

func plural(n int, word string) string {
	if n == 1 {
		return "1 " + word
	}
	return fmt.Sprint(n, " ", word, "s")
}

func finite(x Number) bool { return !math.IsInf(float64(x), 0) && !math.IsNaN(float64(x)) }

// worst is the worst vector of an operation, and the devices on which it is.
type worst struct {
	Type, Op, Operands string
	Log2, U2           string
	Devices            string
}

// worstOperands lists the worst vectors, each once.
func (r *Report) worstOperands() []worst {
	var list []worst
	for _, typ := range Types {
		for _, op := range Extended {
			at := map[string]int{}
			for _, d := range r.Devices {
				a := d.accuracy(op.Name, typ)
				if a == nil || a.Exact {
					continue
				}
				x := strings.Join(a.Worst, "  ")
				if i, ok := at[x]; ok {
					list[i].Devices += " " + d.Name
					continue
				}
				at[x] = len(list)
				list = append(list, worst{typ, op.Name, x, a.log2(), a.units(), d.Name})
			}
		}
	}
	return list
}

// The footnotes.
const (
	noteAdd22 = "Add22 is the paper's, with its branch, and no function of the library; neither it nor Pair.SloppyAdd has a bound relative to the sum where the operands cancel, in IEEE arithmetic too; " +
		accurateAdd + " has one"
	noteNames    = "Add12 is TwoSum, Mul12 TwoProd, Mul22 Pair.Mul; Add, Mul and Mad are plain float32"
	noteTransfer = "apart from the times beside it: two arrays of float32 to the device and one back"
)

// accuracyTitle, timeTitle: what the tables hold.
func (r *Report) accuracyTitle() string {
	return fmt.Sprintf("largest relative error, log2, over random vectors (%s); paper: 2006, Table 5", r.Dist)
}

func (r *Report) timeTitle() string {
	return fmt.Sprintf("times in units of one Add of %d elements on the device (2006, Tables 3 and 4); the device's time for the kernel, with queueing where its driver does not tell; the least of %s runs", Sizes[0], atLeast(r.Runs))
}

func atLeast(n int) string { return fmt.Sprintf("%d or more", n) }
