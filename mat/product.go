package mat

import (
	"fmt"
	"sync"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/workers"
	"github.com/limbfp/limb/mat/internal/tile"
)

// # Products
//
// A kernel of package tile has a few rows of C. For it A is packed in blocks of so many rows, k after k, and B
// in panels of columns that fill a first cache with the rows of C, for a number of k that fills a second one.
// What rows are left over are computed one by one from the matrices as they lie. C with a few columns would
// leave lanes empty, and is computed as its transpose, by the same steps: a step commutes bit for bit.

// Mul sets m to ab. Its elements are chains of [Step], with k from first to last, as in all that is made of
// products here. Large products of quads are several times as fast by [MulExact], which rounds once.
//
// Error: with K columns of a, pairs ≤ (3K + 6)u²|A||B|, triples ≤ (2K + 11)u³|A||B|, quads ≤ (2.5K + 10.6)u⁴|A||B|, machine numbers
// ≤ Ku|A||B|, up to terms in K² times the square of the unit; complex ones as with 2K. For
// pairs: the first step errs by 5u² of its product, step k by 12u² of its own and 3u² of what the
// chain holds, which is the products before it.
// Domain: the sums below the overflow threshold, the products as for Mul of the type.
// Special: where the chain of a DF or DD meets an infinity or NaN, an element is that chain of
// leading limbs in machine arithmetic; a sum that is 0 is +0. Of complex numbers such a part is NaN.
func (m *Dense[N]) Mul(a, b *Dense[N]) {
	checkProduct("Mul", a, b)
	m.product("Mul", a.matrix(), b, a)
}

// checkProduct panics where ab is not defined.
func checkProduct[N Number[N]](call string, a, b *Dense[N]) {
	if a.Cols != b.Rows {
		wrongShape(call, "a is %d × %d and b %d × %d: the columns of a must be the rows of b", a.Rows, a.Cols, b.Rows, b.Cols)
	}
}

// MulTrans sets m to aᵀb, as Mul does.
func (m *Dense[N]) MulTrans(a, b *Dense[N]) {
	if a.Rows != b.Rows {
		wrongShape("MulTrans", "a is %d × %d and b %d × %d: the rows of a must be the rows of b", a.Rows, a.Cols, b.Rows, b.Cols)
	}
	m.product("MulTrans", a.matrix().transposed(), b, a)
}

// Syrk sets m to aaᵀ, as Mul does: a symmetric matrix, bit for bit.
func (m *Dense[N]) Syrk(a *Dense[N]) {
	a.check("Syrk")
	m.product("Syrk", a.matrix(), a.Transpose(), a)
}

// MulVec returns ax, as Mul does with x for a column.
func MulVec[N Number[N]](a *Dense[N], x []N) []N {
	if a.Cols != len(x) {
		wrongShape("MulVec", "a is %d × %d and x has %d elements: they must be as many as the columns of a", a.Rows, a.Cols, len(x))
	}
	y := new(Dense[N])
	y.Mul(a, column(x))
	return y.Data
}

// MulVecTrans returns aᵀx, as MulTrans does with x for a column.
func MulVecTrans[N Number[N]](a *Dense[N], x []N) []N {
	if a.Rows != len(x) {
		wrongShape("MulVecTrans", "a is %d × %d and x has %d elements: they must be as many as the rows of a", a.Rows, a.Cols, len(x))
	}
	y := new(Dense[N])
	y.MulTrans(a, column(x))
	return y.Data
}

// column is x as a matrix of one column, in its memory.
func column[N Number[N]](x []N) *Dense[N] { return &Dense[N]{len(x), 1, 1, x} }

// matrix is an operand whose element (i, k) is data[i·row + k·col].
type matrix[N any] struct {
	data       []N
	rows, cols int
	row, col   int
}

// newMatrix returns one of zeros, row by row.
func newMatrix[N any](rows, cols int) matrix[N] {
	return matrix[N]{make([]N, rows*cols), rows, cols, cols, 1}
}

// product sets m to ab, for an a that is, or is made of, the matrix of.
func (m *Dense[N]) product(call string, a matrix[N], b, of *Dense[N]) {
	c := m.result(call, a.rows, b.Cols, of, b)
	clear(c.Data)
	chains(c, a, b)
	special(c, a, b)
	m.take(c)
}

// result returns the matrix that a result of r rows and c columns is to be written to, from which m is then to take it: it
// is m itself unless that shares memory with an operand.
func (m *Dense[N]) result(call string, r, c int, a, b *Dense[N]) *Dense[N] {
	m.shape(call, r, c, a, b)
	if m.Stride == m.Cols && !overlap(m, a) && !overlap(m, b) {
		return m
	}
	return NewDense[N](r, c, nil)
}

// shape gives m, where it is the zero value, r rows and c columns, and panics where it has others, or an operand is no matrix.
func (m *Dense[N]) shape(call string, r, c int, a, b *Dense[N]) {
	a.check(call)
	b.check(call)
	m.check(call)
	if m.Rows == 0 && m.Cols == 0 && m.Data == nil {
		m.Rows, m.Cols, m.Stride, m.Data = r, c, c, make([]N, r*c)
	} else if m.Rows != r || m.Cols != c {
		wrongShape(call, "the receiver is %d × %d and the result %d × %d: it must have that shape, or be the zero value", m.Rows, m.Cols, r, c)
	}
}

// take copies what was written to the matrix that result has returned.
func (m *Dense[N]) take(c *Dense[N]) {
	if m != c {
		m.Copy(c)
	}
}

// overlap reports whether two matrices may have memory in common.
func overlap[N Number[N]](a, b *Dense[N]) bool {
	if len(a.Data) == 0 || len(b.Data) == 0 {
		return false
	}
	start := func(m *Dense[N]) uintptr { return uintptr(unsafe.Pointer(&m.Data[0])) }
	end := func(m *Dense[N]) uintptr { return uintptr(unsafe.Pointer(&m.Data[len(m.Data)-1])) }
	return start(a) <= end(b) && start(b) <= end(a)
}

// chains adds ab to c, whose memory is apart from that of both. An element of c is not -0.
func chains[N Number[N]](c *Dense[N], a matrix[N], b *Dense[N]) {
	if c.Rows > 0 && c.Cols > 0 && a.cols > 0 {
		partsOf[N]().chains(c.matrix(), a, b.matrix())
	}
}

// machines is the memory of numbers as that of their limbs.
func machines[T limb.Float, N any](x []N) []T {
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(x))), len(x)*int(unsafe.Sizeof(*new(N))/unsafe.Sizeof(*new(T))))
}

// complexChains adds ab to c by four real products: the chain of a part has the real parts of a
// first. Rows of b and c lie in one piece.
func complexChains[C Number[C], N Number[N]](c, a, b matrix[C], parts func(C) (re, im N), from func(re, im N) C) {
	split := func(m matrix[C]) (re, im matrix[N]) {
		re, im = newMatrix[N](m.rows, m.cols), newMatrix[N](m.rows, m.cols)
		for i := range m.rows {
			for j := range m.cols {
				re.data[i*m.cols+j], im.data[i*m.cols+j] = parts(m.at(i, j))
			}
		}
		return re, im
	}
	cRe, cIm := split(c)
	aRe, aIm := split(a)
	bRe, bIm := split(b)
	negative := newMatrix[N](a.rows, a.cols)
	for i, x := range aIm.data {
		negative.data[i] = x.Neg()
	}
	add := partsOf[N]().chains
	add(cRe, aRe, bRe)
	add(cRe, negative, bIm)
	add(cIm, aRe, bIm)
	add(cIm, aIm, bRe)
	for i := range c.rows {
		for j := range c.cols {
			c.data[i*c.row+j] = from(cRe.at(i, j), cIm.at(i, j))
		}
	}
}

// matrix returns m as an operand of a product.
func (m *Dense[N]) matrix() matrix[N] { return matrix[N]{m.Data, m.Rows, m.Cols, m.Stride, 1} }

func (a matrix[N]) at(i, j int) N { return a.data[i*a.row+j*a.col] }

// slice returns rows i to k and columns j to l of a, as [Dense.Slice] does.
func (a matrix[N]) slice(i, k, j, l int) matrix[N] {
	s := matrix[N]{nil, k - i, l - j, a.row, a.col}
	if k > i && l > j {
		s.data = a.data[i*a.row+j*a.col : (k-1)*a.row+(l-1)*a.col+1]
	}
	return s
}

// transposed is the transpose, in the memory of a.
func (a matrix[N]) transposed() matrix[N] { return matrix[N]{a.data, a.cols, a.rows, a.col, a.row} }

// launcher runs a kernel of package tile for so many groups, each a row of a panel.
type launcher[N any] func(groups int, c tile.Rows[N], a tile.Strided[N], b tile.Rows[N], s tile.Size) error

// tiler runs one for blocks of several rows.
type tiler[N, T any] func(groups int, c tile.Tiles[N], a tile.Blocks[N], b tile.Panels[T], s tile.Size) error

// engine multiplies matrices of a type N with limbs T, rows at a time, in panels of so many columns.
type engine[N, T any] struct {
	rows, width int
	tile        tiler[N, T] // nil for none
	one         launcher[N]
	step        func(c, a, b N) N
	limbs       int                    // in a row of a packed panel, for each column
	pack        func(dst []T, src []N) // a row, for dst of limbs·width
	as, bs      sync.Pool              // what matrices are packed into
}

var (
	pairsF64   = engine[limb.DD, float64]{rows: 4, width: 256, tile: tile.Pairs4F64.Slices, one: tile.Pairs1F64.Slices, step: tile.Short[float64]{}.Step, limbs: 2, pack: packPairs[float64]}
	pairsF32   = engine[limb.DF, float32]{rows: 4, width: 512, tile: tile.Pairs4F32.Slices, one: tile.Pairs1F32.Slices, step: tile.Short[float32]{}.Step, limbs: 2, pack: packPairs[float32]}
	triplesF64 = engine[limb.TD, float64]{width: 64, one: tile.Triples1F64.Slices, step: stepTriple[float64]}
	triplesF32 = engine[limb.TF, float32]{width: 128, one: tile.Triples1F32.Slices, step: stepTriple[float32]}
	quadsF64   = engine[limb.QD, float64]{width: 64, one: tile.Quads1F64.Slices, step: stepQuad[float64]}
	quadsF32   = engine[limb.QF, float32]{width: 128, one: tile.Quads1F32.Slices, step: stepQuad[float32]}
	machineF64 = engine[float64, float64]{rows: 8, width: 256, tile: tile.Machine8F64.Slices, one: tile.Machine1F64.Slices, step: tile.Machine[float64]{}.Step, limbs: 1, pack: packMachine[float64]}
	machineF32 = engine[float32, float32]{rows: 8, width: 512, tile: tile.Machine8F32.Slices, one: tile.Machine1F32.Slices, step: tile.Machine[float32]{}.Step, limbs: 1, pack: packMachine[float32]}
)

func packMachine[T limb.Float](dst, src []T) { copy(dst, src) }

func packPairs[T limb.Float](dst []T, src []limb.Pair[T]) {
	hi, lo := dst[:len(src)], dst[len(dst)/2:][:len(src)]
	for i, x := range src {
		hi[i], lo[i] = x.Hi, x.Lo
	}
}

// few is the number of steps up to which a product is computed by plain loops: packing its operands
// and calling a kernel costs more than so few steps do. The bits are the same on either way.
const few = 300

// depth is the number of steps of a chain in one call of a kernel.
const depth = 256

// narrow is the number of columns below which a product is computed as its transpose.
const narrow = 8

// add adds ab to c.
func (e *engine[N, T]) add(c []N, a matrix[N], b []N, rows, cols, cRow, bRow int) {
	if int64(rows)*int64(cols)*int64(a.cols) <= few {
		for i := range rows {
			for j := range cols {
				s := c[i*cRow+j]
				for k := range a.cols {
					s = e.step(s, a.data[i*a.row+k*a.col], b[k*bRow+j])
				}
				c[i*cRow+j] = s
			}
		}
		return
	}
	if cols < narrow && rows > cols {
		e.turned(c, a, b, rows, cols, cRow, bRow)
		return
	}
	if a.cols > depth { // so that what is read of b for a panel of c stays in a second cache
		for k := 0; k < a.cols; k += depth {
			l := min(k+depth, a.cols)
			e.add(c, a.slice(0, rows, k, l), b[k*bRow:], rows, cols, cRow, bRow)
		}
		return
	}
	whole := 0
	if e.tile != nil {
		whole = rows - rows%e.rows
	}
	if whole > 0 {
		e.tiles(c, a.slice(0, whole, 0, a.cols), b, cols, cRow, bRow)
	}
	if whole == rows {
		return
	}
	panels := (cols + e.width - 1) / e.width
	must(e.one((rows-whole)*panels, tile.Rows[N]{Data: c[whole*cRow:], Row: cRow}, tile.Strided[N]{Data: a.data[whole*a.row:], Row: a.row, Col: a.col},
		tile.Rows[N]{Data: b, Row: bRow}, tile.Size{Depth: a.cols, Rows: rows - whole, Columns: cols, Width: e.width}))
}

// must panics where a kernel fails: what was compiled has other bits than plain Go, or a slice more elements than a
// kernel can count.
func must(err error) {
	if err != nil {
		panic(fmt.Errorf("mat: %w", err))
	}
}

// tiles adds ab to c, for an a whose rows are whole blocks.
func (e *engine[N, T]) tiles(c []N, a matrix[N], b []N, cols, cRow, bRow int) {
	blocks, panels := a.rows/e.rows, (cols+e.width-1)/e.width
	width := min(e.width, cols)
	as, bs := room[N](&e.as, a.rows*a.cols), room[T](&e.bs, panels*width*e.limbs*a.cols)
	defer e.as.Put(as)
	defer e.bs.Put(bs)
	e.packed(*as, *bs, a, b, width, cols, bRow)
	row := width * e.limbs
	must(e.tile(blocks*panels, tile.Tiles[N]{Data: c, Block: e.rows * cRow, Panel: width, Row: cRow}, tile.Blocks[N]{Data: *as, Block: e.rows * a.cols},
		tile.Panels[T]{Data: *bs, Panel: row * a.cols}, tile.Size{Depth: a.cols, Rows: blocks, Columns: cols, Width: width}))
}

// The columns of a panel of a lower trapezoid, and of the part of it that its first rows have. A panel
// is computed as a rectangle, and what of it lies above the diagonal is for nothing: so panels are
// narrower here than a product's. Two vectors of eight, or one of sixteen, fill a tread.
const (
	stair = 32
	tread = 16
)

// addLower adds ab to the lower trapezoid of c, whose diagonal begins at its first element. What is above the diagonal may
// hold anything then. Rows and columns are packed once for all of it, and a may lie among the rows of c.
func (e *engine[N, T]) addLower(c []N, a matrix[N], b []N, rows, cols, cRow, bRow int) {
	for k := 0; k < a.cols; k += depth {
		l := min(k+depth, a.cols)
		e.stairs(c, a.slice(0, rows, k, l), b[k*bRow:], cols, cRow, bRow)
	}
}

// stairs does the work of addLower for at most depth steps.
func (e *engine[N, T]) stairs(c []N, a matrix[N], b []N, cols, cRow, bRow int) {
	blocks, panels := a.rows/e.rows, (cols+stair-1)/stair
	row := stair * e.limbs
	as, bs := room[N](&e.as, a.rows*a.cols), room[T](&e.bs, panels*row*a.cols)
	defer e.as.Put(as)
	defer e.bs.Put(bs)
	block := e.rows * a.cols
	e.packed(*as, *bs, a, b, stair, cols, bRow)
	spread(panels, a.rows*row*a.cols, func(p int) {
		first, second := p*stair/e.rows, min(blocks, (p*stair+tread)/e.rows)
		for _, part := range []struct{ from, to, columns int }{{first, second, tread}, {second, blocks, stair}} {
			if n := part.to - part.from; n > 0 {
				must(e.tile(n, tile.Tiles[N]{Data: c[part.from*e.rows*cRow+p*stair:], Block: e.rows * cRow, Row: cRow}, tile.Blocks[N]{Data: (*as)[part.from*block:], Block: block},
					tile.Panels[T]{Data: (*bs)[p*row*a.cols:]}, tile.Size{Depth: a.cols, Rows: n, Columns: min(part.columns, cols-p*stair), Width: stair}))
			}
		}
	})
	if left := a.rows - blocks*e.rows; left > 0 {
		panels := (cols + e.width - 1) / e.width
		x := make([]N, left*a.cols) // apart from c
		packRows(x, a.slice(blocks*e.rows, a.rows, 0, a.cols))
		must(e.one(left*panels, tile.Rows[N]{Data: c[blocks*e.rows*cRow:], Row: cRow}, tile.Strided[N]{Data: x, Row: 1, Col: left},
			tile.Rows[N]{Data: b, Row: bRow}, tile.Size{Depth: a.cols, Rows: left, Columns: cols, Width: e.width}))
	}
}

// packed packs the whole blocks of rows of a, and b in panels of width columns: on all cores where there is enough to do.
func (e *engine[N, T]) packed(as []N, bs []T, a matrix[N], b []N, width, cols, bRow int) {
	blocks, block, panels := a.rows/e.rows, e.rows*a.cols, (cols+width-1)/width
	if blocks*block+panels*width*e.limbs*a.cols >= 1<<15 {
		workers.Spread(blocks+panels, func(i int) {
			if i < blocks {
				packRows(as[i*block:], a.slice(i*e.rows, (i+1)*e.rows, 0, a.cols))
			} else {
				e.packPanel(bs, b, i-blocks, a.cols, width, cols, bRow)
			}
		})
		return
	}
	for i := range blocks {
		packRows(as[i*block:], a.slice(i*e.rows, (i+1)*e.rows, 0, a.cols))
	}
	for p := range panels {
		e.packPanel(bs, b, p, a.cols, width, cols, bRow)
	}
}

// packPanel packs panel p of b.
func (e *engine[N, T]) packPanel(bs []T, b []N, p, depth, width, cols, bRow int) {
	row := width * e.limbs
	for k := range depth {
		e.pack(bs[(p*depth+k)*row:][:row], b[k*bRow+p*width:k*bRow+min(cols, (p+1)*width)])
	}
}

// room returns memory for n elements, which may hold anything.
func room[T any](pool *sync.Pool, n int) *[]T {
	if x, ok := pool.Get().(*[]T); ok && cap(*x) >= n {
		*x = (*x)[:n]
		return x
	}
	x := make([]T, n)
	return &x
}

// spread runs f for n parts of so many elements, on all cores where there is enough to do.
func spread(n, size int, f func(i int)) {
	if n*size >= 1<<15 {
		workers.Spread(n, f)
		return
	}
	for i := range n {
		f(i)
	}
}

// packRows sets dst to a block of rows, k after k.
func packRows[N any](dst []N, a matrix[N]) {
	for i := range a.rows {
		if a.col == 1 {
			for k, x := range a.data[i*a.row:][:a.cols] {
				dst[k*a.rows+i] = x
			}
			continue
		}
		for k := range a.cols {
			dst[k*a.rows+i] = a.data[i*a.row+k*a.col]
		}
	}
}

// The part of a matrix that turned transposes at a time: it stays in a second cache, and a kernel has enough to do. Rows
// of its transpose are turnedStep apart, which is no power of two, so that they do not share places of a cache.
const (
	turnedRows = 32
	turnedCols = 512
	turnedStep = turnedRows + 8
)

// turned adds the transpose of bᵀaᵀ to c, for a c with few columns. A matrix that lies row by row is read once, and
// transposed in parts.
func (e *engine[N, T]) turned(c []N, a matrix[N], b []N, rows, cols, cRow, bRow int) {
	t := make([]N, rows*cols)
	transpose(t, rows, c, cRow, rows, cols)
	if a.row == 1 {
		panels := (rows + e.width - 1) / e.width
		must(e.one(cols*panels, tile.Rows[N]{Data: t, Row: rows}, tile.Strided[N]{Data: b, Row: 1, Col: bRow},
			tile.Rows[N]{Data: a.data, Row: a.col}, tile.Size{Depth: a.cols, Rows: cols, Columns: rows, Width: e.width}))
		transpose(c, cRow, t, rows, cols, rows)
		return
	}
	spread((rows+turnedRows-1)/turnedRows, turnedRows*a.cols, func(i int) {
		i *= turnedRows
		part := room[N](&e.as, turnedStep*turnedCols)
		defer e.as.Put(part)
		for k := 0; k < a.cols; k += turnedCols {
			h, w := min(turnedRows, rows-i), min(turnedCols, a.cols-k)
			transposePart(*part, a.data[i*a.row+k:], a.row, h, w)
			must(e.one(cols, tile.Rows[N]{Data: t[i:], Row: rows}, tile.Strided[N]{Data: b[k*bRow:], Row: 1, Col: bRow},
				tile.Rows[N]{Data: *part, Row: turnedStep}, tile.Size{Depth: w, Rows: cols, Columns: h, Width: turnedRows}))
		}
	})
	transpose(c, cRow, t, rows, cols, rows)
}

// transposePart sets dst, whose rows are turnedStep apart, to the transpose of src, four rows at a time.
func transposePart[N any](dst, src []N, stride, rows, cols int) {
	i := 0
	for ; i+4 <= rows; i += 4 {
		x0, x1 := src[i*stride:][:cols], src[(i+1)*stride:][:cols]
		x2, x3 := src[(i+2)*stride:][:cols], src[(i+3)*stride:][:cols]
		for j := range x0 {
			y := dst[j*turnedStep+i:][:4]
			y[0], y[1], y[2], y[3] = x0[j], x1[j], x2[j], x3[j]
		}
	}
	for ; i < rows; i++ {
		for j, x := range src[i*stride:][:cols] {
			dst[j*turnedStep+i] = x
		}
	}
}

// special puts what the leading limbs give where the chain of a pair has met something infinite.
func special[N Number[N]](c *Dense[N], a matrix[N], b *Dense[N]) {
	switch data := any(c.Data).(type) {
	case []limb.DD:
		specialPairs(data, *any(&a).(*matrix[limb.DD]), any(b.Data).([]limb.DD), c.Rows, c.Cols, c.Stride, b.Stride)
	case []limb.DF:
		specialPairs(data, *any(&a).(*matrix[limb.DF]), any(b.Data).([]limb.DF), c.Rows, c.Cols, c.Stride, b.Stride)
	}
}

func specialPairs[T limb.Float](c []limb.Pair[T], a matrix[limb.Pair[T]], b []limb.Pair[T], rows, cols, cRow, bRow int) {
	for i := range rows {
		for j := range cols {
			x := &c[i*cRow+j]
			if x.Hi-x.Hi == 0 {
				continue
			}
			s := T(0)
			for k := range a.cols {
				s = s + T(a.data[i*a.row+k*a.col].Hi*b[k*bRow+j].Hi)
			}
			*x = limb.Pair[T]{Hi: s}
		}
	}
}
