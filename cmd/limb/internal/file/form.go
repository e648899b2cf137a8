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
// numbers of its dtype; of 2 or 4 limbs, they have one more axis, the last.
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
// complex. A number of the same form keeps its limbs. Infinities and NaN stay what they are; a finite number
// that is beyond the range of N, and limbs that are those of no number, are an
// error.
func Numbers[N any](a *Array, to Form) ([]N, error) {
	out := make([]N, a.Len())
	var err error
	if to.Bits == 32 {
		err = convert(View[float32](out), to, a.Limbs, a.Form, &a.Rounded)
	} else {
		err = convert(View[float64](out), to, a.Limbs, a.Form, &a.Rounded)
	}
	return out, a.locate(err)
}

// FromNumbers returns numbers, which are of the form from, as an array of the form
// to, rounded as by [Numbers].
func FromNumbers[N any](numbers []N, from, to Form, shape []int) (*Array, error) {
	a := &Array{Form: to, Shape: shape, Limbs: make([]float64, len(numbers)*to.floats())}
	var err error
	if from.Bits == 32 {
		err = convert(a.Limbs, to, View[float32](numbers), from, &a.Rounded)
	} else {
		err = convert(a.Limbs, to, View[float64](numbers), from, &a.Rounded)
	}
	return a, a.locate(err)
}

// View returns the memory of numbers as the T that they are made of, and of nothing
// else: limbs, or the parts of complex ones.
func View[T, N any](numbers []N) []T {
	n := int(unsafe.Sizeof(*new(N)) / unsafe.Sizeof(*new(T)))
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(numbers))), n*len(numbers))
}

// A numberError is an error in a number of an array.
type numberError struct {
	index int
	what  string
}

func (e numberError) Error() string { return fmt.Sprintf("number %d %s", e.index, e.what) }

// locate says where in a the number is.
func (a *Array) locate(err error) error {
	e, ok := err.(numberError)
	if !ok {
		return err
	}
	return fmt.Errorf("number %s %s", a.place(e.index), e.what)
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
// otherwise through QD, in which all forms are exact. It adds to rounded how many
// numbers, or parts of complex ones, have changed.
func convert[D, S limb.Float](dst []D, to Form, src []S, from Form, rounded *int) error {
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
				return numberError{i, fmt.Sprintf("has the limbs %v, which are no %s: each must be at most half an ulp of the one before", s, from.Of(false).Name)}
			case !keep:
				exact := number(x, from)
				y := round(exact, to)
				if !finite(y[0]) {
					return numberError{i, fmt.Sprintf("is about %.4g, beyond the range of %s", x[0], to.Name)}
				}
				if x = y; !number(x, to).Equal(exact) {
					*rounded++
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
	switch {
	case sums:
		return true
	case f.Limbs == 2 && f.Bits == 64:
		return dd(x).IsNormalized()
	case f.Limbs == 2:
		return df(x).IsNormalized()
	case f.Bits == 64:
		return qd(x).IsNormalized()
	default:
		return qf(x).IsNormalized()
	}
}

func df(x [4]float64) limb.DF { return limb.DF{Hi: float32(x[0]), Lo: float32(x[1])} }
func dd(x [4]float64) limb.DD { return limb.DD{Hi: x[0], Lo: x[1]} }
func qd(x [4]float64) limb.QD { return limb.QD{X0: x[0], X1: x[1], X2: x[2], X3: x[3]} }
func qf(x [4]float64) limb.QF {
	return limb.QF{X0: float32(x[0]), X1: float32(x[1]), X2: float32(x[2]), X3: float32(x[3])}
}

// number returns the number of the form f with the limbs x.
func number(x [4]float64, f Form) limb.QD {
	switch {
	case f.Limbs == 2 && f.Bits == 32:
		return df(x).QD()
	case f.Limbs == 4 && f.Bits == 32:
		return qf(x).QD()
	default:
		return qd(x)
	}
}

// round returns the limbs of x, rounded to the form to.
func round(x limb.QD, to Form) [4]float64 {
	switch {
	case to.Limbs == 4 && to.Bits == 64:
		return [4]float64{x.X0, x.X1, x.X2, x.X3}
	case to.Limbs == 4:
		return quad(x.QF())
	case to.Limbs == 2 && to.Bits == 64:
		return pair(x.DD())
	case to.Limbs == 2:
		return pair(x.DF())
	case to.Bits == 64:
		return [4]float64{x.Float64()}
	default:
		return [4]float64{float64(x.Float32())}
	}
}

func pair[T limb.Float](x limb.Pair[T]) [4]float64 {
	return [4]float64{float64(x.Hi), float64(x.Lo)}
}

func quad[T limb.Float](x limb.Quad[T]) [4]float64 {
	return [4]float64{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)}
}

// text appends the number with these limbs as strconv does: with -1 digits the shortest
// decimal that is read as it.
func (f Form) text(buf []byte, limbs []float64, verb byte, digits int) []byte {
	var x [4]float64
	copy(x[:], limbs)
	switch {
	case f.Limbs == 1:
		return strconv.AppendFloat(buf, x[0], verb, digits, f.Bits)
	case f.Limbs == 2 && f.Bits == 64:
		return dd(x).Append(buf, verb, digits)
	case f.Limbs == 2:
		return df(x).Append(buf, verb, digits)
	case f.Bits == 64:
		return qd(x).Append(buf, verb, digits)
	default:
		return qf(x).Append(buf, verb, digits)
	}
}

// least returns the exponent of the least number of a limb, and the bits of a number.
func (f Form) least() (least, bits int) {
	if f.Bits == 64 {
		return -1074, 53 * f.Limbs
	}
	return -149, 24 * f.Limbs
}

// small reports whether x is 0, or so small that its last bits are below the least number.
func (f Form) small(x [4]float64) bool {
	least, bits := f.least()
	return x[0] == 0 || finite(x[0]) && math.Ilogb(x[0]) < least+bits
}

// keeps reports whether x, the limbs that s was read as, have all of its digits: with
// as many, x is written as s, or it is where it is written as briefly as it can be.
func (f Form) keeps(s string, x [4]float64) bool {
	digits, decimal := significand(s)
	least, bits := f.least()
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

// parse returns the limbs of the number that s stands for.
func (f Form) parse(s string) (x [4]float64, err error) {
	switch {
	case f.Limbs == 1:
		x[0], err = strconv.ParseFloat(s, f.Bits)
		return x, err
	case f.Limbs == 2 && f.Bits == 64:
		z, err := limb.ParseAs[limb.DD](s)
		return pair(z), err
	case f.Limbs == 2:
		z, err := limb.ParseAs[limb.DF](s)
		return pair(z), err
	case f.Bits == 64:
		z, err := limb.ParseAs[limb.QD](s)
		return quad(z), err
	default:
		z, err := limb.ParseAs[limb.QF](s)
		return quad(z), err
	}
}
