package file

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
)

// # .npy files
//
// A file is a magic word, a header, which is a dictionary as Python writes it, and the
// numbers. A header may have its keys in any order and either kind of quotes, as
// NumPy's reader takes it. It is not trusted: numbers are read only if the file has as
// many bytes as it says. What is written is version 1.0, as NumPy does.

const (
	magic     = "\x93NUMPY"
	maxHeader = 1 << 16
	maxAxes   = 64      // as in NumPy
	chunk     = 1 << 12 // numbers that are read at a time
)

// readNpy reads a .npy file of so many bytes: numbers of the form as, if it is not
// nil.
func readNpy(r io.Reader, size int64, as *Form) (*Array, error) {
	b := bufio.NewReader(r)
	head, err := header(b, size)
	if err != nil {
		return nil, err
	}
	h, err := parseHeader(head)
	if err != nil {
		return nil, err
	}
	dtype, order, err := dtypeOf(h.descr)
	if err != nil {
		return nil, err
	}
	f, shape, err := formOf(dtype, h.shape, as)
	if err != nil {
		return nil, err
	}
	n, err := product(h.shape, f.Bits/8*f.parts())
	if err != nil {
		return nil, err
	}
	want := int64(n) * int64(f.Bits/8*f.parts())
	switch found := size - int64(len(head)); {
	case found < want:
		return nil, fmt.Errorf("the file is truncated: %s takes %d bytes, but there are %d", describe(dtype, h.shape), want, found)
	case found > want:
		return nil, fmt.Errorf("after the array, %s, there are %d more bytes: the file is damaged, or holds several arrays", describe(dtype, h.shape), found-want)
	}
	a := &Array{Form: f, Shape: shape}
	if a.Limbs, err = numbers(b, n*f.parts(), f.Bits/8, order); err != nil {
		return nil, err
	}
	if h.fortran {
		a.Limbs = rowMajor(a.Limbs, h.shape, f.parts())
	}
	a.swap()
	return a, nil
}

// header returns all that comes before the numbers of a file.
func header(b *bufio.Reader, size int64) (string, error) {
	head, err := b.Peek(12)
	if err != nil && !errors.Is(err, io.EOF) {
		return "", err
	}
	switch {
	case bytes.HasPrefix(head, []byte("PK\x03\x04")):
		return "", errors.New("this is a .npz archive, not a .npy file: unzip it, or numpy.save its arrays one by one")
	case !bytes.HasPrefix(head, []byte(magic[:min(len(magic), len(head))])):
		return "", fmt.Errorf("this is no .npy file: it begins with %q, not %q", head[:min(len(head), len(magic))], magic)
	case len(head) < 12:
		return "", fmt.Errorf("the file is truncated: it has %d bytes", size)
	}
	var n int64
	switch v := head[6]; v {
	case 1:
		n = 10 + int64(binary.LittleEndian.Uint16(head[8:]))
	case 2:
		n = 12 + int64(binary.LittleEndian.Uint32(head[8:]))
	default:
		return "", fmt.Errorf("the file has version %d.%d of the .npy format: there are 1.0 and 2.0 for arrays of numbers", v, head[7])
	}
	switch {
	case n > size:
		return "", fmt.Errorf("the file is truncated: its header takes %d bytes, but there are %d", n, size)
	case n > maxHeader:
		return "", fmt.Errorf("the header takes %d bytes, which is more than an array of numbers needs", n)
	}
	head = make([]byte, n)
	_, err = io.ReadFull(b, head)
	return string(head), err
}

// dtypeOf returns the dtype in a header without its byte order, and that: f8 for '<f8',
// '>f8', and '=f8' or 'f8', which are the processor's own.
func dtypeOf(descr any) (string, binary.ByteOrder, error) {
	text, ok := descr.(string)
	if list, records := descr.([]any); records {
		return "", nil, fmt.Errorf("the file holds records of %d fields, not numbers: numpy.save one of their fields", len(list))
	}
	if !ok {
		return "", nil, fmt.Errorf("the header has a descr that is no dtype, %v", descr)
	}
	bare, order := strings.TrimPrefix(text, "="), binary.ByteOrder(binary.NativeEndian)
	switch {
	case strings.HasPrefix(text, "<"):
		bare, order = text[1:], binary.LittleEndian
	case strings.HasPrefix(text, ">"):
		bare, order = text[1:], binary.BigEndian
	case strings.HasPrefix(text, "|O"):
		return "", nil, errors.New("the file holds Python objects (pickled), not numbers")
	}
	for _, f := range Forms {
		if f.Dtype == bare {
			return bare, order, nil
		}
	}
	return "", nil, fmt.Errorf("the dtype is '%.40s', but can be float32, float64, complex64 or complex128 only: convert the array with astype", text)
}

// formOf returns the form of the numbers in an array of this dtype and shape, and
// the shape without the axis of their limbs.
func formOf(dtype string, shape []int, as *Form) (Form, []int, error) {
	if len(shape) > maxAxes {
		return Form{}, nil, fmt.Errorf("the array has %d axes: NumPy's have at most %d", len(shape), maxAxes)
	}
	last := -1
	if len(shape) > 0 {
		last = shape[len(shape)-1]
	}
	machine := Forms[slices.IndexFunc(Forms, func(f Form) bool { return f.Dtype == dtype })]
	what := describe(dtype, shape)
	switch {
	case as == nil && (last == 2 || last == 4):
		return Form{}, nil, unclear{what: fmt.Sprintf("%s may be that, or numbers of %d limbs", what, last), forms: [2]Form{machine, form(machine.Bits, last, machine.Complex)}}
	case as == nil, *as == machine:
		return machine, shape, nil
	case as.Dtype != dtype, as.Limbs == 1:
		return Form{}, nil, fmt.Errorf("the file has no %s, which would be %s: it has %s", as.Name, form(as.Bits, 1, as.Complex).Name, what)
	case as.Limbs != last:
		return Form{}, nil, fmt.Errorf("the file has no %s, which would be %s with a last axis of %d: it has %s", as.Name, form(as.Bits, 1, as.Complex).Name, as.Limbs, what)
	}
	return *as, shape[:len(shape)-1], nil
}

// describe says what the machine numbers of an array are.
func describe(dtype string, shape []int) string {
	i := slices.IndexFunc(Forms, func(f Form) bool { return f.Dtype == dtype })
	return fmt.Sprintf("%s of shape %s", Forms[i].Name, shapeText(shape))
}

// product returns the number of elements of an array, if that many of so many bytes
// can be.
func product(shape []int, bytes int) (int, error) {
	n := 1
	for k, d := range shape {
		if d < 0 {
			return 0, fmt.Errorf("the shape is %s: axis %d cannot have %d elements", shapeText(shape), k, d)
		}
		if d == 0 {
			n = 0
		}
	}
	for _, d := range shape {
		if n > 0 && d > math.MaxInt/16/bytes/n {
			return 0, fmt.Errorf("the shape is %s: no file is as large", shapeText(shape))
		}
		n *= d
	}
	return n, nil
}

// numbers reads n machine numbers of so many bytes.
func numbers(r io.Reader, n, size int, order binary.ByteOrder) ([]float64, error) {
	list := make([]float64, 0, n)
	buf := make([]byte, min(n, chunk)*size)
	for len(list) < n {
		part := buf[:min(len(buf), (n-len(list))*size)]
		if k, err := io.ReadFull(r, part); err != nil {
			return nil, fmt.Errorf("reading number %d of %d machine numbers: %w", len(list)+k/size, n, err)
		}
		for ; len(part) > 0; part = part[size:] {
			if size == 4 {
				list = append(list, float64(math.Float32frombits(order.Uint32(part))))
			} else {
				list = append(list, math.Float64frombits(order.Uint64(part)))
			}
		}
	}
	return list, nil
}

// rowMajor returns an array of elements of so many floats, that has its first axis
// innermost, with its last axis innermost.
func rowMajor(data []float64, shape []int, floats int) []float64 {
	out := make([]float64, 0, len(data))
	index := make([]int, len(shape))
	for len(out) < len(data) {
		at := 0
		for k := len(shape) - 1; k >= 0; k-- {
			at = at*shape[k] + index[k]
		}
		out = append(out, data[at*floats:][:floats]...)
		for k := len(shape) - 1; k >= 0; k-- {
			if index[k]++; index[k] < shape[k] {
				break
			}
			index[k] = 0
		}
	}
	return out
}

// swap turns the limbs of complex numbers, which are complex in a file, into those
// of their parts.
func (a *Array) swap() {
	l := a.Form.Limbs
	if !a.Form.Complex || l == 1 {
		return
	}
	var x [8]float64
	for z := range slices.Chunk(a.Limbs, 2*l) {
		copy(x[:], z)
		for k := range l {
			z[k], z[l+k] = x[2*k], x[2*k+1]
		}
	}
}

// writeNpy writes a .npy file.
func writeNpy(w io.Writer, a *Array, show func(float64)) error {
	f := a.Form
	shape := a.Shape
	if f.Limbs > 1 {
		shape = append(slices.Clone(shape), f.Limbs)
	}
	// All before the numbers is a multiple of 64 bytes.
	head := fmt.Sprintf("{'descr': '<%s', 'fortran_order': False, 'shape': %s, }", f.Dtype, shapeText(shape))
	head += strings.Repeat(" ", 63-(10+len(head))%64) + "\n"
	if len(head) > math.MaxUint16 {
		return fmt.Errorf("the array has %d axes: NumPy's have at most %d", len(shape), maxAxes)
	}
	b := bufio.NewWriterSize(w, 1<<14)
	b.WriteString(magic + "\x01\x00")
	b.Write(binary.LittleEndian.AppendUint16(nil, uint16(len(head))))
	b.WriteString(head)
	buf := make([]byte, 0, 64)
	for i := range a.Len() {
		buf = buf[:0]
		z := a.Limbs[i*f.floats():][:f.floats()]
		for k := range f.Limbs {
			for part := range f.parts() {
				v := z[part*f.Limbs+k]
				if f.Bits == 32 {
					buf = binary.LittleEndian.AppendUint32(buf, math.Float32bits(float32(v)))
				} else {
					buf = binary.LittleEndian.AppendUint64(buf, math.Float64bits(v))
				}
			}
		}
		if _, err := b.Write(buf); err != nil {
			return err
		}
		if i%chunk == 0 {
			show(float64(i) / float64(a.Len()))
		}
	}
	return b.Flush()
}

// shapeText returns a shape as Python writes it.
func shapeText(shape []int) string {
	if len(shape) == 1 {
		return fmt.Sprintf("(%d,)", shape[0])
	}
	text := make([]string, len(shape))
	for i, d := range shape {
		text[i] = strconv.Itoa(d)
	}
	return "(" + strings.Join(text, ", ") + ")"
}
