package measure

import (
	"fmt"
	"os"
	"strconv"
	"strings"
)

// load is how much time processors have worked, in the system's ticks: for all, for
// this process, and at all.
type load struct{ busy, own, all float64 }

// readLoad reads it where the system is Linux; elsewhere it is zero.
func readLoad() load {
	system, _ := os.ReadFile("/proc/stat")
	self, _ := os.ReadFile("/proc/self/stat")
	return parseLoad(string(system), string(self))
}

func parseLoad(system, self string) (l load) {
	line, _, _ := strings.Cut(system, "\n")
	for i, word := range strings.Fields(line) {
		ticks, _ := strconv.ParseFloat(word, 64)
		switch {
		case i < 1 || i > 8: // the name of the line; guests are counted as users
			continue
		case i != 4 && i != 5: // idle, waiting for a disk
			l.busy += ticks
		}
		l.all += ticks
	}
	if i := strings.LastIndex(self, ")"); i >= 0 { // behind the name, which may have spaces
		if words := strings.Fields(self[i+1:]); len(words) > 12 {
			for _, word := range words[11:13] { // as user and in the kernel
				ticks, _ := strconv.ParseFloat(word, 64)
				l.own += ticks
			}
		}
	}
	return l
}

// loadWarning says so where others kept more than half a core busy between two readings.
func loadWarning(from, to load, cores int) string {
	const least = 12 // ticks: fewer say nothing
	all, others := to.all-from.all, (to.busy-from.busy)-(to.own-from.own)
	taken := others / all * float64(cores)
	if all < least || taken <= 0.5 {
		return ""
	}
	return fmt.Sprintf("the machine is busy: other work takes %.1f of %d cores, so times are longer than they would be", taken, cores)
}
