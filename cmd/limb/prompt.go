package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/term"

	"github.com/limbfp/limb/cmd/limb/internal/calc"
	"github.com/limbfp/limb/internal/run/kept"
)

// prompt asks for expressions on a terminal until its user leaves.
func prompt(c *calculator, in *os.File, w io.Writer) error {
	fd := int(in.Fd())
	before, err := term.MakeRaw(fd)
	if err != nil {
		return fmt.Errorf("preparing the terminal: %w: give calc expressions, or lines to read", err)
	}
	defer term.Restore(fd, before)
	if out, ok := w.(*output); ok {
		w = out.to
	}
	t := newTerminal(in, w)
	t.History = newHistory()
	fmt.Fprintln(t, "limb calc: :help says what there is, :quit or control-D leaves")
	return c.talk(t, func() {
		if width, height, err := term.GetSize(fd); err == nil && width > 0 {
			t.SetSize(width, height)
		}
	})
}

// newTerminal returns a terminal whose keys come from in.
func newTerminal(in io.Reader, w io.Writer) *term.Terminal {
	return term.NewTerminal(struct {
		io.Reader
		io.Writer
	}{&keys{in: in}, w}, "> ")
}

// keys are those of a keyboard, where control-C drops the line, as in a shell: package term takes it
// for the end of the input, so that it has the keys that delete the line and end it instead.
type keys struct {
	in   io.Reader
	left []byte // read, and not handed on
}

func (k *keys) Read(p []byte) (int, error) {
	if len(k.left) == 0 {
		read := make([]byte, 256)
		n, err := k.in.Read(read)
		if n == 0 {
			return 0, err
		}
		const toEnd, toStart = "\x05", "\x15" // control-E, and control-U, which deletes what is before the cursor
		k.left = bytes.ReplaceAll(read[:n], []byte("\x03"), []byte(toEnd+toStart+"\r"))
	}
	n := copy(p, k.left)
	k.left = k.left[n:]
	return n, nil
}

// talk answers lines until the end. It calls resize before each, since a window may have
// changed.
func (c *calculator) talk(t *term.Terminal, resize func()) error {
	t.AutoCompleteCallback = c.complete
	for {
		resize()
		line, err := t.ReadLine()
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil && !errors.Is(err, term.ErrPasteIndicator):
			return fmt.Errorf("reading the terminal: %w", err)
		}
		if command, ok := strings.CutPrefix(strings.TrimSpace(line), ":"); ok {
			if command == "quit" || command == "q" {
				return nil
			}
			err = c.command(t, command)
		} else {
			err = c.line(line, func(o calc.Outcome) {
				c.print(t, o)
				c.notes(t, o)
			})
		}
		if err != nil {
			fmt.Fprintln(t, err)
		}
	}
}

// command does what a line that begins with a colon says.
func (c *calculator) command(w io.Writer, line string) error {
	name, arg, _ := strings.Cut(line, " ")
	arg = strings.TrimSpace(arg)
	switch name {
	case "type":
		if err := c.choose(arg); err != nil {
			return err
		}
		c.all, c.chosen = false, true
	case "digits":
		n, err := strconv.Atoi(arg)
		if err != nil || n < 0 || n > calc.MaxDigits {
			return fmt.Errorf("want a number of digits up to %d, or 0, not %q", calc.MaxDigits, arg)
		}
		c.digits = n
	case "limbs":
		c.limbs = !c.limbs
		fmt.Fprintf(w, "limbs: %t\n", c.limbs)
	case "all":
		c.all = !c.all
		fmt.Fprintf(w, "all: %t\n", c.all)
	case "help":
		return c.help(w, arg)
	default:
		return fmt.Errorf("unknown command :%s: there are :type :digits :limbs :all :help :quit", name)
	}
	return nil
}

// complete completes the name before the cursor as far as it is certain.
func (c *calculator) complete(line string, at int, key rune) (string, int, bool) {
	if key != '\t' {
		return "", 0, false
	}
	start := strings.LastIndexFunc(line[:at], func(r rune) bool { return !strings.ContainsRune("_0123456789", r) && !('a' <= r|0x20 && r|0x20 <= 'z') }) + 1
	begun := line[start:at]
	var names []string
	for _, n := range c.machine.Names() {
		if strings.HasPrefix(n, begun) {
			names = append(names, n)
		}
	}
	if begun == "" || len(names) == 0 {
		return line, at, true
	}
	slices.Sort(names)
	first, last := names[0], names[len(names)-1]
	n := len(begun)
	for n < min(len(first), len(last)) && first[n] == last[n] {
		n++
	}
	return line[:start] + first[:n] + line[at:], start + n, true
}

// history is the lines of this prompt and of those before it, the oldest first, as far
// as the folder of kept things keeps them.
type history struct{ lines []string }

const historyLength = 1000

var historyKey = kept.Key("limb calc")

func newHistory() *history {
	h := &history{}
	if text, ok := kept.Get("history", historyKey); ok {
		h.lines = strings.Split(string(text), "\n")
	}
	return h
}

func (h *history) Add(line string) {
	if strings.TrimSpace(line) == "" || len(h.lines) > 0 && h.At(0) == line {
		return
	}
	h.lines = append(h.lines, line)
	h.lines = h.lines[max(0, len(h.lines)-historyLength):]
	kept.Put("history", historyKey, []byte(strings.Join(h.lines, "\n")))
}

func (h *history) Len() int { return len(h.lines) }

func (h *history) At(i int) string { return h.lines[len(h.lines)-1-i] }
