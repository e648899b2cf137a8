package exact

import (
	"fmt"
	"math/big"
	"strings"
	"testing"
)

func TestDecimals(t *testing.T) {
	for n := -2299; n < 2300; n++ {
		v := new(big.Float).SetMantExp(big.NewFloat(1), n)
		if _, exp, _ := strings.Cut(v.Text('e', 3000), "e"); exp != fmt.Sprintf("%+03d", decimals(n)) {
			t.Errorf("decimals(%d) = %d, want %s", n, decimals(n), exp)
		}
	}
}
