package device

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/internal/run/types"
)

// Map queues a function of package limb over arrays, where its name is known only when the program
// runs; else [Add] and its kin do that, and the program is a third as large. First come the arrays of its
// results, then those of its operands, the receiver first, all of one length.
//
//	d.Map("DF.Add", sum, x, y)
//	d.Map("f32.TwoSum", s, e, a, b)
//
// The name of a method has its type before it, DF, DD, QF, QD, TF, TD, or CDF and its kin; that
// of another function has its limb, f32 or f64; "f32.Add" and its kin are the machine's own
// operations. The command "limb show" lists all that devices have. Where the Go function has a
// bool, int or int32, the array is of int32.
//
// A result may be an operand too, as the same elements of an array, but otherwise overlap
// neither an operand nor another result: [ErrOverlap]. Map returns before the work is done:
// errors of the work itself come from later calls, as [ErrFailed]. The first call of a function
// builds its kernel, and where a driver's compiler made that, compares it with plain Go; a
// difference is [ErrWrong], with the operands.
func (d *Device) Map(name string, args ...Operand) error {
	return d.MapContext(context.Background(), name, args...)
}

// MapContext is [Device.Map] with a context. Where ctx is done before the map has begun, it begins none and returns ctx's error.
// With a context that can end it returns when the map is done, not before. It does not interrupt the building of a kernel, nor
// a map that has begun.
func (d *Device) MapContext(ctx context.Context, name string, args ...Operand) error {
	err := d.through(ctx, func() error {
		m, err := d.named(name)
		if err != nil {
			return err
		}
		return d.submitMap(ctx, m, args)
	})
	if err != nil {
		return d.wrap(err, "map %s", name)
	}
	return nil
}

// MapTime is Map, and waits, for measurements: it returns how long the device took for
// the kernel, without transfers, and without queueing where the driver tells. A first
// call also builds the kernel, which does not count.
func (d *Device) MapTime(name string, args ...Operand) (time.Duration, error) {
	return d.MapTimeContext(context.Background(), name, args...)
}

// MapTimeContext is MapTime until ctx is done: a kernel that has begun is waited for.
func (d *Device) MapTimeContext(ctx context.Context, name string, args ...Operand) (t time.Duration, err error) {
	err = d.after(ctx, func() error {
		m, err := d.named(name)
		if err != nil {
			return err
		}
		l, err := d.mapping(m, args)
		if err != nil {
			return err
		}
		if t, err = d.dev.Time(l); err != nil {
			return err
		}
		return d.sync()
	})
	if err != nil {
		return 0, d.wrap(err, "map %s", name)
	}
	return t, nil
}

// A mapper is what Map knows of functions, and lists that it uses again: after the first call of a
// function the next one is a look-up and the driver's launch.
type mapper struct {
	functions map[string]*function
	launches  []driver.Launch
	args      []any
}

// A function is one that Map, or a typed map, has been asked for.
type function struct {
	f      kernels.Func
	params []param       // its results, and then its operands
	k      driver.Kernel // nil before the first use
}

// A param is a parameter, and what the elements of an array for it are.
type param struct {
	kernels.Param
	elem reflect.Type
}

// named returns a function of the catalogue. A program that calls it has all of them.
func (d *Device) named(name string) (*function, error) {
	if m := d.mapper.functions[name]; m != nil {
		return m, nil
	}
	f, ok := kernels.Lookup(name)
	if !ok {
		return nil, unknown(name)
	}
	cpu.GiveNamed(name)
	kernels.All()
	return d.function(f), nil
}

// given returns a function that a typed map gives. One that package vec has besides the catalogue
// has the types of its arrays.
func (d *Device) given(g *simd.Function, args []Operand) (*function, error) {
	if m := d.mapper.functions[g.Name]; m != nil {
		return m, nil
	}
	f, ok := kernels.Lookup(g.Name)
	if !ok {
		f.Name = g.Name
		for i, arg := range args {
			a := arg.operand()
			if a == nil || a.storage == nil {
				return nil, fmt.Errorf("argument %d: %w", i, ErrZero)
			}
			t, _ := types.Named(a.typ.name)
			if p := (kernels.Param{Type: t}); i < g.Results() {
				f.Out = append(f.Out, p)
			} else {
				f.In = append(f.In, p)
			}
		}
	}
	cpu.Give(g)
	return d.function(f), nil
}

// function makes a function known.
func (d *Device) function(f kernels.Func) *function {
	m := &function{f: f}
	for _, p := range slices.Concat(f.Out, f.In) {
		if p.Name == "" { // of a result, mostly
			p.Name = "result"
		}
		m.params = append(m.params, param{p, listed(p.Type).typ})
	}
	d.mapper.functions[f.Name] = m
	return m
}

// mixed reports whether a function has both machine types.
func (m *function) mixed() bool {
	has := func(t kernels.Type) bool {
		return slices.ContainsFunc(m.params, func(p param) bool { return p.Type.Elem() == t })
	}
	return has(kernels.F32) && has(kernels.F64)
}

// submitMap queues the launch of a function, unless ctx is done.
func (d *Device) submitMap(ctx context.Context, m *function, args []Operand) error {
	l, err := d.mapping(m, args)
	if err == nil {
		err = cause.Of(ctx)
	}
	if err != nil {
		return err
	}
	d.mapper.launches = append(d.mapper.launches[:0], l)
	return d.dev.Submit(d.mapper.launches)
}

// mapping returns the launch of a function, whose arguments stay until the next one.
func (d *Device) mapping(m *function, args []Operand) (l driver.Launch, err error) {
	if m.f.Limb() == kernels.F64 && d.float64Error() != nil {
		return l, d.float64Error()
	}
	if err := m.check(d, args); err != nil {
		return l, err
	}
	if m.k == nil {
		if m.mixed() && !d.caps.Structs && !d.converts() {
			return l, fmt.Errorf("%w: it converts between float32 and float64, of which the device lacks one of its own: convert in the program (vec.Convert)", ErrFunction)
		}
		if m.k, err = d.kernel(m.f); err != nil {
			m.k = nil
			return l, err
		}
	}
	d.mapper.args = d.mapper.args[:0]
	for _, arg := range args {
		d.mapper.args = append(d.mapper.args, arg.operand().given)
	}
	return driver.Launch{Kernel: m.k, N: args[0].operand().len(), Args: d.mapper.args}, nil
}

// unknown says that a name is not in the catalogue, and what devices have in its place.
func unknown(name string) error {
	typ, method, _ := strings.Cut(name, ".")
	fast := typ + ".Fast" + method
	if _, ok := kernels.Lookup(fast); ok {
		return fmt.Errorf("%w: devices have %s, which is NaN where limbs are too far apart", ErrFunction, fast)
	}
	return ErrFunction
}

// check compares args with the signature of a function.
func (m *function) check(d *Device, args []Operand) error {
	if len(args) != len(m.params) {
		return fmt.Errorf("%w: %d arrays, want %d: %s", ErrType, len(args), len(m.params), signature(m.f))
	}
	results := len(m.f.Out)
	for i, arg := range args {
		if arg == nil || arg.operand() == nil {
			return fmt.Errorf("%w: argument %d is nil", ErrType, i)
		}
		a, p := arg.operand(), &m.params[i]
		if err := a.usable(d); err != nil {
			return fmt.Errorf("%s: %w", p.Name, err)
		}
		if a.typ.typ != p.elem {
			return fmt.Errorf("%w: argument %d (%s) is an array of %s, want %s: %s", ErrType, i, p.Name, a.typ, p.Type, signature(m.f))
		}
		if n0 := args[0].operand().len(); a.len() != n0 {
			return fmt.Errorf("%w: argument %d (%s) has %d elements, argument 0 %d", ErrLength, i, p.Name, a.len(), n0)
		}
		for j := range min(i, results) {
			if r := args[j].operand(); a.overlaps(r) && !(i >= results && a.same(r)) {
				return fmt.Errorf("%w: argument %d (%s) and result %d: only an operand and a result may be the same elements: %s", ErrOverlap, i, p.Name, j, signature(m.f))
			}
		}
	}
	return nil
}

// signature writes f as a call of Map.
func signature(f kernels.Func) string {
	var words []string
	for _, p := range append(append([]kernels.Param{}, f.Out...), f.In...) {
		words = append(words, strings.TrimSpace(p.Name+" "+p.Type.String()))
	}
	return fmt.Sprintf("%s(%s)", f.Name, strings.Join(words, ", "))
}
