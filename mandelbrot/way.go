package mandelbrot

import (
	"fmt"
	"math"
	"strings"
)

// Way says how the counts of a picture are computed.
type Way struct {
	Type    string // float32, DF, float64, TF, QF, DD, TD or QD
	Perturb bool   // the type is that of the distances from one orbit of many digits
}

// String returns the type, after perturb: where it is that of distances.
func (w Way) String() string {
	if w.Perturb {
		return "perturb:" + w.Type
	}
	return w.Type
}

// ParseWay reads what String returns, in any case of letters.
func ParseWay(s string) (w Way, err error) {
	typ := s
	if len(s) > 8 && strings.EqualFold(s[:8], "perturb:") {
		typ, w.Perturb = s[8:], true
	}
	for _, a := range arithmetics {
		if strings.EqualFold(typ, a.name) {
			w.Type = a.name
			return w, nil
		}
	}
	return w, fmt.Errorf("mandelbrot: unknown type %q: there are %s, each also as perturb:TYPE", s, strings.Join(Types(), ", "))
}

// Types lists the types, those with fewer digits first.
func Types() (names []string) {
	for _, a := range arithmetics {
		names = append(names, a.name)
	}
	return names
}

// Resolves reports whether a way has the digits to tell the pixels of a view apart, with ten
// bits to spare. Distances have, in each type. Whether that is enough depends on the turns too:
// [Examine] says so.
func (w Way) Resolves(v View) bool {
	a := w.arithmetic()
	switch {
	case a == nil:
		return false
	case w.Perturb:
		return true
	}
	return a.bits >= 11-math.Log2(v.Width/float64(v.W))
}

func (w Way) arithmetic() *arithmetic {
	for i, a := range arithmetics {
		if a.name == w.Type {
			return &arithmetics[i]
		}
	}
	return nil
}
