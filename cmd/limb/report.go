package main

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/internal/report"
)

func reportCommand() *cobra.Command {
	var (
		quick, full, asJSON bool
		page                string
		devices             []string
	)
	cmd := &cobra.Command{
		Use:   "report",
		Short: "is it exact here, how accurate, how fast?",
		Long: `report tests every device, finds the largest errors of the operations of da Graça
and Defour's Table 5, and takes the times of their Tables 3 and 4 ("Implementation
of float-float operators on graphics hardware", 2006), with their figures beside.

A device that is refused is part of the report, with the evidence.`,
		Example: `  limb report
  limb report --quick --device opencl:0
  limb report --html report.html
  limb report --json | jq '.devices[].accuracy'`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			o := measure.Default()
			switch {
			case quick && full:
				return usagef("--quick and --full exclude each other")
			case quick:
				o = measure.Quick()
			case full:
				o = measure.Full()
			}
			o.Devices = devices
			show, stop := progress(cmd.ErrOrStderr())
			o.Progress = show
			r, err := measure.Report(o)
			stop()
			if err != nil {
				return err
			}
			if page != "" {
				if err := report.WriteFile(page, r.HTML); err != nil {
					return fmt.Errorf("writing the page: %w: choose another file with --html", err)
				}
			}
			return write(cmd, asJSON, r, func(w io.Writer) { r.Text(w, style(w)) })
		},
	}
	f := cmd.Flags()
	f.BoolVar(&quick, "quick", false, "a few seconds: fewer vectors, fewer runs")
	f.BoolVar(&full, "full", false, "some minutes: more vectors, more runs, and the own functions of devices")
	f.BoolVar(&asJSON, "json", false, "for programs")
	f.StringVar(&page, "html", "", "also write a page for a browser to this `file`")
	f.StringSliceVar(&devices, "device", nil, "only this device (`name`s as in limb devices; may be repeated)")
	return cmd
}

// write writes a result for programs or for people.
func write(cmd *cobra.Command, asJSON bool, x any, text func(io.Writer)) error {
	w := cmd.OutOrStdout()
	if asJSON {
		return report.WriteJSON(w, x)
	}
	text(w)
	return nil
}
