package memory

import (
	"syscall"
	"unsafe"
)

var globalMemoryStatus = syscall.NewLazyDLL("kernel32.dll").NewProc("GlobalMemoryStatusEx")

// machine returns the bytes of the machine's memory.
func machine() float64 {
	var status struct { // MEMORYSTATUSEX
		length, load uint32
		total, rest  uint64
		_            [5]uint64
	}
	status.length = uint32(unsafe.Sizeof(status))
	if ok, _, _ := globalMemoryStatus.Call(uintptr(unsafe.Pointer(&status))); ok == 0 {
		return 0
	}
	return float64(status.total)
}
