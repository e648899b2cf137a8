package mat

import "slices"

// part returns the rows and columns of a square matrix that a list names.
func (m *Dense[N]) part(list []int) *Dense[N] {
	p := NewDense[N](len(list), len(list), nil)
	for i, from := range list {
		for j, at := range list {
			p.Set(i, j, m.At(from, at))
		}
	}
	return p
}

// strong returns the rows of a square matrix in groups, such that with the rows and columns in their order the matrix is
// an upper triangle of blocks, none of which is one of smaller blocks: the strong components of the graph that has an edge
// from i to j where element (i, j) is not 0 ([Tar72]). Rows ascend in a group. A block of one row has its eigenvalue in
// it; those of a symmetric matrix are apart.
func strong[N Number[N]](m *Dense[N]) (groups [][]int) {
	n := m.Rows
	index, low, on := make([]int, n), make([]int, n), make([]bool, n) // index 0 is that of a row that was not met
	next := make([]int, n)                                            // the column that the search goes on with
	var path, stack []int
	count := 0
	meet := func(i int) {
		count++
		index[i], low[i], on[i] = count, count, true
		path, stack = append(path, i), append(stack, i)
	}
	for start := range n {
		if index[start] == 0 {
			meet(start)
		}
		for len(path) > 0 {
			i := path[len(path)-1]
			if next[i] < n {
				j := next[i]
				next[i]++
				switch {
				case j == i || m.At(i, j).IsZero():
				case index[j] == 0:
					meet(j)
				case on[j]:
					low[i] = min(low[i], index[j])
				}
				continue
			}
			path = path[:len(path)-1]
			if len(path) > 0 {
				up := path[len(path)-1]
				low[up] = min(low[up], low[i])
			}
			if low[i] != index[i] {
				continue
			}
			at := len(stack) - 1
			for stack[at] != i {
				at--
			}
			group := slices.Sorted(slices.Values(stack[at:]))
			for _, k := range group {
				on[k] = false
			}
			stack = stack[:at]
			groups = append(groups, group)
		}
	}
	slices.Reverse(groups) // a component is found after those that it leads to
	return groups
}
