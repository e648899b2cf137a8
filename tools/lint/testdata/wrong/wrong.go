// Package wrong has what lint finds: a wrong operand of a format, a lock that is copied, a comparison with itself,
// a function that nothing calls, and assembly that is another function's.
package wrong

import (
	"fmt"
	"sync"
)

//go:noescape
func Add(a, b int32) int32

func unused() {}

// Print prints.
func Print(m sync.Mutex, x int) {
	if x == x {
		fmt.Printf("%d\n", "x")
	}
}
