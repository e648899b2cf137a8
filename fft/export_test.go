package fft

import (
	"context"

	"github.com/limbfp/limb"
)

// Root returns what the tables hold: e^(2πij/n).
func Root[C limb.ComplexNumber](n int) func(j int) C { return newRoots[C](context.Background(), n).at }

// Tables returns the tables of a plan, some of which may be empty.
func Tables[C limb.ComplexNumber](p *Plan[C]) [][]C {
	list := append([][]C{p.turns}, p.second.turns...)
	if p.first != nil {
		list = append(list, p.first.turns...)
	}
	return list
}

// SetCache has blocks of columns made for a cache of so many bytes, and returns what it was.
func SetCache(bytes int) (previous int) {
	previous, cacheBytes = cacheBytes, bytes
	return previous
}

// SwapShort has a plan take the list of steps of the inverse for the transform, and the other way around.
func SwapShort[C ComplexOf[R], R limb.RealNumber](p *RealPlan[C, R]) {
	p.short[0], p.short[1] = p.short[1], p.short[0]
}
