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
	typeApplicationInfo, typeInstanceCreateInfo                                   = 0, 1
	typeDeviceQueueCreateInfo, typeDeviceCreateInfo                               = 2, 3
	typeSubmitInfo, typeMemoryAllocateInfo                                        = 4, 5
	typeFenceCreateInfo, typeQueryPoolCreateInfo                                  = 8, 11
	typeBufferCreateInfo, typeShaderModuleCreateInfo                              = 12, 16
	typePipelineCacheCreateInfo, typePipelineShaderStageCreateInfo                = 17, 18
	typeComputePipelineCreateInfo, typePipelineLayoutCreateInfo                   = 29, 30
	typeDescriptorSetLayoutCreateInfo, typeDescriptorPoolCreateInfo               = 32, 33
	typeDescriptorSetAllocateInfo, typeWriteDescriptorSet                         = 34, 35
	typeCommandPoolCreateInfo, typeCommandBufferAllocateInfo                      = 39, 40
	typeCommandBufferInheritanceInfo                                              = 41
	typeCommandBufferBeginInfo, typeMemoryBarrier                                 = 42, 46
	typePhysicalDeviceFeatures2, typePhysicalDeviceProperties2                    = 1000059000, 1000059001
	typePhysicalDeviceIDProperties, typePhysicalDeviceMaintenance3Properties      = 1000071004, 1000168000
	typePhysicalDeviceDriverProperties, typePhysicalDeviceFloatControlsProperties = 1000196000, 1000197000
	typePhysicalDeviceShaderFmaFeaturesKHR                                        = 1000579000
	typePhysicalDeviceShaderIntegerDotProductFeatures                             = 1000280000
	typePhysicalDeviceShaderFloat16Int8Features                                   = 1000082000
	typePhysicalDeviceSubgroupProperties                                          = 1000094000
	typePhysicalDeviceVulkanMemoryModelFeatures                                   = 1000211000
	typePhysicalDeviceSubgroupSizeControlFeatures                                 = 1000225002
	typePhysicalDeviceCooperativeMatrixFeaturesKHR                                = 1000506000
	typeCooperativeMatrixPropertiesKHR                                            = 1000506001
)

// Other constants, by their names there.
const (
	queueGraphics, queueCompute                                    = 1, 2
	deviceLocal, hostVisible, hostCoherent, hostCached             = 1, 2, 4, 8
	usageTransferSrc, usageTransferDst                             = 1, 2
	usageUniformBuffer, usageStorageBuffer                         = 16, 32
	descriptorUniformBuffer, descriptorStorageBuffer               = 6, 7
	stageCompute                                                   = 32 // of shaders
	requireFullSubgroups                                           = 2
	componentSint8, componentSint32, scopeSubgroup                 = 3, 5, 3
	atTop, atCompute, atTransfer, atBottom, atHost                 = 1, 0x800, 0x1000, 0x2000, 0x4000
	shaderRead, shaderWrite, transferRead, transferWrite, hostRead = 0x20, 0x40, 0x800, 0x1000, 0x2000
	resetCommandBuffer, oneTimeSubmit, simultaneousUse             = 2, 1, 4
	primary, secondary                                             = 0, 1 // levels of command buffers
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
		pApplicationName *byte
		_                uint32
		pEngineName      *byte
		_, apiVersion    uint32
	}
	instanceCreateInfo struct {
		header
		flags                   uint32
		pApplicationInfo        *applicationInfo
		_                       [2]uintptr
		enabledExtensionCount   uint32
		ppEnabledExtensionNames **byte
	}
	extensionProperties struct {
		extensionName [256]byte
		_             uint32
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
		_                                   [44]byte
		maxPerStageDescriptorStorageBuffers uint32
		_                                   [136]byte
		maxComputeSharedMemorySize          uint32
		maxComputeWorkGroupCount            [3]uint32
		maxComputeWorkGroupInvocations      uint32
		maxComputeWorkGroupSize             [3]uint32
		_                                   [80]byte
		_                                   [12]uint64
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
		_, shaderFmaFloat32, shaderFmaFloat64 uint32
	}
	physicalDeviceShaderIntegerDotProductFeatures struct {
		header
		shaderIntegerDotProduct uint32
	}
	physicalDeviceShaderFloat16Int8Features struct {
		header
		_, shaderInt8 uint32
	}
	physicalDeviceSubgroupProperties struct {
		header
		subgroupSize uint32
		_            [3]uint32
	}
	physicalDeviceVulkanMemoryModelFeatures struct {
		header
		vulkanMemoryModel uint32
		_                 [2]uint32
	}
	physicalDeviceSubgroupSizeControlFeatures struct {
		header
		_, computeFullSubgroups uint32
	}
	physicalDeviceCooperativeMatrixFeaturesKHR struct {
		header
		cooperativeMatrix, cooperativeMatrixRobustBufferAccess uint32
	}
	cooperativeMatrixPropertiesKHR struct {
		header
		MSize, NSize, KSize, AType, BType, CType, ResultType, saturatingAccumulation, scope uint32
	}
	memoryType struct{ propertyFlags, _ uint32 }
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
		_, queueFamilyIndex, queueCount uint32
		pQueuePriorities                *float32
	}
	deviceCreateInfo struct {
		header
		_, queueCreateInfoCount uint32
		pQueueCreateInfos       *deviceQueueCreateInfo
		_                       [2]uintptr
		enabledExtensionCount   uint32
		ppEnabledExtensionNames **byte
		pEnabledFeatures        *physicalDeviceFeatures
	}

	bufferCreateInfo struct {
		header
		_        uint32
		size     uint64
		usage, _ uint32
		_        [2]uintptr
	}
	memoryRequirements struct {
		size, _        uint64
		memoryTypeBits uint32
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
		pCode    *byte
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
		_, setLayoutCount      uint32
		pSetLayouts            *handle
		pushConstantRangeCount uint32
		pPushConstantRanges    *pushConstantRange
	}
	pipelineShaderStageCreateInfo struct {
		header
		flags, stage uint32
		module       handle
		pName        *byte
		_            unsafe.Pointer
	}
	computePipelineCreateInfo struct {
		header
		_                 uint32
		stage             pipelineShaderStageCreateInfo
		layout, _         handle
		basePipelineIndex int32
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
		dstSet                                         handle
		dstBinding, _, descriptorCount, descriptorType uint32
		_                                              unsafe.Pointer
		pBufferInfo                                    *descriptorBufferInfo
		_                                              unsafe.Pointer
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
		pInheritanceInfo *commandBufferInheritanceInfo
	}
	commandBufferInheritanceInfo struct {
		header
		_ [5]uint64
	}
	memoryBarrier struct {
		header
		srcAccessMask, dstAccessMask uint32
	}
	submitInfo struct {
		header
		_                  [3]uintptr
		commandBufferCount uint32
		pCommandBuffers    *handle
		_                  [2]uintptr
	}
	fenceCreateInfo struct {
		header
		_ uint32
	}
	queryPoolCreateInfo struct {
		header
		flags, queryType, queryCount, pipelineStatistics uint32
	}
)
