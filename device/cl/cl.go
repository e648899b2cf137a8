// Package cl is the backend "opencl": any OpenCL 1.2 driver or later, reached
// through purego. Kernels are the generated text of package kernels, behind a
// prelude of macros.
//
// The environment variable LIMB_OPENCL_LIBRARY names the OpenCL library where
// it is not in the usual place. For tests only: LIMB_TEST_OPENCL_OPTIONS adds
// options to every build, and LIMB_TEST_OPENCL_PRELUDE (words split, barrier)
// keeps only the preludes that have all of its words.
package cl

// Backend is the OpenCL library of the machine.
type Backend struct{}

func (Backend) Word() string { return "opencl" }
