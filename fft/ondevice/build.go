package ondevice

import (
	"math"
	"slices"
	"sync"
	"weak"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/fft/internal/scheme"
)

// builder makes the steps of a plan.
type builder[C fft.Complex] struct {
	*Plan[C]
	used []*device.Kernel
}

// A kind is a butterfly that the kernel columns has.
type kind struct {
	radix  int
	turned bool
}

// compared are the kernels that have been part of a transform with the bits of
// package fft.
var compared sync.Map // of weak.Pointer[device.Kernel]

func (b *builder[C]) known() bool {
	return !slices.ContainsFunc(b.used, func(k *device.Kernel) bool {
		_, ok := compared.Load(weak.Make(k))
		return !ok
	})
}

func (b *builder[C]) know() {
	for _, k := range b.used {
		compared.Store(weak.Make(k), nil)
	}
}

// kernel builds one kernel of a text.
func (b *builder[C]) kernel(functions []string, text, name string) (*device.Kernel, error) {
	ks, err := b.d.CompileWith(functions, text, name)
	if err != nil {
		return nil, err
	}
	b.used = append(b.used, ks[0])
	return ks[0], nil
}

// array holds an array on the device, with the numbers of x or any.
func array[E device.Elem, C fft.Complex](b *builder[C], n int, x []E) (*device.Array[E], error) {
	a, err := device.NewArray[E](b.d, max(n, 1))
	if err != nil {
		return nil, err
	}
	b.held = append(b.held, a)
	if len(x) > 0 {
		err = a.Upload(x)
	}
	return a, err
}

// items returns the work-items for so many rows.
func (b *builder[C]) items(rows, columns int) int {
	run := b.d.Info().Run
	return rows * ((columns + run - 1) / run)
}

// plan adds the steps of a transform.
func (b *builder[C]) plan(s *scheme.Plan[C]) error {
	b.room = max(b.room, s.N)
	switch {
	case s.Inner != nil:
		m := s.Inner.N
		chirp, err := array(b, s.N, s.Chirp)
		if err != nil {
			return err
		}
		wave, err := array(b, m, s.Wave)
		if err != nil {
			return err
		}
		k, err := b.turning("product")
		if err != nil {
			return err
		}
		product := func(live, from, to int, w *device.Array[C]) {
			b.steps = append(b.steps, func(sign, batch int32, dst, src *device.Array[C]) error {
				return k.RunOver(b.items(int(batch), to), 0, batch, int32(live), int32(from), int32(to), sign, src, dst, w)
			})
		}
		product(s.N, s.N, m, chirp)
		before := len(b.steps)
		if err := b.plan(s.Inner); err != nil {
			return err
		}
		inner := b.steps[before:]
		product(m, m, m, wave)
		for _, step := range inner {
			b.steps = append(b.steps, func(sign, batch int32, dst, src *device.Array[C]) error {
				return step(-sign, batch, dst, src)
			})
		}
		product(s.N, m, s.N, chirp)
		return nil
	case s.First == nil:
		return b.columns(s.Second, 1, 1, s.N, nil)
	}
	n1, n2 := s.First.N, s.Second.N
	turns, err := array(b, n1/2*n2, s.Turns)
	if err != nil {
		return err
	}
	if s.Turns == nil {
		if err := b.units(turns, 0, n1/2*n2, s.Angles()); err != nil {
			return err
		}
	}
	if err := b.columns(s.First, n2, n2, s.N, turns); err != nil {
		return err
	}
	return b.columns(s.Second, n1, s.Low(), s.N, nil)
}

// turning returns a kernel of turnText.
func (b *builder[C]) turning(name string) (*device.Kernel, error) {
	functions, text := turnText(typeOf[C]())
	return b.kernel(functions, text, name)
}

// units has roots of unity computed before each transform.
func (b *builder[C]) units(w *device.Array[C], at, n int, a scheme.Angles) error {
	functions, text := unitText(typeOf[C]())
	k, err := b.kernel(functions, text, "unit")
	b.fill = append(b.fill, func() error {
		return k.RunOver(b.items(1, n), 0, int32(n), int32(a.Order), int32(a.Width), int32(a.Row), int32(a.Column), int32(a.Step), int32(at), w)
	})
	return err
}

// columns adds the transform of the columns of a matrix. The results of those from low
// on go up one row; where turns is not nil, the matrix is turned and transposed at last.
// order is that of the roots of unity.
func (b *builder[C]) columns(c *scheme.Columns[C], q, low, order int, turns *device.Array[C]) error {
	passes := c.Passes
	if len(passes) == 0 { // one row, which is copied
		passes = []scheme.Pass{{Radix: 1, M: 1, S: 1}}
	}
	var table []C
	at, n := make([]int, len(passes)), 0
	for i, p := range passes {
		if at[i] = n; p.M > 1 {
			n += p.M * (p.Radix - 1)
			if c.Turns != nil {
				table = append(table, c.Turns[i]...)
			}
		}
	}
	w, err := array(b, n, table)
	if err != nil {
		return err
	}
	for i, p := range passes {
		if p.M > 1 && c.Turns == nil {
			if err := b.units(w, at[i], p.M*(p.Radix-1), p.Angles(order)); err != nil {
				return err
			}
		}
	}
	if width := b.width(c.N, q); b.where != inGlobal && width > 0 {
		return b.local(passes, at, c.N, q, low, width, w, turns)
	}
	for i, p := range passes {
		functions, text := passText(typeOf[C](), p.Radix, p.M > 1)
		k, err := b.kernel(functions, text, "pass")
		if err != nil {
			return err
		}
		outer, run, dst, up := p.M, p.S*q, p.Radix*p.S*q, 0
		low := low
		if p.M == 1 && low < q { // row by row
			outer, run, dst, up = p.S, q, q, q
		} else {
			low = run
		}
		b.steps = append(b.steps, func(sign, batch int32, to, from *device.Array[C]) error {
			return k.RunOver(b.items(int(batch)*outer, run), 0, batch, int32(outer), int32(run), int32(run), int32(p.M*p.S*q),
				int32(dst), int32(p.S*q), int32(low), int32(up), int32(c.N*q), sign, int32(at[i]), from, to, w)
		})
	}
	if turns == nil {
		return nil
	}
	k, err := b.turning("turn")
	b.steps = append(b.steps, func(sign, batch int32, to, from *device.Array[C]) error {
		return k.RunOver(b.items(int(batch)*c.N, q), 0, batch, int32(c.N), int32(q), sign, from, to, turns)
	})
	return err
}

// width returns how many of q columns, or of any number for 1, a work-group takes into
// its local memory, twice: 0 where there is no room for one.
func (b *builder[C]) width(rows, q int) int {
	if q == 1 { // transforms of a batch
		q = math.MaxInt
	}
	t, info := typeOf[C](), b.d.Info()
	size := 2 * rows * t.Planes() * t.Size()
	if info.Run > 1 { // a processor: what its cache holds, and whole vectors
		const cache, vector = 16 << 10, 32
		w := max(cache/size, vector/t.Size())
		if w*size > info.LocalBytes {
			return 0
		}
		return min(w, q)
	}
	// Half of the memory, so that there is room for two groups; more columns than 16
	// do not read memory in longer pieces.
	if w := min(q, 16, info.LocalBytes/2/size); w > 0 {
		return w
	}
	return min(q, 1, info.LocalBytes/size)
}

// local adds the transform of columns in local memory.
func (b *builder[C]) local(passes []scheme.Pass, at []int, rows, q, low, width int, w, turns *device.Array[C]) error {
	t := typeOf[C]()
	var kinds []kind
	var list []int32
	for i, p := range passes {
		k := kind{p.Radix, p.M > 1}
		if !slices.Contains(kinds, k) {
			kinds = append(kinds, k)
		}
		list = append(list, int32(slices.Index(kinds, k)), int32(p.M), int32(p.S), int32(at[i]))
	}
	room := 1 // a power of two, so that lengths share kernels
	for room < rows*width {
		room *= 2
	}
	if 2*room*t.Planes()*t.Size() > b.d.Info().LocalBytes {
		room = rows * width
	}
	functions, text := columnsText(t, kinds, room)
	k, err := b.kernel(functions, text, "columns")
	if err != nil {
		return err
	}
	table, err := array(b, len(list), list)
	if err != nil {
		return err
	}
	const columns, turn, rowwise = 0, 1, 2
	shape := int32(columns)
	switch {
	case q == 1:
		shape = rowwise
	case turns != nil:
		shape = turn
	}
	if turns == nil {
		turns = w
	}
	group := max(b.d.Info().Group, 1)
	b.steps = append(b.steps, func(sign, batch int32, to, from *device.Array[C]) error {
		all, matrices := int32(q), batch
		if shape == rowwise {
			all, matrices = batch, 1
		}
		blocks := (int(all) + width - 1) / width
		return k.RunOver(int(matrices)*blocks*group, group, shape, int32(rows), all, int32(width), int32(low),
			sign, int32(len(passes)), table, from, to, w, turns)
	})
	return nil
}
