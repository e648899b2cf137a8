//go:build linux && (amd64 || arm64)

package fakecuda

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/fft/fftdevice"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/ptx"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/vec"
)

// interpreter runs the text of kernels: a GPU that does what PTX says. change is what a
// compiler does to a text that is wrong.
type interpreter struct{ change func(text string) string }

func (i interpreter) compile(text string) (module, error) {
	if i.change != nil {
		text = i.change(text)
	}
	m, err := ptx.Parse(text)
	if err != nil {
		return nil, err
	}
	return interpreted{m}, nil
}

type interpreted struct{ *ptx.Module }

func (m interpreted) describe(name string) ([]int, int, bool) {
	k := m.Entry(name)
	if k == nil {
		return nil, 0, false
	}
	return k.Params, k.Block, true
}

func (m interpreted) launch(name string, groups, group, shared int, params [][]byte, mem memory) error {
	var words []uint64
	for _, p := range params {
		words = append(words, word(p))
	}
	var pieces ptx.Memory
	for _, r := range mem {
		pieces = append(pieces, ptx.Piece{Address: r.address, Bytes: mem.at(r.address, int(r.size))})
	}
	k := *m.Entry(name)
	k.Dynamic = shared
	return k.Run(groups, group, words, pieces)
}

// open opens the device, and closes it when the test ends.
func open(t testing.TB, m machine) *device.Device {
	t.Helper()
	need(t, m)
	d, err := device.Open("cuda:0")
	if err != nil {
		t.Fatal(err)
	}
	devicetest.Closing(t, d)
	return d
}

// untested is open without the self-test, which the interpreter takes seconds for, of a device that was told something
// before.
func untested(t testing.TB, m machine, directives ...string) *device.Device {
	t.Helper()
	need(t, m)
	for _, s := range directives {
		set(s)
	}
	d, err := device.Open("cuda:0", device.Untested())
	if err != nil {
		t.Fatal(err)
	}
	devicetest.Closing(t, d)
	return d
}

// TestConformance: what is printed for CUDA, launched as CUDA is, gives the bits of plain Go.
func TestConformance(t *testing.T) {
	testenv.Long(t, "it interprets the texts of half the catalogue; TestEveryCall has some")
	d := open(t, interpreter{})
	for _, a := range []device.Arithmetic{d.Traits().Float32, d.Traits().Float64} {
		if a.Lowering != "plain" || !a.FMA || !a.Division || !a.Sqrt || !a.Specials || a.Subnormals != device.Kept {
			t.Errorf("%+v", a)
		}
	}
	if testenv.Full() {
		devicetest.RunArithmetic(t, d)
	} else if testing.Short() {
		t.Setenv("LIMB_TEST_FUNCTIONS", `^(DF|QD)\.(Add|Mul)$|^DF\.Div$`)
		devicetest.Run(t, d)
	} else {
		t.Setenv("LIMB_TEST_FUNCTIONS", `^(DF|QD)\.(Add|Mul)$|^DF\.(Div|Sqrt|Exp)$|^DD\.(Log|Less)$`)
		devicetest.Run(t, d)
	}
	moves(t, d)
	reductions(t, d, limb.NewDF)
	transforms(t, d, func(x limb.DF) limb.CDF { return limb.CDF{Re: x, Im: x.Neg()} }, limb.NewDF)
	transforms(t, d, func(x limb.QD) limb.CQD { return limb.CQD{Re: x, Im: x.Neg()} }, limb.NewQD)
	if testing.Short() {
		return
	}
	reductions(t, d, limb.NewQD)
	transforms(t, d, func(x limb.DD) limb.CDD { return limb.CDD{Re: x, Im: x.Neg()} }, limb.NewDD)
	transforms(t, d, func(x limb.QF) limb.CQF { return limb.CQF{Re: x, Im: x.Neg()} }, limb.NewQF)
}

// moves fills, copies and converts parts of arrays, and sees that the others stay.
func moves(t *testing.T, d *device.Device) {
	t.Helper()
	const n = 500
	want, floats := make([]limb.QD, n), make([]float32, 100)
	for i := range want {
		want[i] = limb.NewQD(i).Sqrt()
	}
	x := devicetest.Array(t, d, want)
	for i := range floats {
		floats[i] = 1 / float32(i+1)
		want[i+7] = limb.NewQD(floats[i])
		want[i+200], want[i+300] = want[i], want[499]
	}
	got, back := make([]limb.QD, n), make([]float32, 100)
	err := errors.Join(device.UploadFloats(x.Slice(7, 107), floats), device.Copy(x.Slice(200, 300), x.Slice(0, 100)),
		x.Slice(300, 400).Fill(want[499]), x.Download(got), device.DownloadFloats(back, x.Slice(7, 107)))
	if err != nil || !slices.Equal(got, want) || !slices.Equal(back, floats) {
		t.Errorf("parts of an array: %v, and other bits than in Go: %v", err, !slices.Equal(got, want))
	}
	x.Free()
}

// reductions compares sums with those of package vec: kernels of groups.
func reductions[N interface {
	device.Real[N]
	device.Number[N]
}](t *testing.T, d *device.Device, from func(float64) N) {
	t.Helper()
	r := rand.New(rand.NewPCG(5, 6))
	for _, n := range []int{1, 4097, 10000} {
		x, y := make([]N, n), make([]N, n)
		for i := range x {
			x[i], y[i] = from(r.NormFloat64()).Div(from(3)), from(r.NormFloat64())
		}
		a, b := devicetest.Array(t, d, x), devicetest.Array(t, d, y)
		sum, err := device.Sum(a)
		dot, err2 := device.Dot(a, b)
		least, err3 := device.Smallest(a)
		if err := errors.Join(err, err2, err3); err != nil || sum != vec.Sum(x) || dot != vec.Dot(x, y) || least != vec.Smallest(x) {
			t.Errorf("%d %T: %x, %x and %x, %v", n, x[0], sum, dot, least, err)
		}
		a.Free()
		b.Free()
	}
}

// transforms compares transforms with those of package fft: lists of launches.
func transforms[R any, C interface {
	comparable
	limb.ComplexNumber
}](t *testing.T, d *device.Device, turn func(R) C, from func(float64) R) {
	t.Helper()
	r := rand.New(rand.NewPCG(7, 8))
	for _, n := range []int{1, 48, 97, 1000} {
		x, want, got := make([]C, n), make([]C, n), make([]C, n)
		for i := range x {
			x[i] = turn(from(r.NormFloat64()))
		}
		here, err := fft.New[C](n)
		there, err2 := fftdevice.New[C](d, n)
		if err := errors.Join(err, err2); err != nil {
			t.Fatal(err)
		}
		here.Forward(want, x)
		if err := there.ForwardSlice(got, x); err != nil || !slices.Equal(got, want) {
			t.Errorf("transform of %d %T differs: %v", n, x[0], err)
		}
		here.Inverse(want, x)
		if err := there.InverseSlice(got, x); err != nil || !slices.Equal(got, want) {
			t.Errorf("transform of %d %T back differs: %v", n, x[0], err)
		}
		there.Close()
	}
}

// TestRungs: the lowerings that CUDA does not need are right there too.
func TestRungs(t *testing.T) {
	testenv.Long(t, "the interpreter takes seconds for each self-test")
	for _, rung := range []string{"split", "hidden", "barrier", "floor"} {
		if rung != "hidden" && !testenv.Full() {
			continue
		}
		t.Setenv("LIMB_TEST_CUDA_RUNG", rung)
		d := open(t, interpreter{})
		if a := d.Traits().Float32; !strings.Contains(a.Lowering, rung) {
			t.Errorf("the lowering is %s, want %s", a.Lowering, rung)
		}
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestCompiler: a compiler that takes differences for sums is found out, and what needs no
// floats is right all the same.
func TestCompiler(t *testing.T) {
	testenv.Long(t, "the interpreter takes seconds for the self-test of each rung")
	d := open(t, interpreter{strings.NewReplacer("sub.rn.f32", "add.rn.f32").Replace})
	if a := d.Traits().Float32; a.Lowering != "floor" || len(a.Rejected) == 0 {
		t.Errorf("%+v", a)
	}
	if a := d.Traits().Float64; a.Lowering != "plain" {
		t.Errorf("%+v", a)
	}
}
