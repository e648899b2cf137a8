//go:build !purego

package plane

// assembly is true where m.turn is.
const assembly = true

// turn turns numbers of k words of a size.
func (m *move) turn(k, size int, w Way) {
	switch {
	case size == 8 && k == 2 && w == ToRows:
		apartTwo64(m)
	case size == 8 && k == 4 && w == ToRows:
		apartFour64(m)
	case size == 8 && w == ToRows:
		apart64(m)
	case size == 8:
		together64(m)
	case k == 2 && w == ToRows:
		apartTwo32(m)
	case k == 2:
		togetherTwo(m)
	case k == 4 && w == ToRows:
		apartFour32(m)
	case w == ToRows:
		apart32(m)
	default:
		together32(m)
	}
}

//go:noescape
func apart64(m *move)

//go:noescape
func together64(m *move)

//go:noescape
func apart32(m *move)

//go:noescape
func together32(m *move)

//go:noescape
func apartTwo32(m *move)

//go:noescape
func apartTwo64(m *move)

//go:noescape
func togetherTwo(m *move)

//go:noescape
func apartFour32(m *move)

//go:noescape
func apartFour64(m *move)
