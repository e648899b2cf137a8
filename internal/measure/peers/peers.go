// Package peers times other libraries: libqd, libquadmath, MPFR and Arb, and the
// transforms of FFTW, where they are installed (Debian: g++ libqd-dev libmpfr-dev
// libflint-arb-dev libfftw3-dev), and a loop with intrinsics. A C++ program, which is
// compiled when it is asked for and kept, runs their operations.
package peers

import (
	"context"
	_ "embed"
	"errors"
	"fmt"
	"slices"
	"strings"
)

//go:embed src/peers.cpp
var source string

// A header tells that a library is installed, and what it is linked with.
type header struct{ header, link, library, debian string }

var headers = []header{
	{"qd/qd_real.h", "-lqd", "libqd", "libqd-dev"},
	{"quadmath.h", "-lquadmath", "libquadmath", "g++ on amd64"},
	{"mpfr.h", "-lmpfr -lgmp", "MPFR", "libmpfr-dev"},
	{"arb.h", "-lflint-arb -lflint", "Arb", "libflint-arb-dev, libflint-dev"},
	{"flint/arb.h", "-lflint", "Arb", "libflint-dev"},
}

// Library is a library at one precision.
type Library struct {
	Name    string `json:"name"` // "libqd", "quadmath", "mpfr", "arb"
	Type    string `json:"type"` // whose operands it takes: "DD", "TD" or "QD"
	Bits    int    `json:"bits"`
	Version string `json:"version"` // and remarks
}

// Built is a C++ program over libraries, which waits for work.
type Built struct {
	Command   string // that it was built with
	Libraries []Library
	Missing   []string // libraries that are not installed, each with its package

	process
}

// start compiles a text, with the libraries whose headers are there, and starts the program. Where libraries are wanted
// and none of these is there, it compiles nothing.
func (b *Built) start(ctx context.Context, name, source string, headers []header, wanted ...string) error {
	link, missing, err := b.probe(headers)
	if err != nil {
		return err
	}
	absent := slices.DeleteFunc(slices.Clone(missing), func(text string) bool {
		return !slices.ContainsFunc(wanted, func(w string) bool { return strings.HasPrefix(text, w+" ") })
	})
	if len(wanted) > 0 && len(absent) == len(wanted) {
		return fmt.Errorf("not installed: %s", strings.Join(absent, "; "))
	}
	b.Missing = missing
	if b.Command, err = b.build(ctx, name, source, link); err != nil {
		return err
	}
	b.Libraries, err = b.libraries()
	return err
}

// Program is the program of the functions.
type Program struct{ Built }

// Start compiles the program and starts it. The compiler is g++, or what the
// environment variable CXX says.
func Start() (*Program, error) { return StartContext(context.Background()) }

// StartContext is Start, which gives up when ctx is done. Where ctx can be done, what a
// signal does is the caller's affair; else one that comes while the compiler runs removes
// its files and ends this program. Where libraries are wanted, "libqd" or "MPFR", and none of
// these is installed, that is an error, and nothing is compiled.
func StartContext(ctx context.Context, wanted ...string) (*Program, error) {
	p := &Program{}
	if err := p.start(ctx, "peers.cpp", source, headers, wanted...); err != nil {
		return nil, err
	}
	return p, nil
}

// probe finds out which libraries there are, and returns how to link them, and which are
// missing, each with its package.
func (p *process) probe(headers []header) (link, missing []string, err error) {
	var text strings.Builder
	for i, h := range headers {
		fmt.Fprintf(&text, "#if __has_include(<%s>)\nhave%d\n#endif\n", h.header, i)
	}
	found, err := p.preprocess(text.String())
	if err != nil {
		return nil, nil, err
	}
	have := map[string]bool{}
	for i, h := range headers {
		if !have[h.library] && strings.Contains(found, fmt.Sprintf("have%d\n", i)) {
			have[h.library] = true
			link = append(link, strings.Fields(h.link)...)
		}
	}
	for i, h := range headers {
		if !have[h.library] && (i == 0 || h.library != headers[i-1].library) {
			missing = append(missing, fmt.Sprintf("%s (Debian: %s)", h.library, h.debian))
		}
	}
	return link, missing, nil
}

// libraries reads what the program says of itself.
func (p *process) libraries() (list []Library, err error) {
	for {
		line, err := p.out.ReadString('\n')
		if err != nil {
			return nil, errors.Join(fmt.Errorf("starting the peers: %w", err), p.Close())
		}
		if line == "ready\n" {
			return list, nil
		}
		var l Library
		if _, err := fmt.Sscan(line, &l.Name, &l.Type, &l.Bits); err != nil {
			return nil, errors.Join(fmt.Errorf("starting the peers: %q: %w", line, err), p.Close())
		}
		l.Version = strings.TrimSpace(strings.SplitN(line, " ", 4)[3])
		list = append(list, l)
	}
}

// Load fills arrays of n elements with operands x and y, limbs of numbers, again
// and again.
func (p *Program) Load(l Library, n int, x, y [][]float64) error {
	fmt.Fprintf(p.in, "load %s %s %d %d\n", l.Name, l.Type, n, len(x))
	for i := range x {
		for _, a := range slices.Concat(x[i], y[i]) {
			fmt.Fprintf(p.in, "%x ", a)
		}
		fmt.Fprintln(p.in)
	}
	return p.answer(new(string))
}

// Time returns the seconds of so many passes over the arrays, -1 for an
// operation that the library lacks. Operations are named as limb's methods.
func (p *Program) Time(l Library, op string, passes int) (seconds float64, err error) {
	fmt.Fprintf(p.in, "time %s %s %s %d\n", l.Name, l.Type, op, passes)
	err = p.answer(&seconds)
	return seconds, err
}

// Values returns the first k results, each as numbers that it is the sum of; of
// SinCos, sines and cosines.
func (p *Program) Values(l Library, op string, k int) (z, w [][]float64, err error) {
	fmt.Fprintf(p.in, "values %s %s %s\n", l.Name, l.Type, op)
	for range k {
		var a [16]float64
		for i := range a {
			if err := p.answer(&a[i]); err != nil {
				return nil, nil, err
			}
		}
		z, w = append(z, a[:8]), append(w, a[8:])
	}
	return z, w, nil
}
