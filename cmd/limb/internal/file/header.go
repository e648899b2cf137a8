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
	v, err := l.value(0)
	if err == nil {
		if l.space(); l.at < len(head) {
			err = l.wrong("only spaces")
		}
	}
	if err != nil {
		return h, err
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

// A literal is a constant of Python in a header, read up to at.
type literal struct {
	text string
	at   int
}

// tuple is a tuple of Python; its lists are []any.
type tuple []any

func (l *literal) wrong(want string) error {
	found := "its end"
	if l.at < len(l.text) {
		found = strconv.Quote(l.text[l.at:min(l.at+8, len(l.text))])
	}
	return fmt.Errorf("the header is damaged: at byte %d of the file there is %s, where %s should be", l.at, found, want)
}

func (l *literal) space() {
	for l.at < len(l.text) && strings.IndexByte(" \t\r\n", l.text[l.at]) >= 0 {
		l.at++
	}
}

// take goes over c where it is next.
func (l *literal) take(c string) bool {
	l.space()
	if !strings.HasPrefix(l.text[l.at:], c) {
		return false
	}
	l.at += len(c)
	return true
}

// value reads the next value, which stands in so many others: a string, bool, int,
// tuple, list or dictionary of these.
func (l *literal) value(depth int) (any, error) {
	const deepest = 8
	for word, v := range map[string]any{"True": true, "False": false} {
		if l.take(word) {
			return v, nil
		}
	}
	switch {
	case depth > deepest:
		return nil, l.wrong("no more brackets")
	case l.take("{"):
		dict := map[string]any{}
		err := l.list("}", func() error {
			key, err := l.value(depth + 1)
			name, ok := key.(string)
			switch _, twice := dict[name]; {
			case err != nil:
				return err
			case !ok:
				return l.wrong("a key before it")
			case twice:
				return fmt.Errorf("the header has the key %q twice", name)
			case !l.take(":"):
				return l.wrong("a colon")
			}
			dict[name], err = l.value(depth + 1)
			return err
		})
		return dict, err
	case l.take("["):
		list := []any{}
		err := l.list("]", l.appendTo(&list, depth))
		return list, err
	case l.take("("):
		list := []any{}
		start := l.at
		err := l.list(")", l.appendTo(&list, depth))
		if err == nil && len(list) == 1 && !strings.Contains(l.text[start:l.at], ",") {
			return list[0], nil // brackets alone
		}
		return tuple(list), err
	}
	for _, quote := range []string{"'", `"`} {
		if l.take(quote) {
			text, _, ok := strings.Cut(l.text[l.at:], quote)
			if !ok || strings.ContainsAny(text, "\\\n") {
				return nil, l.wrong("a string and " + quote)
			}
			l.at += len(text) + 1
			return text, nil
		}
	}
	end := l.at
	for end < len(l.text) && strings.IndexByte("+-0123456789", l.text[end]) >= 0 {
		end++
	}
	n, err := strconv.Atoi(l.text[l.at:end])
	if err != nil {
		return nil, l.wrong("a value")
	}
	if l.at = end; strings.HasPrefix(l.text[end:], "L") { // a long of Python 2
		l.at++
	}
	return n, nil
}

func (l *literal) appendTo(list *[]any, depth int) func() error {
	return func() error {
		v, err := l.value(depth + 1)
		*list = append(*list, v)
		return err
	}
}

// list reads elements with commas between them, and perhaps one behind them, up to end.
func (l *literal) list(end string, element func() error) error {
	for !l.take(end) {
		if err := element(); err != nil {
			return err
		}
		if l.take(",") {
			continue
		}
		if !l.take(end) {
			return l.wrong("a comma or " + end)
		}
		break
	}
	return nil
}
