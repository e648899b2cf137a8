package calls

import (
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
)

// A plan is a transform of package fft, with m arrays that lie one after the other.
type plan interface {
	sizes() (array, transform int)
	forward(m int, dst, src unsafe.Pointer)
	inverse(m int, dst, src unsafe.Pointer)
	convolve(correlate bool, dst, x, y unsafe.Pointer) bool // false where the plan has several dimensions
}

// A transform is what a handle is of.
type transform struct {
	plan
	array, result Type // of an array, and of its transform
}

type complexLine[C limb.ComplexNumber] struct{ *fft.Plan[C] }

func (p complexLine[C]) sizes() (array, transform int) { return p.Len(), p.Len() }
func (p complexLine[C]) forward(m int, dst, src unsafe.Pointer) {
	p.Forward(view[C](dst, m*p.Len()), view[C](src, m*p.Len()))
}
func (p complexLine[C]) inverse(m int, dst, src unsafe.Pointer) {
	p.Inverse(view[C](dst, m*p.Len()), view[C](src, m*p.Len()))
}
func (p complexLine[C]) convolve(correlate bool, dst, x, y unsafe.Pointer) bool {
	f := p.Convolve
	if correlate {
		f = p.Correlate
	}
	f(view[C](dst, p.Len()), view[C](x, p.Len()), view[C](y, p.Len()))
	return true
}

type complexGrid[C limb.ComplexNumber] struct{ *fft.Grid[C] }

func (g complexGrid[C]) sizes() (array, transform int) { return g.Size(), g.Size() }
func (g complexGrid[C]) forward(m int, dst, src unsafe.Pointer) {
	n := g.Size()
	z, x := view[C](dst, m*n), view[C](src, m*n)
	for i := range m {
		g.Forward(z[i*n:(i+1)*n], x[i*n:(i+1)*n])
	}
}
func (g complexGrid[C]) inverse(m int, dst, src unsafe.Pointer) {
	n := g.Size()
	z, x := view[C](dst, m*n), view[C](src, m*n)
	for i := range m {
		g.Inverse(z[i*n:(i+1)*n], x[i*n:(i+1)*n])
	}
}
func (complexGrid[C]) convolve(bool, unsafe.Pointer, unsafe.Pointer, unsafe.Pointer) bool {
	return false
}

func complexPlan[C limb.ComplexNumber](shape, axes []int, o []fft.Option) (plan, error) {
	if len(shape) == 1 && axes == nil {
		p, err := fft.New[C](shape[0], o...)
		return complexLine[C]{p}, err
	}
	g, err := fft.NewGrid[C](shape, axes, o...)
	return complexGrid[C]{g}, err
}

type realLine[R limb.RealNumber, C fft.ComplexOf[R]] struct{ *fft.RealPlan[C, R] }

func (p realLine[R, C]) sizes() (array, transform int) { return p.Len(), p.Len()/2 + 1 }
func (p realLine[R, C]) forward(m int, dst, src unsafe.Pointer) {
	n, k := p.sizes()
	p.Forward(view[C](dst, m*k), view[R](src, m*n))
}
func (p realLine[R, C]) inverse(m int, dst, src unsafe.Pointer) {
	n, k := p.sizes()
	p.Inverse(view[R](dst, m*n), view[C](src, m*k))
}
func (p realLine[R, C]) convolve(correlate bool, dst, x, y unsafe.Pointer) bool {
	f := p.Convolve
	if correlate {
		f = p.Correlate
	}
	f(view[R](dst, p.Len()), view[R](x, p.Len()), view[R](y, p.Len()))
	return true
}

type realGrid[R limb.RealNumber, C fft.ComplexOf[R]] struct{ *fft.RealGrid[C, R] }

func (g realGrid[R, C]) sizes() (array, transform int) { return g.Sizes() }
func (g realGrid[R, C]) forward(m int, dst, src unsafe.Pointer) {
	n, k := g.Sizes()
	z, x := view[C](dst, m*k), view[R](src, m*n)
	for i := range m {
		g.Forward(z[i*k:(i+1)*k], x[i*n:(i+1)*n])
	}
}
func (g realGrid[R, C]) inverse(m int, dst, src unsafe.Pointer) {
	n, k := g.Sizes()
	z, x := view[R](dst, m*n), view[C](src, m*k)
	for i := range m {
		g.Inverse(z[i*n:(i+1)*n], x[i*k:(i+1)*k])
	}
}
func (realGrid[R, C]) convolve(bool, unsafe.Pointer, unsafe.Pointer, unsafe.Pointer) bool {
	return false
}

func realPlan[C fft.ComplexOf[R], R limb.RealNumber](shape, axes []int, o []fft.Option) (plan, error) {
	if len(shape) == 1 && axes == nil {
		p, err := fft.NewReal[C, R](shape[0], o...)
		return realLine[R, C]{p}, err
	}
	g, err := fft.NewRealGrid[C, R](shape, named(shape, axes), o...)
	return realGrid[R, C]{g}, err
}

// named are axes where none are named, which is all: of real numbers fft wants them named.
func named(shape, axes []int) []int {
	if axes == nil {
		for i := range shape {
			axes = append(axes, i)
		}
	}
	return axes
}

// FFT is limb_fft.
func FFT(t Type, shape, axes []int, flags int) Handle {
	k, o := fftOf(t, shape, flags)
	p, err := k.plan(shape, axes, o)
	must(err, Size)
	return newHandle(&transform{p, t, transformed(t)})
}

// transformed is the type of the transform of an array of a type.
func transformed(t Type) Type {
	if t.real() == t {
		return t.complex()
	}
	return t
}

// fftOf refuses what no transform is of.
func fftOf(t Type, shape []int, flags int) (*kit, []fft.Option) {
	k := kitOf(t)
	if k == nil || k.plan == nil {
		Refuse(BadType, "transforms of type %v: it must be DF, DD, QF, QD, TF, TD or a complex type", t)
	}
	const direct = 1
	if flags&^direct != 0 {
		Refuse(Size, "flags %#x: LIMB_FFT_DIRECT is the only one", flags)
	}
	var o []fft.Option
	if flags&direct != 0 {
		o = append(o, fft.Direct())
	}
	if len(shape) == 0 {
		Refuse(Size, "a shape of no dimensions: there must be one at least")
	}
	return k, o
}

// FFTSizes is limb_fft_sizes.
func FFTSizes(h Handle) (array, result int) {
	use(h, "plan", false, func(t *transform) { array, result = t.sizes() })
	return array, result
}

// FFTRun is limb_fft_forward and limb_fft_inverse.
func FFTRun(h Handle, inverse bool, m int, out, in Array) {
	use(h, "plan", false, func(t *transform) {
		run, from, to := t.forward, t.array, t.result
		n, k := t.sizes()
		if inverse {
			run, from, to, n, k = t.inverse, to, from, k, n
		}
		if out.Type != to || in.Type != from {
			Refuse(BadType, "from %v to %v: the plan goes from %v to %v", in.Type, out.Type, from, to)
		}
		if m < 0 || m > 1<<40/max(n, k) {
			Refuse(Size, "%d arrays: the number must not be negative, and they must have at most 2^40 elements", m)
		}
		out.check(m*k, "result", 0)
		in.check(m*n, "operand", 0)
		if m == 0 {
			return
		}
		oLo, oHi := out.extent(m * k)
		iLo, iHi := in.extent(m * n)
		if oLo < iHi && iLo < oHi && (from != to || !out.same(in, m*n)) {
			Refuse(Overlap, "the result overlaps the operand: it may be the operand exactly, where types are the same, or lie apart")
		}
		whole(m*k, out, func(dst unsafe.Pointer) { run(m, dst, in.together(m*n)) })
	})
}

// FFTConvolve is limb_fft_convolve and limb_fft_correlate.
func FFTConvolve(h Handle, correlate bool, out, x, y Array) {
	use(h, "plan", false, func(t *transform) {
		if out.Type != t.array || x.Type != t.array || y.Type != t.array {
			Refuse(BadType, "%v of %v and %v: the plan is of %v", out.Type, x.Type, y.Type, t.array)
		}
		n, _ := t.sizes()
		checkAll(n, []Array{out}, []Array{x, y})
		whole(n, out, func(dst unsafe.Pointer) {
			if !t.convolve(correlate, dst, x.together(n), y.together(n)) {
				Refuse(Size, "the plan has axes or dimensions: a convolution needs one that was made of one length")
			}
		})
	})
}

// FFTLength is limb_fft_length.
func FFTLength(n int) int {
	if n < 0 || n > 1<<40 {
		Refuse(Size, "a length of %d: it must not be negative, nor above 2^40", n)
	}
	return fft.Length(n)
}
