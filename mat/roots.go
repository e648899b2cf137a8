package mat

import (
	"context"
	"fmt"
	"math"

	"github.com/limbfp/limb"
)

// # Roots of polynomials
//
// Coefficients and roots are numbers of about 1, times powers of two, so that no power of a root overflows and small roots
// are as good as large ones. Roots begin on circles whose radii are the slopes of the upper hull of the coefficients'
// logarithms ([Bin96]), and go by Aberth's step, p/(p' - p Σ 1/(z - z_j)), until p is as small as its own rounding errors.

// Roots returns the roots of the polynomial Σ c[k]·x^k, each as often as it occurs, and for each a bound of its error: the
// exact roots and those returned can be paired such that each pair is no further apart. Roots at 0 come last, and are exact.
//
// Error: as the bound says: discs about the roots that hold as many exact ones as they are ([Smi70]). A root that is far from
// the others for its size has about nε times Σ|c[k]z^k|/|zp'(z)| of itself, however small it is beside others; one of
// multiplicity k has a k-th of the digits.
// Special: the last coefficient is not 0, and all are finite; else an error. A root that overflows is an error, and one that
// underflows is rounded, and the bound says so. Where 300 steps, and 100 for each limb of a part, do not bring p to its
// rounding errors, an error comes with the roots as they are and their bounds.
func Roots[C limb.Complex[C, N], N limb.Real[N]](c []C) (roots []C, bounds []float64, err error) {
	return RootsContext(context.Background(), c)
}

// RootsContext is Roots until ctx is done: then it returns no roots.
func RootsContext[C limb.Complex[C, N], N limb.Real[N]](ctx context.Context, c []C) (roots []C, bounds []float64, err error) {
	return rootsOf(progressOf(ctx), c, false)
}

// RootsReal is Roots of a polynomial with real coefficients: roots are real, or pairs that are conjugate bit for bit, next to each
// other, that with the positive imaginary part first. A real one that is alone in its group of [Clusters] stands for a real root.
//
// Error: as [Roots]. Special: as there.
func RootsReal[C limb.Complex[C, N], N limb.Real[N]](c []N) (roots []C, bounds []float64, err error) {
	return RootsRealContext[C](context.Background(), c)
}

// RootsRealContext is RootsReal until ctx is done: then it returns no roots.
func RootsRealContext[C limb.Complex[C, N], N limb.Real[N]](ctx context.Context, c []N) (roots []C, bounds []float64, err error) {
	return rootsOf(progressOf(ctx), toComplex[C](column(c)).Data, true)
}

// Clusters returns which of roots are not told apart, with the bounds of [Roots]: groups of their indices, in ascending order.
// Discs about the roots whose radii are the bounds meet none of another group, and those of a group hold as many exact roots as
// they are. So a root that is a group is a simple one; others are multiple roots, or near to each other.
func Clusters[C limb.Complex[C, N], N limb.Real[N]](roots []C, bounds []float64) (groups [][]int) {
	if len(roots) != len(bounds) {
		wrongShape("Clusters", "there are %d roots and %d bounds", len(roots), len(bounds))
	}
	group := grouped(len(roots), func(i, j int) bool {
		d := distance2(roots[i].Sub(roots[j]))
		return d-d != 0 || !(bounds[i]+bounds[j] < float64(d*(1-0x1p-20)))
	})
	at := make([]int, len(roots)) // where the groups of their first roots are
	for i, first := range group {
		if first == i {
			at[i], groups = len(groups), append(groups, nil)
		}
		groups[at[first]] = append(groups[at[first]], i)
	}
	return groups
}

// grouped returns for each of n things the first of its group: those that meet are in one.
func grouped(n int, meet func(i, j int) bool) []int {
	group := make([]int, n)
	for i := range group {
		group[i] = i
		for j := range i {
			if group[i] != group[j] && meet(i, j) {
				from, to := max(group[i], group[j]), min(group[i], group[j])
				for k := range i + 1 {
					if group[k] == from {
						group[k] = to
					}
				}
			}
		}
	}
	return group
}

// rootsOf returns the roots, in conjugate pairs where isReal says that the coefficients are real.
func rootsOf[C limb.Complex[C, N], N limb.Real[N]](progress *progress, c []C, isReal bool) (roots []C, bounds []float64, err error) {
	n := len(c) - 1
	if n < 0 || c[n].IsZero() {
		return nil, nil, fmt.Errorf("mat: roots: %w: the last coefficient, the leading one, is 0 or missing: leave out zeros at the end", ErrShape)
	}
	if err := finite("roots", column(c)); err != nil {
		return nil, nil, err
	}
	zeros := 0
	for c[zeros].IsZero() {
		zeros++
	}
	p := newPolynomial[C, N](c[zeros:])
	roots, bounds = make([]C, n), make([]float64, n)
	if n == zeros {
		return roots, bounds, nil
	}
	near := p.approach(300+100*typeOf[C]().Limbs(), progress)
	if err := progress.ended(); err != nil {
		return nil, nil, inside("roots", err)
	}
	if !near {
		err = fmt.Errorf("mat: roots: %w: the bounds say how far those are that are returned", ErrNoConvergence)
	}
	if isReal {
		p.pair()
	}
	for i, b := range p.bounds() {
		roots[i], bounds[i] = shifted[C, N](p.z[i], p.s[i]), b.float64()
		if s := size(roots[i]); s-s != 0 {
			return nil, nil, fmt.Errorf("mat: roots: overflow: %w: root %d is about 2^%d", ErrNotFinite, i, p.s[i])
		} else if s < smallest[C]()/unit[C]() { // limbs may have underflowed
			bounds[i] += 8 * float64(smallest[C]()*0x1p-23)
		}
	}
	return roots, bounds, err
}

// polynomial is Σ c[k]·2^e[k]·x^k with roots z[i]·2^s[i].
type polynomial[C limb.Complex[C, N], N limb.Real[N]] struct {
	c []C
	e []int
	z []C
	s []int
}

// newPolynomial returns that of coefficients the first and the last of which are not 0, with roots to begin with.
func newPolynomial[C limb.Complex[C, N], N limb.Real[N]](c []C) *polynomial[C, N] {
	n := len(c) - 1
	p := &polynomial[C, N]{c: make([]C, n+1), e: make([]int, n+1), z: make([]C, n), s: make([]int, n)}
	height := make([]float64, n+1) // about the logarithm to base 2
	var hull []int
	for k, x := range c {
		p.c[k], p.e[k] = normalized(x)
		if x.IsZero() {
			p.e[k] = nothing
			continue
		}
		height[k] = float64(p.e[k]) + size(p.c[k]) - 1
		for len(hull) > 1 { // what is below the line from the one before it is not of the hull
			a, b := hull[len(hull)-2], hull[len(hull)-1]
			if (height[b]-height[a])/float64(b-a) > (height[k]-height[b])/float64(k-b) {
				break
			}
			hull = hull[:len(hull)-1]
		}
		hull = append(hull, k)
	}
	for at, b := range hull[1:] {
		a := hull[at]
		log := (height[a] - height[b]) / float64(b-a)
		whole := math.Floor(log)
		for j := a; j < b; j++ {
			sin, cos := limb.NewDD(float64(2*(j-a))/float64(b-a) + float64(2*(at+1))/float64(n) + 0.22).SinCosPi()
			radius := 1 + (log - whole)
			setLimb(&p.z[j], 0, float64(radius*cos.Float64()))
			setLimb(&p.z[j], typeOf[C]().Limbs(), float64(radius*sin.Float64()))
			p.s[j] = int(whole)
			p.level(j)
		}
	}
	if n == 1 {
		p.z[0], p.s[0] = p.c[0].Div(p.c[1]).Neg(), p.e[0]-p.e[1]
		p.level(0)
	}
	return p
}

// level brings |z[i]| to between √½ and √2.
func (p *polynomial[C, N]) level(i int) {
	abs := distance2(p.z[i])
	if !(abs > 0) || abs > math.MaxFloat64 {
		return
	}
	f, e := math.Frexp(abs)
	if f < math.Sqrt2/2 {
		e--
	}
	p.z[i], p.s[i] = shifted[C, N](p.z[i], -e), p.s[i]+e
}

// distance2 returns about |x|, of leading limbs.
func distance2[N Number[N]](x N) float64 {
	re, im := limbAt(&x, 0), limbAt(&x, typeOf[N]().Limbs())
	most := math.Max(math.Abs(re), math.Abs(im))
	if most == 0 || most-most != 0 {
		return most
	}
	re, im = re/most, im/most
	return float64(most * math.Sqrt(float64(re*re)+float64(im*im)))
}

// value returns p and p' at z[i], a bound of the rounding errors of p, and the exponent that all three are without: as a
// polynomial in the number z[i] without its own.
func (p *polynomial[C, N]) value(i int) (v, slope C, err float64, e int) {
	z, abs := p.z[i], distance2(p.z[i])
	log, e := float64(1.4427*(abs-1)), nothing // no less than the logarithm to base 2
	for k, x := range p.e {
		if x != nothing {
			e = max(e, x+k*p.s[i]+int(math.Ceil(float64(float64(k)*log))))
		}
	}
	n := len(p.c) - 1
	sum, tiny := 0.0, smallest[C]()*0x1p-20
	for k := n; k >= 0; k-- {
		var c C
		if p.e[k] != nothing {
			c = shifted[C, N](p.c[k], p.e[k]+k*p.s[i]-e)
		}
		slope = slope.Mul(z).Add(v)
		v = v.Mul(z).Add(c)
		sum = float64(sum*abs) + size(c) + tiny/unit[C]()
	}
	return v, slope, float64(16*float64(2*n+1)) * float64(unit[C]()*sum), e
}

// approach takes steps until each root is as near as rounding lets it be, most of each, or the work is to end, and reports
// whether that is so.
func (p *polynomial[C, N]) approach(most int, progress *progress) bool {
	n := len(p.z)
	left := make([]bool, n) // roots that are to go on
	near := make([]float64, n)
	for i := range left {
		left[i], near[i] = true, math.Inf(1)
	}
	for range most {
		done := true
		for i := range n {
			if !left[i] {
				continue
			}
			if progress.ended() != nil {
				return false
			}
			v, slope, limit, _ := p.value(i)
			abs := distance2(v)
			if abs <= limit {
				if part := abs / limit; part == 0 || part > near[i]/2 { // it gains nothing any more
					left[i] = false
					continue
				} else {
					near[i] = part
				}
			} else {
				near[i] = math.Inf(1)
			}
			done = false
			below := slope.Sub(v.Mul(p.others(i)))
			if below.IsZero() {
				below = one[C]()
			}
			z := p.z[i].Sub(v.Div(below))
			if s := size(z); s-s != 0 || s == 0 {
				z = p.z[i].Mul(p.z[i].Add(one[C]())) // anywhere else
			}
			if z.Equal(p.z[i]) {
				left[i] = false
				continue
			}
			p.z[i] = z
			p.level(i)
		}
		if done {
			break
		}
	}
	for i := range n {
		if v, _, limit, _ := p.value(i); !(distance2(v) <= limit) {
			return false
		}
	}
	return true
}

// others returns Σ 1/(z[i] - z[j]) over the other roots, to some digits.
func (p *polynomial[C, N]) others(i int) (sum C) {
	var re, im float64
	for j, z := range p.z {
		by := p.s[j] - p.s[i]
		if j == i || by > 100 {
			continue
		}
		d := p.z[i].Sub(shifted[C, N](z, by))
		a, b := limbAt(&d, 0), limbAt(&d, typeOf[C]().Limbs())
		if abs := distance2(d); abs > 0 {
			re, im = re+a/abs/abs, im-b/abs/abs
		}
	}
	limit := math.Sqrt(1 / smallest[C]())
	setLimb(&sum, 0, math.Max(-limit, math.Min(limit, re)))
	setLimb(&sum, typeOf[C]().Limbs(), math.Max(-limit, math.Min(limit, im)))
	return sum
}

// apart returns |z[i] - z[j]|.
func (p *polynomial[C, N]) apart(i, j int) span { return p.between(p.z[i], i, j) }

// between returns |z·2^s[i] - z[j]·2^s[j]|.
func (p *polynomial[C, N]) between(z C, i, j int) span {
	top := max(p.s[i], p.s[j])
	return spanOf(distance2(shifted[C, N](z, p.s[i]-top).Sub(shifted[C, N](p.z[j], p.s[j]-top))), top)
}

// pair takes for each root of a real polynomial the one that is nearest to its conjugate, which may be itself, and makes one
// real, two conjugate. Bounds hold for any points: those that are wrong here are in a cluster, and are no further off than it is
// wide.
func (p *polynomial[C, N]) pair() {
	zero := limb.From[N](0)
	for i := 0; i < len(p.z); i++ {
		z, best := p.z[i].Conj(), i
		for j := i + 1; j < len(p.z); j++ {
			if p.between(z, i, j).less(p.between(z, i, best)) {
				best = j
			}
		}
		if best == i {
			p.z[i] = limb.Cmplx[C](z.Real(), zero)
			continue
		}
		if !z.Imag().Signbit() {
			p.z[i], z = z, p.z[i]
		}
		p.z[best], p.s[best] = p.z[i+1], p.s[i+1]
		p.z[i+1], p.s[i+1] = z, p.s[i]
		i++
	}
}

// bounds returns for each root how far the one is that it stands for. About z[i] is a disc of radius n|p/c[n]| / Π|z[i] -
// z[j]|; the discs together hold all roots, and those that are apart from the rest hold as many roots as they are.
func (p *polynomial[C, N]) bounds() []span {
	n := len(p.z)
	radius := make([]span, n)
	for i := range n {
		v, _, err, e := p.value(i)
		r := spanOf(float64(float64(n)*(distance2(v)+err)), e).over(spanOf(distance2(p.c[n]), p.e[n]))
		for j := range n {
			if j != i {
				r = r.over(p.apart(i, j))
			}
		}
		radius[i] = r.times(spanOf(1+float64(float64(n+1)*0x1p-20), 0)) // for the rounding errors of this
		if r.f != r.f {
			radius[i] = span{f: math.Inf(1)}
		}
	}
	group := grouped(n, func(i, j int) bool { return !radius[i].plus(radius[j]).less(p.apart(i, j)) })
	bounds := make([]span, n)
	for i := range n {
		bounds[i] = radius[i]
		for j := range n {
			if j != i && group[j] == group[i] {
				bounds[i] = bounds[i].max(p.apart(i, j).plus(radius[j]))
			}
		}
	}
	return bounds
}
