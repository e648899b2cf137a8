//go:build !amd64 || purego

package ceiling

// At returns nil: there are no loops for this processor.
func At(bytes int) *Loops { return nil }
