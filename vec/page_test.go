//go:build !linux

package vec_test

import "testing"

func newPage(testing.TB) page { return make(page, 4096) }
