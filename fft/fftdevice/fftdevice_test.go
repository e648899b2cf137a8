package fftdevice

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/fft/internal/scheme"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/typeof"
)

func TestMain(m *testing.M) { devicetest.Main(m) }

// numbers returns n complex numbers, the same each time.
func numbers[C limb.ComplexNumber](n int) []C {
	rng := rand.New(rand.NewPCG(3, uint64(n)))
	x := make([]C, n)
	for i := range x {
		x[i] = random[C](rng)
	}
	return x
}

// bits returns the memory of x.
func bits[C limb.ComplexNumber](x []C) string {
	var z C
	return unsafe.String((*byte)(unsafe.Pointer(unsafe.SliceData(x))), len(x)*int(unsafe.Sizeof(z)))
}

const batch = 3

// inFFT transforms one operand with package fft.
func (t *transform[C, D, S]) inFFT(dst []D, src []S) { t.host(dst, [][]S{src}) }

// agree transforms a batch forward and inverse, in place on the device.
func agree[C limb.ComplexNumber](t *testing.T, p *Plan[C]) {
	t.Helper()
	x := numbers[C](p.n * batch)
	want, got := make([]C, len(x)), make([]C, len(x))
	a, err := device.NewArray[C](p.d, len(x))
	if err != nil {
		t.Fatal(err)
	}
	defer a.Free()
	for _, c := range []struct {
		host   func(dst, src []C)
		device func(dst, src *device.Array[C]) error
	}{{p.forward.inFFT, p.Forward}, {p.inverse.inFFT, p.Inverse}} {
		c.host(want, x)
		if err := errors.Join(a.Upload(x), c.device(a, a), a.Download(got)); err != nil {
			t.Fatal(err)
		}
		if bits(got) != bits(want) {
			i := 0
			for bits(got[i:i+1]) == bits(want[i:i+1]) {
				i++
			}
			t.Errorf("%v of %d: element %d is %x, want %x", typeof.Of[C](), p.n, i, got[i], want[i])
		}
	}
}

func compare[C limb.ComplexNumber](t *testing.T, d *device.Device, w where, lengths []int, o ...fft.Option) {
	t.Helper()
	for _, n := range lengths {
		p, err := newPlan[C](context.Background(), d, n, w, o...)
		if err != nil {
			t.Fatal(err)
		}
		agree(t, p)
		p.Close()
	}
}

// Lengths that have each radix, turned and not, rows of more than one block, and a
// prime; and few of these, since the kernels are built for long.
var (
	allLengths = []int{1, 2, 14, 48, 67, 420, 1225, 2401, 4096, 1 << 14}
	fewLengths = []int{48, 67, 420}
)

// stretched is a length that groups do in stretches, where they read whole pieces of memory.
const stretched = 1 << 17

// TestLengths sees that allLengths have what is said of them.
func TestLengths(t *testing.T) {
	var seen []string
	for _, n := range allLengths {
		p, err := fft.New[limb.CDF](n)
		if err != nil {
			t.Fatal(err)
		}
		s := scheme.Of[scheme.Plan[limb.CDF]](p)
		if s.Inner != nil {
			seen = append(seen, "prime")
			s = s.Inner
		}
		for _, c := range []*scheme.Columns[limb.CDF]{s.First, s.Second} {
			if c == nil {
				continue
			}
			for _, pass := range c.Passes {
				seen = append(seen, fmt.Sprint(pass.Radix, pass.M > 1))
			}
		}
	}
	for _, want := range []string{"prime", "2 true", "2 false", "3 true", "3 false", "4 true", "4 false", "5 true", "5 false", "7 true", "7 false", "8 true", "8 false"} {
		if !slices.Contains(seen, want) {
			t.Errorf("no length with %s", want)
		}
	}
}

// TestBits compares devices with package fft, bit for bit. Drivers build kernels for long, so that the usual run
// takes each kind of kernel to one of them: the passes of pairs by themselves to PoCL, and a group's, in local memory, to
// lavapipe, with those of float64 and of quads. rusticl, whose text PoCL has too, gets one length. In the interpreter
// fft/internal/steps has all. With LIMB_FULL all types have all lengths both ways, and in a short test few have.
func TestBits(t *testing.T) {
	full, short := testenv.Full(), testing.Short()
	t.Run("cpu", func(t *testing.T) { // whose transforms are those of package fft
		d := devicetest.OpenTested(t, "cpu", "Go")
		compare[limb.CDF](t, d, inLocal, fewLengths)
		compare[limb.CDD](t, d, inLocal, fewLengths)
		compare[limb.CQF](t, d, inLocal, fewLengths)
		compare[limb.CQD](t, d, inLocal, fewLengths)
		compare[limb.CTF](t, d, inLocal, fewLengths)
		compare[limb.CTD](t, d, inLocal, fewLengths)
	})
	t.Run("pocl", func(t *testing.T) {
		d := devicetest.OpenTested(t, "pocl", devicetest.PoCL)
		if short {
			compare[limb.CDF](t, d, inGlobal, []int{48})
			return
		}
		compare[limb.CDF](t, d, inGlobal, allLengths)
		compare[limb.CDF](t, d, inGlobal, []int{48}, fft.Direct())
		compare[limb.CDD](t, d, inGlobal, []int{72})
		compare[limb.CDF](t, d, inLocal, []int{48})
		if full {
			compare[limb.CDF](t, d, inLocal, allLengths)
			compare[limb.CDD](t, d, inGlobal, allLengths)
			compare[limb.CDD](t, d, inLocal, allLengths)
			compare[limb.CDD](t, d, inLocal, []int{48}, fft.Direct())
			// This driver builds quads for a minute, and those in local memory for minutes.
			compare[limb.CQF](t, d, inGlobal, allLengths)
			compare[limb.CQD](t, d, inGlobal, allLengths)
			compare[limb.CQF](t, d, inLocal, allLengths)
			compare[limb.CQD](t, d, inLocal, allLengths)
			compare[limb.CQF](t, d, inGlobal, fewLengths, fft.Direct())
			compare[limb.CTF](t, d, inGlobal, allLengths)
			compare[limb.CTD](t, d, inLocal, fewLengths)
			compare[limb.CQD](t, d, inLocal, fewLengths, fft.Direct())
		}
	})
	t.Run("rusticl", func(t *testing.T) {
		d := devicetest.OpenTested(t, "rusticl", "rusticl")
		compare[limb.CDF](t, d, inGlobal, []int{48})
		if full {
			compare[limb.CDF](t, d, inGlobal, allLengths)
			compare[limb.CDF](t, d, inLocal, append(slices.Clip(allLengths), stretched))
			compare[limb.CDF](t, d, inLocal, []int{48}, fft.Direct())
			compare[limb.CQF](t, d, inGlobal, allLengths)
		}
		if _, err := New[limb.CDD](d, 6); !d.Traits().Float64.Exact && !errors.Is(err, device.ErrNoFloat64) {
			t.Errorf("CDD without float64: %v", err)
		}
	})
	t.Run("lavapipe", func(t *testing.T) {
		d := devicetest.OpenTested(t, "lavapipe", "llvmpipe")
		compare[limb.CDF](t, d, inLocal, []int{48})
		if short {
			return
		}
		compare[limb.CDF](t, d, inGlobal, []int{48})
		compare[limb.CDF](t, d, inLocal, []int{1 << 14})
		compare[limb.CDF](t, d, inLocal, []int{48}, fft.Direct())
		compare[limb.CDD](t, d, inGlobal, []int{72})
		compare[limb.CQF](t, d, inGlobal, []int{6})
		compare[limb.CQD](t, d, inGlobal, []int{6})
		compare[limb.CTD](t, d, inGlobal, []int{6})
		if full {
			compare[limb.CDF](t, d, inGlobal, allLengths)
			compare[limb.CDD](t, d, inGlobal, allLengths)
			compare[limb.CQF](t, d, inGlobal, allLengths)
			compare[limb.CQD](t, d, inGlobal, allLengths)
			compare[limb.CDD](t, d, inLocal, append(slices.Clip(allLengths), stretched))
			compare[limb.CDF](t, d, inLocal, append(slices.Clip(allLengths), stretched))
			compare[limb.CQF](t, d, inLocal, append(slices.Clip(fewLengths), 1<<12))
			compare[limb.CQD](t, d, inLocal, append(slices.Clip(fewLengths), 1<<12))
			compare[limb.CTF](t, d, inLocal, append(slices.Clip(fewLengths), 1<<12))
			compare[limb.CTD](t, d, inGlobal, allLengths)
			compare[limb.CTD](t, d, inLocal, append(slices.Clip(fewLengths), 1<<12))
		}
	})
}

// TestUntested is the negative control of the comparison in New: a compiler that may
// reassociate is noticed.
func TestUntested(t *testing.T) {
	t.Setenv("LIMB_TEST_OPENCL_OPTIONS", "-cl-fast-relaxed-math")
	d := devicetest.Open(t, "pocl", devicetest.PoCL)
	p, err := New[limb.CDF](d, 6)
	if !errors.Is(err, device.ErrWrong) || !strings.Contains(err.Error(), "0x") {
		t.Errorf("got %v, want wrong results, with the evidence", err)
	}
	if err == nil {
		p.Close()
	}
}

// planted changes a number of each table of a plan in turn, and sees that a comparison notices.
func planted(t *testing.T, e *engine, check func(context.Context) error) {
	t.Helper()
	for table, a := range e.held {
		x, ok := table.Data.([]limb.CDF)
		if !ok {
			continue
		}
		planted := slices.Clone(x)
		planted[len(x)-1].Im.Lo += 0x1p-30
		w := a.(*device.Array[limb.CDF])
		if err := w.Upload(planted); err != nil {
			t.Fatal(err)
		}
		if err := check(t.Context()); !errors.Is(err, device.ErrWrong) {
			t.Errorf("%s: a wrong number in a table of %d: %v", e.what, len(x), err)
		}
		if err := errors.Join(w.Upload(x), check(t.Context())); err != nil {
			t.Errorf("%s, without it: %v", e.what, err)
		}
	}
}

// TestTurns plants a wrong number in each table of plans.
func TestTurns(t *testing.T) {
	d := devicetest.OpenTested(t, "pocl", devicetest.PoCL)
	p, err := newPlan[limb.CDF](context.Background(), d, 420, inGlobal)
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	r, err := newReal[limb.CDF](context.Background(), d, 840, inGlobal)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	g, err := newGrid[limb.CDF](context.Background(), d, []int{48, 12}, nil, inGlobal)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	if len(p.held) != 3 || len(r.held) != 4 || len(g.held) != 2 {
		t.Errorf("%d, %d and %d tables", len(p.held), len(r.held), len(g.held))
	}
	planted(t, p.engine, p.forward.check)
	planted(t, p.engine, p.convolve.check)
	planted(t, r.engine, r.forward.check)
	planted(t, r.engine, r.inverse.check)
	planted(t, g.engine, g.inverse.check)
}

// TestCalls is about what the calls refuse, and who may call at once.
func TestCalls(t *testing.T) {
	for _, driver := range []struct{ word, platform string }{{"cpu", "Go"}, {"pocl", devicetest.PoCL}} {
		t.Run(driver.word, func(t *testing.T) {
			d := devicetest.OpenTested(t, driver.word, driver.platform)
			if _, err := New[limb.CDF](d, 0); err == nil || !strings.Contains(err.Error(), "length 0") {
				t.Errorf("length 0: %v", err)
			}
			p, err := New[limb.CDF](d, 6)
			if err != nil {
				t.Fatal(err)
			}
			if p.Len() != 6 {
				t.Errorf("the length is %d", p.Len())
			}
			var group sync.WaitGroup
			for range 4 {
				group.Go(func() {
					x := numbers[limb.CDF](12)
					y, want := make([]limb.CDF, 12), make([]limb.CDF, 12)
					for range 10 {
						if err := errors.Join(p.ForwardSlice(y, x), p.InverseSlice(y, y)); err != nil {
							t.Error(err)
							return
						}
						p.forward.inFFT(want, x)
						p.inverse.inFFT(want, want)
						if bits(y) != bits(want) {
							t.Error("other bits from several goroutines")
						}
					}
				})
			}
			group.Wait()
			array := func(n int) *device.Array[limb.CDF] {
				a, err := device.NewArray[limb.CDF](d, n)
				if err != nil {
					t.Fatal(err)
				}
				return a
			}
			x, y, freed := array(6), array(12), array(6)
			freed.Free()
			for _, c := range []struct {
				err, want error
			}{
				{p.Forward(x, y), device.ErrLength},
				{p.Forward(array(7), array(7)), device.ErrLength},
				{p.ForwardSlice(make([]limb.CDF, 6), make([]limb.CDF, 12)), device.ErrLength},
				{p.Inverse(x, freed), device.ErrFreed},
				{p.Forward(array(0), array(0)), nil},
				{p.ForwardSlice(nil, nil), nil},
				{p.Forward(y, y), nil},
			} {
				if !errors.Is(c.err, c.want) {
					t.Errorf("got %v, want %v", c.err, c.want)
				}
			}
			p.Close()
			p.Close()
			if err := p.Forward(x, x); !errors.Is(err, device.ErrClosed) {
				t.Errorf("closed: %v", err)
			}
			if err := p.ForwardSlice(make([]limb.CDF, 6), make([]limb.CDF, 6)); !errors.Is(err, device.ErrClosed) {
				t.Errorf("closed: %v", err)
			}
			if err := d.Close(); err != nil {
				t.Fatal(err)
			}
			if _, err := New[limb.CDF](d, 20); !errors.Is(err, device.ErrClosed) {
				t.Errorf("a closed device: %v", err)
			}
		})
	}
}

// TestZeroPlan: a plan that New has not made says so.
func TestZeroPlan(t *testing.T) {
	var p Plan[limb.CDD]
	for name, err := range map[string]error{"Forward": p.Forward(nil, nil), "InverseSlice": p.InverseSlice(nil, nil)} {
		if !errors.Is(err, device.ErrZero) {
			t.Errorf("%s of the zero value: %v", name, err)
		}
	}
}
