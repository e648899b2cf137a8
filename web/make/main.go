// Command make writes the page to a folder, for any server of static files:
//
//	go run ./web/make [folder]
//
// The Go of the page is made small first. Its line numbers, which only the traces of faults
// have, are taken out, and memory is written as few long pieces. The build tag page leaves out
// what a page does not need; the intermediate form of the library has no comments, names and
// positions, and is not compressed, since what follows compresses it better. The special functions,
// whose tables are half of what the page has, and numbers of three limbs are files that it fetches
// when one is asked for.
package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/web/flags"
	"github.com/limbfp/limb/web/internal/parts"
)

func main() {
	out := filepath.Join("web", "dist")
	if len(os.Args) > 1 {
		out = os.Args[1]
	}
	if err := write(out); err != nil {
		fmt.Fprintln(os.Stderr, "web/make:", err)
		os.Exit(1)
	}
}

// write makes the page in a folder; it runs at the root of the repository.
func write(out string) error {
	if err := os.MkdirAll(out, 0o777); err != nil {
		return err
	}
	text, err := compiled()
	if err != nil {
		return err
	}
	if text, err = shrink(text); err != nil {
		return err
	}
	var packed bytes.Buffer
	w, _ := gzip.NewWriterLevel(&packed, gzip.BestCompression) // an error is of the level
	w.Write(text)
	w.Close()
	wasm := len(text)
	if err := os.WriteFile(filepath.Join(out, "limb.wasm"), text, 0o666); err != nil {
		return err
	}
	total := 0
	for _, name := range parts.Files {
		if text, err = part(name); err == nil {
			err = os.WriteFile(filepath.Join(out, name), text, 0o666)
		}
		if err != nil {
			return err
		}
		total += len(text)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	static, err := filepath.Glob("web/static/*")
	if err != nil {
		return err
	}
	for _, from := range append(static, filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"), "LICENSE") {
		text, err := os.ReadFile(from)
		if err != nil {
			return err
		}
		if filepath.Ext(from) == ".js" {
			text = uncommented(text)
		}
		if err := os.WriteFile(filepath.Join(out, filepath.Base(from)), text, 0o666); err != nil {
			return err
		}
		total += len(text)
	}
	fmt.Printf("%s: limb.wasm has %d bytes, %d by gzip, and all else %d\n", out, wasm, packed.Len(), total)
	return nil
}

// uncommented leaves out the lines of a script that are comments, behind the first of them, which
// say whose it is.
func uncommented(text []byte) (lean []byte) {
	code := false
	for line := range bytes.Lines(text) {
		comment := bytes.HasPrefix(bytes.TrimSpace(line), []byte("//"))
		if code = code || !comment; !code || !comment {
			lean = append(lean, line...)
		}
	}
	return lean
}

// compiled is the Go of the page as WebAssembly.
func compiled() ([]byte, error) {
	dir, err := os.MkdirTemp("", "limb-web-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	replace := map[string]string{}
	for i, f := range []struct {
		name string
		lean func([]byte) ([]byte, error)
	}{{library, ordinary}, {"internal/run/kernels/ztables.go", noTables}, {"mandelbrot/internal/orbit/zlimb.ir", single}, {"mandelbrot/internal/orbit/zlimb.go", launchers}, {"internal/run/kernels/zcatalog.go", catalogue}} {
		from, err := filepath.Abs(f.name)
		if err != nil {
			return nil, err
		}
		text, err := os.ReadFile(from)
		if err == nil {
			text, err = f.lean(text)
		}
		replace[from] = filepath.Join(dir, fmt.Sprint(i))
		if err == nil {
			err = os.WriteFile(replace[from], text, 0o666)
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.name, err)
		}
	}
	overlay, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return nil, err
	}
	if err := os.WriteFile(filepath.Join(dir, "overlay"), overlay, 0o666); err != nil {
		return nil, err
	}
	wasm := filepath.Join(dir, "wasm")
	args := append([]string{"build", "-overlay", filepath.Join(dir, "overlay"), "-tags", "page", "-o", wasm}, flags.Of()...)
	cmd := exec.Command("go", append(args, "./web/page")...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if text, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w: %s", err, text)
	}
	return os.ReadFile(wasm)
}

const library = "internal/run/kernels/zlimb.ir"

// specialFunctions are the files of the special functions.
var specialFunctions = regexp.MustCompile(`^(erf|erfinv|gamma|digamma|beta|betainc|betaincinv|zeta|elliptic|lambert|expint|besseln?u?|besseljy|airy|gammainc|gammaincinv)\.go:`)

// others are the files of functions that are there for those which call them, and for nothing else:
// those for other types of numbers, those that read the tables of series, those of three limbs.
var others = regexp.MustCompile(`^(zinstances|zseries|triple|triplefunc)\.go:`)

// special returns the names of the special functions, "Gamma", which all types share.
func special(p *ir.Program) map[string]bool {
	names := map[string]bool{}
	for _, f := range p.Funcs {
		if f.Export && specialFunctions.MatchString(f.Pos) {
			names[method(f)] = true
		}
	}
	return names
}

func method(f *ir.Func) string { return f.Name[strings.Index(f.Name, "_")+1:] }

// fileOf returns the file of each function that the page offers, "" for those that it has from the
// beginning, and for what they call.
func fileOf(p *ir.Program) func(f *ir.Func) string {
	names := special(p)
	return func(f *ir.Func) string {
		k, ok := kernels.Lookup(f.Go)
		if !ok {
			return ""
		}
		return parts.Of(k, specialFunctions.MatchString(f.Pos) || others.MatchString(f.Pos) && names[method(f)])
	}
}

// unused are what transforms and sums of arrays are made of, which the page has not.
var unused = regexp.MustCompile(`^internal/source/(butterfly|reduce)/`)

// directed are the files of machine numbers in other rounding modes, which the page does not offer.
var directed = regexp.MustCompile(`^directed(conv)?\.go:`)

// ordinary returns the library without what is in other files and what is unused.
func ordinary([]byte) ([]byte, error) {
	p, err := ir.Decode(ir.Encode(kernels.Program())) // one of its own
	if err != nil {
		return nil, err
	}
	out, file := map[*ir.Func]bool{}, fileOf(p)
	for _, f := range p.Funcs { // callees before callers
		out[f] = file(f) != "" || slices.ContainsFunc([]*regexp.Regexp{specialFunctions, unused, directed}, func(e *regexp.Regexp) bool { return e.MatchString(f.Pos) }) ||
			slices.ContainsFunc(f.Body, func(v *ir.Value) bool { return out[v.Callee] })
	}
	return bare(p.Reach(slices.DeleteFunc(p.Funcs, func(f *ir.Func) bool {
		return out[f] || !f.Export && others.MatchString(f.Pos)
	})...))
}

// noTables has no long tables: all that there are stand in the other files.
func noTables([]byte) ([]byte, error) {
	return []byte("package kernels\n\nfunc long(string) []float64 { return nil }\n"), nil
}

// part returns the functions of a file with what they call.
func part(name string) ([]byte, error) {
	p, err := ir.Decode(ir.Encode(kernels.Program())) // one of its own
	if err != nil {
		return nil, err
	}
	file := fileOf(p)
	return bare(p.Reach(slices.DeleteFunc(p.Funcs, func(f *ir.Func) bool { return file(f) != name })...))
}

// unshown are functions of pictures that the page does not offer: distances in float32, three limbs.
var unshown = regexp.MustCompile(`deepSingle|TF|[tT]riple`)

// single returns what a program has for GPUs of browsers, of pictures that the page offers.
func single(text []byte) ([]byte, error) {
	p, err := ir.Decode(text)
	if err != nil {
		return nil, err
	}
	p.Funcs = slices.DeleteFunc(p.Funcs, func(f *ir.Func) bool { return f.Limb == ir.F64 || unshown.MatchString(f.Name) })
	return bare(p)
}

// onProcessor is what runs a kernel where its device is a processor, and what it is compared with.
var onProcessor = regexp.MustCompile(`(?m)^\tSlices: func\((?:.*\n)+?\t\},\n\tPlain: .*\n`)

// launchers returns the launchers of kernels without that: the page calls them itself there.
func launchers(text []byte) ([]byte, error) {
	short := onProcessor.ReplaceAll(text, nil)
	if len(short) == len(text) {
		return nil, errors.New("there is nothing that runs kernels on a processor")
	}
	return short, nil
}

func bare(p *ir.Program) ([]byte, error) {
	for _, t := range p.Tables {
		t.Doc = ""
	}
	for _, f := range p.Funcs {
		f.Doc, f.Pos = "", ""
		for i, v := range f.Body {
			if v.Comment, v.Pos = "", ""; i >= len(f.Params) { // whose names a kernel has
				v.Name = ""
			}
		}
	}
	return ir.Unpack(ir.EncodeDense(p))
}

// catalogue returns the list of functions, as short text, with the first paragraph of each one's
// comment, which is what the page shows.
func catalogue(text []byte) ([]byte, error) {
	head, _, ok := bytes.Cut(text, []byte("var funcs = "))
	if !ok {
		return nil, errors.New("the catalogue has no list")
	}
	list, docs := "", "var docs = [...]string{\n"
	for _, f := range kernels.Funcs() {
		if g, err := kernels.IR(f.Name); err != nil {
			return nil, err
		} else if directed.MatchString(g.Pos) {
			continue
		}
		list += fmt.Sprint(f.Name, " ", f.Ops, params(f, f.In, ":"), params(f, f.Out, "="), "\n")
		doc, _, _ := strings.Cut(f.Doc(), "\n\n")
		docs += fmt.Sprintf("%q,\n", strings.ReplaceAll(doc, "\n", " "))
	}
	return fmt.Appendf(head, "var funcs = listed(%q)\n\n%s}\n", list, docs), nil
}

// params returns parameters or results of f as kernels reads them.
func params(f kernels.Func, list []kernels.Param, sep string) (words string) {
	own, _ := kernels.TypeOf(f.Name)
	for _, p := range list {
		words += " " + p.Name + sep
		if p.Type != own {
			words += p.Type.String()
		}
	}
	return words
}
