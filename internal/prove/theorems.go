package prove

import (
	"fmt"
	"math"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Theorems of the papers
//
// Sterbenz's lemma ([DGD06] Theorem 1), the theorem of the split (3), and that of the product by
// halves (4): what limb's functions use in their steps. The library has the split alone. Its
// TwoProd has another form where a fused multiply-add is.

// theorems are the functions that the library has not, by their promises.
var theorems = map[string]string{
	"Sterbenz": `f32_Sterbenz(a f32, b f32) (d f32)
  %2 = sub f32 %0.a %1.b
  return %2`,
	"Mul12": `f32_Mul12(a f32, b f32) (p f32, e f32)
  %2 = mul f32 %0.a %1.b
  %3 = splitter f32
  %4 = mul f32 %3 %0.a
  %5 = sub f32 %4 %0.a
  %6 = sub f32 %4 %5
  %7 = sub f32 %0.a %6
  %8 = mul f32 %3 %1.b
  %9 = sub f32 %8 %1.b
  %10 = sub f32 %8 %9
  %11 = sub f32 %1.b %10
  %12 = mul f32 %6 %10
  %13 = sub f32 %2 %12
  %14 = mul f32 %7 %10
  %15 = sub f32 %13 %14
  %16 = mul f32 %6 %11
  %17 = sub f32 %15 %16
  %18 = mul f32 %7 %11
  %19 = sub f32 %18 %17
  return %2 %19`,
}

// theorem reads a function. What is wrong with it is wrong with this program, and panics.
func theorem(text string) *ir.Func {
	p, err := ir.Parse(text)
	if err != nil {
		panic(err)
	}
	f := p.Funcs[0]
	f.Doc = "Error: exact."
	return f
}

// halves is that the results are not the halves of x0, which is in [1, 2): of p-s bits the
// upper one, a multiple of 2^s units in the last place of x0 and at most 2, and of s-1 bits
// the lower one, at most 2^(s-1) of these units. s is ⌈p/2⌉.
func (w *writer) halves(width int) string {
	s, unit := (w.f.Prec+1)/2, scale(w.f)-(w.f.Prec-1)
	return fmt.Sprintf("(not (and (= ((_ extract %d 0) (fix r0)) (_ bv0 %d)) (bvule (abs (fix r0)) (_ bv%d %d)) (bvule (abs (fix r1)) (_ bv%d %d)) (bvule (abs (fix r1)) (abs (fix r0)))))",
		unit+s-1, unit+s, uint64(1)<<(scale(w.f)+1), width, uint64(1)<<(unit+s-1), width)
}

// halves says the same of results.
func halves(f fp.Format, results []float64) bool {
	s := (f.Prec + 1) / 2
	hi, lo := math.Abs(results[0]), math.Abs(results[1])
	return math.Mod(hi, math.Ldexp(1, s+1-f.Prec)) == 0 && hi <= 2 && lo <= math.Ldexp(1, s-f.Prec) && lo <= hi
}
