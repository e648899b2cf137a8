package ptx

import (
	"encoding/binary"
	"fmt"
	"maps"
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"
)

// symbol is a name with an address, or a parameter.
type symbol struct {
	space   space
	address uint64 // of a parameter its number
}

var spaces = map[string]space{"global": global, "shared": shared, "local": local, "param": param}

// token is a word of the text, or a mark.
type token struct {
	text string
	line int
}

// fault ends the reading of a text.
type fault struct{ error }

// Parse reads a text.
func Parse(text string) (m *Module, err error) {
	p := &parser{tokens: scan(text), module: &Module{kernels: map[string]*Entry{}, symbols: map[string]symbol{}}}
	p.module.tables.Address = tablesAt
	defer func() {
		if x := recover(); x != nil {
			f, ok := x.(fault)
			if !ok {
				panic(x)
			}
			m, err = nil, f.error
		}
	}()
	p.text()
	return p.module, nil
}

// scan takes a text apart.
func scan(text string) (list []token) {
	line := 1
	word := func(c byte) bool {
		return c == '_' || c == '$' || c == '%' || c == '.' || '0' <= c && c <= '9' || 'a' <= c|32 && c|32 <= 'z'
	}
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == '\n':
			line++
			i++
		case c == ' ' || c == '\t' || c == '\r':
			i++
		case strings.HasPrefix(text[i:], "//"):
			for i < len(text) && text[i] != '\n' {
				i++
			}
		default:
			from := i
			for i++; word(c) && i < len(text) && word(text[i]); i++ {
			}
			list = append(list, token{text[from:i], line})
		}
	}
	return list
}

type parser struct {
	tokens []token
	line   int // of the last token
	module *Module

	// Of a kernel.
	k         *Entry
	symbols   map[string]symbol
	files     map[string]file // registers, by what their names begin with
	registers map[string]int32
	constants map[uint64]int32
	labels    map[string]int32
	targets   map[int]token // of branches
	types     []string      // of registers
	read      []int         // line where a register is read; 0 for nowhere
	written   []bool
}

// file is the registers that one declaration makes.
type file struct {
	typ string
	n   int
}

func (p *parser) fail(format string, args ...any) {
	panic(fault{fmt.Errorf("ptx: line %d: %s", p.line, fmt.Sprintf(format, args...))})
}

// next returns the next token.
func (p *parser) next() string {
	if len(p.tokens) == 0 {
		p.fail("the text ends here")
	}
	t := p.tokens[0]
	p.tokens, p.line = p.tokens[1:], t.line
	return t.text
}

// is takes a token if it is the next one.
func (p *parser) is(text string) bool {
	if len(p.tokens) == 0 || p.tokens[0].text != text {
		return false
	}
	p.next()
	return true
}

func (p *parser) want(list ...string) {
	for _, text := range list {
		if t := p.next(); t != text {
			p.fail("%q, want %q", t, text)
		}
	}
}

// name takes a name.
func (p *parser) name() string {
	t := p.next()
	if c := t[0] | 32; !('a' <= c && c <= 'z' || strings.ContainsRune("_$%", rune(t[0])) && len(t) > 1) || strings.Contains(t, ".") {
		p.fail("%q is no name", t)
	}
	return t
}

// count takes a number that is not negative.
func (p *parser) count() int {
	t := p.next()
	n, err := strconv.Atoi(t)
	if err != nil || n < 0 || n > 1<<24 {
		p.fail("%q, want a number up to 2^24", t)
	}
	return n
}

// typ takes a type of 32 or 64 bits, or another one that is given.
func (p *parser) typ(others ...string) string {
	t := strings.TrimPrefix(p.next(), ".")
	if widths[t] < 32 && !slices.Contains(others, t) {
		p.fail("the type .%s is unknown here", t)
	}
	return t
}

func (p *parser) text() {
	p.want(".version")
	p.next()
	p.want(".target")
	if t := p.next(); !strings.HasPrefix(t, "sm_") {
		p.fail("the target %q", t)
	}
	p.want(".address_size", "64")
	for len(p.tokens) > 0 {
		p.is(".visible")
		switch t := p.next(); t {
		case ".global":
			p.table()
		case ".entry":
			p.entry()
		case ".extern":
			p.want(".shared", ".align", "8")
			p.typ()
			p.define(p.module.symbols, p.name(), symbol{shared, extern})
			p.want("[", "]", ";")
		default:
			p.fail("%q is unknown here", t)
		}
	}
}

// array takes the declaration of an array: .align 8 .f32 name[4].
func (p *parser) array() (typ, name string, n int) {
	p.want(".align", "8")
	typ, name = p.typ(), p.name()
	p.want("[")
	n = p.count()
	p.want("]")
	return typ, name, n
}

// table takes a table of numbers.
func (p *parser) table() {
	typ, name, n := p.array()
	bytes := p.module.tables.Bytes
	for len(bytes)%8 != 0 {
		bytes = append(bytes, 0xb5)
	}
	p.define(p.module.symbols, name, symbol{global, tablesAt + uint64(len(bytes))})
	p.want("=", "{")
	for i := range n {
		if i > 0 {
			p.want(",")
		}
		if x := p.number(typ); widths[typ] == 32 {
			bytes = binary.LittleEndian.AppendUint32(bytes, uint32(x))
		} else {
			bytes = binary.LittleEndian.AppendUint64(bytes, x)
		}
	}
	p.want("}", ";")
	p.module.tables.Bytes = bytes
}

func (p *parser) define(list map[string]symbol, name string, s symbol) {
	if _, ok := list[name]; ok {
		p.fail("%s is there already", name)
	}
	list[name] = s
}

// number takes a constant of a type, and returns its bits.
func (p *parser) number(typ string) uint64 {
	t := p.next()
	if t == "-" {
		t += p.next()
	}
	return p.bits(t, typ)
}

func (p *parser) bits(t, typ string) uint64 {
	n := widths[typ]
	if typ[0] == 'f' {
		digits, ok := strings.CutPrefix(t, map[int]string{32: "0f", 64: "0d"}[n])
		w, err := strconv.ParseUint(digits, 16, 64)
		if !ok || err != nil || len(digits) != n/4 {
			p.fail("%q is no number of type .%s", t, typ)
		}
		return w
	}
	x, ok := new(big.Int).SetString(t, 0)
	if !ok || t == "" || x.Sign() >= 0 && x.BitLen() > n || x.Sign() < 0 && new(big.Int).Not(x).BitLen() > n-1 && typ != "pred" {
		p.fail("%q is no number of type .%s", t, typ)
	}
	if typ == "pred" {
		return truth(x.Sign() != 0)
	}
	if x.Sign() < 0 {
		x.Add(x, new(big.Int).Lsh(big.NewInt(1), uint(n)))
	}
	return x.Uint64()
}

// entry takes a kernel.
func (p *parser) entry() {
	p.k = &Entry{Name: p.name(), module: p.module}
	p.symbols, p.files, p.registers, p.constants = map[string]symbol{}, map[string]file{}, map[string]int32{}, map[uint64]int32{}
	p.labels, p.targets, p.types, p.read, p.written = map[string]int32{}, map[int]token{}, nil, nil, nil
	p.constant(0)
	p.want("(")
	for !p.is(")") {
		if len(p.k.Params) > 0 {
			p.want(",")
		}
		p.want(".param")
		t := p.typ()
		p.define(p.symbols, p.name(), symbol{param, uint64(len(p.k.Params))})
		p.k.Params = append(p.k.Params, widths[t]/8)
		p.k.params = append(p.k.params, p.register("b"+strconv.Itoa(widths[t])))
	}
	if p.is(".reqntid") {
		p.k.Block = p.count()
		p.want(",", "1", ",", "1")
	}
	p.want("{")
	for !p.is("}") {
		p.statement()
	}
	if p.k.shared > static {
		p.fail("%s declares %d bytes of shared memory: %d are what a launch need not ask for", p.k.Name, p.k.shared, static)
	}
	code := p.k.code
	if n := len(code); n == 0 || code[n-1].guard != 0 || code[n-1].do != leave && code[n-1].do != branch {
		p.fail("%s has no ret at its end", p.k.Name)
	}
	for i, t := range p.targets {
		target, ok := p.labels[t.text]
		if p.line = t.line; !ok || int(target) == len(code) {
			p.fail("there is no label %s before an instruction", t.text)
		}
		code[i].target = target
	}
	for i, line := range p.read {
		if p.line = line; line > 0 && !p.written[i] {
			p.fail("a register that nothing writes")
		}
	}
	if p.module.kernels[p.k.Name] != nil {
		p.fail("%s is there already", p.k.Name)
	}
	p.module.kernels[p.k.Name] = p.k
}

// register makes a register.
func (p *parser) register(typ string) int32 {
	p.types, p.read, p.written = append(p.types, typ), append(p.read, 0), append(p.written, false)
	p.k.init = append(p.k.init, unwritten&(1<<widths[typ]-1))
	return int32(len(p.types) - 1)
}

// constant returns a register that holds a constant.
func (p *parser) constant(x uint64) int32 {
	r, ok := p.constants[x]
	if !ok {
		r = p.register("b64")
		p.k.init[r] = x
		p.constants[x] = r
	}
	return r
}

// named returns the register of a name: one that is declared, or a special one.
func (p *parser) named(name string) (r int32, ok bool) {
	if r, ok = p.registers[name]; ok {
		return r, true
	}
	if i := slices.Index([]string{"%tid.x", "%ntid.x", "%ctaid.x", "%nctaid.x"}, name); i >= 0 {
		r = p.register("u32")
		p.k.special[i], p.written[r] = r, true
	} else {
		begin := strings.TrimRight(name, "0123456789")
		n, err := strconv.Atoi(name[len(begin):])
		f, ok := p.files[begin]
		if !ok || err != nil || n >= f.n {
			return 0, false
		}
		r = p.register(f.typ)
	}
	p.registers[name] = r
	return r, true
}

// operand takes an operand of a type: a register or a constant.
func (p *parser) operand(typ string, result bool) int32 {
	t := p.next()
	if t == "-" {
		t += p.next()
	}
	r, ok := p.named(t)
	switch {
	case ok && result:
		p.written[r] = true
	case ok:
		p.read[r] = p.line
	case result:
		p.fail("%q is no register", t)
	case typ == "u64" && p.address(t) != nil:
		return p.constant(p.address(t).address)
	default:
		return p.constant(p.bits(t, typ))
	}
	if have := p.types[r]; !fits(typ, have) || result && strings.Contains(t, ".") {
		p.fail("%s is a register of type .%s, where one of type .%s is wanted", t, have, typ)
	}
	return r
}

// fits reports whether a register may be an operand of a type: bits fit all that is as wide,
// and signed numbers unsigned ones.
func fits(typ, register string) bool {
	integer := func(t string) bool { return t[0] == 's' || t[0] == 'u' }
	return widths[typ] == widths[register] && (typ == register ||
		widths[typ] > 1 && (typ[0] == 'b' || register[0] == 'b' || integer(typ) && integer(register)))
}

// address returns what has a name, or nil.
func (p *parser) address(name string) *symbol {
	s, ok := p.symbols[name]
	if !ok {
		s, ok = p.module.symbols[name]
	}
	if !ok || s.space == param {
		return nil
	}
	return &s
}

// statement takes a declaration, a label or an instruction.
func (p *parser) statement() {
	t := p.next()
	switch t {
	case ".reg":
		typ, name := p.typ("pred", "b16"), p.name()
		p.want("<")
		if _, ok := p.files[name]; ok || strings.TrimRight(name, "0123456789") != name {
			p.fail("registers %s are there already, or end in a digit", name)
		}
		p.files[name] = file{typ, p.count()}
		p.want(">", ";")
		return
	case ".local", ".shared":
		typ, name, n := p.array()
		size := &p.k.local
		if t == ".shared" {
			size = &p.k.shared
		}
		p.define(p.symbols, name, symbol{spaces[t[1:]], window + uint64(*size)})
		*size += (n*widths[typ]/8 + 7) &^ 7
		p.want(";")
		return
	}
	if p.is(":") {
		if _, ok := p.labels[t]; ok {
			p.fail("the label %s is there already", t)
		}
		p.labels[t] = int32(len(p.k.code))
		return
	}
	var in instruction
	if t == "@" {
		in.not = p.is("!")
		in.guard = p.operand("pred", false)
		if p.types[in.guard] != "pred" {
			p.fail("a guard is a predicate")
		}
		t = p.next()
	}
	in.line, in.mnemonic = int32(p.line), t
	p.instruction(&in, strings.Split(t, "."))
	p.want(";")
	p.k.code = append(p.k.code, in)
}

func (p *parser) instruction(in *instruction, parts []string) {
	if f, ok := forms[in.mnemonic]; ok {
		if in.mnemonic != "mov.b64" || !p.halves(in) {
			p.operands(in, f)
		}
		return
	}
	for do, f := range carrying {
		if in.mnemonic != f.name {
			continue
		}
		n := int32(len(p.k.code))
		if in.guard != 0 {
			p.fail("%s has a guard", in.mnemonic)
		}
		if do == carried && (n == 0 || p.k.code[n-1].do != carries || slices.Contains(slices.Collect(maps.Values(p.labels)), n)) {
			p.fail("%s is not next to what sets the carry", in.mnemonic)
		}
		in.do = do
		p.operands(in, f.form)
		return
	}
	switch in.mnemonic {
	case "bra":
		in.do = branch
		p.targets[len(p.k.code)] = token{p.name(), p.line}
		return
	case "bar.sync":
		in.do = barrier
		p.k.barriers = true
		p.want("0")
		return
	case "ret":
		in.do = leave
		return
	}
	if shape, ok := shapes[in.mnemonic]; ok {
		if in.guard != 0 {
			p.fail("%s has a guard: all threads of a warp run it", in.mnemonic)
		}
		in.do, in.product = multiply, p.product(shape)
		p.k.barriers = true
		return
	}
	// ld.space.type and st.space.type, of shared memory volatile ones too
	n := len(parts)
	if n == 4 && parts[1] == "volatile" && parts[2] == "shared" {
		parts, n = []string{parts[0], parts[2], parts[3]}, 3
	}
	if n == 3 {
		in.space = spaces[parts[1]]
	}
	half := n == 3 && parts[2] == "u16" && in.space == global // of a register of 32 bits the lower half
	if n != 3 || parts[0] != "ld" && parts[0] != "st" || in.space == none || widths[parts[2]] < 32 && !half || parts[0] == "st" && in.space == param {
		p.fail("the instruction %s is unknown", in.mnemonic)
	}
	typ := parts[2]
	if in.size = int32(widths[typ] / 8); half {
		typ, in.size = "u32", 2
	}
	if parts[0] == "ld" {
		in.do, in.dst = load, p.operand(typ, true)
		p.want(",")
	} else {
		in.do = store
	}
	p.want("[")
	p.place(in)
	p.want("]")
	if in.do == store {
		p.want(",")
		if in.b = p.operand(typ, false); p.constants[p.k.init[in.b]] == in.b {
			p.fail("%s stores a register, not a constant", in.mnemonic)
		}
	}
}

// operands takes those of an instruction that computes.
func (p *parser) operands(in *instruction, f form) {
	in.pure, in.dst = f.pure, p.operand(f.types[0], true)
	for i, typ := range f.types[1:] {
		p.want(",")
		*[]*int32{&in.a, &in.b, &in.c}[i] = p.operand(typ, false)
	}
}

// halves takes the operands of a move of 64 bits from or to two registers, the lower one first, as two instructions where it is
// to them. It reports false, with nothing taken, for another move.
func (p *parser) halves(in *instruction) bool {
	pair := func(result bool) (low, high int32) {
		p.want("{")
		low = p.operand("b32", result)
		p.want(",")
		high = p.operand("b32", result)
		p.want("}")
		return low, high
	}
	switch {
	case len(p.tokens) > 0 && p.tokens[0].text == "{":
		low, high := pair(true)
		p.want(",")
		first := *in
		first.dst, first.a, first.pure = low, p.operand("b64", false), func(a, _, _ uint64) uint64 { return a & math.MaxUint32 }
		p.k.code = append(p.k.code, first)
		in.dst, in.a, in.pure = high, first.a, func(a, _, _ uint64) uint64 { return a >> 32 }
	case len(p.tokens) > 2 && p.tokens[2].text == "{":
		in.dst = p.operand("b64", true)
		p.want(",")
		in.a, in.b = pair(false)
		in.pure = func(a, b, _ uint64) uint64 { return b<<32 | a }
	default:
		return false
	}
	return true
}

// place takes what stands in the brackets of an address.
func (p *parser) place(in *instruction) {
	t := p.next()
	if s, ok := p.symbols[t]; ok && s.space == param && in.space == param {
		if n := p.k.Params[s.address]; n != int(in.size) {
			p.fail("%s of a parameter of %d bytes", in.mnemonic, n)
		}
		in.do, in.pure, in.a = compute, func(a, _, _ uint64) uint64 { return a }, p.k.params[s.address]
		return
	}
	if in.space == param {
		p.fail("%s is no parameter", t)
	}
	if s := p.address(t); s != nil && s.space == in.space {
		in.a = p.constant(s.address)
	} else if r, ok := p.named(t); ok && widths[p.types[r]] == 64 && p.types[r][0] != 'f' {
		in.a, p.read[r] = r, p.line
	} else {
		p.fail("%s is no address of .%s memory", t, in.mnemonic)
	}
	if p.is("+") {
		in.offset = int64(int32(p.number("s32")))
	}
}
