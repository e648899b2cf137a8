//go:build unix

package outfile

import (
	"io/fs"
	"os"
	"syscall"
)

// signals are those that a terminal, a user and the system end programs with.
var signals = []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}

// chown gives f the owner and the group of the old file, as far as the system allows
// it, and reports whether the group is the same.
func chown(f *os.File, old fs.FileInfo) bool {
	was, ok := old.Sys().(*syscall.Stat_t)
	if !ok {
		return false
	}
	if f.Chown(int(was.Uid), int(was.Gid)) == nil || f.Chown(-1, int(was.Gid)) == nil {
		return true
	}
	info, err := f.Stat()
	if err != nil {
		return false
	}
	is, ok := info.Sys().(*syscall.Stat_t)
	return ok && is.Gid == was.Gid
}

// access returns an error where path may not be written.
func access(path string) error {
	const write = 2
	return syscall.Access(path, write)
}
