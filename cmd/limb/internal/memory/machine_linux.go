package memory

import (
	"os"
	"strconv"
	"strings"
	"syscall"
)

// machine returns the bytes of the machine's memory, or of what its container may use.
func machine() float64 {
	var info syscall.Sysinfo_t
	if syscall.Sysinfo(&info) != nil {
		return 0
	}
	all := float64(info.Totalram) * float64(info.Unit)
	for _, name := range []string{"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"} {
		text, err := os.ReadFile(name)
		if err != nil {
			continue
		}
		if limit, err := strconv.ParseFloat(strings.TrimSpace(string(text)), 64); err == nil && limit > 0 {
			all = min(all, limit)
		}
	}
	return all
}
