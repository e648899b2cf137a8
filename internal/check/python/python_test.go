// Package python tests the Python package limb, in python/: as people have it, installed from its wheel.
package python

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// found returns a Python with NumPy, its headers and setuptools, and skips the test where there is none.
func found(t *testing.T) string {
	t.Helper()
	testenv.Found(t, "cc", "cc", "gcc")
	for _, name := range []string{"/usr/bin/python3", "python3"} {
		const needs = "import numpy, setuptools, os, sysconfig; assert os.path.exists(sysconfig.get_paths()['include'] + '/Python.h')"
		if path, err := exec.LookPath(name); err == nil && exec.Command(path, "-c", needs).Run() == nil {
			return path
		}
	}
	testenv.Skip(t, "python-dev", "no python3 with numpy, setuptools and its headers")
	return ""
}

// run runs a command in a folder of the module, and returns what it says.
func run(t *testing.T, dir string, env []string, name string, args ...string) string {
	t.Helper()
	c := exec.Command(name, args...)
	c.Dir, c.Env = filepath.Join("../../..", dir), append(os.Environ(), env...)
	out, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
	return string(out)
}

// TestNumbers: what needs no liblimb.so, built in place of a wheel.
func TestNumbers(t *testing.T) {
	testenv.Long(t, "a C compiler reads all of limb.h")
	python, dir := found(t), t.TempDir()
	env := []string{"LIMB_LIBRARY=" + filepath.Join(dir, "none"), "PYTHONPATH=" + filepath.Join(dir, "lib"), "PYTHONDONTWRITEBYTECODE=1"}
	run(t, "python", env, python, "setup.py", "-q", "build_py", "--build-lib", filepath.Join(dir, "lib"), "build_ext", "--build-lib", filepath.Join(dir, "lib"), "--build-temp", filepath.Join(dir, "temp"), "--scalars")
	run(t, "python", env, python, "tests/test_scalars.py")
	run(t, "python", append(env, "LIMB_CASES="+cases(t, dir, true)), python, "tests/test_hashes.py")
	const wrong = "import limb, test_scalars, unittest; limb._exact.settle = lambda x, f: None; unittest.main(test_scalars, defaultTest='Conversions.test_tie')"
	c := exec.Command(python, "-c", wrong)
	c.Dir, c.Env = "../../../python/tests", append(os.Environ(), env...)
	if out, err := c.CombinedOutput(); err == nil || !strings.Contains(string(out), "AssertionError") {
		t.Errorf("a rounding that does not ask about ties is not noticed: %v\n%s", err, out)
	}
}

// TestNeeds: make wheel asks the Python of an active environment for what builds wheels, before it changes anything.
func TestNeeds(t *testing.T) {
	testenv.Found(t, "make", "make")
	dir := t.TempDir()
	python := filepath.Join(dir, "bin", "python3")
	if err := os.Mkdir(filepath.Dir(python), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(python, []byte("#!/bin/sh\nexit 1\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"PYTHON=" + python}, nil} {
		c := exec.Command("make", append([]string{"wheel"}, args...)...)
		c.Dir = "../../.."
		for _, v := range os.Environ() {
			if !strings.HasPrefix(v, "PYTHON=") {
				c.Env = append(c.Env, v)
			}
		}
		c.Env = append(c.Env, "VIRTUAL_ENV="+dir)
		out, err := c.CombinedOutput()
		if text := string(out); err == nil || !strings.Contains(text, python+" cannot build wheels: install python3-dev python3-build") || strings.Contains(text, "rm -rf") || strings.Contains(text, "go build") {
			t.Errorf("make wheel %s: %v\n%s", strings.Join(args, " "), err, text)
		}
	}
}

// TestWheel: the wheel, installed into a folder, with all tests and the examples of its texts.
func TestWheel(t *testing.T) {
	if !testenv.Full() {
		t.Skip("left to LIMB_FULL: liblimb.so is compiled, which takes two minutes of a processor; TestNumbers has the rest")
	}
	python, dir := found(t), t.TempDir()
	run(t, ".", nil, "make", "wheel", "PYTHON="+python)
	wheels, err := filepath.Glob("../../../python/dist/*.whl")
	if err != nil || len(wheels) != 1 {
		t.Fatalf("make wheel wrote %q (%v)", wheels, err)
	}
	wheel, err := filepath.Abs(wheels[0])
	if err != nil {
		t.Fatal(err)
	}
	run(t, ".", nil, python, "-m", "zipfile", "-e", wheel, dir) // what pip does with a wheel of this form
	env := []string{"PYTHONPATH=" + dir, "PYTHONDONTWRITEBYTECODE=1"}
	if at := run(t, "python/tests", env, python, "-c", "import limb; print(limb.__file__)"); !strings.HasPrefix(at, dir) {
		t.Fatalf("limb is loaded from %s, and not from the wheel", at)
	}
	run(t, "python/tests", append(env, "LIMB_CASES="+cases(t, dir, false)), python, "-m", "unittest", "-q")
}
