package source

import (
	"strings"
	"testing"
)

// TestOf: the text is there, under its own name and under that of another function with the same one.
func TestOf(t *testing.T) {
	for name, want := range map[string]string{"DF.Add": "func (x Pair[T]) Add(", "DD.Add": "func (x Pair[T]) Add("} {
		if text, err := Of(name); err != nil || !strings.Contains(text, want) {
			t.Errorf("%s is %q, %v", name, text, err)
		}
	}
	if _, err := Of("DF.None"); err == nil {
		t.Error("a function that is not there has a text")
	}
}
