package calls

import (
	"context"
	"slices"
	"strings"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/mat/matdevice"
	"github.com/limbfp/limb/vec"
)

// A kit is what a type of numbers can do. Pointers are to elements that lie together.
type kit struct {
	functions, reductions func() []form

	parse  func(dst unsafe.Pointer, text string) error
	append func(buf []byte, x unsafe.Pointer, verb byte, digits int) []byte

	// Of real types.
	convert       func(m *converters)
	accumulate    func(a *vec.Accumulator, n int, x unsafe.Pointer)
	accumulateDot func(a *vec.Accumulator, n int, x, y unsafe.Pointer)
	total         func(a *vec.Accumulator, dst unsafe.Pointer, root bool)
	cumSum        func(n int, dst, x unsafe.Pointer)
	sort          func(n int, x unsafe.Pointer)
	linspace      func(n int, dst, a, b unsafe.Pointer)
	horner        func(n int, dst, x, c unsafe.Pointer, count int)

	plan     func(shape, axes []int, o []fft.Option) (plan, error) // of DF and longer ones
	onDevice func(ctx context.Context, d *device.Device, shape, axes []int, o []fft.Option) (*devicePlan, error)
	mat      matrices
	device   devices
}

// kits are those of all types: all that goes through these begins here.
var kits = [...]*kit{
	F32: machineNumber[limb.F32, float32](), F64: machineNumber[limb.F64, float64](),
	DF: extended[limb.CDF, limb.DF, float32](), DD: extended[limb.CDD, limb.DD, float64](), QF: extended[limb.CQF, limb.QF, float32](), QD: extended[limb.CQD, limb.QD, float64](),
	TF: extended[limb.CTF, limb.TF, float32](), TD: extended[limb.CTD, limb.TD, float64](),
	CDF: complexNumber[limb.CDF, limb.DF, float32](), CDD: complexNumber[limb.CDD, limb.DD, float64](), CQF: complexNumber[limb.CQF, limb.QF, float32](), CQD: complexNumber[limb.CQD, limb.QD, float64](),
	CTF: complexNumber[limb.CTF, limb.TF, float32](), CTD: complexNumber[limb.CTD, limb.TD, float64](),
}

// kitOf returns the kit of a type, nil where it is no number of limb.
func kitOf(t Type) *kit {
	if t < 0 || int(t) >= len(kits) {
		return nil
	}
	return kits[t]
}

func realNumber[N limb.RealOf[N, T], T limb.Float]() *kit {
	return &kit{
		functions:  func() []form { return slices.Concat(ofNumbers[N](), ofReals[N, T]()) },
		reductions: sumsOfReals[N],
		convert:    fromType[N],

		parse:  parse[N],
		append: appendText[N],
		accumulate: func(a *vec.Accumulator, n int, x unsafe.Pointer) {
			vec.Accumulate(a, view[N](x, n))
		},
		accumulateDot: func(a *vec.Accumulator, n int, x, y unsafe.Pointer) {
			vec.AccumulateDot(a, view[N](x, n), view[N](y, n))
		},
		total:    func(a *vec.Accumulator, dst unsafe.Pointer, root bool) { *(*N)(dst) = totalOf[N](a, root) },
		cumSum:   func(n int, dst, x unsafe.Pointer) { vec.CumSum(view[N](dst, n), view[N](x, n)) },
		sort:     func(n int, x unsafe.Pointer) { vec.Sort(view[N](x, n)) },
		linspace: func(n int, dst, a, b unsafe.Pointer) { vec.Linspace(view[N](dst, n), *(*N)(a), *(*N)(b)) },
		horner: func(n int, dst, x, c unsafe.Pointer, count int) {
			vec.Horner(view[N](dst, n), view[N](x, n), view[N](c, count))
		},
		mat: realMatrices[N]{},
	}
}

// machineNumber is the kit of float32 or float64, N by its name in limb.
func machineNumber[N limb.RealOf[N, T], T limb.Float]() *kit {
	k := realNumber[N, T]()
	more := k.functions
	k.functions = func() []form { return append(more(), ofMachine[T]()...) }
	k.device = machineDevices[N, T]{}
	return k
}

// extended is the kit of a real type with more than one limb; C is the complex one.
func extended[C interface {
	limb.Complex[C, N]
	Abs() N
}, N interface {
	vec.Holds[T]
	limb.RealOf[N, T]
	matdevice.Real[N]
}, T limb.Float]() *kit {
	k := realNumber[N, T]()
	functions, reductions := k.functions, k.reductions
	k.functions = func() []form { return append(functions(), form2("Canon", vec.Canon[N])) }
	k.reductions = func() []form { return append(reductions(), sumsOfMachine[N, T]()...) }
	k.plan, k.onDevice = realPlan[C, N], realOnDevice[C, N]
	k.device = realDevices[N]{}
	return k
}

func complexNumber[C interface {
	limb.Complex[C, N]
	limb.ElementaryOf[C, T]
}, N limb.Real[N], T limb.Float]() *kit {
	return &kit{
		functions:  func() []form { return slices.Concat(ofNumbers[C](), ofComplex[C, N, T]()) },
		reductions: sumsOfComplex[C, N],

		parse: parse[C], append: appendText[C], plan: complexPlan[C], onDevice: complexOnDevice[C], mat: complexMatrices[C, N]{}, device: anyDevices[C]{},
	}
}

func parse[N limb.Number](dst unsafe.Pointer, text string) error {
	x, err := limb.ParseAs[N](text)
	if err == nil {
		*(*N)(dst) = x
	}
	return err
}

func appendText[N limb.Elementary[N]](buf []byte, x unsafe.Pointer, verb byte, digits int) []byte {
	return (*(*N)(x)).Append(buf, verb, digits)
}

// numberKit refuses what is no type of numbers.
func numberKit(t Type) *kit {
	k := kitOf(t)
	if k == nil {
		Refuse(BadType, "type %d %v is no type of numbers: it must be F32 … CQD or TF … CTD", t, t)
	}
	return k
}

// Format is limb_format.
func Format(n int, in Array, verb, digits int) []byte {
	k := numberKit(in.Type)
	in.check(n, "operand", 0)
	if verb < 0 || verb > 127 || !slices.Contains([]byte("gGeEfxX"), byte(verb)) {
		Refuse(Name, "%q is no way to write a number: it must be one of g G e E f x X", rune(verb))
	}
	if digits < -1 || digits > 1<<20 {
		Refuse(Size, "%d digits: it must be -1 or more, and at most 2^20", digits)
	}
	var buf []byte
	for i := range n {
		if i > 0 {
			buf = append(buf, '\n')
		}
		buf = k.append(buf, in.at(i), byte(verb), digits)
	}
	return buf
}

// Parse is limb_parse.
func Parse(n int, out Array, text []byte) {
	k := numberKit(out.Type)
	out.check(n, "result", 0)
	i := 0
	for line := range strings.Lines(string(text)) {
		if i == n {
			Refuse(BadText, "there are more lines than %d", n)
		}
		if err := k.parse(out.at(i), strings.TrimRight(line, "\r\n")); err != nil {
			Refuse(BadText, "line %d: %v", i+1, err)
		}
		i++
	}
	if i < n {
		Refuse(BadText, "there are %d lines, and %d numbers to read", i, n)
	}
}
