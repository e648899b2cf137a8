package main

import (
	"io"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/measure"
)

func benchCommand() *cobra.Command {
	var (
		asJSON  bool
		n       int
		devices []string
	)
	cmd := &cobra.Command{
		Use:   "bench",
		Short: "compare every device with the plain Go loop on one core",
		Long: `bench adds and multiplies arrays of DF and DD on every device, and in a plain Go
loop on one core, in the same run. Limbs are planes; transfers are left out.`,
		Example: `  limb bench
  limb bench --device opencl:0 --n 65536
  limb bench --json`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if n < 1 || n > 1<<26 {
				return usagef("--n is %d: it must be from 1 to %d", n, 1<<26)
			}
			o := measure.Default()
			o.Devices = devices
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
	f.IntVar(&n, "n", 1<<20, "`number` of elements")
	f.StringSliceVar(&devices, "device", nil, "only this device (`name`s as in limb devices; may be repeated)")
	f.BoolVar(&asJSON, "json", false, "for programs")
	return cmd
}
