//go:build (linux || darwin || windows) && (amd64 || arm64)

package vk

import (
	"errors"
	"fmt"
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
			if call.Type().NumOut() == 0 {
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

// work does all that a driver is asked, and returns the first error.
func work(number int) (err error) {
	open, err := Backend{}.Open(number)
	if err != nil {
		return err
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
		return err
	}
	ks, err := d.Build(p, names, lower.Ladder[0])
	if err != nil {
		return err
	}
	const n = 1000
	var args []any
	for range 3 {
		b, err := d.Alloc(8 * n)
		if err != nil {
			return err
		}
		buffers = append(buffers, b)
		args = append(args, driver.Slice{Buffer: b, Len: n, Stride: n})
		if err := b.Write(0, make([]byte, 8*n)); err != nil {
			return err
		}
	}
	sum, exp := driver.Launch{Kernel: ks[0], N: n, Args: args}, driver.Launch{Kernel: ks[1], N: n, Args: args[:2]}
	for range most + 2 {
		if err := d.Submit([]driver.Launch{sum, exp}); err != nil {
			return err
		}
	}
	buffers[2].Free() // which the device still uses
	buffers = buffers[:2]
	if err := buffers[0].Read(0, make([]byte, 8*n)); err != nil {
		return err
	}
	if _, err := d.Time(exp); err != nil {
		return err
	}
	return d.Wait()
}

// TestFaults has each call fail in turn, as it does when memory is short or the device is
// lost: there is an error that says which, and all is given back.
func TestFaults(t *testing.T) {
	t.Setenv("LIMB_CACHE", t.TempDir())
	number := lavapipe(t)
	for _, c := range []struct {
		options string
		fault   result
	}{{"", -1}, {"", noMemory}, {"staging", lost}} {
		t.Setenv("LIMB_TEST_VULKAN_OPTIONS", c.options)
		for at := 0; ; at++ {
			i, failed, fault := 0, "", c.fault
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
			err := work(number)
			if left := end(); len(left) > 0 {
				t.Errorf("call %d, %s: %v is not given back", at, failed, left)
			}
			if failed == "" {
				if err != nil {
					t.Errorf("without a fault: %v", err)
				}
				t.Logf("%d calls with the options %q", at, c.options)
				break
			}
			retried := failed == "AllocateMemory" && fault == noMemory // with what arrays that are freed gave back
			if err == nil && !retried || err != nil && !strings.Contains(err.Error(), "vk"+failed) && failed != "ResetFences" {
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
		if lists := most + 2; err != nil || calls["QueueSubmit"] != 2 || calls["WaitForFences"] != 2 || calls["AllocateDescriptorSets"] != lists+1 {
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
	p, names, err := kernels.Maps("DF.Add")
	if err != nil {
		t.Fatal(err)
	}
	ks, err := d.Build(p, names, lower.Ladder[0])
	if err != nil {
		t.Fatal(err)
	}
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
		err := d.Submit([]driver.Launch{{Kernel: ks[0], N: c.n, Args: []any{s, s, s}}})
		if err != nil || submitted != c.at {
			t.Errorf("%d items: %d submissions, want %d (%v)", c.n, submitted, c.at, err)
		}
		if err := x.Read(0, make([]byte, 100)); err != nil || submitted != c.read {
			t.Errorf("%d items and a copy: %d submissions, want %d (%v)", c.n, submitted, c.read, err)
		}
	}
}

// TestBarriers counts barriers: a launch waits for those before it where one writes what the other uses, and
// for no others. That one is left out where it must not be is noticed by the layer of TestLayer too.
func TestBarriers(t *testing.T) {
	d, err := Backend{}.Open(lavapipe(t))
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	p, names, err := kernels.Maps("DF.Add")
	if err != nil {
		t.Fatal(err)
	}
	ks, err := d.Build(p, names, lower.Ladder[0])
	if err != nil {
		t.Fatal(err)
	}
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
			l := driver.Launch{Kernel: ks[0], N: n}
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
		l := driver.Launch{Kernel: ks[0], N: n}
		for range 3 {
			l.Args = append(l.Args, driver.Slice{Buffer: buffers['a'], Len: n, Stride: n})
		}
		if err := errors.Join(d.Submit([]driver.Launch{l, l}), d.Wait()); err != nil {
			t.Error(err)
		}
	}
}
