package main

import (
	"bufio"
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// openTerminal returns the two ends of a terminal.
func openTerminal(t *testing.T) (keyboard, tty *os.File) {
	t.Helper()
	keyboard, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { keyboard.Close() })
	fd := int(keyboard.Fd())
	if err := unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0); err != nil {
		t.Fatal(err)
	}
	n, err := unix.IoctlGetInt(fd, unix.TIOCGPTN)
	if err != nil {
		t.Fatal(err)
	}
	tty, err = os.OpenFile("/dev/pts/"+strconv.Itoa(n), os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tty.Close() })
	return keyboard, tty
}

// TestTerminal: alone on a terminal, limb calc prompts, and leaves the terminal as it was.
func TestTerminal(t *testing.T) {
	keyboard, tty := openTerminal(t)
	before, err := unix.IoctlGetTermios(int(tty.Fd()), unix.TCGETS)
	if err != nil {
		t.Fatal(err)
	}

	cmd := exec.Command("limb", "calc", "--type", "QD") // TestMain has put it there
	cmd.Env = append(os.Environ(), "LIMB_CACHE=off")
	var stderr bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = tty, tty, &stderr
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	screen := bufio.NewReader(keyboard)
	read := func(want string) {
		t.Helper()
		var seen strings.Builder
		for !strings.HasSuffix(seen.String(), want) {
			b, err := screen.ReadByte()
			if err != nil {
				t.Fatalf("before %q came: %q, %v", want, seen.String(), err)
			}
			seen.WriteByte(b)
		}
	}
	read(":quit or control-D leaves\r\n> ")
	keyboard.WriteString("2^-3\r")
	read("2^-3\r\n0.125\r\n> ")
	keyboard.WriteString("1+\x03")
	read("\r\n> ")
	keyboard.WriteString("2^-2\r")
	read("2^-2\r\n0.25\r\n> ")
	keyboard.WriteString("\x04")
	if err := cmd.Wait(); err != nil || stderr.Len() > 0 {
		t.Errorf("%v, %s", err, &stderr)
	}
	if after, err := unix.IoctlGetTermios(int(tty.Fd()), unix.TCGETS); err != nil || *after != *before {
		t.Errorf("the terminal was %+v and is %+v, %v", before, after, err)
	}
}

// TestNoteOnce: what no digit of is sure is a note, once where a user sees both outputs.
func TestNoteOnce(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.csv")
	if err := os.WriteFile(path, []byte("1,2\n2,4\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	screen, tty := openTerminal(t)
	for _, both := range []bool{true, false} {
		cmd := exec.Command("limb", "mat", "eig", "--a", path)
		cmd.Env = append(os.Environ(), "LIMB_CACHE=off")
		var stderr bytes.Buffer
		cmd.Stdout, cmd.Stderr = tty, tty
		if !both {
			cmd.Stderr = &stderr
		}
		if err := cmd.Run(); err != nil {
			t.Fatal(err)
		}
		text := make([]byte, 1<<16)
		n, err := screen.Read(text)
		if err != nil {
			t.Fatal(err)
		}
		for !bytes.Contains(text[:n], []byte("eigenvalue 1")) {
			more, err := screen.Read(text[n:])
			if err != nil {
				t.Fatal(err)
			}
			n += more
		}
		if seen := strings.Count(string(text[:n]), "note:"); seen != 1 || strings.Contains(stderr.String(), "note:") == both {
			t.Errorf("on a terminal alone %v: %d notes there, and %q", both, seen, stderr.String())
		}
	}
}
