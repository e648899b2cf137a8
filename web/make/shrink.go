package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"slices"
)

// # Smaller modules
//
// The linker writes the memory of a Go program as thousands of pieces around its zeros, which
// costs a compressor more than the zeros do. And it keeps, for the traces of faults, tables of
// files and lines: those are emptied. A function whose table is at 0 has no lines, which the
// runtime shows as "?".

const sectionData = 11

// longZeros is how many zeros end a piece of memory.
const longZeros = 1 << 12

var errModule = errors.New("this is no module as Go 1.26 links it")

// shrink returns a WebAssembly module that does the same.
func shrink(module []byte) (out []byte, err error) {
	defer func() {
		if recover() != nil { // an index outside
			out, err = nil, errModule
		}
	}()
	r := &reader{module, 8}
	out = append(out, module[:8]...)
	for r.at < len(module) {
		id := module[r.at]
		start := r.at
		r.at++
		size := r.uint()
		body := module[r.at : r.at+size]
		r.at += size
		if id != sectionData {
			out = append(out, module[start:r.at]...)
			continue
		}
		memory, base := load(body)
		if err := withoutTraces(memory); err != nil {
			return nil, err
		}
		body = pieces(memory, base)
		out = append(append(out, id), binary.AppendUvarint(nil, uint64(len(body)))...)
		out = append(out, body...)
	}
	return out, nil
}

type reader struct {
	b  []byte
	at int
}

func (r *reader) uint() int {
	x, n := binary.Uvarint(r.b[r.at:])
	if n <= 0 {
		panic(errModule)
	}
	r.at += n
	return int(x)
}

// load returns the memory that a data section fills, and where it begins.
func load(body []byte) (memory []byte, base int) {
	r := &reader{body, 0}
	for i := range r.uint() {
		r.at += 2      // the memory of number 0, and i32.const
		to := r.uint() // never above 2^31, and the sign bit of the last byte is clear
		r.at++         // end
		size := r.uint()
		if more := to + size - len(memory); more > 0 {
			memory = append(memory, make([]byte, more)...)
		}
		copy(memory[to:], body[r.at:r.at+size])
		r.at += size
		if i == 0 {
			base = to
		}
	}
	return memory, base
}

// pieces returns a data section for memory.
func pieces(memory []byte, base int) []byte {
	var list []byte
	n := 0
	zeros := make([]byte, longZeros)
	for base < len(memory) {
		end := bytes.Index(memory[base:], zeros)
		if end < 0 {
			end = len(memory) - base
		}
		if end > 0 {
			list = signed(append(list, 0, 0x41), base)
			list = binary.AppendUvarint(append(list, 0x0b), uint64(end))
			list = append(list, memory[base:base+end]...)
			n++
		}
		base += end
		for base < len(memory) && memory[base] == 0 {
			base++
		}
	}
	return append(binary.AppendUvarint(nil, uint64(n)), list...)
}

// signed appends a number that is not negative, with a sign bit.
func signed(b []byte, x int) []byte {
	for ; x >= 1<<6; x >>= 7 {
		b = append(b, byte(x)|0x80)
	}
	return append(b, byte(x))
}

// withoutTraces empties the tables of what only the traces of faults and preemption by signals
// have, which is not in browsers: names, files and lines, and which calls are inlined
// (runtime's pcHeader and _func). Wrappers keep what is inlined, since recover looks for it.
func withoutTraces(memory []byte) error {
	at := bytes.Index(memory, []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8})
	if at < 0 {
		return fmt.Errorf("%w: it has no table of functions", errModule)
	}
	word := func(p int) int { return int(binary.LittleEndian.Uint32(memory[p:])) }
	long := func(p int) int { return int(binary.LittleEndian.Uint64(memory[p:])) }
	head := func(i int) int { return at + long(at+8+8*i) }
	funcs, names, tables, list := head(0)-at, head(3), head(6), head(7)
	// runtime's moduledata begins with where the header is, and where names are.
	first := binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, uint64(at)), uint64(names))
	data := bytes.Index(memory, first)
	if bytes.Count(memory, first) != 1 {
		return fmt.Errorf("%w: it has no data of modules, or several", errModule)
	}
	objects := long(data + 8*gofunc)
	steps, parts := uses{0: true}, uses{}
	for i := range funcs {
		f := list + word(list+8*i+4)
		clear(memory[f+nameOff : f+nameOff+4])
		clear(memory[f+cuOffset : f+funcID]) // and the first line
		wrapper := memory[f+funcID] == idWrapper
		use := func(p int, seen uses, keep bool, empty uint32) {
			x := word(p)
			seen[x] = seen[x] || keep
			if !keep {
				binary.LittleEndian.PutUint32(memory[p:], empty)
			}
		}
		use(f+pcsp, steps, true, 0)
		use(f+pcfile, steps, false, 0)
		use(f+pcln, steps, false, 0)
		counts := word(f + npcdata)
		for j := range counts {
			use(f+pcdata+4*j, steps, j == stackMap || j > argLive || j == inlined && wrapper, 0)
		}
		for j := range int(memory[f+nfuncdata]) {
			if p := f + pcdata + 4*(counts+j); uint32(word(p)) != none {
				use(p, parts, j < inlinedTree || j == openDefers || j == inlinedTree && wrapper, none)
			}
		}
	}
	clear(memory[names:tables]) // and files
	for table, kept := range steps {
		if kept {
			continue
		}
		p := &reader{memory, tables + table}
		for step := 0; p.uint() != 0 || step == 0; step++ { // pairs of a value's and a counter's step
			p.uint()
		}
		clear(memory[tables+table : p.at])
	}
	buckets := memory[long(data+8*findfunctab):]
	for b := range funcs * bucketsOfFunc {
		first := buckets[b*bucketSize:]
		binary.LittleEndian.PutUint32(first, binary.LittleEndian.Uint32(first)&^(together-1))
	}
	order := slices.Sorted(maps.Keys(parts))
	for i, part := range order[:len(order)-1] {
		if !parts[part] {
			clear(memory[objects+part : objects+order[i+1]])
		}
	}
	return nil
}

// uses says of offsets whether what is there is kept.
type uses map[int]bool

const (
	// Places in a _func, and in a moduledata, as words.
	nameOff, pcsp, pcfile, pcln, npcdata, cuOffset, funcID, nfuncdata, pcdata = 4, 16, 20, 24, 28, 32, 40, 43, 44
	findfunctab, gofunc                                                       = 19, 40
	// Buckets say which function an address is in, or one before it: the runtime begins there and
	// tries the next ones (findfuncbucket). Here each of so many functions begins with the first.
	bucketsOfFunc, bucketSize = 1 << 16 / 4096, 20
	together                  = 64
	// Numbers of tables: internal/abi's PCDATA, FUNCDATA and FuncID.
	stackMap, inlined, argLive = 1, 2, 3
	inlinedTree, openDefers    = 3, 4
	none                       = 1<<32 - 1 // where an object is that is not there
	idWrapper                  = 23
)
