// Package outfile writes the files that a command leaves: whole, or not at all, and
// with the permissions that a user expects. [Check] tells before long work what
// [Write] would fail at after it.
package outfile

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
)

// What tests count and order.
var (
	syncFile = (*os.File).Sync
	rename   = os.Rename
)

// Stdout is where [Write] writes what goes to the path "-".
var Stdout io.Writer = os.Stdout

// Write writes a file: to a new one in the same directory, which takes the place of
// path when all of it is on the disk. After an error, or a signal that ends the
// program, the old file is there as it was, and no other one.
//
// Symbolic links are followed, and stay. The new file has the mode and, as far as
// the system allows it, the owner and the group of the old one; where there was none
// it has the mode that the umask leaves. A file without permission to write is not
// replaced. What is no regular file (a pipe, /dev/null) is written to as it is, and
// so is a descriptor (/dev/stdout). The path "-" is [Stdout].
func Write(path string, write func(io.Writer) error) error {
	if path == "-" {
		return write(Stdout)
	}
	t, err := find(path)
	if err != nil {
		return err
	}
	if t.special {
		return t.direct(write)
	}
	f, done, err := t.create()
	if err != nil {
		return err
	}
	defer done()
	err = errors.Join(write(f), t.keep(f), syncFile(f))
	if err = errors.Join(err, f.Close()); err != nil {
		return err
	}
	return t.replace(f.Name())
}

// Check returns an error where Write cannot write to path. It makes the new file and
// removes it, and leaves what is there alone.
func Check(path string) error {
	if path == "-" {
		return nil
	}
	t, err := find(path)
	if err != nil {
		return err
	}
	if t.special {
		if err := access(t.path); err != nil {
			return fmt.Errorf("%s cannot be written: %w", t.path, err)
		}
		return nil
	}
	f, done, err := t.create()
	if err != nil {
		return err
	}
	defer done()
	return f.Close()
}

// Same says that Write writes two paths to one place, where it can write them. A hard
// link is no such path: it keeps the old file.
func Same(path, other string) bool {
	a, errA := find(path)
	b, errB := find(other)
	if errA != nil || errB != nil || filepath.Base(a.path) != filepath.Base(b.path) {
		return false
	}
	dirA, errA := os.Stat(filepath.Dir(a.path))
	dirB, errB := os.Stat(filepath.Dir(b.path))
	return errA == nil && errB == nil && os.SameFile(dirA, dirB)
}

// A target is where a path leads.
type target struct {
	path    string      // without symbolic links
	special bool        // is written to as it is
	old     fs.FileInfo // of the regular file that is there, or nil
}

// find follows path to a file that may be written.
func find(path string) (target, error) {
	given := path
	for range 64 {
		// Not Clean: in a/../b, a may be a link.
		dir, name := filepath.Split(path)
		if dir == "" {
			dir = "."
		}
		dir, err := filepath.EvalSymlinks(dir)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return target{}, fmt.Errorf("%s: there is no such directory: make it first", given)
		case err != nil:
			return target{}, fmt.Errorf("%s: its directory: %w", given, err)
		}
		if name == "" || name == "." || name == ".." {
			return target{}, fmt.Errorf("%s is a directory: name a file in it", given)
		}
		path = filepath.Join(dir, name)
		if dir == fmt.Sprintf("/proc/%d/fd", os.Getpid()) {
			return target{path: path, special: true}, nil
		}
		info, err := os.Lstat(path)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return target{path: path}, nil
		case err != nil:
			return target{}, err
		case info.IsDir():
			return target{}, fmt.Errorf("%s is a directory: name a file in it", given)
		case info.Mode().IsRegular():
			return target{path: path, old: info}, writable(path, info)
		case info.Mode()&fs.ModeSymlink == 0:
			return target{path: path, special: true}, nil
		}
		to, err := os.Readlink(path)
		if err != nil {
			return target{}, err
		}
		if path = to; !filepath.IsAbs(to) {
			path = dir + string(filepath.Separator) + to
		}
	}
	return target{}, fmt.Errorf("%s: too many symbolic links: name a file", given)
}

// writable returns an error where the regular file is protected: also where its
// owner is root, whom no mode stops.
func writable(path string, info fs.FileInfo) error {
	if info.Mode().Perm()&0o222 == 0 {
		return fmt.Errorf("%s is write-protected, its mode is %v: choose another file, or allow writing", path, info.Mode().Perm())
	}
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return fmt.Errorf("%w: choose another file", err)
	}
	return f.Close()
}

// create makes the file beside the target that is written first. Its name is short,
// whatever the length of the target's. Nobody else may read it if the target is
// there, for nobody may read the target perhaps. done removes it if it is there
// still; so does the end of the program by a signal.
func (t target) create() (f *os.File, done func(), err error) {
	mode := os.FileMode(0o666) // less the umask
	if t.old != nil {
		mode = 0o600
	}
	dir := filepath.Dir(t.path)
	name := filepath.Join(dir, fmt.Sprintf(".limb-%016x.tmp", rand.Uint64()))
	release := Guard(name)
	done = func() {
		os.Remove(name)
		release()
	}
	f, err = os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		release()
		var at *fs.PathError
		if errors.As(err, &at) {
			err = at.Err
		}
		return nil, nil, fmt.Errorf("no file can be made in the directory %s: %w: choose a file elsewhere", dir, err)
	}
	return f, done, nil
}

// keep gives f the owner, the group and the mode of the old file. Where its group
// cannot be kept, another one gets no more than everybody has.
func (t target) keep(f *os.File) error {
	if t.old == nil {
		return nil
	}
	mode := t.old.Mode().Perm()
	if !chown(f, t.old) {
		mode &^= (^mode & 0o007) << 3
	}
	if info, err := f.Stat(); err != nil || info.Mode().Perm() == mode {
		return err // a file system may have one mode for all
	}
	return f.Chmod(mode)
}

// replace puts the file name in the place of the target, for good.
func (t target) replace(name string) error {
	if err := rename(name, t.path); err != nil {
		return err
	}
	if runtime.GOOS == "windows" {
		return nil // directories are not synced there
	}
	dir, err := os.Open(filepath.Dir(t.path))
	if err != nil {
		return nil // one that may be written and not read
	}
	defer dir.Close()
	if err := syncFile(dir); err != nil && !errors.Is(err, syscall.EINVAL) && !errors.Is(err, errors.ErrUnsupported) {
		return err
	}
	return nil
}

// direct writes to what is no regular file, or to a descriptor: at its offset if it
// is that of the standard output, whatever that is.
func (t target) direct(write func(io.Writer) error) error {
	if strings.HasPrefix(t.path, "/proc/") {
		switch filepath.Base(t.path) {
		case "1":
			return write(os.Stdout)
		case "2":
			return write(os.Stderr)
		}
	}
	f, err := os.OpenFile(t.path, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return err
	}
	return errors.Join(write(f), f.Close())
}
