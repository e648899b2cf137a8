package vec

import (
	"unsafe"

	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/internal/run/workers"
)

// Horner sets dst[i] = c[0] + c[1]·x[i] + … + c[n]·x[i]ⁿ, by Horner's rule: from c[n] on, a
// product by x[i] and a sum at each step, as Mul and Add give them, and 0 where there are no
// coefficients. dst may be x, but not lie upon c. Polynomials of machine numbers are computed in
// pairs and rounded in the end: as if with twice the digits. They are for the neighbourhood of
// zeros, where Horner's rule in machine numbers has no right digit left.
//
// Error: ≤ 7nu²Σ|c[k]||x[i]|ᵏ in DF and DD, 10.6nu⁴Σ|c[k]||x[i]|ᵏ in QF and QD; of machine numbers
// ≤ u|p(x[i])| + 4.1nu²Σ|c[k]||x[i]|ᵏ: the errors of a step are those of MulFloat and AddFloat,
// for n up to a million.
func Horner[N Addend](dst, x, c []N) {
	if len(dst) != len(x) {
		different(len(dst), len(x))
	}
	r := hornerOf(addendOf[N]())
	check := &function{results: 1, args: 2, size: sizes{r.float, r.float}}
	p := args{pointer(dst), pointer(x)}
	check.check(len(dst), &p)
	if a, b := uintptr(p[0]), uintptr(pointer(c)); a < b+uintptr(len(c))*r.float && b < a+uintptr(len(dst))*r.float {
		panic(overlap)
	}
	if len(c) == 0 {
		clear(dst)
		return
	}
	const grain = 256
	part := func(i int) {
		lo := i * grain
		at := uintptr(lo) * r.float
		r.block(min(grain, len(x)-lo), unsafe.Add(p[0], at), unsafe.Add(p[1], at), pointer(c), len(c))
	}
	n := (len(x) + grain - 1) / grain
	if len(x)*len(c) > 1<<17 {
		workers.Spread(n, part)
		return
	}
	for i := range n {
		part(i)
	}
}

// rule is how polynomials of a type are computed: in numbers, to which from brings machine
// numbers, and to brings the result back.
type rule struct {
	float    uintptr // size of an element
	mul, add *function
	from, to *function // or nil
}

func hornerOf(t types.Type, _ int) *rule {
	switch t {
	case types.F32:
		return &rule{4, mulFloat.of(df), addFloatScalar.of(df), fromFloat32.of(df), float32s.of(df)}
	case types.F64:
		return &rule{8, mulFloat.of(dd), addFloatScalar.of(dd), fromFloat64.of(dd), float64s.of(dd)}
	}
	k := kind(t)
	return &rule{mul.of(k).size[0], mul.of(k), addScalar.of(k), nil, nil}
}

// block computes a polynomial of m coefficients for the n elements at x.
func (r *rule) block(n int, dst, x, c unsafe.Pointer, m int) {
	z, copies := blocks.Get().(*block), blocks.Get().(*block)
	defer blocks.Put(z)
	defer blocks.Put(copies)
	s, a := unsafe.Pointer(z), unsafe.Pointer(copies)
	// spread writes coefficient k as often as the kernel reads it.
	spread := func(k, times int) {
		to, one := view[byte](a, times*int(r.float)), view[byte](unsafe.Add(c, uintptr(k)*r.float), int(r.float))
		for done := copy(to, one); done < len(to); done *= 2 {
			copy(to[done:], to[:done])
		}
	}
	spread(m-1, n)
	if r.from != nil {
		r.from.call(n, args{s, a})
	} else {
		copy(view[byte](s, n*int(r.float)), view[byte](a, n*int(r.float)))
	}
	for k := m - 2; k >= 0; k-- {
		spread(k, min(n, r.add.grain))
		r.mul.call(n, args{s, s, x})
		r.add.call(n, args{s, s, a})
	}
	if r.to != nil {
		r.to.call(n, args{dst, s})
		return
	}
	copy(view[byte](dst, n*int(r.float)), view[byte](s, n*int(r.float)))
}
