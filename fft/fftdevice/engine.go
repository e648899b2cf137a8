package fftdevice

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"weak"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft/internal/steps"
	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/turn"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/internal/source/passes"
	"github.com/limbfp/limb/kernel/launch"
)

// compared are the kernels that have been part of a transform with the bits of
// package fft.
var compared sync.Map // of weak.Pointer[device.Kernel]

// An engine runs lists of package steps on a device. It is what all plans of this package
// have in common: it holds the tables that lists share, and the memory between steps.
type engine struct {
	d    *device.Device
	what string // for errors: transform of 48 CDF
	way  steps.Way

	submit func(context.Context, ...device.Launch) error // to the device

	turn   turn.Turn // of what follows, and of transforms
	closed bool
	tables steps.Tables
	used   map[string]*device.Kernel // by name
	held   map[*steps.Array]array    // the tables
	work   map[string][]array        // by type
}

// array is a device.Array of any type.
type array interface {
	device.Operand
	Len() int
	Free()
}

// where says where columns are transformed.
type where int

const (
	anywhere where = iota
	inLocal        // where they fit
	inGlobal
)

func newEngine(d *device.Device, typ kernels.Type, w where, what string) *engine {
	return &engine{d: d, submit: d.SubmitContext, turn: turn.New(), what: what, way: wayOf(d.Info(), typ, w), tables: steps.Tables{},
		used: map[string]*device.Kernel{}, held: map[*steps.Array]array{}, work: map[string][]array{}}
}

// wayOf returns how a device goes through arrays of complex numbers.
func wayOf(info device.Info, typ kernels.Type, w where) steps.Way {
	processor := info.PerItem > 1 // whose groups are one work-item, with vectors
	switch {
	case w != anywhere:
	case !info.GPU && !processor: // it has no vectors within a work-item, and pays for each barrier
		w = inGlobal
	}
	way := steps.Way{PerGroup: info.PerItem}
	if !processor {
		way.PerGroup = max(info.Group, 1)
	}
	if w == inGlobal {
		return way
	}
	// A processor's groups have what its caches hold. Elsewhere half of the memory leaves
	// room for two groups, and memory comes in pieces of 32 bytes, of each machine number by itself.
	// More columns than 16 do not read memory in longer pieces, and are no longer vectors.
	way.Width = 16
	local, best, number := info.LocalBytes, 32<<10, typ.Planes()*typ.Size()
	if !processor {
		way.Lanes = 32 / typ.Size()
		for _, room := range passes.WideRooms {
			// More than 32 kB only where another group has as much: one of 256 threads alone has too few reads on the way. Of an
			// H100's 65536 registers and 227 kB three groups have Room4096 of CDF (80, 64 kB), or two Room2048 of CDD (128).
			if bytes := room * number; bytes <= min(local, 32<<10) || 2*bytes <= local {
				way.Long = append(way.Long, room)
			}
		}
		local = min(local, 48<<10)
		best = local / 2
	}
	bytes := func(room int) int { return 2 * room * number }
	for _, room := range slices.Backward(passes.Rooms) {
		if bytes(room) <= min(best, local) {
			way.Rooms = append(way.Rooms, room)
		}
	}
	for _, room := range passes.Rooms {
		if bytes(room) > best && bytes(room) <= local {
			way.Rooms = append(way.Rooms, room)
		}
	}
	return way
}

// onHost reports whether package fft transforms: the device is the processor.
func (e *engine) onHost() bool { return e.d.Info().Backend == "cpu" }

func (e *engine) wrap(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("fftdevice: %s on %s: %w", e.what, e.d.Info().Name, err)
}

// build builds the kernels of lists that are not built yet, all at once.
func (e *engine) build(ctx context.Context, lists ...steps.List) error {
	var missing []*launch.Code
	for _, l := range lists {
		for _, s := range l.Steps {
			known := func(c *launch.Code) bool { return c.Name == s.Kernel }
			if e.used[s.Kernel] == nil && !slices.ContainsFunc(missing, known) {
				missing = append(missing, &launch.Code{Program: &passes.Program, Name: s.Kernel, Compared: true})
			}
		}
	}
	list, err := e.d.LoadAllContext(ctx, missing...)
	for i, k := range list {
		e.used[missing[i].Name] = k
	}
	return err
}

// prepare builds the kernels of a list, and takes its tables to the device.
func (e *engine) prepare(ctx context.Context, l steps.List) error {
	err := e.build(ctx, l)
	if err != nil {
		return err
	}
	for _, s := range l.Steps {
		for _, arg := range s.Args {
			if a, ok := arg.(*steps.Array); ok && a.Data != nil && e.held[a] == nil {
				if e.held[a], err = newArray(ctx, e.d, a.Elem, a.Len, a.Data); err != nil {
					delete(e.held, a)
					return err
				}
			}
		}
	}
	return nil
}

// run submits a list on arrays of the caller, all at once.
func (e *engine) run(ctx context.Context, l steps.List, callers map[*steps.Array]array) error {
	if err := e.prepare(ctx, l); err != nil {
		return err
	}
	between, err := e.memory(l.Work)
	if err != nil {
		return err
	}
	var launches []device.Launch
	for _, s := range l.Steps {
		args := slices.Clone(s.Args)
		for i, arg := range args {
			a, ok := arg.(*steps.Array)
			switch {
			case !ok:
			case a.Work != nil:
				args[i] = between[a.Work]
			case a.Data != nil:
				args[i] = e.held[a]
			default:
				args[i] = callers[a]
			}
		}
		launches = append(launches, e.used[s.Kernel].With(s.N, args...))
	}
	return e.submit(ctx, launches...)
}

// memory returns the memory between steps, which later lists use again.
func (e *engine) memory(list []*steps.Array) (map[*steps.Array]array, error) {
	between, taken := map[*steps.Array]array{}, map[string]int{}
	for _, a := range list {
		i := taken[a.Elem]
		taken[a.Elem]++
		have := e.work[a.Elem]
		if i == len(have) || have[i].Len() < a.Len {
			if i < len(have) {
				have[i].Free()
				have = slices.Delete(have, i, i+1)
				e.work[a.Elem] = have
			}
			w, err := newArray(context.Background(), e.d, a.Elem, a.Len, nil)
			if err != nil {
				return nil, err
			}
			e.work[a.Elem] = slices.Insert(have, i, w)
		}
		between[a] = e.work[a.Elem][i]
	}
	return between, nil
}

// proven reports whether all kernels that are used were part of a transform with the bits
// of package fft, and prove says that they were.
func (e *engine) proven() bool {
	for _, k := range e.used {
		if _, ok := compared.Load(weak.Make(k)); !ok {
			return false
		}
	}
	return true
}

func (e *engine) prove() {
	for _, k := range e.used {
		compared.Store(weak.Make(k), nil)
	}
}

func (e *engine) close() {
	if e == nil {
		return
	}
	e.turn.Take(context.Background())
	defer e.turn.Give()
	e.closed = true
	for _, a := range e.held {
		a.Free()
	}
	for _, list := range e.work {
		for _, a := range list {
			a.Free()
		}
	}
	clear(e.held)
	clear(e.work)
}

// open builds the kernels of transforms and compares them, or closes the engine.
func (e *engine) open(ctx context.Context, list ...interface {
	one() (steps.List, error)
	ready(context.Context) error
}) error {
	err := e.d.WaitContext(ctx)
	var lists []steps.List
	for _, t := range list {
		if err == nil && !e.onHost() {
			var l steps.List
			l, err = t.one()
			lists = append(lists, l)
		}
	}
	if err == nil {
		err = cause.Of(ctx)
	}
	if err == nil && lists != nil {
		err = e.build(ctx, lists...)
	}
	for _, t := range list {
		if err == nil && !e.onHost() {
			err = t.ready(ctx)
		}
	}
	if err != nil {
		e.close()
	}
	return e.wrap(err)
}

// newArray returns an array of a type, with the elements of data or any.
func newArray(ctx context.Context, d *device.Device, elem string, n int, data any) (array, error) {
	if elem == "i32" {
		return arrayOf[int32](ctx, d, n, data)
	}
	t, _ := types.Named(elem)
	return arrayEach[t](ctx, d, n, data)
}

//limb:each numbers
func arrayDF(ctx context.Context, d *device.Device, n int, data any) (array, error) {
	return arrayOf[limb.DF](ctx, d, n, data)
}

func arrayOf[T any](ctx context.Context, d *device.Device, n int, data any) (array, error) {
	a, err := device.NewArray[T](d, n)
	if err == nil && data != nil {
		if err = a.UploadContext(ctx, data.([]T)); err != nil {
			a.Free()
		}
	}
	if err != nil {
		return nil, err
	}
	return a, nil
}
