package measure

import (
	"time"

	"golang.org/x/sys/unix"
)

// cpuTime is the time that all threads of the process have been running: what else the
// machine does is not part of it.
func cpuTime() time.Duration {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_PROCESS_CPUTIME_ID, &t); err != nil {
		panic(err) // there is such a clock
	}
	return time.Duration(t.Nano())
}
