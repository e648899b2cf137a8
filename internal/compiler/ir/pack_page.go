//go:build page

package ir

// Pack returns the text as it is, since the page is compressed as a whole.
func Pack(text []byte) []byte { return text }

// Unpack gives back what Pack was given.
func Unpack(data []byte) ([]byte, error) { return data, nil }
