// Package page tests the page in web, in Chromium. It has only tests.
package page

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"sync"
	"testing"
	"time"
)

var dist = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "limb-page-")
	if err != nil {
		return "", err
	}
	if d := os.Getenv("DIST"); d != "" {
		return d, nil
	}
	cmd := exec.Command("go", "run", "./web/make", dir)
	cmd.Dir = "../../../.."
	if text, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("%w: %s", err, text)
	}
	return dir, nil
})

func TestShots(t *testing.T) {
	dir, err := dist()
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(http.FileServer(http.Dir(dir)))
	defer s.Close()
	b := start(t, swiftShader...)
	b.look(1400, "light")
	begin := time.Now()
	b.open(s.URL)
	b.until(`document.getElementById("verdict")?.dataset.state != "wait"`)
	t.Log("verdict", time.Since(begin), eval[string](b, `document.getElementById("verdict").textContent + document.getElementById("why").textContent`))
	b.until(`document.getElementById("view").dataset.hash`)
	t.Log("picture", time.Since(begin), eval[string](b, `document.getElementById("result").innerText`))
	b.until(`document.body.dataset.done`)
	t.Log("all", time.Since(begin), eval[string](b, `document.body.innerText`))
	for _, theme := range []string{"light", "dark"} {
		for _, w := range []int{420, 1400} {
			b.look(w, theme)
			time.Sleep(300 * time.Millisecond)
			b.shoot(fmt.Sprint(theme, w))
		}
	}
	t.Log("REPORT", b.errors, eval[string](b, `JSON.stringify(report)`))
}
