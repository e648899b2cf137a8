package ptx_test

import (
	"encoding/binary"
	"regexp"
	"strings"
	"testing"

	check "github.com/limbfp/limb/internal/check/ptx"
	"github.com/limbfp/limb/internal/compiler/emit/ptx"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// TestAddress stores at indices up to the ends of 32 bits, and at a constant distance from them, in planes of which some sums
// carry and some do not. Sums without a carry and products without a sign are noticed.
func TestAddress(t *testing.T) {
	f := ir.Fill(ir.U32, 2, 0, 2)
	k := &ir.Value{Op: ir.Param, Type: ir.I32, Name: "k"}
	f.Params, f.In = append(f.Params, k), append(f.In, ir.Group{Name: "k", Type: "int32", N: 1})
	seven := &ir.Value{Op: ir.Const, Type: ir.I32, Const: 7}
	behind := &ir.Value{Op: ir.Add, Type: ir.I32, Args: []*ir.Value{k, seven}}
	f.Code[0].(*ir.Do).Values = []*ir.Value{seven, behind}
	f.Code[1].(*ir.Store).Index, f.Code[2].(*ir.Store).Index = k, behind
	text := ptx.Text(&ir.Program{Funcs: []*ir.Func{f}}, ptx.Options{Group: 1}, f)
	wrong := func(text string) (wrong int) {
		m, err := check.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, plane := range []uint64{1 << 40, 1<<40 - 64, 1<<40 + 1<<32 - 4} {
			for _, k := range []int32{0, 1, 1 << 30, 1<<30 - 1, 1<<31 - 1 - 7, -1, -2, -1 << 30, -1 << 31} {
				at := func(j, k int64) uint64 { return plane + uint64(4*(k+j<<31)) }
				out := check.Memory{{Address: at(0, int64(k)), Bytes: make([]byte, 4)}, {Address: at(1, int64(k)+7), Bytes: make([]byte, 4)}}
				err := m.Entry("fill").Run(1, 1, []uint64{1, plane, 0, 1, 1 << 31, 11, 12, uint64(uint32(k))}, out)
				if err != nil || binary.LittleEndian.Uint32(out[0].Bytes) != 11 || binary.LittleEndian.Uint32(out[1].Bytes) != 12 {
					wrong++
				}
			}
		}
		return wrong
	}
	if n := wrong(text); n > 0 {
		t.Errorf("%d of 27 stores go elsewhere:\n%s", n, text)
	}
	upper := regexp.MustCompile(`madc\.hi\.s32 (\S+), (\S+), (\S+), (\S+);`)
	for name, other := range map[string]string{"a carry": "mul.hi.s32 $1, $2, $3;\n\tadd.s32 $1, $1, $4;", "a sign": "mul.hi.u32 $1, $2, $3;\n\tadd.s32 $1, $1, $4;"} {
		if n := wrong(upper.ReplaceAllString(text, other)); n == 0 {
			t.Errorf("sums without %s are not noticed", name)
		}
	}
}

// TestDivided: quotients and remainders by powers of two, which have no division, are those of Go, of negative numbers too.
// Ones that are rounded down are noticed.
func TestDivided(t *testing.T) {
	for _, n := range []int32{1, 2, 8, 1 << 30} {
		f := ir.Fill(ir.I32, 2, 0, 2)
		x, by := f.Params[1], &ir.Value{Op: ir.Const, Type: ir.I32, Const: float64(n)}
		quo := &ir.Value{Op: ir.Quo, Type: ir.I32, Args: []*ir.Value{x, by}}
		rem := &ir.Value{Op: ir.Rem, Type: ir.I32, Args: []*ir.Value{x, by}}
		f.Code[0].(*ir.Do).Values = []*ir.Value{by, quo, rem}
		f.Code[1].(*ir.Store).Value, f.Code[2].(*ir.Store).Value = quo, rem
		text := ptx.Text(&ir.Program{Funcs: []*ir.Func{f}}, ptx.Options{Group: 1}, f)
		wrong := func(text string) (wrong int) {
			m, err := check.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			for _, x := range []int32{0, 1, 7, 8, 9, 1 << 30, 1<<31 - 1, -1, -7, -8, -9, -1 << 30, -1<<30 - 1, -1 << 31} {
				out := check.Memory{{Address: 1 << 20, Bytes: make([]byte, 8)}}
				err := m.Entry("fill").Run(1, 1, []uint64{1, 1 << 20, 0, 1, 1, uint64(uint32(x)), 0}, out)
				if err != nil || int32(binary.LittleEndian.Uint32(out[0].Bytes)) != x/n || int32(binary.LittleEndian.Uint32(out[0].Bytes[4:])) != x%n {
					wrong++
				}
			}
			return wrong
		}
		if k := wrong(text); k > 0 || strings.Contains(text, "div.") || strings.Contains(text, "rem.") {
			t.Errorf("by %d: %d of 14 are wrong:\n%s", n, k, text)
		}
		if down := regexp.MustCompile(`and\.b32 (\S+), (\S+), \d+;`).ReplaceAllString(text, "and.b32 $1, $2, 0;"); n > 1 && wrong(down) == 0 {
			t.Errorf("by %d: quotients that are rounded down are not noticed", n)
		}
	}
}

// TestWalk stores in the planes of a kernel with many, the first one in an arm that not all items take: before Ampere the others are
// gone to by their strides, and a wrong one is noticed. So is an access from which no way leads.
func TestWalk(t *testing.T) {
	const planes, stride = 17, 5
	f := ir.Fill(ir.U32, planes, 0, planes)
	one := &ir.Value{Op: ir.Const, Type: ir.I32, Const: 1}
	first := &ir.Value{Op: ir.Lt, Type: ir.Bool, Args: []*ir.Value{f.Params[0], one}}
	f.Code[0].(*ir.Do).Values = []*ir.Value{one, first}
	f.Code[1] = &ir.If{Cond: first, Then: []ir.Stmt{f.Code[1]}}
	print := func(sm int) string {
		return ptx.Text(&ir.Program{Funcs: []*ir.Func{f}}, ptx.Options{SM: sm, Group: 2}, f)
	}
	wrong := func(text string) (wrong int) {
		m, err := check.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		out := check.Memory{{Address: 1 << 20, Bytes: make([]byte, 4*stride*planes)}}
		args := []uint64{2, 1 << 20, 0, 2, stride}
		for j := range planes {
			args = append(args, uint64(j+1))
		}
		if err := m.Entry("fill").Run(1, 2, args, out); err != nil {
			return planes
		}
		for j := range planes {
			for i := range stride {
				want := uint32(j + 1)
				if i > 1 || i == 1 && j == 0 {
					want = 0
				}
				if binary.LittleEndian.Uint32(out[0].Bytes[4*(j*stride+i):]) != want {
					wrong++
				}
			}
		}
		return wrong
	}
	walked := regexp.MustCompile(`(mad\.wide\.u32 \S+, \S+), 4, (\S+);\n(\tst)`)
	for sm, steps := range map[int]int{75: planes - 2, 80: 0} {
		text := print(sm)
		if n, found := wrong(text), len(walked.FindAllString(text, -1)); n > 0 || found != steps {
			t.Errorf("sm_%d: %d numbers are wrong, and %d steps, not %d:\n%s", sm, n, found, steps, text)
		}
	}
	if wrong(walked.ReplaceAllString(print(75), "$1, 8, $2;\n$3")) == 0 {
		t.Error("wrong strides are not noticed")
	}
}
