package fftdevice

import (
	"context"
	"fmt"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/run/typeof"
)

// BenchmarkForward has times of arrays on devices, both ways, and of slices in package
// fft.
func BenchmarkForward(b *testing.B) {
	b.Run("pocl", func(b *testing.B) {
		d := devicetest.OpenTested(b, "pocl", devicetest.PoCL)
		for _, m := range []int{10, 14, 18, 20} {
			bench[limb.CDF](b, d, m)
			bench[limb.CDD](b, d, m)
		}
		for _, m := range []int{10, 14, 18} {
			bench[limb.CQF](b, d, m)
			bench[limb.CQD](b, d, m)
		}
	})
	b.Run("rusticl", func(b *testing.B) {
		d := devicetest.OpenTested(b, "rusticl", "rusticl")
		for _, m := range []int{10, 14} {
			bench[limb.CDF](b, d, m)
			bench[limb.CQF](b, d, m)
		}
	})
}

func bench[C limb.ComplexNumber](b *testing.B, d *device.Device, m int) {
	n := 1 << m
	name := func(s string) string { return fmt.Sprintf("%v/2^%d/%s", typeof.Of[C](), m, s) }
	host := numbers[C](n)
	for _, way := range []struct {
		where
		word string
	}{{inLocal, "local"}, {inGlobal, "passes"}} {
		b.Run(name(way.word), func(b *testing.B) {
			p, err := newPlan[C](context.Background(), d, n, way.where)
			if err != nil {
				b.Fatal(err)
			}
			defer p.Close()
			x, err := device.NewArray[C](d, n)
			if err != nil {
				b.Fatal(err)
			}
			defer x.Free()
			y, err := device.NewArray[C](d, n)
			if err != nil {
				b.Fatal(err)
			}
			defer y.Free()
			if err := x.Upload(host); err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				if err := p.Forward(y, x); err != nil {
					b.Fatal(err)
				}
				if err := d.Wait(); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
	b.Run(name("fft"), func(b *testing.B) {
		p, err := fft.New[C](n)
		if err != nil {
			b.Fatal(err)
		}
		y := make([]C, n)
		for b.Loop() {
			p.Forward(y, host)
		}
	})
}
