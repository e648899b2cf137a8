// Package webgpu is the backend "webgpu" of programs in a browser (GOOS=js): what
// navigator.gpu gives, by syscall/js. Kernels are texts of WGSL, made from programs of the IR.
//
// For tests only: LIMB_TEST_WEBGPU_OPTIONS lists what to do otherwise, "plant" (a wrong bit stands in
// DF.Sqr) and "syntax" (a text is none).
//
// A call waits for promises: it blocks its goroutine, and must not be made in a callback of
// JavaScript's, which would wait for itself.
package webgpu

// Backend is the WebGPU of the browser.
type Backend struct{}

func (Backend) Word() string { return "webgpu" }
