// Command limb says what extended precision is worth on the devices of this
// machine: whether it is exact, how accurate, how fast.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/internal/simd"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run runs the command and returns its exit code: 0, 1 where it failed, 2 where
// it was called wrongly.
func run(args []string, stdout, stderr io.Writer) int {
	root := command()
	root.SetArgs(args)
	root.SetOut(stdout)
	root.SetErr(stderr)
	cmd, err := root.ExecuteC()
	if err == nil {
		return 0
	}
	fmt.Fprintf(stderr, "limb: %v\n", err)
	if errors.As(err, new(usageError)) {
		fmt.Fprintf(stderr, "run %q for what it takes\n", cmd.CommandPath()+" --help")
		return 2
	}
	return 1
}

// command returns the tree of commands.
func command() *cobra.Command {
	root := &cobra.Command{
		Use:   "limb",
		Short: "extended precision on the processors of this machine",
		Long: `limb computes with sums of machine floats: DF and QF (two and four float32, 48 and
96 bits), DD and QD (two and four float64, 106 and 212 bits), on the processor and
on what its OpenCL drivers reach.`,
		Example: `  limb report              is it exact here, how accurate, how fast?
  limb devices             what is there, and why something is not
  limb bench               how fast are slices, and how fast could they be?
  limb show DF.Add         the code that runs
  limb fft --in x.npy --out X.npy --type QD`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
		PersistentPreRunE: func(*cobra.Command, []string) error {
			if word := os.Getenv("LIMB_SIMD"); word != "" {
				if _, err := simd.Parse(word); err != nil {
					return usagef("the environment variable LIMB_SIMD: %w", err)
				}
			}
			return nil
		},
		SilenceErrors: true,
		SilenceUsage:  true,
	}
	root.CompletionOptions.HiddenDefaultCmd = true
	root.SetFlagErrorFunc(func(_ *cobra.Command, err error) error { return usageError{err} })
	root.AddCommand(reportCommand(), devicesCommand(), showCommand(), fftCommand(), benchCommand(), accuracyCommand(), paranoiaCommand(), formatsCommand(), versionCommand())
	return root
}

// usageError is an error in the way that the command was called.
type usageError struct{ error }

func (e usageError) Unwrap() error { return e.error }

func usagef(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }

// noArgs takes no arguments; an unknown command ends here.
func noArgs(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	if !cmd.HasSubCommands() {
		return usagef("%s takes no argument, but got %q", cmd.CommandPath(), args[0])
	}
	cmd.SuggestionsMinimumDistance = 2
	if like := cmd.SuggestionsFor(args[0]); len(like) > 0 {
		return usagef("unknown command %q: did you mean %s?", args[0], strings.Join(like, ", "))
	}
	return usagef("unknown command %q", args[0])
}
