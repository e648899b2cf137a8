package house

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// platforms are where everything compiles, tests too: each system that Go programs are
// written for, words of 32 bits, both orders of bytes.
var platforms = []string{
	"linux/386", "linux/arm", "linux/arm64", "linux/riscv64", "linux/s390x", "linux/ppc64le", "linux/mips",
	"windows/amd64", "darwin/arm64", "freebsd/amd64", "js/wasm", "wasip1/wasm",
}

// alike see what another platform sees, and wait for the large sizes: of arm64 and Linux, what darwin/arm64 and linux/386 do, of
// wasm what is compiled for the page, and in package portable.
var alike = []string{"linux/arm", "linux/arm64", "freebsd/amd64", "linux/riscv64", "linux/s390x", "linux/ppc64le", "linux/mips", "js/wasm", "wasip1/wasm"}

// TestBuilds checks the types of every package and test as each platform sees them, from
// source, which takes seconds where a compiler takes minutes. With the large sizes it
// runs go vet too.
func TestBuilds(t *testing.T) {
	testenv.Long(t, "reads all packages, tests and what they import, for each platform")
	for _, p := range platforms {
		if slices.Contains(alike, p) && !testenv.Full() {
			continue
		}
		t.Run(p, func(t *testing.T) {
			env := environ(p)
			b := build{goarch: p[strings.Index(p, "/")+1:]}
			for _, err := range b.check(env) {
				t.Error(err)
			}
			if own := slices.Collect(maps.Keys(b.packages)); len(b.own) < 30 {
				t.Errorf("%d packages of the module, want all: %v of %v", len(b.own), b.own, own)
			}
			// A word of 32 bits must be seen to be one.
			f, err := parser.ParseFile(fset, "planted.go", "package planted\n\nvar Word int = 1 << 40\n", 0)
			if err != nil {
				t.Fatal(err)
			}
			_, errs := b.types("planted", []*ast.File{f}, nil, "", false)
			if narrow := slices.Contains([]string{"386", "arm", "mips"}, b.goarch); narrow != (len(errs) > 0) {
				t.Errorf("a constant of 41 bits as an int: %v", errs)
			}
			if testenv.Full() {
				cmd := exec.Command("go", "vet", "./...", "./cmd/limb/...")
				cmd.Env, cmd.Dir = env, root
				if out, err := cmd.CombinedOutput(); err != nil {
					t.Errorf("go vet: %v\n%s", err, out)
				}
			}
		})
	}
}

func environ(platform string) []string {
	goos, goarch, _ := strings.Cut(platform, "/")
	return append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0")
}

// fset and sources are the files that tests read, each once, for all platforms.
var (
	fset    = token.NewFileSet()
	sources = map[string]*ast.File{}
)

// here is the build of this platform, with the bodies of functions and without tests, for TestAPI and TestWaits.
var here = sync.OnceValues(func() (*build, []error) {
	b := &build{goarch: "amd64", declarations: true, info: &types.Info{Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}}
	return b, b.check(environ("linux/amd64"))
})

// build is the library and the command on one platform.
type build struct {
	goarch   string
	packages map[string]*types.Package
	own      []string // not those of other modules

	declarations bool // of packages, and no bodies and tests

	info   *types.Info // where it is not nil it has what own packages use, in bodies too,
	bodies []*ast.File // which are these
}

// check checks the types of their packages and tests, and of the declarations of
// what they import, in the order of go list: imports first.
func (b *build) check(env []string) (errs []error) {
	b.packages = map[string]*types.Package{"unsafe": types.Unsafe}
	args := []string{"-test", "./...", "./cmd/limb/..."}
	if b.declarations {
		args = []string{"./..."}
	}
	cmd := exec.Command("go", append([]string{"list", "-deps", "-json=ImportPath,Dir,GoFiles,ImportMap,Module,ForTest"}, args...)...)
	cmd.Env, cmd.Dir = env, root
	cmd.Stderr = new(strings.Builder)
	out, err := cmd.Output()
	if err != nil {
		return []error{fmt.Errorf("go list: %w\n%s", err, cmd.Stderr)}
	}
	type listed struct {
		ImportPath, Dir, ForTest string
		GoFiles                  []string
		ImportMap                map[string]string
		Module                   *struct{ Path, GoVersion string }
	}
	var list []listed
	bodies := map[string]string{} // in which build of a package those of its functions are checked: with its tests, if it has any
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p listed
		if err := d.Decode(&p); err == io.EOF {
			break
		} else if err != nil {
			return []error{err}
		}
		list = append(list, p)
		path, _, _ := strings.Cut(p.ImportPath, " ")
		if _, ok := bodies[path]; !ok || path == p.ForTest {
			bodies[path] = p.ImportPath
		}
	}
	for _, p := range list {
		if p.ImportPath == "unsafe" || strings.HasSuffix(p.ImportPath, ".test") { // the latter is made by go test
			continue
		}
		own, version := p.Module != nil && (p.Module.Path == module || p.Module.Path == module+"/cmd/limb"), ""
		if p.Module != nil {
			version = "go" + p.Module.GoVersion
		}
		var files []*ast.File
		for _, name := range p.GoFiles {
			name = filepath.Join(p.Dir, name)
			f := sources[name]
			if f == nil {
				text, err := os.ReadFile(name)
				if err == nil && filepath.Base(name) == "zconst.go" { // numbers alone, which compile everywhere
					text = []byte(testenv.Emptied(string(text)))
				}
				if err == nil {
					f, err = parser.ParseFile(fset, name, text, parser.SkipObjectResolution)
				}
				if err != nil {
					return append(errs, err)
				}
				sources[name] = f
			}
			files = append(files, f)
		}
		path, _, _ := strings.Cut(p.ImportPath, " ")
		whole := own && (b.info != nil || !b.declarations && bodies[path] == p.ImportPath)
		pkg, found := b.types(p.ImportPath, files, p.ImportMap, version, !whole)
		if whole {
			b.bodies = append(b.bodies, files...)
		}
		b.packages[p.ImportPath] = pkg
		if own {
			b.own = append(b.own, p.ImportPath)
			errs = append(errs, found...)
		}
	}
	return errs
}

func (b *build) types(path string, files []*ast.File, imports map[string]string, version string, declarations bool) (pkg *types.Package, errs []error) {
	conf := types.Config{
		Importer:         importer{b.packages, imports},
		Sizes:            types.SizesFor("gc", b.goarch),
		GoVersion:        version,
		IgnoreFuncBodies: declarations,
		FakeImportC:      true,
		Error:            func(err error) { errs = append(errs, err) },
	}
	path, _, _ = strings.Cut(path, " ") // "a/b [a/b.test]"
	info := b.info
	if declarations {
		info = nil
	}
	pkg, _ = conf.Check(path, fset, files, info)
	return pkg, errs
}

// importer finds packages by the path in the source; a test may import others of that path.
type importer struct {
	packages map[string]*types.Package
	instead  map[string]string
}

func (i importer) Import(path string) (*types.Package, error) {
	if other, ok := i.instead[path]; ok {
		path = other
	}
	if p := i.packages[path]; p != nil {
		return p, nil
	}
	return nil, errors.New("go list does not list it")
}
