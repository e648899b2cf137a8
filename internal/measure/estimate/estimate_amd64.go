//go:build !purego

package estimate

import "golang.org/x/sys/cpu"

//go:noescape
func rcpps(dst, src *float32, n int)

//go:noescape
func rsqrtps(dst, src *float32, n int)

//go:noescape
func vrcp14ps(dst, src *float32, n int)

//go:noescape
func vrsqrt14ps(dst, src *float32, n int)

// instructions returns those that the processor has.
func instructions() []instruction {
	list := []instruction{{"rcpps", 1.5 * 0x1p-12, false, rcpps}, {"rsqrtps", 1.5 * 0x1p-12, true, rsqrtps}}
	if cpu.X86.HasAVX512F {
		list = append(list, instruction{"vrcp14ps", 0x1p-14, false, vrcp14ps}, instruction{"vrsqrt14ps", 0x1p-14, true, vrsqrt14ps})
	}
	return list
}
