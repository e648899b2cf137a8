package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/file"
	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/internal/measure/bench"
	"github.com/limbfp/limb/internal/run/simd"
)

// timings are the flags of what is timed in turns, on one core.
type timings struct {
	types, levels []string
	sizes         []int
	runs          int
	peers, json   bool
}

// flags adds them, with the types and numbers of elements that are timed where none are asked for.
func (t *timings) flags(cmd *cobra.Command, types []string, sizes []int, of string, runs int) {
	f := cmd.Flags()
	f.StringSliceVar(&t.types, "type", types, "`type`: "+strings.Join(types, ", "))
	f.IntSliceVar(&t.sizes, "n", sizes, "`number` of "+of)
	f.StringSliceVar(&t.levels, "level", nil, "only this `level`, beside the plain loop: go, avx2, avx512 (default all that are here)")
	f.BoolVar(&t.peers, "peers", false, "time other libraries too")
	f.IntVar(&t.runs, "runs", runs, "`number` of runs of each timing, at least")
	f.BoolVar(&t.json, "json", false, "for programs")
}

// check brings types to the form that the known ones have, and checks the rest. Elements are most at most.
func (t *timings) check(known []string, most int) error {
	if t.runs < 1 {
		return usagef("--runs is %d: it must be at least 1", t.runs)
	}
	if err := oneOf("type", t.types, known); err != nil {
		return err
	}
	for _, n := range t.sizes {
		if n < 1 || n > most {
			return usagef("--n is %d: it must be from 1 to %d", n, most)
		}
	}
	return nil
}

// oneOf brings each word to the form that it has among the known ones; what it is called where it is not there.
func oneOf(what string, words, known []string) error {
	for i, word := range words {
		k := slices.IndexFunc(known, func(k string) bool { return strings.EqualFold(k, word) })
		if k < 0 {
			return usagef("unknown %s %q: there are %s", what, word, strings.Join(known, ", "))
		}
		words[i] = known[k]
	}
	return nil
}

// simdLevels are those that are asked for, without plain Go, which is timed anyhow.
func (t *timings) simdLevels() ([]simd.Level, error) {
	if t.levels == nil {
		return []simd.Level{simd.AVX2, simd.AVX512}, nil
	}
	var list []simd.Level
	for _, word := range t.levels {
		l, err := simd.Parse(word)
		if err != nil {
			return nil, usageError{err}
		}
		if l > simd.Current() {
			return nil, usagef("no level %s here: there is %s", l, simd.Current())
		}
		if l != simd.Go && !slices.Contains(list, l) {
			list = append(list, l)
		}
	}
	slices.Sort(list)
	return list, nil
}

func budgetFlag(cmd *cobra.Command, budget *time.Duration, usual time.Duration) {
	cmd.Flags().DurationVar(budget, "budget", usual, "leave out a size where its runs would take more `time` than this")
}

func checkBudget(budget time.Duration) error {
	if budget <= 0 {
		return usagef("--budget is %v: it must be more than 0s", budget)
	}
	return nil
}

func benchCommand() *cobra.Command {
	var (
		t timings
		o measure.SliceOptions
	)
	cmd := &cobra.Command{
		Use:   "bench",
		Short: "how fast are slices on one core, and how fast could they be?",
		Long: `bench times functions of package vec on one core, at every level that the processor
has, in turns with a plain Go loop over the method, and tells what share that is
of the bound that counting sets: the sums and products of the function over those
that the core does in registers, or its bytes over those of a copy. With --peers
it times libqd, libquadmath, MPFR and Arb too, where they are installed (Debian:
g++ libqd-dev libmpfr-dev libflint-arb-dev).

The commands below time matrices, a user's kernel, and devices.`,
		Example: `  limb bench
  limb bench --type DD,QD --op add,mul,exp --n 1024,1048576
  limb bench --type DD --peers
  limb bench --op all --n 1024 --json
  limb bench mat --peers --n 256
  limb bench devices --device opencl:0`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) (err error) {
			known := bench.Methods()
			if slices.Contains(o.Methods, "all") {
				o.Methods = known
			}
			if err = t.check(bench.Types, 1<<26); err == nil {
				err = oneOf("operation", o.Methods, append([]string{"all"}, known...))
			}
			if err == nil {
				err = checkBudget(o.Budget)
			}
			if err == nil {
				o.Levels, err = t.simdLevels()
			}
			if err != nil {
				return err
			}
			o.Types, o.Sizes, o.Peers, o.Runs = t.types, t.sizes, t.peers, t.runs
			for _, typ := range o.Types { // two operands, a result, and the results of the plain loop
				n := slices.Max(o.Sizes)
				if err := claims(cmd.ErrOrStderr())(fmt.Sprintf("timing slices of %d %s", n, typ), 5*bytesOf(typ)*float64(n)); err != nil {
					return err
				}
			}
			show, stop := progress(cmd.ErrOrStderr())
			o.Progress = show
			b, err := measure.Slices(o)
			stop()
			if err != nil {
				return err
			}
			return write(cmd, t.json, b, func(w io.Writer) { b.Text(w, style(w)) })
		},
	}
	t.flags(cmd, bench.Types, []int{1 << 8, 1 << 10, 1 << 16, 1 << 20, 1 << 24}, "elements", 11)
	cmd.Flags().StringSliceVar(&o.Methods, "op", []string{"add", "mul", "div", "sqrt", "exp", "log", "sin", "cos", "sincos", "atan", "pow"}, "`operation`, or all")
	budgetFlag(cmd, &o.Budget, time.Second)
	moved(cmd, map[string]string{"mat": "mat", "escape": "escape", "device": "devices --device"})
	cmd.AddCommand(benchMatCommand(), benchEscapeCommand(), benchDevicesCommand())
	return cmd
}

// bytesOf returns the bytes of a number of this type.
func bytesOf(typ string) float64 {
	f, err := file.Lookup(typ)
	if err != nil {
		return 32 // of the largest
	}
	return float64(f.Bits / 8 * f.Limbs)
}

func benchMatCommand() *cobra.Command {
	var (
		t timings
		o measure.MatOptions
	)
	var known []string
	for _, op := range report.MatOps {
		known = append(known, op.Name)
	}
	cmd := &cobra.Command{
		Use:   "mat",
		Short: "time products, factors and solutions of matrices",
		Long: `mat times products, factors and solutions of package mat, of square matrices on one
core: mul, exact, lu, cholesky and refined. --peers adds OpenBLAS, loops over
libqd, Eigen over libqd, and Arb (Debian: g++ libopenblas-dev libqd-dev
libeigen3-dev libflint-arb-dev).`,
		Example: `  limb bench mat --peers --n 256
  limb bench mat --type float64,DD --op mul,lu --n 64`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) (err error) {
			if slices.Contains(o.Ops, "all") {
				o.Ops = known
			}
			if err = t.check(measure.MatTypes, 1<<13); err == nil {
				err = oneOf("operation", o.Ops, append([]string{"all"}, known...))
			}
			if err == nil {
				err = checkBudget(o.Budget)
			}
			var levels []simd.Level
			if err == nil {
				levels, err = t.simdLevels()
			}
			if err != nil {
				return err
			}
			o.Types, o.Sizes, o.Peers, o.Runs, o.Levels = t.types, t.sizes, t.peers, t.runs, append([]simd.Level{simd.Go}, levels...)
			for _, typ := range o.Types {
				for _, n := range o.Sizes { // two operands and what the largest operation takes
					if err := claims(cmd.ErrOrStderr())(fmt.Sprintf("timing matrices of %d × %[1]d %s", n, typ), (2+exactMemory)*bytesOf(typ)*float64(n)*float64(n)); err != nil {
						return err
					}
				}
			}
			show, stop := progress(cmd.ErrOrStderr())
			o.Progress = show
			b, err := measure.Mat(o)
			stop()
			if err != nil {
				return err
			}
			return write(cmd, t.json, b, func(w io.Writer) { b.Text(w, style(w)) })
		},
	}
	t.flags(cmd, measure.MatTypes, []int{64, 256, 512}, "rows", 5)
	cmd.Flags().StringSliceVar(&o.Ops, "op", []string{"mul", "exact", "lu", "refined"}, "`operation`, or all: "+strings.Join(known, ", "))
	budgetFlag(cmd, &o.Budget, 5*time.Second)
	return cmd
}

func benchEscapeCommand() *cobra.Command {
	var (
		t       timings
		devices []string
	)
	types := []string{"DF", "DD"}
	cmd := &cobra.Command{
		Use:   "escape",
		Short: "time a user's kernel, a loop that elements leave one by one",
		Long: `escape times a user's kernel whose elements leave their loop when they like, the
turns of z² + c in DF and DD, on --n × --n points: at every level, on each
--device, and with --peers in C++ with intrinsics.`,
		Example: `  limb bench escape --peers
  limb bench escape --type DD --device opencl:0`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := t.check(types, 1<<12); err != nil {
				return err
			}
			if len(t.sizes) != 1 {
				return usagef("--n is one number here, the points of a row, and not %d", len(t.sizes))
			}
			if slices.Contains(devices, "all") {
				return usagef("--device takes names here, as in limb devices")
			}
			levels, err := t.simdLevels()
			if err != nil {
				return err
			}
			r, err := measure.Escape(measure.EscapeOptions{Types: t.types, Side: t.sizes[0], Peers: t.peers, Runs: t.runs, Levels: levels, Devices: devices})
			if err != nil {
				return err
			}
			return write(cmd, t.json, r, func(w io.Writer) { r.Text(w, style(w)) })
		},
	}
	t.flags(cmd, types, []int{200}, "points of a row", 11)
	cmd.Flags().StringSliceVar(&devices, "device", nil, "on this device too (`name`s as in limb devices; may be repeated)")
	return cmd
}

func benchDevicesCommand() *cobra.Command {
	var (
		devices []string
		n       int
		asJSON  bool
	)
	cmd := &cobra.Command{
		Use:   "devices",
		Short: "add and multiply arrays on devices",
		Long: `devices adds and multiplies arrays of DF and DD on devices, and in a plain Go loop
on one core. Transfers are left out.`,
		Example: `  limb bench devices
  limb bench devices --device opencl:0 --n 65536`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if n < 1 || n > 1<<26 {
				return usagef("--n is %d: it must be from 1 to %d", n, 1<<26)
			}
			// Two operands and a result of a DD here, and on the device.
			if err := claims(cmd.ErrOrStderr())(fmt.Sprintf("timing arrays of %d numbers", n), 6*bytesOf("DD")*float64(n)); err != nil {
				return err
			}
			o := measure.Default()
			if o.Devices = devices; slices.Contains(devices, "all") {
				o.Devices = nil
			}
			show, stop := progress(cmd.ErrOrStderr())
			o.Progress = show
			b, err := measure.Bench(o, n)
			stop()
			if err != nil {
				return err
			}
			return write(cmd, asJSON, b, func(w io.Writer) { b.Text(w, style(w)) })
		},
	}
	f := cmd.Flags()
	f.StringSliceVar(&devices, "device", nil, "this device (`name`s as in limb devices; may be repeated; default all)")
	f.IntVar(&n, "n", 1<<20, "`number` of elements")
	f.BoolVar(&asJSON, "json", false, "for programs")
	return cmd
}
