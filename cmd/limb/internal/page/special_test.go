package page

import (
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
)

// TestSpecial: the special functions are fetched when one is asked for, once, and have the bits of
// Go on the GPU. Where they cannot be fetched the page says so, and asks again the next time.
func TestSpecial(t *testing.T) {
	var fetched, broken atomic.Int32
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/special.ir" {
			fetched.Add(1)
			if broken.Load() != 0 {
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
	if state, _ := try("DF.Add"); state != equal || fetched.Load() != 0 {
		t.Errorf("DF.Add: %s; the special functions are fetched %d times", state, fetched.Load())
	}
	broken.Store(1)
	if state, _ := try("DF.Erf"); !strings.Contains(state, "special") || !strings.Contains(state, "404") {
		t.Errorf("without the special functions DF.Erf gives %q", state)
	}
	broken.Store(0)
	b.errors = nil // Chromium's own, of what is not found
	for name, digits := range map[string]string{"DF.Erf": "0.11246291601", "QF.Rhypot": "0.66519010", "DF.LogGamma": "2.25271265"} {
		if state, results := try(name); state != equal || !strings.Contains(results, digits) {
			t.Errorf("%s(0.1, …): %s %s", name, state, results)
		}
	}
	if n := fetched.Load(); n != 2 {
		t.Errorf("the special functions are fetched %d times", n)
	}
	b.quiet()
}
