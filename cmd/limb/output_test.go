package main

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// short are the shortest calls of every command.
var short = map[string]string{
	"limb":                     "",
	"limb accuracy":            "--type DF --func abs --n 16 --rounds 1",
	"limb accuracy merge":      "testdata/exhausted.json",
	"limb accuracy exhaustive": "--func copysign --operands e5m6 --shard 1/64",
	"limb accuracy thall":      "--type DF --n 64 --device cpu",
	"limb accuracy native":     "--func exp --n 64",
	"limb bench":               "--type DF --op add --n 16 --runs 1",
	"limb bench mat":           "--type DD --op mul --n 4 --runs 1",
	"limb bench escape":        "--type DD --n 4 --runs 1",
	"limb bench devices":       "--device cpu --n 64",
	"limb build":               "--check -v ../../examples/heat",
	"limb calc":                "--all 1/3",
	"limb devices":             "",
	"limb export":              "--lang c --func DF.Add",
	"limb fft":                 "--in testdata/four.csv --out OUT",
	"limb formats":             "",
	"limb mandelbrot":          "--size 16x8 --limit 20 --json",
	"limb mat":                 "norm --a ../../testdata/A.csv",
	"limb paranoia":            "--model ieee --n 16",
	"limb paranoia find":       "SloppyAdd --n 16",
	"limb digits":              "../../testdata/stats.go:smallRoot a=1 b=1e3..1e8 c=1 --n 10",
	"limb man":                 "",
	"limb prove":               "TwoSum --smt2",
	"limb report":              "fft --quick --device cpu",
	"limb show":                "",
	"limb solve":               "--a ../../testdata/A.csv --b ../../testdata/b.csv --out OUT",
	"limb sum":                 "testdata/four.csv",
	"limb version":             "",
}

// limited takes so many bytes.
type limited struct{ room int }

var errRoom = errors.New("no room")

func (l *limited) Write(p []byte) (int, error) {
	n := min(l.room, len(p))
	if l.room -= n; n < len(p) {
		return n, errRoom
	}
	return n, nil
}

// TestFull: a command whose output is not taken, all of it, fails and says so.
func TestFull(t *testing.T) {
	var each func(cmd *cobra.Command)
	each = func(cmd *cobra.Command) {
		for _, sub := range cmd.Commands() {
			each(sub)
		}
		args, ok := short[cmd.CommandPath()]
		if !ok {
			t.Errorf("how to call %s is not known here", cmd.CommandPath())
			return
		}
		out := filepath.Join(t.TempDir(), "X.npy")
		words := strings.Fields(strings.TrimPrefix(cmd.CommandPath()+" "+strings.ReplaceAll(args, "OUT", out), "limb"))
		var stderr strings.Builder
		if code := run(words, &limited{7}, &stderr); code != 1 || !strings.Contains(stderr.String(), "limb: writing the output: no room") {
			t.Errorf("limb %v with room for 7 bytes: %d, %s", words, code, stderr.String())
		}
	}
	each(command())
	for _, words := range [][]string{{"help"}, {"show", "--help"}, {"completion", "bash"}, {"show", "--json"}, {"formats", "--json"}} {
		if code := run(words, &limited{7}, io.Discard); code != 1 {
			t.Errorf("limb %v with room for 7 bytes: %d", words, code)
		}
		if code := run(words, io.Discard, io.Discard); code != 0 {
			t.Errorf("limb %v: %d", words, code)
		}
	}
}

// TestClosedPipe: a reader that has gone ends the command as it ends others.
func TestClosedPipe(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no signals")
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	r.Close()
	defer w.Close()
	var stderr strings.Builder
	c := &exec.Cmd{Path: self, Args: []string{"limb", "show"}, Stdout: w, Stderr: &stderr}
	if err := c.Run(); err == nil || err.Error() != "signal: broken pipe" || stderr.Len() > 0 {
		t.Errorf("the command ends with %v, and says %q", err, stderr.String())
	}
}

// TestOneOutput: nothing else writes to the standard output, behind the back of what
// keeps its errors.
func TestOneOutput(t *testing.T) {
	found := 0
	for _, pattern := range []string{"*.go", "internal/*/*.go"} {
		files, _ := filepath.Glob(pattern)
		for _, name := range files {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			for _, word := range []string{"os.Stdout", "fmt.Print"} {
				n := strings.Count(string(text), word)
				if found += n; n > 0 && (name != "main.go" || word != "os.Stdout" || n > 1) {
					t.Errorf("%s has %s", name, word)
				}
			}
		}
	}
	if found != 1 {
		t.Errorf("the standard output is used %d times, not once", found)
	}
}
