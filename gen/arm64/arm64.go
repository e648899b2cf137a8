// Package arm64 has the instructions of NEON that kernels are made of, as words: Go's assembler has hardly
// any of them on floats. Package x86 prints kernels in their names, which are macros of a file.
package arm64

import (
	"fmt"
	"strings"
)

// An Instruction is one on vectors. Its name ends with the number of lanes, where it has any.
type Instruction struct {
	Name string
	Word uint32 // with all operands 0
	Text string // in the notation of GNU's assembler: P, Q and R are the operands, the result last, and # is one that is a number

	number string // the number as bits of the word, N
}

// kinds are the forms of an instruction on floats or integers: how many lanes, the arrangement as text and in the word.
var kinds = []struct {
	lanes, text string
	floats      uint32 // in the words of floats
	integers    uint32
}{{"4", "4s", 0, 2 << 22}, {"2", "2d", 1 << 22, 3 << 22}}

// Instructions lists all of them.
func Instructions() (list []Instruction) {
	add := func(name string, word uint32, text string) {
		list = append(list, Instruction{Name: name, Word: word, Text: text})
	}
	const three, two = "%s R.%[2]s, Q.%[2]s, P.%[2]s", "%s R.%[2]s, P.%[2]s"
	type row struct {
		name string
		word uint32
	}
	for _, k := range kinds {
		for _, r := range []row{
			{"FADD", 0x4e20d400}, {"FSUB", 0x4ea0d400}, {"FMUL", 0x6e20dc00}, {"FDIV", 0x6e20fc00}, {"FMLA", 0x4e20cc00},
			{"FCMEQ", 0x4e20e400}, {"FCMGE", 0x6e20e400}, {"FCMGT", 0x6ea0e400}, {"FACGT", 0x6ea0ec00},
		} {
			add(r.name+k.lanes, r.word|k.floats, fmt.Sprintf(three, strings.ToLower(r.name), k.text))
		}
		for _, r := range []row{
			{"FSQRT", 0x6ea1f800}, {"FNEG", 0x6ea0f800}, {"FABS", 0x4ea0f800}, {"FRINTM", 0x4e219800}, {"FRINTZ", 0x4ea19800},
			{"FCVTZS", 0x4ea1b800}, {"SCVTF", 0x4e21d800},
		} {
			add(r.name+k.lanes, r.word|k.floats, fmt.Sprintf(two, strings.ToLower(r.name), k.text))
		}
		for _, r := range []row{
			{"ADD", 0x4e208400}, {"SUB", 0x6e208400}, {"CMEQ", 0x6e208c00}, {"CMGT", 0x4e203400},
			{"ZIP1", 0x4e003800}, {"ZIP2", 0x4e007800}, {"UZP1", 0x4e001800}, {"UZP2", 0x4e005800},
		} {
			add(r.name+k.lanes, r.word|k.integers, fmt.Sprintf(three, strings.ToLower(r.name), k.text))
		}
	}
	for _, r := range []row{{"MUL", 0x4ea09c00}, {"SMIN", 0x4ea06c00}, {"SMAX", 0x4ea06400}, {"CMHI", 0x6ea03400}} {
		add(r.name+"4", r.word, fmt.Sprintf(three, strings.ToLower(r.name), "4s"))
	}
	for _, r := range []row{{"ZIP1", 0x0e803800}, {"ZIP2", 0x0e807800}, {"UZP1", 0x0e801800}, {"UZP2", 0x0e805800}, {"UMINP", 0x2ea0ac00}, {"UMAXP", 0x2ea0a400}} {
		add(r.name+"H", r.word, fmt.Sprintf(three, strings.ToLower(r.name), "2s"))
	}
	for _, r := range []row{{"AND", 0x4e201c00}, {"BIC", 0x4e601c00}, {"ORR", 0x4ea01c00}, {"EOR", 0x6e201c00}, {"BSL", 0x6e601c00}, {"BIT", 0x6ea01c00}, {"BIF", 0x6ee01c00}} {
		add("V"+r.name, r.word, fmt.Sprintf(three, strings.ToLower(r.name), "16b"))
	}
	add("VNOT", 0x6e205800, "mvn R.16b, P.16b")
	add("COPY", 0x4ea01c00, "mov R.16b, P.16b")
	add("CLEAR", 0x6f00e400, "movi R.2d, #0x0")
	add("SXTL", 0x0f20a400, "sxtl R.2d, P.2s")
	add("XTN", 0x0ea12800, "xtn R.2s, P.2d")
	add("FCVTL", 0x0e617800, "fcvtl R.2d, P.2s")
	add("FCVTN", 0x0e616800, "fcvtn R.2s, P.2d")
	add("UMINV4", 0x6eb1a800, "uminv sR, P.4s")
	add("UMAXV4", 0x6eb0a800, "umaxv sR, P.4s")
	add("SXTL2", 0x4f20a400, "sxtl2 R.2d, P.4s")
	add("XTN2", 0x4ea12800, "xtn2 R.4s, P.2d")
	add("XTNH", 0x0e612800, "xtn R.4h, P.4s")
	add("FCVTLH", 0x0e217800, "fcvtl R.4s, P.4h")
	add("FCVTNH", 0x0e216800, "fcvtn R.4h, P.4s")
	add("TBL", 0x4e000000, "tbl R.16b, {Q.16b}, P.16b")
	add("DUP4", 0x4e040400, "dup R.4s, P.s[0]")
	add("DUP2", 0x4e080400, "dup R.2d, P.d[0]")
	add("LD1D", 0x4d408400, "ld1 {R.d}[1], [xP]")
	add("ST1D", 0x4d008400, "st1 {R.d}[1], [xP]")
	add("FMOVW", 0x1e260000, "fmov wR, sP")
	add("SMOV", 0x4e042c00, "smov xR, P.s[#]")
	list[len(list)-1].number = "N<<19"
	for _, s := range []struct {
		name, text string
		word       uint32
		left       bool
	}{{"SSHR", "sshr", 0x4f000400, false}, {"USHR", "ushr", 0x6f000400, false}, {"SHL", "shl", 0x4f005400, true}} {
		for i, k := range kinds {
			bits, number := 32<<i, "(%d-N)<<16"
			if s.left {
				number = "(%d+N)<<16"
			} else {
				bits *= 2
			}
			add(s.name+k.lanes, s.word, fmt.Sprintf("%s R.%[2]s, P.%[2]s, ##", s.text, k.text))
			list[len(list)-1].number = fmt.Sprintf(number, bits)
		}
	}
	return list
}

// has reports whether the text of an instruction has that operand.
func (in Instruction) has(operand string) bool {
	_, rest, _ := strings.Cut(in.Text, " ")
	return strings.Contains(rest, operand)
}

// Operands are the names of the operands in the order of the macro.
func (in Instruction) Operands() (list []string) {
	if in.number != "" {
		list = append(list, "N")
	}
	for _, o := range []string{"P", "Q", "R"} {
		if in.has(o) {
			list = append(list, o)
		}
	}
	return list
}

// Macro defines the name for Go's assembler.
func (in Instruction) Macro() string {
	s := fmt.Sprintf("#define %s(%s) WORD $(%#x", in.Name, strings.Join(in.Operands(), ","), in.Word)
	if in.number != "" {
		s += "|" + in.number
	}
	second := "|P<<5"
	if in.has("Q") {
		second = "|Q<<5|P<<16"
	} else if in.Name == "COPY" {
		second = "|P<<5|P<<16"
	}
	if !in.has("P") {
		second = ""
	}
	return s + second + "|R) // " + strings.NewReplacer("##", "#N", "[#]", "[N]").Replace(in.Text) + "\n"
}
