package main

import (
	"cmp"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/gen/build"
)

// built is what limb build --json says of a kernel.
type built struct {
	Package  string `json:"package"`
	Kernel   string `json:"kernel"`
	Launcher string `json:"launcher"`
	Lanes    bool   `json:"lanes"`
	Why      string `json:"why,omitempty"` // it runs in Go
}

func buildCommand() *cobra.Command {
	var check, verbose bool
	cmd := &cobra.Command{
		Use:   "build [packages]",
		Short: "compile kernels written in Go",
		Long: `build compiles the functions marked //limb:kernel of the packages that you name
as for the go command (default "."). Beside each package it writes zlimb.go, with a
launcher for each kernel, zlimb.ir, which devices compile, and zlimb_amd64.s and
zlimb_arm64.s, assembly for AVX2, AVX-512 and NEON. Keep them with the source; a program
that uses them needs limb alone. To have go generate call it, write

	//go:generate go run github.com/limbfp/limb/cmd/limb build

The launcher of a kernel escape is Escape: Escape.Slices runs it on slices, Escape.Run on
arrays of a device, with the same bits. The type arguments of a generic kernel follow the
name, as in EscapeF64; where the launcher would have the kernel's own name, Kernel
follows. If a kernel has an error, nothing is written.`,
		Example: `  limb build                  the package in this folder
  limb build -v ./...         and which kernels run over lanes
  limb build --check ./...    is everything up to date?`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, patterns []string) error {
			if len(patterns) == 0 {
				patterns = []string{"."}
			}
			if os.Getenv("GOGC") == "" { // a short run: memory is there, and a fifth of the time goes to freeing it
				defer debug.SetGCPercent(debug.SetGCPercent(400))
			}
			list, err := build.Packages(cmd.Context(), ".", patterns...)
			if err != nil {
				return fmt.Errorf("build:\n%w", err)
			}
			kernels := []built{}
			var stale []string
			for _, p := range list {
				for _, k := range p.Kernels {
					kernels = append(kernels, built{p.Path, k.Name, k.Launcher, k.InGo == "", k.InGo})
					if k.InGo != "" && k.InGo != build.ForDevices && !verbose && !asJSON(cmd) {
						fmt.Fprintf(cmd.ErrOrStderr(), "note: %s runs in plain Go on processors, not over lanes: %s\n", k.Name, k.InGo)
					}
				}
				if !check {
					if _, err := p.Write(); err != nil {
						return err
					}
					continue
				}
				files, err := p.Stale()
				if err != nil {
					return err
				}
				for _, f := range files {
					stale = append(stale, filepath.Join(shownDir(p.Dir), f))
				}
			}
			if verbose || asJSON(cmd) {
				x := struct {
					report.Form
					Kernels []built `json:"kernels"`
				}{report.Of("kernels"), kernels}
				err = write(cmd, x, func(w io.Writer, _ report.Style) { printBuilt(w, kernels) })
			}
			if err == nil && len(stale) > 0 {
				err = fmt.Errorf("not up to date: run limb build\n%s", strings.Join(stale, "\n"))
			}
			return err
		},
	}
	f := flagsOf(cmd)
	f.BoolVar(&check, "check", false, "write nothing, and fail if a file is not up to date")
	f.BoolVarP(&verbose, "verbose", "v", false, "say which kernels run in vectors on a processor, and why others run in Go")
	return cmd
}

func printBuilt(w io.Writer, kernels []built) {
	last := ""
	for _, k := range kernels {
		if k.Package != last {
			fmt.Fprintln(w, k.Package)
			last = k.Package
		}
		how := "lanes"
		if !k.Lanes {
			how = "Go: " + k.Why
		}
		fmt.Fprintf(w, "  %s  %s  %s\n", cmp.Or(k.Launcher, "-"), k.Kernel, how)
	}
}

// shownDir is a folder as it is seen from the current one.
func shownDir(dir string) string {
	here, err := os.Getwd()
	if err != nil {
		return dir
	}
	if rel, err := filepath.Rel(here, dir); err == nil && !strings.HasPrefix(rel, "..") {
		return rel
	}
	return dir
}
