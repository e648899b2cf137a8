package calc

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"math"
	"math/big"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/types"
)

// # Types by their methods
//
// A function of the language is a method of the types, in lower case: what the library
// has, the calculator has. Its operands are numbers of the type or whole numbers, and so
// are its results.

// A Type is a type of numbers.
type Type struct {
	Name      string
	of        reflect.Type
	part      *Type // of the parts of a complex number, nil for a real one
	read      func(text string) (reflect.Value, error)
	constants map[string]reflect.Value
	epsilon   float64
}

// Digits is how many decimal digits tell the numbers of a type apart, of those whose limbs follow one another.
func (t Type) Digits() int { return int(math.Ceil(-math.Log10(t.epsilon))) + 2 }

// Types are the real ones in the order of their digits, and then the complex ones.
var Types = func() []Type {
	list := []Type{typeOf[limb.F32]("float32"), typeOf[limb.F64]("float64")}
	for _, of := range typeEach[:types.Reals] {
		both := of()
		list = append(list, both[:]...)
	}
	slices.SortFunc(list, func(a, b Type) int {
		return cmp.Or(cmp.Compare(a.complexity(), b.complexity()), cmp.Compare(b.epsilon, a.epsilon))
	})
	return list
}()

// Reals is how many of Types are real.
var Reals = slices.IndexFunc(Types, func(t Type) bool { return t.part != nil })

//limb:each
func typeDF() [2]Type {
	return [2]Type{typeOf[limb.DF]("DF"), complexOf(typeOf[limb.DF]("DF"), reflect.TypeFor[limb.CDF](), "CDF")}
}

func (t Type) complexity() int {
	if t.part != nil {
		return 1
	}
	return 0
}

// complexOf returns the type of complex numbers with parts of another type.
func complexOf(part Type, of reflect.Type, name string) Type {
	t := Type{Name: name, of: of, part: &part, constants: map[string]reflect.Value{}, epsilon: part.epsilon}
	zero := part.must("0")
	t.read = func(text string) (reflect.Value, error) {
		digits, imaginary := strings.CutSuffix(text, "i")
		x, err := part.read(digits)
		if imaginary {
			return t.join(zero, x), err
		}
		return t.join(x, zero), err
	}
	for name, x := range part.constants {
		t.constants[name] = t.join(x, zero)
	}
	t.constants["i"] = t.join(zero, part.must("1"))
	return t
}

// join returns the complex number with these parts.
func (t *Type) join(re, im reflect.Value) reflect.Value {
	z := reflect.New(t.of).Elem()
	z.Field(0).Set(re)
	z.Field(1).Set(im)
	return z
}

// parts returns the parts of a complex number, or a real one alone.
func parts(x reflect.Value) []reflect.Value {
	if x.Kind() == reflect.Struct && x.Field(0).Kind() == reflect.Struct {
		return []reflect.Value{x.Field(0), x.Field(1)}
	}
	return []reflect.Value{x}
}

func typeOf[N limb.Real[N]](name string) Type {
	t := Type{name, reflect.TypeFor[N](), nil, func(text string) (reflect.Value, error) {
		x, err := limb.ParseAs[N](text)
		return reflect.ValueOf(x), err
	}, map[string]reflect.Value{}, limb.Epsilon[N]().Float64()}
	for name, x := range map[string]N{
		"pi": limb.Pi[N](), "π": limb.Pi[N](),
		"e":   limb.E[N](),
		"ln2": limb.Ln2[N](), "ln10": limb.Ln10[N](),
		"log2e": limb.Log2E[N](), "log10e": limb.Log10E[N](),
		"sqrt2": limb.Sqrt2[N](),
		"phi":   limb.Phi[N](), "φ": limb.Phi[N](),
		"egamma": limb.EulerGamma[N](), "γ": limb.EulerGamma[N](),
		"epsilon": limb.Epsilon[N](), "maxvalue": limb.MaxValue[N](), "smallestnormal": limb.SmallestNormal[N](),
		"inf": limb.Inf[N](1), "nan": limb.NaN[N](),
	} {
		t.constants[name] = reflect.ValueOf(x)
	}
	return t
}

// Find returns the index in Types of the type with a name, in upper or lower case, -1
// for none.
func Find(name string) int {
	return slices.IndexFunc(Types, func(t Type) bool { return strings.EqualFold(t.Name, name) })
}

// syntax returns an error where a text is a number of no type.
func (t *Type) syntax(text string) error {
	if _, err := t.read(text); errors.Is(err, strconv.ErrSyntax) {
		return err
	}
	return nil
}

// must returns a number that the program itself has written.
func (t *Type) must(text string) reflect.Value {
	x, err := t.read(text)
	if err != nil {
		panic(err)
	}
	return x
}

// number returns a result of a method as a number: truths are 1 and 0.
func (t *Type) number(x reflect.Value) reflect.Value {
	switch {
	case x.Type() == t.of:
		return x
	case t.part != nil:
		return t.join(t.part.number(x), t.part.must("0"))
	case x.CanFloat():
		return t.must(strconv.FormatFloat(x.Float(), 'x', -1, 64))
	case x.Kind() == reflect.Bool && x.Bool():
		return t.must("1")
	case x.Kind() == reflect.Bool:
		return t.must("0")
	}
	return t.must(strconv.FormatInt(x.Int(), 10))
}

// A complexError is one of a real type alone: of a number that is not real, or a method of complex numbers.
type complexError struct{ error }

var errWhole = errors.New("want a whole number below 2^31 here")

// call calls a method. A whole operand that is not one is an error with its index.
func (t *Type) call(method string, args []reflect.Value) (results []reflect.Value, wrong int, err error) {
	if method == "Neg" && t.part != nil { // a real number keeps its side of the cuts: sqrt(-1) is i
		method, args = "Sub", []reflect.Value{t.must("0"), args[0]}
	}
	m := methods[method](args[0])
	switch {
	case m.IsValid():
	case t.part == nil:
		return nil, 0, complexError{fmt.Errorf("%s has no %s", t.Name, strings.ToLower(method))}
	case method == "PowInt":
		n, ok := whole(args[1])
		if !ok {
			return nil, 1, errWhole
		} else if exactly(args[0]) == nil {
			return []reflect.Value{t.power(args[0], n)}, 0, nil
		}
		return t.callReal(method, args)
	default:
		return t.callReal(method, args)
	}
	in := slices.Clone(args[1:])
	for i := range in {
		if m.Type().In(i).Kind() == reflect.Int {
			n, ok := whole(in[i])
			if !ok {
				return nil, i + 1, errWhole
			}
			in[i] = reflect.ValueOf(n)
		}
	}
	for _, x := range m.Call(in) {
		results = append(results, t.number(x))
	}
	return results, 0, nil
}

// callReal calls a method that complex numbers do not have, of operands that are real.
func (t *Type) callReal(method string, args []reflect.Value) (results []reflect.Value, wrong int, err error) {
	var real []reflect.Value
	for i, x := range args {
		p := parts(x)
		if im := exactly(p[1]); im == nil || im.Sign() != 0 {
			return nil, i, fmt.Errorf("%s has %s of real numbers alone", t.Name, strings.ToLower(method))
		}
		real = append(real, p[0])
	}
	list, wrong, err := t.part.call(method, real)
	for _, x := range list {
		results = append(results, t.number(x))
	}
	return results, wrong, err
}

// power returns x^n by products.
func (t *Type) power(x reflect.Value, n int) reflect.Value {
	y := t.number(reflect.ValueOf(1))
	for m := max(n, -n); m > 0; m /= 2 {
		if m%2 == 1 {
			y = y.MethodByName("Mul").Call([]reflect.Value{x})[0]
		}
		x = x.MethodByName("Sqr").Call(nil)[0]
	}
	if n < 0 {
		y = y.MethodByName("Recip").Call(nil)[0]
	}
	return y
}

// exactly returns the value of a real number, nil for NaN and for what is complex.
func exactly(x reflect.Value) *big.Float {
	p := parts(x)
	v := p[0].Interface().(interface{ Big() *big.Float }).Big()
	if len(p) > 1 {
		if im := exactly(p[1]); im == nil || im.Sign() != 0 {
			return nil
		}
	}
	return v
}

// whole returns a number as an int, if it is a whole one below 2^31.
func whole(x reflect.Value) (int, bool) {
	v := exactly(x)
	if v == nil || !v.IsInt() {
		return 0, false
	}
	n, accuracy := v.Int64()
	return int(n), accuracy == big.Exact && int64(int32(n)) == n
}

// A function is a method of the types, by its name in the language.
type function struct {
	method string
	whole  []bool // for each operand
}

var functions = func() map[string]*function {
	all := map[string]*function{}
	for _, t := range Types {
		zero := reflect.Zero(t.of)
		for name, of := range methods {
			m := of(zero)
			if !m.IsValid() {
				continue
			}
			f := &function{method: name, whole: []bool{false}}
			ok := true
			for in := range m.Type().Ins() {
				f.whole = append(f.whole, in.Kind() == reflect.Int)
				ok = ok && (in == t.of || in.Kind() == reflect.Int)
			}
			for out := range m.Type().Outs() {
				ok = ok && (out == t.of || t.part != nil && out == t.part.of || slices.Contains([]reflect.Kind{reflect.Float32, reflect.Float64, reflect.Bool, reflect.Int}, out.Kind()))
			}
			if ok {
				all[strings.ToLower(name)] = f
			}
		}
	}
	all["ln"] = all["log"]
	return all
}()

func lookup(name string) *function { return functions[strings.ToLower(name)] }

// Functions returns the names of the functions, sorted.
func Functions() []string { return slices.Sorted(maps.Keys(functions)) }

// Method returns the method that a function is, by its name in upper or lower case.
func Method(function string) (method string, ok bool) {
	f := lookup(function)
	if f == nil {
		return "", false
	}
	return f.method, true
}

// Constants returns the names of the constants, sorted.
func Constants() []string { return slices.Sorted(maps.Keys(Types[Reals].constants)) }

func isConstant(name string) bool { return Types[Reals].constants[name].IsValid() }
