package vec

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/internal/run/types"
)

var (
	fromFloat32 = op{name: "FromFloat32", make: func() byKind { return of(simd.FromF32) }}
	fromFloat64 = op{name: "FromFloat64", make: func() byKind { return of(simd.FromF64) }}
	float32s    = op{name: "Float32", make: func() byKind { return of(simd.ToF32) }}
	float64s    = op{name: "Float64", make: func() byKind { return of(simd.ToF64) }}
)

// conversions has the functions from a type to those of the index of its op.
var conversions [reals]op

func conversionsFrom(k kind) *op {
	o := &conversions[k]
	if o.made.Load() == nil {
		list := of(simd.Between[k])
		list[k] = same(types.Type(k))
		o.fill(list)
	}
	return o
}

// same is the function that copies numbers of a type.
func same(t types.Type) *function {
	size := t.Planes() * t.Size()
	return &function{results: 1, args: 2, size: sizes{uintptr(size), uintptr(size)}, inGo: func(n int, p args) {
		copy(view[byte](p[0], n*size), view[byte](p[1], n*size))
	}}
}

// Convert sets dst[i] to x[i], exactly where M can hold it, else rounded once: as the
// method DF, DD, QF or QD that is called like M does.
func Convert[M, N limb.RealNumber](dst []M, x []N) {
	run2(conversionsFrom(kindOf[N]()).of(kindOf[M]()), dst, x)
}

// FromFloat32 sets dst[i] = x[i], exactly.
func FromFloat32[N limb.RealNumber](dst []N, x []float32) { run2(fromFloat32.of(kindOf[N]()), dst, x) }

// FromFloat64 sets dst[i] to x[i], as limb.From does:
// exactly in a DD and a QD, rounded in a DF and a QF.
func FromFloat64[N limb.RealNumber](dst []N, x []float64) { run2(fromFloat64.of(kindOf[N]()), dst, x) }

// Float32 sets dst[i] to x[i] rounded to nearest.
func Float32[N limb.RealNumber](dst []float32, x []N) { run2(float32s.of(kindOf[N]()), dst, x) }

// Float64 sets dst[i] to x[i] rounded to nearest.
func Float64[N limb.RealNumber](dst []float64, x []N) { run2(float64s.of(kindOf[N]()), dst, x) }
