//go:build unix

package mat

import (
	"syscall"
	"time"
)

// processorTime is what the process has used of all cores.
func processorTime() time.Duration {
	var r syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &r) != nil {
		return 0
	}
	return time.Duration(r.Utime.Nano() + r.Stime.Nano())
}
