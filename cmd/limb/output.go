package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strconv"
	"sync"
	"time"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"

	"github.com/limbfp/limb/cmd/limb/internal/report"
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

// A progressLine says what a command is at, on a line of a terminal that is written
// over, and elsewhere on a new line every two seconds.
type progressLine struct {
	w     io.Writer
	start time.Time
	done  chan struct{} // closed in the end
	ended sync.WaitGroup

	mu   sync.Mutex
	bar  *progressbar.ProgressBar // nil where w is no terminal
	what string
}

// newProgress shows how far the work is on w, until it is stopped. Its ticks come from
// a goroutine, so that a long step does not look like the end.
func newProgress(w io.Writer) *progressLine {
	every := 2 * time.Second
	p := &progressLine{w: w, start: time.Now(), done: make(chan struct{})}
	if terminal(w) != nil {
		every = 200 * time.Millisecond
		p.bar = progressbar.NewOptions(barLength,
			progressbar.OptionSetWriter(w),
			progressbar.OptionSetWidth(24),
			progressbar.OptionSetPredictTime(false),
			progressbar.OptionSetElapsedTime(true),
			progressbar.OptionClearOnFinish(),
		)
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

const barLength = 1000

// progress is newProgress for a command that writes all its results in the end.
func progress(w io.Writer) (show func(done float64, what string), stop func()) {
	p := newProgress(w)
	return p.show, p.stop
}

// show sets how much is done, from 0 to 1, and what the work is at.
func (p *progressLine) show(done float64, what string) {
	p.say(what)
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.bar != nil {
		p.bar.Set(min(int(barLength*done), barLength-1))
	}
}

// say sets what the work is at.
func (p *progressLine) say(what string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.what = what
	if p.bar != nil {
		p.bar.Describe(what)
	}
}

func (p *progressLine) tick() {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch {
	case p.what == "":
	case p.bar != nil:
		p.bar.RenderBlank()
	default:
		fmt.Fprintf(p.w, "limb: %.0f s, %s\n", time.Since(p.start).Seconds(), p.what)
	}
}

// beside writes results while the line of the terminal is away.
func (p *progressLine) beside(write func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.bar != nil {
		p.bar.Clear()
	}
	write()
}

// stop takes the line away.
func (p *progressLine) stop() {
	close(p.done)
	p.ended.Wait()
	if p.bar != nil {
		p.bar.Clear()
	}
}
