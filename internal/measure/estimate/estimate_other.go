//go:build !amd64 || purego

package estimate

// instructions: other processors' estimates are not measured.
func instructions() []instruction { return nil }
