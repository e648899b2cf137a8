package main

import (
	"io"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/cmd/limb/internal/report"
)

func devicesCommand() *cobra.Command {
	var (
		devices                     []string
		arithmetic, markdown, fresh bool
	)
	cmd := &cobra.Command{
		Use:   "devices",
		Short: "list and test the devices, also those that cannot be used",
		Long: `devices tests every device of the machine and lists it with what it computes
exactly, or with the reason why it cannot be used. It keeps the answer for a day (for an
hour where a device cannot be used), while neither drivers nor limb change, and says when
it tested. --fresh tests again, and with --device no other device than these.

--arithmetic shows what each driver does to arithmetic: whether it contracts products and
reorders sums though kernels ask for neither, whether its multiply-add is fused, and what
becomes of subnormal numbers. Beside that it shows how limb writes kernels for it, and why
not in a cheaper way: "split product" has the error of a product without a multiply-add,
"whole numbers by sums" cuts off fractions without the driver's trunc. docs/devices.md
explains each.

"exact" is said of limb's functions, written so that the driver cannot spoil them. What the
driver's own arithmetic has wrong, limb paranoia lists. Both can hold.`,
		Example: `  limb devices
  limb devices --device vulkan:0 --arithmetic
  limb devices --arithmetic --markdown
  limb devices --json`,
		RunE: func(cmd *cobra.Command, _ []string) error {
			list, err := measure.List(devices, fresh)
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
	f.StringSliceVar(&devices, "device", nil, "only this device (`name`, or vulkan, opencl, cuda for all of a backend; may be repeated)")
	f.BoolVar(&fresh, "fresh", false, "test again, even if drivers have not changed")
	f.BoolVar(&arithmetic, "arithmetic", false, "show what drivers do to arithmetic, and how limb answers")
	f.BoolVar(&markdown, "markdown", false, "with --arithmetic: print the table as Markdown")
	f.exclude("json", "markdown")
	f.with([]string{"arithmetic"}, "markdown")
	return cmd
}
