package driver

import (
	"encoding/binary"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
)

// What backends do alike.

// Lowered lowers a program, and finds the named kernels in what comes out.
func Lowered(p *ir.Program, names []string, r lower.Rung) (q *ir.Program, list []*ir.Func, err error) {
	if q, err = r.Lower(p); err == nil {
		list, err = named(q, names)
	}
	return q, list, err
}

// Needed returns the part of a program that its named kernels need: of a lowered one, without what
// might have taken the place of operations.
func Needed(p *ir.Program, names []string) (*ir.Program, error) {
	list, err := named(p, names)
	return p.Reach(list...), err
}

func named(p *ir.Program, names []string) (list []*ir.Func, err error) {
	for _, name := range names {
		f := p.Lookup(name)
		if f == nil || f.Kind == ir.Once {
			return nil, fmt.Errorf("the program has no kernel %s", name)
		}
		list = append(list, f)
	}
	return list, nil
}

// Arguments adds to a list what a launch gives a kernel, without the number of items: slices, and scalars as the
// kernel has them: int32, uint64, float32, float64. At the end is the zero of which its compiler knows
// nothing, where the kernel has that. f is nil for a kernel of a text, which has arrays alone.
func Arguments(list []any, f *ir.Func, l Launch) []any {
	var params []*ir.Value // that are scalars
	if f != nil {
		params = f.Params[1:]
	}
	for _, arg := range l.Args {
		switch arg.(type) {
		case Slice:
			list = append(list, arg)
			continue
		case int32, float32:
			list, params = append(list, arg), params[1:]
			continue
		}
		for _, x := range Scalars(arg) {
			if f, wide := x.(float64); wide && params[0].Type == ir.U32 { // in halves
				b := math.Float64bits(f)
				list, params = append(list, int32(b), int32(b>>32)), params[2:]
			} else {
				list, params = append(list, x), params[1:]
			}
		}
	}
	switch {
	case f == nil || !f.Hidden:
		return list
	case params[0].Type == ir.U64:
		return append(list, uint64(0))
	}
	return append(list, int32(0))
}

// Block returns what a kernel is given as one block of bytes, as printers for Vulkan and WebGPU declare
// it: the number of items or groups, a zero that no compiler knows of, where each slice begins, its length
// and its stride, and the scalars; each lies at a multiple of its size. buffers are those of the slices.
func Block(f *ir.Func, l Launch) (block []byte, buffers []Buffer) {
	put := func(list ...int) {
		for _, x := range list {
			block = binary.LittleEndian.AppendUint32(block, uint32(x))
		}
	}
	put(l.N, 0)
	args := Arguments(nil, f, l)
	if f != nil && f.Hidden { // it is the one above
		args = args[:len(args)-1]
	}
	var scalars []any
	for _, arg := range args {
		if s, ok := arg.(Slice); ok {
			put(s.At, s.Len, s.Stride)
			buffers = append(buffers, s.Buffer)
		} else {
			scalars = append(scalars, arg)
		}
	}
	for _, x := range scalars {
		switch x := x.(type) {
		case int32:
			put(int(x))
		case float32:
			put(int(math.Float32bits(x)))
		case float64:
			put(make([]int, len(block)/4%2)...)
			block = binary.LittleEndian.AppendUint64(block, math.Float64bits(x))
		}
	}
	return block, buffers
}

// Grid returns the numbers of work-groups of a launch over so many items, or groups, in two dimensions, the
// first of which has a limit.
func Grid(f *ir.Func, n, group, most int) (x, y int) {
	if f != nil && f.Kind == ir.Items {
		n = (n + group - 1) / group
	}
	y = (n + most - 1) / most
	return (n + y - 1) / y, y
}

// Timed is Time of a device: submit queues the launch, and clock returns how many nanoseconds it took by the
// device's own clock, 0 where that has none. Where it cannot be, what the host's clock says is the answer.
func Timed(d Device, l Launch, submit func() error, clock func() float64) (time.Duration, error) {
	if err := d.Wait(); err != nil || l.N == 0 {
		return 0, err
	}
	start := time.Now()
	err := submit()
	if ended := d.Wait(); err == nil {
		err = ended
	}
	wall := time.Since(start)
	if err != nil {
		return 0, err
	}
	if t := time.Duration(clock()); t > 10*time.Nanosecond && t <= wall {
		return t, nil
	}
	return wall, nil
}

// Scalars takes a number, or a struct or an array of numbers, apart: an int32 for an integer, an int64 for one that an
// int32 does not hold, and otherwise its machine numbers in order. There are none in what has something else.
func Scalars(x any) []any {
	list, ok := appendScalars(nil, reflect.ValueOf(x))
	if !ok {
		return nil
	}
	return list
}

func appendScalars(list []any, v reflect.Value) (_ []any, ok bool) {
	switch v.Kind() {
	case reflect.Bool:
		if v.Bool() {
			return append(list, int32(1)), true
		}
		return append(list, int32(0)), true
	case reflect.Int, reflect.Int32:
		x := v.Int()
		if int64(int32(x)) != x {
			return append(list, x), true
		}
		return append(list, int32(x)), true
	case reflect.Float32:
		return append(list, float32(v.Float())), true
	case reflect.Float64:
		return append(list, v.Float()), true
	case reflect.Struct:
		ok = true
		for i := 0; i < v.NumField() && ok; i++ {
			list, ok = appendScalars(list, v.Field(i))
		}
		return list, ok
	case reflect.Array:
		ok = true
		for i := 0; i < v.Len() && ok; i++ {
			list, ok = appendScalars(list, v.Index(i))
		}
		return list, ok
	}
	return nil, false
}

// Called returns what errors call kernels: as functions are called in Go, or by their names
// where there are none.
func Called(names []string, ks []*ir.Func) []string {
	list := slices.Clone(names)
	for i, f := range ks {
		if f != nil {
			list[i] = strings.TrimPrefix(f.Go, "map ")
		}
	}
	return list
}

// Printable returns a text that a driver wrote, up to the byte 0, without what a terminal
// would obey but for the controls, and at most so many bytes of it.
func Printable(text []byte, controls string, most int) string {
	value, _, _ := strings.Cut(string(text), "\x00")
	cut := len(value) > most
	s := strings.Map(func(r rune) rune {
		if strconv.IsPrint(r) || strings.ContainsRune(controls, r) {
			return r
		}
		return unicode.ReplacementChar
	}, value[:min(len(value), most)])
	if s = strings.TrimSpace(s); cut {
		s += " …"
	}
	return s
}

// Name is Printable for the name of a device or of a driver.
func Name(text []byte) string {
	if s := Printable(text, "", 256); s != "" {
		return s
	}
	return "(without a name)"
}
