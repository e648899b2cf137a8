package matdevice

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"sync"
	"weak"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/kernel/launch"
	"github.com/limbfp/limb/mat"
	"github.com/limbfp/limb/mat/matdevice/internal/products"
)

func goKernel(name string, run func(args []any)) *launch.Code {
	return &launch.Code{Name: name, Slices: func(_ context.Context, _ int, args []any) error {
		run(args)
		return nil
	}}
}

func load(ctx context.Context, d *device.Device, name string) (*device.Kernel, error) {
	return d.LoadContext(ctx, &launch.Code{Program: &products.Program, Name: "products." + name, Compared: true})
}

// matrix is an operand whose element (i, k) is element i·row + k·col of data.
type matrix[N any] struct {
	data       *device.Array[N]
	rows, cols int
	row, col   int
}

func (m *Dense[N]) matrix() matrix[N] { return matrix[N]{m.Data, m.Rows, m.Cols, m.Stride, 1} }

func (a matrix[N]) transposed() matrix[N] { return matrix[N]{a.data, a.cols, a.rows, a.col, a.row} }

// from returns the rows of a from row i on, n of them.
func (a matrix[N]) from(i, n int) matrix[N] {
	return matrix[N]{a.data.Slice(i*a.row, a.data.Len()), n, a.cols, a.row, a.col}
}

// Mul sets m to ab: the bits of [mat.Dense.Mul]. It queues the work, and as after
// [device.Device.Map] Download says whether that has failed.
func (m *Dense[N]) Mul(a, b *Dense[N]) error { return m.MulContext(context.Background(), a, b) }

// MulContext is Mul until ctx is done: with a context that may end it waits for each launch, of a second or so at
// most, and begins no more then. Where it returns the error of ctx the elements of the result are of no use,
// operands are as they were, and the device can be used as ever.
func (m *Dense[N]) MulContext(ctx context.Context, a, b *Dense[N]) error {
	if err := checkProduct("Mul", a, b); err != nil {
		return err
	}
	return m.product(ctx, "Mul", a.matrix(), b.matrix(), (*mat.Dense[N]).Mul, a, b)
}

// MulTrans sets m to aᵀb, as Mul does.
func (m *Dense[N]) MulTrans(a, b *Dense[N]) error {
	return m.MulTransContext(context.Background(), a, b)
}

// MulTransContext is MulTrans until ctx is done, as MulContext.
func (m *Dense[N]) MulTransContext(ctx context.Context, a, b *Dense[N]) error {
	if a == nil || b == nil {
		return fmt.Errorf("matdevice: MulTrans: %w", device.ErrZero)
	}
	if a.Rows != b.Rows {
		wrongShape("MulTrans", "a is %d × %d and b %d × %d: the rows of a must be the rows of b", a.Rows, a.Cols, b.Rows, b.Cols)
	}
	return m.product(ctx, "MulTrans", a.matrix().transposed(), b.matrix(), (*mat.Dense[N]).MulTrans, a, b)
}

// Syrk sets m to aaᵀ, as Mul does: a symmetric matrix, bit for bit.
func (m *Dense[N]) Syrk(a *Dense[N]) error { return m.SyrkContext(context.Background(), a) }

// SyrkContext is Syrk until ctx is done, as MulContext.
func (m *Dense[N]) SyrkContext(ctx context.Context, a *Dense[N]) error {
	if a == nil {
		return fmt.Errorf("matdevice: Syrk: %w", device.ErrZero)
	}
	return m.product(ctx, "Syrk", a.matrix(), a.matrix().transposed(), func(c, a, _ *mat.Dense[N]) { c.Syrk(a) }, a, a)
}

// MulVec sets y to ax, as Mul does with columns. y and x are arrays of the device of a, and y
// shares no memory with the others.
func MulVec[N Number[N]](y *device.Array[N], a *Dense[N], x *device.Array[N]) error {
	return MulVecContext(context.Background(), y, a, x)
}

// MulVecContext is MulVec until ctx is done, as [Dense.MulContext].
func MulVecContext[N Number[N]](ctx context.Context, y *device.Array[N], a *Dense[N], x *device.Array[N]) error {
	if err := a.check("MulVec"); err != nil {
		return err
	}
	if y.Len() != a.Rows || x.Len() != a.Cols {
		wrongShape("MulVec", "a is %d × %d, x has %d elements and y %d: they must be as many as its columns and rows", a.Rows, a.Cols, x.Len(), y.Len())
	}
	column := func(x *device.Array[N]) *Dense[N] {
		return &Dense[N]{Rows: x.Len(), Cols: 1, Stride: 1, Data: x, device: a.device}
	}
	return column(y).MulContext(ctx, a, column(x))
}

// Product returns ab, of matrices elsewhere: it takes them to the device, and waits for the result.
func Product[N Number[N]](d *device.Device, a, b *mat.Dense[N]) (*mat.Dense[N], error) {
	return ProductContext(context.Background(), d, a, b)
}

// ProductContext is Product until ctx is done.
func ProductContext[N Number[N]](ctx context.Context, d *device.Device, a, b *mat.Dense[N]) (*mat.Dense[N], error) {
	return through(ctx, d, a, b, func(x, y *Dense[N]) (*Dense[N], error) {
		c := new(Dense[N])
		return c, c.MulContext(ctx, x, y)
	})
}

// through takes two matrices to a device, multiplies them there, and takes the product back.
func through[N Number[N]](ctx context.Context, d *device.Device, a, b *mat.Dense[N], multiply func(x, y *Dense[N]) (*Dense[N], error)) (*mat.Dense[N], error) {
	x, err := FromContext(ctx, d, a)
	if err != nil {
		return nil, err
	}
	defer x.Free()
	y, err := FromContext(ctx, d, b)
	if err != nil {
		return nil, err
	}
	defer y.Free()
	c, err := multiply(x, y)
	defer c.Free()
	if err != nil {
		return nil, err
	}
	return c.DownloadContext(ctx)
}

func (m *Dense[N]) product(ctx context.Context, call string, a, b matrix[N], inGo func(c, a, b *mat.Dense[N]), x, y *Dense[N]) error {
	c, done, err := m.result(call, a.rows, b.cols, x, y)
	if err != nil {
		return err
	}
	if c.device.Info().Backend == "cpu" {
		err = onHost(ctx, func(c, a, b *mat.Dense[N]) error { inGo(c, a, b); return nil }, c, x, y)
	} else {
		err = c.chains(ctx, a, b)
	}
	if err != nil {
		return fmt.Errorf("matdevice: product of %d × %d %s by %d × %d on %s: %w", a.rows, a.cols, typeof.Of[N](), b.rows, b.cols, c.device.Info().Name, err)
	}
	return done()
}

// chains queues the product.
func (m *Dense[N]) chains(ctx context.Context, a, b matrix[N]) error {
	by := wayOf[N](m.device.Info(), a.rows, b.cols)
	k, err := proven[N](ctx, m.device, by)
	if err != nil {
		return err
	}
	return m.device.SubmitContext(ctx, launches(k, m.device.Info(), by, m.matrix(), a, b)...)
}

// narrow is the number of columns below which a product is computed as its transpose: a step
// commutes bit for bit, but for complex numbers.
const narrow = 8

// most is the number of steps of a launch for each of a device's units: some tenths of a second, and tiles enough for all
// units. A test has less.
var most = 1 << 27

// unknown is how many units a graphics processor is taken to have whose driver does not say it, as those of Vulkan.
const unknown = 32

// A way is a kernel of products, and how many rows and columns its tiles have.
type way struct {
	kernel     string
	high, wide int
}

// ways returns the kernels of a type, with sums in a group's memory, and in registers with larger tiles first; and about how many
// steps of pairs one of its steps is.
func ways[N Number[N]]() (shared way, own []way, size int) {
	t := typeof.Of[N]()
	name, side := kindOf(t), products.Items*products.Limbs/4
	shared.high, size = products.Wide, 1
	switch t.Limbs() {
	case 2:
		side *= 2
	case 3:
		size = 8
	case 4:
		size = 16
	}
	wide := side
	if t.Complex() {
		name, size = "Complex"+name, 4*size
		wide /= 2
	}
	if name != "Pairs" {
		shared.high = products.Narrow
	}
	shared.wide = shared.high
	name = fmt.Sprintf("%s[%s]", name, t.Elem())
	shared.kernel, own = name, []way{{"Own" + name, side, wide}}
	if t.Limbs() == 2 {
		own = append(own, way{"Small" + name, side / 2, wide / 2})
	}
	return shared, own, size
}

// kindOf returns what kernels of a type have in their names.
func kindOf(t types.Type) string {
	return map[int]string{2: "Pairs", 3: "Triples", 4: "Quads"}[t.Limbs()]
}

// tiles returns how many a product of so many rows and columns has.
func (w way) tiles(rows, cols int) int {
	return (rows + w.high - 1) / w.high * ((cols + w.wide - 1) / w.wide)
}

// wayOf returns the kernel for a product of so many rows and columns: one with sums in registers where
// each item of a group has a thread, and each of the device's units a tile, or tiles are no larger than those of the other.
// Under PoCL one thread runs all items of
// a group, whose numbers are memory then, and no vectors are made of their loops: it is 3.5 to 7 times as slow
// with them. Mesa's lavapipe is 3 times as fast.
func wayOf[N Number[N]](d device.Info, rows, cols int) way {
	shared, own, _ := ways[N]()
	for _, w := range own {
		small := w.high*w.wide <= shared.high*shared.wide
		if d.PerItem <= 1 && d.Group >= products.Items*products.Items && rows >= w.high && cols >= w.wide && (small || w.tiles(rows, cols) >= d.Units) {
			return w
		}
	}
	return shared
}

// stripsOf returns how many rows of tiles a launch has.
func stripsOf[N Number[N]](d device.Info, by way, depth, cols int) int {
	_, _, size := ways[N]()
	units := d.Units
	if units == 0 && d.GPU {
		units = unknown
	}
	return max(1, most*max(1, units)/size/by.high/max(1, depth)/cols)
}

// launches returns the launches that make c = ab in some way, of some rows of tiles each.
func launches[N Number[N]](k *device.Kernel, d device.Info, by way, c, a, b matrix[N]) (list []device.Launch) {
	if c.rows == 0 || c.cols == 0 {
		return nil
	}
	if c.cols < narrow && c.rows > c.cols && !typeof.Of[N]().Complex() {
		c, a, b = c.transposed(), b.transposed(), a.transposed()
	}
	if a.cols == 0 { // there is nothing to read
		a.data, b.data = c.data, c.data
	}
	strips := stripsOf[N](d, by, a.cols, c.cols)
	for i := 0; i < c.rows; i += strips * by.high {
		h := min(strips*by.high, c.rows-i)
		x, z := a, c.from(i, h)
		if a.cols > 0 {
			x = a.from(i, h)
		} else {
			x.data, b.data = z.data, z.data
		}
		list = append(list, k.With(by.tiles(h, c.cols), z.data, z.row, z.col, x.data, x.row, x.col, b.data, b.row, b.col, h, c.cols, a.cols))
	}
	return list
}

// compared are the kernels that have multiplied with the bits of package mat.
var compared sync.Map // of weak.Pointer[device.Kernel]: error

// proven returns a kernel of a type, which has had the bits of package mat.
func proven[N Number[N]](ctx context.Context, d *device.Device, by way) (*device.Kernel, error) {
	k, err := load(ctx, d, by.kernel)
	if err != nil {
		return nil, err
	}
	if known, ok := compared.Load(weak.Make(k)); ok {
		if wrong := known.(*error); *wrong != nil {
			return nil, *wrong
		}
		return k, nil
	}
	a, b := random[N](by.high+3, 19), random[N](19, by.wide+5)
	want := new(mat.Dense[N])
	want.Mul(a, b)
	got, err := try(ctx, d, k, by, a, b)
	if err != nil {
		return nil, err
	}
	wrong := differ(got, want)
	compared.Store(weak.Make(k), &wrong)
	return k, wrong
}

// try multiplies two matrices in some way.
func try[N Number[N]](ctx context.Context, d *device.Device, k *device.Kernel, by way, a, b *mat.Dense[N]) (*mat.Dense[N], error) {
	return through(ctx, d, a, b, func(x, y *Dense[N]) (*Dense[N], error) {
		c, err := New[N](d, a.Rows, b.Cols)
		if err == nil {
			err = d.SubmitContext(ctx, launches(k, d.Info(), by, c.matrix(), x.matrix(), y.matrix())...)
		}
		return c, err
	})
}

// differ says which element of a product has other bits than in package mat. NaN is like NaN.
func differ[N mat.Number[N]](got, want *mat.Dense[N]) error {
	for i := range want.Rows {
		for j, x := range want.Row(i) {
			if y := got.At(i, j); !same(y, x) {
				return fmt.Errorf("%w: element (%d, %d) of a product is %x, and %x in package mat", device.ErrWrong, i, j, any(y), any(x))
			}
		}
	}
	return nil
}

func same[N mat.Number[N]](x, y N) bool {
	a, b := reflect.ValueOf(x), reflect.ValueOf(y)
	return sameBits(a, b)
}

// sameBits compares the numbers in two structs.
func sameBits(a, b reflect.Value) bool {
	if a.Kind() == reflect.Struct {
		for i := range a.NumField() {
			if !sameBits(a.Field(i), b.Field(i)) {
				return false
			}
		}
		return true
	}
	x, y := a.Float(), b.Float()
	return x == y && (x != 0 || 1/x == 1/y) || x != x && y != y
}

// random returns a matrix of numbers with all their limbs, the same each time.
func random[N mat.Number[N]](r, c int) *mat.Dense[N] {
	rng := rand.New(rand.NewPCG(uint64(r), uint64(c)))
	m, t := mat.NewDense[N](r, c, nil), typeof.Of[N]()
	limb := func(i, precision int) float64 {
		x := math.Ldexp(0.5+rng.Float64()/2, -(precision+2)*(i%t.Limbs()))
		if rng.IntN(2) == 0 {
			return -x
		}
		return x
	}
	if t.Elem() == types.F32 {
		for i := range memory[float32](m.Data) {
			memory[float32](m.Data)[i] = float32(limb(i, 24))
		}
		return m
	}
	for i := range memory[float64](m.Data) {
		memory[float64](m.Data)[i] = limb(i, 53)
	}
	return m
}
