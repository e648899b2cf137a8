package spirv

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Disassemble returns the text of a module that [Module] has made, in the notation of
// spirv-dis: an instruction a line, with the names of ids.
func Disassemble(module []uint32) (string, error) {
	d := &disassembler{names: map[id]string{}, taken: map[string]int{}, types: map[id]instruction{}}
	list, err := parse(module)
	if err != nil {
		return "", err
	}
	for _, i := range list {
		if i.name == "Name" {
			d.call(id(i.words[0]), stringOf(i.words[1:]))
		}
	}
	var s strings.Builder
	fmt.Fprintf(&s, "; SPIR-V %d.%d, %d ids\n", module[1]>>16, module[1]>>8&0xff, module[3])
	for _, i := range list {
		line, result := d.instruction(i)
		fmt.Fprintf(&s, "%15s%s\n", result, line)
		if i.name == "FunctionEnd" {
			s.WriteString("\n")
		}
	}
	return s.String(), nil
}

type instruction struct {
	form
	words []uint32 // operands
}

var errModule = errors.New("spirv: no module that this package makes")

func parse(module []uint32) (list []instruction, err error) {
	if len(module) < 5 || module[0] != magic {
		return nil, errModule
	}
	for rest := module[5:]; len(rest) > 0; {
		n := int(rest[0] >> 16)
		f, ok := words().byNumber[rest[0]&0xffff]
		if !ok || n < 1 || n > len(rest) {
			return nil, fmt.Errorf("%w: at word %d of %d", errModule, len(module)-len(rest), len(module))
		}
		list = append(list, instruction{f, rest[1:n]})
		rest = rest[n:]
	}
	return list, nil
}

// disassembler knows the names of ids, and the types of numbers.
type disassembler struct {
	names map[id]string
	taken map[string]int
	types map[id]instruction
}

// call names an id, unless it has a name: as what it is, or that with a number.
func (d *disassembler) call(x id, name string) {
	if d.names[x] != "" {
		return
	}
	name = strings.Map(func(r rune) rune {
		if r == '_' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' {
			return r
		}
		return '_'
	}, name)
	try := name
	for d.taken[try] > 0 {
		try = name + "_" + strconv.Itoa(d.taken[name])
		d.taken[name]++
	}
	d.taken[try]++
	d.names[x] = "%" + try
}

func (d *disassembler) ref(x uint32) string {
	d.call(id(x), strconv.Itoa(int(x)))
	return d.names[id(x)]
}

// instruction returns the text of an instruction, and of its result.
func (d *disassembler) instruction(i instruction) (line, result string) {
	line = "Op" + i.name
	add := func(s string) { line += " " + s }
	var t instruction // of the result
	kind, kinds := byte(0), i.operands
	for list := i.words; len(list) > 0; list = list[1:] {
		w := list[0]
		switch kind, kinds = next(kinds); kind {
		case 't':
			t = d.types[id(w)]
			add(d.ref(w))
		case 'r':
			d.types[id(w)] = i
			d.describe(i, id(w))
			result = d.ref(w) + " = "
		case '.', '*':
			add(d.ref(w))
		case 'n', 'N':
			add(strconv.Itoa(int(w)))
		case 'k':
			add(number(t, list))
			return line, result
		case 's':
			s := stringOf(list)
			add(strconv.Quote(s))
			list = list[len(s)/4:]
		default:
			name := cmp.Or(words().nameOf[kind][w], strconv.Itoa(int(w)))
			if add(name); kind == 'D' {
				kinds = after(name)
			}
		}
	}
	return line, result
}

// describe names types, and the constants among integers.
func (d *disassembler) describe(i instruction, x id) {
	ref := func(k int) string { return d.ref(i.words[k])[1:] }
	switch i.name {
	case "TypeVoid", "TypeBool":
		d.call(x, strings.ToLower(i.name[4:]))
	case "TypeInt", "TypeFloat":
		d.call(x, map[string]string{"TypeInt 32": "uint", "TypeInt 64": "ulong", "TypeFloat 32": "float", "TypeFloat 64": "double"}[fmt.Sprint(i.name, " ", i.words[1])])
	case "TypeVector":
		d.call(x, fmt.Sprintf("v%d%s", i.words[2], ref(1)))
	case "TypePointer":
		d.call(x, "_ptr_"+words().nameOf['S'][i.words[1]]+"_"+ref(2))
	case "Constant":
		if t := d.types[id(i.words[0])]; t.name == "TypeInt" {
			d.call(x, ref(0)+"_"+number(t, i.words[2:]))
		}
	}
}

// number returns a number of a type.
func number(t instruction, list []uint32) string {
	w := uint64(list[0])
	if len(list) > 1 {
		w |= uint64(list[1]) << 32
	}
	if t.name != "TypeFloat" {
		return strconv.FormatUint(w, 10)
	}
	x, bits := math.Float64frombits(w), 64
	if len(list) == 1 {
		x, bits = float64(math.Float32frombits(uint32(w))), 32
	}
	if math.IsInf(x, 0) { // the power of 2 that is too large
		return fmt.Sprintf("%s0x1p+%d", map[bool]string{true: "-"}[x < 0], map[int]int{32: 128, 64: 1024}[bits])
	}
	return strconv.FormatFloat(x, 'g', -1, bits)
}

// stringOf returns the string at the head of words.
func stringOf(list []uint32) string {
	var b []byte
	for _, w := range list {
		b = binary.LittleEndian.AppendUint32(b, w)
	}
	b, _, _ = bytes.Cut(b, []byte{0})
	return string(b)
}
