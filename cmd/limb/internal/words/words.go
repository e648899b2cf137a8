// Package words has lists of names, and finds the one that was meant.
package words

import (
	"fmt"
	"strings"
)

// Of returns the names of what is in a list.
func Of[T any](list []T, name func(T) string) (names []string) {
	for _, x := range list {
		names = append(names, name(x))
	}
	return names
}

// Plural writes how many there are of what a word says.
func Plural(n int, word string) string {
	if n == 1 {
		return "1 " + word
	}
	return fmt.Sprint(n, " ", word, "s")
}

// Distance is Levenshtein's, without regard to case.
func Distance(a, b string) int {
	a, b = strings.ToLower(a), strings.ToLower(b)
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := diagonal
			if a[i] != b[j] {
				cost++
			}
			diagonal = row[j+1]
			row[j+1] = min(cost, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}

// Nearest returns the name nearest to one that is not among names, "" where none is near.
func Nearest(name string, names []string) string {
	best, least := "", 2+len(name)/4
	for _, n := range names {
		if d := Distance(name, n); d < least && d < max(len(n), len(name)) {
			best, least = n, d
		}
	}
	return best
}
