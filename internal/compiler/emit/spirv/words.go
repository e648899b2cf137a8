package spirv

import (
	"encoding/binary"
	"strconv"
	"strings"
	"sync"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Instructions
//
// An instruction is a name and operands: ids, numbers, words of the language and texts. It is
// written in two ways. In a module it is a word with its length and its number, and a word for
// each operand, or several for a text or a number of 64 bits; in a listing it is a line.

// instructions are those in use, without their Op: name, number, and the place of the result,
// which is the second operand, behind its type, the first one (0), or none (-).
const instructions = `
	Name 5 -, MemberName 6 -, Extension 10 -, ExtInstImport 11 0, ExtInst 12, MemoryModel 14 -, EntryPoint 15 -, ExecutionMode 16 -, Capability 17 -
	TypeVoid 19 0, TypeBool 20 0, TypeInt 21 0, TypeFloat 22 0, TypeVector 23 0, TypeArray 28 0
	TypeRuntimeArray 29 0, TypeStruct 30 0, TypePointer 32 0, TypeFunction 33 0, ConstantTrue 41, ConstantFalse 42, Constant 43, ConstantComposite 44
	Function 54, FunctionParameter 55, FunctionEnd 56 -, FunctionCall 57, Variable 59, Load 61, Store 62 -, AccessChain 65
	Decorate 71 -, MemberDecorate 72 -, CompositeConstruct 80, CompositeExtract 81
	ConvertFToU 109, ConvertFToS 110, ConvertSToF 111, ConvertUToF 112, UConvert 113, FConvert 115, Bitcast 124
	SNegate 126, FNegate 127, IAdd 128, FAdd 129, ISub 130, FSub 131, IMul 132, FMul 133, SDiv 135, FDiv 136, FRem 140
	UMulExtended 151, SMulExtended 152, IsNan 156, IsInf 157, LogicalNotEqual 165, LogicalOr 166, LogicalAnd 167, LogicalNot 168
	Select 169, IEqual 170, INotEqual 171, UGreaterThan 172, ULessThan 176, SLessThan 177, ULessThanEqual 178, SLessThanEqual 179
	FOrdEqual 180, FUnordNotEqual 183, FOrdLessThan 184, FOrdLessThanEqual 188
	ShiftRightLogical 194, ShiftRightArithmetic 195, ShiftLeftLogical 196, BitwiseOr 197, BitwiseXor 198, BitwiseAnd 199, BitCount 205
	Not 200, ControlBarrier 224 -, AtomicLoad 227, AtomicAnd 240, AtomicOr 241, LoopMerge 246 -, SelectionMerge 247 -, Label 248 0, Branch 249 -, BranchConditional 250 -
	Return 253 -, ReturnValue 254 -, Unreachable 255 -, FmaKHR 4427, SDot 4450
	TypeCooperativeMatrixKHR 4456 0, CooperativeMatrixLoadKHR 4457, CooperativeMatrixStoreKHR 4458 -, CooperativeMatrixMulAddKHR 4459`

// vocabulary are the words that operands may be; one in two meanings has its instruction before it.
const vocabulary = `
	Logical 0, GLSL450 1, Vulkan 3, GLCompute 5, None 0, DontFlatten 2, Shader 1, Linkage 5, Float64 10, Int64 11, FMAKHR 6030, DotProductInput4x8BitPacked 6018, DotProduct 6019, PackedVectorFormat4x8Bit 0, LocalSize 17
	Int8 39, GroupNonUniform 61, VulkanMemoryModel 5345, CooperativeMatrixKHR 6022, NonPrivatePointer 32
	MatrixASignedComponentsKHR|MatrixBSignedComponentsKHR|MatrixCSignedComponentsKHR|MatrixResultSignedComponentsKHR 15
	Capability.DenormPreserve 4464, Capability.SignedZeroInfNanPreserve 4466, Capability.RoundingModeRTE 4467
	ExecutionMode.DenormPreserve 4459, ExecutionMode.SignedZeroInfNanPreserve 4461, ExecutionMode.RoundingModeRTE 4462
	Input 1, Uniform 2, Workgroup 4, Private 6, Function 7, PushConstant 9, StorageBuffer 12, NumWorkgroups 24, WorkgroupId 26, LocalInvocationId 27, SubgroupId 40
	Block 2, ArrayStride 6, BuiltIn 11, Aliased 20, Coherent 23, NonWritable 24, Binding 33, DescriptorSet 34, Offset 35, NoContraction 42
	RoundEven 2, Trunc 3, FAbs 4, Floor 8, Ceil 9, Sin 13, Cos 14, Tan 15, Asin 16, Acos 17, Atan 18, Sinh 19, Cosh 20, Tanh 21
	Asinh 22, Acosh 23, Atanh 24, Atan2 25, Pow 26, Exp 27, Log 28, Exp2 29, Log2 30, Sqrt 31, InverseSqrt 32, ModfStruct 36
	FMin 37, FMax 40, Fma 50, FrexpStruct 52, Ldexp 53, PackHalf2x16 58, UnpackHalf2x16 62, FindUMsb 75`

// form is an instruction's number and the place of its result, -1 for none.
type form struct {
	op     uint32
	result int
}

var forms = sync.OnceValue(func() map[string]form {
	m := map[string]form{}
	for name, fields := range entries(instructions) {
		m[name] = form{number(fields[0]), map[string]int{"": 1, "0": 0, "-": -1}[append(fields, "")[1]]}
	}
	return m
})

var words = sync.OnceValue(func() map[string]uint32 {
	m := map[string]uint32{}
	for name, fields := range entries(vocabulary) {
		m[name] = number(fields[0])
	}
	return m
})

func number(s string) uint32 {
	n, _ := strconv.Atoi(s)
	return uint32(n)
}

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

type (
	// id is the number of a result.
	id uint32
	// text is an operand that is a string, where a Go string is a word of the vocabulary.
	text string

	instruction struct {
		name     string
		operands []any // id, []id, text, string, and numbers: int, uint32, uint64, float32, float64
	}
)

// put appends an instruction.
func put(to *[]instruction, name string, operands ...any) {
	*to = append(*to, instruction{name, operands})
}

// encode appends an instruction to a module.
func (i instruction) encode(b []byte) []byte {
	at, put := len(b), binary.LittleEndian.AppendUint32
	b = put(b, 0)
	for _, x := range i.operands {
		switch x := x.(type) {
		case id:
			b = put(b, uint32(x))
		case int:
			b = put(b, uint32(x))
		case text: // and a 0 at least
			b = append(append(b, x...), make([]byte, 4-len(x)%4)...)
		case string:
			n, known := words()[x]
			if !known {
				n, known = words()[i.name+"."+x]
			}
			if b = put(b, n); !known {
				panic("spirv: no word " + x + " of " + i.name)
			}
		default:
			b, _ = binary.Append(b, binary.LittleEndian, x)
		}
	}
	f, known := forms()[i.name]
	if !known {
		panic("spirv: no instruction " + i.name)
	}
	binary.LittleEndian.PutUint32(b[at:], uint32(len(b)-at)/4<<16|f.op)
	return b
}

// literal returns a constant of a type as an operand.
func literal(t ir.Type, x float64) any {
	switch t {
	case ir.F32:
		return float32(x)
	case ir.F64:
		return x
	case ir.U64:
		return ir.ToWord(t, x)
	}
	return uint32(int64(x))
}
