package main

import (
	"io"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/cmd/limb/internal/report"
)

func devicesCommand() *cobra.Command {
	var arithmetic, markdown, fresh bool
	cmd := &cobra.Command{
		Use:   "devices",
		Short: "list the devices, those that cannot be used among them",
		Long: `devices opens and tests every device of the machine, and lists it with what it
computes exactly, or with the reason why it cannot be used. What it has found it says
again for a day, for an hour where a device cannot be used, as long as neither drivers
nor limb change; then it says when that was. With --fresh it tests again.

With --arithmetic it says what each driver does to arithmetic, and how limb answers:
whether products are contracted and sums reordered though kernels ask for neither,
whether the multiply-add is fused, what becomes of subnormal numbers, how kernels
are written therefore, and why not in a cheaper way.`,
		Example: `  limb devices
  limb devices --arithmetic
  limb devices --arithmetic --markdown
  limb devices --json`,
		RunE: func(cmd *cobra.Command, _ []string) error {
			list, err := measure.List(fresh)
			if err != nil {
				return err
			}
			return write(cmd, list, func(w io.Writer, s report.Style) {
				switch {
				case markdown:
					list.Markdown(w)
				case arithmetic:
					list.Arithmetic(w, s)
					list.Since(w, s)
				default:
					report.Devices(w, s, list.Devices)
					list.Since(w, s)
				}
			})
		},
	}
	f := flagsOf(cmd)
	f.BoolVar(&fresh, "fresh", false, "test again, though drivers have not changed")
	f.BoolVar(&arithmetic, "arithmetic", false, "what drivers do to arithmetic, and how limb answers")
	f.BoolVar(&markdown, "markdown", false, "with --arithmetic: the table as Markdown")
	f.exclude("json", "markdown")
	f.with([]string{"arithmetic"}, "markdown")
	return cmd
}
