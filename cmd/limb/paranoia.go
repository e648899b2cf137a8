package main

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/cmd/limb/internal/words"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/paranoia"
)

func paranoiaCommand() *cobra.Command {
	var (
		operands bool
		models   []string
		o        measure.ParanoiaOptions
	)
	cmd := &cobra.Command{
		Use:   "paranoia",
		Short: "test an arithmetic: its roundings, its errors, what is wrong",
		Long: `paranoia finds the smallest and the largest error of each operation, in units in
the last place, on Schryer's patterns and on random operands. It asks Kahan's questions:
radix, precision, guard digits, rounding, underflow, whether x - y = 0 only when x = y. It
asks them of devices, in their own language where they have one, and probes what their
compilers do to programs (contraction, reassociation, subnormal numbers, NaN). It also
asks models of the graphics processors of 2002 to 2006, and measures Table 5 of da Graça
and Defour (2006) on these.

What it finds wrong is the driver's own arithmetic. limb devices says whether limb is exact
there: limb writes operations in other ways where a driver has them wrong. Both can hold.
It exits with 0 whatever it finds, and with 1 where a device is not there.`,
		Example: `  limb paranoia
  limb paranoia --device opencl:0 --operands
  limb paranoia --model r300,nv35 --n 4194304
  limb paranoia find TwoSum --model g70 --repair`,
		RunE: func(cmd *cobra.Command, _ []string) (err error) {
			if o.Models, err = findModels(models); err != nil {
				return err
			}
			p, err := watch(cmd, "", func(show shower) (*report.Paranoia, error) {
				o.Progress = show
				return measure.Paranoia(cmd.Context(), o)
			})
			if err != nil {
				return err
			}
			return write(cmd, p, func(w io.Writer, s report.Style) {
				p.Text(w, s)
				if operands {
					p.Operands(w, s)
				}
			})
		},
	}
	f := flagsOf(cmd)
	f.StringSliceVar(&models, "model", nil, "only this model (`name`: "+strings.Join(modelNames(), ", ")+", truncated, guard0 to guard4; may be repeated)")
	f.StringSliceVar(&o.Devices, "device", nil, "only this device (`name`s as in limb devices; may be repeated)")
	f.IntVar(&o.Vectors, "n", 1<<17, "`number` of operands of each operation")
	f.within("n", 1, 1<<30)
	f.Uint64Var(&o.Seed, "seed", 1, "`seed` of the random operands")
	f.BoolVar(&operands, "operands", false, "also print the operands that attain each error")
	cmd.AddCommand(findCommand())
	return cmd
}

func modelNames() []string { return words.Of(fp.Models(), func(m fp.Model) string { return m.Name }) }

// findModel returns the model of that name, or one that differs in its adder
// alone: truncated, guard0, guard1 and so on.
func findModel(name string) (fp.Model, error) {
	name = strings.ToLower(name)
	if m, ok := fp.LookupModel(name); ok {
		return m, nil
	}
	for _, m := range paranoia.GuardModels() {
		if strings.ReplaceAll(m.Name, " ", "") == name {
			return m, nil
		}
	}
	return fp.Model{}, usagef("unknown model %q: there are %s, and truncated, guard0 to guard4", name, strings.Join(modelNames(), ", "))
}

// findModels returns those of these names.
func findModels(names []string) (list []fp.Model, err error) {
	for _, name := range names {
		m, err := findModel(name)
		if err != nil {
			return nil, err
		}
		list = append(list, m)
	}
	return list, nil
}

func findCommand() *cobra.Command {
	var (
		repair   bool
		model    string
		n, split int
		seed     uint64
	)
	names := words.Of(paranoia.Algorithms(), func(a paranoia.Algorithm) string { return a.Name })
	cmd := &cobra.Command{
		Use:   "find <algorithm>",
		Short: "find operands on which an algorithm fails in an arithmetic",
		Long: `find runs an algorithm on a model, first on all operands of formats of a few
bits, then at full width, and prints the simplest operands on which it breaks its promise,
with what each step gave. --repair tries the known variants of the algorithm on all models
and says which hold on which. --split sets the splitting point of a split; else it is half
of the significand's bits, rounded up.

Algorithms: ` + strings.Join(names, ", ") + `; and the names of the paper of 2006:
Add12, Mul12, Add22, Mul22. Those from Div on are functions, the library's and those
of Thall's paper of 2007: Karp's division and root, Taylor's series, Newton's method,
quads. --repair says on which models each holds.`,
		Example: `  limb paranoia find TwoSum --model g70
  limb paranoia find Add12 --model g70 --repair
  limb paranoia find Split --model guard0 --split 13
  limb paranoia find SloppyAdd --model ieee
  limb paranoia find ThallQuadAdd --model g70 --repair --n 1024`,
		Args: one("algorithm", names...),
		RunE: func(cmd *cobra.Command, args []string) error {
			a, ok := paranoia.LookupAlgorithm(args[0])
			if !ok {
				return unknown("algorithm", args[0], names)
			}
			m, err := findModel(model)
			if err != nil {
				return err
			}
			if cmd.Flags().Changed("split") {
				if a, err = a.At(split, m.Numbers.Prec); err != nil {
					return usageError{fmt.Errorf("--split: %s", strings.TrimPrefix(err.Error(), "paranoia: "))}
				}
			}
			x := struct {
				report.Form
				Search  *paranoia.Search  `json:"search"`
				Repairs []paranoia.Repair `json:"repairs,omitempty"`
			}{report.Of("counterexample"), paranoia.Find(a, m, n, seed), nil}
			var models []fp.Model
			if repair {
				models = append(fp.Models(), paranoia.GuardModels()...)
				x.Repairs = paranoia.Repairs(a, models, min(n, 1<<14), seed)
			}
			return write(cmd, x, func(w io.Writer, s report.Style) {
				textSearch(w, s, a, x.Search)
				if repair {
					textRepairs(w, s, models, x.Repairs)
				}
			})
		},
	}
	f := flagsOf(cmd)
	f.StringVar(&model, "model", "g70", "`model`: "+strings.Join(modelNames(), ", ")+", truncated, guard0 to guard4")
	f.BoolVar(&repair, "repair", false, "try the variants of the algorithm on all models")
	f.IntVar(&n, "n", 1<<18, "`number` of operands at full width")
	f.within("n", 1, 1<<30)
	f.IntVar(&split, "split", 0, "splitting `point` of Split, DekkerProd and Mul22 (default half of the bits, rounded up)")
	f.Uint64Var(&seed, "seed", 1, "`seed` of the random operands")
	return cmd
}

func textSearch(w io.Writer, s report.Style, a paranoia.Algorithm, f *paranoia.Search) {
	verdict := "holds on all that were tried"
	if !f.Holds() {
		verdict = "fails"
	}
	s.Line(w, fmt.Sprintf("%s (%s) on %s: %s", f.Algorithm, a.About, f.Model, verdict))
	fmt.Fprintln(w)
	rows := [][]string{{"significand bits", "operands", "failing"}}
	for _, t := range f.Small {
		rows = append(rows, []string{strconv.Itoa(t.Bits), fmt.Sprint("all ", t.Tried), strconv.Itoa(t.Failed)})
	}
	rows = append(rows, []string{"full width", strconv.Itoa(f.Tried), strconv.Itoa(f.Failed)})
	s.Table(w, rows, 1, 2)
	for _, c := range []*paranoia.Counterexample{f.First, f.Full} {
		if c == nil {
			continue
		}
		fmt.Fprintln(w)
		s.Line(w, fmt.Sprintf("%d bits: %s", c.Bits, c.Why))
		fmt.Fprintln(w)
		rows := [][]string{}
		for i, x := range c.Operands {
			rows = append(rows, []string{a.In[i], x.String()})
		}
		for _, step := range c.Steps {
			note := ""
			if step.Ulps != 0 {
				note = fmt.Sprintf("rounded, %+.3f ulp", float64(step.Ulps))
			}
			rows = append(rows, []string{step.Text, step.Value.String(), note})
		}
		s.List(w, rows)
		fmt.Fprintln(w)
		s.Note(w, "results "+sum(c.Results)+", exact "+sum(c.Exact))
	}
}

// sum writes numbers as a sum.
func sum(list []paranoia.Exact) string {
	return strings.Join(words.Of(list, paranoia.Exact.String), " + ")
}

// textRepairs writes which variants hold where, and which hold on every model
// with a guard bit.
func textRepairs(w io.Writer, s report.Style, models []fp.Model, list []paranoia.Repair) {
	rows := [][]string{append([]string{""}, words.Of(models, func(m fp.Model) string { return m.Name })...)}
	var good []string
	for _, r := range list {
		row, all := []string{r.Algorithm}, true
		for i, f := range r.On {
			cell := "holds"
			if !f.Holds() {
				cell = "fails"
				all = all && models[i].Adder == 0
			}
			row = append(row, cell)
		}
		rows = append(rows, row)
		if all {
			good = append(good, r.Algorithm+" ("+r.About+")")
		}
	}
	fmt.Fprintln(w)
	s.Table(w, rows)
	if good == nil {
		fmt.Fprintf(w, "\n  no variant holds on every model with at least one guard bit\n")
		return
	}
	slices.Sort(good)
	fmt.Fprintln(w)
	s.Note(w, "on every model with at least one guard bit: "+strings.Join(good, "; "))
}
