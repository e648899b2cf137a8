package memory

import (
	"encoding/binary"
	"syscall"
)

// machine returns the bytes of the machine's memory.
func machine() float64 {
	text, err := syscall.Sysctl("hw.memsize") // of 8 bytes, without the last one where that is 0
	if err != nil || len(text) > 8 {
		return 0
	}
	var b [8]byte
	copy(b[:], text)
	return float64(binary.LittleEndian.Uint64(b[:]))
}
