package main

import (
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/cmd/limb/internal/report"
)

func proveCommand() *cobra.Command {
	var (
		o      measure.ProveOptions
		asText bool
	)
	cmd := &cobra.Command{
		Use:   "prove [function]...",
		Short: "prove what operations promise, and bounds of errors",
		Long: `prove has a solver prove what an operation promises: that its result is exact, or
within its bound. It writes the promise as a formula over all operands of a small format
of floats, and the solver looks for operands that break it. If there are none, the promise
is proved for that format. The operations are those of the IR from which every device's
code is made. limb tries a solver's operands before it shows them.

e4p5 is a format of four bits of exponent and a precision of five. Operands are
normalised: the leading limb of the first, and of both factors of a product, is in [1, 2).
Another sign or power of two changes all results alike, where nothing underflows; the
tests try what does, on all operands of small formats.

With --networks it proves, in full precision and for all operands, that the result of a
sum or a product is in normal form, and a bound of its error: the operation as a list of
TwoSums, of whose numbers the solver z3 knows exponents of some bits and signs. That
takes a second for pairs and some minutes for quads.

Install a solver, z3 or cvc5 (Debian has packages of these names), or have --smt2 print
the formula for another. A proof takes from a second to hours, the more the longer the
format.

Of Exp, Log, Sin, Cos, Div and Sqrt, and with --steps of Add, Mul and Sqr, it proves a
bound of the error in full precision, in a second to some minutes each. The bound is the
sum of two: of the errors of all operations that are left in the result, by intervals over
the pieces of a domain, and of the distance of the function that is computed without
errors from the one that is meant (constants, tables and series). Beside it stand the
documented bound and the worst that was measured. Of three and four limbs the bound
holds if the FastTwoSums that are listed are exact; that of Log is a sample, and that of
Sqr of four an estimate, since for some operands these are not exact.`,
		Example: `  limb prove TwoSum --smt2
  limb prove TwoSum TwoProd --format e4p4
  limb prove Mul --format e4p4 --bound 4
  limb prove --timeout 10m --json
  limb prove DD.Exp QD.Exp
  limb prove --steps DD.Mul --json
  limb prove --networks DD.Add`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			o.Functions = args
			if o.Bound < 0 || cmd.Flags().Changed("bound") && o.Bound == 0 {
				return usagef("--bound is %g: it must be above 0", o.Bound)
			}
			if asText {
				if len(args) != 1 || len(o.Formats) != 1 {
					return usagef("--smt2 takes one function and one --format")
				}
				text, err := measure.Formula(o)
				if err != nil {
					return usageError{err}
				}
				x := struct {
					report.Form
					Limb     string `json:"limb"`
					Function string `json:"function"`
					Format   string `json:"format"`
					Text     string `json:"smt2"`
				}{report.Of("formula"), measure.Version(), args[0], o.Formats[0], text}
				return write(cmd, x, func(w io.Writer, _ report.Style) { io.WriteString(w, text) })
			}
			return answer(cmd, "", &o.Progress, func() (*report.Proofs, error) {
				ctx, done := interruptible(cmd)
				defer done()
				x, err := measure.Prove(ctx, o)
				if x == nil {
					return nil, err
				}
				if err != nil {
					err = errInterrupted
				}
				if n := x.Refuted(); n > 0 {
					err = errors.Join(err, fmt.Errorf("%d promises are broken", n))
				}
				return x, err
			})
		},
	}
	f := flagsOf(cmd)
	f.StringSliceVar(&o.Formats, "format", []string{"e4p4"}, "`format`, as e4p5; may be repeated")
	f.StringVar(&o.Solver, "solver", "", "`program`: z3, cvc5 or bitwuzla (the first that is there)")
	f.DurationVar(&o.Timeout, "timeout", 2*time.Minute, "end a solver after this time for one promise")
	f.positive("timeout")
	f.Float64Var(&o.Bound, "bound", 0, "prove this bound instead, in units of `u²`, a whole number or a half")
	f.BoolVar(&o.Steps, "steps", false, "prove bounds as sums of steps, also where there are formulas; of all functions if you name none")
	f.BoolVar(&o.Networks, "networks", false, "prove normal forms and bounds of sums and products, for all operands; of all if you name none")
	f.BoolVar(&asText, "smt2", false, "print the formula for a solver of your own")
	f.exclude("steps", "smt2", "bound", "format", "solver", "timeout")
	f.exclude("networks", "steps", "smt2", "bound", "format", "solver")
	return cmd
}
