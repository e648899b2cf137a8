package accuracy

import (
	"go/ast"
	"go/parser"
	"go/token"
	"math"
	"math/big"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
	"github.com/limbfp/limb/internal/run/kernels"
)

// Numbers of three limbs are of Go alone: their methods have the contracts of the catalogue's functions,
// which are read from the files of the root package, and are called by reflection.

// triples returns the operations and functions on three limbs, those that quads have in the catalogue.
func triples[T limb.Float]() (ops []Op[T]) {
	typ, name := reflect.TypeFor[limb.Triple[T]](), strings.Replace(prefix[T](4), "Q", "T", 1)
	of := func(op Op[T], method, result string) {
		m, ok := typ.MethodByName(method)
		if !ok {
			return
		}
		op.Name = name + method
		if result != "" {
			op.Name += "." + result
		}
		for k, n := range op.In {
			op.In[k] = min(n, 3)
		}
		at := 0
		if op.Out == 4 {
			op.Out = 3
		} else if m.Type.NumOut() > 1 {
			at = 1
		}
		if result == "frac" && method == "Modf" || result == "cos" {
			at = 1
		}
		op.Go = func(out, in [][]T) { calls(m, at, out, in) }
		ops = append(ops, op)
	}
	bottom, p := -126, 24
	if precision[T]() == 53 {
		bottom, p = -1022, 53
	}
	for _, op := range Ops[T]() {
		method, quad := strings.CutPrefix(op.Name, prefix[T](4))
		if !quad {
			continue
		}
		if op.Domain.Bottom != 0 {
			op.Domain.Bottom = bottom + 2*p + 4
		}
		of(op, method, "")
	}
	for _, line := range functions {
		if f, ok := kernels.Lookup(prefix[T](4) + line.name); ok && line.name != "Quad" && line.name != "Pair" {
			of(measured[T](f, line, 3), line.name, line.result)
		}
	}
	return ops
}

// calls calls a method for each element, and takes its result number at.
func calls[T limb.Float](m reflect.Method, at int, out, in [][]T) {
	args := make([]reflect.Value, m.Type.NumIn())
	for i := range in[0] {
		limbs := in
		take := func() float64 { x := limbs[0][i]; limbs = limbs[1:]; return float64(x) }
		for k := range args {
			v := reflect.New(m.Type.In(k)).Elem()
			switch v.Kind() {
			case reflect.Struct:
				v.Set(reflect.ValueOf(limb.Triple[T]{X0: T(take()), X1: T(take()), X2: T(take())}))
			case reflect.Int:
				v.SetInt(int64(take()))
			default:
				v.SetFloat(take())
			}
			args[k] = v
		}
		r := m.Func.Call(args)[at]
		if y, ok := r.Interface().(limb.Triple[T]); ok {
			out[0][i], out[1][i], out[2][i] = y.X0, y.X1, y.X2
		} else {
			out[0][i] = T(r.Int())
		}
	}
}

// tripleContracts reads the comments of the methods of three limbs, under the names of both types.
func tripleContracts(t *testing.T) map[string]contract {
	t.Helper()
	all := map[string]contract{}
	for _, name := range []string{"triple.go", "triplefunc.go", "zinstances.go"} {
		f, err := parser.ParseFile(token.NewFileSet(), "../"+name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			if d, ok := d.(*ast.FuncDecl); ok && d.Recv != nil && len(d.Recv.List) == 1 {
				if x, ok := d.Recv.List[0].Type.(*ast.IndexExpr); ok && x.X.(*ast.Ident).Name == "Triple" {
					for _, typ := range []string{"TF.", "TD."} {
						all[typ+d.Name.Name] = read(d.Doc.Text())
					}
				}
			}
		}
	}
	return all
}

// TestTriples holds numbers of three limbs to their bounds, against exact arithmetic and MPFR: adversarial
// operands, and limbs far apart.
func TestTriples(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	all := tripleContracts(t)
	testTriples(t, all, triples[float32]())
	testTriples(t, all, triples[float64]())
}

func testTriples[T limb.Float](t *testing.T, all map[string]contract, ops []Op[T]) {
	t.Helper()
	if len(ops) < 100 {
		t.Errorf("%d operations of three limbs are measured", len(ops))
	}
	n := testenv.Size(1<<4, 1<<8, 1<<15)
	for _, plain := range ops {
		for _, op := range plain.Readings() {
			k, stated := contractOf(op.Name, all).bound(op.Note)
			if strings.HasSuffix(op.Name, ".quo") {
				k, stated = 0, true
			}
			if !stated {
				t.Errorf("%s %s: no bound in %q", op.Name, op.Note, contractOf(op.Name, all).Error)
				continue
			}
			size := n
			if op.slow {
				if testing.Short() {
					continue
				}
				size /= 4
			}
			for name, d := range map[string]Dist{"adversarial": Adversarial(), "apart": Apart()} {
				r := Measure(op, d, size, 5, nil)
				t.Logf("%s %s %s: %.3g of %g u³", op.Name, op.Note, name, r.Max, k)
				if r.Max > k {
					t.Errorf("%s %s, %s: %gu³ for %x, the doc comment says %gu³", op.Name, op.Note, name, r.Max, r.Worst, k)
				}
				if r.Loose != 0 {
					t.Errorf("%s: %d results are not in normal form", op.Name, r.Loose)
				}
			}
		}
	}
}

// TestComplexTriples holds complex functions to what their comments state.
func TestComplexTriples(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	testComplexTriples[float32](t, "CTF", complexFormat{24, 3, 25, -70, 70})
	testComplexTriples[float64](t, "CTD", complexFormat{53, 3, 100, -910, 910})
}

func testComplexTriples[T limb.Float](t *testing.T, name string, f complexFormat) {
	t.Helper()
	stated := statedErrors(t, "zinstances.go")
	typ := reflect.TypeFor[limb.ComplexTriple[T]]()
	part := func(v *big.Float) (x limb.Triple[T]) {
		if err := x.UnmarshalText([]byte(v.Text('p', 0))); err != nil {
			t.Fatal(err)
		}
		return x
	}
	for k := range complexFunctions {
		fn := &complexFunctions[k]
		m, ok := typ.MethodByName(fn.name)
		if !ok {
			t.Errorf("%s has no %s", name, fn.name)
			continue
		}
		bound, worst := boundIn(t, name+"."+fn.name, stated["ComplexTriple."+fn.name]), 0.0
		for i, d := range complexDraws {
			r := rand.New(rand.NewPCG(2, uint64(i)))
			for range testenv.Size(8, 100, 1<<13) {
				a, b := d.draw(r, f)
				x := limb.ComplexTriple[T]{Re: part(a), Im: part(b)}
				at := point{x.Re.Big(), x.Im.Big()}
				if at.re.Sign() == 0 || at.im.Sign() == 0 || fn.fits != nil && !fn.fits(at, f) {
					continue
				}
				want := fn.want(at)
				size := want.norm()
				if e := size.MantExp(nil); e <= f.least || e > f.top {
					continue
				}
				got := point{im: number()}
				switch y := m.Func.Call([]reflect.Value{reflect.ValueOf(x)})[0].Interface().(type) {
				case limb.ComplexTriple[T]:
					got = point{y.Re.Big(), y.Im.Big()}
				case limb.Triple[T]:
					got.re = y.Big()
				}
				if got.re == nil || got.im == nil || got.re.IsInf() || got.im.IsInf() {
					t.Errorf("%s.%s(%x) is not finite", name, fn.name, x)
					continue
				}
				e, _ := number().Quo(got.add(want.neg()).norm(), size).Float64()
				if e = math.Ldexp(e, f.n*f.p); e > bound {
					t.Errorf("%s.%s(%x): the error is %gu³, more than the stated %g", name, fn.name, x, e, bound)
				}
				worst = max(worst, e)
			}
		}
		t.Logf("%s.%s: %.3g of %g u³", name, fn.name, worst, bound)
	}
}

// TestTriplesAreSeen plants functions that know their operand, or their sum, to two limbs.
func TestTriplesAreSeen(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	for _, op := range triples[float64]() {
		if op.Name != "TD.Exp" && op.Name != "TD.Add" && op.Name != "TD.Mul" {
			continue
		}
		r := Measure(op, Adversarial(), 64, 5, func(out, in [][]float64) {
			short := [][]float64{in[0], in[1], make([]float64, len(in[0]))}
			op.Go(out, append(short, in[3:]...))
		})
		if !(r.Max > 100) {
			t.Errorf("a planted %s has an error of %g", op.Name, r.Max)
		}
	}
}
