package peers

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/limbfp/limb/internal/run/kept"
	"github.com/limbfp/limb/internal/run/outfile"
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
func (p *process) preprocess(text string) (string, error) {
	c := exec.Command(compiler(), slices.Concat(flags, []string{"-v", "-E", "-P", "-x", "c++", "-"})...)
	c.Stdin = strings.NewReader(text)
	var about strings.Builder
	c.Stderr = &about
	found, err := c.Output()
	if err != nil {
		return "", fmt.Errorf("looking for the peers: %s: %w: install a C++ compiler (Debian: g++), or name one with CXX", compiler(), err)
	}
	p.about = about.String()
	return string(found), nil
}

// process is a C++ program, which waits for work.
type process struct {
	about string // the compiler, and the processor that it compiles for
	cmd   *exec.Cmd
	in    *bufio.Writer
	out   *bufio.Reader
}

// build compiles a program, if none is kept of this source, compiler, processor and
// libraries, and starts it with arguments. It returns the command that compiles it.
func (p *process) build(ctx context.Context, name, source string, link []string, args ...string) (command string, err error) {
	dir, err := os.MkdirTemp("", "limb")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(dir)
	if ctx.Done() == nil {
		defer outfile.Guard(dir)()
	}
	file, program := filepath.Join(dir, name), filepath.Join(dir, "peers")
	command = strings.Join(slices.Concat([]string{compiler()}, flags, []string{name}, link), " ")
	key := kept.Key(source, command, p.about, kept.Summary("/etc/ld.so.cache"))
	binary, ok := kept.Get("peers", key)
	if ok {
		if err := os.WriteFile(program, binary, 0o700); err != nil {
			return "", err
		}
	} else {
		if err := os.WriteFile(file, []byte(source), 0o666); err != nil {
			return "", err
		}
		c := exec.CommandContext(ctx, compiler(), slices.Concat(flags, []string{"-o", program, file}, link)...)
		c.WaitDelay = time.Second // for what the compiler has started
		if text, err := c.CombinedOutput(); err != nil {
			return "", fmt.Errorf("compiling the peers: %v: %w\n%s", c, err, text)
		}
		if binary, err := os.ReadFile(program); err == nil {
			kept.Put("peers", key, binary)
		}
	}
	// A process that is started meanwhile may still hold the file that was written.
	for wait := time.Millisecond; ; wait *= 2 {
		if err = p.run(program, args...); err == nil || !strings.Contains(err.Error(), "text file busy") || wait > time.Second {
			return command, err
		}
		time.Sleep(wait)
	}
}

// run starts a program.
func (p *process) run(program string, args ...string) error {
	p.cmd = exec.Command(program, args...)
	in, err := p.cmd.StdinPipe()
	if err != nil {
		return err
	}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return err
	}
	p.in, p.out = bufio.NewWriter(in), bufio.NewReader(out)
	return p.cmd.Start()
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
