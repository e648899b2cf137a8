package spirv

import (
	"math/bits"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Matrix units
//
// A phase that is known as tile8 adds the product of two matrices of bytes to 8 × 8 sums of each thread. Where a device has cooperative
// matrices of bytes with signs, the threads of a subgroup multiply them together. Which thread has which element the driver alone
// knows: so sums go through the group's memory, a stripe of rows of the tile at a time, from where a thread adds those that
// are its own. As SPIR-V wants it, the memory model is Vulkan's then: what barriers are for is marked as not private.

// Matrices are those that a device multiplies, M × K bytes by K × N, to sums of 32 bits, by so many threads of a subgroup.
type Matrices struct{ M, N, K, Threads int }

// Of a tile: rows of a stripe, columns, and bytes of a row of A, or column of B, in a phase.
const stripe, wide, deep = 16, 128, 64

// Fits reports whether such matrices fill a stripe, and subgroups a group of so many threads.
func (m Matrices) Fits(threads int) bool {
	fills := func(n, of int) bool { return n > 0 && of%n == 0 }
	return fills(m.M, stripe) && fills(m.N, wide) && fills(m.K, deep) && m.K%4 == 0 && fills(m.Threads, threads)
}

// isUnit reports whether a phase is printed so.
func (f Features) isUnit(e *ir.Each) bool {
	u, rows, cols := e.Tiles(f.Group)
	return u != nil && f.Matrices.Fits(f.Group) && 4*u.Numbers[0] == deep && cols == wide && rows%64 == 0
}

// unit prints such a phase.
func (p *function) unit(u *ir.Unit) {
	for _, c := range []string{"CooperativeMatrixKHR", "Int8", "GroupNonUniform"} {
		p.capability(c)
	}
	p.extension("SPV_KHR_cooperative_matrix")
	const byRows, byColumns = 0, 1 // layouts
	x, pitch, shared := p.Matrices, u.Numbers[1], p.pointer("Workgroup", p.word())
	matrix := func(of id, rows, cols, use int) id {
		const subgroup = 3
		return p.global("TypeCooperativeMatrixKHR", of, p.number(subgroup), p.number(rows), p.number(cols), p.number(use))
	}
	byte8 := p.global("TypeInt", 8, 0)
	a, b, c := matrix(byte8, x.M, x.K, 0), matrix(byte8, x.K, x.N, 1), matrix(p.word(), x.M, x.N, 2)
	left, right := p.planes[u.Arrays[0]][0].x, p.planes[u.Arrays[1]][0].x
	sums := p.once(func() id {
		return p.variable("Workgroup", p.global("TypeArray", p.word(), p.number(stripe*wide)), "stripe")
	}, "stripe")
	at := func(array, index id, plus int) id {
		return p.op("AccessChain", shared, array, p.on("IAdd", index, p.number(plus)))
	}
	load := func(t, array, index id, plus, layout int) id {
		return p.op("CooperativeMatrixLoadKHR", t, at(array, index, plus), p.number(layout), p.number(pitch), notPrivate)
	}
	part := func(x id, down, below int) id { // some bits of a number
		return p.on("BitwiseAnd", p.on("ShiftRightLogical", x, p.number(down)), p.number(below-1))
	}
	times := func(x id, n int) id { return p.on("IMul", x, p.number(n)) }

	// The blocks of a stripe that a subgroup computes, with the columns of B for them.
	type block struct {
		row, sums id // in left, and in the stripe
		b         []id
	}
	var blocks []block
	across, subgroups := wide/x.N, p.Group/x.Threads
	count, number := stripe/x.M*across, p.on("Load", p.input("SubgroupId", p.word()))
	for first := 0; first < count; first += subgroups {
		n := p.on("IAdd", number, p.number(first))
		row, col := times(part(n, bits.TrailingZeros(uint(across)), stripe/x.M), x.M), times(part(n, 0, across), x.N)
		own := block{row: times(row, pitch), sums: p.on("IAdd", times(row, wide), col)}
		for k := 0; k < deep; k += x.K {
			own.b = append(own.b, load(b, right, times(col, pitch), k/4, byColumns))
		}
		blocks = append(blocks, own)
	}

	// Where a thread's sums are in the stripe: those of two of its lines.
	half := p.on("ShiftRightLogical", p.thread, p.number(7))
	begin := p.on("IAdd", times(part(p.thread, 2, 8), wide), p.on("IAdd", times(part(p.thread, 5, 4), 32), times(part(p.thread, 0, 4), 2)))
	var places [16]id
	for i := range places {
		places[i] = at(sums, begin, i/8*8*wide+i%8/2*8+i%2)
	}
	none := p.global("ConstantComposite", c, p.number(0))
	for row := 0; row < u.Arrays[0].Len/pitch; row += stripe {
		multiply := func() {
			for _, own := range blocks {
				sum := none
				for k, b := range own.b {
					sum = p.op("CooperativeMatrixMulAddKHR", c, load(a, left, own.row, row*pitch+k*x.K/4, byRows), b, sum, signed)
				}
				put(p.to, "CooperativeMatrixStoreKHR", at(sums, own.sums, 0), sum, p.number(byRows), p.number(wide), notPrivate)
			}
		}
		if count < subgroups {
			p.when(p.op("ULessThan", p.bool(), number, p.number(count)), multiply)
		} else {
			multiply()
		}
		p.barrier()
		p.when(p.op("IEqual", p.bool(), half, p.number(row/64)), func() {
			for i, place := range places {
				v := p.slots[u.Own[row%64/8*8+i]]
				put(p.to, "Store", v, p.on("IAdd", p.on("Load", v), p.on("Load", place, notPrivate)))
			}
		})
		p.barrier()
	}
}

const (
	notPrivate = "NonPrivatePointer"
	signed     = "MatrixASignedComponentsKHR|MatrixBSignedComponentsKHR|MatrixCSignedComponentsKHR|MatrixResultSignedComponentsKHR"
)

// seen returns what a load or store of an array says of its memory: that other threads see it, where the model asks for that.
func (p *function) seen(m *ir.Memory) []any {
	if p.units && (m.Space == ir.Slice || m.Space == ir.Shared) {
		return []any{notPrivate}
	}
	return nil
}
