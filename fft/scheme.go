package fft

import "github.com/limbfp/limb/fft/internal/scheme"

// source is how package scheme finds what a plan does.
type source = scheme.Source

func sourceOf[S any](f func() *S) source { return scheme.From(func() any { return f() }) }

func (g *RealGrid[C, R]) scheme() *scheme.RealGrid[C] {
	return &scheme.RealGrid[C]{Outer: g.outer, Inner: g.inner, Rows: g.rows.scheme(), Grid: g.grid.scheme()}
}

// scheme says what the plan does.
func (p *Plan[C]) scheme() *scheme.Plan[C] {
	s := &scheme.Plan[C]{N: p.n, First: p.first.scheme(), Second: p.second.scheme(), Turns: p.turns}
	if b := p.other; b != nil {
		s.Inner, s.Chirp, s.Wave = b.inner.scheme(), b.chirp, b.wave
	}
	return s
}

func (c *columns[C]) scheme() *scheme.Columns[C] {
	if c == nil {
		return nil
	}
	return &scheme.Columns[C]{N: c.n, Passes: c.passes, Turns: c.turns}
}

func (p *RealPlan[C, R]) scheme() *scheme.Real[C] {
	return &scheme.Real[C]{N: p.n, Plan: p.plan.scheme(), Turns: p.turns}
}

func (g *Grid[C]) scheme() *scheme.Grid[C] {
	s := &scheme.Grid[C]{Size: g.size}
	for _, x := range g.axes {
		a := scheme.Axis[C]{Outer: x.outer, Inner: x.inner, Columns: x.columns.scheme()}
		if x.plan != nil {
			a.Plan = x.plan.scheme()
		}
		s.Axes = append(s.Axes, a)
	}
	return s
}
