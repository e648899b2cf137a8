package source

import (
	"fmt"
	"strings"
)

// Prelude is what all kernels of a package have in common.
const Prelude = `package main

import (
	"math"
	"math/bits"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

var (
	_ = math.Sqrt
	_ = bits.Len
	_ limb.DD
	_ kernel.Group
)

var numbers = [8]int32{3, -1, 4, 1, -5, 9, 2147483647, -2147483648}

// tame32 keeps a number moderate.
func tame32(x float32) float32 {
	a := x
	if a < 0 {
		a = -a
	}
	if a >= 0.5 && a <= 16 {
		return x
	}
	return 0.75
}

func tame64(x float64) float64 {
	a := x
	if a < 0 {
		a = -a
	}
	if a >= 0.5 && a <= 16 {
		return x
	}
	return 0.75
}

func calm[N limb.Real[N]](v, good N) N {
	a, one := v.Abs(), good.Div(good)
	two := one.Add(one)
	if a.Less(two.Mul(two)) && one.Less(two.Mul(a)) {
		return v
	}
	return good
}

func calmDF(v limb.DF) limb.DF {
	if a := v.Abs(); a.Less(limb.DF{Hi: 16}) && a.Greater(limb.DF{Hi: 0.5}) {
		return v
	}
	return limb.DF{Hi: 0.75}
}

func calmDD(v limb.DD) limb.DD {
	if a := v.Abs(); a.Less(limb.DD{Hi: 16}) && a.Greater(limb.DD{Hi: 0.5}) {
		return v
	}
	return limb.DD{Hi: 0.75}
}

func calmQF(v limb.QF) limb.QF {
	if a := v.Abs(); a.Less(limb.QF{X0: 16}) && a.Greater(limb.QF{X0: 0.5}) {
		return v
	}
	return limb.QF{X0: 0.75}
}

func calmQD(v limb.QD) limb.QD {
	if a := v.Abs(); a.Less(limb.QD{X0: 16}) && a.Greater(limb.QD{X0: 0.5}) {
		return v
	}
	return limb.QD{X0: 0.75}
}

// bundle is what kernels take in a struct.
type bundle[N any] struct {
	in   []N
	at   []int32
	more more
}

type more struct {
	n   int32
	odd bool
}

func (s bundle[N]) pick(k int32) int32 { return s.at[k&15] ^ s.more.n }

// taken changes what it has of its operand, and makes another one.
func taken[N any](s bundle[N], k int32) int32 {
	s.more.n += k
	t := bundle[N]{at: s.at[k&7:], in: s.in, more: s.more}
	if t.more.n++; !t.more.odd {
		t.more.n = s.pick(k)
	}
	return t.pick(k&7) + t.more.n
}

type record32 struct {
	a float32
	b [2]float32
}

func (r record32) sum() float32 { return tame32(r.a + r.b[0] + r.b[1]) }

type record64 struct {
	a float64
	b [2]float64
}

func (r record64) sum() float64 { return tame64(r.a + r.b[0] + r.b[1]) }

type cell struct {
	x int32
	y [2]int32
}

func (c cell) norm() int32 { return c.x ^ c.y[0]*3 ^ c.y[1] }

func (c cell) moved(by int32) cell {
	c.y[0], c.x = c.x, c.y[0]+by
	return c
}

func odd(n int32) bool { return n&1 != 0 }

func halved[T limb.Float](x T) T {
	if x > 1 || x < -1 {
		return T(x * 0.5)
	}
	return x
}

func collatz(n int32) int32 {
	steps := int32(0)
	for n = n & 63; n > 1 && steps < 40; steps++ {
		if n%2 == 0 {
			n /= 2
			continue
		}
		n = 3*n + 1
	}
	return steps
}

func root(n int32) int32 {
	n &= 255
	for j := int32(0); ; j++ {
		if j*j >= n {
			return j
		}
	}
}

func level(v int32) int32 {
	if v < 0 {
		return 3
	}
	if v%2 == 0 {
		return v / 2
	}
	return v&15 + 1
}

func digits(n int32) (sum int32) {
	for n != 0 {
		if n%10 == 7 {
			return -sum
		}
		sum += n % 10
		n /= 10
	}
	return
}

func spread(n int32) cell { return cell{n, [2]int32{n ^ 5, n * 3}} }

func find(c cell, x int32) int32 {
	for i, v := range c.y {
		if v&3 == x&3 {
			return int32(i)
		}
	}
	return -1
}

func bump(s []int32, k int32) int32 {
	s[k&7] += 3
	return s[k&7]
}

func poke(s []int32, k, v int32) {
	if k&1 == 0 {
		s[k&7] = v
	} else {
		s[(k+1)&7] ^= v
	}
}

func totals(g kernel.Group, a, b []int32, n int32) {
	g.Each(8, func(i int) { a[i] += n ^ int32(i) })
	for half := 4; half > 0; half /= 2 {
		g.Each(half, func(i int) { b[i] += b[i+half] })
	}
}
`

// Main is the text of a program that runs kernels in the interpreter, at each level of the
// processor, and on the devices that its arguments name, and prints where one differs from the
// function itself. A kernel that is silent for long hangs.
func Main(list []*Kernel) string {
	var s strings.Builder
	s.WriteString(program)
	s.WriteString("\nvar kernels = []entry{\n")
	for _, k := range list {
		run := map[Kind]string{ForItems: "items", ForGroups: "groups", Map: "maps"}[k.Kind]
		if k.Bundle {
			fmt.Fprintf(&s, inBundles, run, k.Name+k.Of, map[Kind]string{ForItems: "int", ForGroups: "kernel.Group"}[k.Kind], k.Type, k.Name+k.Of, k.Launcher())
			continue
		}
		fmt.Fprintf(&s, "\t%s(%q, %s%s, %s.Slices, %s.Run, &limbCode%[5]s),\n", run, k.Name+k.Of, k.Name, k.Of, k.Launcher(), k.Launcher())
	}
	s.WriteString("}\n")
	return s.String()
}

// NoDevice is the text of a package that stands for package device where a program of Main opens none.
const NoDevice = `package device

import "github.com/limbfp/limb/kernel/launch"

type (
	Device       struct{ launch.Device }
	Array[T any] struct{ launch.Array[T] }
	Info         struct{ Name, Platform, Title string }
	Traits       struct{ Float64 struct{ Exact bool } }
)

func List() []Info { return nil }
func Open(string) (*Device, error) { panic("a stand-in") }
func NewArray[T any](*Device, int) (*Array[T], error) { panic("a stand-in") }
func (*Array[T]) Free() {}
func (*Device) Traits() (t Traits) { return t }
func (*Device) Close() error { return nil }
`

// inBundles is an entry of a kernel with a bundle.
const inBundles = `	%[1]s(%[2]q,
		func(i %[3]s, out []%[4]s, ints []int32, in []%[4]s, at []int32, n int32, x %[4]s) {
			%[5]s(i, out, ints, bundle[%[4]s]{in, at, more{n, n&1 == 1}}, x)
		},
		func(n int, out []%[4]s, ints []int32, in []%[4]s, at []int32, k int32, x %[4]s) error {
			return %[6]s.Slices(n, out, ints, bundle[%[4]s]{in, at, more{k, k&1 == 1}}, x)
		},
		func(d launch.Device, n int, out launch.Array[%[4]s], ints launch.Array[int32], in launch.Array[%[4]s], at launch.Array[int32], k int32, x %[4]s) error {
			return %[6]s.Run(d, n, out, ints, bundleArrays[%[4]s]{in, at, more{k, k&1 == 1}}, x)
		}, &limbCode%[6]s),
`

const program = `package main

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"runtime/debug"
	"slices"
	"sync/atomic"
	"time"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/compiler/ir"
	interp "github.com/limbfp/limb/internal/compiler/launch"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/kernel"
	"github.com/limbfp/limb/kernel/launch"
)

const (
	manyItems  = 69
	manyGroups = 5
	width      = 8
	ownLen     = 8
	input      = 16
)

// entry is a kernel. on runs it somewhere and compares.
type entry struct {
	name string
	on   func(where string, run runner) error
}

// runner says where a kernel runs: in the interpreter, on slices, or on a device.
type runner struct {
	program *ir.Program
	device  *device.Device
}

var random = rand.New(rand.NewPCG(1, 2))

// moderate is a number of either sign.
func moderate() float64 {
	x := math.Ldexp(1+float64(random.IntN(1<<20))/(1<<20), random.IntN(4)-1)
	if random.IntN(2) == 0 {
		return -x
	}
	return x
}

// number returns elements whose first limbs are random, and the next ones small.
func many[N any](n int) []N {
	x := make([]N, n)
	if n == 0 {
		return x
	}
	switch size := unsafe.Sizeof(x[0]); any(x).(type) {
	case []float32:
		fill(unsafe.Slice((*float32)(unsafe.Pointer(&x[0])), n), 1)
	case []float64:
		fill(unsafe.Slice((*float64)(unsafe.Pointer(&x[0])), n), 1)
	default:
		if is32[N]() {
			fill(unsafe.Slice((*float32)(unsafe.Pointer(&x[0])), n*int(size)/4), int(size)/4)
		} else {
			fill(unsafe.Slice((*float64)(unsafe.Pointer(&x[0])), n*int(size)/8), int(size)/8)
		}
	}
	return x
}

func fill[T float32 | float64](x []T, limbs int) {
	by := map[bool]int{true: -26, false: -55}[unsafe.Sizeof(x[0]) == 4]
	for i := 0; i < len(x); i += limbs {
		for k := range limbs {
			x[i+k] = T(math.Ldexp(moderate(), k*by))
		}
	}
}

// is32 reports whether the limbs of N are float32.
func is32[N any]() bool {
	var x N
	return len(fmt.Sprintf("%T", x)) > 0 && names32[fmt.Sprintf("%T", x)]
}

var (
	names32 = map[string]bool{"limb.Pair[float32]": true, "limb.Quad[float32]": true}
	_       limb.DD
)

func integers(n int) []int32 {
	x := make([]int32, n)
	for i := range x {
		switch x[i] = int32(random.Uint32()) >> random.IntN(32); random.IntN(12) {
		case 0:
			x[i] = math.MinInt32
		case 1:
			x[i] = math.MaxInt32
		}
	}
	return x
}

// where runs what is given for a place.
func (r runner) where(slices func() error, interpreted func(in *ir.Interp) error, code *launch.Code, onDevice func() error) error {
	switch {
	case r.device != nil:
		return onDevice()
	case r.program != nil:
		in, err := interp.Kernel(r.program, code.Name)
		if err == nil {
			err = interpreted(in)
		}
		return err
	}
	return slices()
}

func array[T any](d *device.Device, x []T) *device.Array[T] {
	a, err := device.NewArray[T](d, len(x))
	if err == nil {
		err = a.Upload(x)
	}
	if err != nil {
		panic(err)
	}
	return a
}

// operands are those of a kernel, and what plain Go makes of them.
type operands[N any] struct {
	out, wantOut   []N
	ints, wantInts []int32
	in             []N
	at             []int32
	n              int32
	x              N
}

func data[N any](elements int) *operands[N] {
	d := &operands[N]{out: many[N](elements), ints: integers(elements * ownLen), in: many[N](input), at: integers(input), n: integers(1)[0], x: many[N](1)[0]}
	d.wantOut, d.wantInts = slices.Clone(d.out), slices.Clone(d.ints)
	return d
}

func (d *operands[N]) compare(out []N, ints []int32) error {
	if err := interp.Differ(out, d.wantOut); err != nil {
		return fmt.Errorf("out: %w", err)
	}
	if err := interp.Differ(ints, d.wantInts); err != nil {
		return fmt.Errorf("ints: %w", err)
	}
	return nil
}

type over[N any] struct {
	slices func(n int, out []N, ints []int32, in []N, at []int32, k int32, x N) error
	run    func(d launch.Device, n int, out launch.Array[N], ints launch.Array[int32], in launch.Array[N], at launch.Array[int32], k int32, x N) error
}

func (o over[N]) entry(name string, n, elements int, plain func(d *operands[N]), code *launch.Code) entry {
	var made *operands[N]
	return entry{name, func(where string, r runner) error {
		if made == nil {
			random = rand.New(rand.NewPCG(1, 2)) // whichever kernels come before
			made = data[N](elements)
			d := *made
			d.out, d.ints = d.wantOut, d.wantInts
			plain(&d)
		}
		d := made
		out, ints := slices.Clone(d.out), slices.Clone(d.ints)
		err := r.where(func() error {
			return o.slices(n, out, ints, d.in, d.at, d.n, d.x)
		}, func(in *ir.Interp) error {
			args := []any{out, ints, d.in, d.at, d.n, d.x}
			if len(r.program.Lookup(code.Name).In) > 1+len(args) { // with a bundle
				args = []any{out, ints, d.in, d.at, d.n, d.n&1 == 1, d.x}
			}
			return interp.Run(in, n, ir.Forwards, args...)
		}, code, func() error {
			a, b, c, e := array(r.device, out), array(r.device, ints), array(r.device, d.in), array(r.device, d.at)
			err := errors.Join(o.run(r.device, n, a, b, c, e, d.n, d.x), a.Download(out), b.Download(ints))
			a.Free()
			b.Free()
			c.Free()
			e.Free()
			return err
		})
		if err != nil {
			return err
		}
		return d.compare(out, ints)
	}}
}

func items[N any](name string, f func(i int, out []N, ints []int32, in []N, at []int32, n int32, x N), s func(n int, out []N, ints []int32, in []N, at []int32, k int32, x N) error,
	run func(d launch.Device, n int, out launch.Array[N], ints launch.Array[int32], in launch.Array[N], at launch.Array[int32], k int32, x N) error, code *launch.Code) entry {
	return over[N]{s, run}.entry(name, manyItems, manyItems, func(d *operands[N]) {
		kernel.Items(manyItems, func(i int) { f(i, d.out, d.ints, d.in, d.at, d.n, d.x) })
	}, code)
}

func groups[N any](name string, f func(g kernel.Group, out []N, ints []int32, in []N, at []int32, n int32, x N), s func(n int, out []N, ints []int32, in []N, at []int32, k int32, x N) error,
	run func(d launch.Device, n int, out launch.Array[N], ints launch.Array[int32], in launch.Array[N], at launch.Array[int32], k int32, x N) error, code *launch.Code) entry {
	return over[N]{s, run}.entry(name, manyGroups, manyGroups*width, func(d *operands[N]) {
		kernel.Groups(manyGroups, func(g kernel.Group) { f(g, d.out, d.ints, d.in, d.at, d.n, d.x) })
	}, code)
}

func maps[N any](name string, f func(x N, k int32, b bool, n int) (N, int32), s func(y []N, tr []int32, x []N, k, b []int32, n int) error,
	run func(d launch.Device, y launch.Array[N], tr launch.Array[int32], x launch.Array[N], k, b launch.Array[int32], n int) error, code *launch.Code) entry {
	var made *operands[N]
	var x []N
	var k, b []int32
	const n = 5
	return entry{name, func(where string, r runner) error {
		if made == nil {
			random = rand.New(rand.NewPCG(1, 2))
			made = &operands[N]{out: make([]N, manyItems), ints: make([]int32, manyItems)}
			x, k, b = many[N](manyItems), integers(manyItems), integers(manyItems)
			for i := range b {
				b[i] &= 1
			}
			made.wantOut, made.wantInts = make([]N, manyItems), make([]int32, manyItems)
			for i := range x {
				made.wantOut[i], made.wantInts[i] = f(x[i], k[i], b[i] != 0, n)
			}
		}
		out, ints := slices.Clone(made.out), slices.Clone(made.ints)
		err := r.where(func() error {
			return s(out, ints, x, k, b, n)
		}, func(in *ir.Interp) error {
			return interp.Run(in, manyItems, ir.Forwards, out, ints, x, k, b, int32(n))
		}, code, func() error {
			a, c, e, g, h := array(r.device, out), array(r.device, ints), array(r.device, x), array(r.device, k), array(r.device, b)
			err := errors.Join(run(r.device, a, c, e, g, h, n), a.Download(out), c.Download(ints))
			a.Free()
			c.Free()
			e.Free()
			g.Free()
			h.Free()
			return err
		})
		if err != nil {
			return err
		}
		return made.compare(out, ints)
	}}
}

// turn is what runs, for what looks whether that goes on.
var turn atomic.Pointer[string]

func main() {
	debug.SetGCPercent(-1) // which waits for a loop of assembly
	var count atomic.Int64
	go func() {
		for last := int64(-1); ; {
			time.Sleep(limit)
			if n := count.Load(); n == last {
				fmt.Printf("%s: hangs\n", *turn.Load())
				os.Exit(1)
			} else {
				last = n
			}
		}
	}()
	program, err := ir.Decode([]byte(limbProgram))
	if err != nil {
		panic(err)
	}
	ran := 0
	try := func(where string, list []entry, r runner) {
		for _, k := range list {
			now := k.name + " " + where
			turn.Store(&now)
			count.Add(1)
			if err := guarded(func() error { return k.on(where, r) }); err != nil {
				fmt.Printf("%s: %v\n", now, err)
			}
			ran++
		}
	}
	args := os.Args[1:]
	if len(args) == 0 || args[0] == "here" {
		try("interp", kernels, runner{program: program})
		for level := simd.Go; level <= simd.Best(); level++ {
			if _, err := simd.Set(level); err != nil {
				panic(err)
			}
			try(level.String(), kernels, runner{})
		}
	}
	for _, name := range args {
		if name == "here" {
			continue
		}
		there := false
		for _, info := range device.List() {
			if info.Platform != name && info.Title != name {
				continue
			}
			there = true
			d, err := device.Open(info.Name)
			if err != nil {
				fmt.Printf("%s: %v\n", name, err)
				continue
			}
			list := slices.Clone(kernels)
			if !d.Traits().Float64.Exact {
				list = slices.DeleteFunc(list, func(e entry) bool { return !only32(program, e.name) })
			}
			try(name, list, runner{device: d})
			if err := d.Close(); err != nil {
				fmt.Printf("%s: %v\n", name, err)
			}
			break
		}
		if !there {
			fmt.Printf("no device of %s\n", name)
		}
	}
	fmt.Printf("done %d\n", ran)
}

const limit = 2 * time.Minute // of a machine that is busy, with a driver that compiles

func guarded(f func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v\n%s", r, debug.Stack())
		}
	}()
	return f()
}

// only32 reports whether a kernel has float32 alone.
func only32(p *ir.Program, name string) bool {
	for _, f := range p.Funcs {
		if f.Limb == ir.F64 && (f.Go == "main."+name || f.Go == "map main."+name) {
			return false
		}
	}
	return true
}
`
