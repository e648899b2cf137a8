package simd

// Lanes is a kernel of a user's package as assembly, which defines the variable: code and the
// bytes of its frame, with AVX2 and with AVX-512. Without assembly it is zero.
type Lanes [2]struct{ code, frame uintptr }

// Has reports whether there is code for that level.
func (p *Lanes) Has(v Level) bool { return v != Go && v <= best && p[v-AVX2].code != 0 }

// Run runs it for the items, or groups, of l. Nothing interrupts it. It returns the number of
// the check that has failed, from 1 on, and 0 where none has: then it has stopped there.
func (p *Lanes) Run(v Level, l *Launch) (failed int) {
	if !p.Has(v) {
		panic("simd: no such program")
	}
	watched(v, l.Last-l.First, false)
	l.failed = 0
	callLanes(p[v-AVX2].code, p[v-AVX2].frame, l)
	return l.failed
}
