package plane

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"unsafe"

	"github.com/limbfp/limb/internal/run/simd"
)

var random = rand.NewChaCha8([32]byte{})

// checkTurn compares turn with the places of words as they are written down here: of n numbers of so many words, which
// begin shift bytes behind a line, both ways. The words are any bits, and what lies around them stays.
func checkTurn(turn func(rows []byte, stride int, numbers []byte, size, planes int, w Way), size, planes, n, shift int, back Way) error {
	const guard = 64
	stride := n*size + shift + guard
	memory := func(bytes int) []byte {
		b := make([]byte, bytes+2*guard)
		b = b[-uintptr(unsafe.Pointer(&b[0]))%guard:]
		random.Read(b)
		return b
	}
	numbers, rows := memory(n*planes*size+shift), memory(stride*planes)
	for i := range n * planes { // NaN with payloads, signs and quiet or not, infinities, zeros
		if word := numbers[shift+i*size:][:size]; i%3 == 0 {
			copy(word, [][]byte{{1, 0, 0, 0, 0, 0, 0xf0, 0x7f}, {0, 0, 0, 0, 0, 0, 0, 0x80}, {7, 0, 0x80, 0x7f, 1, 0, 0xf8, 0xff}}[i/3%3])
		}
	}
	each := func(do func(word, place []byte)) {
		for i := range n {
			for j := range planes {
				do(numbers[shift+(i*planes+j)*size:][:size], rows[j*stride+shift+i*size:][:size])
			}
		}
	}
	there, kept := slices.Clone(rows), slices.Clone(numbers)
	turn(there[shift:], stride, numbers[shift:][:n*planes*size], size, planes, ToRows)
	each(func(word, place []byte) { copy(place, word) })
	if !bytes.Equal(there, rows) || !bytes.Equal(numbers, kept) {
		return fmt.Errorf("%d numbers of %d words of %d bytes, from byte %d on: other rows", n, planes, size, shift)
	}
	for i := range numbers {
		numbers[i] ^= 0xff
	}
	turn(rows[shift:], stride, numbers[shift:][:n*planes*size], size, planes, back)
	for i := range kept[:shift] {
		kept[i] ^= 0xff
	}
	for i := shift + n*planes*size; i < len(kept); i++ {
		kept[i] ^= 0xff
	}
	if !bytes.Equal(numbers, kept) || !bytes.Equal(there, rows) {
		return fmt.Errorf("%d numbers of %d words of %d bytes, from byte %d on: other numbers", n, planes, size, shift)
	}
	return nil
}

// TestTurn: words lie where they should, with all their bits, at each level; what is wrong is noticed.
func TestTurn(t *testing.T) {
	each := func(turn func(rows []byte, stride int, numbers []byte, size, planes int, w Way)) error {
		for _, size := range []int{2, 4, 8} {
			for _, planes := range []int{1, 2, 3, 4, 6, 8, 14, 17} {
				for n := range 101 {
					for _, shift := range []int{0, size} {
						if err := checkTurn(turn, size, planes, n, shift, FromRows+Way(n%2)); err != nil {
							return err
						}
					}
				}
				if err := checkTurn(turn, size, planes, 2345, 8, FromRows); err != nil {
					return err
				}
				if err := checkTurn(turn, size, planes, 2345, 0, Around); err != nil {
					return err
				}
			}
		}
		return nil
	}
	defer simd.Set(simd.Current())
	for _, level := range []simd.Level{simd.Go, simd.AVX2} {
		if _, err := simd.Set(level); err != nil {
			t.Log(err)
			continue
		}
		if err := each(Turn); err != nil {
			t.Errorf("%s: %v", level, err)
		}
		for what, wrong := range map[string]func(rows []byte, stride int, numbers []byte, size, planes int, w Way){
			"rows that change places": func(rows []byte, stride int, numbers []byte, size, planes int, w Way) {
				Turn(rows, stride, numbers, size, planes, w)
				if n := len(numbers) / planes; planes == 4 && n > 0 && w == ToRows {
					a, b := slices.Clone(rows[:n]), rows[stride:][:n]
					copy(rows, b)
					copy(b, a)
				}
			},
			"a quiet NaN for a signalling one": func(rows []byte, stride int, numbers []byte, size, planes int, w Way) {
				Turn(rows, stride, numbers, size, planes, w)
				for i := 0; w == ToRows && size == 8 && i+8 <= len(numbers)/planes; i += 8 {
					if word := rows[i:][:8]; word[7] == 0x7f && word[6] == 0xf0 {
						word[6] |= 8
					}
				}
			},
			"the last number stays": func(rows []byte, stride int, numbers []byte, size, planes int, w Way) {
				Turn(rows, stride, numbers[:max(0, len(numbers)-size*planes)], size, planes, w)
			},
			"a word behind the last is written": func(rows []byte, stride int, numbers []byte, size, planes int, w Way) {
				Turn(rows, stride, numbers[:min(cap(numbers), len(numbers)+size*planes)], size, planes, w)
			},
		} {
			if each(wrong) == nil {
				t.Errorf("%s: %s: that is not noticed", level, what)
			}
		}
	}
}

// BenchmarkTurn turns numbers that are longer than caches through memory that is not, 128 kB at a time.
func BenchmarkTurn(b *testing.B) {
	const bytes, part = 1 << 26, 1 << 17
	numbers, rows := make([]byte, bytes), make([]byte, 1<<22)
	Poison(numbers) // or all of its pages were one
	for _, c := range []struct {
		name         string
		size, planes int
	}{{"DF", 4, 2}, {"QF", 4, 4}, {"CQF", 4, 8}, {"DD", 8, 2}, {"QD", 8, 4}, {"CQD", 8, 8}} {
		for _, level := range []simd.Level{simd.Go, simd.AVX2} {
			for way, word := range []string{"to", "from", "around"} {
				b.Run(fmt.Sprint(c.name, "/", level, "/", word), func(b *testing.B) {
					previous, err := simd.Set(level)
					if err != nil {
						b.Skip(err)
					}
					defer simd.Set(previous)
					b.SetBytes(bytes)
					for range b.N {
						for at := 0; at < bytes; at += part {
							Turn(rows[at/c.planes%(len(rows)/c.planes):], len(rows)/c.planes, numbers[at:][:part], c.size, c.planes, Way(way))
						}
					}
				})
			}
		}
	}
}
