package page

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/websocket"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/check/webgpu"
)

// firefox starts Firefox on lavapipe in a theme, with a page of its own.
func firefox(t *testing.T, theme string) *browser {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	cmd := webgpu.Browser(t, ctx, webgpu.Firefox, "--remote-debugging-port=0", "--remote-allow-origins=http://localhost", "about:blank")
	preferences := filepath.Join(cmd.Args[slices.Index(cmd.Args, "--profile")+1], "user.js")
	list, err := os.ReadFile(preferences)
	if err != nil {
		t.Fatal(err)
	}
	list = fmt.Appendf(list, "user_pref(\"layout.css.prefers-color-scheme.content-override\", %d);\n", slices.Index([]string{"dark", "light"}, theme))
	if err := os.WriteFile(preferences, list, 0o666); err != nil {
		t.Fatal(err)
	}
	text, err := cmd.StderrPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		cancel()
		t.Fatal(err)
	}
	lines := bufio.NewScanner(text)
	t.Cleanup(func() {
		cancel()
		cmd.Wait()
	})
	for lines.Scan() {
		_, url, ok := strings.Cut(lines.Text(), "WebDriver BiDi listening on ")
		if !ok {
			continue
		}
		go func() {
			for lines.Scan() {
			}
		}()
		conn, err := websocket.Dial(strings.TrimSpace(url)+"/session", "", "http://localhost")
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { conn.Close() })
		b := &browser{t: t, conn: conn}
		b.browserCall("session.new", map[string]any{"capabilities": map[string]any{}}, nil)
		b.browserCall("session.subscribe", map[string]any{"events": []string{"log.entryAdded"}}, nil)
		var tree struct{ Contexts []struct{ Context string } }
		b.browserCall("browsingContext.getTree", map[string]any{}, &tree)
		b.page = tree.Contexts[0].Context
		return b
	}
	t.Fatal("firefox gives no address of its WebDriver: ", lines.Err())
	return nil
}

// TestFirefox: the page in Firefox, whose compiler takes sums apart.
func TestFirefox(t *testing.T) {
	if !testenv.Full() {
		t.Skip("with LIMB_FULL")
	}
	b := firefox(t, "light")
	url := serve(t, `<script>console.error("planted")</script>`)
	b.look(1400, "light")
	b.open(url + "/" + whole)
	b.until(judged)
	t.Log(eval[string](b, verdict), eval[int](b, "report.verdict.milliseconds"), "ms")
	if !strings.HasPrefix(eval[string](b, verdict), "Yes, with limb's lowering") {
		t.Fatalf("the verdict is %s %s", eval[string](b, verdict), b.text("why"))
	}
	b.until(counted)
	if got, want := b.text("hash"), b.want(""); got != want || !strings.Contains(b.text("state"), "on the GPU") {
		t.Errorf("the counts on the GPU have the hash %s, in Go %s (%s)", got, want, b.text("state"))
	}
	if b.text("hash") == b.want("float32") {
		t.Error("float32 has the counts of DF")
	}
	b.until(done)
	if broken := eval[int](b, "report.compiler[0].differ"); broken < 1000 { // sums are taken apart
		t.Errorf("trusting the compiler, %d sums of DF differ", broken)
	}
	b.looks("light")
	b.quiet()
	b.open(url + "/planted" + whole)
	b.until(judged)
	if len(b.errors) != 1 {
		t.Errorf("one planted error on the console, %d noticed: %s", len(b.errors), b.errors)
	}
}

// TestFirefoxDark: the page in Firefox in the dark.
func TestFirefoxDark(t *testing.T) {
	if !testenv.Full() {
		t.Skip("with LIMB_FULL")
	}
	b := firefox(t, "dark")
	b.open(serve(t, "") + "/" + whole)
	b.until(judged)
	b.looks("dark")
	b.quiet()
}

// looks looks at the page at two widths.
func (b *browser) looks(theme string) {
	b.t.Helper()
	if dark := eval[bool](b, `matchMedia("(prefers-color-scheme: dark)").matches`); dark != (theme == "dark") {
		b.t.Errorf("the theme %s is not taken", theme)
	}
	for _, width := range []int{420, 1400} {
		b.look(width, theme)
		for _, fault := range b.faults() {
			b.t.Errorf("%s, %d px: %s", theme, width, fault)
		}
		b.shoot(fmt.Sprintf("firefox-%s-%d", theme, width))
	}
}
