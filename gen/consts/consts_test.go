package main

import (
	"bytes"
	"os"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// TestFresh: the tables are what their formulas say. With LIMB_FULL those of the gamma and
// Bessel functions are too, which take a minute; the tests of accuracy see a wrong one.
func TestFresh(t *testing.T) {
	for name := range generators {
		if (name == "gamma" || name == "bessel") && !testenv.Full() {
			continue
		}
		want, err := source(name)
		if err != nil {
			t.Fatal(err)
		}
		path := file("../..", name)
		got, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s is not up to date: go run -C gen ./consts", path)
		}
	}
}
