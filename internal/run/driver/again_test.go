package driver

import (
	"math"
	"reflect"
	"slices"
	"testing"
)

type aKernel struct{ int }

func (*aKernel) Source() string { return "" }

type aBuffer struct{ int }

func (*aBuffer) Write(int, []byte) error { return nil }
func (*aBuffer) Read(int, []byte) error  { return nil }
func (*aBuffer) Free()                   {}

// TestRecords: an equal list is found again, and one that differs anywhere is another one, a zero of the other sign
// included; arguments may be used again by the caller; the oldest records, and those of a freed buffer, are dropped
// once.
func TestRecords(t *testing.T) {
	k, other := &aKernel{1}, &aKernel{1}
	x, y := &aBuffer{1}, &aBuffer{1}
	slice := func(b Buffer) Slice { return Slice{b, reflect.TypeFor[float64](), 0, 10, 10} }
	list := func(of Kernel, n int, arg any, b Buffer) []Launch {
		return []Launch{{k, 7, []any{slice(x)}}, {of, n, []any{arg, slice(b)}}}
	}
	// Numbers as those of limb are. A package that named these would have their methods compiled.
	type two struct{ Hi, Lo float64 }
	type four struct{ X0, X1, X2, X3 float64 }
	number := func(x float64) two { return two{x, 0} }
	usual := func() []Launch { return list(k, 3, number(1), y) }
	var dropped []int
	s := Records[int]{Drop: func(i int) { dropped = append(dropped, i) }}
	find := func(l []Launch) (again bool) {
		r := s.Find(l)
		again = r.Again
		return again
	}
	if find(usual()) || !find(usual()) {
		t.Error("an equal list is not found, or one is that was not there")
	}
	moved := usual()
	moved[1].Args[1] = Slice{y, reflect.TypeFor[float64](), 1, 10, 10}
	nan := two{Hi: math.NaN()}
	for i, l := range [][]Launch{
		list(other, 3, number(1), y), list(k, 4, number(1), y), list(k, 3, number(1), x), list(k, 3, four{1, 0, 0, 0}, y), moved,
		list(k, 3, two{Hi: 1, Lo: math.Copysign(0, -1)}, y), list(k, 3, 1, y), list(k, 3, int32(1), y), list(k, 3, float32(0), y),
		list(k, 3, float32(math.Copysign(0, -1)), y), append(usual(), usual()...), list(k, 3, nan, y), list(k, 3, nan, y), // which is equal to nothing
	} {
		if find(l) {
			t.Errorf("list %d is taken for another one", i)
		}
	}
	l := usual()
	if !find(l) {
		t.Error("the first list is forgotten")
	}
	l[1].Args[0] = number(2)
	if find(l) || !find(usual()) {
		t.Error("a record has the arguments of its caller")
	}
	if s.Find(usual()[:1]) != nil || s.Find(make([]Launch, Longest+1)) != nil {
		t.Error("there are records of one launch, or of many")
	}
	r := s.Find(usual())
	r.Made, r.Tried = 42, true
	for i := range records - 1 {
		find(list(k, 100+i, 1, x))
	}
	if !find(usual()) || dropped != nil {
		t.Errorf("the latest records are dropped: %v", dropped)
	}
	for i := range records {
		find(list(k, 200+i, 1, x))
	}
	if find(usual()) || !slices.Equal(dropped, []int{42}) {
		t.Errorf("the oldest record is there, or not dropped: %v", dropped)
	}
	for i, b := range []Buffer{y, nil} {
		find(usual())
		r := s.Find(usual())
		r.Made, r.Tried = i, true
		s.Forget(b)
		if find(usual()) || len(dropped) != 2+i || dropped[1+i] != i {
			t.Errorf("a freed buffer: %v", dropped)
		}
	}
}
