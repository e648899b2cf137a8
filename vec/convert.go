package vec

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/internal/run/types"
)

var (
	fromFloat32 = op{name: "FromFloat32", make: func() byKind { return of(simd.FromF32).with(same(types.F32), map11(limb.F32.Float64)) }}
	fromFloat64 = op{name: "FromFloat64", make: func() byKind { return of(simd.FromF64).with(map11(limb.F64.Float32), same(types.F64)) }}
	float32s    = op{name: "Float32", make: func() byKind { return of(simd.ToF32).with(same(types.F32), map11(limb.F64.Float32)) }}
	float64s    = op{name: "Float64", make: func() byKind { return of(simd.ToF64).with(map11(limb.F32.Float64), same(types.F64)) }}
)

// conversions has the functions from a type to those of the index of its op.
var conversions [kinds]op

func conversionsFrom(k kind) *op {
	o := &conversions[k]
	if o.made.Load() == nil {
		var list byKind
		switch k {
		case f32:
			list = fromFloat32.copies()
		case f64:
			list = fromFloat64.copies()
		default:
			list = of(simd.Between[k]).with(float32s.of(k).apart(), float64s.of(k).apart())
		}
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
// method that is called like M does.
func Convert[M, N limb.RealNumber](dst []M, x []N) {
	run2(conversionsFrom(kindOf[N]()).of(kindOf[M]()), dst, x)
}

// FromFloat32 sets dst[i] = x[i], exactly.
func FromFloat32[N limb.RealNumber, T ~float32](dst []N, x []T) {
	run2(fromFloat32.of(kindOf[N]()), dst, x)
}

// FromFloat64 sets dst[i] to x[i], as limb.From does: exactly, but rounded in numbers of
// float32.
func FromFloat64[N limb.RealNumber, T ~float64](dst []N, x []T) {
	run2(fromFloat64.of(kindOf[N]()), dst, x)
}

// Float32 sets dst[i] to x[i] rounded to nearest.
func Float32[N limb.RealNumber, T ~float32](dst []T, x []N) { run2(float32s.of(kindOf[N]()), dst, x) }

// Float64 sets dst[i] to x[i] rounded to nearest.
func Float64[N limb.RealNumber, T ~float64](dst []T, x []N) { run2(float64s.of(kindOf[N]()), dst, x) }
