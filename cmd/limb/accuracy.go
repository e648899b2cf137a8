package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/fp"
)

func accuracyCommand() *cobra.Command {
	var (
		asJSON  bool
		o       measure.SearchOptions
		table   string
		devices []string
		models  []string
		native  bool
		all     bool
		state   string

		operands   []string
		shard, out string
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

Without --native, --exhaustive judges limb's own functions of DF, nothing left out: those
of one operand at all 2^32 float32, those of two at all pairs of numbers of 12 bits, of
formats with five bits of exponent (e5m6) and with eight (e8m3). Values are those of DD.
--shard 3/8 takes the third of eight parts, --out FILE keeps what is found and goes on
from there, and limb accuracy merge makes the table of the parts.

With --table thall it measures, on each device, the operations, operands and
units of Table II of Thall's "Extended-precision floating-point numbers for GPU
computation" (2007), with its figures beside. The paper's own algorithms, Karp's
division and root, Taylor's series and Newton's method, are measured on the model
g80, or those of --model, beside limb's.`,
		Example: `  limb accuracy --type DF --func exp,log,sincos
  limb accuracy --func QD.Exp --n 1048576 --rounds 10000
  limb accuracy --n 4096 --rounds 60 --json
  limb accuracy --native --device opencl:0
  limb accuracy --native --device vulkan:0 --func exp,log
  limb accuracy --native --exhaustive --func exp,sin --state all.json
  limb accuracy --exhaustive --func add --operands e5m6
  limb accuracy --table thall --type DF,QF --device cpu
  limb accuracy --table thall --model ieee,nv40,g70,g80`,
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
			case !native && state != "":
				return usagef("--state goes with --native")
			case (native || !all) && (shard != "" || out != "" || len(operands) > 0):
				return usagef("--shard, --operands and --out go with --exhaustive, and not with --native")
			case all && !native && cmd.Flags().Changed("type") && !slices.Equal(o.Types, []string{"DF"}):
				return usagef("--exhaustive judges functions of DF: other types have too many numbers")
			case !all && state != "":
				return usagef("--state goes with --exhaustive")
			case len(devices) > 0 && !native && table == "":
				return usagef("--device goes with --native or --table: errors of limb's functions are the same on every device")
			case len(models) > 0 && table == "":
				return usagef("--model goes with --table thall")
			case native && len(devices) > 1:
				return usagef("--native takes one device, not %d", len(devices))
			}
			if err := errors.Join(exclude(cmd, "native", "table", "rounds"), exclude(cmd, "table", "func", "rounds", "exhaustive"), exclude(cmd, "exhaustive", "n", "rounds", "seed")); err != nil {
				return err
			}
			e := measure.ExhaustOptions{Functions: o.Functions, Operands: operands, Out: out, Shard: 1, Of: 1}
			if shard != "" {
				if k, err := fmt.Sscanf(shard+" ", "%d/%d ", &e.Shard, &e.Of); k != 2 || err != nil || e.Of < 1 || e.Of > 1<<20 || e.Shard < 1 || e.Shard > e.Of {
					return usagef("--shard is %q: it must be K/N, part K of N, with K from 1 to N", shard)
				}
			}
			for _, list := range operands {
				if !slices.Contains(measure.OperandLists, list) {
					return usagef("unknown operands %q: there are %s", list, strings.Join(measure.OperandLists, ", "))
				}
			}
			show, stop := progress(cmd.ErrOrStderr())
			show(0, "searching")
			if all && !native {
				e.Progress = show
				ctx, done := signal.NotifyContext(cmd.Context(), os.Interrupt, syscall.SIGTERM)
				x, err := measure.Exhaust(ctx, e)
				stopped := ctx.Err() != nil
				done()
				stop()
				if err != nil && stopped {
					return fmt.Errorf("%w: %w", errSignal, err)
				}
				if err != nil {
					return named(err)
				}
				return write(cmd, asJSON, x, func(w io.Writer) { x.Text(w, style(w)) })
			}
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
				var on []fp.Model
				for _, name := range models {
					m, err := findModel(name)
					if err != nil {
						stop()
						return err
					}
					if m.Numbers.Prec != 24 {
						stop()
						return usagef("--model %s: its numbers have %d bits, and the operands of the table 24", name, m.Numbers.Prec)
					}
					on = append(on, m)
				}
				t, err := measure.Thall(cmd.Context(), measure.ThallOptions{Devices: devices, Types: o.Types, Models: on, Vectors: o.Vectors, Seed: o.Seed, Progress: show})
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
	f.StringSliceVar(&models, "model", nil, "with --table, the algorithms of the paper on this `model` (as in limb paranoia; may be repeated; default g80)")
	f.BoolVar(&native, "native", false, "measure the device's own functions (the first that has some)")
	f.BoolVar(&all, "exhaustive", false, "functions of DF on all float32 and all pairs of 12-bit numbers; with --native the device's on all float32")
	f.StringSliceVar(&operands, "operands", nil, "with --exhaustive: only these `lists` of operands: "+strings.Join(measure.OperandLists, ", "))
	f.StringVar(&shard, "shard", "", "with --exhaustive: part `K/N` of the work")
	f.StringVar(&out, "out", "", "with --exhaustive: keep in this `file` what is found, and go on from there")
	f.StringVar(&state, "state", "", "with --native --exhaustive: keep in this `file` how far it is, and go on from there")
	f.BoolVar(&asJSON, "json", false, "for programs")
	cmd.AddCommand(mergeCommand())
	return cmd
}

func mergeCommand() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "merge file...",
		Short: "make one table of the parts of an exhaustive run",
		Long: `merge reads what limb accuracy --exhaustive --out has written, of all parts or of some,
and prints the table of the whole: the same in whatever order the files are given. What is
missing is said. Parts that overlap, and those of another version of a function, are errors.`,
		Example: `  limb accuracy merge part1.json part2.json
  limb accuracy merge --json part1.json part2.json`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usagef("%s takes the files that limb accuracy --exhaustive --out has written", cmd.CommandPath())
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			x, err := measure.Merge(args)
			if err != nil {
				return err
			}
			return write(cmd, asJSON, x, func(w io.Writer) { x.Text(w, style(w)) })
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "for programs")
	return cmd
}

// named turns the error in the name of a function into one of usage.
func named(err error) error {
	if errors.Is(err, measure.ErrFunction) {
		return usageError{err}
	}
	return err
}
