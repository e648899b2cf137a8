// Package vec computes with slices of limb's numbers, at the speed of the
// machine: on amd64 in AVX-512 or AVX2, on arm64 in NEON, and elsewhere in plain Go, with
// the same bits.
//
//	vec.Mul(z, x, y)      // z[i] = x[i]·y[i]
//	vec.Exp(z, z)         // in place
//	s := vec.Dot(x, y)    // Σ x[i]·y[i]
//	s = vec.SumOf[limb.DD](a) // Σ a[i] of a []float64 or []float32
//
// # Slices
//
// Results come first. A slice of results may be that of an operand exactly, or
// lie apart from all of them: where the two overlap in part, and where lengths
// differ, an operation panics before it has written anything. Two slices of
// results lie apart.
//
// A number lies in memory as its struct does, limb after limb; the kernels
// separate the limbs of a vector of numbers as they load it.
//
//	[]limb.DD   Hi Lo | Hi Lo | Hi Lo | Hi Lo      in memory
//	            Hi Hi Hi Hi    Lo Lo Lo Lo         in registers
//
// # Functions
//
// A function of package limb has its name here, and gives the bits that it gives
// there for each element: vec.Exp(z, x) is z[i] = x[i].Exp(), and vec.Max(z, x, y) is
// z[i] = x[i].Max(y[i]). Its error, domain and special values are those of the method,
// which stand at [limb.Pair], [limb.Quad], [limb.ComplexPair] and [limb.ComplexQuad].
//
// Code that runs in all types, over [limb.Real] or [limb.RealOf], calls these functions with its
// type parameter. Where it is F32 or F64 the bits are those of their methods too.
//
//	func softplus[N limb.Real[N]](z, x []N) { vec.Exp(z, x); vec.Log1p(z, z) }
//
// What has another name is of slices:
//
//	one number for all elements   AddScalar SubScalar Scale DivScalar Axpy
//	  that is a machine number    AddFloatScalar SubFloatScalar ScaleFloat DivFloatScalar
//	  that is compared            LessScalar GreaterScalar EqualScalar
//	a number of a whole slice     Sum Dot DotConj Norm2 Largest Smallest ArgMax ArgMin
//	  of machine numbers          SumOf DotOf NormOf
//	  rounded once, of either     ExactSum ExactDot ExactNorm2
//	  as another type             ExactSumOf ExactDotOf
//	  in parts, of either         Accumulator Accumulate AccumulateDot Total SqrtTotal
//	polynomials                   Horner
//	a slice of a whole slice      CumSum Sort
//	a slice of few numbers        Fill Linspace Select
//	another type                  Convert Float32 Float64 FromFloat32 FromFloat64
//	  of 16 bits                  ToShort FromShort
//	complex numbers               Real Imag Complex
//
// Functions of package limb of machine numbers, float32 and float64, are here by their names too:
// [AddDown] and its kin, which round down, up and to zero, and conversions such as [Int32Up].
//
// A name that ends in Scalar is the function whose name stands before that, with one
// number as the last operand: AddFloatScalar(z, x, 2) is AddFloat with a slice of twos.
// Scale is Mul with one number, and ScaleFloat MulFloat. The machine number is a float64
// for all types, so that a constant needs no conversion. Where the limbs are float32 and
// it is none, it becomes a number as by [limb.From], and is not rounded to a float32. A
// constant 0.1 has the 16 digits of a float64; AddScalar and Scale take
// limb.MustParse[limb.DD]("0.1").
//
// # Complex numbers
//
// Arithmetic, Exp, Log, Pow, Sqrt, sums and scaling take slices of complex numbers too,
// [Abs], [Phase], [Real] and [Imag] give the slices of real numbers that go with them, and
// [Complex] joins two. Package fft has its results in such slices:
//
//	vec.Mul(x, x, y)              // spectra: a convolution
//	vec.ScaleFloat(x, x, 1.0/64)
//	vec.Abs(r, x)
//
// # Reductions
//
// Sums are made in one order, which depends on the length alone: not on the
// processor, nor on the number of threads. Each block of 4096 elements is halved,
// again and again, by adding its upper part to its lower; then the sums of the
// blocks are reduced in the same way, as a slice of their own. The upper part
// begins at the largest power of two below the length:
//
//	length 6   x0    x1    x2   x3  ║  x4   x5
//	       4   x0+x4 x1+x5 ║ x2  x3
//	       2   (x0+x4)+x2 ║ (x1+x5)+x3
//	       1   ((x0+x4)+x2) + ((x1+x5)+x3)
//
// So an element goes through at most 12 additions for each factor of 4096 in the
// length, and errors stay small. All reductions take this order. [SumOf] and [DotOf] make
// pairs of eight machine numbers before.
//
// Exact sums need no order: [ExactSum], [ExactDot] and [ExactNorm2] give the sum itself, rounded
// once, and an [Accumulator] has one that is not rounded yet, for parts that are added in
// different places. Take these where data come in another order, or cut in another way, and the
// result must be the same; for long slices of float64, DD and QD they take less time than Sum.
// Sum and Dot are quicker for short slices, DF and products.
//
// # What runs where
//
// [Level] returns what the processor and its system allow: "avx512", "avx2" or
// "go". [LevelOf] tells where one function runs, and [Functions] lists them.
// Arithmetic, functions and conversions have kernels on each level. In Go run [CumSum],
// [Fill], [Sort], and remainders of small quotients: their comments say so; [AddFloat], [SubFloat]
// and [DivFloat] of complex numbers; and all of [limb.F32] and [limb.F64]. The environment variable LIMB_SIMD lowers the
// level, and the build tag purego leaves the kernels out.
//
// # Threads
//
// Long slices are computed on several cores, up to GOMAXPROCS or what
// [SetThreads] says: above 65536 elements in the simplest arithmetic, some ten
// thousands of pairs or thousands of quads in elementary functions, 2048 pairs or 1024
// quads in remainders: where the work is some hundred microseconds.
// Work goes through the kernels in pieces of some microseconds, so that neither the
// garbage collector nor the scheduler is held up.
package vec
