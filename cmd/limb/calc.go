package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/limbfp/limb/cmd/limb/internal/calc"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/cmd/limb/internal/words"
	"github.com/limbfp/limb/internal/run/kernels"
)

func calcCommand() *cobra.Command {
	c := &calculator{machine: calc.New()}
	var typ string
	cmd := &cobra.Command{
		Use:   "calc [expression]...",
		Short: "compute expressions in any type",
		Long: `calc computes the expressions that you give, or else those that it reads, line by
line, and prints each result on a line. On a terminal it prompts, and keeps a history;
type :help there.

A number is rounded once, as it is written: 0.1 is the number of the type next to 1/10. A
result has the fewest digits that are read as the same number, or as many as --digits
says, rounded once.

Operators, the loosest first: == != < <= > >=, + -, * / %, a sign, ^. A power with a whole
exponent is powint, any other pow; -2^2 is -4 and 2^3^2 is 2^9. % is mod. Operands are in
the order of package limb: atan2(y, x), jn(x, n), ldexp(x, n). x = 2 names a value, ans is
the last result, and a ; or a new line ends a statement. Where there is no real number, as
for sqrt(-1), the result is NaN.

3i and i are imaginary. With them calc computes in CDD, or in the complex type that --type
names: there sqrt(-1) is i. real, imag, abs, phase and conj take complex numbers apart. A
result such as 1-2i can be typed in again.

Constants: ` + wrap(calc.Constants(), 11) + `
Functions: ` + wrap(calc.Functions(), 11),
		Example: `  limb calc 'exp(pi*sqrt(163))' --type QD
  limb calc 'x = 1/3; x^2' --limbs
  limb calc 'sin(1e22)' --all
  limb calc '(1+2i)*3i' 'abs(3+4i)'
  limb calc 'log(-1)' --type CQD
  limb calc -- '-2^0.5'
  seq 0 0.1 1 | sed 's/.*/j0(&)/' | limb calc
  echo '1/3' | limb calc --digits 20`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			c.chosen = cmd.Flags().Changed("type")
			if err := c.choose(typ); err != nil {
				return usageError{err}
			}
			w := cmd.OutOrStdout()
			in, ok := cmd.InOrStdin().(*os.File)
			if ok && len(args) == 0 && !asJSON(cmd) && term.IsTerminal(int(in.Fd())) && terminal(w) != nil {
				return prompt(c, in, w)
			}
			show := func(o calc.Outcome) {
				c.print(w, o)
				c.notes(cmd.ErrOrStderr(), o)
			}
			x := calcJSON{Form: report.Of("calc"), Results: []calcResult{}}
			if asJSON(cmd) {
				show = func(o calc.Outcome) { x.Results = append(x.Results, c.result(o)) }
			}
			err := c.lines(cmd.InOrStdin(), args, show, w)
			if err == nil && asJSON(cmd) {
				err = report.WriteJSON(w, x)
			}
			return err
		},
	}
	cmd.SetFlagErrorFunc(flagError("an expression that begins with - comes after --"))
	f := flagsOf(cmd)
	f.StringVar(&typ, "type", "DD", "the `type` of the results: "+strings.Join(typeNames(), ", "))
	f.IntVar(&c.digits, "digits", 0, "significant digits of the results (default as few as are read as the same number)")
	f.within("digits", 1, calc.MaxDigits)
	f.BoolVar(&c.limbs, "limbs", false, "show all limbs of the results")
	f.BoolVar(&c.all, "all", false, "compute in every type, and count the digits that agree with QD, or CQD")
	f.exclude("all", "type")
	return cmd
}

// wrap joins words with commas, in lines that are indented by so many columns.
func wrap(words []string, indent int) string {
	var b strings.Builder
	column := indent
	for i, w := range words {
		if i < len(words)-1 {
			w += ","
		}
		if column+len(w) > 79 {
			b.WriteString("\n" + strings.Repeat(" ", indent-1))
			column = indent
		}
		if i > 0 {
			b.WriteString(" ")
		}
		b.WriteString(w)
		column += len(w) + 1
	}
	return b.String()
}

func typeNames() []string { return words.Of(calc.Types, func(t calc.Type) string { return t.Name }) }

// A calculator computes lines, and says what is shown of their results.
type calculator struct {
	machine *calc.Machine
	shown   int  // of calc.Types
	chosen  bool // by the user: else complex results are shown in the complex type
	digits  int  // 0 for as many as are needed
	limbs   bool
	all     bool
}

// choose sets the type that is shown.
func (c *calculator) choose(typ string) error {
	i := calc.Find(typ)
	if i < 0 {
		return fmt.Errorf("unknown type %q: there are %s", typ, strings.Join(typeNames(), ", "))
	}
	c.shown = i
	return nil
}

// lines computes texts, or where there is none the lines of in, as far as the first that
// is wrong.
func (c *calculator) lines(in io.Reader, texts []string, show func(calc.Outcome), w io.Writer) error {
	for _, text := range texts {
		if err := c.line(text, show); err != nil {
			return usageError{err}
		}
	}
	if len(texts) > 0 {
		return nil
	}
	s := bufio.NewScanner(in)
	s.Buffer(nil, calc.MaxLength+2)
	n := 1
	for ; s.Scan(); n++ {
		if err := c.line(s.Text(), show); err != nil {
			return usagef("line %d: %w", n, err)
		}
		if b, ok := w.(interface{ Flush() error }); ok { // who writes the lines may wait for the results
			b.Flush()
		}
	}
	if errors.Is(s.Err(), bufio.ErrTooLong) {
		return usagef("line %d has more than %d bytes", n, calc.MaxLength)
	}
	return s.Err()
}

// line computes a text. What is not shown is the value of an assignment, and a type's
// error where other types are shown.
func (c *calculator) line(text string, show func(calc.Outcome)) error {
	return c.machine.Run(text, func(o calc.Outcome) error {
		if r := o.In[c.place(o)]; r.Err != nil && !c.all {
			return r.Err
		}
		if c.all && !slices.ContainsFunc(o.In, hasValue) {
			return o.In[c.shown].Err
		}
		if o.Name == "" {
			show(o)
		}
		return nil
	})
}

func hasValue(r calc.Result) bool { return r.Err == nil }

// place returns the type of an outcome that is shown: the complex one where the real one, which the user
// has not chosen, has an error that complex numbers may not have.
func (c *calculator) place(o calc.Outcome) int {
	of := calc.Find("C" + calc.Types[c.shown].Name)
	if err := o.In[c.shown].Err; of >= 0 && !c.chosen && err != nil && err.Complex {
		return of
	}
	return c.shown
}

// results returns what is shown of an outcome: of all types the real ones, or the complex ones where
// none of the real ones has a value.
func (c *calculator) results(o calc.Outcome) []calc.Result {
	reals := o.In[:calc.Reals]
	switch {
	case !c.all:
		at := c.place(o)
		return o.In[at : at+1]
	case !slices.ContainsFunc(reals, hasValue) && slices.ContainsFunc(o.In, hasValue):
		return o.In[calc.Reals:]
	}
	return reals
}

func (c *calculator) print(w io.Writer, o calc.Outcome) {
	if !c.all {
		r := o.In[c.place(o)]
		fmt.Fprintln(w, r.Text(c.digits))
		if c.limbs {
			style(w).List(w, limbRows(r, ""), 1, 2)
		}
		return
	}
	shown := c.results(o)
	best := shown[len(shown)-1]
	rows := [][]string{{"", "", "digits as " + best.Type.Name}}
	for _, r := range shown {
		if r.Err != nil {
			rows = append(rows, []string{r.Type.Name, r.Err.Reason})
			continue
		}
		note := ""
		if digits, same := o.Agree(slices.IndexFunc(o.In, func(i calc.Result) bool { return i.Type == r.Type })); same && r.Type != best.Type {
			note = "all"
		} else if !same && hasValue(best) {
			note = strconv.Itoa(digits)
		}
		text := r.Text(c.digits)
		if c.digits == 0 && len(text) > len(r.Text(r.Type.Digits())) { // its limbs lie far apart
			text = r.Text(r.Type.Digits())
		}
		rows = append(rows, []string{r.Type.Name, text, note})
		if c.limbs {
			for _, row := range limbRows(r, "  ") {
				rows = append(rows, []string{row[0], fmt.Sprintf("%-24s %s", row[1], row[2])})
			}
		}
	}
	style(w).Table(w, rows, 2)
}

// notes writes what went beyond the range of the types that are shown.
func (c *calculator) notes(w io.Writer, o calc.Outcome) {
	for _, r := range c.results(o) {
		for _, note := range r.Notes {
			style(w).Note(w, "note: "+note)
		}
	}
}

// limbRows returns a line for each limb. Of several numbers each limb has the number's
// place.
func limbRows(r calc.Result, indent string) (rows [][]string) {
	list := r.Limbs()
	for i, limbs := range list {
		for _, l := range limbs {
			name := l.Name
			if len(list) > 1 {
				name = fmt.Sprintf("%d.%s", i, name)
			}
			rows = append(rows, []string{indent + name, l.Hex, l.Text})
		}
	}
	return rows
}

type calcJSON struct {
	report.Form
	Results []calcResult `json:"results"`
}

// calcResult has an entry for each type that is shown.
type calcResult struct {
	Types []calcType `json:"types"`
}

type calcType struct {
	Type    string        `json:"type"`
	Numbers []string      `json:"numbers,omitempty"` // one; some functions have two
	Limbs   [][]calc.Limb `json:"limbs,omitempty"`   // of each number
	Agree   *int          `json:"digits_agreeing_with_qd,omitempty"`
	Same    bool          `json:"equals_qd,omitempty"`
	Notes   []string      `json:"notes,omitempty"` // numbers beyond the range
	Error   string        `json:"error,omitempty"`
}

func (c *calculator) result(o calc.Outcome) (x calcResult) {
	for _, r := range c.results(o) {
		t := calcType{Type: r.Type.Name}
		if r.Err != nil {
			t.Error = r.Err.Reason
		} else {
			t.Numbers, t.Limbs, t.Notes = r.Texts(c.digits), r.Limbs(), r.Notes
			if digits, same := o.Agree(slices.IndexFunc(o.In, func(i calc.Result) bool { return i.Type == r.Type })); c.all {
				if t.Same = same; !same {
					t.Agree = &digits
				}
			}
		}
		x.Types = append(x.Types, t)
	}
	return x
}

// help writes what the prompt takes, or what a function does.
func (c *calculator) help(w io.Writer, name string) error {
	if name == "" {
		fmt.Fprintf(w, `Expressions: 1/3, 2*sin(pi/6)^2, x = 0.1; x - 0.1. ans is the last result.

  :type NAME      the type of the results: %s
  :digits N       that many significant digits; 0 for as many as are needed
  :limbs          show all limbs, or not
  :all            show every type, or one
  :help FUNCTION  what a function does
  :quit           or control-D leaves; control-C drops a line

Constants: %s
Functions: %s
`, strings.Join(typeNames(), ", "), wrap(calc.Constants(), 11), wrap(calc.Functions(), 11))
		return nil
	}
	method, ok := calc.Method(name)
	if !ok {
		return fmt.Errorf("unknown function %q: :help lists all", name)
	}
	for _, typ := range []string{"DD", "QD"} {
		if f, ok := kernels.Lookup(typ + "." + method); ok {
			var in []string
			for _, p := range f.In {
				in = append(in, p.Name)
			}
			fmt.Fprintf(w, "%s(%s): %s", strings.ToLower(method), strings.Join(in, ", "), f.Doc())
			return nil
		}
	}
	fmt.Fprintf(w, "%s is the method %s of limb.DD\n", strings.ToLower(name), method)
	return nil
}
