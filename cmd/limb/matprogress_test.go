package main

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/mat"
)

// TestByRows: a product in parts has the bits of the whole, and tells how far it is.
func TestByRows(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	a, b := mat.NewDense[limb.DD](600, 5, nil), mat.NewDense[limb.DD](5, 3, nil)
	for _, m := range []*mat.Dense[limb.DD]{a, b} {
		for i := range m.Data {
			m.Data[i] = limb.NewDD(r.Float64() - 0.5).Sqr()
		}
	}
	for name, multiply := range map[string]func(x, a, b *mat.Dense[limb.DD]) error{"mul": func(x, a, b *mat.Dense[limb.DD]) error { x.Mul(a, b); return nil }, "exact": mat.MulExact[limb.DD]} {
		var told []float64
		o := new(matOptions)
		o.ctx, o.progress = context.Background(), func(done float64) { told = append(told, done) }
		x, whole := new(mat.Dense[limb.DD]), new(mat.Dense[limb.DD])
		if err := byRows(o, x, a, b, multiply); err != nil {
			t.Fatal(err)
		}
		if err := multiply(whole, a, b); err != nil {
			t.Fatal(err)
		}
		if !x.Equal(whole) {
			t.Errorf("%s: the parts are not the whole", name)
		}
		if len(told) != 3 || told[2] != 1 {
			t.Errorf("%s: told %v", name, told)
		}
		if x.Data[1700].Lo = math.Nextafter(x.Data[1700].Lo, 1); x.Equal(whole) {
			t.Errorf("%s: a difference is not noticed", name)
		}
	}
}

// TestInParts: where one part of the work ends the next one is shown, and nothing twice.
func TestInParts(t *testing.T) {
	var got []string
	part := inParts(func(done float64, what string) { got = append(got, fmt.Sprint(done, " ", what)) })
	read := part(0, 0.5, "reading")
	for _, done := range []float64{0, 1, 1} {
		read(done)
	}
	part(0.5, 1, "writing")(0)
	if want := "0 reading, 0.5 reading, 0.5 writing"; strings.Join(got, ", ") != want {
		t.Errorf("%v are shown, not %s", got, want)
	}
}
