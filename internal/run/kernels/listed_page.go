//go:build page

package kernels

import (
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/run/types"
)

// listed returns the catalogue that web/make writes for the page, as short text: a line for each
// function, of its name, its operations, and its parameters x:DF and results y=DF. A type that is
// left out is the one of the name.
func listed(text string) (list []Func) {
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		f := Func{Name: words[0]}
		f.Ops, _ = strconv.Atoi(words[1]) // it is a number
		for _, w := range words[2:] {
			i := strings.IndexAny(w, ":=")
			t, ok := types.Named(w[i+1:])
			if !ok {
				t, _ = TypeOf(f.Name)
			}
			if p := (Param{w[:i], t}); w[i] == ':' {
				f.In = append(f.In, p)
			} else {
				f.Out = append(f.Out, p)
			}
		}
		list = append(list, f)
	}
	return list
}
