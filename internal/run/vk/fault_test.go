//go:build (linux || darwin || windows) && (amd64 || arm64)

package vk

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kernels"
)

// watch has f told of each call of the library that has a result, in place of which it may
// give another one, until the function that it returns is called, which lists the objects that
// were made and not given back.
func watch(f func(name string) (other result, instead bool)) (end func() (held []string)) {
	before := api
	alive := map[string]int{}
	v, old := reflect.ValueOf(&api).Elem(), reflect.ValueOf(before)
	for i := range v.NumField() {
		name, call := v.Type().Field(i).Name, old.Field(i)
		object, makes := strings.CutPrefix(strings.TrimSuffix(strings.Replace(name, "Allocate", "Create", 1), "s"), "Create")
		v.Field(i).Set(reflect.MakeFunc(call.Type(), func(args []reflect.Value) []reflect.Value {
			given, gives := strings.CutPrefix(name, "Destroy")
			if name == "FreeMemory" {
				given, gives = "Memory", true
			}
			if gives {
				if args[len(args)-2].Uint() != 0 {
					alive[given]--
				}
				return call.Call(args)
			}
			if call.Type().NumOut() == 0 || call.Type().Out(0) != reflect.TypeFor[result]() {
				return call.Call(args)
			}
			if r, instead := f(name); instead {
				return []reflect.Value{reflect.ValueOf(r)}
			}
			results := call.Call(args)
			switch {
			case results[0].Int() != 0:
			case name == "CreateComputePipelines":
				alive["Pipeline"] += int(args[2].Uint())
			case makes && !slices.Contains([]string{"CommandBuffer", "DescriptorSet"}, object):
				alive[object]++
			}
			return results
		}))
	}
	return func() (list []string) {
		api = before
		for object, n := range alive {
			if n != 0 {
				list = append(list, fmt.Sprint(n, " ", object))
			}
		}
		return list
	}
}

func lavapipe(t *testing.T) int {
	t.Helper()
	list, _, err := Backend{}.Devices()
	i := slices.IndexFunc(list, func(c driver.Caps) bool { return c.Platform == "llvmpipe" })
	if i < 0 {
		testenv.Skip(t, "lavapipe", fmt.Sprint("no such device ", err))
	}
	return i
}

// lists is how often work submits a list, which is recorded the second time.
const lists = most + 2

// work does all that a driver is asked, and returns the first error.
func work(number int) error {
	_, err := worked(number)
	return err
}

// worked is work, and says how many lists were submitted.
func worked(number int) (submitted int, err error) {
	open, err := Backend{}.Open(number)
	if err != nil {
		return 0, err
	}
	d := open.(*device)
	var buffers []driver.Buffer
	defer func() {
		for _, b := range buffers {
			b.Free()
		}
		err = errors.Join(err, d.Close())
	}()
	p, names, err := kernels.Maps("DF.Add", "DF.Exp")
	if err != nil {
		return 0, err
	}
	ks, err := d.Build(p, names, lower.Ladder[0])
	if err != nil {
		return 0, err
	}
	const n = 1000
	var args []any
	for range 3 {
		b, err := d.Alloc(8 * n)
		if err != nil {
			return 0, err
		}
		buffers = append(buffers, b)
		args = append(args, driver.Slice{Buffer: b, Len: n, Stride: n})
		if err := b.Write(0, make([]byte, 8*n)); err != nil {
			return 0, err
		}
	}
	sum, exp := driver.Launch{Kernel: ks[0], N: n, Args: args}, driver.Launch{Kernel: ks[1], N: n, Args: args[:2]}
	for range lists {
		if err := d.Submit([]driver.Launch{sum, exp}); err != nil {
			return submitted, err
		}
		submitted++
	}
	buffers[2].Free() // which the device still uses
	buffers = buffers[:2]
	if err := buffers[0].Read(0, make([]byte, 8*n)); err != nil {
		return submitted, err
	}
	if _, err := d.Time(exp); err != nil {
		return submitted, err
	}
	return submitted, d.Wait()
}

// TestFaults has each call fail in turn, as it does when memory is short or the device is
// lost: there is an error that says which, and all is given back.
func TestFaults(t *testing.T) {
	testenv.Long(t, "each call of the driver fails in turn")
	t.Setenv("LIMB_CACHE", t.TempDir())
	number := lavapipe(t)
	for _, c := range []struct {
		options string
		fault   result
	}{{"staging", lost}, {"", -1}, {"", noMemory}}[:testenv.Size(1, 3, 3)] {
		t.Setenv("LIMB_TEST_VULKAN_OPTIONS", c.options)
		for at := 0; ; at++ {
			i, failed, fault, recordings := 0, "", c.fault, 0
			end := watch(func(name string) (result, bool) {
				if strings.HasPrefix(name, "Enumerate") || name == "GetQueryPoolResults" || name == "GetPipelineCacheData" {
					return 0, false // these have a way around
				}
				i++
				if i-1 == at {
					failed = name
				}
				// A device that is lost stays so.
				return fault, i-1 == at || fault == lost && i-1 > at && slices.Contains([]string{"QueueSubmit", "WaitForFences"}, name)
			})
			execute := api.CmdExecuteCommands
			api.CmdExecuteCommands = func(c handle, n uint32, buffers *handle) { recordings++; execute(c, n, buffers) }
			submitted, err := worked(number)
			if left := end(); len(left) > 0 {
				t.Errorf("call %d, %s: %v is not given back", at, failed, left)
			}
			if failed == "" {
				if err != nil || recordings != lists-1 {
					t.Errorf("without a fault %d lists of %d are recorded ones: %v", recordings, lists, err)
				}
				t.Logf("%d calls with the options %q", at, c.options)
				break
			}
			retried := failed == "AllocateMemory" && fault == noMemory // with what arrays that are freed gave back
			around := recordings == 0 && submitted == lists            // they could not be recorded
			if err == nil && !retried && !around || err != nil && !strings.Contains(err.Error(), "vk"+failed) && failed != "ResetFences" && !(around && fault == lost) {
				t.Errorf("call %d, vk%s fails with %d: the error is %v", at, failed, fault, err)
			}
			if queued := fault == lost || slices.Contains([]string{"EndCommandBuffer", "QueueSubmit", "WaitForFences", "ResetFences"}, failed); err != nil && queued != errors.Is(err, driver.ErrFailed) {
				t.Errorf("call %d, vk%s fails with %d: %v is ErrFailed: %v", at, failed, fault, err, !queued)
			}
		}
	}
}

// TestNothing has calls say that they made something, and make nothing.
func TestNothing(t *testing.T) {
	t.Setenv("LIMB_CACHE", "off")
	number := lavapipe(t)
	for _, name := range []string{"CreateDevice", "CreateBuffer", "AllocateMemory", "MapMemory", "CreateShaderModule", "CreateComputePipelines"} {
		end := watch(func(called string) (result, bool) { return 0, called == name })
		err := work(number)
		end()
		if err == nil || !strings.Contains(err.Error(), "vk"+name+" gives nothing") {
			t.Errorf("vk%s gives nothing: the error is %v", name, err)
		}
	}
}

// TestFaultsAreNoticed: what is not given back is, here and by the layer of TestLayer.
func TestFaultsAreNoticed(t *testing.T) {
	number := lavapipe(t)
	end := watch(func(string) (result, bool) { return 0, false })
	api.DestroyFence = func(handle, handle, uintptr) {}
	if err := work(number); err != nil {
		t.Error(err)
	}
	if left := end(); len(left) != 1 || !strings.HasSuffix(left[0], "Fence") {
		t.Errorf("fences are kept, and seen are %v", left)
	}
}

// TestSubmissions: short lists are one submission, which what waits for them makes; pipelines are kept, in
// one file for a driver.
func TestSubmissions(t *testing.T) {
	cache := t.TempDir()
	t.Setenv("LIMB_CACHE", cache)
	number := lavapipe(t)
	for _, first := range []bool{true, false} {
		calls := map[string]int{}
		end := watch(func(name string) (result, bool) { calls[name]++; return 0, false })
		err := work(number)
		end()
		if err != nil || calls["QueueSubmit"] != 2 || calls["WaitForFences"] != 2 || calls["AllocateDescriptorSets"] != 3 { // a list twice, and a launch
			t.Errorf("%d lists and a launch: %v (%v)", lists, calls, err)
		}
		if files, err := os.ReadDir(filepath.Join(cache, "vulkan")); err != nil || len(files) != 1 {
			t.Errorf("kept, first: %v: %v (%v)", first, files, err)
		}
	}
}

// TestKeptBack: short work is submitted with the copy that waits for it, and long work at once.
func TestKeptBack(t *testing.T) {
	t.Setenv("LIMB_TEST_VULKAN_OPTIONS", "staging")
	d, err := Backend{}.Open(lavapipe(t))
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	k := built(t, d, "DF.Add")
	x, err := d.Alloc(8 * manyItems)
	if err != nil {
		t.Fatal(err)
	}
	defer x.Free()
	submitted := 0
	defer watch(func(name string) (result, bool) {
		if name == "QueueSubmit" {
			submitted++
		}
		return 0, false
	})()
	for _, c := range []struct{ n, at, read int }{{1000, 0, 1}, {manyItems, 1, 2}} {
		submitted = 0
		s := driver.Slice{Buffer: x, Len: c.n, Stride: manyItems}
		err := d.Submit([]driver.Launch{{Kernel: k, N: c.n, Args: []any{s, s, s}}})
		if err != nil || submitted != c.at {
			t.Errorf("%d items: %d submissions, want %d (%v)", c.n, submitted, c.at, err)
		}
		if err := x.Read(0, make([]byte, 100)); err != nil || submitted != c.read {
			t.Errorf("%d items and a copy: %d submissions, want %d (%v)", c.n, submitted, c.read, err)
		}
	}
}

// built returns the kernel of a function over arrays.
func built(t *testing.T, d driver.Device, function string) driver.Kernel {
	t.Helper()
	p, names, err := kernels.Maps(function)
	if err != nil {
		t.Fatal(err)
	}
	ks, err := d.Build(p, names, lower.Ladder[0])
	if err != nil {
		t.Fatal(err)
	}
	return ks[0]
}

// TestBarriers counts barriers: a launch waits for those before it where one writes what the other uses, and
// for no others. That one is left out where it must not be is noticed by the layer of TestLayer too.
func TestBarriers(t *testing.T) {
	d, err := Backend{}.Open(lavapipe(t))
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	k := built(t, d, "DF.Add")
	const n = 100
	buffers := map[rune]driver.Buffer{}
	for _, c := range "abcdefg" {
		if buffers[c], err = d.Alloc(8 * n); err != nil {
			t.Fatal(err)
		}
		defer buffers[c].Free()
	}
	before := api.CmdPipelineBarrier
	defer func() { api.CmdPipelineBarrier = before }()
	count := 0
	api.CmdPipelineBarrier = func(c handle, src, dst, flags, n uint32, barriers *memoryBarrier, buffers uint32, x uintptr, images uint32, y uintptr) {
		count++
		before(c, src, dst, flags, n, barriers, buffers, x, images, y)
	}
	for list, want := range map[string]int{ // the sum, and what it is of
		"cab": 0, "cab dab eaa fbb": 0, "cab dab ecd": 1, "cab cab": 1, "cab ade": 1, "cab dab ecd fab gef": 2, "aab aab aab": 2, "cab dce fab gab": 1,
	} {
		var launches []driver.Launch
		for _, names := range strings.Fields(list) {
			l := driver.Launch{Kernel: k, N: n}
			for _, c := range names {
				l.Args = append(l.Args, driver.Slice{Buffer: buffers[c], Len: n, Stride: n})
			}
			launches = append(launches, l)
		}
		count = 0
		if err := errors.Join(d.Submit(launches), d.Wait()); err != nil {
			t.Error(err)
		}
		if count != want+1 { // and that at the end
			t.Errorf("%s: %d barriers between the launches, want %d", list, count-1, want)
		}
	}
	if os.Getenv("LIMB_TEST_BARRIERS") == "none" { // for TestLayer
		api.CmdPipelineBarrier = func(handle, uint32, uint32, uint32, uint32, *memoryBarrier, uint32, uintptr, uint32, uintptr) {}
		l := driver.Launch{Kernel: k, N: n}
		for range 3 {
			l.Args = append(l.Args, driver.Slice{Buffer: buffers['a'], Len: n, Stride: n})
		}
		if err := errors.Join(d.Submit([]driver.Launch{l, l}), d.Wait()); err != nil {
			t.Error(err)
		}
	}
}

// TestRecorded: a list that comes again is recorded once, and is then one command, which waits for what it uses, and others
// for it; one of other buffers is another one, and what was recorded of a freed buffer is used for another list when
// the work with it is done.
func TestRecorded(t *testing.T) {
	for _, options := range []string{"", "staging uniform"} {
		t.Setenv("LIMB_TEST_VULKAN_OPTIONS", options)
		recorded(t)
	}
}

func recorded(t *testing.T) {
	open, err := Backend{}.Open(lavapipe(t))
	if err != nil {
		t.Fatal(err)
	}
	d := open.(*device)
	defer d.Close()
	k := built(t, d, "f32.Add")
	const n = 100
	var buffers []driver.Buffer
	defer func() {
		for _, b := range buffers {
			b.Free()
		}
	}()
	array := func() driver.Slice {
		b, err := d.Alloc(4 * n)
		if err == nil {
			err = b.Write(0, make([]byte, 4*n))
		}
		if err != nil {
			t.Fatal(err)
		}
		buffers = append(buffers, b)
		return driver.Slice{Buffer: b, Len: n, Stride: n}
	}
	one, x, y := array(), array(), array()
	bits := make([]byte, 4*n)
	for i := range n {
		binary.LittleEndian.PutUint32(bits[4*i:], math.Float32bits(1))
	}
	if err := one.Buffer.Write(0, bits); err != nil {
		t.Fatal(err)
	}
	add := func(z, x, y driver.Slice) driver.Launch {
		return driver.Launch{Kernel: k, N: n, Args: []any{z, x, y}}
	}
	calls, executed := map[string]int{}, 0
	end := watch(func(name string) (result, bool) { calls[name]++; return 0, false })
	defer end()
	execute := api.CmdExecuteCommands
	api.CmdExecuteCommands = func(c handle, n uint32, buffers *handle) { executed++; execute(c, n, buffers) }
	submit := func(want, sets int, list ...driver.Launch) {
		t.Helper()
		executed, calls["AllocateDescriptorSets"] = 0, 0
		if err := d.Submit(list); err != nil || executed != want || calls["AllocateDescriptorSets"] != sets {
			t.Errorf("%d recorded lists and %d new sets of descriptors, want %d and %d (%v)", executed, calls["AllocateDescriptorSets"], want, sets, err)
		}
	}
	value := func(x driver.Slice, want float32) {
		t.Helper()
		got := make([]byte, 4*n)
		err := x.Buffer.Read(0, got)
		for i := range n {
			if v := math.Float32frombits(binary.LittleEndian.Uint32(got[4*i:])); v != want || err != nil {
				t.Fatalf("number %d is %v, want %v (%v)", i, v, want, err)
			}
		}
	}
	both := func() []driver.Launch { return []driver.Launch{add(x, x, one), add(y, y, x)} } // y is a sum of sums
	submit(0, 1, both()...)
	submit(1, 1, both()...)
	for range 20 {
		submit(1, 0, both()...)
	}
	submit(0, 1, add(x, x, one)) // waits, and is waited for
	submit(1, 0, both()...)
	value(x, 24)
	value(y, 22*23/2+24)
	z := array()
	other := []driver.Launch{add(x, x, one), add(z, z, x)}
	submit(0, 1, other...)
	submit(1, 1, other...)
	held := len(d.spare)
	z.Buffer.Free() // which the device still uses
	buffers = buffers[:len(buffers)-1]
	if len(d.spare) != held {
		t.Error("a list that is recorded anew is under way")
	}
	if err := d.Wait(); err != nil || len(d.spare) != held+1 {
		t.Errorf("of a freed buffer there is a recorded list (%v)", err)
	}
	value(x, 26)
	z = array()
	other = []driver.Launch{add(x, x, one), add(z, z, x)}
	submit(0, 1, other...)
	submit(1, 1, other...)
	submit(1, 0, other...)
	if len(d.spare) != held {
		t.Error("what was recorded is not used again")
	}
	value(z, 27+28+29)
	other[1].N = 0 // nothing, but in a list
	submit(0, 1, other...)
	submit(1, 1, other...)
	submit(1, 0, other...)
	value(x, 32)
	submit(1, 0, both()...)
	value(x, 33)
}
