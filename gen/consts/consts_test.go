package main

import (
	"bytes"
	"os"
	"testing"
)

func TestFresh(t *testing.T) {
	for name := range generators {
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
