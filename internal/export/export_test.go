package export

import (
	"os"
	"testing"
)

func TestX(t *testing.T) {
	s, err := Write(File{Language: c, Functions: []string{"DD.Add", "DF.Exp", "CDD.Mul", "QD.Mul", "DD.SinCos"}, Version: "v0", Rows: 16})
	if err != nil {
		t.Fatal(err)
	}
	os.WriteFile("/tmp/exp1/x.h", []byte(s), 0o644)
}
