// Package wrong has programs that are no kernels, each for one reason or for some that have
// nothing to do with one another. What the compiler says of them is in wrong.txt beside
// this folder.
package wrong

import (
	"fmt"
	"math"
	"strconv"

	"github.com/limbfp/limb"
)

type shape interface{ area() float64 }

type meter float64

type node struct{ next *node }

type pair struct{ a, b int32 }

var calls int32
var scale = 1.5
var table []float64

//limb:kernel
func Map(i int, dst []int32) {
	m := map[int32]int32{}
	m[1] = 2
	dst[i] = m[1]
}

//limb:kernel
func String(i int, dst []int32) {
	s := "text"
	dst[i] = int32(len(s))
}

//limb:kernel
func Append(i int, dst []int32) {
	dst = append(dst, 1)
	dst[i] = 1
}

//limb:kernel
func Make(i int, dst []float64) {
	t := make([]float64, 4)
	t[0] = 1
	dst[i] = t[0]
}

//limb:kernel
func New(i int, dst []float64) {
	p := new(float64)
	*p = 1
	dst[i] = *p
}

//limb:kernel
func Pointer(i int, dst []float64) {
	p := &dst[i]
	*p = 1
}

//limb:kernel
func PointerParameter(i int, dst []float64, p *float64) {
	dst[i] = *p
}

//limb:kernel
func Interface(i int, dst []float64, s shape) {
	dst[i] = s.area()
}

//limb:kernel
func Any(i int, dst []float64) {
	var x any = dst[i]
	dst[i] = x.(float64)
}

//limb:kernel
func MethodValue(i int, dst, x []limb.DF) {
	add := x[i].Add
	dst[i] = add(x[i])
}

//limb:kernel
func Closure(i int, dst []float64) {
	half := func(x float64) float64 { return x / 2 }
	dst[i] = half(dst[i])
}

//limb:kernel
func CalledAtOnce(i int, dst []float64) {
	dst[i] = func(x float64) float64 { return x / 2 }(dst[i])
}

//limb:kernel
func FunctionParameter(i int, dst []float64, f func(float64) float64) {
	dst[i] = f(dst[i])
}

//limb:kernel
func Variadic(i int, dst []float64, x ...float64) {
	dst[i] = x[0]
}

func sum(x ...float64) float64 { return x[0] }

//limb:kernel
func CallsVariadic(i int, dst []float64) {
	dst[i] = sum(dst[i], 1)
}

//limb:kernel
func Writes(i int, dst []int32) {
	calls++
	calls = 3
	dst[i] = 1
}

//limb:kernel
func Reads(i int, dst []float64) {
	dst[i] = scale
	dst[i] = table[i]
}

//limb:kernel
func Sines(i int, dst []float64) {
	dst[i] = math.Sin(dst[i])
	dst[i] = math.Sqrt(dst[i])
	dst[i] = math.Abs(dst[i])
	dst[i] = math.Exp(dst[i])
	dst[i] = math.Pow(dst[i], 2)
	dst[i] = math.Max(dst[i], 2)
	dst[i] = math.Floor(dst[i])
	dst[i] = math.Inf(1)
	dst[i] = math.NaN()
	dst[i] = math.Trunc(dst[i])
	dst[i] = math.Hypot(dst[i], dst[i])
	if math.IsNaN(dst[i]) || math.IsInf(dst[i], 0) {
		dst[i] = 0
	}
}

//limb:kernel
func Elsewhere(i int, dst []float64) {
	fmt.Println(dst[i])
	n, _ := strconv.Atoi("1")
	dst[i] = float64(n)
}

//limb:kernel
func HostCode(i int, dst []limb.DF) {
	s := dst[i].String()
	_ = s
	x, err := limb.ParseAs[limb.DD]("1")
	_, _ = x, err
	dst[i] = limb.DF{Hi: 1}
}

//limb:kernel
func SmallInteger(i int, dst []int32, b uint8, w int64) {
	dst[i] = int32(b) + int32(w)
}

//limb:kernel
func SmallIntegerInside(i int, dst []int32) {
	b := uint8(dst[i])
	w := int64(dst[i])
	h := int16(1)
	u := uint(1)
	dst[i] = int32(b) + int32(w) + int32(h) + int32(u)
}

//limb:kernel
func SmallSlice(i int, dst []byte, wide []int64, ints []int, truth []bool) {
	dst[i] = 1
}

//limb:kernel
func BoolSlice(i int, truth []bool) {
	truth[i] = true
}

//limb:kernel
func IntSlice(i int, n []int) {
	n[i] = 1
}

//limb:kernel
func Words(i int, dst []uint32) {
	dst[i] = dst[i] / 3
	dst[i] %= 3
}

//limb:kernel
func Shift(i int, dst []int32, n int32) {
	dst[i] = dst[i] << n
	dst[i] >>= uint32(n)
	dst[i] = 1 << n
}

//limb:kernel
func Product(i int, dst, x []float64) {
	dst[i] = x[i]*x[i] + 1
	dst[i] *= 3
	dst[i] = float64(2 * x[i] * x[i])
}

//limb:kernel
func Copy(i int, dst, x []float64) {
	copy(dst, x)
	n := copy(dst, x)
	dst[i] = float64(n)
	clear(dst)
}

//limb:kernel
func Capacity(i int, dst []int32) {
	dst[i] = int32(cap(dst))
}

//limb:kernel
func Print(i int, dst []int32) {
	println(dst[i])
}

//limb:kernel
func Complex(i int, dst []float64, z complex128) {
	dst[i] = real(z)
}

//limb:kernel
func ComplexInside(i int, dst []float64) {
	z := complex(dst[i], 1)
	dst[i] = real(z)
}

//limb:kernel
func Named(i int, dst []float64, m meter) {
	dst[i] = float64(m)
}

//limb:kernel
func StructSlice(i int, dst []pair, l []node) {
	dst[i].a = 1
}

//limb:kernel
func Compare(i int, dst []int32, x, y []limb.DF) {
	if x[i] == y[i] {
		dst[i] = 1
	}
}

//limb:kernel
func CompareArrays(i int, dst []int32) {
	var x, y [2]int32
	if x == y {
		dst[i] = 1
	}
}

//limb:kernel
func CompareSlice(i int, dst []int32) {
	if dst == nil {
		dst[i] = 1
	}
}

//limb:kernel
func ReturnsSlice(i int, dst []int32) {
	t := tail(dst)
	t[0] = 1
}

func tail(x []int32) []int32 { return x[1:] }

//limb:kernel
func Big(i int, dst []int32) {
	var t [300]int32
	t[i%300] = 1
	dst[i] = t[3]
}

//limb:kernel
func MinFloat(i int, dst []float64) {
	dst[i] = min(dst[i], 1)
}

//limb:kernel
func Float64InF32[T limb.Float](x T) T {
	c := 0.1
	var d float64 = 2
	f := 3.5 + x
	return x + T(c) + T(d) + f + T(float64(x))
}

//limb:kernel
func Range(i int, dst []float64) {
	for _, c := range "text" {
		dst[i] = float64(c)
	}
	for k := range map[int32]int32{} {
		dst[i] = float64(k)
	}
	for x := range iterate {
		dst[i] = x
	}
	for x := range make(chan float64) {
		dst[i] = x
	}
}

func iterate(yield func(float64) bool) {}

//limb:kernel
func LocalType(i int, dst []float64) {
	type two struct{ a, b float64 }
	x := two{1, 2}
	dst[i] = x.a
}

//limb:kernel
func SliceLiteral(i int, dst []float64) {
	x := []float64{1, 2}
	dst[i] = x[i%2]
	for _, v := range []float64{1, 2} {
		dst[i] += v
	}
}

//limb:kernel
func Reslice(i int, dst []float64) {
	dst = dst[1:]
	dst[i] = 1
	var t []float64
	t = dst[1:]
	t[0] = 2
}

//limb:kernel
func Choose(i int, dst, x, y []float64) {
	s := x
	if i > 3 {
		s = y
	}
	dst[i] = s[i]
}

//limb:kernel
func Word(x float64) float64 { return math.Float64frombits(uint64(x)) }

//limb:kernel
func Rest(x, y limb.DD) limb.DD { return x.Mod(y) }
