package matdevice

import (
	"math/big"
	"math/bits"
	"sync"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/mat/matdevice/internal/products"
)

// mostBits is the number of bits of a sum beyond which package mat computes it.
const mostBits = 1300

// Residues are what exact products are computed from. All give the same bits.
type Residues int

const (
	// Best is what a device is good at: Float64 where a processor has that, Int8 where an operation of the device's
	// own adds four products, and else Int16.
	Best Residues = iota
	// Float64 has residues of 22 bits, and products of float64.
	Float64
	// Int16 has residues of 13 bits: products of 16 bits are added to integers of 32.
	Int16
	// Int8 has residues of 8 bits, four in a word, whose products are added to integers of 32 bits. Their moduli hold sums of
	// up to 340 bits; larger ones have residues of 14 bits too, of which three bytes are multiplied.
	Int8
)

// String returns the name of the way: "best", "float64", "int16" or "int8".
func (r Residues) String() string { return [...]string{"best", "float64", "int16", "int8"}[r] }

// kind is a kind of residues R, of which an element E holds some.
type kind[R, E any] struct {
	residues, multiply, round string // kernels
	moduli                    func() []int
	few                       int // elements whose products are added before they are reduced
	pack                      int // residues of an element
	side                      int // of a tile of a product
	longest                   int // products of a sum, where it is reduced once; 0 where each few are
	of                        func(x int64) R
	// inverse is that of a modulus.
	inverse func(m int) R
}

var (
	whole = kind[products.Whole, products.Whole]{
		residues: "ResiduesWhole", multiply: "MultiplyWhole", round: "RoundWhole",
		moduli: sync.OnceValue(func() []int { return primesBelow(1 << 13) }), few: 64, pack: 1, side: products.Wide,
		of: wholeOf, inverse: wholeInverse,
	}
	bytes = kind[products.Whole, products.Bytes]{
		residues: "ResiduesBytes", multiply: "MultiplyBytes", round: "RoundWhole",
		moduli: sync.OnceValue(func() []int { return append(coprimes(), primesBelow(1<<14)...) }), few: 64, pack: 4, side: products.Wide,
		of: wholeOf, inverse: wholeInverse,
	}
	dots  = multiplied(bytes, "MultiplyDots", products.Wide, 0)
	units = multiplied(bytes, "MultiplyUnits", products.Side, 1<<16)
	reals = kind[products.Real, products.Real]{
		residues: "ResiduesReal", multiply: "MultiplyReal", round: "RoundReal",
		moduli: sync.OnceValue(func() []int { return primesBelow(1 << 22) }), few: 1024, pack: 1, side: products.Wide,
		of:      func(x int64) products.Real { return products.Real{V: float64(x)} },
		inverse: func(m int) products.Real { return products.Real{V: 1 / float64(m)} },
	}
)

func wholeOf(x int64) products.Whole    { return products.Whole{V: int32(x)} }
func wholeInverse(m int) products.Whole { return products.Whole{V: int32((1 << 32) / int64(m))} }

// multiplied returns bytes that are multiplied by another kernel, in tiles of some side: by a device's own operations.
func multiplied(k kind[products.Whole, products.Bytes], kernel string, side, longest int) kind[products.Whole, products.Bytes] {
	k.multiply, k.side, k.longest = kernel, side, longest
	return k
}

// coprimes are 2^8 and the largest numbers below it of which no two have a common divisor, downwards.
func coprimes() (list []int) {
	for m := 1 << 8; m > 1; m-- {
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

// tables are what the kernels read of the primes of a product: n of them, where each of the larger ones of bytes counts
// as three.
type tables[R any] struct {
	primes, ones, cofactors, powers []R
	inverses, digits                []int32
	n, span, small                  int
}

// parts returns by what the products of bytes are multiplied whose sum is that of residues: see products.digit.
func (k kind[R, E]) parts(p int) []int64 {
	if k.pack == 1 || p <= 1<<8 {
		return []int64{1}
	}
	return []int64{1 - 1<<7, 1<<14 - 1<<7, 1 << 7}
}

// tablesOf returns those of moduli whose product has more than all bits, for operands of so many.
func (k kind[R, E]) tablesOf(all, operand int) *tables[R] {
	t := &tables[R]{span: operand + 64}
	m := big.NewInt(1)
	var list []int
	var parts []int64
	for _, p := range k.moduli() {
		of := k.parts(p)
		if len(of) == 1 {
			t.small++
		}
		for _, part := range of {
			list, parts = append(list, p), append(parts, part)
		}
		if m.Mul(m, big.NewInt(int64(p))).BitLen() > all+1 {
			break
		}
	}
	t.n = len(list)
	balanced := func(x, p int64) R {
		if x = (x%p + p) % p; x > p/2 {
			x -= p
		}
		return k.of(x)
	}
	for _, p := range list {
		t.primes = append(t.primes, k.of(int64(p)))
		t.ones = append(t.ones, k.of(1))
		t.inverses = append(t.inverses, int32((1<<32)/int64(p)))
		x := int64(1)
		for range t.span {
			t.powers = append(t.powers, balanced(x, int64(p)))
			x = 2 * x % int64(p)
		}
	}
	for _, p := range list {
		t.primes = append(t.primes, k.inverse(p))
	}
	length := (m.BitLen() + 31) / 32
	digits, mask := make([][]int32, length), big.NewInt(1<<32-1)
	add := func(x *big.Int) {
		for d := range digits {
			word := new(big.Int).And(new(big.Int).Rsh(x, uint(32*d)), mask).Int64()
			digits[d] = append(digits[d], int32(uint32(word)))
		}
	}
	for i, p := range list {
		prime := big.NewInt(int64(p))
		rest := new(big.Int).Quo(m, prime)
		add(rest)
		t.cofactors = append(t.cofactors, balanced(new(big.Int).ModInverse(rest, prime).Int64()*parts[i], int64(p)))
	}
	for _, d := range digits {
		t.digits = append(t.digits, d...)
	}
	less := new(big.Int).Lsh(big.NewInt(1), uint(32*length))
	digits = make([][]int32, length)
	add(less.Sub(less, m))
	for _, d := range digits {
		t.digits = append(t.digits, d...)
	}
	return t
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
