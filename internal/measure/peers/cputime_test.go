//go:build !linux

package peers_test

import "time"

func cpuTime() time.Duration { return wallTime() }
