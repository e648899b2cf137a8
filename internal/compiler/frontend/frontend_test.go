package frontend

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
)

const root = "../../.."

// TestRoot compiles the repository's own source: an unrounded product, or
// anything else outside the subset, fails here.
func TestRoot(t *testing.T) {
	p, err := Load(root, "internal/source/probe")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range p.Funcs {
		other := f.Go
		if short, name, _ := strings.Cut(f.Go, "."); short == "f32" {
			other = "f64." + name
		} else if f.Limb == ir.F32 { // DF, QF, CDF, …
			other = strings.NewReplacer("F", "D", "f32", "f64").Replace(short) + "." + name
		}
		if p.Lookup(other) == nil {
			t.Errorf("%s is there, %s is not", f.Go, other)
		}
	}
	for name, exported := range map[string]bool{
		"f32.TwoSum": true, "f64.TwoProd": true, "f32.prodErrSplit": false, "DF.Add": true, "DD.Mul": true, "DD.Less": true, "f64.Mad": true,
	} {
		if f := p.Lookup(name); f == nil || f.Export != exported || !strings.HasPrefix(f.Doc, f.Go[strings.Index(f.Go, ".")+1:]) {
			t.Errorf("%s is missing, or has lost its doc comment: %+v", name, f)
		}
	}
	for _, name := range []string{"DF.Cmp", "f32.abs", "DF.Float64"} {
		if p.Lookup(name) != nil {
			t.Errorf("%s is host code or a primitive, and is compiled", name)
		}
	}
}

const prologue = `package limb

type Float interface{ float32 | float64 }

type Pair[T Float] struct{ Hi, Lo T }
type Complex[T Float] struct{ Re, Im Pair[T] }

type Quad[T Float] struct{ X0, X1, X2, X3 T }

type DF = Pair[float32]
type DD = Pair[float64]
type QD = Quad[float64]

//limb:primitive
func is32[T Float]() bool { return false }

//limb:primitive
func splitter[T Float]() T { return 0 }

//limb:primitive
func prodErr[T Float](a, b, p T) T { return p }

//limb:primitive
func finite[T Float](a T) bool { return true }

//limb:primitive
func signbit[T Float](a T) bool { return true }

//limb:primitive
func abs[T Float](a T) T { return a }

//limb:primitive
func sqrt[T Float](a T) T { return a }

//limb:primitive
func trunc[T Float](a T) T { return a }

//limb:primitive
func floor[T Float](a T) T { return a }

//limb:primitive
func copysign[T Float](a, s T) T { return a }

//limb:primitive
func exponent[T Float](a T) int32 { return 0 }

//limb:primitive
func pow2[T Float](n int32) T { return 0 }

//limb:primitive
func chop[T Float](a T, k int) T { return a }

//limb:primitive
func toInt[T Float](a T) int32 { return int32(a) }

//limb:primitive
func toFloat[T Float](n int32) T { return T(n) }

//limb:primitive
func pow3[T Float](a T) T { return a }

// tab has three numbers.
var tab = [...]float64{1, 0x1.8p+0, 3}
var tab2 = [2][2]float64{{1, 2}, {3, 4}}
var sparse = [...]float64{3: 0.1, 1: 5}
var whole = [...]int32{7, 8}
var written = [...]float64{1, 2}
var computed = [...]float64{1, tab[0]}
var bytes = [...]uint8{1, 2}

const third = 1.0 / 3

func two[T Float](a, b T) (s, e T) { return a + b, a - b }

func host[T Float](a T) string { written[0] = 2; return "" }

func (x Pair[T]) Add(y Pair[T]) Pair[T] { return Pair[T]{x.Hi + y.Hi, x.Lo} }
`

// write makes a module of files.
func write(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

const module = "module example.com/limb\n\ngo 1.26\n"

// load compiles the prologue with b.go behind it, which begins with src on its
// second line.
func load(t *testing.T, src string) (*ir.Program, error) {
	t.Helper()
	return Load(write(t, map[string]string{"go.mod": module, "a.go": prologue, "b.go": "package limb\n" + src + "\n"}))
}

// compiled holds sources, a function of each, and what it compiles to.
var compiled = []struct{ name, src, fn, want string }{
	{"sum and comments", `func F[T Float](a, b T) T {
	// the sum
	c := a + b // rounded
	d := c
	// c may be 0
	if c == 0 { // so it goes
		d = a
	}
	return d - (a + c) // the last one
}`, "f32_F", `f32_F(a f32, b f32) (f32)
  %2.c = add f32 %0.a %1.b               // the sum; rounded
  %3 = const f32 0
  %4 = eq bool %2.c %3                   // c may be 0; so it goes
  %5.d = select f32 %4 %0.a %2.c
  %6 = add f32 %0.a %2.c
  %7 = sub f32 %5.d %6                   // the last one
  return %7
`},
	{"rounded product, difference, quotient", `func F[T Float](a, b T) T { return T(a*b) - (a/b + T((-a)*b)) }`, "f64_F", `f64_F(a f64, b f64) (f64)
  %2 = mul f64 %0.a %1.b
  %3 = div f64 %0.a %1.b
  %4 = neg f64 %0.a
  %5 = mul f64 %4 %1.b
  %6 = add f64 %3 %5
  %7 = sub f64 %2 %6
  return %7
`},
	{"named results", `func F[T Float](a T) (s, e T, ok bool, n int) {
	s = -a
	e = 2
	return
}`, "f32_F", `f32_F(a f32) (s f32, e f32, ok bool, n i32)
  %1 = const bool false
  %2 = const i32 0
  %3.s = neg f32 %0.a
  %4 = const f32 2
  return %3.s %4 %1 %2
`},
	{"unnamed operands", `func F[T Float](_ T, x Pair[T], _ Pair[T]) T { return x.Lo }`, "DF_F", `DF_F(p0 f32, x DF, p2 DF) (f32)
  return %2.x_Lo
`},
	{"constants are rounded to the limb", `const half = 0.5
func F[T Float](a T) T {
	const c float64 = 0.1
	return a + 0.1 + T(c) + half - T(1<<20) - -1
}`, "f32_F", `f32_F(a f32) (f32)
  %1 = const f32 0x1.99999ap-04
  %2 = add f32 %0.a %1
  %3 = const f32 0x1.99999ap-04
  %4 = add f32 %2 %3
  %5 = const f32 0x1p-01
  %6 = add f32 %4 %5
  %7 = const f32 1048576
  %8 = sub f32 %6 %7
  %9 = const f32 -1
  %10 = sub f32 %8 %9
  return %10
`},
	{"compound assignment and variables", `func F[T Float](a T, n int) (T, int) {
	var s, z T
	var t T = a
	s += t
	s -= 1
	s /= a
	n++
	n *= n
	n <<= 3
	n &^= 1
	s, t = t, s
	return s - t - z, n
}`, "f32_F", `f32_F(a f32, n i32) (f32, i32)
  %2 = const f32 0
  %3 = const f32 0
  %4.s = add f32 %2 %0.a
  %5 = const f32 1
  %6.s = sub f32 %4.s %5
  %7.s = div f32 %6.s %0.a
  %8 = const i32 1
  %9.n = add i32 %1.n %8
  %10.n = mul i32 %9.n %9.n
  %11.n = shl i32 %10.n 3
  %12 = const i32 -2
  %13.n = and i32 %11.n %12
  %14 = sub f32 %0.a %7.s
  %15 = sub f32 %14 %3
  return %15 %13.n
`},
	{"an if becomes a select", `func F[T Float](a, b T) T {
	if c := a - b; a > b {
		a = c
	} else if a >= c {
		b = c
	}
	return a + b
}`, "f32_F", `f32_F(a f32, b f32) (f32)
  %2.c = sub f32 %0.a %1.b
  %3 = lt bool %1.b %0.a
  %4 = le bool %2.c %0.a
  %5.b = select f32 %4 %2.c %1.b
  %6.a = select f32 %3 %2.c %0.a
  %7.b = select f32 %3 %1.b %5.b
  %8 = add f32 %6.a %7.b
  return %8
`},
	{"early returns become selects", `func F[T Float](a, b T) T {
	if a == 0 {
		return b
	} else if b != 0 {
		if !(a < b) {
			return a
		}
		a = -a
	} else {
		return b
	}
	return a + b
}`, "f32_F", `f32_F(a f32, b f32) (f32)
  %2 = const f32 0
  %3 = eq bool %0.a %2
  %4 = const f32 0
  %5 = ne bool %1.b %4
  %6 = lt bool %0.a %1.b
  %7 = not bool %6
  %8.a = neg f32 %0.a
  %9 = and bool %5 %7
  %10 = not bool %5
  %11 = add f32 %8.a %1.b
  %12 = select f32 %10 %1.b %11
  %13 = select f32 %9 %0.a %12
  %14 = select f32 %3 %1.b %13
  return %14
`},
	{"a constant condition leaves one arm", `func F[T Float](a T, n int32) T {
	if !is32[T]() && n<<0 > 3 || false {
		return a
	}
	if is32[T]() || T(tab[3+n]) == 0 {
		return a - a
	} else {
		a = pow2[T](n)
	}
	return a
}`, "f32_F", `f32_F(a f32, n i32) (f32)
  %2 = sub f32 %0.a %0.a
  return %2
`},
	{"conditions", `func F[T Float](a, b T, p, q bool) bool {
	return p != q == (a <= b && !!p || !(finite(a) && true))
}`, "f64_F", `f64_F(a f64, b f64, p bool, q bool) (bool)
  %4 = xor bool %2.p %3.q
  %5 = le bool %0.a %1.b
  %6 = and bool %5 %2.p
  %7 = finite bool %0.a
  %8 = not bool %7
  %9 = or bool %6 %8
  %10 = xor bool %4 %9
  %11 = not bool %10
  return %11
`},
	{"loops unroll", `func F[T Float](a T) T {
	s := a
	for i := range len(tab) - 1 {
		s += T(tab[i+1]) // a term
	}
	for i := 2; i >= 1; i-- {
		s -= T(tab2[1][i-1])
	}
	for i, c := range tab {
		if i%2 == 0 {
			s += T(c)
		}
	}
	for range 2 {
		s = s / a
	}
	return s
}`, "f32_F", `f32_F(a f32) (f32)
  %1 = const f32 0x1.8p+00
  %2.s = add f32 %0.a %1                 // a term
  %3 = const f32 3
  %4.s = add f32 %2.s %3
  %5 = const f32 4
  %6.s = sub f32 %4.s %5
  %7 = const f32 3
  %8.s = sub f32 %6.s %7
  %9 = const f32 1
  %10.s = add f32 %8.s %9
  %11 = const f32 3
  %12.s = add f32 %10.s %11
  %13.s = div f32 %12.s %0.a
  %14.s = div f32 %13.s %0.a
  return %14.s
`},
	{"a loop that may return", `func F[T Float](a T) T {
	for i := range 3 {
		if a < T(i) {
			return T(i)
		}
	}
	return a
}`, "f64_F", `f64_F(a f64) (f64)
  %1 = const f64 0
  %2 = lt bool %0.a %1
  %3 = const f64 0
  %4 = const f64 1
  %5 = lt bool %0.a %4
  %6 = const f64 1
  %7 = const f64 2
  %8 = lt bool %0.a %7
  %9 = const f64 2
  %10 = select f64 %8 %9 %0.a
  %11 = select f64 %5 %6 %10
  %12 = select f64 %2 %3 %11
  return %12
`},
	{"tables and integers", `func F[T Float](a T) T {
	n := toInt(a)
	return T(tab2[n&1][1]) + T(tab[n]) + T(sparse[3]) + T(sparse[n]) + T(sparse[0]) + toFloat[T](whole[n]) + T(n)
}`, "f32_F", `f32_F(a f32) (f32)
  %1.n = toint i32 %0.a
  %2 = const i32 1
  %3 = and i32 %1.n %2
  %4 = const i32 1
  %5 = const i32 2
  %6 = mul i32 %3 %5
  %7 = add i32 %6 %4
  %8 = lookup f32 f32_tab2 %7
  %9 = lookup f32 f32_tab %1.n
  %10 = add f32 %8 %9
  %11 = const f32 0x1.99999ap-04
  %12 = add f32 %10 %11
  %13 = lookup f32 f32_sparse %1.n
  %14 = add f32 %12 %13
  %15 = const f32 0
  %16 = add f32 %14 %15
  %17 = lookup i32 i32_whole %1.n
  %18 = tofloat f32 %17
  %19 = add f32 %16 %18
  %20 = tofloat f32 %1.n
  %21 = add f32 %19 %20
  return %21
`},
	{"primitives", `func F[T Float](a, b T) (T, T, bool, int32) {
	p := T(splitter[T]()*a)
	return prodErr(a, b, p) + abs(sqrt(trunc(floor(copysign(a, b))))), chop(pow2[T](exponent(a)+1), 12), finite(a) || signbit(b), toInt(a)
}`, "f32_F", `f32_F(a f32, b f32) (f32, f32, bool, i32)
  %2 = splitter f32
  %3.p = mul f32 %2 %0.a
  %4 = proderr f32 %0.a %1.b %3.p
  %5 = copysign f32 %0.a %1.b
  %6 = floor f32 %5
  %7 = trunc f32 %6
  %8 = sqrt f32 %7
  %9 = abs f32 %8
  %10 = add f32 %4 %9
  %11 = exponent i32 %0.a
  %12 = const i32 1
  %13 = add i32 %11 %12
  %14 = pow2 f32 %13
  %15 = chop f32 %14 12
  %16 = finite bool %0.a
  %17 = signbit bool %1.b
  %18 = or bool %16 %17
  %19 = toint i32 %0.a
  return %10 %15 %18 %19
`},
	{"structs, methods and calls of several results", `func (x Pair[T]) F(y Pair[T]) Pair[T] {
	s, e := two(x.Hi, y.Lo)
	x.Lo = e - e
	s, e = e, s
	_, z := two[T](s, s)
	return Pair[T]{Lo: z}.G(x)
}
func (x Pair[T]) G(y Pair[T]) Pair[T] { return Pair[T]{x.Hi, y.Lo} }`, "DD_F", `DD_F(x DD, y DD) (DD)
  %4 = call f64 f64_two %0.x_Hi %3.y_Lo
  %5.e = result f64 %4 1
  %6.x_Lo = sub f64 %5.e %5.e
  %7 = call f64 f64_two %5.e %5.e
  %8.z = result f64 %7 1
  %9 = const f64 0
  %10 = call f64 DD_G %9 %8.z %0.x_Hi %6.x_Lo
  %11 = result f64 %10 0
  %12 = result f64 %10 1
  return %11 %12
`},
	{"nested structs", `func (z Complex[T]) F(a T) (c Complex[T], b bool) {
	c.Re = z.Im.Add(z.Re)
	c.Im.Hi = a - c.Re.Lo
	return c, c.Im.Hi == a
}`, "Complex_f32_F", `Complex_f32_F(z Complex_f32, a f32) (c Complex_f32, b bool)
  %5 = const f32 0
  %6 = call f32 DF_Add %2.z_Im_Hi %3.z_Im_Lo %0.z_Re_Hi %1.z_Re_Lo
  %7.c_Re_Hi = result f32 %6 0
  %8.c_Re_Lo = result f32 %6 1
  %9.c_Im_Hi = sub f32 %4.a %8.c_Re_Lo
  %10 = eq bool %9.c_Im_Hi %4.a
  return %7.c_Re_Hi %8.c_Re_Lo %9.c_Im_Hi %5 %10
`},
	{"four fields", `func F[T Float](a T, x Quad[T]) Quad[T] {
	x.X3 = x.X2 - a
	return Quad[T]{X3: x.X3, X1: x.X1}
}`, "QD_F", `QD_F(a f64, x QD) (QD)
  %5.x_X3 = sub f64 %3.x_X2 %0.a
  %6 = const f64 0
  %7 = const f64 0
  return %6 %2.x_X1 %7 %5.x_X3
`},
	{"a call as all operands of another", `func F[T Float](a, b T) (T, T) { return two(two(a, b)) }`, "f32_F", `f32_F(a f32, b f32) (f32, f32)
  %2 = call f32 f32_two %0.a %1.b
  %3 = result f32 %2 0
  %4 = result f32 %2 1
  %5 = call f32 f32_two %3 %4
  %6 = result f32 %5 0
  %7 = result f32 %5 1
  return %6 %7
`},
	{"min, max and shifts", `func F[T Float](n int32) (int32, T) { return max(min(n<<2, 7, n>>1), -n, ^n), 1 }`, "f32_F", `f32_F(n i32) (i32, f32)
  %1 = shl i32 %0.n 2
  %2 = const i32 7
  %3 = lt bool %1 %2
  %4 = select i32 %3 %1 %2
  %5 = shr i32 %0.n 1
  %6 = lt bool %4 %5
  %7 = select i32 %6 %4 %5
  %8 = const i32 0
  %9 = sub i32 %8 %0.n
  %10 = lt bool %9 %7
  %11 = select i32 %10 %7 %9
  %12 = const i32 -1
  %13 = xor i32 %0.n %12
  %14 = lt bool %13 %11
  %15 = select i32 %14 %11 %13
  %16 = const f32 1
  return %15 %16
`},
	{"number types of another order", `func F[T Float](a T, x Pair[T]) bool { return a < x.Hi }`, "DD_F", `DD_F(a f64, x DD) (bool)
  %3 = lt bool %0.a %1.x_Hi
  return %3
`},
}

func TestCompile(t *testing.T) {
	for _, c := range compiled {
		t.Run(c.name, func(t *testing.T) {
			p, err := load(t, c.src)
			if err != nil {
				t.Fatal(err)
			}
			f := p.Lookup(c.fn)
			if f == nil {
				t.Fatalf("%s is not compiled", c.fn)
			}
			if got := f.String(); got != c.want {
				t.Errorf("got\n%swant\n%s", got, c.want)
			}
		})
	}
}

// TestOnce: what is compiled once is called by way of what stands for it, and has the place of
// a method that hands its operands to it.
func TestOnce(t *testing.T) {
	p, err := load(t, `func (x Pair[T]) Twice() Pair[T] { return twiceOnce(x) }

//limb:once
func twice[T Float](x Pair[T]) Pair[T] { return Pair[T]{x.Hi + x.Hi, x.Lo + x.Lo} }

//limb:once twice
func twiceOnce[T Float](x Pair[T]) Pair[T] { return x }

func (x Pair[T]) Half() Pair[T] { return scaledOnce(x, 0.5) }

//limb:once
func scaled[T Float](x Pair[T], f T) Pair[T] { return Pair[T]{T(x.Hi * f), T(x.Lo * f)} }

//limb:once scaled
func scaledOnce[T Float](x Pair[T], f T) Pair[T] { return x }`)
	if err != nil {
		t.Fatal(err)
	}
	if f := p.Lookup("DF.Twice"); f == nil || !f.Export || f.Ops() != 2 {
		t.Errorf("DF.Twice is not what twice is: %+v", f)
	}
	if f := p.Lookup("DF.Half"); f == nil || len(f.Body) == 0 || f.Body[len(f.Body)-1].Op != ir.Result || p.Lookup("f32.scaled") == nil && p.Lookup("DF.scaled") == nil {
		t.Errorf("DF.Half does not call scaled: %+v", f)
	}
	for _, name := range []string{"twice", "twiceOnce", "scaledOnce"} {
		if p.Lookup("f32."+name) != nil || p.Lookup("DF."+name) != nil {
			t.Errorf("%s is compiled by itself", name)
		}
	}
}

func TestTables(t *testing.T) {
	p, err := load(t, `
func F[T Float](n int) T { return T(tab[n]) - T(sparse[n]) - T(tab2[n][0]) - T(whole[whole[n]]) }
func G[T Float](n int) T { return T(tab[n]) }`)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, tab := range p.Tables {
		got = append(got, fmt.Sprintf("%s %s %v %s", tab.Name, tab.Type, tab.Data, tab.Doc))
	}
	want := `f32_tab f32 [1 1.5 3] tab has three numbers.

f32_sparse f32 [0 5 0 0.10000000149011612] 
f32_tab2 f32 [1 2 3 4] 
i32_whole i32 [7 8] 
f32_whole f32 [7 8] 
f64_tab f64 [1 1.5 3] tab has three numbers.

f64_sparse f64 [0 5 0 0.1] 
f64_tab2 f64 [1 2 3 4] 
f64_whole f64 [7 8] `
	if strings.Join(got, "\n") != want {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), want)
	}
}

// TestExtra compiles a second package, which imports the first.
func TestExtra(t *testing.T) {
	files := map[string]string{"go.mod": module, "a.go": prologue + "\nfunc Two[T Float](x Pair[T]) Pair[T] { return x }\n", "a_test.go": "not Go", "sub/probe/p.go": `package probe

import "example.com/limb"

func F[T limb.Float](a T, x limb.Pair[T]) limb.DF2 {
	return 0
}

func G[T limb.Float](a T, x limb.Pair[T]) limb.Pair[T] {
	return limb.Two(x.Add(limb.Pair[T]{Hi: a}))
}
`}
	_, err := Load(write(t, files), "sub/probe")
	if want := "sub/probe/p.go:5:48: undefined: limb.DF2"; err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
	files["sub/probe/p.go"] = strings.Replace(files["sub/probe/p.go"], "limb.DF2", "float64", 1)
	p, err := Load(write(t, files), "sub/probe")
	if err != nil {
		t.Fatal(err)
	}
	if f, want := p.Lookup("DD.G"), `DD_G(a f64, x DD) (DD)
  %3 = const f64 0
  %4 = call f64 DD_Add %1.x_Hi %2.x_Lo %0.a %3
  %5 = result f64 %4 0
  %6 = result f64 %4 1
  %7 = call f64 DD_Two %5 %6
  %8 = result f64 %7 0
  %9 = result f64 %7 1
  return %8 %9
`; f == nil || f.String() != want || f.Pos != "sub/probe/p.go:9:1" {
		t.Errorf("got %v at %s, want %s", f, f.Pos, want)
	}
	if p.Lookup("DD.F") != nil {
		t.Error("F returns a float64: it is host code")
	}
}

// aTurn begins sources of loops over it that are none of //limb:loop.
const aTurn = `
//limb:turn
func turn[T Float](more bool, a, b T, n int32) (bool, T, T) {
	if more {
		a, b = b, a+b
		more = n > 0
	}
	return more, a, b
}
`

const noLoop = "b.go:12:6: F is marked //limb:loop, and is none: write for more { more, x, … = turn(more, x, …) }, of a function that is marked //limb:turn, and nothing else that ends on data"

var rejected = []struct{ name, src, want string }{
	{"product", `func F[T Float](a, b T) T { return a*b + 1 }`, "b.go:2:37: product must be rounded: write T(a*b)"},
	{"product of three", `func F[T Float](a, b T) T { return T(a*b*2) }`, "b.go:2:39: product must be rounded: write T(a*b)"},
	{"product in host code", `func F(a, b float64) float64 { p := (a+1) * b; return p }`, "b.go:2:43: product must be rounded: write float64((a + 1)*b)"},
	{"product in a method on a concrete type", `type f float32
func (x f) F() f { return 2*x }`, "b.go:3:28: product must be rounded: write f(2*x)"},
	{"product in a variable", `var v = float32(1); var p = v * v`, "b.go:2:31: product must be rounded: write float32(v*v)"},
	{"product under another constraint", `func F[N ~float64 | ~int](a N) N { return a*a }`, "b.go:2:44: product must be rounded: write N(a*a)"},
	{"product in a literal function", `var f = func(a float64) float64 { return (a*a) }`, "b.go:2:44: product must be rounded: write float64(a*a)"},
	{"product by assignment", `func F[T Float](a, b T) T { a *= b - 1; return a }`, "b.go:2:31: product must be rounded: write a = T(a*(b - 1))"},
	{"product in a conversion to another type", `func F(a, b float32) float64 { return float64(a * b) }`, "b.go:2:49: product must be rounded: write float32(a*b)"},
	{"all of them, in order", `func F[T Float](a T) T {
	for {
		break
	}
	b := math(a)
	return b*a
}

func G[T Float](a T) T { return a*a - T(third) }

func math[T Float](a T) T {
	if pow3(a) == 0 {
		return H(a)
	}
	return a
}
func H[T Float](a T) T { return F(a) }`, `b.go:3:2: straight-line code has no loop without a condition: write a constant number of turns
b.go:4:3: straight-line code has no break: write if and else around what it skips
b.go:7:10: product must be rounded: write T(b*a)
b.go:10:34: product must be rounded: write T(a*a)
b.go:13:5: primitive pow3 has no operation: add one to the IR, or write it in the subset
b.go:18:33: F calls itself: write a loop, with an array for what it keeps`},
	{"loop on data", `func F[T Float](a T) T {
	for a > 1 { a = a / 2 }
	return a
}`, "b.go:3:6: the loop ends on data, and none does in straight-line code: write a constant number of turns"},
	{"range over data", `func F[T Float](a T, n int) T {
	for range n { a = a / 2 }
	return a
}`, "b.go:3:12: the loop ends on data, and none does in straight-line code: write a constant number of turns"},
	{"an endless loop", `func F[T Float](a T) T {
	for { a = a / 2 }
}`, "b.go:3:2: straight-line code has no loop without a condition: write a constant number of turns"},
	{"long loops", `func F[T Float](a T) T {
	for range 1 << 30 { for range 1 << 30 {} }
	return a
}`, "b.go:3:22: the function unrolls to more than 65536 statements: write shorter loops"},
	{"statements", `func F[T Float](a T, n int) T {
	switch { case a > 1: break }
	for i := range 2 {
		if i == 1 { continue }
	}
	F(a, n)
	a++
	go F(a, n)
	tab[0] = 1
	g = n
	var f float64
	const c float64 = 3
	type t int
	x := c
	_, _, q := f, x, t(1)
	_ = q
	goto end
end:
	for b := range seq[T] { a += b }
	for i := 0; i < 2; i += 1 { a -= T(c2) + T(*h) }
	return a
}
var g int
var h *float64
var c2 = 1
func seq[T Float](func(T) bool) {}`, `b.go:3:2: a switch in a kernel has no break and no fallthrough: write if and else, or what the case does once more
b.go:5:15: straight-line code has no continue: write if and else around what it skips
b.go:7:2: the results of F are not used: assign them, or leave the call out
b.go:8:2: ++ is not for floats: write a += 1
b.go:9:2: a kernel starts nothing with go, since its items run side by side by themselves: write a phase or another kernel
b.go:10:2: tab is a package variable, and items have no order: pass a slice, and write to it
b.go:11:2: g is a package variable, and items have no order: pass a slice, and write to it
b.go:12:6: type float64 has one width, and the function is for both: write it with T
b.go:14:7: a type is declared in a function: declare it at package level
b.go:15:7: c is a float64, and the function is for both widths: write T(c)
b.go:18:2: a kernel has no goto: write a loop or an if
b.go:20:17: a kernel has no range over a function: write one over an int, a slice or an array
b.go:21:37: c2 is a package variable: declare it const, or pass it as a parameter`},
	{"expressions", `func F[T Float](a T, n int32) (T, int32, bool) {
	_ = func() T { return a }
	_ = &a
	_ = n / 3
	_ = 2 + n % 2
	_ = n << n
	_ = n << 32
	_ = max(n, 1 << 31 - 1) + min(2.0, 3)
	_ = max(a, 1)
	_ = len("x") + cap(tab)
	_ = len(s)
	_ = uint16(n)
	_ = "s"
	_ = 0.5
	x := Pair[T]{a, a}
	y := x == x
	_ = Pair[float32]{1, 2}.Lo
	_ = struct{a T}{a}.a
	_ = -x.Hi + chop(a, 24)
	_ = chop(a, int(n)) + T(tab[n])
	_ = T(computed[0])
	_ = (*(&x)).Lo
	return x.Hi, toInt(a), y
}
var s []int`, `b.go:3:6: a kernel has no function within it: declare it in the package, and call it by its name
b.go:4:6: &a is a pointer: pass the value, or a slice
b.go:5:6: straight-line code has no / of integers: write a shift or &
b.go:6:10: straight-line code has no % of integers: write a shift or &
b.go:7:6: an int32 is shifted by what is no constant from 0 to 31: write int32(uint32(n)<<uint32(n)), and see that it is below 32
b.go:8:6: an int32 is shifted by what is no constant from 0 to 31: write int32(uint32(n)<<uint32(32)), and see that it is below 32
b.go:10:6: max is not for floats: write a comparison and an if, which say what NaN and -0 give
b.go:12:10: s is no slice that is known here: slice a parameter, s[i:j], and declare it with :=
b.go:13:6: type uint16 is not for kernels: write int32, or uint32 and uint64 for bits
b.go:14:6: type string is not for kernels: text stays outside, pass a number that stands for it
b.go:15:6: 0.5 is a float64, and the function is for both widths: write T(0.5)
b.go:17:7: x is a struct: write its fields
b.go:18:6: type Pair[float32] has one width, and the function is for both: write it with T
b.go:20:14: chop must clear a constant number of bits: write 0 to 23
b.go:21:6: chop must clear a constant number of bits: write 0 to 23
b.go:22:8: element 1 of computed is not constant: write the number
b.go:23:7: *(&x) is behind a pointer: pass the value, or a slice`},
	{"elements", `func F[T Float](a T, n int32) T {
	t := tab[n]
	for _, c := range tab { a += T(c) + T(-c) }
	for _, r := range tab2 { a += T(r[0]) }
	for _, c = range tab { a += T(c) }
	row := tab2[1]
	_ = row
	for i := range 3 {
		_ = T(tab2[i][0])
	}
	_ = T(tab[-n])
	i := -2
	_ = T(tab[i])
	_ = T(written[n])
	_ = T(bytes[n])
	_ = T(int32(bytes[n]))
	_ = T(-tab[1])
	return a + T(-t)
}
var c float64`, `b.go:3:7: an element of a constant array is not a T: write T(tab[n])
b.go:4:41: c is an element of a constant array: write T(c)
b.go:5:9: tab2 has rows: range over its index
b.go:6:9: a range has variables of its own: write :=
b.go:7:9: type [2]float64 has one width, and the function is for both: write it with T
b.go:10:14: index 2 is outside of tab2: write 0 to 1
b.go:14:12: index -2 is outside of tab: write 0 to 2
b.go:15:8: written is no constant array, a.go:75:34 writes to it or takes its address: read it only
b.go:17:14: type uint8 is not for kernels: write int32, or uint32 and uint64 for bits
b.go:18:9: an element of a constant array is not a T: write T(tab[1])`},
	{"integers that do not fit", `func F[T Float](n int32) (int, int32) {
	i, j := 1<<20, int32(1)<<20
	return i << 20 - i + 1<<40, j<<10<<10 + n
}`, "b.go:4:9: 1099511627776 does not fit in 32 bits: write smaller integers"},
	{"constants that are rounded twice", `func F[T Float](a T) T { return a + 0x1.0000010000000000001p0 }`, "b.go:2:37: constant 1.0000000596046448 rounds to another float32 by way of float64: write at most 53 bits, in hex"},
	{"constants that overflow", `func F[T Float](a T) T { return a + T(big[0]) }
var big = [...]float64{1e39}`, "b.go:2:39: constant 1e+39 overflows f32: write a smaller one"},
	{"calls", `import "math"
func F[T Float](a T) T {
	a = T(math.Ldexp(float64(a), 3))
	a = T(math.Sin(2))
	host(a)
	s := host(a)
	_ = s
	b, _ := two[float64](1, 2)
	a = T(b)
	var g func(T) T
	a = g(a)
	_, _ = two(float32(1), 2)
	return pow3(a)
}`, `b.go:4:8: math.Ldexp is not for kernels: write pow2
b.go:5:8: math.Sin is not for kernels, since its bits differ between machines: write a function of limb's numbers
b.go:6:2: the results of host are not used: assign them, or leave the call out
b.go:7:7: host is not for kernels: call it before or after one, or mark the caller //limb:host
b.go:9:10: two is called for float64, and the function is for both widths: write two[T]
b.go:11:6: type func(T) T is not for kernels: functions are called by their names, declare it in the package
b.go:13:9: two is called for float32, and the function is for both widths: write two[T]
b.go:14:9: primitive pow3 has no operation: add one to the IR, or write it in the subset`},
	{"recursion", `func F[T Float](a T) T { return G(a) }
func G[T Float](a T) T { return F(a) }`, "b.go:3:33: F calls itself: write a loop, with an array for what it keeps"},
	{"an index on data", `func F[T Float](a T, n int32) T {
	t := [3]T{a, 1, 2}
	t[n] = 3
	return t[n&1]
}`, `b.go:4:4: the index is not constant, and straight-line code has constant ones: write a loop of constant length, and choose between the elements
b.go:5:11: the index is not constant, and straight-line code has constant ones: write a loop of constant length, and choose between the elements`},
	{"structs", `type Names struct { A int32; Name string }
type Lists struct { Data []float64; Rows int32 }
type Sizes struct { Rows int }
func F[T Float](a T) T {
	var n Names
	var l Lists
	var s Sizes
	var f struct { a T; of [2]float64 }
	_, _, _, _ = n, l, s, f
	return a
}`, `b.go:6:6: type Names has a field Name of type string, which is not for kernels: text stays outside, pass a number that stands for it
b.go:7:6: type []float64 is not for kernels: a slice is a parameter or a part of one, t := s[i:j]; a list of one's own is an array
b.go:9:6: type struct{a T; of [2]float64} has one width, and the function is for both: write it with T`},
	{"type error and product", `func F[T Float](a T) T { return b - a*a }`, `b.go:2:33: undefined: b
b.go:2:38: product must be rounded: write T(a*a)`},
	{"package variables", `var g = 1.5
var h DF
func F[T Float](a T) T { return a + T(g) - T(h.Lo) }`, "b.go:4:39: g is a package variable: declare it const, or pass it as a parameter"},
	{"names", `func Add[T Float](x, y Pair[T]) Pair[T] { return x }`, "b.go:2:6: DD.Add is the name of the function at a.go:77:1 too: rename one"},
	{"directive", `
//limb:device
func F[T Float](a T) T { return a }`, "b.go:3:1: //limb:device is no directive: write //limb:kernel, //limb:host, //limb:primitive, //limb:native NAME, //limb:pass, //limb:arm, //limb:loop, //limb:turn, //limb:slices, //limb:once, //limb:twin, //limb:each or //limb:function"},
	{"a native operation without a name", `
//limb:native
func F[T Float](a T) T { return a }`, "b.go:3:1: //limb:native is no directive: write //limb:kernel, //limb:host, //limb:primitive, //limb:native NAME, //limb:pass, //limb:arm, //limb:loop, //limb:turn, //limb:slices, //limb:once, //limb:twin, //limb:each or //limb:function"},
	{"a native operation of two results", `
//limb:native sincos
func both[T Float](a T) (T, T) { return a, a }
func F[T Float](a T) (T, T) { return both(a) }`, "b.go:5:38: sincos has 1 operands and 2 results: a native operation has at most 3 and one"},
	{"an arm that is none", `
//limb:arm
func F[T Float](taken bool, z, a T) T {
	if taken {
		z = a
	}
	return z + a
}`, "b.go:4:6: F is marked //limb:arm, and is none: write if taken { … } and return the parameters after taken, its first one"},
	{"a loop whose turn has its operands in another order", aTurn + `//limb:loop
func F[T Float](a, b T, n int32) T {
	for more := n > 0; more; {
		more, b, a = turn(more, a, b, n)
	}
	return a
}`, noLoop},
	{"a loop that ends on another number", aTurn + `//limb:loop
func F[T Float](a, b T, n int32) T {
	more := true
	for on := n > 0; on; {
		more, a, b = turn(more, a, b, n)
	}
	return a
}`, noLoop},
	{"a loop that does more than its turn", aTurn + `//limb:loop
func F[T Float](a, b T, n int32) T {
	for more := n > 0; more; {
		more, a, b = turn(more, a, b, n)
		n = n - 1
	}
	return a
}`, noLoop},
	{"a loop of half a turn", aTurn + `//limb:loop
func F[T Float](a, b T, n int32) T {
	for more := n > 0; more; {
		more, a, _ = turn(more, a, b, n)
	}
	return a
}`, noLoop},
	{"a turn that is none", `
//limb:turn
func F[T Float](more bool, a T) (bool, T) {
	if more {
		a = a + a
	}
	return a < 1, a
}`, "b.go:4:6: F is marked //limb:turn, and is none: write if more { … } and return the first parameters, more among them"},
	{"a function that is compiled once, and missing", `
//limb:once turn
func turnOnce[T Float](a T) T { return a }
func F[T Float](a T) T { return turnOnce(a) }`, "b.go:5:33: turnOnce is not for kernels: call it before or after one, or mark the caller //limb:host"},
	{"a function of no limb", `
//limb:slices
func G(a float64) float64 { return a }
func F[T Float](a T) T { return T(G(float64(a))) }`, "b.go:5:35: G is not for both widths, and the function is: mark the caller //limb:host"},
	{"syntax", `func F[T Float](a T) T { return a + }`, "b.go:2:37: expected operand, found '}'"},
}

func TestErrors(t *testing.T) {
	for _, c := range rejected {
		t.Run(c.name, func(t *testing.T) {
			_, err := load(t, c.src)
			if err == nil {
				t.Fatal("no error")
			}
			if got := err.Error(); got != c.want {
				t.Errorf("got\n%s\nwant\n%s", got, c.want)
			}
		})
	}
	for name, files := range map[string]map[string]string{
		"reading the root of the module": {"a.go": prologue},
		"no Go source in":                {"go.mod": module},
		"has no module line":             {"go.mod": "go 1.26\n"},
	} {
		if _, err := Load(write(t, files)); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("got %v, want %s", err, name)
		}
	}
}

// TestPlanted is the negative control of TestRoot: the same source with one
// product unrounded, in a kernel, or in host code.
func TestPlanted(t *testing.T) {
	testenv.Long(t, "the control of TestRoot")
	for _, c := range []struct{ file, old, planted, want string }{
		{"eft.go", "p = T(a * b)", "p = a * b", "product must be rounded: write T(a*b)"},
		{"convert.go", "rest = a - t", "rest = a * t", "product must be rounded: write float64(a*t)"},
	} {
		files := map[string]string{}
		names, err := filepath.Glob(filepath.Join(root, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range append(names, filepath.Join(root, "go.mod")) {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			files[filepath.Base(name)] = testenv.Emptied(string(data))
		}
		before, after, found := strings.Cut(files[c.file], c.old)
		if !found {
			t.Fatalf("%s: nothing to plant in", c.file)
		}
		files[c.file] = before + c.planted + after
		at := before + c.planted[:strings.Index(c.planted, "*")]
		line := strings.Count(at, "\n") + 1
		col := len(at) - strings.LastIndex(at, "\n")
		_, err = Load(write(t, files))
		if want := fmt.Sprintf("%s:%d:%d: %s", c.file, line, col, c.want); err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}

// TestConstrained checks that no file hides from the compiler behind a build
// constraint.
func TestConstrained(t *testing.T) {
	for name, text := range map[string]string{
		"a_arm64.go":  "package limb\n",
		"a_js.go":     "package limb\n",
		"tagged.go":   "//go:build arm64\n\npackage limb\n",
		"excluded.go": "//go:build !amd64\n\npackage limb\n",
	} {
		dir := t.TempDir()
		for name, text := range map[string]string{"go.mod": module, "a.go": prologue, name: text} {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		_, err := Load(dir)
		if name == "excluded.go" {
			if err != nil {
				t.Errorf("%s: %v", name, err)
			}
		} else if err == nil || !strings.HasPrefix(err.Error(), name+":1:1: the file is for some machines only") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
