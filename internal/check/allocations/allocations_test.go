// Package allocations has a test alone: how many pieces of memory calls of the library take.
package allocations

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/mat"
	"github.com/limbfp/limb/vec"
)

var write = flag.Bool("write", false, "write testdata/allocations.txt")

const table = "testdata/allocations.txt"

// TestAllocations: no call takes more pieces of memory than the table says, when it has been called before.
func TestAllocations(t *testing.T) {
	if simd.Current() == simd.Go {
		t.Skip("in plain Go kernels take their arguments another way, and the table has those in vectors")
	}
	defer debug.SetGCPercent(debug.SetGCPercent(-1)) // which empties pools
	counts := map[string]int{}
	for name, f := range rows(t) {
		for range 3 {
			f()
		}
		counts[name] = int(testing.AllocsPerRun(20, f))
	}
	if *write {
		var b strings.Builder
		for _, name := range slices.Sorted(maps.Keys(counts)) {
			fmt.Fprintf(&b, "%4d %s\n", counts[name], name)
		}
		if err := os.WriteFile(table, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	text, err := os.ReadFile(table)
	if err != nil {
		t.Fatal(err)
	}
	if wrong := grown(string(text), counts); len(wrong) > 0 {
		t.Errorf("%s\nif there is a reason: go test ./internal/check/allocations -write", strings.Join(wrong, "\n"))
	}
	known, err := parsed(string(text))
	must(t, err)
	for name, n := range known { // one more than there may be is noticed
		more := maps.Clone(known)
		if more[name] = n + 1; len(grown(string(text), more)) != 1 {
			t.Errorf("%s: one more is not noticed", name)
		}
	}
	if len(grown(string(text), map[string]int{"another": 0})) != 1+len(counts) {
		t.Error("a call that the table has not, and those that nobody counts, are not noticed")
	}
}

// grown says which counts are above those of a table, and what only one of both has.
func grown(table string, counts map[string]int) (wrong []string) {
	known, err := parsed(table)
	if err != nil {
		return []string{err.Error()}
	}
	for name, n := range counts {
		if most, ok := known[name]; !ok || n > most {
			wrong = append(wrong, fmt.Sprintf("%s: %d allocations, and the table has %d (%v)", name, n, most, ok))
		}
	}
	for name := range known {
		if _, ok := counts[name]; !ok {
			wrong = append(wrong, name+": nobody counts it")
		}
	}
	slices.Sort(wrong)
	return wrong
}

// parsed returns the counts of a table.
func parsed(table string) (map[string]int, error) {
	known := map[string]int{}
	for line := range strings.Lines(table) {
		var n int
		var name string
		if _, err := fmt.Sscan(line, &n, &name); err != nil {
			return nil, err
		}
		known[name] = n
	}
	return known, nil
}

// must fails a test where a call does.
func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func rows(t *testing.T) map[string]func() {
	list := map[string]func(){}
	matrices[limb.F64](t, list)
	matrices[limb.DD](t, list)
	transforms[limb.CDD](t, list, 8, 1024)
	slicesOf[limb.DD](list)
	onCPU(t, list)
	x := limb.NewDD(1).DivFloat(3)
	var y limb.DD
	list["DD.String"] = func() { _ = x.String() }
	list["Sprintf/%.20f/DD"] = func() { _ = fmt.Sprintf("%.20f", x) }
	list["DD.UnmarshalText"] = func() { must(t, y.UnmarshalText([]byte("0.3333333333333333333333333333333"))) }
	return list
}

// matrices are calls of package mat, with 8 rows and columns.
func matrices[N interface {
	mat.Number[N]
	limb.Real[N]
}](t *testing.T, list map[string]func()) {
	const n = 8
	a, c, b := mat.NewDense[N](n, n, nil), mat.NewDense[N](n, n, nil), mat.NewDense[N](n, 1, nil)
	for i := range n {
		for j := range n {
			a.Set(i, j, limb.From[N](1/float64(i+j+1)))
		}
		a.Set(i, i, a.At(i, i).Add(limb.From[N](n)))
		b.Set(i, 0, limb.From[N](1))
	}
	name := fmt.Sprintf("/%T", *new(N))
	var lu mat.LU[N]
	must(t, lu.Factorize(a))
	x := mat.NewDense[N](n, 1, nil)
	for what, f := range map[string]func(){
		"mat.Mul":                func() { c.Mul(a, a) },
		"mat.Mul,new":            func() { new(mat.Dense[N]).Mul(a, a) },
		"mat.MulTrans":           func() { c.MulTrans(a, a) },
		"mat.MulExact":           func() { must(t, mat.MulExact(c, a, a)) },
		"mat.LU.Factorize":       func() { must(t, new(mat.LU[N]).Factorize(a)) },
		"mat.LU.SolveTo":         func() { must(t, lu.SolveTo(x, false, b)) },
		"mat.Cholesky.Factorize": func() { must(t, new(mat.Cholesky[N]).Factorize(a)) },
		"mat.QR.Factorize":       func() { must(t, new(mat.QR[N]).Factorize(a)) },
		"mat.Norm1":              func() { mat.Norm1(a) },
	} {
		list[what+name] = f
	}
}

func transforms[C limb.ComplexNumber](t *testing.T, list map[string]func(), lengths ...int) {
	for _, n := range lengths {
		p, err := fft.New[C](n)
		must(t, err)
		x, y := make([]C, n), make([]C, n)
		list[fmt.Sprintf("fft.Forward/%d/%T", n, *new(C))] = func() { p.Forward(y, x) }
	}
}

func slicesOf[N interface {
	limb.RealNumber
	limb.Real[N]
}](list map[string]func()) {
	const n = 100
	x, y := make([]N, n), make([]N, n)
	name := fmt.Sprintf("/%T", *new(N))
	list["vec.Add"+name] = func() { vec.Add(y, x, x) }
	list["vec.Exp"+name] = func() { vec.Exp(y, x) }
	list["vec.Sum"+name] = func() { vec.Sum(x) }
	list["vec.Dot"+name] = func() { vec.Dot(x, y) }
}

// onCPU are calls of package device, with eight numbers on the processor.
func onCPU(t *testing.T, list map[string]func()) {
	d, err := device.Open("cpu")
	must(t, err)
	t.Cleanup(func() { d.Close() })
	var arrays [3]*device.Array[limb.DD]
	for i := range arrays {
		arrays[i], err = device.NewArray[limb.DD](d, 8)
		must(t, err)
		must(t, arrays[i].Upload(make([]limb.DD, 8)))
	}
	x, y, z := arrays[0], arrays[1], arrays[2]
	host := make([]limb.DD, 8)
	for what, f := range map[string]func() (limb.DD, error){
		"device.Sum":      func() (limb.DD, error) { return device.Sum(x) },
		"device.Dot":      func() (limb.DD, error) { return device.Dot(x, y) },
		"device.Norm2":    func() (limb.DD, error) { return device.Norm2(x) },
		"device.Largest":  func() (limb.DD, error) { return device.Largest(x) },
		"device.Smallest": func() (limb.DD, error) { return device.Smallest(x) },
	} {
		list[what] = func() {
			_, err := f()
			must(t, err)
		}
	}
	list["device.Map"] = func() { must(t, d.Map("DD.Add", z, x, y)) }
	list["device.Map,Wait"] = func() {
		must(t, d.Map("DD.Add", z, x, y))
		must(t, d.Wait())
	}
	list["device.Upload"] = func() { must(t, x.Upload(host)) }
	list["device.Download"] = func() { must(t, x.Download(host)) }
}
