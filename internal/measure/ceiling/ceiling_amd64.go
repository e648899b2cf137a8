//go:build !purego

package ceiling

// At returns the loops of a level, which the processor must have: avx2, with its fused multiply-add, and avx512.
func At(level string) *Loops {
	switch level {
	case "avx2":
		return &Loops{32, addY, fmaY, bothY, copyY}
	case "avx512":
		return &Loops{64, addZ, fmaZ, bothZ, copyZ}
	}
	return nil
}
