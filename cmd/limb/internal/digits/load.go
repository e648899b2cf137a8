package digits

import (
	"cmp"
	"errors"
	"fmt"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/limbfp/limb/cmd/limb/internal/file"
)

// A program is a package of Go, checked, whose functions are compiled when they are called.
type program struct {
	fset     *token.FileSet
	pkg      *types.Package
	info     *types.Info
	files    map[string][]byte // the sources by their names
	decls    map[types.Object]*ast.FuncDecl
	globals  map[types.Object]*types.Initializer
	compiled map[types.Object]*code
	sites    []site
	constant []number                  // those of floats
	written  map[types.Object]ast.Expr // what constants are declared as
	broken   []types.Error
	follow   func(r *run, z int32) int32 // (*run).source; a test has a wrong one
	summed   bool                        // there is a sum that another way of adding may mend
}

// A site is an operation in the source.
type site struct {
	pos  token.Pos
	text string     // the whole
	args []string   // the operands
	expr []ast.Expr // the same
	op   op
}

// A named function is one of the package with a name as the command takes it.
func (p *program) names() (names []string) {
	for _, d := range p.decls {
		names = append(names, nameOf(d))
	}
	slices.Sort(names)
	return names
}

func nameOf(d *ast.FuncDecl) string {
	if d.Recv == nil || len(d.Recv.List) == 0 {
		return d.Name.Name
	}
	t := d.Recv.List[0].Type
	if star, ok := t.(*ast.StarExpr); ok {
		t = star.X
	}
	return types.ExprString(t) + "." + d.Name.Name
}

// known are the declarations of what an interpreted function may use of other packages: no Go needs to be installed.
var known = map[string]string{
	"math":   mathText(),
	"errors": "package errors\nfunc New(text string) error",
	"fmt": `package fmt
func Errorf(format string, a ...any) error
func Sprintf(format string, a ...any) string
func Println(a ...any) (int, error)
func Printf(format string, a ...any) (int, error)
func Print(a ...any) (int, error)`,
}

func mathText() string {
	var b strings.Builder
	b.WriteString("package math\n")
	for _, f := range functions {
		fmt.Fprintf(&b, "func %s(%s float64) float64\n", f.name, strings.Join([]string{"x", "y", "z"}[:f.args], ", "))
	}
	b.WriteString(`
func Inf(sign int) float64
func NaN() float64
func IsNaN(x float64) bool
func IsInf(x float64, sign int) bool
func Signbit(x float64) bool
func Sincos(x float64) (sin, cos float64)
func Modf(x float64) (whole, rest float64)
func Ldexp(x float64, n int) float64
func Pow10(n int) float64
const (
	E   = 2.71828182845904523536028747135266249775724709369995957496696763
	Pi  = 3.14159265358979323846264338327950288419716939937510582097494459
	Phi = 1.61803398874989484820458683436563811772030917980576286213544862
	Sqrt2   = 1.41421356237309504880168872420969807856967187537694807317667974
	SqrtE   = 1.64872127070012814684865078781416357165377610071014801157507931
	SqrtPi  = 1.77245385090551602729816748334114518279754945612238712821380779
	SqrtPhi = 1.27201964951406896425242246173749149171560804184009624861664038
	Ln2    = 0.693147180559945309417232121458176568075500134360255254120680009
	Log2E  = 1 / Ln2
	Ln10   = 2.30258509299404568401799145468436420760110148862877297603332790
	Log10E = 1 / Ln10
	MaxFloat32 = 0x1p127 * (1 + (1 - 0x1p-23))
	MaxFloat64 = 0x1p1023 * (1 + (1 - 0x1p-52))
	SmallestNonzeroFloat64 = 0x1p-1022 * 0x1p-52
	MaxInt = 1<<63 - 1
	MinInt = -1 << 63
	MaxInt8 = 1<<7 - 1
	MinInt8 = -1 << 7
	MaxInt16 = 1<<15 - 1
	MinInt16 = -1 << 15
	MaxInt32 = 1<<31 - 1
	MinInt32 = -1 << 31
	MaxInt64 = 1<<63 - 1
	MinInt64 = -1 << 63
	MaxUint8 = 1<<8 - 1
	MaxUint16 = 1<<16 - 1
	MaxUint32 = 1<<32 - 1
	MaxUint64 = 1<<64 - 1
)
`)
	return b.String()
}

// importer gives the packages that are known; of others what is used is an error where a function uses it.
type importer struct{ fset *token.FileSet }

func (im importer) Import(path string) (*types.Package, error) {
	text, ok := known[path]
	if !ok {
		return nil, fmt.Errorf("package %s is not supported by limb digits, which has math, errors and the printing of fmt: write what the function needs of it as a function of its own", path)
	}
	f, err := parser.ParseFile(im.fset, path, text, 0)
	if err != nil {
		return nil, err
	}
	conf := types.Config{IgnoreFuncBodies: true}
	return conf.Check(path, im.fset, []*ast.File{f}, nil)
}

func readFile(path string) ([]byte, error) {
	if path == file.Stdin {
		return io.ReadAll(os.Stdin)
	}
	return os.ReadFile(path)
}

// load reads the package that a file belongs to. What is wrong in a part of it is an error only where the function
// comes to it.
func load(path string) (*program, error) {
	p := &program{
		fset: token.NewFileSet(), files: map[string][]byte{}, decls: map[types.Object]*ast.FuncDecl{},
		globals: map[types.Object]*types.Initializer{}, compiled: map[types.Object]*code{}, written: map[types.Object]ast.Expr{},
		info: &types.Info{
			Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{},
			Selections: map[*ast.SelectorExpr]*types.Selection{}, Implicits: map[ast.Node]types.Object{}, Instances: map[*ast.Ident]types.Instance{},
		},
	}
	parse := func(path string) (*ast.File, error) {
		text, err := readFile(path)
		if err != nil {
			return nil, err
		}
		p.files[path] = text
		return parser.ParseFile(p.fset, path, text, parser.ParseComments|parser.SkipObjectResolution)
	}
	f, err := parse(path)
	if err != nil {
		return nil, err
	}
	files := []*ast.File{f}
	var beside []string
	if path != file.Stdin {
		beside, _ = filepath.Glob(filepath.Join(filepath.Dir(path), "*.go"))
	}
	for _, other := range beside {
		dir, base := filepath.Split(other)
		if filepath.Base(path) == base || strings.HasSuffix(base, "_test.go") {
			continue
		}
		if ok, err := build.Default.MatchFile(cmp.Or(dir, "."), base); err != nil || !ok {
			continue
		}
		g, err := parser.ParseFile(p.fset, other, nil, parser.PackageClauseOnly)
		if err != nil || g.Name.Name != f.Name.Name {
			continue
		}
		if g, err = parse(other); err == nil {
			files = append(files, g)
		}
	}
	conf := types.Config{Importer: importer{p.fset}, Error: func(err error) {
		if e, ok := errors.AsType[types.Error](err); ok {
			p.broken = append(p.broken, e)
		}
	}}
	p.pkg, _ = conf.Check(f.Name.Name, p.fset, files, p.info)
	for _, f := range files {
		p.constants(f)
		for _, d := range f.Decls {
			if d, ok := d.(*ast.FuncDecl); ok && d.Body != nil {
				if obj := p.info.Defs[d.Name]; obj != nil {
					p.decls[obj] = d
				}
			}
		}
	}
	for _, init := range p.info.InitOrder {
		for _, v := range init.Lhs {
			p.globals[v] = init
		}
	}
	return p, nil
}

// find returns the function of a name, and the only one of the file where there is no name.
func (p *program) find(path, name string) (types.Object, *ast.FuncDecl, error) {
	var found types.Object
	var here []string
	for obj, d := range p.decls {
		if name != "" && nameOf(d) == name {
			return obj, d, nil
		}
		if p.fset.Position(d.Pos()).Filename == path && nameOf(d) != "main" {
			found, here = obj, append(here, nameOf(d))
		}
	}
	slices.Sort(here)
	switch {
	case name != "":
		return nil, nil, fmt.Errorf("%s has no function %s: there are %s", path, name, strings.Join(p.names(), ", "))
	case len(here) == 0:
		return nil, nil, fmt.Errorf("%s has no function", path)
	case len(here) > 1:
		return nil, nil, fmt.Errorf("%s has several functions: name one of %s, as in %s:%s", path, strings.Join(here, ", "), path, here[0])
	}
	return found, p.decls[found], nil
}

// foreign returns an error where a function names a package that is not known.
func (p *program) foreign(d *ast.FuncDecl) (err error) {
	ast.Inspect(d, func(n ast.Node) bool {
		id, _ := n.(*ast.Ident)
		if name, ok := p.info.Uses[id].(*types.PkgName); ok && id != nil && known[name.Imported().Path()] == "" && err == nil {
			err = &Fault{p.fset.Position(id.Pos()), fmt.Sprintf("%s uses package %s: limb digits runs functions in float64, with math, errors and the printing of fmt beside. Write it with float64 in place of other types, and what else it needs as functions of its own", nameOf(d), name.Imported().Path())}
		}
		return err == nil
	})
	return err
}

// text is an expression as a line of its own, short enough for a sentence.
func text(e ast.Expr) string {
	s := types.ExprString(e)
	if r := []rune(s); len(r) > 48 {
		s = string(r[:45]) + "…"
	}
	return s
}
