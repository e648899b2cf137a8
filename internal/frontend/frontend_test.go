package frontend

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/ir"
)

// TestRoot compiles the repository's own source: an unrounded product, or
// anything else outside the subset, fails here.
func TestRoot(t *testing.T) {
	p, err := Load("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"f32.TwoSum", "f64.TwoProd", "f32.prodErrSplit", "DF.Add", "DD.Mul", "DD.Less"} {
		if p.Lookup(name) == nil {
			t.Errorf("%s is not compiled", name)
		}
	}
	if p.Lookup("DF.Cmp") != nil || p.Lookup("f32.abs") != nil {
		t.Error("host code or a primitive is compiled")
	}
}

const prologue = `package limb

type Float interface{ float32 | float64 }

type Pair[T Float] struct{ Hi, Lo T }

type DF = Pair[float32]
type DD = Pair[float64]

// is32 folds.
//
//limb:primitive
func is32[T Float]() bool { return false }

//limb:primitive
func toInt[T Float](a T) int32 { return int32(a) }

//limb:primitive
func pow3[T Float](a T) T { return a }

var tab = [...]float64{1, 0x1.8p+0, 3}
var tab2 = [2][2]float64{{1, 2}, {3, 4}}

func two[T Float](a, b T) (s, e T) { return a + b, a - b }
`

// load compiles the prologue with more source behind it. Positions count from
// the first line of the source.
func load(t *testing.T, src string) (*ir.Program, error) {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod": "module example.com/limb\n\ngo 1.26\n",
		"a.go":   prologue,
		"b.go":   "package limb; " + src + "\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return Load(dir)
}

func TestCompile(t *testing.T) {
	for _, c := range []struct{ name, src, fn, want string }{
		{"sum and comment", `func F[T Float](a, b T) T {
	c := a + b // the sum
	return c
}`, "f32_F", `  %2.c = add f32 %0.a %1.b               // the sum
  return %2.c
`},
		{"rounded product, difference, quotient", `func F[T Float](a, b T) T { return T(a*b) - a/b }`, "f64_F", `  %2 = mul f64 %0.a %1.b
  %3 = div f64 %0.a %1.b
  %4 = sub f64 %2 %3
  return %4
`},
		{"named results", `func F[T Float](a T) (s, e T) {
	s = -a
	e = 2
	return
}`, "f32_F", `  %1.s = neg f32 %0.a
  %2 = const f32 0x1p+01
  return %1.s %2
`},
		{"constants are rounded to the limb", `func F[T Float](a T) T { return a + 0.1 }`, "f32_F", `  %1 = const f32 0x1.99999ap-04
  %2 = add f32 %0.a %1
  return %2
`},
		{"an if becomes a select", `func F[T Float](a, b T) T {
	if a > b {
		a = b
	}
	return a
}`, "f32_F", `  %2 = lt bool %1.b %0.a
  %3.a = select f32 %2 %1.b %0.a
  return %3.a
`},
		{"an early return becomes a select", `func F[T Float](a, b T) T {
	if a == 0 {
		return b
	} else if b == 0 {
		return a
	}
	return a + b
}`, "f32_F", `  %2 = const f32 0x0p+00
  %3 = eq bool %0.a %2
  %4 = const f32 0x0p+00
  %5 = eq bool %1.b %4
  %6 = add f32 %0.a %1.b
  %7 = select f32 %5 %0.a %6
  %8 = select f32 %3 %1.b %7
  return %8
`},
		{"a constant condition leaves one arm", `func F[T Float](a T) T {
	if is32[T]() {
		return a
	}
	return a + a
}`, "f64_F", `  %1 = add f64 %0.a %0.a
  return %1
`},
		{"loops unroll", `func F[T Float](a T) T {
	s := a
	for i := range 2 {
		s += T(tab[i+1])
	}
	for i := 2; i >= 1; i-- {
		s -= T(tab2[1][i-1])
	}
	return s
}`, "f32_F", `  %1 = const f32 0x1.8p+00
  %2.s = add f32 %0.a %1
  %3 = const f32 0x1.8p+01
  %4.s = add f32 %2.s %3
  %5 = const f32 0x1p+02
  %6.s = sub f32 %4.s %5
  %7 = const f32 0x1.8p+01
  %8.s = sub f32 %6.s %7
  return %8.s
`},
		{"tables and integers", `func F[T Float](a T) T { return T(tab2[toInt(a)&1][1]) }`, "f32_F", `  %1 = toint i32 %0.a
  %2 = const i32 0x1p+00
  %3 = and i32 %1 %2
  %4 = const i32 0x1p+01
  %5 = mul i32 %3 %4
  %6 = const i32 0x1p+00
  %7 = add i32 %5 %6
  %8 = lookup f32 f32_tab2 %7
  return %8
`},
		{"structs, methods and calls of several results", `func (x Pair[T]) F(y Pair[T]) Pair[T] {
	s, e := two(x.Hi, y.Lo)
	x.Lo = e
	s, e = e, s
	return Pair[T]{Lo: e}.G(x)
}
func (x Pair[T]) G(y Pair[T]) Pair[T] { return Pair[T]{x.Hi, y.Lo} }`, "DD_F", `  %4 = call f64 f64_two %0.x_Hi %3.y_Lo
  %5.s = result f64 %4 0
  %6.e = result f64 %4 1
  %7 = const f64 0x0p+00
  %8 = call f64 DD_G %7 %5.s %0.x_Hi %6.e
  %9 = result f64 %8 0
  %10 = result f64 %8 1
  return %9 %10
`},
		{"min, max and shifts", `func F[T Float](n int32) (int32, T) { return min(n<<2, 7), 1 }`, "f32_F", `  %1 = shl i32 %0.n 2
  %2 = const i32 0x1.cp+02
  %3 = lt bool %1 %2
  %4 = select i32 %3 %1 %2
  %5 = const f32 0x1p+00
  return %4 %5
`},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, err := load(t, c.src)
			if err != nil {
				t.Fatal(err)
			}
			f := p.Lookup(c.fn)
			if f == nil {
				t.Fatalf("%s is not compiled", c.fn)
			}
			_, body, _ := strings.Cut(f.String(), "\n")
			if body != c.want {
				t.Errorf("got\n%swant\n%s", body, c.want)
			}
		})
	}
}

func TestErrors(t *testing.T) {
	for _, c := range []struct{ name, src, want string }{
		{"product", `func F[T Float](a, b T) T { return a*b + 1 }`,
			"b.go:1:51: product must be rounded: write T(a*b)"},
		{"product in host code", `func F(a, b float64) float64 { p := (a+1) * b; return p }`,
			"b.go:1:57: product must be rounded: write float64((a + 1)*b)"},
		{"product by assignment", `func F[T Float](a, b T) T { a *= b; return a }`,
			"b.go:1:45: product must be rounded: write a = T(a*b)"},
		{"product in a wider conversion", `func F(a, b float32) float64 { return float64(a * b) }`,
			"b.go:1:63: product must be rounded: write float32(a*b)"},
		{"loop on data", `func F[T Float](a T) T {
	for a > 1 { a = a / 2 }
	return a
}`, "b.go:2:2: a loop must have a constant number of turns and no return: write for i := 0; i < n; i++"},
		{"switch", `func F[T Float](a T) T {
	switch { }
	return a
}`, "b.go:2:2: switch is not in the kernel subset: write assignments, if, constant loops and return"},
		{"foreign call", `import "math"; func F[T Float](a T) T { return T(math.Sin(float64(a))) }`,
			"call of math.Sin: only functions of this package can run in a kernel; write it in them, or mark this one //limb:host"},
		{"recursion", `func F[T Float](a T) T { return F(a) }`,
			"b.go:1:47: recursive call of F: write straight-line code"},
		{"no operation", `func F[T Float](a T) T { return pow3(a) }`,
			"b.go:1:47: primitive pow3 has no operation: add one to the IR, or write it in the subset"},
		{"float to integer", `func F[T Float](a T) int32 { return int32(a) }`,
			"b.go:1:51: conversion of a float to an integer: write toInt(a) for an integral a"},
		{"type error", `func F[T Float](a T) T { return b }`, "b.go:1:47: undefined: b"},
		{"global", `var g = 1.5; func F[T Float](a T) T { return a + T(g) }`,
			"g is not a local variable: pass it as a parameter, or index a constant array"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := load(t, c.src)
			if err == nil {
				t.Fatal("no error")
			}
			if !strings.Contains(err.Error(), c.want) {
				t.Errorf("got  %v\nwant %s", err, c.want)
			}
		})
	}
	if _, err := Load(t.TempDir()); err == nil || !strings.Contains(err.Error(), "no go.mod") {
		t.Errorf("an empty folder gives %v", err)
	}
}

// TestPlanted is the negative control of TestRoot: the same source with one
// product unrounded.
func TestPlanted(t *testing.T) {
	dir := t.TempDir()
	names, err := filepath.Glob("../../*.go")
	if err != nil {
		t.Fatal(err)
	}
	planted := false
	for _, name := range append(names, "../../go.mod") {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		text := string(data)
		if filepath.Base(name) == "eft.go" {
			text = strings.Replace(text, "p = T(a * b)", "p = a * b", 1)
			planted = text != string(data)
		}
		if err := os.WriteFile(filepath.Join(dir, filepath.Base(name)), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if !planted {
		t.Fatal("nothing to plant in")
	}
	_, err = Load(dir)
	if err == nil || !strings.HasPrefix(err.Error(), "eft.go:") || !strings.HasSuffix(err.Error(), ": product must be rounded: write T(a*b)") {
		t.Errorf("got %v", err)
	}
}
