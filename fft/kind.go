package fft

import (
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft/internal/passes"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/internal/source/butterfly"
	"github.com/limbfp/limb/vec"
)

// Complex is one of the four types of complex numbers of package limb.
type Complex interface{ limb.ComplexNumber }

// Real is one of the four types of real numbers of package limb.
type Real interface{ limb.RealNumber }

// A kind is what there is for a type of complex numbers.
type kind[C Complex] struct {
	name     string                      // in the catalogue
	wide     bool                        // has as many bits as a QD
	columns  int                         // that are transformed together at least: the longest vectors, full
	inGo     func(*pass[C])              // a pass
	units    func(dst []C, j, n []int32) // sets dst[i] to e^(2πi·j[i]/n[i])
	nearest  func(re, im limb.QD) C      // rounds
	octants  func(x *C, q int)           // mirrors x in the diagonal where q is odd, and turns it by q/2 quarters
	divide   func(x []C, n int)          // divides each element
	conj     func(z C) C                 // the conjugate
	programs programs
	ends     func(z C) (sum, difference C) // z.Re + z.Im and z.Re - z.Im
}

// kinds has the kind of each type of complex numbers, in the order of the types.
var kinds = [types.Numbers - types.CDF]any{
	newKind[float32, limb.DF, butterfly.CDF]("CDF", programs{
		turned: [9]*simd.Program{&simd.UntangleCDF, &simd.TurnCDF, &simd.TurnedTwoCDF, &simd.TurnedThreeCDF, &simd.TurnedFourCDF, &simd.TurnedFiveCDF, 7: &simd.TurnedSevenCDF, 8: &simd.TurnedEightCDF},
		plain:  [9]*simd.Program{2: &simd.PlainTwoCDF, 3: &simd.PlainThreeCDF, 4: &simd.PlainFourCDF, 5: &simd.PlainFiveCDF, 7: &simd.PlainSevenCDF, 8: &simd.PlainEightCDF},
	}, &simd.F32Unit, limb.QD.DF, limb.NewDF[int64], limb.Unit[float32]),
	newKind[float64, limb.DD, butterfly.CDD]("CDD", programs{
		turned: [9]*simd.Program{&simd.UntangleCDD, &simd.TurnCDD, &simd.TurnedTwoCDD, &simd.TurnedThreeCDD, &simd.TurnedFourCDD, &simd.TurnedFiveCDD, 7: &simd.TurnedSevenCDD, 8: &simd.TurnedEightCDD},
		plain:  [9]*simd.Program{2: &simd.PlainTwoCDD, 3: &simd.PlainThreeCDD, 4: &simd.PlainFourCDD, 5: &simd.PlainFiveCDD, 7: &simd.PlainSevenCDD, 8: &simd.PlainEightCDD},
	}, &simd.F64Unit, limb.QD.Pair, limb.NewDD[int64], limb.Unit[float64]),
	newKind[float32, limb.QF, butterfly.CQF]("CQF", programs{
		turned: [9]*simd.Program{&simd.UntangleCQF, &simd.TurnCQF, &simd.TurnedTwoCQF, &simd.TurnedThreeCQF, &simd.TurnedFourCQF, &simd.TurnedFiveCQF, 7: &simd.TurnedSevenCQF, 8: &simd.TurnedEightCQF},
		plain:  [9]*simd.Program{2: &simd.PlainTwoCQF, 3: &simd.PlainThreeCQF, 4: &simd.PlainFourCQF, 5: &simd.PlainFiveCQF, 7: &simd.PlainSevenCQF, 8: &simd.PlainEightCQF},
	}, &simd.F32UnitQuad, limb.QD.QF, limb.NewQF[int64], limb.UnitQuad[float32]),
	newKind[float64, limb.QD, butterfly.CQD]("CQD", programs{
		turned: [9]*simd.Program{&simd.UntangleCQD, &simd.TurnCQD, &simd.TurnedTwoCQD, &simd.TurnedThreeCQD, &simd.TurnedFourCQD, &simd.TurnedFiveCQD, 7: &simd.TurnedSevenCQD, 8: &simd.TurnedEightCQD},
		plain:  [9]*simd.Program{2: &simd.PlainTwoCQD, 3: &simd.PlainThreeCQD, 4: &simd.PlainFourCQD, 5: &simd.PlainFiveCQD, 7: &simd.PlainSevenCQD, 8: &simd.PlainEightCQD},
	}, &simd.F64UnitQuad, limb.QD.QD, limb.NewQD[int64], limb.UnitQuad[float64]),
}

// kindOf returns the kind of C.
func kindOf[C Complex]() *kind[C] {
	return kinds[typeof.Of[C]()-types.CDF].(*kind[C])
}

func newKind[T limb.Float, R interface {
	Real
	Neg() R
	Add(R) R
	Sub(R) R
}, B passes.Number[B, T], C Complex](name string, compiled programs, unit *simd.Function, nearest func(limb.QD) R, fromInt func(int64) R, root func(j, n int) C) *kind[C] {
	columns := 16
	if name == "CQF" {
		columns = 32 // quads go two vectors at a time
	}
	return &kind[C]{
		name:     name,
		programs: compiled,
		wide:     name == "CQD",
		columns:  columns,
		inGo:     inGo[T, B, C](),
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
