package integrate

import (
	"errors"
	"fmt"
	"math"

	"github.com/limbfp/limb"
)

// ErrTolerance is an error of an integral that is not found to the tolerance, for errors.Is.
var ErrTolerance = errors.New("the error may be larger than what was asked for")

// # Tanh-sinh quadrature
//
// With s = ½π·sinh t an integral over x becomes one over all t ([TM74]):
//
//	x = a + (b-a)/(1 + e^-2s)   from a to b
//	x = a + e^s                 from a to infinity
//	x = sinh s                  over all x
//
// whose integrand falls off doubly exponentially, also where f has a singularity at an end that can be integrated. Of an analytic f
// the sum of h times its values at multiples of h is then so near that half an h has twice the digits. So the difference of two
// sums is an estimate of the error of the first, and far above that of the second, where it is much smaller than the difference
// before it, and that than the one before; where it is not, four times the largest of four differences stands for it, and else sixteen times that one. Three digits
// may agree by chance, of a function with a kink, and ten do not: so much is asked for, whatever the tolerance is.
//
// Values end where x or its distance from an end leaves the range of the type, or reaches the end, or where f is not finite. What is
// beyond is estimated from the last values that are not 0, as a geometric series. What rounding adds is ε of each value, times
// what x, rounded, is in parts of its distance from the nearer end.

// TanhSinh returns the integral of f from a to b, each of which may be infinite, with an estimate of its error that is at most tol
// times the integral of |f|, and at most 2^-32 times, which says that f is of the right kind. f is to be analytic inside of the interval, but need not be finite at its ends, where it is not called.
//
// Error: as the estimate says, for values of f that are right to some ε, also for an x that is off by ε. It comes from these values,
// and knows nothing of what is between them: a peak that is far narrower than the interval, and was not met, is not in it.
// Special: where the estimate does not come down to tol, as at a jump or a kink inside of the interval, which is to be divided
// there, or where the integral does not exist, the result is NaN, and the error [ErrTolerance]. Another error is an a or b that is NaN,
// and a tol below 2^10·ε, or NaN. TanhSinh(f, b, a, tol) is the same with the other sign.
func TanhSinh[N limb.Real[N]](f func(x N) N, a, b N, tol float64) (value N, estimate float64, err error) {
	return tanhSinh(func(x, _, _ N) N { return f(x) }, a, b, tol, false)
}

// TanhSinhEnds is [TanhSinh] of an f that is told x - a and b - x too, each with all of its digits: near an end that is not 0 these tell
// what x does not. f is to take from them what it depends on there, as 1/√(1-x²) = 1/√(left·right) from -1 to 1.
func TanhSinhEnds[N limb.Real[N]](f func(x, left, right N) N, a, b N, tol float64) (value N, estimate float64, err error) {
	return tanhSinh(f, a, b, tol, true)
}

func tanhSinh[N limb.Real[N]](f func(x, left, right N) N, a, b N, tol float64, ends bool) (value N, estimate float64, err error) {
	nan := limb.NaN[N]()
	switch {
	case a.IsNaN() || b.IsNaN():
		return nan, math.Inf(1), fmt.Errorf("integrate: the integral is from %v to %v: these must be numbers", a, b)
	case !(tol >= 1024*unit[N]()):
		return nan, math.Inf(1), fmt.Errorf("integrate: a tolerance of %.3g: it must be at least %.3g, 2^10·ε of the type", tol, 1024*unit[N]())
	case a.Equal(b):
		return limb.From[N](0), 0, nil
	case a.Greater(b):
		value, estimate, err = tanhSinh(func(x, left, right N) N { return f(x, right, left) }, b, a, tol, ends)
		return value.Neg(), estimate, err
	case a.IsInf() && !b.IsInf(): // x = -y
		return tanhSinh(func(y, left, right N) N { return f(y.Neg(), right, left) }, b.Neg(), a.Neg(), tol, ends)
	}
	i := &integral[N]{f: f, a: a, b: b, ends: ends, eps: unit[N](), tiny: math.Ldexp(unit[N](), limb.SmallestNormal[N]().Ilogb()+1)}
	switch log := math.Ln2 * float64(limb.MaxValue[N]().Ilogb()-10); {
	case a.IsInf():
		i.most = log
	case b.IsInf():
		i.most = min(log, -math.Log(i.tiny))
	default:
		i.most = -math.Log(i.tiny) / 2
	}
	return i.value(tol)
}

// integral is one that is being computed.
type integral[N limb.Real[N]] struct {
	f          func(x, left, right N) N
	a, b       N
	ends       bool         // f knows its distances from the ends
	eps, tiny  float64      // a unit in parts of a number, and the least number
	most       float64      // what s goes to
	sum        N            // of all values of the integrand over t
	abs, round float64      // of their absolute values, and of what rounding adds to them
	size       [2][]float64 // absolute values at multiples of h, upwards and downwards from 0
}

// A place is one of the integrand over t.
type place[N limb.Real[N]] struct{ x, left, right, weight N }

// places returns those of t and -t.
func (i *integral[N]) places(t float64) (up, down place[N], ok bool) {
	at, half := limb.From[N](t), limb.Pi[N]().Ldexp(-1)
	s, slope := half.Mul(at.Sinh()), half.Mul(at.Cosh())
	inf := limb.Inf[N](1)
	switch {
	case s.Float64() > i.most:
		return up, down, false
	case i.a.IsInf():
		x, w := s.Sinh(), slope.Mul(s.Cosh())
		return place[N]{x, inf, inf, w}, place[N]{x.Neg(), inf, inf, w}, true
	case i.b.IsInf():
		x, y := s.Exp(), s.Neg().Exp()
		return place[N]{i.a.Add(x), x, inf, slope.Mul(x)}, place[N]{i.a.Add(y), y, inf, slope.Mul(y)}, true
	}
	q, width := s.Ldexp(1).Neg().Exp(), i.b.Sub(i.a)
	below := limb.From[N](1).Add(q)
	far := width.Div(below)
	near := far.Mul(q)
	w := near.Mul(slope.Ldexp(1)).Div(below)
	return place[N]{i.b.Sub(near), far, near, w}, place[N]{i.a.Add(near), near, far, w}, true
}

// take adds the value at p, and reports whether there is one, and what its absolute value is.
func (i *integral[N]) take(p place[N]) (abs float64, ok bool) {
	near := min(p.left.Float64(), p.right.Float64(), math.MaxFloat64)
	if near == 0 || !i.ends && (p.x.Equal(i.a) || p.x.Equal(i.b)) {
		return 0, false
	}
	v := p.weight.Mul(i.f(p.x, p.left, p.right))
	if v.IsNaN() || v.IsInf() {
		return 0, false
	}
	i.sum = i.sum.Add(v)
	abs = math.Abs(v.Float64())
	part := float64(8*i.eps) + float64(4*i.tiny/near)
	if !i.ends && near < math.MaxFloat64 {
		part += float64(i.eps * math.Abs(p.x.Float64()) / near)
	}
	i.abs += abs
	i.round += float64(abs * part)
	return abs, true
}

// refine adds the values between those that are there, where h is the distance of all of them then.
func (i *integral[N]) refine(h float64) error {
	var size [2][]float64
	for d, old := range i.size {
		for _, v := range old {
			size[d] = append(size[d], v, 0)
		}
	}
	for k := 1; k < max(len(size[0]), len(size[1])); k += 2 {
		up, down, ok := i.places(float64(float64(k) * h))
		for d, p := range [2]place[N]{up, down} {
			if k >= len(size[d]) {
				continue
			}
			v, there := 0.0, false
			if ok {
				v, there = i.take(p)
			}
			if size[d][k] = v; there {
				continue
			} else if k < len(size[d])-1 {
				return fmt.Errorf("integrate: %w: f(%v) is not finite, and is farther out: the interval is to be divided there", ErrTolerance, p.x)
			}
			size[d] = size[d][:k]
		}
	}
	i.size = size
	return nil
}

// beyond estimates the sum of what is farther out than the values that are there.
func beyond(size []float64) float64 {
	for len(size) > 0 && size[len(size)-1] == 0 {
		size = size[:len(size)-1]
	}
	n := len(size)
	back := n / 8 // far enough for values that are so small that they have few bits
	if back < 2 {
		return math.Inf(1)
	}
	last := max(size[n-1], size[n-2])
	ratio := math.Pow(last/max(size[n-1-back], size[n-2-back]), 1/float64(back))
	if !(ratio < 1) {
		return math.Inf(1)
	}
	return last * ratio / (1 - ratio)
}

func (i *integral[N]) value(tol float64) (value N, estimate float64, err error) {
	middle, _, _ := i.places(0)
	v, ok := i.take(middle)
	if !ok {
		return limb.NaN[N](), math.Inf(1), fmt.Errorf("integrate: %w: f(%v) is not finite: the interval is to be divided there", ErrTolerance, middle.x)
	}
	i.size = [2][]float64{{v}, {v}}
	for d := range i.size { // h = 1
		for k := 1; ; k++ {
			up, down, ok := i.places(float64(k))
			if !ok {
				break
			}
			v, ok := i.take([2]place[N]{up, down}[d])
			if !ok {
				break
			}
			i.size[d] = append(i.size[d], v)
		}
	}
	value = i.sum
	tol = min(tol, 0x1p-32)
	var change [4]float64 // of the last ones, in parts of the sum of absolute values
	for h := 0.5; h >= 0x1p-11; h /= 2 {
		if err := i.refine(h); err != nil {
			return limb.NaN[N](), math.Inf(1), err
		}
		before := value
		value = i.sum.Mul(limb.From[N](h))
		abs := float64(i.abs * h)
		if abs == 0 && h < 0.1 {
			return value, 0, nil
		}
		change = [4]float64{math.Abs(value.Sub(before).Float64()) / abs, change[0], change[1], change[2]}
		rounding := i.round/i.abs + float64(4*i.eps*math.Sqrt(float64(len(i.size[0])+len(i.size[1]))))
		fast := func(k int) bool { return change[k] <= max(math.Pow(change[k+1], 1.5), rounding) }
		part := 16 * change[0]
		if !fast(0) || !fast(1) {
			part = 4 * max(change[0], change[1], change[2], change[3])
		}
		part += rounding + (beyond(i.size[0])+beyond(i.size[1]))/i.abs
		if estimate = float64(part * abs); part <= tol && h < 0.1 {
			return value, estimate, nil
		}
	}
	return limb.NaN[N](), math.Inf(1), fmt.Errorf("integrate: %w: it is about %.3g, from %d values of f", ErrTolerance, estimate, len(i.size[0])+len(i.size[1]))
}
