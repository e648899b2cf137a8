// Command limb says what extended precision is worth on the devices of this
// machine: whether it is exact, how accurate, how fast.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/cmd/limb/internal/version"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/simd"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// codes are the exit codes, and what they say.
var codes = []struct {
	code int
	says string
}{
	{0, "all is done and written"},
	{1, "something failed: an input, a device, a check, or writing the output"},
	{2, "the command was called wrongly: nothing was computed"},
	{130, "a signal has stopped it: what was known by then is written"},
}

// exitCodes are the codes for the help.
func exitCodes() string {
	var b strings.Builder
	for _, c := range codes {
		fmt.Fprintf(&b, "  %-4d%s\n", c.code, c.says)
	}
	return b.String()
}

// run runs the command and returns its exit code, one of codes.
func run(args []string, stdout, stderr io.Writer) int {
	return runUntil(context.Background(), args, stdout, stderr)
}

// runUntil is run, which a command that takes long ends when ctx is done.
func runUntil(ctx context.Context, args []string, stdout, stderr io.Writer) int {
	root, out := command(), newOutput(stdout)
	root.SetArgs(args)
	root.SetOut(out)
	root.SetErr(stderr)
	strict(root)
	fit(root, style(out))
	code := 0
	cmd, err := root.ExecuteContextC(ctx)
	if err != nil {
		fmt.Fprintf(stderr, "limb: %v\n", err)
		code = 1
	}
	if errors.As(err, new(usageError)) {
		fmt.Fprintf(stderr, "run %q for what it takes\n", cmd.CommandPath()+" --help")
		code = 2
	}
	if errors.Is(err, errSignal) {
		code = 130
	}
	if lost := out.Flush(); lost != nil {
		if !errors.Is(err, lost) {
			fmt.Fprintf(stderr, "limb: writing the output: %v\n", lost)
		}
		code = max(code, 1)
	}
	return code
}

// command returns the tree of commands.
func command() *cobra.Command {
	var show bool
	root := &cobra.Command{
		Use:   "limb",
		Short: "extended precision on the processors of this machine",
		Long: `limb computes with sums of machine floats: DF, TF and QF (two, three and four float32,
48 to 96 bits), DD, TD and QD (two, three and four float64, 106 to 212 bits), on the
processor and on what OpenCL, Vulkan and CUDA reach.

Exit codes:

` + exitCodes() + `
If its output is closed, as in limb show | head -1, the signal SIGPIPE ends it, as it ends
cat.`,
		Example: `  limb report              what is here, is it exact, how fast?
  limb report papers       the tables of 2006 and 2007 beside this machine's
  limb devices             what is there, and why something is not
  limb bench               how fast are slices, and how fast could they be?
  limb show DF.Add         the code that runs
  limb calc 'exp(pi*sqrt(163))' --type QD
  limb fft --in testdata/x.npy --out X.npy --type QD
  limb mandelbrot --center -0.743644+0.131826i --width 3e-5`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if show {
				_, err := fmt.Fprintln(cmd.OutOrStdout(), "limb", version.String())
				return err
			}
			return cmd.Help()
		},
		PersistentPreRunE: func(cmd *cobra.Command, _ []string) error {
			if err := notEmpty(cmd); err != nil {
				return err
			}
			if word := os.Getenv("LIMB_SIMD"); word != "" && !show {
				if _, err := simd.Parse(word); err != nil {
					return usagef("the environment variable LIMB_SIMD: %w", err)
				}
			}
			return nil
		},
		SilenceErrors: true,
		SilenceUsage:  true,
	}
	root.Flags().BoolVarP(&show, "version", "V", false, "print the version")
	root.SetFlagErrorFunc(flagError(""))
	root.AddCommand(reportCommand(), devicesCommand(), showCommand(), calcCommand(), fftCommand(), solveCommand(), matCommand(), sumCommand(), mandelbrotCommand(), benchCommand(), accuracyCommand(), digitsCommand(), proveCommand(), paranoiaCommand(), formatsCommand(), versionCommand(), buildCommand(), exportCommand(), manCommand())
	completeDevices(root)
	return root
}

// completeDevices lets the shell complete the names of devices, wherever a flag takes them.
func completeDevices(cmd *cobra.Command) {
	if cmd.Flags().Lookup("device") != nil {
		cmd.RegisterFlagCompletionFunc("device", func(*cobra.Command, []string, string) (names []string, _ cobra.ShellCompDirective) {
			for _, d := range device.List() {
				if d.Err == nil {
					names = append(names, cobra.CompletionWithDesc(d.Name, d.Title))
				}
			}
			return names, cobra.ShellCompDirectiveNoFileComp
		})
	}
	for _, sub := range cmd.Commands() {
		completeDevices(sub)
	}
}

// fit wraps the text of a command's help to the width of the terminal, where it is asked for.
func fit(root *cobra.Command, s report.Style) {
	root.SetUsageFunc(usage(s.Width))
	show := root.HelpFunc()
	root.SetHelpFunc(func(cmd *cobra.Command, args []string) {
		cmd.Long = s.Prose(cmd.Long)
		show(cmd, args)
	})
}

// strict lets cobra's own commands, help and completion, refuse what they do not know.
func strict(root *cobra.Command) {
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	for _, cmd := range root.Commands() {
		switch cmd.Name() {
		case "help":
			cmd.Args = func(_ *cobra.Command, args []string) error {
				found, rest, err := root.Find(args)
				switch {
				case err != nil || len(rest) == 0:
					return err
				case found.HasSubCommands():
					return noArgs(found, rest)
				}
				return usagef("%s has no command %q", found.CommandPath(), rest[0])
			}
		case "completion":
			cmd.Args, cmd.RunE = noArgs, root.RunE
			for _, shell := range cmd.Commands() {
				shell.Args = noArgs
			}
		}
	}
}
