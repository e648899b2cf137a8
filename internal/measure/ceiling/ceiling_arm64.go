//go:build !purego

package ceiling

// At returns the loops of the level neon, which every processor has.
func At(level string) *Loops {
	if level == "neon" {
		return &Loops{16, addV, fmaV, bothV, copyV}
	}
	return nil
}

// The functions below are as those of amd64.

func addV(n int)
func fmaV(n int)
func bothV(n int)

//go:noescape
func copyV(dst, src *byte, n int)
