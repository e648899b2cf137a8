package peers

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/outfile"
)

// flags let the compiler use the whole processor, but not fuse products with
// sums, which would break libqd.
var flags = []string{"-O3", "-march=native", "-std=c++17", "-ffp-contract=off"}

func compiler() string {
	if c := os.Getenv("CXX"); c != "" {
		return c
	}
	return "g++"
}

// preprocess returns what the compiler makes of a text that asks for headers.
func preprocess(text string) (string, error) {
	c := exec.Command(compiler(), "-E", "-P", "-x", "c++", "-")
	c.Stdin = strings.NewReader(text)
	found, err := c.Output()
	if err != nil {
		return "", fmt.Errorf("looking for the peers: %v: %w: install a C++ compiler (Debian: g++), or name one with CXX", c, err)
	}
	return string(found), nil
}

// process is a C++ program, which waits for work.
type process struct {
	cmd *exec.Cmd
	in  *bufio.Writer
	out *bufio.Reader
}

// build compiles a program and starts it with arguments. It returns the command
// that compiled it.
func (p *process) build(name, source string, link []string, args ...string) (command string, err error) {
	dir, err := os.MkdirTemp("", "limb")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(dir)
	defer outfile.Guard(dir)()
	file, program := filepath.Join(dir, name), filepath.Join(dir, "peers")
	if err := os.WriteFile(file, []byte(source), 0o666); err != nil {
		return "", err
	}
	c := exec.Command(compiler(), slices.Concat(flags, []string{"-o", program, file}, link)...)
	if text, err := c.CombinedOutput(); err != nil {
		return "", fmt.Errorf("compiling the peers: %v: %w\n%s", c, err, text)
	}
	command = strings.Join(slices.Concat([]string{compiler()}, flags, []string{name}, link), " ")
	p.cmd = exec.Command(program, args...)
	in, err := p.cmd.StdinPipe()
	if err != nil {
		return "", err
	}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return "", err
	}
	p.in, p.out = bufio.NewWriter(in), bufio.NewReader(out)
	return command, p.cmd.Start()
}

// Close ends the program.
func (p *process) Close() error {
	p.cmd.Process.Kill()
	p.cmd.Wait() // says that it was killed
	return nil
}

// answer reads words.
func (p *process) answer(words ...any) error {
	if err := p.in.Flush(); err != nil {
		return fmt.Errorf("asking the peers: %w", err)
	}
	if _, err := fmt.Fscan(p.out, words...); err != nil && err != io.EOF {
		return fmt.Errorf("asking the peers: %w", err)
	} else if err == io.EOF {
		return fmt.Errorf("asking the peers: the program has ended")
	}
	return nil
}
