package main

import (
	"fmt"
	"io"
	"path"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/cmd/limb/internal/version"
	"github.com/limbfp/limb/internal/export"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/outfile"
)

func exportCommand() *cobra.Command {
	var (
		lang, out      string
		functions      []string
		selftest       bool
		rows           int
		asList, asJSON bool
	)
	cmd := &cobra.Command{
		Use:   "export --lang language --func function,…",
		Short: "write functions as a text of another language",
		Long: `export writes functions of the library as one text of another language, with only what
they need: types, tables, contracts as comments, and the guard that the language's
compilers call for. With --selftest the text has operands, the bits that the functions
must give, and what compares them, in your own engine.

A function has its name from the catalogue (limb show lists it), DD.Exp or f64.TwoSum;
a * stands for any part of it: DD.* is all of DD, * all there is. docs/export.md
has a page for each language.`,
		Example: `  limb export --list
  limb export --lang c --func DD.Add,DD.Mul --selftest --out dd.h
  limb export --lang c --func '*' --out limb.h
  limb export --lang opencl --func 'QF.*'
  limb export --lang cuda --func DF.Exp
  limb export --lang rust --func DD.Exp,DD.Log --out dd.rs`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := exclude(cmd, "list", "lang", "func", "out", "selftest", "rows"); err != nil {
				return err
			}
			if asList {
				return listLanguages(cmd, asJSON)
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
			if rows < 1 || rows > 1<<16 {
				return usagef("--rows %d: a self-test has 1 to 65536 rows for each function", rows)
			}
			if cmd.Flags().Changed("rows") && !selftest {
				return usagef("--rows is of the self-test: give --selftest too")
			}
			if out != "" {
				if err := outfile.Check(out); err != nil {
					return err
				}
			}
			f := export.File{Language: l, Functions: names, Version: version.String()}
			if selftest {
				f.Rows = rows
			}
			text, err := export.Write(f)
			if err != nil {
				return fmt.Errorf("export: %w", err)
			}
			x := struct {
				Schema    int      `json:"schema"`
				Kind      string   `json:"kind"`
				Language  string   `json:"language"`
				Functions []string `json:"functions"`
				Text      string   `json:"text"`
			}{report.Schema, "export", l.Name, names, text}
			if out != "" {
				return outfile.Write(out, func(w io.Writer) error {
					if asJSON {
						return report.WriteJSON(w, x)
					}
					_, err := io.WriteString(w, text)
					return err
				})
			}
			return write(cmd, asJSON, x, func(w io.Writer) { io.WriteString(w, text) })
		},
	}
	f := cmd.Flags()
	f.StringVar(&lang, "lang", "", "`language`: "+strings.Join(languageNames(), ", "))
	f.StringSliceVar(&functions, "func", nil, "`functions` of the catalogue, divided by commas")
	f.StringVar(&out, "out", "", "`file` to write, aside and renamed; the standard output without it")
	f.BoolVar(&selftest, "selftest", false, "with operands, the bits that must come out, and what compares them")
	f.IntVar(&rows, "rows", 64, "`rows` of operands for each function in the self-test")
	f.BoolVar(&asList, "list", false, "list the languages")
	f.BoolVar(&asJSON, "json", false, "for programs")
	cmd.RegisterFlagCompletionFunc("lang", cobra.FixedCompletions(languageNames(), cobra.ShellCompDirectiveNoFileComp))
	cmd.RegisterFlagCompletionFunc("func", cobra.FixedCompletions(catalogue(), cobra.ShellCompDirectiveNoFileComp))
	return cmd
}

func languageNames() (names []string) {
	for _, l := range export.Languages() {
		names = append(names, l.Name)
	}
	return names
}

// catalogue are the names of the functions that can be exported.
func catalogue() (names []string) {
	for _, f := range export.Functions() {
		names = append(names, f.Name)
	}
	return names
}

// exported returns the functions that are asked for, each once. A pattern leaves out what the
// language does not have; a name does not.
func exported(l *export.Language, list []string) (names []string, err error) {
	all := catalogue()
	for _, name := range list {
		name = strings.TrimSpace(name)
		if !strings.ContainsAny(name, "*?[") {
			full, err := find(name, "DF", all)
			if err != nil {
				return nil, err
			}
			f, _ := kernels.Lookup(full)
			if err := l.Check(f); err != nil {
				return nil, usageError{err}
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
			f, _ := kernels.Lookup(n)
			if ok && l.Check(f) == nil {
				names, found = append(names, n), true
			}
		}
		if !found {
			return nil, usagef("no function of %s is named like %q: limb show lists them", l.Title, name)
		}
	}
	seen := map[string]bool{}
	return slices.DeleteFunc(names, func(n string) bool {
		again := seen[n]
		seen[n] = true
		return again
	}), nil
}

func listLanguages(cmd *cobra.Command, asJSON bool) error {
	type entry struct {
		Name    string `json:"language"`
		Title   string `json:"title"`
		Float64 bool   `json:"float64"`
		Start   string `json:"selftest"`
	}
	x := struct {
		Schema    int     `json:"schema"`
		Kind      string  `json:"kind"`
		Languages []entry `json:"languages"`
	}{Schema: report.Schema, Kind: "languages"}
	var table [][]string
	for _, l := range export.Languages() {
		x.Languages = append(x.Languages, entry{l.Name, l.Title, !l.Single, l.Start})
		types := "DF, QF, DD, QD"
		if l.Single {
			types = "DF, QF"
		}
		table = append(table, []string{l.Name, l.Title, types, l.Start})
	}
	return write(cmd, asJSON, x, func(w io.Writer) { style(w).List(w, make([]bool, 4), table) })
}
