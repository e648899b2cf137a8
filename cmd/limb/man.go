package main

import (
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/cmd/limb/internal/version"
	"github.com/limbfp/limb/internal/run/outfile"
)

func manCommand() *cobra.Command {
	var folder string
	cmd := &cobra.Command{
		Use:   "man [command]...",
		Short: "write the manual pages",
		Long: `man writes the manual page of limb, or of one of its commands, from what --help
says. With --out it writes those of all commands into a folder: limb.1, limb-report.1 and
so on. man finds them if the folder above it is in MANPATH.`,
		Example: `  limb man | man -l -
  limb man fft | man -l -
  limb man --out ~/.local/share/man/man1`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			found, rest, err := cmd.Root().Find(args)
			if err != nil || len(rest) > 0 {
				return usagef("%s has no command %q", found.CommandPath(), args[len(args)-max(len(rest), 1)])
			}
			m := manual{Form: report.Of("man"), Pages: map[string]string{}}
			switch {
			case folder == "":
				m.add(found)
			case len(args) > 0:
				return usagef("--out is for the pages of all commands: name a folder or %q", args[0])
			default:
				m.addAll(found)
				if err := os.MkdirAll(folder, 0o777); err != nil {
					return err
				}
			}
			if folder != "" {
				for _, name := range slices.Sorted(maps.Keys(m.Pages)) {
					page := func(w io.Writer) error { _, err := io.WriteString(w, m.Pages[name]); return err }
					if err := outfile.Write(filepath.Join(folder, name), page); err != nil {
						return err
					}
				}
			}
			return write(cmd, m, func(w io.Writer, _ report.Style) {
				for _, text := range m.Pages {
					if folder == "" { // then it is one
						io.WriteString(w, text)
					}
				}
			})
		},
	}
	f := flagsOf(cmd)
	f.StringVar(&folder, "out", "", "write the pages of all commands into this `folder`")
	f.keeps("out", "a folder")
	return cmd
}

// A manual is what --json writes: the pages by the names of their files.
type manual struct {
	report.Form
	Pages map[string]string `json:"pages"`
}

func (m *manual) add(cmd *cobra.Command) {
	cmd.InitDefaultHelpFlag()
	name := dashed(cmd)
	p := &page{}
	fmt.Fprintf(p, ".TH %s 1 \"\" \"limb %s\" limb\n", strings.ToUpper(name), version.String())
	p.section("NAME", name+` \- `+roff(cmd.Short))
	p.section("SYNOPSIS", `\fB`+roff(cmd.UseLine())+`\fP`)
	p.section("DESCRIPTION", paragraphs(cmd.Long))
	p.flags("OPTIONS", cmd.NonInheritedFlags())
	p.flags("OPTIONS OF ALL COMMANDS", cmd.InheritedFlags())
	p.section("EXAMPLES", ".EX\n"+roff(cmd.Example)+"\n.EE")
	var others []string
	if cmd.HasParent() {
		others = append(others, `\fB`+dashed(cmd.Parent())+`\fP(1)`)
	}
	for _, sub := range cmd.Commands() {
		if sub.IsAvailableCommand() {
			others = append(others, `\fB`+dashed(sub)+`\fP(1)`)
		}
	}
	p.section("SEE ALSO", strings.Join(others, ", "))
	m.Pages[name+".1"] = p.String()
}

// dashed is the name of a command's page.
func dashed(cmd *cobra.Command) string { return strings.ReplaceAll(cmd.CommandPath(), " ", "-") }

// A page is a manual page in the language of roff.
type page struct{ strings.Builder }

func (p *page) section(title, text string) {
	if text != "" {
		fmt.Fprintf(p, ".SH %s\n%s\n", title, text)
	}
}

func (p *page) flags(title string, flags *pflag.FlagSet) {
	var b strings.Builder
	flags.VisitAll(func(f *pflag.Flag) {
		if f.Hidden {
			return
		}
		what, usage := pflag.UnquoteUsage(f)
		name := "--" + f.Name + " " + what
		if f.Shorthand != "" {
			name = "-" + f.Shorthand + ", " + name
		}
		if f.DefValue != "" && f.DefValue != "false" && f.DefValue != "0" && f.DefValue != "[]" {
			usage += " (default " + f.DefValue + ")"
		}
		fmt.Fprintf(&b, ".TP\n\\fB%s\\fP\n%s\n", roff(strings.TrimSpace(name)), roff(usage))
	})
	p.section(title, strings.TrimSuffix(b.String(), "\n"))
}

// paragraphs sets the paragraphs of a text apart. One with indented lines is a table, whose lines stay.
func paragraphs(text string) string {
	list := strings.Split(text, "\n\n")
	for i, p := range list {
		if list[i] = roff(p); strings.Contains("\n"+p, "\n  ") {
			list[i] = ".EX\n" + list[i] + "\n.EE"
		}
	}
	return strings.Join(list, "\n.PP\n")
}

// roff returns a text as roff prints it as it is: no backslash, and no dot or quote at the beginning of a line, is
// taken for a command.
func roff(text string) string {
	lines := strings.Split(strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(text), "\n")
	for i, l := range lines {
		if strings.HasPrefix(l, ".") || strings.HasPrefix(l, "'") {
			lines[i] = `\&` + l
		}
	}
	return strings.Join(lines, "\n")
}

func (m *manual) addAll(cmd *cobra.Command) {
	for _, sub := range cmd.Commands() {
		if sub.IsAvailableCommand() {
			m.addAll(sub)
		}
	}
	m.add(cmd)
}
