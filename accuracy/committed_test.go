package accuracy

import "testing"

func TestCommitted(t *testing.T) {
	for name, want := range map[string]float64{"DF.Add": 1.5, "DD.Exp": 1, "QD.Mul": 7.04} {
		if x, ok := Committed(name); !ok || !(x > want/2 && x <= want) {
			t.Errorf("%s: %g, %v", name, x, ok)
		}
	}
	for _, name := range []string{"f64.TwoSum", "DD.Nothing", "#", ""} {
		if x, ok := Committed(name); ok {
			t.Errorf("%q has the error %g", name, x)
		}
	}
}
