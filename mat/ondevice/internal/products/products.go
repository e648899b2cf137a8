// Package products has the kernels of matrix products on devices: of numbers, by the chains of
// package mat, and of their residues, for exact products.
package products

import "github.com/limbfp/limb/kernel/launch"

// Code returns a kernel by its name, "Pairs[f64]", as Load of a device takes it. Package ondevice compares what it
// makes of them.
func Code(name string) *launch.Code {
	return &launch.Code{Program: WordsDFKernel.Code().Program, Name: "products." + name, Compared: true}
}
