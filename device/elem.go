package device

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/run/types"
)

// elem is the type of the elements of an array: machine numbers of one type, side by side.
type elem struct {
	name    string // "DF", "f32"; of a type of the program's that of Go, without its package
	machine kernels.Type
	fields  []string // the names that lead to each of the machine numbers, as the compiler has them; nil for a bare one
	planes  int      // how many there are
	typ     reflect.Type
}

func (e *elem) String() string       { return e.name }
func (e *elem) Elem() kernels.Type   { return e.machine }
func (e *elem) Planes() int          { return e.planes }
func (e *elem) Size() int            { return e.machine.Size() }
func (e *elem) is(t types.Type) bool { return e.typ == typeof.Go(t) }

// listed returns the elements of an array of a type of the list: of a bool an int32.
func listed(t kernels.Type) *elem {
	if t == kernels.Bool {
		t = kernels.I32
	}
	e, _ := elemOf(typeof.Go(t)) // a test has all
	return e
}

// elemOf takes a type of Go apart.
func elemOf(t reflect.Type) (*elem, error) {
	e := &elem{name: t.Name(), typ: t}
	if err := e.add(t, ""); err != nil {
		return nil, fmt.Errorf("%w: elements of type %s: %w", ErrType, t, err)
	}
	switch {
	case e.planes == 0:
		return nil, fmt.Errorf("%w: elements of type %s: there are no numbers in it", ErrType, t)
	case int(t.Size()) != e.planes*e.Size():
		return nil, fmt.Errorf("%w: elements of type %s: it takes %d bytes for %d numbers of %d: leave out what has no size", ErrType, t, t.Size(), e.planes, e.Size())
	}
	for _, known := range types.All() {
		if known != types.Bool && e.is(known) {
			e.name = known.String()
		}
	}
	switch {
	case e.name == "":
		e.name = t.String()
	case t == reflect.TypeFor[uint16]():
		e.name = types.U16.String()
	}
	return e, nil
}

// maxPlanes is the largest number of machine numbers in an element: a kernel names each.
const maxPlanes = 256

// add adds the machine numbers of a type, to which that path leads.
func (e *elem) add(t reflect.Type, path string) error {
	join := func(name string) string { return strings.Trim(path+"_"+name, "_") }
	switch t.Kind() {
	case reflect.Struct:
		for i := range t.NumField() {
			if err := e.add(t.Field(i).Type, join(t.Field(i).Name)); err != nil {
				return err
			}
		}
		return nil
	case reflect.Array:
		for i := range min(t.Len(), maxPlanes+1) {
			if err := e.add(t.Elem(), join(strconv.Itoa(i))); err != nil {
				return err
			}
		}
		return nil
	}
	machine, ok := map[reflect.Kind]kernels.Type{reflect.Float32: kernels.F32, reflect.Float64: kernels.F64, reflect.Int32: kernels.I32, reflect.Uint16: types.U16}[t.Kind()]
	what := t.String()
	if path != "" {
		what += ", " + strings.ReplaceAll(path, "_", ".")
	}
	switch {
	case t.Kind() == reflect.Int:
		return fmt.Errorf("%s has other sizes elsewhere: write int32", what)
	case !ok:
		return fmt.Errorf("%s is no float32, float64, int32 or uint16 (fp.Half, fp.BF16), and no struct or array of one of these", what)
	case e.planes > 0 && machine != e.machine:
		return fmt.Errorf("%s beside %s: all numbers are to be of one machine type", machine, e.machine)
	case e.planes == maxPlanes:
		return fmt.Errorf("more than %d numbers", maxPlanes)
	}
	e.machine = machine
	e.planes++
	if path != "" {
		e.fields = append(e.fields, path)
	}
	return nil
}

// compiled are the machine types as the compiler has them.
var compiled = map[kernels.Type]ir.Type{kernels.F32: ir.F32, kernels.F64: ir.F64, kernels.I32: ir.I32, types.U16: ir.U16}

// matches reports whether these are the elements of an array of a kernel, or a number among
// its parameters.
func (e *elem) matches(g ir.Group, scalar ir.Type) bool {
	if scalar == ir.Bool {
		scalar = ir.I32
	}
	if scalar != compiled[e.machine] || g.N != e.planes {
		return false
	}
	if e.typ.Kind() == reflect.Array { // which has no name
		return g.N > 1 && (g.Fields == nil || slices.Equal(e.fields, g.Fields))
	}
	generic := strings.Contains(e.name, "[") // and then the program may have another name for it
	return (e.name == g.Type || generic) && slices.Equal(e.fields, g.Fields)
}
