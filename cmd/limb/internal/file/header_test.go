package file

import (
	"bytes"
	"encoding/binary"
	"math"
	"slices"
	"strings"
	"testing"
)

// TestHeaders reads headers as others than NumPy's writer have them, which its reader
// takes, and refuses what that refuses.
func TestHeaders(t *testing.T) {
	x := []float64{1.5, -2, 0.1, 1e300, 0, -0.25}
	parse := func(dict string, order binary.AppendByteOrder) (*Array, error) {
		text := head(1, int64(len(dict)), dict)
		for _, v := range x {
			text = order.AppendUint64(text, math.Float64bits(v))
		}
		return readNpy(bytes.NewReader(text), int64(len(text)), nil, Options{})
	}
	little, big := binary.LittleEndian, binary.BigEndian
	for _, c := range []struct {
		dict  string
		order binary.AppendByteOrder
		shape []int
	}{
		{"{'descr': '<f8', 'fortran_order': False, 'shape': (6,), }\n", little, []int{6}},
		{"{'descr':'<f8','fortran_order':False,'shape':(6,)}", little, []int{6}},
		{"{'shape': (6, 1), 'fortran_order': False, 'descr': '<f8'}   \n", little, []int{6, 1}},
		{"{'fortran_order': True, 'shape': (1, 6), 'descr': '>f8'}\n", big, []int{1, 6}},
		{`{"descr": "<f8", 'shape' : (3, 2, 1), "fortran_order": False}`, little, []int{3, 2, 1}},
		{"{\n 'descr': '=f8',\n 'fortran_order': False,\n 'shape': (\t6, )\n}", binary.NativeEndian, []int{6}},
		{"{'descr': 'f8', 'fortran_order': False, 'shape': (6,)}", binary.NativeEndian, []int{6}},
		{"{'descr': '<c16', 'fortran_order': False, 'shape': (3, 1)}", little, []int{3, 1}},
		{strings.Repeat(" ", 113) + "{'descr': '<f8', 'fortran_order': False, 'shape': (6,)}", little, []int{6}},
	} {
		a, err := parse(c.dict, c.order)
		if err != nil || !slices.Equal(a.Shape, c.shape) || !slices.Equal(a.Limbs, x) {
			t.Errorf("%s: %v, %v", c.dict, a, err)
		}
	}
	const rest = "'fortran_order': False, 'shape': (6,)}"
	for dict, want := range map[string]string{
		"": "at byte 10 of the file there is its end, where a value should be",
		"{'descr': '<f8', 'fortran_order': False, 'shape': (6,)":                   "at byte 64 of the file there is its end, where a comma or } should be",
		"{'descr': '<f8', 'fortran_order': False, 'shape': (6,)} # six":            `at byte 66 of the file there is "# six", where only spaces should be`,
		"{'descr': '<f8' 'fortran_order': False, 'shape': (6,)}":                   `at byte 26 of the file there is "'fortran", where a comma or } should be`,
		"{'descr' '<f8', " + rest:                                                  `at byte 19 of the file there is "'<f8', '", where a colon should be`,
		"{'descr': '<f8, 'fortran_order': False, 'shape': (6,)}":                   "where a comma or } should be",
		"{'descr': '<f8\n, " + rest:                                                "where a string and ' should be",
		"{descr: '<f8', " + rest:                                                   "where a value should be",
		"{3: '<f8', " + rest:                                                       "where a key before it should be",
		"['<f8', False, (6,)]":                                                     "it is no dictionary",
		"{'fortran_order': False, 'shape': (6,)}":                                  "the header has no descr",
		"{'descr': '<f8', 'shape': (6,)}":                                          "the header has no fortran_order",
		"{'descr': '<f8', 'fortran_order': False}":                                 "the header has no shape",
		"{'descr': '<f8', 'descr': '<f8', " + rest:                                 `the header has the key "descr" twice`,
		"{'descr': '<f8', 'more': 1, " + rest:                                      `the header has the key "more"`,
		"{'descr': '<f8', 'fortran_order': 0, 'shape': (6,)}":                      "its fortran_order is 0",
		"{'descr': '<f8', 'fortran_order': False, 'shape': 6}":                     "its shape is 6",
		"{'descr': '<f8', 'fortran_order': False, 'shape': (6)}":                   "its shape is 6",
		"{'descr': '<f8', 'fortran_order': False, 'shape': [6]}":                   "its shape is [6]",
		"{'descr': '<f8', 'fortran_order': False, 'shape': (6, False)}":            "its shape is [6 false]",
		"{'descr': '<f8', 'fortran_order': False, 'shape': (2, -3)}":               "the shape is (2, -3): axis 1 cannot have -3 elements",
		"{'descr': 8, " + rest:                                                     "a descr that is no dtype, 8",
		"{'descr': '|f8', " + rest:                                                 "the dtype is '|f8'",
		"{'descr': '<<f8', " + rest:                                                "the dtype is '<<f8'",
		"{'descr': [('re', '<f8'), ('im', '<f8')], " + rest:                        "the file holds records of 2 fields",
		"{'descr': " + strings.Repeat("[", 2000) + strings.Repeat("]", 2000) + "}": "where no more brackets should be",
	} {
		if a, err := parse(dict, little); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, %v; want %s", dict, a, err, want)
		}
	}
	// The place of a number: the file became shorter while it was read.
	dict := "{'descr': '<f8', " + rest
	text := append(head(1, int64(len(dict)), dict), make([]byte, 6*8)...)
	if _, err := readNpy(bytes.NewReader(text[:len(text)-12]), int64(len(text)), nil, Options{}); err == nil || !strings.Contains(err.Error(), "reading number 4 of 6") {
		t.Errorf("without the last number and a half: %v", err)
	}
}
