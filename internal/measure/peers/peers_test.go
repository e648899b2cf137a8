// Benchmarks against other libraries and math/big, operation by operation in
// turns, on one core:
//
//	go test ./internal/measure/peers -bench DD -count 5

package peers_test

import (
	"fmt"
	"math/big"
	"os"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/bench"
	"github.com/limbfp/limb/internal/measure/peers"
	"github.com/limbfp/limb/vec"
)

// start starts the program once. It is ended in TestMain.
var start = sync.OnceValues(peers.Start)

func TestMain(m *testing.M) {
	code := m.Run()
	if p, err := start(); err == nil {
		p.Close()
	}
	if f, err := startFFTW(); err == nil {
		f.Close()
	}
	os.Exit(code)
}

// libraries returns the program and its libraries of a type.
func libraries(t testing.TB, typ string) (*peers.Program, []peers.Library) {
	p, err := start()
	if err != nil {
		testenv.Skip(t, "peers", err.Error())
	}
	if len(p.Missing) > 0 && testenv.Required("peers") {
		t.Errorf("LIMB_TEST_REQUIRE lists peers, and these are missing: %v", p.Missing)
	}
	var list []peers.Library
	for _, l := range p.Libraries {
		if typ == l.Type {
			list = append(list, l)
		}
	}
	return p, list
}

// TestResults: the program computes what limb computes, so that the right thing
// is timed. The operands are the first eight of those that are timed.
func TestResults(t *testing.T) {
	testenv.Long(t, "it compiles a program in C++")
	for typ, bits := range map[string]int{"DD": 106, "TD": 159, "QD": 212} {
		// Operands are rounded to the bits of a library, which remainders magnify,
		// and the functions of libqd lose some bits.
		few := bits - 16
		p, list := libraries(t, typ)
		for _, l := range list {
			computed := 0
			for _, method := range bench.Methods() {
				f, ok := bench.Lookup(typ + "." + method)
				if !ok {
					continue
				}
				const n = 8
				x, y := f.Operands()
				if err := p.Load(l, n, x[:n], y[:n]); err != nil {
					t.Fatal(err)
				}
				if seconds, err := p.Time(l, method, 1); err != nil {
					t.Fatal(err)
				} else if seconds < 0 {
					continue
				}
				computed++
				z, w, err := p.Values(l, method, n)
				if err != nil {
					t.Fatal(err)
				}
				arrays := new(bench.Memory).Arrays(f, n)
				f.Go(n, arrays.Pointers)
				for i := range n {
					for k, got := range [][][]float64{z, w}[:len(f.Out)] {
						if f.Out[k].Type != f.Out[0].Type { // the sign of LogGamma
							continue
						}
						if d := difference(got[i], arrays.Row(f, k, i)); d > -few {
							t.Errorf("%s %s %s: 2^%d from limb's result at %x %x", l.Name, typ, method, d, x[i], y[i])
						}
					}
				}
			}
			// The negative control: cosines are found not to be sines.
			f, _ := bench.Lookup(typ + ".Sin")
			x, y := f.Operands()
			if err := p.Load(l, 1, x[:1], y[:1]); err != nil {
				t.Fatal(err)
			}
			z, _, err := p.Values(l, "Cos", 1)
			arrays := new(bench.Memory).Arrays(f, 1)
			f.Go(1, arrays.Pointers)
			if d := difference(z[0], arrays.Row(f, 0, 0)); err != nil || d < -few {
				t.Errorf("%s, %s: the cosine is 2^%d from the sine: %v", l.Name, typ, d, err)
			}
			if t.Logf("%s, %s: %d operations", l.Name, typ, computed); computed < 20 {
				t.Errorf("%s, %s: %d operations", l.Name, typ, computed)
			}
		}
	}
}

// difference returns ⌈log2⌉ of the relative difference of two sums.
func difference(x, y []float64) int {
	a, b := sum(x, 2000), sum(y, 2000)
	d := new(big.Float).Sub(a, b)
	if d.Sign() == 0 {
		return -2000
	}
	return d.MantExp(nil) - b.MantExp(nil) + 1
}

func sum(limbs []float64, prec uint) *big.Float {
	s := new(big.Float).SetPrec(prec)
	for _, a := range limbs {
		s.Add(s, big.NewFloat(a))
	}
	return s
}

func TestDifference(t *testing.T) {
	if d := difference([]float64{1, 0x1p-60}, []float64{1}); d > -59 || d < -60 {
		t.Errorf("difference of 1 and 1 + 2^-60: 2^%d", d)
	}
	if d := difference([]float64{1, 0x1p-60}, []float64{1 + 0x1p-52, -0x1p-52, 0x1p-60}); d != -2000 {
		t.Errorf("difference of equal sums: 2^%d", d)
	}
}

// TestMissing: without a compiler there are no peers, and the error says what to
// do.
func TestMissing(t *testing.T) {
	t.Setenv("CXX", "no-such-compiler")
	if _, err := peers.Start(); err == nil || !strings.Contains(err.Error(), "install a C++ compiler (Debian: g++)") {
		t.Errorf("no compiler: %v", err)
	}
}

func BenchmarkDD(b *testing.B) { benchmark(b, "DD", 106) }
func BenchmarkTD(b *testing.B) { benchmark(b, "TD", 159) }
func BenchmarkQD(b *testing.B) { benchmark(b, "QD", 212) }

// benchmark runs the methods of a type on 1024 operands: in a plain loop (go), with
// package vec on one core, in the libraries, and with math/big at the same
// precision.
func benchmark(b *testing.B, typ string, prec uint) {
	const n = bench.Distinct
	var list []peers.Library
	p, err := start()
	if err != nil {
		fmt.Println("no other libraries:", err)
	} else {
		p, list = libraries(b, typ)
		fmt.Println("peers:", p.Command)
	}
	defer vec.SetThreads(vec.SetThreads(1))
	for _, method := range bench.Methods() {
		f, ok := bench.Lookup(typ + "." + method)
		if !ok {
			continue
		}
		arrays := new(bench.Memory).Arrays(f, n)
		in := func(loop func(int, []unsafe.Pointer)) func(*testing.B) {
			return func(b *testing.B) {
				passes := b.N/n + 1
				for range passes {
					loop(n, arrays.Pointers)
				}
				b.ReportMetric(float64(b.Elapsed())/float64(passes*n), "ns/op")
			}
		}
		b.Run(method+"/go", in(f.Go))
		if f.Vec != nil {
			b.Run(method+"/"+vec.Level(), in(f.Vec))
		}
		x, y := f.Operands()
		for _, l := range list {
			b.Run(method+"/"+l.Name, func(b *testing.B) {
				if err := p.Load(l, n, x, y); err != nil {
					b.Fatal(err)
				}
				passes := b.N/n + 1
				seconds, err := p.Time(l, method, passes)
				if err != nil {
					b.Fatal(err)
				}
				if seconds < 0 {
					b.Skip("the library lacks it")
				}
				b.ReportMetric(seconds*1e9/float64(passes*n), "ns/op")
			})
		}
		same, ok := map[string]func(z, x, y *big.Float) *big.Float{
			"Add": (*big.Float).Add, "Sub": (*big.Float).Sub, "Mul": (*big.Float).Mul, "Div": (*big.Float).Quo,
			"Sqrt": func(z, x, _ *big.Float) *big.Float { return z.Sqrt(x) },
		}[method]
		if !ok {
			continue
		}
		b.Run(method+"/big", func(b *testing.B) {
			var u, v, w [n]*big.Float
			for i := range u {
				u[i], v[i], w[i] = sum(x[i], prec), sum(y[i], prec), new(big.Float).SetPrec(prec)
			}
			b.ResetTimer()
			for i := range b.N {
				same(w[i%n], u[i%n], v[i%n])
			}
		})
	}
}
