package main

import (
	"bytes"
	"fmt"
)

func init() { generators["butterfly"] = butterflyConstants }

// butterflyConstants prints the parts of the roots of unity that butterflies multiply
// by, as functions, since each is of one type or another.
func butterflyConstants(w *bytes.Buffer) {
	pi := piByMachin()
	for _, n := range []int{3, 5, 7, 8} {
		for k := 1; 2*k < n; k++ {
			x := quotient(product(pi, number(float64(2*k))), number(float64(n)))
			for i, name := range []string{"cos", "sin"} {
				if n == 3 && i == 0 || n == 8 && (k > 1 || i > 0) { // -½; ±√½
					continue
				}
				fmt.Fprintf(w, "\n// %s%dof%d returns %s(2π·%d/%d).\nfunc %s%dof%d[T limb.Float]() limb.Quad[T] {\nif is32[T]() {\n", name, k, n, name, k, n, name, k, n)
				y := series(i, x)
				for _, p := range []int{24, 53} {
					l := limbs(y, 4, p)
					fmt.Fprintf(w, "return limb.Quad[T]{X0: %s, X1: %s, X2: %s, X3: %s}\n", literal(l[0]), literal(l[1]), literal(l[2]), literal(l[3]))
					if p == 24 {
						fmt.Fprint(w, "}\n")
					}
				}
				fmt.Fprint(w, "}\n")
			}
		}
	}
}
