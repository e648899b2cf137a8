// Package export writes functions of the library as a text of another language, for programs
// that are not written in Go: one file with only what the functions need, and with the guard
// that the language's compilers call for. `limb export` prints it.
package export

import (
	_ "embed"
	"errors"
	"fmt"
	"hash/crc32"
	"math"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/limbfp/limb/internal/compiler/emit/dialect"
	"github.com/limbfp/limb/internal/compiler/emit/lines"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/flushing"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
)

// A Language is one that functions can be written in.
type Language struct {
	Name  string // the word for it: "c"
	Title string // "C99 and C++11"
	Ext   string // of its files: ".h"
	Start string // what a user does first, in a line

	// Single says that it has no float64. There numbers of float64 are made of words of 32 bits,
	// for which a printer has a type of two of them.
	Single bool

	// ASCII says that its compilers may take nothing else, in comments neither.
	ASCII bool

	// StandIns are the functions that take the place of operations which the language does
	// not have, or not exactly: f32.prodErrSplit, f64.quotient, f32.root.
	StandIns []string

	// Printer prints the functions, and Buffered does so where their tables are in a buffer: nil
	// in languages that have tables as constants alone. Where it is the same, a text has both.
	Printer, Buffered *dialect.Language

	// Prelude returns what stands before the functions: the guard, and the words that the
	// printer uses. Close is the last of the text; both may use the id of the file.
	Prelude func(f *File) string
	Close   func(f *File) string

	// SelfTest returns the text that compares functions with what they must give, on operands
	// of the domain.
	SelfTest func(f *File, cases []Case) string
	Domain   operand.Domain
}

// Languages returns all languages.
func Languages() []*Language { return []*Language{c, openCL, cuda, rust, glsl, hlsl, msl, wgsl} }

// Named returns a language by its name.
func Named(name string) (*Language, error) {
	var names []string
	for _, l := range Languages() {
		if l.Name == strings.ToLower(name) {
			return l, nil
		}
		names = append(names, l.Name)
	}
	return nil, fmt.Errorf("unknown language %q: there are %s", name, strings.Join(names, ", "))
}

// A File is what is asked for.
type File struct {
	Language  *Language
	Functions []string // of the catalogue: "DD.Exp"
	Version   string   // of limb
	Rows      int      // of the self-test for each function; 0 for none
	Floor     bool     // float64 is made of words of 32 bits, for devices that have none
	Buffer    bool     // tables are in a buffer, which has the words of Tables
	Zero      string   // where the zero that hides results is: "" the language's own, PrivateZero, or an expression

	Program *ir.Program // what the functions need
}

// PrivateZero is the [File.Zero] of a variable that the text declares and the caller sets.
const PrivateZero = "private"

// ErrZero is in the error of a [File.Zero] that a text cannot have.
var ErrZero = errors.New("no such zero")

// expression is what a zero may be: a name of the caller's program, and fields of it.
var expression = regexp.MustCompile(`^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$`)

// checkZero says why a text cannot have the zero that is asked for.
func (f *File) checkZero() error {
	l := f.Language
	switch {
	case f.Zero == "":
	case l != wgsl && l != glsl && l != hlsl && l != msl:
		return fmt.Errorf("%w: %s: the zero that hides results is a variable of the caller's in GLSL, HLSL, Metal and WGSL alone", ErrZero, l.Title)
	case !expression.MatchString(f.Zero):
		return fmt.Errorf("%w: the zero %q is neither private nor a name of the program, as zero or view.zero", ErrZero, f.Zero)
	case l == msl && f.Zero == PrivateZero:
		return fmt.Errorf("%w: %s has no variables of a program: give the name of a word that the text can see, or none", ErrZero, l.Title)
	case l != wgsl && f.Zero != PrivateZero && f.Rows > 0:
		return fmt.Errorf("%w: %s: the self-test is a program of its own, which has no %s: take private", ErrZero, l.Title, f.Zero)
	}
	return nil
}

// CanFloor reports whether the language has words for float64 made of integers.
func (l *Language) CanFloor() bool { return l.Printer.Types[ir.U64] != "" }

// Buffers reports whether texts of the language can read tables from a buffer.
func (l *Language) Buffers() bool { return l.Buffered != nil }

// printer prints the functions.
func (f *File) printer() *dialect.Language {
	if f.Buffer {
		return f.Language.Buffered
	}
	return f.Language.Printer
}

// floor reports whether float64 is made of integers.
func (f *File) floor() bool { return f.Floor || f.Language.Single }

// floored is the library with float64 made of words of 32 bits.
var floored = sync.OnceValues(func() (*ir.Program, error) {
	return lower.Rung{Name: "floor pairs", Passes: []lower.Pass{lower.Floor, lower.Pairs}}.Lower(kernels.Program())
})

// load finds the functions, as the text has them, and all that they need.
func (f *File) load() (list []Case, err error) {
	if err := f.checkZero(); err != nil {
		return nil, err
	}
	if f.Floor && !f.Language.CanFloor() {
		return nil, fmt.Errorf("%s: float64 is made of integers in GLSL, HLSL, Metal and WGSL alone", f.Language.Title)
	}
	if f.Buffer && f.Language.Buffered == nil {
		return nil, fmt.Errorf("%s: tables are in a buffer in GLSL, HLSL and WGSL alone", f.Language.Title)
	}
	var machine, words []*ir.Func
	for _, name := range f.Functions {
		c := Case{}
		var ok bool
		if c.Func, ok = kernels.Lookup(name); !ok {
			return nil, fmt.Errorf("unknown function %q", name)
		}
		if c.IR, err = kernels.IR(name); err != nil {
			return nil, err
		}
		if c.Text = c.IR; c.Func.Limb() == kernels.F64 && f.floor() {
			p, err := floored()
			if err != nil {
				return nil, err
			}
			c.Text = p.Lookup(c.IR.Name)
			words = append(words, c.Text)
		} else {
			machine = append(machine, c.IR)
		}
		list = append(list, c)
	}
	f.Program = needed(machine, f.Language.StandIns)
	if words != nil {
		p, _ := floored()
		p = p.Reach(words...)
		f.Program.Funcs = append(f.Program.Funcs, p.Funcs...)
		f.Program.Tables = append(f.Program.Tables, p.Tables...)
	}
	return list, nil
}

// ID is a number that two files share only if they have the same functions of one version.
func (f *File) ID() uint32 {
	return crc32.ChecksumIEEE([]byte(f.Version + " " + strings.Join(f.Functions, " ")))
}

// Uses reports whether the text has functions of a machine type.
func (f *File) Uses(t ir.Type) bool {
	return slices.ContainsFunc(f.Program.Funcs, func(g *ir.Func) bool { return g.Limb == t })
}

// A Case is a function with operands, as planes, and its results in plain Go.
type Case struct {
	Func    kernels.Func
	IR      *ir.Func
	Text    *ir.Func // as the text has it
	In, Out []plane.Plane
}

// fill sets operands and results, rows of a domain. In that of devices which flush subnormal
// numbers they are rows on which that changes nothing.
func (c *Case) fill(rows int, seed uint64, dom operand.Domain) error {
	k := c.Func
	flush := func([]float64) []float64 { return nil }
	if dom == operand.Flushed && k.Limb() == kernels.F32 {
		var err error
		if flush, err = flushing.Function("split divide", k); err != nil {
			return err
		}
	}
	c.In, c.Out = plane.List(k.In, rows), plane.List(k.Out, rows)
	n := 0
	for try := uint64(0); n < rows; try++ {
		in := operand.Make(seed+try<<32, rows, k.In, dom)
		out, err := cpu.Run(k, in)
		if err != nil || try == 100 {
			return fmt.Errorf("%s: no rows for a self-test: %w", k.Name, err)
		}
		for i := 0; i < rows && n < rows; i++ {
			var args []float64
			for _, p := range in {
				args = append(args, p.At(i))
			}
			same := true
			for j, x := range flush(args) {
				y := out[j].At(i)
				same = same && (math.Float64bits(x) == math.Float64bits(y) || x != x && y != y)
			}
			if !same || dom == operand.Flushed && (operand.Tiny(in, i) || operand.Tiny(out, i)) {
				continue
			}
			for j, p := range in {
				c.In[j].Set(n, p.At(i))
			}
			for j, p := range out {
				c.Out[j].Set(n, p.At(i))
			}
			n++
		}
	}
	return nil
}

// Words returns the bits of row i: of the operands, and of the results.
func (c Case) Words(i int) (in, out []uint64) { return words(c.In, i), words(c.Out, i) }

func words(planes []plane.Plane, i int) (list []uint64) {
	for _, p := range planes {
		list = append(list, word(p, i))
	}
	return list
}

//go:embed license.txt
var license string

// Functions returns the functions that can be asked for: the catalogue without what the
// self-test of devices asks their compilers.
func Functions() (list []kernels.Func) {
	for _, f := range kernels.Funcs() {
		if g, err := kernels.IR(f.Name); err == nil && !strings.HasPrefix(g.Pos, "internal/") {
			list = append(list, f)
		}
	}
	return list
}

// Write returns the text of a file.
func Write(f File) (string, error) {
	l := f.Language
	cases, err := f.load()
	if err != nil {
		return "", err
	}
	for i := range cases {
		if f.Rows == 0 {
			break
		}
		if err := cases[i].fill(f.Rows, uint64(i)+1, l.Domain); err != nil {
			return "", err
		}
	}

	var s strings.Builder
	s.WriteString(f.head())
	s.WriteString(l.Prelude(&f) + "\n")
	text := *f.Program
	if f.printer() != l.Printer {
		text.Tables = nil
	}
	s.WriteString(f.printer().Text(&text))
	if f.Rows > 0 {
		s.WriteString(l.SelfTest(&f, cases))
	}
	if l.Close != nil {
		s.WriteString(l.Close(&f))
	}
	if l.ASCII {
		return plain.Replace(s.String()), nil
	}
	return s.String(), nil
}

// plain writes the signs in comments with others.
var plain = strings.NewReplacer("²", "^2", "³", "^3", "⁴", "^4", "⁵", "^5", "½", "1/2", "⅓", "1/3", "¼", "1/4", "≤", "<=", "≥", ">=", "≠", "!=", "±", "+-", "∓", "-+",
	"√", "sqrt ", "∛", "cbrt ", "·", "*", "π", "pi", "Σ", "sum ", "…", "...", "⌊", "floor(", "⌈", "ceil(", "⌋", ")", "⌉", ")", "ȳ", "conj y", "\u0304", "'")

// needed returns the functions with all that they call, the stand-ins of the operations in
// them among that, and before what uses them.
func needed(list []*ir.Func, standIns []string) *ir.Program {
	all := kernels.Program()
	p := all.Reach(list...)
	var before []*ir.Func
	for _, s := range []struct {
		name string
		op   ir.Op
	}{{"prodErrSplit", ir.ProdErr}, {"quotient", ir.Div}, {"root", ir.Sqrt}} { // quotients and roots have errors of products
		for _, limb := range []ir.Type{ir.F32, ir.F64} {
			if name := limb.String() + "." + s.name; slices.Contains(standIns, name) && uses(p, s.op, limb) {
				before = append(before, all.Lookup(name))
			}
		}
	}
	return all.Reach(append(before, list...)...)
}

// uses reports whether p has an operation, or one whose stand-in has it: a quotient and a root
// have errors of products.
func uses(p *ir.Program, op ir.Op, limb ir.Type) bool {
	for _, f := range p.Funcs {
		for _, v := range f.Body {
			if v.Type == limb && (v.Op == op || op == ir.ProdErr && (v.Op == ir.Div || v.Op == ir.Sqrt)) {
				return true
			}
		}
	}
	return false
}

// head says what the file is.
func (f *File) head() string {
	what := "the whole of limb"
	if len(f.Functions) < len(Functions()) {
		what = strings.Join(f.Functions, ", ")
	}
	var s strings.Builder
	wrap(&s, fmt.Sprintf("limb %s in %s: %s.", f.Version, f.Language.Title, what))
	s.WriteString("//\n")
	wrap(&s, "Written by limb export from limb's Go source: ask it for more functions rather than change the text. "+
		"A number is the unevaluated sum of its parts, the largest first: DF and DD of two float32 or float64, TF and TD of three, QF and QD of four, "+
		"CDF and its kin are complex. u is 2^-24 for float32 and 2^-53 for float64; names in brackets are in limb's docs/bibliography.md.")
	s.WriteString("//\n")
	s.WriteString(lines.Comment(license))
	s.WriteString("\n")
	return s.String()
}

// wrap writes a text as lines of comment.
func wrap(s *strings.Builder, text string) {
	line := "//"
	for w := range strings.FieldsSeq(text) {
		if len(line)+len(w) > 95 {
			s.WriteString(line + "\n")
			line = "//"
		}
		line += " " + w
	}
	s.WriteString(line + "\n")
}
