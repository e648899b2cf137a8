package matdevice

import (
	"context"
	"fmt"
	"math"
	"strings"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/mat"
	"github.com/limbfp/limb/mat/matdevice/internal/products"
)

// # Systems
//
// A factorisation halves its columns, as package mat does, until a group factors a strip of them, or the triangle on the
// diagonal; all else is products. It is one list of launches, which nothing waits for: what was wrong is written on the
// device, and read with the pivots at the end. A column of pivots is of strips; sizes, by which package mat scales, come with them.

// place is a part of a matrix in an array: element (i, k) is element at + i·row + k·col.
type place[E any] struct {
	data         *device.Array[E]
	at, row, col int
}

func (p place[E]) from(i, k int) place[E] { p.at += i*p.row + k*p.col; return p }

func (p place[E]) turned() place[E] { p.row, p.col = p.col, p.row; return p }

// arithmetic says which kernels a type of elements has.
type arithmetic struct {
	kind   string // what stands behind the names of kernels: [pairs,DD]
	narrow bool   // floats have 32 bits
	sizes  string // the kernel that finds sizes
	few    int    // how many columns a group factors
	update func(d device.Info, rows, cols int) way
	strips func(d device.Info, by way, depth, cols int) int
}

// arithmeticOf returns that of a type of numbers.
func arithmeticOf[N Number[N]]() arithmetic {
	t := typeof.Of[N]()
	title, columns := kindOf(t), few
	name := strings.ToLower(title[:1]) + title[1:]
	if t.Complex() { // the blocks of its chains are package mat's
		columns, name, title = products.Strip, "complex"+title, "Complex"+title
	}
	return arithmetic{
		kind: fmt.Sprintf("[%s,%s]", name, t), narrow: t.Elem() == types.F32, sizes: fmt.Sprintf("Sizes%s[%s]", title, t.Elem()), few: columns,
		update: func(d device.Info, rows, cols int) way { return updating(wayOf[N](d, rows, cols)) },
		strips: stripsOf[N],
	}
}

// few is how many columns of real numbers a group factors.
const few = 8

// updating is the way of products that are subtracted.
func updating(w way) way {
	for _, own := range []string{"Own", "Small", ""} {
		if rest, ok := strings.CutPrefix(w.kernel, own); ok {
			w.kernel = own + "Less" + rest
			break
		}
	}
	return w
}

// queue is a list of launches in the making.
type queue[E any] struct {
	ctx  context.Context
	d    *device.Device
	by   arithmetic
	list []device.Launch
	err  error

	panel *device.Array[E] // for eliminate: room for a strip
}

// takePanel makes the room of eliminate for n rows. It is freed after submit.
func (q *queue[E]) takePanel(n int) (err error) {
	q.panel, err = device.NewArray[E](q.d, n*products.Strip)
	return err
}

func (q *queue[E]) launch(name string, n int, args ...any) {
	if q.err != nil || n == 0 {
		return
	}
	k, err := load(q.ctx, q.d, name)
	if err != nil {
		q.err = err
		return
	}
	q.list = append(q.list, k.With(n, args...))
}

// submit queues what the list has.
func (q *queue[E]) submit() error {
	if q.err == nil {
		q.err = q.d.SubmitContext(q.ctx, q.list...)
	}
	q.list = nil
	return q.err
}

// less subtracts ab, of so many rows, columns and products, from c.
func (q *queue[E]) less(c, a, b place[E], rows, cols, depth int) {
	if rows == 0 || cols == 0 || depth == 0 {
		return
	}
	by := q.by.update(q.d.Info(), rows, cols)
	strip := q.by.strips(q.d.Info(), by, depth, cols) * by.high
	for i := 0; i < rows; i += strip {
		h, z, x := min(strip, rows-i), c.from(i, 0), a.from(i, 0)
		q.launch(by.kernel, by.tiles(h, cols), z.data, z.at, z.row, z.col, x.data, x.at, x.row, x.col, b.data, b.at, b.row, b.col, h, cols, depth)
	}
}

// lower sets columns of b to the solution of ax = b, for the lower triangle of n rows of a.
func (q *queue[E]) lower(a, b place[E], n, cols int, unit bool) {
	if n > products.Strip {
		h := products.Half(n)
		q.lower(a, b, h, cols, unit)
		q.less(b.from(h, 0), a.from(h, 0), b, n-h, cols, h)
		q.lower(a.from(h, h), b.from(h, 0), n-h, cols, unit)
		return
	}
	q.launch("Lower"+q.by.kind, cols, b.data, b.at, b.row, b.col, a.data, a.at, a.row, a.col, n, unit)
}

// upper is lower for an upper triangle.
func (q *queue[E]) upper(a, b place[E], n, cols int, unit bool) {
	if n > products.Strip {
		h := products.Half(n)
		q.upper(a.from(h, h), b.from(h, 0), n-h, cols, unit)
		q.less(b, a.from(0, h), b.from(h, 0), h, cols, n-h)
		q.upper(a, b, h, cols, unit)
		return
	}
	q.launch("Upper"+q.by.kind, cols, b.data, b.at, b.row, b.col, a.data, a.at, a.row, a.col, n, unit)
}

// eliminate factors the columns from j on and before l of n, of the rows from j on. A strip has its columns one after the other meanwhile:
// items that are neighbours have rows that are.
func (q *queue[E]) eliminate(m place[E], told *told, j, l, n int) {
	if l-j > products.Strip {
		h := j + products.Half(l-j)
		q.eliminate(m, told, j, h, n)
		q.lower(m.from(j, j), m.from(j, h), h-j, l-h, true)
		q.less(m.from(h, h), m.from(h, j), m.from(j, h), n-h, l-h, h-j)
		q.eliminate(m, told, h, l, n)
		return
	}
	at, p := m.from(j, j), place[E]{q.panel, 0, 1, n - j}
	q.copied(p, at, n-j, l-j, told, false, false, false)
	q.strip(p, told, j, 0, l-j, l-j, n-j)
	q.copied(at, p, n-j, l-j, told, false, false, false)
	q.launch("Swap"+q.by.kind, n-(l-j), m.data, m.at, m.row, m.col, told.swaps, j, l-j, j, l-j)
}

// strip factors the columns from s on and before l of a strip of so many rows and columns, whose first row and column are j of all. A
// group has a few columns at a time, since what it reads and writes grows with their square; the rest is products, turned, so that
// neighbours are rows there too: a step commutes bit for bit.
func (q *queue[E]) strip(p place[E], told *told, j, s, l, cols, rows int) {
	if l-s > q.by.few {
		h := s + products.Half(l-s)
		q.strip(p, told, j, s, h, cols, rows)
		q.lower(p.from(s, s), p.from(s, h), h-s, l-h, true)
		q.less(p.from(h, h).turned(), p.from(s, h).turned(), p.from(h, s).turned(), l-h, rows-h, h-s)
		q.strip(p, told, j, h, l, cols, rows)
		return
	}
	at := p.from(s, s)
	q.launch("Factor"+q.by.kind, 1, at.data, at.at, at.row, at.col, told.swaps, told.status, rows-s, l-s, j+s)
	all := p.from(-j, 0) // whose rows count as swaps do
	q.launch("Swap"+q.by.kind, cols-(l-s), p.data, all.at, p.row, p.col, told.swaps, j+s, l-s, s, l-s)
}

// factorLower factors the columns from j on and before l of n of a lower triangle, of the rows from j on, and sets the upper
// triangle to the adjoint.
func (q *queue[E]) factorLower(m place[E], told *told, j, l, n int) {
	if l-j > products.Strip {
		h := j + products.Half(l-j)
		q.factorLower(m, told, j, h, n)
		q.lessLower(m.from(h, h), m.from(h, j), m.from(j, h), n-h, l-h, h-j)
		q.factorLower(m, told, h, l, n)
		return
	}
	at := m.from(j, j)
	q.launch("FactorLower"+q.by.kind, 1, at.data, at.at, at.row, at.col, told.status, 0, l-j, j)
	left, right := m.from(l, j), m.from(j, l)
	q.adjoint(right, left, l-j, n-l, told)
	q.lower(at, right, l-j, n-l, false)
	q.adjoint(left, right, n-l, l-j, told)
}

// lessLower is less for a lower trapezoid: what is above its diagonal may hold anything then.
func (q *queue[E]) lessLower(c, a, b place[E], rows, cols, depth int) {
	if cols > 256 {
		h := products.Half(cols)
		q.lessLower(c, a, b, rows, h, depth)
		q.lessLower(c.from(h, h), a.from(h, 0), b.from(0, h), rows-h, cols-h, depth)
		return
	}
	q.less(c, a, b, rows, cols, depth)
}

// adjoint sets dst, of so many rows and columns, to the adjoint of src.
func (q *queue[E]) adjoint(dst, src place[E], rows, cols int, told *told) {
	q.copied(dst, src.turned(), rows, cols, told, true, false, false)
}

// copied sets dst, of so many rows and columns, to src: conjugated, with the other sign, or with 0 for -0.
func (q *queue[E]) copied(dst, src place[E], rows, cols int, told *told, conj, minus, plain bool) {
	q.launch("Rearrange"+q.by.kind, rows*cols, dst.data, dst.at, dst.row, dst.col, src.data, src.at, src.row, src.col, told.swaps, cols, true, false, conj, minus, plain)
}

// lowerHalf sets the lower triangle of m to that of a, and the upper one to its adjoint.
func (q *queue[E]) lowerHalf(m, a place[E], n int) {
	q.launch("HalfOf"+q.by.kind, n*n, m.data, m.at, m.row, m.col, a.data, a.at, a.row, a.col, n)
}

// rearrange sets dst, of so many rows and columns, to src: row i is row list[i], or the other way round; without a list it is row i,
// with 0 for -0.
func (q *queue[E]) rearrange(dst, src place[E], rows, cols int, list *device.Array[int32], back bool, told *told) {
	same := list == nil
	if same {
		list = told.swaps
	}
	if cols > 0 {
		q.launch("Rearrange"+q.by.kind, rows*cols, dst.data, dst.at, dst.row, dst.col, src.data, src.at, src.row, src.col, list, cols, same, back, false, false, same)
	}
}

// scale multiplies rows and columns by powers of two: with the exponents of the lists, or with up set, 2^-e else.
func (q *queue[E]) scale(m place[E], rows, cols int, of, across *device.Array[int32], up bool) {
	if (of == nil && across == nil) || cols == 0 {
		return
	}
	left, right := of, across
	if left == nil {
		left = across
	}
	if right == nil {
		right = of
	}
	q.launch("Scale"+q.by.kind, rows*cols, m.data, m.at, m.row, m.col, left, right, cols, of != nil, across != nil, up)
}

// chunk is how many sizes an item looks at.
const chunk = 64

// sizes has the largest size of each row, and column, written to the numbers from at on.
func (q *queue[E]) sizes(m place[E], rows, cols int, told *told, at int) {
	q.sizesOf(m, rows, m.row, cols, m.col, told, at)
	q.sizesOf(m, cols, m.col, rows, m.row, told, at+rows)
}

func (q *queue[E]) sizesOf(m place[E], lines, line, many, step int, told *told, at int) {
	if lines == 0 {
		return
	}
	chunks := max(1, (many+chunk-1)/chunk)
	room, sizes := told.room.slice(0, lines*chunks), told.sizes.slice(at, at+lines)
	q.launch(q.by.sizes, lines*chunks, room, m.data, m.at, m.row, m.col, lines, line, many, step, chunk)
	q.launch(fmt.Sprintf("Largest[%s]", map[bool]types.Type{true: types.F32, false: types.F64}[q.by.narrow]), lines, sizes, room, lines, chunks)
}

// told is what a factorisation or a solution tells.
type told struct {
	all, swaps, status *device.Array[int32]
	room, sizes        floats
}

// newTold returns one for n pivots, sizes of so many lines in all, and rows and columns of so many.
func newTold(d *device.Device, narrow bool, n, lines, rows, cols int) (t *told, err error) {
	t = &told{}
	defer func() {
		if err != nil {
			t.free()
		}
	}()
	if t.all, err = device.NewArray[int32](d, n+3); err != nil {
		return nil, err
	}
	t.swaps, t.status = t.all.Slice(0, n), t.all.Slice(n, n+3)
	if n == 0 {
		t.swaps = t.status
	}
	room := max(rows*((cols+chunk-1)/chunk), cols*((rows+chunk-1)/chunk), rows, cols)
	numbers := newFloats[float64]
	if narrow {
		numbers = newFloats[float32]
	}
	if t.room, err = numbers(d, room); err == nil {
		t.sizes, err = numbers(d, lines)
	}
	if err == nil {
		err = t.status.Fill(0)
	}
	return t, err
}

func (t *told) free() {
	t.all.Free()
	for _, f := range []floats{t.room, t.sizes} {
		if f.free != nil {
			f.free()
		}
	}
}

// floats is an array of machine numbers.
type floats struct {
	slice    func(i, k int) any
	download func(ctx context.Context) ([]float64, error)
	free     func()
}

func newFloats[T float32 | float64](d *device.Device, n int) (floats, error) {
	a, err := device.NewArray[T](d, n)
	if err != nil {
		return floats{}, err
	}
	return floats{
		func(i, k int) any { return a.Slice(i, k) },
		func(ctx context.Context) ([]float64, error) {
			list, all := make([]T, n), make([]float64, n)
			err := a.DownloadContext(ctx, list)
			for i, x := range list {
				all[i] = float64(x)
			}
			return all, err
		},
		a.Free,
	}, nil
}

// scale multiplies the limbs of a number by a power of two.
func scale[N mat.Number[N]](x *N, by float64) {
	list := []N{*x}
	if typeof.Of[N]().Elem() == types.F32 {
		for i := range memory[float32](list) {
			memory[float32](list)[i] *= float32(by)
		}
	} else {
		for i := range memory[float64](list) {
			memory[float64](list)[i] *= by
		}
	}
	*x = list[0]
}

// conjugate returns the conjugate of x.
func conjugate[N Number[N]](x N) N { return mat.NewDense(1, 1, []N{x}).Adjoint().At(0, 0) }

// reach is how far rows may be apart that package mat does not scale.
func reach(t types.Type) int {
	if t.Elem() == types.F32 {
		return 3 * (149 - 24*t.Limbs()) / 4
	}
	return 3 * (1074 - 53*t.Limbs()) / 4
}

// exponents returns those of sizes, 0 of 0, and the least and largest.
func exponents(sizes []float64) (e []int32, low, high int) {
	low, high = math.MaxInt, math.MinInt
	e = make([]int32, len(sizes))
	for i, s := range sizes {
		if s > 0 && s <= math.MaxFloat64 {
			k := math.Ilogb(s)
			e[i], low, high = int32(k), min(low, k), max(high, k)
		}
	}
	return e, low, high
}

// rowsApart returns the exponents by which package mat scales rows of these sizes, nil for none.
func rowsApart(t types.Type, sizes []float64) []int32 {
	e, low, high := exponents(sizes)
	if high <= low || high-low <= reach(t) {
		return nil
	}
	return e
}

// columnsFar returns those by which it scales columns.
func columnsFar(t types.Type, sizes []float64) []int32 {
	e, low, high := exponents(sizes)
	if far := reach(t) / 2; high <= far && low >= -far {
		return nil
	}
	return e
}

// finite reports whether all sizes are.
func finite(sizes []float64) bool {
	for _, s := range sizes {
		if s-s != 0 {
			return false
		}
	}
	return true
}
