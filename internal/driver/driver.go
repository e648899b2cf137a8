// Package driver says what a backend is to package device: how its devices are
// listed and opened, and how one compiles and runs map kernels on planes of
// device memory. The backends implement it; users see package device.
package driver

import (
	"errors"
	"time"

	"github.com/limbfp/limb/internal/ir"
	"github.com/limbfp/limb/internal/kernels"
	"github.com/limbfp/limb/internal/lower"
)

// ErrFailed is in the error of work that was queued and then failed, or of a copy that
// did: memory of the device may hold anything.
var ErrFailed = errors.New("the device has failed")

// Backend is one way to reach devices: an API and its libraries.
type Backend interface {
	// Word names the backend: "cpu", "opencl".
	Word() string
	// Devices lists the devices. A backend that cannot be used returns an error
	// that says why; it may still return devices, and hints.
	Devices() ([]Info, []string, error)
	// Open opens device number i of the list.
	Open(i int) (Device, error)
}

// Drivers is a Backend that loads the code of others into the process.
type Drivers interface {
	// Fingerprint says what the drivers are as far as it can be told without loading one:
	// it is another one where another driver, or another version, may answer.
	Fingerprint() string
}

// Info is what a driver says about a device, before any test.
type Info struct {
	Title       string // the device's own name
	Platform    string // the driver's name
	Version     string // the driver's version
	Err         error  // why what the driver says rules the device out
	Units       int    // compute units (cores)
	GPU         bool
	Float64     bool // has binary64
	Subnormals  bool // claims binary32 subnormal numbers
	CorrectDiv  bool // claims correctly rounded binary32 division and square root
	MemoryBytes uint64

	// For programs: the local memory of a work-group in bytes, the work-items in a
	// group, and how many elements a work-item should take, one after the other.
	Local, Group, Run int
}

// Device is an open device. Its methods are called by one goroutine at a time.
type Device interface {
	// Rungs lists the lowerings that the backend has, cheapest first.
	Rungs() []lower.Rung
	// Compile builds the map kernels of the named functions.
	Compile(names []string, r lower.Rung) ([]Kernel, error)
	// Alloc returns a plane of n elements F32, F64 or I32, with any content.
	Alloc(elem kernels.Type, n int) (Plane, error)
	// Wait returns when all work is done. It, Close, and Write, Read and Time below know
	// how every kernel before them ended, and return ErrFailed with the reason where one
	// failed.
	Wait() error
	Close() error
}

// Compiler is a Device that compiles texts of its own language too.
type Compiler interface {
	// Language names it: "OpenCL C".
	Language() string
	// CompileText builds the named kernels of a text, behind the functions of p, which are
	// lowered. The kernels are Rangers. The first parameter of one that is launched is
	// the number of elements.
	CompileText(p *ir.Program, functions []string, text string, names []string, r lower.Rung) ([]Kernel, error)
	// Build lowers a program and builds the named kernels of it. They are Rangers: for each
	// slice they take its planes, where it begins and how long it is.
	Build(p *ir.Program, names []string, r lower.Rung) ([]Kernel, error)
}

// Compiled is a Device whose kernels somebody else's compiler makes while the program
// runs: package device compares each before its first use.
type Compiled interface {
	// Source returns what Compile gives to that compiler, options included.
	Source(names []string, r lower.Rung) (string, error)
}

// Plane is an array in the memory of a device.
type Plane interface {
	// Write copies src into the plane, after all earlier work. src may be
	// reused when it returns.
	Write(src []byte) error
	// Read copies the plane into dst, after all earlier work.
	Read(dst []byte) error
	Free()
}

// Kernel is a map kernel of a device.
type Kernel interface {
	// Launch queues the kernel over n elements: the planes of its inputs, then
	// those of its results (of a text: its parameters in order), all of this device.
	Launch(n int, planes []Plane) error
	// Time is Launch, and waits; it returns how long the device took.
	Time(n int, planes []Plane) (time.Duration, error)
}

// Ranger is a kernel of a text, with parameters of its own.
type Ranger interface {
	// Range queues the kernel over so many work-items, in groups of group of them, or
	// of any number for 0, and then perhaps some items more. args are Planes and int32.
	Range(items, group int, args []any) error
}

// MaxLen is the largest number of elements of a plane: kernels count them in
// 32 bits, rounded up to a work-group.
const MaxLen = 1 << 31
