package network

import (
	"cmp"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/limbfp/limb/internal/check/testenv"
)

var (
	mine  = flag.String("mine", "", "mine lemmas for what is open of this network, and print them as found.go has them")
	short = flag.Int("bits", 8, "with -mine: the bits of a limb")
	alone = flag.String("gate", "", "with -mine: for what this gate loses alone; the normal form is taken for proved")
	units = flag.Int("units", 2, "with -mine: until no gate loses more than 2^units units of the bound")
)

// A tuple is what formulas know of a sum of two numbers of p bits, x + y = s + e, where x is above 0 and
// x.e is 0: the exponents e, f, g and h of x, y, s and e, and 0 where there is none.
type tuple struct {
	p                  int8
	v                  [16]int8
	zero, minus, power [4]bool
}

// has reports whether there is an exponent.
func (t *tuple) has(v int) bool { return !t.zero[v/4] && !(v%4 == 2 && t.power[v/4]) }

// known is the tuple of four wires, of which the first is not 0.
func known(p int, wires [4]abstract) (t tuple) {
	t.p = int8(p)
	for i, w := range wires {
		if t.zero[i] = w.zero; w.zero {
			continue
		}
		t.minus[i] = w.negative != wires[0].negative
		t.power[i] = w.first == w.last
		for k, e := range []int{w.first, w.last, w.second, w.gap} {
			if t.has(4*i + k) {
				t.v[4*i+k] = int8(e - wires[0].first)
			}
		}
	}
	return t
}

// tuples are those of all sums of two numbers of least to most bits, y not of a larger exponent than x.
func tuples(least, most int) map[tuple]bool {
	set := map[tuple]bool{}
	for p := least; p <= most; p++ {
		one := numbers(p, 0)[1:]
		for _, x := range one {
			for _, y := range one {
				for d := 0; x > 0 && d <= p+3; d++ {
					y := math.Ldexp(y, -d)
					s := round(x+y, p)
					set[known(p, [4]abstract{of(x), of(y), of(s), of(x + y - s)})] = true
				}
			}
		}
	}
	return set
}

// A condition is one of a lemma: a ≤ b + k + times·p for exponents; of a wire that it is 0, that its
// sign is not that of x, that it is a power of two; or not so.
type condition struct {
	of       byte // '<', 'z', '-', '1'
	a, b     int
	k, times int
	not      bool
}

func (c condition) holds(t *tuple) bool {
	switch c.of {
	case 'z':
		return t.zero[c.a] != c.not
	case '-':
		return !t.zero[c.a] && t.minus[c.a] != c.not
	case '1':
		return !t.zero[c.a] && t.power[c.a] != c.not
	}
	return t.has(c.a) && t.has(c.b) && int(t.v[c.a]) <= int(t.v[c.b])+c.k+c.times*int(t.p)
}

// formula is the condition of x, y, s and e.
func (c condition) formula(p int, wires [4]wire) (f formula) {
	if c.of == '<' {
		exponent := func(v int) variable { return variable{int(wires[v/4]), "efgh"[v%4]} }
		return le(exponent(c.a), exponent(c.b), c.k+c.times*p)
	}
	w := wires[c.a]
	switch f = w.zero(); c.of {
	case '-':
		f = not(agree(w, wires[0]))
	case '1':
		f = w.power()
	}
	if c.not {
		f = not(f)
	}
	if c.of != 'z' {
		f = all(w.some(), f)
	}
	return f
}

// String is the condition as found.go has it.
func (c condition) String() string {
	if c.of == '<' {
		name := func(v int) string { return fmt.Sprintf("%c.%c()", "xyse"[v/4], "efgh"[v%4]) }
		k := fmt.Sprint(c.k)
		switch {
		case c.times < 0 && c.k > 0:
			k += "-p"
		case c.times != 0:
			k = map[int]string{-1: "-p", 1: "p"}[c.times] + strings.TrimSuffix(fmt.Sprintf("%+d", c.k), "+0")
		}
		return fmt.Sprintf("le(%s, %s, %s)", name(c.a), name(c.b), k)
	}
	w := "xyse"[c.a]
	text := map[byte]string{'z': fmt.Sprintf("%c.zero()", w), '-': fmt.Sprintf("not(agree(%c, x))", w), '1': fmt.Sprintf("%c.some(), %[1]c.power()", w)}[c.of]
	if c.not {
		text = map[byte]string{'z': fmt.Sprintf("%c.some()", w), '-': fmt.Sprintf("%c.some(), agree(%[1]c, x)", w), '1': fmt.Sprintf("%c.some(), not(%[1]c.power())", w)}[c.of]
	}
	return text
}

// conditions are those that hold for t, with constants up to 5.
func conditions(t *tuple) (list []condition) {
	for i := range 4 {
		if i > 1 {
			list = append(list, condition{of: 'z', a: i, not: !t.zero[i]})
		}
		if i > 0 && !t.zero[i] {
			list = append(list, condition{of: '-', a: i, not: !t.minus[i]})
		}
		if !t.zero[i] {
			list = append(list, condition{of: '1', a: i, not: !t.power[i]})
		}
	}
	for a := range 16 {
		for b := range 16 {
			if a == b || !t.has(a) || !t.has(b) {
				continue
			}
			for times := -1; times <= 1; times++ {
				if k := int(t.v[a]) - int(t.v[b]) - times*int(t.p); -5 <= k && k <= 5 {
					list = append(list, condition{of: '<', a: a, b: b, k: k, times: times})
				}
			}
		}
	}
	return list
}

// A bitset has a bit for each tuple.
type bitset []uint64

func (a bitset) and(b bitset) bitset {
	c := slices.Clone(a)
	for i := range c {
		c[i] &= b[i]
	}
	return c
}

// apart is that a and b have no bit in common.
func (a bitset) apart(b bitset) bool {
	for i := range a {
		if a[i]&b[i] != 0 {
			return false
		}
	}
	return true
}

// A miner finds lemmas.
type miner struct {
	set  map[tuple]bool // those of numbers
	list []tuple
	of   map[condition]bitset // of which a condition holds
	all  bitset
	rand *rand.Rand
}

func newMiner(most int) *miner {
	m := &miner{set: tuples(3, most), of: map[condition]bitset{}, rand: rand.New(rand.NewPCG(48, 2))}
	for t := range m.set {
		m.list = append(m.list, t)
	}
	slices.SortFunc(m.list, func(a, b tuple) int { return cmp.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
	m.all = make(bitset, (len(m.list)+63)/64)
	for i := range m.all {
		m.all[i] = ^uint64(0)
	}
	return m
}

func (m *miner) those(c condition) bitset {
	b := m.of[c]
	if b == nil {
		b = make(bitset, len(m.all))
		for i := range m.list {
			if c.holds(&m.list[i]) {
				b[i/64] |= 1 << (i % 64)
			}
		}
		m.of[c] = b
	}
	return b
}

// lemma returns conditions that hold for t and for no tuple of numbers: as few as are left where one
// after the other is left out, in some orders, and as weak as can be; nil where there are none.
func (m *miner) lemma(t tuple) (best []condition) {
	for range 40 {
		list := conditions(&t)
		m.rand.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		slices.SortStableFunc(list, func(a, b condition) int { return cmp.Compare(b.k*b.k/4, a.k*a.k/4) }) // large constants go first
		after := make([]bitset, len(list)+1)                                                               // what those from one on have in common
		after[len(list)] = m.all
		for i := len(list) - 1; i >= 0; i-- {
			after[i] = after[i+1].and(m.those(list[i]))
		}
		if !after[0].apart(m.all) {
			return nil
		}
		var few []condition
		before := m.all
		for i, c := range list {
			if !before.apart(after[i+1]) {
				few = append(few, c)
				before = before.and(m.those(c))
			}
		}
		if best != nil && len(few) >= len(best) {
			continue
		}
		for i := range few {
			others := m.all
			for j, c := range few {
				if j != i {
					others = others.and(m.those(c))
				}
			}
			for weaker, most := few[i], few[i].k+3; weaker.of == '<' && weaker.k < most; few[i] = weaker {
				if weaker.k++; !others.apart(m.those(weaker)) {
					break
				}
			}
		}
		best = few
	}
	return best
}

// lemmas returns those that exclude what z3 has for the wires of a network, for the first three gates
// that no numbers have.
func (m *miner) lemmas(n *Network, wires []abstract) (list [][]condition) {
	for _, g := range n.gates {
		x, y := wires[g.x], wires[g.y]
		at := [4]abstract{x, y, wires[g.s], wires[g.exact]}
		if g.kind > fast || x.zero || y.zero || len(list) == 3 {
			continue
		}
		if y.first > x.first {
			at[0], at[1] = y, x
		}
		if at[0].first-at[1].first > n.P+1 { // y is the error
			continue
		}
		if t := known(n.P, at); !m.set[t] {
			if l := m.lemma(t); l != nil {
				list = append(list, l)
			}
		}
	}
	return list
}

// apply asserts a lemma of all sums.
func apply(s *session, n *Network, lemma []condition) {
	for _, g := range n.gates {
		for _, at := range [][4]wire{{g.x, g.y, g.s, g.exact}, {g.y, g.x, g.s, g.exact}} {
			f := []formula{at[0].some(), at[1].some(), least(at[0].e(), at[1].e(), 0), least(at[1].e(), at[0].e(), -n.P-1)}
			for _, c := range lemma {
				f = append(f, c.formula(n.P, at))
			}
			if g.kind <= fast {
				s.assert(not(all(f...)))
			}
		}
	}
}

// against is what z3 has for the wires of n against f, nil where f follows.
func (s *session) against(t *testing.T, n *Network, f formula) []abstract {
	var values strings.Builder
	for w := range n.wires {
		fmt.Fprintf(&values, " z%[1]d s%[1]d e%[1]d f%[1]d g%[1]d h%[1]d", w)
	}
	out, err := s.ask(f, fmt.Sprintf("(get-value (%s))", values.String()))
	answer, text, _ := strings.Cut(out, "\n")
	if answer == "unsat" {
		return nil
	}
	if answer != "sat" {
		t.Fatalf("z3 answers %q: %v", answer, err)
	}
	wires := make([]abstract, n.wires)
	words := strings.Fields(strings.NewReplacer("(- ", "-", "(", "", ")", "").Replace(text))
	for i := 0; i+1 < len(words); i += 2 {
		var of byte
		var w, k int
		if _, err := fmt.Sscanf(words[i], "%c%d", &of, &w); err != nil {
			t.Fatalf("z3 has a value of %q", words[i])
		}
		fmt.Sscan(words[i+1], &k)
		switch a := &wires[w]; of {
		case 'z':
			a.zero = words[i+1] == "true"
		case 's':
			a.negative = words[i+1] == "true"
		case 'e':
			a.first = k
		case 'f':
			a.last = k
		case 'g':
			a.second = k
		case 'h':
			a.gap = k
		}
	}
	return wires
}

// TestMine prints lemmas that prove what is open of a network: z3 has exponents that all lemmas allow;
// where no numbers have those of a gate, a lemma says so, and z3 is asked again. Where all gates
// have those of numbers, it shows the exponents of the operands: some numbers that have them may refute.
func TestMine(t *testing.T) {
	if *mine == "" {
		t.Skip("-mine NAME asks for it")
	}
	z3, err := exec.LookPath("z3")
	if err != nil {
		testenv.Skip(t, "z3", err.Error())
	}
	n := drawn(t, *mine)
	n.P = *short
	m := newMiner(max(n.P, 8))
	lost, _, err := n.losses()
	if err != nil {
		t.Fatal(err)
	}
	s := &session{ctx: t.Context(), z3: z3, each: 10 * time.Minute}
	loose := n.assume(s, func() {})
	prove := func(what string, f formula) {
		for {
			wires := s.against(t, n, f)
			if wires == nil {
				t.Logf("%s: proved", what)
				s.assert(f)
				return
			}
			list := m.lemmas(n, wires)
			if list == nil {
				t.Logf("%s: open", what)
				for _, limbs := range n.inputs {
					for _, w := range limbs {
						t.Logf("%+v", wires[w])
					}
				}
				return
			}
			for _, l := range list {
				t.Logf("	no(%s)", strings.Trim(strings.ReplaceAll(fmt.Sprint(l), ") ", "), "), "[]"))
				apply(s, n, l)
			}
		}
	}
	for i, r := range n.results[1:] {
		if f := half(n.P, n.results[i], r); *alone == "" {
			prove(fmt.Sprintf("limb %d", i+1), f)
		} else {
			s.assert(f)
		}
	}
	for _, l := range lost {
		if (!l.part || loose[l.exact]) && (*alone == "" || l.text == *alone) {
			prove(l.text, n.within(l, *units))
		}
	}
}

// TestLemma: for exponents that no sum of numbers has there is a lemma, which holds for all that are
// sums, and for those of a sum there is none.
func TestLemma(t *testing.T) {
	m := newMiner(5)
	n := 0
	for i, sum := range m.list {
		if i%200 > 0 {
			continue
		}
		if l := m.lemma(sum); l != nil {
			t.Fatalf("%+v: no(%v)", sum, l)
		}
		no := sum
		no.v[8+m.rand.IntN(8)] += int8(1 + m.rand.IntN(2))
		if l := m.lemma(no); l != nil {
			n++
			for _, c := range l {
				if !c.holds(&no) {
					t.Errorf("%+v is not excluded: no(%v)", no, l)
				}
			}
			for _, sum := range m.list {
				if !slices.ContainsFunc(l, func(c condition) bool { return !c.holds(&sum) }) {
					t.Fatalf("%+v is excluded: no(%v)", sum, l)
				}
			}
		}
	}
	if n < 5 {
		t.Errorf("there are lemmas for %d exponents that no sum has", n)
	}
}
