//go:build linux || darwin

package device

import "syscall"

// dieQuietly has the process leave no core file when a driver ends it.
func dieQuietly() { syscall.Setrlimit(syscall.RLIMIT_CORE, &syscall.Rlimit{}) }
