// Lint is staticcheck and go vet in one program, which reads and type-checks each package once:
//
//	lint ./...
package main

import (
	"os"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/suite/vet"
	"honnef.co/go/tools/lintcmd"
	"honnef.co/go/tools/simple"
	"honnef.co/go/tools/staticcheck"
	"honnef.co/go/tools/stylecheck"
	"honnef.co/go/tools/unused"
)

func main() {
	cmd := lintcmd.NewCommand("lint")
	cmd.ParseFlags(os.Args[1:])
	cmd.AddAnalyzers(simple.Analyzers...)
	cmd.AddAnalyzers(staticcheck.Analyzers...)
	cmd.AddAnalyzers(stylecheck.Analyzers...)
	cmd.AddAnalyzers(unused.Analyzer)
	for _, a := range vet.Suite {
		cmd.AddBareAnalyzers(reads(a))
	}
	cmd.Run()
}

// reads gives an analyzer of go vet's what staticcheck does not give it: a way to read assembly and other files that
// are not Go's.
func reads(a *analysis.Analyzer) *analysis.Analyzer {
	run := a.Run
	a.Run = func(p *analysis.Pass) (any, error) {
		q := *p
		q.ReadFile = os.ReadFile
		return run(&q)
	}
	return a
}
