package device

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"sync"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/flushing"
	"github.com/limbfp/limb/internal/run/kept"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
)

// firstRows is the number of operand rows on which a function is compared before its
// first use: more than 2^16, and no multiple of a work-group.
const firstRows = 1<<16 + 61

// built returns the kernel of a function, which is built when it is asked for first.
func (d *Device) built(f kernels.Func) (driver.Kernel, error) {
	if k := d.compiled[f.Name]; k != nil {
		return k, nil
	}
	ks, err := d.maps([]string{f.Name}, d.rungs[f.Limb()])
	if err != nil {
		return nil, err
	}
	d.compiled[f.Name] = ks[0]
	return ks[0], nil
}

// maps builds the map kernels of functions.
// Where subnormal numbers are flushed they have marks: NaN where a result is not within its bound.
func (d *Device) maps(names []string, r lower.Rung) ([]driver.Kernel, error) {
	p, maps, err := kernels.Linked{}.Maps(names...)
	if err != nil {
		return nil, err
	}
	if !d.flushes() {
		return d.dev.Build(p, maps, r)
	}
	for i, name := range names {
		f, ok := kernels.Lookup(name)
		if !ok || !d.marks(f) {
			continue
		}
		g, err := kernels.Linked{}.IR(name)
		if err != nil {
			return nil, err
		}
		m := flushing.Mark(f, g)
		k := ir.Map(m)
		p.Funcs = slices.DeleteFunc(p.Funcs, func(f *ir.Func) bool { return f.Name == maps[i] })
		p.Funcs, maps[i] = append(p.Funcs, m, k), k.Name
	}
	return d.dev.Build(p, maps, r)
}

// kernel returns the kernel of a function for use: where a driver's compiler made it, it
// has given the bits of plain Go, now or in an earlier process with the same driver and
// the same text. For tests only, LIMB_TEST_FIRST=off leaves this comparison to them: the
// conformance suite makes it of as many rows.
func (d *Device) kernel(f kernels.Func) (driver.Kernel, error) { return d.kernelAs(f, cpu.RunGiven) }

// inGo computes a function in plain Go, over operand planes.
type inGo func(f kernels.Func, in []plane.Plane) ([]plane.Plane, error)

func (d *Device) kernelAs(f kernels.Func, run inGo) (driver.Kernel, error) {
	k, err := d.built(f)
	if err != nil {
		return nil, err
	}
	if !d.doubts() {
		return k, nil
	}
	if wrong, known := d.compared[f.Name]; known {
		return k, wrong
	}
	dom := operand.Wide
	if a := d.arithmetic(f.Limb()); a.Subnormals == Flushed {
		dom = operand.Flushed
	}
	key := d.firstKey(fmt.Sprint(dom, firstRows), k)
	if _, ok := kept.Get("compared", key); !ok {
		in, want, err := reference(f, run, firstRows, dom)
		if err != nil {
			return nil, err
		}
		wrong, err := d.differ(k, f, d.rungs[f.Limb()], dom, in, want)
		if err != nil {
			return nil, fmt.Errorf("before its first use: %w", err)
		}
		if wrong != nil {
			d.compared[f.Name] = fmt.Errorf("%w before its first use: %w", ErrWrong, wrong)
			return nil, d.compared[f.Name]
		}
		d.keep(key, f.Name)
	}
	d.compared[f.Name] = nil
	return k, nil
}

// flushes reports whether maps of float32 have marks: not before that type has been tested, and so not in its self-test.
func (d *Device) flushes() bool {
	return d.traits.Float32.Exact && d.traits.Float32.Subnormals == Flushed
}

// marks reports whether maps of f have marks.
func (d *Device) marks(f kernels.Func) bool {
	return f.Limb() == kernels.F32 && d.flushes() && flushing.Marked(f)
}

// doubts reports whether kernels are compared before their first use.
func (d *Device) doubts() bool {
	return d.drivers != "" && !d.untested && os.Getenv("LIMB_TEST_FIRST") != "off"
}

// firstKey is what kernels that have been compared are kept by: the driver, their texts, and what
// of them was compared.
func (d *Device) firstKey(what string, ks ...driver.Kernel) string {
	parts := []string{d.drivers, d.info.Name, d.info.Platform, d.info.Title, d.info.Version, what}
	for _, k := range ks {
		parts = append(parts, k.Source())
	}
	return kept.Key(parts...)
}

// keep keeps that a kernel was right.
func (d *Device) keep(key, name string) {
	kept.Put("compared", key, []byte(name+" on "+d.info.Title+", "+d.info.Platform+", "+d.info.Version+"\n"))
}

// arithmetic returns what was found out about a machine type.
func (d *Device) arithmetic(limb kernels.Type) *Arithmetic {
	if limb == kernels.F64 {
		return &d.traits.Float64
	}
	return &d.traits.Float32
}

// reference returns n operand rows of f, other ones each time, and its results in plain
// Go. Parts of them are made at once.
func reference(f kernels.Func, run inGo, n int, dom operand.Domain) (in, want []plane.Plane, err error) {
	const part = 1 << 13
	in, want = plane.List(f.In, n), plane.List(f.Out, n)
	var wg sync.WaitGroup
	var once sync.Once
	for lo := 0; lo < n; lo += part {
		seed := rand.Uint64()
		wg.Go(func() {
			some := operand.Make(seed, min(part, n-lo), f.In, dom)
			results, failed := run(f, some)
			if failed != nil {
				once.Do(func() { err = failed })
				return
			}
			put(in, some, lo)
			put(want, results, lo)
		})
	}
	wg.Wait()
	return in, want, err
}

// put copies planes into longer ones, from row lo on.
func put(long, short []plane.Plane, lo int) {
	for j, p := range short {
		copy(long[j].Bytes()[lo*p.Elem.Size():], p.Bytes())
	}
}

// differ runs a kernel, lowered on r, over operand planes, and says what differs from the
// results that it should have. An error is the driver's.
func (d *Device) differ(k driver.Kernel, f kernels.Func, r lower.Rung, dom operand.Domain, in, want []plane.Plane) (wrong, err error) {
	t := &sample{k: k, f: f, in: in, want: want}
	if err := d.run(t); err != nil {
		return nil, err
	}
	return t.differs(r, dom, d.marks(f)), nil
}

// differs says what of the results is wrong.
func (t *sample) differs(r lower.Rung, dom operand.Domain, marked bool) error {
	differ := flushing.Differ
	if marked {
		differ = flushing.DifferMarked
	}
	if differs := differ(dom, r.Name, t.f, t.in, t.want, t.out, 1); differs != nil {
		return differs
	}
	return t.wrong
}

// guard is the number of elements behind those that a kernel may touch.
const guard = 64

// A sample is a map kernel that is run over operand planes.
type sample struct {
	k        driver.Kernel
	f        kernels.Func
	in, want []plane.Plane
	out      []plane.Plane
	wrong    error // it has written where it should not

	buffers []driver.Buffer // of the results and the operands,
	layouts []layout
	before  [][]byte // and what they held
}

// run runs map kernels over operand planes. All arrays are longer on the device, and filled
// with a pattern behind their elements and between their planes, so that a kernel that does
// nothing gives that, and one that writes where it should not, behind its results or into its
// operands, is wrong.
func (d *Device) run(list ...*sample) error {
	defer func() {
		for _, t := range list {
			for _, b := range t.buffers {
				b.Free()
			}
			t.buffers, t.layouts, t.before = nil, nil, nil
		}
	}()
	named := func(t *sample, err error) error {
		if err != nil {
			err = fmt.Errorf("%s: %w", t.f.Name, err)
		}
		return err
	}
	var work []driver.Launch
	var reads []driver.Copy
	var now [][]byte
	for _, t := range list {
		l, err := d.place(t)
		if err != nil {
			return named(t, err)
		}
		work = append(work, l)
		for i, b := range t.buffers {
			now = append(now, make([]byte, len(t.before[i])))
			reads = append(reads, driver.Bytes(b, 0, now[len(now)-1], false))
		}
	}
	if err := d.dev.Submit(work); err != nil {
		return named(list[0], err)
	}
	if err := d.dev.Copy(reads...); err != nil {
		return named(list[0], err)
	}
	for _, t := range list {
		t.judge(now[:len(t.buffers)])
		now = now[len(t.buffers):]
	}
	return nil
}

// place writes what a sample is run over, and returns its launch.
func (d *Device) place(t *sample) (l driver.Launch, err error) {
	n, in := t.in[0].Len(), t.in
	t.out = plane.List(t.f.Out, n)
	l = driver.Launch{Kernel: t.k, N: n}
	for i, p := range append(t.f.Out[:len(t.f.Out):len(t.f.Out)], t.f.In...) {
		a := d.layout(listed(p.Type), n+guard)
		memory := make([]byte, a.bytes())
		plane.Poison(memory)
		if i >= len(t.f.Out) {
			a.put(memory, in[:p.Type.Planes()])
			in = in[p.Type.Planes():]
		}
		b, err := d.dev.Alloc(len(memory))
		if err != nil {
			return l, err
		}
		t.buffers, t.layouts, t.before = append(t.buffers, b), append(t.layouts, a), append(t.before, memory)
		if err := b.Write(0, memory); err != nil {
			return l, err
		}
		l.Args = append(l.Args, a.slice(b, 0, n))
	}
	return l, nil
}

// judge takes the results from what was read, where all else is to be as before.
func (t *sample) judge(now [][]byte) {
	results := t.out
	for i, old := range t.before {
		if i < len(t.f.Out) {
			a := t.layouts[i]
			a.get(results[:a.typ.Planes()], now[i])
			a.put(old, results[:a.typ.Planes()])
			results = results[a.typ.Planes():]
		}
		if string(now[i]) != string(old) && t.wrong == nil {
			t.wrong = fmt.Errorf("%s writes where it should not: operands, or what is behind its results, have changed", t.f.Name)
		}
	}
}
