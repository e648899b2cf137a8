package file

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// npyHeader is what the header of a .npy file says.
type npyHeader struct {
	descr   any // of a dtype a string, of records a list
	fortran bool
	shape   []int
}

// parseHeader reads all that comes before the numbers of a file. What is wrong with it
// is told by the place in the file.
func parseHeader(head string) (h npyHeader, err error) {
	l := literal{text: head, at: 10} // behind the length of the header
	if head[6] >= 2 {
		l.at = 12
	}
	defer func() {
		switch r := recover().(type) {
		case nil:
		case damage:
			err = r
		default:
			panic(r)
		}
	}()
	v := l.value(0)
	if l.space(); l.at < len(head) {
		l.wrong("only spaces")
	}
	dict, ok := v.(map[string]any)
	if !ok {
		return h, errors.New("the header is damaged: it is no dictionary")
	}
	for key, v := range dict {
		ok := true
		switch key {
		case "descr":
			h.descr = v
		case "fortran_order":
			h.fortran, ok = v.(bool)
		case "shape":
			var axes tuple
			axes, ok = v.(tuple)
			for _, d := range axes {
				n, whole := d.(int)
				h.shape = append(h.shape, n)
				ok = ok && whole
			}
		default:
			return h, fmt.Errorf("the header has the key %q: there are descr, fortran_order and shape", key)
		}
		if !ok {
			return h, fmt.Errorf("the header is damaged: its %s is %v", key, v)
		}
	}
	for _, key := range []string{"descr", "fortran_order", "shape"} {
		if _, ok := dict[key]; !ok {
			return h, fmt.Errorf("the header has no %s", key)
		}
	}
	return h, nil
}

// A literal is a constant of Python in a header, read up to at. Its methods panic with a damage
// where it is none.
type literal struct {
	text string
	at   int
}

type damage struct{ error }

// tuple is a tuple of Python; its lists are []any.
type tuple []any

func (l *literal) wrong(want string) {
	found := "its end"
	if l.at < len(l.text) {
		found = strconv.Quote(l.text[l.at:min(l.at+8, len(l.text))])
	}
	panic(damage{fmt.Errorf("the header is damaged: at byte %d of the file there is %s, where %s should be", l.at, found, want)})
}

func (l *literal) space() {
	l.at = len(l.text) - len(strings.TrimLeft(l.text[l.at:], " \t\r\n"))
}

// take goes over c where it is next.
func (l *literal) take(c string) bool {
	l.space()
	found := strings.HasPrefix(l.text[l.at:], c)
	if found {
		l.at += len(c)
	}
	return found
}

// value reads the next value, which stands in so many others: a string, bool, int,
// tuple, list or dictionary of these.
func (l *literal) value(depth int) any {
	const deepest = 8
	switch {
	case l.take("True"):
		return true
	case l.take("False"):
		return false
	case depth > deepest:
		l.wrong("no more brackets")
	case l.take("{"):
		dict := map[string]any{}
		l.list("}", func() {
			name, ok := l.value(depth + 1).(string)
			if !ok {
				l.wrong("a key before it")
			}
			if _, twice := dict[name]; twice {
				panic(damage{fmt.Errorf("the header has the key %q twice", name)})
			}
			if !l.take(":") {
				l.wrong("a colon")
			}
			dict[name] = l.value(depth + 1)
		})
		return dict
	case l.take("["):
		list := []any{}
		l.list("]", func() { list = append(list, l.value(depth+1)) })
		return list
	case l.take("("):
		list := tuple{}
		if commas := l.list(")", func() { list = append(list, l.value(depth+1)) }); len(list) == 1 && commas == 0 {
			return list[0] // brackets alone
		}
		return list
	}
	for _, quote := range []string{"'", `"`} {
		if l.take(quote) {
			text, _, ok := strings.Cut(l.text[l.at:], quote)
			if !ok || strings.ContainsAny(text, "\\\n") {
				l.wrong("a string and " + quote)
			}
			l.at += len(text) + 1
			return text
		}
	}
	digits := l.text[l.at:]
	digits = digits[:len(digits)-len(strings.TrimLeft(digits, "+-0123456789"))]
	n, err := strconv.Atoi(digits)
	if err != nil {
		l.wrong("a value")
	}
	l.at += len(digits)
	if strings.HasPrefix(l.text[l.at:], "L") { // a long of Python 2
		l.at++
	}
	return n
}

// list reads elements with commas between them, and perhaps one behind them, up to end, and counts the commas.
func (l *literal) list(end string, element func()) (commas int) {
	for ; !l.take(end); commas++ {
		element()
		if l.take(",") {
			continue
		}
		if !l.take(end) {
			l.wrong("a comma or " + end)
		}
		break
	}
	return commas
}
