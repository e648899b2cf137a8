// Package gen regenerates what is derived from the Go source of the algorithms.
//
//	go test -C gen .             checks that every generated file is up to date
//	go test -C gen . -generate   writes them
package gen

import (
	"bytes"
	"context"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/limbfp/limb/gen/build"
	"github.com/limbfp/limb/gen/ceiling"
	"github.com/limbfp/limb/gen/functions"
	"github.com/limbfp/limb/gen/instances"
	"github.com/limbfp/limb/gen/x86"
	"github.com/limbfp/limb/internal/compiler/emit/gocode"
	"github.com/limbfp/limb/internal/compiler/frontend"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
)

// extra are the packages beside the root whose functions are compiled too.
var extra = []string{"internal/source/probe", "internal/source/butterfly", "internal/source/element", "internal/source/floor", "kernel", "internal/source/reduce"}

// transforms are the packages that kernels of transforms on devices are made of.
var transforms = []string{"internal/source/floor", "kernel", "internal/source/butterfly", "internal/source/passes"}

// stages are what makes the generated files, by their names relative to the root, and the
// patterns of these: one that matches and is not generated any more is stale. What is
// compiled has its twins and instances first, and what calls its methods.
var stages = []stage{
	{instances.Files, []string{instances.Name, "*/" + instances.Name, "*/*/" + instances.Name, "*/*/*/" + instances.Name, "*/*/*/*/" + instances.Name}},
	{functions.Files, []string{functions.Root, functions.Slices, functions.Maps, functions.MapsTest, functions.Methods}},
	{Files, []string{
		"internal/run/kernels/z*", "cmd/limb/internal/source/z*",
		"internal/run/simd/z*", "internal/measure/ceiling/z*", "internal/measure/bench/z*", "vec/ztable_test.go",
	}},
	{built, nil},
}

type stage struct {
	files func(root string) (map[string][]byte, error)
	owned []string
}

// Files compiles the module in root, whose twins are written, and returns every generated
// file by its name relative to root.
func Files(root string) (map[string][]byte, error) {
	p, err := frontend.Load(root, extra...)
	if err != nil {
		return nil, err
	}
	dirs := []string{root}
	for _, e := range append(slices.Clone(extra), "internal/source/passes") {
		dirs = append(dirs, filepath.Join(root, e))
	}
	src, err := gocode.ReadSource(dirs...)
	if err != nil {
		return nil, err
	}
	forPasses, err := frontend.Load(root, transforms...)
	if err != nil {
		return nil, err
	}
	passes := programs(forPasses, "passes.")
	functions, tables := kernels.Encode(p)
	for _, t := range kernels.Program().Tables { // as this program has linked them
		for _, is := range p.Tables {
			if is.Name == t.Name && kernels.Long(is) && !slices.Equal(is.Data, t.Data) {
				return nil, fmt.Errorf("internal/run/kernels/ztables.go finds another table %s than package limb has", t.Name)
			}
		}
	}
	out := map[string][]byte{
		"cmd/limb/internal/source/zlimb.txt.flate": ir.Pack(src.Text(append(slices.Clone(p.Funcs), passes...))),
		"internal/run/kernels/zlimb.ir":            functions, "internal/run/kernels/ztables.go": tables,
	}
	for isa, arch := range map[*x86.ISA]string{x86.AVX2: "amd64", x86.AVX512: "amd64", x86.NEON: "arm64"} {
		var frames x86.Frames
		for _, limb := range []ir.Type{ir.F32, ir.F64} {
			text, needs := x86.File(p, limb, isa)
			out[fmt.Sprintf("internal/run/simd/z%s_%s_%s.s", limb, isa.Name, arch)] = text
			frames = frames.Max(needs)
		}
		out["internal/run/simd/zcall_"+isa.Name+"_"+arch+".s"] = x86.Calls(isa, frames)
	}
	out["internal/run/simd/zwords.h"] = x86.Words()
	if out["internal/run/simd/zfunctions.go"], err = x86.Functions(p); err != nil {
		return nil, err
	}
	if out["internal/run/kernels/zcatalog.go"], err = gocode.Catalogue(p); err != nil {
		return nil, err
	}
	if out["internal/run/simd/zloops.go"], err = gocode.Loops(p, src.Package, x86.Identifier); err != nil {
		return nil, err
	}
	vec, err := gocode.Generic(filepath.Join(root, "vec"))
	if err != nil {
		return nil, err
	}
	if out["internal/measure/bench/zvec.go"], err = gocode.Slices(p, src.Package, vec); err != nil {
		return nil, err
	}
	if out["vec/ztable_test.go"], err = gocode.SlicesTable(p, src.Package, vec); err != nil {
		return nil, err
	}
	loops, err := ceiling.Files()
	maps.Copy(out, loops)
	return out, err
}

// built returns what limb build writes beside packages of the repository: those that have its
// files.
func built(root string) (map[string][]byte, error) {
	abs, err := filepath.Abs(root)
	if err != nil {
		return nil, err
	}
	var dirs []string
	err = filepath.WalkDir(abs, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != abs && (d.Name() == "testdata" || strings.HasPrefix(d.Name(), ".")):
			return filepath.SkipDir
		case d.Name() == "zlimb.go":
			dirs = append(dirs, filepath.Dir(path))
		}
		return nil
	})
	if err != nil || dirs == nil {
		return nil, err
	}
	list, err := build.Packages(context.Background(), abs, dirs...)
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	for _, p := range list {
		dir, err := filepath.Rel(abs, p.Dir)
		if err == nil && p.Files == nil {
			err = fmt.Errorf("%s has no kernels any more: run limb build ./%s", dir, filepath.ToSlash(dir))
		}
		if err != nil {
			return nil, err
		}
		for name, text := range p.Files {
			files[filepath.ToSlash(filepath.Join(dir, name))] = text
		}
	}
	return files, nil
}

// programs returns the kernels of a package, which the prefix of their names says.
func programs(p *ir.Program, prefix string) (list []*ir.Func) {
	for _, f := range p.Funcs {
		if f.Kind != ir.Once && strings.HasPrefix(f.Go, prefix) {
			list = append(list, f)
		}
	}
	return list
}

// stale lists the files in root that match a pattern and are not among the files.
func stale(root string, owned []string, files map[string][]byte) ([]string, error) {
	var list []string
	for _, pattern := range owned {
		names, err := filepath.Glob(filepath.Join(root, pattern))
		if err != nil {
			return nil, err
		}
		for _, n := range names {
			rel, err := filepath.Rel(root, n)
			if err != nil {
				return nil, err
			}
			if _, ok := files[filepath.ToSlash(rel)]; !ok {
				list = append(list, rel)
			}
		}
	}
	return list, nil
}

// Check reports the first generated file in root that is not up to date.
func Check(root string) error { return each(root, stage.check) }

// each calls do with the files of every stage, which are made when what do does with those
// before them is done.
func each(root string, do func(s stage, root string, files map[string][]byte) error) error {
	for _, s := range stages {
		files, err := s.files(root)
		if err != nil {
			return err
		}
		if err := do(s, root, files); err != nil {
			return err
		}
	}
	return nil
}

// check reports the first file in root that is another one than among the files, or none
// of them.
func (s stage) check(root string, files map[string][]byte) error {
	const advice = "run go test -C gen . -generate"
	for _, name := range sorted(files) {
		have, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			return fmt.Errorf("%w: %s", err, advice)
		}
		if !bytes.Equal(have, files[name]) {
			return fmt.Errorf("%s:%d is not what the source gives: %s", name, firstDifference(have, files[name]), advice)
		}
	}
	old, err := stale(root, s.owned, files)
	if err != nil {
		return err
	}
	if len(old) > 0 {
		return fmt.Errorf("%s is not generated any more: %s", old[0], advice)
	}
	return nil
}

// Write brings every generated file in root up to date: each is written aside
// and renamed, and stale ones are removed.
func Write(root string) error { return each(root, stage.write) }

func (s stage) write(root string, files map[string][]byte) error {
	for _, name := range sorted(files) {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(path+".new", files[name], 0o666); err != nil {
			return err
		}
		if err := os.Rename(path+".new", path); err != nil {
			return err
		}
	}
	old, err := stale(root, s.owned, files)
	if err != nil {
		return err
	}
	for _, name := range old {
		if err := os.Remove(filepath.Join(root, name)); err != nil {
			return err
		}
	}
	return nil
}

func sorted(files map[string][]byte) []string {
	var names []string
	for n := range files {
		names = append(names, n)
	}
	slices.Sort(names)
	return names
}

// firstDifference returns the first line that differs.
func firstDifference(a, b []byte) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return 1 + bytes.Count(a[:n], []byte("\n"))
}
