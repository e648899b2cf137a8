package device

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"sync"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/kernel/launch"
)

// # Kernels in Go
//
// A kernel that limb's compiler has read runs on every device: lowered as the self-test
// of its machine type found it to be exact, or on the device cpu as Go.

// Kernel is a kernel of Go that is built for a device, by [Device.Load]. It lasts until the
// device is closed. Several goroutines may use it at once.
type Kernel struct {
	d        *Device
	name     string
	k        driver.Kernel
	f        *ir.Func // nil for a function of Go that takes anything
	elements bool     // there is an item for each element

	program *ir.Program // of f, where it is to be compared before first use
	plain   launch.Plain
	wrong   error // what that found
}

// Load builds a kernel that the command limb build has compiled: the launcher of a kernel has
// its code. It is for lists of launches; a launcher's Run loads a kernel by itself.
//
//	k, err := d.Load(Step.Code())
//	…
//	err = d.Submit(k.With(n, y, x), k.With(n, x, y)) // two steps, as one piece of work
//
// A kernel that fails on the device "cpu", by an index outside of an array, has the device
// fail: [ErrFailed].
func (d *Device) Load(c *launch.Code) (*Kernel, error) {
	return d.LoadContext(context.Background(), c)
}

// LoadContext is Load until ctx is done: it does not begin then to build, and what a driver has begun to build is waited
// for.
func (d *Device) LoadContext(ctx context.Context, c *launch.Code) (*Kernel, error) {
	s, err := d.source(c)
	if err != nil {
		return nil, err
	}
	return d.loadSource(ctx, s)
}

// LoadAll is [Device.Load] of several kernels, each once: those of a program that are not built yet the driver builds
// together.
func (d *Device) LoadAll(list ...*launch.Code) ([]*Kernel, error) {
	return d.LoadAllContext(context.Background(), list...)
}

// LoadAllContext is LoadAll until ctx is done, between two builds of the driver: what is built stays, for later calls.
func (d *Device) LoadAllContext(ctx context.Context, list ...*launch.Code) ([]*Kernel, error) {
	var sources []source
	for _, c := range list {
		s, err := d.source(c)
		if err != nil {
			return nil, err
		}
		sources = append(sources, s)
	}
	var all []*Kernel
	err := d.in(ctx, func() (err error) {
		all, err = d.loadAll(ctx, sources)
		return err
	})
	return all, d.wrap(err, "kernels")
}

// errNoCode is of nil in the place of a kernel.
var errNoCode = fmt.Errorf("%w: no code: pass that of a launcher, Step.Code()", ErrFunction)

// source is sourceOf, with the kernel on slices of Go.
func (d *Device) source(c *launch.Code) (s source, err error) {
	if c == nil {
		return s, d.wrap(errNoCode, "kernel")
	}
	if s, err = sourceOf(c); err != nil {
		return s, d.wrap(err, "kernel %s", c.Name)
	}
	if c.Slices != nil {
		s.inGo = func(n int, args []any) error { return c.Slices(context.Background(), n, args) }
	}
	return s, nil
}

// source is a kernel that the compiler has read.
type source struct {
	program  *ir.Program // nil for a function of Go that the device cpu alone runs
	name     string      // in the program
	elements bool        // there is an item for each element of its arrays
	compared bool        // whoever loads it compares its results
	inGo     driver.Go
	plain    launch.Plain
}

// decoded are programs, by where their bytes stand.
var decoded sync.Map // *string: func() (*ir.Program, error)

// sourceOf reads the program of a kernel's code.
func sourceOf(c *launch.Code) (source, error) {
	s := source{name: c.Name, elements: c.Elements, compared: c.Compared, plain: c.Plain}
	if c.Program == nil {
		return s, nil
	}
	f, _ := decoded.LoadOrStore(c.Program, sync.OnceValues(func() (*ir.Program, error) {
		p, err := ir.Decode([]byte(*c.Program))
		if err == nil && !c.Compared {
			err = ir.Verify(p)
		}
		if err != nil {
			return nil, fmt.Errorf("%w: zlimb.ir is of another version of limb, or is damaged: run limb build", errors.Join(ErrFunction, err))
		}
		return p, nil
	}))
	var err error
	s.program, err = f.(func() (*ir.Program, error))()
	return s, err
}

// loadSource builds a kernel.
func (d *Device) loadSource(ctx context.Context, s source) (k *Kernel, err error) {
	err = d.in(ctx, func() (err error) {
		k, err = d.load(s)
		return err
	})
	return k, d.wrap(err, "kernel %s", s.name)
}

func (d *Device) load(s source) (*Kernel, error) {
	k, err := d.find(s)
	if err == nil && k.k == nil {
		err = d.build(s.program, k)
	}
	if err != nil {
		return nil, err
	}
	return k, nil
}

// loadAll builds the kernels that are not built yet, together those of a program and a machine type.
func (d *Device) loadAll(ctx context.Context, list []source) (all []*Kernel, err error) {
	for _, s := range list {
		k, err := d.find(s)
		if err != nil {
			return nil, err
		}
		all = append(all, k)
	}
	for i, first := range all {
		var missing []*Kernel
		for n, k := range all[i:] {
			if first.k == nil && k.k == nil && list[i+n].program == list[i].program && k.limb() == first.limb() {
				missing = append(missing, k)
			}
		}
		if missing != nil {
			if err := cause.Of(ctx); err != nil {
				return nil, fmt.Errorf("kernel %s is not built: %w", first.name, err)
			}
			if err := d.build(list[i].program, missing...); err != nil {
				return nil, err
			}
		}
	}
	return all, nil
}

// build builds kernels of a program, of one machine type.
func (d *Device) build(p *ir.Program, list ...*Kernel) error {
	var funcs []*ir.Func
	var names []string
	for _, k := range list {
		funcs, names = append(funcs, k.f), append(names, k.f.Name)
	}
	built, err := d.dev.Build(kernels.Part(p, funcs...), names, d.rungs[list[0].limb()])
	if err != nil {
		return err
	}
	for i, k := range list {
		k.k = built[i]
		if k.program != nil && !d.compares(k) {
			k.program = nil
		}
		d.loaded[k.f] = k
	}
	return nil
}

// find returns a kernel, which is to be built where it has none of the driver's.
func (d *Device) find(s source) (*Kernel, error) {
	k := &Kernel{d: d, name: s.name, elements: s.elements}
	if s.program != nil {
		k.f = s.program.Lookup(s.name)
		if k.f == nil || k.f.Kind == ir.Once {
			return nil, fmt.Errorf("%w: the program has no kernel of that name", ErrFunction)
		}
	}
	switch {
	case d.caps.Structs && s.inGo == nil:
		return nil, fmt.Errorf("%w: the device cpu runs the Go of a kernel, and this code has none: run limb build", ErrFunction)
	case d.caps.Structs:
		k.k = s.inGo
		return k, nil
	case k.f == nil:
		return nil, fmt.Errorf("%w: the kernel has its Go alone, and no program for devices: run limb build", ErrFunction)
	}
	f := k.f
	if old := d.loaded[f]; old != nil {
		return old, nil
	}
	if k.limb() == kernels.F64 && d.float64Error() != nil {
		return nil, d.float64Error()
	}
	k.plain = s.plain
	if !s.compared {
		k.program = s.program
	}
	return k, nil
}

// limb returns the machine type of a kernel in Go.
func (k *Kernel) limb() kernels.Type {
	if k.f.Limb == ir.F64 {
		return kernels.F64
	}
	return kernels.F32
}

// Launch is a kernel and what it is run over, which [Kernel.With] makes.
type Launch struct {
	k    *Kernel
	n    int
	args []any
}

// With returns the launch of a kernel for n items, or groups. args are the kernel's
// parameters after the first one, in order: for a slice an *[Array], and else an int32, an
// int, a float32, a float64 or a number. A map has an item for each element of its arrays. Arrays that the kernel writes are to be apart from
// its others, unless they are the same and each item uses its own element alone; other
// overlaps are [ErrOverlap].
func (k *Kernel) With(n int, args ...any) Launch { return Launch{k, n, args} }

// Launch is [Device.Submit] of one launch.
func (k *Kernel) Launch(n int, args ...any) error {
	return k.LaunchContext(context.Background(), n, args...)
}

// LaunchContext is [Device.SubmitContext] of one launch.
func (k *Kernel) LaunchContext(ctx context.Context, n int, args ...any) error {
	if k == nil || k.d == nil {
		return fmt.Errorf("kernel: %w", ErrZero)
	}
	return k.d.wrap(k.d.submit(ctx, []Launch{k.With(n, args...)}), "kernel %s", k.name)
}

// Submit queues launches, in order, as one piece of work for the device. It queues none where
// one is not as it should be.
func (d *Device) Submit(list ...Launch) error { return d.SubmitContext(context.Background(), list...) }

// SubmitContext is Submit until ctx is done. A launch cannot be stopped: so with a context that
// may end it waits for each launch, and queues none when ctx is done. It returns the error of ctx
// then, and says which launch it did not begin; those before have ended, and arrays and the device
// can be used as ever. Work of other goroutines may come between.
func (d *Device) SubmitContext(ctx context.Context, list ...Launch) error {
	return d.wrap(d.submit(ctx, list), "submit")
}

func (d *Device) submit(ctx context.Context, list []Launch) error {
	if ctx.Done() == nil {
		return d.do(func() error {
			work, err := d.checked(list)
			if err != nil {
				return err
			}
			return d.inOrder(list, work)
		})
	}
	err := d.do(func() error {
		_, err := d.checked(list)
		return err
	})
	for i := 0; i < len(list) && err == nil; i++ {
		err = d.in(ctx, func() error {
			work, err := d.checked(list[i : i+1])
			if err == nil {
				err = d.inOrder(list[i:i+1], work)
			}
			if err == nil {
				err = d.dev.Wait()
			}
			return err
		})
		if err != nil && len(list) > 1 {
			err = fmt.Errorf("launch %d of %d: %w", i+1, len(list), err)
		}
	}
	return err
}

// checked returns launches as the driver takes them.
func (d *Device) checked(list []Launch) (work []driver.Launch, err error) {
	for _, l := range list {
		w, err := l.check(d)
		if err != nil && len(list) > 1 && l.k != nil {
			err = fmt.Errorf("kernel %s: %w", l.k.name, err)
		}
		if err != nil {
			return nil, err
		}
		work = append(work, w)
	}
	return work, nil
}

// check compares a launch with the signature of its kernel, if it has one.
func (l Launch) check(d *Device) (w driver.Launch, err error) {
	k := l.k
	switch {
	case k == nil || k.d == nil:
		return w, ErrZero
	case k.d != d:
		return w, fmt.Errorf("%w: kernel %s belongs to %s", ErrForeign, k.name, k.d.info.Name)
	case l.n < 0 || l.n > driver.MaxLen:
		return w, fmt.Errorf("%w: a launch has 0 to 2^30 items, not %d", ErrLength, l.n)
	}
	w.Kernel, w.N = k.k, l.n
	var params []ir.Group
	if k.f != nil {
		params = k.f.In[1:]
		if len(l.args) != len(params) {
			return w, fmt.Errorf("%w: %d arguments, and the kernel has %d", ErrType, len(l.args), len(params))
		}
	}
	scalars := 1 // behind the number of the item
	for i, arg := range l.args {
		a, ok := arrayOf(arg)
		var g ir.Group
		if k.f != nil {
			g = params[i]
		}
		switch {
		case k.f == nil && !ok: // Go takes anything
			w.Args = append(w.Args, arg)
			continue
		case k.f != nil && g.Memory == nil:
			list := driver.Scalars(arg)
			for _, x := range list {
				if x, ok := x.(int64); ok {
					return w, fmt.Errorf("%w: argument %d (%s) is or has %d: an int has 32 bits in a kernel, -2^31 to 2^31-1", ErrRange, i, g.Name, x)
				}
			}
			if !isScalar(arg, list, g, k.f.Params[scalars:]) {
				return w, fmt.Errorf("%w: argument %d (%s) is a %T, not %s", ErrType, i, g.Name, arg, g.Type)
			}
			w.Args = append(w.Args, arg)
			scalars += g.N
			continue
		case a == nil:
			return w, fmt.Errorf("%w: argument %d (%s) is no array", ErrType, i, g.Name)
		}
		if err := a.usable(d); err != nil {
			return w, fmt.Errorf("%s: %w", g.Name, err)
		}
		if k.f != nil && !a.typ.matches(g.Memory.Elem, g.Memory.Type) {
			return w, fmt.Errorf("%w: argument %d (%s) is an array of %s, want %s", ErrType, i, g.Name, a.typ, g.Memory.Elem.Type)
		}
		if k.elements && a.len() != l.n {
			return w, fmt.Errorf("%w: argument %d (%s) has %d elements, and there are %d items", ErrLength, i, g.Name, a.len(), l.n)
		}
		for j, before := range l.args[:i] {
			b, ok := arrayOf(before)
			if ok && k.f != nil && (g.Memory.Written || params[j].Memory.Written) && a.overlaps(b) && !a.same(b) {
				return w, fmt.Errorf("%w: arguments %d (%s) and %d (%s) have some elements in common, and not all", ErrOverlap, j, params[j].Name, i, g.Name)
			}
		}
		w.Args = append(w.Args, a.given)
	}
	return w, nil
}

// arrayOf returns an argument that is an array; nil of a nil one.
func arrayOf(arg any) (a *array, ok bool) {
	x, ok := arg.(Operand)
	if ok {
		a = x.operand()
	}
	return a, ok
}

// isScalar reports whether x, which is these machine numbers, is a number as a kernel takes it: of the parameters that
// begin with these.
func isScalar(x any, list []any, g ir.Group, params []*ir.Value) bool {
	if len(list) != g.N || len(list) == 0 {
		return false
	}
	if g.Fields == nil {
		_, integer := list[0].(int32)
		_, single := list[0].(float32)
		return g.Type == "f32" && single || (g.Type == "i32" || g.Type == "bool") && integer || g.Type == "f64" && !integer && !single
	}
	e, err := elemOf(reflect.TypeOf(x))
	return err == nil && e.matches(g, params[0].Type)
}
