package main

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// TestInterrupted: a report that is stopped writes what it has, says so, and has a code
// of its own.
func TestInterrupted(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	var stdout, stderr strings.Builder
	if code := runUntil(ctx, []string{"report", "--device", "cpu", "--json"}, &stdout, &stderr); code != 130 || !strings.Contains(stderr.String(), "limb: interrupted: ") {
		t.Errorf("code %d, %s", code, stderr.String())
	}
	var r struct {
		Stopped bool `json:"interrupted"`
		Summary struct{ Types []any }
	}
	if err := json.Unmarshal([]byte(stdout.String()), &r); err != nil || !r.Stopped || len(r.Summary.Types) == 0 {
		t.Errorf("%v in %s", err, stdout.String())
	}
	stdout.Reset()
	if code := runUntil(ctx, []string{"report", "papers", "--device", "cpu"}, &stdout, io.Discard); code != 130 || !strings.HasPrefix(stdout.String(), "limb report ") {
		t.Errorf("code %d, %s", code, stdout.String())
	}
}

// TestSignal: the signal of Ctrl-C is what stops a report, which would take minutes.
func TestSignal(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no signals")
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var stderr strings.Builder
	c := &exec.Cmd{Path: self, Args: []string{"limb", "report", "papers", "--full", "--device", "cpu"}, Stderr: &stderr}
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if text.WriteString(lines.Text() + "\n"); strings.Contains(lines.Text(), "How fast?") {
			c.Process.Signal(os.Interrupt)
		}
	}
	if lines.Err() != nil {
		t.Error(lines.Err())
	}
	err = c.Wait()
	if c.ProcessState.ExitCode() != 130 || !strings.Contains(stderr.String(), "limb: interrupted: ") || strings.Contains(text.String(), "How accurate") {
		t.Errorf("%v, %s, and\n%s", err, stderr.String(), text.String())
	}
}

// TestProgress: where there is no terminal, every tick is a line that says what the work
// is at, once it is known.
func TestProgress(t *testing.T) {
	var w strings.Builder
	p := newProgress(&w)
	p.tick()
	p.show(0.1, "testing opencl:0")
	p.tick()
	p.show(0.2, "timing opencl:0")
	p.beside(func() { w.WriteString("a result\n") })
	p.tick()
	p.stop()
	if got, want := w.String(), "limb: 0 s, testing opencl:0\na result\nlimb: 0 s, timing opencl:0\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestHelpWidth: the help of every command is legible on 80 columns, and uses more.
func TestHelpWidth(t *testing.T) {
	var each func(cmd *cobra.Command)
	each = func(cmd *cobra.Command) {
		for _, sub := range cmd.Commands() {
			each(sub)
		}
		words := append(strings.Fields(cmd.CommandPath())[1:], "--help")
		lines := map[string]int{}
		for _, width := range []string{"80", "120"} {
			t.Setenv("COLUMNS", width)
			var out strings.Builder
			if code := run(words, &out, io.Discard); code != 0 {
				t.Fatalf("%v: %d", words, code)
			}
			for line := range strings.Lines(out.String()) {
				if n := len([]rune(strings.TrimRight(line, "\n"))); width == "80" && n > 80 {
					t.Errorf("%v: a line of %d: %s", words, n, line)
				}
				lines[width]++
			}
		}
		if lines["120"] > lines["80"] {
			t.Errorf("%v: %d lines at 120 columns, %d at 80", words, lines["120"], lines["80"])
		}
	}
	each(command())
}

// TestProveInterrupted: proofs that are stopped are what is known by then, with that code.
func TestProveInterrupted(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	var stdout, stderr strings.Builder
	if code := runUntil(ctx, []string{"prove", "DF.Mul", "--steps", "--json"}, &stdout, &stderr); code != 130 || !strings.Contains(stderr.String(), "limb: interrupted: ") || !strings.Contains(stdout.String(), `"interrupted": true`) {
		t.Errorf("code %d, %s, %s", code, stderr.String(), stdout.String())
	}
}

// TestSecondSignal: the first Ctrl-C is answered while the only core that it may use is in a point of many
// turns, and the second one ends the program.
func TestSecondSignal(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no signals")
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := exec.CommandContext(t.Context(), self)
	c.Args = []string{"limb", "mandelbrot", "--type", "QD", "--limit", "100000000", "--json"}
	c.Env = append(os.Environ(), "GOMAXPROCS=1")
	stderr, err := c.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(stderr)
	for _, want := range []string{"counting in QD", "another Ctrl-C ends the program"} {
		for lines.Scan() && !strings.Contains(lines.Text(), want) {
		}
		if !strings.Contains(lines.Text(), want) {
			t.Fatalf("no %q: %v", want, lines.Err())
		}
		c.Process.Signal(os.Interrupt)
	}
	if err := c.Wait(); err == nil || c.ProcessState.Exited() {
		t.Errorf("it ends with %v", err)
	}
}
