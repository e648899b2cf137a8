// Package cuda is the backend "cuda": NVIDIA's GPUs through the library of their driver,
// reached through purego. Kernels are printed from programs of the IR as PTX, which the
// driver compiles.
//
// The environment variable LIMB_CUDA_LIBRARY names the library where it is not in the usual
// place.
package cuda

// Backend is the CUDA driver of the machine.
type Backend struct{}

func (Backend) Word() string { return "cuda" }
