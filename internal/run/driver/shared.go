package driver

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"unicode"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
)

// What backends do alike.

// Lowered lowers a program, and finds the named kernels in what comes out.
func Lowered(p *ir.Program, names []string, r lower.Rung) (*ir.Program, []*ir.Func, error) {
	q, err := r.Lower(p)
	if err != nil {
		return nil, nil, err
	}
	var list []*ir.Func
	for _, name := range names {
		f := q.Lookup(name)
		if f == nil || f.Kind == ir.Once {
			return nil, nil, fmt.Errorf("the program has no kernel %s", name)
		}
		list = append(list, f)
	}
	return q, list, nil
}

// Called returns what errors call kernels: as functions are called in Go, or by their names
// where there are none.
func Called(names []string, ks []*ir.Func) []string {
	list := slices.Clone(names)
	for i, f := range ks {
		if f != nil {
			list[i] = strings.TrimPrefix(f.Go, "map ")
		}
	}
	return list
}

// Printable returns a text that a driver wrote, up to the byte 0, without what a terminal
// would obey but for the controls, and at most so many bytes of it.
func Printable(text []byte, controls string, most int) string {
	value, _, _ := strings.Cut(string(text), "\x00")
	cut := len(value) > most
	s := strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) || strings.ContainsRune(controls, r) {
			return r
		}
		return unicode.ReplacementChar
	}, value[:min(len(value), most)])
	if s = strings.TrimSpace(s); cut {
		s += " …"
	}
	return s
}

// Name is Printable for the name of a device or of a driver.
func Name(text []byte) string {
	if s := Printable(text, "", 256); s != "" {
		return s
	}
	return "(without a name)"
}

// Environment lists the environment variables with one of the prefixes, for a Fingerprint.
func Environment(prefixes ...string) string {
	var list []string
	for _, e := range os.Environ() {
		if slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(e, p) }) {
			list = append(list, e+"\n")
		}
	}
	slices.Sort(list)
	return strings.Join(list, "")
}
