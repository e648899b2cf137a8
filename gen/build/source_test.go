package build

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/source"
)

// sourceModule makes a module for random kernels, which may import what is internal.
func sourceModule(t *testing.T) (dir string) {
	dir = module(t)
	mod, err := os.ReadFile(filepath.Join(dir, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	put(t, dir, "go.mod", strings.Replace(string(mod), "example.com/user", limbPath+"/randomly", 1))
	return dir
}

// program builds a program of random kernels, and returns its path, and the kernels that are
// refused, each with the reason.
func program(t *testing.T, dir string, list []*source.Kernel) (exe string, refused map[*source.Kernel]string) {
	t.Helper()
	refused = map[*source.Kernel]string{}
	for range 20 {
		text := source.Prelude
		var first []int // lines
		var kept []*source.Kernel
		for _, k := range list {
			if refused[k] == "" {
				first = append(first, strings.Count(text, "\n")+1)
				text += k.Text
				kept = append(kept, k)
			}
		}
		os.Remove(filepath.Join(dir, "main.go"))
		put(t, dir, "kernels.go", text)
		packages, err := Packages(t.Context(), dir, ".")
		var out string
		if err == nil && len(packages) == 1 {
			if _, err := packages[0].Write(); err != nil {
				t.Fatal(err)
			}
			put(t, dir, "main.go", source.Main(kept))
			exe = filepath.Join(dir, "program")
			if out, err = run(t, dir, nil, "go", "build", "-gcflags=-e", "-o", exe, "."); err == nil {
				return exe, refused
			}
		} else {
			out = fmt.Sprint(err)
		}
		had := len(refused)
		for _, at := range regexp.MustCompile(`kernels\.go:(\d+):.*`).FindAllStringSubmatch(out, -1) {
			line, _ := strconv.Atoi(at[1])
			for i := len(first) - 1; i >= 0; i-- {
				if first[i] <= line {
					refused[kept[i]] = at[0]
					break
				}
			}
		}
		if len(refused) == had {
			t.Fatalf("%.3000s", out)
		}
	}
	t.Fatal("limb build refuses again and again")
	return "", nil
}

// differing are the lines that say where a kernel differs, by kernels.
func differing(out string, list []*source.Kernel) map[*source.Kernel][]string {
	found := map[*source.Kernel][]string{}
	for line := range strings.Lines(out) {
		name, _, _ := strings.Cut(line, " ")
		for _, k := range list {
			if k.Name+k.Of == name {
				found[k] = append(found[k], strings.TrimSpace(line))
			}
		}
	}
	return found
}

// reduced returns a kernel with as few lines as the program of it needs to differ at one of the
// places where it did.
func reduced(t *testing.T, dir string, k *source.Kernel, args []string) *source.Kernel {
	places := func(list []string) (places []string) {
		for _, line := range list {
			_, place, _ := strings.Cut(line, " ")
			place, _, _ = strings.Cut(place, ":")
			places = append(places, place)
		}
		return places
	}
	var at []string
	for range 30 {
		var list []*source.Kernel
		for i, text := range without(k.Text) {
			name := fmt.Sprintf("r%d", i)
			x := *k
			x.Name, x.Text = name, strings.NewReplacer(k.Name+"_", name+"_", k.Name+"(", name+"(", k.Name+"[", name+"[").Replace(text)
			list = append(list, &x)
		}
		slices.SortStableFunc(list, func(a, b *source.Kernel) int { return cmp.Compare(len(a.Text), len(b.Text)) })
		list = append(list[:min(len(list), 100)], k)
		exe, _ := program(t, dir, list)
		out, _ := run(t, dir, nil, exe, args...)
		bad := differing(out, list)
		if at == nil {
			if at = places(bad[k]); len(at) == 0 {
				return k
			}
		}
		old := k
		for _, x := range list {
			if slices.ContainsFunc(places(bad[x]), func(p string) bool { return slices.Contains(at, p) }) {
				k = x
				break
			}
		}
		if k == old {
			return k
		}
	}
	return k
}

// without returns a text without a line, or without a block, or without what is around one.
func without(text string) (list []string) {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		trimmed := strings.TrimLeft(line, "\t")
		indent := len(line) - len(trimmed)
		if trimmed == "" || strings.HasPrefix(trimmed, "//") || strings.HasPrefix(trimmed, "}") || strings.HasPrefix(trimmed, "case") || strings.HasPrefix(trimmed, "default") || strings.HasPrefix(trimmed, "L") {
			continue
		}
		j := i
		if strings.HasSuffix(trimmed, "{") {
			for j++; j < len(lines) && !(strings.HasPrefix(strings.TrimLeft(lines[j], "\t"), "}") && len(lines[j])-len(strings.TrimLeft(lines[j], "\t")) == indent && !strings.HasSuffix(lines[j], "{")); j++ {
			}
		}
		if j >= len(lines) || strings.Contains(line, "func k") || strings.Contains(line, "func r") && !strings.Contains(line, "_h") {
			continue
		}
		list = append(list, strings.Join(slices.Concat(lines[:i], lines[j+1:]), "\n"))
		if j > i && indent > 0 {
			list = append(list, strings.Join(slices.Concat(lines[:i], lines[i+1:j], lines[j+1:]), "\n"))
		}
	}
	return list
}

func TestSource(t *testing.T) {
	dir := sourceModule(t)
	n, seed := 100, 1
	if s := os.Getenv("SEED"); s != "" {
		seed, _ = strconv.Atoi(s)
	}
	if s := os.Getenv("N"); s != "" {
		n, _ = strconv.Atoi(s)
	}
	list := source.New(uint64(seed), n)
	if s := os.Getenv("ONLY"); s != "" {
		i, _ := strconv.Atoi(s)
		list = list[i : i+1]
	}
	args := []string{"here"}
	if s := os.Getenv("DEV"); s != "" {
		args = strings.Split(s, ",")
	}
	if os.Getenv("REDUCE") != "" {
		k := reduced(t, dir, list[0], args)
		fmt.Println(k.Text)
		list = []*source.Kernel{k}
	}
	exe, refused := program(t, dir, list)
	for k, why := range refused {
		t.Errorf("%s: %s\n%s", k.Name, why, k.Text)
	}
	out, err := run(t, dir, nil, exe, args...)
	fmt.Println(out)
	if d := os.Getenv("KEEP"); d != "" {
		os.RemoveAll(d)
		os.CopyFS(d, os.DirFS(dir))
	}
	if err != nil || !strings.HasPrefix(out, "done") {
		t.Errorf("%v: %s", err, out)
	}
}
