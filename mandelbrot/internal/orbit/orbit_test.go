package orbit

import (
	"crypto/sha256"
	"encoding/binary"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

var plant = flag.String("plant", "", "make one count of this picture wrong")

// The size of the pictures of package mandelbrot whose hashes are committed.
const w, h = 32, 20

// grid returns the columns and rows of a picture around a point.
func grid[N any](center Point, width float64, from func(limb.QD) N) (re, im []N) {
	for i := range w {
		re = append(re, from(center.Re.AddFloat(float64(2*i-w+1)*(width/(2*w)))))
	}
	for j := range h {
		im = append(im, from(center.Im.AddFloat(float64(h-1-2*j)*(width/(2*w)))))
	}
	return re, im
}

// seahorse is the centre of pictures at 3e-5.
var seahorse = Point{
	limb.MustParse[limb.QD]("-0.743643887037158704752191506114774"),
	limb.MustParse[limb.QD]("0.131825904205311970493132056385139"),
}

// pictures adds those of a type, in plain Go, to list.
func pictures[N number[N, T], T limb.Float](list map[string]func() []int32, name string, from func(limb.QD) N) {
	far := from(limb.NewQD(Radius))
	direct := func(center Point, width float64, limit int) func() []int32 {
		return func() []int32 {
			counts, last := make([]int32, w*h), make([]N, w*h)
			re, im := grid(center, width, from)
			kernel.Items(w*h, func(i int) { Escape(i, counts, last, Parts[N]{re, im}, Limits[N]{Far: far, Limit: limit}) })
			return counts
		}
	}
	list["3/"+name] = direct(Point{limb.NewQD(-0.75), limb.QD{}}, 3, 100)
	list["3e-05/"+name] = direct(seahorse, 3e-5, 900)
}

// distances adds the picture of distances in a type to list. Its kernel takes arrays and the
// exponent of the first two, where it scales.
func distances[N any](list map[string]func() []int32, name string, from func(limb.QD) N, scaled bool, run func(i int, counts []int32, last []N, c Parts[N], z Scaled[N], b Limits[N])) {
	list["3e-05/perturb:"+name] = func() []int32 {
		counts, last := make([]int32, w*h), make([]N, w*h)
		q := 0
		if scaled {
			q = Exponent(1.5e-5)
		}
		dx, dy := grid(Point{}, 3e-5, func(x limb.QD) N { return from(x.Ldexp(q * Step)) })
		var zx, zy []N
		var ze []int32
		for _, z := range Reference(seahorse, 900, func() bool { return false }) {
			var e int32
			if scaled {
				z, e = z.Scaled()
			}
			zx, zy, ze = append(zx, from(z.Re)), append(zy, from(z.Im)), append(ze, e)
		}
		kernel.Items(w*h, func(i int) {
			run(i, counts, last, Parts[N]{dx, dy}, Scaled[N]{zx, zy, ze}, Limits[N]{Far: from(limb.NewQD(Radius)), Limit: 900, Exp: q})
		})
		return counts
	}
}

// unscaled runs Perturb.
func unscaled[N number[N, float64]](i int, counts []int32, last []N, c Parts[N], z Scaled[N], b Limits[N]) {
	Perturb(i, counts, last, c, Parts[N]{z.Re, z.Im}, b)
}

// TestHashes makes pictures of package mandelbrot from the kernels alone, in plain Go: that is
// what runs where there are no lanes. Their counts must have the committed hashes.
func TestHashes(t *testing.T) {
	list := map[string]func() []int32{}
	float32Of := func(x limb.QD) Single { return Single{x.Float32()} }
	float64Of := func(x limb.QD) Double { return Double{x.Float64()} }
	pictures(list, "float32", float32Of)
	pictures(list, "DF", limb.QD.DF)
	pictures(list, "float64", float64Of)
	pictures(list, "QF", limb.QD.QF)
	pictures(list, "DD", limb.QD.DD)
	pictures(list, "QD", limb.QD.QD)
	distances(list, "float32", float32Of, true, deepSingle)
	distances(list, "DF", limb.QD.DF, true, deepDF)
	distances(list, "QF", limb.QD.QF, true, deepQF)
	distances(list, "float64", float64Of, false, unscaled[Double])
	distances(list, "DD", limb.QD.DD, false, unscaled[limb.DD])
	distances(list, "QD", limb.QD.QD, false, unscaled[limb.QD])
	text, err := os.ReadFile("../../testdata/hashes.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		want, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		picture := list[name]
		delete(list, name)
		if picture == nil || testing.Short() && strings.HasPrefix(name, "3e-05/") && strings.Contains(name, "Q") { // one that needs math/big, or takes long
			continue
		}
		t.Run(name, func(t *testing.T) {
			counts := picture()
			if name == *plant {
				counts[0]++
			}
			var b []byte
			for _, n := range counts {
				b = binary.LittleEndian.AppendUint32(b, uint32(n))
			}
			if got := fmt.Sprintf("%x", sha256.Sum256(b)); got != want {
				t.Errorf("the counts have the hash\n%s, not\n%s", got, want)
			}
		})
	}
	for name := range list {
		t.Errorf("there is no hash of %s", name)
	}
}

// TestDeep: beside a small copy of the set, whose orbits pass 0 at 10^-14, distances in float32
// limbs that are scaled have the counts of distances in QD, whose range is enough. What a kernel
// makes of points or pixels whose exponents are wrong by one step, or forgotten, has not.
func TestDeep(t *testing.T) {
	const width, limit = 1e-26, 300
	copy := Point{Re: limb.MustParse[limb.QD]("-1.99999999999994740418215984001264892054262623248"), Im: limb.MustParse[limb.QD]("2e-28")}
	orbit := Reference(copy, limit, func() bool { return false })
	want, lastQD := make([]int32, w*h), make([]limb.QD, w*h)
	dx, dy := grid(Point{}, width, limb.QD.QD)
	var zx, zy []limb.QD
	for _, z := range orbit {
		zx, zy = append(zx, z.Re), append(zy, z.Im)
	}
	most := Limits[limb.QD]{Far: limb.NewQD(Radius), Limit: limit}
	kernel.Items(w*h, func(i int) { Perturb(i, want, lastQD, Parts[limb.QD]{dx, dy}, Parts[limb.QD]{zx, zy}, most) })

	differ := func(q int, scale func(Point) (Point, int32)) (n int) {
		counts, last := make([]int32, w*h), make([]limb.DF, w*h)
		dx, dy := grid(Point{}, width, func(x limb.QD) limb.DF { return x.Ldexp(Exponent(width/2) * Step).DF() })
		var zx, zy []limb.DF
		var ze []int32
		for _, z := range orbit {
			z, e := scale(z)
			zx, zy, ze = append(zx, z.Re.DF()), append(zy, z.Im.DF()), append(ze, e)
		}
		most := Limits[limb.DF]{Far: limb.NewDF(Radius), Limit: limit, Exp: q}
		kernel.Items(w*h, func(i int) { deepDF(i, counts, last, Parts[limb.DF]{dx, dy}, Scaled[limb.DF]{zx, zy, ze}, most) })
		for i, c := range counts {
			if c != want[i] {
				n++
			}
		}
		return n
	}
	q := Exponent(width / 2)
	if n := differ(q, Point.Scaled); n > 0 {
		t.Errorf("%d of %d counts in DF are wrong", n, w*h)
	}
	for what, n := range map[string]int{
		"pixels nearer by a step":  differ(q+1, Point.Scaled),
		"pixels farther by a step": differ(q-1, Point.Scaled),
		"points near 0 that are not so near": differ(q, func(z Point) (Point, int32) {
			z, e := z.Scaled()
			return z, min(e, 0)
		}),
		"points near 0 that are at 0": differ(q, func(z Point) (Point, int32) {
			z, e := z.Scaled()
			if e > 0 {
				return Point{}, Zero
			}
			return z, e
		}),
	} {
		if n < 10 {
			t.Errorf("%s: only %d of %d counts are wrong", what, n, w*h)
		}
	}
}
