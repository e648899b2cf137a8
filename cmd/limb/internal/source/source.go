// Package source has the Go text of the functions that are compiled, for limb show.
package source

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// packed is a file of blocks, each headed by a line "//: name", or "//: name other" where
// the text is that of the other one.
//
//go:embed zlimb.txt.flate
var packed []byte

var blocks = sync.OnceValues(func() (map[string]string, error) {
	file, err := ir.Unpack(packed)
	m := map[string]string{}
	for _, part := range strings.Split("\n"+string(file), "\n//: ")[1:] {
		head, text, _ := strings.Cut(part, "\n")
		name, other, same := strings.Cut(head, " ")
		if m[name] = strings.Trim(text, "\n") + "\n"; same {
			m[name] = m[other]
		}
	}
	return m, err
})

// Of returns the Go text of a function: "DF.Add".
func Of(name string) (string, error) {
	m, err := blocks()
	if text, ok := m[name]; ok || err != nil {
		return text, err
	}
	return "", fmt.Errorf("unknown function %q", name)
}
