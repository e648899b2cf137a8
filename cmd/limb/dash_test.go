package main

import (
	"bytes"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/limbfp/limb/internal/check/testenv"
)

// # - in the place of files
//
// Wherever a command reads or writes a file, - is standard input or output.

// dashes are calls by what takes a file: FILE is it. What a flag names is read where from names what is in it, and
// written elsewhere; where a file is kept between runs, - is refused.
var dashes = map[string]struct{ call, from string }{
	"limb accuracy merge": {"accuracy merge FILE", "testdata/exhausted.json"}, "limb digits": {"digits FILE mean xs=0..1:9", "../../testdata/stats.go"},
	"limb digits NAME": {"digits ../../testdata/stats.go:mean xs=FILE", "../../testdata/b.csv"}, "limb digits --html": {"digits ../../testdata/stats.go:mean xs=1,2 --html FILE", ""},
	"limb accuracy native --state": {"accuracy native --all --state FILE", "kept"}, "limb accuracy exhaustive --out": {"accuracy exhaustive --func copysign --operands e5m6 --out FILE", "kept"},
	"limb export --out": {"export --lang c --func DF.Add --out FILE", ""}, "limb export --tables": {"export --lang wgsl --func DF.Exp --tables FILE", ""},
	"limb fft --in": {"fft --in FILE --out OUT", "testdata/four.csv"}, "limb fft --out": {"fft --in testdata/four.csv --out FILE", ""},
	"limb man --out": {"man --out FILE", "kept"}, "limb mandelbrot --out": {"mandelbrot --size 16x8 --limit 20 --out FILE", ""},
	"limb mat --a": {"mat det --a FILE", "../../testdata/A.csv"}, "limb mat --b": {"mat mul --a ../../testdata/A.csv --b FILE --out OUT", "../../testdata/A.csv"},
	"limb mat --out": {"mat inverse --a ../../testdata/A.csv --out FILE", ""}, "limb mat --l": {"mat lu --a ../../testdata/A.csv --l FILE", ""},
	"limb mat --u": {"mat lu --a ../../testdata/A.csv --u FILE", ""}, "limb mat --p": {"mat lu --a ../../testdata/A.csv --p FILE", ""},
	"limb mat --d": {"mat ldl --a ../../testdata/A.csv --d FILE", ""}, "limb mat --q": {"mat qr --a ../../testdata/A.csv --q FILE", ""},
	"limb mat --r": {"mat qr --a ../../testdata/A.csv --r FILE", ""}, "limb mat --v": {"mat eig --a ../../testdata/A.csv --v FILE", ""},
	"limb mat --t": {"mat schur --a ../../testdata/A.csv --t FILE", ""}, "limb mat --z": {"mat schur --a ../../testdata/A.csv --z FILE", ""},
	"limb report --html": {"report --device cpu --budget 1ns --html FILE", ""}, "limb report --picture": {"report mat --quick --device cpu --picture FILE", ""},
	"limb solve --a": {"solve --a FILE --b ../../testdata/b.csv --out OUT", "../../testdata/A.csv"}, "limb solve --b": {"solve --a ../../testdata/A.csv --b FILE --out OUT", "../../testdata/b.csv"},
	"limb solve --out": {"solve --a ../../testdata/A.csv --b ../../testdata/b.csv --out FILE", ""},
}

// TestDash: of every flag that names a file, and every argument, a call is known here, and means the same by -.
func TestDash(t *testing.T) {
	known := map[string]bool{"limb accuracy merge": true, "limb digits": true, "limb digits NAME": true}
	var each func(cmd *cobra.Command)
	each = func(cmd *cobra.Command) {
		cmd.Flags().VisitAll(func(f *pflag.Flag) {
			if what, _ := pflag.UnquoteUsage(f); what == "file" || what == "folder" {
				known[cmd.CommandPath()+" --"+f.Name] = true
			}
		})
		for _, sub := range cmd.Commands() {
			each(sub)
		}
	}
	each(command())
	for _, what := range slices.Sorted(maps.Keys(known)) {
		if dashes[what].call == "" {
			t.Errorf("%s takes a file, and no call of it with - is known here", what)
		}
	}
	times := regexp.MustCompile(`[0-9.]+[µnm]?s\b|[0-9.]+ (second|gflop)[^<]*`) // that differ from run to run
	for what, c := range dashes {
		t.Run(what, func(t *testing.T) {
			if !known[what] {
				t.Fatal("it takes no file")
			}
			out := filepath.Join(t.TempDir(), "X.npy")
			call := func(file string) []string {
				return strings.Fields(strings.NewReplacer("FILE", file, "OUT", out).Replace(c.call))
			}
			var stdout, stderr bytes.Buffer
			if c.from == "kept" {
				if code := run(call("-"), &stdout, &stderr); code != 2 || !strings.Contains(stderr.String(), "which - is not") {
					t.Errorf("%d, %s", code, &stderr)
				}
				return
			}
			if c.from != "" {
				from, err := os.Open(c.from)
				if err != nil {
					t.Fatal(err)
				}
				defer from.Close()
				self, _ := os.Executable()
				cmd := &exec.Cmd{Path: self, Args: append([]string{"limb"}, call("-")...), Stdin: from, Stdout: &stdout, Stderr: &stderr}
				if err := cmd.Run(); err != nil {
					t.Fatalf("%v: %s", err, &stderr)
				}
				got, _ := os.ReadFile(out)
				var text bytes.Buffer
				if code := run(call(c.from), &text, &stderr); code != 0 {
					t.Fatal(code, stderr.String())
				}
				want, _ := os.ReadFile(out)
				plain := func(x []byte) string {
					return strings.Join(strings.Fields(strings.ReplaceAll(times.ReplaceAllString(string(x), ""), c.from, "-")), " ")
				}
				if !bytes.Equal(got, want) || plain(stdout.Bytes()) != plain(text.Bytes()) {
					t.Errorf("from standard input comes\n%s\nand from the file\n%s", &stdout, &text)
				}
				return
			}
			if strings.HasPrefix(c.call, "report ") { // it takes long, and no two are the same
				testenv.Long(t, "reports to standard output are left out")
				if code := run(call("-"), &stdout, &stderr); code != 0 || !regexp.MustCompile(`^<(!DOCTYPE html|svg)[^\x00]*</(html|svg)>\s*$`).Match(stdout.Bytes()) {
					t.Errorf("%d, with %.80q at the standard output", code, &stdout)
				}
				return
			}
			path := filepath.Join(t.TempDir(), "file.csv")
			if code := run(call(path), &stdout, &stderr); code != 0 {
				t.Fatal(code, stderr.String())
			}
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			stdout.Reset()
			if code := run(call("-"), &stdout, &stderr); code != 0 {
				t.Fatal(code, stderr.String())
			}
			if !bytes.Equal(stdout.Bytes(), want) {
				t.Errorf("to standard output goes\n%.400s\nand to the file\n%.400s", &stdout, want)
			}
			if code := run(append(call("-"), "--json"), &stdout, &stderr); code != 2 || !strings.Contains(stderr.String(), "--json and - both") {
				t.Errorf("with --json: %d, %s", code, &stderr)
			}
		})
	}
}
