//go:build (linux || darwin || windows) && (amd64 || arm64)

package vk

import (
	"slices"
	"unsafe"
)

// PlantFMA has the library take OpFmaKHR, as drivers with VK_KHR_shader_fma do. That of float32 is
// fused, in float64, if fused is set; otherwise, and that of float64, is not, which is a lie. The
// function that it returns ends that, and says how many it saw.
func PlantFMA(fused bool) (end func() (seen int)) {
	before, seen := api.CreateShaderModule, 0
	api.CreateShaderModule = func(d handle, info *shaderModuleCreateInfo, a uintptr, module *handle) result {
		words, n := withoutFMA(unsafe.Slice((*uint32)(unsafe.Pointer(info.pCode)), info.codeSize/4), fused)
		seen += n
		code := *info
		code.codeSize, code.pCode = uintptr(4*len(words)), (*byte)(unsafe.Pointer(&words[0]))
		return before(d, &code, a, module)
	}
	return func() int {
		api.CreateShaderModule = before
		return seen
	}
}

// withoutFMA returns a module with other instructions in the place of OpFmaKHR.
func withoutFMA(module []uint32, fused bool) (words []uint32, seen int) {
	const capability, extension, importSet, extInst, typeFloat, fconvert, fadd, fmul, fma, float64s, fmaKHR = 17, 10, 11, 12, 22, 115, 129, 133, 4427, 10, 6030
	words = slices.Clone(module[:5])
	put := func(op uint32, operands ...uint32) {
		words = append(append(words, uint32(len(operands)+1)<<16|op), operands...)
	}
	id := func() uint32 { words[3]++; return words[3] - 1 }
	var set, single, double uint32
	wide := fused
	for at := 5; at < len(module); {
		n, op := int(module[at]>>16), module[at]&0xffff
		x := module[at+1 : at+n]
		at += n
		switch {
		case op == capability && x[0] == fmaKHR, op == extension && x[1] == 0x5f52484b && x[2] == 0x00616d66: // SPV_KHR_fma
			continue
		case op == capability && x[0] == float64s:
			wide = false // it is there
		case op == importSet:
			if wide {
				words = slices.Insert(words, 5, 2<<16|capability, float64s)
			}
			set = x[0]
		case op == typeFloat && x[1] == 32:
			single = x[0]
		case op == typeFloat:
			double = x[0]
		}
		if op != fma {
			if put(op, x...); op == typeFloat && x[1] == 32 && wide {
				double = id()
				put(typeFloat, double, 64)
			}
			continue
		}
		seen++
		if !fused || x[0] != single {
			put(extInst, x[0], x[1], set, 50, x[2], x[3], x[4])
			continue
		}
		var y [3]uint32
		for i := range y {
			y[i] = id()
			put(fconvert, double, y[i], x[2+i])
		}
		product, sum := id(), id()
		put(fmul, double, product, y[0], y[1])
		put(fadd, double, sum, product, y[2])
		put(fconvert, single, x[1], sum)
	}
	return words, seen
}

// SwiftShaderMost is how many operations a kernel may have there.
const SwiftShaderMost = swiftShaderMost
