package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/mattn/go-runewidth"
	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/mandelbrot"
)

// An output is where the results of a command go: through a buffer, which keeps the
// first error for the end of the command, so that none is lost on the way.
type output struct {
	*bufio.Writer
	to io.Writer
}

func newOutput(to io.Writer) *output { return &output{bufio.NewWriter(to), to} }

// style returns how text is drawn on w: in colour on a terminal, unless NO_COLOR is
// set, and as wide as the terminal; elsewhere as the environment variable COLUMNS says,
// or 80 columns.
func style(w io.Writer) report.Style {
	s := report.Style{Colour: terminal(w) != nil && os.Getenv("NO_COLOR") == ""}
	if f := terminal(w); f != nil {
		s.Width, _, _ = term.GetSize(int(f.Fd()))
	}
	if s.Width <= 0 {
		s.Width, _ = strconv.Atoi(os.Getenv("COLUMNS"))
	}
	if s.Width <= 0 {
		s.Width = 80
	}
	return s
}

// terminal returns the terminal that w writes to, nil where it is none.
func terminal(w io.Writer) *os.File {
	if out, ok := w.(*output); ok {
		w = out.to
	}
	if f, ok := w.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		return f
	}
	return nil
}

// bothTerminals reports whether a user sees the standard output beside the standard error, as text.
func bothTerminals(cmd *cobra.Command) bool {
	return !asJSON(cmd) && terminal(cmd.OutOrStdout()) != nil && terminal(cmd.ErrOrStderr()) != nil
}

// write writes what a command gives: for people as text, and with --json for programs.
func write(cmd *cobra.Command, x any, text func(io.Writer, report.Style)) error {
	w := cmd.OutOrStdout()
	if asJSON(cmd) {
		return report.WriteJSON(w, x)
	}
	text(w, style(w))
	return nil
}

func asJSON(cmd *cobra.Command) bool {
	is, _ := cmd.Flags().GetBool("json")
	return is
}

// A finding is what the work of a command gives.
type finding interface {
	comparable
	Text(io.Writer, report.Style)
}

// answer does the work of a command as watch does, which tells progress, and writes what it finds, which may be
// something besides an error.
func answer[F finding](cmd *cobra.Command, what string, progress *measure.Progress, work func() (F, error)) error {
	x, err := watch(cmd, what, func(show shower) (F, error) {
		*progress = show
		return work()
	})
	var none F
	if x == none {
		return err
	}
	return errors.Join(err, write(cmd, x, x.Text))
}

// watch shows how far the work is while it lasts, on standard error. What was asked for and is not there is an error of
// usage.
func watch[X any](cmd *cobra.Command, what string, work func(show shower) (X, error)) (X, error) {
	p := newProgress(cmd.ErrOrStderr())
	defer p.stop()
	p.show(0, what)
	x, err := work(p.show)
	for _, usage := range []error{measure.ErrFunction, measure.ErrProve, mandelbrot.ErrView} {
		if errors.Is(err, usage) {
			err = usageError{err}
		}
	}
	return x, err
}

// A shower is told how much of the work is done, from 0 to 1, and what it is at.
type shower = func(done float64, what string)

// errSignal is in the error of a command that a signal has stopped, and errInterrupted ends
// one that has written what it has.
var (
	errSignal      = errors.New("interrupted")
	errInterrupted = fmt.Errorf("%w: what is known is written, the rest is left out", errSignal)
)

// interruptible returns a context that a signal ends; another one ends the program.
func interruptible(cmd *cobra.Command) (context.Context, context.CancelFunc) {
	ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// A progressLine says what a command is at, on a line of a terminal that is written
// over, and elsewhere on a new line every two seconds.
type progressLine struct {
	w     io.Writer
	start time.Time
	done  chan struct{} // closed in the end
	ended sync.WaitGroup

	mu   sync.Mutex
	live bool // w is a terminal
	did  float64
	what string
}

// newProgress shows how far the work is on w, until it is stopped. Its ticks come from
// a goroutine, so that a long step does not look like the end.
func newProgress(w io.Writer) *progressLine {
	every := 2 * time.Second
	p := &progressLine{w: w, start: time.Now(), done: make(chan struct{})}
	if terminal(w) != nil {
		every, p.live = 200*time.Millisecond, true
	}
	ticks := time.NewTicker(every)
	p.ended.Go(func() {
		defer ticks.Stop()
		for {
			select {
			case <-ticks.C:
				p.tick()
			case <-p.done:
				return
			}
		}
	})
	return p
}

// show sets how much is done, from 0 to 1, and what the work is at.
func (p *progressLine) show(done float64, what string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.did, p.what = done, what
}

func (p *progressLine) tick() {
	p.mu.Lock()
	defer p.mu.Unlock()
	took := time.Since(p.start).Seconds()
	switch {
	case p.what == "":
	case p.live:
		const length = 24
		full := min(max(0, int(length*p.did)), length)
		p.over(fmt.Sprintf("%s%s %3.0f %%, %.0f s, %s", strings.Repeat("█", full), strings.Repeat("░", length-full), 100*p.did, took, p.what))
	default:
		fmt.Fprintf(p.w, "limb: %.0f s, %s\n", took, p.what)
	}
}

// over writes a text over the line of the terminal, and leaves the cursor at its beginning.
func (p *progressLine) over(text string) {
	width := style(p.w).Width - 1
	fmt.Fprint(p.w, "\r"+runewidth.FillRight(runewidth.Truncate(text, width, "…"), width)+"\r")
}

// beside writes results while the line of the terminal is away.
func (p *progressLine) beside(write func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.live {
		p.over("")
	}
	write()
}

// stop takes the line away.
func (p *progressLine) stop() {
	close(p.done)
	p.ended.Wait()
	p.beside(func() {})
}
