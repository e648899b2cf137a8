// Package peers holds benchmarks against other libraries, operation by operation
// in turns, on one core:
//
//	go test ./bench/peers -bench DD -count 5
//
// libqd comes in through a C++ program that is compiled when a benchmark asks
// for it (Debian: g++, libqd-dev).
package peers

import (
	"bufio"
	"fmt"
	"io"
	"math/big"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"

	"github.com/limbfp/limb"
)

// n operands, as many as fit into the first cache.
const n = 256

// operations are named as the methods of the numbers, with the intervals that
// their operands are from.
var operations = []struct {
	name           string
	x0, x1, y0, y1 float64
}{
	{"Add", -2, 2, -2, 2}, {"Sub", -2, 2, -2, 2}, {"Mul", -2, 2, -2, 2}, {"Div", -2, 2, 0.5, 2}, {"Sqrt", 0, 4, 0, 1},
	{"Exp", -5, 5, 0, 1}, {"Log", 0.1, 10, 0, 1}, {"Log10", 0.1, 10, 0, 1}, {"Pow", 0.1, 10, -5, 5}, {"PowInt", 0.5, 2, 0, 1},
	{"Sin", -10, 10, 0, 1}, {"Cos", -10, 10, 0, 1}, {"SinCos", -10, 10, 0, 1}, {"Tan", -10, 10, 0, 1},
	{"Asin", -1, 1, 0, 1}, {"Acos", -1, 1, 0, 1}, {"Atan", -10, 10, 0, 1}, {"Atan2", -10, 10, -10, 10},
	{"Sinh", -5, 5, 0, 1}, {"Cosh", -5, 5, 0, 1}, {"Tanh", -5, 5, 0, 1},
	{"Asinh", -10, 10, 0, 1}, {"Acosh", 1, 10, 0, 1}, {"Atanh", -1, 1, 0, 1},
	{"Cbrt", 0.1, 10, 0, 1}, {"Mod", -1000, 1000, 1, 2}, {"Floor", -1000, 1000, 0, 1}, {"Trunc", -1000, 1000, 0, 1},
}

func BenchmarkDD(b *testing.B) {
	bench(b, "dd", 106, func(r *rand.Rand, lo, hi float64) limb.DD {
		a := lo + (hi-lo)*r.Float64()
		return limb.FromFloat(a).AddFloat(a * 0x1p-54 * (r.Float64() - 0.5))
	}, func(x limb.DD) []float64 { return []float64{x.Hi, x.Lo} })
}

func BenchmarkQD(b *testing.B) {
	bench(b, "qd", 212, func(r *rand.Rand, lo, hi float64) limb.QD {
		x := limb.QD{X0: lo + (hi-lo)*r.Float64()}
		for k, s := 1, x.X0; k < 4; k++ {
			s *= 0x1p-53 * (r.Float64() - 0.5)
			x = x.AddFloat(s)
		}
		return x
	}, func(x limb.QD) []float64 { return []float64{x.X0, x.X1, x.X2, x.X3} })
}

// bench runs the operations on numbers of the type N: "limb", "qd" for libqd,
// and "big" for math/big at the same precision.
func bench[N any](b *testing.B, name string, prec uint, draw func(r *rand.Rand, lo, hi float64) N, limbs func(N) []float64) {
	for _, op := range operations {
		r := rand.New(rand.NewPCG(1, 2))
		x, y, z := make([]N, n), make([]N, n), make([]N, n)
		for i := range x {
			x[i], y[i] = draw(r, op.x0, op.x1), draw(r, op.y0, op.y1)
		}
		b.Run(op.name+"/limb", func(b *testing.B) { run(b, op.name, x, y, z) })
		b.Run(op.name+"/qd", func(b *testing.B) {
			p := libqd(b)
			b.ResetTimer()
			fmt.Fprintf(p.in, "%s %s %d %d\n", name, op.name, n, b.N)
			for i := range x {
				for _, a := range append(limbs(x[i]), limbs(y[i])...) {
					fmt.Fprintf(p.in, "%x ", a)
				}
			}
			fmt.Fprintln(p.in)
			if err := p.in.Flush(); err != nil {
				b.Fatal(err)
			}
			var seconds float64
			if _, err := fmt.Fscan(p.out, &seconds); err != nil || seconds < 0 {
				b.Fatalf("libqd: %g seconds, %v", seconds, err)
			}
			b.ReportMetric(seconds*1e9/float64(b.N), "ns/op")
		})
		f, ok := map[string]func(z, x, y *big.Float) *big.Float{
			"Add": (*big.Float).Add, "Sub": (*big.Float).Sub, "Mul": (*big.Float).Mul, "Div": (*big.Float).Quo,
			"Sqrt": func(z, x, _ *big.Float) *big.Float { return z.Sqrt(x) },
		}[op.name]
		if !ok {
			continue
		}
		b.Run(op.name+"/big", func(b *testing.B) {
			number := func(x N) *big.Float {
				s := new(big.Float).SetPrec(prec)
				for _, a := range limbs(x) {
					s.Add(s, big.NewFloat(a))
				}
				return s
			}
			var u, v, w [n]*big.Float
			for i := range u {
				u[i], v[i], w[i] = number(x[i]), number(y[i]), new(big.Float).SetPrec(prec)
			}
			b.ResetTimer()
			for i := range b.N {
				f(w[i%n], u[i%n], v[i%n])
			}
		})
	}
}

// run runs the method of that name.
func run[N any](b *testing.B, name string, x, y, z []N) {
	m, ok := reflect.TypeFor[N]().MethodByName(name)
	if !ok {
		b.Skipf("no method %s", name)
	}
	// Arithmetic is called directly, as it is in programs.
	if run, ok := arithmetic(name, any(x), any(y), any(z)); ok {
		b.ResetTimer()
		for range b.N / n {
			run()
		}
		return
	}
	switch f := m.Func.Interface().(type) {
	case func(N) N:
		for i := range b.N {
			z[i%n] = f(x[i%n])
		}
	case func(N, N) N:
		for i := range b.N {
			z[i%n] = f(x[i%n], y[i%n])
		}
	case func(N, int32) N:
		for i := range b.N {
			z[i%n] = f(x[i%n], 13)
		}
	case func(N) (N, N):
		for i := range b.N {
			z[i%n], _ = f(x[i%n])
		}
	default:
		b.Fatalf("%s: no loop for %T", name, f)
	}
}

func arithmetic(name string, x, y, z any) (run func(), ok bool) {
	switch x := x.(type) {
	case []limb.DD:
		y, z := y.([]limb.DD), z.([]limb.DD)
		run = map[string]func(){
			"Add": func() {
				for i := range x {
					z[i] = x[i].Add(y[i])
				}
			},
			"Sub": func() {
				for i := range x {
					z[i] = x[i].Sub(y[i])
				}
			},
			"Mul": func() {
				for i := range x {
					z[i] = x[i].Mul(y[i])
				}
			},
			"Div": func() {
				for i := range x {
					z[i] = x[i].Div(y[i])
				}
			},
			"Sqrt": func() {
				for i := range x {
					z[i] = x[i].Sqrt()
				}
			},
		}[name]
	case []limb.QD:
		y, z := y.([]limb.QD), z.([]limb.QD)
		run = map[string]func(){
			"Add": func() {
				for i := range x {
					z[i] = x[i].Add(y[i])
				}
			},
			"Sub": func() {
				for i := range x {
					z[i] = x[i].Sub(y[i])
				}
			},
			"Mul": func() {
				for i := range x {
					z[i] = x[i].Mul(y[i])
				}
			},
			"Div": func() {
				for i := range x {
					z[i] = x[i].Div(y[i])
				}
			},
			"Sqrt": func() {
				for i := range x {
					z[i] = x[i].Sqrt()
				}
			},
		}[name]
	}
	return run, run != nil
}

// process is the C++ program, which waits for work.
type process struct {
	in  *bufio.Writer
	out io.Reader
}

var flags = []string{"-O2", "-std=c++17"}

var start = sync.OnceValues(func() (*process, error) {
	dir, err := os.MkdirTemp("", "limb")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	program := filepath.Join(dir, "qd")
	args := append(flags, "-o", program, "testdata/qd.cpp", "-lqd")
	if text, err := exec.Command("g++", args...).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("g++ %s: %w\n%s(Debian: apt-get install g++ libqd-dev)", strings.Join(args, " "), err, text)
	}
	fmt.Printf("libqd: g++ %s\n", strings.Join(flags, " "))
	c := exec.Command(program)
	in, err := c.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := c.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := c.Start(); err != nil {
		return nil, err
	}
	return &process{bufio.NewWriter(in), bufio.NewReader(out)}, nil
})

func libqd(b *testing.B) *process {
	p, err := start()
	if err != nil {
		b.Skip(err)
	}
	return p
}
