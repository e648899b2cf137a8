// Command make writes the page to a folder, for any server of static files:
//
//	go run ./web/make [folder]
//
// The Go of the page is made small first. Its line numbers, which only the traces of faults
// have, are taken out, and memory is written as few long pieces. The intermediate form of the
// library has no comments, names and positions, and is stored as it is, since what follows
// compresses it better.
package main

import (
	"bytes"
	"compress/flate"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
)

func main() {
	out := filepath.Join("web", "dist")
	if len(os.Args) > 1 {
		out = os.Args[1]
	}
	if err := write(out); err != nil {
		fmt.Fprintln(os.Stderr, "web/make:", err)
		os.Exit(1)
	}
}

// write makes the page in a folder; it runs at the root of the repository.
func write(out string) error {
	if err := os.MkdirAll(out, 0o777); err != nil {
		return err
	}
	text, err := program()
	if err != nil {
		return err
	}
	if text, err = shrink(text); err != nil {
		return err
	}
	var packed bytes.Buffer
	w, _ := gzip.NewWriterLevel(&packed, gzip.BestCompression) // an error is of the level
	w.Write(text)
	w.Close()
	if err := os.WriteFile(filepath.Join(out, "limb.wasm"), text, 0o666); err != nil {
		return err
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	static, err := filepath.Glob("web/static/*")
	if err != nil {
		return err
	}
	total := 0
	for _, from := range append(static, filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"), "LICENSE") {
		text, err := os.ReadFile(from)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(out, filepath.Base(from)), text, 0o666); err != nil {
			return err
		}
		total += len(text)
	}
	fmt.Printf("%s: limb.wasm has %d bytes, %d by gzip, and all else %d\n", out, len(text), packed.Len(), total)
	return nil
}

// program compiles the Go of the page.
func program() ([]byte, error) {
	dir, err := os.MkdirTemp("", "limb-web-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	replace := map[string]string{}
	for i, from := range []string{"internal/run/kernels/zlimb.ir", "mandelbrot/internal/orbit/zlimb.ir"} {
		whole, err := filepath.Abs(from)
		if err != nil {
			return nil, err
		}
		replace[whole] = filepath.Join(dir, fmt.Sprint(i))
		if err := store(from, replace[whole]); err != nil {
			return nil, err
		}
	}
	overlay, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return nil, err
	}
	if err := os.WriteFile(filepath.Join(dir, "overlay"), overlay, 0o666); err != nil {
		return nil, err
	}
	wasm := filepath.Join(dir, "wasm")
	cmd := exec.Command("go", "build", "-overlay", filepath.Join(dir, "overlay"), "-tags", "interp", "-trimpath", "-ldflags=-s -w", "-o", wasm, "./web/page")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if text, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w: %s", err, text)
	}
	return os.ReadFile(wasm)
}

// store copies a program of limb's without what only people read, in blocks that flate only
// stores.
func store(from, to string) error {
	text, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	p, err := ir.Decode(text)
	if err != nil {
		return fmt.Errorf("%s: %w", from, err)
	}
	for _, f := range p.Funcs {
		f.Doc = ""
		for i, v := range f.Body {
			if v.Comment, v.Pos = "", ""; i >= len(f.Params) { // whose names a kernel has
				v.Name = ""
			}
		}
	}
	if text, err = io.ReadAll(flate.NewReader(bytes.NewReader(ir.Encode(p)))); err != nil {
		return fmt.Errorf("%s: %w", from, err)
	}
	var b bytes.Buffer
	w, _ := flate.NewWriter(&b, flate.NoCompression) // an error is of the level
	w.Write(text)
	w.Close()
	return os.WriteFile(to, b.Bytes(), 0o666)
}
