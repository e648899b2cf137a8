package mat

import (
	"bytes"
	"encoding/gob"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/limbfp/limb"
)

// encoded writes and reads matrices of all shapes, with each kind of number.
func encoded[N Number[N]](t *testing.T) {
	r := rand.New(rand.NewPCG(311, 312))
	for _, s := range [][2]int{{0, 0}, {3, 0}, {1, 1}, {2, 3}, {7, 1}} {
		m := random[N](r, s[0]+1, s[1]+1).Slice(0, s[0], 0, s[1])
		if len(m.Data) > 2 {
			setLimb(&m.Data[0], 0, math.Inf(-1))
			for k := 1; k < typeOf[N]().Limbs(); k++ {
				setLimb(&m.Data[0], k, 0)
			}
			m.Set(1, 0, number[N](math.Copysign(0, -1)))
		}
		back := func(what string, got Dense[N], err error) {
			t.Helper()
			if err != nil || !m.same(&got) || !got.fits() {
				t.Errorf("%T, %d × %d: %s gives back %v, %v, and not\n%v", *new(N), s[0], s[1], what, got, err, m)
			}
		}
		for what, do := range map[string][2]any{
			"text": {m.MarshalText, (*Dense[N]).UnmarshalText}, "json": {m.MarshalJSON, (*Dense[N]).UnmarshalJSON}, "bytes": {m.MarshalBinary, (*Dense[N]).UnmarshalBinary},
		} {
			var got Dense[N]
			data, err := do[0].(func() ([]byte, error))()
			if err == nil {
				err = do[1].(func(*Dense[N], []byte) error)(&got, data)
			}
			back(what, got, err)
		}
		var buf bytes.Buffer
		var got struct{ M Dense[N] }
		err := errors.Join(gob.NewEncoder(&buf).Encode(struct{ M Dense[N] }{*m}), gob.NewDecoder(&buf).Decode(&got))
		back("gob", got.M, err)
		data, err := json.Marshal(struct{ M *Dense[N] }{m})
		got.M = Dense[N]{}
		back("json in a struct", got.M, errors.Join(err, json.Unmarshal(data, &got)))
	}
}

// TestEncode: what is written is read back with all bits.
func TestEncode(t *testing.T) {
	encoded[limb.DF](t)
	encoded[limb.DD](t)
	encoded[limb.QF](t)
	encoded[limb.QD](t)
	encoded[limb.F32](t)
	encoded[limb.F64](t)
	encoded[limb.CDF](t)
	encoded[limb.CQD](t)
	m := FromFloat64[limb.DD](1, 2, []float64{1, 0.5})
	if data, err := json.Marshal(m); err != nil || string(data) != `[["1","0.5"]]` {
		t.Errorf("as JSON it is %s, %v", data, err)
	}
	var third dense
	if err := json.Unmarshal([]byte(`[[0.1, "1e-400"], [1, 2]]`), &third); err != nil || !third.At(0, 0).Equal(limb.NewDD(1).DivFloat(10)) || !third.At(0, 1).IsZero() {
		t.Errorf("of numbers there is %v, %v", third, err)
	}
	if err := json.Unmarshal([]byte("null"), &third); err != nil || third.Rows != 2 {
		t.Errorf("of null there is %v, %v", third, err)
	}
}

// TestDecodeFaults: what is no matrix is an error, and leaves what there was.
func TestDecodeFaults(t *testing.T) {
	good, err := FromFloat64[limb.DD](2, 2, []float64{1, 2, 3, 4}).MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	bad := func(what string, err error, m *dense, text string) {
		t.Helper()
		if err == nil || !strings.HasPrefix(err.Error(), "mat: ") || !strings.Contains(err.Error(), text) || m.Rows != 1 {
			t.Errorf("%s: the error is %v, and there is %v", what, err, m)
		}
	}
	for text, want := range map[string]string{"1 2\n3": "row 1 has 1", "1 x": "(0, 1)", "1 2\n\n3 4": "row 1 has 0", "1,2": "(0, 0)"} {
		m := Identity[limb.DD](1)
		bad(text, m.UnmarshalText([]byte(text)), m, want)
	}
	for text, want := range map[string]string{`[[1,2],[3]]`: "row 1 has 1", `[[1,"x"]]`: "json", `[[1,null]]`: "(0, 1) is null", `{}`: "json", `[1]`: "json", `[[1`: "json"} {
		m := Identity[limb.DD](1)
		bad(text, m.UnmarshalJSON([]byte(text)), m, want)
	}
	for n := range good { // each byte that is left out or another one but for those of numbers
		m := Identity[limb.DD](1)
		bad(fmt.Sprint(n, " bytes"), m.UnmarshalBinary(good[:n]), m, "bytes")
		if n < 20 {
			wrong := bytes.Clone(good)
			wrong[n] ^= 0x81
			bad(fmt.Sprint("byte ", n), m.UnmarshalBinary(wrong), m, "bytes")
		}
	}
	wrong := bytes.Clone(good)
	wrong[20+8] = 0x7f // a second limb that is larger than the first
	m := Identity[limb.DD](1)
	bad("a number that is none", m.UnmarshalBinary(wrong), m, "(0, 0)")
	if err := new(Dense[limb.DF]).UnmarshalBinary(good); err == nil {
		t.Error("bytes of DD are taken for DF")
	}
	if _, err := (dense{1, 1, 1, []limb.DD{{Hi: 1, Lo: 1}}}).MarshalBinary(); err == nil {
		t.Error("a number that is not normalised is written")
	}
	for _, f := range []func() ([]byte, error){dense{Rows: 2, Cols: 2}.MarshalBinary, dense{Rows: 2, Cols: 2}.MarshalText, dense{Rows: 2, Cols: 2}.MarshalJSON} {
		if _, err := f(); !errors.Is(err, ErrShape) {
			t.Errorf("of no matrix the error is %v", err)
		}
	}
}

// TestFormatted: the layouts, as one sees them.
func TestFormatted(t *testing.T) {
	m := FromFloat64[limb.DD](3, 3, []float64{1, -2.5, 0, 100, 0.25, 3, 0, 1e10, 7})
	for _, c := range []struct {
		m      fmt.Formatter
		format string
		want   string
	}{
		{Formatted(m), "%v", "⎡    1   -2.5      0⎤\n⎢  100   0.25      3⎥\n⎣    0  1e+10      7⎦"},
		{Formatted(m, Squeeze()), "%v", "⎡  1   -2.5  0⎤\n⎢100   0.25  3⎥\n⎣  0  1e+10  7⎦"},
		{Formatted(m, Squeeze(), Prefix("m = ")), "%.1e", "⎡1.0e+00  -2.5e+00  0.0e+00⎤\nm = ⎢1.0e+02   2.5e-01  3.0e+00⎥\nm = ⎣0.0e+00   1.0e+10  7.0e+00⎦"},
		{Formatted(m, Squeeze()), "%-6.3g", "⎡1       -2.5    0     ⎤\n⎢100     0.25    3     ⎥\n⎣0       1e+10   7     ⎦"},
		{Formatted(m, Squeeze()), "% v", "⎡  1   -2.5  .⎤\n⎢100   0.25  3⎥\n⎣  .  1e+10  7⎦"},
		{Formatted(m, Squeeze(), DotByte('_')), "% v", "⎡  1   -2.5  _⎤\n⎢100   0.25  3⎥\n⎣  _  1e+10  7⎦"},
		{Formatted(m.Slice(0, 1, 0, 2)), "%8.2f", "[    1.00     -2.50]"},
		{Formatted(m.Slice(0, 1, 0, 2)), "%+06.1f", "[+001.0  -002.5]"},
		{Formatted(Identity[limb.QD](4), Excerpt(1)), "%v", "Dims(4, 4)\n⎡1  ...  ...  0⎤\n .\n .\n .\n⎣0  ...  ...  1⎦"},
		{Formatted(NewDense[limb.QD](1, 5, nil), Excerpt(1), Prefix("> ")), "%v", "Dims(1, 5)\n> [0  ...  ...  0]"},
		{Formatted(NewDense[limb.F32](5, 1, nil), Excerpt(2), Prefix("> ")), "%v", "Dims(5, 1)\n> ⎡0⎤\n> ⎢0⎥\n>  .\n>  .\n>  .\n> ⎢0⎥\n> ⎣0⎦"},
		{Formatted(Identity[limb.QD](4), Excerpt(2)), "%v", fmt.Sprint(Formatted(Identity[limb.F64](4)))},
		{Formatted(NewDense(1, 1, []limb.QD{limb.NewQD(1).DivFloat(3)}), Digits(20)), "%v", "[0.33333333333333333333]"},
		{Formatted(NewDense(1, 1, []limb.QD{limb.NewQD(1).DivFloat(3)}), Digits(20)), "%.3v", "[0.333]"},
		{Formatted(NewDense(2, 1, []limb.CDF{{Re: limb.NewDF(1), Im: limb.NewDF(-2)}, {}})), "%.1f", "⎡(1.0-2.0i)⎤\n⎣(0.0+0.0i)⎦"},
		{Formatted(new(dense)), "%v", "[]"},
		{Formatted(NewDense[limb.DD](2, 0, nil)), "%v", "⎡⎤\n⎣⎦"},
		{Formatted[limb.DD](nil), "%v", "<nil>"},
		{Formatted(&dense{Rows: 2, Cols: 2}), "%v", fmt.Sprint(&dense{Rows: 2, Cols: 2})},
		{Formatted(m), "%#v", fmt.Sprintf("%#v", m)},
	} {
		if got := fmt.Sprintf(c.format, c.m); got != c.want {
			t.Errorf("%s writes\n%s\nand should\n%s", c.format, got, c.want)
		}
	}
}
