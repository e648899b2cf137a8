package build

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
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
	simdPath   = limbPath + "/internal/run/simd" // of trusted kernels
	floorPath  = limbPath + "/internal/source/floor"
	fpPath     = limbPath + "/fp" // halves, which kernels convert
)

// marker is what a kernel is marked with, or nearly: the compiler says what is wrong then.
var marker = regexp.MustCompile(`(?i)\n//\s*limb\s*:\s*kern`)

// loaded is what the go command says of packages.
type loaded struct {
	sources []*frontend.Source // limb's root first
	dirs    map[string]string  // of the packages that were asked for
	shown   map[string]string  // what errors call the files of the compiler's names
}

// load asks the go command for packages, in the module of dir.
func load(ctx context.Context, dir string, patterns []string) (*loaded, error) {
	cfg := &packages.Config{Context: ctx, Dir: dir, Mode: packages.NeedName | packages.NeedFiles | packages.NeedImports | packages.NeedDeps | packages.NeedModule}
	added := []string{limbPath, kernelPath, floorPath, fpPath}
	roots, err := packages.Load(cfg, append(slices.Clone(patterns), added...)...)
	if err != nil {
		if _, said, _ := strings.Cut(err.Error(), "stderr: "); strings.TrimSpace(said) != "" {
			err = errors.New(strings.TrimSpace(said)) // of the go command
		}
		return nil, err
	}
	l := &loaded{dirs: map[string]string{}, shown: map[string]string{}}
	asked := map[*packages.Package]bool{}
	var errs []error
	without := slices.ContainsFunc(roots, func(p *packages.Package) bool { return p.PkgPath == limbPath && len(p.Errors) > 0 })
	for _, p := range roots {
		for _, e := range p.Errors {
			if e.Kind == packages.ListError && !(without && slices.Contains(added[1:], p.PkgPath)) {
				errs = append(errs, fmt.Errorf("%s", strings.TrimPrefix(e.Error(), "-: ")))
			}
		}
		if slices.Contains(added, p.PkgPath) || p.Dir == "" {
			continue
		}
		l.dirs[p.PkgPath] = p.Dir
		for _, name := range p.GoFiles {
			text, err := os.ReadFile(name)
			if err != nil {
				return nil, err
			}
			if marker.Match(text) {
				asked[p] = true
			}
		}
	}
	if len(errs) > 0 {
		return nil, errors.Join(errs...)
	}
	if len(asked) == 0 {
		return l, nil
	}
	kernels := map[*packages.Package]bool{} // that kernels may call functions of, or that import these
	seen := map[*packages.Package]bool{}
	var visit func(p *packages.Package)
	visit = func(p *packages.Package) {
		if seen[p] || p.PkgPath == "unsafe" {
			return
		}
		seen[p] = true
		kernels[p] = asked[p] || slices.Contains(added, p.PkgPath)
		s := &frontend.Source{Path: p.PkgPath, Kernels: asked[p], Launcher: isLauncher, Imports: map[string]string{}}
		for _, path := range sortedKeys(p.Imports) {
			q := p.Imports[path]
			visit(q)
			kernels[p] = kernels[p] || kernels[q]
			if q.PkgPath != path {
				s.Imports[path] = q.PkgPath
			}
		}
		library := p.Module != nil && p.Module.Path == limbPath && !p.Module.Main
		s.Types = !kernels[p] || library && !slices.Contains(added, p.PkgPath)
		for _, name := range p.GoFiles {
			if filepath.Base(name) != goFile {
				s.Files = append(s.Files, name)
			}
		}
		l.sources = append(l.sources, s)
	}
	for _, first := range []bool{true, false} {
		for _, p := range roots {
			if (p.PkgPath == limbPath) == first && (asked[p] || slices.Contains(added, p.PkgPath)) {
				visit(p)
			}
		}
	}
	return l, nil
}

// compile compiles the kernels.
func (l *loaded) compile(dir string) ([]*frontend.Compiled, error) {
	for _, s := range l.sources {
		for _, f := range s.Files {
			shown := f
			if rel, err := filepath.Rel(dir, f); err == nil && !strings.HasPrefix(rel, "..") {
				shown = rel
			}
			l.shown[s.Path+"/"+filepath.Base(f)] = shown
		}
	}
	return frontend.Packages(l.sources, limbPath, []string{floorPath}, func(name string) string { return cmp.Or(l.shown[name], name) })
}

func sortedKeys[V any](m map[string]V) (list []string) {
	for k := range m {
		list = append(list, k)
	}
	slices.Sort(list)
	return list
}
