package main

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"

	"github.com/limbfp/limb/cmd/limb/internal/version"
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
			head := doc.GenManHeader{Section: "1", Source: "limb " + version.String(), Manual: "limb"}
			if folder == "" {
				found, rest, err := cmd.Root().Find(args)
				if err != nil || len(rest) > 0 {
					return usagef("%s has no command %q", found.CommandPath(), args[len(args)-max(len(rest), 1)])
				}
				return doc.GenMan(found, &head, cmd.OutOrStdout())
			}
			if len(args) > 0 {
				return usagef("--out is for the pages of all commands: name a folder or %q", args[0])
			}
			if err := os.MkdirAll(folder, 0o777); err != nil {
				return err
			}
			if err := doc.GenManTree(cmd.Root(), &head, folder); err != nil {
				return fmt.Errorf("%s: %w", filepath.Clean(folder), err)
			}
			return nil
		},
	}
	flagsOf(cmd).StringVar(&folder, "out", "", "write the pages of all commands into this `folder`")
	return cmd
}
