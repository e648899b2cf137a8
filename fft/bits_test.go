package fft_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/vec"
)

// The hashes are those of every machine: what differs between processors, and
// between the code that Go makes for them, must not reach a result.
const hashFile = "testdata/hashes.txt"

var (
	writeHashes = flag.Bool("write", false, "write "+hashFile+" instead of checking it")
	plant       = flag.String("plant", "", "flip the last bit of one result of the transforms whose name begins so, to see the test fail")
)

// A hashed is a transform of some type and length.
type hashed struct {
	name  string
	size  int // the number of elements
	bytes func() []byte
}

// casesOf returns transforms of all sorts: of lengths that take each way through
// a plan.
func casesOf[R limb.RealNumber, C fft.ComplexOf[R]]() []hashed {
	k := kindOf[C]()
	var list []hashed
	add := func(what, shape string, n int, f func(r *rand.Rand) []byte) {
		name := fmt.Sprintf("%s/%s/%s", k.name, what, shape)
		list = append(list, hashed{name, n, func() []byte { return f(rand.New(rand.NewPCG(uint64(n), 99))) }})
	}
	data := func(r *rand.Rand, n int) []C { return numbers[C](random(r, n, k.bits())) }
	reals := func(r *rand.Rand, n int) []R { return numbers[R](random(r, n, k.bits())) }
	for _, n := range []int{
		2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 21, 25, 32, 35, 49, 60, 64, 97, 105, 120, 128, 210, 243, 256, 343, 360, 512, 625,
		1000, 1009, 1024, 1260, 2048, 2187, 3600, 4096, 8192, 10007, 16384,
	} {
		shape := fmt.Sprint(n)
		add("forward", shape, n, func(r *rand.Rand) []byte {
			x := data(r, n)
			must(fft.New[C](n)).Forward(x, x)
			return bytesOf(x)
		})
		if !slices.Contains([]int{4, 7, 12, 15, 64, 97, 210, 1009, 1024, 8192}, n) {
			continue
		}
		add("inverse", shape, n, func(r *rand.Rand) []byte {
			x := data(r, n)
			must(fft.New[C](n)).Inverse(x, x)
			return bytesOf(x)
		})
		add("direct", shape, n, func(r *rand.Rand) []byte {
			x := data(r, n)
			must(fft.New[C](n, fft.Direct())).Forward(x, x)
			return bytesOf(x)
		})
		add("real", shape, n, func(r *rand.Rand) []byte {
			x := make([]C, n/2+1)
			must(fft.NewReal[C](n)).Forward(x, reals(r, n))
			return bytesOf(x)
		})
		add("realinverse", shape, n, func(r *rand.Rand) []byte {
			x := random(r, n, k.bits())
			symmetric(x)
			y := make([]R, n)
			must(fft.NewReal[C](n)).Inverse(y, numbers[C](x[:n/2+1]))
			return bytesOf(y)
		})
		add("convolve", shape, n, func(r *rand.Rand) []byte {
			x, y := data(r, n), data(r, n)
			must(fft.New[C](n)).Convolve(x, x, y)
			return bytesOf(x)
		})
		add("correlate", shape, n, func(r *rand.Rand) []byte {
			x, y := reals(r, n), reals(r, n)
			must(fft.NewReal[C](n)).Correlate(x, x, y)
			return bytesOf(x)
		})
	}
	for _, shape := range [][]int{{3, 4, 5}, {32, 16}, {7, 97}, {64, 100}, {9, 60, 7}} {
		n := 1
		for _, m := range shape {
			n *= m
		}
		name := strings.ReplaceAll(strings.Trim(fmt.Sprint(shape), "[]"), " ", "x")
		add("grid", name, n, func(r *rand.Rand) []byte {
			x := data(r, n)
			must(fft.NewGrid[C](shape, nil)).Forward(x, x)
			return bytesOf(x)
		})
		add("realgrid", name, n, func(r *rand.Rand) []byte {
			last := shape[len(shape)-1]
			x := make([]C, n/last*(last/2+1))
			must(fft.NewRealGrid[C](shape, nil)).Forward(x, reals(r, n))
			return bytesOf(x)
		})
	}
	for _, n := range []int{16, 1000, 97} {
		add("batch", fmt.Sprintf("%dx%d", 20, n), 20*n, func(r *rand.Rand) []byte {
			x := data(r, 20*n)
			must(fft.New[C](n)).Forward(x, x)
			return bytesOf(x)
		})
	}
	return list
}

// bytesOf returns the limbs of x, little-endian. A zero has no sign.
func bytesOf[E any](x []E) []byte {
	var b bytes.Buffer
	if kindOf[E]().single {
		write(&b, limbsOf[float32](x))
	} else {
		write(&b, limbsOf[float64](x))
	}
	return b.Bytes()
}

func write[T float32 | float64](b *bytes.Buffer, limbs []T) {
	for i, a := range limbs {
		if a == 0 {
			limbs[i] = 0
		}
	}
	if err := binary.Write(b, binary.LittleEndian, limbs); err != nil {
		panic(err)
	}
}

func allCases() []hashed {
	return slices.Concat(casesOf[limb.DF, limb.CDF](), casesOf[limb.DD, limb.CDD](), casesOf[limb.QF, limb.CQF](), casesOf[limb.QD, limb.CQD](), casesOf[limb.TF, limb.CTF](), casesOf[limb.TD, limb.CTD]())
}

func (f hashed) hash() string {
	b := f.bytes()
	if *plant != "" && strings.HasPrefix(f.name, *plant) {
		b[0] ^= 1 // the last bit of a limb
	}
	return fmt.Sprintf("%x", sha256.Sum256(b))
}

// TestHashes compares the SHA-256 of transforms with the committed ones, on each
// rung of the ladder.
func TestHashes(t *testing.T) {
	all := allCases()
	if *writeHashes {
		var text strings.Builder
		sums := make([]string, len(all))
		parallel(len(all), func(i int) { sums[i] = all[i].hash() })
		for i, f := range all {
			fmt.Fprintf(&text, "%s %s\n", sums[i], f.name)
		}
		if err := os.WriteFile(hashFile+".new", []byte(text.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		if err := os.Rename(hashFile+".new", hashFile); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(hashFile)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{}
	for line := range strings.Lines(string(text)) {
		sum, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		want[name] = sum
	}
	names := maps.Clone(want)
	for _, f := range all {
		delete(names, f.name)
	}
	for name := range names {
		t.Errorf("%s lists %s, which is no transform (run with -write)", hashFile, name)
	}
	levels(t, func(t *testing.T) {
		parallel(len(all), func(i int) {
			f := all[i]
			if testing.Short() && f.size > 500 {
				return
			}
			if got := f.hash(); got != want[f.name] {
				t.Errorf("%s has the hash\n%s, not\n%s (after a change that is meant, run with -write)", f.name, got, want[f.name])
			}
		})
	})
}

// levels calls f at every level that there is, by its name.
func levels(t *testing.T, f func(t *testing.T)) {
	for _, l := range []simd.Level{simd.Go, simd.AVX2, simd.AVX512} {
		t.Run(l.String(), func(t *testing.T) {
			previous, err := simd.Set(l)
			if err != nil {
				testenv.Skip(t, l.String(), err.Error())
			}
			defer simd.Set(previous)
			f(t)
		})
	}
}

// TestThreads: the number of threads changes no bit, of what is long enough to be
// spread.
func TestThreads(t *testing.T) {
	long := slices.DeleteFunc(allCases(), func(f hashed) bool { return f.size < 4000 || f.size > 5000 && testing.Short() })
	for _, f := range long {
		var want []byte
		for threads := 1; threads <= 3; threads++ {
			previous := vec.SetThreads(threads)
			got := f.bytes()
			vec.SetThreads(previous)
			if threads == 1 {
				want = got
			} else if !bytes.Equal(got, want) {
				t.Errorf("%s: on %d threads bits differ", f.name, threads)
			}
		}
	}
}

// TestHashesCatch: one bit makes another hash, and another name the control of other
// processors, which has the first byte flipped, no difference.
func TestHashesCatch(t *testing.T) {
	defer func(was string) { *plant = was }(*plant)
	*plant = ""
	f := casesOf[limb.DD, limb.CDD]()[8]
	honest := f.hash()
	for name, differs := range map[string]bool{f.name: true, "CDD/": true, "CQF/": false} {
		*plant = name
		if got := f.hash(); (got != honest) != differs {
			t.Errorf("with %s planted the hash of %s is %s, and %s without", name, f.name, got, honest)
		}
	}
}
