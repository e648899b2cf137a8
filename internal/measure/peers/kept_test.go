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

// TestWanted: where none of the libraries that are wanted is installed nothing is compiled, and where one is the program is.
func TestWanted(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the compiler is a shell script")
	}
	dir := t.TempDir()
	t.Setenv("LIMB_CACHE", filepath.Join(dir, "cache"))
	log, compiler := filepath.Join(dir, "log"), filepath.Join(dir, "compiler")
	t.Setenv("CXX", compiler)
	for _, c := range []struct {
		have     string // of the headers
		compiled bool
		want     string
	}{
		{"have1", false, "not installed: libqd (Debian: libqd-dev); MPFR (Debian: libmpfr-dev)"},
		{"have2", true, "compiling the peers"},
	} {
		os.Remove(log)
		if err := os.WriteFile(compiler, []byte("#!/bin/sh\ncase \"$*\" in *-E*) echo "+c.have+";; *) echo compiled >> "+log+"; exit 1;; esac\n"), 0o777); err != nil {
			t.Fatal(err)
		}
		_, err := peers.StartContext(t.Context(), "libqd", "MPFR")
		if _, none := os.Stat(log); err == nil || !strings.Contains(err.Error(), c.want) || (none == nil) != c.compiled {
			t.Errorf("with %s: %v, compiled %v, want %q and %v", c.have, err, none == nil, c.want, c.compiled)
		}
	}
}
