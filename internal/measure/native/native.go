// Package native measures a device's own library of functions: the largest error
// of each in ulps, against this library's numbers of two float64, and against
// MPFR where those are worst.
package native

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/measure/mpfr"
	"github.com/limbfp/limb/internal/run/inside"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/vec"
)

// Result is what was found of a function.
type Result struct {
	Function Function
	Inputs   uint64 // judged
	Skipped  uint64 // not judged: subnormal numbers that the device flushes, or may, or no reference
	Correct  uint64 // with an error of ½ ulp at most; of a search, among those that are drawn evenly from the interval
	Hard     uint64 // judged by a search beside these
	Wrong    uint64 // NaN or infinite where the value is not, or not where it is
	Zeros    uint64 // with the wrong sign of a zero
	Max      Case   // the largest error; where the promise depends on operands, that nearest to it or most beyond
	Bad      Case   // one that is wrong
	Zero     Case   // one with the wrong sign
	Checked  bool   // the largest error is MPFR's, or the reference is exact

	Promise  Promise
	Promised float64 // in ulps, where the largest error is

	top []Case // the largest errors, largest first
}

// Case is operands and a result.
type Case struct {
	X    [3]float64
	Got  float64
	Want float64 // rounded to float64
	Ulps float64

	rank float64 // Ulps, or their ratio to a promise that depends on operands
}

const (
	block  = 1 << 18 // elements that the device computes at a time
	chunk  = 2048    // and that are judged at a time
	most   = 32      // cases that are kept
	rounds = 8       // of mutations of the kept cases
)

// Meter measures one function on one device.
type Meter[T limb.Float] struct {
	dev     *device.Device
	fn      Function
	kernel  func(arrays ...device.Operand) error // over a block: the result, and the operands
	in      []*device.Array[T]
	out     *device.Array[T]
	host    [3][]T
	got     []T
	ref     reference
	flushed bool

	mu sync.Mutex
	r  Result
}

// function is the function of the IR that fn is, of float32 or float64.
func (fn Function) function(limb ir.Type) *ir.Func {
	f := &ir.Func{Name: "native", Go: fn.Name, Limb: limb, Out: []ir.Group{{Name: "r", Type: limb.String(), N: 1}}}
	add := func(op ir.Op, t ir.Type, args ...*ir.Value) *ir.Value {
		v := &ir.Value{Op: op, Type: t, Args: args, ID: len(f.Body)}
		f.Body = append(f.Body, v)
		return v
	}
	for _, name := range []string{"x", "y", "z"}[:fn.Args] {
		f.In = append(f.In, ir.Group{Name: name, Type: limb.String(), N: 1})
		add(ir.Param, limb).Name = name
	}
	f.Params = f.Body
	args := slices.Clone(f.Params)
	number := func(t ir.Type, x float64) *ir.Value {
		v := add(ir.Const, t)
		v.Const = x
		return v
	}
	if fn.int2 {
		args[1] = add(ir.ToInt, ir.I32, args[1])
	}
	var r *ir.Value
	switch {
	case fn.op != 0 && fn.Args == 1: // 1/x
		r = add(fn.op, limb, number(limb, 1), args[0])
	case fn.op != 0:
		r = add(fn.op, limb, args...)
	default:
		r = add(ir.Native, cmp.Or(fn.gives, limb), args...)
		r.Native = fn.Name
	}
	switch r.Type {
	case ir.Bool:
		r = add(ir.Select, limb, r, number(limb, 1), number(limb, 0))
	case ir.I32:
		r = add(ir.ToFloat, limb, r)
	}
	f.Results = []*ir.Value{r}
	return f
}

// Available returns nil where a device has functions of its own: where something is compiled
// for it.
func Available(d *device.Device) error {
	_, err := inside.AsWritten[*device.Kernel](d, string(ir.Encode(&ir.Program{})))
	return err
}

// ErrLacks is in the error of a function that the device's language has not.
var ErrLacks = errors.New("the device's language has no such function")

// New builds the kernel of a function: of CUDA's library where [Library] has it.
func New[T limb.Float](d *device.Device, fn Function) (*Meter[T], error) {
	limb := ir.F64
	if is32[T]() {
		limb = ir.F32
	}
	if _, err := Library(d); err == nil && d.Language() == "PTX" {
		k, err := cudaKernel[T](d, fn)
		if err != nil {
			return nil, err
		}
		return meterOf[T](d, fn, k.Run)
	}
	return newMeter[T](d, fn, fn.function(limb))
}

// newMeter measures f as fn.
func newMeter[T limb.Float](d *device.Device, fn Function, f *ir.Func) (*Meter[T], error) {
	k := ir.Map(f)
	ks, err := inside.AsWritten[*device.Kernel](d, string(ir.Encode(&ir.Program{Funcs: []*ir.Func{f, k}})), k.Name)
	switch {
	case err != nil:
		return nil, err
	case ks[0] == nil:
		return nil, fmt.Errorf("%s: %w", fn.Name, ErrLacks)
	}
	return meterOf[T](d, fn, func(arrays ...device.Operand) error {
		var args []any
		for _, a := range arrays {
			args = append(args, a)
		}
		return ks[0].Launch(block, args...)
	})
}

// meterOf measures what run computes, of a block, as fn.
func meterOf[T limb.Float](d *device.Device, fn Function, run func(arrays ...device.Operand) error) (*Meter[T], error) {
	m := &Meter[T]{dev: d, fn: fn, kernel: run, ref: fn.reference, got: make([]T, block)}
	m.r = Result{Function: fn, Promise: fn.Promise(d.Info().Backend, is32[T]())}
	a := d.Traits().Float64
	if is32[T]() {
		a = d.Traits().Float32
		if fn.narrow != nil {
			m.ref = fn.narrow
		}
	}
	m.flushed = a.Exact && a.Subnormals == device.Flushed || !Specials(d.Info().Backend)
	if fn.Name == "nextafter" {
		m.ref = nextafter[T]
	}
	var err error
	m.out, err = device.NewArray[T](d, block)
	for j := range fn.Args {
		a, e := device.NewArray[T](d, block)
		if err = errors.Join(err, e); e == nil {
			m.in = append(m.in, a)
		}
		m.host[j] = make([]T, block)
	}
	if err != nil {
		m.Free()
		return nil, err
	}
	return m, nil
}

// Free gives the arrays back.
func (m *Meter[T]) Free() {
	for _, a := range append(m.in, m.out) {
		if a != nil {
			a.Free()
		}
	}
}

// Known reports whether the values are known: those of some functions of float64
// only to MPFR.
func (m *Meter[T]) Known() error {
	if m.ref == nil {
		return mpfr.Available()
	}
	return nil
}

// Result returns what was found so far, with the largest errors judged by MPFR
// where the machine has it.
func (m *Meter[T]) Result() Result {
	r := m.r
	r.Checked = m.fn.exact == nil
	if m.fn.exact != nil && mpfr.Available() == nil {
		r.Checked = true
		j := newMPFR(formatOf[T]())
		r.Max = Case{}
		for _, c := range r.top {
			v, want := j.judge(&m.fn, c.Got, c.X)
			c.Ulps, c.Want = v.ulps, want
			if c = c.ranked(j.format, r.Promise); v.wrong == 0 && c.rank > r.Max.rank || r.Max == (Case{}) {
				r.Max = c
			}
		}
	} else if len(r.top) > 0 {
		r.Max = r.top[0]
	}
	r.Promised = r.Promise.of(r.Max.X, r.Max.Want, formatOf[T]().ulp(r.Max.Want))
	return r
}

// ranked returns the case with its rank.
func (c Case) ranked(f format, p Promise) Case {
	if c.rank = c.Ulps; p.at != nil {
		c.rank /= p.of(c.X, c.Want, f.ulp(c.Want))
	}
	return c
}

// Share returns the share of correctly rounded results: of all operands, or of those that a search draws evenly from the
// function's interval.
func (r *Result) Share() float64 { return float64(r.Correct) / math.Max(float64(r.Inputs-r.Hard), 1) }

// Interval returns the interval of a function: where it is neither trivial nor overflows.
func (fn *Function) Interval(narrow bool) (lo, hi float64) {
	if narrow {
		return fn.lo32, fn.hi32
	}
	return fn.lo64, fn.hi64
}

// Search judges n operands, a quarter drawn evenly from the function's interval, others of random bits and hard ones, and then
// what is near the worst of them.
func (m *Meter[T]) Search(n int, seed uint64) error {
	if m.ref == nil {
		n = max(n/64, 1024)
	}
	params := make([]kernels.Param, m.fn.Args)
	limbType := kernels.F64
	if is32[T]() {
		limbType = kernels.F32
	}
	for i := range params {
		params[i].Type = limbType
	}
	rng := rand.New(rand.NewPCG(seed, 0x6e61746976))
	lo, hi := m.fn.Interval(is32[T]())
	even := n / 4
	for first := 0; first < even; first += block {
		size := min(block, even-first)
		for i := range size {
			for j := range m.fn.Args {
				m.set(j, i, lo+float64((hi-lo)*rng.Float64()))
			}
		}
		if err := m.judge(size); err != nil {
			return err
		}
	}
	judged, correct := m.r.Inputs, m.r.Correct
	defer func() { m.r.Correct, m.r.Hard = correct, m.r.Inputs-judged }()
	for first := even; first < n; first += block {
		size := min(block, n-first)
		planes := operand.Make(seed+uint64(first), size, params, operand.Wide)
		for i := range size {
			bits := rng.IntN(3) == 0
			for j := range m.fn.Args {
				x := planes[j].At(i)
				if bits {
					x = anyNumber[T](rng)
				}
				m.set(j, i, x)
			}
		}
		if err := m.judge(size); err != nil {
			return err
		}
	}
	size := min(n, 1<<16)
	for range rounds {
		top := slices.Clone(m.r.top)
		if len(top) == 0 {
			return nil
		}
		for i := range size {
			c := top[i%len(top)]
			for j := range m.fn.Args {
				m.set(j, i, near[T](rng, c.X[j]))
			}
		}
		if err := m.judge(size); err != nil {
			return err
		}
	}
	return nil
}

// set sets operand j of element i.
func (m *Meter[T]) set(j, i int, x float64) {
	if j == 1 && m.fn.int2 {
		if x = math.Trunc(x); !(math.Abs(x) <= 4096) {
			x = math.Copysign(1, x)
		}
		if m.fn.orders > 0 {
			x = math.Abs(math.Mod(x, float64(m.fn.orders)))
		}
	}
	m.host[j][i] = T(x)
}

// anyNumber returns a random pattern of bits as a number.
func anyNumber[T limb.Float](r *rand.Rand) float64 {
	if is32[T]() {
		return float64(math.Float32frombits(r.Uint32()))
	}
	return math.Float64frombits(r.Uint64())
}

// near returns a number some steps from x.
func near[T limb.Float](r *rand.Rand, x float64) float64 {
	step := (int64(1) << r.IntN(20)) - 1
	step = r.Int64N(2*step+1) - step
	if is32[T]() {
		return float64(math.Float32frombits(uint32(int64(math.Float32bits(float32(x))) + step)))
	}
	return math.Float64frombits(uint64(int64(math.Float64bits(x)) + step))
}

// run runs the kernel over a block.
func (m *Meter[T]) run() error {
	arrays := []device.Operand{m.out}
	for j, a := range m.in {
		if err := a.Upload(m.host[j]); err != nil {
			return err
		}
		arrays = append(arrays, a)
	}
	if err := m.kernel(arrays...); err != nil {
		return err
	}
	return m.out.Download(m.got)
}

// judge runs the kernel and judges the first n results, on all cores.
func (m *Meter[T]) judge(n int) error {
	if err := m.run(); err != nil {
		return err
	}
	defer vec.SetThreads(vec.SetThreads(1)) // these goroutines are the threads
	var next atomic.Int64
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			w := newWorker(m)
			for {
				hi := int(next.Add(chunk))
				if hi-chunk >= n {
					break
				}
				w.judge(hi-chunk, min(hi, n))
			}
			m.merge(&w.r)
		})
	}
	wg.Wait()
	return nil
}

func (m *Meter[T]) merge(r *Result) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.r.Wrong == 0 {
		m.r.Bad = r.Bad
	}
	if m.r.Zeros == 0 {
		m.r.Zero = r.Zero
	}
	m.r.Inputs += r.Inputs
	m.r.Skipped += r.Skipped
	m.r.Correct += r.Correct
	m.r.Wrong += r.Wrong
	m.r.Zeros += r.Zeros
	m.r.top = append(m.r.top, r.top...)
	m.r.top = trim(m.r.top)
}

// trim keeps the largest errors, each of its operands once.
func trim(top []Case) []Case {
	slices.SortFunc(top, func(a, b Case) int {
		switch {
		case a.rank > b.rank:
			return -1
		case a.rank < b.rank:
			return 1
		}
		return slices.Compare(a.X[:], b.X[:])
	})
	top = slices.Compact(top)
	return top[:min(most, len(top))]
}

// worker judges chunks.
type worker[T limb.Float] struct {
	m    *Meter[T]
	f    format
	in   [3][]limb.DD
	want []limb.DD
	mpfr *mpfrJudge
	r    Result
	bar  float64 // an error whose rank is below is none of the largest
}

func newWorker[T limb.Float](m *Meter[T]) *worker[T] {
	w := &worker[T]{m: m, f: formatOf[T](), want: make([]limb.DD, chunk)}
	for j := range m.fn.Args {
		w.in[j] = make([]limb.DD, chunk)
	}
	if (m.ref == nil || !is32[T]()) && m.fn.exact != nil && mpfr.Available() == nil {
		w.mpfr = newMPFR(w.f)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.r.top) == most {
		w.bar = m.r.top[most-1].rank
	}
	return w
}

func (w *worker[T]) judge(lo, hi int) {
	m, n := w.m, hi-lo
	in, want := w.in, w.want[:n]
	for j := range m.fn.Args {
		in[j] = w.in[j][:n]
		for i, x := range m.host[j][lo:hi] {
			in[j][i] = limb.DD{Hi: float64(x)}
		}
	}
	if m.ref != nil {
		m.ref(want, in)
	}
	narrow, exactly, depends := is32[T](), m.fn.exact == nil, m.r.Promise.at != nil
	least := math.Ldexp(1, w.f.emin)
	var correct, inputs uint64
	for i, t := range m.got[lo:hi] {
		y, v := float64(t), want[i]
		x := in[0][i].Hi
		if m.flushed && w.tiny(in, v, i, least) || m.fn.finite && (x == 0 || x-x != 0) || m.fn.Below > 0 && !(math.Abs(x) < m.fn.Below) {
			w.r.Skipped++
			continue
		}
		var d verdict
		switch {
		case m.ref != nil && (narrow || exactly || sure(v, in, i, m.fn.Args)):
			d = w.f.judge(y, v, m.fn.anyZero)
		case w.mpfr != nil:
			var x [3]float64
			for j := range m.fn.Args {
				x[j] = in[j][i].Hi
			}
			d, v.Hi = w.mpfr.judge(&m.fn, y, x)
		default:
			w.r.Skipped++
			continue
		}
		inputs++
		if d.ulps <= 0.5 && d.wrong == 0 {
			correct++
		}
		if d.wrong != 0 || d.ulps > w.bar || depends && d.ulps > 0 {
			w.keep(d, in, y, v.Hi, i)
		}
	}
	w.r.Inputs += inputs
	w.r.Correct += correct
}

// tiny reports whether an operand or the value is subnormal.
func (w *worker[T]) tiny(in [3][]limb.DD, v limb.DD, i int, least float64) bool {
	for j := range w.m.fn.Args {
		if x := math.Abs(in[j][i].Hi); x != 0 && x < least {
			return true
		}
	}
	x := math.Abs(v.Hi)
	return x != 0 && x < least
}

// keep keeps a case that is wrong, or has one of the largest errors.
func (w *worker[T]) keep(d verdict, in [3][]limb.DD, y, want float64, i int) {
	c := Case{Got: y, Want: want, Ulps: d.ulps}
	for j := range w.m.fn.Args {
		c.X[j] = in[j][i].Hi
	}
	switch d.wrong {
	case specialValue:
		if w.r.Wrong++; w.r.Wrong == 1 {
			w.r.Bad = c
		}
		return
	case signOfZero:
		if w.r.Zeros++; w.r.Zeros == 1 {
			w.r.Zero = c
		}
		return
	}
	if c = c.ranked(w.f, w.m.r.Promise); !(c.rank > w.bar) && len(w.r.top) > 0 {
		return
	}
	if w.r.top = append(w.r.top, c); len(w.r.top) >= 8*most {
		if w.r.top = trim(w.r.top); len(w.r.top) == most {
			w.bar = w.r.top[most-1].rank
		}
	}
}
