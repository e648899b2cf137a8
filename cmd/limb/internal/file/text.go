package file

import (
	"bufio"
	"errors"
	"fmt"
	"io"
)

// A text is read byte by byte, so that no line has to fit into memory. A line ends in \n, \r\n
// or \r.
type text struct {
	in    *bufio.Reader
	line  int // of the byte that was read last, from 1
	ended bool
}

// newText begins a text, without the mark that some programs write before it.
func newText(r io.Reader) (*text, error) {
	t := &text{in: bufio.NewReaderSize(r, 1<<16), line: 1}
	switch mark, _ := t.in.Peek(3); {
	case string(mark) == "\ufeff":
		t.in.Discard(3)
	case len(mark) >= 2 && (string(mark[:2]) == "\xff\xfe" || string(mark[:2]) == "\xfe\xff"):
		return nil, errors.New("the text is in UTF-16: save it as UTF-8")
	}
	return t, nil
}

// next returns the next byte, \n at the end of each line, and io.EOF behind the last one.
func (t *text) next() (byte, error) {
	if t.ended {
		t.line, t.ended = t.line+1, false
	}
	c, err := t.in.ReadByte()
	if err != nil {
		return 0, err
	}
	if c == '\r' {
		if after, _ := t.in.Peek(1); len(after) == 1 && after[0] == '\n' {
			t.in.Discard(1)
		}
		c = '\n'
	}
	t.ended = c == '\n'
	return c, nil
}

// skip goes to the end of the line, and returns what next does there.
func (t *text) skip() (c byte, err error) {
	for err == nil && c != '\n' {
		c, err = t.next()
	}
	return c, err
}

// longest is the number of characters that a number may have: each of them takes time.
const longest = 1 << 16

// long is the error of a number with more.
func (t *text) long() error {
	return fmt.Errorf("line %d: a number has more than %d characters", t.line, longest)
}
