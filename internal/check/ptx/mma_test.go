package ptx

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// TestProducts: a warp's product of matrices is that of bytes and integers, which lie in its threads as NVIDIA's figures show: with
// g = lane/4 and t = lane%4, word w of A has row g + 8·(w%2) and four columns from 4t + 16·(w/2) on, word w of B four
// rows from 4t + 16w on of column g, and number e of C row g + 8·(e/2) and column 2t + e%2. Sums wrap.
func TestProducts(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for name, s := range shapes {
		words := [3]int{s.rows * s.depth / 128, s.depth / 16, s.rows / 4} // of A, B and C
		var head, lists [3]string
		n := 0
		var list []string
		for m, k := range words {
			for range k {
				head[m] += fmt.Sprintf("ld.global.s32 %%r%d, [%%w4+%d]; ", n+4, 4*n)
				lists[m] += fmt.Sprintf(", %%r%d", n+4)
				n++
			}
			list = append(list, "{"+lists[m][2:]+"}")
		}
		text := fmt.Sprintf("mul.lo.s32 %%r3, %%r2, %d; mad.wide.s32 %%w4, %%r3, 1, %%w1; ", 4*n) + strings.Join(head[:], "") +
			name + " " + strings.Join([]string{list[2], list[0], list[1], list[2]}, ", ") + "; "
		for e := range words[2] {
			text += fmt.Sprintf("st.global.s32 [%%w4+%d], %%r%d; ", 4*(n-words[2]+e), n-words[2]+e+4)
		}
		text = strings.ReplaceAll(strings.ReplaceAll(body(text+"ret;"), ".reg .u32 %r<9>", ".reg .s32 %r<40>"), "ld.param.u32", "ld.param.s32")
		m, err := Parse(text)
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		var a [16][32]int8
		var b [32][8]int8
		var c [16][8]int32
		for i := range a {
			for k := range a[i] {
				a[i][k] = int8(r.Uint32())
			}
			for j := range c[i] {
				c[i][j] = int32(r.Uint32())
			}
		}
		for k := range b {
			for j := range b[k] {
				b[k][j] = int8(r.Uint32())
			}
		}
		memory := make([]byte, 32*4*n)
		at := func(lane, word int) []byte { return memory[4*(lane*n+word):] }
		for lane := range 32 {
			g, i := lane/4, lane%4
			for w := range words[0] {
				for k := range 4 {
					at(lane, w)[k] = byte(a[g+8*(w%2)][4*i+16*(w/2)+k])
				}
			}
			for w := range words[1] {
				for k := range 4 {
					at(lane, words[0]+w)[k] = byte(b[4*i+16*w+k][g])
				}
			}
			for e := range words[2] {
				binary.LittleEndian.PutUint32(at(lane, words[0]+words[1]+e), uint32(c[g+8*(e/2)][2*i+e%2]))
			}
		}
		if err := m.Entry("k").Run(1, 32, []u64{1 << 32, 1}, Memory{{1 << 32, memory}}); err != nil {
			t.Fatal(err)
		}
		for lane := range 32 {
			for e := range words[2] {
				row, col := lane/4+8*(e/2), 2*(lane%4)+e%2
				want := c[row][col]
				for k := range s.depth {
					want += int32(a[row][k]) * int32(b[k][col])
				}
				if got := int32(binary.LittleEndian.Uint32(at(lane, words[0]+words[1]+e))); got != want {
					t.Fatalf("%s: element (%d, %d) is %d, not %d", name, row, col, got, want)
				}
			}
		}
	}
}
