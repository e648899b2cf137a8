package device

import (
	"fmt"
	"reflect"

	"github.com/limbfp/limb/internal/driver"
	"github.com/limbfp/limb/internal/ir"
	"github.com/limbfp/limb/internal/kernels"
)

// # Kernels in Go
//
// A kernel that limb's compiler has read runs on every device: lowered as the self-test
// of its machine type found it to be exact, or on the device cpu as Go. On a driver's
// device a slice of the kernel is the planes of an array, where the slice begins, and how
// long it is.

// View is the part of an array that an argument of [Kernel.Launch] may be, as x[lo:hi] is
// of a slice.
type View struct {
	x      Operand
	lo, hi int
}

// Slice returns the elements lo … hi-1 of x.
func Slice(x Operand, lo, hi int) View { return View{x, lo, hi} }

// Load builds a kernel. It is for limb's own packages, and for code that limb generates.
func (d *Device) Load(c *kernels.Compiled) (*Kernel, error) {
	var k *Kernel
	err := d.do(func() (err error) {
		k, err = d.load(c)
		return err
	})
	return k, d.wrap(err, "kernel %s", c.Name)
}

func (d *Device) load(c *kernels.Compiled) (*Kernel, error) {
	f := c.Program.Lookup(c.Name)
	if f == nil || f.Kind == ir.Once {
		return nil, fmt.Errorf("%w: the program has no kernel of that name", ErrFunction)
	}
	k := &Kernel{d: d, name: c.Name, f: f, inGo: c.Go}
	b, ok := d.dev.(driver.Compiler)
	if !ok {
		if c.Go == nil {
			return nil, ErrLanguage
		}
		return k, nil
	}
	if old := d.loaded[f]; old != nil {
		return old, nil
	}
	if f.Limb == ir.F64 && d.float64Error() != nil {
		return nil, d.float64Error()
	}
	limb := kernels.F32
	if f.Limb == ir.F64 {
		limb = kernels.F64
	}
	ks, err := b.Build(kernels.Part(c.Program, f), []string{f.Name}, d.rungs[limb])
	if err != nil {
		return nil, err
	}
	k.k = ks[0]
	d.loaded[f] = k
	return k, nil
}

// Launch queues a kernel of Go for n items, or groups. args are the kernel's parameters
// after the first one, in order: for a slice an *[Array] or a [View] of one, and else an
// int32, an int, a float32, a float64 or a number. Arrays that the kernel writes are to be
// apart from its others, unless each item uses its own element alone.
func (k *Kernel) Launch(n int, args ...any) error {
	return k.do(func() error { return k.launch(n, args) })
}

func (k *Kernel) launch(n int, args []any) error {
	if k.f == nil {
		return fmt.Errorf("%w: a kernel of a text: Run and RunOver are for those", ErrLanguage)
	}
	if n < 0 || n > 1<<30 {
		return fmt.Errorf("%w: %d items: 0 to 2^30", ErrLength, n)
	}
	params := k.f.In[1:]
	if k.f.Hidden {
		params = params[:len(params)-1]
	}
	if len(args) != len(params) {
		return fmt.Errorf("%w: %d arguments, and the kernel has %d", ErrType, len(args), len(params))
	}
	var list []any
	host := make([]any, len(args))
	for i, g := range params {
		if g.Memory == nil {
			scalars, ok := scalarsOf(args[i], g)
			if !ok {
				return fmt.Errorf("%w: argument %d (%s) is a %T, not %s", ErrType, i, g.Name, args[i], g.Type)
			}
			list, host[i] = append(list, scalars...), args[i]
			continue
		}
		v, ok := args[i].(View)
		if x, isArray := args[i].(Operand); isArray {
			v, ok = View{x: x}, true
			if a := x.operand(); a != nil {
				v.hi = a.n
			}
		}
		if !ok || v.x == nil || v.x.operand() == nil {
			return fmt.Errorf("%w: argument %d (%s) is no array", ErrType, i, g.Name)
		}
		a := v.x.operand()
		if err := a.usable(k.d); err != nil {
			return fmt.Errorf("%s: %w", g.Name, err)
		}
		if a.typ.String() != g.Memory.Elem.Type {
			return fmt.Errorf("%w: argument %d (%s) is an array of %s, want %s", ErrType, i, g.Name, a.typ, g.Memory.Elem.Type)
		}
		if v.lo < 0 || v.hi < v.lo || v.hi > a.n {
			return fmt.Errorf("%w: argument %d (%s) is the part %d to %d of %d elements", ErrLength, i, g.Name, v.lo, v.hi, a.n)
		}
		for _, p := range a.planes {
			list = append(list, p)
		}
		list = append(list, int32(v.lo), int32(v.hi-v.lo))
		host[i] = v
	}
	if n == 0 {
		return nil
	}
	if k.k == nil {
		return k.onHost(n, host)
	}
	r := k.k.(driver.Ranger)
	run := max(k.d.info.Run, 1)
	if k.f.Kind == ir.Items {
		return r.Range((n+run-1)/run, 0, append([]any{int32(n)}, list...))
	}
	group := 1 // a processor: its vectors go through the items
	if run == 1 {
		group = max(k.d.info.Group, 1)
	}
	return r.Range(n*group, group, list)
}

// onHost runs the kernel as Go, on slices that the arrays are copied to and back from.
func (k *Kernel) onHost(n int, args []any) error {
	if err := k.d.dev.Wait(); err != nil {
		return err
	}
	copies := map[*array]host{}
	for i, arg := range args {
		v, ok := arg.(View)
		if !ok {
			continue
		}
		a := v.x.operand()
		h, ok := copies[a]
		if !ok {
			h = v.x.host()
			copies[a] = h
			if err := a.read(h.memory); err != nil {
				return err
			}
		}
		args[i] = h.slice(v.lo, v.hi)
	}
	k.inGo(n, args)
	for a, h := range copies {
		if err := a.write(h.memory); err != nil {
			return err
		}
	}
	return nil
}

// scalarsOf takes a number apart as a driver takes it.
func scalarsOf(x any, g ir.Group) (list []any, ok bool) {
	v := reflect.ValueOf(x)
	if !v.IsValid() {
		return nil, false
	}
	var walk func(v reflect.Value) bool
	walk = func(v reflect.Value) bool {
		switch v.Kind() {
		case reflect.Int, reflect.Int32:
			list = append(list, int32(v.Int()))
		case reflect.Float32:
			list = append(list, float32(v.Float()))
		case reflect.Float64:
			list = append(list, v.Float())
		case reflect.Struct:
			for i := range v.NumField() {
				if !walk(v.Field(i)) {
					return false
				}
			}
		default:
			return false
		}
		return true
	}
	if !walk(v) || len(list) != g.N {
		return nil, false
	}
	switch list[0].(type) {
	case int32:
		ok = g.Type == "i32" || g.Type == "bool"
	case float32:
		ok = g.Type == "f32" || g.Type == "u32" || g.Fields != nil
	case float64:
		ok = g.Type == "f64" || g.Type == "u64" || g.Fields != nil
	}
	return list, ok
}
