package matdevice

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/bits"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/onptx"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/check/webgpu"
	"github.com/limbfp/limb/internal/compiler/emit/ptx"
	"github.com/limbfp/limb/internal/compiler/emit/wgsl"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/launch"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/kernel"
	"github.com/limbfp/limb/mat"
	"github.com/limbfp/limb/mat/internal/tile"
	"github.com/limbfp/limb/mat/matdevice/internal/products"
)

// A runner runs a kernel for n items or groups, on slices.
type runner func(name string, n int, args ...any) error

// interpreted returns a runner in the interpreter, which says where there is a race, an index
// outside, or an element that was not written.
func interpreted(p *ir.Program, order ir.Order) runner {
	return func(name string, n int, args ...any) error {
		in, err := launch.Kernel(p, "products."+name)
		if err != nil {
			return err
		}
		return launch.Run(in, n, order, args...)
	}
}

// program has the kernels of package products.
var program = sync.OnceValue(func() *ir.Program {
	p, err := ir.Decode([]byte(products.Program))
	if err != nil {
		panic(err) // the file is part of the package
	}
	return p
})

// onPTX runs the text for CUDA.
var onPTX = onDevicePTX(ptx.Options{Group: onptx.Threads}, func(text string) string { return text })

// onDevicePTX runs the text for a device, changed.
func onDevicePTX(o ptx.Options, change func(text string) string) runner {
	var printed sync.Map // by the name of a kernel: *onptx.Kernel
	return func(name string, n int, args ...any) error {
		k, ok := printed.Load(name)
		if !ok {
			p := program()
			f := p.Lookup("products." + name)
			list, err := onptx.For(o, p.Reach(f), lower.Ladder[0], change, f)
			if err != nil {
				return err
			}
			k = list[0]
			printed.Store(name, k)
		}
		return launch.Run(k.(*onptx.Kernel), n, ir.Forwards, args...)
	}
}

// inGo runs pairs, and exact products by bytes, in plain Go.
func inGo(name string, n int, args ...any) error {
	switch name {
	case "Extent":
		kernel.Items(n, func(i int) {
			products.Extent(i, args[0].([]int32), args[1].(products.Numbers), args[2].(int), args[3].(products.Layout))
		})
	case "Digits":
		kernel.Items(n, func(i int) {
			products.Digits(i, args[0].([]int32), args[1].(products.Numbers), args[2].([]int32), args[3].(products.Layout), args[4].(int))
		})
	case "ResiduesBytes":
		kernel.Items(n, func(i int) {
			products.ResiduesBytes(i, args[0].([]products.Bytes), args[1].([]int32), args[2].([]products.Whole), args[3].(products.Layout), args[4].(int), args[5].(int))
		})
	case "ResiduesDigits":
		kernel.Items(n, func(i int) {
			products.ResiduesDigits(i, args[0].([]products.Bytes), args[1].([]int32), args[2].([]products.Whole), args[3].(products.Layout), args[4].(int))
		})
	case "MultiplyBytes":
		kernel.Groups(n, func(g kernel.Group) {
			products.MultiplyBytes(g, args[0].([]products.Whole), args[1].([]products.Bytes), args[2].([]products.Bytes), args[3].(products.Factors[products.Whole]), args[4].(products.Shape))
		})
	case "MultiplyUnits":
		kernel.Groups(n, func(g kernel.Group) {
			products.MultiplyUnits(g, args[0].([]products.Whole), args[1].([]products.Bytes), args[2].([]products.Bytes), args[3].(products.Factors[products.Whole]), args[4].(products.Shape))
		})
	case "RoundWhole":
		kernel.Items(n, func(i int) {
			products.RoundWhole(i, args[0].(products.Rounded), args[1].([]int32), args[2].([]products.Whole), args[3].(products.Chinese), args[4].(products.Lows))
		})
	default:
		kernel.Groups(n, func(g kernel.Group) {
			products.Pairs(g, args[0].(tile.Strided[limb.DF]), args[1].(tile.Strided[limb.DF]), args[2].(tile.Strided[limb.DF]), args[3].(products.Shape))
		})
	}
	return nil
}

// multiplies compares products with package mat: with sums in a group's memory, and in registers.
func multiplies[N Number[N]](run runner, s [3]int) error {
	shared, own, _ := ways[N]()
	err := multipliesBy[N](run, shared, s)
	for _, by := range own {
		err = errors.Join(err, multipliesBy[N](run, by, s))
	}
	return err
}

func multipliesBy[N Number[N]](run runner, by way, s [3]int) error {
	a, b := operands[N]("special", s)
	want, c := new(mat.Dense[N]), mat.NewDense[N](s[0], s[2], nil)
	want.Mul(a, b)
	if err := run(by.kernel, by.tiles(s[0], s[2]), strided(c), strided(a), strided(b), products.Shape{Rows: s[0], Cols: s[2], Depth: s[1]}); err != nil {
		return fmt.Errorf("%s: %w", by.kernel, err)
	}
	return differ(c, want)
}

func strided[N Number[N]](m *mat.Dense[N]) tile.Strided[N] {
	return tile.Strided[N]{Data: m.Data, Row: m.Stride, Col: 1}
}

// exactly compares an exact product of graded numbers with package mat.
func exactly[N Real[N], R, E any](run runner, kind kind[R, E], s [3]int) error {
	a, b := operands[N]("graded", s)
	kind.few = 8
	return exactlyOf(run, kind, a, b, 0)
}

// exactlyOf compares an exact product with package mat, by moduli for so many bits more than it needs.
func exactlyOf[N Real[N], R, E any](run runner, kind kind[R, E], a, b *mat.Dense[N], more int) error {
	want := new(mat.Dense[N])
	if err := mat.MulExact(want, a, b); err != nil {
		return err
	}
	m, k, n := a.Rows, a.Cols, b.Cols
	t := typeof.Of[N]()
	limbs, size := t.Limbs(), t.Elem().Size()/4
	words, c, flags := [2][]int32{wordsOf(a), wordsOf(b)}, make([]int32, m*n*limbs*size), make([]int32, m*n)
	layouts := [2]products.Layout{{Rows: m, Long: k, Pack: kind.pack}, {Rows: n, Long: k, Pack: kind.pack, Turned: 1}}
	var numbers [2]products.Numbers
	var lows [2][]int32
	all, operand := bits.Len(uint(k))+2+more, 0
	for i, l := range layouts {
		numbers[i] = products.Numbers{Words: words[i], Row: [2]int{k, 1}[i], Col: [2]int{1, n}[i], Limbs: limbs, Size: size}
		l.Long, l.Pack = 1+k/20, 1
		extents := make([]int32, 2*l.Rows*l.Long)
		if err := run("Extent", l.Rows*l.Long, extents, numbers[i], k, l); err != nil {
			return err
		}
		low, most, err := joined(extents, l.Rows, l.Turned)
		if err != nil {
			return err
		}
		lows[i], all, operand = low, all+most, max(operand, most)
	}
	w := kind.tablesOf(all, operand)
	long := (k + kind.pack - 1) / kind.pack
	sums := make([]R, len(w.inverses)*m*n)
	var factors [2][]E
	for i, l := range layouts {
		places := l.Rows * long
		digits := make([]int32, w.words*kind.pack*places)
		factors[i] = make([]E, w.n*places)
		err := run("Digits", places*kind.pack, digits, numbers[i], lows[i], l, w.words)
		switch {
		case err != nil:
		case kind.pack == 1:
			err = run(kind.residues, l.Shares(w.n), factors[i], digits, w.primes, w.powers, l, w.words)
		default:
			err = run(kind.residues, l.Shares(w.small), factors[i], digits, w.powers, l, w.words, w.small)
			if err == nil && w.small < w.n {
				err = run("ResiduesDigits", (w.n-w.small)/3*places, factors[i][w.small*places:], digits, w.larger, l, w.words)
			}
		}
		if err != nil {
			return fmt.Errorf("%v: %w", t, err)
		}
	}
	groups := len(w.inverses) * ((m + kind.side - 1) / kind.side) * ((n + kind.side - 1) / kind.side)
	err := run(kind.multiply, groups, sums, factors[0], factors[1], products.Factors[R]{Primes: w.primes, Factors: w.factors, Few: kind.few, First: 1}, products.Shape{Rows: m, Cols: n, Depth: long})
	if err == nil {
		err = run(kind.round, m*n, products.Rounded{Words: c, Flags: flags, Stride: n, Limbs: limbs, Size: size}, make([]int32, len(w.digits)/(len(w.inverses)+1)*m*n), sums,
			products.Chinese{Inverses: w.inverses, Digits: w.digits}, products.Lows{A: lows[0], B: lows[1], Cols: n})
	}
	if err != nil {
		return fmt.Errorf("%v: %w", t, err)
	}
	for i, f := range flags {
		if f != 0 {
			return fmt.Errorf("%v: number %d is flagged", t, i)
		}
	}
	return differ(ofWords[N](c, m, n), want)
}

// TestKernels runs kernels in plain Go, in the interpreter in three orders, and as texts for CUDA.
func TestKernels(t *testing.T) {
	edges, small := [3]int{34, 10, 33}, [3]int{17, 9, 18}
	pairs, _, _ := ways[limb.DF]()
	if err := multipliesBy[limb.DF](inGo, pairs, edges); err != nil {
		t.Errorf("in Go: %v", err)
	}
	runs := map[string]runner{"PTX": onPTX}
	for name, order := range launch.Orders {
		runs[name] = interpreted(program(), order)
	}
	for name, run := range runs {
		t.Run(name, func(t *testing.T) {
			if name != "PTX" {
				testenv.Long(t, "one order of items is enough")
			}
			for _, err := range []error{
				multiplies[limb.DF](run, edges), multiplies[limb.DD](run, [3]int{3, 8, 33}),
				multiplies[limb.CDF](run, small), multiplies[limb.QF](run, [3]int{17, 3, 2}), multiplies[limb.CQF](run, [3]int{2, 2, 17}),
				exactly[limb.DF](run, whole, [3]int{3, 17, 2}), exactly[limb.DF](run, reals, [3]int{3, 17, 2}), exactly[limb.QD](run, whole, [3]int{1, 3, 1}),
				exactly[limb.DF](run, bytes, [3]int{3, 38, 2}), exactly[limb.DD](run, bytes, [3]int{1, 3, 2}),
			} {
				if err != nil {
					t.Error(err)
				}
			}
		})
	}
}

// TestBytes: products by bytes, in plain Go, are those of package mat, by moduli that have a byte and by those that have two
// digits, for rows as long as sums may be; a modulus too few is noticed, and so are sums that wrap.
func TestBytes(t *testing.T) {
	try := func(what string, err error) {
		if err != nil {
			t.Errorf("%s: %v", what, err)
		}
	}
	for _, kind := range []string{"random", "cancelling", "graded", "zeros"} {
		for _, s := range [][3]int{{1, 1, 1}, {5, 38, 3}, {2, 300, 2}} {
			try(kind, bytesOf[limb.DF](kind, s))
			try(kind, bytesOf[limb.DD](kind, s))
			if kind != "graded" { // whose last limbs may be subnormal, which package mat computes
				try(kind, bytesOf[limb.QF](kind, s))
			}
			try(kind, bytesOf[limb.QD](kind, s))
		}
	}
	for n, want := range map[int]int{230: 31, 335: 48, 442: 48 + 3*8} { // DD, the largest of bytes alone, QD
		if w := bytes.tablesOf(n, 53); w.n != want || w.small != min(want, 48) {
			t.Errorf("sums of %d bits: %d products of bytes, want %d", n, w.n, want)
		}
	}
	long := 1 << testenv.Size(12, 16, 16)
	a := random[limb.QD](1, long)
	b := a.Transpose()
	try("a long row", exactlyOf(inGo, bytes, a, b, 0))
	if exactlyOf(inGo, bytes, a, b, -5-14) == nil { // of numbers from 1/2 to 1 a sum of squares has five bits less than is counted
		t.Error("a modulus too few is not noticed")
	}
	// The residues of largest size by 2^8, and those of the products of largest size below 0 by 255: as many as a sum may
	// have, and more.
	kind := bytes
	kind.few = 1 << 16 / 4
	a, b = largest[limb.QD](units.longest, 128, 128)
	try("largest sums", exactlyOf(inGo, kind, a, b, 0))
	a, b = largest[limb.QD](units.longest, 127, -127)
	try("least sums", exactlyOf(inGo, kind, a, b, 0))
	testenv.Long(t, "its control has 2^17 numbers")
	kind.few = 1 << 17 / 4
	a, b = largest[limb.QD](2*units.longest, 127, -127)
	if exactlyOf(inGo, kind, a, b, 0) == nil {
		t.Error("sums that wrap are not noticed")
	}
}

// TestMatrixUnits: products by bytes in tiles are those of package mat in plain Go, in the interpreter, and in PTX: without units, with
// those of 7.5 and with those of 8.0, which are used, at tiles that are cut. Operands that lie otherwise in the threads of a
// warp are noticed, and so is a sum of other ones.
func TestMatrixUnits(t *testing.T) {
	same := func(text string) string { return text }
	mmas := 0
	counted := func(text string) string {
		mmas = max(mmas, strings.Count(text, "mma.sync"))
		return text
	}
	for name, run := range map[string]runner{
		"Go": inGo, "the interpreter": interpreted(program(), ir.Forwards), "PTX": onPTX, "PTX for 7.0": onDevicePTX(ptx.Options{SM: 70, Group: 256}, same), "PTX for 6.0": onDevicePTX(ptx.Options{SM: 60, Group: 256}, same),
		"PTX for 7.5": onDevicePTX(ptx.Options{SM: 75, Group: 256}, counted), "PTX for 8.0": onDevicePTX(ptx.Options{SM: 90, Group: 256}, counted),
	} {
		if testing.Short() && name != "PTX for 8.0" {
			continue
		}
		mmas = 0
		s := [3]int{3, 70, 5}
		if name == "Go" || name == "PTX for 8.0" {
			s[2] = 130
		}
		if err := exactly[limb.DF](run, units, s); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if want := map[string]int{"PTX for 7.5": 2 * 64, "PTX for 8.0": 2 * 16}[name]; mmas != want {
			t.Errorf("%s: %d products of matrices in the text, want %d", name, mmas, want)
		}
	}
	testenv.Long(t, "its controls")
	for _, c := range []struct {
		sm       int
		old, new string
	}{
		{80, `(m16n8k32\S+ \{[^}]*\}, \{\S+), (\S+), (\S+),`, "$1, $3, $2,"},      // rows 8 … 15 for bytes 16 … 31 of A
		{80, `(m16n8k32\S+ \{[^}]*\}, \{[^}]*\}, \{)(\S+), (\S+)\}`, "$1$3, $2}"}, // upper for lower bytes of B
		{80, `(m16n8k32.*\{)(\S+), (\S+), (\S+), (\S+)\};`, "$1$3, $2, $4, $5};"}, // a sum for its neighbour
		{75, `(m8n8k16\S+ \{)(\S+), (\S+)\}`, "$1$3, $2}"},
		{75, `shr.s32 (\S+, \S+, )2;`, "shr.s32 ${1}3;"},
	} {
		found := false
		run := onDevicePTX(ptx.Options{SM: c.sm, Group: 256}, func(text string) string {
			changed := regexp.MustCompile(c.old).ReplaceAllString(text, c.new)
			found = found || text != changed
			return changed
		})
		if exactly[limb.DF](run, units, [3]int{3, 70, 5}) == nil || !found {
			t.Errorf("PTX for %d: %s for %s is not noticed", c.sm, c.new, c.old)
		}
	}
}

// bytesOf compares an exact product by bytes of some operands.
func bytesOf[N Real[N]](kind string, s [3]int) error {
	a, b := operands[N](kind, s)
	if kind == "zeros" {
		for i := range a.Data {
			set(&a.Data[i], []float64{0, math.Copysign(0, -1), 1, 0x1p-60}[i%4], 0)
		}
	}
	return exactlyOf(inGo, bytes, a, b, 0)
}

// TestOwn: on a device's text for CUDA a phase of steps reads its operands in the group's memory, and writes
// nothing there; sums have no memory of a thread either. Where a group has fewer threads than items, sums are
// in its memory.
func TestOwn(t *testing.T) {
	p := program()
	count := func(kernel, of string, threads int) int {
		return strings.Count(ptx.Text(p, ptx.Options{Group: threads}, p.Lookup("products."+kernel)), of)
	}
	const loads = 2 * products.Limbs             // of a step, which stands three times in a text, or once
	for kernel, want := range map[string][2]int{ // of limbs; an item brings so many for eight steps
		"OwnPairs[f32]": {3 * loads, 8}, "OwnPairs[f64]": {3 * loads, 8}, "OwnQuads[f32]": {loads, 8}, "OwnQuads[f64]": {loads, 8},
		"OwnComplexPairs[f64]": {3 * loads, 8}, "OwnComplexQuads[f64]": {loads, 4 + 8}, // half of the items have none of B
		"SmallPairs[f64]": {3 * loads / 2, 4}, "SmallComplexPairs[f64]": {3 * loads / 2, 2 + 4},
	} {
		stores := want[1]
		if l, s := count(kernel, "ld.shared", 256), count(kernel, "st.shared", 256); [2]int{l, s} != want || count(kernel, ".local", 256) > 0 {
			t.Errorf("%s: %d loads and %d stores in the group's memory, want %d", kernel, l, s, want)
		}
		if count(kernel, "st.shared", 255) <= stores {
			t.Errorf("%s: with fewer threads than items sums are not in the group's memory", kernel)
		}
	}
}

// TestWays: sums are in registers where items have threads, and each unit has a tile, of one size or another.
func TestWays(t *testing.T) {
	gpu := func(units int) device.Info { return device.Info{Units: units, Group: 256} }
	for _, c := range []struct {
		d          device.Info
		rows, cols int
		want       string
	}{
		{gpu(4), 128, 128, "OwnPairs[f64]"}, {gpu(5), 128, 128, "SmallPairs[f64]"}, {gpu(17), 128, 128, "SmallPairs[f64]"}, {gpu(1), 63, 128, "SmallPairs[f64]"},
		{gpu(132), 1024, 1024, "OwnPairs[f64]"}, {gpu(132), 512, 512, "SmallPairs[f64]"},
		{device.Info{Units: 4, Group: 256, PerItem: 1024}, 128, 128, "Pairs[f64]"}, {device.Info{Units: 4, Group: 128}, 128, 128, "Pairs[f64]"}, {gpu(4), 1 << 20, 1, "Pairs[f64]"},
	} {
		if got := wayOf[limb.DD](c.d, c.rows, c.cols).kernel; got != c.want {
			t.Errorf("%v: %d × %d by %s, want %s", c.d, c.rows, c.cols, got, c.want)
		}
	}
	for units, want := range map[int]string{128: "SmallComplexPairs[f32]", 129: "ComplexPairs[f32]"} {
		if got := wayOf[limb.CDF](gpu(units), 256, 256).kernel; got != want {
			t.Errorf("%d units: complex numbers by %s, want %s", units, got, want)
		}
	}
}

// TestUnits: a launch of a large product has tiles for all units of a device, whose last turn is a small part of them.
func TestUnits(t *testing.T) {
	for _, units := range []int{132, 0} { // as NVIDIA's H200 says by CUDA, and by Vulkan
		d := device.Info{Units: units, GPU: true, Group: 256}
		for _, n := range []int{1024, 4096} {
			by := wayOf[limb.DF](d, n, n)
			strips := stripsOf[limb.DF](d, by, n, n)
			if tiles := by.tiles(min(n, strips*by.high), n); tiles < 240 {
				t.Errorf("%d units: n = %d has launches of %d tiles", units, n, tiles)
			}
		}
	}
	if n := stripsOf[limb.DF](device.Info{Units: 2}, way{"", 64, 64}, 4096, 4096); n != 1 {
		t.Errorf("two cores: launches of %d strips", n)
	}
}

// TestSides: a row of as many numbers as a sum may have is one block, and residues of a large product are in arrays that a device binds: by
// Vulkan of 2^27 bytes, and not by CUDA.
func TestSides(t *testing.T) {
	for _, backend := range []string{"vulkan", "cuda"} {
		d := device.Info{Backend: backend, MemoryBytes: 139 << 30}
		if _, depth := units.blocks(d, 5, 1); depth != units.longest {
			t.Errorf("%s: of a row %d numbers are a block", backend, depth)
		}
		for _, n := range []int64{5, 32, 72} {
			rows, numbers := units.blocks(d, int(n), 1<<14)
			side, depth := int64(rows), int64(numbers)
			if bytes := max(n*side*depth, 4*(n+2)/3*side*side); bytes <= 1<<27 != (backend == "vulkan") {
				t.Errorf("%s, %d moduli: %d × %d numbers, %d bytes", backend, n, side, depth, bytes)
			}
		}
	}
}

// TestOwnOnDevices: the kernels that graphics processors take, on all devices for which kernels are built.
func TestOwnOnDevices(t *testing.T) {
	testenv.Long(t, "TestBits has the drivers, TestOwn the text")
	eachDriver(t, func(t *testing.T, d *device.Device) {
		if d.Info().Backend == "cpu" {
			return
		}
		devicetest.Spare(t, d)
		onDevice[limb.DF](t, d)
		onDevice[limb.CDF](t, d)
		if d.Traits().Float64.Exact {
			onDevice[limb.DD](t, d)
		}
		if testenv.Full() {
			onDevice[limb.QF](t, d)
			onDevice[limb.CQF](t, d)
		}
	})
}

func onDevice[N Number[N]](t *testing.T, d *device.Device) {
	_, own, _ := ways[N]()
	for _, by := range own {
		if _, err := proven[N](context.Background(), d, by); err != nil {
			t.Errorf("%s: %v", by.kernel, err)
		}
	}
}

// TestWGSL: the browser's compiler takes the kernel with an operation for four products, and not its name on
// other operands.
func TestWGSL(t *testing.T) {
	p := program()
	f := p.Lookup("products.MultiplyBytes")
	module, err := wgsl.Module(p.Reach(f), 64, f)
	if err != nil {
		t.Fatal(err)
	}
	text := module.Text
	other := strings.Replace(text, "dot4I8Packed(u32(", "dot4I8Packed(f32(", 1)
	wrong := webgpu.Invalid(t, map[string]string{"right": text, "other": other})
	if wrong["right"] != "" || wrong["other"] == "" || other == text {
		t.Errorf("Tint says %.500q", wrong)
	}
}

// TestPlanted: a phase that is missing is noticed, and so are a wrong side of a tile, a wrong number of
// steps and one of rows.
func TestPlanted(t *testing.T) {
	testenv.Long(t, "the controls of TestKernels")
	s := [3]int{34, 10, 33}
	phases := 0
	var without func(list []ir.Stmt, n *int) []ir.Stmt
	without = func(list []ir.Stmt, n *int) (rest []ir.Stmt) {
		for _, s := range list {
			switch x := s.(type) {
			case *ir.Each:
				phases++
				if *n--; *n == 0 {
					continue
				}
			case *ir.Loop:
				x.Body = without(x.Body, n)
			case *ir.If:
				x.Then, x.Else = without(x.Then, n), without(x.Else, n)
			}
			rest = append(rest, s)
		}
		return rest
	}
	planted := func(change func(f *ir.Func)) error {
		p, err := ir.Decode([]byte(products.Program))
		if err != nil {
			t.Fatal(err)
		}
		change(p.Lookup("products.Pairs[f32]"))
		shared, _, _ := ways[limb.DF]()
		return multipliesBy[limb.DF](interpreted(p, ir.Forwards), shared, s)
	}
	if err := planted(func(*ir.Func) {}); err != nil {
		t.Fatal(err)
	}
	for n := 1; n == 1 || n <= phases; n++ {
		phases = 0
		if planted(func(f *ir.Func) { k := n; f.Code = without(f.Code, &k) }) == nil {
			t.Errorf("phase %d is missing, and nobody notices", n)
		}
	}
	if phases != 6 {
		t.Errorf("%d phases, want 6", phases)
	}
	for _, c := range []struct{ from, to float64 }{{products.Wide, products.Wide + 1}, {8, 7}, {4, 3}} {
		if planted(func(f *ir.Func) {
			for _, v := range f.Body {
				if v.Op == ir.Const && v.Type == ir.I32 && v.Const == c.from {
					v.Const = c.to
				}
			}
		}) == nil {
			t.Errorf("%v in place of %v is not noticed", c.to, c.from)
		}
	}
}

// TestMemory: what a group has of its own is what any device has, 16 KiB, and twice that for numbers
// of float64, and for matrix units.
func TestMemory(t *testing.T) {
	for _, f := range program().Funcs {
		bytes := 0
		for _, m := range f.Memory {
			if m.Space == ir.Shared {
				bytes += m.Len * m.Elem.N * map[ir.Type]int{ir.F32: 4, ir.I32: 4, ir.F64: 8}[m.Type]
			}
		}
		limit := map[ir.Type]int{ir.F32: 16 << 10, ir.F64: 32 << 10}[f.Limb]
		if f.Go == "products.MultiplyUnits" {
			limit = 32 << 10
		}
		if bytes > limit {
			t.Errorf("%s: %d bytes of a group's memory, want at most %d", f.Go, bytes, limit)
		}
		if strings.HasPrefix(f.Go, "products.Pairs") && bytes < 12<<10 {
			t.Errorf("%s: %d bytes of a group's memory", f.Go, bytes)
		}
	}
}

// TestWordsOfTypes: each type that a device has numbers of goes to words there, and comes back.
func TestWordsOfTypes(t *testing.T) {
	p, err := ir.Decode([]byte(products.Program))
	must(t, err)
	names := append(types.Names(types.Numbers), "F32", "F64")
	for _, name := range append(names, "BF") { // of no such type, the control
		for _, k := range []string{"Words", "Of"} {
			if has := p.Lookup("products."+k+name) != nil; has != (name != "BF") {
				t.Errorf("a kernel %s%s: %v", k, name, has)
			}
		}
	}
}
