package x86

import (
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// TestVerify plants a fault of each kind.
func TestVerify(t *testing.T) {
	a, b := newWord(), newWord()
	makes := func(v *value, args ...*value) *inst { return &inst{dst: v, args: args} }
	jump := func(always bool, to string) *inst { return &inst{jumps: []string{to}, always: always} }
	for name, c := range map[string]struct {
		want   string
		blocks []*block
	}{
		"a value and its reader": {"", []*block{{insts: []*inst{makes(a), makes(b, a)}}}},
		"in a block behind":      {"", []*block{{insts: []*inst{makes(a), jump(false, "end")}}, {insts: []*inst{makes(b, a)}}, {label: "end", insts: []*inst{makes(nil, a)}}}},
		"around a loop":          {"", []*block{{insts: []*inst{makes(a)}}, {label: "head", insts: []*inst{makes(b, a), jump(false, "end")}}, {insts: []*inst{makes(nil, b), jump(true, "head")}}, {label: "end", insts: []*inst{makes(nil, b)}}}},
		"of two arms the first":  {"not on each way", []*block{{insts: []*inst{jump(false, "other")}}, {insts: []*inst{makes(a), jump(true, "end")}}, {label: "other"}, {label: "end", insts: []*inst{makes(b, a)}}}},
		"of a turn before":       {"not on each way", []*block{{label: "head", insts: []*inst{jump(false, "end")}}, {insts: []*inst{makes(nil, b), jump(false, "next")}}, {insts: []*inst{makes(b)}}, {label: "next", insts: []*inst{jump(true, "head")}}, {label: "end"}}},
		"too early":              {"before it is computed", []*block{{insts: []*inst{makes(b, a), makes(a)}}}},
		"nowhere":                {"computed nowhere", []*block{{insts: []*inst{makes(b, a)}}}},
		"a jump":                 {"a jump to away", []*block{{insts: []*inst{jump(true, "away")}}}},
	} {
		err := verify(c.blocks, func(*value) bool { return false })
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
}

// TestVerifyReturns: a loop around a return that has no mask is found, in an arm too.
func TestVerifyReturns(t *testing.T) {
	inner := &ir.Loop{Body: []ir.Stmt{&ir.If{Then: []ir.Stmt{&ir.Return{}}}}}
	outer := &ir.Loop{Body: []ir.Stmt{&ir.If{Else: []ir.Stmt{inner}}}}
	apart := &ir.Loop{Body: []ir.Stmt{&ir.Break{}}}
	for _, plain := range []*ir.Loop{inner, outer, nil} {
		err := verifyReturns([]ir.Stmt{apart, outer}, func(l *ir.Loop) bool { return l != plain && l != apart })
		if (err == nil) != (plain == nil) {
			t.Errorf("%v", err)
		}
	}
}

// TestChecked: a check where no lane may be on is found.
func TestChecked(t *testing.T) {
	p := &program{m: mask{}}
	p.some = true
	p.checked()
	defer func() {
		if recover() == nil {
			t.Error("it is not found")
		}
	}()
	p.some = false
	p.checked()
}

// TestUndefined: a routine that is called and not there is found.
func TestUndefined(t *testing.T) {
	const text = "TEXT there<>(SB),NOSPLIT|NOFRAME,$0\nRET\nRUN(64,there)\n"
	if err := undefined([]byte(text)); err != nil {
		t.Error(err)
	}
	if err := undefined([]byte(text + "RUN(64,away)\n")); err == nil {
		t.Error("it is not found")
	}
}
