package device_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/cl"
	"github.com/limbfp/limb/internal/run/driver"
)

// A flaw changes an operation of float32 as a driver's compiler may: what it adds stands before
// the value, which it may change.
type flaw func(b *before, v *ir.Value)

// before is what is computed before a value.
type before []*ir.Value

func (b *before) add(op ir.Op, t ir.Type, args ...*ir.Value) *ir.Value {
	v := &ir.Value{Op: op, Type: t, Args: args}
	*b = append(*b, v)
	return v
}

func (b *before) word(w uint64) *ir.Value {
	v := b.add(ir.Const, ir.U32)
	v.Const = ir.FromWord(ir.U32, w)
	return v
}

func (b *before) bits(x *ir.Value) *ir.Value { return b.add(ir.Bitcast, ir.U32, x) }

// size returns the bits of a number without its sign.
func (b *before) size(bits *ir.Value) *ir.Value {
	return b.add(ir.And, ir.U32, bits, b.word(1<<31-1))
}

// flush returns x, or a zero for a subnormal number.
func (b *before) flush(x *ir.Value) *ir.Value {
	w := b.bits(x)
	tiny := b.add(ir.Lt, ir.Bool, b.size(w), b.word(1<<23))
	return b.add(ir.Bitcast, ir.F32, b.add(ir.Select, ir.U32, tiny, b.add(ir.And, ir.U32, w, b.word(1<<31)), w))
}

// instead has v be a number of these bits, which may be made of what it was.
func (b *before) instead(v *ir.Value, bits func(old *ir.Value) *ir.Value) {
	old := b.add(v.Op, v.Type, v.Args...)
	v.Op, v.Args = ir.Bitcast, []*ir.Value{bits(old)}
}

// flaws are, by name: what the H200's driver for Vulkan does, and less.
var flaws = map[string]flaw{
	"roots are low": func(b *before, v *ir.Value) { // by one ulp, in a fifth of the rows
		if v.Op != ir.Sqrt {
			return
		}
		b.instead(v, func(old *ir.Value) *ir.Value {
			w := b.bits(old)
			fifth := b.add(ir.Lt, ir.Bool, b.add(ir.Mul, ir.U32, w, b.word(0x9e3779b1)), b.word(1<<32/5))
			number := b.add(ir.And, ir.Bool, b.add(ir.Lt, ir.Bool, b.word(0), w), b.add(ir.Lt, ir.Bool, w, b.word(0x7f800000)))
			return b.add(ir.Select, ir.U32, b.add(ir.And, ir.Bool, fifth, number), b.add(ir.Sub, ir.U32, w, b.word(1)), w)
		})
	},
	"roots of negative subnormals are these": func(b *before, v *ir.Value) {
		if v.Op != ir.Sqrt {
			return
		}
		a := v.Args[0]
		b.instead(v, func(old *ir.Value) *ir.Value {
			w := b.bits(a)
			tiny := b.add(ir.And, ir.Bool, b.add(ir.Lt, ir.Bool, b.word(1<<31), w), b.add(ir.Lt, ir.Bool, w, b.word(1<<31+1<<23)))
			return b.add(ir.Select, ir.U32, tiny, w, b.bits(old))
		})
	},
	"errors of products are not -0": func(b *before, v *ir.Value) {
		if v.Op == ir.ProdErr {
			b.instead(v, func(old *ir.Value) *ir.Value {
				w := b.bits(old)
				return b.add(ir.Select, ir.U32, b.add(ir.Eq, ir.Bool, b.size(w), b.word(0)), b.word(0), w)
			})
		}
	},
	"fma flushes": func(b *before, v *ir.Value) {
		if v.Op != ir.ProdErr {
			return
		}
		for i, a := range v.Args {
			v.Args[i] = b.flush(a)
		}
		b.instead(v, func(old *ir.Value) *ir.Value { return b.bits(b.flush(old)) })
	},
	"comparisons flush": func(b *before, v *ir.Value) {
		if v.Op >= ir.Lt && v.Op <= ir.Ne && v.Args[0].Type == ir.F32 {
			for i, a := range v.Args {
				v.Args[i] = b.flush(a)
			}
		}
	},
}

// flawed is PoCL with flaws.
type flawed struct {
	cl.Backend
	flaws []flaw
	built *int // programs
}

func (f flawed) number() (int, driver.Caps) {
	list, _, _ := f.Backend.Devices()
	i := slices.IndexFunc(list, func(c driver.Caps) bool { return c.Platform == devicetest.PoCL })
	return i, list[i]
}

func (f flawed) Devices() ([]driver.Caps, []string, error) {
	_, caps := f.number()
	caps.Float64 = false // it has no flaw
	return []driver.Caps{caps}, nil, nil
}

func (f flawed) Open(int) (driver.Device, error) {
	i, _ := f.number()
	d, err := f.Backend.Open(i)
	return flawedDevice{d, f}, err
}

type flawedDevice struct {
	driver.Device
	f flawed
}

// Build has the flaws in what is lowered.
func (d flawedDevice) Build(p *ir.Program, names []string, r lower.Rung) ([]driver.Kernel, error) {
	*d.f.built++
	r.Passes = append(slices.Clone(r.Passes), func(p *ir.Program) (*ir.Program, error) {
		p, err := ir.Decode(ir.Encode(p)) // one of its own
		if err != nil {
			return nil, err
		}
		for _, f := range p.Funcs {
			d.f.change(f)
		}
		return p, nil
	})
	return d.Device.Build(p, names, r)
}

func (f flawed) change(fn *ir.Func) {
	added := map[*ir.Value][]*ir.Value{}
	with := func(list []*ir.Value) (new []*ir.Value) {
		for _, v := range list {
			new = append(append(new, added[v]...), v)
		}
		return new
	}
	for _, v := range fn.Body {
		for _, flaw := range f.flaws {
			if v.Type == ir.F32 || v.Type == ir.Bool {
				b := before(added[v])
				flaw(&b, v)
				added[v] = b
			}
		}
	}
	fn.Body = with(fn.Body)
	for i, v := range fn.Body {
		v.ID = i
	}
	ir.Walk(fn.Code, func(s ir.Stmt) {
		if do, ok := s.(*ir.Do); ok {
			do.Values = with(do.Values)
		}
	})
}

// TestFlawed opens devices that have this and that wrong of float32, small numbers mostly. What is wrong
// is lowered, and nothing else: sums are plain, and where the multiply-add is fused it is used. All
// functions have the bits of Go.
func TestFlawed(t *testing.T) {
	testenv.Long(t, "PoCL builds each function on each rung")
	devicetest.Find(t, "pocl", devicetest.PoCL)
	t.Setenv("LIMB_TEST_FIRST", "off")
	for _, c := range []struct {
		flaws, lowering string
		builds          int  // of programs, that of the witness among them
		more            bool // functions
	}{
		{"", "plain", 2, true},
		{"roots are low", "root", 4, false},
		{"roots of negative subnormals are these", "root", 4, false},
		{"errors of products are not -0", "scaled", 4, false},
		{"fma flushes", "scaled", 4, false},
		{"comparisons flush", "order", 4, false},
		{"roots are low, roots of negative subnormals are these, errors of products are not -0", "scaled root", 4, false},
		{"roots are low, fma flushes, comparisons flush", "scaled root order", 4, true},
	} {
		t.Run(c.lowering, func(t *testing.T) {
			if c.flaws != "" && !strings.Contains(c.flaws, ",") {
				testenv.Large(t, "builds the self-test twice; it is among the flaws of the last two")
			}
			functions := `^f32\.(Compare|Sqrt|TwoProd)$|^DF\.(Mul|Less)$`
			switch {
			case testenv.Full():
				functions = ""
			case c.more && c.flaws != "": // directed ones are sums of these, and functions are made of them
				functions = `^f32\.(TwoProd|TwoSum|Int32|Compare|(Mul|Div|Sqrt)$)|^DF\.(Mul|Div|Sqrt|Less)$`
			}
			t.Setenv("LIMB_TEST_FUNCTIONS", functions)
			t.Setenv("LIMB_CACHE", t.TempDir())
			f := flawed{built: new(int)}
			for _, name := range strings.FieldsFunc(c.flaws, func(r rune) bool { return r == ',' }) {
				f.flaws = append(f.flaws, flaws[strings.TrimSpace(name)])
			}
			d, err := device.OpenBackend(f)
			if err != nil {
				t.Fatal(err)
			}
			a := d.Traits().Float32
			if a.Lowering != c.lowering || !a.FMA || *f.built != c.builds {
				t.Errorf("%s: the lowering is %s after %d builds of %v, want %s after %d", c.flaws, a.Lowering, *f.built, a.Rejected, c.lowering, c.builds)
			}
			for _, o := range a.Operations {
				if (o.Way == "") != (len(o.Rejected) == 0) || o.Way != "" && !strings.Contains(o.Rejected[0].Error(), "(0x") {
					t.Errorf("%s: %q after %v", o.Operation, o.Way, o.Rejected)
				}
			}
			t.Log(a.Rejected)
			devicetest.Run(t, d)
			closeAll(t, []*device.Device{d})
			if c.more {
				keptClimbs(t, f, a, c.builds)
			}
		})
	}
}

// keptClimbs opens a device again: what failed is not built again, and all is said of it that was. A device that looks like it
// and has other flaws is found out: what is kept of one that has fewer is not believed, and one without any is right on
// more careful ways.
func keptClimbs(t *testing.T, f flawed, want device.Arithmetic, builds int) {
	t.Helper()
	open := func() (a device.Arithmetic, built int) {
		*f.built = 0
		d, err := device.OpenBackend(f)
		if err != nil {
			t.Fatal(err)
		}
		closeAll(t, []*device.Device{d})
		return d.Traits().Float32, *f.built
	}
	a, built := open()
	if fmt.Sprintf("%+v", a) != fmt.Sprintf("%+v", want) || built != 2 {
		t.Errorf("after %d builds, and %d before: %+v\nnot %+v", built, builds, a, want)
	}
	if len(f.flaws) == 0 {
		return
	}
	all := f.flaws
	f.flaws = nil
	if a, built := open(); !a.Exact || a.Lowering != want.Lowering || built != 2 {
		t.Errorf("without flaws it is %s, %v, after %d builds", a.Lowering, a.Exact, built)
	}
	f.flaws = all[:1]
	t.Setenv("LIMB_CACHE", t.TempDir())
	open()
	f.flaws = all
	if a, built := open(); a.Lowering != want.Lowering || built <= builds {
		t.Errorf("with more flaws it is %s after %d builds", a.Lowering, built)
	}
}
