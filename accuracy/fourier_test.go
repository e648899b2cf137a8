package accuracy

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"math"
	"math/big"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/internal/source/butterfly"
)

// A pass is a function that transforms are made of, on complex numbers C.
type pass[T limb.Float, C any] struct {
	name string
	n    int    // operands
	of   string // its bound is a multiple of u^n times this
	run  func(x []C, s T) []C
	want func(x []point, s int) []point
	size func(x []point) float64 // what of says
	unit bool                    // the last operand lies on the unit circle
}

// transformable is what complex numbers of pairs and of quads have in common.
type transformable[T limb.Float, C any] interface {
	Butterfly2(b C, s T) (y0, y1 C)
	Butterfly3(b, c C, s T) (y0, y1, y2 C)
	Butterfly4(b, c, d C, s T) (y0, y1, y2, y3 C)
	Butterfly5(b, c, d, e C, s T) (y0, y1, y2, y3, y4 C)
	Butterfly7(b, c, d, e, f, g C, s T) (y0, y1, y2, y3, y4, y5, y6 C)
	Butterfly8(b, c, d, e, f, g, h C, s T) (y0, y1, y2, y3, y4, y5, y6, y7 C)
	Turn(w C, s T) C
	Untangle(y, w C, s T) (p, q C)
}

// list makes a slice of several results.
func list[C any](x ...C) []C { return x }

func passes[T limb.Float, C transformable[T, C]]() []pass[T, C] {
	of := func(n int, run func(x []C, s T) []C) pass[T, C] {
		w := circle(n)
		want := func(x []point, s int) []point { return transform(x, w, s) }
		return pass[T, C]{fmt.Sprintf("Butterfly%d", n), n, "·Σ|x_j| in each part", run, want, sizes, false}
	}
	return []pass[T, C]{
		of(2, func(x []C, s T) []C { return list(x[0].Butterfly2(x[1], s)) }),
		of(3, func(x []C, s T) []C { return list(x[0].Butterfly3(x[1], x[2], s)) }),
		of(4, func(x []C, s T) []C { return list(x[0].Butterfly4(x[1], x[2], x[3], s)) }),
		of(5, func(x []C, s T) []C { return list(x[0].Butterfly5(x[1], x[2], x[3], x[4], s)) }),
		of(7, func(x []C, s T) []C { return list(x[0].Butterfly7(x[1], x[2], x[3], x[4], x[5], x[6], s)) }),
		of(8, func(x []C, s T) []C { return list(x[0].Butterfly8(x[1], x[2], x[3], x[4], x[5], x[6], x[7], s)) }),
		{"Turn", 2, "|xw| in each part", func(x []C, s T) []C { return list(x[0].Turn(x[1], s)) }, turn,
			func(x []point) float64 { return max(x[0].size()*x[1].size(), math.SmallestNonzeroFloat64) }, false},
		{"Untangle", 3, "(|x| + |y|) in each part, for |w| = 1", func(x []C, s T) []C { return list(x[0].Untangle(x[1], x[2], s)) }, untangle,
			func(x []point) float64 { return sizes(x[:2]) }, true},
	}
}

func (x point) conj() point { return point{x.re, number().Neg(x.im)} }

// size returns |x|, nearly.
func (x point) size() float64 {
	re, _ := x.re.Float64()
	im, _ := x.im.Float64()
	return math.Hypot(re, im)
}

// sizes returns Σ|x_j|, nearly.
func sizes(x []point) float64 {
	sum := 0.0
	for _, x := range x {
		sum += x.size()
	}
	return sum
}

// root returns e^(2πij/n).
func root(j, n int64) point {
	x := number().SetInt64(2 * j)
	x.Quo(x, number().SetInt64(n))
	return point{call(mpfr.CosPi, x, nil), call(mpfr.SinPi, x, nil)}
}

// circle returns the powers of e^(-2πi/n).
func circle(n int) []point {
	w := make([]point, n)
	for j := range w {
		w[j] = root(int64(j), int64(n)).conj()
		w[j].re.SetPrec(passPrec)
		w[j].im.SetPrec(passPrec)
	}
	return w
}

// transform returns Σ x_j·w^(±jk), for the powers of w.
func transform(x, w []point, s int) []point {
	y := make([]point, len(x))
	p := new(big.Float).SetPrec(passPrec)
	plus := func(sum, x, w *big.Float) {
		if x.Sign() != 0 && w.Sign() != 0 {
			sum.Add(sum, p.Mul(x, w))
		}
	}
	minus := new(big.Float)
	for k := range y {
		re, im := new(big.Float).SetPrec(passPrec), new(big.Float).SetPrec(passPrec)
		for j, x := range x {
			w := w[(j*k*s%len(w)+len(w))%len(w)]
			plus(re, x.re, w.re)
			plus(re, minus.Neg(x.im), w.im)
			plus(im, x.re, w.im)
			plus(im, x.im, w.re)
		}
		y[k] = point{re, im}
	}
	return y
}

// passPrec is enough for errors relative to the operands.
const passPrec = 320

// turn returns xw̄, or xw for s = -1.
func turn(x []point, s int) []point {
	w := x[1]
	if s == 1 {
		w = w.conj()
	}
	return []point{x[0].mul(w)}
}

// untangle follows the words of the doc comment.
func untangle(x []point, s int) []point {
	y, w := x[1].conj(), x[2]
	e, d := x[0].add(y), x[0].add(y.neg())
	i := point{number(), number().SetInt64(int64(-s))}
	half := big.NewFloat(1)
	if s == 1 {
		w, half = w.conj(), big.NewFloat(0.5)
	}
	t := d.mul(w).mul(i)
	halved := func(x point) point { return point{number().Mul(x.re, half), number().Mul(x.im, half)} }
	return []point{halved(e.add(t)), halved(e.add(t.neg()).conj())}
}

// A kind of complex numbers: of limbs, the real part first.
type complexKind[T limb.Float, C any] struct {
	name   string
	n      int // limbs of a part
	of     func(v []float64) C
	limbs  func(C) []float64
	bottom int // a sum of operands is 0, or at least 2^bottom
}

func pairs[T limb.Float](name string, bottom int) complexKind[T, butterfly.ComplexPair[T]] {
	return complexKind[T, butterfly.ComplexPair[T]]{name, 2,
		func(v []float64) butterfly.ComplexPair[T] {
			return butterfly.ComplexPair[T]{Re: limb.Pair[T]{Hi: T(v[0]), Lo: T(v[1])}, Im: limb.Pair[T]{Hi: T(v[2]), Lo: T(v[3])}}
		},
		func(x butterfly.ComplexPair[T]) []float64 {
			return []float64{float64(x.Re.Hi), float64(x.Re.Lo), float64(x.Im.Hi), float64(x.Im.Lo)}
		}, bottom}
}

func triples[T limb.Float](name string, bottom int) complexKind[T, butterfly.ComplexTriple[T]] {
	part := func(v []float64) limb.Triple[T] { return limb.Triple[T]{X0: T(v[0]), X1: T(v[1]), X2: T(v[2])} }
	limbs := func(x limb.Triple[T]) []float64 { return []float64{float64(x.X0), float64(x.X1), float64(x.X2)} }
	return complexKind[T, butterfly.ComplexTriple[T]]{name, 3,
		func(v []float64) butterfly.ComplexTriple[T] {
			return butterfly.ComplexTriple[T]{Re: part(v[:3]), Im: part(v[3:])}
		},
		func(x butterfly.ComplexTriple[T]) []float64 { return slices.Concat(limbs(x.Re), limbs(x.Im)) }, bottom}
}

func quads[T limb.Float](name string, bottom int) complexKind[T, butterfly.ComplexQuad[T]] {
	part := func(v []float64) limb.Quad[T] {
		return limb.Quad[T]{X0: T(v[0]), X1: T(v[1]), X2: T(v[2]), X3: T(v[3])}
	}
	limbs := func(x limb.Quad[T]) []float64 {
		return []float64{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)}
	}
	return complexKind[T, butterfly.ComplexQuad[T]]{name, 4,
		func(v []float64) butterfly.ComplexQuad[T] {
			return butterfly.ComplexQuad[T]{Re: part(v[:4]), Im: part(v[4:])}
		},
		func(x butterfly.ComplexQuad[T]) []float64 { return slices.Concat(limbs(x.Re), limbs(x.Im)) }, bottom}
}

// exact returns a number as a point.
func (k complexKind[T, C]) exact(x C) point {
	v := k.limbs(x)
	sum := func(v []float64) *big.Float {
		s, t := number(), new(big.Float)
		for _, a := range v {
			if a != 0 {
				s.Add(s, t.SetFloat64(a))
			}
		}
		return s
	}
	return point{sum(v[:k.n]), sum(v[k.n:])}
}

// unit returns u^n.
func (k complexKind[T, C]) unit() float64 { return math.Ldexp(1, -k.n*precision[T]()) }

// loose returns the first number that is not in normal form.
func (k complexKind[T, C]) loose(x []C) (C, bool) {
	for _, x := range x {
		v := k.limbs(x)
		for j := 1; j < len(v); j++ {
			if j != k.n && loose(v[j-1], v[j], precision[T]()) {
				return x, true
			}
		}
	}
	var none C
	return none, false
}

// operands draws the operands of a pass.
type operands[T limb.Float, C any] struct {
	*generator[T]
	kind complexKind[T, C]
	pass pass[T, C]
	s    int
}

func newOperands[T limb.Float, C any](k complexKind[T, C], p pass[T, C], seed uint64) *operands[T, C] {
	emin, emax := -126, 126
	if precision[T]() == 53 {
		emin, emax = -1022, 1022
	}
	op := Op[T]{Domain: Domain{Top: emax, Bottom: k.bottom}, ints: make([]bool, 2*p.n)}
	for range 2 * p.n {
		op.In = append(op.In, k.n)
		op.spans = append(op.spans, span{lo: -1, hi: 1, emin: emin - precision[T]() + 1, emax: emax - 1})
	}
	return &operands[T, C]{newGenerator(&op, Dist{}, seed, 0), k, p, 1}
}

// numbers returns the operands as they are.
func (o *operands[T, C]) numbers() []C {
	x := make([]C, o.pass.n)
	width := 2 * o.kind.n
	for j := range x {
		x[j] = o.kind.of(o.x.limbs[width*j : width*(j+1)])
	}
	return x
}

// draw draws new operands from a distribution; then some are made to cancel, to be
// alike, or 0.
func (o *operands[T, C]) draw() {
	for done := false; !done; done = o.fits() {
		o.d = []Dist{Uniform(), Exp(2), Exp(10), Full(), Adversarial()}[o.below(5)]
		o.s = 1 - 2*o.below(2)
		for k, x := range o.x.operands {
			o.operand(x, k)
		}
		for range o.below(2 * o.pass.n) {
			o.relate()
		}
		if o.below(3) == 0 { // real, or nearly all so
			for k := 1; k < len(o.x.operands); k += 2 {
				if o.below(16) > 0 {
					clear(o.x.operands[k])
				}
			}
		}
	}
}

// relate makes one part like another, or as large as another; or it, or its number, 0.
func (o *operands[T, C]) relate() {
	parts := o.x.operands
	k := o.below(len(parts))
	x, y := parts[k], parts[o.below(len(parts))]
	switch o.below(4) {
	case 0:
		if clear(x); o.below(2) == 0 {
			clear(parts[k^1])
		}
	case 1: // of the same size
		if x[0] != 0 && y[0] != 0 {
			by := o.exponent(y[0]) - o.exponent(x[0])
			for k := range x {
				x[k] = o.round(ldexp(x[k], by))
			}
		}
	default: // nearly the same, or the negative
		sign := float64(1 - 2*o.below(2))
		for k := range x {
			x[k] = float64(sign * y[k])
		}
		if k := o.below(2 * len(x)); k < len(x) && x[k] != 0 {
			x[k] = o.bump(x[k])
			o.hardTail(x[k:])
		}
	}
}

// change makes small changes.
func (o *operands[T, C]) change() {
	for range 1 + o.below(3) {
		switch o.below(16) {
		case 0:
			o.relate()
		case 1:
			o.s = -o.s
		default:
			o.generator.change(o.below(len(o.x.operands)))
		}
	}
}

// fits brings the operands into the form that the pass asks for, and reports whether
// they lie in its domain.
func (o *operands[T, C]) fits() bool {
	for _, x := range o.x.operands {
		for k, a := range x {
			if x[k] = o.round(a); math.IsInf(x[k], 0) || math.IsNaN(a) {
				return false
			}
		}
		o.normalise(x)
	}
	if o.pass.unit {
		parts := o.x.operands[2*o.pass.n-2:]
		im := value600(parts[1])
		re := new(big.Float).SetPrec(600).SetInt64(1)
		if re.Sub(re, new(big.Float).Mul(im, im)).Sign() < 0 {
			return false
		}
		negative := parts[0][0] < 0
		if re.Sqrt(re); negative {
			re.Neg(re)
		}
		o.generator.limbs(parts[0], re)
	}
	var x []point
	for _, v := range o.numbers() {
		x = append(x, o.kind.exact(v))
	}
	top, bottom := math.Ldexp(1, o.op.Domain.Top), math.Ldexp(1, o.op.Domain.Bottom)
	size := o.pass.size(x)
	return sizes(x) < top && size < top && (size >= bottom || o.zero())
}

// zero reports whether all operands are 0.
func (o *operands[T, C]) zero() bool {
	return !slices.ContainsFunc(o.x.limbs, func(a float64) bool { return a != 0 })
}

// error returns the largest error of a part, in units of u^n times what the pass says.
func (o *operands[T, C]) error(y []C) float64 {
	var x []point
	for _, v := range o.numbers() {
		x = append(x, o.kind.exact(v))
	}
	worst, d := new(big.Float).SetPrec(passPrec), new(big.Float).SetPrec(passPrec)
	for j, want := range o.pass.want(x, o.s) {
		for _, a := range o.kind.limbs(y[j]) {
			if math.IsInf(a, 0) || math.IsNaN(a) {
				return math.Inf(1)
			}
		}
		got := o.kind.exact(y[j])
		for _, v := range [][2]*big.Float{{got.re, want.re}, {got.im, want.im}} {
			if d.Abs(d.Sub(v[0], v[1])); d.Cmp(worst) > 0 {
				worst.Set(d)
			}
		}
	}
	if worst.Sign() == 0 {
		return 0
	}
	size := o.pass.size(x)
	if size == 0 {
		return math.Inf(1)
	}
	e, _ := worst.Quo(worst.SetPrec(64), big.NewFloat(size)).Float64()
	return e / o.kind.unit()
}

// found is the worst error that a search met, and where.
type found struct {
	worst float64 // error
	at    string
	loose string // the operands of a result that is not in normal form
}

// search draws operands, n of them with those that it climbs to: the best of some
// draws, and the worst so far, are changed as long as the error rises now and then.
func search[T limb.Float, C any](k complexKind[T, C], p pass[T, C], n int, seed uint64) (f found) {
	const draws, patience = 40, 150
	o := newOperands(k, p, seed)
	type place struct {
		x      []float64
		s      int
		height float64
	}
	var top, at place
	for i, since := 0, 0; i < n; i, since = i+1, since+1 {
		switch {
		case since > draws+patience:
			since, at = 0, place{}
			if o.below(2) == 0 {
				since, at = draws, place{slices.Clone(top.x), top.s, top.height}
			}
			fallthrough
		case since < draws:
			o.draw()
		default:
			for done := false; !done; done = o.fits() {
				copy(o.x.limbs, at.x)
				o.s = at.s
				o.change()
			}
		}
		y := p.run(o.numbers(), T(o.s))
		if z, is := k.loose(y); is && f.loose == "" {
			f.loose = fmt.Sprintf("%x, s = %d: %x", o.x.limbs, o.s, k.limbs(z))
		}
		e := o.error(y)
		if e > at.height {
			since = min(since, draws)
		}
		if e >= at.height {
			at = place{append(at.x[:0], o.x.limbs...), o.s, e}
		}
		if e > top.height {
			top = place{append(top.x[:0], o.x.limbs...), o.s, e}
			f.worst, f.at = e, fmt.Sprintf("%x, s = %d", o.x.limbs, o.s)
		}
	}
	return f
}

// statedErrors reads what the doc comments of a file of the root package state as
// errors, by names such as "ComplexPair.Turn", and "RootOfUnity".
func statedErrors(t *testing.T, name string) map[string]string {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "../"+name, nil, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	stated := map[string]string{}
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || !f.Name.IsExported() {
			continue
		}
		name := f.Name.Name
		if f.Recv != nil {
			typ := f.Recv.List[0].Type
			if of, ok := typ.(*ast.StarExpr); ok {
				typ = of.X
			}
			if of, ok := typ.(*ast.IndexExpr); ok { // Pair[T]
				typ = of.X
			}
			name = typ.(*ast.Ident).Name + "." + name
		}
		stated[name] = read(f.Doc.Text()).Error
	}
	return stated
}

// statedBound returns the number of an error "≤ ku^n" times what of says.
func statedBound(t *testing.T, stated string, n int, of string) float64 {
	t.Helper()
	m := regexp.MustCompile(`^≤ ([0-9.]+)u([²³⁴])(.*)\.$`).FindStringSubmatch(stated)
	if m == nil || m[2] != map[int]string{2: "²", 3: "³", 4: "⁴"}[n] || m[3] != of {
		t.Fatalf("no bound in multiples of u^%d%s in %q", n, of, stated)
	}
	k, err := strconv.ParseFloat(m[1], 64)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// passErrors are the stated errors of package butterfly, and of roots of unity.
func passErrors(t *testing.T) map[string]string {
	t.Helper()
	stated := statedErrors(t, "internal/source/butterfly/butterfly.go")
	maps.Copy(stated, statedErrors(t, "unit.go"))
	maps.Copy(stated, statedErrors(t, "internal/source/butterfly/zinstances.go"))
	stated["RootOfUnityTriple"] = statedErrors(t, "zinstances.go")["RootOfUnityTriple"]
	return stated
}

func TestPasses(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	stated := passErrors(t)
	testPasses(t, stated, pairs[float32]("CDF", -78))
	testPasses(t, stated, pairs[float64]("CDD", -916))
	testPasses(t, stated, quads[float32]("CQF", -30))
	testPasses(t, stated, quads[float64]("CQD", -810))
	testPasses(t, stated, triples[float32]("CTF", -54))
	testPasses(t, stated, triples[float64]("CTD", -863))

	var measured []string
	for _, shape := range types.Shapes {
		for _, p := range passes[float32, butterfly.CDF]() {
			measured = append(measured, "Complex"+shape.Name+"."+p.name)
		}
		measured = append(measured, "RootOfUnity"+strings.TrimPrefix(shape.Name, "Pair")) // by TestUnit
		for _, name := range []string{"Parts", "Of", "Root"} {                            // limbs as they are, and RootOfUnity under another name
			measured = append(measured, "Complex"+shape.Name+"."+name)
		}
	}
	for name := range stated {
		if !slices.Contains(measured, name) {
			t.Errorf("%s is not measured: add it to passes", name)
		}
	}
}

// testPasses: errors are at most what is stated, and results in normal form.
func testPasses[T limb.Float, C transformable[T, C]](t *testing.T, stated map[string]string, k complexKind[T, C]) {
	n := testenv.Size(200, 2000, 100_000)
	typ := map[int]string{2: "ComplexPair", 3: "ComplexTriple", 4: "ComplexQuad"}[k.n]
	t.Run(k.name, func(t *testing.T) {
		for _, p := range passes[T, C]() {
			bound := statedBound(t, stated[typ+"."+p.name], k.n, p.of)
			f := search(k, p, n, 1)
			t.Logf("%s: worst %.3f, stated %g, at %s", p.name, f.worst, bound, f.at)
			if f.worst > bound {
				t.Errorf("%s: error %g at %s, the doc comment says %g", p.name, f.worst, f.at, bound)
			}
			if f.loose != "" {
				t.Errorf("%s: not in normal form: %s", p.name, f.loose)
			}
		}
	})
}

// TestChains: what passes return in normal form, passes take, and so on.
func TestChains(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	testChains(t, pairs[float32]("CDF", -78))
	testChains(t, pairs[float64]("CDD", -916))
	testChains(t, quads[float32]("CQF", -30))
	testChains(t, quads[float64]("CQD", -810))
	testChains(t, triples[float32]("CTF", -54))
	testChains(t, triples[float64]("CTD", -863))
}

func testChains[T limb.Float, C transformable[T, C]](t *testing.T, k complexKind[T, C]) {
	all := passes[T, C]()
	o := newOperands(k, all[5], 2)
	for i := range o.spans {
		o.spans[i].emin, o.spans[i].emax = -40, 40
	}
	r := rand.New(&o.pcg)
	n := 4000
	if testing.Short() {
		n = 400
	}
	w := make([]C, 24)
	for j := range w {
		v := root(int64(j), int64(len(w)))
		w[j] = k.of(slices.Concat(limbsOf(v.re, o.p, k.n), limbsOf(v.im, o.p, k.n)))
	}
	for range n {
		o.draw()
		x := o.numbers()
		var steps []string
		for range 8 {
			p, s := all[r.IntN(len(all))], 1-2*r.IntN(2)
			if !strings.HasPrefix(p.name, "Butterfly") {
				x[p.n-1] = w[r.IntN(len(w))]
			}
			steps = append(steps, fmt.Sprintf("%s %d", p.name, s))
			copy(x, p.run(x, T(s)))
			if z, is := k.loose(x); is {
				t.Fatalf("%s: %v of %x: %x is not in normal form", k.name, steps, o.x.limbs, k.limbs(z))
			}
			r.Shuffle(len(x), func(i, j int) { x[i], x[j] = x[j], x[i] })
		}
	}
}

// planted returns a pass with one result changed.
func planted[T limb.Float, C any](p pass[T, C], change func(x, y []C, s T)) pass[T, C] {
	right := p.run
	p.run = func(x []C, s T) []C {
		y := right(x, s)
		change(x, y, s)
		return y
	}
	return p
}

// TestPassesCatch: what TestPasses looks for, it sees.
func TestPassesCatch(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	stated := passErrors(t)
	k := pairs[float64]("CDD", -916)
	for _, p := range passes[float64, butterfly.CDD]() {
		bound := statedBound(t, stated["ComplexPair."+p.name], 2, p.of)
		size := func(x []butterfly.CDD) float64 {
			var v []point
			for _, x := range x {
				v = append(v, k.exact(x))
			}
			return p.size(v)
		}
		for what, change := range map[string]func(x, y []butterfly.CDD, s float64){
			"twice the bound in the last part": func(x, y []butterfly.CDD, _ float64) {
				y[len(y)-1].Im = y[len(y)-1].Im.AddFloat(2 * bound * k.unit() * size(x))
			},
			"a limb lost":      func(_, y []butterfly.CDD, _ float64) { y[0].Re.Lo = 0 },
			"the other sign":   func(x, y []butterfly.CDD, s float64) { copy(y, p.run(x, -s)) },
			"a bit of the sum": func(_, y []butterfly.CDD, _ float64) { y[0].Im.Hi = math.Nextafter(y[0].Im.Hi, 0) },
		} {
			if f := search(k, planted(p, change), 40, 3); f.worst <= bound && !(p.name == "Butterfly2" && what == "the other sign") {
				t.Errorf("%s: %s is not noticed: %g", p.name, what, f.worst)
			}
		}
		f := search(k, planted(p, func(_, y []butterfly.CDD, _ float64) {
			z := y[0].Re.Hi
			next := math.Nextafter(z, 0)
			y[0].Re = limb.DD{Hi: next, Lo: y[0].Re.Lo + (z - next)}
		}), 40, 3)
		if f.loose == "" {
			t.Errorf("%s: a result that is not in normal form is not noticed", p.name)
		}
	}
	q := quads[float32]("CQF", -30)
	p := passes[float32, butterfly.CQF]()[4]
	bound := statedBound(t, stated["ComplexQuad."+p.name], 4, p.of)
	if f := search(q, planted(p, func(_, y []butterfly.CQF, _ float32) { y[3].Im.X3 = 0 }), 40, 3); f.worst <= bound {
		t.Errorf("the fourth limb lost is not noticed: %g", f.worst)
	}
	if f := search(q, planted(p, func(_, y []butterfly.CQF, _ float32) { y[3].Im.X2, y[3].Im.X3 = 0, 1 }), 40, 3); f.loose == "" {
		t.Error("a 0 before a limb is not noticed")
	}
}

// TestUnit: of roots of unity.
func TestUnit(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	stated := passErrors(t)
	testUnit(t, stated["RootOfUnity"], pairs[float32]("CDF", 0), unitPair[float32])
	testUnit(t, stated["RootOfUnity"], pairs[float64]("CDD", 0), unitPair[float64])
	testUnit(t, stated["RootOfUnityQuad"], quads[float32]("CQF", 0), unitQuad[float32])
	testUnit(t, stated["RootOfUnityQuad"], quads[float64]("CQD", 0), unitQuad[float64])
	testUnit(t, stated["RootOfUnityTriple"], triples[float32]("CTF", 0), unitTriple[float32])
	testUnit(t, stated["RootOfUnityTriple"], triples[float64]("CTD", 0), unitTriple[float64])
}

func unitPair[T limb.Float](j, n int) butterfly.ComplexPair[T] {
	return butterfly.ComplexPair[T](limb.RootOfUnity[T](j, n))
}

func unitTriple[T limb.Float](j, n int) butterfly.ComplexTriple[T] {
	return butterfly.ComplexTriple[T](limb.RootOfUnityTriple[T](j, n))
}

func unitQuad[T limb.Float](j, n int) butterfly.ComplexQuad[T] {
	return butterfly.ComplexQuad[T](limb.RootOfUnityQuad[T](j, n))
}

func testUnit[T limb.Float, C any](t *testing.T, stated string, k complexKind[T, C], f func(j, n int) C) {
	bound := statedBound(t, stated, k.n, "")
	worst, at := unitError(t, k, f)
	t.Logf("%s: worst %.3f, stated %g, at e^(2πi·%d/%d)", k.name, worst, bound, at[0], at[1])
	if worst > bound {
		t.Errorf("%s: error %g of e^(2πi·%d/%d), the doc comment says %q", k.name, worst, at[0], at[1], stated)
	}
}

// unitError returns the largest error of roots of unity, in units of u^n, and where
// that is: all of small orders, and others random and at the ends of the octants,
// where roots are also such as have a part ½.
func unitError[T limb.Float, C any](t *testing.T, k complexKind[T, C], f func(j, n int) C) (worst float64, at [2]int) {
	measure := func(j, n int) {
		x := f(j, n)
		if _, is := k.loose([]C{x}); is {
			t.Errorf("%s: e^(2πi·%d/%d) = %x is not in normal form", k.name, j, n, k.limbs(x))
		}
		want := root(int64(j), int64(n))
		d := k.exact(x).add(want.neg())
		if e := d.size() / k.unit(); e > worst || math.IsNaN(e) {
			worst, at = e, [2]int{j, n}
		}
		if 4*int64(j)%int64(n) == 0 && (d.re.Sign() != 0 || d.im.Sign() != 0) {
			t.Errorf("%s: e^(2πi·%d/%d) = %x is not exact", k.name, j, n, k.limbs(x))
		}
	}
	small, random := int(40), 1500
	switch {
	case testenv.Full():
		small, random = 300, 100_000
	case testing.Short():
		small, random = 16, 200
	}
	for n := int(1); n <= small; n++ {
		for j := range n {
			measure(j, n)
		}
	}
	const top = 1 << 28
	for _, n := range []int{top - 1, top - 2, top - 3, top - 4, top - 8, top - 16, top - 64, 178956960 /* a multiple of 24 */, 1 << 27, 1<<27 + 1, 1<<24 + 1, 1 << 12} {
		for m := range int64(25) {
			for d := range int64(5) {
				if j := m*int64(n)/24 + d - 2; 0 <= j && j < int64(n) {
					measure(int(j), n)
				}
			}
		}
	}
	r := rand.New(rand.NewPCG(4, 5))
	for range random {
		n := 1 + r.IntN(top-1)>>r.IntN(28)
		measure(r.IntN(n), n)
	}
	return worst, at
}

// TestUnitCatches: roots by machine numbers are noticed, and those that are turned
// by a little more than is stated.
func TestUnitCatches(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	bound := statedBound(t, passErrors(t)["RootOfUnity"], 2, "")
	k := pairs[float64]("CDD", 0)
	for what, f := range map[string]func(j, n int) butterfly.CDD{
		"machine numbers": func(j, n int) butterfly.CDD {
			if 4*int64(j)%int64(n) == 0 {
				return unitPair[float64](j, n)
			}
			s, c := math.Sincos(2 * math.Pi * float64(j) / float64(n))
			return butterfly.CDD{Re: limb.DD{Hi: c}, Im: limb.DD{Hi: s}}
		},
		"one turned": func(j, n int) butterfly.CDD {
			w := unitPair[float64](j, n)
			if j == 1 && n == 1<<28-1 {
				w.Im = w.Im.AddFloat(1.5 * bound * k.unit())
			}
			return w
		},
	} {
		if worst, _ := unitError(t, k, f); worst <= bound {
			t.Errorf("%s: not noticed: %g", what, worst)
		}
	}
}
