package outside

import (
	"bytes"
	"encoding/gob"
	"encoding/json"
	"math"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	. "github.com/limbfp/limb"
	"github.com/limbfp/limb/limbsql"
)

// A codec writes a number in one form and reads it.
type codec struct {
	name string
	turn func(in, out any) error
}

func codecs() []codec {
	return []codec{
		{"JSON", func(in, out any) error {
			b, err := json.Marshal(in)
			if err == nil {
				err = json.Unmarshal(b, out)
			}
			return err
		}},
		{"text", func(in, out any) error {
			b, err := in.(interface{ MarshalText() ([]byte, error) }).MarshalText()
			if err == nil {
				err = out.(interface{ UnmarshalText([]byte) error }).UnmarshalText(b)
			}
			return err
		}},
		{"gob", func(in, out any) error {
			var b bytes.Buffer
			err := gob.NewEncoder(&b).Encode(in)
			if err == nil {
				err = gob.NewDecoder(&b).Decode(out)
			}
			return err
		}},
	}
}

// TestCodecs: every type is read as it was written, by JSON, text, gob and a database's driver,
// alone and as a part of a struct; a writer that loses the last limb is noticed.
func TestCodecs(t *testing.T) {
	testCodecs(t, 25, func(x [8]float64) F32 { return F32(x[0]) }, 1)
	testCodecs(t, 54, func(x [8]float64) F64 { return F64(x[0]) }, 1)
	testCodecs(t, 25, func(x [8]float64) DF { return FromLimbs[DF](float32(x[0]), float32(x[1])) }, 2)
	testCodecs(t, 54, func(x [8]float64) DD { return FromLimbs[DD](x[0], x[1]) }, 2)
	testCodecs(t, 25, func(x [8]float64) QF { return FromLimbs[QF](narrow(x[:4])...) }, 4)
	testCodecs(t, 54, func(x [8]float64) QD { return FromLimbs[QD](x[:4]...) }, 4)
	testCodecs(t, 25, func(x [8]float64) TF { return FromLimbs[TF](narrow(x[:3])...) }, 3)
	testCodecs(t, 54, func(x [8]float64) TD { return FromLimbs[TD](x[:3]...) }, 3)
	testCodecs(t, 25, func(x [8]float64) CDF {
		return Cmplx[CDF](FromLimbs[DF](narrow(x[:2])...), FromLimbs[DF](narrow(x[4:6])...))
	}, 6)
	testCodecs(t, 54, func(x [8]float64) CDD { return Cmplx[CDD](FromLimbs[DD](x[:2]...), FromLimbs[DD](x[4:6]...)) }, 6)
	testCodecs(t, 25, func(x [8]float64) CTF {
		return Cmplx[CTF](FromLimbs[TF](narrow(x[:3])...), FromLimbs[TF](narrow(x[4:7])...))
	}, 7)
	testCodecs(t, 54, func(x [8]float64) CTD { return Cmplx[CTD](FromLimbs[TD](x[:3]...), FromLimbs[TD](x[4:7]...)) }, 7)
	testCodecs(t, 25, func(x [8]float64) CQF {
		return Cmplx[CQF](FromLimbs[QF](narrow(x[:4])...), FromLimbs[QF](narrow(x[4:])...))
	}, 8)
	testCodecs(t, 54, func(x [8]float64) CQD { return Cmplx[CQD](FromLimbs[QD](x[:4]...), FromLimbs[QD](x[4:]...)) }, 8)
}

func narrow(x []float64) (y []float32) {
	for _, a := range x {
		y = append(y, float32(a))
	}
	return y
}

func testCodecs[N interface {
	Number
	comparable
}](t *testing.T, bits int, of func([8]float64) N, last int) {
	r := rand.New(rand.NewPCG(11, 12))
	for k := range 200 {
		var x [8]float64
		e := r.IntN(20) - 10
		for j := range x {
			if j == 4 {
				e = 0
			}
			x[j] = math.Ldexp(1+r.Float64(), e) * float64(1-2*r.IntN(2))
			e -= bits + r.IntN(3)
		}
		if k < 6 {
			x = [8]float64{[]float64{0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), 1.5, -2}[k]}
		}
		in := of(x)
		for _, c := range codecs() {
			var out N
			type part struct {
				Name string
				N    N
			}
			var whole part
			if err := c.turn(&in, &out); err != nil || out != in && !sameText(in, out) {
				t.Errorf("%T by %s: %#v becomes %#v: %v", in, c.name, in, out, err)
			}
			if c.name == "text" {
				continue
			}
			if err := c.turn(part{"x", in}, &whole); err != nil || whole.N != out {
				t.Errorf("%T in a struct by %s: %#v becomes %#v: %v", in, c.name, in, whole.N, err)
			}
		}
		var column limbsql.Column[N]
		v, err := limbsql.Column[N]{V: in}.Value()
		if err == nil {
			err = column.Scan(v)
		}
		if err != nil || column.V != in && !sameText(in, column.V) {
			t.Errorf("%T in a column: %#v becomes %#v: %v", in, in, column.V, err)
		}
		if k < 6 {
			continue
		}
		x[last-1] = 0
		if of(x) == in {
			t.Errorf("%T: a number without its last limb is not noticed", in)
		}
	}
}

// sameText reports whether two numbers are the same in another form: text is read in canonical form.
func sameText[N Number](x, y N) bool {
	text := func(x N) string {
		b, _ := any(x).(interface{ MarshalText() ([]byte, error) }).MarshalText()
		return string(b)
	}
	return text(x) == text(y)
}

// TestUnnormalised: limbs that are no number of the type are neither written nor read as one, and
// FromLimbs makes one of them.
func TestUnnormalised(t *testing.T) {
	check := func(err error, want string) {
		t.Helper()
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("the error is %v, want %q", err, want)
		}
	}
	_, err := DD{Hi: 1, Lo: 1}.MarshalBinary()
	check(err, "writing a DD: the limbs [1 1] are not normalised: FromLimbs makes a number of any limbs")
	check(gob.NewEncoder(new(bytes.Buffer)).Encode(CQF{Im: QF{X1: 1}}), "writing a QF: the limbs [0 1 0 0]")
	good, err := DD{Hi: 1, Lo: 0x1p-53}.MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	x := DD{Hi: 7}
	check(x.UnmarshalBinary(append(good[:8:8], good[:8]...)), "reading a DD: the limbs [1 1] are not normalised")
	check(x.UnmarshalBinary(good[:15]), "reading a DD: 15 bytes, and it has 16")
	check(new(CDD).UnmarshalBinary(good), "reading a DD: 0 bytes, and it has 16")
	check(new(CDD).UnmarshalBinary(good[:3]), "reading a DD: 3 bytes, and it has 16")
	if x != (DD{Hi: 7}) {
		t.Errorf("an error leaves %v", x)
	}
}

// TestFromLimbs: the sum of any limbs in any order is that of math/big, rounded.
func TestFromLimbs(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	for range 500 {
		limbs := make([]float64, 1+r.IntN(6))
		sum := new(big.Float).SetPrec(4000)
		for j := range limbs {
			limbs[j] = math.Ldexp(r.Float64()-0.5, r.IntN(300)-150)
			if j > 0 && r.IntN(4) == 0 {
				limbs[j] = -limbs[j-1]
			}
			sum.Add(sum, new(big.Float).SetFloat64(limbs[j]))
		}
		if got, want := FromLimbs[QD](limbs...), FromBig[QD](sum); got != want || !got.IsNormalized() {
			t.Errorf("FromLimbs(%g) = %v, want %v", limbs, got, want)
		}
	}
	inf, nan, zero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	for _, c := range []struct {
		limbs []float64
		want  string
	}{
		{nil, "0"}, {[]float64{zero, zero}, "-0"}, {[]float64{zero, 0}, "0"}, {[]float64{1, -1}, "0"}, {[]float64{1, inf}, "+Inf"},
		{[]float64{inf, -inf}, "NaN"}, {[]float64{1, nan}, "NaN"}, {[]float64{math.MaxFloat64, math.MaxFloat64}, "+Inf"},
		{[]float64{1, 0x1p-60, -1, -0x1p-60}, "0"}, {[]float64{math.MaxFloat64, math.MaxFloat64, -math.MaxFloat64}, NewDD(math.MaxFloat64).String()},
	} {
		if got := FromLimbs[DD](c.limbs...).String(); got != c.want {
			t.Errorf("FromLimbs(%g) = %s, want %s", c.limbs, got, c.want)
		}
	}
	if got := FromLimbs[F32](float32(1), 1); got != 2 {
		t.Errorf("1 + 1 = %v", got)
	}
	if got := FromLimbs[DD](1.0, 1).Sqrt(); got != NewDD(2).Sqrt() {
		t.Errorf("√(1 + 1) = %v", got)
	}
}
