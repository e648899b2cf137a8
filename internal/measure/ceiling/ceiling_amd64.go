//go:build !purego

package ceiling

// At returns the loops over vectors of so many bytes: 32 for AVX2 and its fused
// multiply-add, 64 for AVX-512. The processor must have them.
func At(bytes int) *Loops {
	switch bytes {
	case 32:
		return &Loops{32, addY, fmaY, bothY, copyY, steps}
	case 64:
		return &Loops{64, addZ, fmaZ, bothZ, copyZ, steps}
	}
	return nil
}
