//go:build !linux

package guard

import "testing"

// NewPage returns a page, which t frees.
func NewPage(testing.TB) Page { return make(Page, least) }
