package driver

import (
	"math"
	"reflect"
	"slices"
)

// # Lists that are submitted again
//
// A transform is a list of launches, and a program runs it again and again on the same arrays. A backend records such
// a list when it comes for the second time, and from then on submits the recording in one call.
//
// A record is of the kernels, buffers and numbers themselves, so that one of other arrays is another list. One of a
// buffer that is freed is forgotten with it.

// A Record is a list that was submitted, and R what the backend has recorded of it.
type Record[R any] struct {
	list  []Launch
	Again bool // it was submitted before
	Tried bool // for the backend: it was recorded, or cannot be
	Made  R
}

// Records are those of the latest lists. Drop gives back what Made is, once nothing uses it.
type Records[R any] struct {
	Drop   func(R)
	latest []*Record[R] // the latest first
}

// There are so many records, of lists of more than one launch.
const records = 16

// Longest is the most launches of a list that is recorded: a backend records it as one piece.
const Longest = 256

// Find returns the record of a list, which it makes where there is none; nil where the list has no use for one.
func (s *Records[R]) Find(list []Launch) *Record[R] {
	if len(list) < 2 || len(list) > Longest {
		return nil
	}
	i := slices.IndexFunc(s.latest, func(r *Record[R]) bool { return slices.EqualFunc(r.list, list, same) })
	if i < 0 {
		if i = len(s.latest); i == records {
			i--
			s.drop(s.latest[i])
		} else {
			s.latest = append(s.latest, nil)
		}
		s.latest[i] = &Record[R]{list: slices.Clone(list)}
		for j := range list { // whose arguments are the caller's
			s.latest[i].list[j].Args = slices.Clone(list[j].Args)
		}
	} else {
		s.latest[i].Again = true
	}
	r := s.latest[i]
	copy(s.latest[1:i+1], s.latest[:i])
	s.latest[0] = r
	return r
}

// Forget drops the records of a buffer, or all where that is nil.
func (s *Records[R]) Forget(b Buffer) {
	uses := func(arg any) bool { x, ok := arg.(Slice); return ok && x.Buffer == b }
	s.latest = slices.DeleteFunc(s.latest, func(r *Record[R]) bool {
		gone := b == nil || slices.ContainsFunc(r.list, func(l Launch) bool { return slices.ContainsFunc(l.Args, uses) })
		if gone {
			s.drop(r)
		}
		return gone
	})
}

func (s *Records[R]) drop(r *Record[R]) {
	if r.Tried {
		s.Drop(r.Made)
	}
}

// same reports whether two launches do the same, bit for bit.
func same(a, b Launch) bool {
	return a.Kernel == b.Kernel && a.N == b.N && slices.EqualFunc(a.Args, b.Args, sameBits)
}

// sameBits is ==, which takes 0 and -0 for one number.
func sameBits(x, y any) bool {
	if x != y {
		return false
	}
	switch x.(type) {
	case Slice, int, int32:
		return true
	}
	return slices.EqualFunc(Scalars(x), Scalars(y), func(x, y any) bool {
		a, b := reflect.ValueOf(x), reflect.ValueOf(y)
		return !a.CanFloat() || math.Signbit(a.Float()) == math.Signbit(b.Float())
	})
}
