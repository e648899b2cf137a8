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
		script := "#!/bin/sh\ncase \"$*\" in *peers.cpp*) echo compiled >> " + log + ";; esac\nexec " + real + " \"$@\" -O0\n" // nothing is timed
		if err := os.WriteFile(compiler, []byte(script), 0o777); err != nil {
			t.Fatal(err)
		}
		t.Setenv("CXX", compiler)
		p, err := peers.Start()
		if err != nil {
			t.Fatal(err)
		}
		if p.Close(); compiled() != want || len(p.Libraries) == 0 {
			t.Errorf("start %d: compiled %d times, want %d; %d libraries", i, compiled(), want, len(p.Libraries))
		}
	}
}
