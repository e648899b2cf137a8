package passes

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// # Turns and transpositions
//
// A matrix of so many rows is turned by a table of rows/2 rows: row k of it by row k-1 of
// the table, and the lower half of the rows by the conjugates of what turns the upper one,
// in the opposite order. Row 0 stays.

// turnOf returns the row of the table for row k > 0 of rows, and the sign of the turn.
func turnOf[T limb.Float](k, rows int, s T) (row int, sign T) {
	row, sign = k-1, s
	if k >= (rows+1)/2 {
		row, sign = rows-k-1, -s
	}
	return row, sign
}

// Tile is the number of rows, and of columns, that a group of Turn or Transpose has: a
// matrix of rows and columns takes Tiles groups.
const Tile = 16

// Tiles returns the number of tiles of a matrix.
func Tiles(rows, columns int) int { return (rows + Tile - 1) / Tile * ((columns + Tile - 1) / Tile) }

// corner returns where the matrix of a group begins, and the row and column where its tile does.
func corner(g, rows, columns int) (base, row, column int) {
	across := (columns + Tile - 1) / Tile
	tiles := (rows + Tile - 1) / Tile * across
	base = g / tiles
	g -= base * tiles
	return base * rows * columns, g / across * Tile, g % across * Tile
}

// Turn sets dst to the transposes of matrices, turned by w.
//
//limb:kernel device
func Turn[C Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, rows, columns, sign int) {
	var tile [Tile * Tile]C
	base, row, column := corner(g.Index(), rows, columns)
	high, wide := min(Tile, rows-row), min(Tile, columns-column)
	g.Each2(high, wide, func(r, c int) {
		x := src[base+(row+r)*columns+column+c]
		if row+r > 0 {
			at, s := turnOf(row+r, rows, T(sign))
			x = x.Turn(w[at*columns+column+c], s)
		}
		tile[r*Tile+c] = x
	})
	g.Each2(wide, high, func(c, r int) { dst[base+(column+c)*rows+row+r] = tile[r*Tile+c] })
}

// Transpose sets dst to the transposes of matrices.
//
//limb:kernel device
func Transpose[E Element](g kernel.Group, dst, src []E, rows, columns int) {
	var tile [Tile * Tile]E
	base, row, column := corner(g.Index(), rows, columns)
	high, wide := min(Tile, rows-row), min(Tile, columns-column)
	g.Each2(high, wide, func(r, c int) { tile[r*Tile+c] = src[base+(row+r)*columns+column+c] })
	g.Each2(wide, high, func(c, r int) { dst[base+(column+c)*rows+row+r] = tile[r*Tile+c] })
}
