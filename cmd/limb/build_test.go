package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestBuild builds a kernel of a module outside of the repository, finds what is not up to
// date, and an error.
func TestBuild(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	t.Setenv("GOWORK", "off")
	t.Setenv("GOFLAGS", os.Getenv("GOFLAGS")+" -mod=mod") // what is compiled with other flags is compiled anew
	const kernel = "package user\n\nimport \"github.com/limbfp/limb\"\n\n//limb:kernel\nfunc twice(x limb.DD) limb.DD { return x.Add(x) }\n"
	put := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	limb := func(code int, args ...string) (stdout, stderr string) {
		t.Helper()
		var out, errs bytes.Buffer
		if got := run(append([]string{"build"}, args...), &out, &errs); got != code {
			t.Errorf("limb build %s ends with %d: %s", strings.Join(args, " "), got, &errs)
		}
		return out.String(), errs.String()
	}
	if _, stderr := limb(1); !strings.HasPrefix(stderr, "limb: build:\ngo: ") { // where there is no module
		t.Error(stderr)
	}
	put("go.mod", "module example.com/user\n\ngo 1.26.0\n\nrequire github.com/limbfp/limb v0.0.0\n\nreplace github.com/limbfp/limb => "+root+"\n")
	put("a.go", kernel)
	if _, stderr := limb(1, "--check"); !strings.Contains(stderr, "\nzlimb.go is missing\n") {
		t.Error(stderr)
	}
	if stdout, _ := limb(0, "-v"); stdout != "example.com/user\n  Twice  twice  lanes\n" {
		t.Error(stdout)
	}
	stdout, _ := limb(0, "--check", "--json")
	var list struct{ Kernels []built }
	if err := json.Unmarshal([]byte(stdout), &list); err != nil || len(list.Kernels) != 1 || list.Kernels[0].Launcher != "Twice" || !list.Kernels[0].Lanes {
		t.Errorf("%s: %v", stdout, err)
	}
	put("a.go", strings.Replace(kernel, "x.Add(x)", "x.Add(1)", 1))
	if _, stderr := limb(1); !strings.Contains(stderr, "\na.go:6:46: ") {
		t.Error(stderr)
	}
	put("a.go", "package user\n")
	if _, stderr := limb(1, "--check", "./..."); !strings.Contains(stderr, "zlimb_arm64.s is of kernels that are there no more") {
		t.Error(stderr)
	}
}
