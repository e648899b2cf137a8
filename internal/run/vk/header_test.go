//go:build linux && (amd64 || arm64)

package vk

import (
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

const vulkanHeader = "/usr/include/vulkan/vulkan_core.h"

// structures have their values of sType.
var structures = []struct {
	x     any
	sType int
}{
	{applicationInfo{}, typeApplicationInfo}, {instanceCreateInfo{}, typeInstanceCreateInfo}, {extensionProperties{}, -1},
	{physicalDeviceProperties{}, -1}, {physicalDeviceLimits{}, -1}, {physicalDeviceProperties2{}, typePhysicalDeviceProperties2},
	{physicalDeviceIDProperties{}, typePhysicalDeviceIDProperties}, {physicalDeviceMaintenance3Properties{}, typePhysicalDeviceMaintenance3Properties},
	{physicalDeviceDriverProperties{}, typePhysicalDeviceDriverProperties}, {physicalDeviceFloatControlsProperties{}, typePhysicalDeviceFloatControlsProperties},
	{physicalDeviceFeatures{}, -1}, {physicalDeviceFeatures2{}, typePhysicalDeviceFeatures2}, {physicalDeviceShaderFmaFeaturesKHR{}, typePhysicalDeviceShaderFmaFeaturesKHR},
	{physicalDeviceShaderIntegerDotProductFeatures{}, typePhysicalDeviceShaderIntegerDotProductFeatures},
	{physicalDeviceShaderFloat16Int8Features{}, typePhysicalDeviceShaderFloat16Int8Features}, {physicalDeviceSubgroupProperties{}, typePhysicalDeviceSubgroupProperties},
	{physicalDeviceVulkanMemoryModelFeatures{}, typePhysicalDeviceVulkanMemoryModelFeatures}, {physicalDeviceSubgroupSizeControlFeatures{}, typePhysicalDeviceSubgroupSizeControlFeatures},
	{physicalDeviceCooperativeMatrixFeaturesKHR{}, typePhysicalDeviceCooperativeMatrixFeaturesKHR}, {cooperativeMatrixPropertiesKHR{}, typeCooperativeMatrixPropertiesKHR},
	{memoryType{}, -1}, {memoryHeap{}, -1}, {physicalDeviceMemoryProperties{}, -1}, {queueFamilyProperties{}, -1},
	{deviceQueueCreateInfo{}, typeDeviceQueueCreateInfo}, {deviceCreateInfo{}, typeDeviceCreateInfo}, {bufferCreateInfo{}, typeBufferCreateInfo},
	{memoryRequirements{}, -1}, {memoryAllocateInfo{}, typeMemoryAllocateInfo}, {bufferCopy{}, -1}, {shaderModuleCreateInfo{}, typeShaderModuleCreateInfo},
	{descriptorSetLayoutBinding{}, -1}, {descriptorSetLayoutCreateInfo{}, typeDescriptorSetLayoutCreateInfo}, {pushConstantRange{}, -1},
	{pipelineLayoutCreateInfo{}, typePipelineLayoutCreateInfo}, {pipelineShaderStageCreateInfo{}, typePipelineShaderStageCreateInfo},
	{computePipelineCreateInfo{}, typeComputePipelineCreateInfo}, {pipelineCacheCreateInfo{}, typePipelineCacheCreateInfo},
	{descriptorPoolSize{}, -1}, {descriptorPoolCreateInfo{}, typeDescriptorPoolCreateInfo}, {descriptorSetAllocateInfo{}, typeDescriptorSetAllocateInfo},
	{descriptorBufferInfo{}, -1}, {writeDescriptorSet{}, typeWriteDescriptorSet}, {commandPoolCreateInfo{}, typeCommandPoolCreateInfo},
	{commandBufferAllocateInfo{}, typeCommandBufferAllocateInfo}, {commandBufferBeginInfo{}, typeCommandBufferBeginInfo},
	{commandBufferInheritanceInfo{}, typeCommandBufferInheritanceInfo},
	{memoryBarrier{}, typeMemoryBarrier}, {submitInfo{}, typeSubmitInfo}, {fenceCreateInfo{}, typeFenceCreateInfo}, {queryPoolCreateInfo{}, typeQueryPoolCreateInfo},
}

var constants = map[string]int64{
	"VK_QUEUE_GRAPHICS_BIT": queueGraphics, "VK_QUEUE_COMPUTE_BIT": queueCompute,
	"VK_MEMORY_HEAP_DEVICE_LOCAL_BIT": deviceLocal, "VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT": deviceLocal, "VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT": hostVisible,
	"VK_MEMORY_PROPERTY_HOST_COHERENT_BIT": hostCoherent, "VK_MEMORY_PROPERTY_HOST_CACHED_BIT": hostCached,
	"VK_BUFFER_USAGE_TRANSFER_SRC_BIT": usageTransferSrc, "VK_BUFFER_USAGE_TRANSFER_DST_BIT": usageTransferDst, "VK_BUFFER_USAGE_STORAGE_BUFFER_BIT": usageStorageBuffer, "VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT": usageUniformBuffer,
	"VK_DESCRIPTOR_TYPE_STORAGE_BUFFER": descriptorStorageBuffer, "VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER": descriptorUniformBuffer, "VK_SHADER_STAGE_COMPUTE_BIT": stageCompute, "VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT": requireFullSubgroups, "VK_PIPELINE_BIND_POINT_COMPUTE": bindCompute,
	"VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT": atTop, "VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT": atCompute, "VK_PIPELINE_STAGE_TRANSFER_BIT": atTransfer,
	"VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT": atBottom, "VK_PIPELINE_STAGE_HOST_BIT": atHost,
	"VK_ACCESS_SHADER_READ_BIT": shaderRead, "VK_ACCESS_SHADER_WRITE_BIT": shaderWrite, "VK_ACCESS_TRANSFER_READ_BIT": transferRead,
	"VK_ACCESS_TRANSFER_WRITE_BIT": transferWrite, "VK_ACCESS_HOST_READ_BIT": hostRead,
	"VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT": resetCommandBuffer, "VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT": oneTimeSubmit,
	"VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT": simultaneousUse, "VK_COMMAND_BUFFER_LEVEL_PRIMARY": primary, "VK_COMMAND_BUFFER_LEVEL_SECONDARY": secondary,
	"VK_QUERY_TYPE_TIMESTAMP": queryTimestamp, "VK_QUERY_RESULT_64_BIT": result64, "VK_QUERY_RESULT_WAIT_BIT": resultWait,
	"VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU": deviceIntegrated, "VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU": deviceDiscrete, "VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU": deviceVirtual,
	"VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR": enumeratePortability, "VK_API_VERSION_1_1": version11,
}

// TestHeader compares structures and constants with the header of C, by a program in it. A
// wrong structure and a wrong number are noticed.
func TestHeader(t *testing.T) {
	cc, err := exec.LookPath("cc")
	if err != nil {
		testenv.Skip(t, "cc", err.Error())
	}
	header, err := os.ReadFile(vulkanHeader)
	if err != nil {
		testenv.Skip(t, "vulkan-headers", err.Error())
	}
	want := []string{}
	var code strings.Builder
	says := func(what, expression string, value any) {
		fmt.Fprintf(&code, "\tprintf(\"%s %%lld\\n\", (long long)(%s));\n", what, expression)
		want = append(want, fmt.Sprint(what, " ", value))
	}
	layout := func(name string, x reflect.Type) {
		if !strings.Contains(string(header), "} "+name+";") {
			t.Logf("the header knows no %s", name)
			return
		}
		says("sizeof("+name+")", "sizeof("+name+")", x.Size())
		for _, f := range reflect.VisibleFields(x) {
			if f.Name == "_" || f.Anonymous {
				continue
			}
			c := strings.TrimSuffix(f.Name, "_")
			if name == "VkDescriptorPoolSize" && c == "kind" {
				c = "type"
			}
			says(name+"."+c, "offsetof("+name+", "+c+")", f.Offset)
			says("sizeof("+name+"."+c+")", "sizeof((("+name+"*)0)->"+c+")", f.Type.Size())
		}
	}
	upper := regexp.MustCompile(`[A-Z][a-z]*`)
	for _, s := range structures {
		x := reflect.TypeOf(s.x)
		name := "Vk" + strings.ToUpper(x.Name()[:1]) + x.Name()[1:]
		layout(name, x)
		if s.sType >= 0 && strings.Contains(string(header), "} "+name+";") {
			words := upper.ReplaceAllString(strings.NewReplacer("ID", "Id", "KHR", "Khr").Replace(name[2:]), "_$0")
			says(name+" sType", "VK_STRUCTURE_TYPE"+regexp.MustCompile(`([2-3])`).ReplaceAllString(strings.ToUpper(words), "_$1"), s.sType)
		}
	}
	all := maps.Clone(constants)
	for r, name := range resultNames {
		all["VK_"+name] = int64(r)
	}
	for _, name := range slices.Sorted(maps.Keys(all)) {
		says(name, name, all[name])
	}
	// Planted: two fields exchanged, and a number.
	type planted struct{ flags, size uint64 }
	layout("VkMemoryHeap", reflect.TypeOf(planted{flags: 1, size: 2}))
	says("VK_SUCCESS", "VK_SUCCESS", 1)
	const faults = 4

	c := filepath.Join(t.TempDir(), "header.c")
	text := "#include <stddef.h>\n#include <stdio.h>\n#include <vulkan/vulkan_core.h>\nint main() {\n" + code.String() + "}\n"
	if err := os.WriteFile(c, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(cc, "-o", c+".out", c).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	out, err := exec.Command(c + ".out").Output()
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Split(strings.TrimSpace(string(out)), "\n")
	wrong := 0
	for i := range want {
		if got[i] == want[i] {
			continue
		}
		if wrong++; i < len(want)-6 {
			t.Errorf("in C %s, here %s", got[i], want[i])
		}
	}
	t.Logf("%d sizes, offsets and numbers", len(want))
	if wrong != faults {
		t.Errorf("%d differ, and %d are planted", wrong, faults)
	}

	// The number of parameters of functions.
	v := reflect.TypeOf(api)
	for i := range v.NumField() {
		f := v.Field(i)
		found := regexp.MustCompile(`VKAPI_CALL vk` + f.Name + `\(([^;]*)\);`).FindSubmatch(header)
		if found == nil {
			t.Errorf("the header has no vk%s", f.Name)
		} else if n := strings.Count(string(found[1]), ",") + 1; n != f.Type.NumIn() {
			t.Errorf("vk%s has %d parameters, here %d", f.Name, n, f.Type.NumIn())
		}
	}
}
