package ir

import (
	"fmt"
	"sync"
)

// Library is an encoded program of which a function is decoded when it is asked for, with all that
// it calls: a program that opens a device needs a tenth of limb's. Several goroutines may use it.
type Library struct {
	mu     sync.Mutex
	c      codec
	p      *Program
	bodies [][]byte       // of its functions, nil of those that are decoded
	number map[string]int // of functions, by their names in Go
}

// Open returns the library that Encode made the bytes of.
func Open(data []byte) (l *Library, err error) {
	in, err := Unpack(data)
	if err != nil {
		return nil, fmt.Errorf("ir: no program in these bytes: %w", err)
	}
	l = &Library{p: &Program{}, number: map[string]int{}}
	l.c = codec{in: in, reads: true, p: l.p, funcs: map[*Func]int{}}
	c := &l.c
	err = reading(func() {
		if c.version = c.uint(0); c.version != version && c.version != dense {
			panic(malformed{fmt.Errorf("their version is %d, and this is %d: generate them anew", c.version, version)})
		}
		list(c, &c.strings, func(s *string) {
			n := c.size(0)
			*s, c.in = string(c.in[:n]), c.in[n:]
		})
		c.program(func(body []byte) { l.bodies = append(l.bodies, body) })
	})
	if err != nil {
		return nil, err
	}
	for i, f := range l.p.Funcs {
		c.funcs[f], l.number[f.Go] = i, i
	}
	return l, nil
}

// reading makes an error of what is malformed.
func reading(read func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			bad, ok := r.(malformed)
			if !ok {
				panic(r)
			}
			err = fmt.Errorf("ir: no program in these bytes: %w", bad.error)
		}
	}()
	read()
	return nil
}

// need decodes function number i, and what it calls.
func (l *Library) need(i int) {
	if l.bodies[i] == nil {
		return
	}
	f := l.p.Funcs[i]
	l.c.in = l.bodies[i]
	l.c.body(f, i)
	if len(l.c.in) > 0 {
		panic(errLong)
	}
	for _, v := range f.Body {
		if v.Callee != nil { // which stands before f
			l.need(l.c.funcs[v.Callee])
		}
	}
	l.bodies[i] = nil
}

// Some returns the functions that are kept, which is told by all but what they consist of.
func (l *Library) Some(keep func(f *Func) bool) (some []*Func, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	err = reading(func() {
		for i, f := range l.p.Funcs {
			if keep(f) {
				l.need(i)
				some = append(some, f)
			}
		}
	})
	return some, err
}

// Lookup returns a function by its name in Go, nil where there is none.
func (l *Library) Lookup(name string) (f *Func, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	i, ok := l.number[name]
	if !ok {
		return nil, nil
	}
	return l.p.Funcs[i], reading(func() { l.need(i) })
}

// Program decodes all.
func (l *Library) Program() (*Program, error) {
	if _, err := l.Some(func(*Func) bool { return true }); err != nil {
		return nil, err
	}
	return l.p, nil
}

// Change changes the program that functions are decoded into, with no call of the library meanwhile.
func (l *Library) Change(change func(p *Program)) {
	l.mu.Lock()
	defer l.mu.Unlock()
	change(l.p)
}

// Grown takes in the functions that were added to its program, whole ones.
func (l *Library) Grown() {
	l.mu.Lock()
	defer l.mu.Unlock()
	for i := len(l.bodies); i < len(l.p.Funcs); i++ {
		f := l.p.Funcs[i]
		l.c.funcs[f], l.number[f.Go], l.bodies = i, i, append(l.bodies, nil)
	}
}
