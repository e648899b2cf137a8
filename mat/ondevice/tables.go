package ondevice

import (
	"math/big"
	"math/bits"
	"sync"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/mat/ondevice/internal/products"
)

// mostBits is the number of bits of a sum beyond which package mat computes it.
const mostBits = 1300

// kind is a kind of residues: the kernels' names end in its name.
type kind[R any] struct {
	name   string
	primes func() []int
	few    int // products that are added before they are reduced
	of     func(x int64) R
	// inverse is that of a prime.
	inverse func(prime int) R
}

var (
	whole = kind[products.Whole]{
		name: "Whole", primes: sync.OnceValue(func() []int { return primesBelow(1 << 13) }), few: 64,
		of:      func(x int64) products.Whole { return products.Whole{V: int32(x)} },
		inverse: func(p int) products.Whole { return products.Whole{V: int32((1 << 32) / int64(p))} },
	}
	reals = kind[products.Real]{
		name: "Real", primes: sync.OnceValue(func() []int { return primesBelow(1 << 22) }), few: 1024,
		of:      func(x int64) products.Real { return products.Real{V: float64(x)} },
		inverse: func(p int) products.Real { return products.Real{V: 1 / float64(p)} },
	}
)

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

// tables are what the kernels read of the primes of a product.
type tables[R any] struct {
	primes, ones, cofactors, powers []R
	inverses, digits                []int32
	n, span                         int
}

// tablesOf returns those of primes whose product has more than all bits, for operands of so many.
func (k kind[R]) tablesOf(all, operand int) *tables[R] {
	t := &tables[R]{span: operand + 64}
	m := big.NewInt(1)
	var list []int
	for _, p := range k.primes() {
		list = append(list, p)
		if m.Mul(m, big.NewInt(int64(p))).BitLen() > all+1 {
			break
		}
	}
	t.n = len(list)
	balanced := func(x, p int64) R {
		if x > p/2 {
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
	for _, p := range list {
		prime := big.NewInt(int64(p))
		rest := new(big.Int).Quo(m, prime)
		add(rest)
		t.cofactors = append(t.cofactors, balanced(new(big.Int).ModInverse(rest, prime).Int64(), int64(p)))
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
