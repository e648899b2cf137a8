package main

import (
	"io"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/cmd/limb/internal/report"
)

func devicesCommand() *cobra.Command {
	var arithmetic, markdown bool
	cmd := &cobra.Command{
		Use:   "devices",
		Short: "list the devices, those that cannot be used among them",
		Long: `devices opens and tests every device of the machine, and lists it with what it
computes exactly, or with the reason why it cannot be used.

With --arithmetic it says what each driver does to arithmetic, and how limb answers:
whether products are contracted and sums reordered though kernels ask for neither,
whether the multiply-add is fused, what becomes of subnormal numbers, how kernels
are written therefore, and why not in a cheaper way.`,
		Example: `  limb devices
  limb devices --arithmetic
  limb devices --arithmetic --markdown
  limb devices --json`,
		RunE: func(cmd *cobra.Command, _ []string) error {
			list, err := measure.List()
			if err != nil {
				return err
			}
			return write(cmd, list, func(w io.Writer, s report.Style) {
				switch {
				case markdown:
					list.Markdown(w)
				case arithmetic:
					list.Arithmetic(w, s)
				default:
					report.Devices(w, s, list.Devices)
				}
			})
		},
	}
	f := flagsOf(cmd)
	f.BoolVar(&arithmetic, "arithmetic", false, "what drivers do to arithmetic, and how limb answers")
	f.BoolVar(&markdown, "markdown", false, "with --arithmetic: the table as Markdown")
	f.exclude("json", "markdown")
	f.with([]string{"arithmetic"}, "markdown")
	return cmd
}
