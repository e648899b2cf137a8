package ceiling

import "testing"

func TestBound(t *testing.T) {
	r := Rates{Adds: 8, FMAs: 4, Both: 8, Bytes: 100}
	for _, c := range []struct {
		w    Work
		ns   float64
		by   string
		what string
	}{
		{Work{Adds: 64, Lanes: 8, Bytes: 48}, 1, ByAdds, "sums alone"},
		{Work{Muls: 64, Lanes: 8, Bytes: 48}, 2, ByMuls, "products alone"},
		{Work{Adds: 40, Muls: 24, Lanes: 8}, 1, ByBoth, "a core too narrow for both pipes"},
		{Work{Adds: 8, Muls: 40, Lanes: 4}, 2.5, ByMuls, "products, and some sums beside"},
		{Work{Adds: 64, Lanes: 8, Bytes: 150}, 1.5, ByBytes, "memory"},
		{Work{Lanes: 8, Bytes: 50}, 0.5, ByBytes, "nothing to compute"},
	} {
		if ns, by := r.Bound(c.w); ns != c.ns || by != c.by {
			t.Errorf("%s: %v ns by %s, want %v by %s", c.what, ns, by, c.ns, c.by)
		}
	}
}
