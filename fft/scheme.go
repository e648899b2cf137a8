package fft

import "github.com/limbfp/limb/fft/internal/scheme"

// scheme.Of asks for the scheme of a plan of any type.
func init() {
	scheme.Describe(func(plan any) any { return plan.(interface{ describe() any }).describe() })
}

func (p *Plan[C]) describe() any { return p.scheme() }

// scheme says what the plan does.
func (p *Plan[C]) scheme() *scheme.Plan[C] {
	columns := func(c *columns[C]) *scheme.Columns[C] {
		if c == nil {
			return nil
		}
		return &scheme.Columns[C]{N: c.n, Passes: c.passes, Turns: c.turns}
	}
	s := &scheme.Plan[C]{N: p.n, First: columns(p.first), Second: columns(p.second), Turns: p.turns}
	if b := p.other; b != nil {
		s.Inner, s.Chirp, s.Wave = b.inner.scheme(), b.chirp, b.wave
	}
	return s
}
