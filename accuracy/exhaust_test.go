package accuracy

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// TestSweeps holds what is judged with values of DD against what is judged with those of
// MPFR, at places drawn from each list: both are inside the domain or outside, and the errors
// are the same.
func TestSweeps(t *testing.T) {
	testenv.Long(t, "two judges of each function")
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	n := 64
	if testenv.Full() {
		n = 1 << 14
	}
	g := rand.New(rand.NewPCG(1, 2))
	inside := 0
	for _, s := range Sweeps() {
		w, err := s.open()
		if err != nil {
			t.Fatal(err)
		}
		for range n {
			at := g.Uint64N(s.N)
			var a Tally
			w.compute(at, 1)
			w.compare(&a, at, 1)
			x := s.At(at)
			if a.N+a.Outside != 1 || a.Wrong != 0 || a.Loose != 0 {
				t.Errorf("%s %s at %x: %+v", s.Name, s.Operands, x, a)
			}
			if slices.ContainsFunc(x, func(a float64) bool { return a-a != 0 }) || s.Note == "same signs" {
				continue // what is drawn has neither
			}
			e, in, err := s.Exact(at)
			if err != nil {
				t.Fatal(err)
			}
			in = in && s.domain(x) && w.v[0][0] != 0
			if in != (a.N == 1) {
				t.Errorf("%s %s at %x: inside the domain is %v, want %v", s.Name, s.Operands, x, a.N == 1, in)
			}
			if a.N == 1 && math.Abs(a.Max-e) > 0x1p-44*max(e, 1) {
				t.Errorf("%s %s at %x: error %g, want %g", s.Name, s.Operands, x, a.Max, e)
			}
			inside += int(a.N)
		}
	}
	if inside < 30*n {
		t.Errorf("only %d operands are inside a domain", inside)
	}
}

// domain is what accept asks of operands, and of exact sums and products, which no referee
// sees.
func (s *Sweep) domain(x []float64) bool {
	d, limit := s.op.Domain, math.Inf(1)
	if s.op.reference == nil {
		limit = math.Ldexp(1, d.Top)
	}
	var operands [][]float64
	for k, a := range x {
		if math.Abs(a) >= limit || d.Least != 0 && a != 0 && math.Abs(a) < math.Ldexp(1, d.Least) {
			return false
		}
		operands = append(operands, x[k:k+1])
	}
	if s.op.reference == nil {
		var exact []*big.Float
		for _, a := range x {
			exact = append(exact, big.NewFloat(a))
		}
		v, _ := s.op.value.exact(exact).Float64()
		return math.Abs(v) < limit && (d.Bottom == 0 || math.Abs(v) >= math.Ldexp(1, d.Bottom))
	}
	return s.op.fits == nil || s.op.fits(operands)
}

// TestSweptBounds judges some operands of each binade of float32, of either sign: functions keep
// their bounds there.
func TestSweptBounds(t *testing.T) {
	all, above := contracts(), 0
	for _, s := range Sweeps() {
		k, stated := all[name(s.Name)].bound(s.Note)
		if s.Operands != "float32" || !stated {
			continue
		}
		w, err := s.open()
		if err != nil {
			t.Fatal(err)
		}
		var a Tally
		for lo := uint64(0x1234); lo < s.N; lo += 1 << 23 {
			const n = 1 << 7
			w.compute(lo, n)
			w.compare(&a, lo, n)
		}
		if a.Max > k || a.Wrong > 0 || a.Loose > 0 {
			t.Errorf("%s: %gu² at %x, %gu² is promised; %d special results are wrong, as at %x, and %d limbs loose", s.Name, a.Max, s.At(a.At), k, a.Wrong, s.At(a.WrongAt), a.Loose)
		}
		if a.Max > k/8 {
			above++
		}
	}
	if above < 30 {
		t.Errorf("%d functions come above an eighth of their bounds: the others are not computed", above)
	}
}

// TestSweepPlanted plants results that are wrong in each way.
func TestSweepPlanted(t *testing.T) {
	i := slices.IndexFunc(Sweeps(), func(s Sweep) bool { return s.Name == "DF.Exp" })
	s := Sweeps()[i]
	w, err := s.open()
	if err != nil {
		t.Fatal(err)
	}
	const n, k = 1000, 77
	lo := uint64(math.Float32bits(1.5))
	judge := func(plant func()) (a Tally) {
		w.compute(lo, n)
		plant()
		w.compare(&a, lo, n)
		return a
	}
	good := judge(func() {})
	if good.N != n || good.Max == 0 || good.Max > 1 || good.Wrong+good.Loose+good.Outside != 0 {
		t.Fatalf("exp near 1.5: %+v", good)
	}
	for name, c := range map[string]struct {
		plant func()
		seen  func(a Tally) bool
	}{
		"two units":     {func() { w.r[1][k] += float64(w.r[0][k] * 0x1p-47) }, func(a Tally) bool { return a.Max > 1.4 && a.At == lo+k }},
		"a lost limb":   {func() { w.r[1][k] = 0 }, func(a Tally) bool { return a.Max > 1<<10 && a.At == lo+k }},
		"no number":     {func() { w.r[0][k] = math.NaN() }, func(a Tally) bool { return a.Wrong == 1 && a.WrongAt == lo+k }},
		"an infinity":   {func() { w.r[0][k] = math.Inf(1) }, func(a Tally) bool { return a.Wrong == 1 }},
		"a lost NaN":    {func() { w.v[0][k] = math.NaN() }, func(a Tally) bool { return a.Wrong == 1 }},
		"a wrong zero":  {func() { w.v[0][k], w.v[1][k], w.r[0][k], w.r[1][k] = 0, 0, math.Copysign(0, -1), 0 }, func(a Tally) bool { return a.Wrong == 1 }},
		"loose limbs":   {func() { d := w.r[0][k] * 0x1p-23; w.r[0][k] -= d; w.r[1][k] += d }, func(a Tally) bool { return a.Loose == 1 && a.LooseAt == lo+k }},
		"lost overflow": {func() { w.v[0][k] = 0x1p130 }, func(a Tally) bool { return a.Wrong == 1 }},
		"a lost tail":   {func() { w.v[0][k], w.v[1][k], w.r[0][k], w.r[1][k] = 0x1p-110, 0, 0x1p-110+0x1p-130, 0 }, func(a Tally) bool { return a.Outside == 1 && a.Ends > 1<<20 }},
	} {
		if a := judge(c.plant); !c.seen(a) {
			t.Errorf("%s is not seen: %+v", name, a)
		}
	}
}

// TestTallyMerge merges the parts of a list in several orders.
func TestTallyMerge(t *testing.T) {
	g := rand.New(rand.NewPCG(3, 4))
	for _, s := range Sweeps() {
		if s.Name != "DF.Atan2" && s.Name != "DF.Tanh" {
			continue
		}
		const parts, n = 5, 3*Block + 7
		lo := uint64(0x3f000000) % (s.N - parts*n)
		whole, err := s.Judge(lo, lo+parts*n)
		if err != nil {
			t.Fatal(err)
		}
		for range 5 {
			var all Tally
			for _, k := range g.Perm(parts) {
				part, err := s.Judge(lo+uint64(k)*n, lo+uint64(k+1)*n)
				if err != nil {
					t.Fatal(err)
				}
				all.Merge(part)
			}
			if all != whole {
				t.Errorf("%s: parts merge to %+v, want %+v", s.Name, all, whole)
			}
		}
		if _, err := s.Judge(2, 1); err == nil {
			t.Error("no error for a list that ends before it begins")
		}
	}
}

// judged is a row of exhaustive.json, as limb accuracy exhaustive --out writes it.
type judged struct {
	Function, Note, Operands, Code string
	Done                           string  `json:"chunks_done"`
	Chunks                         int     `json:"chunks"`
	Inside                         uint64  `json:"inside"`
	Units                          float64 `json:"max_error_units"`
	At                             uint64  `json:"max_at"`
	Loose                          uint64  `json:"results_with_loose_limbs"`
	Wrong                          uint64  `json:"wrong_special_results"`
}

// check says what is wrong with a row: the function is another one since, it breaks its promise,
// or its worst operands do not have the error that the row says.
func (r judged) check(s Sweep, c contract) error {
	if r.Code != s.Code() {
		return errors.New("the function has changed: take the row out, and limb accuracy exhaustive --out accuracy/exhaustive.json judges it anew")
	}
	if last := strconv.Itoa(r.Chunks - 1); r.Done != "0-"+last && r.Done != last || uint64(r.Chunks)<<24 != max(s.N, 1<<24) {
		return fmt.Errorf("%s of %d chunks are judged", r.Done, r.Chunks)
	}
	if r.Wrong > 0 || r.Loose > 0 || r.Inside == 0 {
		return fmt.Errorf("%d special results are wrong, and %d limbs loose, of %d", r.Wrong, r.Loose, r.Inside)
	}
	if k, stated := c.bound(r.Note); stated && r.Units > k {
		return fmt.Errorf("%gu² is above what is promised: %s", r.Units, c.Error)
	}
	if r.Units == 0 {
		return nil
	}
	if t, err := s.Judge(r.At, r.At+1); err != nil || t.Max != r.Units || t.N != 1 {
		return fmt.Errorf("the error at %x is %gu², not %g (%v)", s.At(r.At), t.Max, r.Units, err)
	}
	return nil
}

// TestExhaustive: the table of all operands is of the functions as they are, and within their
// bounds. Rows that are made better, worse or of another function are noticed.
func TestExhaustive(t *testing.T) {
	testenv.Long(t, "it measures rows of the table of all operands")
	text, err := os.ReadFile("exhaustive.json")
	if err != nil {
		t.Fatal(err)
	}
	var table struct{ Rows []judged }
	if err := json.Unmarshal(text, &table); err != nil {
		t.Fatal(err)
	}
	all, missing := contracts(), 0
	for _, s := range Sweeps() {
		k := slices.IndexFunc(table.Rows, func(r judged) bool {
			return r.Function == s.Name && r.Note == s.Note && r.Operands == s.Operands
		})
		if k < 0 {
			missing++
			t.Logf("%s %s %s is not judged yet", s.Name, s.Operands, s.Note)
			continue
		}
		r, c := table.Rows[k], contractOf(s.Name, all)
		if err := r.check(s, c); err != nil {
			t.Errorf("%s %s %s: %v", s.Name, s.Operands, s.Note, err)
		}
		if s.Name != "DF.Asin" && s.Name != "DF.Hypot" {
			continue
		}
		better, worse, other, wrong, part := r, r, r, r, r
		better.Units *= 1 - 0x1p-52
		worse.Units += 10
		other.Code = strings.Repeat("0", 16)
		wrong.Wrong = 1
		part.Done = "0-7"
		for what, planted := range map[string]judged{"a better row": better, "a worse one": worse, "another function": other, "a wrong infinity": wrong, "half of it": part} {
			if planted.check(s, c) == nil {
				t.Errorf("%s of %s %s is not noticed", what, s.Name, s.Operands)
			}
		}
	}
	if judged := len(Sweeps()) - missing; judged != len(table.Rows) {
		t.Errorf("%d rows, of which %d are of functions that there are", len(table.Rows), judged)
	}
}
