package programs

import "github.com/limbfp/limb"

// Body is a mass on its way: elements of a user's own.
type Body struct {
	Mass     limb.DF
	Pos, Vel [3]limb.DF
}

// Drift moves bodies, and turns the velocity of the heavy ones.
//
//limb:kernel
func Drift(i int, bodies []Body, dt limb.DF) {
	b := bodies[i]
	for k := range 3 {
		b.Pos[k] = b.Pos[k].Add(dt.Mul(b.Vel[k]))
	}
	if b.Mass.Hi > 100 {
		bodies[i].Vel[2] = b.Vel[0].Neg()
	}
	bodies[i].Pos = b.Pos
}

// Cell is a place with a number.
type Cell struct {
	At    struct{ X, Y int32 }
	Count [2]int32
}

// Step moves cells, and notes in the next cell where this one was.
//
//limb:kernel
func Step(i int, dst, src []Cell, c Cell) {
	if i == 0 {
		dst[0] = c
	}
	if i+1 < len(dst) {
		dst[i+1] = src[i]
		dst[i+1].Count[1] += src[i].At.X
	}
}

// Rows adds rows of three.
//
//limb:kernel
func Rows(i int, sums []float32, x [][3]float32) { sums[i] = x[i][0] + x[i][1] + x[i][2] }

// Meet counts from both ends, so that the body of the loop decides on its turns.
//
//limb:kernel
func Meet(i int, dst []int32) {
	n := 7
	for k := 0; k < n; k++ {
		n--
		dst[i] += 10*int32(k) + int32(n)
	}
}
