//go:build js

package main

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"runtime"
	"runtime/debug"
	"strings"
	"syscall/js"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/mandelbrot"
)

// verdict opens the devices, and says what the self-test found.
func (p *page) verdict(js.Value, func(object)) (object, error) {
	var err error
	begun := js.Global().Get("performance").Call("now").Float() // since the worker was
	start := time.Now()
	often, most := debug.SetGCPercent(-1), debug.SetMemoryLimit(128<<20) // no garbage is collected while the visitor waits
	p.gpu, err = device.Open("webgpu")
	debug.SetGCPercent(often)
	debug.SetMemoryLimit(most)
	took := time.Since(start)
	cpu, failed := device.Open("cpu", device.Untested()) // it is what others are compared with
	if failed != nil {
		return nil, failed
	}
	p.cpu = cpu
	close(p.opened)
	x := object{"go": runtime.Version(), "milliseconds_to_begin": begun, "milliseconds": took.Milliseconds(), "trusted": err == nil}
	infos := []device.Info{p.gpu.Info()}
	if err != nil {
		infos = device.List() // asks the browser once more
	}
	for _, info := range infos {
		if info.Backend == "webgpu" {
			x["webgpu"] = info.Title != ""
			x["device"] = object{"title": info.Title, "platform": info.Platform, "version": info.Version, "software": info.Title != "" && !info.GPU}
			if info.Err != nil {
				err = info.Err
			}
		}
	}
	if err != nil {
		x["why"] = err.Error()
		return x, nil
	}
	t := p.gpu.Traits()
	x["float32"] = arithmetic(t.Float32)
	return x, nil
}

func arithmetic(a device.Arithmetic) object {
	return object{
		"exact": a.Exact, "lowering": a.Lowering, "lowering_in_words": a.String(),
		"rejected":  list(a.Rejected, func(err error) any { return err.Error() }),
		"contracts": a.Contracts, "reassociates": a.Reassociates, "fma": a.FMA, "subnormals": a.Subnormals.String(),
		"rounding": a.Rounding.String(), "infinities_and_nan": a.Specials, "division": a.Division, "sqrt": a.Sqrt, "trunc": a.Trunc,
		"verdicts": list(a.Verdicts, func(v device.Verdict) any { return object{"test": v.Test, "ok": v.OK, "text": v.Text} }),
	}
}

// devices returns where something runs: the GPU and the processor.
func (p *page) on(where string) (*device.Device, error) {
	<-p.opened
	switch where {
	case "cpu":
		return p.cpu, nil
	case "plain":
		p.mu.Lock()
		defer p.mu.Unlock()
		var err error
		if p.plain == nil {
			lowering := "split" // where no multiply-add is fused, nobody would write one
			if p.gpu != nil && p.gpu.Traits().Float32.FMA {
				lowering = "plain"
			}
			p.plain, err = device.Open("webgpu", device.Untested(), device.Lowered(lowering))
		}
		return p.plain, err
	}
	if p.gpu == nil {
		return nil, errors.New("there is no GPU here that can be trusted")
	}
	return p.gpu, nil
}

// compiler runs functions as they are written, with nothing done against the compiler, and
// counts the results that are not those of Go.
func (p *page) compiler(_ js.Value, part func(object)) (object, error) {
	d, err := p.on("plain")
	if err != nil {
		return nil, err
	}
	const n = 1 << 12
	x, y := make([]limb.DF, n), make([]limb.DF, n)
	for i := range x {
		x[i], y[i] = random(), random()
		if i%2 == 1 { // sums that cancel
			y[i] = limb.DF{Hi: -x[i].Hi * (1 + 1.0/1024), Lo: y[i].Lo * 1e-4}.AddFloat(0)
		}
	}
	var rows []any
	for _, f := range []struct {
		name  string
		words string
		in    [][]limb.DF
		of    func(i int) limb.DF
	}{
		{"DF.Add", "x + y", [][]limb.DF{x, y}, func(i int) limb.DF { return x[i].Add(y[i]) }},
		{"DF.Mul", "x · y", [][]limb.DF{x, y}, func(i int) limb.DF { return x[i].Mul(y[i]) }},
		{"DF.Div", "x / y", [][]limb.DF{x, y}, func(i int) limb.DF { return x[i].Div(y[i]) }},
		{"DF.Exp", "eˣ", [][]limb.DF{x}, func(i int) limb.DF { return limb.Exp(x[i]) }},
	} {
		got, err := mapped(d, f.name, f.in...)
		if err != nil {
			return nil, err
		}
		row := object{"function": f.name, "words": f.words, "of": n}
		differ := 0
		for i := range got {
			want := f.of(i)
			if got[i] == want || got[i] != got[i] && want != want {
				continue
			}
			if differ++; differ == 1 {
				var operands []string
				for j, in := range f.in {
					operands = append(operands, fmt.Sprintf("%s = %s", []string{"x", "y"}[j], limbs(in[i].Hi, in[i].Lo)))
				}
				row["operands"], row["got"], row["want"] = strings.Join(operands, ", "), limbs(got[i].Hi, got[i].Lo), limbs(want.Hi, want.Lo)
			}
		}
		row["differ"] = differ
		rows = append(rows, row)
		part(object{"rows": rows})
	}
	return object{"rows": rows}, nil
}

func random() limb.DF {
	v := 4*rand.Float64() - 2
	return limb.DF{Hi: float32(v), Lo: float32(v - float64(float32(v)))}
}

// limbs writes machine numbers with all of their bits.
func limbs(list ...float32) string {
	var words []string
	for _, a := range list {
		words = append(words, fmt.Sprintf("%x", a))
	}
	return "(" + strings.Join(words, ", ") + ")"
}

// mapped runs a function over numbers.
func mapped(d *device.Device, name string, in ...[]limb.DF) ([]limb.DF, error) {
	var args []device.Operand
	var arrays []*device.Array[limb.DF]
	for i := range len(in) + 1 {
		a, err := device.NewArray[limb.DF](d, len(in[0]))
		if err != nil {
			return nil, err
		}
		defer a.Free()
		if i > 0 {
			if err := a.Upload(in[i-1]); err != nil {
				return nil, err
			}
		}
		args, arrays = append(args, a), append(arrays, a)
	}
	if err := d.Map(name, args...); err != nil {
		return nil, err
	}
	out := make([]limb.DF, len(in[0]))
	return out, arrays[0].Download(out)
}

// speed counts turns of z² + c, of points that never leave, in float32, DF and QF.
func (p *page) speed(_ js.Value, part func(object)) (object, error) {
	d, _ := p.on("gpu") // nil is the processor
	rows := object{}
	for _, typ := range []string{"float32", "DF", "QF"} {
		v := mandelbrot.View{Re: new(big.Float), Im: new(big.Float), Width: 1e-3, W: 128, H: 128, Limit: 16}
		var best float64
		for long := false; !long; {
			start := time.Now()
			if _, err := mandelbrot.Count(context.Background(), d, v, mandelbrot.Way{Type: typ}, nil); err != nil {
				return nil, err
			}
			took := time.Since(start)
			long = v.Limit > 16 && took > 150*time.Millisecond || v.Limit > 1<<24
			if long {
				best = float64(v.W*v.H) * float64(v.Limit) / took.Seconds()
			}
			if v.Limit < 1024 { // and the first time the kernel was compiled
				v.Limit *= 4
			} else if v.W < 1024 {
				v.W, v.H = 2*v.W, 2*v.H
			} else {
				v.Limit *= 2
			}
		}
		rows[typ] = best
		part(object{"turns_a_second": rows})
	}
	return object{"turns_a_second": rows}, nil
}
