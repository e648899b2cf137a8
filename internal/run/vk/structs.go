package vk

import "unsafe"

// # Structures of the Vulkan API
//
// Names are those of vulkan_core.h without Vk, and the layout is that of C on 64 bits; what
// limb does not read is left blank. The test compares all of it with the header.

// header begins most structures: what it is, and the next one of a chain.
type header struct {
	sType uint32
	pNext unsafe.Pointer
}

// Values of sType.
const (
	typeApplicationInfo                       = 0
	typeInstanceCreateInfo                    = 1
	typeDeviceQueueCreateInfo                 = 2
	typeDeviceCreateInfo                      = 3
	typeSubmitInfo                            = 4
	typeMemoryAllocateInfo                    = 5
	typeFenceCreateInfo                       = 8
	typeQueryPoolCreateInfo                   = 11
	typeBufferCreateInfo                      = 12
	typeShaderModuleCreateInfo                = 16
	typePipelineCacheCreateInfo               = 17
	typePipelineShaderStageCreateInfo         = 18
	typeComputePipelineCreateInfo             = 29
	typePipelineLayoutCreateInfo              = 30
	typeDescriptorSetLayoutCreateInfo         = 32
	typeDescriptorPoolCreateInfo              = 33
	typeDescriptorSetAllocateInfo             = 34
	typeWriteDescriptorSet                    = 35
	typeCommandPoolCreateInfo                 = 39
	typeCommandBufferAllocateInfo             = 40
	typeCommandBufferBeginInfo                = 42
	typeMemoryBarrier                         = 46
	typePhysicalDeviceFeatures2               = 1000059000
	typePhysicalDeviceProperties2             = 1000059001
	typePhysicalDeviceIDProperties            = 1000071004
	typePhysicalDeviceMaintenance3Properties  = 1000168000
	typePhysicalDeviceDriverProperties        = 1000196000
	typePhysicalDeviceFloatControlsProperties = 1000197000
	typePhysicalDeviceShaderFmaFeaturesKHR    = 1000579000
)

// Other constants, by their names there.
const (
	queueGraphics, queueCompute                                    = 1, 2
	deviceLocal, hostVisible, hostCoherent, hostCached             = 1, 2, 4, 8
	usageTransferSrc, usageTransferDst, usageStorageBuffer         = 1, 2, 32
	descriptorStorageBuffer                                        = 7
	stageCompute                                                   = 32 // of shaders
	atTop, atCompute, atTransfer, atBottom, atHost                 = 1, 0x800, 0x1000, 0x2000, 0x4000
	shaderRead, shaderWrite, transferRead, transferWrite, hostRead = 0x20, 0x40, 0x800, 0x1000, 0x2000
	resetCommandBuffer, oneTimeSubmit                              = 2, 1
	queryTimestamp                                                 = 2
	result64, resultWait                                           = 1, 2
	bindCompute                                                    = 1
	deviceIntegrated, deviceDiscrete, deviceVirtual                = 1, 2, 3
	enumeratePortability                                           = 1
	wholeSize                                                      = ^uint64(0)
)

type (
	applicationInfo struct {
		header
		pApplicationName   *byte
		applicationVersion uint32
		pEngineName        *byte
		engineVersion      uint32
		apiVersion         uint32
	}
	instanceCreateInfo struct {
		header
		flags                   uint32
		pApplicationInfo        *applicationInfo
		enabledLayerCount       uint32
		ppEnabledLayerNames     **byte
		enabledExtensionCount   uint32
		ppEnabledExtensionNames **byte
	}
	extensionProperties struct {
		extensionName [256]byte
		specVersion   uint32
	}

	physicalDeviceProperties struct {
		apiVersion, driverVersion, vendorID, deviceID, deviceType uint32
		deviceName                                                [256]byte
		pipelineCacheUUID                                         [16]byte
		limits                                                    physicalDeviceLimits
		_                                                         [24]byte
	}
	physicalDeviceLimits struct {
		_                                   [28]byte
		maxStorageBufferRange               uint32
		maxPushConstantsSize                uint32
		maxMemoryAllocationCount            uint32
		_                                   [36]byte
		maxPerStageDescriptorStorageBuffers uint32
		_                                   [136]byte
		maxComputeSharedMemorySize          uint32
		maxComputeWorkGroupCount            [3]uint32
		maxComputeWorkGroupInvocations      uint32
		maxComputeWorkGroupSize             [3]uint32
		_                                   [80]byte
		minStorageBufferOffsetAlignment     uint64
		_                                   [88]byte
		timestampPeriod                     float32
		_                                   [76]byte
	}
	physicalDeviceProperties2 struct {
		header
		properties physicalDeviceProperties
	}
	physicalDeviceIDProperties struct {
		header
		deviceUUID, driverUUID [16]byte
		_                      [16]byte
	}
	physicalDeviceMaintenance3Properties struct {
		header
		maxPerSetDescriptors    uint32
		maxMemoryAllocationSize uint64
	}
	physicalDeviceDriverProperties struct {
		header
		driverID               uint32
		driverName, driverInfo [256]byte
		_                      [4]byte
	}
	physicalDeviceFloatControlsProperties struct {
		header
		denormBehaviorIndependence            uint32
		roundingModeIndependence              uint32
		_                                     uint32
		shaderSignedZeroInfNanPreserveFloat32 uint32
		shaderSignedZeroInfNanPreserveFloat64 uint32
		_                                     uint32
		shaderDenormPreserveFloat32           uint32
		shaderDenormPreserveFloat64           uint32
		_                                     [4]uint32
		shaderRoundingModeRTEFloat32          uint32
		shaderRoundingModeRTEFloat64          uint32
		_                                     [3]uint32
	}
	physicalDeviceFeatures struct {
		_             [39]uint32
		shaderFloat64 uint32
		shaderInt64   uint32
		_             [14]uint32
	}
	physicalDeviceFeatures2 struct {
		header
		features physicalDeviceFeatures
	}
	physicalDeviceShaderFmaFeaturesKHR struct {
		header
		shaderFmaFloat16, shaderFmaFloat32, shaderFmaFloat64 uint32
	}
	memoryType struct{ propertyFlags, heapIndex uint32 }
	memoryHeap struct {
		size  uint64
		flags uint32
	}
	physicalDeviceMemoryProperties struct {
		memoryTypeCount uint32
		memoryTypes     [32]memoryType
		memoryHeapCount uint32
		memoryHeaps     [16]memoryHeap
	}
	queueFamilyProperties struct {
		queueFlags, queueCount, timestampValidBits uint32
		_                                          [3]uint32
	}

	deviceQueueCreateInfo struct {
		header
		flags, queueFamilyIndex, queueCount uint32
		pQueuePriorities                    *float32
	}
	deviceCreateInfo struct {
		header
		flags, queueCreateInfoCount uint32
		pQueueCreateInfos           *deviceQueueCreateInfo
		enabledLayerCount           uint32
		ppEnabledLayerNames         **byte
		enabledExtensionCount       uint32
		ppEnabledExtensionNames     **byte
		pEnabledFeatures            *physicalDeviceFeatures
	}

	bufferCreateInfo struct {
		header
		flags                 uint32
		size                  uint64
		usage, sharingMode    uint32
		queueFamilyIndexCount uint32
		pQueueFamilyIndices   *uint32
	}
	memoryRequirements struct {
		size, alignment uint64
		memoryTypeBits  uint32
	}
	memoryAllocateInfo struct {
		header
		allocationSize  uint64
		memoryTypeIndex uint32
	}
	bufferCopy struct{ srcOffset, dstOffset, size uint64 }

	shaderModuleCreateInfo struct {
		header
		flags    uint32
		codeSize uintptr
		pCode    *uint32
	}
	descriptorSetLayoutBinding struct {
		binding, descriptorType, descriptorCount, stageFlags uint32
		pImmutableSamplers                                   unsafe.Pointer
	}
	descriptorSetLayoutCreateInfo struct {
		header
		flags, bindingCount uint32
		pBindings           *descriptorSetLayoutBinding
	}
	pushConstantRange        struct{ stageFlags, offset, size uint32 }
	pipelineLayoutCreateInfo struct {
		header
		flags, setLayoutCount  uint32
		pSetLayouts            *handle
		pushConstantRangeCount uint32
		pPushConstantRanges    *pushConstantRange
	}
	pipelineShaderStageCreateInfo struct {
		header
		flags, stage        uint32
		module              handle
		pName               *byte
		pSpecializationInfo unsafe.Pointer
	}
	computePipelineCreateInfo struct {
		header
		flags              uint32
		stage              pipelineShaderStageCreateInfo
		layout             handle
		basePipelineHandle handle
		basePipelineIndex  int32
	}
	pipelineCacheCreateInfo struct {
		header
		flags           uint32
		initialDataSize uintptr
		pInitialData    *byte
	}

	// `type` is descriptorType there, a word of Go.
	descriptorPoolSize       struct{ kind, descriptorCount uint32 }
	descriptorPoolCreateInfo struct {
		header
		flags, maxSets, poolSizeCount uint32
		pPoolSizes                    *descriptorPoolSize
	}
	descriptorSetAllocateInfo struct {
		header
		descriptorPool     handle
		descriptorSetCount uint32
		pSetLayouts        *handle
	}
	descriptorBufferInfo struct {
		buffer         handle
		offset, range_ uint64
	}
	writeDescriptorSet struct {
		header
		dstSet                                                       handle
		dstBinding, dstArrayElement, descriptorCount, descriptorType uint32
		pImageInfo                                                   unsafe.Pointer
		pBufferInfo                                                  *descriptorBufferInfo
		pTexelBufferView                                             unsafe.Pointer
	}

	commandPoolCreateInfo struct {
		header
		flags, queueFamilyIndex uint32
	}
	commandBufferAllocateInfo struct {
		header
		commandPool               handle
		level, commandBufferCount uint32
	}
	commandBufferBeginInfo struct {
		header
		flags            uint32
		pInheritanceInfo unsafe.Pointer
	}
	memoryBarrier struct {
		header
		srcAccessMask, dstAccessMask uint32
	}
	submitInfo struct {
		header
		waitSemaphoreCount   uint32
		pWaitSemaphores      *handle
		pWaitDstStageMask    *uint32
		commandBufferCount   uint32
		pCommandBuffers      *handle
		signalSemaphoreCount uint32
		pSignalSemaphores    *handle
	}
	fenceCreateInfo struct {
		header
		flags uint32
	}
	queryPoolCreateInfo struct {
		header
		flags, queryType, queryCount, pipelineStatistics uint32
	}
)
