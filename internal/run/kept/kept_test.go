//go:build !js

package kept

import (
	"os"
	"path/filepath"
	"testing"
)

func TestKept(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "new")
	t.Setenv("LIMB_CACHE", folder)
	key := Key("a", "b")
	if key == Key("ab") || key == Key("a", "b", "") || key == Key("b", "a") {
		t.Error("other parts have the same key")
	}
	if _, ok := Get("kind", key); ok {
		t.Error("something is kept before it was put")
	}
	for _, want := range []string{"one\nvalue", ""} {
		Put("kind", key, []byte(want))
		if got, ok := Get("kind", key); !ok || string(got) != want {
			t.Errorf("kept %q, %v, want %q", got, ok, want)
		}
	}
	if _, ok := Get("other", key); ok {
		t.Error("another kind has it too")
	}

	// What was cut off, changed, or put under another name is not believed.
	name := filepath.Join(folder, "kind", key)
	Put("kind", key, []byte("long value"))
	whole, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"", string(whole[:10]), string(whole[:len(whole)-1]), string(whole) + "."} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if got, ok := Get("kind", key); ok {
			t.Errorf("%q is believed, as %q", text, got)
		}
	}
	if err := os.WriteFile(filepath.Join(folder, "kind", Key("c")), whole, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, ok := Get("kind", Key("c")); ok {
		t.Error("the file of another key is believed")
	}
	entries, err := os.ReadDir(filepath.Join(folder, "kind"))
	if err != nil || len(entries) != 2 {
		t.Errorf("%d files are left (%v), want 2", len(entries), err)
	}

	// Where nothing can be written nothing is kept, and nothing is said.
	for _, bad := range []string{"off", name} {
		t.Setenv("LIMB_CACHE", bad)
		Put("kind", key, nil)
		if _, ok := Get("kind", key); ok {
			t.Errorf("LIMB_CACHE=%s keeps something", bad)
		}
	}
	if _, err := os.Stat("off"); err == nil {
		t.Error("there is a folder off")
	}
}

func TestSummary(t *testing.T) {
	folder := t.TempDir()
	name := filepath.Join(folder, "driver.icd")
	seen := map[string]bool{}
	note := func(what string) {
		s := Summary(folder)
		if seen[s] {
			t.Errorf("%s: the summary is an old one", what)
		}
		seen[s] = true
	}
	note("empty")
	for _, text := range []string{"libone.so", "libtwo.so"} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		note(text)
	}
	if err := os.Remove(name); err != nil {
		t.Fatal(err)
	}
	if !seen[Summary(folder)] {
		t.Error("the summary of an empty folder has changed")
	}
}
