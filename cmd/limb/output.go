package main

import (
	"bufio"
	"io"
	"os"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"

	"github.com/limbfp/limb/internal/report"
)

// An output is where the results of a command go: through a buffer, which keeps the
// first error for the end of the command, so that none is lost on the way.
type output struct {
	*bufio.Writer
	to io.Writer
}

func newOutput(to io.Writer) *output { return &output{bufio.NewWriter(to), to} }

// style returns how text is drawn on w: in colour on a terminal, unless
// NO_COLOR is set.
func style(w io.Writer) report.Style {
	return report.Style{Colour: terminal(w) && os.Getenv("NO_COLOR") == ""}
}

func terminal(w io.Writer) bool {
	if out, ok := w.(*output); ok {
		w = out.to
	}
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// progress shows how far the work is on w, if that is a terminal. stop clears
// the line.
func progress(w io.Writer) (show func(done float64, what string), stop func()) {
	if !terminal(w) {
		return nil, func() {}
	}
	const full = 1000
	bar := progressbar.NewOptions(full,
		progressbar.OptionSetWriter(w),
		progressbar.OptionSetWidth(24),
		progressbar.OptionSetPredictTime(false),
		progressbar.OptionSetElapsedTime(true),
		progressbar.OptionClearOnFinish(),
	)
	show = func(done float64, what string) {
		bar.Describe(what)
		bar.Set(min(int(full*done), full-1))
	}
	return show, func() { bar.Clear() }
}
