package wrong

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

//limb:kernel
func EachInItems(i int, g kernel.Group, dst []int32) {
	g.Each(4, func(j int) { dst[i] = 1 })
}

//limb:kernel
func EachInEach(g kernel.Group, dst []int32) {
	g.Each(4, func(i int) {
		g.Each(4, func(j int) { dst[i*4+j] = 1 })
	})
}

//limb:kernel
func Captured(g kernel.Group, dst []int32) {
	sum := int32(0)
	g.Each(4, func(i int) { sum += dst[i] })
	dst[0] = sum
}

//limb:kernel
func Varying(g kernel.Group, dst []int32) {
	for dst[0] > 0 {
		g.Each(4, func(i int) { dst[i]-- })
	}
}

//limb:kernel
func VaryingCount(g kernel.Group, dst []int32) {
	g.Each(int(dst[0]), func(i int) { dst[i]-- })
}

//limb:kernel
func EachUnderIf(g kernel.Group, dst []int32) {
	var t [4]int32
	g.Each(4, func(i int) { t[i] = dst[i] })
	if t[0] > 0 {
		g.Each(4, func(i int) { dst[i]-- })
	}
}

//limb:kernel
func ReturnsFromLoop(g kernel.Group, dst []int32, n int) {
	for j := range n {
		if j > 20 {
			return
		}
		g.Each(4, func(i int) { dst[i] = 1 })
	}
}

//limb:kernel
func ReturnsPartly(g kernel.Group, dst []int32, n int) {
	if n > 3 {
		if n > 5 {
			return
		}
		n++
	}
	g.Each(4, func(i int) { dst[i] = 1 })
}

//limb:kernel
func ReturnsFromPhase(g kernel.Group, dst []int32, n int) {
	g.Each(n, func(i int) {
		for j := range n {
			if dst[n+j] > 3 {
				return
			}
		}
		dst[i] = 1
	})
}

//limb:kernel
func WritesOutside(g kernel.Group, dst []int32) {
	dst[g.Index()] = 1
	g.Each(4, func(i int) { dst[i] = 1 })
}

//limb:kernel
func EachFunction(g kernel.Group, dst []int32) {
	f := func(i int) { dst[i] = 1 }
	g.Each(4, f)
	g.Each(4, item)
}

func item(i int) {}

//limb:kernel
func Nobody(x limb.DF) {
}

//limb:kernel
func Nothing() {
}

//limb:kernel
func Item32(i int32, dst []int32) {
	dst[i] = 1
}

//limb:kernel
func ItemLast(dst []int32, i int) {
	dst[i] = 1
}

//limb:kernel
func GroupLast(dst []int32, g kernel.Group) {
	g.Each(4, func(i int) { dst[i] = 1 })
}

//limb:kernel
func GroupPointer(g *kernel.Group, dst []int32) {
	g.Each(4, func(i int) { dst[i] = 1 })
}

//limb:kernel
func ResultsAndSlices(x limb.DF, dst []limb.DF) limb.DF {
	dst[0] = x
	return x
}

//limb:kernel
func ItemResult(i int, dst []limb.DF) limb.DF {
	return dst[i]
}

//limb:kernel
func (x box) Method(i int, dst []float64) {
	dst[i] = x.width
}

//limb:kernel
func (p pair) Method(i int, dst []int32) {
	dst[i] = p.a
}

// limb:kernel
func Spaced(i int, dst []int32) { dst[i] = 1 }

//limb:kernal
func Typo(i int, dst []int32) { dst[i] = 1 }

// Limb:kernel
func Capital(i int, dst []int32) { dst[i] = 1 }

// limb: kernel
func SpacedAfter(i int, dst []int32) { dst[i] = 1 }

//limb:kernel fast
func Words2(i int, dst []int32) { dst[i] = 1 }

//limb:kernel

func Detached(i int, dst []int32) { dst[i] = 1 }

//limb:kernel
var variable int32

//limb:kernel
type kind int32

//limb:kernel
func Bodiless(i int, dst []int32)

//limb:kernel
func GroupResult(g kernel.Group) int32 { return 1 }

type box struct{ width float64 }

// Those that follow call a function with a phase where no phase may stand, some of them twice.

//limb:kernel
func HelperInEach(g kernel.Group, dst []int32) {
	g.Each(4, func(i int) {
		lowered(g, dst, 4)
		lowered(g, dst, 2)
	})
}

func lowered(g kernel.Group, dst []int32, n int) {
	g.Each(n, func(i int) {
		x := dst[i]
		x--
		dst[i] = x
	})
}

//limb:kernel
func HelperUnderIf(g kernel.Group, dst []int32) {
	lowered3(g, dst)
	if dst[0] > 0 {
		lowered3(g, dst)
	}
}

func lowered3(g kernel.Group, dst []int32) {
	g.Each(3, func(i int) { dst[i]-- })
}

//limb:kernel
func HelperVarying(g kernel.Group, dst, x []int32) {
	for range 2 {
		lowered4(g, x)
		lowered4(g, dst)
	}
}

func lowered4(g kernel.Group, dst []int32) {
	for dst[0] > 0 {
		g.Each(4, func(i int) { dst[i]-- })
	}
}

//limb:kernel
func HelperCaptured(g kernel.Group, dst []int32) {
	added(g, dst)
	added(g, dst)
}

func added(g kernel.Group, dst []int32) {
	sum := int32(0)
	g.Each(4, func(i int) { sum += dst[i] })
}

//limb:kernel
func HelperReturns(g kernel.Group, dst []int32, n int) {
	n = until(g, dst, n)
	n = until(g, dst, n)
	g.Each(n, func(i int) { dst[i] = 1 })
}

func until(g kernel.Group, dst []int32, n int) int {
	for j := range n {
		if j > 20 {
			return j
		}
		g.Each(4, func(i int) { dst[i] = 1 })
	}
	return n
}
