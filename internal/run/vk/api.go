package vk

import (
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"unsafe"

	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/library"
)

// api holds the entry points in use; a field's name is that of the C function without "vk".
// What is made has its allocator, always nil, behind it.
var api struct {
	EnumerateInstanceVersion               func(version *uint32) result
	EnumerateInstanceExtensionProperties   func(layer *byte, n *uint32, list *extensionProperties) result
	GetInstanceProcAddr                    func(instance handle, name *byte) uintptr
	CreateInstance                         func(info *instanceCreateInfo, _ uintptr, instance *handle) result
	EnumeratePhysicalDevices               func(instance handle, n *uint32, list *handle) result
	GetPhysicalDeviceProperties2           func(p handle, props *physicalDeviceProperties2)
	GetPhysicalDeviceFeatures2             func(p handle, features *physicalDeviceFeatures2)
	GetPhysicalDeviceMemoryProperties      func(p handle, props *physicalDeviceMemoryProperties)
	GetPhysicalDeviceQueueFamilyProperties func(p handle, n *uint32, list *queueFamilyProperties)
	EnumerateDeviceExtensionProperties     func(p handle, layer *byte, n *uint32, list *extensionProperties) result
	CreateDevice                           func(p handle, info *deviceCreateInfo, _ uintptr, d *handle) result
	DeviceWaitIdle                         func(d handle) result
	DestroyDevice                          func(d handle, _ uintptr)
	GetDeviceQueue                         func(d handle, family, index uint32, queue *handle)

	CreateBuffer                func(d handle, info *bufferCreateInfo, _ uintptr, buffer *handle) result
	DestroyBuffer               func(d, buffer handle, _ uintptr)
	GetBufferMemoryRequirements func(d, buffer handle, needs *memoryRequirements)
	AllocateMemory              func(d handle, info *memoryAllocateInfo, _ uintptr, memory *handle) result
	FreeMemory                  func(d, memory handle, _ uintptr)
	BindBufferMemory            func(d, buffer, memory handle, offset uint64) result
	MapMemory                   func(d, memory handle, offset, size uint64, flags uint32, at *unsafe.Pointer) result

	CreateShaderModule         func(d handle, info *shaderModuleCreateInfo, _ uintptr, module *handle) result
	DestroyShaderModule        func(d, module handle, _ uintptr)
	CreateDescriptorSetLayout  func(d handle, info *descriptorSetLayoutCreateInfo, _ uintptr, layout *handle) result
	DestroyDescriptorSetLayout func(d, layout handle, _ uintptr)
	CreatePipelineLayout       func(d handle, info *pipelineLayoutCreateInfo, _ uintptr, layout *handle) result
	DestroyPipelineLayout      func(d, layout handle, _ uintptr)
	CreatePipelineCache        func(d handle, info *pipelineCacheCreateInfo, _ uintptr, cache *handle) result
	GetPipelineCacheData       func(d, cache handle, size *uintptr, data *byte) result
	DestroyPipelineCache       func(d, cache handle, _ uintptr)
	CreateComputePipelines     func(d, cache handle, n uint32, infos *computePipelineCreateInfo, _ uintptr, list *handle) result
	DestroyPipeline            func(d, pipeline handle, _ uintptr)

	CreateDescriptorPool   func(d handle, info *descriptorPoolCreateInfo, _ uintptr, pool *handle) result
	ResetDescriptorPool    func(d, pool handle, flags uint32) result
	DestroyDescriptorPool  func(d, pool handle, _ uintptr)
	AllocateDescriptorSets func(d handle, info *descriptorSetAllocateInfo, sets *handle) result
	UpdateDescriptorSets   func(d handle, n uint32, writes *writeDescriptorSet, copies uint32, _ uintptr)

	CreateCommandPool      func(d handle, info *commandPoolCreateInfo, _ uintptr, pool *handle) result
	DestroyCommandPool     func(d, pool handle, _ uintptr)
	AllocateCommandBuffers func(d handle, info *commandBufferAllocateInfo, buffers *handle) result
	BeginCommandBuffer     func(c handle, info *commandBufferBeginInfo) result
	EndCommandBuffer       func(c handle) result
	CmdExecuteCommands     func(c handle, n uint32, buffers *handle)
	CmdBindPipeline        func(c handle, point uint32, pipeline handle)
	CmdBindDescriptorSets  func(c handle, point uint32, layout handle, first, n uint32, sets *handle, offsets uint32, _ uintptr)
	CmdPushConstants       func(c, layout handle, stages, offset, size uint32, values *byte)
	CmdDispatch            func(c handle, x, y, z uint32)
	CmdCopyBuffer          func(c, src, dst handle, n uint32, regions *bufferCopy)
	CmdPipelineBarrier     func(c handle, src, dst, flags, n uint32, barriers *memoryBarrier, buffers uint32, _ uintptr, images uint32, _ uintptr)
	CmdResetQueryPool      func(c, pool handle, first, n uint32)
	CmdWriteTimestamp      func(c handle, stage uint32, pool handle, query uint32)

	CreateQueryPool     func(d handle, info *queryPoolCreateInfo, _ uintptr, pool *handle) result
	DestroyQueryPool    func(d, pool handle, _ uintptr)
	GetQueryPoolResults func(d, pool handle, first, n uint32, size uintptr, data *uint64, stride uint64, flags uint32) result
	CreateFence         func(d handle, info *fenceCreateInfo, _ uintptr, fence *handle) result
	ResetFences         func(d handle, n uint32, fences *handle) result
	DestroyFence        func(d, fence handle, _ uintptr)
	WaitForFences       func(d handle, n uint32, fences *handle, all uint32, nanoseconds uint64) result
	QueueSubmit         func(queue handle, n uint32, infos *submitInfo, fence handle) result
}

// vulkan is the loader of the system, or MoltenVK alone where there is none.
var vulkan = library.API{
	Name: "Vulkan", Install: "a Vulkan driver", Prefix: "vk", Variable: "LIMB_VULKAN_LIBRARY", Old: "a Vulkan library before version 1.1", Direct: direct,
	Usual: map[string][]string{
		"linux":   {"libvulkan.so.1"},
		"darwin":  {"libvulkan.1.dylib", "/opt/homebrew/lib/libvulkan.1.dylib", "/usr/local/lib/libvulkan.1.dylib", "libMoltenVK.dylib"},
		"windows": {"vulkan-1.dll"},
	},
}

// Fingerprint has the folders in which the loader looks for drivers and for layers, which it loads too.
func (Backend) Fingerprint() string {
	var files []string
	home, _ := os.UserHomeDir()
	for _, f := range append(filepath.SplitList(os.Getenv("XDG_DATA_DIRS")), "/usr/local/etc", "/usr/local/share", "/etc", "/usr/share",
		"/opt/homebrew/share", "/opt/homebrew/etc", filepath.Join(home, ".config"), filepath.Join(home, ".local/share")) {
		for _, kind := range []string{"icd.d", "implicit_layer.d"} {
			files = append(files, filepath.Join(f, "vulkan", kind))
		}
	}
	for _, name := range []string{"VK_ICD_FILENAMES", "VK_DRIVER_FILES", "VK_ADD_DRIVER_FILES"} {
		files = append(files, filepath.SplitList(os.Getenv(name))...)
	}
	return vulkan.Fingerprint(files, "VK_", "MESA_", "GALLIUM_", "LP_", "RADV_", "AMD_", "ACO_", "ANV_", "INTEL_", "NVK_", "NVIDIA_", "TU_", "MVK_", "XDG_", "LIMB_TEST_VULKAN_")
}

// instance is that of the process. The library stays loaded.
var instance handle

// load loads the library and makes the instance, once.
var load = sync.OnceValue(func() error {
	if err := vulkan.Load(&api); err != nil {
		return err
	}
	var names []*byte
	info := &instanceCreateInfo{header: header{sType: typeInstanceCreateInfo}, pApplicationInfo: &applicationInfo{
		header: header{sType: typeApplicationInfo}, pApplicationName: text("limb"), pEngineName: text("limb"), apiVersion: version11,
	}}
	has := extensions(func(n *uint32, list *extensionProperties) result {
		return api.EnumerateInstanceExtensionProperties(nil, n, list)
	})
	if has["VK_KHR_portability_enumeration"] { // MoltenVK is listed to who asks for it
		names, info.flags = append(names, text("VK_KHR_portability_enumeration")), enumeratePortability
	}
	info.enabledExtensionCount, info.ppEnabledExtensionNames = uint32(len(names)), unsafe.SliceData(names)
	if r := api.CreateInstance(info, 0, &instance); r != 0 || instance == 0 {
		return fmt.Errorf("the Vulkan library is there, but no driver (ICD) that works: %w", r.made(instance, "vkCreateInstance"))
	}
	return nil
})

const version11 = 1<<22 | 1<<12

// extensions returns the names of what an enumeration lists.
func extensions(enumerate func(n *uint32, list *extensionProperties) result) map[string]bool {
	has := map[string]bool{}
	for _, e := range all(enumerate) {
		has[driver.Printable(e.extensionName[:], "", 256)] = true
	}
	return has
}

// all returns the elements of an enumeration, whose first call counts them.
func all[T any](enumerate func(n *uint32, list *T) result) []T {
	const most = 1 << 12
	var n uint32
	if r := enumerate(&n, nil); r != 0 || n == 0 || n > most {
		return nil
	}
	list := make([]T, n)
	if r := enumerate(&n, &list[0]); r != 0 && r != incomplete {
		return nil
	}
	return list[:min(int(n), len(list))]
}

// text returns s as C has it.
func text(s string) *byte { return &append([]byte(s), 0)[0] }
