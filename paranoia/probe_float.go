package paranoia

import (
	"math"
	"math/rand/v2"
	"slices"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/run/question"
)

// machine is arithmetic of one width for the operands of probes.
type machine struct {
	p       int // bits
	round   func(x float64) float64
	twoSum  func(a, b float64) (s, e float64)
	twoProd func(a, b float64) (p, e float64)
	tiny    float64 // the least normal number
	ulp     float64 // of 1
	huge    float64 // the largest number
}

func machineOf(p int) machine {
	if p == 53 {
		m := machineFor[float64]()
		m.p, m.tiny, m.ulp, m.huge = 53, 0x1p-1022, 0x1p-52, math.MaxFloat64
		return m
	}
	m := machineFor[float32]()
	m.p, m.tiny, m.ulp, m.huge = 24, 0x1p-126, 0x1p-23, math.MaxFloat32
	return m
}

func machineFor[T limb.Float]() machine {
	return machine{
		round:   func(x float64) float64 { return float64(T(x)) },
		twoSum:  func(a, b float64) (float64, float64) { s, e := limb.TwoSum(T(a), T(b)); return float64(s), float64(e) },
		twoProd: func(a, b float64) (float64, float64) { p, e := limb.TwoProd(T(a), T(b)); return float64(p), float64(e) },
	}
}

// fma returns ab + c, rounded once, of moderate numbers.
func (m machine) fma(a, b, c float64) float64 {
	if m.p == 53 {
		return math.FMA(a, b, c)
	}
	// The product is exact. The sum is rounded to odd, which float32 has room for.
	s, e := limb.TwoSum(float64(a*b), c)
	if i := math.Float64bits(s); e != 0 && i&1 == 0 {
		if (e > 0) == (s > 0) {
			s = math.Float64frombits(i | 1)
		} else {
			s = math.Float64frombits(i - 1)
		}
	}
	return float64(float32(s))
}

// number returns a random number of the width, of either sign, between 1/4 and 4.
func (m machine) number(r *rand.Rand) float64 {
	return m.round(math.Ldexp(1+r.Float64(), r.IntN(4)-2) * float64(2*r.IntN(2)-1))
}

// rowsOf returns the operands of the self-test's question of that function.
func rowsOf(p int, test, fn string) (rows [][]float64) {
	for _, q := range question.All(p) {
		if q.Test == test && q.Func == fn {
			rows = append(rows, q.Rows...)
		}
	}
	return rows
}

// probesOf returns the probes of float32 or float64.
func probesOf(p int) []probe {
	m := machineOf(p)
	list := m.contraction()
	list = append(list, m.reassociation()...)
	list = append(list, m.fused()...)
	list = append(list, m.subnormals()...)
	list = append(list, m.specials()...)
	list = append(list, m.comparisons()...)
	list = append(list, m.division()...)
	list = append(list, m.whole()...)
	if p == 24 {
		list = append(list, halves()...)
	}
	return list
}

func (m machine) contraction() []probe {
	rows := rowsOf(m.p, question.Contraction, "T.Mad")
	r := rand.New(rand.NewPCG(1, 1))
	for len(rows) < 64 {
		a, b := m.number(r), m.number(r)
		p, e := m.twoProd(a, b)
		c := m.round(-p * (1 + math.Ldexp(r.Float64(), -r.IntN(m.p))))
		if s, _ := m.twoSum(p, c); e != 0 && m.fma(a, b, c) != s {
			rows = append(rows, []float64{a, b, c, s})
		}
	}
	var named [][]float64
	for _, row := range rows {
		p, _ := m.twoProd(row[0], row[1])
		named = append(named, append(row[:4:4], p))
	}
	// The product of pairs whose closing FastTwoSum takes the product apart again.
	var closing [][]float64
	for len(closing) < 64 {
		ah, bh := m.number(r), m.number(r)
		al, bl := m.round(ah*m.ulp*(r.Float64()-0.5)/2), m.round(bh*m.ulp*(r.Float64()-0.5)/2)
		p, e := m.twoProd(ah, bh)
		x, _ := m.twoProd(ah, bl)
		y, _ := m.twoProd(al, bh)
		x, _ = m.twoSum(x, y)
		e, _ = m.twoSum(e, x)
		s, l := m.twoSum(p, e)
		if m.fma(ah, bh, e) != s {
			closing = append(closing, []float64{ah, al, bh, bl, s, l})
		}
	}
	shape := func(name, kernel string, rows [][]float64) probe {
		return probe{
			name: "contraction: " + name, question: "is a*b rounded before c is added?", wrong: "the product is contracted into the sum", grade: Serious,
			in: 3, rows: rows, kernel: kernel, fault: "adds the product with its error",
		}
	}
	return []probe{
		shape("separate statements", "SeparateStatements", rows),
		shape("a named product", "NamedProduct", named),
		shape("one expression", "OneExpression", rows),
		shape("a product of a function", "ProductOfFunction", rows),
		{
			name: "contraction: closing FastTwoSum of a product", question: "does the last FastTwoSum of a product of pairs add the rounded product?",
			wrong: "the product is contracted into the sum that closes it, so that the pair is wrong",
			lost:  "sums are reassociated, so that the second number of the pair is lost", elsewise: "reassociation: closing FastTwoSum of a product", grade: Failure, in: 4, rows: closing,
			kernel: "ClosingSum", fault: "adds the product with its error",
		},
	}
}

func (m machine) reassociation() []probe {
	r := rand.New(rand.NewPCG(1, 2))
	u := m.ulp / 2
	var sums, orders, products, common [][]float64
	for len(sums) < 64 {
		a, b := m.number(r), m.round(m.number(r)*math.Ldexp(1, -r.IntN(m.p)))
		if s, e := m.twoSum(a, b); e != 0 {
			sums = append(sums, []float64{a, b, s, e})
		}
	}
	orders = [][]float64{{u / 2, 1, -1, 0}, {1, u, u, 1}, {-1, -u, -u, -1}, {m.huge, m.huge, -m.huge, math.Inf(1)}, {1, -1, u, u}}
	products = [][]float64{{m.huge, 2, 0.5, math.Inf(1)}, {m.tiny, m.tiny, 1 / m.tiny, 0}, {-m.huge, 4, 0.25, math.Inf(-1)}}
	for len(common) < 64 {
		a, b, c := m.number(r), m.number(r), m.number(r)
		x, _ := m.twoProd(a, b)
		y, _ := m.twoProd(a, c)
		s, _ := m.twoSum(x, y)
		t, _ := m.twoSum(b, c)
		if t, _ = m.twoProd(a, t); s != t {
			common = append(common, []float64{a, b, c, s})
		}
	}
	q := func(name, question string, in int, rows [][]float64, kernel, fault string) probe {
		return probe{name: "reassociation: " + name, question: question, wrong: "sums or products are reassociated", grade: Failure, in: in, rows: rows, kernel: kernel, fault: fault}
	}
	return []probe{
		q("a + b - a", "is (a + b) - a the rounded sum less a?", 2, rowsOf(m.p, question.Reassociation, "T.SumLessFirst"), "SumLessFirst", "returns b"),
		q("a + b - b", "is (a + b) - b the rounded sum less b?", 2, rowsOf(m.p, question.Reassociation, "T.SumLessSecond"), "SumLessSecond", "returns a"),
		q("TwoSum", "does TwoSum give the error of a sum?", 2, sums, "TwoSum", "returns no error"),
		q("order of sums", "is (a + b) + c added in this order?", 3, orders, "OrderOfSums", "adds b + c first"),
		q("order of products", "is (a * b) * c multiplied in this order?", 3, products, "OrderOfProducts", "multiplies b * c first"),
		q("common factor", "are both products of a*b + a*c rounded?", 3, common, "CommonFactor", "takes the common factor out"),
	}
}

func (m machine) fused() []probe {
	r := rand.New(rand.NewPCG(1, 3))
	var rows [][]float64
	for _, row := range rowsOf(m.p, question.Contraction, "T.Mad") {
		rows = append(rows, append(row[:3:3], m.fma(row[0], row[1], row[2])))
	}
	for len(rows) < 64 {
		a, b := m.number(r), m.number(r)
		p, e := m.twoProd(a, b)
		if e != 0 {
			rows = append(rows, []float64{a, b, -p, e})
		}
	}
	h := math.Ldexp(1, -(m.p+1)/2)
	q := probe{question: "is fma rounded once?", wrong: "fma rounds the product too: the error of a product is lost", grade: Serious, fault: "rounds the product"}
	run, folded := q, q
	run.name, run.in, run.rows = "fma: at run time", 3, rows
	run.kernel = "Fused"
	folded.name, folded.in, folded.rows = "fma: of constants", 1, [][]float64{{0, float64(h * h)}}
	folded.kernel = "FusedConstants"
	return []probe{run, folded}
}

func (m machine) subnormals() []probe {
	least := m.tiny * m.ulp
	var in, out [][]float64
	for _, row := range rowsOf(m.p, question.Subnormals, "T.Mul") {
		if math.Abs(row[0]) < m.tiny {
			in = append(in, row)
		} else {
			out = append(out, row)
		}
	}
	r := rand.New(rand.NewPCG(1, 4))
	numbers := []float64{least, -least, m.tiny - least, least - m.tiny, m.tiny / 2, m.tiny, 3 * least}
	for range 32 {
		numbers = append(numbers, m.round(m.tiny*(2*r.Float64()-1)))
	}
	rows := func(f func(x float64) float64) (rows [][]float64) {
		for _, x := range numbers {
			rows = append(rows, []float64{x, f(x)})
		}
		return rows
	}
	truth := func(is bool) float64 {
		if is {
			return 1
		}
		return 0
	}
	q := func(name, question string, in int, rows [][]float64, kernel string) probe {
		return probe{name: "subnormals: " + name, question: question, wrong: "they are flushed to zero", grade: Flaw, in: in, rows: rows, kernel: kernel, fault: "flushes"}
	}
	compared := q("in comparisons", "is a subnormal number other than zero?", 1, rows(func(x float64) float64 { return truth(x > 0) + 2*truth(x != 0) }), "SubnormalComparisons")
	compared.truths = []string{"%[1]s > 0", "%[1]s != 0"}
	return []probe{
		q("as operands", "are subnormal operands of products taken for what they are?", 2, in, "SubnormalOperands"),
		q("as results", "are subnormal products kept?", 2, out, "SubnormalResults"),
		q("of sums", "are subnormal sums and operands of sums kept?", 2, rowsOf(m.p, question.Subnormals, "T.Add"), "SubnormalSums"),
		q("through load and store", "does a copy keep subnormal numbers?", 1, rows(func(x float64) float64 { return x }), "SubnormalCopies"),
		q("through negation", "does negation keep subnormal numbers?", 1, rows(func(x float64) float64 { return -x }), "SubnormalNegations"),
		compared,
		q("of constants", "are subnormal products of constants kept?", 1, [][]float64{{0, m.tiny / 2}}, "SubnormalConstants"),
	}
}

func (m machine) specials() []probe {
	inf, nan, minus := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	q := func(name, question string, in int, rows [][]float64, kernel string) probe {
		return probe{name: "specials: " + name, question: question, wrong: "an infinity, a NaN or the sign of a zero is lost", grade: Defect, in: in, rows: rows, kernel: kernel, fault: "loses infinities, NaN and -0"}
	}
	return []probe{
		q("load, store and negation", "do they keep Inf, NaN and -0?", 1, [][]float64{{inf, -inf, inf}, {nan, nan, nan}, {minus, 0, minus}, {0, minus, 0}}, "Moves"),
		q("sums", "do sums give and keep Inf, NaN and -0?", 2, rowsOf(m.p, question.Specials, "T.Add"), "Sums"),
		q("products", "do products?", 2, rowsOf(m.p, question.Specials, "T.Mul"), "Products"),
		q("a negated sum", "is -(a + b) -0 where the sum is 0?", 2, rowsOf(m.p, question.Specials, "T.NegSum"), "NegatedSum"),
		q("a negated difference", "is -(a - b) -0 where a = b?", 2, [][]float64{{1, 1, minus}, {2, 1, -1}, {inf, inf, nan}}, "NegatedDifference"),
		q("a + 0", "is -0 + 0 = 0?", 1, [][]float64{{minus, 0}, {0, 0}, {-inf, -inf}, {nan, nan}}, "AddZero"),
		q("0 * a", "is 0a -0 or NaN where it has to be?", 1, [][]float64{{-1, minus}, {minus, minus}, {inf, nan}, {nan, nan}}, "MulZero"),
		q("a - a", "is a - a NaN where a is infinite?", 1, [][]float64{{inf, nan}, {-inf, nan}, {nan, nan}, {1, 0}, {minus, 0}}, "LessItself"),
		q("a / a", "is a / a NaN where a is 0 or infinite?", 1, [][]float64{{0, nan}, {inf, nan}, {nan, nan}, {3, 1}}, "ByItself"),
		q("1 / a", "is 1/0 infinite, with the sign of the zero?", 1, [][]float64{{0, inf}, {minus, -inf}, {inf, 0}, {-inf, minus}, {2, 0.5}}, "Reciprocals"),
		q("the root of a negative number", "is it NaN, and √-0 = -0?", 1, [][]float64{{-1, nan}, {minus, minus}, {inf, inf}, {4, 2}}, "Roots"),
	}
}

func (m machine) comparisons() []probe {
	inf, nan, minus := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	var plain, negated, selects, isNaN [][]float64
	mask := func(bits ...bool) (r float64) {
		for i, b := range bits {
			if b {
				r += float64(int(1) << i)
			}
		}
		return r
	}
	choose := func(first bool, a, b float64) float64 {
		if first {
			return a
		}
		return b
	}
	compared := func(x []float64) []float64 {
		a, b := x[0], x[1]
		return []float64{mask(a < b, a <= b, a > b, a >= b, a == b, a != b)}
	}
	negations := func(x []float64) []float64 {
		a, b := x[0], x[1]
		return []float64{mask(!(a < b), !(a <= b), !(a > b), !(a >= b), !(a == b), !(a != b))}
	}
	chosen := func(x []float64) []float64 {
		a, b := x[0], x[1]
		return []float64{choose(a < b, a, b), choose(a > b, a, b)}
	}
	values := []float64{nan, 1, 2, 0, minus, inf, -inf, m.tiny * m.ulp}
	for _, a := range values {
		isNaN = append(isNaN, []float64{a, mask(a != a, a != a)})
		for _, b := range values {
			x := []float64{a, b}
			plain = append(plain, slices.Concat(x, compared(x)))
			negated = append(negated, slices.Concat(x, negations(x)))
			selects = append(selects, slices.Concat(x, chosen(x)))
		}
	}
	q := func(name, question string, in int, rows [][]float64, kernel, fault string) probe {
		return probe{name: "comparisons: " + name, question: question, wrong: "NaN or the sign of a zero goes the wrong way", grade: Serious, in: in, rows: rows, kernel: kernel, fault: fault}
	}
	pairs := func(p probe, of func(x []float64) []float64, name string) probe {
		p.milder = &milder{
			is:   func(x, _, got []float64) bool { return equal(m.flush(got), m.flush(of(m.flush(x)))) },
			name: "subnormals: " + name, answer: "they are compared as zeros", grade: Flaw,
		}
		return p
	}
	on := pairs(q("on NaN", "are all comparisons with NaN false but a != b?", 2, plain, "Comparisons", "takes a < b for not a ≥ b"), compared, "compared")
	on.truths = []string{"%[1]s < %[2]s", "%[1]s <= %[2]s", "%[1]s > %[2]s", "%[1]s >= %[2]s", "%[1]s == %[2]s", "%[1]s != %[2]s"}
	not := pairs(q("negated, on NaN", "are their negations true?", 2, negated, "Negations", "takes not a < b for a ≥ b"), negations, "compared and negated")
	for _, truth := range on.truths {
		not.truths = append(not.truths, "!("+truth+")")
	}
	seen := q("a != a", "is NaN seen by isnan and by a != a?", 1, isNaN, "NaN", "knows no NaN")
	seen.truths = []string{"isnan(%[1]s)", "%[1]s != %[1]s"}
	return []probe{
		on, not,
		pairs(q("selects", "is a < b ? a : b b where one is NaN, and where both are zeros?", 2, selects, "Selects", "takes them for fmin and fmax"), chosen, "chosen by comparison"),
		seen,
	}
}

// flush returns the numbers with zeros for subnormal ones.
func (m machine) flush(list []float64) []float64 {
	out := slices.Clone(list)
	for i, x := range out {
		if math.Abs(x) < m.tiny {
			out[i] = math.Copysign(0, x)
		}
	}
	return out
}

// equal reports whether numbers are the same, signs of zeros included, and NaN where NaN is wanted.
func equal(got, want []float64) bool {
	return slices.EqualFunc(got, want, func(x, y float64) bool {
		return x == y && math.Signbit(x) == math.Signbit(y) || x != x && y != y
	})
}

// whole are the probes of numbers without their fractions, of operands at and beside whole numbers and halves.
func (m machine) whole() []probe {
	numbers := []float64{0, m.tiny, 0.25, m.huge, math.Inf(1), math.NaN()}
	for k := -1; k <= m.p; k++ {
		n := math.Ldexp(1, k)
		for _, c := range []float64{n, n + 0.5, n + 1, n + 1.5, 2*n - 0.5} {
			for d := m.ulp / 4; d <= 0.25; d *= 4 {
				numbers = append(numbers, m.round(c), m.round(c-float64(n*d)), m.round(c+float64(n*d)))
			}
		}
	}
	slices.Sort(numbers)
	numbers = slices.Compact(numbers)
	q := func(name, question, kernel, fault string, f func(x float64) float64) probe {
		p := probe{
			name: "whole numbers: " + name, question: question, wrong: "the whole number is another one", grade: Serious, in: 1, kernel: kernel, fault: fault,
			milder: &milder{
				is:   func(_, want, got []float64) bool { return want[0] == 0 && got[0] == 0 },
				name: "specials: " + name, answer: "the sign of a zero is lost", grade: Defect,
			},
		}
		for _, x := range numbers {
			p.rows = append(p.rows, []float64{x, f(x)}, []float64{-x, f(-x)})
		}
		return p
	}
	return []probe{
		q("floor", "is floor(a) the largest whole number that is at most a?", "Floor", "truncates", math.Floor),
		q("ceil", "is ceil(a) the least whole number that is at least a?", "Ceil", "rounds down", math.Ceil),
		q("trunc", "is trunc(a) a without its fraction?", "Trunc", "rounds down", math.Trunc),
		q("rint", "is rint(a) the nearest whole number, the even one of two?", "Rint", "takes halves away from zero", math.RoundToEven),
	}
}

func (m machine) division() []probe {
	return []probe{
		{
			name: "division", question: "is a / b correctly rounded?", wrong: "a / b is not correctly rounded", grade: Flaw, in: 2, rows: rowsOf(m.p, question.Division, "T.Div"),
			kernel: "Division", fault: "multiplies by the reciprocal",
		}, {
			name: "sqrt", question: "is √a correctly rounded?", wrong: "√a is not correctly rounded", grade: Flaw, in: 1, rows: rowsOf(m.p, question.SquareRoot, "T.Sqrt"),
			kernel: "SquareRoot", fault: "multiplies by the reciprocal root",
		},
	}
}

// halves returns the probes of conversions to numbers of 16 bits, over all 63488
// finite ones.
func halves() []probe {
	m := machineOf(24)
	var load, store, absorbed [][]float64
	for h := range uint32(1 << 16) {
		x := float64(fp.Half(h).Float32())
		if x-x != 0 {
			continue
		}
		load = append(load, []float64{float64(h), x})
		// The number itself, the tie above it, and what is next to the tie.
		next := float64(fp.Half(h + 1).Float32())
		if math.IsInf(next, 0) {
			next = math.Copysign(65536, next)
		}
		tie := float32((x + next) / 2)
		for _, v := range []float32{float32(x), tie, math.Nextafter32(tie, 0), math.Nextafter32(tie, float32(math.Inf(int(math.Copysign(1, float64(tie))))))} {
			store = append(store, []float64{float64(v), float64(fp.ToHalf(v, fp.ToNearestEven))})
		}
		// A product that float32 rounds to the tie, while the whole product lies on the
		// other side of the tie than the even number.
		even := float64(fp.ToHalf(tie, fp.ToNearestEven))
		for k := uint32(1); ; k++ {
			b := float64(math.Float32frombits(0x3f800000 + k*2654435761>>9))
			a := m.round(float64(tie) / b)
			p, e := m.twoProd(a, b)
			if p != float64(tie) || e == 0 {
				continue
			}
			if up := (e > 0) == (p > 0); up == (even == float64(h)) {
				absorbed = append(absorbed, []float64{a, b, even})
				break
			}
		}
	}
	return []probe{
		{
			name: "half: load", question: "are all finite numbers of 16 bits read exactly?", wrong: "some are not", grade: Defect, in: 1, rows: load, half: halfIn,
			kernel: "HalfLoad", fault: "flushes subnormal ones",
		}, {
			name: "half: store", question: "are numbers rounded to 16 bits to nearest, ties to even?", wrong: "some are not", grade: Defect, in: 1, rows: store, half: halfOut,
			kernel: "HalfStore", fault: "truncates",
		}, {
			name: "half: a product stored", question: "is a*b rounded to 24 bits before it is rounded to 16?", wrong: "the product is absorbed into the conversion, and rounded once", grade: Serious, in: 2, rows: absorbed, half: halfOut,
			kernel: "HalfProduct", fault: "rounds the product once",
		},
	}
}
