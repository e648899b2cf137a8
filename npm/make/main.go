// Command make writes the package for npm: the folder npm/dist/package, and npm/dist/limb-VERSION.tgz,
// which is that folder as npm installs it:
//
//	go run ./npm/make [-func DF.Add,DF.Exp] [folder]
//
// Each part of the texts of WGSL and GLSL that limb export writes, a struct, a table or a function, is an
// object of JavaScript there, exported by its name, with a function that lists the parts which it needs. So a
// bundler takes along what a page imports, and no text stands twice. What is written by hand is in
// npm/src.
package main

import (
	"archive/tar"
	"compress/gzip"
	_ "embed"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/export"
	"github.com/limbfp/limb/internal/run/kernels"
)

func main() {
	only := flag.String("func", "", "names or patterns of functions, divided by commas: a small package, for tests")
	flag.Parse()
	out := filepath.Join("npm", "dist")
	if flag.NArg() > 0 {
		out = flag.Arg(0)
	}
	if err := write(out, *only); err != nil {
		fmt.Fprintln(os.Stderr, "npm/make:", err)
		os.Exit(1)
	}
}

// outside are links to what a clone has, and the package has not.
var outside = regexp.MustCompile(`\[([^\]]*)\]\(\.\./[^)]*\)`)

// rows is how many rows the self-test has of a function. Float64 is made of integers, which no compiler
// takes apart: there a few are enough to see that the text is read as it is meant.
func rows(f kernels.Func) int {
	if f.Limb() == kernels.F64 {
		return 8
	}
	return 64
}

// write makes the package in a folder; it runs at the root of the repository.
func write(out, only string) error {
	dir := filepath.Join(out, "package")
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	if err := os.CopyFS(dir, os.DirFS(filepath.Join("npm", "src"))); err != nil {
		return err
	}
	files := map[string]string{}
	for _, from := range []string{"LICENSE", "npm/README.md", "npm/package.json"} {
		text, err := os.ReadFile(from)
		if err != nil {
			return err
		}
		files[path.Base(from)] = string(text)
	}
	files["README.md"] = outside.ReplaceAllString(files["README.md"], "$1")
	for _, lang := range []string{"wgsl", "glsl"} {
		if err := language(files, lang, only); err != nil {
			return fmt.Errorf("%s: %w", lang, err)
		}
	}
	for name, text := range files {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			return err
		}
	}
	var about struct{ Version string }
	if err := json.Unmarshal([]byte(files["package.json"]), &about); err != nil {
		return fmt.Errorf("npm/package.json: %w", err)
	}
	return pack(filepath.Join(out, "limb-"+about.Version+".tgz"), dir)
}

// pack writes a folder as npm's archives are.
func pack(name, dir string) (err error) {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	z, _ := gzip.NewWriterLevel(f, gzip.BestCompression) // an error is of the level
	t := tar.NewWriter(z)
	bytes := 0
	err = filepath.WalkDir(dir, func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		inside, err := filepath.Rel(filepath.Dir(dir), name)
		if err == nil {
			err = t.WriteHeader(&tar.Header{Name: filepath.ToSlash(inside), Mode: 0o644, Size: int64(len(text))})
		}
		if err == nil {
			_, err = t.Write(text)
		}
		bytes += len(text)
		return err
	})
	for _, done := range []func() error{t.Close, z.Close, f.Close} {
		if e := done(); err == nil {
			err = e
		}
	}
	if err != nil {
		return err
	}
	info, err := os.Stat(name)
	if err == nil {
		fmt.Printf("%s: %d bytes, %d unpacked\n", name, info.Size(), bytes)
	}
	return err
}

// matrices are 4x4 matrices of DF times vectors, which cameras need and the catalogue has not.
var (
	//go:embed mat4.wgsl
	matricesWGSL string
	//go:embed mat4.glsl
	matricesGLSL string
)

// functions returns the functions of a language that are asked for. Of GLSL those of float32 are there:
// WebGL2's has neither float64 nor what it is made of.
func functions(lang, only string) (of32, of64 []string) {
	for _, f := range export.Functions() {
		asked := only == "" || slices.ContainsFunc(strings.Split(only, ","), func(p string) bool {
			ok, _ := path.Match(p, f.Name) // a bad pattern matches nothing
			return ok
		})
		switch {
		case !asked:
		case f.Limb() == kernels.F64 && lang == "wgsl":
			of64 = append(of64, f.Name)
		case f.Limb() != kernels.F64:
			of32 = append(of32, f.Name)
		}
	}
	return of32, of64
}

// language adds the files of a language: its parts by type, and an index of those that are asked for.
func language(files map[string]string, lang, only string) error {
	l, err := export.Named(lang)
	if err != nil {
		return err
	}
	of32, of64 := functions(lang, only)
	var parts []export.Part
	for _, group := range [][]string{of32, of64} {
		if len(group) == 0 {
			continue
		}
		f, _ := kernels.Lookup(group[0])
		list, err := export.Parts(export.File{Language: l, Functions: group, Rows: rows(f)})
		if err != nil {
			return err
		}
		parts = append(parts, list...)
	}
	there := func(name string) bool {
		return slices.ContainsFunc(parts, func(p export.Part) bool { return p.Name == name })
	}
	if there("DF_Add") && there("DF_Mul") {
		text := map[string]string{"wgsl": matricesWGSL, "glsl": matricesGLSL}[lang]
		parts = append(parts, export.Part{Name: "DF_Mat4_Mul", Text: text, Needs: []string{"DF", "DF_Add", "DF_Mul"}})
	}
	file, err := filesOf(parts)
	if err != nil {
		return err
	}
	body, uses, index := map[string]string{}, map[string]map[string]bool{}, map[string][]string{}
	types := `import type { Part } from "../limb.js";` + "\n\n"
	seen := map[string]bool{}
	for _, p := range parts {
		if seen[p.Name] { // a struct of both groups
			continue
		}
		seen[p.Name] = true
		at := file[p.Name]
		body[at] += object(p)
		if uses[at] == nil {
			uses[at] = map[string]bool{}
		}
		for _, need := range p.Needs {
			if file[need] != at {
				uses[at][need] = true
			}
		}
		if named(p) {
			index[at] = append(index[at], p.Name)
			types += contract(p) + "export const " + p.Name + ": Part;\n"
		}
	}
	var all string
	for _, at := range slices.Sorted(maps.Keys(body)) {
		from := map[string][]string{}
		for _, name := range slices.Sorted(maps.Keys(uses[at])) {
			from[file[name]] = append(from[file[name]], name)
		}
		var head string
		for _, other := range slices.Sorted(maps.Keys(from)) {
			head += fmt.Sprintf("import { %s } from \"./%s.js\";\n", strings.Join(from[other], ", "), other)
		}
		files[path.Join(lang, at+".js")] = head + body[at]
		if list := index[at]; list != nil {
			all += fmt.Sprintf("export { %s } from \"./%s.js\";\n", strings.Join(list, ", "), at)
			files[path.Join(lang, at+".d.ts")] = fmt.Sprintf("export { %s } from \"./index.js\";\n", strings.Join(list, ", "))
		}
	}
	files[path.Join(lang, "index.js")] = all
	files[path.Join(lang, "index.d.ts")] = types
	frame, err := export.FrameOf(l)
	if err != nil {
		return err
	}
	files[path.Join(lang, "frame.js")] = fmt.Sprintf("export const bound = %s;\nexport const priv = %s;\nexport const named = %s;\nexport const always = %s;\nexport const float64 = %s;\nexport const close = %s;\nexport const place = %q;\nexport const differ = %s;\n",
		template(frame.Bound), template(frame.Private), template(frame.Named), template(frame.Always), template(frame.Float64), template(frame.Close), export.Place, template(export.Differ(l)))
	return nil
}

// rank is the place of a type's file among those of all types: it reaches for those before it. It is less than 0 where
// a name is of no type.
func rank(typ string) int {
	letter, complex := strings.CutPrefix(typ, "c")
	at := strings.IndexByte("fdtq", letter[0])
	if complex {
		at += 4
	}
	if strings.HasSuffix(typ, "d") || strings.HasSuffix(typ, "64") {
		at += 8
	}
	return at
}

// filesOf returns the file of each part: of a function that of its type, of one of machine numbers, such as a root of unity,
// that of the last type whose functions it needs, and of what functions need that of the first type which needs it.
func filesOf(parts []export.Part) (map[string]string, error) {
	first, own, needs, types := map[string]int{}, map[string]int{}, map[string][]string{}, map[int]string{}
	for _, p := range parts {
		needs[p.Name] = append(needs[p.Name], p.Needs...)
		if named(p) {
			typ, _, _ := strings.Cut(strings.ToLower(p.Name), "_")
			if own[p.Name] = rank(typ); own[p.Name] < 0 {
				return nil, fmt.Errorf("%s is of no type that has a file", p.Name)
			}
			types[own[p.Name]] = typ
		}
	}
	var reach func(name string, at int)
	reach = func(name string, at int) {
		if before, seen := first[name]; seen && before <= at {
			return
		}
		first[name] = at
		for _, need := range needs[name] {
			reach(need, at)
		}
	}
	for name := range own {
		if last := lastOf(name, own, needs, map[string]bool{}); types[own[name]][0] == 'f' {
			own[name] = last
		}
	}
	for name, at := range own {
		reach(name, at)
	}
	maps.Copy(first, own)
	file := map[string]string{}
	for name, at := range first {
		file[name] = types[at]
	}
	return file, nil
}

// lastOf returns the last type of a function and of those that it needs.
func lastOf(name string, own map[string]int, needs map[string][]string, seen map[string]bool) int {
	if seen[name] {
		return 0
	}
	seen[name] = true
	last := own[name]
	for _, need := range needs[name] {
		last = max(last, lastOf(need, own, needs, seen))
	}
	return last
}

// named reports whether a page imports a part by its name.
func named(p export.Part) bool { return p.Case != nil || p.Name == "DF_Mat4_Mul" }

// object writes a part as one of JavaScript. It may be read before what it needs is there, since files
// need one another: hence the function.
func object(p export.Part) string {
	var s strings.Builder
	fmt.Fprintf(&s, "export const %s = { name: %q, text: %s", p.Name, p.Name, template(export.Bare(p.Text)))
	if len(p.Needs) > 0 {
		fmt.Fprintf(&s, ", needs: () => [%s]", strings.Join(p.Needs, ", "))
	}
	if p.Case != nil && p.Case.Func.Limb() == kernels.F64 || strings.Contains(p.Text, "limb_mul_hi") {
		s.WriteString(", float64: true")
	}
	if p.Words != nil {
		bytes, _ := binary.Append(nil, binary.LittleEndian, p.Words) // words have a size
		n := p.Case.In[0].Len()
		fmt.Fprintf(&s, ", n: %d, rows: %q, differs: %s", n, base64.StdEncoding.EncodeToString(bytes), template(p.Differs))
	}
	s.WriteString(" };\n")
	return s.String()
}

func template(text string) string {
	return "`" + strings.NewReplacer("\\", "\\\\", "`", "\\`", "${", "\\${").Replace(text) + "`"
}

// contract is the comment of a function for editors.
func contract(p export.Part) string {
	if p.Case == nil {
		return "/** DF_Mat4_Mul(m: DF_Mat4, v: DF_Vec4) returns m·v: of a matrix by columns, in two matrices of float32, hi and lo. */\n"
	}
	text := strings.ReplaceAll(strings.TrimSpace(p.Case.Func.Doc()), "*/", "* /")
	return "/**\n * " + strings.ReplaceAll(text, "\n", "\n * ") + "\n */\n"
}
