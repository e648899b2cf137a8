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

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fp"
)

// # .npy files
//
// A file is a magic word, a header, which is a dictionary as Python writes it, and the
// numbers. A header may have its keys in any order and either kind of quotes, as
// NumPy's reader takes it. It is not trusted: numbers are read only if the file has as
// many bytes as it says. What is written is version 1.0, as NumPy does.
//
// Besides the forms there are integers, bool and float16, which are exact as float32 or
// float64, or where they have more bits as DD, and x86's long double, which is exact as DD.

const (
	magic     = "\x93NUMPY"
	maxHeader = 1 << 16
	maxAxes   = 64      // as in NumPy
	chunk     = 1 << 12 // numbers that are read at a time
)

// readNpy reads a .npy file of so many bytes: numbers of the form as, if it is not
// nil.
func readNpy(r io.Reader, size int64, as *Form, o Options) (*Array, error) {
	b := bufio.NewReader(r)
	head, err := header(b, size)
	if err != nil {
		return nil, err
	}
	h, err := parseHeader(head)
	if err != nil {
		return nil, err
	}
	d, big, err := dtypeOf(h.descr)
	if err != nil {
		return nil, err
	}
	f, shape, err := formOf(d, h.shape, as, o)
	if err != nil {
		return nil, err
	}
	n, err := product(h.shape, max(d.bytes, 8*d.limbs*d.parts))
	if err != nil {
		return nil, err
	}
	want := int64(n) * int64(d.bytes)
	switch found := size - int64(len(head)); {
	case found < want:
		return nil, fmt.Errorf("the file is truncated: %s takes %d bytes, but there are %d", d.describe(h.shape), want, found)
	case found > want:
		return nil, fmt.Errorf("after the array, %s, there are %d more bytes: the file is damaged, or holds several arrays", d.describe(h.shape), found-want)
	}
	memory := 8 * float64(n) * float64(d.limbs*d.parts)
	if h.fortran {
		memory *= 2
	}
	if err := o.need(memory); err != nil {
		return nil, err
	}
	a := &Array{Form: f, Shape: shape}
	if err := d.numbers(b, n*d.parts, big, a); err != nil {
		return nil, err
	}
	if h.fortran {
		a.Limbs = rowMajor(a.Limbs, h.shape, len(a.Limbs)/max(n, 1))
	}
	if d.limbs == 1 {
		a.swap()
	}
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
	case 2, 3: // 3 is in UTF-8
		n = 12 + int64(binary.LittleEndian.Uint32(head[8:]))
	default:
		return "", fmt.Errorf("the file has version %d.%d of the .npy format: there are 1.0, 2.0 and 3.0: numpy.load and numpy.save it", v, head[7])
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

// A dtype is what the machine numbers of a file are.
type dtype struct {
	code  string // without the byte order
	name  string // NumPy's
	bytes int    // of an element
	parts int    // of a complex one 2
	limbs int    // float64 that hold a part exactly: 2 of what has more bits
	form  bool   // it is a form, so that elements may be limbs
}

var dtypes = map[string]string{
	"f4": "float32", "f8": "float64", "c8": "complex64", "c16": "complex128", "f2": "float16", "b1": "bool",
	"i1": "int8", "i2": "int16", "i4": "int32", "i8": "int64", "u1": "uint8", "u2": "uint16", "u4": "uint32", "u8": "uint64",
	"f16": "longdouble", "f12": "longdouble", "c32": "clongdouble", "c24": "clongdouble",
}

// dtypeCalled returns the dtype of a code.
func dtypeCalled(code string) (d dtype, ok bool) {
	if d.name, ok = dtypes[code]; !ok {
		return d, false
	}
	d.code, d.parts, d.limbs = code, 1, 1
	d.bytes, _ = strconv.Atoi(code[1:])
	if code[0] == 'c' {
		d.parts = 2
	}
	integer := strings.Contains("iu", code[:1])
	if d.extended() || integer && d.bytes == 8 {
		d.limbs = 2
	}
	d.form = strings.Contains("fc", code[:1]) && d.bytes > 2 && !d.extended()
	return d, true
}

// extended reports whether parts are x86's long double.
func (d dtype) extended() bool { return d.bytes/d.parts > 8 }

// machine returns the form that holds the numbers exactly.
func (d dtype) machine() Form {
	bits := 64
	if size := d.bytes / d.parts; size < 4 || size == 4 && d.form { // exact as float32
		bits = 32
	}
	return form(bits, d.limbs, d.parts == 2)
}

// describe says what the machine numbers of an array are.
func (d dtype) describe(shape []int) string {
	return fmt.Sprintf("%s of shape %s", d.name, shapeText(shape))
}

// part returns the limbs of a part of a number, whose lowest byte is the first one.
func (d dtype) part(b []byte) (hi, lo float64) {
	var word [8]byte
	copy(word[:], b)
	x := binary.LittleEndian.Uint64(word[:])
	switch size := len(b); {
	case size > 8:
		return extendedPart(x, binary.LittleEndian.Uint16(b[8:]))
	case d.code[0] == 'b':
		return float64(min(x, 1)), 0
	case d.code[0] == 'u':
		return exact(float64(x>>32)*0x1p32, float64(x&(1<<32-1)))
	case d.code[0] == 'i':
		y := int64(x<<(64-8*size)) >> (64 - 8*size)
		return exact(float64(y>>32)*0x1p32, float64(y&(1<<32-1)))
	case size == 2:
		return float64(fp.Half(x).Float32()), 0
	case size == 4:
		return float64(math.Float32frombits(uint32(x))), 0
	}
	return math.Float64frombits(x), 0
}

// exact returns a + b as two limbs; |a| ≥ |b|, or a is 0.
func exact(a, b float64) (hi, lo float64) { return limb.FastTwoSum(a, b) }

// extendedPart reads the 80 bits of x86's long double: a sign and exponent in 16 bits, and a
// number of 64 bits whose first one is not implied.
func extendedPart(m uint64, signed uint16) (hi, lo float64) {
	e := int(signed)
	sign := 1 - 2*float64(e>>15)
	if e &= 1<<15 - 1; e == 1<<15-1 {
		if m<<1 != 0 {
			return math.NaN(), 0
		}
		return math.Inf(int(sign)), 0
	}
	// 1 ≤ |x| < 2 has the exponent bias, and m counts 2^-63 there.
	hi, lo = exact(float64(m>>32)*0x1p32, float64(m&(1<<32-1)))
	return math.Ldexp(sign*hi, e-bias-63), math.Ldexp(sign*lo, e-bias-63)
}

const bias = 1<<14 - 1

// # Is it a long double of x86?
//
// ARM writes numbers of the IEEE's 128 bits under the same name, f16, and POWER pairs of double.
// On x86 the last 6 of 16 bytes mean nothing, and hold anything. But the first of the 64 bits of
// a number is 1 where it is not 0; of other processors' numbers this and the exponents below hold
// for one in 30 that has its last bits, and a number with few bits looks like 0. So an array is
// taken for x86's where all agree, and either the last bytes are 0, or could be no exponents of
// the IEEE's, or there are enough of them that are not 0.

// A cpu gathers what numbers of an array say of the processor that wrote them.
type cpu struct {
	sure   int  // numbers that are not 0
	filled bool // some have last bytes that are not 0
	quads  bool // the last bytes could be exponents of 128 bits
}

// see adds the bytes of a number, and returns an error where it is none that a DD has exactly.
func (c *cpu) see(b []byte, index int) error {
	m, e := binary.LittleEndian.Uint64(b), int(binary.LittleEndian.Uint16(b[8:])&(1<<15-1))
	special := e == 1<<15-1 && m>>63 == 1
	if !special && (m != 0 || e != 0) {
		if m>>63 == 0 || e < bias-1011 || e > bias+1023 {
			return fmt.Errorf("machine number %d is below 2^-1011 or beyond 2^1024, or was not written on x86: %s", index, elsewhere)
		}
		c.sure++
	}
	unused := b[10:]
	if slices.ContainsFunc(unused, func(c byte) bool { return c != 0 }) {
		c.filled = true
	}
	last := int(binary.LittleEndian.Uint16(b[len(b)-2:]) & (1<<15 - 1))
	c.quads = c.quads && (last == 0 || last > bias-1100 && last <= bias+1100)
	return nil
}

const elsewhere = "a longdouble is read as x86's: convert the array with astype(float), or write it with savetxt(…, fmt='%.40g'), where it comes from"

// judge returns an error where it may have been another processor.
func (c *cpu) judge(size int) error {
	const enough = 8
	if size == 12 || !c.filled || c.sure >= enough || c.sure > 0 && !c.quads {
		return nil
	}
	return fmt.Errorf("the numbers may have been written on x86 or on ARM, which is not the same: %s", elsewhere)
}

// dtypeOf returns the dtype in a header, and whether the highest byte is first: f8 for '<f8',
// '>f8', and '=f8' or 'f8', which are the processor's own.
func dtypeOf(descr any) (d dtype, big bool, err error) {
	text, ok := descr.(string)
	if list, records := descr.([]any); records {
		return d, false, fmt.Errorf("the file holds records of %d fields, not numbers: numpy.save one of their fields", len(list))
	}
	if !ok {
		return d, false, fmt.Errorf("the header has a descr that is no dtype, %v", descr)
	}
	if strings.HasPrefix(text, "|O") {
		return d, false, errors.New("the file holds Python objects (pickled), not numbers")
	}
	bare, big := strings.TrimPrefix(text, "="), binary.NativeEndian.Uint16([]byte{0, 1}) == 1
	switch {
	case strings.HasPrefix(text, "<"), strings.HasPrefix(text, ">"):
		bare, big = text[1:], text[0] == '>'
	case strings.HasPrefix(text, "|") && strings.HasSuffix(text, "1"): // one byte has no order
		bare = text[1:]
	}
	if d, ok = dtypeCalled(bare); ok && !(d.extended() && text[0] == '>') {
		return d, big, nil
	}
	return d, false, fmt.Errorf("the dtype is '%.40s', but can be float16, float32, float64, x86's longdouble, complex of these, bool, or an integer only: convert the array with astype", text)
}

// formOf returns the form of the numbers in an array of this dtype and shape, and
// the shape without the axis of their limbs.
func formOf(d dtype, shape []int, as *Form, o Options) (Form, []int, error) {
	if len(shape) > maxAxes {
		return Form{}, nil, fmt.Errorf("the array has %d axes: NumPy's have at most %d", len(shape), maxAxes)
	}
	last := -1
	if len(shape) > 0 {
		last = shape[len(shape)-1]
	}
	machine, what := d.machine(), d.describe(shape)
	if !d.form {
		if as != nil && *as != machine && !(as.Limbs == 1 && as.Complex == machine.Complex && (as.Bits == 64 || machine.Bits == 32) && d.limbs == 1) {
			return Form{}, nil, fmt.Errorf("the file has no %s: it has %s, which is read as %s", as.Name, what, machine.Name)
		}
		return machine, shape, nil
	}
	if as == nil && last >= 2 && last <= 4 {
		numbers := form(machine.Bits, last, machine.Complex)
		single := o.fits(machine, shape)
		switch limbs := o.fits(numbers, shape[:len(shape)-1]); {
		case single == limbs:
			return Form{}, nil, unclear{what: fmt.Sprintf("%s may be that, or numbers of %d limbs", what, last), forms: [2]Form{machine, numbers}}
		case limbs:
			return numbers, shape[:len(shape)-1], nil
		}
		return machine, shape, nil
	}
	switch {
	case as == nil, *as == machine:
		return machine, shape, nil
	case as.Dtype != d.code, as.Limbs == 1:
		return Form{}, nil, fmt.Errorf("the file has no %s, which would be %s: it has %s", as.Name, form(as.Bits, 1, as.Complex).Name, what)
	case as.Limbs != last:
		return Form{}, nil, fmt.Errorf("the file has no %s, which would be %s with a last axis of %d: it has %s", as.Name, form(as.Bits, 1, as.Complex).Name, as.Limbs, what)
	}
	return *as, shape[:len(shape)-1], nil
}

// product returns the number of elements of an array, if that many of so many bytes
// can be. Where an axis has none, those of the others must be as many as can be too.
func product(shape []int, bytes int) (int, error) {
	n, empty := 1, false
	for k, d := range shape {
		switch {
		case d < 0:
			return 0, fmt.Errorf("the shape is %s: axis %d cannot have %d elements", shapeText(shape), k, d)
		case d == 0:
			empty = true
		case d > math.MaxInt/16/bytes/n:
			return 0, fmt.Errorf("the shape is %s: no file is as large", shapeText(shape))
		default:
			n *= d
		}
	}
	if empty {
		n = 0
	}
	return n, nil
}

// numbers reads n parts of numbers to a, whose form becomes that of two limbs where a part needs
// them.
func (d dtype) numbers(r io.Reader, n int, big bool, a *Array) error {
	size := d.bytes / d.parts
	processor := cpu{quads: true}
	list := make([]float64, 0, n*d.limbs)
	buf := make([]byte, min(n, chunk)*size)
	for done := 0; done < n; {
		part := buf[:min(len(buf), (n-done)*size)]
		if k, err := io.ReadFull(r, part); err != nil {
			return fmt.Errorf("reading number %d of %d machine numbers: %w", done+k/size, n, err)
		}
		for ; len(part) > 0; part = part[size:] {
			if big {
				slices.Reverse(part[:size])
			}
			if d.extended() {
				if err := processor.see(part[:size], done); err != nil {
					return err
				}
			}
			hi, lo := d.part(part[:size])
			if list = append(list, hi); d.limbs == 2 {
				list = append(list, lo)
			}
			done++
		}
	}
	a.Limbs = list
	if d.extended() {
		return processor.judge(size)
	}
	return nil
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
