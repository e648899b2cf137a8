package page

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/websocket"

	"github.com/limbfp/limb/internal/check/testenv"
)

// A browser is a page of Chromium, by its DevTools protocol, or of Firefox, by WebDriver BiDi:
// both are calls as JSON.
type browser struct {
	t      *testing.T
	conn   *websocket.Conn
	last   int
	page   string   // Firefox's name of it, "" in Chromium
	errors []string // of the console, and of what the page loads
}

// swiftShader has Chromium give WebGPU on the processor; the port is any.
var swiftShader = []string{"--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader", "--enable-features=Vulkan"}

// start starts Chromium with flags.
func start(t *testing.T, flags ...string) *browser {
	t.Helper()
	path, err := exec.LookPath("chromium")
	if err != nil {
		testenv.Skip(t, "chromium", "it is not in PATH")
	}
	profile, err := os.MkdirTemp("", "limb-chromium-")
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(path, append([]string{"--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
		"--disable-component-update", "--disable-sync", "--remote-debugging-port=0", "--remote-allow-origins=*", "--user-data-dir=" + profile}, append(flags, "about:blank")...)...)
	text, err := cmd.StderrPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
		for range 50 { // its children write still
			if os.RemoveAll(profile) == nil {
				break
			}
			time.Sleep(20 * time.Millisecond)
		}
	})
	lines := bufio.NewScanner(text)
	for lines.Scan() {
		if _, url, ok := strings.Cut(lines.Text(), "DevTools listening on "); ok {
			go func() {
				for lines.Scan() {
				}
			}()
			return attach(t, strings.TrimSpace(url))
		}
	}
	t.Fatal("chromium gives no address of its DevTools: ", lines.Err())
	return nil
}

// attach opens a page of its own.
func attach(t *testing.T, url string) *browser {
	conn, err := websocket.Dial(url, "", "http://localhost")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	b := &browser{t: t, conn: conn}
	var target struct{ TargetID string }
	b.browserCall("Target.createTarget", map[string]any{"url": "about:blank"}, &target)
	conn.Close()
	page := url[:strings.Index(url, "/devtools/")] + "/devtools/page/" + target.TargetID
	if b.conn, err = websocket.Dial(page, "", "http://localhost"); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { b.conn.Close() })
	for _, domain := range []string{"Runtime", "Log", "Page", "Accessibility"} {
		b.browserCall(domain+".enable", nil, nil)
	}
	return b
}

type message struct {
	ID     int
	Method string
	Params json.RawMessage
	Result json.RawMessage
	Error  json.RawMessage
}

// browserCall calls a method, and notes the errors that come meanwhile.
func (b *browser) browserCall(method string, params any, result any) {
	b.t.Helper()
	b.last++
	if err := websocket.JSON.Send(b.conn, map[string]any{"id": b.last, "method": method, "params": params}); err != nil {
		b.t.Fatal(err)
	}
	for {
		var m message
		b.conn.SetReadDeadline(time.Now().Add(3 * time.Minute))
		if err := websocket.JSON.Receive(b.conn, &m); err != nil {
			b.t.Fatalf("%s: %v", method, err)
		}
		switch {
		case m.ID == b.last && m.Error != nil:
			b.t.Fatalf("%s: %s", method, m.Error)
		case m.ID == b.last:
			if result != nil {
				if err := json.Unmarshal(m.Result, result); err != nil {
					b.t.Fatal(err)
				}
			}
			return
		case m.Method == "Runtime.exceptionThrown", m.Method == "Runtime.consoleAPICalled" && strings.Contains(string(m.Params), `"type":"error"`),
			strings.EqualFold(m.Method, "Log.entryAdded") && strings.Contains(string(m.Params), `"level":"error"`):
			b.errors = append(b.errors, string(m.Params))
		}
	}
}

// eval returns what an expression of JavaScript is, when its promise is kept.
func eval[T any](b *browser, expression string, args ...any) (x T) {
	b.t.Helper()
	var r struct {
		Result           struct{ Value string }
		ExceptionDetails json.RawMessage
	}
	ask := map[string]any{"expression": "Promise.resolve((" + fmt.Sprintf(expression, args...) + ")).then(x => JSON.stringify(x ?? null))", "awaitPromise": true}
	if b.page == "" {
		b.browserCall("Runtime.evaluate", ask, &r)
	} else {
		ask["target"] = map[string]any{"context": b.page}
		b.browserCall("script.evaluate", ask, &r)
	}
	if r.ExceptionDetails != nil {
		b.t.Fatalf("%s: %s", expression, r.ExceptionDetails)
	}
	if err := json.Unmarshal([]byte(r.Result.Value), &x); err != nil {
		b.t.Fatalf("%s: %v", expression, err)
	}
	return x
}

// until waits for an expression that is true.
func (b *browser) until(expression string) {
	b.t.Helper()
	for start := time.Now(); !eval[bool](b, "!!(%s)", expression); time.Sleep(50 * time.Millisecond) {
		if time.Since(start) > 4*time.Minute {
			b.t.Fatalf("it does not become true: %s\n%s\n%v", expression, eval[string](b, "document.body.innerText"), b.errors)
		}
	}
}

func (b *browser) open(url string) {
	b.t.Helper()
	for _, url := range []string{"about:blank", url} {
		if b.page == "" {
			b.browserCall("Page.navigate", map[string]any{"url": url}, nil)
		} else {
			b.browserCall("browsingContext.navigate", map[string]any{"context": b.page, "url": url, "wait": "complete"}, nil)
		}
	}
}

// press presses keys, by their names.
func (b *browser) press(keys ...string) {
	b.t.Helper()
	codes := map[string]int{"Tab": 9, "Enter": 13, " ": 32, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}
	for _, key := range keys {
		text := key
		if len(key) > 1 {
			text = map[string]string{"Enter": "\r"}[key]
		}
		e := map[string]any{"type": "keyDown", "key": key, "text": text, "windowsVirtualKeyCode": codes[key]}
		b.browserCall("Input.dispatchKeyEvent", e, nil)
		e["type"] = "keyUp"
		delete(e, "text")
		b.browserCall("Input.dispatchKeyEvent", e, nil)
	}
}

// look sets the width of the window and the theme.
func (b *browser) look(width int, theme string) {
	b.t.Helper()
	if b.page != "" {
		b.browserCall("browsingContext.setViewport", map[string]any{"context": b.page, "viewport": map[string]any{"width": width, "height": 900}}, nil)
		return // whose theme is a preference
	}
	b.browserCall("Emulation.setDeviceMetricsOverride", map[string]any{"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": false}, nil)
	b.browserCall("Emulation.setEmulatedMedia", map[string]any{"features": []any{map[string]any{"name": "prefers-color-scheme", "value": theme}}}, nil)
}

// shoot leaves a picture of the whole page in the folder of LIMB_SCREENSHOTS.
func (b *browser) shoot(name string) {
	b.t.Helper()
	dir := os.Getenv("LIMB_SCREENSHOTS")
	if dir == "" {
		return
	}
	var r struct{ Data string }
	if b.page == "" {
		b.browserCall("Page.captureScreenshot", map[string]any{"captureBeyondViewport": true}, &r)
	} else {
		b.browserCall("browsingContext.captureScreenshot", map[string]any{"context": b.page, "origin": "document"}, &r)
	}
	png, err := base64.StdEncoding.DecodeString(r.Data)
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, name+".png"), png, 0o666)
	}
	if err != nil {
		b.t.Fatal(err)
	}
}
