//go:build linux

package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// A job is what the machine is to do.
type job struct {
	Dir  string
	Args []string // without the program
	Env  []string
}

// Names in the machine's file system, which has those of the working directory too.
const (
	programName = "/program"
	jobName     = "/job"
)

// An archive is a file system as the kernel takes it: the format newc of cpio.
type archive struct {
	b    bytes.Buffer
	have map[string]bool
}

// job adds the program, what it is to do, and what it needs.
func (a *archive) job(root, program string, args []string) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	dir, err := os.Getwd()
	if err != nil {
		return err
	}
	var env []string
	for _, v := range os.Environ() {
		if strings.HasPrefix(v, "LIMB_") || strings.HasPrefix(v, "GO") {
			env = append(env, v)
		}
	}
	text, err := json.Marshal(job{dir, args, env})
	if err != nil {
		return err
	}
	files := map[string]string{"/init": self, programName: program}
	// A program that can load drivers needs C's library, though it is linked without C.
	list, _ := exec.Command("ldd", program).Output()
	for _, word := range strings.Fields(string(list)) {
		if strings.HasPrefix(word, "/") {
			files[word] = word
		}
	}
	for name, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		a.directory(filepath.Dir(name))
		a.add(name, 0o100755, b)
	}
	a.add(jobName, 0o100644, text)
	a.directory("/dev")
	a.directory("/proc")
	a.directory("/sys")
	a.directory("/tmp")
	a.directory(dir)
	for up := dir; len(up) >= len(root); up = filepath.Dir(up) {
		err := fs.WalkDir(os.DirFS(up), "testdata", func(name string, d fs.DirEntry, err error) error {
			if err != nil || !d.Type().IsRegular() {
				return nil
			}
			b, err := os.ReadFile(filepath.Join(up, name))
			a.directory(filepath.Dir(filepath.Join(up, name)))
			a.add(filepath.Join(up, name), 0o100644, b)
			return err
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// directory adds a directory, with those that it is in.
func (a *archive) directory(name string) {
	if name == "/" || a.have[name] {
		return
	}
	a.directory(filepath.Dir(name))
	a.add(name, 0o40755, nil)
}

func (a *archive) add(name string, mode int, content []byte) {
	if a.have == nil {
		a.have = map[string]bool{}
	}
	a.have[name] = true
	name = strings.TrimPrefix(name, "/")
	// Number, mode, user, group, links, time, size, four numbers of devices, length of the name, checksum.
	fmt.Fprintf(&a.b, "070701%08x%08x%08x%08x%08x%08x%08x%08x%08x%08x%08x%08x%08x", len(a.have), mode, 0, 0, 1, 0, len(content), 0, 0, 0, 0, len(name)+1, 0)
	a.b.WriteString(name)
	a.b.WriteByte(0)
	a.pad()
	a.b.Write(content)
	a.pad()
}

func (a *archive) pad() {
	for a.b.Len()%4 != 0 {
		a.b.WriteByte(0)
	}
}

func (a *archive) bytes() []byte {
	a.add("TRAILER!!!", 0, nil)
	return a.b.Bytes()
}
