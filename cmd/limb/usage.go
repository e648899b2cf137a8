package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// usage returns what writes the usage of a command, with its flags wrapped to a width, 0 for none.
// It has no template: text/template calls methods by name, and then the linker keeps those of all
// types.
func usage(width int) func(*cobra.Command) error {
	return func(cmd *cobra.Command) error {
		w := cmd.OutOrStderr()
		fmt.Fprintf(w, "Usage:\n  %s\n", cmd.UseLine())
		if cmd.HasAvailableSubCommands() {
			fmt.Fprintf(w, "  %s [command]\n", cmd.CommandPath())
		}
		if cmd.HasExample() {
			fmt.Fprintf(w, "\nExamples:\n%s\n", cmd.Example)
		}
		if cmd.HasAvailableSubCommands() {
			fmt.Fprintf(w, "\nAvailable Commands:\n")
			for _, sub := range cmd.Commands() {
				if sub.IsAvailableCommand() || sub.Name() == "help" {
					fmt.Fprintf(w, "  %-*s %s\n", sub.NamePadding(), sub.Name(), sub.Short)
				}
			}
		}
		flags := func(title string, f *pflag.FlagSet) {
			if f.HasAvailableFlags() {
				fmt.Fprintf(w, "\n%s:\n%s\n", title, strings.TrimRight(f.FlagUsagesWrapped(width), " \n"))
			}
		}
		flags("Flags", cmd.LocalFlags())
		flags("Global Flags", cmd.InheritedFlags())
		if cmd.HasAvailableSubCommands() {
			fmt.Fprintf(w, "\nUse %q for more information about a command.\n", cmd.CommandPath()+" [command] --help")
		}
		return nil
	}
}
