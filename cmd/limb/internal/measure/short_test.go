package measure

import (
	"context"
	"testing"

	"github.com/limbfp/limb/fp"
)

// TestShorts: a sample of float32 is right at each level, and what is wrong is counted: one tie that
// goes up, one number of 16 bits, a NaN with a sign.
func TestShorts(t *testing.T) {
	for _, bf16 := range []bool{false, true} {
		s, err := TryShorts(context.Background(), ShortOptions{BF16: bf16, N: 1 << 14})
		if err != nil || s.Wrong() != 0 || len(s.Rows) == 0 || s.Rows[0].Rounded < 1<<14 {
			t.Errorf("%+v, %v", s, err)
		}
	}
	f := newShortFormat[fp.Half](fp.Binary16(), 0x7e00)
	for name, c := range map[string]struct {
		rounded, widened uint64
		round            func(x float32) fp.Half
		widen            func(h fp.Half) float32
	}{
		"right":  {0, 0, fp.HalfOf, fp.Half.Float32},
		"a tie":  {2, 0, func(x float32) fp.Half { return fp.HalfOf(x) + fp.Half(count(x == 1+0x1p-11 || x == -1-0x1p-11)) }, fp.Half.Float32},
		"a half": {0, 1, fp.HalfOf, func(h fp.Half) float32 { return (h - fp.Half(count(h == 0x3c01))).Float32() }},
		"zero":   {0, 1, fp.HalfOf, func(h fp.Half) float32 { return (h &^ fp.Half(0x8000*count(h == 0x8000))).Float32() }},
	} {
		s, err := f.try(context.Background(), ShortOptions{N: 1}, fp.Binary16(), []shortTarget[fp.Half]{{name, func(dst []fp.Half, src []float32) error {
			for i, x := range src {
				dst[i] = c.round(x)
			}
			return nil
		}, func(dst []float32, src []fp.Half) error {
			for i, h := range src {
				dst[i] = c.widen(h)
			}
			return nil
		}}})
		if err != nil || s.Rows[0].WrongRound != c.rounded || s.Rows[0].WrongWiden != c.widened || (s.Rows[0].First == "") != (name == "right") {
			t.Errorf("%s: %+v, %v", name, s.Rows, err)
		}
	}
	nan := []float32{fp.Half(0xfe00).Float32()}
	got := make([]fp.Half, 1)
	if f.round(got, nan); got[0] != 0x7e00 || got[0] == fp.ToHalf(nan[0], fp.ToNearestEven) {
		t.Errorf("NaN becomes %04x", got[0])
	}
}

func count(b bool) int {
	if b {
		return 1
	}
	return 0
}
