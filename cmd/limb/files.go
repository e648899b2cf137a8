package main

import (
	"fmt"
	"io"
	"slices"
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
	shape := strings.Trim(strings.ReplaceAll(fmt.Sprint(f.Shape), " ", " × "), "[]")
	return []string{f.Path, f.Form, shape}
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

// checkType brings the name of a type to upper case; "" stays.
func checkType(typ *string) error {
	if *typ = strings.ToUpper(*typ); *typ != "" && !slices.Contains(types.Names(types.Reals), *typ) {
		return usagef("unknown type %q: there are %s", *typ, strings.Join(types.Names(types.Reals), ", "))
	}
	return nil
}

// An input is a file that a command reads.
type input struct {
	path, as string // the form of its numbers, where it is not clear
	flag     string // that says the form
	sparse   bool   // it may be
	fits     func(f file.Form, shape []int) bool
}

// checkInputs returns an error where a file cannot be read by its name, or where several are
// standard input.
func checkInputs(paths ...string) error {
	stdin := 0
	for _, path := range paths {
		if path == file.Stdin {
			if stdin++; stdin > 1 {
				return usagef("- is standard input, which one file alone can come from")
			}
		} else if _, err := file.Extension(path); path != "" && err != nil {
			return usageError{err}
		}
	}
	return nil
}

// read reads the file, and returns the type to compute in: typ, or where that is "" one that
// holds the numbers.
func (in input) read(typ string, show func(float64), need func(float64) error) (string, *file.Array, error) {
	o := file.Options{As: in.as, Text: typ, Flag: in.flag, Sparse: in.sparse, Show: show, Fits: in.fits, Need: need}
	if typ == "" {
		o.Text = "DD"
	}
	a, err := file.Read(in.path, o)
	switch {
	case err != nil || typ != "":
		return typ, a, err
	case a.Form.Limbs == 4:
		return "QD", a, nil
	case a.Rounded > 0 && in.as == "": // only text is rounded when it is read
		o.Text = "QD"
		a, err = file.Read(in.path, o)
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
