//go:build js

// Command page is the Go of the page: it runs in a worker of the browser, and answers what the
// page asks. Requests and answers are objects of JavaScript.
package main

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"syscall/js"

	"github.com/limbfp/limb/device"
)

type object = map[string]any

// page has what the answers to the page's calls share: the devices.
type page struct {
	cpu    *device.Device
	gpu    *device.Device // nil where there is none that can be trusted
	plain  *device.Device // the same without limb's lowering, opened when it is asked for first
	opened chan struct{}  // closed when cpu and gpu are known
	mu     sync.Mutex     // of plain, of cancel, and of the library
	cancel context.CancelFunc
	kept   kept

	fetched map[string]bool // files of the library
}

func main() {
	p := &page{opened: make(chan struct{}), fetched: map[string]bool{}}
	serve := map[string]func(js.Value, func(object)) (object, error){
		"verdict": p.verdict, "compiler": p.compiler, "speed": p.speed, "draw": p.draw, "functions": p.functions, "try": p.try, "wgsl": p.wgsl,
	}
	js.Global().Set("limb", js.FuncOf(func(_ js.Value, args []js.Value) any {
		request, answer := args[0], args[1]
		go func() {
			defer func() {
				if r := recover(); r != nil {
					answer.Invoke(object{"error": fmt.Sprint("a fault of limb's: ", r)}, true)
				}
			}()
			f := serve[request.Get("ask").String()]
			if f == nil {
				answer.Invoke(object{"error": "the page asks for something unknown"}, true)
				return
			}
			result, err := f(request, func(part object) { answer.Invoke(part, false) })
			if err != nil {
				result = object{"error": err.Error()}
			}
			answer.Invoke(result, true)
		}()
		return nil
	}))
	js.Global().Call("ready")
	select {}
}

// rest lets the browser hand over what the page has asked meanwhile.
func rest() {
	done := make(chan struct{})
	f := js.FuncOf(func(js.Value, []js.Value) any { close(done); return nil })
	defer f.Release()
	js.Global().Call("rest", f)
	<-done
}

// fetch returns a file that lies beside the page.
func fetch(name string) ([]byte, error) {
	type answer struct {
		text []byte
		err  error
	}
	c := make(chan answer, 1)
	f := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].IsNull() {
			c <- answer{err: errors.New(args[1].String())}
			return nil
		}
		text := make([]byte, args[0].Length())
		js.CopyBytesToGo(text, args[0])
		c <- answer{text: text}
		return nil
	})
	defer f.Release()
	js.Global().Call("file", name, f)
	a := <-c
	return a.text, a.err
}

// list is a slice as JavaScript takes it.
func list[T any](s []T, as func(T) any) []any {
	l := make([]any, len(s))
	for i, x := range s {
		l[i] = as(x)
	}
	return l
}
