package kernels

import (
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"
)

// The generated texts, a folder for each backend. A file is a list of blocks,
// each headed by a line "//: name needs…" that names the blocks which must stand
// before it.
//
//go:embed go interp opencl
var files embed.FS

// block is a piece of generated text, and the names of the blocks it needs.
type block struct {
	needs []string
	text  string
}

const marker = "//: "

// blocks returns the blocks of a backend by name.
var blocks = func() func(backend string) (map[string]block, error) {
	var mu sync.Mutex
	cache := map[string]map[string]block{}
	return func(backend string) (map[string]block, error) {
		mu.Lock()
		defer mu.Unlock()
		if m := cache[backend]; m != nil {
			return m, nil
		}
		m := map[string]block{}
		names, _ := fs.Glob(files, backend+"/*")
		if len(names) == 0 {
			return nil, fmt.Errorf("no text for backend %q: the backends with one are %s", backend, strings.Join(Backends(), ", "))
		}
		for _, name := range names {
			data, err := files.ReadFile(name)
			if err != nil {
				return nil, err
			}
			for _, part := range strings.Split("\n"+string(data), "\n"+marker)[1:] {
				head, text, _ := strings.Cut(part, "\n")
				words := strings.Fields(head)
				m[words[0]] = block{words[1:], strings.Trim(text, "\n") + "\n"}
			}
		}
		cache[backend] = m
		return m, nil
	}
}()

// Backends returns the words of the backends that have a text.
func Backends() (list []string) {
	dirs, _ := files.ReadDir(".")
	for _, d := range dirs {
		list = append(list, d.Name())
	}
	return list
}

// Names returns the names of all functions that a backend has a text for, in
// order, those that are no kernels themselves among them: "DF.Add",
// "f32.prodErrSplit".
func Names(backend string) ([]string, error) {
	m, err := blocks(backend)
	if err != nil {
		return nil, err
	}
	var list []string
	for name := range m {
		if limb, fn, ok := strings.Cut(name, "_"); ok && limb != "map" && fn != "" {
			list = append(list, limb+"."+fn)
		}
	}
	slices.Sort(list)
	return list, nil
}

// Source returns the text of one function for a backend, without what it calls.
func Source(backend, name string) (string, error) {
	m, err := blocks(backend)
	if err != nil {
		return "", err
	}
	b, ok := m[target(name)]
	if !ok {
		return "", fmt.Errorf("unknown function %q", name)
	}
	if b.text == "\n" { // an alias: the text is the same as that of another name
		b = m[b.needs[0]]
	}
	return b.text, nil
}

// target returns the name of a function as device text has it.
func target(name string) string { return strings.ReplaceAll(name, ".", "_") }

// text puts the named blocks together, each after all that it needs.
func text(backend string, names ...string) (string, error) {
	m, err := blocks(backend)
	if err != nil {
		return "", err
	}
	var s strings.Builder
	done := map[string]bool{}
	var add func(name string) error
	add = func(name string) error {
		if done[name] {
			return nil
		}
		done[name] = true
		b, ok := m[name]
		if !ok {
			return fmt.Errorf("backend %s has no text for %s", backend, name)
		}
		for _, n := range b.needs {
			if err := add(n); err != nil {
				return err
			}
		}
		s.WriteString(b.text + "\n")
		return nil
	}
	for _, name := range names {
		if err := add(name); err != nil {
			return "", err
		}
	}
	return s.String(), nil
}
