// Package webgpu runs what needs WebGPU in tests, on a machine without a graphics processor:
// in node, where Dawn stands for Chromium, in Chromium itself, and in Firefox. The first two
// compile WGSL with Tint for Chromium's software driver, SwiftShader; the last with naga for
// Mesa's lavapipe, and together they take sums apart.
package webgpu

import (
	"bytes"
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/web/flags"
)

// Where is a place that has WebGPU: its word in LIMB_TEST_REQUIRE.
type Where string

const (
	Dawn     Where = "dawn"
	Chromium Where = "chromium"
	Firefox  Where = "firefox"
)

const (
	swiftShader = "VK_ICD_FILENAMES=/usr/lib/chromium/vk_swiftshader_icd.json"
	lavapipe    = "VK_ICD_FILENAMES=/usr/share/vulkan/icd.d/lvp_icd.x86_64.json"
)

// folder is that of this package.
func folder() string {
	_, file, _, _ := runtime.Caller(0)
	return filepath.Dir(file)
}

// Need skips a test where there is no such place.
func Need(t testing.TB, where Where) {
	t.Helper()
	if where == Dawn {
		Node(t, nil)
		return
	}
	Browser(t, context.Background(), where)
}

// Node returns node with a navigator.gpu, without much of an environment: a program of wasm has
// little room for one.
func Node(t testing.TB, env []string, args ...string) *exec.Cmd {
	t.Helper()
	for _, need := range []string{filepath.Join(folder(), "node_modules", "webgpu"), strings.TrimPrefix(swiftShader, "VK_ICD_FILENAMES=")} {
		if _, err := os.Stat(need); err != nil {
			testenv.Skip(t, string(Dawn), err.Error()+": .ci/setup installs it")
		}
	}
	node, err := exec.LookPath("node")
	if err != nil {
		testenv.Skip(t, string(Dawn), err.Error())
	}
	cmd := exec.Command(node, append([]string{"--import", filepath.Join(folder(), "dawn.mjs")}, args...)...)
	cmd.Env = append([]string{"PATH=" + os.Getenv("PATH"), "XDG_RUNTIME_DIR=" + t.TempDir(), swiftShader}, env...)
	cmd.Dir = folder()
	return cmd
}

// preferences make Firefox offer WebGPU where there is a driver of software alone, and ask
// nobody and nothing else.
const preferences = `
user_pref("dom.webgpu.enabled", true);
user_pref("gfx.webgpu.ignore-blocklist", true);
user_pref("security.sandbox.content.level", 0);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.enabled", false);
user_pref("app.update.enabled", false);
user_pref("app.normandy.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("extensions.systemAddon.update.enabled", false);
user_pref("browser.safebrowsing.update.enabled", false);
user_pref("services.settings.server", "data:,");
`

// Browser returns the command of a browser with arguments, such as the page that it opens.
func Browser(t testing.TB, ctx context.Context, where Where, args ...string) *exec.Cmd {
	t.Helper()
	look := func(names ...string) string {
		for _, name := range names {
			if path, err := exec.LookPath(name); err == nil {
				return path
			}
		}
		testenv.Skip(t, string(where), "no "+strings.Join(names, " or ")+" in PATH")
		return ""
	}
	profile := t.TempDir()
	if where == Firefox {
		path := look("firefox-esr", "firefox")
		if err := os.WriteFile(filepath.Join(profile, "user.js"), []byte(preferences), 0o666); err != nil {
			t.Fatal(err)
		}
		cmd := exec.CommandContext(ctx, path, append([]string{"--headless", "--no-remote", "--profile", profile}, args...)...)
		cmd.Env = append(os.Environ(), "HOME="+profile, lavapipe)
		cmd.WaitDelay = 10 * time.Second
		ownGroup(cmd)
		return cmd
	}
	cmd := exec.CommandContext(ctx, look("chromium", "chromium-browser", "google-chrome"), append([]string{"--headless=new", "--no-sandbox", "--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader",
		"--enable-features=Vulkan", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run", "--user-data-dir=" + profile}, args...)...)
	cmd.Env = append(os.Environ(), "HOME="+profile)
	cmd.WaitDelay = 10 * time.Second
	ownGroup(cmd)
	return cmd
}

// Visit has a browser open the page index.html of what a handler serves, and returns what the page
// posts to done.
func Visit(t testing.TB, where Where, pages http.Handler) []byte {
	t.Helper()
	posted := make(chan []byte, 1)
	mux := http.NewServeMux()
	mux.Handle("/", pages)
	mux.HandleFunc("POST /done", func(_ http.ResponseWriter, r *http.Request) {
		var body json.RawMessage
		if json.NewDecoder(r.Body).Decode(&body) == nil {
			select {
			case posted <- body:
			default:
			}
		}
	})
	server := httptest.NewServer(mux)
	defer server.Close()
	ctx, cancel := context.WithCancel(context.Background())
	cmd := Browser(t, ctx, where, server.URL+"/index.html")
	if err := cmd.Start(); err != nil {
		cancel()
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	defer func() {
		cancel()
		<-ended
	}()
	select {
	case body := <-posted:
		return body
	case err := <-ended:
		ended <- err
		t.Fatalf("%s ended before its page had (%v)", where, err)
	}
	return nil
}

// Binary builds the tests of a package of this module for browsers, as the page is built.
func Binary(t testing.TB, pkg string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "test.wasm")
	cmd := exec.Command("go", slices.Concat([]string{"test", "-c", "-vet=off", "-o", file}, flags.Of(), []string{"./" + pkg})...)
	cmd.Dir = filepath.Join(folder(), "../../..")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %v\n%s", cmd, err, out)
	}
	return file
}

//go:embed page.html
var page []byte

// Run runs tests that Binary has built, and returns what they print, with an error where they
// fail.
func Run(t testing.TB, where Where, binary string, env map[string]string, args ...string) (string, error) {
	t.Helper()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	scripts := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm")
	if where == Dawn {
		var list []string
		for name, value := range env {
			list = append(list, name+"="+value)
		}
		out, err := Node(t, list, append([]string{filepath.Join(scripts, "wasm_exec_node.js"), binary}, args...)...).CombinedOutput()
		return string(out), err
	}
	if env == nil {
		env = map[string]string{}
	}
	mux := http.NewServeMux()
	serve := func(name, file string) {
		mux.HandleFunc(name, func(w http.ResponseWriter, r *http.Request) { http.ServeFile(w, r, file) })
	}
	serve("/wasm_exec.js", filepath.Join(scripts, "wasm_exec.js"))
	serve("/test.wasm", binary)
	mux.HandleFunc("/index.html", func(w http.ResponseWriter, _ *http.Request) { w.Write(page) })
	mux.HandleFunc("/run.json", func(w http.ResponseWriter, _ *http.Request) {
		json.NewEncoder(w).Encode(map[string]any{"args": args, "env": env})
	})
	var done struct {
		Code int
		Text string
	}
	if err := json.Unmarshal(Visit(t, where, mux), &done); err != nil {
		t.Fatal(err)
	}
	if done.Code != 0 {
		return done.Text, errors.New("the tests fail")
	}
	return done.Text, nil
}

// Script runs a script of this package in node, with a navigator.gpu: it reads a value as JSON,
// and what it writes is decoded.
func Script(t testing.TB, name string, in, out any, args ...string) {
	t.Helper()
	text, err := json.Marshal(in)
	if err != nil {
		t.Fatal(err)
	}
	cmd := Node(t, nil, append([]string{filepath.Join(folder(), name)}, args...)...)
	var errs strings.Builder
	cmd.Stdin, cmd.Stderr = bytes.NewReader(text), &errs
	answer, err := cmd.Output()
	if err == nil {
		err = json.Unmarshal(answer, out)
	}
	if err != nil {
		t.Fatalf("%s: %v\n%s\n%.1000s", name, err, errs.String(), answer)
	}
}

// Invalid returns what Tint, the compiler of Chromium, finds wrong in modules of WGSL.
func Invalid(t testing.TB, modules map[string]string) (wrong map[string]string) {
	t.Helper()
	Script(t, "validate.mjs", modules, &wrong)
	return wrong
}
