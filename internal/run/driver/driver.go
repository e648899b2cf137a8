// Package driver says what a backend is to package device: how its devices are listed and
// opened, and how one builds kernels and runs lists of them on arrays in its memory. The
// backends implement it; users see package device.
package driver

import (
	"errors"
	"fmt"
	"os"
	"reflect"
	"slices"
	"time"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
)

// ErrFailed is in the error of work that was queued and then failed, or of a copy that did:
// memory of the device may hold anything. Where the device is lost the error says so.
var ErrFailed = errors.New("the device has failed")

// ErrRefused is in the error of Build where the device's compiler refuses the program: it may
// take that of another rung.
var ErrRefused = errors.New("the compiler refuses it")

// ErrLarge is in the error of Build where the device's compiler would end this process, as one
// is known to for programs as large.
var ErrLarge = errors.New("it is too large for the device's compiler, which would end this program")

// Backend is one way to reach devices: an API and its libraries.
type Backend interface {
	// Word names the backend: "cpu", "opencl", "cuda".
	Word() string
	// Fingerprint says what the drivers are that the backend loads into the process, as far
	// as it can be told without loading one: it is another one where another driver, or
	// another version, may answer. It is "" where the backend loads none.
	Fingerprint() string
	// Devices lists the devices. A backend that cannot be used returns an error
	// that says why; it may still return devices, and hints.
	Devices() ([]Caps, []string, error)
	// Open opens device number i of the list.
	Open(i int) (Device, error)
}

// Caps is what a driver says about a device, before any test.
type Caps struct {
	Title       string // the device's own name
	Platform    string // the driver's name
	Version     string // the driver's version
	UUID        string // of the device, the same by every API; "" where it is not known
	Err         error  // why what the driver says rules the device out
	Units       int    // compute units (cores)
	GPU         bool
	Float64     bool // has binary64
	Subnormals  bool // claims binary32 subnormal numbers
	Lenient     bool // its language lets a compiler take sums of floats apart, whatever it is told
	CorrectDiv  bool // claims correctly rounded binary32 division and square root
	Dots        bool // claims an operation that adds the products of four bytes
	Matrices    bool // claims units that multiply matrices of bytes
	MemoryBytes uint64

	// Lowerings is the table of operations and their ways that the backend has. Where it is empty, all is
	// the device's own.
	Lowerings []lower.Operation
	// Structs says that arrays lie in memory as slices of Go do, and that the device runs
	// kernels of Go. Otherwise arrays lie as planes: one for each machine number in an
	// element, at a stride.
	Structs bool
	// Copies says that the device runs Copies.
	Copies bool
	// Promises says that each wait is a promise of a browser's, which takes long: what can be is
	// waited for at once.
	Promises bool

	// For programs: the local memory of a work-group in bytes, the work-items in a
	// group, and how many elements a work-item should take, one after the other.
	Local, Group, PerItem int
}

// Late returns a rung as a device's kernels are lowered on: with dot4 where it claims that, and where it is a graphics processor, whose
// threads take a branch together, they mend late. Where LIMB_TEST_LATE is set they do so on all devices.
func (c Caps) Late(r lower.Rung) lower.Rung {
	r.Dots = c.Dots
	if c.GPU || os.Getenv("LIMB_TEST_LATE") != "" {
		return r.Late(lower.LateByBits)
	}
	return r
}

// Device is an open device. Its methods are called by one goroutine at a time.
type Device interface {
	// Build lowers a program and builds the named kernels of it.
	Build(p *ir.Program, names []string, r lower.Rung) ([]Kernel, error)
	// Alloc returns memory of so many bytes, with any content.
	Alloc(bytes int) (Buffer, error)
	// Submit queues launches, in order, and returns: they are one piece of work for the
	// device. All work is done in the order in which it is queued.
	Submit(list []Launch) error
	// Time queues one launch, and waits; it returns how long the device took for it.
	Time(l Launch) (time.Duration, error)
	// Copy makes copies, in order, after all earlier work, and returns when they are made. Where all of them are to
	// buffers that no launch has since the last wait it may leave other work going on.
	Copy(list ...Copy) error
	// Wait returns when all work is done. It, Close, Time, and a Copy after all work, know how every launch
	// before them ended, and return ErrFailed with the reason where one failed.
	Wait() error
	Close() error
}

// Texts is a Device that also builds kernels of a text in its own language. Their first
// parameter is the number of items, the others are arrays: the first element of each.
type Texts interface {
	// Language names the language: "OpenCL C".
	Language() string
	BuildText(text string, names []string) ([]Kernel, error)
}

// Natives is a Device that builds what it is asked with operations of its language's own.
type Natives interface {
	// HasNative reports whether the language has the native operation of v (ir.Native), on
	// operands of such types.
	HasNative(v *ir.Value) bool
}

// Buffer is memory of a device.
type Buffer interface {
	// Write and Read copy a slice to the buffer, from byte at on, and back: a Copy alone.
	Write(at int, src []byte) error
	Read(at int, dst []byte) error
	Free()
}

// Kernel is a kernel of a device.
type Kernel interface {
	// Source is what somebody else's compiler made the kernel of, options included: the
	// same source gives the same kernel.
	Source() string
}

// Go is a kernel of Go, which takes the number of items or groups, slices, and numbers. It
// needs no building. Where it returns an error the device has failed.
type Go func(n int, args []any) error

// Source returns nothing: it is no text of the program's that made the kernel.
func (Go) Source() string { return "" }

// Copies is a kernel that drivers have themselves: it copies elements of its second array to its first one.
type Copies struct {
	Size, Planes int  // of elements
	Whole        bool // what lies between the planes is nobody's, and lies as far apart in both
}

func (c Copies) Source() string { return fmt.Sprintf("copies of %d × %d bytes", c.Planes, c.Size) }

// Each calls do with the bytes of each piece that a launch copies: where it begins in both buffers, and its length.
func (c Copies) Each(l Launch, do func(dst, src Buffer, to, from, bytes int) error) error {
	dst, src := l.Args[0].(Slice), l.Args[1].(Slice)
	planes, bytes := c.Planes, l.N*c.Size
	if c.Whole {
		planes, bytes = 1, ((c.Planes-1)*dst.Stride+l.N)*c.Size
	}
	for j := range planes {
		if err := do(dst.Buffer, src.Buffer, (dst.At+j*dst.Stride)*c.Size, (src.At+j*src.Stride)*c.Size, bytes); err != nil {
			return err
		}
	}
	return nil
}

// Launch is a kernel and what it is run over.
type Launch struct {
	Kernel Kernel
	N      int   // items, or groups
	Args   []any // the kernel's parameters after that: Slices, and numbers of Go
}

// InParts calls run with the launches of a list that have something to do, at most so many of
// them at a time.
func InParts(list []Launch, most int, run func([]Launch) error) error {
	list = slices.DeleteFunc(slices.Clone(list), func(l Launch) bool { return l.N <= 0 })
	for part := range slices.Chunk(list, most) {
		if err := run(part); err != nil {
			return err
		}
	}
	return nil
}

// Slice is a part of an array, a parameter of a kernel.
type Slice struct {
	Buffer Buffer
	Elem   reflect.Type // of Go
	At     int          // the first element
	Len    int          // the number of elements
	Stride int          // from plane to plane, in machine numbers
}

// MaxLen is the largest number of elements of an array, and of items of a kernel: kernels
// count them in 32 bits, rounded up to a work-group.
const MaxLen = 1 << 30
