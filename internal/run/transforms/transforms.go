// Package transforms has the kernels that make transforms on devices, as IR: those of
// fft/internal/passes for all types of complex numbers. Package fft/ondevice runs them, and
// the command shows them.
package transforms

import (
	_ "embed"
	"sync"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// Encoded is the program.
//
//go:embed zpasses.ir
var Encoded string

// Program returns the kernels, with all that they need.
var Program = sync.OnceValue(func() *ir.Program {
	p, err := ir.Decode([]byte(Encoded))
	if err != nil {
		panic(err) // the file is part of the program
	}
	return p
})
