// Package flags says how Go is compiled for browsers: for the page, and for the tests of what it is
// made of, so that the standard library and the root package are compiled once for all of them.
package flags

// Of returns the flags of go build and of go test -c.
func Of() []string {
	// What does not compute is smaller where nothing is compiled in its place. Later flags count.
	flags := []string{"-trimpath", "-ldflags=-s -w"}
	for _, name := range small {
		flags = append(flags, "-gcflags="+name+"=-l -dwarf=false")
	}
	for _, name := range quick {
		flags = append(flags, "-gcflags="+name+"=-dwarf=false")
	}
	return flags
}

// What is compiled to be small, and what of it to be quick: functions, and what makes and compares
// the operands of the self-test.
var (
	small = []string{"bytes", "fmt", "internal/bisect", "internal/fmtsort", "internal/godebug", "strings", "syscall", "syscall/js", "time", "github.com/limbfp/limb/..."}
	quick = []string{
		"github.com/limbfp/limb", "github.com/limbfp/limb/mandelbrot/internal/orbit", "github.com/limbfp/limb/internal/run/plane",
		"github.com/limbfp/limb/internal/run/operand", "github.com/limbfp/limb/internal/run/simd",
	}
)
