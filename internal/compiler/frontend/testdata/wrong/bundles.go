package wrong

import "github.com/limbfp/limb"

type Grid struct {
	Data []limb.DD
	Row  int
}

type Sizes struct {
	N    int
	Name string
}

type Steps struct{ First, By int }

var whole Grid

func (g Grid) at(r, c int) limb.DD { return g.Data[r*g.Row+c] }

//limb:kernel
func BundleResult(x limb.DD, s Steps) Steps { return s }

//limb:kernel
func BundleElements(i int, list []Grid, steps []Steps) { list[i].Data[0] = limb.DD{} }

//limb:kernel
func BundleArray(i int, dst []int32) {
	var s [2]Steps
	dst[i] = int32(s[0].By)
}

//limb:kernel
func BundleField(i int, s Sizes, dst []int32) { dst[i] = int32(s.N) }

//limb:kernel
func BundleSlice(i int, g Grid, x []limb.DD) {
	g.Data = x
	g.Row = 3
	g.Data[i*g.Row] = x[i]
}

//limb:kernel
func BundleLeft(i int, dst []limb.DD) { dst[i] = Grid{Row: 3}.at(i, 0) }

//limb:kernel
func BundleZero(i int, dst []limb.DD) {
	var g Grid
	dst[i] = g.at(i, 0)
}

//limb:kernel
func BundleGlobal(i int, dst []limb.DD) { dst[i] = whole.at(i, 0) }

//limb:kernel
func BundleGlobalField(i int, dst []limb.DD) { dst[i] = limb.NewDD(0).MulFloat(float64(whole.Row)) }

//limb:kernel
func BundleCompared(i int, dst []int32, s, t Steps) {
	if s == t {
		dst[i] = 1
	}
}

//limb:kernel
func BundleOutside(i int, dst []int32, s Steps) { dst[i] = int32(s.by()) }

func (s Steps) by() int { return int(float64(s.By) * 0.5) }

//limb:kernel
func BundlePointer(i int, dst []int32, s Steps) { dst[i] = of(&s) }

func of(s *Steps) int32 { return int32(s.By) }
