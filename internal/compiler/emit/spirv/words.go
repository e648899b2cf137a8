package spirv

import (
	"encoding/binary"
	"fmt"
	"math"
	"strconv"
	"strings"
	"sync"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Instructions
//
// An instruction is a word with its length and its number, and operands of one word each,
// or several for a string or a constant of 64 bits. The forms tell them: both what puts
// words together and what takes them apart again goes by these.

// forms are the instructions in use, without their Op: name, number and operands.
//
//	t r  type and id of the result      .  an id      *  ids to the end
//	n    a number                       N  numbers to the end
//	s    a string                       k  a number of the type of the result
//
// Capital letters are words of that list, with what follows such a word.
const forms = `
	Name 5 .s, MemberName 6 .ns, Extension 10 s, ExtInstImport 11 rs, ExtInst 12 tr.G*
	MemoryModel 14 AM, EntryPoint 15 E.s*, ExecutionMode 16 .XN, Capability 17 C
	TypeVoid 19 r, TypeBool 20 r, TypeInt 21 rnn, TypeFloat 22 rn, TypeVector 23 r.n, TypeArray 28 r..
	TypeRuntimeArray 29 r., TypeStruct 30 r*, TypePointer 32 rS., TypeFunction 33 r.*
	ConstantTrue 41 tr, ConstantFalse 42 tr, Constant 43 trk
	Function 54 trF., FunctionParameter 55 tr, FunctionEnd 56, FunctionCall 57 tr.*
	Variable 59 trS, Load 61 tr., Store 62 .., AccessChain 65 tr.*, Decorate 71 .D, MemberDecorate 72 .nD
	CompositeConstruct 80 tr*, CompositeExtract 81 tr.N
	ConvertFToU 109 tr., ConvertFToS 110 tr., ConvertSToF 111 tr., ConvertUToF 112 tr., UConvert 113 tr., FConvert 115 tr., Bitcast 124 tr.
	SNegate 126 tr., FNegate 127 tr., IAdd 128 tr.., FAdd 129 tr.., ISub 130 tr.., FSub 131 tr.., IMul 132 tr.., FMul 133 tr..
	SDiv 135 tr.., FDiv 136 tr.., FRem 140 tr.., UMulExtended 151 tr.., SMulExtended 152 tr..
	IsNan 156 tr., IsInf 157 tr., LogicalNotEqual 165 tr.., LogicalOr 166 tr.., LogicalAnd 167 tr.., LogicalNot 168 tr.
	Select 169 tr..., IEqual 170 tr.., INotEqual 171 tr.., UGreaterThan 172 tr.., ULessThan 176 tr.., SLessThan 177 tr..
	ULessThanEqual 178 tr.., SLessThanEqual 179 tr.., FOrdEqual 180 tr.., FUnordNotEqual 183 tr.., FOrdLessThan 184 tr.., FOrdLessThanEqual 188 tr..
	ShiftRightLogical 194 tr.., ShiftRightArithmetic 195 tr.., ShiftLeftLogical 196 tr.., BitwiseOr 197 tr.., BitwiseXor 198 tr.., BitwiseAnd 199 tr..
	BitCount 205 tr., ControlBarrier 224 ..., LoopMerge 246 ..P, SelectionMerge 247 .P, Label 248 r, Branch 249 ., BranchConditional 250 ...
	Return 253, ReturnValue 254 ., Unreachable 255, FmaKHR 4427 tr...`

// lists are the words that operands may be.
var lists = map[byte]string{
	'A': "Logical 0",
	'M': "GLSL450 1",
	'E': "GLCompute 5",
	'F': "None 0",
	'P': "None 0",
	'C': `Shader 1, Linkage 5, Float64 10, Int64 11, DenormPreserve 4464, SignedZeroInfNanPreserve 4466, RoundingModeRTE 4467, FMAKHR 6030`,
	'X': `LocalSize 17, DenormPreserve 4459, SignedZeroInfNanPreserve 4461, RoundingModeRTE 4462`,
	'S': `Input 1, Workgroup 4, Private 6, Function 7, PushConstant 9, StorageBuffer 12`,
	'D': `Block 2, ArrayStride 6, BuiltIn 11, Aliased 20, Coherent 23, NonWritable 24, Binding 33, DescriptorSet 34, Offset 35, NoContraction 42`,
	'B': `NumWorkgroups 24, WorkgroupId 26, LocalInvocationId 27`,
	'G': `RoundEven 2, Trunc 3, FAbs 4, Floor 8, Ceil 9, Sin 13, Cos 14, Tan 15, Asin 16, Acos 17, Atan 18, Sinh 19, Cosh 20, Tanh 21,
		Asinh 22, Acosh 23, Atanh 24, Atan2 25, Pow 26, Exp 27, Log 28, Exp2 29, Log2 30, Sqrt 31, InverseSqrt 32, ModfStruct 36,
		FMin 37, FMax 40, Fma 50, FrexpStruct 52, Ldexp 53, PackHalf2x16 58, UnpackHalf2x16 62, FindUMsb 75`,
}

type form struct {
	name     string
	op       uint32
	operands string
}

// grammar is forms and lists, by names and by numbers.
type grammar struct {
	byName   map[string]form
	byNumber map[uint32]form
	wordOf   map[byte]map[string]uint32
	nameOf   map[byte]map[uint32]string
}

var words = sync.OnceValue(func() *grammar {
	g := &grammar{map[string]form{}, map[uint32]form{}, map[byte]map[string]uint32{}, map[byte]map[uint32]string{}}
	number := func(fields []string) uint32 {
		n, _ := strconv.Atoi(fields[0])
		return uint32(n)
	}
	for name, fields := range entries(forms) {
		g.byName[name] = form{name, number(fields), append(fields, "")[1]}
		g.byNumber[number(fields)] = g.byName[name]
	}
	for letter, list := range lists {
		g.wordOf[letter], g.nameOf[letter] = map[string]uint32{}, map[uint32]string{}
		for name, fields := range entries(list) {
			g.wordOf[letter][name], g.nameOf[letter][number(fields)] = number(fields), name
		}
	}
	return g
})

// entries returns the fields of what stands between commas or on lines, by the first of them.
func entries(list string) map[string][]string {
	m := map[string][]string{}
	for entry := range strings.FieldsFuncSeq(list, func(r rune) bool { return r == ',' || r == '\n' }) {
		if fields := strings.Fields(entry); len(fields) > 0 {
			m[fields[0]] = fields[1:]
		}
	}
	return m
}

// next returns the kind of an operand, and those of what follows it.
func next(kinds string) (kind byte, rest string) {
	switch {
	case kinds == "":
		return '*', ""
	case kinds[0] == '*' || kinds[0] == 'N':
		return kinds[0], kinds
	}
	return kinds[0], kinds[1:]
}

// after returns the kinds of what follows a decoration.
func after(decoration string) string {
	if decoration == "BuiltIn" {
		return "B"
	}
	return "N"
}

// id is the number of a result.
type id uint32

// put appends an instruction. An operand is an id, several, a number, a string, or a word of its list.
func put(to *[]uint32, name string, operands ...any) {
	f, ok := words().byName[name]
	if !ok {
		panic("spirv: no instruction " + name)
	}
	list, kinds, kind := append(*to, f.op), f.operands, byte(0)
	for _, x := range operands {
		kind, kinds = next(kinds)
		switch x := x.(type) {
		case id:
			list = append(list, uint32(x))
		case []id:
			for _, i := range x {
				list = append(list, uint32(i))
			}
		case int:
			list = append(list, uint32(x))
		case uint32:
			list = append(list, x)
		case uint64:
			list = append(list, uint32(x), uint32(x>>32))
		case string:
			n, ok := words().wordOf[kind][x]
			switch {
			case kind == 's':
				list = append(list, text(x)...)
				continue
			case kind == 'D':
				kinds = after(x)
			}
			if list = append(list, n); !ok {
				panic(fmt.Sprintf("spirv: no %c %s", kind, x))
			}
		}
	}
	list[len(*to)] |= uint32(len(list)-len(*to)) << 16
	*to = list
}

// text returns a string as words: its bytes, and a 0 at least.
func text(s string) (list []uint32) {
	b := append([]byte(s), make([]byte, 4-len(s)%4)...)
	for ; len(b) > 0; b = b[4:] {
		list = append(list, binary.LittleEndian.Uint32(b))
	}
	return list
}

// literal returns a number as words of a type.
func literal(t ir.Type, x float64) any {
	switch t {
	case ir.F32:
		return math.Float32bits(float32(x))
	case ir.F64, ir.U64:
		return math.Float64bits(x)
	}
	return uint32(int64(x))
}
