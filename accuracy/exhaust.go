package accuracy

import (
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strings"
	"unsafe"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/simd"
)

// # All operands
//
// A search says what it found; judging every operand says what there is. The value of a
// function of DF at a float32 is that of the same function of DD, whose own error, of some
// units of 2^-106, is nothing beside the unit of 2^-48: so it takes no MPFR, and runs in
// the kernels of the processor's vectors. Were both wrong alike, nothing would be seen;
// that DD is right is what [Search] is for.

// A Sweep is a function of DF with a list of operands that are all judged. [Sweeps] makes them.
type Sweep struct {
	Name     string // as the Op's
	Note     string // its reading, as the Op's
	Operands string // which list: "float32", or the format of pairs: "e5m6", "e8m3"
	N        uint64 // the length of the list

	op           Op[float32]
	narrow, wide kernels.Func
	result       int // which one
}

// Tally is what was seen on some operands of a [Sweep]. Tallies of parts merge to that of the
// whole, in any order. The zero Tally is that of none.
type Tally struct {
	N       uint64 `json:"inside"`  // operands inside the domain
	Outside uint64 `json:"outside"` // and outside, with those whose value is 0, as is that of DD where it underflows

	Max  float64 `json:"max_error_units"`                  // the largest error inside, in units of u^n, to within 2^-44
	At   uint64  `json:"max_at"`                           // and the place of its operands in the list, the first of several
	Sum2 uint64  `json:"sum_of_squares_times_2_20,string"` // of the squares of the errors, in units of 2^-20 and each rounded to one

	// Outside of the domain last limbs underflow: there two of the least subnormal number are
	// taken off each error.
	Ends   float64 `json:"max_error_units_outside"`
	EndsAt uint64  `json:"max_outside_at"`

	Loose   uint64 `json:"results_with_loose_limbs"` // a limb is above ½ulp of the one before
	LooseAt uint64 `json:"loose_at"`
	Wrong   uint64 `json:"wrong_special_results"` // no number where there is one, a number where there is none, the wrong infinity, the wrong sign of zero
	WrongAt uint64 `json:"wrong_at"`
}

// Merge makes t the tally of its own operands and those of next.
func (t *Tally) Merge(next Tally) {
	t.N += next.N
	t.Outside += next.Outside
	t.Sum2 += next.Sum2
	largest(&t.Max, &t.At, next.Max, next.At)
	largest(&t.Ends, &t.EndsAt, next.Ends, next.EndsAt)
	counted(&t.Loose, &t.LooseAt, next.Loose, next.LooseAt)
	counted(&t.Wrong, &t.WrongAt, next.Wrong, next.WrongAt)
}

func largest(e *float64, at *uint64, e2 float64, at2 uint64) {
	if e2 > *e || e2 == *e && e2 > 0 && at2 < *at {
		*e, *at = e2, at2
	}
}

func counted(n, at *uint64, n2, at2 uint64) {
	if n2 > 0 && (*n == 0 || at2 < *at) {
		*at = at2
	}
	*n += n2
}

// RMS returns the root of the mean square of the errors inside the domain.
func (t Tally) RMS() float64 { return math.Sqrt(float64(t.Sum2) / 0x1p20 / float64(max(t.N, 1))) }

// Sweeps returns the lists of operands of all operations of DF that have the same in DD: one
// of all 2^32 float32 for a function of one number, and for a function of two the
// pairs of all numbers of two formats of 12 bits: e5m6 of five bits of exponent, e8m3 of
// eight, which are the leading bits of a float32. Where the second operand is an integer, it is
// one of -2048 … 2047.
func Sweeps() []Sweep {
	var list []Sweep
	for _, plain := range append(Ops[float32](), Functions[float32]()...) {
		for _, op := range plain.Readings() {
			narrow, _ := kernels.Lookup(name(op.Name))
			wide, ok := kernels.Lookup(strings.Replace(narrow.Name, "DF.", "DD.", 1))
			if !ok || narrow.Name == wide.Name || op.Out > 2 || slices.Max(op.In) > 2 || op.ofXY != 0 {
				continue
			}
			s := Sweep{Name: op.Name, Note: op.Note, op: op, narrow: narrow, wide: wide}
			for k, p := range narrow.Out {
				if strings.HasSuffix(op.Name, "."+p.Name) {
					s.result = k
				}
			}
			switch len(op.In) {
			case 1:
				s.Operands, s.N = "float32", 1<<32
				list = append(list, s)
			case 2:
				for _, s.Operands = range []string{"e5m6", "e8m3"} {
					s.N = 1 << 24
					list = append(list, s)
				}
			}
		}
	}
	return list
}

// name returns the name in the catalogue of what is measured.
func name(op string) string {
	w := strings.SplitN(op, ".", 3)
	return w[0] + "." + w[1]
}

// Code returns a fingerprint of what the function and the one of DD compute, wherever their sources lie,
// whatever they are written with and whatever comments say: tallies of parts belong together where it
// is the same.
func (s *Sweep) Code() string {
	narrow, err := kernels.IR(s.narrow.Name)
	if err == nil {
		var wide *ir.Func
		if wide, err = kernels.IR(s.wide.Name); err == nil {
			return fingerprint(narrow, wide)
		}
	}
	panic(err) // they are in the catalogue
}

// At returns the operands at a place of the list.
func (s *Sweep) At(i uint64) []float64 {
	x := make([]float64, len(s.op.In))
	for k := range x {
		x[k] = s.operand(k, i)
	}
	return x
}

func (s *Sweep) operand(k int, i uint64) float64 {
	if len(s.op.In) == 1 {
		return float64(math.Float32frombits(uint32(i)))
	}
	code := uint32(i>>(12*(1-k))) & 0xfff
	if s.op.ints[k] {
		return float64(int32(code) - 2048)
	}
	return float64(s.decode(code))
}

// decode returns the number of 12 bits that has the code.
func (s *Sweep) decode(code uint32) float32 {
	if s.Operands == "e8m3" {
		return math.Float32frombits(code << 20)
	}
	sign, e, m := code>>11<<31, code>>6&31, code&63
	switch x := float32(m); {
	case e == 31:
		return math.Float32frombits(sign | 0xff<<23 | m<<17)
	case e == 0:
		return math.Float32frombits(sign | math.Float32bits(x*0x1p-20))
	}
	return math.Float32frombits(sign | (e-15+127)<<23 | m<<17)
}

// Exact returns the error at a place of the list, and whether it is inside the domain, with
// the value that [Search] takes: that of MPFR, or exact arithmetic. It takes a function that
// is Known.
func (s *Sweep) Exact(i uint64) (e float64, inside bool, err error) {
	if !s.op.Known() {
		return 0, false, Reference()
	}
	in, out := s.op.planes(1)
	k := 0
	for j, x := range s.At(i) {
		in[k][0] = float32(x)
		k += s.op.In[j]
	}
	s.op.Go(out, in)
	c := newScreener(&s.op)
	c.load(out, in, 0)
	if e = c.error(); e < 0 {
		return 0, false, nil
	}
	if e > 0 {
		e = c.exact()
	}
	return e, true, nil
}

// Judge judges the operands lo … hi-1 of the list.
func (s *Sweep) Judge(lo, hi uint64) (t Tally, err error) {
	if lo > hi || hi > s.N {
		return t, fmt.Errorf("accuracy: operands %d to %d of %s, which has %d", lo, hi, s.Name, s.N)
	}
	w, err := s.open()
	if err != nil {
		return t, err
	}
	for ; lo < hi; lo += Block {
		n := int(min(Block, hi-lo))
		w.compute(lo, n)
		w.compare(&t, lo, n)
	}
	return t, nil
}

// sweeper judges a block of operands after another.
type sweeper struct {
	*Sweep
	x            [2][]float64 // the operands
	r, v         [2][]float64 // limbs of the results and values
	narrow, wide side
	limbs        int // of the result

	// What the domain asks of operands: bounds, and whether there is more.
	top, least float64
	more       bool
	operands   [][]float64 // one vector, for what asks for it
}

// side is the function of one width with its arrays.
type side struct {
	f       *simd.Function
	k       *simd.Routine
	in, out []array
	args    []unsafe.Pointer
}

// array is an array of numbers of the catalogue.
type array struct {
	t     kernels.Type
	words []uint64
}

func view[E any](a array) []E {
	return unsafe.Slice((*E)(unsafe.Pointer(unsafe.SliceData(a.words))), 8*len(a.words)/int(unsafe.Sizeof(*new(E))))
}

func (s *Sweep) open() (*sweeper, error) {
	d := s.op.Domain
	w := &sweeper{Sweep: s, limbs: s.op.Out, top: math.Inf(1), more: d.Ordered || d.SameSign || d.Open || s.op.fits != nil}
	if s.op.reference == nil {
		w.top = math.Ldexp(1, d.Top)
	}
	if d.Least != 0 {
		w.least = math.Ldexp(1, d.Least)
	}
	w.operands = make([][]float64, len(s.op.In))
	for k := range 2 {
		w.x[k] = make([]float64, Block)
		w.r[k], w.v[k] = make([]float64, Block), make([]float64, Block)
	}
	for f, side := range map[*kernels.Func]*side{&s.narrow: &w.narrow, &s.wide: &w.wide} {
		if side.f = simd.Lookup(f.Name); side.f == nil {
			return nil, fmt.Errorf("accuracy: %s has no kernel on this machine", f.Name)
		}
		side.k = side.f.At(simd.Current())
		for list, params := range map[*[]array][]kernels.Param{&side.in: f.In, &side.out: f.Out} {
			for _, p := range params {
				*list = append(*list, array{p.Type, make([]uint64, Block*p.Type.Planes())})
			}
		}
		for _, a := range slices.Concat(side.out, side.in) {
			side.args = append(side.args, unsafe.Pointer(unsafe.SliceData(a.words)))
		}
	}
	return w, nil
}

// compute finds the results and values of n operands, the first of them at lo of the list.
func (w *sweeper) compute(lo uint64, n int) {
	if len(w.op.In) == 1 {
		for i := range w.x[0][:n] {
			w.x[0][i] = float64(math.Float32frombits(uint32(lo) + uint32(i)))
		}
	} else {
		for k := range w.op.In {
			for i := range n {
				w.x[k][i] = w.operand(k, lo+uint64(i))
			}
		}
	}
	for _, side := range []*side{&w.narrow, &w.wide} {
		for k, a := range side.in {
			put(a, w.x[k][:n])
		}
		side.compute(n)
	}
	get(w.narrow.out[w.result], w.r, n)
	get(w.wide.out[w.result], w.v, n)
}

// compute runs the function, in pieces that nothing needs to interrupt.
func (s *side) compute(n int) {
	if s.k == nil {
		s.f.Loop(n, s.args...)
		return
	}
	args := slices.Clone(s.args)
	for step := s.f.Grain(); ; {
		s.k.Slices(min(n, step), args...)
		if n -= step; n <= 0 {
			return
		}
		for k := range args {
			args[k] = unsafe.Add(args[k], step*s.f.Size(k))
		}
	}
}

// put stores numbers of one limb as numbers of an array.
func put(a array, x []float64) {
	switch limbs := a.t.Planes(); a.t.Elem() {
	case kernels.I32:
		for i, v := range x {
			view[int32](a)[i] = int32(v)
		}
	case kernels.F32:
		p := view[float32](a)
		for i, v := range x {
			p[i*limbs] = float32(v)
		}
	case kernels.F64:
		p := view[float64](a)
		for i, v := range x {
			p[i*limbs] = v
		}
	}
}

// get reads the limbs of n numbers of an array.
func get(a array, x [2][]float64, n int) {
	limbs := a.t.Planes()
	for k := range min(limbs, 2) {
		switch a.t.Elem() {
		case kernels.I32:
			for i, v := range view[int32](a)[:n] {
				x[k][i] = float64(v)
			}
		case kernels.F32:
			p := view[float32](a)
			for i := range n {
				x[k][i] = float64(p[i*limbs+k])
			}
		case kernels.F64:
			p := view[float64](a)
			for i := range n {
				x[k][i] = p[i*limbs+k]
			}
		}
	}
}

// compare adds n operands to the tally. Where both lie near each other
// v - r is exact but for its last step: the leading limbs agree to 24 bits, so that their
// difference is exact, and so is it less the second limb of r, which is one of its bits' size.
func (w *sweeper) compare(t *Tally, lo uint64, n int) {
	unit := math.Ldexp(1, 24*w.limbs)
	d := w.op.Domain
	top, bottom := d.Top, math.MinInt
	if d.Bottom != 0 {
		bottom = d.Bottom
	}
	plain := len(w.op.In) == 1 && !w.more
	inside, sum := t.N, t.Sum2
	x, r, rest, v, vrest := w.x[0][:n], w.r[0][:n], w.r[1][:n], w.v[0][:n], w.v[1][:n]
	for i, x := range x {
		at := lo + uint64(i)
		r0, r1, v0, v1 := r[i], 0.0, v[i], vrest[i]
		if w.limbs == 2 {
			r1 = rest[i]
		}
		if v0-v0 != 0 || r0-r0 != 0 || v0 == 0 {
			w.special(t, i, at, r0, v0)
			continue
		}
		e := int(math.Float64bits(v0)>>52&0x7ff) - 1023
		err := math.Abs(float64(float64(v0-r0)-r1) + v1)
		scale := math.Abs(v0)
		if w.op.Absolute {
			scale = math.Abs(x) + math.Abs(w.x[1][i])
		}
		if w.op.over != nil {
			scale = max(scale, w.op.over(w.vector(i)))
		}
		if float64(float32(r0+r1)) != r0 && loose(r0, r1, 24) {
			counted(&t.Loose, &t.LooseAt, 1, at)
		}
		over, under := math.Abs(x) >= w.top, x != 0 && math.Abs(x) < w.least
		if !plain {
			over, under = w.place(i)
		}
		switch {
		case over || e >= top || e == 127 && math.Float64bits(v0)>>(52-24)&(1<<24-1) == 1<<24-1:
			t.Outside++
			if !over && e > 127 && top == 128 { // the value overflows, and r does not
				counted(&t.Wrong, &t.WrongAt, 1, at)
			}
		case under || e < bottom:
			t.Outside++
			if err -= 2 * 0x1p-149; err > 0 {
				largest(&t.Ends, &t.EndsAt, err/scale*unit, at)
			}
		default:
			inside++
			if err == 0 {
				continue
			}
			u := err / scale * unit
			if u >= t.Max {
				largest(&t.Max, &t.At, u, at)
			}
			s, carry := bits.Add64(sum, uint64(min(u*u, 0x1p11)*0x1p20+0.5), 0)
			sum = s | -carry // all ones where it does not fit
		}
	}
	t.N, t.Sum2 = inside, sum
}

// vector returns the operands of vector i, until it is called again.
func (w *sweeper) vector(i int) [][]float64 {
	for k := range w.operands {
		w.operands[k] = w.x[k][i : i+1]
	}
	return w.operands
}

// place says whether the operands of vector i lie outside of the domain, and whether they are
// so small that last limbs of the value may underflow.
func (w *sweeper) place(i int) (over, under bool) {
	x := w.x[0][i]
	y := x
	if len(w.op.In) == 2 {
		y = w.x[1][i]
	}
	over = math.Abs(x) >= w.top || math.Abs(y) >= w.top
	under = x != 0 && math.Abs(x) < w.least || y != 0 && math.Abs(y) < w.least
	if !over && w.more {
		d := w.op.Domain
		over = d.Ordered && !(math.Abs(x) >= math.Abs(y) || x == 0) || d.SameSign && math.Signbit(x) != math.Signbit(y) ||
			d.Open && math.Abs(y) >= math.MaxFloat32
		if !over && w.op.fits != nil && x-x == 0 && y-y == 0 {
			over = !w.op.fits(w.vector(i))
		}
	}
	return over, under
}

// special judges a result that is no number, or one whose value is no number or zero.
func (w *sweeper) special(t *Tally, i int, at uint64, r, v float64) {
	right := false
	switch {
	case v != v:
		right = r != r
	case v == 0:
		right = r == 0 && math.Signbit(r) == math.Signbit(v)
	case math.IsInf(v, 0):
		right = r == v
	default: // r is no number, and v is one: it may be too large
		_, e := math.Frexp(v)
		right = e > min(w.op.Domain.Top, 127) && r == math.Copysign(math.Inf(1), v)
	}
	t.Outside++
	if over, _ := w.place(i); !right && !(over && v-v == 0) {
		counted(&t.Wrong, &t.WrongAt, 1, at)
	}
}
