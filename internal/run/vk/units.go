package vk

import (
	"runtime"
	"unsafe"

	"github.com/limbfp/limb/internal/compiler/emit/spirv"
	"github.com/limbfp/limb/internal/run/library"
)

// units is what a driver says about matrix units, and of what they are used with: integers of a byte, whole subgroups and
// the memory model that has a name.
type units struct {
	subgroups physicalDeviceSubgroupProperties
	matrix    physicalDeviceCooperativeMatrixFeaturesKHR
	bytes     physicalDeviceShaderFloat16Int8Features
	whole     physicalDeviceSubgroupSizeControlFeatures
	model     physicalDeviceVulkanMemoryModelFeatures
}

func newUnits() *units {
	u := new(units)
	u.subgroups.sType, u.matrix.sType, u.bytes.sType = typePhysicalDeviceSubgroupProperties, typePhysicalDeviceCooperativeMatrixFeaturesKHR, typePhysicalDeviceShaderFloat16Int8Features
	u.whole.sType, u.model.sType = typePhysicalDeviceSubgroupSizeControlFeatures, typePhysicalDeviceVulkanMemoryModelFeatures
	return u
}

// asked returns the features by their extensions, all of which it takes.
func (u *units) asked() map[string]*header {
	return map[string]*header{"VK_KHR_cooperative_matrix": &u.matrix.header, "VK_KHR_shader_float16_int8": &u.bytes.header,
		"VK_EXT_subgroup_size_control": &u.whole.header, "VK_KHR_vulkan_memory_model": &u.model.header}
}

// matrices returns the largest matrices of bytes with signs that fit a group of so many threads with so many bytes, which has tiles
// and sums; none where there are no units.
func (u *units) matrices(p handle, threads, local int) (best spirv.Matrices) {
	u.matrix.cooperativeMatrixRobustBufferAccess = 0 // there is nothing outside
	if local < 32<<10 || u.matrix.cooperativeMatrix&u.bytes.shaderInt8&u.whole.computeFullSubgroups&u.model.vulkanMemoryModel == 0 {
		return best
	}
	entry := api.GetInstanceProcAddr(instance, text("vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR"))
	if entry == 0 {
		return best
	}
	for _, x := range all(func(n *uint32, list *cooperativeMatrixPropertiesKHR) result {
		if list != nil {
			for i := range unsafe.Slice(list, *n) {
				unsafe.Slice(list, *n)[i].sType = typeCooperativeMatrixPropertiesKHR
			}
		}
		defer runtime.KeepAlive(list)
		defer runtime.KeepAlive(n)
		return result(library.Call(entry, library.Words{p, word(n), word(list)}))
	}) {
		m := spirv.Matrices{M: int(x.MSize), N: int(x.NSize), K: int(x.KSize), Threads: int(u.subgroups.subgroupSize)}
		signed := x.AType == componentSint8 && x.BType == componentSint8 && x.CType == componentSint32 && x.ResultType == componentSint32
		if signed && x.saturatingAccumulation == 0 && x.scope == scopeSubgroup && m.Fits(threads) && m.M*m.N*m.K > best.M*best.N*best.K {
			best = m
		}
	}
	return best
}
