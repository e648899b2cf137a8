package simd_test

import (
	"math"
	"math/rand/v2"
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
	"unsafe"

	"github.com/limbfp/limb/internal/ceiling"
	"github.com/limbfp/limb/internal/plane"
	"github.com/limbfp/limb/internal/simd"
	"github.com/limbfp/limb/kernels"
)

var quick = flag.String("quick", "", "functions")

func TestQuick(t *testing.T) {
	if *quick == "" {
		t.Skip()
	}
	for _, name := range strings.Split(*quick, ",") {
		for _, f := range kernels.Funcs() {
			if f.Name != name {
				continue
			}
			n := 512
			if f.In[0].Type.Planes() >= 4 {
				n = 128
			}
			if f.In[0].Type.Elem() == kernels.F32 { n *= 2 }
			line := fmt.Sprintf("%-12s", name)
			for _, l := range []simd.Level{simd.AVX2, simd.AVX512} {
				for _, layout := range []string{"planes", "slices"} {
					k := simd.Lookup(name, l)
					in := typical(f.In, n)
					ins, a := newArrays(f.In, n)
					outs, b := newArrays(f.Out, n)
					_ = outs
					structs(f.In, in, ins, false)
					args := append(b, a...)
					if layout == "planes" {
						args = nil
						for _, p := range f.Out {
							for range p.Type.Planes() {
								buf := make([]byte, n*p.Type.Elem().Size()+64)
								args = append(args, unsafe.Pointer((uintptr(unsafe.Pointer(&buf[0]))+63)&^63))
							}
						}
						for _, p := range in {
							args = append(args, address(p))
						}
					}
					var times []float64
					for range 200 {
						reps := 1
						if layout == "planes" || true { reps = 1 + 20000/(n/8*(f.Ops)/4) }
						t0 := time.Now()
						for range reps {
							if layout == "planes" {
								k.Planes(n, args...)
							} else {
								k.Slices(n, args...)
							}
						}
						times = append(times, float64(time.Since(t0).Nanoseconds())/float64(n)/float64(reps))
					}
					slices.Sort(times)
					lo := ceiling.At(map[simd.Level]int{simd.AVX2: 32, simd.AVX512: 64}[l])
					r := ceiling.Rates{Bytes: 1e9}
					for range 20 {
						r.Adds, r.FMAs, r.Both = max(r.Adds, lo.Add()), max(r.FMAs, lo.FMA()), max(r.Both, lo.Both())
					}
					bd, by := r.Bound(ceiling.Work{Adds: f.Adds, Muls: f.Muls, Lanes: lo.Bytes / f.Limb().Size()})
					_ = by
					line += fmt.Sprintf("  %s/%s %.3f %.0f%%", l, layout, times[0], 100*bd/times[0])
				}
			}
			fmt.Println(line)
		}
	}
}

func typical(params []kernels.Param, n int) []plane.Plane {
	planes := plane.List(params, n)
	r := rand.New(rand.NewPCG(1, 2))
	k := 0
	for _, p := range params {
		m := p.Type.Planes()
		bits := 53
		if p.Type.Elem() == kernels.F32 {
			bits = 24
		}
		for j := range m {
			for i := range n {
				v := (0.5 + 2*r.Float64()) * math.Ldexp(1, -j*(bits+1))
				if p.Type.Elem() == kernels.I32 {
					v = float64(r.IntN(20) - 10)
				} else if j > 0 && r.IntN(2) == 0 {
					v = -v
				}
				planes[k+j].Set(i, v)
			}
		}
		k += m
	}
	return planes
}
