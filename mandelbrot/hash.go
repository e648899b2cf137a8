//go:build !page

package mandelbrot

import (
	"crypto/sha256"
	"encoding/binary"
)

// Hash returns the SHA-256 of the counts, each as the four bytes of an int32, the lowest
// first. It is the same on every processor and device.
func (c *Counts) Hash() [sha256.Size]byte {
	b := make([]byte, 0, 4*len(c.Turns))
	for _, n := range c.Turns {
		b = binary.LittleEndian.AppendUint32(b, uint32(n))
	}
	return sha256.Sum256(b)
}
