package main

import (
	"errors"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/cmd/limb/internal/report"
)

func accuracyCommand() *cobra.Command {
	var (
		asJSON  bool
		o       measure.SearchOptions
		table   string
		devices []string
		native  bool
		all     bool
		state   string
	)
	cmd := &cobra.Command{
		Use:   "accuracy",
		Short: "search the largest error of every operation and function",
		Long: `accuracy draws vectors of several distributions, and climbs from adversarial ones
toward larger errors. Errors are found for plain Go, since every device that
passes its test has the same bits: those of sums and products against exact
arithmetic, those of functions against MPFR (Debian: libmpfr6).

All functions of all types take a quarter of an hour on two cores.

With --native it measures the device's own library instead: the functions of the
CUDA Handbook's Table 8.13 that the device's language has, beside what its
specification promises, and the fast functions of Table 8.11. Where a promise
depends on the operand, as Vulkan's 3 + 2|x| ulps of exp, the row has the operand
that comes nearest to it; what a language lacks is listed below. Types DF and QF
stand for float32, the others for float64. --exhaustive judges functions of one float32
on all 2^32 inputs; with --state FILE it can be stopped and goes on later.

With --table thall it measures, on each device, the operations, operands and
units of Table II of Thall's "Extended-precision floating-point numbers for GPU
computation" (2007), with its figures beside.`,
		Example: `  limb accuracy --type DF --func exp,log,sincos
  limb accuracy --func QD.Exp --n 1048576 --rounds 10000
  limb accuracy --n 4096 --rounds 60 --json
  limb accuracy --native --device opencl:0
  limb accuracy --native --device vulkan:0 --func exp,log
  limb accuracy --native --exhaustive --func exp,sin --state all.json
  limb accuracy --table thall --type DF,QF --device cpu`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if o.Vectors < 1 || o.Vectors > 1<<30 {
				return usagef("--n is %d: it must be from 1 to %d", o.Vectors, 1<<30)
			}
			if o.Rounds < 1 {
				return usagef("--rounds is %d: it must be at least 1", o.Rounds)
			}
			for i, typ := range o.Types {
				if o.Types[i] = strings.ToUpper(typ); !slices.Contains(measure.SearchTypes, o.Types[i]) {
					return usagef("unknown type %q: there are %s", typ, strings.Join(measure.SearchTypes, ", "))
				}
			}
			if table != "" && table != "thall" {
				return usagef("unknown table %q: there is thall", table)
			}
			switch {
			case !native && (all || state != ""):
				return usagef("--exhaustive and --state go with --native")
			case !all && state != "":
				return usagef("--state goes with --exhaustive")
			case len(devices) > 0 && !native && table == "":
				return usagef("--device goes with --native or --table: errors of limb's functions are the same on every device")
			case native && len(devices) > 1:
				return usagef("--native takes one device, not %d", len(devices))
			}
			if err := errors.Join(exclude(cmd, "native", "table", "rounds"), exclude(cmd, "table", "func", "rounds")); err != nil {
				return err
			}
			show, stop := progress(cmd.ErrOrStderr())
			show(0, "searching")
			o.Progress = show
			if native {
				n, err := measure.Native(cmd.Context(), measure.NativeOptions{
					Device: strings.Join(devices, ""), Types: o.Types, Functions: o.Functions,
					Vectors: o.Vectors, Seed: o.Seed, All: all, State: state, Progress: show,
				})
				stop()
				if n == nil {
					return named(err)
				}
				return errors.Join(err, write(cmd, asJSON, n, func(w io.Writer) { n.Text(w, style(w)) }))
			}
			if table != "" {
				if !cmd.Flags().Changed("type") {
					o.Types = report.ThallTypes
				}
				t, err := measure.Thall(cmd.Context(), measure.ThallOptions{Devices: devices, Types: o.Types, Vectors: o.Vectors, Seed: o.Seed, Progress: show})
				stop()
				if err != nil {
					return err
				}
				return write(cmd, asJSON, t, func(w io.Writer) { t.Text(w, style(w)) })
			}
			s, err := measure.Search(o)
			stop()
			if err != nil {
				return named(err)
			}
			return write(cmd, asJSON, s, func(w io.Writer) { s.Text(w, style(w)) })
		},
	}
	f := cmd.Flags()
	f.IntVar(&o.Vectors, "n", 1<<18, "`number` of vectors of each distribution, of which there are four or five")
	f.IntVar(&o.Rounds, "rounds", 1000, "`number` of rounds of the climb")
	f.Uint64Var(&o.Seed, "seed", 1, "`seed` of the random vectors")
	f.StringSliceVar(&o.Types, "type", measure.SearchTypes, "`type`: DF (and float32), DD (and float64), QF, QD")
	f.StringSliceVar(&o.Functions, "func", nil, "only these `functions`, as exp or DF.Exp")
	f.StringVar(&table, "table", "", "instead of searching, measure this published `table`: thall")
	f.StringSliceVar(&devices, "device", nil, "with --table, only this device (`name`s as in limb devices; may be repeated); with --native, this one")
	f.BoolVar(&native, "native", false, "measure the device's own functions (the first that has some)")
	f.BoolVar(&all, "exhaustive", false, "with --native: functions of one float32 on all 2^32 inputs")
	f.StringVar(&state, "state", "", "with --exhaustive: keep in this `file` how far it is, and go on from there")
	f.BoolVar(&asJSON, "json", false, "for programs")
	return cmd
}

// named turns the error in the name of a function into one of usage.
func named(err error) error {
	if errors.Is(err, measure.ErrFunction) {
		return usageError{err}
	}
	return err
}
