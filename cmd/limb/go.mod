// The command, in a module of its own: a program that imports limb has none of what the
// command needs. In a clone go.work joins them.
module github.com/limbfp/limb/cmd/limb

go 1.26.0

require (
	codeberg.org/sbinet/npyio v0.12.0
	github.com/jedib0t/go-pretty/v6 v6.8.3
	github.com/limbfp/limb v0.1.0
	github.com/limbfp/limb/gen v0.1.0
	github.com/mattn/go-runewidth v0.0.16
	github.com/rogpeppe/go-internal v1.16.0
	github.com/spf13/cobra v1.10.2
	github.com/spf13/pflag v1.0.9
	golang.org/x/net v0.62.0
	golang.org/x/sys v0.49.0
	golang.org/x/term v0.47.0
	gonum.org/v1/gonum v0.16.0
)

require (
	github.com/ebitengine/purego v0.11.3 // indirect
	github.com/inconshreveable/mousetrap v1.1.0 // indirect
	github.com/nlpodyssey/gopickle v0.3.0 // indirect
	github.com/rivo/uniseg v0.4.7 // indirect
	golang.org/x/text v0.43.0 // indirect
	golang.org/x/tools v0.51.0 // indirect
)
