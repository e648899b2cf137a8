// Package peers times other libraries: libqd, libquadmath, MPFR and Arb, where
// they are installed (Debian: g++ libqd-dev libmpfr-dev libflint-arb-dev). A C++
// program, which is compiled when it is asked for, runs their operations.
package peers

import (
	"bufio"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

//go:embed src/peers.cpp
var source string

// flags let the compiler use the whole processor, but not fuse products with
// sums, which would break libqd.
var flags = []string{"-O3", "-march=native", "-std=c++17", "-ffp-contract=off"}

// headers tell which libraries are installed, and what they are linked with.
var headers = []struct{ header, link, library, debian string }{
	{"qd/qd_real.h", "-lqd", "libqd", "libqd-dev"},
	{"quadmath.h", "-lquadmath", "libquadmath", "g++ on amd64"},
	{"mpfr.h", "-lmpfr -lgmp", "MPFR", "libmpfr-dev"},
	{"arb.h", "-lflint-arb -lflint", "Arb", "libflint-arb-dev, libflint-dev"},
	{"flint/arb.h", "-lflint", "Arb", "libflint-dev"},
}

// Library is a library at one precision.
type Library struct {
	Name    string // "libqd", "quadmath", "mpfr", "arb"
	Type    string // whose operands it takes: "DD" or "QD"
	Bits    int
	Version string // and remarks
}

// Program is the C++ program, which waits for work.
type Program struct {
	Command   string // that it was built with
	Libraries []Library
	Missing   []string // libraries that are not installed, each with its package

	cmd *exec.Cmd
	in  *bufio.Writer
	out *bufio.Reader
}

// Start compiles the program and starts it. The compiler is g++, or what the
// environment variable CXX says.
func Start() (*Program, error) {
	compiler := os.Getenv("CXX")
	if compiler == "" {
		compiler = "g++"
	}
	p := &Program{}
	link, err := p.probe(compiler)
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "limb")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	file, program := filepath.Join(dir, "peers.cpp"), filepath.Join(dir, "peers")
	if err := os.WriteFile(file, []byte(source), 0o666); err != nil {
		return nil, err
	}
	args := slices.Concat(flags, []string{"-o", program, file}, link)
	if text, err := exec.Command(compiler, args...).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("compiling the peers: %s %s: %w\n%s", compiler, strings.Join(args, " "), err, text)
	}
	p.Command = strings.Join(slices.Concat([]string{compiler}, flags, []string{"peers.cpp"}, link), " ")
	return p, p.start(program)
}

// probe finds out which libraries there are, and returns how to link them.
func (p *Program) probe(compiler string) (link []string, err error) {
	var text strings.Builder
	for i, h := range headers {
		fmt.Fprintf(&text, "#if __has_include(<%s>)\nhave%d\n#endif\n", h.header, i)
	}
	c := exec.Command(compiler, "-E", "-P", "-x", "c++", "-")
	c.Stdin = strings.NewReader(text.String())
	found, err := c.Output()
	if err != nil {
		return nil, fmt.Errorf("looking for the peers: %v: %w: install a C++ compiler (Debian: g++), or name one with CXX", c, err)
	}
	have := map[string]bool{}
	for i, h := range headers {
		if !have[h.library] && strings.Contains(string(found), fmt.Sprintf("have%d\n", i)) {
			have[h.library] = true
			link = append(link, strings.Fields(h.link)...)
		}
	}
	for i, h := range headers {
		if !have[h.library] && (i == 0 || h.library != headers[i-1].library) {
			p.Missing = append(p.Missing, fmt.Sprintf("%s (Debian: %s)", h.library, h.debian))
		}
	}
	return link, nil
}

func (p *Program) start(program string) error {
	p.cmd = exec.Command(program)
	in, err := p.cmd.StdinPipe()
	if err != nil {
		return err
	}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := p.cmd.Start(); err != nil {
		return err
	}
	p.in, p.out = bufio.NewWriter(in), bufio.NewReader(out)
	for {
		line, err := p.out.ReadString('\n')
		if err != nil {
			return errors.Join(fmt.Errorf("starting the peers: %w", err), p.Close())
		}
		if line == "ready\n" {
			return nil
		}
		var l Library
		if _, err := fmt.Sscan(line, &l.Name, &l.Type, &l.Bits); err != nil {
			return errors.Join(fmt.Errorf("starting the peers: %q: %w", line, err), p.Close())
		}
		l.Version = strings.TrimSpace(strings.SplitN(line, " ", 4)[3])
		p.Libraries = append(p.Libraries, l)
	}
}

// Close ends the program.
func (p *Program) Close() error {
	p.cmd.Process.Kill()
	p.cmd.Wait() // says that it was killed
	return nil
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

// answer reads a word.
func (p *Program) answer(word any) error {
	if err := p.in.Flush(); err != nil {
		return fmt.Errorf("asking the peers: %w", err)
	}
	if _, err := fmt.Fscan(p.out, word); err != nil && err != io.EOF {
		return fmt.Errorf("asking the peers: %w", err)
	} else if err == io.EOF {
		return fmt.Errorf("asking the peers: the program has ended")
	}
	return nil
}
