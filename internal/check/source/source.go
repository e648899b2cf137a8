// Package source makes random kernels in Go, as text, for tests of all that compiles or runs
// them: what gc makes of the same text is what is right. They have loops with all ways out,
// switches, labels, helpers with effects, arrays and structs as values, integers of all types,
// generics, groups and phases. Each ends, has no index outside, and uses no element that
// another item writes in the same phase; floats are moderate, so that all of their bits are
// defined on devices too.
package source

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
)

// Items is the number of items that a kernel is run for, and Groups that of groups, of Width
// items. Every item has Own elements of the slices of results, and the slices of operands have
// Input elements. Sizes are powers of two: any integer becomes an index by its lowest bits.
const (
	Items  = 69
	Groups = 5
	Width  = 8
	Own    = 8
	Input  = 16
)

// Kind is what a kernel is run for.
type Kind int

const (
	ForItems Kind = iota
	ForGroups
	Map
)

// Kernel is a function marked //limb:kernel. Its signature follows from its kind and its type:
//
//	func(i int, out []N, ints []int32, in []N, at []int32, n int32, x N)
//	func(g kernel.Group, out []N, ints []int32, in []N, at []int32, n int32, x N)
//	func(x N, k int32, b bool, n int) (N, int32)
//
// One with a bundle has s bundle[N], a struct with in, at and n, in the place of these.
type Kernel struct {
	Name string
	Kind Kind
	Type string // N: float32, float64, or a type of package limb
	Text string // with the functions that it alone calls
	Of   string // "[limb.DF]" where it is generic

	Bundle bool
}

// Launcher is the name of the launcher that limb build writes.
func (k *Kernel) Launcher() string {
	return strings.ToUpper(k.Name[:1]) + k.Name[1:] + strings.TrimSuffix(strings.TrimPrefix(k.Of, "[limb."), "]")
}

// New returns n kernels. The same seed gives the same ones.
func New(seed uint64, n int) (list []*Kernel) {
	for i := range n {
		list = append(list, One(seed, i))
	}
	return list
}

// One returns the kernel of that number among those of a seed.
func One(seed uint64, number int) *Kernel {
	m := &maker{r: rand.New(rand.NewPCG(seed, uint64(number)))}
	k := &Kernel{Name: fmt.Sprintf("k%d", number), Kind: Kind(m.r.IntN(3)), Type: m.pick("float32", "float64")}
	switch m.r.IntN(48) { // numbers of many limbs make long programs
	case 0, 1, 2, 3, 4, 5:
		k.Type = m.pick("limb.DF", "limb.DD")
	case 6:
		k.Type = m.pick("limb.QF", "limb.QD")
	}
	m.k, m.number = k, k.Type
	switch k.Type {
	case "float32", "limb.DF", "limb.QF":
		m.float, m.record, m.tame = "float32", "record32", "tame32"
	default:
		m.float, m.record, m.tame = "float64", "record64", "tame64"
	}
	if limbs(k.Type) && m.chance(4) { // written for all numbers
		k.Of, m.number = "["+k.Type+"]", "N"
	}
	m.words, m.mixed = m.chance(12), m.chance(12)
	k.Bundle = k.Kind != Map && m.chance(3)
	for range m.r.IntN(3) {
		m.helper()
	}
	m.kernel()
	k.Text = m.done.String()
	return k
}

func limbs(t string) bool { return strings.HasPrefix(t, "limb.") || t == "N" }

// maker makes one kernel.
type maker struct {
	r      *rand.Rand
	k      *Kernel
	number string // the type of its numbers: that of the kernel, or N
	float  string // the machine float in them
	record string // the struct of these floats
	tame   string // what keeps these moderate
	words  bool   // with uint32 and uint64: not in lanes
	mixed  bool   // with floats of both widths: not in lanes

	done    strings.Builder
	helpers []helper
	names   int

	// Of the function in hand.
	text   strings.Builder
	indent int
	vars   []variable
	arrays []array
	loops  []string // the labels of those around, "" for none
	used   map[string]bool
	turns  int    // product of their turns
	leave  string // what a return is here, "" for none
	inEach bool
	inCase bool // a break without a label would leave a switch
	left   int  // statements that may still come
	calls  int  // of helpers: these are compiled in place
}

// variable is one that may be read here, and set where it is no parameter of a loop.
type variable struct {
	name, typ string
	set       bool
}

// array is one, or a slice. An index of it is any below size.
type array struct {
	name, typ string
	size      int
	write     bool
	slice     bool
	at        string // the only index, where it is not ""
}

// helper is a function of the kernel's own.
type helper struct {
	name   string
	params []string // types
	result string   // "" where it gives nothing back
	slices bool     // it takes a slice of int32 first, and is compiled in place
}

func (m *maker) chance(n int) bool { return m.r.IntN(n) == 0 }

func (m *maker) pick(list ...string) string { return list[m.r.IntN(len(list))] }

func (m *maker) name(prefix string) string {
	m.names++
	return fmt.Sprint(prefix, m.names)
}

func (m *maker) line(format string, args ...any) {
	m.text.WriteString(strings.Repeat("\t", m.indent))
	fmt.Fprintf(&m.text, format, args...)
	m.text.WriteString("\n")
}

// block makes statements of their own; what is declared in them is not seen behind.
func (m *maker) block(head string, body func()) {
	m.line("%s {", head)
	vars, arrays := m.vars, m.arrays
	m.vars, m.arrays = vars[:len(vars):len(vars)], arrays[:len(arrays):len(arrays)]
	m.indent++
	body()
	m.indent--
	m.vars, m.arrays = vars, arrays
	m.line("}")
}

// begin begins a function.
func (m *maker) begin() {
	m.text.Reset()
	m.vars, m.arrays, m.loops, m.used = nil, nil, nil, map[string]bool{}
	m.turns, m.leave, m.inEach, m.inCase, m.left, m.indent = 1, "", false, false, 10+m.r.IntN(16), 1
	m.calls = 0
}

// end ends it, below a head.
func (m *maker) end(mark, head string) {
	fmt.Fprintf(&m.done, "\n%sfunc %s {\n%s}\n", mark, head, m.text.String())
}

// typ returns a type for a variable.
func (m *maker) typ() string {
	list := []string{"int32", "int32", "int32", "int", "bool", m.float, m.number}
	if m.words {
		list = append(list, "uint32", "uint64")
	}
	return list[m.r.IntN(len(list))]
}

// # Expressions

// any returns a variable, an element or a constant of a type.
func (m *maker) any(t string) string {
	var list []string
	for _, v := range m.vars {
		if v.typ == t {
			list = append(list, v.name)
		}
	}
	if n := len(list); n > 0 && !m.chance(5) {
		return list[m.r.IntN(n)]
	}
	if x := m.element(t); x != "" && m.chance(2) {
		return x
	}
	return m.constant(t)
}

func (m *maker) constant(t string) string {
	switch t {
	case "bool":
		return m.pick("true", "false")
	case "int":
		return fmt.Sprintf("int(%d)", m.r.IntN(20))
	case "int32":
		return fmt.Sprintf("%s(%s)", t, m.pick("0", "1", "2", "3", "5", "7", "-1", "-3", "100", "-100", "1000003", "-2147483648", "2147483647"))
	case "uint32", "uint64":
		return fmt.Sprintf("%s(%s)", t, m.pick("0", "1", "3", "0x80000000", "0xdeadbeef", "17"))
	case "float32", "float64":
		return fmt.Sprintf("%s(%s)", t, m.pick("0.5", "-0.75", "1.25", "3", "-7.5", "0.625"))
	case "N":
		return "x"
	}
	return fmt.Sprintf("(%s{%s: %s})", t, map[bool]string{true: "Hi", false: "X0"}[strings.HasPrefix(t, "limb.D")], m.pick("0.5", "-0.75", "1.25", "3", "-7.5"))
}

// index returns any index of an array.
func (m *maker) index(a array) string {
	switch {
	case a.at != "":
		return a.at
	case m.chance(3):
		return fmt.Sprint(m.r.IntN(a.size))
	case m.chance(4):
		return fmt.Sprintf("int(%s&%d)", m.expression("int32", 1), a.size-1)
	case m.chance(6):
		return fmt.Sprintf("min(max(%s, 0), %d)", m.any("int32"), a.size-1)
	}
	return fmt.Sprintf("%s&%d", m.expression("int32", 1), a.size-1)
}

// element returns an element of a type, or "".
func (m *maker) element(t string) string {
	for range 3 {
		if len(m.arrays) == 0 {
			return ""
		}
		if a := m.arrays[m.r.IntN(len(m.arrays))]; a.typ == t {
			return fmt.Sprintf("%s[%s]", a.name, m.index(a))
		}
	}
	return ""
}

// field returns a float that is a part of a struct, or "".
func (m *maker) field(t string) string {
	for _, v := range m.vars {
		if v.typ == m.record && m.chance(2) {
			if t == m.float {
				return m.pick(v.name+".a", v.name+fmt.Sprintf(".b[%d]", m.r.IntN(2)), v.name+".sum()")
			}
		}
		if v.typ == "cell" && t == "int32" && m.chance(2) {
			return m.pick(v.name+".x", v.name+fmt.Sprintf(".y[%d]", m.r.IntN(2)), v.name+".norm()")
		}
	}
	return ""
}

// call returns a call that gives a type, or "".
func (m *maker) call(t string, depth int) string {
	arg := func(t string) string { return m.expression(t, depth-1) }
	if len(m.helpers) > 0 && m.calls < 4 && m.chance(2) {
		m.calls++
		h := m.helpers[m.r.IntN(len(m.helpers))]
		if h.result == t {
			var args []string
			if h.slices {
				s := m.ownSlice()
				if s == "" {
					return ""
				}
				args = append(args, s)
			}
			for _, p := range h.params {
				args = append(args, arg(p))
			}
			return fmt.Sprintf("%s(%s)", h.name, strings.Join(args, ", "))
		}
	}
	switch t {
	case "int32":
		for _, v := range m.vars {
			if v.name == "s.more.n" && m.chance(3) {
				return fmt.Sprintf(m.pick("s.pick(%[1]s)", "taken(s, %[1]s)", "taken(bundle[%[2]s]{in: s.in, at: at}, %[1]s)"), arg(t), m.number)
			}
		}
		if s := m.ownSlice(); s != "" && m.chance(3) {
			return fmt.Sprintf("bump(%s, %s)", s, arg(t))
		}
		for _, v := range m.vars {
			if v.typ == "cell" && m.chance(2) {
				return fmt.Sprintf("find(%s, %s)", v.name, arg(t))
			}
		}
		return fmt.Sprintf(m.pick("collatz(%s)", "root(%s)", "level(%s)", "digits(%s)", "spread(%s).y[1]"), arg(t))
	case "bool":
		return fmt.Sprintf("odd(%s)", arg("int32"))
	case "float32", "float64":
		if m.chance(2) {
			return fmt.Sprintf("halved(%s)", arg(t))
		}
		if t == "float32" && !m.mixed {
			x := m.varied(t, 0) // a constant would be one of float64
			return fmt.Sprintf("%s(float32(math.Sqrt(float64(float32(%s*%s)))))", m.tame, x, x)
		}
		return fmt.Sprintf("%s(%s(math.Sqrt(math.Abs(float64(%s)))))", m.tame, t, arg(t))
	}
	return ""
}

// ownSlice returns a slice of int32 that may be written here at any of its Own elements, or "".
func (m *maker) ownSlice() string {
	for _, a := range m.arrays {
		if a.slice && a.write && a.typ == "int32" && a.size == Own && a.at == "" && m.chance(2) {
			return a.name
		}
	}
	return ""
}

// expression returns one of a type.
func (m *maker) expression(t string, depth int) string {
	if depth <= 0 {
		return m.any(t)
	}
	sub := func(t string) string { return m.expression(t, depth-1) }
	left := func(t string) string { return m.varied(t, depth-1) }
	if m.chance(4) {
		if x := m.call(t, depth); x != "" {
			return x
		}
	}
	if x := m.element(t); x != "" && m.chance(4) {
		return x
	}
	if x := m.field(t); x != "" && m.chance(2) {
		return x
	}
	switch t {
	case "bool":
		u := m.typ()
		switch {
		case m.chance(3):
			return fmt.Sprintf("(%s %s %s)", sub(t), m.pick("&&", "||", "==", "!="), sub(t))
		case m.chance(6):
			return "!" + m.any(t)
		case u == "bool":
			return fmt.Sprintf("(%s %s %s)", sub(t), m.pick("&&", "||"), sub(t))
		case limbs(u):
			return fmt.Sprintf("%s.Less(%s)", sub(u), sub(u))
		}
		return fmt.Sprintf("(%s %s %s)", left(u), m.pick("<", "<=", ">", ">=", "==", "!="), sub(u))
	case "int": // which has 64 bits in Go, and 32 in kernels: it stays below 1024
		switch m.r.IntN(4) {
		case 0:
			return fmt.Sprintf("int(%s&1023)", left("int32"))
		case 1:
			return fmt.Sprintf("(%s %s (%s&31|1))", left(t), m.pick("/", "%"), sub(t))
		}
		return fmt.Sprintf("((%s %s %s) & 1023)", left(t), m.pick("+", "-", "*", "&", "|", "^", "&^"), sub(t))
	case "int32":
		switch m.r.IntN(9) {
		case 0:
			return fmt.Sprintf("(%s %s (%s|1))", left(t), m.pick("/", "%"), sub(t))
		case 1:
			return fmt.Sprintf("(%s %s %s)", left(t), m.pick("<<", ">>"), m.pick("1", "3", "7", "30", "31"))
		case 2:
			return fmt.Sprintf("int32(%s)", left("int"))
		case 3:
			return fmt.Sprintf("%s(%s, %s)", m.pick("min", "max"), left(t), sub(t))
		case 4:
			if m.words {
				return fmt.Sprintf("int32(%s)", left(m.pick("uint32", "uint64")))
			}
			return fmt.Sprintf("int32(%s(8*%s(%s)))", m.float, m.tame, left(m.float))
		case 5:
			return fmt.Sprintf("%s(%s)", m.pick("-", "^", "+"), left(t))
		}
		return fmt.Sprintf("(%s %s %s)", left(t), m.pick("+", "-", "*", "&", "|", "^", "&^"), sub(t))
	case "uint32", "uint64":
		other := map[string]string{"uint32": "uint64", "uint64": "uint32"}[t]
		switch m.r.IntN(8) {
		case 0:
			return fmt.Sprintf("(%s %s (%s & 31))", left(t), m.pick("<<", ">>"), sub(t))
		case 1:
			return fmt.Sprintf("(%s %s %s)", left(t), m.pick("<<", ">>"), m.pick("1", "3", "7", "30", "31"))
		case 2:
			return fmt.Sprintf("%s(%s)", t, left(other))
		case 3:
			return fmt.Sprintf("%s(%s)", t, left("int32"))
		case 4:
			return fmt.Sprintf("%s(bits.LeadingZeros%s(%s))", t, t[4:], left(t))
		}
		return fmt.Sprintf("(%s %s %s)", left(t), m.pick("+", "-", "*", "&", "|", "^", "&^"), sub(t))
	case "float32", "float64":
		switch m.r.IntN(7) {
		case 0:
			return fmt.Sprintf("%s(%s(%s*%s))", m.tame, t, left(t), sub(t))
		case 1:
			return fmt.Sprintf("%s(%s(%s))", m.tame, t, left("int32"))
		case 2:
			return "-" + m.any(t)
		case 3:
			return fmt.Sprintf("%s(%s / %s)", m.tame, left(t), sub(t))
		}
		return fmt.Sprintf("%s(%s %s %s)", m.tame, left(t), m.pick("+", "-"), sub(t))
	}
	switch m.r.IntN(7) {
	case 0:
		return m.any(t) + ".Neg()"
	case 1:
		return m.any(t) + ".Abs()"
	case 2:
		return m.calm(fmt.Sprintf("%s.Mul(%s)", sub(t), m.any(t)))
	}
	return m.calm(fmt.Sprintf("%s.%s(%s)", sub(t), m.pick("Add", "Sub"), m.any(t)))
}

// calm keeps a number of limbs moderate.
func (m *maker) calm(x string) string {
	if m.number == "N" {
		return fmt.Sprintf("calm(%s, x)", x)
	}
	return fmt.Sprintf("calm%s(%s)", strings.TrimPrefix(m.number, "limb."), x)
}

// varied returns an expression that is no constant: Go refuses those that overflow.
func (m *maker) varied(t string, depth int) string {
	if x := m.expression(t, depth); !constant.MatchString(x) {
		return x
	}
	switch t {
	case "int32":
		return "tr"
	case "int":
		return "int(tr&1023)"
	case "uint32", "uint64":
		return t + "(tr)"
	case "bool":
		return "(tr > 3)"
	}
	return fmt.Sprintf("%s(%s(tr))", m.tame, t)
}

var constant = regexp.MustCompile(`^(u?int(32|64)?|float(32|64))\([-0-9a-fx.]+\)$|^(true|false)$`)

// # Statements

// statements makes some, and notes that these were come to.
func (m *maker) statements(n int) {
	for range n {
		m.statement()
	}
	m.line("tr = tr*31 + %d + %s", m.r.IntN(1000), m.any("int32"))
}

// settable returns a variable of a type that may be set, or "".
func (m *maker) settable(t string) string {
	var list []string
	for _, v := range m.vars {
		if v.typ == t && v.set {
			list = append(list, v.name)
		}
	}
	if len(list) == 0 {
		return ""
	}
	return list[m.r.IntN(len(list))]
}

func (m *maker) declare(t, value string) string {
	v := m.name("v")
	switch {
	case value != "" && m.chance(3):
		m.line("var %s %s = %s", v, t, value)
	case value != "":
		m.line("%s := %s", v, m.typed(t, value))
	default:
		m.line("var %s %s", v, t)
	}
	m.line("_ = %s", v)
	m.vars = append(m.vars, variable{v, t, true})
	return v
}

// typed makes a value have a type of its own.
func (m *maker) typed(t, value string) string {
	switch t {
	case "int32", "int", "uint32", "uint64", "float32", "float64":
		return fmt.Sprintf("%s(%s)", t, value)
	}
	return value
}

func (m *maker) statement() {
	if m.left--; m.left < 0 {
		return
	}
	t := m.typ()
	switch k := m.r.IntN(24); {
	case k < 2:
		m.declare(t, m.expression(t, 2))
	case k < 5:
		if v := m.settable(t); v != "" {
			m.line("%s = %s", v, m.expression(t, 3))
		}
	case k < 7:
		m.operate()
	case k < 8:
		if m.chance(2) {
			for _, a := range m.arrays {
				if a.write && a.at == "" && m.chance(2) {
					m.line("%[1]s[%[2]s], %[1]s[%[3]s] = %[1]s[%[4]s], %[1]s[%[5]s]", a.name, m.index(a), m.index(a), m.index(a), m.index(a))
					return
				}
			}
		}
		if a, b := m.settable(t), m.settable(t); a != "" && a != b {
			m.line("%s, %s = %s, %s", a, b, m.expression(t, 2), m.expression(t, 1))
		}
	case k < 11:
		m.store()
	case k < 12:
		m.newArray()
	case k < 13:
		m.structs()
	case k < 16 && len(m.loops)+m.indent < 7:
		m.branch()
	case k < 17 && m.indent < 6:
		m.choose()
	case k < 20 && m.indent < 6 && m.turns <= 24:
		m.loop()
	case k < 21:
		if s := m.ownSlice(); s != "" {
			m.line("poke(%s, %s, %s)", s, m.expression("int32", 1), m.expression("int32", 1))
			m.effect(s)
		}
	case k < 22 && m.indent < 6:
		m.block("", func() { m.statements(1 + m.r.IntN(2)) })
	case k < 23:
		m.wholeArrays()
	default:
		m.declare("int32", m.expression("int32", 3))
	}
}

// effect calls a helper that writes to a slice, and does nothing else.
func (m *maker) effect(s string) {
	v := m.name("v")
	call := fmt.Sprintf("bump(%s, %s)", s, m.any("int32"))
	for _, h := range m.helpers {
		if h.slices && h.result == "int32" && m.chance(2) {
			call = fmt.Sprintf("%s(%s", h.name, s)
			for _, p := range h.params {
				call += ", " + m.any(p)
			}
			call += ")"
		}
	}
	m.line("%s := %s", v, call)
	m.line("_ = %s", v)
	m.vars = append(m.vars, variable{v, "int32", true})
}

// operate changes a variable or an element in place.
func (m *maker) operate() {
	t := m.pick("int32", "int32", "int", m.float)
	if m.words && m.chance(2) {
		t = m.pick("uint32", "uint64")
	}
	var target string
	var list []array
	for _, a := range m.arrays {
		if a.write && a.typ == t {
			list = append(list, a)
		}
	}
	if len(list) > 0 && m.chance(2) {
		a := list[m.r.IntN(len(list))]
		target = fmt.Sprintf("%s[%s]", a.name, m.index(a))
	} else if target = m.settable(t); target == "" {
		return
	}
	switch {
	case t == m.float:
		m.line("%s %s %s", target, m.pick("+=", "-="), m.expression(t, 1))
		if !strings.ContainsAny(target, "[") {
			m.line("%s = %s(%s)", target, m.tame, target)
		}
	case t == "int":
		m.line("%s = (%s %s %s) & 1023", target, target, m.pick("+", "-", "*"), m.expression(t, 1))
	case m.chance(4):
		m.line("%s%s", target, m.pick("++", "--"))
	case t != "int32" || m.chance(2):
		m.line("%s %s %s", target, m.pick("+=", "-=", "*=", "&=", "|=", "^=", "&^="), m.expression(t, 2))
	case m.chance(2):
		m.line("%s %s %s | 1", target, m.pick("/=", "%="), m.expression(t, 1))
	default:
		m.line("%s %s %d", target, m.pick("<<=", ">>="), m.r.IntN(31))
	}
}

// store writes an element.
func (m *maker) store() {
	for range 6 {
		if len(m.arrays) == 0 {
			return
		}
		if a := m.arrays[m.r.IntN(len(m.arrays))]; a.write {
			m.line("%s[%s] = %s", a.name, m.index(a), m.expression(a.typ, 2))
			return
		}
	}
}

// newArray declares an array and fills it.
func (m *maker) newArray() {
	t := m.pick("int32", "int32", m.float, m.number)
	a := array{m.name("a"), t, 4, true, false, ""}
	switch {
	case m.chance(2):
		var list []string
		for range a.size {
			list = append(list, m.expression(t, 1))
		}
		m.line("%s := [4]%s{%s}", a.name, t, strings.Join(list, ", "))
		m.line("%[1]s[0] = %[1]s[1]", a.name)
	default:
		m.line("var %s [4]%s", a.name, t)
		i := m.name("j")
		m.block(fmt.Sprintf("for %s := range %d", i, a.size), func() {
			m.line("%s[%s] = %s", a.name, i, m.expression(t, 1))
		})
	}
	m.arrays = append(m.arrays, a)
}

// wholeArrays copies arrays.
func (m *maker) wholeArrays() {
	var list []array
	for _, a := range m.arrays {
		if !a.slice && a.at == "" && a.write {
			list = append(list, a)
		}
	}
	for _, a := range list {
		for _, b := range list {
			if a.name != b.name && a.typ == b.typ && a.size == b.size && m.chance(2) {
				m.line("%s = %s", a.name, b.name)
				return
			}
		}
	}
	if len(list) > 0 {
		a := list[m.r.IntN(len(list))]
		b := a
		b.name = m.name("a")
		m.line("%s := %s", b.name, a.name)
		m.line("%s[0] = %s[1]", b.name, b.name)
		m.arrays = append(m.arrays, b)
	}
}

// structs declares a struct, or changes one.
func (m *maker) structs() {
	for _, v := range m.vars {
		switch {
		case !v.set || m.chance(2):
		case v.typ == "cell":
			m.line(m.pick("%[1]s.x = %[2]s", "%[1]s.y[1] = %[2]s", "%[1]s = %[1]s.moved(%[2]s)", "%[1]s.x += %[2]s"), v.name, m.expression("int32", 1))
			return
		case v.typ == m.record:
			m.line(m.pick("%[1]s.a = %[2]s", "%[1]s.b[0] = %[2]s", "%[1]s.b[1], %[1]s.a = %[1]s.a, %[2]s"), v.name, m.expression(m.float, 1))
			return
		}
	}
	if m.chance(2) {
		m.declare("cell", fmt.Sprintf("cell{%s, [2]int32{%s, %s}}", m.expression("int32", 1), m.any("int32"), m.any("int32")))
		return
	}
	m.declare(m.record, fmt.Sprintf("%s{a: %s, b: [2]%s{%s, %s}}", m.record, m.expression(m.float, 1), m.float, m.any(m.float), m.any(m.float)))
}

// condition is one that holds now and then.
func (m *maker) condition() string {
	if m.chance(3) {
		return m.expression("bool", 2)
	}
	return fmt.Sprintf("(%s)&3 %s %d", m.expression("int32", 1), m.pick("<", ">", "==", "!=", "<="), m.r.IntN(4))
}

// branch makes an if, arms of which may be ways out.
func (m *maker) branch() {
	arm := func() {
		m.statements(m.r.IntN(3))
		if m.chance(2) {
			m.wayOut()
		}
	}
	head := "if " + m.condition()
	if m.chance(6) {
		v := m.name("v")
		head = fmt.Sprintf("if %s := %s; %s&1 == %d", v, m.expression("int32", 2), v, m.r.IntN(2))
	}
	m.block(head, arm)
	for n := 0; m.chance(3) && n < 2; n++ {
		m.otherwise("else if "+m.condition(), arm)
	}
	if m.chance(2) {
		m.otherwise("else", func() { m.statements(1 + m.r.IntN(2)) }) // some lanes go on
	}
}

// otherwise makes an else behind the block before.
func (m *maker) otherwise(head string, body func()) {
	old := m.text.String()
	m.text.Reset()
	m.text.WriteString(strings.TrimSuffix(old, "\n") + " ")
	indent := m.indent
	m.indent = 0
	vars, arrays := m.vars, m.arrays
	m.line("%s {", head)
	m.indent = indent + 1
	m.vars, m.arrays = vars[:len(vars):len(vars)], arrays[:len(arrays):len(arrays)]
	body()
	m.vars, m.arrays, m.indent = vars, arrays, indent
	m.line("}")
}

// choose makes a switch.
func (m *maker) choose() {
	arm := func(out bool) {
		m.statements(1 + m.r.IntN(2))
		if out && m.chance(4) {
			m.wayOut()
		}
	}
	tag := fmt.Sprintf("(%s) & 7", m.expression("int32", 2))
	truth := m.chance(3)
	switch {
	case truth:
		m.line("switch {")
	case m.chance(5):
		v := m.name("v")
		m.line("switch %s := %s; %s {", v, tag, v)
	default:
		m.line("switch %s {", tag)
	}
	vars, arrays := m.vars, m.arrays
	order := m.r.Perm(8)
	clause := func(head string) {
		m.line("%s", head)
		m.vars, m.arrays = vars[:len(vars):len(vars)], arrays[:len(arrays):len(arrays)]
		m.indent++
		arm(head != "default:")
		m.indent--
	}
	outer := m.inCase
	m.inCase = true
	for n := range 1 + m.r.IntN(3) {
		m.vars, m.arrays = vars, arrays
		switch {
		case truth:
			clause(fmt.Sprintf("case %s:", m.condition()))
		case m.chance(2):
			clause(fmt.Sprintf("case %d, %d:", order[2*n], order[2*n+1]))
		default:
			clause(fmt.Sprintf("case %d:", order[2*n]))
		}
	}
	if m.chance(2) {
		clause("default:")
	}
	m.vars, m.arrays, m.inCase = vars, arrays, outer
	m.line("}")
}

// wayOut leaves a loop, its turn or the function, where that can be.
func (m *maker) wayOut() {
	n := len(m.loops)
	label := ""
	if n > 0 && m.loops[n-1] != "" && m.chance(2) {
		label = " " + m.loops[n-1]
	}
	leave := func(how string) {
		m.line("%s%s", how, label)
		if label != "" {
			m.used[m.loops[n-1]] = true
		}
	}
	switch k := m.r.IntN(6); {
	case n > 0 && k < 2 && (!m.inCase || label != ""):
		leave("break")
	case n > 0 && k < 4:
		leave("continue")
	case m.leave != "" && !(m.inEach && n > 0):
		m.line("%s", strings.ReplaceAll(m.leave, "\n", "\n"+strings.Repeat("\t", m.indent)))
	}
}

// loop makes a loop of few turns.
func (m *maker) loop() {
	label := ""
	if m.chance(3) {
		label = m.name("L")
	}
	i := m.name("j")
	limit := fmt.Sprint(1 + m.r.IntN(5))
	if m.chance(2) {
		limit = fmt.Sprintf("(%s)&3", m.any("int32"))
	}
	var head, first string
	var seen []variable
	switch m.r.IntN(9) {
	case 0:
		head, seen = fmt.Sprintf("for %s := int32(0); %s < %s; %s++", i, i, limit, i), []variable{{i, "int32", false}}
	case 1:
		head, seen = fmt.Sprintf("for %s := %s; %s > 0; %s--", i, m.typed("int32", limit), i, i), []variable{{i, "int32", false}}
	case 2:
		head, seen = fmt.Sprintf("for %s := range %d", i, 1+m.r.IntN(5)), []variable{{i, "int", false}}
	case 3:
		head, seen = fmt.Sprintf("for %s := range %s", i, m.typed("int32", limit)), []variable{{i, "int32", false}}
	case 4: // without a condition
		head, first, seen = fmt.Sprintf("for %s := int32(0); ; %s++", i, i), fmt.Sprintf("if %s >= %s {\n\tbreak\n}", i, limit), []variable{{i, "int32", false}}
	case 5: // over the elements of an array or a slice
		for _, a := range m.arrays {
			if a.at == "" && a.size <= Own && m.chance(2) && a.name != "numbers" {
				v := m.name("v")
				head, seen = fmt.Sprintf("for %s, %s := range %s", i, v, a.name), []variable{{i, "int", false}, {v, a.typ, m.chance(2)}}
			}
		}
	case 6: // two variables
		j := m.name("j")
		head = fmt.Sprintf("for %s, %s := int32(0), %s; %s < %s; %s, %s = %s+1, %s-1", i, j, m.typed("int32", limit), i, j, i, j, i, j)
		seen = []variable{{i, "int32", false}, {j, "int32", false}}
	case 7: // while something lasts
		m.line("%s := %s", i, m.typed("int32", fmt.Sprintf("(%s)&31", m.any("int32"))))
		head, first, seen = fmt.Sprintf("for %s > 0", i), fmt.Sprintf("%s /= %s", i, m.pick("2", "3")), []variable{{i, "int32", false}}
	}
	if head == "" {
		head = fmt.Sprintf("for range %d", 1+m.r.IntN(4))
	}
	m.left += 2
	outer, turns, inCase := m.loops, m.turns, m.inCase
	m.loops, m.turns, m.inCase = append(outer[:len(outer):len(outer)], label), m.turns*4, false
	old := m.text.String()
	m.text.Reset()
	m.block(head, func() {
		for _, v := range seen {
			m.line("_ = %s", v.name)
		}
		if first != "" {
			for line := range strings.SplitSeq(first, "\n") {
				m.line("%s", line)
			}
		}
		m.vars = append(m.vars, seen...)
		m.statements(m.r.IntN(2))
		m.branch()
		m.statements(1 + m.r.IntN(2))
	})
	body := m.text.String()
	m.text.Reset()
	m.text.WriteString(old)
	if m.used[label] {
		m.text.WriteString(strings.Repeat("\t", m.indent) + label + ":\n")
	}
	m.text.WriteString(body)
	m.loops, m.turns, m.inCase = outer, turns, inCase
}

// # Functions

// helper makes a function that the kernel calls: of values, which returns where it likes, or with
// a slice, which does so at the ends of arms.
func (m *maker) helper() {
	m.begin()
	h := helper{name: m.k.Name + m.name("_h"), slices: m.chance(3)}
	var params []string
	if h.slices {
		params = append(params, "s []int32")
		m.arrays = append(m.arrays, array{"s", "int32", Own, true, true, ""})
	}
	if m.number == "N" {
		params = append(params, "x N")
		m.vars = append(m.vars, variable{"x", "N", false})
		h.params = append(h.params, "N")
	}
	for range 1 + m.r.IntN(3) {
		t := m.typ()
		p := m.name("p")
		h.params, params = append(h.params, t), append(params, p+" "+t)
		m.vars = append(m.vars, variable{p, t, true})
	}
	h.result = m.pick("int32", "int32", m.typ())
	m.line("tr := int32(7)")
	m.vars = append(m.vars, variable{"tr", "int32", false})
	result := func() string {
		if h.result == "int32" {
			return "return tr"
		}
		return "return " + m.any(h.result)
	}
	if h.slices {
		m.statements(3)
		m.line("s[%d] += tr", m.r.IntN(Own))
		if m.chance(2) {
			m.block("if "+m.condition(), func() {
				m.statements(2)
				m.line("%s", result())
			})
		}
	} else {
		m.leave = "return tr"
		if h.result != "int32" {
			m.leave = result()
		}
		m.statements(5)
	}
	m.line("%s", result())
	of := ""
	if m.number == "N" {
		of = "[N limb.Real[N]]"
	}
	m.end("", fmt.Sprintf("%s%s(%s) %s", h.name, of, strings.Join(params, ", "), h.result))
	m.helpers = append(m.helpers, h)
}

// operands are what all kernels for items and groups have.
func (m *maker) operands() {
	m.arrays = append(m.arrays, array{"in", m.number, Input, false, true, ""}, array{"at", "int32", Input, false, true, ""})
	m.vars = append(m.vars, variable{"n", "int32", false}, variable{"x", m.number, false})
	if m.chance(2) {
		m.arrays = append(m.arrays, array{"numbers", "int32", 8, false, false, ""})
	}
	if m.k.Bundle {
		m.line("in, at, n := s.in, s.at, s.more.n")
		m.line("_, _, _ = in, at, n")
		m.arrays = append(m.arrays, array{"s.in", m.number, Input, false, true, ""}, array{"s.at", "int32", Input, false, true, ""})
		set := m.k.Kind == ForItems // a group's numbers are the same for all of its items
		m.vars = append(m.vars, variable{"s.more.n", "int32", set}, variable{"s.more.odd", "bool", set})
	}
}

// results are what an item may write, from the element that at is.
func (m *maker) results(at string) {
	m.line("own := ints[(%s)*%d : (%s)*%d+%d]", at, Own, at, Own, Own)
	m.arrays = append(m.arrays, array{"own", "int32", Own, true, true, ""}, array{"out", m.number, 1, true, true, at})
	m.line("tr := own[0]")
	m.vars = append(m.vars, variable{"tr", "int32", false})
}

const keep = "own[0] = tr\nreturn"

func (m *maker) kernel() {
	m.begin()
	of := ""
	if m.number == "N" {
		of = "[N limb.Real[N]]"
	}
	mark := "//limb:kernel\n"
	rest := fmt.Sprintf("out []%s, ints []int32, in []%s, at []int32, n int32, x %s", m.number, m.number, m.number)
	if m.k.Bundle {
		rest = fmt.Sprintf("out []%s, ints []int32, s bundle[%s], x %s", m.number, m.number, m.number)
	}
	switch m.k.Kind {
	case ForItems:
		m.operands()
		m.results("i")
		m.vars = append(m.vars, variable{"i", "int", false})
		m.leave = keep
		m.statements(10)
		m.line("own[0] = tr")
		m.end(mark, fmt.Sprintf("%s%s(i int, %s)", m.k.Name, of, rest))
	case Map:
		m.vars = append(m.vars, variable{"x", m.number, false}, variable{"k", "int32", true}, variable{"b", "bool", false}, variable{"n", "int", false})
		m.line("y, tr := x, k")
		m.vars = append(m.vars, variable{"y", m.number, true}, variable{"tr", "int32", false})
		m.leave = "return y, tr"
		m.statements(10)
		m.line("return y, tr")
		m.end(mark, fmt.Sprintf("%s%s(x %s, k int32, b bool, n int) (%s, int32)", m.k.Name, of, m.number, m.number))
	case ForGroups:
		m.operands()
		m.line("var left, right [%d]int32", Width)
		m.line("var part [%d]%s", Width, m.number)
		m.line("kept := kernel.Own[[%d]int32](g, %d)", Own, Width)
		m.line("first := g.Index() * %d", Width)
		m.vars = append(m.vars, variable{"first", "int", false})
		m.line("g.Each(%d, func(i int) {", Width)
		m.line("\tleft[i], right[i], part[i] = at[i], int32(i), in[i]")
		m.line("\tfor k := range int32(%d) {", Own)
		m.line("\t\tkept[i][k] = k ^ at[i]")
		m.line("\t}")
		m.line("})")
		m.phases(3 + m.r.IntN(3))
		m.end(mark, fmt.Sprintf("%s%s(g kernel.Group, %s)", m.k.Name, of, rest))
	}
}

// phases makes phases of a group. Each writes one of the group's arrays, an item its own element,
// and reads the others.
func (m *maker) phases(n int) {
	for range n {
		switch k := m.r.IntN(8); {
		case k < 5 || m.indent > 3:
			m.phase()
		case k < 6:
			m.block(fmt.Sprintf("if (%s)&1 == %d", m.pick("n", "int32(first)", "at[3]", "int32(first) >> 3"), m.r.IntN(2)), func() { m.phases(1) })
		case k < 7:
			i := m.name("j")
			m.block(m.pick(
				fmt.Sprintf("for %s := range %d", i, 1+m.r.IntN(3)),
				fmt.Sprintf("for %s := int(n) & 3; %s > 0; %s--", i, i, i),
				fmt.Sprintf("for %s := %d; %s > 0; %s /= 2", i, Width/2, i, i)), func() {
				m.line("_ = %s", i)
				m.vars = append(m.vars, variable{i, "int", false})
				m.phases(1 + m.r.IntN(2))
			})
		default:
			m.line("totals(g, left[:], right[:], %s)", m.pick("n", "3", "int32(first)"))
		}
	}
	m.phase()
}

func (m *maker) phase() {
	outer := *m
	i := m.name("i")
	count := m.pick(fmt.Sprint(Width), fmt.Sprint(Width), fmt.Sprintf("int(n&%d)", Width-1))
	m.line("g.Each(%s, func(%s int) {", count, i)
	m.indent++
	m.vars, m.arrays = m.vars[:len(m.vars):len(m.vars)], m.arrays[:len(m.arrays):len(m.arrays)]
	m.loops, m.turns, m.inEach, m.left = nil, 1, true, 10
	m.results("first+" + i)
	m.vars = append(m.vars, variable{i, "int", false})
	all := []array{{"left", "int32", Width, false, false, ""}, {"right", "int32", Width, false, false, ""}, {"part", m.number, Width, false, false, ""}}
	writes := m.r.IntN(3)
	all[writes].write, all[writes].at = true, i
	m.arrays = append(m.arrays, all...)
	if count == fmt.Sprint(Width) { // what the item keeps
		m.arrays = append(m.arrays, array{"kept[" + i + "]", "int32", Own, true, false, ""})
	}
	m.leave = keep
	m.statements(4)
	m.store()
	m.line("own[0] = tr")
	m.indent--
	m.line("})")
	m.vars, m.arrays, m.loops, m.turns, m.inEach, m.leave = outer.vars, outer.arrays, outer.loops, outer.turns, outer.inEach, outer.leave
	m.left = max(outer.left-3, 0)
}
