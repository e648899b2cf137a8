package report

import (
	"os"
	"testing"
)

func TestTry(t *testing.T) {
	f, _ := os.Create("/tmp/cmd.html")
	if err := sample().HTML(f); err != nil {
		t.Error(err)
	}
	f.Close()
	sample().Text(os.Stdout, Style{})
}
