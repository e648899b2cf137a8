//go:build linux && (amd64 || arm64)

package fakecuda

import (
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/emit/ptx"
	"github.com/limbfp/limb/internal/source/passes"
	kernels "github.com/limbfp/limb/kernel/launch"
)

// watched are the calls that take time on a GPU, or wait for it. Beside them there are those that
// make the context current to a thread, and no longer.
var watched = strings.Fields("cuLaunchKernel cuGraphLaunch cuStreamBeginCapture_v2 cuStreamEndCapture cuGraphInstantiateWithFlags cuGraphDestroy cuGraphExecDestroy cuStreamSynchronize cuEventRecord cuEventSynchronize cuMemcpyHtoDAsync_v2 cuMemcpyDtoHAsync_v2 cuMemcpyDtoDAsync_v2 cuMemAlloc_v2 cuMemFree_v2 cuCtxPushCurrent_v2 cuCtxPopCurrent_v2")

// calls returns what f calls of the driver.
func calls(t *testing.T, f func() error) string {
	t.Helper()
	set("")
	if err := f(); err != nil {
		t.Fatal(err)
	}
	var list []string
	all := count("")
	for _, name := range watched {
		n := count(name)
		all -= n
		if n > 0 && !strings.HasPrefix(name, "cuCtx") {
			list = append(list, fmt.Sprint(n, " ", strings.TrimPrefix(strings.TrimSuffix(name, "_v2"), "cu")))
		}
	}
	if all != 0 {
		list = append(list, fmt.Sprint(all, " others"))
	}
	return strings.Join(list, ", ")
}

// TestCalls counts what the driver is called for: a Map, by name or typed, is a launch, without memory of the host, and all else waits
// for the device once, the witness of its work included.
func TestCalls(t *testing.T) {
	need(t, catalogue{})
	d, err := device.Open("cuda:0", device.Untested())
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	x, err := device.NewArray[limb.DF](d, 1024)
	if err != nil {
		t.Fatal(err)
	}
	host := make([]limb.DF, 1024)
	add := func() error { return d.Map("DF.Add", x, x, x) }
	typed := func() error { return device.Add(x, x, x) }
	if err := x.Upload(host); err != nil {
		t.Fatal(err)
	}
	if err := add(); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		what, want string
		f          func() error
	}{
		{"Map", "1 LaunchKernel", add},
		{"Add", "1 LaunchKernel", typed},
		{"Wait", "1 LaunchKernel, 1 StreamSynchronize, 1 MemcpyDtoHAsync", d.Wait},
		{"Download", "1 LaunchKernel, 1 StreamSynchronize, 2 MemcpyDtoHAsync", func() error { return x.Download(host) }},
		{"Upload", "1 StreamSynchronize, 2 MemcpyHtoDAsync", func() error { return x.Upload(host) }},
	} {
		if got := calls(t, c.f); got != c.want {
			t.Errorf("%s calls %s, want %s", c.what, got, c.want)
		}
	}
	for what, f := range map[string]func() error{"Map": add, "Add": typed} {
		if n := testing.AllocsPerRun(100, func() { f() }); n != 0 {
			t.Errorf("%s has %g allocations", what, n)
		}
	}
	if testing.AllocsPerRun(100, func() { d.MapTime("DF.Add", x, x, x) }) == 0 {
		t.Error("a time is taken without allocations: they are not counted")
	}
}

// TestTransfers: numbers are turned into planes on their way through the memory for copies. What is copied is no
// more than the array, and the program has no memory for it beside.
func TestTransfers(t *testing.T) {
	need(t, catalogue{})
	d, err := device.Open("cuda:0", device.Untested())
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	const n, few = 1 << 20, 1 << 16
	x, err := device.NewArray[limb.DD](d, n)
	if err != nil {
		t.Fatal(err)
	}
	host := make([]limb.DD, n)
	for i := range host {
		host[i] = limb.NewDD(i).Sqrt()
	}
	got := make([]limb.DD, n)
	if err := errors.Join(x.Upload(host), x.Download(got)); err != nil || !slices.Equal(got, host) {
		t.Fatalf("%v, and other bits: %v", err, !slices.Equal(got, host))
	}
	part := x.Slice(1, n-1)
	for what, f := range map[string]func() error{
		"Upload": func() error { return x.Upload(host) }, "Download": func() error { return x.Download(got) },
		"Upload of a part": func() error { return part.Upload(host[1 : n-1]) },
	} {
		set("")
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		if err := f(); err != nil {
			t.Fatal(err)
		}
		runtime.ReadMemStats(&after)
		if b := moved(); b < 16*(n-2) || b > 16*n+few {
			t.Errorf("%s copies %d bytes of %d", what, b, 16*n)
		}
		if b := after.TotalAlloc - before.TotalAlloc; b > few {
			t.Errorf("%s allocates %d bytes", what, b)
		}
	}
}

// TestOverlap: an upload waits for no work with other arrays, and for all with its own. The driver does work as late as
// it may, so an upload that does not wait changes an operand of what was queued.
func TestOverlap(t *testing.T) {
	need(t, catalogue{})
	d, err := device.Open("cuda:0", device.Untested())
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	const n = 100
	from := func(v float64) []limb.DD { return slices.Repeat([]limb.DD{limb.NewDD(v)}, n) }
	x, y, z, got := devicetest.Array(t, d, from(1)), devicetest.Array(t, d, from(2)), devicetest.Array(t, d, from(0)), from(0)
	set("")
	if err := errors.Join(d.Map("DD.Add", z, x, x), y.Upload(from(3))); err != nil || ran() != 0 {
		t.Errorf("beside a kernel of other arrays: %v, and the kernel has ended: %v", err, ran() != 0)
	}
	if err := x.Slice(0, 1).Upload(from(3)[:1]); err != nil || ran() != 1 {
		t.Errorf("after a kernel that reads the array: %v, and the kernel has ended: %v", err, ran() != 0)
	}
	if err := z.Download(got); err != nil || !slices.Equal(got, from(2)) {
		t.Errorf("%v, and 1 + 1 is %v", err, got[0])
	}
	if err := errors.Join(d.Map("DD.Add", z, x, y), z.Upload(from(5)), z.Download(got)); err != nil || !slices.Equal(got, from(5)) {
		t.Errorf("%v, and what was uploaded after a result is %v", err, got[0])
	}
	set("async 1 719")
	if err := errors.Join(d.Map("DD.Add", z, x, x), y.Upload(from(3))); err != nil {
		t.Errorf("beside a kernel that will fail: %v", err)
	}
	if err := d.Wait(); !errors.Is(err, device.ErrFailed) {
		t.Errorf("after it has failed: %v", err)
	}
}

// TestDriversCopies: a Copy is one call for whole arrays, and else one for each plane, and fails with it; a Fill is one,
// and waits for nothing; a driver
// that does not make them is noticed, at first use and later.
func TestDriversCopies(t *testing.T) {
	testenv.Long(t, "the interpreter takes seconds for each of five self-tests")
	need(t, interpreter{})
	t.Setenv("LIMB_TEST_FIRST", "on")
	const n = 1000
	for _, c := range []struct{ open, later, want string }{
		{}, {open: "nomove 1", want: "before its first use"}, {later: "nomove 1", want: "it does not write, run or read any more"},
		{later: "nomove 2", want: "it does not write, run or read any more"}, {later: "fail cuMemcpyDtoDAsync_v2 1 719", want: "the device is lost: cuMemcpyDtoDAsync"},
	} {
		d, err := device.Open("cuda:0")
		if err != nil {
			t.Fatal(err)
		}
		src, got := make([]limb.QF, n), make([]limb.QF, n)
		for i := range src {
			src[i] = limb.NewQF(i).Sqrt()
		}
		x, err := device.NewArray[limb.QF](d, n)
		y, err2 := device.NewArray[limb.QF](d, n)
		if err := errors.Join(err, err2, x.Upload(src)); err != nil {
			t.Fatal(err)
		}
		set(c.open)
		err = device.Copy(y, x)
		set(c.later)
		err = errors.Join(err, device.Copy(y, x), y.Download(got))
		set("")
		if c.want == "" && (err != nil || !slices.Equal(got, src)) || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s, %s: %v, want %q", c.open, c.later, err, c.want)
		}
		if c.want == "" {
			if got := calls(t, func() error { return device.Copy(y, x) }); got != "1 MemcpyDtoDAsync" {
				t.Errorf("a Copy calls %s", got)
			}
			if got := calls(t, func() error { return device.Copy(y.Slice(1, n-1), x.Slice(0, n-2)) }); got != "4 MemcpyDtoDAsync" {
				t.Errorf("a Copy of parts calls %s", got)
			}
			copy(src[1:n-1], slices.Clone(src[:n-2]))
			value, part := limb.Pi[limb.QF](), y.Slice(500, 600)
			if err := part.Fill(value); err != nil {
				t.Error(err)
			}
			if got := calls(t, func() error { return part.Fill(value) }); got != "1 LaunchKernel" {
				t.Errorf("a Fill calls %s", got)
			}
			for i := 500; i < 600; i++ {
				src[i] = value
			}
			if err := y.Download(got); err != nil || !slices.Equal(got, src) {
				t.Errorf("parts: %v, and other bits: %v", err, !slices.Equal(got, src))
			}
		}
		x.Free()
		y.Free()
		d.Close()
	}
}

// TestLevels: the driver is asked for less of a kernel that it would take long for, and for all of others.
func TestLevels(t *testing.T) {
	need(t, catalogue{})
	d, err := device.Open("cuda:0", device.Untested())
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	for _, c := range []struct {
		kernel string
		level  int32
	}{{"passes.Stretch[Room512,Powers,CQD,QD]", 1}, {"passes.Pass[Four,CQD]", 4}} {
		if _, err := d.Load(&kernels.Code{Program: &passes.Program, Name: c.kernel, Compared: true}); err != nil || level() != c.level {
			t.Errorf("%s is compiled at level %d, want %d (%v)", c.kernel, level(), c.level, err)
		}
	}
	long := []byte(".entry k()" + strings.Repeat(";", ptx.Long+1) + "\x00") // at the level of the last one
	if compile(&long[0], nil, 0); len(wrong) != 1 {
		t.Errorf("a long kernel at level %d is not noticed: %q", level(), wrong)
	}
	wrong = nil
}
