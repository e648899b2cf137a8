// Package conversions rounds arrays of float64 on a device to float32 in each directed mode:
//
//	err := conversions.DoubleDown.Run(d, z, x)    // z of float32, x of float64
//
// A device has to have float64 that is not made of integers. Slices are for package vec, which has
// kernels for them: vec.Float32Down. Between floats and int32, arrays are converted by device.Device.Map,
// with f32.Int32Down and its kin.
package conversions

import "github.com/limbfp/limb"

// doubleDown returns x rounded down.
//
//limb:kernel
func doubleDown(x float64) float32 { return limb.Float32Down(x) }

// doubleUp returns x rounded up.
//
//limb:kernel
func doubleUp(x float64) float32 { return limb.Float32Up(x) }

// doubleToZero returns x rounded toward zero.
//
//limb:kernel
func doubleToZero(x float64) float32 { return limb.Float32ToZero(x) }
