package ptx

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Constants
//
// NVIDIA's assembler computes what it knows, and rounds a sum of two constants in float32 away
// from even where it is a tie (ptxas 11.8, and the one of driver 580). So nothing that rounds may
// reach it with operands that are all known to it. Of constants the printer computes the result
// itself. Others are known on some path alone: the start of a loop that is unrolled, an arm, a
// choice between constants, an element of an array of the kernel's own. There one operand is
// combined with a zero that the assembler does not know: whether the number of items, which is
// at most 2^30, is negative.

// folded returns the result of an operation that rounds where all its operands x are numbers.
func folded(v *ir.Value, x []string) (number float64, ok bool) {
	var a [3]float64
	for i, text := range x {
		if i == len(a) || !isNumber(text) {
			return 0, false
		}
		a[i] = value(text)
	}
	if len(x) == 0 || !v.Type.Float() {
		return 0, false
	}
	arith := ir.IEEE(v.Type)
	switch v.Op {
	case ir.Add:
		return arith.Add(a[0], a[1]), true
	case ir.Sub:
		return arith.Sub(a[0], a[1]), true
	case ir.Mul:
		return arith.Mul(a[0], a[1]), true
	case ir.Div:
		return arith.Div(a[0], a[1]), true
	case ir.Sqrt:
		return arith.Sqrt(a[0]), true
	case ir.ProdErr:
		return arith.ProdErr(a[0], a[1], a[2]), true
	case ir.FMA:
		return arith.FMA(a[0], a[1], a[2]), true
	case ir.ToFloat, ir.Narrow:
		if v.Type == ir.F32 {
			return float64(float32(a[0])), true
		}
		return a[0], true
	}
	return 0, false
}

// isNumber reports whether an operand is a number, and value returns it.
func isNumber(x string) bool { return x != "" && (x[0] >= '0' && x[0] <= '9' || x[0] == '-') }

func value(x string) float64 {
	switch {
	case strings.HasPrefix(x, "0f"):
		w, _ := strconv.ParseUint(x[2:], 16, 32)
		return float64(math.Float32frombits(uint32(w)))
	case strings.HasPrefix(x, "0d"):
		w, _ := strconv.ParseUint(x[2:], 16, 64)
		return math.Float64frombits(w)
	}
	n, _ := strconv.ParseInt(x, 0, 64)
	return float64(n)
}

// operation is a line of a text: "add.rn.f32 %f32_3, %f32_1, %f32_2;".
type operation struct {
	line int
	name string
	dst  string
	args []string
}

// instructions reads those of a text that have an operand.
func instructions(lines []string) (list []operation) {
	for i, line := range lines {
		code, _, ok := strings.Cut(strings.TrimSpace(line), ";")
		if !ok || code == "" || code[0] == '@' || code[0] == '.' || code[0] == '/' {
			continue
		}
		name, rest, ok := strings.Cut(code, " ")
		if operands := strings.Split(rest, ", "); ok && len(operands) > 1 {
			list = append(list, operation{i, name, operands[0], operands[1:]})
		}
	}
	return list
}

// rounds reports whether an operation rounds to a float.
func (x operation) rounds() bool {
	for _, mode := range modes {
		if strings.Contains(x.name, mode+".") && (strings.HasSuffix(x.name, ".f32") || strings.HasSuffix(x.name, ".f64") || strings.HasPrefix(x.name, "cvt"+mode+".f")) {
			return true
		}
	}
	return false
}

// What is known of a register, or of a space of memory, on the paths where it is a constant. A sum with a zero, and a product
// with one, are exact, and known in turn.
const (
	unknown = iota
	isZero
	isConstant
)

// foldable returns the instructions of a text that round and whose operands may all be known to a
// compiler, on some path through the text, but for those that are exact, since an operand is known as 0
// alone. What is returned is taken to give what a compiler does not know: it is changed so, where it would.
func foldable(lines []string) (list []operation) {
	all := instructions(lines)
	known := map[string]int{} // of registers, and of the spaces ".local" and ".shared"
	is := func(x string) int {
		switch {
		case !isNumber(x):
			return known[x]
		case value(x) == 0:
			return isZero
		}
		return isConstant
	}
	least := func(list []string) int { // 0 where one of them is not known
		n := isConstant
		for _, x := range list {
			n = min(n, is(x))
		}
		return n
	}
	exact := func(x operation) (what int) { // what is known of the result
		kind, _, _ := strings.Cut(x.name, ".")
		switch {
		case least(x.args) == unknown:
		case kind == "fma" && least(x.args[:2]) == isZero:
			return is(x.args[2])
		case kind == "mul" && least(x.args) == isZero:
			return isZero
		case (kind == "add" || kind == "sub") && least(x.args) == isZero:
			return max(is(x.args[0]), is(x.args[1]))
		}
		return unknown
	}
	gives := func(x operation) (place string, what int) {
		kind, space, _ := strings.Cut(x.name, ".")
		space, _, _ = strings.Cut(space, ".")
		switch {
		case strings.HasSuffix(x.name, ".pred") || kind == "setp" || kind == "testp":
			return "", unknown
		case x.rounds():
			return x.dst, exact(x)
		case kind == "st":
			if space == "global" {
				return "", unknown
			}
			return "." + space, is(x.args[0])
		case kind == "ld":
			return x.dst, known["."+space]
		case kind == "selp":
			return x.dst, max(is(x.args[0]), is(x.args[1]))
		case kind == "mov" || kind == "neg":
			return x.dst, is(x.args[0])
		case kind == "and" || kind == "mul": // by 0
			for _, a := range x.args {
				if isNumber(a) && value(a) == 0 {
					return x.dst, isZero
				}
			}
		}
		if least(x.args) > unknown {
			return x.dst, isConstant
		}
		return "", unknown
	}
	for more := true; more; {
		more = false
		for _, x := range all {
			if place, what := gives(x); what > known[place] {
				known[place], more = what, true
			}
		}
	}
	for _, x := range all {
		if x.rounds() && least(x.args) > unknown && exact(x) == unknown {
			list = append(list, x)
		}
	}
	return list
}

// Foldable returns the lines of a text, from 1, whose operation rounds and might be computed by
// its assembler: for tests.
func Foldable(text string) (lines []int) {
	for _, x := range foldable(strings.Split(text, "\n")) {
		lines = append(lines, x.line+1)
	}
	return lines
}

// zero returns the register with a zero that the assembler does not know, of so many bytes.
func (p *printer) zero(bytes int) string {
	if p.zeros[bytes] == "" {
		p.zeros[bytes] = p.register(map[int]string{4: "u32", 8: "u64"}[bytes])
	}
	return p.zeros[bytes]
}

// unknown makes what the assembler does not know of the number of items: zeros, and sizes of numbers.
func (p *printer) unknown(n string) {
	if len(p.zeros)+len(p.sizes) == 0 {
		return
	}
	p.line("shr.u32 %s, %s, 31", p.zero(4), n)
	if wide := p.zeros[8]; wide != "" {
		p.line("cvt.u64.u32 %s, %s", wide, p.zero(4))
	}
	for _, bytes := range slices.Sorted(maps.Keys(p.sizes)) {
		p.line("or.b32 %s, %s, %d", p.sizes[bytes], p.zero(4), bytes)
	}
}

// hide returns the text, in which each instruction that might be computed by its assembler has an operand that
// is not known to it.
func (p *printer) hide() (text []byte) {
	lines := strings.Split(string(p.text), "\n")
	list := foldable(lines)
	if len(list) == 0 {
		return p.text
	}
	at := 0
	var s strings.Builder
	for _, x := range list {
		for ; at < x.line; at++ {
			s.WriteString(lines[at] + "\n")
		}
		p.text = nil
		t := x.operand()
		w, as := t.Word(), bits(t)
		word := "0x"
		switch {
		case !isNumber(x.args[0]):
			word = p.op(w, "mov."+as, x.args[0])
		case t.Float():
			word += x.args[0][2:]
		default:
			word = x.args[0]
		}
		hidden := p.op(t, "mov."+as, p.op(w, "xor."+as, word, p.zero(t.Bytes())))
		s.Write(p.text)
		line, old := lines[at], " "+x.dst+", "+x.args[0]
		if !strings.Contains(line, old) {
			panic(fmt.Sprintf("ptx: %q has no operand %s", line, x.args[0]))
		}
		s.WriteString(strings.Replace(line, old, " "+x.dst+", "+hidden, 1) + "\n")
		at++
	}
	s.WriteString(strings.Join(lines[at:], "\n"))
	return []byte(s.String())
}

// operand is the type of the first operand of an instruction.
func (x operation) operand() ir.Type {
	name := x.name[strings.LastIndexByte(x.name, '.')+1:]
	for t, suffix := range types {
		if suffix == name {
			return t
		}
	}
	return ir.F32
}
