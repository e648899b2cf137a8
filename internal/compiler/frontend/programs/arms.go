package programs

// AsGo are kernels that are compared with Go item by item: each writes its own elements of d,
// AsGoRow from d[AsGoRow·i] on, and reads x.
var AsGo = map[string]func(i int, d, x []int32){
	"Arms": Arms, "Codes": Codes, "Halves": Halves, "Integers": Integers, "Order": Order, "Copies": Copies, "Again": Again,
}

// AsGoRow is how many elements of d an item of them has.
const AsGoRow = 16

// Arms has arms that must not be run where they are not taken: a loop there does not end, and
// a quotient has no value.
//
//limb:kernel
func Arms(i int, d, x []int32) {
	e, k := d[AsGoRow*i:], x[i]
	var v int32
	if k > 0 {
		v = collatz(k)
	}
	e[0] = v
	if k != 0 {
		v = share(100, k)
	}
	e[1] = v
	if k != 0 {
		v = 1000
		v /= k
	}
	e[2] = v
	if k > 0 && collatz(k) > 10 || k < 0 && share(-9, k) > 1 {
		e[3] = 1
	}
	e[4] = sign(k)
	if k > 0 {
		e[6] = pick[counter](counter{}, k)
	}
}

// collatz counts steps to 1, and ends for positive numbers alone.
func collatz(n int32) (steps int32) {
	for n != 1 {
		if n%2 == 0 {
			n /= 2
		} else {
			n = 3*n + 1
		}
		steps++
	}
	return steps
}

// share is not for a k of 0.
func share(n, k int32) int32 { return n / k }

// sign calls what is not for all operands in an arm of its own, and has no loop.
func sign(k int32) int32 {
	v := int32(7)
	if k != 0 {
		v = share(k, k)
	}
	return v
}

// weigh reads a table where k is one of its indices.
func weigh(k int32) int32 {
	v := int32(-1)
	if k >= 0 && k < 4 {
		v = codes[k]
	}
	return v
}

type counter struct{}

func (counter) count(n int32) int32 { return collatz(n) }

// pick calls a method of what a type parameter stands for.
func pick[C interface{ count(n int32) int32 }](c C, n int32) int32 {
	v := int32(0)
	if n > 1 {
		v = c.count(n)
	}
	return v
}

// Of tables of integers lanes are not made.
var (
	codes  = [4]int32{3, 9, 1, 8}
	square = [3][4]int32{{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}}
	halves = [4]float64{1.5, 4.5, 0.5, 4}
	thirds = [3][4]float64{{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}}
)

// Codes reads constants behind conditions.
//
//limb:kernel
func Codes(i int, d, x []int32) {
	e, k := d[AsGoRow*i:], x[i]
	if k >= 0 && k < 4 && codes[k] > 7 {
		e[0] = 1
	}
	v := int32(5)
	if k >= 0 && k < 4 {
		v = codes[k]
	}
	e[1] = v
	if k < 0 || k >= 3 || square[k][(k+1)&3] > 6 {
		e[2] = 2
	}
	for j := range square {
		e[3+j] = square[j][k&3]
	}
	e[6] = codes[k&3] + square[i%3][k&3]
	e[7] = weigh(k)
}

// Halves does so with numbers.
//
//limb:kernel
func Halves(i int, d, x []int32) {
	e, k := d[AsGoRow*i:], x[i]
	if k >= 0 && k < 4 && halves[k] > 3.5 {
		e[0] = 1
	}
	v := int32(5)
	if k >= 0 && k < 4 {
		v = int32(halves[k] + halves[k])
	}
	e[1] = v
	if k < 0 || k >= 3 || thirds[k][(k+1)&3] > 6 {
		e[2] = 2
	}
	for j := range thirds {
		e[3+j] = int32(thirds[j][k&3])
	}
	e[6] = int32(halves[k&3] + thirds[i%3][k&3])
	for j, v := range halves {
		if v > float64(k) {
			break
		}
		e[7] += int32(v+v) * int32(j+1)
	}
}
