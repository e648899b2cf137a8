package products

import "github.com/limbfp/limb/kernel"

// # Many small systems
//
// Matrices of at most 64 rows stand one below the other, and a group has one of them, with its right sides, in the device's memory.

// Many says how many rows a matrix has, and its right sides or a second factor columns.
type Many struct{ Rows, Cols int }

// SolveMany solves a system for each group by Gaussian elimination: of m are left the factors, and of b the solution. Where package
// mat scales a matrix or its right sides, or there is a number that is not finite, the status is Elsewhere, and nothing else is told.
//
//limb:kernel device
func SolveMany[S numbers[E], E any](g kernel.Group, m, b Part[E], swaps, status []int32, s Many) {
	var by S
	n, cols, told := s.Rows, s.Cols, 3*g.Index()
	a := Part[E]{Data: m.Data, At: m.At + g.Index()*n*m.Row, Row: m.Row, Col: m.Col}
	x := Part[E]{Data: b.Data, At: b.At + g.Index()*n*b.Row, Row: b.Row, Col: b.Col}
	var far [Threads]int32
	g.Each(Threads, func(t int) {
		found := int32(0)
		for k := t; k < n; k += Threads { // a row and a column
			row, column := 0, 0
			for i := range n {
				if by.above(a.at(k, i), a.at(k, row)) {
					row = i
				}
				if by.above(a.at(i, k), a.at(column, k)) {
					column = i
				}
			}
			if by.far(a.at(k, row)) || by.far(a.at(column, k)) {
				found = 1
			}
		}
		for k := t; k < cols; k += Threads {
			row := 0
			for i := range n {
				if by.above(x.at(i, k), x.at(row, k)) {
					row = i
				}
			}
			if by.far(x.at(row, k)) {
				found = 1
			}
		}
		far[t] = found
	})
	g.Each(1, func(int) {
		for t := range Threads {
			if far[t] != 0 {
				status[told] = Elsewhere
			}
		}
	})
	for at := 0; at < n; {
		w := n - at
		if w > Strip {
			w = Half(n)
		}
		panel := Part[E]{Data: a.Data, At: a.At + at*a.Row + at*a.Col, Row: a.Row, Col: a.Col}
		factor(g, by, panel, swaps, status, g.Index()*n+at, told, Panel{n - at, w, at})
		g.Each(n-w+cols, func(j int) {
			for k := at; k < at+w; k++ {
				p := int(swaps[g.Index()*n+k])
				if j < n-w {
					i := j
					if i >= at {
						i += w
					}
					u, v := a.at(k, i), a.at(p, i)
					a.Data[a.At+k*a.Row+i*a.Col] = v
					a.Data[a.At+p*a.Row+i*a.Col] = u
				} else {
					i := j - (n - w)
					u, v := x.at(k, i), x.at(p, i)
					x.Data[x.At+k*x.Row+i*x.Col] = v
					x.Data[x.At+p*x.Row+i*x.Col] = u
				}
			}
		})
		beside := Part[E]{Data: a.Data, At: panel.At + w*a.Col, Row: a.Row, Col: a.Col}
		g.Each(n-at-w, func(j int) { lower(by, j, beside, panel, Triangle{w, true}) })
		rest := n - at - w
		g.Each2(rest, rest, func(i, j int) {
			r, c := at+w+i, at+w+j
			a.Data[a.At+r*a.Row+c*a.Col] = chain(by, a.at(r, c), a, r, a, c, at, at+w)
		})
		at += w
	}
	g.Each(cols, func(j int) {
		lower(by, j, x, a, Triangle{n, true})
		above(by, j, x, a, Triangle{n, false})
	})
	g.Each(cols, func(j int) {
		for i := range n {
			if !by.finite(x.at(i, j)) && status[told] == Fine {
				status[told] = Elsewhere
			}
		}
	})
}

// MulMany sets a matrix of c to the product of one of a, of so many rows and columns, and one of b, for each group.
//
//limb:kernel device
func MulMany[S numbers[E], E any](g kernel.Group, c, a, b Part[E], s Many, depth int) {
	var by S
	x := Part[E]{Data: a.Data, At: a.At + g.Index()*s.Rows*a.Row, Row: a.Row, Col: a.Col}
	y := Part[E]{Data: b.Data, At: b.At + g.Index()*depth*b.Row, Row: b.Row, Col: b.Col}
	first := c.At + g.Index()*s.Rows*c.Row
	g.Each2(s.Rows, s.Cols, func(i, j int) {
		var sum, rough E
		for k := range depth {
			sum = by.first(sum, x.at(i, k), y.at(k, j))
		}
		if by.turns() == 2 {
			for k := range depth {
				sum = by.second(sum, x.at(i, k), y.at(k, j))
			}
		}
		if !by.finite(sum) && by.leading() {
			for k := range depth {
				rough = by.rough(rough, x.at(i, k), y.at(k, j))
			}
			sum = rough
		}
		c.Data[first+i*c.Row+j*c.Col] = sum
	})
}
