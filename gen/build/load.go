package build

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"go/importer"
	"go/token"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/limbfp/limb/internal/compiler/frontend"
)

// The packages that kernels are compiled with.
const (
	limbPath   = "github.com/limbfp/limb"
	kernelPath = limbPath + "/kernel"
	launchPath = limbPath + "/kernel/launch"
	floorPath  = limbPath + "/internal/source/floor"
)

// marker is what a kernel is marked with.
const marker = "\n//limb:kernel"

// loaded is what the go command says of packages.
type loaded struct {
	sources []*frontend.Source // limb's root first
	dirs    map[string]string  // of the packages that were asked for
	imports map[string]string  // of others: the file with their types
}

// load asks the go command for packages, in the module of dir.
func load(ctx context.Context, dir string, patterns []string) (*loaded, error) {
	cfg := &packages.Config{Context: ctx, Dir: dir, Mode: packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedImports | packages.NeedDeps | packages.NeedModule}
	added := []string{limbPath, kernelPath, floorPath}
	roots, err := packages.Load(cfg, append(slices.Clone(patterns), added...)...)
	if err != nil {
		return nil, err
	}
	l := &loaded{dirs: map[string]string{}, imports: map[string]string{}}
	asked := map[*packages.Package]bool{}
	var errs []error
	for _, p := range roots {
		for _, e := range p.Errors {
			if e.Kind == packages.ListError {
				errs = append(errs, fmt.Errorf("%s", strings.TrimPrefix(e.Error(), "-: ")))
			}
		}
		if slices.Contains(added, p.PkgPath) || p.Dir == "" {
			continue
		}
		l.dirs[p.PkgPath] = p.Dir
		for _, name := range p.CompiledGoFiles {
			text, err := os.ReadFile(name)
			if err != nil {
				return nil, err
			}
			if bytes.Contains(text, []byte(marker)) {
				asked[p] = true
			}
		}
	}
	if len(errs) > 0 {
		return nil, errors.Join(errs...)
	}
	needed, seen := map[*packages.Package]bool{}, map[*packages.Package]bool{}
	var order []*packages.Package
	var visit func(p *packages.Package) bool // whether it is to be read
	visit = func(p *packages.Package) bool {
		if seen[p] {
			return needed[p]
		}
		seen[p] = true
		needed[p] = asked[p] || slices.Contains(added, p.PkgPath)
		for _, path := range sortedKeys(p.Imports) {
			if visit(p.Imports[path]) {
				needed[p] = true
			}
		}
		if needed[p] {
			order = append(order, p)
		}
		return needed[p]
	}
	for _, p := range roots {
		if p.PkgPath == limbPath {
			visit(p)
		}
	}
	for _, p := range roots {
		if asked[p] || slices.Contains(added, p.PkgPath) {
			visit(p)
		}
	}
	if len(asked) == 0 {
		return l, nil
	}
	others := map[string]bool{}
	for _, p := range order {
		s := &frontend.Source{Path: p.PkgPath, Kernels: asked[p], Launcher: isLauncher}
		library := p.Module != nil && p.Module.Path == limbPath && !p.Module.Main
		s.Types = library && !slices.Contains(added, p.PkgPath)
		for _, name := range p.CompiledGoFiles {
			if filepath.Base(name) != goFile {
				s.Files = append(s.Files, name)
			}
		}
		l.sources = append(l.sources, s)
		for path, q := range p.Imports {
			if !needed[q] && path != "unsafe" {
				others[q.PkgPath] = true
			}
		}
	}
	cfg.Mode = packages.NeedName | packages.NeedExportFile
	exports, err := packages.Load(cfg, sortedKeys(others)...)
	if err != nil {
		return nil, err
	}
	for _, p := range exports {
		if p.ExportFile == "" {
			return nil, fmt.Errorf("%s: the go command has not compiled it: %v", p.PkgPath, p.Errors)
		}
		l.imports[p.PkgPath] = p.ExportFile
	}
	return l, nil
}

// compile compiles the kernels.
func (l *loaded) compile(dir string) ([]*frontend.Compiled, error) {
	types := importer.ForCompiler(token.NewFileSet(), "gc", func(path string) (io.ReadCloser, error) {
		if file := l.imports[path]; file != "" {
			return os.Open(file)
		}
		return nil, fmt.Errorf("package %s is not among what the go command has found", path)
	})
	names := map[string]string{}
	for _, s := range l.sources {
		for _, f := range s.Files {
			shown := f
			if rel, err := filepath.Rel(dir, f); err == nil && !strings.HasPrefix(rel, "..") {
				shown = rel
			}
			names[s.Path+"/"+filepath.Base(f)] = shown
		}
	}
	return frontend.Packages(l.sources, types, []string{floorPath}, func(name string) string {
		if shown := names[name]; shown != "" {
			return shown
		}
		return name
	})
}

func sortedKeys[V any](m map[string]V) (list []string) {
	for k := range m {
		list = append(list, k)
	}
	slices.Sort(list)
	return list
}
