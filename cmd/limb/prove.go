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
		Long: `prove states what an operation promises, that its result is exact or as near as its
bound says, as a formula over all operands of a small format of floats, and asks a
solver for operands that break it. Where there are none the promise is proved for that
format. The operations are those of the IR, which every device's code is made of, so
what is proved is what runs. Operands that a solver has are tried before they are shown.

e4p5 is a format of four bits of exponent and a precision of five. Operands are
normalised: the leading limb of the first, and of both factors of a product, is in
[1, 2); another sign or power of two changes all results alike, where nothing
underflows. What underflows is run through by the tests, all operands of small formats.

z3 and cvc5 are solvers (Debian has packages of these names). --smt2 prints the formula
for any other. A proof takes from a second to hours, the more the longer the format.

Of Exp, Log, Sin, Cos, Div and Sqrt, and with --steps of Add, Mul and Sqr, it proves a
bound of the error in full precision: the sum of the bounds of all operations whose
errors are left in the result, by intervals over the pieces of a domain, and of the
distance between the function that is computed without errors and the one that is meant:
that of constants, tables and series. It stands beside the documented bound and the worst
that was measured. That takes from a second to some minutes for a function. Of QF and QD
it holds if the FastTwoSums that are listed are exact; that of Log is a sample, and those
of Mul and Sqr are estimates, since for some operands these are not exact.`,
		Example: `  limb prove TwoSum --smt2
  limb prove TwoSum TwoProd --format e4p4
  limb prove Mul --format e4p4 --bound 4
  limb prove --timeout 10m --json
  limb prove DD.Exp QD.Exp
  limb prove --steps DD.Mul --json`,
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
	f.DurationVar(&o.Timeout, "timeout", 2*time.Minute, "how long a solver may take for one promise")
	f.positive("timeout")
	f.Float64Var(&o.Bound, "bound", 0, "prove this bound instead, in units of `u²`, a whole number or a half")
	f.BoolVar(&o.Steps, "steps", false, "bounds as sums of steps, also where there are formulas; of all functions where none is named")
	f.BoolVar(&asText, "smt2", false, "print the formula, for any solver")
	f.exclude("steps", "smt2", "bound", "format", "solver", "timeout")
	return cmd
}
