package main

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/cmd/limb/internal/words"
	"github.com/limbfp/limb/internal/run/outfile"
)

func reportCommand() *cobra.Command {
	var (
		quick, full   bool
		page, picture string
		devices       []string
		budget        time.Duration
	)
	cmd := &cobra.Command{
		Use:   "report [section...]",
		Short: "report on this machine: is it exact, how accurate, how fast?",
		Long: `report says in one screen what is here: the devices and whether they compute
exactly, what the types hold, and how long an operation takes on one core and on each
device, beside float64 and, where they are installed, libqd and MPFR (Debian: g++
libqd-dev libmpfr-dev). It writes each line as soon as it knows it.

Sections go further, in minutes rather than seconds:

` + sectionList() + `
--full runs all of them and the first screen, with larger sizes. --quick takes a few
seconds for a section; for fft it leaves out drivers that run on the processor.

A refused device is part of the report. Ctrl-C ends the measuring: limb writes what is
known by then, also to --html and as --json, and exits with 130. Another Ctrl-C ends it at
once.`,
		Example: `  limb report
  limb report papers --device opencl:0
  limb report arithmetic functions --quick
  limb report --html report.html
  limb report --full --html report.html
  limb report fft --html fft.html
  limb report mat --html mat.html --picture digits.svg
  limb report papers --json | jq '.devices[].accuracy'`,
		ValidArgs: sectionNames(),
		Args:      sectionArgs,
		RunE: func(cmd *cobra.Command, sections []string) error {
			size := report.Usual
			switch {
			case quick:
				size = report.Quick
			case full:
				size = report.Full
			}
			o := measure.Sized(size)
			o.Mat.Of = matricesOf
			if picture != "" && !full && !slices.Contains(sections, "mat") {
				return usagef("--picture is of the section mat: say limb report mat --picture %s", picture)
			}
			if full && len(sections) == 0 {
				sections = sectionNames()
			}
			o.Sections, o.Devices, o.First = sections, devices, budget
			o.Summary = len(sections) == 0 || full || asJSON(cmd) || page != ""
			if len(devices) > 0 { // a name that is wrong is said before anything is measured
				if _, err := measure.List(devices, false); err != nil {
					return err
				}
			}
			ctx, stop := interruptible(cmd)
			defer stop()
			p := newProgress(cmd.ErrOrStderr())
			o.Progress = p.show
			if !asJSON(cmd) {
				o.Show = func(piece report.Piece) { p.beside(func() { now(cmd.OutOrStdout(), piece) }) }
			}
			r, err := measure.Report(ctx, o)
			p.stop()
			if r == nil {
				return err
			}
			if err != nil {
				err = errInterrupted
			}
			save := func(what, flag, path string, to func(io.Writer) error) {
				if lost := outfile.Write(path, to); lost != nil {
					err = errors.Join(err, fmt.Errorf("writing the %s: %w: choose another file with --%s", what, lost, flag))
				}
			}
			if page != "" {
				save("page", "html", page, r.HTML)
			}
			if picture != "" && r.Mat != nil {
				save("picture", "picture", picture, r.Mat.Picture)
			}
			if asJSON(cmd) {
				err = errors.Join(err, report.WriteJSON(cmd.OutOrStdout(), r))
			}
			return err
		},
	}
	f := flagsOf(cmd)
	f.BoolVar(&quick, "quick", false, "take a few seconds for a section: fewer vectors, fewer runs")
	f.BoolVar(&full, "full", false, "run all sections, or those named, in some minutes: more vectors, more runs")
	f.StringVar(&picture, "picture", "", "with the section mat: also write the digits of systems as a picture to this `file`, or -, as SVG")
	f.DurationVar(&budget, "budget", 5*time.Second, "begin nothing new for the first screen after this `time`")
	f.positive("budget")
	f.StringVar(&page, "html", "", "also write a page for a browser to this `file`, or -")
	f.exclude("quick", "full")
	f.writes("html", "picture")
	f.StringSliceVar(&devices, "device", nil, "only this device (`name`s as in limb devices; may be repeated)")
	return cmd
}

// now writes a piece, and does not wait for more. An error stays in the output until
// the end of the command.
func now(w io.Writer, piece report.Piece) {
	piece(w, style(w))
	if out, ok := w.(*output); ok {
		out.Flush()
	}
}

func sectionNames() []string {
	return words.Of(report.Sections, func(x report.Section) string { return x.Name })
}

// sectionList are the sections for the help.
func sectionList() string {
	var list strings.Builder
	for _, x := range report.Sections {
		fmt.Fprintf(&list, "  %-12s%s (%s)\n", x.Name, strings.ToLower(x.Title[:1])+x.Title[1:], x.Takes[report.Usual])
	}
	return list.String()
}

// sectionArgs takes sections.
func sectionArgs(_ *cobra.Command, args []string) error {
	for i, name := range args {
		if !slices.Contains(sectionNames(), name) {
			return unknown("section", name, sectionNames())
		}
		if slices.Contains(args[:i], name) {
			return usagef("the section %s is named twice", name)
		}
	}
	return nil
}
