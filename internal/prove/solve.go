package prove

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// Verdict is what a solver found.
type Verdict string

const (
	Proved  Verdict = "proved"
	Refuted Verdict = "refuted" // by operands
	Open    Verdict = "open"    // the solver gave up, or was stopped
)

// Finding is what a solver found of a promise in a format.
type Finding struct {
	Verdict  Verdict
	Operands []float64 // where refuted: the limbs of those that break the promise
	Results  []float64 // and what the function makes of them
	Error    float64   // see [Promise.Error]
	Took     time.Duration
}

// ErrSolver is in the error where a solver is missing or does not answer as solvers do.
var ErrSolver = errors.New("no solver")

// Solvers are those that are known, in the order in which they are looked for.
var Solvers = []string{"bitwuzla", "z3", "cvc5"}

// Solver returns the program of that name, or the first of [Solvers] that the machine has.
func Solver(name string) (string, error) {
	list := Solvers
	if name != "" {
		list = []string{name}
	}
	for _, s := range list {
		if path, err := exec.LookPath(s); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("%w %s on this machine: Debian has the packages cvc5 and z3", ErrSolver, strings.Join(list, ", "))
}

// arguments make a solver read from its standard input.
func arguments(solver string) []string {
	switch filepath.Base(solver) {
	case "z3":
		return []string{"-in", "-smt2"}
	case "cvc5":
		return []string{"--lang=smt2", "--produce-models", "--fp-exp"} // other formats than binary32 and 64
	}
	return []string{"--produce-models"}
}

var model = regexp.MustCompile(`\(x(\d+) #(b[01]+|x[0-9a-f]+)\)`)

// Prove asks a solver for operands that break the promise, until ctx is done. Those that it
// has are tried: a solver is not believed.
func (p Promise) Prove(ctx context.Context, solver string, f *ir.Func, format fp.Format) (Finding, error) {
	text, err := p.Formula(f, format)
	if err != nil {
		return Finding{}, err
	}
	start := time.Now()
	cmd := exec.CommandContext(ctx, solver, arguments(solver)...)
	cmd.Stdin = strings.NewReader(text)
	var out, problems bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &problems
	runErr := cmd.Run()
	found := Finding{Verdict: Open, Took: time.Since(start)}
	answer, rest, _ := strings.Cut(out.String(), "\n")
	switch strings.TrimSpace(answer) {
	case "unsat":
		found.Verdict = Proved
		return found, nil
	case "sat":
		found.Verdict = Refuted
	case "unknown", "timeout":
		return found, nil
	default:
		if ctx.Err() != nil {
			return found, nil
		}
		return found, fmt.Errorf("%w: %s answers %q: %v %s", ErrSolver, solver, answer, runErr, strings.TrimSpace(problems.String()))
	}
	found.Operands = make([]float64, len(f.Params))
	values := model.FindAllStringSubmatch(rest, -1)
	if len(values) != len(found.Operands) {
		return found, fmt.Errorf("%w: %s has no values of all operands: %q", ErrSolver, solver, rest)
	}
	for _, m := range values {
		i, _ := strconv.Atoi(m[1])
		base := map[byte]int{'b': 2, 'x': 16}[m[2][0]]
		code, err := strconv.ParseUint(m[2][1:], base, 64)
		if err != nil || i >= len(found.Operands) {
			return found, fmt.Errorf("%w: %s has the value %q", ErrSolver, solver, m[0])
		}
		found.Operands[i] = format.Decode(code)
	}
	found.Results, found.Error, err = p.Error(f, format, found.Operands)
	if err != nil {
		return found, err
	}
	if !(found.Error > p.Bound) && !loose(found.Results, format) {
		return found, fmt.Errorf("%w: %s says that %x break the promise of %s in %v, but they give %x, whose error is %g", ErrSolver, solver, found.Operands, f.Go, format, found.Results, found.Error)
	}
	return found, nil
}

// loose reports whether the second result is above half a unit in the last place of the first.
func loose(r []float64, f fp.Format) bool {
	return len(r) == 2 && 2*max(r[1], -r[1]) > f.ULP(r[0])
}
