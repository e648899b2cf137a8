package mandelbrot

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"maps"
	"math/big"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
)

var (
	writeHashes = flag.Bool("write", false, "write testdata/hashes.txt")
	plant       = flag.String("plant", "", "make one count of this picture wrong")
)

// Places: a spiral of the seahorses, and two nuclei, near which pictures of 1e-25 and of
// 1e-60 have points everywhere that leave after some hundred turns. At the first nucleus stands a
// copy of the set with a width of 1e-43, and at that of the antenna one of 1e-70: there orbits pass
// 0 at the root of that.
const (
	seahorse = "-0.743643887037158704752191506114774+0.131825904205311970493132056385139i"
	nucleus  = "-0.20370473608136999958829735695615240842147766231213174415571870169026672707752808200991112335377025297823355423" +
		"+1.09941663179773164181923944335214245669163789309991059853587859631886515716844431133108710581758815948551880912i"
	antenna = "-1.999999999999999999999999999999999988862402350401925783194120707530829745658720918075782352+0i"
	deeper  = "-0.20370473608136999958829735695615240843612322597008807564520863025727980480192556794507574083172308005635421697669156797" +
		"+1.09941663179773164181923944335214245673703883983142319917635158024547994435508936423266333578375974724079106734249370325i"
)

func view(t testing.TB, center string, width float64, w, h, limit int) View {
	t.Helper()
	re, im, err := ParseCenter(center)
	if err != nil {
		t.Fatal(err)
	}
	return View{re, im, width, w, h, limit}
}

func count(t testing.TB, v View, way string) *Counts {
	t.Helper()
	w, err := ParseWay(way)
	if err != nil {
		t.Fatal(err)
	}
	c, err := Count(context.Background(), nil, v, w, nil)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// pictures are those whose hashes are committed: each type where it has enough digits, and
// where it has not.
func pictures(t testing.TB) map[string]func() *Counts {
	list := map[string]func() *Counts{}
	add := func(center string, width float64, limit int, ways ...string) {
		for _, way := range ways {
			list[fmt.Sprintf("%v/%s", width, way)] = func() *Counts { return count(t, view(t, center, width, 32, 20, limit), way) }
		}
	}
	add("-0.75+0i", 3, 100, Types()...)
	add(seahorse, 3e-5, 900, Types()...)
	add(seahorse, 3e-5, 900, "perturb:float32", "perturb:DF", "perturb:float64", "perturb:QF", "perturb:DD", "perturb:QD")
	add(nucleus, 1e-25, 600, "DD", "QD", "perturb:DF", "perturb:DD")
	add(deeper, 1e-60, 2000, "perturb:float64", "perturb:DD", "perturb:float32", "perturb:DF", "perturb:QF")
	add(nucleus, 3e-43, 1500, "perturb:DD", "perturb:float32", "perturb:DF", "perturb:QF")
	add(antenna, 1e-70, 1500, "perturb:DD", "perturb:DF", "perturb:QF")
	add("0+1i", 1e-270, 1500, "perturb:DD", "perturb:DF", "perturb:QF")
	return list
}

// TestHashes compares the hashes of pictures with the committed ones.
func TestHashes(t *testing.T) {
	const file = "testdata/hashes.txt"
	list := pictures(t)
	if *writeHashes {
		var text strings.Builder
		for _, name := range slices.Sorted(maps.Keys(list)) {
			fmt.Fprintf(&text, "%x %s\n", list[name]().Hash(), name)
		}
		if err := os.WriteFile(file, []byte(text.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		want, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		picture := list[name]
		delete(list, name)
		t.Run(name, func(t *testing.T) {
			if picture == nil {
				t.Fatalf("%s lists %s, which is no picture (run with -write)", file, name)
			}
			c := picture()
			if name == *plant {
				c.Turns[0]++
			}
			if got := fmt.Sprintf("%x", c.Hash()); got != want {
				t.Errorf("the counts have the hash\n%s, not\n%s (after a change that is meant, run with -write)", got, want)
			}
		})
	}
	for name := range list {
		t.Errorf("%s lacks %s (run with -write)", file, name)
	}
}

// TestPerturb: distances from an orbit give the counts of a QD, where a DD has too few
// digits, and those in float32 do not.
func TestPerturb(t *testing.T) {
	v := view(t, nucleus, 1e-25, 40, 40, 2000)
	want := count(t, v, "QD")
	for _, way := range []string{"perturb:float64", "perturb:DD", "perturb:QD"} {
		if n := want.Differ(count(t, v, way)); n > 0 {
			t.Errorf("%d of %d counts in %s are not those of a QD", n, len(want.Turns), way)
		}
	}
	v.Width = 1e-25 / 1e6
	if n := count(t, v, "perturb:DD").Differ(count(t, v, "DD")); n < len(want.Turns)/2 {
		t.Errorf("at a width of %v only %d of %d counts in DD are wrong", v.Width, n, len(want.Turns))
	}
	v = view(t, seahorse, 3e-5, 40, 40, 1000)
	if n := count(t, v, "QD").Differ(count(t, v, "perturb:float32")); n == 0 {
		t.Error("distances in float32 give all counts")
	}
}

// TestDeep compares pixels of deep pictures with their own orbits in math/big.
func TestDeep(t *testing.T) {
	testenv.Long(t, "orbits in math/big")
	for _, v := range []View{
		view(t, deeper, 1e-60, 6, 4, 4000),
		view(t, nucleus, 3e-43, 6, 4, 4000),
		view(t, antenna, 1e-70, 6, 4, 4000),
		view(t, "0+1i", 1e-270, 6, 4, 4000),
	} {
		var want []*Counts
		ways := []string{"perturb:DD", "perturb:QF", "perturb:DF"}
		least := []float64{1e-9, 1e-9, 1e-6} // a DF loses half of its digits on 3000 turns beside a copy of the set
		for _, way := range ways {
			want = append(want, count(t, v, way))
		}
		for i := range want[0].Turns {
			x, y := new(big.Float).SetPrec(1500), new(big.Float).SetPrec(1500)
			pixel := View{x.Add(v.Re, big.NewFloat(v.column(i%6))), y.Add(v.Im, big.NewFloat(v.row(i/6))), MinWidth, 1, 1, v.Limit}
			z := referenceBig(context.Background(), pixel)
			last := z[len(z)-1]
			size := last.Re.Sqr().Add(last.Im.Sqr()).Float64()
			for k, c := range want {
				n, off := c.Turns[i], max(c.Last[i]/size-1, size/c.Last[i]-1)
				if len(z)-1 != int(n) || off > least[k] && int(n) < v.Limit {
					t.Errorf("%s: pixel %d at %v leaves after %d turns at %v, and its orbit after %d at %v", ways[k], i, v.Width, n, c.Last[i], len(z)-1, size)
				}
			}
		}
	}
	v := view(t, deeper, 1e-66, 20, 20, 4000)
	if n := count(t, v, "perturb:DD").Differ(count(t, v, "QD")); n < 200 {
		t.Errorf("at a width of %v only %d of 400 counts in QD are wrong", v.Width, n)
	}
}

// TestDissolves: a type is said to be enough where it gives the counts of a QD, and has
// wrong ones a thousandth of that width further in.
func TestDissolves(t *testing.T) {
	for _, typ := range []string{"float32", "DF", "float64", "QF", "DD"} {
		v := view(t, deeper, 1, 40, 20, 2000)
		for (Way{Type: typ}).Resolves(v) {
			v.Width /= 2
		}
		v.Width *= 2
		if n := count(t, v, "QD").Differ(count(t, v, typ)); n > 8 {
			t.Errorf("at a width of %v %d of 800 counts in %s are wrong", v.Width, n, typ)
		}
		v.Width /= 4096
		if n := count(t, v, "perturb:QD").Differ(count(t, v, typ)); n < 80 {
			t.Errorf("at a width of %v only %d of 800 counts in %s are wrong", v.Width, n, typ)
		}
	}
}

// TestReference: the orbit of a QD and that of math/big are the same for as long as a QD has
// the digits.
func TestReference(t *testing.T) {
	v := view(t, seahorse, 1e-20, 100, 100, 500)
	a, b := reference(context.Background(), v), referenceBig(context.Background(), v)
	if len(a) != len(b) || len(a) < 400 {
		t.Fatalf("orbits of %d and %d turns", len(a), len(b))
	}
	for i := range a {
		if d := a[i].Re.Sub(b[i].Re).Abs().Add(a[i].Im.Sub(b[i].Im).Abs()); !d.Less(limb.NewQD(1e-40)) {
			t.Fatalf("after %d turns they are %v apart", i, d)
		}
	}
}

func TestErrors(t *testing.T) {
	good := view(t, "-0.75+0i", 3, 4, 4, 10)
	for what, change := range map[string]func(*View){
		"no centre": func(v *View) { v.Im = nil },
		"beyond 64": func(v *View) { v.Re = big.NewFloat(65) },
		"width":     func(v *View) { v.Width = -1 },
		"size":      func(v *View) { v.W, v.H = 1<<20, 1<<20 },
		"limit":     func(v *View) { v.Limit = 0 },
	} {
		v := good
		change(&v)
		if _, err := Count(context.Background(), nil, v, Way{Type: "DD"}, nil); !errors.Is(err, ErrView) || !strings.Contains(err.Error(), what) {
			t.Errorf("%s: %v", what, err)
		}
	}
	for _, s := range []string{"", "i", "1", "1+2", "x+yi", "1e5i", "1+2i3", "Inf+0i", "+i", "1e999999999999+0i", "0+1e999999999i"} {
		if _, _, err := ParseCenter(s); !errors.Is(err, ErrView) {
			t.Errorf("the centre %q: %v", s, err)
		}
	}
	if re, im, err := ParseCenter("-1.5e-1-2.5E+0i"); err != nil || re.Text('g', 10) != "-0.15" || im.Text('g', 10) != "-2.5" {
		t.Errorf("-1.5e-1-2.5E+0i is %v %v, %v", re, im, err)
	}
	if w, err := ParseWay("Perturb:dd"); err != nil || w.String() != "perturb:DD" {
		t.Errorf("Perturb:dd is %v, %v", w, err)
	}
	for _, s := range []string{"", "perturb:", "DDD", "perturb"} {
		if _, err := ParseWay(s); err == nil {
			t.Errorf("%q is a type", s)
		}
	}
	if _, err := Count(context.Background(), nil, good, Way{Type: "DX"}, nil); err == nil {
		t.Error("DX is a type")
	}
	why := errors.New("the user has gone")
	ctx, stop := context.WithCancelCause(context.Background())
	stop(why)
	for _, w := range []Way{{"QD", false}, {"DD", true}} {
		if _, err := Count(ctx, nil, view(t, "-0.75+0i", 3, 4000, 4000, 1<<30), w, nil); !errors.Is(err, context.Canceled) || !errors.Is(err, why) {
			t.Errorf("cancelled: %v", err)
		}
	}
}

// TestMain has Mesa offer its software device, and Vulkan's loader find SwiftShader.
func TestMain(m *testing.M) {
	devicetest.Main(m, "RUSTICL_ENABLE=llvmpipe", "VK_ADD_DRIVER_FILES=/usr/lib/chromium/vk_swiftshader_icd.json")
}

// open opens a device by its platform, or its backend.
func open(t *testing.T, word, platform string) *device.Device {
	for _, info := range device.List() {
		if (info.Platform == platform || info.Backend == platform) && info.Err == nil {
			d, err := device.Open(info.Name)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { d.Close() })
			return d
		}
	}
	testenv.Skip(t, word, "no device of "+platform)
	return nil
}

// TestDevices compares the counts of devices with those of the processor: of a picture, and of
// distances of one that is far below the range of float32. SwiftShader takes what is subnormal
// for 0.
func TestDevices(t *testing.T) {
	testenv.Long(t, "PoCL builds kernels for deep pictures; TestHashes has the processor")
	for _, on := range []struct {
		word, platform string
		types          []string
		full           bool
	}{
		{"cpu", "cpu", []string{"DF", "QF", "DD", "QD"}, false},
		{"pocl", devicetest.PoCL, []string{"float32", "DF", "DD"}, false},
		{"rusticl", "rusticl", []string{"DF"}, false},
		{"lavapipe", "llvmpipe", []string{"float32", "DF", "QF"}, true},
		{"swiftshader", "SwiftShader driver", []string{"float32", "DF", "QF"}, true},
	} {
		t.Run(on.word, func(t *testing.T) {
			if on.full && !testenv.Full() {
				t.Skip("with LIMB_FULL")
			}
			d := open(t, on.word, on.platform)
			for _, typ := range on.types {
				for _, w := range []Way{{typ, false}, {typ, true}} {
					views := []View{view(t, seahorse, 3e-5, 32, 20, 900)}
					if w.Perturb {
						views = append(views, view(t, nucleus, 3e-43, 32, 20, 1500))
					}
					for _, v := range views {
						want := count(t, v, w.String())
						got, err := Count(context.Background(), d, v, w, nil)
						if err != nil {
							t.Fatal(err)
						}
						if n := want.Differ(got); n > 0 {
							t.Errorf("%d of %d counts in %v at a width of %v differ", n, len(want.Turns), w, v.Width)
						}
						t.Logf("%v at a width of %v: %d counts", w, v.Width, len(want.Turns))
					}
				}
			}
		})
	}
}

// TestSizes: pictures of different sizes are not compared.
func TestSizes(t *testing.T) {
	c, d := count(t, view(t, "-0.75+0i", 3, 4, 2, 10), "float32"), count(t, view(t, "-0.75+0i", 3, 2, 4, 10), "float32")
	for _, compare := range []func(){func() { c.Differ(d) }, func() { c.Difference(d) }} {
		func() {
			defer func() {
				if r := recover(); r != "mandelbrot: pictures of different sizes" {
					t.Errorf("it ends with %v", r)
				}
			}()
			compare()
		}()
	}
}
