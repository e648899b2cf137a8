package device

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"
)

// processTime returns what a process and its children that have ended used of the processors,
// in hundredths of a second, and 0 for a process that there is not.
func processTime(pid int) (used time.Duration) {
	text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid)) // proc_pid_stat(5)
	const first, last = 14 - 3, 17 - 3                        // utime, stime, cutime, cstime, behind the name
	fields := strings.Fields(string(text)[strings.LastIndexByte(string(text), ')')+1:])
	for i := first; i <= last && i < len(fields); i++ {
		n, _ := strconv.ParseInt(fields[i], 10, 64)
		used += time.Duration(n) * (time.Second / 100)
	}
	return used
}
