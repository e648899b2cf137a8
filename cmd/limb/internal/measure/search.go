package measure

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/accuracy"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/cmd/limb/internal/words"
	"github.com/limbfp/limb/internal/run/types"
)

// Sample says which vectors are drawn for what is measured.
type Sample struct {
	Types    []string // of [SearchTypes]
	Vectors  int      // of each distribution
	Seed     uint64
	Progress Progress
}

// SearchOptions say what is searched, and how far.
type SearchOptions struct {
	Sample
	Functions []string // as "DF.Exp", or "exp" of every type; all where empty
	Rounds    int      // of the climb
}

// ErrFunction is in the error where a function is asked for that there is not.
var ErrFunction = errors.New("no function")

// SearchTypes are the types of numbers. The functions of a machine type go
// with those of two.
var SearchTypes = types.Names(types.Reals)

// Search searches the operations and functions. It is an error where there is
// none of the names asked for.
func Search(o SearchOptions) (*report.Search, error) {
	s := &report.Search{Head: head("accuracy"), Vectors: o.Vectors, Rounds: o.Rounds, Seed: o.Seed}
	for _, name := range o.Functions {
		if !slices.ContainsFunc(append(names[float32](), names[float64]()...), func(have string) bool { return matches(have, name) }) {
			return nil, fmt.Errorf("%w %q has a known value (see limb show)", ErrFunction, name)
		}
	}
	narrow, n1 := wanted[float32](o)
	wide, n2 := wanted[float64](o)
	if err := accuracy.Reference(); err != nil && n1+n2 > 0 {
		s.Missing = fmt.Sprintf("%d functions are left out: %v", n1+n2, err)
	}
	total, done := float64(len(narrow)+len(wide)), 0.0
	tell := func(r accuracy.Row) {
		done++
		o.Progress.to(done/total, fmt.Sprintf("%s %.3g", r.Worst.Op, r.Worst.Max))
	}
	size := func(int) (int, int) { return o.Vectors, o.Rounds }
	rows := slices.Concat(accuracy.Rows(narrow, size, o.Seed, tell), accuracy.Rows(wide, size, o.Seed, tell))
	for _, typ := range o.Types {
		for _, r := range rows {
			if typeOf(r.Worst.Op) == typ {
				s.Rows = append(s.Rows, searchRow(r))
			}
		}
	}
	return s, nil
}

// wanted returns the operations that are asked for, and the number of those
// that are left out where the machine has no MPFR.
func wanted[T limb.Float](o SearchOptions) (ops []accuracy.Op[T], missing int) {
	others := func(op accuracy.Op[T]) bool {
		return !slices.Contains(o.Types, typeOf(op.Name)) ||
			len(o.Functions) > 0 && !slices.ContainsFunc(o.Functions, func(name string) bool { return matches(op.Name, name) })
	}
	ops = slices.DeleteFunc(accuracy.Ops[T](), others)
	functions := slices.DeleteFunc(accuracy.Functions[T](), others)
	if accuracy.Reference() != nil {
		return ops, len(functions)
	}
	return append(ops, functions...), 0
}

// names are those of all functions of a width that can be searched.
func names[T limb.Float]() []string {
	return words.Of(append(accuracy.Ops[T](), accuracy.Functions[T]()...), func(op accuracy.Op[T]) string { return op.Name })
}

// matches reports whether the operation called name is asked for by "DF.Exp",
// "exp", or "SinCos" for "DF.SinCos.sin".
func matches(name, asked string) bool {
	words := strings.Split(strings.ToLower(name), ".")
	asked = strings.ToLower(asked)
	for lo := range 2 {
		for hi := max(lo+1, 2); hi <= len(words); hi++ {
			if strings.Join(words[lo:hi], ".") == asked {
				return true
			}
		}
	}
	return false
}

// typeOf returns the type whose functions name belongs to.
func typeOf(name string) string {
	typ, _, _ := strings.Cut(name, ".")
	switch typ {
	case "f32":
		return "DF"
	case "f64":
		return "DD"
	}
	return typ
}

func searchRow(r accuracy.Row) report.SearchRow {
	w := r.Worst
	row := report.SearchRow{
		Function: w.Op, Note: r.Note, Exact: w.Exact(), Limbs: w.Limbs(), Log2: report.Figure(w.Log2()), Units: report.Figure(w.Max), RMS: report.Figure(r.RMS),
		Vectors: r.Inside, Dists: r.Dists,
	}
	if !w.Exact() {
		row.FoundBy = w.Dist
	}
	row.Worst = hexes(w.Worst)
	return row
}

// hex writes a limb exactly.
func hex(x float64) string { return strconv.FormatFloat(x, 'x', -1, 64) }

// hexes writes limbs exactly.
func hexes(x []float64) []string { return words.Of(x, hex) }
