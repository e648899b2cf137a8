package main

import (
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/internal/outfile"
	"github.com/limbfp/limb/internal/report"
)

func reportCommand() *cobra.Command {
	var (
		quick, full, asJSON bool
		transforms          bool
		page                string
		devices             []string
	)
	cmd := &cobra.Command{
		Use:   "report",
		Short: "is it exact here, how accurate, how fast?",
		Long: `report tests every device, finds the largest errors of the operations of da Graça
and Defour's Table 5, and takes the times of their Tables 3 and 4 ("Implementation
of float-float operators on graphics hardware", 2006), with their figures beside.

With --fft it measures fast Fourier transforms instead, as section III-D of Thall's
"Extended-precision floating-point numbers for GPU computation" (2007): time,
GFLOPS and errors in every type, beside float64. A device's kernels are built when
they are first needed, which takes minutes where its compiler is slow; most drivers
keep them.

A device that is refused is part of the report, with the evidence.`,
		Example: `  limb report
  limb report --quick --device opencl:0
  limb report --html report.html
  limb report --fft --html fft.html
  limb report --json | jq '.devices[].accuracy'`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if quick && full {
				return usagef("--quick and --full exclude each other")
			}
			if page != "" {
				if err := outfile.Check(page); err != nil {
					return fmt.Errorf("--html: %w", err)
				}
			}
			show, stop := progress(cmd.ErrOrStderr())
			var r result
			var err error
			if transforms {
				o := choose(quick, full, measure.QuickFFT, measure.DefaultFFT, measure.FullFFT)
				o.Devices, o.Progress = devices, show
				r, err = measure.FFT(o)
			} else {
				o := choose(quick, full, measure.Quick, measure.Default, measure.Full)
				o.Devices, o.Progress = devices, show
				r, err = measure.Report(o)
			}
			stop()
			if err != nil {
				return err
			}
			if page != "" {
				if err = outfile.Write(page, r.HTML); err != nil {
					err = fmt.Errorf("writing the page: %w: choose another file with --html", err)
				}
			}
			return errors.Join(err, write(cmd, asJSON, r, func(w io.Writer) { r.Text(w, style(w)) }))
		},
	}
	f := cmd.Flags()
	f.BoolVar(&quick, "quick", false, "a few seconds: fewer vectors, fewer runs")
	f.BoolVar(&full, "full", false, "some minutes: more vectors, more runs, and the own functions of devices")
	f.BoolVar(&transforms, "fft", false, "measure Fourier transforms instead")
	f.BoolVar(&asJSON, "json", false, "for programs")
	f.StringVar(&page, "html", "", "also write a page for a browser to this `file`")
	f.StringSliceVar(&devices, "device", nil, "only this device (`name`s as in limb devices; may be repeated)")
	return cmd
}

// result is a report, or its tables of transforms.
type result interface {
	Text(io.Writer, report.Style)
	HTML(io.Writer) error
}

// choose makes the options of a short, a usual or a long report.
func choose[O any](quick, full bool, short, usual, long func() O) O {
	switch {
	case quick:
		return short()
	case full:
		return long()
	}
	return usual()
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
