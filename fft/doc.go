// Package fft has discrete Fourier transforms of the complex and real numbers of
// package limb: of pairs, which have two limbs, and of quads, which have four.
//
// A plan is made once for a length and a type, and then transforms any number of
// slices of that length, also from several goroutines at once:
//
//	p, err := fft.New[limb.CDD](1000)
//	p.Forward(y, x)
//
// Forward computes X_k = Σ x_j·e^(-2πijk/n), and Inverse the same sum with +2πi.
// Neither divides by n: Inverse after Forward gives n·x, as in gonum and FFTW.
//
// [Plan] transforms complex numbers, [RealPlan] real ones; [Grid] and [RealGrid]
// transform arrays of several dimensions. Slices of lengths that do not suit the plan
// panic, and so does the zero value of any of these types.
//
// What is multiplied by a window first does not leak from one line of a spectrum into the others:
//
//	fft.PeriodicWindow(w, fft.Hann()) // or Hamming, Blackman, FlatTop, Kaiser(β)
//	vec.Mul(x, x, w)
//	p.Forward(y, x)
//
// Any length will do. Those whose prime factors are 2, 3, 5 and 7 are the quick ones;
// [Length] finds the next. Others go through a convolution of twice the length
// (Bluestein), and take about five times as long.
//
// # Errors
//
// The error of a transform of random numbers, ‖X̂ - X‖₂/‖X‖₂, is below
// u²·√log₂n for pairs and u⁴·√log₂n for quads, where u is 2^-24 for limbs of float32
// and 2^-53 for limbs of float64; fft/testdata/errors.txt in the repository has what was
// measured. For lengths with a prime factor above 7 it is up to four times that. The
// error of one X_k is small beside the largest of them, and not beside itself.
// An infinity or NaN makes all results that it goes into NaN or infinite, of transforms,
// grids and convolutions alike, but no more is sure of them: +Inf, 1, 2 do not have the
// sum +Inf as X_0. The sign of a zero is not kept.
//
// # Bits
//
// A plan gives the same bits in AVX-512, AVX2 and plain Go, on every processor and
// device, and for every number of threads. Other lengths, other shapes and the option
// [Direct] are other sums, with other rounding errors.
//
// # Memory
//
// For a power of two a plan holds half as much as a slice of its length. While it runs
// it needs some memory for each core, from length 2^16 on at most half as much as the
// slice, and as much as the slice where dst is src: with the slice itself all in all
// three times the numbers. It keeps this for the next time. Long transforms are spread
// over the cores as in package vec; vec.SetThreads says how many.
package fft
