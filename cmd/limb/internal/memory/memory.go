// Package memory says how much memory a command may take.
package memory

import (
	"fmt"
	"math"
	"os"
	"runtime/debug"
	"strconv"
	"strings"
)

// Variable is the environment variable that sets what a command may take, such as 8GB, instead of
// what the machine has.
const Variable = "LIMB_MEMORY"

// unknown is what is taken for the memory of a machine that does not say.
const unknown = 16 << 30

// Limit returns how many bytes a command may take, and whose they are: those that [Variable]
// names, else those that the machine has, or its container may use.
func Limit() (bytes float64, whose string, err error) {
	if text := os.Getenv(Variable); text != "" {
		bytes, err := parse(text)
		return bytes, "that " + Variable + " allows", err
	}
	if bytes = machine(); bytes > 0 {
		return bytes, "that this machine has", nil
	}
	return unknown, "that are taken for this machine's, which does not say: set " + Variable, nil
}

// parse reads a number of bytes, also as 500MB or 8GB.
func parse(text string) (float64, error) {
	number, unit := strings.TrimSuffix(strings.TrimSuffix(strings.ToUpper(text), "B"), "I"), 1.0
	for i, u := range []string{"K", "M", "G", "T"} {
		if s, ok := strings.CutSuffix(number, u); ok {
			number, unit = s, math.Pow(1000, float64(i+1))
		}
	}
	x, err := strconv.ParseFloat(number, 64)
	if err != nil || !(x > 0) || math.IsInf(x, 1) {
		return 0, fmt.Errorf("the environment variable %s is %q: write a number of bytes, such as 8GB", Variable, text)
	}
	return x * unit, nil
}

// much is what is not taken without a word.
const much = 1e9

// Claim is what a command calls before it takes so many bytes in all, for what it names: it says
// so where that is much, and returns an error where it is more than there are.
func Claim(say func(string), what string, bytes float64) error {
	limit, whose, err := Limit()
	switch {
	case err != nil:
		return err
	case !(bytes <= limit):
		return fmt.Errorf("%s takes about %s of memory, more than the %s %s", what, Text(bytes), Text(limit), whose)
	case bytes > much:
		debug.SetGCPercent(25) // garbage takes no more than that
		say(fmt.Sprintf("%s takes about %s of memory, of the %s %s", what, Text(bytes), Text(limit), whose))
	}
	return nil
}

// Text returns a number of bytes as text: 1.3 GB.
func Text(bytes float64) string {
	units := []string{"bytes", "kB", "MB", "GB", "TB"}
	k := 0
	for k < len(units)-1 && bytes >= 999.5 {
		bytes, k = bytes/1000, k+1
	}
	return fmt.Sprintf("%.3g %s", bytes, units[k])
}
