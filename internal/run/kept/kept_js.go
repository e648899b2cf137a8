package kept

import "strings"

// Key returns the key of a fact that depends on all of the parts, and on nothing else.
func Key(parts ...string) string { return strings.Join(parts, "\x00") }

// Get returns nothing.
func Get(kind, key string) (value []byte, ok bool) { return nil, false }

// Put keeps nothing.
func Put(kind, key string, value []byte) {}

// Summary describes no file: there are none.
func Summary(name string) string { return name + " is not there\n" }
