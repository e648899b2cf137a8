package matdevice

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/mat"
)

// TestNamed compares products of all types, and exact ones by all residues, on the devices that
// LIMB_TEST_DEVICES names with package mat, bit for bit.
func TestNamed(t *testing.T) {
	devicetest.Named(t, func(t *testing.T, d *device.Device) {
		doubles := d.Traits().Float64.Exact
		wide, narrow := shapes(32), shapes(16)
		for _, c := range []struct {
			name   string
			double bool
			agree  func(t *testing.T)
		}{
			{"DF", false, func(t *testing.T) { agree[limb.DF](t, d, wide) }},
			{"DD", true, func(t *testing.T) { agree[limb.DD](t, d, wide) }},
			{"CDF", false, func(t *testing.T) { agree[limb.CDF](t, d, narrow) }},
			{"CDD", true, func(t *testing.T) { agree[limb.CDD](t, d, narrow) }},
			{"QF", false, func(t *testing.T) { agree[limb.QF](t, d, narrow) }},
			{"QD", true, func(t *testing.T) { agree[limb.QD](t, d, narrow) }},
			{"CQF", false, func(t *testing.T) { agree[limb.CQF](t, d, narrow) }},
			{"CQD", true, func(t *testing.T) { agree[limb.CQD](t, d, narrow) }},
		} {
			if doubles || !c.double {
				t.Run(c.name, c.agree)
			}
			if testing.Short() {
				return
			}
		}
		t.Run("systems/DF", func(t *testing.T) { systems[limb.DF](t, d) })
		t.Run("systems/CDF", func(t *testing.T) { systems[limb.CDF](t, d) })
		t.Run("systems/QF", func(t *testing.T) { systems[limb.QF](t, d) })
		if doubles {
			t.Run("systems/DD", func(t *testing.T) { systems[limb.DD](t, d) })
			t.Run("systems/QD", func(t *testing.T) { systems[limb.QD](t, d) })
			t.Run("systems/refined", func(t *testing.T) { refined[limb.DD](t, d, 300) })
		}
		for _, by := range []Residues{Int8, Int16, Float64} {
			if by == Float64 && !doubles {
				continue
			}
			t.Run(fmt.Sprint("exact/", by), func(t *testing.T) {
				for i, s := range [][3]int{{1, 1, 1}, {31, 17, 33}, {33, 67, 6}} {
					kind := kinds[(i+1)%len(kinds)]
					sameExact(t, d, by, throughWords[limb.DF], kind, s)
					sameExact(t, d, by, throughWords[limb.DD], kind, s)
					sameExact(t, d, by, throughWords[limb.QF], kind, s)
					sameExact(t, d, by, throughWords[limb.QD], kind, s)
				}
				sameExact(t, d, by, throughArrays[limb.QF], "random", [3]int{5, 9, 7})
				if doubles {
					sameExact(t, d, by, throughArrays[limb.DD], "random", [3]int{5, 9, 7})
				}
			})
		}
	})
}

// systems compares factorisations, solutions and small systems.
func systems[N Number[N]](t *testing.T, d *device.Device) {
	allLU[N](t, d)
	allCholesky[N](t, d)
	allMany[N](t, d)
	allQR[N](t, d)
	sameLU[N](t, d, "random", 200, 100) // by tiles in registers
}

// BenchmarkNamed times products there, of arrays on the device, and exact ones with their transfers: GFLOPS are
// 2n³ operations of the type, in the least of the runs.
func BenchmarkNamed(b *testing.B) {
	devicetest.NamedBench(b, func(b *testing.B, d *device.Device) {
		few, many := []int{1024}, []int{1024, 4096}
		if testing.Short() {
			few, many = nil, []int{64}
		}
		doubles := d.Traits().Float64.Exact
		named[limb.DF](b, d, many)
		named[limb.QF](b, d, few)
		named[limb.CDF](b, d, few)
		if !doubles || testing.Short() {
			return
		}
		named[limb.DD](b, d, many)
		namedSystems[limb.DD](b, d, many)
		named[limb.QD](b, d, few)
		named[limb.CDD](b, d, few)
		for _, by := range []Residues{Int8, Int16, Float64} {
			namedExact[limb.DD](b, d, by, few)
			namedExact[limb.QD](b, d, by, few)
		}
	})
}

// gflops is a benchmark of a product of n × n matrices.
func gflops(b *testing.B, name string, n int, multiply func() error) {
	gflopsOf(b, name, 2*float64(n)*float64(n)*float64(n), multiply)
}

func gflopsOf(b *testing.B, name string, operations float64, multiply func() error) {
	b.Run(name, func(b *testing.B) {
		least := time.Duration(1 << 62)
		for b.Loop() {
			start := time.Now()
			if err := multiply(); err != nil {
				b.Fatal(err)
			}
			least = min(least, time.Since(start))
		}
		b.ReportMetric(operations/float64(least.Nanoseconds()), "GFLOPS")
	})
}

func named[N Number[N]](b *testing.B, d *device.Device, sizes []int) {
	for _, n := range sizes {
		x, err := From(d, random[N](n, n))
		if err != nil {
			b.Fatal(err)
		}
		z := new(Dense[N])
		gflops(b, fmt.Sprintf("Mul/%v/%d", typeof.Of[N](), n), n, func() error { return errors.Join(z.Mul(x, x), d.Wait()) })
		x.Free()
		z.Free()
	}
}

// namedSystems times LU, of which GFLOPS count two thirds of n³, Cholesky's factor a third, and 1000 systems of 32 rows.
func namedSystems[N Number[N]](b *testing.B, d *device.Device, sizes []int) {
	for _, n := range sizes {
		x, err := From(d, random[N](n, n))
		if err != nil {
			b.Fatal(err)
		}
		y, err := From(d, definite[N]("random", n))
		if err != nil {
			b.Fatal(err)
		}
		var f LU[N]
		var c Cholesky[N]
		gflopsOf(b, fmt.Sprintf("LU/%v/%d", typeof.Of[N](), n), float64(n)*float64(n)*float64(n)*2/3, func() error { return f.Factorize(x) })
		gflopsOf(b, fmt.Sprintf("Cholesky/%v/%d", typeof.Of[N](), n), float64(n)*float64(n)*float64(n)/3, func() error { return c.Factorize(y) })
		f.Free()
		c.Free()
		x.Free()
		y.Free()
	}
	const count, n = 1000, 32
	x, err := From(d, random[N](count*n, n))
	if err != nil {
		b.Fatal(err)
	}
	defer x.Free()
	y, err := From(d, random[N](count*n, 1))
	if err != nil {
		b.Fatal(err)
	}
	defer y.Free()
	z := new(Dense[N])
	gflopsOf(b, fmt.Sprintf("SolveMany/%v/%d", typeof.Of[N](), n), count*n*n*n*2/3, func() error { return SolveMany(z, x, y) })
	z.Free()
}

func namedExact[N Real[N]](b *testing.B, d *device.Device, by Residues, sizes []int) {
	for _, n := range sizes {
		var x, y *mat.Dense[N] = random[N](n, n), random[N](n, n)
		gflops(b, fmt.Sprintf("MulExact/%v/%v/%d", by, typeof.Of[N](), n), n, func() error {
			_, err := throughWords(context.Background(), d, x, y, by)
			return err
		})
	}
}
