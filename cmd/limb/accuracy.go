package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/cmd/limb/internal/report"
)

// sampled declares which vectors of which types are drawn, those types where none is named.
func (f *flags) sampled(s *measure.Sample, types []string, vectors string) {
	f.IntVar(&s.Vectors, "n", 1<<18, vectors)
	f.within("n", 1, 1<<30)
	f.Uint64Var(&s.Seed, "seed", 1, "`seed` of the random vectors")
	f.StringSliceVar(&s.Types, "type", types, "`type`: DF (and float32), DD (and float64), QF, QD, TF, TD")
	f.oneOf("type", "type", measure.SearchTypes...)
}

// functions declares those that are judged, all where none is named.
func (f *flags) functions(to *[]string) {
	f.StringSliceVar(to, "func", nil, "only these `functions`, as exp or DF.Exp")
}

func accuracyCommand() *cobra.Command {
	var o measure.SearchOptions
	cmd := &cobra.Command{
		Use:   "accuracy",
		Short: "find the largest error of every operation and function",
		Long: `accuracy searches for the largest error of each function: it tries operands of
several distributions and goes on from the worst ones. Sums and products are compared with
exact arithmetic, functions with MPFR (Debian: libmpfr6). It measures plain Go; every
device that passes its test has the same bits.

All functions of all types take a quarter of an hour on two cores. The commands below
judge all operands of a function, a device's own functions, and the table of a paper.`,
		Example: `  limb accuracy --type DF --func exp,log,sincos
  limb accuracy --func QD.Exp --n 1048576 --rounds 10000
  limb accuracy --n 4096 --rounds 60 --json
  limb accuracy native --device opencl:0
  limb accuracy exhaustive --func add --operands e5m6
  limb accuracy thall --type DF,QF --device cpu`,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return answer(cmd, "searching", &o.Progress, func() (*report.Search, error) { return measure.Search(o) })
		},
	}
	f := flagsOf(cmd)
	f.IntVar(&o.Rounds, "rounds", 1000, "`number` of rounds of the climb")
	f.within("rounds", 1, 0)
	f.sampled(&o.Sample, measure.SearchTypes, "`number` of vectors of each distribution, of which there are four or five")
	f.functions(&o.Functions)
	moved(cmd, map[string]string{
		"native": "native", "exhaustive": "exhaustive, or limb accuracy native --all", "table": "thall", "model": "thall --model",
		"device": "native --device, or limb accuracy thall --device: errors of limb's functions are the same on every device",
		"state":  "native --all --state", "operands": "exhaustive --operands", "shard": "exhaustive --shard", "out": "exhaustive --out",
	})
	cmd.AddCommand(nativeCommand(), exhaustiveCommand(), thallCommand(), mergeCommand())
	return cmd
}

func nativeCommand() *cobra.Command {
	var (
		o      measure.NativeOptions
		device []string
	)
	cmd := &cobra.Command{
		Use:   "native",
		Short: "measure a device's own functions",
		Long: `native measures a device's own library: the functions of the CUDA Handbook's
Table 8.13 that its language has, beside what the specification promises, and the fast
functions of Table 8.11. Where a promise depends on the operand, as Vulkan's 3 + 2|x| ulps
of exp, the row shows the operand that comes nearest to it. What a language lacks is
listed below. Types DF and QF stand for float32, the others for float64. On CUDA the
functions are those of CUDA's library where NVRTC is installed, else PTX's.

A quarter of the --n operands is drawn evenly from the interval in the column "in"; the
share of correctly rounded results is of these. The largest error is of all of them, and
of what a search finds near the worst.

--all tries all 2^32 operands of functions of one float32. With --state FILE you can stop
it, and it goes on later.`,
		Example: `  limb accuracy native --device opencl:0
  limb accuracy native --device vulkan:0 --func exp,log
  limb accuracy native --all --func exp,sin --state all.json`,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if len(device) > 1 {
				return usagef("--device takes one device here, not %d", len(device))
			}
			o.Device = strings.Join(device, "")
			return answer(cmd, "searching", &o.Progress, func() (*report.Native, error) { return measure.Native(cmd.Context(), o) })
		},
	}
	f := flagsOf(cmd)
	f.sampled(&o.Sample, measure.SearchTypes, "`number` of vectors of each distribution")
	f.functions(&o.Functions)
	f.StringSliceVar(&device, "device", nil, "this device (`name` as in limb devices; default the first that has some)")
	f.BoolVar(&o.All, "all", false, "try functions of one float32 on all float32")
	f.exclude("all", "n", "seed")
	f.StringVar(&o.State, "state", "", "with --all: keep the state in this `file`, and go on from there")
	f.keeps("state", "a file that is read and written")
	f.with([]string{"all"}, "state")
	return cmd
}

func exhaustiveCommand() *cobra.Command {
	var (
		o     measure.ExhaustOptions
		shard string
	)
	cmd := &cobra.Command{
		Use:   "exhaustive",
		Short: "judge functions of DF on all operands of a list",
		Long: `exhaustive judges limb's functions of DF on all operands: those of one operand at
all 2^32 float32, those of two at all pairs of numbers of 12 bits, of formats with five
bits of exponent (e5m6) and with eight (e8m3). It compares with DD. Other types have too
many numbers.

--shard 3/8 does the third of eight parts. --out FILE keeps what is found and goes on from
there. limb accuracy merge makes one table of the parts.`,
		Example: `  limb accuracy exhaustive --func add --operands e5m6
  limb accuracy exhaustive --shard 3/8 --out part3.json`,
		RunE: func(cmd *cobra.Command, _ []string) error {
			o.Shard, o.Of = 1, 1
			if shard != "" {
				if k, err := fmt.Sscanf(shard+" ", "%d/%d ", &o.Shard, &o.Of); k != 2 || err != nil || o.Of < 1 || o.Of > 1<<20 || o.Shard < 1 || o.Shard > o.Of {
					return usagef("--shard is %q: it must be K/N, part K of N, with K from 1 to N", shard)
				}
			}
			return answer(cmd, "searching", &o.Progress, func() (*report.Exhaustive, error) {
				ctx, done := interruptible(cmd)
				defer done()
				x, err := measure.Exhaust(ctx, o)
				if err != nil && ctx.Err() != nil {
					err = fmt.Errorf("%w: %w", errSignal, err)
				}
				return x, err
			})
		},
	}
	f := flagsOf(cmd)
	f.functions(&o.Functions)
	f.StringSliceVar(&o.Operands, "operands", nil, "only these `lists` of operands: "+strings.Join(measure.OperandLists, ", "))
	f.oneOf("operands", "operands", measure.OperandLists...)
	f.StringVar(&shard, "shard", "", "do part `K/N` of the work")
	f.StringVar(&o.Out, "out", "", "keep the results in this `file`, and go on from there")
	f.keeps("out", "a file that is read and written")
	return cmd
}

func thallCommand() *cobra.Command {
	var (
		o      measure.ThallOptions
		models []string
	)
	cmd := &cobra.Command{
		Use:   "thall",
		Short: "measure Table II of Thall's paper of 2007",
		Long: `thall measures Table II of Thall's "Extended-precision floating-point numbers for
GPU computation" (2007) on each device: its operations, operands and units, beside its
figures. The paper's own algorithms, Karp's division and root, Taylor's series and
Newton's method, are measured on the model g80, or those of --model, beside limb's.`,
		Example: `  limb accuracy thall --type DF,QF --device cpu
  limb accuracy thall --model ieee,nv40,g70,g80`,
		RunE: func(cmd *cobra.Command, _ []string) (err error) {
			if o.Models, err = findModels(models); err != nil {
				return err
			}
			for _, m := range o.Models {
				if m.Numbers.Prec != 24 {
					return usagef("--model %s: its numbers have %d bits, and the operands of the table 24", m.Name, m.Numbers.Prec)
				}
			}
			return answer(cmd, "searching", &o.Progress, func() (*report.Thall, error) { return measure.Thall(cmd.Context(), o) })
		},
	}
	f := flagsOf(cmd)
	f.sampled(&o.Sample, report.ThallTypes, "`number` of vectors")
	f.StringSliceVar(&o.Devices, "device", nil, "only this device (`name`s as in limb devices; may be repeated)")
	f.StringSliceVar(&models, "model", nil, "the algorithms of the paper on this `model` (as in limb paranoia; may be repeated; default g80)")
	return cmd
}

func mergeCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "merge file...",
		Short: "make one table of the parts of an exhaustive run",
		Long: `merge reads files of limb accuracy exhaustive --out, of all parts or of some, in
any order, and prints one table. It says which parts are missing. Parts that overlap, or
come from different versions of a function, are errors.`,
		Example: `  limb accuracy merge part1.json part2.json
  limb accuracy merge --json part1.json part2.json`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usagef("%s takes the files that limb accuracy exhaustive --out has written", cmd.CommandPath())
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			return answer(cmd, "", new(measure.Progress), func() (*report.Exhaustive, error) { return measure.Merge(args) })
		},
	}
	flagsOf(cmd)
	return cmd
}
