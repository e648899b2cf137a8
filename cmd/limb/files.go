package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/limbfp/limb/cmd/limb/internal/file"
	"github.com/limbfp/limb/cmd/limb/internal/memory"
	"github.com/limbfp/limb/internal/run/types"
)

// What the commands on files of numbers have in common.

// fileInfo is a file that was read or written, for programs.
type fileInfo struct {
	Path  string `json:"path"`
	Form  string `json:"form"`
	Shape []int  `json:"shape"`
}

func infoOf(path string, a *file.Array) fileInfo { return fileInfo{path, a.Form.Name, a.Shape} }

func (f fileInfo) row() []string {
	return []string{f.Path, f.Form, shapeText(f.Shape)}
}

func shapeText(shape []int) string {
	return strings.Trim(strings.ReplaceAll(fmt.Sprint(shape), " ", " × "), "[]")
}

// inParts makes of show one that is told how much of a part of the work is done, of the work
// from here to there. It is called where a thousandth has been done, and where a part begins.
func inParts(show func(done float64, what string)) func(from, to float64, what string) func(float64) {
	last, at := -1, ""
	return func(from, to float64, what string) func(float64) {
		return func(done float64) {
			done = from + (to-from)*done
			if show != nil && (int(1000*done) != last || what != at) {
				last, at = int(1000*done), what
				show(done, what)
			}
		}
	}
}

// computing declares the type that is computed in.
func (f *flags) computing(typ *string) {
	f.StringVar(typ, "type", "", "compute in this `type`: "+strings.Join(types.Names(types.Reals), ", ")+" (default DD, or QD where the numbers need it)")
	f.oneOf("type", "type", types.Names(types.Reals)...)
}

// An input is a file that a command reads.
type input struct {
	path, as string // the form of its numbers, where it is not clear
	flag     string // that says the form
	sparse   bool   // it may be
	line     string // its numbers, where they are arguments and path is what they are called
	fits     func(f file.Form, shape []int) bool
}

// read reads the file, and returns the type to compute in: typ, or where that is "" one that
// holds the numbers.
func (in input) read(typ string, show func(float64), need func(float64) error) (string, *file.Array, error) {
	o := file.Options{As: in.as, Text: typ, Flag: in.flag, Sparse: in.sparse, Show: show, Fits: in.fits, Need: need}
	if typ == "" {
		o.Text = "DD"
	}
	read := func() (*file.Array, error) {
		if in.line == "" {
			return file.Read(in.path, o)
		}
		a, err := file.Parse(in.line, o)
		return a, explain(in.path, err)
	}
	a, err := read()
	switch {
	case err != nil || typ != "":
		return typ, a, err
	case a.Form.Limbs > 2:
		return "QD", a, nil
	case a.Rounded > 0 && in.as == "": // only text is rounded when it is read
		o.Text = "QD"
		a, err = read()
		return "QD", a, err
	}
	return o.Text, a, nil
}

// notes says what was made of a file that may surprise, and how many numbers lost digits, a
// complex one being two.
func notes(a *file.Array, typ string) (rounded int, notes []string) {
	all := len(a.Limbs) / a.Form.Limbs
	notes = a.Notes
	if n := min(a.Rounded, all); n > 0 {
		notes = append(notes, fmt.Sprintf("%d of %d numbers have more digits than %s holds, and were rounded to it", n, all, typ))
	}
	if n := min(a.Small, all); n > 0 {
		notes = append(notes, fmt.Sprintf("%d of %d numbers are so small that %s holds fewer of their digits, or 0", n, all, typ))
	}
	return min(a.Rounded+a.Small, all), notes
}

// other is the error of results that the form --as cannot have, since they are complex and it is not, or the other way
// round.
func other(results string, as file.Form) error {
	return fmt.Errorf("--as %s: %s are %s, so say --as %s", as.Name, results, map[bool]string{false: "complex", true: "real"}[as.Complex], as.Of(!as.Complex).Name)
}

// tooLarge is the error of the result at a place, which is infinite in a form though all operands are finite: they were
// computed with in the form kind.
func tooLarge(place, form string, kind file.Form) error {
	advice := ""
	if kind.Bits == 32 {
		advice = ", or say --type DD or --type QD"
	}
	return fmt.Errorf("all numbers are finite, but result %s is beyond the range of %s: divide the numbers by a power of two%s", place, form, advice)
}

// claims returns what a command calls before it takes memory: it says on w what it takes where
// that is much, and refuses what the machine does not have.
func claims(w io.Writer) func(what string, bytes float64) error {
	said := map[string]bool{}
	return func(what string, bytes float64) error {
		return memory.Claim(func(text string) {
			if !said[text] {
				said[text] = true
				fmt.Fprintf(w, "limb: %s\n", text)
			}
		}, what, bytes)
	}
}
