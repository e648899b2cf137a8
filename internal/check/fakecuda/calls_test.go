//go:build linux && (amd64 || arm64)

package fakecuda

import (
	"fmt"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
)

// watched are the calls that take time on a GPU, or wait for it. Beside them there are those that
// make the context current to a thread, and no longer.
var watched = strings.Fields("cuLaunchKernel cuStreamSynchronize cuEventRecord cuEventSynchronize cuMemcpyHtoDAsync_v2 cuMemcpyDtoHAsync_v2 cuMemAlloc_v2 cuMemFree_v2 cuCtxPushCurrent_v2 cuCtxPopCurrent_v2")

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

// TestCalls counts what the driver is called for: a Map is a launch, without memory of the host.
func TestCalls(t *testing.T) {
	need(t, catalogue{})
	d, err := device.OpenUntested("cuda:0")
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
	} {
		if got := calls(t, c.f); got != c.want {
			t.Errorf("%s calls %s, want %s", c.what, got, c.want)
		}
	}
	if n := testing.AllocsPerRun(100, func() { add() }); n != 0 {
		t.Errorf("Map has %g allocations", n)
	}
	if testing.AllocsPerRun(100, func() { d.MapTime("DF.Add", x, x, x) }) == 0 {
		t.Error("a time is taken without allocations: they are not counted")
	}
}
