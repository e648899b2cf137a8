//go:build linux

// Command bochs runs a program on a processor with AVX-512 that Bochs emulates, as
// go test -exec wants it:
//
//	CGO_ENABLED=0 go build -o bochs ./internal/check/bochs
//	CGO_ENABLED=0 go test -exec "$PWD/bochs" ./internal/run/simd
//
// QEMU runs the programs of other processors and passes their system calls on; Bochs is a
// whole machine. So this makes a CD for it, with a kernel of Linux, and a file system in
// memory that has the program, the directories testdata from the working directory up to
// go.mod, and this command once more: as the first process there it runs the program in the same
// directory, with the same arguments, and with the variables of the environment that begin with LIMB_ or GO. What the
// program prints comes over one serial port, the kernel's messages and the exit status over
// another. Files that the program writes are lost.
//
// This command is linked without C, and the program may be. The directory .cache/bochs of the
// module has what .ci/setup puts there, a kernel.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
)

func main() {
	if os.Getpid() == 1 {
		guest()
		return
	}
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: bochs program [arguments]")
		os.Exit(2)
	}
	status, err := host(os.Args[1], os.Args[2:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "bochs:", err)
		os.Exit(1)
	}
	os.Exit(status)
}

// host runs a program in the machine, and returns its exit status.
func host(program string, args []string) (status int, err error) {
	dir, err := os.MkdirTemp("", "bochs")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(dir)
	if err := makeCD(dir, program, args); err != nil {
		return 0, err
	}
	for name, text := range map[string]string{"bochsrc": machine, "commands": commands} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			return 0, err
		}
	}

	// What the program prints comes through a pipe, while it runs.
	r, w, err := os.Pipe()
	if err != nil {
		return 0, err
	}
	bochs, err := mended(dir)
	if err != nil {
		return 0, err
	}
	cmd := exec.Command(bochs, "-q", "-f", "bochsrc", "-rc", "commands")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "TERM=vt100") // of a screen that nobody sees
	cmd.ExtraFiles = []*os.File{w}               // file 3
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	runtime.LockOSThread() // which Bochs is not to outlive
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	w.Close()
	io.Copy(os.Stdout, r)
	ended := cmd.Wait()

	console, _ := os.ReadFile(filepath.Join(dir, "console"))
	_, after, found := bytes.Cut(console, []byte(ending))
	if _, err := fmt.Sscan(string(after), &status); !found || err != nil {
		log, _ := os.ReadFile(filepath.Join(dir, "log"))
		return 0, fmt.Errorf("the program did not end, the machine did: %v\n%s\n%s", ended, console, last(log, 2000))
	}
	return status, nil
}

// faults are what is wrong in Bochs 2.7 and what stands in the way of the tests, as
// instructions of Debian's program.
var faults = []struct{ wrong, right []byte }{
	// A gather whose index is in a register from 16 on is an illegal instruction: the highest bit of
	// the number is taken for one of an operand that a gather has not, and that is to be 0. Its
	// lower four bits are.
	//	mov $3, %eax; test %r15d, %r15d; jne .+4; xor %eax, %eax
	//	push $3; pop %rax; test $15, %r15b; nop; jne .+4; xor %eax, %eax
	{
		[]byte{0xb8, 3, 0, 0, 0, 0x45, 0x85, 0xff, 0x75, 2, 0x31, 0xc0},
		[]byte{0x6a, 3, 0x58, 0x41, 0xf6, 0xc7, 15, 0x90, 0x75, 2, 0x31, 0xc0},
	},
	// FMA of float64 gives 0 where all but the last 63 bits of 2^-126 cancel: what is left is to be
	// shifted by a number of places to the left that is -1 there. A rotation by as many is the same, and right
	// for -1, since the lowest bit of what is left is 0.
	//	lea -1(%r10,%rcx,1), %ecx; shl %cl, %rdx; sub %ecx, %esi; movswl %si, %esi
	//	lea -1(%r10,%rcx,1), %ecx; rol %cl, %rdx; sub %ecx, %esi; movswl %si, %esi
	{
		[]byte{0x41, 0x8d, 0x4c, 0x0a, 0xff, 0x48, 0xd3, 0xe2, 0x29, 0xce, 0x0f, 0xbf, 0xf6},
		[]byte{0x41, 0x8d, 0x4c, 0x0a, 0xff, 0x48, 0xd3, 0xc2, 0x29, 0xce, 0x0f, 0xbf, 0xf6},
	},
}

// mended returns a copy of Bochs without its faults. Where one is not found the program is
// another one, and what it does is for the tests to say: an illegal instruction ends them,
// and a wrong FMA gives other hashes than the committed ones.
func mended(dir string) (name string, err error) {
	program, err := exec.LookPath("bochs-bin") // Debian's bochs is a script that calls it
	if err != nil {
		program, err = exec.LookPath("bochs")
	}
	if err != nil {
		return "", err
	}
	b, err := os.ReadFile(program)
	if err != nil {
		return "", err
	}
	for _, f := range faults {
		if bytes.Count(b, f.wrong) == 1 {
			b = bytes.Replace(b, f.wrong, f.right, 1)
		}
	}
	name = filepath.Join(dir, "bochs")
	return name, os.WriteFile(name, b, 0o777)
}

func last(b []byte, n int) []byte { return b[max(0, len(b)-n):] }

// ending comes before the exit status on the console.
const ending = "limb: exit status "

// The machine has no screen and no disk. Where the kernel panics, or is told to start
// anew, it makes the processor shut down, which ends Bochs. A second has as many
// instructions as ips says, however busy this machine is: few, since Bochs counts them
// while the machine waits too.
const machine = `cpu: model=corei7_skylake_x, count=1, ips=20000000, reset_on_triple_fault=0
memory: guest=1024, host=1024
romimage: file=/usr/share/bochs/BIOS-bochs-latest
vgaromimage: file=/usr/share/bochs/VGABIOS-lgpl-latest
display_library: term
ata0-master: type=cdrom, path=cd.iso, status=inserted
boot: cdrom
com1: enabled=1, mode=file, dev=console
com2: enabled=1, mode=file, dev=/dev/fd/3
speaker: enabled=0
clock: sync=none, time0=946684800
log: log
panic: action=fatal
error: action=report
info: action=ignore
debug: action=ignore
`

// commands are for Debian's Bochs, which begins in a debugger.
const commands = "continue\n"

// The menu of ISOLINUX. The kernel does not believe what Bochs says of the size of registers
// that XSAVES and XSAVEC save, and would do without AVX, so that it is to take XSAVE; the
// processor's name promises it another frequency than that of ips; and to test its own
// ciphers would take longer than all else.
const menu = `default limb
prompt 0
label limb
 kernel /vmlinuz
 append initrd=/initrd console=ttyS0 quiet panic=-1 reboot=t cryptomgr.notests mitigations=off clearcpuid=xsaves,xsavec tsc=reliable tsc_early_khz=20000
`

// makeCD writes cd.iso, which ISOLINUX starts the kernel from.
func makeCD(dir, program string, args []string) error {
	var lacking []string
	find := func(names ...string) string {
		for _, name := range names {
			if _, err := os.Stat(name); err == nil {
				return name
			}
		}
		lacking = append(lacking, names[0])
		return ""
	}
	root, err := moduleRoot()
	if err != nil {
		return err
	}
	put := map[string]string{
		"vmlinuz":      find(filepath.Join(root, ".cache/bochs/vmlinuz")),
		"isolinux.bin": find("/usr/lib/ISOLINUX/isolinux.bin"),
		"ldlinux.c32":  find("/usr/lib/syslinux/modules/bios/ldlinux.c32"),
	}
	if len(lacking) > 0 {
		return fmt.Errorf("missing, and put there by .ci/setup: %s", strings.Join(lacking, ", "))
	}
	cd := filepath.Join(dir, "cd")
	if err := os.Mkdir(cd, 0o777); err != nil {
		return err
	}
	for name, file := range put {
		if err := copyFile(filepath.Join(cd, name), file); err != nil {
			return err
		}
	}
	if err := os.WriteFile(filepath.Join(cd, "isolinux.cfg"), []byte(menu), 0o666); err != nil {
		return err
	}
	var files archive
	if err := files.job(root, program, args); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(cd, "initrd"), files.bytes(), 0o666); err != nil {
		return err
	}
	make := exec.Command("xorriso", "-as", "mkisofs", "-quiet", "-o", filepath.Join(dir, "cd.iso"), "-b", "isolinux.bin", "-c", "boot.cat",
		"-no-emul-boot", "-boot-load-size", "4", "-boot-info-table", cd)
	if out, err := make.CombinedOutput(); err != nil {
		return fmt.Errorf("%v: %v\n%s", make, err, out)
	}
	return nil
}

func copyFile(to, from string) error {
	b, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, b, 0o666)
}

// moduleRoot returns the directory of the working directory's go.work.
func moduleRoot() (string, error) {
	dir, err := os.Getwd()
	for err == nil && dir != filepath.Dir(dir) {
		if _, err := os.Stat(filepath.Join(dir, "go.work")); err == nil {
			return dir, nil
		}
		dir = filepath.Dir(dir)
	}
	return "", errors.Join(err, errors.New("the working directory is not in a clone of limb"))
}
