package fft

import "github.com/limbfp/limb/fft/internal/scheme"

// Scheme says what the plan does, for the packages of this module that do it on
// other devices.
func (p *Plan[C]) Scheme() *scheme.Plan[C] {
	s := p.scheme()
	if b := p.other; b != nil {
		s.Inner, s.Chirp, s.Wave = b.inner.Scheme(), b.chirp, b.wave
	}
	return s
}

func (p *Plan[C]) scheme() *scheme.Plan[C] {
	columns := func(c *columns[C]) *scheme.Columns[C] {
		if c == nil {
			return nil
		}
		return &scheme.Columns[C]{N: c.n, Passes: c.passes, Turns: c.turns}
	}
	return &scheme.Plan[C]{N: p.n, First: columns(p.first), Second: columns(p.second), Turns: p.turns}
}
