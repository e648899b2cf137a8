// Package compiled reads what limb build has written for packages of the repository, for tests
// of other packages.
package compiled

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// Load returns the program of a package, by its folder in the repository.
func Load(pkg string) (*ir.Program, error) {
	root, err := os.Getwd()
	for err == nil && !there(filepath.Join(root, "go.work")) && root != filepath.Dir(root) {
		root = filepath.Dir(root)
	}
	if err != nil {
		return nil, err
	}
	text, err := os.ReadFile(filepath.Join(root, pkg, "zlimb.ir"))
	if err != nil {
		return nil, err
	}
	return ir.Decode(text)
}

func there(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// Program is Load for a test that needs the program.
func Program(t testing.TB, pkg string) *ir.Program {
	t.Helper()
	p, err := Load(pkg)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
