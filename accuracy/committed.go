package accuracy

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"
)

//go:embed ulps.txt
var committed string

var worst = sync.OnceValue(func() map[string]float64 {
	all := map[string]float64{}
	for line := range strings.Lines(committed) {
		words := strings.Fields(line)
		if len(words) < 2 || words[0] == "#" {
			continue
		}
		if x, err := strconv.ParseFloat(words[1], 64); err == nil {
			all[words[0]] = x
		}
	}
	return all
})

// Committed returns the worst error of a function, "DD.Exp", in the table that is committed, ulps.txt:
// in units of u^n for a result of n limbs, relative to the result. Nothing is measured.
func Committed(function string) (float64, bool) {
	x, ok := worst()[function]
	return x, ok
}
