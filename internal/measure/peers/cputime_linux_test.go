package peers_test

import (
	"time"

	"golang.org/x/sys/unix"
)

// cpuTime is the time that all threads of the process have been running.
func cpuTime() time.Duration {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_PROCESS_CPUTIME_ID, &t); err != nil {
		panic(err) // there is such a clock
	}
	return time.Duration(t.Nano())
}
