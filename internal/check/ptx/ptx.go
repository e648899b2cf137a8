// Package ptx runs PTX in Go, for tests of what is printed for NVIDIA's drivers where there
// is none. It is written from NVIDIA's description, Parallel Thread Execution ISA, and knows
// nothing of how the text came about.
//
// It takes part of the language, and refuses the rest: instructions, modifiers and types that
// are not in its table, so that a float operation without .rn, or with .ftz, is an error;
// operands whose registers are not of the instruction's type; and in a run accesses outside
// of memory, threads of a block that wait at different barriers, and loops that do not end.
// What has not been written holds bytes that are not zero.
package ptx

import (
	"encoding/binary"
	"fmt"
	"math"
)

// Module is a text that has been read: tables and kernels.
type Module struct {
	kernels map[string]*Entry
	tables  Piece
	symbols map[string]symbol
}

// Entry returns an entry, or nil.
func (m *Module) Entry(name string) *Entry { return m.kernels[name] }

// Entry is a kernel of a module, what PTX calls an entry.
type Entry struct {
	Name   string
	Params []int // the bytes of each parameter
	Block  int   // the threads that a block must have; 0 for any number
	// Dynamic is how many bytes of shared memory a launch adds to those that are declared: an array .extern has them.
	Dynamic int

	module   *Module
	code     []instruction
	init     []uint64 // the registers before a run: constants in their places
	special  [4]int32 // registers of %tid.x, %ntid.x, %ctaid.x, %nctaid.x; 0 where they are not used
	params   []int32  // registers of the parameters
	local    int      // bytes
	shared   int
	barriers bool
}

// Piece is a part of global memory, at an address.
type Piece struct {
	Address uint64
	Bytes   []byte
}

// Memory is global memory. Pieces do not overlap.
type Memory []Piece

// instruction is an operation on registers.
type instruction struct {
	do       action
	not      bool  // the guard is to be false
	guard    int32 // a register, or 0
	dst      int32
	a, b, c  int32
	pure     func(a, b, c uint64) uint64
	target   int32 // of a branch
	size     int32 // bytes that are loaded or stored
	space    space
	offset   int64 // of an address
	line     int32
	mnemonic string
	product  *tiles // of multiply
}

type action uint8

const (
	compute action = iota
	carries        // compute, and the carry
	carried        // compute with the carry
	load
	store
	branch
	barrier
	leave
	multiply // mma, for which the threads of a block wait for each other
)

// space is a state space.
type space uint8

const (
	none space = iota
	global
	shared
	local
	param
)

// tablesAt is where the tables of a module lie; other addresses are the caller's.
const tablesAt = 1 << 56

// Begin of the windows of shared and local memory, 0 being no address, and of what a launch adds.
const window, extern = 256, 1 << 30

// static is how many bytes of shared memory a kernel may declare.
const static = 48 << 10

// endless is the number of branches that a thread may take.
const endless = 1 << 26

// unwritten is what memory and registers hold that have not been written.
const unwritten = 0xb5b5b5b5b5b5b5b5

// block is a block of threads that runs.
type block struct {
	*Entry
	memory Memory
	last   []int32 // the piece of memory that an instruction used last
	shared []byte
	added  []byte // by the launch
}

// thread is a thread of a block that runs.
type thread struct {
	r     []uint64
	local []byte
	pc    int // of the barrier that it waits at; -1 when it has ended
	turns int
}

// Run runs a grid of so many blocks of so many threads. A parameter is the bits of it. Blocks
// run one after the other, and the threads of one each to its next barrier; the results of
// kernels whose threads race depend on that.
func (k *Entry) Run(grid, threads int, params []uint64, memory Memory) error {
	switch {
	case len(params) != len(k.Params):
		return fmt.Errorf("ptx: %s: %d parameters, not %d", k.Name, len(params), len(k.Params))
	case threads < 1 || threads > 1024 || k.Block > 0 && threads != k.Block:
		return fmt.Errorf("ptx: %s: a block of %d threads: want %d (0 for 1 to 1024)", k.Name, threads, k.Block)
	case grid < 1 || grid > 1<<31-1:
		return fmt.Errorf("ptx: %s: a grid of %d blocks: want 1 to 2^31-1", k.Name, grid)
	}
	b := &block{k, append(memory[:len(memory):len(memory)], k.module.tables), make([]int32, len(k.code)), fresh(k.shared), fresh(k.Dynamic)}
	list := make([]thread, 1)
	if k.barriers {
		list = make([]thread, threads)
	}
	for i := range list {
		list[i] = thread{r: make([]uint64, len(k.init)), local: fresh(k.local)}
	}
	begin := func(t *thread, group, i int) {
		copy(t.r, k.init)
		for j, x := range []int{i, threads, group, grid} {
			if k.special[j] != 0 {
				t.r[k.special[j]] = uint64(x)
			}
		}
		for j, reg := range k.params {
			t.r[reg] = params[j]
			if k.Params[j] == 4 {
				t.r[reg] = uint64(uint32(params[j]))
			}
		}
		fill(t.local)
		t.pc, t.turns = 0, 0
	}
	for group := range grid {
		fill(b.shared)
		fill(b.added)
		if !k.barriers {
			for i := range threads {
				begin(&list[0], group, i)
				if err := b.run(&list[0]); err != nil {
					return fmt.Errorf("ptx: %s, thread %d of block %d: %w", k.Name, i, group, err)
				}
			}
			continue
		}
		for i := range list {
			begin(&list[i], group, i)
		}
		for list[0].pc >= 0 {
			for i := range list {
				if err := b.run(&list[i]); err != nil {
					return fmt.Errorf("ptx: %s, thread %d of block %d: %w", k.Name, i, group, err)
				}
			}
			for i := range list {
				if list[i].pc != list[0].pc {
					return fmt.Errorf("ptx: %s, block %d: threads 0 and %d part: one waits at %s, the other at %s", k.Name, group, i, k.where(list[0].pc), k.where(list[i].pc))
				}
			}
			if pc := list[0].pc; pc > 0 && k.code[pc-1].product != nil {
				if threads%warp != 0 {
					return fmt.Errorf("ptx: %s: line %d: %s in a block of %d threads: want whole warps", k.Name, k.code[pc-1].line, k.code[pc-1].mnemonic, threads)
				}
				for i := 0; i < threads; i += warp {
					k.code[pc-1].product.run(list[i : i+warp])
				}
			}
		}
	}
	return nil
}

func (k *Entry) where(pc int) string {
	if pc < 0 {
		return "its end"
	}
	return fmt.Sprintf("the barrier of line %d", k.code[pc-1].line)
}

func fresh(n int) []byte {
	b := make([]byte, n)
	fill(b)
	return b
}

func fill(b []byte) {
	for i := range b {
		b[i] = unwritten & 0xff
	}
}

// run runs a thread to its next barrier or its end.
func (b *block) run(t *thread) error {
	r, code, carry := t.r, b.code, uint64(0)
	for pc := t.pc; ; pc++ {
		in := &code[pc]
		if in.guard != 0 && (r[in.guard] == 0) != in.not {
			continue
		}
		switch in.do {
		case compute:
			r[in.dst] = in.pure(r[in.a], r[in.b], r[in.c])
		case carries:
			sum := in.pure(r[in.a], r[in.b], r[in.c])
			r[in.dst], carry = sum&math.MaxUint32, sum>>32
		case carried:
			r[in.dst] = (in.pure(r[in.a], r[in.b], r[in.c]) + carry) & math.MaxUint32
		case load, store:
			bytes, err := b.at(t, pc, r[in.a]+uint64(in.offset))
			switch {
			case err != nil:
				return fmt.Errorf("line %d: %s: %w", in.line, in.mnemonic, err)
			case in.do == load && in.size == 4:
				r[in.dst] = uint64(binary.LittleEndian.Uint32(bytes))
			case in.do == load:
				r[in.dst] = binary.LittleEndian.Uint64(bytes)
			case in.size == 4:
				binary.LittleEndian.PutUint32(bytes, uint32(r[in.b]))
			default:
				binary.LittleEndian.PutUint64(bytes, r[in.b])
			}
		case branch:
			if t.turns++; t.turns > endless {
				return fmt.Errorf("line %d: no end after %d branches", in.line, endless)
			}
			pc = int(in.target) - 1
		case barrier, multiply:
			t.pc = pc + 1
			return nil
		case leave:
			t.pc = -1
			return nil
		}
	}
}

// at returns the bytes that an instruction accesses.
func (b *block) at(t *thread, pc int, address uint64) ([]byte, error) {
	in := &b.code[pc]
	n := uint64(in.size)
	if address%n != 0 {
		return nil, fmt.Errorf("the address %#x is no multiple of %d", address, n)
	}
	switch in.space {
	case shared, local:
		bytes, begin := b.shared, uint64(window)
		if in.space == local {
			bytes = t.local
		} else if address >= extern {
			bytes, begin = b.added, extern
		}
		if i := address - begin; i < uint64(len(bytes)) && n <= uint64(len(bytes))-i {
			return bytes[i:], nil
		}
	default:
		for i := -1; i < len(b.memory); i++ { // first the piece that the instruction used last
			if i >= 0 {
				b.last[pc] = int32(i)
			}
			p := b.memory[b.last[pc]]
			if i := address - p.Address; i < uint64(len(p.Bytes)) && n <= uint64(len(p.Bytes))-i {
				return p.Bytes[i:], nil
			}
		}
	}
	return nil, fmt.Errorf("nothing lies at the address %#x", address)
}
