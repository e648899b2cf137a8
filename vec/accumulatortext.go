package vec

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"math"
	"math/big"
	"strconv"
	"strings"
)

// # Accumulators in files and messages
//
// An accumulator has one form as bytes, and one as text: equal sums of equal numbers have equal
// forms, whatever their order. Both begin with a version and end with a checksum. What is read
// must be that form exactly: it is written again and compared.
//
//	bytes   "LS", version 1, what was seen, sign, place of the last digit from below,
//	        digits of 32 bits from the first that is not 0, checksum
//	text    limbsum1 -0x3p-1074 +Inf 1a2b3c4d

const (
	version = 1

	// 2^64 products are below that power of two, in the unit.
	capacity = 2112 - unit
)

// MarshalBinary returns the sum as bytes, some ten for most sums. It is an
// [encoding.BinaryMarshaler], which encoding/gob asks for.
func (a *Accumulator) MarshalBinary() ([]byte, error) { return a.AppendBinary(nil) }

// AppendBinary appends what MarshalBinary returns to b.
func (a *Accumulator) AppendBinary(b []byte) ([]byte, error) {
	from := len(b)
	m, first, last, neg := a.magnitude()
	sign := byte(0)
	if neg {
		sign = 1
	}
	b = append(b, 'L', 'S', version, byte(a.seen.settled()), sign, byte(first))
	for i := last; i >= first; i-- {
		b = binary.BigEndian.AppendUint32(b, uint32(m.digit[i]))
	}
	return binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b[from:])), nil
}

// UnmarshalBinary sets a to the sum whose bytes MarshalBinary returned. It gives an error
// where they are not such, and then leaves a as it is.
func (a *Accumulator) UnmarshalBinary(b []byte) error {
	const head, tail = 6, 4
	body := len(b) - tail
	switch {
	case len(b) < 3 || b[0] != 'L' || b[1] != 'S':
		return errors.New("vec: reading an Accumulator: the bytes do not begin with LS: they are something else")
	case b[2] != version:
		return fmt.Errorf("vec: reading an Accumulator: version %d, and this program knows %d: use a later limb", b[2], version)
	case body < head || (body-head)%4 != 0:
		return fmt.Errorf("vec: reading an Accumulator: %d bytes: some are missing, or there are too many", len(b))
	case crc32.ChecksumIEEE(b[:body]) != binary.BigEndian.Uint32(b[body:]):
		return errors.New("vec: reading an Accumulator: the checksum is another one: the bytes are damaged")
	}
	m := new(big.Int).SetBytes(b[head:body])
	if b[4] == 1 {
		m.Neg(m)
	}
	var c Accumulator
	if err := c.set(m, 32*int(b[5]), seen(b[3])); err != nil {
		return err
	}
	if again, _ := c.MarshalBinary(); !bytes.Equal(again, b) {
		return errNoForm
	}
	*a = c
	return nil
}

// errNoForm is given for what has a right checksum and was not written here.
var errNoForm = errors.New("vec: reading an Accumulator: not the form in which one is written")

// set makes a, which is empty, the sum m·2^(unit+at), of which that was seen.
func (a *Accumulator) set(m *big.Int, at int, s seen) error {
	if at < 0 || m.BitLen()+at > capacity {
		return errors.New("vec: reading an Accumulator: a sum of more than 2^64 numbers")
	}
	if m.Sign() != 0 && s&seenOther == 0 {
		return errNoForm
	}
	words := new(big.Int).Lsh(m, uint(at%32)).Bytes()
	for i := range (len(words) + 3) / 4 {
		var d [4]byte
		end := len(words) - 4*i
		copy(d[max(4-end, 0):], words[max(end-4, 0):end])
		a.add(uint64(binary.BigEndian.Uint32(d[:])), 32*(at/32+i), m.Sign() < 0)
	}
	a.seen = s
	return nil
}

// MarshalText returns the sum as a line of text: the integer and the power of two whose product
// it is, "empty" for none and "-0" where all were -0, then NaN and infinities that were among
// the numbers, and a checksum. It is an [encoding.TextMarshaler], which encoding/json asks for.
func (a *Accumulator) MarshalText() ([]byte, error) {
	s := a.seen.settled()
	m, e := a.integer()
	words := []string{"limbsum1"}
	switch {
	case m.Sign() != 0:
		z := m.TrailingZeroBits()
		words = append(words, fmt.Sprintf("%#xp%d", m.Rsh(m, z), e+int(z)))
	case s == 0:
		words = append(words, "empty")
	case s == seenNegZero:
		words = append(words, "-0")
	default:
		words = append(words, "0")
	}
	for i, name := range names {
		if s&(1<<i) != 0 {
			words = append(words, name)
		}
	}
	b := []byte(strings.Join(words, " "))
	return fmt.Appendf(b, " %08x", crc32.ChecksumIEEE(b)), nil
}

// names are those of the bits of seen that are numbers, from the last bit on.
var names = [...]string{"NaN", "+Inf", "-Inf"}

// UnmarshalText sets a to the sum whose text MarshalText returned. It gives an error where it
// is not such, and then leaves a as it is.
func (a *Accumulator) UnmarshalText(b []byte) error {
	text := string(b)
	words := strings.Split(text, " ")
	last := words[len(words)-1]
	switch {
	case !strings.HasPrefix(words[0], "limbsum"):
		return errors.New("vec: reading an Accumulator: the text does not begin with limbsum: it is something else")
	case words[0] != "limbsum1":
		return fmt.Errorf("vec: reading an Accumulator: version %.20q, and this program knows limbsum1: use a later limb", words[0])
	case len(words) < 3 || len(text) > capacity:
		return fmt.Errorf("vec: reading an Accumulator: %d words, %d bytes: some are missing, or there are too many", len(words), len(text))
	}
	if sum, err := strconv.ParseUint(last, 16, 32); err != nil || uint32(sum) != crc32.ChecksumIEEE(b[:len(b)-len(last)-1]) {
		return errors.New("vec: reading an Accumulator: the checksum is another one: the text is damaged")
	}
	s := seenOther
	m, e := new(big.Int), 0
	switch v := words[1]; v {
	case "empty":
		s = 0
	case "-0":
		s = seenNegZero
	case "0":
	default:
		digits, power, ok := strings.Cut(v, "p")
		var err error
		if e, err = strconv.Atoi(power); err != nil || !ok || max(e, -e) > math.MaxInt16 {
			return errNoForm
		}
		if _, ok = m.SetString(digits, 0); !ok {
			return errNoForm
		}
	}
	for _, w := range words[2 : len(words)-1] {
		for i, name := range names {
			if w == name {
				s |= 1 << i
			}
		}
	}
	var c Accumulator
	if err := c.set(m, e-unit, s); err != nil {
		return err
	}
	if again, _ := c.MarshalText(); !bytes.Equal(again, b) {
		return errNoForm
	}
	*a = c
	return nil
}
