package mat

import (
	"bytes"
	"encoding"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"unsafe"

	"github.com/limbfp/limb/internal/run/types"
)

// # Matrices as text and bytes
//
// Bytes are a version, the name of the type with its length before it, the numbers of rows and columns, and the elements
// row by row, as MarshalBinary of the numbers writes them, with the high byte first.

const version = 1

// ofLimbs is what numbers of several limbs write and read themselves by.
type ofLimbs interface {
	encoding.BinaryAppender
	encoding.BinaryUnmarshaler
}

// MarshalText returns the elements, a row a line with blanks between them, each with all of its digits: what
// [Dense.UnmarshalText] reads as m, bit for bit but for the payloads of NaN.
func (m Dense[N]) MarshalText() ([]byte, error) {
	if err := Maybe(func() { m.check("MarshalText") }); err != nil {
		return nil, err
	}
	return []byte(m.String()), nil
}

// UnmarshalText reads rows of numbers, a row a line, with blanks between them. Numbers are read and rounded as [limb.ParseAs]
// does. What is no number, and a row of another length than the first, is an error that names it, and leaves m as it is.
func (m *Dense[N]) UnmarshalText(text []byte) error {
	list := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	if len(text) == 0 {
		list = nil
	}
	rows := make([][]N, len(list))
	for i, line := range list {
		for j, word := range strings.Fields(line) {
			var x N
			if err := any(&x).(encoding.TextUnmarshaler).UnmarshalText([]byte(word)); err != nil {
				return fmt.Errorf("mat: text: (%d, %d): %w", i, j, err)
			}
			rows[i] = append(rows[i], x)
		}
	}
	return m.setRows("text", rows)
}

// setRows makes m the matrix of these rows.
func (m *Dense[N]) setRows(what string, rows [][]N) error {
	g := Dense[N]{Rows: len(rows)}
	for i, row := range rows {
		if g.Cols, g.Stride = len(rows[0]), len(rows[0]); len(row) != g.Cols {
			return fmt.Errorf("mat: %s: %w: row %d has %d elements, and row 0 has %d", what, ErrShape, i, len(row), g.Cols)
		}
		g.Data = append(g.Data, row...)
	}
	*m = g
	return nil
}

// MarshalJSON returns an array of rows, each an array of numbers as the types of numbers write themselves: strings with all
// of their digits.
func (m Dense[N]) MarshalJSON() ([]byte, error) {
	if err := Maybe(func() { m.check("MarshalJSON") }); err != nil {
		return nil, err
	}
	rows := make([][]N, m.Rows)
	for i := range rows {
		rows[i] = append([]N{}, m.Row(i)...)
	}
	return json.Marshal(rows)
}

// UnmarshalJSON reads an array of rows, whose elements are strings or JSON numbers, which do not go by way of a float64; null
// leaves m as it is. Rows of different lengths are an error.
func (m *Dense[N]) UnmarshalJSON(data []byte) error {
	if bytes.Equal(data, []byte("null")) {
		return nil
	}
	var rows [][]*N
	if err := json.Unmarshal(data, &rows); err != nil {
		return fmt.Errorf("mat: json: %w", err)
	}
	list := make([][]N, len(rows))
	for i, row := range rows {
		for j, x := range row {
			if x == nil {
				return fmt.Errorf("mat: json: (%d, %d) is null: it must be a number", i, j)
			}
			list[i] = append(list[i], *x)
		}
	}
	return m.setRows("json", list)
}

// MarshalBinary returns the shape and the limbs as bytes, for package gob too. A number that is not normalised is an error.
func (m Dense[N]) MarshalBinary() ([]byte, error) {
	if err := Maybe(func() { m.check("MarshalBinary") }); err != nil {
		return nil, err
	}
	name := typeOf[N]().String()
	buf := append([]byte{version, byte(len(name))}, name...)
	buf = binary.BigEndian.AppendUint64(buf, uint64(m.Rows))
	buf = binary.BigEndian.AppendUint64(buf, uint64(m.Cols))
	for i := range m.Rows {
		for j, x := range m.Row(i) {
			var err error
			if buf, err = appendNumber(buf, x); err != nil {
				return nil, fmt.Errorf("mat: bytes: (%d, %d): %w", i, j, err)
			}
		}
	}
	return buf, nil
}

// UnmarshalBinary reads what [Dense.MarshalBinary] of the same type returns. All else is an error, and leaves m as it is.
func (m *Dense[N]) UnmarshalBinary(data []byte) error {
	name := typeOf[N]().String()
	head := append([]byte{version, byte(len(name))}, name...)
	rest, ok := bytes.CutPrefix(data, head)
	if !ok || len(rest) < 16 {
		return fmt.Errorf("mat: bytes: they do not begin as those of a matrix of %s do", name)
	}
	r, c, rest := binary.BigEndian.Uint64(rest), binary.BigEndian.Uint64(rest[8:]), rest[16:]
	each := uint64(unsafe.Sizeof(*new(N)))
	n := uint64(len(rest))
	if r > math.MaxInt || c > math.MaxInt || n%each != 0 || (r == 0 || c == 0) != (n == 0) || n > 0 && (r > n || c > n || r*c != n/each) {
		return fmt.Errorf("mat: bytes: %w: %d rows and %d columns of %d bytes, in %d bytes", ErrShape, r, c, each, n)
	}
	list := make([]N, n/each)
	for i := range list {
		if err := readNumber(&list[i], rest[:each]); err != nil {
			return fmt.Errorf("mat: bytes: (%d, %d): %w", i/int(c), i%int(c), err)
		}
		rest = rest[each:]
	}
	*m = Dense[N]{int(r), int(c), int(c), list}
	return nil
}

func appendNumber[N Number[N]](buf []byte, x N) ([]byte, error) {
	if n, ok := any(&x).(ofLimbs); ok {
		return n.AppendBinary(buf)
	}
	if typeOf[N]() == types.F32 {
		return binary.BigEndian.AppendUint32(buf, math.Float32bits(float32(limbAt(&x, 0)))), nil
	}
	return binary.BigEndian.AppendUint64(buf, math.Float64bits(limbAt(&x, 0))), nil
}

func readNumber[N Number[N]](x *N, data []byte) error {
	if n, ok := any(x).(ofLimbs); ok {
		return n.UnmarshalBinary(data)
	}
	if typeOf[N]() == types.F32 {
		setLimb(x, 0, float64(math.Float32frombits(binary.BigEndian.Uint32(data))))
	} else {
		setLimb(x, 0, math.Float64frombits(binary.BigEndian.Uint64(data)))
	}
	return nil
}
