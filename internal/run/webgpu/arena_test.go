package webgpu

import (
	"math/rand/v2"
	"testing"
)

// TestArena: parts do not overlap, are large enough and begin at multiples, and what is given
// back is taken again.
func TestArena(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	var a arena
	var taken []part
	most, end := 0, 0
	for range 2000 {
		if len(taken) > 0 && rng.IntN(2) == 0 {
			i := rng.IntN(len(taken))
			a.give(taken[i])
			taken = append(taken[:i], taken[i+1:]...)
			continue
		}
		bytes := rng.IntN(5000)
		p := a.take(bytes)
		if p.from%align != 0 || p.to-p.from < max(bytes, 1) {
			t.Fatalf("%d bytes are %v", bytes, p)
		}
		for _, q := range taken {
			if p.from < q.to && q.from < p.to {
				t.Fatalf("%v overlaps %v", p, q)
			}
		}
		taken = append(taken, p)
		sum := 0
		for _, q := range taken {
			sum += q.to - q.from
		}
		if a.used() != sum {
			t.Fatalf("%d bytes are in use, and not %d", a.used(), sum)
		}
		most, end = max(most, sum), max(end, p.to)
	}
	if end > 2*most {
		t.Errorf("%d bytes were in use at most, and parts reach to %d", most, end)
	}
}
