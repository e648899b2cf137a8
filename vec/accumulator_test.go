package vec_test

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/vec"
)

// wild returns numbers of all sizes that cancel, and normal ones among them.
func wild(r *rand.Rand, n int) []float64 {
	x := make([]float64, n)
	for i := range x {
		switch i % 3 {
		case 0:
			x[i] = math.Ldexp(r.NormFloat64(), r.IntN(2098)-1074)
		case 1:
			x[i] = -x[i-1]
		case 2:
			x[i] = r.NormFloat64()
		}
	}
	return x
}

// TestOrders splits wild data 1000 times, 100 in a short test, in another order, and merges the parts in another
// one, some of them as bytes or text: the sum is that of math/big, rounded, and the bytes are
// the same.
func TestOrders(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	x := wild(r, 3000)
	want, _, _ := sums(x, x)
	var whole vec.Accumulator
	vec.Accumulate(&whole, x)
	bytes, _ := whole.MarshalBinary()
	orders := map[float64]bool{}
	n := testenv.Size(100, 1000, 1000)
	for range n {
		r.Shuffle(len(x), func(i, j int) { x[i], x[j] = x[j], x[i] })
		parts := make([]vec.Accumulator, 1+r.IntN(8))
		naive := 0.0
		for rest := x; len(rest) > 0; {
			n := min(1+r.IntN(900), len(rest))
			vec.Accumulate(&parts[r.IntN(len(parts))], rest[:n])
			for _, a := range rest[:n] {
				naive += a
			}
			rest = rest[n:]
		}
		orders[naive] = true
		var sum vec.Accumulator
		for i := range parts {
			sent := send(t, r, &parts[i])
			sum.Merge(&sent)
		}
		if got := vec.Total[float64](&sum); got != want {
			t.Fatalf("the sum is %v, not %v", got, want)
		}
		if again, _ := sum.MarshalBinary(); !slices.Equal(again, bytes) {
			t.Fatalf("the sum has the bytes %x, not %x", again, bytes)
		}
		if got := vec.ExactSum(x); got != want {
			t.Fatalf("the sum of the slice is %v, not %v", got, want)
		}
	}
	if len(orders) < n/10 {
		t.Errorf("additions in order give %d results: the data are not wild", len(orders))
	}
}

// send returns what of a arrives by one of three ways.
func send(t *testing.T, r *rand.Rand, a *vec.Accumulator) (b vec.Accumulator) {
	var err error
	switch r.IntN(3) {
	case 0:
		return *a
	case 1:
		bytes, _ := a.MarshalBinary()
		err = b.UnmarshalBinary(bytes)
	case 2:
		var text []byte
		if text, err = json.Marshal(a); err == nil {
			err = json.Unmarshal(text, &b)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestLongThreads: long slices on several goroutines, and numbers of different types in one
// accumulator.
func TestLongThreads(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	x := make([]float64, 1<<18+77)
	for i := range x {
		x[i] = math.Ldexp(r.NormFloat64(), r.IntN(60))
	}
	y := make([]limb.DD, len(x)/2)
	for i := range y {
		y[i] = limb.NewDD(x[i]).MulFloat(math.Pi)
	}
	var totals []limb.QD
	for _, threads := range []int{1, 3} {
		previous := vec.SetThreads(threads)
		var a vec.Accumulator
		vec.Accumulate(&a, x)
		vec.AccumulateDot(&a, y, y)
		vec.SetThreads(previous)
		totals = append(totals, vec.Total[limb.QD](&a))
	}
	var one vec.Accumulator
	for _, a := range x {
		vec.Accumulate(&one, []float64{a})
	}
	for _, a := range y {
		vec.AccumulateDot(&one, []limb.DD{a}, []limb.DD{a})
	}
	want := vec.Total[limb.QD](&one)
	for i, got := range totals {
		if got != want {
			t.Errorf("%d: %v, not %v", i, got, want)
		}
	}
}

// TestManyAdds goes through the digits' carries.
func TestManyAdds(t *testing.T) {
	var a vec.Accumulator
	x := []float64{math.MaxFloat64}
	vec.Accumulate(&a, x)
	for range 62 { // by 2^62
		b := a
		a.Merge(&b)
	}
	if got := vec.Total[float64](&a); !math.IsInf(got, 1) {
		t.Errorf("2^62 times the largest number is %v", got)
	}
	r := a.Rat()
	want := new(big.Rat).SetFloat64(math.MaxFloat64)
	want.Mul(want, new(big.Rat).SetInt(new(big.Int).Lsh(big.NewInt(1), 62)))
	if r.Cmp(want) != 0 {
		t.Error("2^62 times the largest number is another one")
	}
	x[0] = -math.MaxFloat64
	var b vec.Accumulator
	vec.Accumulate(&b, x)
	for range 62 {
		c := b
		b.Merge(&c)
	}
	a.Merge(&b)
	if got := vec.Total[float64](&a); got != 0 || math.Signbit(got) {
		t.Errorf("what cancels is %v", got)
	}
}

// TestSpecial: infinities, NaN, -0, overflow, ties.
func TestSpecial(t *testing.T) {
	inf, nan, zero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	const most, least = math.MaxFloat64, math.SmallestNonzeroFloat64
	for _, c := range []struct {
		x         []float64
		sum, norm float64
	}{
		{nil, 0, 0},
		{[]float64{zero}, zero, 0},
		{[]float64{zero, zero}, zero, 0},
		{[]float64{zero, 0}, 0, 0},
		{[]float64{1, -1}, 0, math.Sqrt2},
		{[]float64{zero, 1, -1, zero}, 0, math.Sqrt2},
		{[]float64{inf}, inf, inf},
		{[]float64{inf, -most, -most}, inf, inf},
		{[]float64{-inf, 1}, -inf, inf},
		{[]float64{inf, -inf}, nan, inf},
		{[]float64{nan, 1}, nan, nan},
		{[]float64{nan, inf}, nan, inf},
		{[]float64{most, most}, inf, inf},
		{[]float64{most, most, -most}, most, inf},
		{[]float64{-most, -most, most}, -most, inf},
		{[]float64{most, 0x1p970}, inf, most},
		{[]float64{most, 0x1p970, -least}, most, most},
		{[]float64{most, 0x1p970 - 0x1p917}, most, most},
		{[]float64{least, -least}, 0, least},
		{[]float64{least, least}, 2 * least, least},
		{[]float64{3 * least, 4 * least}, 7 * least, 5 * least},
		{[]float64{1, 0x1p-53}, 1, 1},
		{[]float64{1, 0x1p-53, least}, 1 + 0x1p-52, 1},
		{[]float64{1 + 0x1p-52, 0x1p-53}, 1 + 0x1p-51, 1 + 0x1p-52},
		{[]float64{1 + 0x1p-52, 0x1p-53, -least}, 1 + 0x1p-52, 1 + 0x1p-52},
		{[]float64{3, 4}, 7, 5},
		{[]float64{3e300, 4e300}, 7e300, 5e300},
	} {
		for _, n := range []int{len(c.x), 200, 5000} { // with zeros behind, in folds
			x := slices.Clone(c.x)
			for len(x) < n {
				if x = append(x, zero); len(c.x) == 0 {
					x[0] = 0
				}
			}
			if got := vec.ExactSum(x); !same(got, c.sum) {
				t.Errorf("the sum of %v and -0, %d numbers, is %v, not %v", c.x, n, got, c.sum)
			}
			if got := vec.ExactNorm2(x); !same(got, c.norm) {
				t.Errorf("the norm of %v, %d numbers, is %v, not %v", c.x, n, got, c.norm)
			}
		}
	}
	for _, c := range []struct{ x, y, dot float64 }{
		{0, inf, nan}, {inf, -1, -inf}, {-inf, -inf, inf}, {nan, 0, nan}, {zero, 3, zero}, {zero, -3, 0}, {0, -3, zero},
		{least, least, 0}, {least, -least, zero}, {least, 0.5, 0}, {least, 0.75, least}, {most, most, inf},
	} {
		x, y := []float64{c.x}, []float64{c.y}
		if got := vec.ExactDot(x, y); !same(got, c.dot) {
			t.Errorf("%v · %v is %v, not %v", c.x, c.y, got, c.dot)
		}
	}
	// Numbers whose first limb is infinite or NaN are that, and those with such a limb behind
	// are none.
	for _, c := range []struct {
		x   limb.DD
		sum float64
	}{{limb.DD{Hi: inf, Lo: nan}, inf}, {limb.DD{Hi: -inf, Lo: inf}, -inf}, {limb.DD{Hi: 1, Lo: inf}, nan}, {limb.DD{Hi: nan}, nan}} {
		for _, n := range []int{1, 3000} {
			x, y := make([]limb.DD, n), make([]limb.DD, n)
			x[n/2] = c.x
			for i := range y {
				y[i].Hi = 1
			}
			if got := vec.ExactSum(x); !same(got.Hi, c.sum) {
				t.Errorf("the sum of %v is %v, not %v", c.x, got, c.sum)
			}
			if got := vec.ExactDot(x, y); !same(got.Hi, c.sum) {
				t.Errorf("the dot product of %v by 1 is %v, not %v", c.x, got, c.sum)
			}
		}
	}
}

// damaged are forms of accumulators that are refused, with a part of the error.
var damaged = []struct{ text, why string }{
	{"", "does not begin"},
	{"hello", "does not begin"},
	{"limbsum2 0 0f", "version"},
	{"limbsum1 0", "missing"},
	{"limbsum1 0x3p0 01234567", "checksum"},
	{"limbsum1 0x3p0", "missing"},
}

func TestDamaged(t *testing.T) {
	var a vec.Accumulator
	vec.Accumulate(&a, []float64{1, 0x1p-1000, math.Inf(1)})
	before, _ := a.MarshalBinary()
	text, _ := a.MarshalText()
	for _, c := range damaged {
		if err := a.UnmarshalText([]byte(c.text)); err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%q: %v", c.text, err)
		}
	}
	for i := range before { // each bit, each length
		if err := a.UnmarshalBinary(before[:i]); err == nil {
			t.Errorf("%d bytes of %d are taken", i, len(before))
		}
		for bit := range 8 {
			b := slices.Clone(before)
			b[i] ^= 1 << bit
			if err := a.UnmarshalBinary(b); err == nil {
				t.Errorf("a changed bit of byte %d is not noticed", i)
			}
		}
	}
	for i := range text {
		b := slices.Clone(text)
		b[i] ^= 1
		if err := a.UnmarshalText(b); err == nil {
			t.Errorf("%q is taken for %q", b, text)
		}
	}
	if after, _ := a.MarshalBinary(); !slices.Equal(after, before) {
		t.Error("what was refused has changed the sum")
	}
	if err := a.UnmarshalText(text); err != nil {
		t.Error(err)
	}
}

// FuzzAccumulator reads any bytes, with a right checksum too, as bytes and as text: what is taken
// has that form again.
func FuzzAccumulator(f *testing.F) {
	var a vec.Accumulator
	for _, x := range []float64{math.Copysign(0, -1), 1, -0x1p-1074, math.MaxFloat64, math.Inf(-1), math.NaN()} {
		vec.Accumulate(&a, []float64{x})
		bytes, _ := a.MarshalBinary()
		text, _ := a.MarshalText()
		f.Add(bytes[:len(bytes)-4])
		f.Add(text[:len(text)-9])
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		var a vec.Accumulator
		form := checked(b)
		if a.UnmarshalBinary(form) == nil {
			if again, _ := a.MarshalBinary(); !slices.Equal(again, form) {
				t.Errorf("%x is taken for %x", form, again)
			}
			vec.Total[limb.QD](&a)
		}
		text := checkedText(b)
		if a.UnmarshalText(text) == nil {
			if again, _ := a.MarshalText(); !slices.Equal(again, text) {
				t.Errorf("%q is taken for %q", text, again)
			}
			vec.SqrtTotal[limb.QD](&a)
		}
	})
}

// checked and checkedText are bytes and text with their checksums.

func checked(b []byte) []byte {
	return binary.BigEndian.AppendUint32(slices.Clone(b), crc32.ChecksumIEEE(b))
}

func checkedText(b []byte) []byte {
	return fmt.Appendf(slices.Clone(b), " %08x", crc32.ChecksumIEEE(b))
}

// TestAccumulatorAdd: numbers that are added one by one give the sum of slices of them, whatever
// they are, and take no memory; a number that is added without its last limb is noticed.
func TestAccumulatorAdd(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	inf, nan, zero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	lists := [][]float64{{}, {zero}, {zero, zero}, {zero, 0}, {zero, 1, -1}, {inf, 1}, {inf, -inf}, {nan}, {1, 0x1p-1074, math.MaxFloat64, -1}}
	for range 100 {
		x := make([]float64, r.IntN(300))
		for i := range x {
			x[i] = math.Ldexp(r.NormFloat64(), r.IntN(2000)-1000)
		}
		lists = append(lists, x)
	}
	for _, x := range lists {
		var one, parts, slice, all vec.Accumulator
		var dd []limb.DD
		var qd []limb.QD
		for _, a := range x {
			one.Add(a)
			dd = append(dd, limb.NewDD(a).AddFloat(a*0x1p-60))
			qd = append(qd, limb.NewQD(a).AddFloat(a*0x1p-160))
			parts.AddDD(dd[len(dd)-1])
			parts.AddQD(qd[len(qd)-1])
		}
		slice.AddSlice(x)
		vec.Accumulate(&all, x)
		same := func(what string, a, b *vec.Accumulator) {
			t.Helper()
			p, err1 := a.MarshalText()
			q, err2 := b.MarshalText()
			if err1 != nil || err2 != nil || string(p) != string(q) {
				t.Errorf("%s of %g is %s, want %s: %v, %v", what, x, p, q, err1, err2)
			}
		}
		same("Add", &one, &all)
		same("AddSlice", &slice, &all)
		if got, want := all.Float64(), vec.Total[float64](&all); got != want && got == got || math.Signbit(got) != math.Signbit(want) {
			t.Errorf("Float64 of %g is %g, want %g", x, got, want)
		}
		if got, want := all.DD(), vec.Total[limb.DD](&all); got != want && !got.IsNaN() {
			t.Errorf("DD of %g is %v, want %v", x, got, want)
		}
		if got, want := all.QD(), vec.Total[limb.QD](&all); got != want && !got.IsNaN() {
			t.Errorf("QD of %g is %v, want %v", x, got, want)
		}
		var both vec.Accumulator
		vec.Accumulate(&both, dd)
		vec.Accumulate(&both, qd)
		same("AddDD and AddQD", &parts, &both)
	}
	var a, b vec.Accumulator
	x := limb.DD{Hi: 1, Lo: 0x1p-60}
	a.AddDD(x)
	b.Add(x.Hi)
	if a.DD() == b.DD() {
		t.Error("a number without its last limb is not noticed")
	}
	if n := testing.AllocsPerRun(100, func() { a.Add(1.5); a.AddDD(x); a.AddQD(x.QD()) }); n != 0 {
		t.Errorf("three numbers take %g allocations", n)
	}
}
