package words

import "testing"

func TestNearest(t *testing.T) {
	names := []string{"sin", "sinh", "asinh", "sqrt", "x"}
	for name, want := range map[string]string{"sine": "sin", "sqr": "sqrt", "Sinhh": "sinh", "y": "", "frobnicate": "", "": ""} {
		if got := Nearest(name, names); got != want {
			t.Errorf("nearest to %q: %q, want %q", name, got, want)
		}
	}
	if d := Distance("kitten", "Sitting"); d != 3 {
		t.Errorf("from kitten to sitting: %d, want 3", d)
	}
}
