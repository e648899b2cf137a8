//go:build !page

package ir

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"io"
)

// Pack compresses what is embedded in programs. flate looks back 32 kB, and the forms that a kernel has for other types
// stand farther away: so what stood before, at any distance, is taken out first. Packed are, by flate, the length of a
// list, the list, and what is left of the text. An entry of the list is how many bytes of that come next, how many
// follow that stood before, and how far back. A text without such stretches is compressed by flate alone. Who makes a
// committed file by Pack is a test, which says where another version of Go compresses it otherwise.
func Pack(text []byte) []byte {
	const least = 24 // bytes that are worth an entry
	var list, rest []byte
	seen := make([]int32, 1<<18) // where bytes with this hash stood last, plus 1
	entry := func(i int) *int32 {
		h := uint64(0)
		for k := 0; k < least; k += 8 {
			h = (h ^ binary.LittleEndian.Uint64(text[i+k:])) * 0x9e3779b97f4a7c15
		}
		return &seen[h>>46]
	}
	done := 0
	for i := 0; i+least <= len(text); i++ {
		at := entry(i)
		from, to, n := int(*at)-1, i, 0
		*at = int32(i + 1)
		if from >= 0 {
			for to+n < len(text) && text[from+n] == text[to+n] {
				n++
			}
		}
		if n < least {
			continue
		}
		for to > done && from > 0 && text[from-1] == text[to-1] {
			from, to, n = from-1, to-1, n+1
		}
		list = binary.AppendUvarint(list, uint64(to-done))
		list = binary.AppendUvarint(list, uint64(n))
		list = binary.AppendUvarint(list, uint64(to-from))
		rest = append(rest, text[done:to]...)
		for done = to + n; i+1 < done; i++ {
			if i+1+least <= len(text) {
				*entry(i + 1) = int32(i + 2)
			}
		}
	}
	both := deflate([]byte{packed}, binary.AppendUvarint(nil, uint64(len(list))), list, rest, text[done:])
	if alone := deflate(nil, text); len(alone) <= len(both) {
		return alone
	}
	return both
}

// deflate appends what flate makes of parts.
func deflate(head []byte, parts ...[]byte) []byte {
	out := bytes.NewBuffer(head)
	w, err := flate.NewWriter(out, flate.BestCompression)
	for _, part := range parts {
		if err == nil {
			_, err = w.Write(part)
		}
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil { // a buffer takes all
		panic(err)
	}
	return out.Bytes()
}

// packed is the first byte of what Pack made, with which nothing begins that flate alone did.
const packed = 7

var errPacked = errors.New("they are not what was packed")

// Unpack gives back what Pack was given, or what flate alone was.
func Unpack(data []byte) ([]byte, error) {
	alone := len(data) == 0 || data[0] != packed
	if !alone {
		data = data[1:]
	}
	in, err := io.ReadAll(flate.NewReader(bytes.NewReader(data)))
	if alone || err != nil {
		return in, err
	}
	size, k := binary.Uvarint(in)
	if k <= 0 || size > uint64(len(in)-k) {
		return nil, errPacked
	}
	list, rest := in[k:k+int(size)], in[k+int(size):]
	var text []byte
	for len(list) > 0 {
		var n [3]uint64 // bytes of the rest, bytes of the text, how far back
		for i := range n {
			x, k := binary.Uvarint(list)
			if k <= 0 || x > 1<<28 {
				return nil, errPacked
			}
			n[i], list = x, list[k:]
		}
		if n[0] > uint64(len(rest)) || n[2] == 0 || n[2] > uint64(len(text))+n[0] || n[1] > 1<<28-uint64(len(text)) {
			return nil, errPacked
		}
		text, rest = append(text, rest[:n[0]]...), rest[n[0]:]
		for from := len(text) - int(n[2]); n[1] > 0; { // what is copied may be copied again
			some := min(n[1], uint64(len(text)-from))
			text = append(text, text[from:from+int(some)]...)
			n[1] -= some
		}
	}
	return append(text, rest...), nil
}
