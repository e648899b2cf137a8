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

func benchCommand() *cobra.Command {
	var (
		o       measure.SliceOptions
		asJSON  bool
		levels  []string
		devices []string

		matrices, loop bool
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

With --mat it times products, factors and solutions of package mat instead, of
square matrices on one core; --op is mul, exact, lu, cholesky or refined, --n the
number of rows, and --peers adds OpenBLAS, loops over libqd, Eigen over libqd, and
Arb (Debian: g++ libopenblas-dev libqd-dev libeigen3-dev libflint-arb-dev).

With --escape it times a user's kernel whose elements leave their loop when they
like, the turns of z² + c in DF and DD, on --n × --n points: at every level, on
each --device, and with --peers in C++ with intrinsics.

With --device alone it adds and multiplies arrays of DF and DD on devices instead, and
in a plain Go loop on one core. Transfers are left out.`,
		Example: `  limb bench
  limb bench --type DD,QD --op add,mul,exp --n 1024,1048576
  limb bench --type DD --peers
  limb bench --op all --n 1024 --json
  limb bench --mat --peers --n 256
  limb bench --escape --peers
  limb bench --device all
  limb bench --device opencl:0 --n 65536`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if matrices && loop {
				return usagef("--mat and --escape exclude each other")
			}
			if loop {
				return benchEscape(cmd, asJSON, o, levels, devices)
			}
			if matrices {
				return benchMatrices(cmd, asJSON, o, levels, devices)
			}
			for _, n := range o.Sizes {
				if n < 1 || n > 1<<26 {
					return usagef("--n is %d: it must be from 1 to %d", n, 1<<26)
				}
			}
			if len(devices) > 0 {
				return benchDevices(cmd, asJSON, devices, o.Sizes)
			}
			if err := chooseSlices(&o, levels); err != nil {
				return err
			}
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
			return write(cmd, asJSON, b, func(w io.Writer) { b.Text(w, style(w)) })
		},
	}
	f := cmd.Flags()
	f.StringSliceVar(&o.Types, "type", bench.Types, "`type`: DF, DD, QF, QD")
	f.StringSliceVar(&o.Methods, "op", []string{"add", "mul", "div", "sqrt", "exp", "log", "sin", "cos", "sincos", "atan", "pow"}, "`operation`, or all")
	f.IntSliceVar(&o.Sizes, "n", []int{1 << 8, 1 << 10, 1 << 16, 1 << 20, 1 << 24}, "`number` of elements")
	f.StringSliceVar(&levels, "level", nil, "only this `level`, beside the plain loop: go, avx2, avx512 (default all that are here)")
	f.BoolVar(&o.Peers, "peers", false, "time other libraries too")
	f.IntVar(&o.Runs, "runs", 11, "`number` of runs of each timing, at least")
	f.DurationVar(&o.Budget, "budget", time.Second, "leave out a size where its runs would take more `time` than this")
	f.StringSliceVar(&devices, "device", nil, "compare this device instead (`name`s as in limb devices, or all; may be repeated)")
	f.BoolVar(&matrices, "mat", false, "time matrices instead, of package mat")
	f.BoolVar(&loop, "escape", false, "time a loop that each element leaves when it likes instead")
	f.BoolVar(&asJSON, "json", false, "for programs")
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

// benchMatrices times package mat.
func benchMatrices(cmd *cobra.Command, asJSON bool, s measure.SliceOptions, levels, devices []string) error {
	o := measure.MatOptions{Types: measure.MatTypes, Ops: []string{"mul", "exact", "lu", "refined"}, Sizes: []int{64, 256, 512}, Peers: s.Peers, Runs: 5, Budget: 5 * time.Second}
	f := cmd.Flags()
	if len(devices) > 0 {
		return usagef("--mat and --device exclude each other")
	}
	if f.Changed("type") {
		o.Types = nil
		for _, t := range s.Types {
			i := slices.IndexFunc(measure.MatTypes, func(known string) bool { return strings.EqualFold(known, t) })
			if i < 0 {
				return usagef("unknown type %q: there are %s", t, strings.Join(measure.MatTypes, ", "))
			}
			o.Types = append(o.Types, measure.MatTypes[i])
		}
	}
	var known []string
	for _, op := range report.MatOps {
		known = append(known, op.Name)
	}
	if f.Changed("op") {
		if o.Ops = s.Methods; slices.Contains(o.Ops, "all") {
			o.Ops = known
		}
	}
	for _, op := range o.Ops {
		if !slices.Contains(known, op) {
			return usagef("unknown operation %q: with --mat there are all, %s", op, strings.Join(known, ", "))
		}
	}
	if f.Changed("n") {
		o.Sizes = s.Sizes
	}
	for _, n := range o.Sizes {
		if n < 1 || n > 1<<13 {
			return usagef("--n is %d: with --mat it must be from 1 to %d", n, 1<<13)
		}
	}
	if f.Changed("runs") {
		o.Runs = s.Runs
	}
	if f.Changed("budget") {
		o.Budget = s.Budget
	}
	s.Types, s.Methods = nil, nil
	if err := chooseSlices(&s, levels); err != nil {
		return err
	}
	o.Levels = append([]simd.Level{simd.Go}, s.Levels...)
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
	return write(cmd, asJSON, b, func(w io.Writer) { b.Text(w, style(w)) })
}

// benchEscape times a user's kernel.
func benchEscape(cmd *cobra.Command, asJSON bool, s measure.SliceOptions, levels, devices []string) error {
	f := cmd.Flags()
	for _, flag := range []string{"op", "budget"} {
		if f.Changed(flag) {
			return usagef("--escape and --%s exclude each other", flag)
		}
	}
	o := measure.EscapeOptions{Types: []string{"DF", "DD"}, Side: 200, Peers: s.Peers, Runs: s.Runs, Devices: devices}
	if slices.Contains(devices, "all") {
		return usagef("--escape takes devices by their names, as in limb devices")
	}
	if f.Changed("n") {
		if len(s.Sizes) != 1 || s.Sizes[0] < 1 || s.Sizes[0] > 1<<12 {
			return usagef("--escape takes one --n, the points of a row, from 1 to %d", 1<<12)
		}
		o.Side = s.Sizes[0]
	}
	types := s.Types
	s.Methods = nil
	if !f.Changed("type") {
		s.Types = nil
	}
	if err := chooseSlices(&s, levels); err != nil {
		return err
	}
	if o.Levels = s.Levels; f.Changed("type") {
		o.Types = types
	}
	for _, typ := range o.Types {
		if typ != "DF" && typ != "DD" {
			return usagef("--escape has no %s: there are DF and DD", typ)
		}
	}
	r, err := measure.Escape(o)
	if err != nil {
		return err
	}
	return write(cmd, asJSON, r, func(w io.Writer) { r.Text(w, style(w)) })
}

// chooseSlices checks what the flags say.
func chooseSlices(o *measure.SliceOptions, levels []string) error {
	if o.Runs < 1 {
		return usagef("--runs is %d: it must be at least 1", o.Runs)
	}
	if o.Budget <= 0 {
		return usagef("--budget is %v: it must be more than 0s", o.Budget)
	}
	for i, t := range o.Types {
		if o.Types[i] = strings.ToUpper(t); !slices.Contains(bench.Types, o.Types[i]) {
			return usagef("unknown type %q: there are %s", t, strings.Join(bench.Types, ", "))
		}
	}
	all := bench.Methods()
	if slices.Contains(o.Methods, "all") {
		o.Methods = all
	}
	for i, m := range o.Methods {
		k := slices.IndexFunc(all, func(known string) bool { return strings.EqualFold(known, m) })
		if k < 0 {
			return usagef("unknown operation %q: there are all, %s", m, strings.Join(all, ", "))
		}
		o.Methods[i] = all[k]
	}
	o.Levels = []simd.Level{simd.AVX2, simd.AVX512}
	if levels != nil {
		o.Levels = nil
	}
	for _, word := range levels {
		l, err := simd.Parse(word)
		if err != nil {
			return usageError{err}
		}
		if l > simd.Current() {
			return usagef("no level %s here: there is %s", l, simd.Current())
		}
		if l != simd.Go && !slices.Contains(o.Levels, l) {
			o.Levels = append(o.Levels, l)
		}
	}
	slices.Sort(o.Levels)
	return nil
}

// benchDevices compares devices.
func benchDevices(cmd *cobra.Command, asJSON bool, names []string, sizes []int) error {
	for _, flag := range []string{"type", "op", "level", "peers", "runs", "budget"} {
		if cmd.Flags().Changed(flag) {
			return usagef("--device and --%s exclude each other", flag)
		}
	}
	n := 1 << 20
	if cmd.Flags().Changed("n") {
		if len(sizes) != 1 {
			return usagef("--device takes one --n, but got %d", len(sizes))
		}
		n = sizes[0]
	}
	// Two operands and a result of a DD here, and on the device.
	if err := claims(cmd.ErrOrStderr())(fmt.Sprintf("timing arrays of %d numbers", n), 6*bytesOf("DD")*float64(n)); err != nil {
		return err
	}
	o := measure.Default()
	if o.Devices = names; slices.Contains(names, "all") {
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
}
