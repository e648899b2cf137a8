package fft

import (
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft/internal/passes"
	"github.com/limbfp/limb/internal/butterfly"
	"github.com/limbfp/limb/internal/simd"
	"github.com/limbfp/limb/internal/typeof"
	"github.com/limbfp/limb/internal/types"
	"github.com/limbfp/limb/vec"
)

// Complex is one of the four types of complex numbers of package limb.
type Complex interface {
	limb.CDF | limb.CDD | limb.CQF | limb.CQD
}

// Real is one of the four types of real numbers of package limb.
type Real interface {
	limb.DF | limb.DD | limb.QF | limb.QD
}

// A kind is what there is for a type of complex numbers.
type kind[C Complex] struct {
	name    string                        // in the catalogue
	wide    bool                          // has as many bits as a QD
	columns int                           // that are transformed together at least: the longest vectors, full
	inGo    [9]func(*pass[C])             // the passes by their radix; 1 is a turn
	units   func(dst []C, j, n []int32)   // sets dst[i] to e^(2πi·j[i]/n[i])
	nearest func(re, im limb.QD) C        // rounds
	octants func(x *C, q int)             // mirrors x in the diagonal where q is odd, and turns it by q/2 quarters
	divide  func(x []C, n int)            // divides each element
	conj    func(z C) C                   // the conjugate
	passes  [9]*simd.Pass                 // by their radix; 0 is Untangle
	ends    func(z C) (sum, difference C) // z.Re + z.Im and z.Re - z.Im
}

var (
	cdf = newKind[float32, limb.DF, butterfly.CDF]("CDF", [9]*simd.Pass{&simd.CDFUntangle, &simd.CDFTurn, &simd.CDFButterfly2, &simd.CDFButterfly3,
		&simd.CDFButterfly4, &simd.CDFButterfly5, 7: &simd.CDFButterfly7, 8: &simd.CDFButterfly8}, &simd.F32Unit, limb.QD.DF, limb.NewDF[int64], limb.Unit[float32])
	cdd = newKind[float64, limb.DD, butterfly.CDD]("CDD", [9]*simd.Pass{&simd.CDDUntangle, &simd.CDDTurn, &simd.CDDButterfly2, &simd.CDDButterfly3,
		&simd.CDDButterfly4, &simd.CDDButterfly5, 7: &simd.CDDButterfly7, 8: &simd.CDDButterfly8}, &simd.F64Unit, limb.QD.Pair, limb.NewDD[int64], limb.Unit[float64])
	cqf = newKind[float32, limb.QF, butterfly.CQF]("CQF", [9]*simd.Pass{&simd.CQFUntangle, &simd.CQFTurn, &simd.CQFButterfly2, &simd.CQFButterfly3,
		&simd.CQFButterfly4, &simd.CQFButterfly5, 7: &simd.CQFButterfly7, 8: &simd.CQFButterfly8}, &simd.F32UnitQuad, limb.QD.QF, limb.NewQF[int64], limb.UnitQuad[float32])
	cqd = newKind[float64, limb.QD, butterfly.CQD]("CQD", [9]*simd.Pass{&simd.CQDUntangle, &simd.CQDTurn, &simd.CQDButterfly2, &simd.CQDButterfly3,
		&simd.CQDButterfly4, &simd.CQDButterfly5, 7: &simd.CQDButterfly7, 8: &simd.CQDButterfly8}, &simd.F64UnitQuad, limb.QD.QD, limb.NewQD[int64], limb.UnitQuad[float64])
)

// kindOf returns the kind of C.
func kindOf[C Complex]() *kind[C] {
	return [...]any{cdf, cdd, cqf, cqd}[typeof.Of[C]()-types.CDF].(*kind[C])
}

func newKind[T limb.Float, R interface {
	Real
	Neg() R
	Add(R) R
	Sub(R) R
}, B passes.Number[B, T], C Complex](name string, compiled [9]*simd.Pass, unit *simd.Function, nearest func(limb.QD) R, fromInt func(int64) R, root func(j, n int) C) *kind[C] {
	columns := 16
	if name == "CQF" {
		columns = 32 // quads go two vectors at a time
	}
	return &kind[C]{
		name:    name,
		passes:  compiled,
		wide:    name == "CQD",
		columns: columns,
		inGo:    inGo[T, B, C](),
		units: func(dst []C, j, n []int32) {
			if f := unit.At(simd.Current()); f != nil {
				f.Slices(len(dst), unsafe.Pointer(&dst[0]), unsafe.Pointer(&j[0]), unsafe.Pointer(&n[0]))
				return
			}
			for i := range dst {
				dst[i] = root(int(j[i]), int(n[i]))
			}
		},
		nearest: func(re, im limb.QD) (z C) {
			p := parts[R](&z)
			p[0], p[1] = nearest(re), nearest(im)
			return z
		},
		octants: func(x *C, q int) {
			z := parts[R](x)
			if q%2 == 1 {
				z[0], z[1] = z[1], z[0]
			}
			for range q / 2 {
				z[0], z[1] = z[1].Neg(), z[0]
			}
		},
		divide: func(x []C, n int) {
			d := []R{fromInt(1), fromInt(int64(n))}
			vec.Div(d[:1], d[:1], d[1:])
			all := unsafe.Slice((*R)(unsafe.Pointer(unsafe.SliceData(x))), 2*len(x))
			vec.Scale(all, all, d[0])
		},
		conj: func(z C) C {
			p := parts[R](&z)
			p[1] = p[1].Neg()
			return z
		},
		ends: func(z C) (sum, difference C) {
			p := parts[R](&z)
			parts[R](&sum)[0] = p[0].Add(p[1])
			parts[R](&difference)[0] = p[0].Sub(p[1])
			return sum, difference
		},
	}
}

// parts returns the parts of a complex number.
func parts[R Real, C Complex](z *C) *[2]R { return (*[2]R)(unsafe.Pointer(z)) }

// cacheBytes is what the cache next to the core has room for, beside tables and results.
// Tests change it.
var cacheBytes = 8 << 10

// width returns how many columns of that many rows make a block: as many as stay in
// the cache next to the core, and where that is few as many as fill the longest vectors.
func (k *kind[C]) width(rows int) int {
	var x C
	return max(1, cacheBytes/(rows*int(unsafe.Sizeof(x)))/k.columns) * k.columns
}
