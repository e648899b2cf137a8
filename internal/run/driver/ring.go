package driver

import "github.com/limbfp/limb/internal/run/workers"

// A Copy is one between memory of the program and a buffer. It is of N elements, which have Size bytes in
// each of the buffer's rows: those of element i in row j begin at byte At + j·Stride + i·Size.
type Copy struct {
	Buffer                    Buffer
	Write                     bool // to the buffer
	At, N, Size, Rows, Stride int
	Whole                     bool // what lies between the rows is nobody's

	// Move copies the elements from lo to hi between the program and memory that has rows as the buffer has
	// them, at another stride, the first of which begins with element lo. Several cores call it at once.
	Move func(memory []byte, stride, lo, hi int)
}

// Bytes is the copy between a slice and the bytes of a buffer from at on.
func Bytes(b Buffer, at int, p []byte, write bool) Copy {
	return Copy{Buffer: b, Write: write, At: at, N: len(p), Size: 1, Rows: 1, Move: func(memory []byte, _, lo, hi int) {
		if write {
			copy(memory, p[lo:hi])
		} else {
			copy(p[lo:hi], memory)
		}
	}}
}

// grain is how many bytes a core moves at a time.
const grain = 1 << 17

// MoveAll calls Move for the elements from lo to hi, on several cores where there are many.
func (c *Copy) MoveAll(memory []byte, stride, lo, hi int) {
	step := max(grain/(c.Size*c.Rows), 1)
	workers.Spread((hi-lo+step-1)/step, func(i int) {
		at := lo + i*step
		c.Move(memory[(at-lo)*c.Size:], stride, at, min(at+step, hi))
	})
}

// A Ring is memory of the host through which a device copies: some slots, one of which is filled or emptied
// while the device copies others.
type Ring struct {
	Slots [][]byte // of one size

	// Begin queues the copies of a slot's pieces, and End waits for them; Sync waits for everything. Where all
	// copies have room in the slots they are waited for at once, and marked is false: there is no End.
	Begin func(slot int, c *Copy, pieces []Piece, marked bool) error
	End   func(slot int) error
	Sync  func() error
}

// A Piece is so many bytes of a slot, and where they lie in it and in the buffer.
type Piece struct{ Slot, Buffer, Bytes int }

// A Part is what a slot has of a copy: the elements from Lo to Hi, in rows at a stride.
type Part struct {
	*Copy
	Lo, Hi int
	Stride int // hides that of the buffer
}

// Parts returns the parts of copies for slots of so many bytes.
func Parts(list []Copy, size int) (all []Part) {
	const line = 64
	for i := range list {
		c := &list[i]
		if c.Whole && c.N > 0 && c.Rows*c.Stride <= size {
			all = append(all, Part{c, 0, c.N, c.Stride})
			continue
		}
		lines := size / c.Rows / line
		if lines > 1 && lines%2 == 0 { // rows begin at other places of a cache
			lines--
		}
		step := max(lines*line/c.Size, 1)
		for lo := 0; lo < c.N; lo += step {
			hi := min(lo+step, c.N)
			all = append(all, Part{c, lo, hi, ((hi-lo)*c.Size + line - 1) / line * line})
		}
	}
	return all
}

// Pieces adds the pieces of a part to a list. What lies between rows goes with them where the slot has it.
func (p *Part) Pieces(list []Piece) []Piece {
	n, at := (p.Hi-p.Lo)*p.Size, p.At+p.Lo*p.Size
	if p.Stride == p.Copy.Stride {
		return append(list, Piece{0, at, (p.Rows-1)*p.Stride + n})
	}
	for j := range p.Rows {
		list = append(list, Piece{j * p.Stride, at + j*p.Copy.Stride, n})
	}
	return list
}

// Copy makes copies, in order.
func (r *Ring) Copy(list []Copy) error {
	all, k := Parts(list, len(r.Slots[0])), len(r.Slots)
	marked := len(all) > k
	var pieces []Piece
	end := func(i int) error {
		p := &all[i]
		if marked {
			if err := r.End(i % k); err != nil {
				return err
			}
		}
		if !p.Write {
			p.MoveAll(r.Slots[i%k], p.Stride, p.Lo, p.Hi)
		}
		return nil
	}
	for i := range all {
		p := &all[i]
		if i >= k {
			if err := end(i - k); err != nil {
				return err
			}
		}
		if p.Write {
			p.MoveAll(r.Slots[i%k], p.Stride, p.Lo, p.Hi)
		}
		pieces = p.Pieces(pieces[:0])
		if err := r.Begin(i%k, p.Copy, pieces, marked); err != nil {
			return err
		}
	}
	if !marked {
		if err := r.Sync(); err != nil {
			return err
		}
	}
	for i := max(0, len(all)-k); i < len(all); i++ {
		if err := end(i); err != nil {
			return err
		}
	}
	if marked {
		return r.Sync()
	}
	return nil
}
