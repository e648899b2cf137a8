package report

import "testing"

func TestTogether(t *testing.T) {
	names := ""
	for _, d := range together([]Device{{Name: "a"}, {Name: "b"}, {Name: "c"}, {Name: "d", SameAs: "b"}, {Name: "e"}, {Name: "f", SameAs: "none"}}) {
		names += d.Name
	}
	if names != "abdcef" {
		t.Errorf("the order is %s", names)
	}
}
