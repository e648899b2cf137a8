//go:build js

package main

import (
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"
	"syscall/js"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/compiler/emit/wgsl"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/web/internal/parts"
)

// functions lists the catalogue.
func (p *page) functions(js.Value, func(object)) (object, error) {
	params := func(l []kernels.Param) []any {
		return list(l, func(p kernels.Param) any { return object{"name": p.Name, "type": p.Type.String()} })
	}
	return object{"functions": list(kernels.Funcs(), func(f kernels.Func) any {
		return object{"name": f.Name, "doc": f.Doc(), "in": params(f.In), "out": params(f.Out), "operations": f.Ops, "float64": f.Limb() == kernels.F64}
	})}, nil
}

// asked returns the function that is asked for, and fetches its file where it is the first of that
// file: web/make leaves these out of the program.
func (p *page) asked(ask js.Value) (kernels.Func, error) {
	name := ask.Get("function").String()
	f, ok := kernels.Lookup(name)
	if !ok {
		return f, fmt.Errorf("limb has no function %q", name)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, file := range parts.Tried(f) {
		if _, err := kernels.IR(name); err == nil || p.fetched[file] {
			continue
		}
		text, err := fetch(file)
		if err == nil {
			err = kernels.Extend(text)
		}
		if err != nil {
			return f, fmt.Errorf("%s is in a file of its own, which could not be fetched: %w", name, err)
		}
		p.fetched[file] = true
	}
	return f, nil
}

// wgsl is the text of a function that the GPU here gets, with its lowering: without a GPU the cheapest that may hold.
func (p *page) wgsl(ask js.Value, _ func(object)) (object, error) {
	k, err := p.asked(ask)
	if err != nil {
		return nil, err
	}
	f, err := kernels.IR(k.Name)
	if err != nil {
		return nil, err
	}
	way := "plain"
	if p.gpu != nil {
		way = p.gpu.Traits().Float32.Lowering
	}
	if f.Limb == ir.F64 {
		way = "floor pairs"
	}
	rung, err := lower.Named(way)
	if err != nil {
		return nil, err
	}
	program := kernels.Part(kernels.Program(), f)
	f = ir.Map(f)
	program.Funcs = append(program.Funcs, f)
	if program, err = rung.Lower(program); err != nil {
		return nil, err
	}
	m, err := wgsl.Module(program, 256, program.Lookup(f.Name))
	return object{"text": fmt.Sprintf("// %s, lowered: %s. For shaders of your own: limb export --lang wgsl --func %[1]s\n%[3]s", k.Name, way, m.Text)}, err
}

// try computes a function of operands that are written as text, on the GPU and in Go.
func (p *page) try(ask js.Value, part func(object)) (object, error) {
	f, err := p.asked(ask)
	if err != nil {
		return nil, err
	}
	var operands []string
	for i := range f.In {
		operands = append(operands, strings.TrimSpace(ask.Get("operands").Index(i).String()))
	}
	<-p.opened
	x := object{"function": f.Name}
	want, err := tried(p.cpu, f, operands)
	if err != nil {
		return nil, err
	}
	x["go"] = shown(want)
	part(x)
	if p.gpu == nil {
		return x, nil
	}
	d := p.gpu
	if f.Limb() == kernels.F64 {
		if d, err = device.Open("webgpu", device.Float64OfIntegers(), device.Untested(), device.Lowered("floor pairs")); err != nil {
			x["why"] = err.Error()
			return x, nil
		}
		defer d.Close()
	}
	got, err := tried(d, f, operands)
	if err != nil {
		x["why"] = err.Error()
		return x, nil
	}
	x["gpu"], x["equal"] = shown(got), same(want, got)
	return x, nil
}

func same(x, y []number) bool {
	for i := range x {
		if x[i].bits != y[i].bits {
			return false
		}
	}
	return len(x) == len(y)
}

func shown(list_ []number) []any {
	return list(list_, func(n number) any {
		return object{"name": n.name, "type": n.typ, "text": n.text, "limbs": list(n.limbs, func(s string) any { return s })}
	})
}

// A number is an operand or a result on one device.
type number struct {
	name, typ, text string
	limbs           []string
	bits            string
	operand         device.Operand
	free            func()
	read            func() error
	show            func() (text string, limbs []float64)
}

// tried runs f on a device.
func tried(d *device.Device, f kernels.Func, operands []string) (out []number, err error) {
	var args []device.Operand
	var numbers []*number
	defer func() {
		for _, n := range numbers {
			n.free()
		}
	}()
	for i, p := range append(f.Out[:len(f.Out):len(f.Out)], f.In...) {
		text := "0"
		if i >= len(f.Out) {
			text = operands[i-len(f.Out)]
		}
		n, err := place(d, p, text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", p.Name, err)
		}
		args, numbers = append(args, n.operand), append(numbers, n)
	}
	if err := d.Map(f.Name, args...); err != nil {
		return nil, err
	}
	for _, n := range numbers[:len(f.Out)] {
		if err := n.read(); err != nil {
			return nil, err
		}
		n.shows(n.show())
		out = append(out, *n)
	}
	return out, nil
}

// place makes an array of one number.
func place(d *device.Device, p kernels.Param, text string) (*number, error) {
	switch p.Type {
	case kernels.F32:
		return held(d, p, text, machine[float32](32), func(x float32) (string, []float64) {
			return strconv.FormatFloat(float64(x), 'g', -1, 32), []float64{float64(x)}
		})
	case kernels.F64:
		return held(d, p, text, machine[float64](64), func(x float64) (string, []float64) {
			return strconv.FormatFloat(x, 'g', -1, 64), []float64{x}
		})
	case kernels.I32, kernels.Bool:
		return held(d, p, text, func(s string) (int32, error) {
			n, err := strconv.ParseInt(s, 10, 32)
			return int32(n), err
		}, func(x int32) (string, []float64) { return strconv.Itoa(int(x)), nil })
	}
	if p.Type >= types.Numbers {
		return nil, fmt.Errorf("the page has no operands of type %s", p.Type)
	}
	return placeEach[p.Type](d, p, text)
}

//limb:each numbers
func placeDF(d *device.Device, p kernels.Param, text string) (*number, error) {
	return held(d, p, text, limb.ParseAs[limb.DF], func(x limb.DF) (string, []float64) { return x.String(), limbsOf(reflect.ValueOf(x)) })
}

// limbsOf returns the limbs of a number, of its parts one after the other.
func limbsOf(x reflect.Value) (list []float64) {
	if x.CanFloat() {
		return []float64{x.Float()}
	}
	for i := range x.NumField() {
		list = append(list, limbsOf(x.Field(i))...)
	}
	return list
}

func machine[T limb.Float](bits int) func(string) (T, error) {
	return func(s string) (T, error) {
		x, err := strconv.ParseFloat(s, bits)
		return T(x), err
	}
}

func held[T any](d *device.Device, p kernels.Param, text string, parse func(string) (T, error), show func(T) (string, []float64)) (*number, error) {
	x, err := parse(text)
	if err != nil {
		return nil, err
	}
	a, err := device.NewArray[T](d, 1)
	if err != nil {
		return nil, err
	}
	one := []T{x}
	n := &number{name: p.Name, typ: p.Type.String(), operand: a, free: a.Free}
	n.read = func() error { return a.Download(one) }
	n.show = func() (string, []float64) { return show(one[0]) }
	return n, a.Upload(one)
}

// shows sets what a number is, and its limbs.
func (n *number) shows(text string, limbs []float64) {
	n.text, n.bits = text, text
	for _, l := range limbs {
		word := fmt.Sprintf("%x", l)
		if l != l {
			word = "NaN"
		}
		n.limbs = append(n.limbs, word)
		n.bits += fmt.Sprintf(" %s %v", word, math.Signbit(l) && l == l)
	}
}
