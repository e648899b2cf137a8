package memory

import (
	"math"
	"runtime"
	"strings"
	"testing"
)

// TestClaim: much is said, more than there is is refused, and a limit that is none too.
func TestClaim(t *testing.T) {
	t.Setenv(Variable, "8GB")
	for _, c := range []struct {
		bytes     float64
		said, err string
	}{
		{1e9, "", ""},
		{2e9, "it takes about 2 GB of memory, of the 8 GB that LIMB_MEMORY allows", ""},
		{8e9, "it takes about 8 GB of memory, of the 8 GB that LIMB_MEMORY allows", ""},
		{8.1e9, "", "it takes about 8.1 GB of memory, more than the 8 GB that LIMB_MEMORY allows"},
		{math.Inf(1), "", "more than the 8 GB"},
		{math.NaN(), "", "more than the 8 GB"},
	} {
		said := ""
		err := Claim(func(s string) { said += s }, "it", c.bytes)
		if said != c.said || (err == nil) != (c.err == "") || err != nil && !strings.Contains(err.Error(), c.err) {
			t.Errorf("%v bytes: %q, %v", c.bytes, said, err)
		}
	}
	for text, want := range map[string]float64{"500": 500, "1.5k": 1500, "2MB": 2e6, "3GiB": 3e9, "1tb": 1e12, "": 0, "many": 0, "-1G": 0, "infT": 0} {
		if got, err := parse(text); got != want || (err == nil) != (want > 0) {
			t.Errorf("%q is %v, %v", text, got, err)
		}
	}
	t.Setenv(Variable, "many")
	if err := Claim(nil, "it", 1); err == nil || !strings.Contains(err.Error(), `LIMB_MEMORY is "many": write a number of bytes, such as 8GB`) {
		t.Errorf("many bytes: %v", err)
	}
	t.Setenv(Variable, "")
	if limit, _, err := Limit(); err != nil || limit < 1e8 || runtime.GOOS == "linux" && machine() != limit {
		t.Errorf("the machine has %v bytes, %v", limit, err)
	}
}
