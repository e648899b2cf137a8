package matdevice

import (
	"math/big"
	"math/bits"
	"slices"
	"sync"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/mat/matdevice/internal/products"
)

// mostBits is the number of bits of a sum beyond which package mat computes it.
const mostBits = 1300

// Residues are what exact products are computed from. All give the same bits.
type Residues int

const (
	// Best is what a device is good at: Float64 where a processor has that, Int8 where units of the device multiply matrices of
	// bytes, or an operation of its own adds four products, and else Int16.
	Best Residues = iota
	// Float64 has residues of 22 bits, and products of float64.
	Float64
	// Int16 has residues of 13 bits: products of 16 bits are added to integers of 32.
	Int16
	// Int8 has residues of 8 bits, four in a word, whose products are added to integers of 32 bits. Their moduli hold sums of
	// up to 340 bits; larger ones have residues of 14 bits too, of which three bytes are multiplied.
	Int8

	inTiles // Int8 on matrix units
)

// String returns the name of the way: "best", "float64", "int16" or "int8".
func (r Residues) String() string { return [...]string{"best", "float64", "int16", "int8", "int8"}[r] }

// kind is a kind of residues R, of which an element E holds some.
type kind[R, E any] struct {
	residues, multiply, round string // kernels
	moduli                    func() []int
	few                       int // elements whose products are added before they are reduced
	pack                      int // residues of an element
	side                      int // of a tile of a product
	longest                   int // products of a sum, where it is reduced once; 0 where each few are
	together                  int // products that have one sum
	of                        func(x int64) R
	// inverse is that of a modulus.
	inverse func(m int) R
}

var (
	whole = kind[products.Whole, products.Whole]{
		residues: "ResiduesWhole", multiply: "MultiplyWhole", round: "RoundWhole",
		moduli: sync.OnceValue(func() []int { return primesBelow(1 << 13) }), few: 64, pack: 1, side: products.Wide, together: 1,
		of: wholeOf, inverse: wholeInverse,
	}
	bytes = kind[products.Whole, products.Bytes]{
		residues: "ResiduesBytes", multiply: "MultiplyBytes", round: "RoundWhole",
		moduli: sync.OnceValue(func() []int { return append(coprimes(), primesBelow(1<<14)...) }), few: 64, pack: 4, side: products.Wide, together: 1,
		of: wholeOf, inverse: wholeInverse,
	}
	units = unitsOf(bytes)
	reals = kind[products.Real, products.Real]{
		residues: "ResiduesReal", multiply: "MultiplyReal", round: "RoundReal",
		moduli: sync.OnceValue(func() []int { return primesBelow(1 << 22) }), few: 1024, pack: 1, side: products.Wide, together: 1,
		of:      func(x int64) products.Real { return products.Real{V: float64(x)} },
		inverse: func(m int) products.Real { return products.Real{V: 1 / float64(m)} },
	}
)

// unitsOf returns bytes that matrix units multiply.
func unitsOf(k kind[products.Whole, products.Bytes]) kind[products.Whole, products.Bytes] {
	k.multiply, k.side, k.longest, k.together = "MultiplyUnits", products.Side, 1<<16, products.Triple
	return k
}

func wholeOf(x int64) products.Whole    { return products.Whole{V: int32(x)} }
func wholeInverse(m int) products.Whole { return products.Whole{V: int32((1 << 32) / int64(m))} }

// coprimes are 2^8 and the largest numbers below it of which no two have a common divisor, downwards: 48.
func coprimes() (list []int) {
	for m := 1 << 8; m > 1<<5; m-- {
		one := true
		for _, n := range list {
			one = one && new(big.Int).GCD(nil, nil, big.NewInt(int64(m)), big.NewInt(int64(n))).Int64() == 1
		}
		if one {
			list = append(list, m)
		}
	}
	return list
}

// primesBelow returns the largest primes below a power of two, downwards: enough for mostBits.
func primesBelow(n int) (list []int) {
	length := bits.Len(uint(n)) - 2
	for p := n - 1; len(list) <= mostBits/length+1; p -= 2 {
		if big.NewInt(int64(p)).ProbablyPrime(0) {
			list = append(list, p)
		}
	}
	return list
}

// tables are what the kernels read of the moduli of a product: n products, of which each of the larger moduli of bytes has
// three.
type tables[R any] struct {
	primes, factors  []R
	powers, larger   []R
	inverses, digits []int32
	n, small, words  int // words of an operand's digits
}

// parts returns by what the products of bytes are multiplied whose sum is that of residues: see products.ResiduesDigits.
func (k kind[R, E]) parts(p int) []int64 {
	if k.pack == 1 || p <= 1<<8 {
		return []int64{1}
	}
	return []int64{1 - 1<<7, 1<<14 - 1<<7, 1 << 7}
}

// tablesOf returns those of moduli whose product has more than all bits, for operands of so many.
func (k kind[R, E]) tablesOf(all, operand int) *tables[R] {
	t := &tables[R]{words: (operand + 2 + 31) / 32}
	m, n := big.NewInt(1), 0
	for _, p := range k.moduli() {
		n++
		if m.Mul(m, big.NewInt(int64(p))).BitLen() > all+1 {
			break
		}
	}
	var list []int // by which the products are
	for _, p := range k.moduli()[:n] {
		parts := k.parts(p)
		if len(parts) == 1 {
			t.small++
		}
		switch {
		case k.pack == 1:
			t.powers = append(t.powers, k.residuesOf(int64(p), t.words)...)
		case len(parts) == 1:
			t.powers = append(t.powers, k.rowOf(int64(p), t.words)...)
		default:
			t.larger = append(t.larger, k.rowsOf(int64(p), t.words)...)
		}
		inverse := new(big.Int).ModInverse(new(big.Int).Quo(m, big.NewInt(int64(p))), big.NewInt(int64(p))).Int64()
		for _, part := range parts {
			list, t.factors = append(list, p), append(t.factors, k.of((part*inverse%int64(p)+int64(p))%int64(p)))
		}
	}
	t.n = len(list)
	if k.pack > 1 {
		t.powers = sideBySide(t.powers, t.words+products.Constants)
	}
	for _, p := range list {
		t.primes = append(t.primes, k.of(int64(p)))
	}
	for _, p := range list {
		t.primes = append(t.primes, k.inverse(p))
	}
	length := up((m.BitLen()+31)/32, products.Eight)
	var columns [][]int32
	add := func(x *big.Int) {
		var d []int32
		for range length {
			d = append(d, int32(uint32(x.Uint64())))
			x = new(big.Int).Rsh(x, 32)
		}
		columns = append(columns, d)
	}
	var together []R // products of moduli that have one sum, and their inverses
	for i := 0; i < t.n; i += k.together {
		product, sum := 1, list[i:min(i+k.together, t.n)]
		for _, p := range slices.Compact(slices.Clone(sum)) {
			product *= p
		}
		if k.together > 1 {
			for _, p := range sum {
				t.primes = append(t.primes, k.of(int64(product/p)))
			}
			together = append(together, k.of(int64(product)), k.inverse(product))
		}
		t.inverses = append(t.inverses, int32(uint32((1<<37)/int64(product))))
		add(new(big.Int).Quo(m, big.NewInt(int64(product))))
	}
	t.primes = append(t.primes, together...)
	add(new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(32*length)), m))
	for d := 0; d < length; d += products.Eight {
		for _, c := range columns {
			t.digits = append(t.digits, c[d:d+products.Eight]...)
		}
	}
	return t
}

// up returns n, or the next multiple of by.
func up(n, by int) int { return (n + by - 1) / by * by }

// powersOf returns 2^(8i) modulo p, balanced, for four numbers i of each word.
func powersOf(p int64, words int) (list []int64) {
	x := int64(1)
	for range 4 * words {
		x %= p
		if list = append(list, x); x > p/2 {
			list[len(list)-1] -= p
		}
		x <<= 8
	}
	return list
}

// residuesOf returns these powers as residues.
func (k kind[R, E]) residuesOf(p int64, words int) (list []R) {
	for _, y := range powersOf(p, words) {
		list = append(list, k.of(y))
	}
	return list
}

// rowOf returns a row of the table of products.ResiduesBytes.
func (k kind[R, E]) rowOf(p int64, words int) []R {
	return append(k.packed(powersOf(p, words)), k.of(1<<22/p*p+p/2), k.of(p), k.of(int64(int32(uint32((1<<32+p-1)/p)))), k.of(int64(int32(uint32(p/2*0x01010101)))))
}

// sideBySide returns rows of n elements as columns, products.Together of them in turn, with columns of 0 at the end.
func sideBySide[R any](list []R, n int) []R {
	rows := len(list) / n
	turned := make([]R, up(rows, products.Together)*n)
	for i, x := range list {
		r := i / n
		turned[(r/products.Together*n+i%n)*products.Together+r%products.Together] = x
	}
	return turned
}

// rowsOf returns two of that of products.ResiduesDigits.
func (k kind[R, E]) rowsOf(p int64, words int) []R {
	var low, high []int64
	for _, y := range powersOf(p, words) {
		h := (y + 1<<6) >> 7
		low, high = append(low, y-h<<7), append(high, h)
	}
	constants := []R{k.of(1<<28/p*p + p/2), k.of(p), k.inverse(int(p)), k.of(0)}
	return slices.Concat(k.packed(low), constants, k.packed(high), constants)
}

// packed returns numbers as bytes with signs, four in a word.
func (k kind[R, E]) packed(list []int64) (words []R) {
	for ; len(list) > 0; list = list[4:] {
		word := uint32(0)
		for i, x := range list[:4] {
			word |= uint32(uint8(x)) << (8 * i)
		}
		words = append(words, k.of(int64(int32(word))))
	}
	return words
}

// held are arrays that are freed together.
type held struct{ list []interface{ Free() } }

func (h *held) free() {
	for _, a := range h.list {
		a.Free()
	}
}

// array returns an array with those elements, or with n of any, that h frees.
func array[T any](h *held, d *device.Device, n int, data []T) (*device.Array[T], error) {
	if data != nil {
		n = len(data)
	}
	a, err := device.NewArray[T](d, n)
	if err != nil {
		return nil, err
	}
	h.list = append(h.list, a)
	if data != nil {
		err = a.Upload(data)
	}
	return a, err
}
