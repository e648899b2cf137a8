package mandelbrot

import (
	"context"
	"math/big"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/mandelbrot/internal/orbit"
)

// turbulent is a place with 6000 turns and more, where one count in four is wrong in float64,
// though that tells its pixels apart, and one in 150 by distances in float64.
const turbulent = "-0.74505665699232857364077251317671094-0.13521978823797030355111981379715792i"

// exactly returns the turns of a pixel of v by math/big.
func exactly(v View, i, j int) int {
	re, im := new(big.Float).SetPrec(1500), new(big.Float).SetPrec(1500)
	pixel := View{re.Add(v.Re, big.NewFloat(v.column(i))), im.Add(v.Im, big.NewFloat(v.row(j))), MinWidth, 1, 1, v.Limit}
	return len(referenceBig(context.Background(), pixel)) - 1
}

// TestChoose: what is chosen has the counts of math/big, and what is refused has not; what the
// orbits say of the part that is wrong is a small factor away from what is.
func TestChoose(t *testing.T) {
	testenv.Long(t, "it counts turns of points by math/big")
	for _, c := range []struct {
		center          string
		width           float64
		limit           int
		float64, single string // what is chosen
	}{
		{"-0.75+0i", 3.2, 300, "float64", "DF"},
		{seahorse, 3e-5, 3000, "DD", "QF"},
		{seahorse, 3e-9, 3000, "DD", "perturb:QF"},
		{turbulent, 5.8e-11, 6243, "perturb:DD", "perturb:QF"},
		{nucleus, 1e-11, 3000, "perturb:float64", "perturb:DF"},
		{deeper, 1e-60, 4000, "perturb:float64", "perturb:DF"},
	} {
		v := view(t, c.center, c.width, 48, 30, c.limit)
		growth := v.frame().growth(context.Background())
		for _, float64 := range []bool{true, false} {
			k, err := Choose(context.Background(), nil, v, float64)
			if want := map[bool]string{true: c.float64, false: c.single}[float64]; err != nil || k.Way.String() != want || !k.Enough || k.Pixels < 100 || k.Differ > 0 {
				t.Errorf("at %v: %+v, %v, want %s", c.width, k, err, want)
			}
			got := count(t, v, k.Way.String())
			for s := range testenv.Size(5, 10, 200) {
				at := s * 997 % len(got.Turns)
				if want := exactly(v, at%v.W, at/v.W); int(got.Turns[at]) != want {
					t.Errorf("at %v in %v pixel %d leaves after %d turns, and after %d by math/big", c.width, k.Way, at, got.Turns[at], want)
				}
			}
		}
		if c.width < 1e-20 {
			continue // z has no type there
		}
		right := count(t, v, "perturb:QD")
		for _, w := range []Way{{"float32", false}, {"DF", false}, {"float64", false}, {"float32", true}, {"DF", true}, {"float64", true}} {
			said, is := wrong(growth, w.Perturb, w.arithmetic().bits), float64(right.Differ(count(t, v, w.String())))/float64(len(right.Turns))
			if w.Resolves(v) && (is > 2*said+0.004 || said > 4*is+0.004) {
				t.Errorf("at %v in %v %.2g of the counts are wrong, and %.2g by the orbits", c.width, w, is, said)
			}
		}
	}
	v := view(t, turbulent, 5.8e-11, 48, 30, 6243)
	for _, way := range []string{"float64", "perturb:float64"} {
		w, _ := ParseWay(way)
		if k, err := Examine(context.Background(), nil, v, w); err != nil || k.Enough || !w.Resolves(v) || k.Wrong < 0.002 {
			t.Errorf("%+v, %v", k, err)
		}
	}
}

// TestWrong: a count is wrong only where its orbit multiplies what is rounded up to a part of a
// count, in all types, of z and of distances: so no pixel loses digits on the way by other means,
// as where it goes back to the start of the orbit.
func TestWrong(t *testing.T) {
	testenv.Long(t, "it draws pictures in all types; TestHashes has one of each")
	wrongs, sure := 0, 0
	for _, c := range []struct {
		center string
		width  float64
		limit  int
	}{{turbulent, 5.8e-11, 6243}, {seahorse, 3e-5, 1500}, {seahorse, 3e-9, 3000}, {nucleus, 1e-11, 3000}, {"-0.75+0i", 3.2, 500}} {
		v := view(t, c.center, c.width, 48, 30, c.limit)
		growth := v.frame().growth(context.Background())
		right := count(t, v, "perturb:QD")
		for _, w := range []Way{
			{"float32", false}, {"DF", false}, {"float64", false}, {"QF", false}, {"DD", false},
			{"float32", true}, {"DF", true}, {"float64", true}, {"QF", true}, {"DD", true},
		} {
			if !w.Resolves(v) {
				continue
			}
			for i, n := range count(t, v, w.String()).Turns {
				if n == right.Turns[i] {
					if wrong(growth[i:i+1], w.Perturb, w.arithmetic().bits) < 1e-3 {
						sure++
					}
					continue
				}
				wrongs++
				// What one pixel makes of errors is known to a factor: its orbit in float64 is another one soon.
				near := 0.0
				for _, k := range []int{i - 1, i, i + 1, i - v.W, i + v.W} {
					if k >= 0 && k < len(growth) {
						near = max(near, wrong(growth[k:k+1], w.Perturb, w.arithmetic().bits))
					}
				}
				if stays := right.Turns[i] == int32(v.Limit) || n == int32(v.Limit); near < 1e-3 && !stays {
					t.Errorf("at %v in %v pixel %d leaves after %d turns, not %d, with errors of %.2g of a count", c.width, w, i, n, right.Turns[i], near)
				}
			}
		}
	}
	if wrongs < 1000 || sure < 10*wrongs {
		t.Errorf("%d counts are wrong, in types with too few digits, and of %d this cannot be", wrongs, sure)
	}
	t.Logf("%d counts are wrong, and of %d this cannot be", wrongs, sure)
}

// counted counts the methods that a kernel calls.
type counted struct{ v float64 }

var calls map[string]float64

func (x counted) Add(y counted) counted      { calls["Add"]++; return counted{x.v + y.v} }
func (x counted) Sub(y counted) counted      { calls["Sub"]++; return counted{x.v - y.v} }
func (x counted) Mul(y counted) counted      { calls["Mul"]++; return counted{float64(x.v * y.v)} }
func (x counted) MulFloat(a float64) counted { calls["MulFloat"]++; return counted{float64(x.v * a)} }
func (x counted) Sqr() counted               { calls["Sqr"]++; return counted{float64(x.v * x.v)} }
func (x counted) Abs() counted               { calls["Abs"]++; return counted{max(x.v, -x.v)} }
func (x counted) Less(y counted) bool        { calls["Less"]++; return x.v < y.v }

// TestLadder: each way has more operations than the one before it. They are the instructions of
// AVX2 for the methods that a turn calls, as they are counted for the functions of package vec.
func TestLadder(t *testing.T) {
	text, err := os.ReadFile("../internal/run/simd/testdata/instructions.txt")
	if err != nil {
		t.Fatal(err)
	}
	cost := map[string]float64{}
	for line := range strings.Lines(string(text)) {
		if words := strings.Fields(line); words[0] != "#" {
			cost[words[0]], _ = strconv.ParseFloat(words[1], 64)
		}
	}
	const turns = 1000
	turn := func(run func(counts []int32, last []counted)) map[string]float64 {
		calls = map[string]float64{}
		run(make([]int32, 1), make([]counted, 1))
		return calls
	}
	zero := []counted{{0}}
	plain := turn(func(counts []int32, last []counted) {
		orbit.Escape(0, counts, last, orbit.Parts[counted]{Re: []counted{{-0.1}}, Im: zero}, orbit.Limits[counted]{Far: counted{orbit.Radius}, Limit: turns})
	})
	distances := turn(func(counts []int32, last []counted) {
		orbit.Perturb(0, counts, last, orbit.Parts[counted]{Re: []counted{{-0.1}}, Im: zero}, orbit.Parts[counted]{Re: make([]counted, turns+1), Im: make([]counted, turns+1)}, orbit.Limits[counted]{Far: counted{orbit.Radius}, Limit: turns})
	})
	for _, float64 := range []bool{true, false} {
		before := 0.0
		for _, w := range ladder(float64) {
			methods := plain
			if w.Perturb {
				methods = distances
			}
			sum := 0.0
			for name, n := range methods {
				c := 0.25 // of a float64, four of which are an instruction's
				if w.Type != "float64" {
					if c = cost[w.Type+name]; c == 0 {
						t.Fatalf("there is no count of %s%s", w.Type, name)
					}
				}
				sum += n * c
			}
			t.Logf("%v: %.1f instructions a turn", w, sum/turns)
			if sum <= before {
				t.Errorf("%v has %v instructions a turn, and what stands before it %v", w, sum/turns, before/turns)
			}
			before = sum
		}
	}
}
