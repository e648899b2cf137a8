//go:build !js

package device

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode"

	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/inside"
	"github.com/limbfp/limb/internal/run/kept"
	"github.com/limbfp/limb/internal/run/turn"
)

// # Drivers are tried in another process first
//
// A driver may end the process that loads it, or never come back from a call. So before
// this process loads the drivers of a backend, a child process has listed and opened all
// of its devices, self-test included: the program itself, run again with LIMB_CHILD set,
// which init below sees before main. The child reports each step; where it ends, or is
// silent for a minute, of its own where the machine has other work, the device of that step
// is not touched here, and Info.Err says why. What was found is kept (package kept) for the
// same drivers, a bad end for an hour.
//
// LIMB_CHILD=off leaves the child out, and so does inside.Hosted, which the shared library for C sets: its
// program is another one, with a main that must not run twice. It is left out too where the program cannot run
// itself, or what runs is another program (an interpreter that has loaded limb as a
// library), which shows in that it does not report at all.

// try is what the environment variable LIMB_CHILD holds in a child, before the backend
// and the number of the first device to open.
const try = "try:"

// patience is how long a child may be silent, as pulse counts it. For tests only,
// LIMB_TEST_PATIENCE says how long.
var patience = sync.OnceValue(func() time.Duration {
	if t, err := time.ParseDuration(os.Getenv("LIMB_TEST_PATIENCE")); err == nil {
		return t
	}
	return time.Minute
})

func (v verdict) bad() bool {
	return v.Err != "" || slices.ContainsFunc(v.Devices, func(t trial) bool { return t.Err != "" })
}

// A step is a child's report.
type step struct {
	Devices []trial // it has listed them
	Opened  bool    // it has opened the next one, or been told why it cannot be
}

// isChild is set in a process that tries drivers.
var isChild bool

func init() {
	what, ok := strings.CutPrefix(os.Getenv("LIMB_CHILD"), try)
	if !ok {
		return
	}
	os.Unsetenv("LIMB_CHILD")
	isChild = true
	dieQuietly()
	signal.Ignore(os.Interrupt) // or Ctrl-C would look like a driver's fault to a parent that goes on
	go func() {                 // ends with its parent
		io.Copy(io.Discard, os.Stdin)
		os.Exit(1)
	}()
	pipe := os.NewFile(3, "report")
	report := func(s step) { pipe.WriteString(s.text()) }
	report(step{})
	i := strings.LastIndex(what, ":")
	first, _ := strconv.Atoi(what[i+1:])
	for _, b := range backends {
		if b.Word() != what[:i] {
			continue
		}
		infos, _, _ := b.Devices()
		report(step{Devices: trials(infos)})
		for i, info := range infos {
			if i < first {
				continue
			}
			if d, err := open(context.Background(), b, i, info, options{test: true}); err == nil {
				d.Close()
			}
			report(step{Opened: true})
		}
	}
	os.Exit(0)
}

func trials(infos []driver.Caps) []trial {
	list := []trial{}
	for _, info := range infos {
		list = append(list, trial{Title: info.Title, Platform: info.Platform, Version: info.Version})
	}
	return list
}

// verdicts are those of this process, by backend and fingerprint.
var verdicts = struct {
	turn.Turn
	m map[string]verdict
}{turn.New(), map[string]verdict{}}

// judge returns the verdict on b, whose devices are those of infos where that is not nil. An error is
// that of ctx.
func judge(ctx context.Context, b driver.Backend, infos []driver.Caps) (v verdict, err error) {
	drivers := b.Fingerprint()
	if drivers == "" || isChild || inside.Hosted || os.Getenv("LIMB_CHILD") == "off" {
		return v, nil
	}
	key := kept.Key(b.Word(), drivers)
	fits := func(v verdict) bool { return infos == nil || v.of(infos) }
	if err := verdicts.Take(ctx); err != nil {
		return v, fmt.Errorf("trying its devices: %w", err)
	}
	defer verdicts.Give()
	if v, ok := verdicts.m[key]; ok && fits(v) {
		return v, nil
	}
	text, ok := kept.Get("drivers", key)
	if ok {
		v, ok = verdictOf(string(text))
	}
	if !ok || !fits(v) || v.bad() && time.Since(v.When).Abs() > time.Hour {
		if v, err = tryDrivers(ctx, b.Word()); err != nil {
			return v, fmt.Errorf("trying its devices: %w", err)
		}
		if v.Skipped == "" {
			kept.Put("drivers", key, []byte(v.text()))
		}
	}
	verdicts.m[key] = v
	return v, nil
}

// of reports whether v is on those devices.
func (v verdict) of(infos []driver.Caps) bool {
	if v.Skipped != "" {
		return true
	}
	list := trials(infos)
	for i := range min(len(list), len(v.Devices)) {
		list[i].Err = v.Devices[i].Err
	}
	return slices.Equal(list, v.Devices)
}

// tryDrivers has child processes try all devices of a backend, another one for the
// devices behind one that ended the last.
func tryDrivers(ctx context.Context, word string) (verdict, error) {
	v := verdict{When: time.Now()}
	for first := 0; ; first++ {
		steps, how := tryFrom(ctx, word, first)
		switch {
		case ctx.Err() != nil:
			return v, cause.Of(ctx)
		case steps == nil:
			return verdict{Skipped: how}, nil
		case len(steps) == 1:
			v.Err = "listing the devices: " + how
			return v, nil
		case v.Devices == nil:
			v.Devices = steps[1].Devices
		}
		if first += len(steps) - 2; first >= len(v.Devices) {
			return v, nil
		}
		v.Devices[first].Err = "trying the device: " + how
		if first+1 == len(v.Devices) {
			return v, nil
		}
	}
}

// tryFrom has a child process list the devices and open them from the first on. It
// returns the child's reports, nil where there was none, and what became of it; where ctx is done it
// ends the child.
func tryFrom(ctx context.Context, word string, first int) (steps []step, how string) {
	self, err := os.Executable()
	if err != nil {
		return nil, err.Error()
	}
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err.Error()
	}
	defer r.Close()
	var said tail
	cmd := exec.Command(self)
	cmd.Env = append(os.Environ(), "LIMB_CHILD="+try+word+":"+strconv.Itoa(first), "GOTRACEBACK=none")
	cmd.ExtraFiles = []*os.File{w}
	cmd.Stdout, cmd.Stderr = &said, &said
	cmd.WaitDelay = time.Second // for what the child started
	stdin, err := cmd.StdinPipe()
	if err == nil {
		err = cmd.Start()
	}
	w.Close()
	if err != nil {
		return nil, err.Error()
	}
	defer stdin.Close()
	reports := make(chan step)
	go func() {
		defer close(reports)
		for lines := bufio.NewReader(r); ; {
			text, err := lines.ReadString('\n')
			s, ok := stepOf(text)
			if err != nil || !ok {
				return
			}
			reports <- s
		}
	}()
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	pulse := pulse{patience: patience()}
	pulse.start(time.Now(), 0)
	tick := time.NewTicker(pulse.every())
	defer tick.Stop()
	next := reports // nil where there are no more
	kill := func() {
		cmd.Process.Kill()
		r.SetReadDeadline(time.Now())
		for range reports {
		}
		<-ended
	}
	for {
		select {
		case s, ok := <-next:
			if ok {
				steps = append(steps, s)
				pulse.start(time.Now(), processTime(cmd.Process.Pid))
			} else {
				next = nil
			}
		case err := <-ended:
			r.SetReadDeadline(time.Now().Add(time.Second)) // what the child started may hold the pipe
			for s := range reports {
				steps = append(steps, s)
			}
			return steps, ending(err, said.String())
		case <-ctx.Done():
			kill()
			return steps, cause.Of(ctx).Error()
		case <-tick.C:
			if !pulse.gone(time.Now(), processTime(cmd.Process.Pid)) {
				continue
			}
			kill()
			return steps, fmt.Sprintf("the driver has not come back for %v in a child process%s", patience(), said.String())
		}
	}
}

// ending says how a child ended.
func ending(err error, said string) string {
	if err == nil {
		err = errors.New("exit status 0")
	}
	return fmt.Sprintf("the driver has ended the child process that tried it (%v)%s", err, said)
}

// tail is the first kilobyte that was written.
type tail struct{ text []byte }

func (t *tail) Write(p []byte) (int, error) {
	t.text = append(t.text, p[:min(len(p), 1<<10-len(t.text))]...)
	return len(p), nil
}

// String returns the text as one line, without what a terminal would obey.
func (t *tail) String() string {
	line := strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) || unicode.IsSpace(r) {
			return r
		}
		return unicode.ReplacementChar
	}, string(t.text))
	if line = strings.Join(strings.Fields(line), " "); line == "" {
		return ""
	}
	return ": " + line
}
