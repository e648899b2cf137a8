package launch

import (
	"bytes"
	"fmt"
	"iter"
	"reflect"
	"strings"
	"sync"
	"sync/atomic"
	"time"
	"unsafe"

	"github.com/limbfp/limb/internal/run/simd"
)

// # The first use of a kernel
//
// What limb's compiler made of a kernel is compared with the kernel itself before it is used:
// the first items at each level, or groups, are run at that level and in plain Go, on two
// copies of the slices that the kernel writes, and these are compared bit by bit. Where one
// differs the slices keep what they have, and this call and all later ones return ErrWrong.
// Where plain Go panics, the call ends with an error, whatever the level does.
//
// Meanwhile other calls may write to other elements of the same slices, as those of a product of
// matrices do. So both copies are of one copy, and only elements that the items have changed
// are written back.
//
// Items that take long are compared in several calls. Slices of more than firstBytes are not
// copied: then the first use is a call with less.
const (
	firstItems  = 37 // a turn of the widest lanes, and some items that are no whole turn
	firstGroups = 3
	firstBytes  = 32 << 20
)

// Plain runs a kernel for the items, or groups, lo … hi-1 in plain Go, on the kernel's
// parameters after the first.
type Plain func(lo, hi int, args []any)

// use is what is known of a kernel at a level.
type use struct {
	compared atomic.Int64 // items
	wrong    atomic.Pointer[error]
}

// uses are those of all kernels: *[len(simd.Lanes{})]use by *Lanes.
var uses sync.Map

// useOf returns that of a kernel at a level above Go.
func useOf(p *Lanes, level simd.Level) *use {
	u, ok := uses.Load(p)
	if !ok {
		u, _ = uses.LoadOrStore(p, new([len(p.code)]use))
	}
	return &u.(*[len(p.code)]use)[level-simd.AVX2]
}

// quota is the number of items to compare, of a kernel whose calls have least items.
func quota(least int) int {
	if least == 1 {
		return firstGroups
	}
	return firstItems
}

// done reports whether all has been compared, and nothing was wrong.
func (u *use) done(least int) bool {
	return u.compared.Load() >= int64(quota(least)) && u.wrong.Load() == nil
}

// first runs the first items of a call and compares them, and returns how many it has run.
func (c *Call) first(u *use, level simd.Level, p *Lanes, l simd.Launch, least int, checks string, plain Plain, args []any) (n int, err error) {
	if wrong := u.wrong.Load(); wrong != nil {
		return 0, *wrong
	}
	if c.written() > firstBytes {
		return 0, nil
	}
	before := c.copied(args)
	want, got := c.copied(before), c.copied(before)
	var fault error
	most := min(quota(least)-int(u.compared.Load()), c.n)
	for began := time.Now(); n < most && fault == nil && (n == 0 || time.Since(began) < long); n++ {
		fault = guarded(func() { plain(n, n+1, want) })
	}
	c.each(got, func(k, i int) { l.Slices[k].First = reflect.ValueOf(got[i]).UnsafePointer() })
	if err = c.piece(level, p, &l, 0, n, checks, nil, nil); err == nil {
		err = fault
	}
	c.each(args, func(k, i int) {
		if at := differ(got[i], want[i]); at >= 0 && err == nil && u.wrong.Load() == nil {
			wrong := fmt.Errorf("%w at its first use with %s: element %d of %s, %s, is %s, and in plain Go %s",
				ErrWrong, level, at, c.list[k].name, c.writer(before, i, at, n, plain), text(got[i], at), text(want[i], at))
			u.wrong.Store(&wrong)
		}
	})
	if wrong := u.wrong.Load(); wrong != nil && err == nil {
		return n, *wrong
	}
	c.each(args, func(k, i int) {
		if c.list[k].use&Writes != 0 {
			to, from := reflect.ValueOf(args[i]), reflect.ValueOf(got[i])
			for at := range changed(got[i], before[i]) {
				to.Index(at).Set(from.Index(at))
			}
		}
	})
	if err == nil {
		u.compared.Add(int64(n))
	}
	return n, err
}

// each calls f for the slices among arguments: slice k is argument i.
func (c *Call) each(args []any, f func(k, i int)) {
	k := 0
	for i, x := range args {
		if reflect.TypeOf(x).Kind() == reflect.Slice {
			f(k, i)
			k++
		}
	}
}

// written is the number of bytes of the slices that are written.
func (c *Call) written() (n uintptr) {
	for _, p := range c.list {
		if p.use&Writes != 0 {
			n += p.size
		}
	}
	return n
}

// copied returns arguments with copies in the place of the slices that are written. A slice
// that is there twice has one copy.
func (c *Call) copied(args []any) []any {
	list := append([]any(nil), args...)
	had := map[uintptr]any{}
	c.each(args, func(k, i int) {
		if p := c.list[k]; p.use&Writes != 0 && p.size > 0 {
			v := reflect.ValueOf(args[i])
			x := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
			reflect.Copy(x, v)
			list[i], had[p.first] = x.Interface(), x.Interface()
		}
	})
	c.each(args, func(k, i int) {
		if x := had[c.list[k].first]; x != nil && c.list[k].size > 0 {
			list[i] = x
		}
	})
	return list
}

// writer says which of n items changes an element in plain Go.
func (c *Call) writer(args []any, i, at, n int, plain Plain) string {
	list := c.copied(args)
	was := text(list[i], at)
	for k := range n {
		plain(k, k+1, list)
		if text(list[i], at) != was {
			return fmt.Sprintf("which item %d writes", k)
		}
	}
	return fmt.Sprintf("which none of the items 0 to %d changes", n-1)
}

// differ returns the first element of two slices that differs, or -1. All NaN are one.
func differ(got, want any) int {
	for i := range changed(got, want) {
		if text(got, i) != text(want, i) {
			return i
		}
	}
	return -1
}

// changed are the elements of two slices that have other bits.
func changed(got, want any) iter.Seq[int] {
	return func(yield func(int) bool) {
		x, y := reflect.ValueOf(got), reflect.ValueOf(want)
		size := int(x.Type().Elem().Size())
		memory := func(v reflect.Value) []byte { return unsafe.Slice((*byte)(v.UnsafePointer()), v.Len()*size) }
		a, b := memory(x), memory(y)
		const block = 4096
		for lo := 0; lo < x.Len(); lo += block {
			hi := min(lo+block, x.Len())
			if bytes.Equal(a[lo*size:hi*size], b[lo*size:hi*size]) {
				continue
			}
			for i := lo; i < hi; i++ {
				if !bytes.Equal(a[i*size:(i+1)*size], b[i*size:(i+1)*size]) && !yield(i) {
					return
				}
			}
		}
	}
}

// text prints the machine numbers of an element, each bit of them but those of NaN.
func text(slice any, i int) string {
	var list []string
	var add func(v reflect.Value)
	add = func(v reflect.Value) {
		switch v.Kind() {
		case reflect.Struct:
			for i := range v.NumField() {
				add(v.Field(i))
			}
		case reflect.Array:
			for i := range v.Len() {
				add(v.Index(i))
			}
		case reflect.Float32, reflect.Float64:
			list = append(list, fmt.Sprintf("%x", v.Float()))
		default:
			list = append(list, fmt.Sprint(v))
		}
	}
	add(reflect.ValueOf(slice).Index(i))
	if len(list) == 1 {
		return list[0]
	}
	return "{" + strings.Join(list, " ") + "}"
}
