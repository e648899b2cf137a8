package page

import (
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
)

// TestSpecial: special functions and three limbs are fetched when one is asked for, once, and have the
// bits of Go on the GPU. Where they cannot be fetched the page says so, and asks again the next time.
func TestSpecial(t *testing.T) {
	var mu sync.Mutex
	var fetched []string
	var broken atomic.Bool
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if name, ok := strings.CutSuffix(r.URL.Path, ".ir"); ok {
			mu.Lock()
			fetched = append(fetched, strings.TrimPrefix(name, "/"))
			mu.Unlock()
			if broken.Load() {
				http.NotFound(w, r)
				return
			}
		}
		http.ServeFile(w, r, filepath.Join(dist, filepath.Base(r.URL.Path)))
	}))
	t.Cleanup(s.Close)
	b := start(t, swiftShader...)
	b.open(s.URL + "/index.html" + whole)
	b.until(judged)
	b.until("catalogue.size")
	try := func(name string) (state, results string) {
		eval[bool](b, `document.getElementById("function").value = %q, operands(), document.getElementById("form").requestSubmit(), true`, name)
		b.until(`/good|bad/.test(document.getElementById("equal").dataset.state)`)
		return b.text("equal"), b.text("results")
	}
	const equal = "Equal bits on the GPU and in Go."
	for _, c := range []struct{ name, digits, fetches string }{
		{"DF.Add", "", ""},
		{"DF.Erf", "", "special"}, // of a server that has no such file
		{"DF.Erf", "0.11246291601", "special"},
		{"QF.Rhypot", "0.66519010", ""},
		{"DF.LogGamma", "2.25271265", ""},
		{"TF.Sqrt", "0.316227766016837933", "three"},
		{"CTF.Abs", "", ""},
		{"TF.Erf", "0.11246291601828489", "threespecial"},
		{"TF.LogGamma", "2.25271265173420595", ""},
	} {
		mu.Lock()
		fetched = nil
		mu.Unlock()
		wrong := c.digits == "" && c.fetches != ""
		broken.Store(wrong)
		state, results := try(c.name)
		if wrong {
			if !strings.Contains(state, c.fetches) || !strings.Contains(state, "404") {
				t.Errorf("without %s.ir %s gives %q", c.fetches, c.name, state)
			}
			b.errors = nil // Chromium's own, of what is not found
		} else if state != equal || !strings.Contains(results, c.digits) {
			t.Errorf("%s(0.1, …): %s %s", c.name, state, results)
		}
		mu.Lock()
		if got := strings.Join(fetched, " "); got != c.fetches {
			t.Errorf("%s: the page fetches %q, and not %q", c.name, got, c.fetches)
		}
		mu.Unlock()
	}
	b.quiet()
}
