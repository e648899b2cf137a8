//go:build unix

package outfile

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestMain is also the program that the tests below start: it writes to the path in
// the environment, and waits before the end.
func TestMain(m *testing.M) {
	path, ok := os.LookupEnv("LIMB_TEST_OUTFILE")
	if !ok {
		os.Exit(m.Run())
	}
	err := Write(path, func(w io.Writer) error {
		_, err := io.WriteString(w, "new")
		fmt.Println("begun")
		io.Copy(io.Discard, os.Stdin)
		return err
	})
	if err != nil {
		fmt.Println(err)
		os.Exit(3)
	}
}

// start starts the program, and returns when it has begun to write. It goes on when
// in is closed.
func start(t *testing.T, path string, wrap ...string) (c *exec.Cmd, in io.Closer, out *bufio.Reader) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	words := append(wrap, self)
	c = exec.Command(words[0], words[1:]...)
	c.Env = append(os.Environ(), "LIMB_TEST_OUTFILE="+path)
	in, err1 := c.StdinPipe()
	pipe, err2 := c.StdoutPipe()
	if err := errors.Join(err1, err2, c.Start()); err != nil {
		t.Fatal(err)
	}
	out = bufio.NewReader(pipe)
	if line, err := out.ReadString('\n'); line != "begun\n" {
		t.Fatalf("the program says %q, %v", line, err)
	}
	return c, in, out
}

// TestSignals: a signal ends the program as it always does, leaves the old file, and
// no other one.
func TestSignals(t *testing.T) {
	for _, s := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} {
		path := filepath.Join(t.TempDir(), "x")
		if err := Write(path, text("old")); err != nil {
			t.Fatal(err)
		}
		come := make(chan os.Signal, 1)
		signal.Notify(come, s) // so that the program does not ignore it where this one does, under nohup
		c, _, _ := start(t, path)
		signal.Stop(come)
		if files, _ := os.ReadDir(filepath.Dir(path)); len(files) != 2 {
			t.Errorf("meanwhile there are %v: the test sees nothing", files)
		}
		c.Process.Signal(s)
		c.Wait()
		if got := c.ProcessState.Sys().(syscall.WaitStatus); !got.Signaled() || got.Signal() != s {
			t.Errorf("%v ends the program with %v", s, c.ProcessState)
		}
		holds(t, path, "old", 0)
	}
}

// TestIgnored: a signal that the program was told to ignore ends nothing.
func TestIgnored(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x")
	c, in, _ := start(t, path, "sh", "-c", `trap "" HUP; exec "$0"`)
	c.Process.Signal(syscall.SIGHUP)
	in.Close()
	if err := c.Wait(); err != nil {
		t.Error(err)
	}
	holds(t, path, "new", 0)
}

func mode(t *testing.T, path string) os.FileMode {
	t.Helper()
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	return info.Mode().Perm()
}

// TestMode: an old file keeps its mode, a new one has what the umask leaves, and at
// no time is more allowed.
func TestMode(t *testing.T) {
	defer syscall.Umask(syscall.Umask(0o022))
	path := filepath.Join(t.TempDir(), "x")
	// during writes, and returns the mode that the new file has meanwhile.
	during := func() (mode os.FileMode) {
		err := Write(path, func(w io.Writer) error {
			info, err := w.(*os.File).Stat()
			mode = info.Mode().Perm()
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		return mode
	}
	for umask, want := range map[int]os.FileMode{0o022: 0o644, 0o077: 0o600, 0o002: 0o664, 0o027: 0o640} {
		syscall.Umask(umask)
		os.Remove(path)
		if m := during(); m != want || mode(t, path) != want {
			t.Errorf("under the umask %03o a new file has %v, then %v; want %v", umask, m, mode(t, path), want)
		}
	}
	for _, old := range []os.FileMode{0o600, 0o640, 0o666, 0o755, 0o220} {
		if err := os.Chmod(path, old); err != nil {
			t.Fatal(err)
		}
		if m := during(); m&^0o600 != 0 || mode(t, path) != old {
			t.Errorf("a file of %v has %v, then %v", old, m, mode(t, path))
		}
	}
	os.Remove(path)
	os.WriteFile(path, []byte("old"), 0o444)
	for name, err := range map[string]error{"Check": Check(path), "Write": Write(path, text("new"))} {
		if err == nil || !strings.Contains(err.Error(), "write-protected, its mode is -r--") {
			t.Errorf("%s of a file that may only be read: %v", name, err)
		}
	}
	holds(t, path, "old", 0)
}

// TestOwner: where root writes, the file stays its owner's; where others do, they
// need what the system asks for, and get no more with it.
func TestOwner(t *testing.T) {
	if os.Getuid() != 0 {
		t.Skip("only root can give files away")
	}
	dir, err := os.MkdirTemp("/tmp", "limb") // where others may go
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "x")
	owner := func() (uid, gid int) {
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		s := info.Sys().(*syscall.Stat_t)
		return int(s.Uid), int(s.Gid)
	}
	if err := errors.Join(os.WriteFile(path, nil, 0o666), os.Chmod(path, 0o664), os.Chown(path, 12345, 23456), Write(path, text("new"))); err != nil {
		t.Fatal(err)
	}
	if u, g := owner(); u != 12345 || g != 23456 || mode(t, path) != 0o664 {
		t.Errorf("the file is of %d and %d, with %v", u, g, mode(t, path))
	}

	// As another user: this program, where that one can run it.
	self, err := os.ReadFile(os.Args[0])
	program := filepath.Join(t.TempDir(), "test")
	if err == nil {
		program = filepath.Join(dir, "program")
		err = os.WriteFile(program, self, 0o777)
	}
	if err := errors.Join(err, os.Chmod(dir, 0o777), os.Chmod(program, 0o755)); err != nil {
		t.Fatal(err)
	}
	as := func(uid, gid uint32) string {
		c := exec.Command(program)
		c.Env = []string{"LIMB_TEST_OUTFILE=" + path}
		c.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uid, Gid: gid}}
		out, _ := c.Output()
		return string(out)
	}
	if out := as(54321, 54321); !strings.Contains(out, "permission denied") || strings.Contains(out, "begun") {
		t.Errorf("another user may write: %s", out)
	}
	if u, g := owner(); u != 12345 || g != 23456 {
		t.Errorf("the file is of %d and %d", u, g)
	}
	os.Chmod(path, 0o666)
	if out := as(54321, 54321); out != "begun\n" {
		t.Errorf("another user, who may, does not write: %s", out)
	}
	if u, g := owner(); u != 54321 || g != 54321 || mode(t, path) != 0o666 {
		t.Errorf("the file is of %d and %d, with %v", u, g, mode(t, path))
	}
	os.Chmod(path, 0o642)
	os.Chown(path, 54321, 23456)
	as(54321, 54321)
	if u, g := owner(); u != 54321 || g != 54321 || mode(t, path) != 0o602 {
		t.Errorf("a file whose group is lost is of %d and %d, with %v", u, g, mode(t, path))
	}
	os.Chmod(dir, 0o755)
	if out := as(54321, 54321); !strings.Contains(out, "no file can be made in the directory "+dir+": permission denied") {
		t.Errorf("in a directory of others: %s", out)
	}
	holds(t, path, "new", 1)
}

// TestSpecial: what is no regular file is written to.
func TestSpecial(t *testing.T) {
	dir := t.TempDir()
	fifo := filepath.Join(dir, "fifo")
	if err := syscall.Mkfifo(fifo, 0o666); err != nil {
		t.Fatal(err)
	}
	if err := Check(fifo); err != nil {
		t.Error(err)
	}
	read := make(chan string)
	go func() {
		all, _ := os.ReadFile(fifo)
		read <- string(all)
	}()
	if err := Write(fifo, text("through")); err != nil {
		t.Fatal(err)
	}
	if got := <-read; got != "through" {
		t.Errorf("a pipe is given %q", got)
	}
	link := filepath.Join(dir, "null")
	if err := errors.Join(os.Symlink("/dev/null", link), Check(link), Write(link, text("gone")), Check("/dev/null"), Write("/dev/null", text("gone"))); err != nil {
		t.Error(err)
	}
	for name, want := range map[string]os.FileMode{fifo: os.ModeNamedPipe, "/dev/null": os.ModeDevice} {
		if info, err := os.Stat(name); err != nil || info.Mode()&want == 0 {
			t.Errorf("%s has become %v, %v", name, info.Mode(), err)
		}
	}
	if _, err := os.Stat("/dev/full"); err == nil {
		if err := Write("/dev/full", text("lost")); !errors.Is(err, syscall.ENOSPC) {
			t.Errorf("on a full device: %v", err)
		}
	}
}

// TestStandardOutput: what else a program writes there stands behind, also where it
// is a regular file.
func TestStandardOutput(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x")
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(self)
	c.Env = append(os.Environ(), "LIMB_TEST_OUTFILE=/dev/stdout")
	c.Stdout = f
	if err := errors.Join(c.Run(), f.Close()); err != nil {
		t.Fatal(err)
	}
	holds(t, path, "newbegun\n", 0)
}
