package main

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/limbfp/limb/cmd/limb/internal/file"
	"github.com/limbfp/limb/cmd/limb/internal/words"
	"github.com/limbfp/limb/internal/run/outfile"
)

// A command declares its flags and what they may be; all of that is checked before it runs.

// usageError is an error in the way that the command was called.
type usageError struct{ error }

func (e usageError) Unwrap() error { return e.error }

func usagef(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }

// flags are those of a command, and what it declares of them.
type flags struct {
	*pflag.FlagSet
	cmd    *cobra.Command
	checks []func() error // in the order of the declarations
}

// flagsOf returns the flags of a command, --json among them. Where it does not say which arguments it takes, there are
// none.
func flagsOf(cmd *cobra.Command) *flags {
	f := &flags{FlagSet: cmd.Flags(), cmd: cmd}
	f.Bool("json", false, "print JSON, for programs")
	if cmd.Args == nil {
		cmd.Args = noArgs
	}
	cmd.PreRunE = func(*cobra.Command, []string) error {
		for _, check := range f.checks {
			if err := check(); err != nil {
				return err
			}
		}
		return nil
	}
	return f
}

// flagError says what is wrong with a flag: which one may be meant, or what it must be. Where there are arguments that
// may begin with -, dash says what to do with them.
func flagError(dash string) func(*cobra.Command, error) error {
	return func(cmd *cobra.Command, err error) error {
		if unknown, ok := errors.AsType[*pflag.NotExistError](err); ok {
			var names []string
			cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
			like := words.Nearest(unknown.GetSpecifiedName(), names)
			switch {
			case like != "" && unknown.GetSpecifiedShortnames() == "":
				err = fmt.Errorf("%w: did you mean --%s?", err, like)
			case dash != "":
				err = fmt.Errorf("%w (%s)", err, dash)
			}
		}
		if invalid, ok := errors.AsType[*pflag.InvalidValueError](err); ok {
			flag := invalid.GetFlag()
			if must := kinds[flag.Value.Type()]; must != "" {
				err = fmt.Errorf("--%s is %q: it must be %s", flag.Name, invalid.GetValue(), must)
			}
			if errors.Is(invalid, strconv.ErrRange) {
				err = fmt.Errorf("%w, and no larger than 64 bits hold", err)
			}
		}
		return usageError{err}
	}
}

// kinds are what flags must be, by their types.
var kinds = map[string]string{
	"bool": "true or false", "duration": "a length of time, as 500ms, 2s or 10m", "float64": "a number",
	"int": "a whole number, as 1000000", "uint64": "a whole number from 0 on", "intSlice": "whole numbers, as 0,2",
}

// check declares that right has no complaint of what a flag is given.
func (f *flags) check(name string, right func(value string) error) {
	f.checks = append(f.checks, func() error {
		for _, value := range valuesOf(f.Lookup(name)) {
			if err := right(value); f.Changed(name) && err != nil {
				return err
			}
		}
		return nil
	})
}

// valuesOf returns what a flag is, as text: of a list each of its elements.
func valuesOf(flag *pflag.Flag) []string {
	if list, ok := flag.Value.(pflag.SliceValue); ok {
		return list.GetSlice()
	}
	return []string{flag.Value.String()}
}

// within declares which numbers a flag may be. Where it is given any number from least on, most is 0.
func (f *flags) within(name string, least, most uint64) {
	f.check(name, func(value string) error {
		n, err := strconv.ParseUint(value, 10, 64) // a negative one is an error
		switch {
		case err == nil && n >= least && (most == 0 || n <= most):
			return nil
		case most == 0:
			return usagef("--%s is %s: it must be at least %d", name, value, least)
		}
		return usagef("--%s is %s: it must be from %d to %d", name, value, least, most)
	})
}

// oneOf declares the words that a flag may be, in upper or lower case, and what such a word is called. The flag becomes
// the word as it is declared, and shells complete it.
func (f *flags) oneOf(name, what string, known ...string) {
	f.oneOfThose(name, what, func() []string { return known })
}

// oneOfThose is oneOf for words that take time to find, and are found when they are asked for.
func (f *flags) oneOfThose(name, what string, those func() []string) {
	f.checks = append(f.checks, func() error {
		flag, known := f.Lookup(name), those()
		words := slices.Clone(valuesOf(flag))
		for i, word := range words {
			k := slices.IndexFunc(known, func(k string) bool { return strings.EqualFold(k, word) })
			if k >= 0 {
				words[i] = known[k]
			} else if word != "" {
				return unknown(what, word, known)
			}
		}
		if list, ok := flag.Value.(pflag.SliceValue); ok {
			return list.Replace(words)
		}
		return flag.Value.Set(words[0])
	})
	f.cmd.RegisterFlagCompletionFunc(name, func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return those(), cobra.ShellCompDirectiveNoFileComp
	})
}

// unknown is the error of a word that is none of the known ones.
func unknown(what, word string, known []string) error {
	return usagef("unknown %s %q: there are %s", what, word, strings.Join(known, ", "))
}

// exclude declares that a flag does not go together with the others, which would have no effect.
func (f *flags) exclude(name string, others ...string) {
	f.checks = append(f.checks, func() error {
		for _, other := range others {
			if f.Changed(name) && f.Changed(other) {
				return usagef("--%s and --%s exclude each other", name, other)
			}
		}
		return nil
	})
}

// with declares that flags have an effect only where another one is given, or one of several.
func (f *flags) with(others []string, names ...string) {
	f.checks = append(f.checks, func() error {
		for _, name := range names {
			if f.Changed(name) && !slices.ContainsFunc(others, f.Changed) {
				return usagef("--%s goes with --%s", name, strings.Join(others, " or --"))
			}
		}
		return nil
	})
}

// positive declares that a length of time is one.
func (f *flags) positive(name string) {
	f.checks = append(f.checks, func() error {
		if d, err := f.GetDuration(name); err != nil || d <= 0 {
			return usagef("--%s is %v: it must be more than 0s", name, d)
		}
		return nil
	})
}

// form declares that flags name forms of numbers.
func (f *flags) form(names ...string) {
	for _, name := range names {
		f.check(name, func(form string) error {
			if _, err := file.Lookup(form); err != nil {
				return usagef("--%s: %w", name, err)
			}
			return nil
		})
	}
}

// inputs declares that flags name files of numbers to read, one of which at the most is standard input.
func (f *flags) inputs(names ...string) {
	stdin := 0
	for _, name := range names {
		f.check(name, func(path string) error {
			if path != file.Stdin {
				name, _ := file.Columns(path)
				return ofNumbers(name)
			}
			if stdin++; stdin > 1 {
				return usagef("- is standard input, which one file alone can come from")
			}
			return nil
		})
	}
}

// outputs declares that flags name different files of numbers to write.
func (f *flags) outputs(names ...string) {
	f.different(names, ofNumbers)
}

// stdout keeps the standard output for a file: what else the command says goes to standard error.
func (f *flags) stdout() error {
	if asJSON(f.cmd) {
		return usagef("--json and - both go to standard output: name a file in place of -")
	}
	outfile.Stdout = f.cmd.OutOrStdout()
	f.cmd.SetOut(f.cmd.ErrOrStderr())
	return nil
}

// keeps declares that a flag names a file that one run writes and the next one reads, or a folder.
func (f *flags) keeps(name, what string) {
	f.check(name, func(path string) error {
		if path == file.Stdin {
			return usagef("--%s is %s, which - is not", name, what)
		}
		return nil
	})
}

// ofNumbers returns an error of usage where a file has not the name of one of numbers.
func ofNumbers(path string) error {
	if _, err := file.Extension(path); err != nil {
		return usageError{err}
	}
	return nil
}

// missing is the error of a flag that has to name a file of numbers.
func missing(flags ...string) error {
	return usagef("--%s is missing: name a .npy, .csv or .mtx file, or -", strings.Join(flags, ", or --"))
}

// writes declares that flags name different files that can be written.
func (f *flags) writes(names ...string) {
	for _, name := range names {
		f.check(name, func(path string) error {
			if err := outfile.Check(path); err != nil {
				return fmt.Errorf("--%s: %w", name, err)
			}
			return nil
		})
	}
	f.different(names, func(string) error { return nil })
}

// different declares that flags name different files, of which right has no complaint, or the standard output.
func (f *flags) different(names []string, right func(path string) error) {
	for i, name := range names {
		f.check(name, func(path string) error {
			for _, other := range names[:i] {
				if outfile.Same(f.Lookup(other).Value.String(), path) {
					return usagef("--%s and --%s name one file", other, name)
				}
			}
			if path == file.Stdin {
				return f.stdout()
			}
			return right(path)
		})
	}
}

// notEmpty returns an error where a flag was given without its value: --device "" is
// rather a variable that is not set than the wish for any device.
func notEmpty(cmd *cobra.Command) (err error) {
	cmd.Flags().Visit(func(f *pflag.Flag) {
		if list := valuesOf(f); err == nil && (len(list) == 0 || slices.Contains(list, "")) {
			err = usagef("--%s is given without a value: leave it out, or name one", f.Name)
		}
	})
	return err
}

// moved makes flags of earlier versions errors that tell the command in their place, after the name of cmd.
func moved(cmd *cobra.Command, to map[string]string) {
	f, args := cmd.Flags(), cmd.Args
	for _, name := range slices.Sorted(maps.Keys(to)) {
		f.String(name, "", "")
		f.Lookup(name).NoOptDefVal = "true"
		f.MarkHidden(name) // it is one of the flags
	}
	cmd.Args = func(cmd *cobra.Command, list []string) error { // where a flag's value stands, too
		for _, name := range slices.Sorted(maps.Keys(to)) {
			if f.Changed(name) {
				return usagef("--%s is no flag of %s any more: see %[2]s %s", name, cmd.CommandPath(), to[name])
			}
		}
		return args(cmd, list)
	}
}

// one takes one argument, which is called by what, and is one of those that are known.
func one(what string, known ...string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) == 1 {
			return nil
		}
		return usagef("%s takes one %s, but got %d: there are %s", cmd.Name(), what, len(args), strings.Join(known, ", "))
	}
}

// noArgs takes no arguments; an unknown command ends here.
func noArgs(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	if backend, _, _ := strings.Cut(args[0], ":"); cmd.Flags().Lookup("device") != nil && slices.Contains([]string{"cpu", "opencl", "vulkan", "cuda", "webgpu"}, backend) {
		return usagef("%[1]s takes no argument, but got %[2]q: write --device %[2]s", cmd.CommandPath(), args[0])
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
