package fft

import (
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft/internal/blocks"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/internal/source/butterfly"
	"github.com/limbfp/limb/vec"
)

// ComplexOf is the type of complex numbers with parts of type R. Go infers R of C, as in
// NewReal[limb.CDD](n).
type ComplexOf[R limb.RealNumber] interface {
	limb.ComplexNumber
	Real() R
}

// A kind is what there is for a type of complex numbers.
type kind[C limb.ComplexNumber] struct {
	name    string                          // in the catalogue
	wide    bool                            // has as many bits as a QD
	columns int                             // that are transformed together at least: the longest vectors, full
	run     func(p pass[C])                 // does a pass
	units   func(dst []C, j, n []int32)     // sets dst[i] to e^(2πi·j[i]/n[i])
	nearest func(re, im limb.QD) C          // rounds
	octants func(x *C, q int)               // mirrors x in the diagonal where q is odd, and turns it by q/2 quarters
	divide  func(x []C, n int)              // divides each element
	conj    func(z C) C                     // the conjugate
	root    func(j, n int) C                // e^(2πij/n)
	steps   func(l *list[C]) func(room []C) // of a list of steps, what does them
	laned   func() bool                     // there are lanes to do so
	ends    func(z C) (sum, difference C)   // z.Re + z.Im and z.Re - z.Im
}

// kinds has the kind of each type of complex numbers, in the order of the types.
var kinds = [types.Numbers - types.CDF]any{
	newKind[limb.DF, butterfly.CDF]("CDF", launchers[butterfly.CDF]{
		turned: [9]launcher[butterfly.CDF]{blocks.UntangleCDF, blocks.TurnCDF, blocks.TurnedTwoCDF, blocks.TurnedThreeCDF, blocks.TurnedFourCDF, blocks.TurnedFiveCDF, 7: blocks.TurnedSevenCDF, 8: blocks.TurnedEightCDF},
		plain:  [9]launcher[butterfly.CDF]{2: blocks.PlainTwoCDF, 3: blocks.PlainThreeCDF, 4: blocks.PlainFourCDF, 5: blocks.PlainFiveCDF, 7: blocks.PlainSevenCDF, 8: blocks.PlainEightCDF},
	}, blocks.PairStepsF32, &simd.F32RootOfUnity, limb.QD.DF, limb.NewDF[int64], limb.RootOfUnity[float32]),
	newKind[limb.DD, butterfly.CDD]("CDD", launchers[butterfly.CDD]{
		turned: [9]launcher[butterfly.CDD]{blocks.UntangleCDD, blocks.TurnCDD, blocks.TurnedTwoCDD, blocks.TurnedThreeCDD, blocks.TurnedFourCDD, blocks.TurnedFiveCDD, 7: blocks.TurnedSevenCDD, 8: blocks.TurnedEightCDD},
		plain:  [9]launcher[butterfly.CDD]{2: blocks.PlainTwoCDD, 3: blocks.PlainThreeCDD, 4: blocks.PlainFourCDD, 5: blocks.PlainFiveCDD, 7: blocks.PlainSevenCDD, 8: blocks.PlainEightCDD},
	}, blocks.PairStepsF64, &simd.F64RootOfUnity, limb.QD.Pair, limb.NewDD[int64], limb.RootOfUnity[float64]),
	newKind[limb.QF, butterfly.CQF]("CQF", launchers[butterfly.CQF]{
		turned: [9]launcher[butterfly.CQF]{blocks.UntangleCQF, blocks.TurnCQF, blocks.TurnedTwoCQF, blocks.TurnedThreeCQF, blocks.TurnedFourCQF, blocks.TurnedFiveCQF, 7: blocks.TurnedSevenCQF, 8: blocks.TurnedEightCQF},
		plain:  [9]launcher[butterfly.CQF]{2: blocks.PlainTwoCQF, 3: blocks.PlainThreeCQF, 4: blocks.PlainFourCQF, 5: blocks.PlainFiveCQF, 7: blocks.PlainSevenCQF, 8: blocks.PlainEightCQF},
	}, blocks.QuadStepsF32, &simd.F32RootOfUnityQuad, limb.QD.QF, limb.NewQF[int64], limb.RootOfUnityQuad[float32]),
	newKind[limb.QD, butterfly.CQD]("CQD", launchers[butterfly.CQD]{
		turned: [9]launcher[butterfly.CQD]{blocks.UntangleCQD, blocks.TurnCQD, blocks.TurnedTwoCQD, blocks.TurnedThreeCQD, blocks.TurnedFourCQD, blocks.TurnedFiveCQD, 7: blocks.TurnedSevenCQD, 8: blocks.TurnedEightCQD},
		plain:  [9]launcher[butterfly.CQD]{2: blocks.PlainTwoCQD, 3: blocks.PlainThreeCQD, 4: blocks.PlainFourCQD, 5: blocks.PlainFiveCQD, 7: blocks.PlainSevenCQD, 8: blocks.PlainEightCQD},
	}, blocks.QuadStepsF64, &simd.F64RootOfUnityQuad, limb.QD.QD, limb.NewQD[int64], limb.RootOfUnityQuad[float64]),
	newKind[limb.TF, butterfly.CTF]("CTF", launchers[butterfly.CTF]{
		turned: [9]launcher[butterfly.CTF]{blocks.UntangleCTF, blocks.TurnCTF, blocks.TurnedTwoCTF, blocks.TurnedThreeCTF, blocks.TurnedFourCTF, blocks.TurnedFiveCTF, 7: blocks.TurnedSevenCTF, 8: blocks.TurnedEightCTF},
		plain:  [9]launcher[butterfly.CTF]{2: blocks.PlainTwoCTF, 3: blocks.PlainThreeCTF, 4: blocks.PlainFourCTF, 5: blocks.PlainFiveCTF, 7: blocks.PlainSevenCTF, 8: blocks.PlainEightCTF},
	}, blocks.TripleStepsF32, &simd.F32RootOfUnityTriple, limb.QD.TF, limb.NewTF[int64], limb.RootOfUnityTriple[float32]),
	newKind[limb.TD, butterfly.CTD]("CTD", launchers[butterfly.CTD]{
		turned: [9]launcher[butterfly.CTD]{blocks.UntangleCTD, blocks.TurnCTD, blocks.TurnedTwoCTD, blocks.TurnedThreeCTD, blocks.TurnedFourCTD, blocks.TurnedFiveCTD, 7: blocks.TurnedSevenCTD, 8: blocks.TurnedEightCTD},
		plain:  [9]launcher[butterfly.CTD]{2: blocks.PlainTwoCTD, 3: blocks.PlainThreeCTD, 4: blocks.PlainFourCTD, 5: blocks.PlainFiveCTD, 7: blocks.PlainSevenCTD, 8: blocks.PlainEightCTD},
	}, blocks.TripleStepsF64, &simd.F64RootOfUnityTriple, limb.QD.TD, limb.NewTD[int64], limb.RootOfUnityTriple[float64]),
}

// kindOf returns the kind of C.
func kindOf[C limb.ComplexNumber]() *kind[C] {
	return kinds[typeof.Of[C]()-types.CDF].(*kind[C])
}

func newKind[R interface {
	limb.RealNumber
	Neg() R
	Add(R) R
	Sub(R) R
}, B any, C limb.ComplexNumber, T limb.Float](name string, compiled launchers[B], steps stepper[B, R, T], unit *simd.Function, nearest func(limb.QD) R, fromInt func(int64) R, root func(j, n int) C) *kind[C] {
	columns := 16
	if name == "CQF" {
		columns = 32 // quads go two vectors at a time
	}
	return &kind[C]{
		name:    name,
		wide:    name == "CQD",
		columns: columns,
		run:     func(p pass[C]) { compiled.run((*pass[B])(unsafe.Pointer(&p))) },
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
		root:  root,
		laned: func() bool { return steps.Has(simd.Current()) },
		steps: func(l *list[C]) func(room []C) {
			p := blocks.Steps[B, R, T]{List: l.steps, W: as[B](l.turns), Sign: l.sign, Steps: len(l.steps) / blocks.Words}
			for i, x := range l.x {
				p.X, p.Y, p.S = append(p.X, x.at), append(p.Y, l.y[i].at), append(p.S, 1)
				if l.y[i].minus {
					p.S[i] = -1
				}
			}
			lanes := 0
			for k := 1; k < len(l.steps); k += blocks.Words {
				lanes += blocks.Lanes * int(l.steps[k])
			}
			return func(room []C) {
				q := p
				q.Room, q.Whole = unsafe.Slice((*R)(unsafe.Pointer(unsafe.SliceData(room))), 2*len(room)), as[B](room)
				steps.Part(simd.Current(), 0, 1, lanes, q)
			}
		},
		ends: func(z C) (sum, difference C) {
			p := parts[R](&z)
			parts[R](&sum)[0] = p[0].Add(p[1])
			parts[R](&difference)[0] = p[0].Sub(p[1])
			return sum, difference
		},
	}
}

// as returns the numbers of x as those of package butterfly.
func as[B any, C limb.ComplexNumber](x []C) []B {
	return unsafe.Slice((*B)(unsafe.Pointer(unsafe.SliceData(x))), len(x))
}

// parts returns the parts of a complex number.
func parts[R limb.RealNumber, C limb.ComplexNumber](z *C) *[2]R { return (*[2]R)(unsafe.Pointer(z)) }

// cacheBytes is what the cache next to the core has room for, beside tables and results.
// Tests change it.
var cacheBytes = 8 << 10

// width returns how many columns of that many rows make a block: as many as stay in
// the cache next to the core, and where that is few as many as fill the longest vectors.
func (k *kind[C]) width(rows int) int {
	var x C
	return max(1, cacheBytes/(rows*int(unsafe.Sizeof(x)))/k.columns) * k.columns
}
