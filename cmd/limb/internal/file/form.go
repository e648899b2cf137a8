package file

import (
	"fmt"
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/types"
)

// A Form is what the numbers of a file are. In a .npy file they are machine
// numbers of its dtype; of 2, 3 or 4 limbs, they have one more axis, the last.
type Form struct {
	Name    string
	Dtype   string // of the limbs, without their byte order
	Bits    int    // of a limb, or of one of its parts
	Limbs   int    // of a number, or of one of its parts
	Complex bool
}

// Forms are all there are: those of machine numbers, then those of the types.
var Forms = forms()

func forms() []Form {
	list := []Form{
		{"float32", "f4", 32, 1, false},
		{"float64", "f8", 64, 1, false},
		{"complex64", "c8", 32, 1, true},
		{"complex128", "c16", 64, 1, true},
	}
	for t := range types.Numbers {
		i := 0 // of the limbs' form
		if t.Complex() {
			i += 2
		}
		if t.Size() == 8 {
			i++
		}
		list = append(list, Form{t.String(), list[i].Dtype, list[i].Bits, t.Limbs(), t.Complex()})
	}
	return list
}

// Lookup returns the form of this name, in upper or lower case.
func Lookup(name string) (Form, error) {
	var names []string
	for _, f := range Forms {
		if strings.EqualFold(f.Name, name) {
			return f, nil
		}
		names = append(names, f.Name)
	}
	return Form{}, fmt.Errorf("unknown form of numbers %q: there are %s", name, strings.Join(names, ", "))
}

// Of returns the form of numbers whose parts are those of f: DD for CDD, and CDD
// for DD.
func (f Form) Of(complex bool) Form {
	return form(f.Bits, f.Limbs, complex)
}

func form(bits, limbs int, complex bool) Form {
	i := slices.IndexFunc(Forms, func(f Form) bool { return f.Bits == bits && f.Limbs == limbs && f.Complex == complex })
	return Forms[i]
}

func (f Form) parts() int {
	if f.Complex {
		return 2
	}
	return 1
}

// floats returns how many machine numbers a number has.
func (f Form) floats() int { return f.Limbs * f.parts() }

// Len returns the number of numbers.
func (a *Array) Len() int { return len(a.Limbs) / a.Form.floats() }

// Numbers returns the numbers of a as those of the form to, which is N, rounded
// to nearest where it has fewer bits, which a.Rounded counts; real ones may become
// complex. A number of the same form keeps its limbs, and may keep their memory.
// Infinities and NaN stay what they are; a finite number that is beyond the range
// of N, and limbs that are those of no number, are an error.
func Numbers[N any](a *Array, to Form) ([]N, error) {
	switch {
	case to == a.Form && to.Bits == 64: // the memory of N is that of its limbs
		return View[N](a.Limbs), convert(a.Limbs, to, a.Limbs, a.Form, a)
	case to.Bits == 32:
		out := make([]N, a.Len())
		return out, convert(View[float32](out), to, a.Limbs, a.Form, a)
	}
	out := make([]N, a.Len())
	return out, convert(View[float64](out), to, a.Limbs, a.Form, a)
}

// FromNumbers returns numbers, which are of the form from, as an array of the form
// to, rounded as by [Numbers], whose memory may be theirs.
func FromNumbers[N any](numbers []N, from, to Form, shape []int) (*Array, error) {
	a := &Array{Form: to, Shape: shape}
	if to == from && to.Bits == 64 {
		a.Limbs = View[float64](numbers)
		return a, convert(a.Limbs, to, a.Limbs, from, a)
	}
	a.Limbs = make([]float64, len(numbers)*to.floats())
	if from.Bits == 32 {
		return a, convert(a.Limbs, to, View[float32](numbers), from, a)
	}
	return a, convert(a.Limbs, to, View[float64](numbers), from, a)
}

// View returns the memory of numbers as the T that they are made of, and of nothing
// else: limbs, or the parts of complex ones; or that of limbs as numbers T.
func View[T, N any](numbers []N) []T {
	size := len(numbers) * int(unsafe.Sizeof(*new(N)))
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(numbers))), size/int(unsafe.Sizeof(*new(T))))
}

// place returns the index of a number along each axis, as [1, 0].
func (a *Array) place(i int) string {
	if a.At != nil {
		i = a.At[i]
	}
	index := make([]string, len(a.Shape))
	for k := len(index) - 1; k >= 0; k-- {
		index[k] = fmt.Sprint(i % a.Shape[k])
		i /= a.Shape[k]
	}
	return "[" + strings.Join(index, ", ") + "]"
}

// NotFinite returns the place of the first number that is infinite or NaN, or "".
func (a *Array) NotFinite() string {
	for i := 0; i < len(a.Limbs); i += a.Form.Limbs {
		if !finite(a.Limbs[i]) {
			return a.place(i / a.Form.floats())
		}
	}
	return ""
}

// convert converts numbers: by their limbs where these are those of the form to, and
// otherwise through QD, in which all forms are exact. It adds to a how many numbers, or
// parts of complex ones, have changed. Where the forms are one, dst may be src.
func convert[D, S limb.Float](dst []D, to Form, src []S, from Form, a *Array) error {
	keep := from.Limbs <= to.Limbs && from.Bits == to.Bits || from.Limbs == 1 && from.Bits < to.Bits
	for i := range len(src) / from.floats() {
		for part := range to.parts() {
			d := dst[(i*to.parts()+part)*to.Limbs:][:to.Limbs]
			if part == from.parts() { // the imaginary part of a real number
				clear(d)
				continue
			}
			s := src[(i*from.parts()+part)*from.Limbs:][:from.Limbs]
			var x [4]float64
			for k, v := range s {
				x[k] = float64(v)
			}
			switch {
			case !finite(x[0]):
				x = [4]float64{x[0]}
			case !normalized(x, from):
				return fmt.Errorf("number %s has the limbs %v, which are no %s: each must be at most half an ulp of the one before", a.place(i), s, from.Of(false).Name)
			case !keep:
				exact := from.reals().exact(x)
				y := to.reals().round(exact)
				if !finite(y[0]) {
					return fmt.Errorf("number %s is about %.4g, beyond the range of %s", a.place(i), x[0], to.Name)
				}
				if x = y; !to.reals().exact(x).Equal(exact) {
					to.count(exact.X0, a)
				}
			}
			for k := range d {
				d[k] = D(x[k])
			}
		}
	}
	return nil
}

func finite(v float64) bool { return v-v == 0 }

// normalized reports whether x are the limbs of a number of the form f.
func normalized(x [4]float64, f Form) bool {
	sums := true // nearly always, each limb is what it and the next add up to
	for k := range f.Limbs - 1 {
		if f.Bits == 64 {
			sums = sums && x[k]+x[k+1] == x[k]
		} else {
			sums = sums && float32(x[k])+float32(x[k+1]) == float32(x[k])
		}
	}
	return sums || f.reals().normalized(x)
}

// reals are what the real numbers of a form do, whose limbs are x.
type reals struct {
	exact      func(x [4]float64) limb.QD // the number
	round      func(y limb.QD) [4]float64 // y, rounded to the form
	normalized func(x [4]float64) bool    // whether it is that of a number
	parse      func(s string) ([4]float64, error)
	text       func(buf []byte, x [4]float64, verb byte, digits int) []byte // appended as by strconv
}

func realsOf[N limb.Real[N], T limb.Float]() reals {
	number := func(x [4]float64) (y N) {
		for k, limbs := 0, View[T](unsafe.Slice(&y, 1)); k < len(limbs); k++ {
			limbs[k] = T(x[k])
		}
		return y
	}
	limbs := func(y N) (x [4]float64) {
		for k, v := range View[T](unsafe.Slice(&y, 1)) {
			x[k] = float64(v)
		}
		return x
	}
	return reals{
		exact: func(x [4]float64) limb.QD { return number(x).QD() },
		round: func(y limb.QD) [4]float64 { return limbs(limb.Convert[N](y)) },
		normalized: func(x [4]float64) bool {
			y, several := any(number(x)).(interface{ IsNormalized() bool })
			return !several || y.IsNormalized()
		},
		parse: func(s string) ([4]float64, error) {
			y, err := limb.ParseAs[N](s)
			return limbs(y), err
		},
		text: func(buf []byte, x [4]float64, verb byte, digits int) []byte {
			return number(x).Append(buf, verb, digits)
		},
	}
}

// allReals are those of each number of limbs, of both widths.
var allReals = [...][2]reals{
	1: {realsOf[limb.F32, float32](), realsOf[limb.F64, float64]()}, 2: {realsOf[limb.DF, float32](), realsOf[limb.DD, float64]()},
	3: {realsOf[limb.TF, float32](), realsOf[limb.TD, float64]()}, 4: {realsOf[limb.QF, float32](), realsOf[limb.QD, float64]()},
}

func (f Form) reals() *reals { return &allReals[f.Limbs][f.Bits/64] }

// text appends the number with these limbs as strconv does: with -1 digits the shortest
// decimal that is read as it.
func (f Form) text(buf []byte, limbs []float64, verb byte, digits int) []byte {
	var x [4]float64
	copy(x[:], limbs)
	return f.reals().text(buf, x, verb, digits)
}

// count counts a number, about v, that does not keep its digits.
func (f Form) count(v float64, a *Array) {
	if bits, least := f.precision(); v == 0 || math.Ilogb(v) < least+bits {
		a.Small++
	} else {
		a.Rounded++
	}
}

// lost counts x in a where it does not have all digits of s, which it was read from, and says where it is not s.
func (f Form) lost(s string, x [4]float64, a *Array) {
	if !f.keeps(s, x) {
		f.count(x[0], a)
	}
	a.Inexact = a.Inexact || finite(x[0]) && !f.exact(s, x)
}

// precision returns the bits of a number, and the exponent of its smallest limb.
func (f Form) precision() (bits, least int) {
	if f.Bits == 64 {
		return 53 * f.Limbs, -1074
	}
	return 24 * f.Limbs, -149
}

// keeps reports whether x, the limbs that s was read as, have all of its digits: with
// as many, x is written as s, or it is where it is written as briefly as it can be.
func (f Form) keeps(s string, x [4]float64) bool {
	digits, decimal := significand(s)
	bits, least := f.precision()
	switch {
	case !finite(x[0]) || digits == "" && x[0] == 0:
		return true
	case x[0] == 0:
		return false // too small
	case decimal && len(digits) <= (bits-1)*30102/100000 && math.Ilogb(x[0]) >= least+bits:
		return true // 10^15 < 2^52, and so on
	case decimal:
		for _, n := range []int{len(digits) - 1, -1} {
			if have, _ := significand(string(f.text(nil, x[:f.Limbs], 'e', n))); have == digits {
				return true
			}
		}
		return false
	}
	return f.exact(s, x)
}

// exact reports whether the sum of limbs is the number of the text s.
func (f Form) exact(s string, x [4]float64) bool {
	digits, _ := significand(s)
	if digits == "" || x[0] == 0 {
		return digits == ""
	}
	exact, ok := new(big.Rat).SetString(s)
	if !ok {
		return false
	}
	for _, v := range x[:f.Limbs] {
		exact.Sub(exact, new(big.Rat).SetFloat64(v))
	}
	return exact.Sign() == 0
}

// significand returns the digits of a number, without zeros at either end, and
// reports whether they are decimal.
func significand(s string) (digits string, decimal bool) {
	s = strings.ToLower(strings.TrimLeft(s, "+-"))
	exponent := "e"
	if decimal = !strings.HasPrefix(s, "0x"); !decimal {
		s, exponent = s[2:], "p"
	}
	s, _, _ = strings.Cut(s, exponent)
	return strings.Trim(strings.Replace(s, ".", "", 1), "0"), decimal
}

// errRange is the error of a number beyond the range of its form.
var errRange = strconv.ErrRange

// decimal returns s with an e in the place of the d or q that Fortran writes before an exponent:
// 1.0D+02.
func decimal(s string) string {
	k := strings.IndexAny(s, "dDqQ")
	if k < 1 || k+1 == len(s) || strings.IndexByte(".0123456789", s[k-1]) < 0 || strings.IndexByte("+-0123456789", s[k+1]) < 0 || strings.ContainsAny(s, "xX") {
		return s
	}
	return s[:k] + "e" + s[k+1:]
}

// parse returns the limbs of the number that s stands for.
func (f Form) parse(s string) (x [4]float64, err error) {
	if f.Limbs == 1 { // in less time
		x[0], err = strconv.ParseFloat(s, f.Bits)
		return x, err
	}
	return f.reals().parse(s)
}
