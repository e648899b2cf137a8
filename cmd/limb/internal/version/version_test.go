package version

import (
	"os"
	"regexp"
	"runtime/debug"
	"strings"
	"testing"
)

// TestNext: the source, its list of changes and what the command requires of the library
// speak of the same version.
func TestNext(t *testing.T) {
	text, err := os.ReadFile("../../../../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	first := regexp.MustCompile(`(?m)^## \[(\d+\.\d+\.\d+)\]`).FindSubmatch(text)
	if first == nil || "v"+string(first[1]) != Next {
		t.Errorf("the first version in CHANGELOG.md is %q, want %s", first, Next)
	}
	if text, err = os.ReadFile("../../go.mod"); err != nil {
		t.Fatal(err)
	}
	if want := "github.com/limbfp/limb " + Next + "\n"; !strings.Contains(string(text), want) {
		t.Errorf("cmd/limb/go.mod does not require %s", want)
	}
}

func TestOf(t *testing.T) {
	clone := []debug.BuildSetting{{Key: "vcs.revision", Value: "0123456789abcdef0123"}, {Key: "vcs.modified", Value: "false"}}
	edited := []debug.BuildSetting{clone[0], {Key: "vcs.modified", Value: "true"}}
	for _, c := range []struct {
		main     string
		settings []debug.BuildSetting
		want     string
	}{
		{"v0.7.1", nil, "v0.7.1"},
		{Next, clone, Next},
		{"(devel)", nil, Next + "-devel"},
		{"", nil, Next + "-devel"},
		{"v0.0.0-20260102030405-0123456789ab", nil, "v0.0.0-20260102030405-0123456789ab"},
		{"v0.0.0-20260102030405-0123456789ab", clone, Next + "-devel+0123456789ab"},
		{"v0.0.0-20260102030405-0123456789ab+dirty", edited, Next + "-devel+0123456789ab.modified"},
	} {
		info := &debug.BuildInfo{Main: debug.Module{Version: c.main}, Settings: c.settings}
		if got := of(info); got != c.want {
			t.Errorf("%q, %v: %s, want %s", c.main, c.settings, got, c.want)
		}
	}
	if got := of(nil); got != Next+"-devel" {
		t.Errorf("without anything known: %s", got)
	}
}
