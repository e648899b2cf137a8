package fftdevice

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/run/typeof"
)

var ways = []struct {
	where
	word string
}{{inLocal, "local"}, {inGlobal, "passes"}}

// TestNamed compares transforms on the devices that LIMB_TEST_DEVICES names with package fft, bit for bit:
// those of complex and real numbers, convolutions and grids, each both ways.
func TestNamed(t *testing.T) {
	devicetest.Named(t, func(t *testing.T, d *device.Device) {
		lengths := append(slices.Clip(allLengths), stretched)
		if testing.Short() {
			lengths = fewLengths[:1]
		}
		for _, way := range ways {
			w := way.where
			run := func(name string, f func(t *testing.T)) { t.Run(name+"/"+way.word, f) }
			run("CDF", func(t *testing.T) {
				compare[limb.CDF](t, d, w, lengths)
				if testing.Short() {
					return
				}
				compare[limb.CDF](t, d, w, fewLengths, fft.Direct())
				sameReal[limb.DF, limb.CDF](t, d, w, []int{1, 2, 7, 48, 840})
				sameConvolution[limb.CDF](t, d, w, 48)
				sameGrid[limb.DF, limb.CDF](t, d, w, []int{6, 4, 8}, nil)
			})
			if testing.Short() {
				return
			}
			run("CQF", func(t *testing.T) {
				compare[limb.CQF](t, d, w, fewLengths)
				sameGrid[limb.QF, limb.CQF](t, d, w, []int{2, 4}, nil, fft.Direct())
			})
			if !d.Traits().Float64.Exact {
				continue
			}
			run("CDD", func(t *testing.T) {
				compare[limb.CDD](t, d, w, lengths)
				compare[limb.CDD](t, d, w, fewLengths, fft.Direct())
				sameReal[limb.DD, limb.CDD](t, d, w, []int{1, 2, 7, 48, 840})
				sameConvolution[limb.CDD](t, d, w, 48)
				sameGrid[limb.DD, limb.CDD](t, d, w, []int{4, 6, 7}, []int{2, 0})
			})
			run("CQD", func(t *testing.T) { compare[limb.CQD](t, d, w, fewLengths) })
		}
	})
}

// BenchmarkNamed times transforms there: us is the time of one of ten in a row, one-us of one with a wait, plan-s
// that to make a plan. All are the least of the runs.
func BenchmarkNamed(b *testing.B) {
	devicetest.NamedBench(b, func(b *testing.B, d *device.Device) {
		pairs, quads := []int{10, 14, 18, 20, 22, 24}, []int{14, 18, 20}
		if testing.Short() {
			pairs, quads = []int{4}, nil // kernels that drivers build in little time
		}
		series[limb.CDF](b, d, pairs)
		series[limb.CQF](b, d, quads)
		if d.Traits().Float64.Exact {
			series[limb.CDD](b, d, pairs)
			series[limb.CQD](b, d, quads)
		}
	})
}

func series[C limb.ComplexNumber](b *testing.B, d *device.Device, exponents []int) {
	for _, m := range exponents {
		for _, way := range ways {
			b.Run(fmt.Sprintf("%v/2^%d/%s", typeof.Of[C](), m, way.word), func(b *testing.B) {
				n := 1 << m
				start := time.Now()
				p, err := newPlan[C](context.Background(), d, n, way.where)
				if err != nil {
					b.Fatal(err)
				}
				defer p.Close()
				plan := time.Since(start)
				x := devicetest.Array(b, d, numbers[C](n))
				y := devicetest.Array(b, d, make([]C, n))
				defer func() { x.Free(); y.Free() }()
				one, row := time.Duration(1<<62), time.Duration(1<<62)
				for b.Loop() {
					for _, c := range []struct {
						calls int
						least *time.Duration
					}{{1, &one}, {10, &row}} {
						start := time.Now()
						for range c.calls {
							if err := p.Forward(y, x); err != nil {
								b.Fatal(err)
							}
						}
						if err := d.Wait(); err != nil {
							b.Fatal(err)
						}
						*c.least = min(*c.least, time.Since(start)/time.Duration(c.calls))
					}
				}
				b.ReportMetric(float64(row.Nanoseconds())/1e3, "us")
				b.ReportMetric(float64(one.Nanoseconds())/1e3, "one-us")
				b.ReportMetric(plan.Seconds(), "plan-s")
			})
		}
	}
}
