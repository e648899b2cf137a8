//go:build linux

package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"syscall"
	"unsafe"
)

// guest is the first process of the machine: it runs the program, and ends the machine.
func guest() {
	syscall.Mount("dev", "/dev", "devtmpfs", 0, "")
	syscall.Mount("proc", "/proc", "proc", 0, "")
	syscall.Mount("sys", "/sys", "sysfs", 0, "")
	console, _ := os.OpenFile("/dev/ttyS0", os.O_WRONLY, 0)
	status, err := run()
	if err != nil {
		fmt.Fprintln(console, "limb:", err)
	} else {
		fmt.Fprintf(console, "%s%d\n", ending, status)
	}
	// What is written must have left before the machine ends.
	drain(console)
	syscall.Reboot(syscall.LINUX_REBOOT_CMD_RESTART)
}

func run() (status int, err error) {
	text, err := os.ReadFile(jobName)
	if err != nil {
		return 0, err
	}
	var j job
	if err := json.Unmarshal(text, &j); err != nil {
		return 0, err
	}
	out, err := os.OpenFile("/dev/ttyS1", os.O_WRONLY, 0)
	if err != nil {
		return 0, err
	}
	defer out.Close()
	defer drain(out)
	if err := plain(out); err != nil {
		return 0, err
	}
	cmd := exec.Command(programName, j.Args...)
	cmd.Dir = j.Dir
	// Bochs 2.7 has a fault in sums with carry by ADCX and ADOX, so that products of math/big are
	// wrong; with this Go does not use them.
	cmd.Env = append(j.Env, "HOME=/tmp", "TMPDIR=/tmp", "GODEBUG=cpu.adx=off")
	cmd.Stdout, cmd.Stderr = out, out
	if err := cmd.Run(); err != nil {
		var exit *exec.ExitError
		if !errors.As(err, &exit) {
			return 0, err
		}
		if exit.ExitCode() < 0 {
			fmt.Fprintln(out, exit)
			return 1, nil
		}
		return exit.ExitCode(), nil
	}
	return 0, nil
}

// drain waits until a serial port has sent what was written.
func drain(port *os.File) {
	const tcsbrk = 0x5409 // sends a break where its argument is 0, else nothing
	syscall.Syscall(syscall.SYS_IOCTL, port.Fd(), tcsbrk, 1)
}

// plain has a serial port send bytes as they are.
func plain(port *os.File) error {
	var mode syscall.Termios
	if _, _, e := syscall.Syscall(syscall.SYS_IOCTL, port.Fd(), syscall.TCGETS, uintptr(unsafe.Pointer(&mode))); e != 0 {
		return e
	}
	mode.Oflag &^= syscall.OPOST
	if _, _, e := syscall.Syscall(syscall.SYS_IOCTL, port.Fd(), syscall.TCSETS, uintptr(unsafe.Pointer(&mode))); e != 0 {
		return e
	}
	return nil
}
