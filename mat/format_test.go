package mat

import (
	"fmt"
	"strings"
	"testing"

	"github.com/limbfp/limb"
)

// formatted compares what fmt writes of a matrix, and of a pointer to it, with its elements.
func formatted[N Number[N]](t *testing.T, list ...N) {
	t.Helper()
	m := NewDense(2, 3, list)
	for _, each := range []string{"%v", "%.4v", "%8.3f", "%+.2e", "%-12.5g", "%s", "%d", "% v"} {
		var want strings.Builder
		for i, x := range list {
			fmt.Fprintf(&want, each+[]string{" ", " ", "\n"}[i%3], x)
		}
		if got, pointed := fmt.Sprintf(each, *m), fmt.Sprintf(each, m); got != want.String() || pointed != got {
			t.Errorf("%T with %s is\n%s, its pointer\n%s, and should be\n%s", *m, each, got, pointed, &want)
		}
	}
	if line, text := fmt.Sprint(*m), m.String(); line != text || strings.Count(text, "\n") != 2 {
		t.Errorf("%T is\n%s as a value, and\n%s by String", *m, line, text)
	}
	for i, x := range list { // String has all digits
		if got := strings.Fields(m.String())[i]; got != x.String() {
			t.Errorf("element %d of %T is %s, and %s by String", i, *m, x, got)
		}
	}
	if part := m.Slice(0, 2, 1, 2); fmt.Sprint(part) != fmt.Sprintf("%v\n%v\n", list[1], list[4]) {
		t.Errorf("a column is\n%v", part)
	}
	source := fmt.Sprintf("%#v", m)
	if want := fmt.Sprintf("mat.NewDense(2, 3, []%T{%#v, %#v, ", list[0], list[0], list[1]); !strings.HasPrefix(source, want) || !strings.HasSuffix(source, "})") || strings.Contains(source, "\n") {
		t.Errorf("as Go source %T is %s", *m, source)
	}
}

// TestFormat: all verbs, flags, widths and precisions are those of the elements.
func TestFormat(t *testing.T) {
	third := limb.NewQD(1).DivFloat(3)
	reals := []limb.QD{third, limb.NewQD(-2), third.Ldexp(40), {}, third.Neg(), limb.NewQD(1e5)}
	of := func(i int) limb.QD { return reals[i] }
	formatted(t, of(0).DF(), of(1).DF(), of(2).DF(), of(3).DF(), of(4).DF(), of(5).DF())
	formatted(t, of(0).DD(), of(1).DD(), of(2).DD(), of(3).DD(), of(4).DD(), of(5).DD())
	formatted(t, of(0).QF(), of(1).QF(), of(2).QF(), of(3).QF(), of(4).QF(), of(5).QF())
	formatted(t, reals...)
	formatted(t, limb.F32(of(0).Float32()), -2, 3e8, 0, 0.1, 1e5)
	formatted(t, limb.F64(of(0).Float64()), -2, 3e8, 0, 0.1, 1e5)
	formatted(t, limb.CDF{Re: of(0).DF()}, limb.CDF{Im: of(1).DF()}, limb.CDF{Re: of(2).DF(), Im: of(4).DF()}, limb.CDF{}, limb.CDF{}, limb.CDF{})
	formatted(t, limb.CDD{Re: of(0).DD()}, limb.CDD{Im: of(1).DD()}, limb.CDD{Re: of(2).DD(), Im: of(4).DD()}, limb.CDD{}, limb.CDD{}, limb.CDD{})
	formatted(t, limb.CQF{Re: of(0).QF()}, limb.CQF{Im: of(1).QF()}, limb.CQF{Re: of(2).QF(), Im: of(4).QF()}, limb.CQF{}, limb.CQF{}, limb.CQF{})
	formatted(t, limb.CQD{Re: of(0)}, limb.CQD{Im: of(1)}, limb.CQD{Re: of(2), Im: of(4)}, limb.CQD{}, limb.CQD{}, limb.CQD{})

	for want, m := range map[string]*Dense[limb.DD]{
		"":             {},
		"\n\n":         NewDense[limb.DD](2, 0, nil),
		"<nil>":        nil,
		"%!v(mat: For": {Rows: 2, Cols: 2, Stride: 2},
	} {
		if got := fmt.Sprintf("%v", m); got != want && (want == "" || !strings.HasPrefix(got, want) || want[0] != '%') {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
