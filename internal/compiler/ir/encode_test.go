package ir_test

import (
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/frontend"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// TestEncode takes the library and the programs of tests to bytes and back.
func TestEncode(t *testing.T) {
	testenv.Long(t, "compiles the library and programs; every user of package kernels decodes one")
	p, err := frontend.Load("../../..", "internal/source/probe", "internal/source/butterfly", "internal/source/element", "internal/source/floor", "kernel", "internal/compiler/frontend/programs")
	if err != nil {
		t.Fatal(err)
	}
	data := ir.Encode(p)
	q, err := ir.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	if err := ir.Verify(q); err != nil {
		t.Error(err)
	}
	if len(q.Funcs) != len(p.Funcs) || len(q.Tables) != len(p.Tables) {
		t.Fatalf("%d functions of %d, %d tables of %d", len(q.Funcs), len(p.Funcs), len(q.Tables), len(p.Tables))
	}
	programs := 0
	for i, f := range p.Funcs {
		if f.String() != q.Funcs[i].String() {
			t.Errorf("%s has become\n%s", f, q.Funcs[i])
		}
		if f.Code != nil {
			programs++
		}
	}
	if programs < 5 {
		t.Errorf("%d programs among them", programs)
	}
	d, err := ir.Decode(ir.EncodeDense(p))
	if err != nil || string(ir.Encode(d)) != string(data) {
		t.Errorf("dense bytes make another program (%v)", err)
	}
	if again := ir.Encode(q); string(again) != string(ir.Encode(q)) {
		t.Error("two encodings differ")
	}
	// A library decodes what is asked for, with what that calls, and at last the same program.
	l, err := ir.Open(data)
	if err != nil {
		t.Fatal(err)
	}
	left := func() (n int) {
		l.Some(func(f *ir.Func) bool {
			if len(f.Body) == 0 {
				n++
			}
			return false
		})
		return n
	}
	f, err := l.Lookup("QD.Sin")
	if n := left(); err != nil || f == nil || f.String() != p.Lookup("QD.Sin").String() || n < len(p.Funcs)*3/4 || n == len(p.Funcs) {
		t.Errorf("%v, or QD.Sin has become %s; of %d functions %d are not decoded", err, f, len(p.Funcs), n)
	}
	for _, v := range f.Body {
		if v.Callee != nil && len(v.Callee.Body) == 0 {
			t.Errorf("QD.Sin calls %s, which is not decoded", v.Callee.Name)
		}
	}
	if none, err := l.Lookup("QD.Sine"); none != nil || err != nil {
		t.Errorf("a function that is not there is %v (%v)", none, err)
	}
	if q, err = l.Program(); err != nil || left() != 0 || q.Lookup("QD.Sin") != f || string(ir.Encode(q)) != string(data) {
		t.Errorf("a library becomes another program (%v)", err)
	}
	// What is damaged gives an error, or another program, and no panic: a part of the library,
	// with its programs and with tables, which has all that an encoding is made of.
	part := []*ir.Func{p.Lookup("DF.Exp"), p.Lookup("QD.Sin")}
	for _, f := range p.Funcs {
		if f.Code != nil {
			part = append(part, f)
		}
	}
	data = ir.Encode(p.Reach(part...))
	r := rand.New(rand.NewPCG(1, 1))
	failed := 0
	for range 200 {
		bad := append([]byte{}, data[:len(data)-r.IntN(2)*r.IntN(len(data))]...)
		if len(bad) > 0 {
			bad[r.IntN(len(bad))] ^= byte(1 + r.IntN(255))
		}
		if _, err := ir.Decode(bad); err != nil {
			failed++
		}
	}
	if failed < 100 {
		t.Errorf("%d of 200 damaged encodings are noticed", failed)
	}
}
