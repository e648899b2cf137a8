package main

import (
	"bufio"
	"bytes"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// TestTerminal: alone on a terminal, limb calc prompts, and leaves the terminal as it was.
func TestTerminal(t *testing.T) {
	keyboard, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer keyboard.Close()
	fd := int(keyboard.Fd())
	if err := unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0); err != nil {
		t.Fatal(err)
	}
	n, err := unix.IoctlGetInt(fd, unix.TIOCGPTN)
	if err != nil {
		t.Fatal(err)
	}
	tty, err := os.OpenFile("/dev/pts/"+strconv.Itoa(n), os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer tty.Close()
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
