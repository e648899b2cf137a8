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
// four integers: its radix, M and S as in package scheme, and where in w its turns are.
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
	if shape == Rows {
		g.Each2(n, rows, func(i, k int) { memory[k*n+i] = src[(first+i)*rows+k] })
	} else {
		g.Each2(rows, n, func(k, i int) { memory[k*n+i] = src[base+k*all+first+i] })
	}
	a, b := 0, size
	for p := 0; p < len(passes); p += 4 {
		radix, m, run, at := int(passes[p]), int(passes[p+1]), int(passes[p+2])*n, int(passes[p+3])
		from, to := memory[a:a+size], memory[b:b+size]
		if m > 1 {
			if radix == 2 {
				g.Each2(m, run, func(o, i int) {
					k, y := at+o, 2*o*run+i
					Step2(to, from, w[k:k+1], o*run+i, m*run, y, y, run, s)
				})
			} else if radix == 3 {
				g.Each2(m, run, func(o, i int) {
					k, y := at+2*o, 3*o*run+i
					Step3(to, from, w[k:k+2], o*run+i, m*run, y, y, run, s)
				})
			} else if radix == 4 {
				g.Each2(m, run, func(o, i int) {
					k, y := at+3*o, 4*o*run+i
					Step4(to, from, w[k:k+3], o*run+i, m*run, y, y, run, s)
				})
			} else if radix == 5 {
				g.Each2(m, run, func(o, i int) {
					k, y := at+4*o, 5*o*run+i
					Step5(to, from, w[k:k+4], o*run+i, m*run, y, y, run, s)
				})
			} else if radix == 7 {
				g.Each2(m, run, func(o, i int) {
					k, y := at+6*o, 7*o*run+i
					Step7(to, from, w[k:k+6], o*run+i, m*run, y, y, run, s)
				})
			} else {
				g.Each2(m, run, func(o, i int) {
					k, y := at+7*o, 8*o*run+i
					Step8(to, from, w[k:k+7], o*run+i, m*run, y, y, run, s)
				})
			}
		} else { // the last pass: a choice within a phase would keep it from vectors
			if radix == 2 {
				g.Each(run, func(i int) { Step2(to, from, w[:0], i, run, i, i, run, s) })
			} else if radix == 3 {
				g.Each(run, func(i int) { Step3(to, from, w[:0], i, run, i, i, run, s) })
			} else if radix == 4 {
				g.Each(run, func(i int) { Step4(to, from, w[:0], i, run, i, i, run, s) })
			} else if radix == 5 {
				g.Each(run, func(i int) { Step5(to, from, w[:0], i, run, i, i, run, s) })
			} else if radix == 7 {
				g.Each(run, func(i int) { Step7(to, from, w[:0], i, run, i, i, run, s) })
			} else {
				g.Each(run, func(i int) { Step8(to, from, w[:0], i, run, i, i, run, s) })
			}
		}
		a, b = b, a
	}
	result := memory[a : a+size]
	if shape == Plain {
		below := max(0, min(n, low-first))
		g.Each2(rows, below, func(k, i int) { dst[base+k*all+first+i] = result[k*n+i] })
		g.Each2(rows, n-below, func(k, i int) {
			row := k - 1
			if k == 0 {
				row = rows - 1
			}
			dst[base+row*all+first+below+i] = result[k*n+below+i]
		})
	} else {
		if shape == Turned {
			g.Each2(rows-1, n, func(k, i int) {
				row, r := turnOf(k+1, rows, s)
				result[(k+1)*n+i] = result[(k+1)*n+i].Turn(v[row*all+first+i], r)
			})
		}
		g.Each2(n, rows, func(i, k int) { dst[base+(first+i)*rows+k] = result[k*n+i] })
	}
}
