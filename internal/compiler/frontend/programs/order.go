package programs

import "math"

// Order has calls that change what the same statement reads. Go makes the calls first.
//
//limb:kernel
func Order(i int, d, x []int32) {
	e, k := d[AsGoRow*i:AsGoRow*i+AsGoRow], x[i]
	e[0], e[1], e[2] = k, 1, 2
	e[3] = e[0] + bump(e, 0)
	e[3] += e[1] + bump(e, 1)*e[1] + bump(e, 1)
	e[4+next(e)&3] += 3
	e[4+next(e)&3]++
	e[8+next(e)&1] = 100 + bump(e, 2)
	e[8+e[2]&1] = bump(e, 2)
	v := e[2] + bump(e, bump(e, 3)&3) - e[3]
	e[10], e[11] = bump(e, 0), e[0]
	if e[0] < 100 && bump(e, 0) > 0 || e[1] == bump(e, 1) {
		v += e[0]
	}
	if e[2] > 1000 {
		v = 7
	} else if bump(e, 2) > e[2]-1 {
		v ^= e[2]
	} else if e[2] < bump(e, 2) {
		v--
	}
	w := least(e[0], bump(e, 0)) - min(e[0], 4)*bump(e, 0)
	part := e[e[2]&1 : 2+bump(e, 2)&1]
	e[12] = w + int32(len(part))
	for bump(e, 13)*2 < 5 {
		v += e[13]
		if v&1 == 0 {
			continue
		}
		v++
	}
	for a, b := int32(0), k&7; a < b; a, b = a+1, b-1 {
		if a == 2 {
			continue
		}
		v += 10*a + b
	}
	for j := 0; j < 3; j += int(bump(e, 1)&1) + 1 {
		v += int32(j)
	}
	switch bump(e, 1) & 3 {
	case e[1] & 3:
		v += 5
	case bump(e, 1) & 3:
		v += 6
	}
	e[14] = v
	e[15] = level(e, k) + e[15] + spread(e)[e[1]&1] + [2]int32{e[1], bump(e, 1)}[0]
}

// bump adds 1 to an element, and returns it.
func bump(e []int32, k int32) int32 {
	e[k]++
	return e[k]
}

// next counts its calls.
func next(e []int32) int32 {
	e[15]++
	return e[15]
}

// level returns early, and changes e in one of its arms.
func level(e []int32, k int32) int32 {
	if k < 0 {
		e[15] += 3
		return -1
	}
	e[15] = k
	return bump(e, 15)
}

func spread(e []int32) [2]int32 {
	e[0]++
	return [2]int32{e[0], e[1]}
}

func least(a, b int32) int32 {
	if b < a {
		return b
	}
	return a
}

// Roots has such calls within functions of package math, at the width of its numbers.
//
//limb:kernel
func Roots(i int, y, x []float32) {
	y[i] = float32(math.Sqrt(float64(halve(x, i)))) + x[i] + float32(math.Sqrt(float64(x[i]))) + halve(x, i)
}

func halve(x []float32, i int) float32 {
	x[i] /= 2
	return x[i]
}
