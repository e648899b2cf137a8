package webgpu

import (
	"errors"
	"fmt"
	"syscall/js"
)

// object makes an object of JavaScript's.
type object = map[string]any

// await waits for a promise.
func await(promise js.Value) (v js.Value, err error) {
	done := make(chan struct{})
	settle := func(to func(js.Value)) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			if len(args) > 0 {
				to(args[0])
			}
			close(done)
			return nil
		})
	}
	then := settle(func(x js.Value) { v = x })
	fails := settle(func(x js.Value) { err = errors.New(message(x)) })
	defer then.Release()
	defer fails.Release()
	promise.Call("then", then, fails)
	<-done
	return v, err
}

// all waits for promises at once; a failure is the error of the first.
func all(promises ...any) (js.Value, error) {
	return await(js.Global().Get("Promise").Call("all", promises))
}

// message is what an error says.
func message(x js.Value) string {
	if x.Type() == js.TypeObject {
		if m := x.Get("message"); m.Type() == js.TypeString {
			return m.String()
		}
	}
	return js.Global().Get("String").Invoke(x).String()
}

// try calls JavaScript, and returns what it throws.
func try(what string, call func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			thrown, ok := r.(js.Error)
			if !ok {
				panic(r)
			}
			err = errors.New(message(thrown.Value))
		}
		if err != nil && what != "" {
			err = fmt.Errorf("%s: %w", what, err)
		}
	}()
	return call()
}

// text returns a property that is a text, "" where it is none.
func text(x js.Value, name string) string {
	if p := x.Get(name); p.Type() == js.TypeString {
		return p.String()
	}
	return ""
}

// array copies bytes to JavaScript.
func array(p []byte) js.Value {
	a := js.Global().Get("Uint8Array").New(len(p))
	js.CopyBytesToJS(a, p)
	return a
}
