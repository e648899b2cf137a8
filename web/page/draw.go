//go:build js

package main

import (
	"context"
	"encoding/binary"
	"errors"
	"syscall/js"
	"time"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/mandelbrot"
)

// kept is the last picture that was counted, with which others are compared.
type kept struct {
	way    string
	counts *mandelbrot.Counts
}

// errMoved ends a picture of which nobody wants more.
var errMoved = errors.New("moved")

// draw counts a picture, coarse and then fine, and gives each as soon as it is there. Another
// draw ends it.
func (p *page) draw(ask js.Value, part func(object)) (object, error) {
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	p.mu.Lock()
	if p.cancel != nil {
		p.cancel()
	}
	p.cancel = stop
	p.mu.Unlock()
	text := func(key string) string { return ask.Get(key).String() }
	v := mandelbrot.View{Width: ask.Get("width").Float(), W: ask.Get("w").Int(), H: ask.Get("h").Int(), Limit: ask.Get("limit").Int()}
	var err error
	if v.Re, v.Im, err = mandelbrot.ParseCenter(text("center")); err != nil {
		return nil, err
	}
	d, err := p.on(text("on"))
	if err != nil {
		return nil, err
	}
	var check mandelbrot.Check // without counting in WebAssembly
	if s := text("type"); s != "" {
		way, wrong := mandelbrot.ParseWay(s)
		if wrong != nil {
			return nil, wrong
		}
		check, err = mandelbrot.Examine(ctx, nil, v, way)
	} else {
		check, err = mandelbrot.Choose(ctx, nil, v, false)
	}
	if ctx.Err() != nil {
		return nil, errMoved
	}
	if err != nil {
		return nil, err
	}
	way := check.Way
	for _, coarse := range []int{8, 1} {
		u := v
		u.W, u.H = max(1, v.W/coarse), max(1, v.H/coarse)
		start := time.Now()
		counts, err := p.count(ctx, d, u, way, func(done float64) {
			if coarse == 1 {
				part(object{"done": done})
			}
		})
		if err != nil {
			return nil, err
		}
		x := object{
			"type": way.String(), "enough": check.Enough, "on": d.Info().Name, "w": u.W, "h": u.H, "final": coarse == 1,
			"milliseconds": float64(time.Since(start).Microseconds()) / 1000,
		}
		if coarse > 1 {
			x["pixels"] = pixels(counts.Image().Pix)
			part(x)
			rest()
			if ctx.Err() != nil {
				return nil, errMoved
			}
			continue
		}
		x["counts"] = words(counts.Turns)
		image := counts.Image()
		if other := text("compare"); other != "" {
			if err := p.compare(ctx, x, counts, other, part); err != nil {
				return nil, err
			}
			if c := p.kept.counts; c != nil && ask.Get("differences").Truthy() {
				image = counts.Difference(c)
			}
		}
		x["pixels"] = pixels(image.Pix)
		return x, nil
	}
	panic("unreachable")
}

// compare counts the same in another way, plain:TYPE for one that trusts the compiler, and adds
// how many pixels differ.
func (p *page) compare(ctx context.Context, x object, counts *mandelbrot.Counts, other string, part func(object)) error {
	d := p.gpu
	if d == nil {
		d = p.cpu
	}
	typ := other
	if other == "plain" {
		typ = x["type"].(string)
		var err error
		if d, err = p.on("plain"); err != nil {
			return err
		}
	}
	way, err := mandelbrot.ParseWay(typ)
	if err != nil {
		return err
	}
	c, err := p.count(ctx, d, counts.View, way, func(done float64) { part(object{"done": done}) })
	if err != nil {
		return err
	}
	p.kept = kept{other, c}
	x["compared"], x["differ"], x["of"] = other, counts.Differ(c), len(c.Turns)
	return nil
}

// count is mandelbrot.Count, which lets the browser in between bands.
func (p *page) count(ctx context.Context, d *device.Device, v mandelbrot.View, w mandelbrot.Way, progress func(float64)) (*mandelbrot.Counts, error) {
	if d == p.cpu {
		d = nil
	}
	c, err := mandelbrot.Count(ctx, d, v, w, func(done float64) {
		progress(done)
		rest()
	})
	if ctx.Err() != nil {
		return nil, errMoved
	}
	return c, err
}

// words copies counts to JavaScript, four bytes each, the lowest first.
func words(list []int32) js.Value {
	b := make([]byte, 0, 4*len(list))
	for _, n := range list {
		b = binary.LittleEndian.AppendUint32(b, uint32(n))
	}
	a := js.Global().Get("Uint8Array").New(len(b))
	js.CopyBytesToJS(a, b)
	return a
}

// pixels copies bytes to JavaScript.
func pixels(b []byte) js.Value {
	a := js.Global().Get("Uint8ClampedArray").New(len(b))
	js.CopyBytesToJS(a, b)
	return a
}
