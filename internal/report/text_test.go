package report

import (
	"os"
	"testing"
)

func TestTry(t *testing.T) { sample().Text(os.Stdout, Style{}) }
