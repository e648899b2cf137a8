package main

import (
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/internal/report"
)

func accuracyCommand() *cobra.Command {
	var (
		asJSON    bool
		n, rounds int
		seed      uint64
		types     []string
	)
	cmd := &cobra.Command{
		Use:   "accuracy",
		Short: "search the largest error of every operation",
		Long: `accuracy draws vectors of several distributions, and climbs from adversarial ones
toward larger errors. Errors are found against exact arithmetic, for plain Go;
every device that passes its test has the same bits.`,
		Example: `  limb accuracy
  limb accuracy --type DF --n 1048576 --rounds 10000
  limb accuracy --json`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if n < 1 || n > 1<<30 {
				return usagef("--n is %d: it must be from 1 to %d", n, 1<<30)
			}
			if rounds < 1 {
				return usagef("--rounds is %d: it must be at least 1", rounds)
			}
			for i, typ := range types {
				types[i] = strings.ToUpper(typ)
				if types[i] != "DF" && types[i] != "DD" {
					return usagef("unknown type %q: there are DF and DD", typ)
				}
			}
			show, stop := progress(cmd.ErrOrStderr())
			if show != nil {
				show(0, "searching")
			}
			s := measure.Search(types, n, rounds, seed)
			stop()
			return write(cmd, asJSON, s, func(w io.Writer) { s.Text(w, style(w)) })
		},
	}
	f := cmd.Flags()
	f.IntVar(&n, "n", 1<<16, "`number` of vectors of each distribution")
	f.IntVar(&rounds, "rounds", 1000, "`number` of rounds of the climb")
	f.Uint64Var(&seed, "seed", 1, "`seed` of the random vectors")
	f.StringSliceVar(&types, "type", report.Types, "`type`: DF (and float32), DD (and float64)")
	f.BoolVar(&asJSON, "json", false, "for programs")
	return cmd
}
