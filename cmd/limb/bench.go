package main

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/cmd/limb/internal/file"
	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/cmd/limb/internal/words"
	"github.com/limbfp/limb/internal/measure/bench"
	"github.com/limbfp/limb/internal/run/simd"
)

// timed declares what is timed in turns, on one core, with the types, and the numbers of elements that are timed where
// none are asked for. They are most at most.
func (f *flags) timed(t *measure.Timing, types []string, of string, sizes []int, most uint64, runs int) {
	f.IntVar(&t.Runs, "runs", runs, "`number` of runs of each timing, at least")
	f.within("runs", 1, 0)
	f.StringSliceVar(&t.Types, "type", types, "`type`: "+strings.Join(types, ", "))
	f.oneOf("type", "type", types...)
	f.IntSliceVar(&t.Sizes, "n", sizes, "`number` of "+of)
	f.within("n", 1, most)
	var levels []string
	f.StringSliceVar(&levels, "level", nil, "only this `level`, beside the plain loop: go, avx2, avx512, or on arm64 neon (default all that are here)")
	f.BoolVar(&t.Peers, "peers", false, "time other libraries too")
	f.checks = append(f.checks, func() (err error) {
		t.Levels, err = simdLevels(levels)
		return err
	})
}

// operations declares which are timed, of those that are known or all, and how long it takes at most.
func (f *flags) operations(t *measure.Timing, usual []string, usage string, known func() []string, budget time.Duration) {
	f.StringSliceVar(&t.Ops, "op", usual, usage)
	f.oneOfThose("op", "operation", func() []string { return append([]string{"all"}, known()...) })
	f.checks = append(f.checks, func() error {
		if slices.Contains(t.Ops, "all") {
			t.Ops = known()
		}
		return nil
	})
	f.DurationVar(&t.Budget, "budget", budget, "leave out sizes whose runs would take more `time` than this")
	f.positive("budget")
}

// simdLevels are those that are asked for, without plain Go, which is timed anyhow.
func simdLevels(words []string) ([]simd.Level, error) {
	if words == nil {
		return []simd.Level{simd.AVX2, simd.AVX512}, nil
	}
	var list []simd.Level
	for _, word := range words {
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

func benchCommand() *cobra.Command {
	var o measure.Timing
	cmd := &cobra.Command{
		Use:   "bench",
		Short: "time slices on one core, beside what the core can do",
		Long: `bench times functions of package vec on one core, at every level that the
processor has, in turns with a plain Go loop over the method. Beside each time stands a
share of what the core can do: 100 % is the time in which it does the function's sums and
products in registers, or copies as many bytes, whichever is longer. --peers times libqd,
libquadmath, MPFR and Arb too, where they are installed (Debian: g++ libqd-dev libmpfr-dev
libflint-arb-dev).

The commands below time matrices, a user's kernel, and devices.`,
		Example: `  limb bench
  limb bench --type DD,QD --op add,mul,exp --n 1024,1048576
  limb bench --type DD --peers
  limb bench --op all --n 1024 --json
  limb bench mat --peers --n 256
  limb bench devices --device opencl:0`,
		RunE: func(cmd *cobra.Command, _ []string) error {
			for _, typ := range o.Types { // two operands, a result, and the results of the plain loop
				n := slices.Max(o.Sizes)
				if err := claims(cmd.ErrOrStderr())(fmt.Sprintf("timing slices of %d %s", n, typ), 5*bytesOf(typ)*float64(n)); err != nil {
					return err
				}
			}
			return answer(cmd, "", &o.Progress, func() (*report.Slices, error) { return measure.Slices(o) })
		},
	}
	f := flagsOf(cmd)
	f.timed(&o, bench.Types, "elements", []int{1 << 8, 1 << 10, 1 << 16, 1 << 20, 1 << 24}, 1<<26, 11)
	f.operations(&o, []string{"add", "mul", "div", "sqrt", "exp", "log", "sin", "cos", "sincos", "atan", "pow"}, "`operation`, or all", bench.Methods, time.Second)
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

// matricesOf returns what is measured of matrices of a type, which has the code of limb mat.
func matricesOf(typ string) measure.Matrices {
	if typ == "float64" {
		return measure.MatricesOf[limb.F64]()
	}
	return workOf(typ).matrices()
}

func benchMatCommand() *cobra.Command {
	o := measure.MatOptions{Of: matricesOf}
	known := func() []string { return words.Of(report.MatOps, func(op report.MatOp) string { return op.Name }) }
	cmd := &cobra.Command{
		Use:   "mat",
		Short: "time products, factors and solutions of matrices",
		Long: `mat times package mat on one core, with square matrices: mul, exact, lu, cholesky
and refined. --peers adds OpenBLAS, loops over libqd, Eigen over libqd, and Arb (Debian:
g++ libopenblas-dev libqd-dev libeigen3-dev libflint-arb-dev).`,
		Example: `  limb bench mat --peers --n 256
  limb bench mat --type float64,DD --op mul,lu --n 64`,
		RunE: func(cmd *cobra.Command, _ []string) error {
			o.Levels = append([]simd.Level{simd.Go}, o.Levels...)
			for _, typ := range o.Types {
				for _, n := range o.Sizes { // two operands and what the largest operation takes
					if err := claims(cmd.ErrOrStderr())(fmt.Sprintf("timing matrices of %d × %[1]d %s", n, typ), (2+exactMemory)*bytesOf(typ)*float64(n)*float64(n)); err != nil {
						return err
					}
				}
			}
			return answer(cmd, "", &o.Progress, func() (*report.Mat, error) { return measure.Mat(o) })
		},
	}
	f := flagsOf(cmd)
	f.timed(&o.Timing, measure.MatTypes, "rows", []int{64, 256, 512}, 1<<13, 5)
	f.operations(&o.Timing, []string{"mul", "exact", "lu", "refined"}, "`operation`, or all: "+strings.Join(known(), ", "), known, 5*time.Second)
	return cmd
}

func benchEscapeCommand() *cobra.Command {
	var o measure.EscapeOptions
	cmd := &cobra.Command{
		Use:   "escape",
		Short: "time a user's kernel whose elements leave their loop one by one",
		Long: `escape times a user's kernel, a loop that its elements leave one by one: the
turns of z² + c in DF and DD, on --n × --n points; at every level, on each --device, and
with --peers in C++ with intrinsics.`,
		Example: `  limb bench escape --peers
  limb bench escape --type DD --device opencl:0`,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if len(o.Sizes) != 1 {
				return usagef("--n is one number here, the points of a row, and not %d", len(o.Sizes))
			}
			if slices.Contains(o.Devices, "all") {
				return usagef("--device takes names here, as in limb devices")
			}
			return answer(cmd, "", &o.Progress, func() (*report.Escape, error) { return measure.Escape(o) })
		},
	}
	f := flagsOf(cmd)
	f.timed(&o.Timing, []string{"DF", "DD"}, "points of a row", []int{200}, 1<<12, 11)
	f.StringSliceVar(&o.Devices, "device", nil, "on this device too (`name`s as in limb devices; may be repeated)")
	return cmd
}

func benchDevicesCommand() *cobra.Command {
	var (
		devices []string
		n       int
	)
	cmd := &cobra.Command{
		Use:   "devices",
		Short: "time sums and products of arrays on devices",
		Long: `devices times sums and products of arrays of DF and DD on devices, and in a plain
Go loop on one core. Transfers are left out.`,
		Example: `  limb bench devices
  limb bench devices --device opencl:0 --n 65536`,
		RunE: func(cmd *cobra.Command, _ []string) error {
			// Two operands and a result of a DD here, and on the device.
			if err := claims(cmd.ErrOrStderr())(fmt.Sprintf("timing arrays of %d numbers", n), 6*bytesOf("DD")*float64(n)); err != nil {
				return err
			}
			o := measure.Sized(report.Usual)
			if o.Devices = devices; slices.Contains(devices, "all") {
				o.Devices = nil
			}
			return answer(cmd, "", &o.Progress, func() (*report.Bench, error) { return measure.Bench(o, n) })
		},
	}
	f := flagsOf(cmd)
	f.StringSliceVar(&devices, "device", nil, "this device (`name`s as in limb devices; may be repeated; default all)")
	f.IntVar(&n, "n", 1<<20, "`number` of elements")
	f.within("n", 1, 1<<26)
	return cmd
}
