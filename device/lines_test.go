//go:build !js

package device

import (
	"reflect"
	"strings"
	"testing"
	"time"
)

// TestLines: what processes leave one another is read as it was written, and nothing of what is cut off or is no such text.
func TestLines(t *testing.T) {
	trials := []trial{{"an \"odd\" name\n", "", "1 2", "\xff"}, {"b", "c", "d", "e"}}
	told := make([]bool, len(new(Arithmetic).told()))
	told[1] = true
	v := verdict{Skipped: "s", Err: "e", Devices: trials, When: time.Unix(5, 7)}
	c := climb{Told: told, Failed: []fall{{Rung: "split", Failures: []fault{{"f32.Add", "ties", "1 ≠ 2"}, {"a", "b", ""}}}, {Rung: "floor"}}}
	for _, s := range []struct {
		text string
		want any
		read func(text string) (any, bool)
	}{
		{v.text(), v, func(text string) (any, bool) { v, ok := verdictOf(text); return v, ok }},
		{verdict{When: v.When}.text(), verdict{When: v.When}, func(text string) (any, bool) { v, ok := verdictOf(text); return v, ok }},
		{step{Devices: trials}.text(), step{Devices: trials}, func(text string) (any, bool) { s, ok := stepOf(text); return s, ok }},
		{step{Opened: true}.text(), step{Opened: true}, func(text string) (any, bool) { s, ok := stepOf(text); return s, ok }},
		{c.text(), c, func(text string) (any, bool) { c, ok := climbOf(text); return c, ok }},
	} {
		if got, ok := s.read(s.text); !ok || !reflect.DeepEqual(got, s.want) {
			t.Errorf("%q is read as %v, %v", s.text, got, ok)
		}
		for n := range len(s.text) {
			if _, ok := s.read(s.text[:n]); ok && !strings.HasSuffix(s.text[:n], "\n") {
				t.Errorf("%q is read, and cut off", s.text[:n])
			}
		}
		for _, wrong := range []string{"", "{}\n", s.text + "{}\n", `"a" "b" ` + s.text, strings.Replace(s.text, `" `, `"`, 1)} {
			if _, ok := s.read(wrong); ok {
				t.Errorf("%q is read", wrong)
			}
		}
	}
}
