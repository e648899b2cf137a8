package main

import (
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/cmd/limb/internal/version"
	"github.com/limbfp/limb/internal/run/outfile"
)

func manCommand() *cobra.Command {
	var folder string
	cmd := &cobra.Command{
		Use:   "man [command]...",
		Short: "write the manual pages",
		Long: `man writes the manual page of limb, or of a command of its, from what --help says.
With --out it writes those of all commands into a folder: limb.1, limb-report.1 and so
on, which man finds where MANPATH has the folder above it.`,
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
			if folder == "" {
				err = m.add(found)
			} else if len(args) > 0 {
				return usagef("--out is for the pages of all commands: name a folder or %q", args[0])
			} else if err = m.addAll(found); err == nil {
				err = os.MkdirAll(folder, 0o777)
			}
			if err != nil {
				return err
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
	flagsOf(cmd).StringVar(&folder, "out", "", "write the pages of all commands into this `folder`")
	return cmd
}

// A manual is what --json writes: the pages by the names of their files.
type manual struct {
	report.Form
	Pages map[string]string `json:"pages"`
}

func (m *manual) add(cmd *cobra.Command) error {
	var b strings.Builder
	head := doc.GenManHeader{Section: "1", Source: "limb " + version.String(), Manual: "limb"}
	err := doc.GenMan(cmd, &head, &b)
	m.Pages[strings.ReplaceAll(cmd.CommandPath(), " ", "-")+".1"] = b.String()
	return err
}

func (m *manual) addAll(cmd *cobra.Command) error {
	for _, sub := range cmd.Commands() {
		if sub.IsAvailableCommand() {
			if err := m.addAll(sub); err != nil {
				return err
			}
		}
	}
	return m.add(cmd)
}
