// Package vk is the backend "vulkan": any driver of Vulkan 1.1 or later, reached through
// purego. Kernels are modules of SPIR-V, made from programs of the IR.
//
// The environment variable LIMB_VULKAN_LIBRARY names the Vulkan library where it is not in
// the usual place. For tests only: LIMB_TEST_VULKAN_OPTIONS lists what to do otherwise,
// "contract" (a compiler is not told to take operations as they are), "float64" and "fma" (the
// device is said to have it), "staging" (its memory is said to be its own).
package vk

import (
	"fmt"

	"github.com/limbfp/limb/internal/run/driver"
)

// Backend is the Vulkan library of the machine.
type Backend struct{}

func (Backend) Word() string { return "vulkan" }

// result is what Vulkan functions return (VkResult).
type result int32

const (
	timeout      result = 2
	incomplete   result = 5
	noHostMemory result = -1
	noMemory     result = -2
	lost         result = -4
)

var resultNames = map[result]string{
	1: "NOT_READY", timeout: "TIMEOUT", incomplete: "INCOMPLETE", noHostMemory: "ERROR_OUT_OF_HOST_MEMORY", noMemory: "ERROR_OUT_OF_DEVICE_MEMORY",
	-3: "ERROR_INITIALIZATION_FAILED", lost: "ERROR_DEVICE_LOST", -5: "ERROR_MEMORY_MAP_FAILED", -6: "ERROR_LAYER_NOT_PRESENT",
	-7: "ERROR_EXTENSION_NOT_PRESENT", -8: "ERROR_FEATURE_NOT_PRESENT", -9: "ERROR_INCOMPATIBLE_DRIVER", -10: "ERROR_TOO_MANY_OBJECTS",
	-12: "ERROR_FRAGMENTED_POOL", -13: "ERROR_UNKNOWN", -1000069000: "ERROR_OUT_OF_POOL_MEMORY", -1000161000: "ERROR_FRAGMENTATION",
	-1000011001: "ERROR_VALIDATION_FAILED_EXT", -1000012000: "ERROR_INVALID_SHADER_NV", -1000174001: "ERROR_NOT_PERMITTED_KHR",
}

// err returns nil for VK_SUCCESS, else an error that names the call and the code; of a
// device that is lost it is driver.ErrFailed.
func (r result) err(call string) error {
	if r == 0 {
		return nil
	}
	name, known := resultNames[r]
	if !known {
		return fmt.Errorf("%s: result %d, which has no name here", call, r)
	}
	err := fmt.Errorf("%s: VK_%s (%d)", call, name, r)
	if r == lost {
		return fmt.Errorf("%w: the device is lost: %w", driver.ErrFailed, err)
	}
	return err
}

// made is err of a call that makes something: VK_SUCCESS and nothing made is no success.
func (r result) made(h handle, call string) error {
	if r == 0 && h == 0 {
		return fmt.Errorf("%s gives nothing and no error", call)
	}
	return r.err(call)
}

type handle = uintptr
