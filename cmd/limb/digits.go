package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/digits"
	"github.com/limbfp/limb/cmd/limb/internal/version"
	"github.com/limbfp/limb/internal/run/outfile"
)

func digitsCommand() *cobra.Command {
	o := digits.Options{}
	var page string
	cmd := &cobra.Command{
		Use:   "digits FILE.go[:FUNCTION] NAME=INPUT...",
		Short: "find where a Go function in float64 loses its digits",
		Long: `digits runs a Go function in float64, with a QD beside each of its numbers. It
says how many digits are left on each line, which lines are to blame and for what, and
which type would be enough. The function is run as it is: nothing is compiled, and Go need
not be installed.

Each parameter gets its inputs by name:

  x=1..10          numbers between 1 and 10
  x=0.5            this number; x=1,2,3 one after the other
  xs=0..1:1000     a list of 1000 numbers between 0 and 1
  xs=1,2,3         a list of three
  xs=FILE.npy      a list, or a list for each row of a matrix
  a,b,c=FILE.csv   the columns of a file
  xs=FILE.csv:time a column as a list, by its name or its number from 1 on
  p.x=1            a field of a struct

For standard input write - for the file: limb digits - variance xs=0..1:9.

Numbers of a range are spread evenly; where its ends differ by a factor of 1000 or more,
their exponents are.

A > marks a line that is to blame: the error of the result grew there. A line whose losses
do not reach the result is not blamed. A · marks where an error begins.

The function may use floats, integers, bools, slices, arrays, structs, pointers, functions
and package math. A method is FILE.go:Type.Method. A constant such as 0.1 is exact in QD.
Where numbers leave the range of float64, QD gets wider exponents.`,
		Example: `  limb digits testdata/stats.go:variance xs=1e9..1000000001:100
  limb digits testdata/stats.go:smallRoot a=1 b=1e3..1e8 c=1 --html roots.html
  limb digits testdata/stats.go:mean xs=testdata/x.npy --json`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usagef("name a function, as in limb digits stats.go:variance xs=0..1:100")
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			o.Path, o.Func = args[0], ""
			if at := strings.LastIndex(args[0], ".go:"); at >= 0 {
				o.Path, o.Func = args[0][:at+3], args[0][at+4:]
			} else if len(args) > 1 && !strings.Contains(args[1], "=") {
				o.Func = args[1]
				args = args[1:]
			}
			if !strings.HasSuffix(o.Path, ".go") && o.Path != "-" {
				return usagef("%s is no file of Go: name one, and a function in it, as in stats.go:variance", o.Path)
			}
			o.Inputs = args[1:]
			stdin := 0
			for _, arg := range append([]string{"=" + o.Path}, o.Inputs...) {
				if strings.HasSuffix(arg, "=-") {
					stdin++
				}
			}
			if stdin > 1 {
				return usagef("- is standard input, which one file alone can come from")
			}
			ctx, stop := interruptible(cmd)
			defer stop()
			r, err := watch(cmd, "reading "+o.Path, func(show shower) (*digits.Report, error) {
				o.Show = show
				return digits.Analyse(ctx, o)
			})
			switch {
			case ctx.Err() != nil:
				return errSignal
			case errors.Is(err, digits.ErrInput):
				return usageError{err}
			case err != nil:
				return err
			}
			r.Limb = version.String()
			if page != "" {
				if err := outfile.Write(page, r.HTML); err != nil {
					return fmt.Errorf("writing the page: %w: choose another file with --html", err)
				}
			}
			return write(cmd, r, r.Text)
		},
	}
	f := flagsOf(cmd)
	f.IntVar(&o.Count, "n", 64, "how many inputs to take from ranges")
	f.within("n", 1, 1<<20)
	f.Float64Var(&o.Want, "want", 12, "how many digits are enough")
	f.check("want", func(value string) error {
		if !(o.Want > 0 && o.Want <= 63) {
			return usagef("--want is %s: it must be more than 0 and at most 63, the digits of a QD", value)
		}
		return nil
	})
	f.IntVar(&o.Limit, "limit", 1<<23, "operations on one input, at most")
	f.within("limit", 1, 1<<28)
	f.StringVar(&page, "html", "", "also write a page for a browser to this `file`, or -")
	f.writes("html")
	return cmd
}
