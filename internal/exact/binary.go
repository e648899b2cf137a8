package exact

import (
	"encoding/binary"
	"fmt"
	"math"
)

// AppendBinary appends the limbs of a normalised x to buf, the leading one first, each as the
// bits of its machine number with the high byte first. Other limbs are an error, since
// operations would take them for another number.
func (f *Format) AppendBinary(buf []byte, x Limbs) ([]byte, error) {
	if !f.Normalized(x) {
		return buf, fmt.Errorf("writing a %s: %w", f.Name, f.notNormal(x))
	}
	for _, a := range x[:f.Limbs] {
		if f.P == 24 {
			buf = binary.BigEndian.AppendUint32(buf, math.Float32bits(float32(a)))
		} else {
			buf = binary.BigEndian.AppendUint64(buf, math.Float64bits(a))
		}
	}
	return buf, nil
}

// Binary returns the limbs that AppendBinary wrote, with an error where data is not that.
func (f *Format) Binary(data []byte) (x Limbs, err error) {
	if len(data) != f.BinarySize() {
		return x, fmt.Errorf("reading a %s: %d bytes, and it has %d", f.Name, len(data), f.BinarySize())
	}
	for j := range f.Limbs {
		if f.P == 24 {
			x[j] = float64(math.Float32frombits(binary.BigEndian.Uint32(data[4*j:])))
		} else {
			x[j] = math.Float64frombits(binary.BigEndian.Uint64(data[8*j:]))
		}
	}
	if !f.Normalized(x) {
		return Limbs{}, fmt.Errorf("reading a %s: %w", f.Name, f.notNormal(x))
	}
	return x, nil
}

// BinarySize returns how many bytes AppendBinary appends.
func (f *Format) BinarySize() int {
	if f.P == 24 {
		return 4 * f.Limbs
	}
	return 8 * f.Limbs
}

func (f *Format) notNormal(x Limbs) error {
	return fmt.Errorf("the limbs %g are not normalised: FromLimbs makes a number of any limbs", x[:f.Limbs])
}
