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

// pictures adds those of a type, in plain Go, to list.
func pictures[N number[N, T], T limb.Float](list map[string]func() []int32, name string, from func(limb.QD) N) {
	far := from(limb.NewQD(Radius))
	seahorse := Point{
		limb.MustParse[limb.QD]("-0.743643887037158704752191506114774"),
		limb.MustParse[limb.QD]("0.131825904205311970493132056385139"),
	}
	direct := func(center Point, width float64, limit int) func() []int32 {
		return func() []int32 {
			counts, last := make([]int32, w*h), make([]N, w*h)
			re, im := grid(center, width, from)
			kernel.Items(w*h, func(i int) { Escape(i, counts, last, re, im, 0, far, limit) })
			return counts
		}
	}
	list["3/"+name] = direct(Point{limb.NewQD(-0.75), limb.QD{}}, 3, 100)
	list["3e-05/"+name] = direct(seahorse, 3e-5, 900)
	list["3e-05/perturb:"+name] = func() []int32 {
		counts, last := make([]int32, w*h), make([]N, w*h)
		dx, dy := grid(Point{}, 3e-5, from)
		var zx, zy []N
		for _, z := range Reference(seahorse, 900, func() bool { return false }) {
			zx, zy = append(zx, from(z.Re)), append(zy, from(z.Im))
		}
		kernel.Items(w*h, func(i int) { Perturb(i, counts, last, dx, dy, zx, zy, 0, far, 900) })
		return counts
	}
}

// TestHashes makes pictures of package mandelbrot from the kernels alone, in plain Go: that is
// what runs where there are no lanes. Their counts must have the committed hashes.
func TestHashes(t *testing.T) {
	list := map[string]func() []int32{}
	pictures(list, "float32", func(x limb.QD) Single { return Single{x.Float32()} })
	pictures(list, "DF", limb.QD.DF)
	pictures(list, "float64", func(x limb.QD) Double { return Double{x.Float64()} })
	pictures(list, "QF", limb.QD.QF)
	pictures(list, "DD", limb.QD.DD)
	pictures(list, "QD", limb.QD.QD)
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
