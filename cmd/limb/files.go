package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/limbfp/limb/cmd/limb/internal/file"
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
}

// read reads the file, and returns the type to compute in: typ, or where that is "" one that
// holds the numbers.
func (in input) read(typ string, show func(float64)) (string, *file.Array, error) {
	o := file.Options{As: in.as, Text: typ, Flag: in.flag, Sparse: in.sparse, Show: show}
	if typ == "" {
		o.Text = "DD"
	}
	a, err := file.Read(in.path, o)
	switch {
	case err != nil || typ != "":
		return typ, a, err
	case a.Form.Limbs == 4:
		return "QD", a, nil
	case a.Rounded > a.Small && in.as == "": // only text is rounded when it is read
		o.Text = "QD"
		a, err = file.Read(in.path, o)
		return "QD", a, err
	}
	return o.Text, a, nil
}

// roundedNote says how many numbers of a file lost digits, a complex one being two, or "".
func roundedNote(a *file.Array, typ string) (rounded int, note string) {
	all := len(a.Limbs) / a.Form.Limbs
	rounded = min(a.Rounded, all)
	var notes []string
	if long := rounded - min(a.Small, rounded); long > 0 {
		notes = append(notes, fmt.Sprintf("%d of %d numbers have more digits than %s holds, and were rounded to it", long, all, typ))
	}
	if a.Small > 0 {
		notes = append(notes, fmt.Sprintf("%d of %d numbers are so small that %s has lost digits of them, or is 0 (underflow): multiply them by a power of ten", min(a.Small, all), all, typ))
	}
	return rounded, strings.Join(notes, "; ")
}
