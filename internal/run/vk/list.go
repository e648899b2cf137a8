package vk

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"unsafe"

	"github.com/limbfp/limb/internal/compiler/emit/spirv"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kept"
)

// group is the number of threads in a work-group, where the device allows as many.
const group = 256

// physical is a device with what its driver says about it.
type physical struct {
	h          handle
	caps       driver.Caps
	features   spirv.Features
	limits     physicalDeviceLimits
	memory     physicalDeviceMemoryProperties
	maxBytes   uint64                 // of one allocation
	family     uint32                 // of queues
	clock      uint32                 // bits of its timestamps
	enabled    physicalDeviceFeatures // what is asked of the device
	chain      unsafe.Pointer         // of features that the device is made with
	extensions []string
	key        string // of its pipelines
	most       int    // operations of a kernel that its compiler survives; 0 where that is not known
}

// SwiftShader has the variables of a kernel, its functions expanded, on a stack of a fixed size,
// and its compiler ends the process where that is too small. On the rung split it dies of the 29667
// operations of QF.EllipticK and builds the 25632 of QF.Gamma; beyond, it builds some and dies of others, by
// how long their variables live. Those of what is made of integers live for a short time, and there is
// no limit for it.
const (
	swiftShader     = 10 // VK_DRIVER_ID_GOOGLE_SWIFTSHADER
	swiftShaderMost = 28000
)

func option(word string) bool {
	return slices.Contains(strings.Fields(os.Getenv("LIMB_TEST_VULKAN_OPTIONS")), word)
}

// Devices lists the devices of all drivers, in the loader's order.
func (Backend) Devices() ([]driver.Caps, []string, error) {
	list, err := devices()
	var infos []driver.Caps
	for _, p := range list {
		infos = append(infos, p.caps)
	}
	return infos, nil, err
}

func devices() (list []*physical, err error) {
	if err := load(); err != nil {
		return nil, err
	}
	for _, h := range all(func(n *uint32, list *handle) result { return api.EnumeratePhysicalDevices(instance, n, list) }) {
		list = append(list, describe(h))
	}
	if len(list) == 0 {
		return nil, errors.New("the Vulkan library is there, but no driver (ICD) has a device (vulkaninfo lists them)")
	}
	return list, nil
}

func describe(h handle) *physical {
	p := &physical{h: h}
	has := extensions(func(n *uint32, list *extensionProperties) result {
		return api.EnumerateDeviceExtensionProperties(h, nil, n, list)
	})
	props, features := physicalDeviceProperties2{header: header{sType: typePhysicalDeviceProperties2}}, physicalDeviceFeatures2{header: header{sType: typePhysicalDeviceFeatures2}}
	id := physicalDeviceIDProperties{header: header{sType: typePhysicalDeviceIDProperties}}
	maximum := physicalDeviceMaintenance3Properties{header: header{typePhysicalDeviceMaintenance3Properties, unsafe.Pointer(&id)}}
	words := physicalDeviceDriverProperties{header: header{sType: typePhysicalDeviceDriverProperties}}
	floats := physicalDeviceFloatControlsProperties{header: header{sType: typePhysicalDeviceFloatControlsProperties}}
	fma := physicalDeviceShaderFmaFeaturesKHR{header: header{sType: typePhysicalDeviceShaderFmaFeaturesKHR}}
	dots := physicalDeviceShaderIntegerDotProductFeatures{header: header{sType: typePhysicalDeviceShaderIntegerDotProductFeatures}}
	units := newUnits()
	units.subgroups.pNext, props.pNext = unsafe.Pointer(&maximum), unsafe.Pointer(&units.subgroups)
	if has["VK_KHR_driver_properties"] {
		words.pNext, props.pNext = props.pNext, unsafe.Pointer(&words)
	}
	if has["VK_KHR_shader_float_controls"] {
		floats.pNext, props.pNext = props.pNext, unsafe.Pointer(&floats)
	}
	asks := map[string]*header{"VK_KHR_shader_float_controls": nil, "VK_KHR_shader_fma": &fma.header, "VK_KHR_shader_integer_dot_product": &dots.header, "VK_KHR_portability_subset": nil}
	if has["VK_KHR_cooperative_matrix"] {
		maps.Copy(asks, units.asked())
	}
	for _, name := range slices.Sorted(maps.Keys(asks)) {
		if !has[name] {
			continue
		}
		p.extensions = append(p.extensions, name)
		if f := asks[name]; f != nil {
			f.pNext, features.pNext = features.pNext, unsafe.Pointer(f)
		}
	}
	api.GetPhysicalDeviceProperties2(h, &props)
	api.GetPhysicalDeviceFeatures2(h, &features)
	api.GetPhysicalDeviceMemoryProperties(h, &p.memory)
	x, f := &props.properties, &features.features
	p.limits, p.maxBytes = x.limits, maximum.maxMemoryAllocationSize
	p.enabled = physicalDeviceFeatures{shaderFloat64: f.shaderFloat64, shaderInt64: f.shaderInt64}
	p.chain = features.pNext
	p.key = kept.Key(fmt.Sprint(x.pipelineCacheUUID, x.vendorID, x.deviceID, x.driverVersion))

	p.features = spirv.Features{
		Float64: f.shaderFloat64 != 0 && f.shaderInt64 != 0 || option("float64"), Int64: f.shaderInt64 != 0 || option("float64"), Contract: option("contract"),
		Fma32: fma.shaderFmaFloat32 != 0 || option("fma"), Fma64: fma.shaderFmaFloat64 != 0 || option("fma"),
		Push:  pushed,
		Group: int(min(group, p.limits.maxComputeWorkGroupInvocations, p.limits.maxComputeWorkGroupSize[0])),
	}
	local := int(p.limits.maxComputeSharedMemorySize)
	p.features.Matrices = units.matrices(h, p.features.Group, local)
	if option("uniform") {
		p.features.Push = 0
	}
	// Widths may have to go together: 1 is independence of all, 0 that of 32 bits.
	control := func(mode string, independence, single, double uint32) (on32 bool) {
		both := single != 0 && (double != 0 || f.shaderFloat64 == 0)
		if on32 = both || independence < 2 && single != 0; on32 && !p.features.Contract {
			p.features.Controls = append(p.features.Controls, spirv.FloatControl{Mode: mode, Bits: 32})
		}
		if double != 0 && (independence < 2 || single != 0) && !p.features.Contract {
			p.features.Controls = append(p.features.Controls, spirv.FloatControl{Mode: mode, Bits: 64})
		}
		return on32
	}
	subnormals := control("DenormPreserve", floats.denormBehaviorIndependence, floats.shaderDenormPreserveFloat32, floats.shaderDenormPreserveFloat64)
	control("SignedZeroInfNanPreserve", 1, floats.shaderSignedZeroInfNanPreserveFloat32, floats.shaderSignedZeroInfNanPreserveFloat64)
	control("RoundingModeRTE", floats.roundingModeIndependence, floats.shaderRoundingModeRTEFloat32, floats.shaderRoundingModeRTEFloat64)
	version := func(v uint32) string { return fmt.Sprintf("%d.%d.%d", v>>22, v>>12&0x3ff, v&0xfff) }
	p.caps = driver.Caps{
		Title: driver.Name(x.deviceName[:]), Platform: driver.Printable(words.driverName[:], "", 256),
		Version: fmt.Sprintf("Vulkan %s, driver %s", version(x.apiVersion), cmp.Or(driver.Printable(words.driverInfo[:], "", 256), version(x.driverVersion))),
		UUID:    fmt.Sprintf("%x", id.deviceUUID),
		GPU:     x.deviceType == deviceIntegrated || x.deviceType == deviceDiscrete || x.deviceType == deviceVirtual,
		Float64: p.features.Float64, Subnormals: subnormals && !p.features.Contract, Copies: true, Dots: dots.shaderIntegerDotProduct != 0, Matrices: p.features.Matrices.M > 0,
		Local: local, Group: p.features.Group, PerItem: 1, Lowerings: lower.Operations,
	}
	if words.driverID == swiftShader {
		p.most = swiftShaderMost
	}
	if !p.features.Int64 {
		p.caps.Lowerings = lower.Without("floor")
	}
	if p.caps.Platform == "" {
		p.caps.Platform = fmt.Sprintf("vendor %#x", x.vendorID)
	}
	for _, m := range p.memory.memoryHeaps[:min(p.memory.memoryHeapCount, 16)] {
		if m.flags&deviceLocal != 0 {
			p.caps.MemoryBytes += m.size
		}
	}
	if x.apiVersion < version11 {
		p.caps.Err = fmt.Errorf("the driver is of Vulkan %d.%d, and limb needs 1.1", x.apiVersion>>22, x.apiVersion>>12&0x3ff)
	} else if !p.queue() || p.features.Group == 0 {
		p.caps.Err = errors.New("the device has no queue for kernels")
	}
	return p
}

// queue chooses the family of queues: one with a clock, if there is, and best one that draws
// nothing, so that a screen need not wait.
func (p *physical) queue() bool {
	best := -1
	families := all(func(n *uint32, list *queueFamilyProperties) result {
		api.GetPhysicalDeviceQueueFamilyProperties(p.h, n, list)
		return 0
	})
	for i, f := range families {
		worth := 0
		if f.queueFlags&queueCompute == 0 || f.queueCount == 0 {
			continue
		}
		if f.timestampValidBits > 0 {
			worth += 2
		}
		if f.queueFlags&queueGraphics == 0 {
			worth++
		}
		if worth > best {
			best, p.family, p.clock = worth, uint32(i), f.timestampValidBits
		}
	}
	return best >= 0
}
