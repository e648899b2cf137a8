package spirv

import "github.com/limbfp/limb/internal/compiler/ir"

// # Elements of 16 bits
//
// Not all devices have storage of 16 bits. So two elements lie in a word, the first in its lower
// half. A store is two atomic operations on the word, of which one clears the element's half and
// the other one sets it: the other half keeps what it has, or what another thread gives it
// meanwhile. Nobody else uses this half, for items that use one element are a race. A word that
// may be written beside is loaded in one piece, atomically.

// Words of atomic operations: those of all threads of the device, in no order with others.
const scopeDevice, relaxed = 1, 0

// halfAt points to the word that has an element of 16 bits, and tells how far up in it that is.
func (p *function) halfAt(m *ir.Memory, limb int, index id) (word, shift id) {
	a := p.planes[m][limb]
	at := p.on("IAdd", a.from, index)
	word = p.op("AccessChain", p.pointer("StorageBuffer", p.word()), a.x, p.number(0), p.on("ShiftRightLogical", at, p.number(1)))
	return word, p.on("ShiftLeftLogical", p.on("BitwiseAnd", at, p.number(1)), p.number(4))
}

func (p *function) loadHalf(m *ir.Memory, limb int, index id) id {
	at, shift := p.halfAt(m, limb, index)
	x := id(0)
	if m.Written {
		x = p.on("AtomicLoad", at, p.number(scopeDevice), p.number(relaxed))
	} else {
		x = p.on("Load", at)
	}
	return p.on("BitwiseAnd", p.on("ShiftRightLogical", x, shift), p.number(0xffff))
}

func (p *function) storeHalf(m *ir.Memory, limb int, index, value id) {
	at, shift := p.halfAt(m, limb, index)
	half := p.number(0xffff)
	p.on("AtomicAnd", at, p.number(scopeDevice), p.number(relaxed), p.on("Not", p.on("ShiftLeftLogical", half, shift)))
	p.on("AtomicOr", at, p.number(scopeDevice), p.number(relaxed), p.on("ShiftLeftLogical", p.on("BitwiseAnd", value, half), shift))
}
