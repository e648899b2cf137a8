// Package calls is what the functions of liblimb.h do, in Go. Each takes what C hands in as it is,
// pointers and lengths, and checks it. A call refuses by a panic with an Error, which Do makes a code
// and a text of. Package main is the door: it has cgo, and nothing else.
package calls

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"

	"github.com/limbfp/limb/mat"
)

// A Code is what a call returns: one of LIMB_OK and its kin.
type Code int32

const (
	OK Code = iota
	Null
	Size
	Name
	BadType
	Overlap
	Alignment
	BadText
	Range
	BadHandle
	NotFinite
	Singular
	NotPositive
	NoConvergence
	Tolerance
	BadDevice
	Memory
	Forked
	Internal
	Canceled
	Callback
)

// Error is why a call refuses.
type Error struct {
	Code Code
	Text string
}

func (e *Error) Error() string { return e.Text }

// Refuse ends a call.
func Refuse(c Code, format string, args ...any) {
	panic(&Error{c, fmt.Sprintf(format, args...)})
}

// codes are the codes of what package mat returns.
var codes = []struct {
	err  error
	code Code
}{
	{mat.ErrShape, Size},
	{mat.ErrNotFinite, NotFinite},
	{mat.ErrSingular, Singular},
	{mat.ErrNotPositive, NotPositive},
	{mat.ErrNoConvergence, NoConvergence},
	{mat.ErrTolerance, Tolerance},
	{context.Canceled, Canceled},
}

// must ends a call where a function of limb returned an error; other is the code of an error that is not in the list.
func must(err error, other Code) {
	if err == nil {
		return
	}
	for _, c := range codes {
		if errors.Is(err, c.err) {
			Refuse(c.code, "%v", err)
		}
	}
	Refuse(other, "%v", err)
}

// Do makes a call, and returns its code, and what was wrong, with the name of the call in front. No
// panic comes out of it: one that is not a refusal is a shape that does not suit, or a fault of limb.
func Do(name string, call func()) (c Code, text string) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case *Error:
			c, text = r.Code, name+": "+r.Text
		default:
			if err, ok := r.(error); ok && errors.Is(err, mat.ErrShape) {
				c, text = Size, name+": "+err.Error()
				return
			}
			c, text = Internal, fmt.Sprintf("%s: a fault of limb, please report it: %v\n%s", name, r, debug.Stack())
		}
	}()
	call()
	return OK, ""
}
