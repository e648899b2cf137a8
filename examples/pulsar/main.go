// Command pulsar computes the phases of a pulsar over twenty years, in each type.
package main

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"strings"

	"github.com/limbfp/limb"
)

// The pulsar turns f0 times a second at the epoch (a day, as a modified Julian date), and f1
// less each second. Text, since a float64 has not the digits.
const (
	f0    = "641.928222127829218375"
	f1    = "-4.3306188263456e-14"
	epoch = "50000"
	years = 20
)

// A model is the pulsar in a type of numbers.
type model[N limb.Real[N]] struct{ f0, f1, epoch N }

func newModel[N limb.Real[N]]() model[N] {
	return model[N]{limb.MustParse[N](f0), limb.MustParse[N](f1), limb.MustParse[N](epoch)}
}

// turns returns how often the pulsar has turned since the epoch: f0·t + f1·t²/2.
func (m model[N]) turns(day N) N {
	t := day.Sub(m.epoch).Mul(limb.From[N](86400))
	return m.f0.Add(m.f1.Mul(t).Mul(limb.From[N](0.5))).Mul(t)
}

// arrivals makes n days within the years at which the pulsar has turned a whole number of
// times, as observatories write them: with twenty decimals, 10^-15 seconds.
func arrivals(n int) (days []string) {
	m := newModel[limb.QD]()
	r := rand.New(rand.NewPCG(1937, 21))
	for i := range n {
		t := limb.NewQD((float64(i) + r.Float64()) / float64(n) * years * 365.25)
		day := m.epoch.Add(t)
		whole := m.turns(day).Round()
		for range 3 { // Newton's
			day = day.Sub(m.turns(day).Sub(whole).Div(m.f0.MulFloat(86400)))
		}
		days = append(days, day.Text('f', 20))
	}
	return days
}

// residuals returns by how many nanoseconds each arrival is from a whole number of turns.
// Without an error of the type all are 0, but for the last of the decimals.
func residuals[N limb.Real[N]](days []string) (ns []float64) {
	m := newModel[N]()
	for _, s := range days {
		turns := m.turns(limb.MustParse[N](s))
		ns = append(ns, turns.Sub(turns.Round()).Float64()/m.f0.Float64()*1e9)
	}
	return ns
}

func worst(ns []float64) (w float64) {
	for _, x := range ns {
		w = max(w, math.Abs(x))
	}
	return w
}

// draw writes residuals over the years, a column for each, between -500 and 500 ns.
func draw(w io.Writer, ns []float64) {
	const rows = 11
	for row := range rows {
		line := []byte(strings.Repeat(" ", len(ns)))
		for i, x := range ns {
			if at := int(math.Round((500 - x) / 1000 * (rows - 1))); at == row {
				line[i] = '*'
			}
		}
		fmt.Fprintf(w, "%5d |%s\n", 500-1000*row/(rows-1), line)
	}
}

func run(w io.Writer) {
	days := arrivals(64)
	fmt.Fprintf(w, "64 arrivals in %d years, the first on day %s\n\nresiduals in ns, in float64\n", years, days[0])
	draw(w, residuals[limb.F64](days))
	fmt.Fprintln(w, "\nand in DD")
	draw(w, residuals[limb.DD](days))
	fmt.Fprintf(w, "\nthe largest: float64 %.2g ns, DD %.2g ns, QD %.2g ns\n", worst(residuals[limb.F64](days)), worst(residuals[limb.DD](days)), worst(residuals[limb.QD](days)))
}

func main() { run(os.Stdout) }
