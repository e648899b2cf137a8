package main

import (
	"io"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/cmd/limb/internal/report"
)

func devicesCommand() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "devices",
		Short: "list the devices, those that cannot be used among them",
		Long: `devices opens and tests every device of the machine, and lists it with what it
computes exactly, or with the reason why it cannot be used.`,
		Example: `  limb devices
  limb devices --json`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			list, err := measure.List()
			if err != nil {
				return err
			}
			return write(cmd, asJSON, list, func(w io.Writer) { report.Devices(w, style(w), list.Devices) })
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "for programs")
	return cmd
}
