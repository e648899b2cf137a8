package wrong

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// Numbers of an item's own, of which another one, or none, is meant.

//limb:kernel
func OwnOfAnother(g kernel.Group, dst []limb.DF) {
	v := kernel.Own[limb.DF](g, 8)
	w := kernel.Own2[limb.DF](g, 2, 4)
	g.Each(8, func(i int) {
		v[i] = dst[i]
		dst[i] = v[i+1]
	})
	g.Each(8, func(i int) {
		v[0] = dst[i]
	})
	g.Each2(2, 4, func(r, i int) {
		w[i][r] = dst[i]
	})
	g.Each2(2, 4, func(r, i int) {
		dst[r*4+i] = v[i]
	})
	g.Each(8, func(i int) {
		dst[i] = w[0][i]
	})
	g.Each2(2, 4, func(r, i int) {
		for j := range w[r] {
			dst[j] = limb.DF{}
		}
	})
}

//limb:kernel
func OwnOfMore(g kernel.Group, dst []limb.DF, n int) {
	v := kernel.Own[limb.DF](g, 8)
	w := kernel.Own2[limb.DF](g, 2, 4)
	g.Each(9, func(i int) {
		v[i] = dst[i]
	})
	g.Each(n, func(i int) {
		v[i] = dst[i]
	})
	g.Each2(2, 3, func(r, i int) {
		w[r][i] = dst[i]
	})
	if v[0].IsZero() {
		g.Each(1, func(i int) { dst[i] = limb.DF{} })
	}
}

//limb:kernel
func OwnOfSome(g kernel.Group, dst []limb.DF, n int) {
	v := kernel.Own[limb.DF](g, n)
	g.Each(8, func(i int) { v[i] = dst[i] })
	w := kernel.Own[[300]limb.DF](g, 8)
	g.Each(8, func(i int) { dst[i] = w[i][0] })
	b := kernel.Own[bool](g, 8)
	g.Each(8, func(i int) { b[i] = true })
}

//limb:kernel
func OwnInPhase(g kernel.Group, dst []limb.DF) {
	g.Each(8, func(i int) {
		v := kernel.Own[limb.DF](g, 8)
		dst[i] = v[i]
	})
	v := kernel.Own[limb.DF](g, 8)
	w := v[1:]
	g.Each(8, func(i int) { dst[i] = w[i] })
}

//limb:native halves
func halved(g kernel.Group, x []float64) {
	g.Each(16, func(i int) { x[i] = float64(x[i] * 0.5) })
}

//limb:kernel
func UnitOfSlice(g kernel.Group, dst []float64) {
	halved(g, dst)
}
