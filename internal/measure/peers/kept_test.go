package peers_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/peers"
)

// unoptimised writes a compiler that does what real does, and optimises nothing, since nothing
// is timed; it does before what the shell is told.
func unoptimised(t *testing.T, file, real, before string) {
	t.Helper()
	if err := os.WriteFile(file, []byte("#!/bin/sh\n"+before+"exec "+real+" \"$@\" -O0\n"), 0o777); err != nil {
		t.Fatal(err)
	}
	t.Setenv("CXX", file)
}

// TestKept: a program is compiled once, and again where the compiler is another one.
func TestKept(t *testing.T) {
	if testing.Short() || runtime.GOOS == "windows" {
		return // it compiles twice, with a compiler that is a shell script
	}
	real, err := exec.LookPath("g++")
	if err != nil {
		testenv.Skip(t, "peers", err.Error())
	}
	dir := t.TempDir()
	t.Setenv("LIMB_CACHE", filepath.Join(dir, "cache"))
	log := filepath.Join(dir, "log")
	compiled := func() int {
		text, _ := os.ReadFile(log)
		return strings.Count(string(text), "compiled\n")
	}
	for i, want := range []int{1, 1, 2} {
		compiler := filepath.Join(dir, []string{"one", "one", "two"}[i])
		unoptimised(t, compiler, real, "case \"$*\" in *peers.cpp*) echo compiled >> "+log+";; esac\n")
		p, err := peers.Start()
		if err != nil {
			t.Fatal(err)
		}
		if p.Close(); compiled() != want || len(p.Libraries) == 0 {
			t.Errorf("start %d: compiled %d times, want %d; %d libraries", i, compiled(), want, len(p.Libraries))
		}
	}
}
