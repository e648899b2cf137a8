package python

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/export"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
)

// cases writes the operands of internal/run/cpu's hashes for Python: of each function the first rows, or all of them,
// with the hash of its results. tests/test_hashes.py computes them, and reads the file that is named by the result.
func cases(t *testing.T, dir string, first bool) string {
	t.Helper()
	text, err := os.ReadFile("../../run/cpu/testdata/hashes.txt")
	if err != nil {
		t.Fatal(err)
	}
	hashes := map[string]string{}
	for line := range strings.Lines(string(text)) {
		hash, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		hashes[name] = hash
	}
	type function struct {
		Name, Hash string
		Rows       int
		In, Out    []string
	}
	var list []function
	data, err := os.Create(filepath.Join(dir, "operands"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range export.Functions() {
		if slices.ContainsFunc(slices.Concat(f.In, f.Out), func(p kernels.Param) bool { return p.Type.Limbs() == 3 }) {
			continue // Python does not have numbers of three limbs
		}
		c := function{Name: f.Name, Hash: hashes[f.Name+"/first"], Rows: 128}
		if !first {
			c.Hash, c.Rows = hashes[f.Name], 4096
			if f.Ops > 1000 {
				c.Rows = 512
			}
		}
		for _, p := range f.In {
			c.In = append(c.In, p.Type.String())
		}
		for _, p := range f.Out {
			c.Out = append(c.Out, p.Type.String())
		}
		for _, numbers := range plane.Slices(f.In, operand.Make(1, c.Rows, f.In, operand.Wide)) {
			if _, err := data.Write(numbers); err != nil {
				t.Fatal(err)
			}
		}
		list = append(list, c)
	}
	if err := data.Close(); err != nil {
		t.Fatal(err)
	}
	text, err = json.Marshal(list)
	if err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(dir, "cases.json")
	if err := os.WriteFile(name, text, 0o666); err != nil {
		t.Fatal(err)
	}
	return name
}
