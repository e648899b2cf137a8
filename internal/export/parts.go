package export

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/emit/dialect"
)

// # Texts in parts
//
// The package for npm holds the parts of a text, each once, and puts those together that a page
// asks for.

// A Part is a struct, a table or a function of a text: its name, the names of the parts that it needs, and
// what declares it.
type Part struct {
	Name  string
	Needs []string
	Text  string

	// Of a function that is asked for: its name in the catalogue and, where the self-test can have it, the function
	// that says whether it differs in a row, and the words of all rows.
	Case    *Case
	Differs string
	Words   []uint32
}

var name = regexp.MustCompile(`[A-Za-z_]\w*`)

// Parts returns the parts of a text in WGSL or GLSL, each behind what it needs.
func Parts(f File) (parts []Part, err error) {
	cases, err := f.load()
	if err != nil {
		return nil, err
	}
	l := f.printer()
	for _, t := range l.Declarations(f.Program) {
		parts = append(parts, Part{Name: t.Name, Text: t.Text})
	}
	for _, t := range f.Program.Tables {
		parts = append(parts, Part{Name: t.Name, Text: l.PrintTable(t)})
	}
	for _, g := range f.Program.Funcs {
		p := Part{Name: g.Name, Text: l.PrintFunc(g)}
		if i := slices.IndexFunc(cases, func(c Case) bool { return c.IR.Name == g.Name }); i >= 0 {
			p.Case = &cases[i]
			if f.Rows > 0 {
				if err := p.Case.fill(f.Rows, 1, f.Language.Domain); err != nil {
					return nil, err
				}
				for i := range f.Rows {
					p.Words = append(append(p.Words, halves(p.Case.In, i)...), halves(p.Case.Out, i)...)
				}
				p.Differs = f.Language.differs(l, *p.Case)
			}
		}
		parts = append(parts, p)
	}
	names := map[string]bool{}
	for _, p := range parts {
		names[p.Name] = true
	}
	for i, p := range parts {
		for _, word := range name.FindAllString(uncommented.ReplaceAllString(p.Text, ""), -1) {
			if word != p.Name && names[word] && !slices.Contains(p.Needs, word) {
				p.Needs = append(p.Needs, word)
			}
		}
		parts[i].Needs = p.Needs
	}
	return parts, nil
}

var uncommented = regexp.MustCompile(`(?m)^\s*//.*\n|\s*//.*$`)

// Bare returns a text in WGSL or GLSL without its comments.
func Bare(text string) string { return uncommented.ReplaceAllString(text, "") }

// A Frame is what stands around the parts of a text, without comments.
type Frame struct {
	Bound, Private, Named string // the prelude, by where its zero is; of GLSL before Always
	Always                string
	Float64               string // behind it where a part has a float64
	Close                 string
}

// Place stands in [Frame.Named] for the name of the caller's zero.
const Place = "limb_place"

// FrameOf returns the frame of WGSL or GLSL.
func FrameOf(l *Language) (fr Frame, err error) {
	for _, z := range []struct {
		zero string
		to   *string
	}{{"", &fr.Bound}, {PrivateZero, &fr.Private}, {Place, &fr.Named}} {
		f := File{Language: l, Functions: []string{"f32.TwoSum"}, Zero: z.zero}
		if _, err := f.load(); err != nil {
			return fr, err
		}
		switch l {
		case wgsl:
			*z.to, fr.Float64 = Bare(f.zeroWGSL().Replace(preludeWGSL)), Bare(integersWGSL)
		case glsl:
			*z.to, fr.Always, fr.Close = Bare(f.selfTested("", "uint ")), Bare(preludeGLSL)+constantTables, f.undefined()
		default:
			return fr, fmt.Errorf("%s has no parts", l.Title)
		}
	}
	return fr, nil
}

// Differ returns what the functions of [Part.Differs] call, in WGSL and in GLSL.
func Differ(l *Language) string {
	if l == glsl {
		return differShade("") + rowsGLSL
	}
	return strings.TrimSpace(differWGSL) + "\n"
}

// differs prints the function that says whether a function differs in the row that begins at word i, in WGSL, or in row i, in GLSL.
func (l *Language) differs(p *dialect.Language, c Case) string {
	if l == glsl {
		return differsGLSL(p, c)
	}
	return differsWGSL(p, c)
}
