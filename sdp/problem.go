package sdp

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/limbfp/limb"
)

// A Problem is a pair of semidefinite programs. Its matrices have blocks on their diagonals, and are 0 elsewhere.
type Problem[N limb.Real[N]] struct {
	Blocks []int        // their sizes
	C      []N          // the objective
	F      [][]Entry[N] // F[0], and one for each element of C: elements that are not 0, of upper triangles
}

// An Entry is an element of a symmetric matrix, at Row and Col of a block and at Col and Row, all counted from 0.
type Entry[N limb.Real[N]] struct {
	Block, Row, Col int
	Value           N
}

// ErrFormat is an error of a text that is no problem, for errors.Is.
var ErrFormat = errors.New("not a problem in the format dat-s")

const largest = 10000 // of what a text may say of its sizes

// Read reads a problem in SDPA's sparse format: after comments, lines that begin with " or *, the number of elements of C, the number
// of blocks, their sizes, C, and lines of a matrix, a block, a row, a column and a value. A block whose size is negative is a
// diagonal; it becomes as many blocks of one row. What comes after these numbers in their lines is a comment.
//
// Error: each number is rounded once.
// Special: what is none of that is [ErrFormat], with its line.
func Read[N limb.Real[N]](r io.Reader) (*Problem[N], error) {
	s := &scanner{in: bufio.NewScanner(r)}
	s.in.Buffer(nil, 1<<24)
	m := s.integer(1, largest)
	s.rest = nil
	blocks := s.integer(1, largest)
	s.rest = nil
	p := &Problem[N]{}
	var first, size []int // of the text's blocks, in ours
	for range blocks {
		n := s.integer(-largest, largest)
		if n == 0 {
			s.fail("a block of size 0")
		}
		first, size = append(first, len(p.Blocks)), append(size, n)
		for range max(1, -n) {
			p.Blocks = append(p.Blocks, max(1, n))
		}
	}
	s.rest = nil
	for range m {
		p.C = append(p.C, number[N](s))
	}
	s.rest = nil
	p.F = make([][]Entry[N], m+1)
	for s.more() {
		i, b := s.integer(0, m), s.integer(1, blocks)-1
		if s.err != nil {
			break
		}
		n := max(size[b], -size[b])
		row, col := s.integer(1, n)-1, s.integer(1, n)-1
		e := Entry[N]{first[b], min(row, col), max(row, col), number[N](s)}
		s.rest = nil
		if size[b] < 0 {
			if row != col {
				s.fail("an element beside a diagonal")
			}
			e.Block, e.Row, e.Col = first[b]+row, 0, 0
		}
		p.F[i] = append(p.F[i], e)
	}
	if s.err == nil {
		s.err = s.in.Err()
	}
	if s.err != nil {
		return nil, fmt.Errorf("sdp: %w", s.err)
	}
	return p, nil
}

// scanner reads words; an error stays.
type scanner struct {
	in   *bufio.Scanner
	line int
	rest []string // words of the line
	err  error
}

func (s *scanner) fail(what string) {
	if s.err == nil {
		s.err = fmt.Errorf("line %d: %w: %s", s.line, ErrFormat, what)
	}
}

// more reports whether there is another word.
func (s *scanner) more() bool {
	for s.err == nil && len(s.rest) == 0 {
		if !s.in.Scan() {
			return false
		}
		s.line++
		if text := s.in.Text(); text != "" && text[0] != '"' && text[0] != '*' {
			s.rest = strings.Fields(strings.Map(func(r rune) rune {
				if strings.ContainsRune(",(){}", r) {
					return ' '
				}
				return r
			}, text))
		}
	}
	return s.err == nil
}

func (s *scanner) word() string {
	if !s.more() {
		s.fail("it ends here")
		return ""
	}
	w := s.rest[0]
	s.rest = s.rest[1:]
	return w
}

func (s *scanner) integer(least, most int) int {
	w := s.word()
	n, err := strconv.Atoi(strings.TrimPrefix(w, "+"))
	if err != nil || n < least || n > most {
		s.fail(fmt.Sprintf("%q: want an integer from %d to %d", w, least, most))
		return least
	}
	return n
}

func number[N limb.Real[N]](s *scanner) N {
	w := s.word()
	x, err := limb.ParseAs[N](w)
	if err != nil || x.IsNaN() || x.IsInf() {
		s.fail(fmt.Sprintf("%q: want a number", w))
	}
	return x
}
