package passes

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// # Columns in a group's memory
//
// A group takes up to width columns of a matrix through all passes in its own memory. So a
// matrix is read and written once.

// The shapes of a transform of columns: what the groups make of them.
const (
	Plain  = iota // columns: from low on results are stored one row up, row 0 in the last row
	Turned        // columns that are turned by v, as Turn does, and stored as rows
	Rows          // transforms of one column each, which lie one after the other: all of them
)

// Room lists how many numbers a group of the kernels Columns256, … holds.
var Room = []int{256, 512, 1024, 2048}

// Columns256 transforms the columns of matrices of rows rows and all columns. A pass is
// four integers: its radix, its m and its S as in Pass2, and where in w its turns are.
// rows·width is at most 256.
//
//limb:kernel
func Columns256[C Number[C, T], T limb.Float](g kernel.Group, dst, src, w, v []C, passes []int32, shape, rows, all, width, low, sign int) {
	var memory [2 * 256]C
	columns(g, memory[:], dst, src, w, v, passes, shape, rows, all, width, low, sign)
}

// Columns512 is Columns256 for up to 512 numbers.
//
//limb:kernel
func Columns512[C Number[C, T], T limb.Float](g kernel.Group, dst, src, w, v []C, passes []int32, shape, rows, all, width, low, sign int) {
	var memory [2 * 512]C
	columns(g, memory[:], dst, src, w, v, passes, shape, rows, all, width, low, sign)
}

// Columns1024 is Columns256 for up to 1024 numbers.
//
//limb:kernel
func Columns1024[C Number[C, T], T limb.Float](g kernel.Group, dst, src, w, v []C, passes []int32, shape, rows, all, width, low, sign int) {
	var memory [2 * 1024]C
	columns(g, memory[:], dst, src, w, v, passes, shape, rows, all, width, low, sign)
}

// Columns2048 is Columns256 for up to 2048 numbers.
//
//limb:kernel
func Columns2048[C Number[C, T], T limb.Float](g kernel.Group, dst, src, w, v []C, passes []int32, shape, rows, all, width, low, sign int) {
	var memory [2 * 2048]C
	columns(g, memory[:], dst, src, w, v, passes, shape, rows, all, width, low, sign)
}

// columns is the kernels above. The columns lie in the memory side by side, once before a
// pass and once after it.
func columns[C Number[C, T], T limb.Float](g kernel.Group, memory, dst, src, w, v []C, passes []int32, shape, rows, all, width, low, sign int) {
	s := T(sign)
	blocks := (all + width - 1) / width
	first := g.Index() % blocks * width
	base := g.Index() / blocks * rows * all
	n := min(width, all-first)
	size := rows * n
	g.Each(size, func(i int) {
		if shape == Rows {
			memory[i%rows*n+i/rows] = src[first*rows+i]
		} else {
			memory[i] = src[base+i/n*all+first+i%n]
		}
	})
	a, b := 0, size
	for p := 0; p < len(passes); p += 4 {
		radix, m, run, at := int(passes[p]), int(passes[p+1]), int(passes[p+2])*n, int(passes[p+3])
		turns := turned(radix, m)
		from, to := memory[a:a+size], memory[b:b+size]
		if radix == 2 {
			g.Each(m*run, func(i int) {
				k := i / run
				Step2(to, from, w[at+k:at+k+turns], i, m*run, i+k*run, i+k*run, run, s)
			})
		} else if radix == 3 {
			g.Each(m*run, func(i int) {
				k := 2 * (i / run)
				Step3(to, from, w[at+k:at+k+turns], i, m*run, i+k*run, i+k*run, run, s)
			})
		} else if radix == 4 {
			g.Each(m*run, func(i int) {
				k := 3 * (i / run)
				Step4(to, from, w[at+k:at+k+turns], i, m*run, i+k*run, i+k*run, run, s)
			})
		} else if radix == 5 {
			g.Each(m*run, func(i int) {
				k := 4 * (i / run)
				Step5(to, from, w[at+k:at+k+turns], i, m*run, i+k*run, i+k*run, run, s)
			})
		} else if radix == 7 {
			g.Each(m*run, func(i int) {
				k := 6 * (i / run)
				Step7(to, from, w[at+k:at+k+turns], i, m*run, i+k*run, i+k*run, run, s)
			})
		} else {
			g.Each(m*run, func(i int) {
				k := 7 * (i / run)
				Step8(to, from, w[at+k:at+k+turns], i, m*run, i+k*run, i+k*run, run, s)
			})
		}
		a, b = b, a
	}
	result := memory[a : a+size]
	if shape == Turned {
		g.Each(size-n, func(i int) {
			k := i/n + 1
			at, r := turnOf(k, rows, s)
			result[n+i] = result[n+i].Turn(v[at*all+first+i%n], r)
		})
	}
	g.Each(size, func(i int) {
		if shape == Plain {
			to := i/n*all + first + i%n
			if first+i%n >= low {
				to -= all
				if to < 0 {
					to += rows * all
				}
			}
			dst[base+to] = result[i]
		} else {
			dst[base+first*rows+i] = result[i%rows*n+i/rows]
		}
	})
}
