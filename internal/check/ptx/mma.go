package ptx

// warp is how many threads run an instruction together.
const warp = 32

// shape is that of a product of matrices of bytes with signs, C of rows × 8 integers, added to products of A, rows × depth, and B,
// depth × 8.
type shape struct{ rows, depth int }

var shapes = map[string]shape{
	"mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32":  {8, 16},
	"mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32": {16, 32},
}

// tiles is one, with the registers of its operands.
type tiles struct {
	shape
	d, a, b, c []int32
}

// product takes the operands of one.
func (p *parser) product(s shape) *tiles {
	list := func(n int, typ string, result bool) (list []int32) {
		p.want("{")
		for i := range n {
			if i > 0 {
				p.want(",")
			}
			r := p.operand(typ, result)
			if p.constants[p.k.init[r]] == r {
				p.fail("a constant in a product of matrices: want a register")
			}
			list = append(list, r)
		}
		p.want("}")
		return list
	}
	x := &tiles{shape: s}
	x.d = list(s.rows/4, "s32", true)
	p.want(",")
	x.a = list(s.rows*s.depth/128, "b32", false)
	p.want(",")
	x.b = list(s.depth/16, "b32", false)
	p.want(",")
	x.c = list(s.rows/4, "s32", false)
	return x
}

// The elements of a matrix lie in the threads of a warp as the description of each shape has them ("Matrix Fragments for mma"):
// i is the element of a thread's, four in each register of A and B and one in each of C.
func (s shape) placeA(lane, i int) (row, k int) {
	group, in := lane>>2, lane%4
	if s.rows == 8 {
		return group, in*4 + i&3
	}
	if row = group; i/4%2 == 1 {
		row += 8
	}
	if k = in*4 + i&3; i >= 8 {
		k += 16
	}
	return row, k
}

func (s shape) placeB(lane, i int) (k, col int) {
	if k = lane%4*4 + i&3; i >= 4 {
		k += 16
	}
	return k, lane >> 2
}

func (s shape) placeC(lane, i int) (row, col int) {
	if row = lane >> 2; i >= 2 {
		row += 8
	}
	return row, lane%4*2 + i&1
}

// run multiplies the matrices of a warp.
func (x *tiles) run(threads []thread) {
	var a [16][32]int32
	var b [32][8]int32
	var c [16][8]int32
	for lane := range threads {
		r := threads[lane].r
		for i := range 4 * len(x.a) {
			row, k := x.placeA(lane, i)
			a[row][k] = int32(int8(r[x.a[i/4]] >> (i % 4 * 8)))
		}
		for i := range 4 * len(x.b) {
			k, col := x.placeB(lane, i)
			b[k][col] = int32(int8(r[x.b[i/4]] >> (i % 4 * 8)))
		}
		for i := range x.c {
			row, col := x.placeC(lane, i)
			c[row][col] = int32(uint32(r[x.c[i]]))
		}
	}
	for lane := range threads {
		for i := range x.d {
			row, col := x.placeC(lane, i)
			sum := c[row][col] // which wraps, without .satfinite
			for k := range x.depth {
				sum += a[row][k] * b[k][col]
			}
			threads[lane].r[x.d[i]] = uint64(uint32(sum))
		}
	}
}
