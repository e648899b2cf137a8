// Package cl is the backend "opencl": any OpenCL 1.2 driver or later, reached
// through purego. Kernels are printed from programs of the IR, behind a prelude of words.
//
// The environment variable LIMB_OPENCL_LIBRARY names the OpenCL library where
// it is not in the usual place. For tests only: LIMB_TEST_OPENCL_OPTIONS adds
// options to every build.
package cl

import "fmt"

// Backend is the OpenCL library of the machine.
type Backend struct{}

func (Backend) Word() string { return "opencl" }

// status is the code of an error that a function of OpenCL returns; 0 is success.
type status int32

var statusNames = map[status]string{
	noDevice: "DEVICE_NOT_FOUND", unavailable: "DEVICE_NOT_AVAILABLE", -3: "COMPILER_NOT_AVAILABLE", -4: "MEM_OBJECT_ALLOCATION_FAILURE",
	noResources: "OUT_OF_RESOURCES", -6: "OUT_OF_HOST_MEMORY", -7: "PROFILING_INFO_NOT_AVAILABLE", -11: "BUILD_PROGRAM_FAILURE",
	eventFailed: "EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST", -30: "INVALID_VALUE", -32: "INVALID_PLATFORM", -33: "INVALID_DEVICE", -34: "INVALID_CONTEXT", -36: "INVALID_COMMAND_QUEUE", -38: "INVALID_MEM_OBJECT",
	-43: "INVALID_BUILD_OPTIONS", -44: "INVALID_PROGRAM", -45: "INVALID_PROGRAM_EXECUTABLE", -46: "INVALID_KERNEL_NAME",
	-48: "INVALID_KERNEL", -49: "INVALID_ARG_INDEX", -50: "INVALID_ARG_VALUE", -51: "INVALID_ARG_SIZE", -52: "INVALID_KERNEL_ARGS",
	-54: "INVALID_WORK_GROUP_SIZE", -59: "INVALID_OPERATION", -61: "INVALID_BUFFER_SIZE", -58: "INVALID_EVENT", -63: "INVALID_GLOBAL_WORK_SIZE",
	noPlatform: "PLATFORM_NOT_FOUND_KHR",
}

const (
	noDevice    status = -1
	unavailable status = -2 // the device
	noResources status = -5 // or, of work that was queued, the device is lost
	eventFailed status = -14
	noPlatform  status = -1001
)

// err returns nil for CL_SUCCESS, else an error that names the call and the code.
func (s status) err(call string) error {
	if s == 0 {
		return nil
	}
	name, known := statusNames[s]
	if !known {
		return fmt.Errorf("%s: error %d, which has no name here", call, s)
	}
	return fmt.Errorf("%s: CL_%s (%d)", call, name, s)
}

// failed is err of a call that gave nothing: CL_SUCCESS is no excuse.
func (s status) failed(call string) error {
	if s == 0 {
		return fmt.Errorf("%s gives nothing and no error", call)
	}
	return s.err(call)
}
