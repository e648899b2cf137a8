package main

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"path"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/cmd/limb/internal/version"
	"github.com/limbfp/limb/cmd/limb/internal/words"
	"github.com/limbfp/limb/internal/export"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/outfile"
)

func exportCommand() *cobra.Command {
	var (
		lang, out, tables, zero string
		functions               []string
		selftest, floor, asList bool
		rows                    int
	)
	cmd := &cobra.Command{
		Use:   "export --lang language --func function,…",
		Short: "write functions as a text of another language",
		Long: `export writes functions of limb as one text of another language, with only what
they need: types, tables, contracts as comments, and a guard against the language's
compilers. With --selftest the text can test itself on your own device: it has operands,
the right bits, and code that compares them.

Name functions as limb show lists them, DD.Exp or f64.TwoSum; * stands for any part of a
name: DD.* is all of DD, * is everything. docs/export.md has a section for each language.

MSL and WGSL have no float64: DD and QD are made of 32-bit integers there, ten times
slower, with the same bits. --floor does that in GLSL and HLSL too, for devices without
float64.

In WGSL a zero that the compiler does not know keeps it from reordering sums: bind a
uniform of zeros at group 0, binding 999. --zero private makes it a variable limb_zero
that each entry point sets, --zero view.zero a word of your program. In GLSL and HLSL, and
by a name in MSL, --zero does the same beside the language's own guard. Where the zero is
not 0 every result is NaN.

--tables writes the tables of the functions to a file of 32-bit words, the lowest byte
first. Put it into a buffer, which the text then reads: LIMB_TABLES in GLSL and HLSL,
limb_tables in WGSL.`,
		Example: `  limb export --list
  limb export --lang c --func DD.Add,DD.Mul --selftest --out dd.h
  limb export --lang c --func '*' --out limb.h
  limb export --lang opencl --func 'QF.*'
  limb export --lang cuda --func DF.Exp
  limb export --lang rust --func DD.Exp,DD.Log --out dd.rs
  limb export --lang glsl --func DD.Add,DD.Mul --floor
  limb export --lang wgsl --func DF.Exp --tables exp.bin --out exp.wgsl
  limb export --lang wgsl --func DF.Add --zero private`,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if asList {
				return listLanguages(cmd)
			}
			if lang == "" || len(functions) == 0 {
				return usagef("export takes a language and functions: limb export --lang c --func DD.Add (--list lists the languages, limb show the functions)")
			}
			l, err := export.Named(lang)
			if err != nil {
				return usageError{err}
			}
			names, err := exported(l, functions)
			if err != nil {
				return err
			}
			if floor && !l.CanFloor() {
				return usagef("--floor: float64 is made of integers in glsl, hlsl, msl and wgsl, and %s has it", l.Name)
			}
			if tables != "" && !l.Buffers() {
				return usagef("--tables: tables are read from a buffer in glsl, hlsl and wgsl; in %s they are constants", l.Name)
			}
			f := export.File{Language: l, Functions: names, Version: version.String(), Floor: floor, Buffer: tables != "", Zero: zero}
			if selftest {
				f.Rows = rows
			}
			text, err := export.Write(f)
			if errors.Is(err, export.ErrZero) {
				return usagef("--zero: %w", err)
			}
			if err != nil {
				return fmt.Errorf("export: %w", err)
			}
			if tables != "" {
				words, err := export.Tables(f)
				if err != nil {
					return fmt.Errorf("export: %w", err)
				}
				if len(words) == 0 {
					return usagef("--tables: these functions have no tables")
				}
				if err := outfile.Write(tables, func(w io.Writer) error { return binary.Write(w, binary.LittleEndian, words) }); err != nil {
					return err
				}
			}
			x := struct {
				report.Form
				Language  string   `json:"language"`
				Functions []string `json:"functions"`
				Text      string   `json:"text,omitempty"`
				Out       string   `json:"out,omitempty"` // in the place of the text
				Tables    string   `json:"tables,omitempty"`
			}{report.Of("export"), l.Name, names, text, out, tables}
			if out == "" {
				return write(cmd, x, func(w io.Writer, _ report.Style) { io.WriteString(w, text) })
			}
			x.Text = ""
			if err := outfile.Write(out, func(w io.Writer) error { _, err := io.WriteString(w, text); return err }); err != nil {
				return err
			}
			return write(cmd, x, func(io.Writer, report.Style) {})
		},
	}
	f := flagsOf(cmd)
	f.StringVar(&lang, "lang", "", "`language`: "+strings.Join(languageNames(), ", "))
	f.StringSliceVar(&functions, "func", nil, "`functions` of the catalogue, separated by commas")
	f.StringVar(&out, "out", "", "write the text to this `file`; - or nothing is standard output")
	f.StringVar(&tables, "tables", "", "write the tables for a buffer to this `file`, or -: GLSL, HLSL, WGSL")
	f.StringVar(&zero, "zero", "", "`where` the text finds its zero: private, or a name of your program; WGSL, GLSL, HLSL, MSL")
	f.BoolVar(&floor, "floor", false, "make float64 of 32-bit integers, for devices without: GLSL, HLSL; always so in MSL, WGSL")
	f.BoolVar(&selftest, "selftest", false, "add operands, the right bits, and code that compares them")
	f.IntVar(&rows, "rows", 64, "`rows` of operands for each function in the self-test")
	f.within("rows", 1, 1<<16)
	f.BoolVar(&asList, "list", false, "list the languages")
	f.exclude("list", "lang", "func", "out", "selftest", "rows", "floor", "tables", "zero")
	f.with([]string{"selftest"}, "rows")
	f.writes("out", "tables")
	f.oneOf("lang", "language", languageNames()...)
	cmd.RegisterFlagCompletionFunc("func", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return catalogue(), cobra.ShellCompDirectiveNoFileComp // when it is asked for: every command would decode the programs of all functions
	})
	return cmd
}

func languageNames() []string {
	return words.Of(export.Languages(), func(l *export.Language) string { return l.Name })
}

// catalogue are the names of the functions that can be exported.
func catalogue() []string {
	return words.Of(export.Functions(), func(f kernels.Func) string { return f.Name })
}

// exported returns the functions that are asked for, each once.
func exported(l *export.Language, list []string) (names []string, err error) {
	all := catalogue()
	for _, name := range list {
		name = strings.TrimSpace(name)
		if !strings.ContainsAny(name, "*?[") {
			full, err := find(name, "DF", all)
			if err != nil {
				return nil, err
			}
			names = append(names, full)
			continue
		}
		found := false
		for _, n := range all {
			ok, err := path.Match(strings.ToLower(name), strings.ToLower(n))
			if err != nil {
				return nil, usagef("--func %q is no pattern: %w", name, err)
			}
			if ok {
				names, found = append(names, n), true
			}
		}
		if !found {
			return nil, usagef("no function is named like %q: limb show lists them", name)
		}
	}
	seen := map[string]bool{}
	return slices.DeleteFunc(names, func(n string) bool {
		again := seen[n]
		seen[n] = true
		return again
	}), nil
}

func listLanguages(cmd *cobra.Command) error {
	type entry struct {
		Name    string `json:"language"`
		Title   string `json:"title"`
		Float64 bool   `json:"float64"`
		Start   string `json:"selftest"`
	}
	x := struct {
		report.Form
		Languages []entry `json:"languages"`
	}{Form: report.Of("languages")}
	var table [][]string
	for _, l := range export.Languages() {
		x.Languages = append(x.Languages, entry{l.Name, l.Title, !l.Single, l.Start})
		doubles := "float64"
		switch {
		case l.Single:
			doubles = "of integers"
		case l.CanFloor():
			doubles = "either"
		}
		table = append(table, []string{l.Name, l.Title, doubles, l.Start})
	}
	return write(cmd, x, func(w io.Writer, s report.Style) { s.List(w, table) })
}
