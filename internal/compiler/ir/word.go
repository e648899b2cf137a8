package ir

import (
	"encoding/binary"
	"math"
	"math/bits"

	"github.com/limbfp/limb/fp"
)

// # Words
//
// The interpreter holds a U32 as its number, and a U64 as the float64 that has
// its bits. So do constants and tables.

// FromWord returns what holds the word w of type t.
func FromWord(t Type, w uint64) float64 {
	if t == U64 {
		return math.Float64frombits(w)
	}
	return float64(uint32(w))
}

// ToWord returns the word of type t that x holds.
func ToWord(t Type, x float64) uint64 {
	if t == U64 {
		return math.Float64bits(x)
	}
	return uint64(x)
}

// Bytes returns the data of a table as it lies in memory, the low bytes of a number first.
func (t *Table) Bytes() (data []byte) {
	for _, x := range t.Data {
		w := ToWord(t.Type, x)
		switch t.Type {
		case F32:
			w = uint64(math.Float32bits(float32(x)))
		case F64:
			w = math.Float64bits(x)
		case I32:
			w = uint64(int64(x))
		}
		if t.Type.Bytes() == 8 {
			data = binary.LittleEndian.AppendUint64(data, w)
		} else {
			data = binary.LittleEndian.AppendUint32(data, uint32(w))
		}
	}
	return data
}

// wordTypes returns the types of operand and result of an operation that computes
// with words or makes them; 0 where v is none.
func wordTypes(v *Value) (from, to Type) {
	if len(v.Args) == 0 || v.Op == Select || v.Op == Lookup || v.Op == Opaque || v.Op == Native || v.Op == Get || v.Op == Load {
		return 0, 0
	}
	if from = v.Args[0].Type; from.IsWord() || v.Type.IsWord() {
		return from, v.Type
	}
	return 0, 0
}

// onWords is the meaning of the operations on words.
func (s *step) onWords(a, b float64) float64 {
	if s.op == Bitcast {
		return s.bitcast(a)
	}
	n := 32
	if s.from == U64 {
		n = 64
	}
	x, y := ToWord(s.from, a), ToWord(s.from, b)
	switch s.op {
	case Add:
		x += y
	case Sub:
		x -= y
	case Mul:
		x *= y
	case And:
		x &= y
	case Or:
		x |= y
	case Xor:
		x ^= y
	case Shl:
		x <<= s.bits
	case Shr:
		x >>= s.bits
	case ShlBy, ShrBy:
		switch {
		case y >= uint64(n):
			x = 0xb5b5b5b5b5b5b5b5 // that this means nothing shows in tests
		case s.op == ShlBy:
			x <<= y
		default:
			x >>= y
		}
	case Clz:
		x = uint64(bits.LeadingZeros64(x) - (64 - n))
	case MulHi:
		if n == 32 {
			x = x * y >> 32
		} else {
			x, _ = bits.Mul64(x, y)
		}
	case Lt:
		return truth(x < y)
	case Le:
		return truth(x <= y)
	case Eq:
		return truth(x == y)
	case Ne:
		return truth(x != y)
	}
	return FromWord(s.to, x)
}

func (s *step) bitcast(a float64) float64 {
	switch {
	case s.from == I32:
		return float64(uint32(int32(a)))
	case s.to == I32:
		return float64(int32(uint32(a)))
	}
	f := s.arith.Format()
	switch {
	case f == fp.Binary32() && s.from.Float():
		return FromWord(s.to, uint64(math.Float32bits(float32(a))))
	case f == fp.Binary32():
		return float64(math.Float32frombits(uint32(a)))
	case f == fp.Binary64(): // a float64 already
		return a
	case s.from.Float():
		return FromWord(s.to, f.Encode(a))
	}
	return f.Decode(ToWord(s.from, a))
}

// Fold returns the value of an operation on constants, none of them a float.
func Fold(v *Value) (c float64, ok bool) {
	if len(v.Args) == 0 || v.Type.Float() || v.Op == Call || v.Op == Result || v.Op == Opaque || v.Op == Native || v.Op == Lookup {
		return 0, false
	}
	var r [4]float64
	for i, a := range v.Args {
		if a.Op != Const || a.Type.Float() {
			return 0, false
		}
		r[i] = a.Const
	}
	s := step{op: v.Op, a: 0, b: 1, c: 2, dst: 3, bits: int32(v.Bits)}
	if s.from, s.to = wordTypes(v); s.to == 0 && v.Type == I32 && v.Op >= Add && v.Op <= Neg {
		s.op |= onInt
	}
	run(r[:], []step{s}, nil)
	return r[3], true
}
