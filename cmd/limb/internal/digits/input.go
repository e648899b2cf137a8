package digits

import (
	"errors"
	"fmt"
	"go/types"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/cmd/limb/internal/file"
)

// ErrInput is in the error of inputs that were named wrongly.
var ErrInput = errors.New("inputs")

func inputf(format string, args ...any) error {
	return fmt.Errorf("%w: "+format, append([]any{ErrInput}, args...)...)
}

// An argument is a part of the function's parameters that an input says: a number, or a list of them. A parameter that
// is a struct has one for each field.
type argument struct {
	name  string
	kind  types.BasicInfo // of the numbers
	rank  int             // 0 of a number, 1 of a list, 2 of a matrix
	size  int             // of an array; 0 of a slice
	spec  spec
	given bool
}

// arguments returns those of a parameter.
func arguments(name string, t types.Type) (list []*argument, err error) {
	if isFloat(t) {
		return []*argument{{name: name, kind: types.IsFloat}}, nil
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		if k := u.Info() & (types.IsInteger | types.IsBoolean); k != 0 {
			return []*argument{{name: name, kind: k}}, nil
		}
	case *types.Pointer:
		if _, ok := u.Elem().Underlying().(*types.Struct); ok {
			return arguments(name, u.Elem())
		}
	case *types.Struct:
		for v := range u.Fields() {
			inner, err := arguments(name+"."+v.Name(), v.Type())
			if err != nil {
				return nil, err
			}
			list = append(list, inner...)
		}
		return list, nil
	case *types.Slice, *types.Array:
		var of types.Type
		size := 0
		if s, ok := u.(*types.Slice); ok {
			of = s.Elem()
		} else {
			of, size = u.(*types.Array).Elem(), int(u.(*types.Array).Len())
		}
		inner, err := arguments(name, of)
		if err == nil && len(inner) == 1 && inner[0].rank < 2 && inner[0].name == name && (inner[0].rank == 0 || inner[0].size == 0 && size == 0) {
			inner[0].rank++
			inner[0].size = size
			return inner, nil
		}
	}
	return nil, fmt.Errorf("the parameter %s is a %s: inputs are numbers, lists and matrices of them, and structs of these. Write a function around it that takes such and calls it", name, t)
}

// A spec is what the inputs of an argument are.
type spec struct {
	text   string
	lo, hi float64
	length int         // of lists of numbers from lo to hi
	fixed  []float64   // a list
	each   [][]float64 // of each input its numbers, from a file
	width  int         // of the rows of a matrix
	note   string      // on what was made of a file
}

func (s *spec) ranges() bool { return s.fixed == nil && s.each == nil && s.lo != s.hi }

// parse reads the inputs, each as NAME=WHAT, or NAME,NAME=FILE for the columns of one.
func parse(args []*argument, texts []string) error {
	byName := func(name string) (*argument, error) {
		var names []string
		for _, a := range args {
			if a.name == name {
				return a, nil
			}
			names = append(names, a.name)
		}
		return nil, inputf("the function has no parameter %q: it has %s", name, strings.Join(names, ", "))
	}
	for _, t := range texts {
		left, what, ok := strings.Cut(t, "=")
		if !ok || what == "" {
			return inputf("%q is not of the form x=1..10, x=2.5, xs=0..1:1000, xs=1,2,3 or xs=FILE.npy", t)
		}
		names := strings.Split(left, ",")
		var of []*argument
		for _, name := range names {
			a, err := byName(strings.TrimSpace(name))
			if err != nil {
				return err
			}
			if a.given {
				return inputf("%s is given twice", a.name)
			}
			a.given, a.spec.text = true, what
			of = append(of, a)
		}
		if path, _ := file.Columns(what); ofNumbers(path) {
			x, err := file.Read(what, file.Options{Text: "float64", Fits: func(f file.Form, _ []int) bool { return !f.Complex && f.Limbs == 1 }})
			if err == nil {
				err = columns(of, x)
			}
			if err != nil {
				return fmt.Errorf("%s: %w", left, err)
			}
			continue
		}
		if len(of) > 1 {
			return inputf("%s are several parameters, which come from the columns of a .csv or .npy file", left)
		}
		if err := of[0].parse(what); err != nil {
			return err
		}
	}
	var missing []string
	for _, a := range args {
		if !a.given {
			missing = append(missing, a.name)
		}
	}
	if len(missing) > 0 {
		like := missing[0] + "=1..10"
		if i := slices.IndexFunc(args, func(a *argument) bool { return a.name == missing[0] }); args[i].rank > 0 {
			like = missing[0] + "=0..1:1000"
		}
		return inputf("nothing is said of %s: say what to run the function on, such as %s or %s=FILE.npy", strings.Join(missing, ", "), like, missing[0])
	}
	return nil
}

// ofNumbers reports whether a name is that of a file of numbers.
func ofNumbers(path string) bool {
	_, err := file.Extension(path)
	return err == nil
}

// number reads a number, which of a bool is a word.
func (a *argument) number(s string) (float64, error) {
	if a.kind == types.IsBoolean {
		is, err := strconv.ParseBool(s)
		return float64(truth(is).n), err
	}
	x, err := strconv.ParseFloat(s, 64)
	switch {
	case errors.Is(err, strconv.ErrRange):
		err = errors.New("beyond the range of float64")
	case err != nil:
		err = errors.New("no number")
	}
	if err == nil && a.kind == types.IsInteger && (x != math.Trunc(x) || math.Abs(x) > 1<<53) {
		err = errors.New("no whole number, which an int is")
	}
	if err == nil && math.IsNaN(x) {
		err = errors.New("NaN, on which nothing can be told")
	}
	return x, err
}

// parse reads LO..HI, LO..HI:LENGTH, VALUE, VALUE:LENGTH or VALUE,VALUE,…
func (a *argument) parse(what string) error {
	bad := func(why string) error {
		return inputf("%s=%s: %s: write %[2]s as 1..10, 2.5, 1,2,3 or, for a list, 0..1:1000", a.name, what, why)
	}
	if strings.Contains(what, ",") {
		for s := range strings.SplitSeq(what, ",") {
			x, err := a.number(strings.TrimSpace(s))
			if err != nil {
				return bad(fmt.Sprintf("%q is %v", s, err))
			}
			a.spec.fixed = append(a.spec.fixed, x)
		}
		if a.rank == 0 {
			a.spec.each, a.spec.fixed = apart(a.spec.fixed), nil // one after the other
			return nil
		}
		if a.rank == 2 {
			return bad("a matrix comes from a file")
		}
		return a.fits(len(a.spec.fixed), bad)
	}
	what, n, long := strings.Cut(what, ":")
	from, to, ok := strings.Cut(what, "..")
	if !ok {
		to = from
	}
	var err error
	if a.spec.lo, err = a.number(from); err != nil {
		return bad(fmt.Sprintf("%q is %v", from, err))
	}
	if a.spec.hi, err = a.number(to); err != nil {
		return bad(fmt.Sprintf("%q is %v", to, err))
	}
	if a.spec.lo > a.spec.hi {
		return bad("the range ends before it begins")
	}
	switch {
	case long && a.rank == 0:
		return bad(a.name + " is one number, and has no length")
	case a.rank == 2:
		return bad("a matrix comes from a file")
	case long:
		if a.spec.length, err = strconv.Atoi(n); err != nil || a.spec.length < 1 || a.spec.length > 1<<24 {
			return bad(fmt.Sprintf("%q is no length from 1 to 2^24", n))
		}
		return a.fits(a.spec.length, bad)
	case a.rank == 1 && a.size == 0:
		return bad(a.name + " is a list: say how long, as in " + what + ":1000")
	}
	a.spec.length = max(1, a.size)
	return nil
}

func apart(list []float64) (each [][]float64) {
	for i := range list {
		each = append(each, list[i:i+1])
	}
	return each
}

// fits returns an error where an array has another length than its numbers.
func (a *argument) fits(n int, bad func(string) error) error {
	if a.size != 0 && a.size != n {
		return bad(fmt.Sprintf("%s has %d numbers, and gets %d", a.name, a.size, n))
	}
	return nil
}

// columns gives arguments what a file has: each a column of it, or one all.
func columns(of []*argument, x *file.Array) error {
	if x.Form.Limbs != 1 || x.Form.Complex {
		return fmt.Errorf("the file has numbers of type %s: give one of float64", x.Form.Name)
	}
	rows, width := 1, 1
	switch len(x.Shape) {
	case 1:
		rows = x.Shape[0]
	case 2:
		rows, width = x.Shape[0], x.Shape[1]
	default:
		return fmt.Errorf("the array of the file has %d axes: give a list or a matrix, with one or two", len(x.Shape))
	}
	a := of[0]
	switch {
	case len(of) > 1 || a.rank == 0:
		if width != len(of) {
			return fmt.Errorf("the file has %d columns for %d parameters: name one for each", width, len(of))
		}
		for i, a := range of {
			if a.rank != 0 {
				return fmt.Errorf("%s is a list, and a column is for a number: give the list a file of its own", a.name)
			}
			for r := range rows {
				a.spec.each = append(a.spec.each, []float64{x.Limbs[r*width+i]})
			}
		}
	case a.rank == 1 && len(x.Shape) == 2 && rows > 1 && width > 1:
		for r := range rows {
			a.spec.each = append(a.spec.each, x.Limbs[r*width:(r+1)*width])
		}
		a.spec.note = fmt.Sprintf("%s: each of the %d rows of %s is a list of %d; of a .csv file %[1]s=FILE.csv:NAME, or its number, takes a column", a.name, rows, a.spec.text, width)
	default:
		a.spec.fixed, a.spec.width = x.Limbs, width
	}
	for _, a := range of {
		bad := func(why string) error { return errors.New(why) }
		if err := a.fits(len(x.Limbs), bad); a.spec.fixed != nil && err != nil {
			return err
		}
		for _, list := range a.spec.each {
			for _, v := range list {
				if a.kind == types.IsInteger && v != math.Trunc(v) {
					return fmt.Errorf("%v is no whole number, which %s is", v, a.name)
				}
			}
			if err := a.fits(len(list), bad); a.rank > 0 && err != nil {
				return err
			}
		}
	}
	return nil
}

// count returns how many inputs there are, where n are wanted of ranges.
func count(args []*argument, n int) (int, error) {
	all, by, ranges := 0, "", false
	for _, a := range args {
		if k := len(a.spec.each); k > 0 {
			if all > 0 && k != all {
				return 0, inputf("%s has %d inputs and %s has %d", by, all, a.name, k)
			}
			all, by = k, a.name
		}
		ranges = ranges || a.spec.ranges()
	}
	switch {
	case all > 0:
		return all, nil
	case ranges:
		return n, nil
	}
	return 1, nil
}

// An Input is what the function gets: of each argument its numbers.
type Input [][]float64

// draw returns an input of a number: the first two are the ends of all ranges, the others lie between at random.
func draw(args []*argument, i int) Input {
	random := rand.New(rand.NewPCG(uint64(i), 1))
	var in Input
	for _, a := range args {
		s := &a.spec
		switch {
		case s.each != nil:
			in = append(in, s.each[i])
			continue
		case s.fixed != nil:
			in = append(in, s.fixed)
			continue
		}
		list := make([]float64, s.length)
		for k := range list {
			switch {
			case a.kind == types.IsInteger || a.kind == types.IsBoolean:
				list[k] = s.lo + math.Floor(random.Float64()*(s.hi-s.lo+1))
			case s.lo > 0 && s.hi >= 1000*s.lo:
				list[k] = between(s.lo, s.hi, random.Float64())
			case s.hi < 0 && s.lo <= 1000*s.hi:
				list[k] = -between(-s.hi, -s.lo, random.Float64())
			default:
				list[k] = s.lo + random.Float64()*(s.hi-s.lo)
			}
			if a.rank == 0 && i < 2 {
				list[k] = []float64{s.lo, s.hi}[i]
			}
			list[k] = max(s.lo, min(s.hi, list[k]))
		}
		in = append(in, list)
	}
	return in
}

// between returns a number at a part of the way from lo to hi, in the exponent.
func between(lo, hi, part float64) float64 {
	if ratio := hi / lo; finite(ratio) {
		return lo * math.Exp(part*math.Log(ratio))
	}
	l := math.Log2(lo)
	return math.Exp2(l + part*(math.Log2(hi)-l))
}

// build makes the value of a parameter, and takes what it needs of an input.
func (r *run) build(t types.Type, args *[]*argument, in *Input) val {
	take := func() (*argument, []float64) {
		a, x := (*args)[0], (*in)[0]
		*args, *in = (*args)[1:], (*in)[1:]
		return a, x
	}
	number := func(a *argument, x float64) val {
		if a.kind == types.IsFloat {
			return val{n: r.leaf(x, limb.NewQD(x))}
		}
		return val{n: int64(x)}
	}
	if !isFloat(t) {
		switch u := t.Underlying().(type) {
		case *types.Pointer:
			v := r.build(u.Elem(), args, in)
			return val{p: &v}
		case *types.Struct:
			a := &aggregate{make([]val, u.NumFields())}
			for i := range a.e {
				a.e[i] = r.build(u.Field(i).Type(), args, in)
			}
			return val{p: a}
		case *types.Slice, *types.Array:
			a, x := take()
			list := func(x []float64) *aggregate {
				l := &aggregate{make([]val, len(x))}
				for i, v := range x {
					l.e[i] = number(a, v)
				}
				return l
			}
			all := list(x)
			if a.rank == 2 {
				w := a.spec.width
				rows := &aggregate{}
				for i := 0; i < len(x); i += w {
					rows.e = append(rows.e, val{p: slice{list(x[i : i+w]), 0, w, w}})
				}
				all = rows
			}
			if _, ok := u.(*types.Array); ok {
				return val{p: all}
			}
			return val{p: slice{all, 0, len(all.e), len(all.e)}}
		}
	}
	a, x := take()
	return number(a, x[0])
}

// show writes an input: of a long list its beginning.
func show(args []*argument, in Input) map[string]string {
	m := map[string]string{}
	for i, a := range args {
		var words []string
		for k, x := range in[i] {
			if k == 4 && len(in[i]) > 6 {
				words = append(words, fmt.Sprintf("… (%d)", len(in[i])))
				break
			}
			words = append(words, strconv.FormatFloat(x, 'g', -1, 64))
		}
		m[a.name] = strings.Join(words, ", ")
	}
	return m
}
