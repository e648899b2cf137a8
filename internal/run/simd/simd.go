// Package simd has the functions of the library as AVX2, AVX-512 and NEON kernels over
// arrays, made from the same Go source by gen/x86. They give the bits that the
// methods give.
//
// A function is a variable, DDAdd or CDDButterfly4. The ladder is avx512, avx2, go, and on arm64 neon, go: the best that the processor and its operating
// system allow, or what the environment variable LIMB_SIMD says. At the level go,
// on other processors, and with the build tag purego there are no kernels: callers
// run the Go code.
package simd

import (
	"fmt"
	"os"
	"strings"
	"sync/atomic"
)

// Level is a rung of the ladder.
type Level uint8

const (
	Go Level = iota
	AVX2
	AVX512

	// NEON is the first rung of arm64, and the only one.
	NEON = AVX2
)

var words = [...]string{"go", first, "avx512"}

// String returns the word of the level.
func (l Level) String() string { return words[l] }

// Parse returns the level of a word.
func Parse(word string) (Level, error) {
	for l, w := range words[:rungs] {
		if w == word {
			return Level(l), nil
		}
	}
	return Go, fmt.Errorf("simd: no level %q: there are %s and %s", word, strings.Join(words[:rungs-1], ", "), words[rungs-1])
}

var current atomic.Uint32

func init() {
	l := best
	if word := os.Getenv("LIMB_SIMD"); word != "" {
		// A word that is none of the ladder's leaves it to the processor.
		if asked, err := Parse(word); err == nil {
			l = min(l, asked)
		}
	}
	current.Store(uint32(l))
}

// Best returns the highest level that runs here.
func Best() Level { return best }

// Current returns the level in use.
func Current() Level { return Level(current.Load()) }

// Set puts another level in use, and returns the one before.
func Set(l Level) (previous Level, err error) {
	if l > best {
		return Current(), fmt.Errorf("simd: this processor runs %s at most, not %s", best, l)
	}
	return Level(current.Swap(uint32(l))), nil
}
