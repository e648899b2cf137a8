package programs

import "github.com/limbfp/limb"

// Copies has arrays that are copied, whole and by rows, kept as values and in memory.
//
//limb:kernel
func Copies(i int, d, x []int32) {
	e, k := d[AsGoRow*i:AsGoRow*i+AsGoRow], x[i]
	t := [4]int32{k, 2, 7, -k}
	sum := int32(0)
	for _, v := range t { // its body leaves it early
		if v > 5 {
			break
		}
		sum += v
	}
	e[0] = sum
	for j, v := range t { // and changes what it goes over
		t[3-j] += v
		e[1] += v
	}
	u := t
	u[k&3] = 100
	t = u
	t[(k+1)&3]++
	e[2] = weight(t) + weight(u)
	t[0], t[1], u = t[1], t[0], t
	e[3] = weight(t) + weight(u) + u[k&1]
	var rows [3][4]int32
	for j := range rows {
		rows[j] = shifted(t, int32(j))
	}
	rows[(k&1)+1] = rows[k&1]
	rows[0] = u
	e[4] = rows[k&1][k&3] + rows[1+k&1][(k+2)&3] + weight(rows[k&1])
	for _, row := range rows {
		row[k&3] = 0
		e[5] += weight(row)
	}
	for _, row := range rows {
		e[5] += 3 * weight(row)
	}
	b := box{9, [3]pair{{k, 1}, {k, 2}, {k, 3}}, t}
	at := (k&7 + 1) % 3
	b.pairs[at].b += 50
	b.pairs[k&1] = b.pairs[at]
	b.list[k&3] -= 7
	c := b
	c.list[(k+1)&3], c.pairs[1].a = 5, -1
	e[6] = b.pairs[k&1].a + b.pairs[(k&1)+1].b + weight(b.list) + b.whole
	e[7] = c.pairs[k&1].a + c.pairs[(k&1)+1].b + weight(c.list)
	e[8] = shifted(t, 1)[k&3] + [4]int32{1, k, 3, 4}[k&3] + wide(k)
	fill(t[:], k)
	e[9] = t[k&3] + t[2]
	const n = 20
	var long [n]int32
	for j := range long {
		long[j] = int32(j) * k
	}
	for j, v := range long {
		long[n-1-j] -= v
		e[10] += v ^ long[j]
	}
	for j, v := range halves {
		e[11] += int32(v) * int32(j)
	}
	e[12] = last(t) + search(t, k&7)
	if k > 0 {
		u = t
	} else if k < -3 {
		t[0] = 4
		u = shifted(t, k)
	}
	e[13] = weight(u)
	a, h := k, shifted(u, 2)
	h[a&3] = a
	e[14] = weight(h)
}

// box has arrays in it.
type box struct {
	whole int32
	pairs [3]pair
	list  [4]int32
}

type pair struct{ a, b int32 }

func weight(t [4]int32) int32 { return t[0] + 3*t[1] + 9*t[2] + 27*t[3] }

// shifted has an index that varies, of its parameter and of its result.
func shifted(t [4]int32, by int32) (s [4]int32) {
	for j := range int32(4) {
		s[j] = t[(j+by)&3]
	}
	return
}

// last changes its parameter, which is a copy.
func last(t [4]int32) int32 {
	t[t[0]&3] = 11
	return weight(t)
}

// search leaves a range over its parameter.
func search(t [4]int32, v int32) int32 {
	for j, w := range t {
		if w&7 == v {
			return int32(j)
		}
	}
	return -1
}

// wide has an array of its own that is filled and read.
func wide(k int32) int32 {
	var t = [5]int32{1, 2, 3, 4, 5}
	t[k&3] = k
	return t[(k+1)&3]
}

// fill is compiled in place.
func fill(t []int32, k int32) {
	for j := range t {
		t[j] = k + int32(j)
	}
}

// Cubes has sums of three numbers, at an index that varies.
//
//limb:kernel
func Cubes(i int, dst, x [][3]limb.DD, n int) {
	acc, sum := x[i], x[0]
	for j := 0; j < n; j++ {
		k := (i + j) % 3
		acc[k] = sum[k].Add(x[j][k])
		sum[(k+1)%3] = acc[k]
	}
	dst[i] = acc
	dst[i][n%3] = sum[n%3].Neg()
}
