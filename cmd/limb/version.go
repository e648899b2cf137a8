package main

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/cmd/limb/internal/version"
)

func versionCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "version",
		Short: "print the version",
		Example: `  limb version
  limb version --json`,
		RunE: func(cmd *cobra.Command, _ []string) error {
			v := struct {
				report.Form
				Limb   string        `json:"limb_version"`
				System report.System `json:"system"`
			}{report.Of("version"), version.String(), measure.Here()}
			return write(cmd, v, func(w io.Writer, _ report.Style) {
				fmt.Fprintf(w, "limb %s %s %s/%s\n", v.Limb, v.System.Go, v.System.OS, v.System.Arch)
			})
		},
	}
	flagsOf(cmd)
	return cmd
}
