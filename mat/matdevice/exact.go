package matdevice

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/bits"
	"reflect"
	"slices"
	"strings"
	"unsafe"
	"weak"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/mat"
	"github.com/limbfp/limb/mat/matdevice/internal/products"
)

// # The exact product
//
// What kernels do is in package products: the sizes of rows and columns are found first, which the
// host waits for, since the number of primes depends on them; then a block of the result is computed
// from residues of its rows and columns. Package mat computes what these do not: elements that are
// subnormal, infinite or half way, and sums of very many bits.

// MulExact sets m to ab, each element the exact sum of products, rounded once: the bits of
// [mat.MulExact], whose errors it has: of complex numbers each part. It waits.
//
// It is computed from the residues that by says, the first of it: [Best] where there is none.
func MulExact[N Number[N]](m, a, b *Dense[N], by ...Residues) error {
	return MulExactContext(context.Background(), m, a, b, by...)
}

// MulExactContext is MulExact until ctx is done, as [Dense.MulContext]. On the device "cpu" a product
// that has begun is made.
func MulExactContext[N Number[N]](ctx context.Context, m, a, b *Dense[N], by ...Residues) error {
	if err := checkProduct("MulExact", a, b); err != nil {
		return err
	}
	c, done, err := m.result("MulExact", a.Rows, b.Cols, a, b)
	if err != nil {
		return err
	}
	if c.device.Info().Backend == "cpu" {
		err = onHost(ctx, mat.MulExact[N], c, a, b)
	} else {
		var way Residues
		if way, err = chosen(ctx, c.device, by, throughArrays[N]); err == nil {
			err = exact(ctx, c.device, c.operand(), a.operand(), b.operand(), way)
		}
	}
	if err != nil {
		return fmt.Errorf("matdevice: exact product of %d × %d %s by %d × %d on %s: %w", a.Rows, a.Cols, typeof.Of[N](), b.Rows, b.Cols, c.device.Info().Name, err)
	}
	return done()
}

// ExactProduct returns ab as MulExact does, of matrices elsewhere. It serves all types of package mat on all
// devices: machine numbers too, and DD where there is no float64.
func ExactProduct[N mat.Number[N]](d *device.Device, a, b *mat.Dense[N], by ...Residues) (*mat.Dense[N], error) {
	return ExactProductContext(context.Background(), d, a, b, by...)
}

// ExactProductContext is ExactProduct until ctx is done. What package mat computes of it, which is all of it
// on the device "cpu", is done once it has begun.
func ExactProductContext[N mat.Number[N]](ctx context.Context, d *device.Device, a, b *mat.Dense[N], by ...Residues) (*mat.Dense[N], error) {
	if err := cause.Of(ctx); err != nil {
		return nil, fmt.Errorf("matdevice: exact product on %s: not begun: %w", d.Info().Name, err)
	}
	if d.Info().Backend == "cpu" || a.Cols != b.Rows || a.Rows == 0 || a.Cols == 0 || b.Cols == 0 {
		c := new(mat.Dense[N])
		return c, mat.MulExact(c, a, b)
	}
	way, err := chosen(ctx, d, by, throughWords[N])
	if err != nil {
		return nil, fmt.Errorf("matdevice: exact product on %s: %w", d.Info().Name, err)
	}
	c, err := throughWords(ctx, d, a, b, way)
	if err != nil {
		err = fmt.Errorf("matdevice: exact product of %d × %d %s by %d × %d on %s: %w", a.Rows, a.Cols, typeof.Of[N](), b.Rows, b.Cols, d.Info().Name, err)
	}
	return c, err
}

// chosen returns the residues to compute with, which have given a small product as package mat does, by
// a way to multiply.
func chosen[N mat.Number[N]](ctx context.Context, d *device.Device, by []Residues, way func(ctx context.Context, d *device.Device, a, b *mat.Dense[N], by Residues) (*mat.Dense[N], error)) (_ Residues, err error) {
	best := Best
	if len(by) > 0 {
		best = by[0]
	}
	list, units := []Residues{best}, []Residues(nil) // the first that is right
	if d.Info().Matrices {
		units = []Residues{inTiles}
	}
	switch {
	case best < Best || best > Int8:
		return 0, fmt.Errorf("residues %d are unknown: there are Best, Float64, Int16 and Int8", best)
	case best == Float64 && !d.Traits().Float64.Exact:
		return 0, fmt.Errorf("residues of float64: %w", device.ErrNoFloat64)
	case best == Best && d.Traits().Float64.Exact && !d.Info().GPU:
		list[0] = Float64
	case best == Best && d.Info().Dots:
		list = append(units, Int8, Int16)
	case best == Best:
		list = append(units, Int16)
	case best == Int8:
		list = append(units, Int8)
	}
	for _, by := range list {
		if err = provenExact(ctx, d, by, way); err == nil {
			return by, nil
		}
	}
	return 0, err
}

// provenExact says what was wrong with a small product, by a way to multiply: its kernels are not used then.
func provenExact[N mat.Number[N]](ctx context.Context, d *device.Device, by Residues, way func(ctx context.Context, d *device.Device, a, b *mat.Dense[N], by Residues) (*mat.Dense[N], error)) error {
	key := struct {
		d   weak.Pointer[device.Device]
		t   types.Type
		by  Residues
		way uintptr
	}{weak.Make(d), typeof.Of[N](), by, reflect.ValueOf(way).Pointer()}
	if known, ok := compared.Load(key); ok {
		return *known.(*error)
	}
	var wrong error
	try := func(a, b *mat.Dense[N]) (err error) {
		want := new(mat.Dense[N])
		if err := mat.MulExact(want, a, b); err != nil {
			return err
		}
		got, err := way(ctx, d, a, b, by)
		if err == nil && wrong == nil {
			wrong = differ(got, want)
		}
		return err
	}
	if err := try(random[N](products.Wide+3, 19), random[N](19, products.Wide+5)); err != nil {
		return err
	}
	if wrong == nil && (by == Int8 || by == inTiles) {
		longest := bytes.few * bytes.pack
		if by == inTiles {
			_, longest = units.blocks(d.Info(), 1, 1)
		}
		if err := errors.Join(try(largest[N](longest, 128, 128)), try(largest[N](longest, 127, -127))); err != nil {
			return err
		}
	}
	compared.Store(key, &wrong)
	return wrong
}

// largest returns a row and a column of so many numbers whose residues are largest in size by 256, of 128, and by 255, and so is
// the sum of their products. The first is 1, since no other number is odd.
func largest[N mat.Number[N]](n int, x, y int64) (row, col *mat.Dense[N]) {
	row, col = mat.NewDense[N](1, n, nil), mat.NewDense[N](n, 1, nil)
	for i := range n {
		set(&row.Data[i], float64(x), float64(x))
		set(&col.Data[i], float64(y), -float64(y)) // of one sign in the real part
	}
	set(&row.Data[0], 1, 0)
	set(&col.Data[0], 1, 0)
	return row, col
}

// set sets x to machine numbers, re + im·i where it is complex.
func set[N mat.Number[N]](x *N, re, im float64) {
	list, t := make([]N, 1), typeof.Of[N]()
	parts := []float64{re, im}
	if !t.Complex() {
		parts = parts[:1]
	}
	for i, v := range parts {
		if t.Elem() == types.F32 {
			memory[float32](list)[i*t.Limbs()] = float32(v)
		} else {
			memory[float64](list)[i*t.Limbs()] = v
		}
	}
	*x = list[0]
}

// throughArrays multiplies as MulExact does.
func throughArrays[N Number[N]](ctx context.Context, d *device.Device, a, b *mat.Dense[N], by Residues) (*mat.Dense[N], error) {
	return through(ctx, d, a, b, func(x, y *Dense[N]) (*Dense[N], error) {
		c, err := New[N](d, a.Rows, b.Cols)
		if err == nil {
			err = exact(ctx, d, c.operand(), x.operand(), y.operand(), by)
		}
		return c, err
	})
}

// throughWords multiplies as ExactProduct does.
func throughWords[N mat.Number[N]](ctx context.Context, d *device.Device, a, b *mat.Dense[N], by Residues) (*mat.Dense[N], error) {
	w := &work{by: by}
	defer w.free()
	right, err := w.start(ctx, d, typeof.Of[N](), a.Rows, a.Cols, b.Cols)
	if err == nil {
		err = errors.Join(w.a.UploadContext(ctx, wordsOf(a)), right.UploadContext(ctx, wordsOf(b)), w.d.SubmitContext(ctx, w.twice...))
	}
	if err == nil {
		err = w.multiply(ctx)
	}
	if errors.Is(err, errHost) {
		c := new(mat.Dense[N])
		return c, mat.MulExact(c, a, b)
	}
	list := make([]int32, w.c.Len())
	if err == nil {
		err = w.c.DownloadContext(ctx, list)
	}
	if err != nil {
		return nil, err
	}
	c := ofWords[N](list, a.Rows, b.Cols)
	return c, w.rest(ctx, func(i int) error {
		row := new(mat.Dense[N])
		err := mat.MulExact(row, a.Slice(i, i+1, 0, a.Cols), b)
		c.Slice(i, i+1, 0, c.Cols).Copy(row)
		return err
	})
}

// operand is a matrix in an array of a device, and how it is read and written from outside: download has all of it, and
// upload sets the rows from first on.
type operand[N mat.Number[N]] struct {
	array              any
	rows, cols, stride int
	download           func(ctx context.Context) (*mat.Dense[N], error)
	upload             func(ctx context.Context, first int, rows *mat.Dense[N]) error
}

func (m *Dense[N]) operand() operand[N] {
	return operand[N]{m.Data, m.Rows, m.Cols, m.Stride, m.DownloadContext, func(ctx context.Context, first int, rows *mat.Dense[N]) error {
		return m.Slice(first, first+rows.Rows, 0, m.Cols).UploadContext(ctx, rows)
	}}
}

// exact sets c to ab, on a device that has their type.
func exact[N mat.Number[N]](ctx context.Context, d *device.Device, c, a, b operand[N], by Residues) error {
	if c.rows == 0 || c.cols == 0 {
		return nil
	}
	if a.cols == 0 {
		return c.upload(ctx, 0, mat.NewDense[N](c.rows, c.cols, nil))
	}
	w := &work{by: by}
	defer w.free()
	t := typeof.Of[N]()
	right, err := w.start(ctx, d, t, a.rows, a.cols, b.cols)
	if err != nil {
		return err
	}
	apart, err := load(ctx, d, "Words"+strings.ToUpper(t.String()))
	if err != nil {
		return err
	}
	together, err := load(ctx, d, "Of"+strings.ToUpper(t.String()))
	if err != nil {
		return err
	}
	if err := d.SubmitContext(ctx, append([]device.Launch{
		apart.With(a.rows*a.cols, w.a, a.array, a.cols, a.stride),
		apart.With(b.rows*b.cols, right, b.array, b.cols, b.stride),
	}, w.twice...)...); err != nil {
		return err
	}
	err = w.multiply(ctx)
	if errors.Is(err, errHost) {
		return byPackageMat(ctx, c, a, b)
	}
	if err == nil {
		err = d.SubmitContext(ctx, together.With(c.rows*c.cols, c.array, w.c, c.cols, c.stride))
	}
	if err != nil {
		return err
	}
	var x, y *mat.Dense[N]
	return w.rest(ctx, func(i int) error {
		if x == nil {
			if x, y, err = downloaded(ctx, a, b); err != nil {
				return err
			}
		}
		row := new(mat.Dense[N])
		if err := mat.MulExact(row, x.Slice(i, i+1, 0, x.Cols), y); err != nil {
			return err
		}
		return c.upload(ctx, i, row)
	})
}

// downloaded returns both operands.
func downloaded[N mat.Number[N]](ctx context.Context, a, b operand[N]) (x, y *mat.Dense[N], err error) {
	if x, err = a.download(ctx); err == nil {
		y, err = b.download(ctx)
	}
	return x, y, err
}

// byPackageMat sets c to ab, which is computed elsewhere.
func byPackageMat[N mat.Number[N]](ctx context.Context, c, a, b operand[N]) error {
	x, y, err := downloaded(ctx, a, b)
	if err != nil {
		return err
	}
	z := new(mat.Dense[N])
	if err := mat.MulExact(z, x, y); err != nil || z.Rows*z.Cols == 0 {
		return err
	}
	return c.upload(ctx, 0, z)
}

// errHost says that package mat is to compute a product: a number is not finite, or there are too
// many bits.
var errHost = errors.New("not for the device")

// work is a product of matrices of real numbers that are words. Complex ones are real ones with twice as many columns, and on the right
// twice as many rows.
type work struct {
	held
	d                 *device.Device
	typ               types.Type
	rows, depth, cols int
	a, b, c, flags    *device.Array[int32]
	twice             []device.Launch // makes b of what it is given of complex numbers
	by                Residues
}

// words returns the number of words of a number.
func (w *work) words() int { return w.typ.Limbs() * w.typ.Elem().Size() / 4 }

// start makes the arrays of the operands and of the result, and returns the one that the words of the right operand go to.
func (w *work) start(ctx context.Context, d *device.Device, t types.Type, rows, depth, cols int) (right *device.Array[int32], err error) {
	w.d, w.typ, w.rows, w.depth, w.cols = d, t.Real(), rows, depth, cols
	if t.Complex() {
		w.depth, w.cols = 2*depth, 2*cols
	}
	if err := w.arrays(w.rows, w.depth, w.cols); err != nil || !t.Complex() {
		return w.b, err
	}
	k, err := load(ctx, d, "Twice")
	if err != nil {
		return nil, err
	}
	n := w.b.Len() / 2
	right, err = array[int32](&w.held, d, n, nil)
	w.twice = []device.Launch{k.With(n, w.b, right, w.cols*w.words(), w.typ.Limbs(), w.typ.Elem().Size()/4)}
	return right, err
}

func (w *work) arrays(rows, depth, cols int) (err error) {
	limit := 1 << 30 / w.words()
	if rows > limit/depth || depth > limit/cols || rows > limit/cols {
		return fmt.Errorf("%w: an operand or the result has more than 2^30 words of 32 bits: multiply in parts", device.ErrLength)
	}
	for _, a := range []struct {
		to *(*device.Array[int32])
		n  int
	}{{&w.a, rows * depth * w.words()}, {&w.b, depth * cols * w.words()}, {&w.c, rows * cols * w.words()}, {&w.flags, rows * cols}} {
		if *a.to, err = array[int32](&w.held, w.d, a.n, nil); err != nil {
			return err
		}
	}
	return nil
}

// multiply computes the result, but for what is flagged.
func (w *work) multiply(ctx context.Context) error {
	lowA, bitsA, err := w.extent(ctx, w.a, w.rows, w.depth, 1, 0)
	if err != nil {
		return err
	}
	lowB, bitsB, err := w.extent(ctx, w.b, w.cols, 1, w.cols, 1)
	if err != nil {
		return err
	}
	all := bitsA + bitsB + bits.Len(uint(w.depth)) + 2
	if all > mostBits {
		return errHost
	}
	operand := max(bitsA, bitsB)
	switch {
	case w.by == Float64:
		return byResidues(ctx, w, reals, reals.tablesOf(all, operand), lowA, lowB)
	case w.by == Int8:
		return byResidues(ctx, w, bytes, bytes.tablesOf(all, operand), lowA, lowB)
	case w.by == inTiles:
		return byResidues(ctx, w, units, units.tablesOf(all, operand), lowA, lowB)
	}
	return byResidues(ctx, w, whole, whole.tablesOf(all, operand), lowA, lowB)
}

// long is the number of elements of a row that an item goes through.
const long = 256

// extent returns the powers of two that rows are multiples of, or where turned is not 0 columns, and the most bits of an element.
func (w *work) extent(ctx context.Context, words *device.Array[int32], rows, row, col, turned int) (low []int32, most int, err error) {
	k, err := load(ctx, w.d, "Extent")
	if err != nil {
		return nil, 0, err
	}
	h := new(held)
	defer h.free()
	parts := (w.depth + long - 1) / long
	extents := make([]int32, 2*rows*parts)
	x, err := array[int32](h, w.d, len(extents), nil)
	if err != nil {
		return nil, 0, err
	}
	size := w.typ.Elem().Size() / 4
	if err := w.d.SubmitContext(ctx, k.With(rows*parts, x, words, row, col, w.typ.Limbs(), size, w.depth, rows, parts, 1, turned)); err != nil {
		return nil, 0, err
	}
	if err := x.DownloadContext(ctx, extents); err != nil {
		return nil, 0, err
	}
	return joined(extents, rows, turned)
}

// joined returns the least powers of two of rows, and the most bits, from the extents of their parts.
func joined(extents []int32, rows, turned int) (low []int32, most int, err error) {
	low, parts := make([]int32, rows), len(extents)/2/rows
	for i := range rows {
		least, high := int32(products.None), int32(-products.None)
		for p := range parts {
			at := i*parts + p
			if turned != 0 {
				at = p*rows + i
			}
			least, high = min(least, extents[2*at]), max(high, extents[2*at+1])
		}
		if high == products.Infinite {
			return nil, 0, errHost
		}
		if high > least {
			low[i], most = least, max(most, int(high-least)+1)
		}
	}
	return low, most, nil
}

// A block of the result has so many rows and columns, and of its rows, or columns, so many residues
// are kept at a time. A test has fewer.
var block, room = 512, 1 << 22

// blocks returns the side of a block of a result of so many rows, or columns, and how many elements of each row of it are kept of
// residues by n moduli. Where units multiply them none is computed twice as far as the device's memory allows: four arrays
// of an eighth of it, and by Vulkan of no more than 2^27 bytes, which all devices bind.
func (k kind[R, E]) blocks(d device.Info, n, lines int) (side, depth int) {
	if k.longest == 0 {
		step := k.few * k.pack
		return block, max(step, room*k.pack/block/n/step*step)
	}
	words := int(min(d.MemoryBytes/8/4, math.MaxInt32))
	if d.Backend == "vulkan" {
		words = min(words, 1<<27/4-1<<16)
	}
	side = max(k.side, min(int(math.Sqrt(float64(words/n))), up(lines, k.side))/k.side*k.side)
	return side, min(k.longest, max(k.side, words/n/side*k.pack/k.side*k.side))
}

// byResidues computes the result from residues of a kind.
func byResidues[R, E any](ctx context.Context, w *work, kind kind[R, E], t *tables[R], lowA, lowB []int32) error {
	var kernels [5]*device.Kernel
	for i, name := range []string{kind.residues, kind.multiply, kind.round, "Digits", "ResiduesDigits"} {
		if i == 4 && t.small == t.n {
			break
		}
		k, err := load(ctx, w.d, name)
		if err != nil {
			return err
		}
		kernels[i] = k
	}
	multiply, round := kernels[1], kernels[2]
	h := new(held)
	defer h.free()
	var err error
	upload := func(data []int32) (a *device.Array[int32]) {
		if err == nil {
			a, err = array(h, w.d, len(data), data)
		}
		return a
	}
	hold := func(n int, data []R) (a *device.Array[R]) {
		if err == nil {
			a, err = array(h, w.d, n, data)
		}
		return a
	}
	elements := func(n int) (a *device.Array[E]) {
		if err == nil {
			a, err = array[E](h, w.d, n, nil)
		}
		return a
	}
	block, depth := kind.blocks(w.d.Info(), t.n, max(w.rows, w.cols))
	rows, cols, depth := min(block, w.rows), min(block, w.cols), min(depth, w.depth)
	length := func(n int) int { return (n + kind.pack - 1) / kind.pack }
	sums := len(t.inverses)
	lowsA, lowsB, inverses, weights := upload(lowA), upload(lowB), upload(t.inverses), upload(t.digits)
	primes, factors := hold(0, t.primes), hold(0, t.factors)
	powers, larger := hold(0, t.powers), (*device.Array[R])(nil)
	if t.small < t.n {
		larger = hold(0, t.larger)
	}
	a, b, c := elements(t.n*rows*length(depth)), elements(t.n*length(depth)*cols), hold(sums*rows*cols, nil)
	digits, sum := upload(make([]int32, t.words*kind.pack*max(rows, cols)*length(depth))), upload(make([]int32, len(t.digits)/(sums+1)*rows*cols))
	if err != nil {
		return err
	}
	size, limbs := w.typ.Elem().Size()/4, w.typ.Limbs()
	// residues returns the launches that make those of lines of A or B, rows or columns, from word at on.
	residues := func(i int, out *device.Array[E], words *device.Array[int32], at, row, col int, low *device.Array[int32], depth int) []device.Launch {
		lines, places := low.Len(), low.Len()*length(depth)
		l := products.Layout{Rows: lines, Long: depth, Pack: kind.pack, Turned: i}
		each := digits.Slice(0, t.words*kind.pack*places)
		list := []device.Launch{kernels[3].With(places*kind.pack, each, words.Slice(at*limbs*size, words.Len()), row, col, limbs, size, low, lines, depth, kind.pack, i, t.words)}
		if kind.pack == 1 {
			return append(list, kernels[0].With(l.Shares(t.n), out, each, primes, powers, lines, depth, 1, i, t.words))
		}
		list = append(list, kernels[0].With(l.Shares(t.small), out.Slice(0, t.small*places), each, powers, lines, depth, kind.pack, i, t.words, t.small))
		if t.small < t.n {
			list = append(list, kernels[4].With((t.n-t.small)/3*places, out.Slice(t.small*places, t.n*places), each, larger, lines, depth, kind.pack, i, t.words))
		}
		return list
	}
	for i := 0; i < w.rows; i += block {
		for j := 0; j < w.cols; j += block {
			m, n := min(block, w.rows-i), min(block, w.cols-j)
			tiles := (m + kind.side - 1) / kind.side * ((n + kind.side - 1) / kind.side)
			part := c.Slice(0, sums*m*n)
			var list []device.Launch
			for k := 0; k < w.depth; k += depth {
				d, first := min(depth, w.depth-k), 0
				if k == 0 {
					first = 1
				}
				x, y := a.Slice(0, t.n*m*length(d)), b.Slice(0, t.n*length(d)*n)
				list = append(list, residues(0, x, w.a, i*w.depth+k, w.depth, 1, lowsA.Slice(i, i+m), d)...)
				list = append(list, residues(1, y, w.b, k*w.cols+j, 1, w.cols, lowsB.Slice(j, j+n), d)...)
				list = append(list, multiply.With(sums*tiles, part, x, y, primes, factors, kind.few, first, m, n, length(d)))
			}
			list = append(list, round.With(m*n, w.c, w.flags, i*w.cols+j, w.cols, limbs, size, sum.Slice(0, len(t.digits)/(sums+1)*m*n), part,
				inverses, weights, lowsA.Slice(i, i+m), lowsB.Slice(j, j+n), n))
			if err := w.d.SubmitContext(ctx, list...); err != nil {
				return err
			}
		}
	}
	return nil
}

// rest calls row for the rows with an element that is flagged.
func (w *work) rest(ctx context.Context, row func(i int) error) error {
	k, err := load(ctx, w.d, "Flagged")
	if err != nil {
		return err
	}
	h := new(held)
	defer h.free()
	parts := (w.cols + long - 1) / long
	flags := make([]int32, w.rows*parts)
	x, err := array[int32](h, w.d, len(flags), nil)
	if err != nil {
		return err
	}
	if err := w.d.SubmitContext(ctx, k.With(len(flags), x, w.flags, w.cols, w.rows, parts, 1, 0)); err != nil {
		return err
	}
	if err := x.DownloadContext(ctx, flags); err != nil {
		return err
	}
	for i := range w.rows {
		if slices.Max(flags[i*parts:(i+1)*parts]) != 0 {
			if err := row(i); err != nil {
				return err
			}
		}
	}
	return nil
}

// wordsOf returns the words of a matrix.
func wordsOf[N mat.Number[N]](m *mat.Dense[N]) []int32 {
	if m.Stride != m.Cols {
		m = m.Clone()
	}
	data := m.Data[:m.Rows*m.Cols]
	if typeof.Of[N]().Elem() == types.F32 {
		return memory[int32](data)
	}
	limbs := memory[uint64](data)
	list := make([]int32, 2*len(limbs))
	for i, x := range limbs {
		list[2*i], list[2*i+1] = int32(uint32(x)), int32(uint32(x>>32))
	}
	return list
}

// ofWords returns the matrix with those words.
func ofWords[N mat.Number[N]](list []int32, r, c int) *mat.Dense[N] {
	m := mat.NewDense[N](r, c, nil)
	if typeof.Of[N]().Elem() == types.F32 {
		copy(memory[int32](m.Data), list)
		return m
	}
	limbs := memory[uint64](m.Data)
	for i := range limbs {
		limbs[i] = uint64(uint32(list[2*i])) | uint64(uint32(list[2*i+1]))<<32
	}
	return m
}

// memory is the memory of numbers as that of other ones.
func memory[T, N any](x []N) []T {
	var t T
	var n N
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(x))), len(x)*int(unsafe.Sizeof(n)/unsafe.Sizeof(t)))
}
