package spirv

import (
	"encoding/binary"
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Text returns a listing of the module in the notation of spirv-dis: an instruction a line, with the
// names of ids.
func (b *Binary) Text() string {
	l := &listing{names: map[id]string{}, taken: map[string]int{}}
	for _, i := range b.list {
		if i.name == "Name" {
			l.call(i.operands[0].(id), string(i.operands[1].(text)))
		}
	}
	var s strings.Builder
	fmt.Fprintf(&s, "; SPIR-V 1.3, %d ids\n", binary.LittleEndian.Uint32(b.Code[12:]))
	for _, i := range b.list {
		line, result := l.instruction(i)
		fmt.Fprintf(&s, "%15s%s\n", result, line)
		if i.name == "FunctionEnd" {
			s.WriteString("\n")
		}
	}
	return s.String()
}

// listing knows the names of ids.
type listing struct {
	names map[id]string
	taken map[string]int
}

// call names an id, unless it has a name: as what it is, or that with a number.
func (l *listing) call(x id, name string) {
	if l.names[x] != "" {
		return
	}
	name = strings.Map(func(r rune) rune {
		if r == '_' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' {
			return r
		}
		return '_'
	}, name)
	try := name
	for l.taken[try] > 0 {
		try = name + "_" + strconv.Itoa(l.taken[name])
		l.taken[name]++
	}
	l.taken[try]++
	l.names[x] = "%" + try
}

func (l *listing) ref(x id) string {
	l.call(x, strconv.Itoa(int(x)))
	return l.names[x]
}

// instruction returns the text of an instruction, and of its result.
func (l *listing) instruction(i instruction) (line, result string) {
	line = "Op" + i.name
	for k, x := range i.operands {
		switch x := x.(type) {
		case id:
			if k == forms()[i.name].result {
				l.describe(i, x)
				result = l.ref(x) + " = "
				continue
			}
			line += " " + l.ref(x)
		case []id:
			for _, x := range x {
				line += " " + l.ref(x)
			}
		case text:
			line += " " + strconv.Quote(string(x))
		case float32:
			line += " " + float(float64(x), 32)
		case float64:
			line += " " + float(x, 64)
		default:
			line += " " + fmt.Sprint(x)
		}
	}
	return line, result
}

// describe names types, and the constants among integers.
func (l *listing) describe(i instruction, x id) {
	ref := func(k int) string { return l.ref(i.operands[k].(id))[1:] }
	switch i.name {
	case "TypeVoid", "TypeBool":
		l.call(x, strings.ToLower(i.name[4:]))
	case "TypeInt", "TypeFloat":
		l.call(x, map[string]string{"TypeInt 8": "uchar", "TypeInt 32": "uint", "TypeInt 64": "ulong", "TypeFloat 32": "float", "TypeFloat 64": "double"}[fmt.Sprint(i.name, " ", i.operands[1])])
	case "TypeVector":
		l.call(x, fmt.Sprintf("v%d%s", i.operands[2], ref(1)))
	case "TypePointer":
		l.call(x, fmt.Sprintf("_ptr_%s_%s", i.operands[1], ref(2)))
	case "Constant":
		switch n := i.operands[2].(type) {
		case uint32, uint64:
			l.call(x, fmt.Sprintf("%s_%d", ref(0), n))
		}
	}
}

// float prints a number of so many bits.
func float(x float64, bits int) string {
	if math.IsInf(x, 0) { // the power of 2 that is too large
		return fmt.Sprintf("%s0x1p+%d", map[bool]string{true: "-"}[x < 0], map[int]int{32: 128, 64: 1024}[bits])
	}
	return strconv.FormatFloat(x, 'g', -1, bits)
}
