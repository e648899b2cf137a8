package outside

import (
	"testing"
	"time"

	"github.com/limbfp/limb"
)

// Code over limb.Real beside the same code of one type: a call through a type parameter
// is a call through a table, which one of a method on numbers of two or four limbs hardly
// shows, and one of a machine number does.

func horner[N limb.Real[N]](c []N, x N) (y N) {
	for _, a := range c {
		y = y.Mul(x).Add(a)
	}
	return y
}

func hornerDF(c []limb.DF, x limb.DF) (y limb.DF) {
	for _, a := range c {
		y = y.Mul(x).Add(a)
	}
	return y
}

func hornerDD(c []limb.DD, x limb.DD) (y limb.DD) {
	for _, a := range c {
		y = y.Mul(x).Add(a)
	}
	return y
}

func hornerQF(c []limb.QF, x limb.QF) (y limb.QF) {
	for _, a := range c {
		y = y.Mul(x).Add(a)
	}
	return y
}

func hornerQD(c []limb.QD, x limb.QD) (y limb.QD) {
	for _, a := range c {
		y = y.Mul(x).Add(a)
	}
	return y
}

// BenchmarkGeneric runs both in turns, and reports the least time of each and their quotient, which other work on the
// machine changes little: run it with 20 turns or more.
func BenchmarkGeneric(b *testing.B) {
	benchmarkGeneric(b, "DF", hornerDF)
	benchmarkGeneric(b, "DD", hornerDD)
	benchmarkGeneric(b, "QF", hornerQF)
	benchmarkGeneric(b, "QD", hornerQD)
}

func benchmarkGeneric[N limb.Real[N]](b *testing.B, name string, methods func(c []N, x N) N) {
	c := make([]N, 1024)
	for i := range c {
		c[i] = limb.From[N](i).Sqrt()
	}
	x := limb.From[N](3).Recip()
	if horner(c, x) != methods(c, x) {
		b.Fatal("not the same code")
	}
	b.Run(name, func(b *testing.B) {
		generic, method := time.Hour, time.Hour
		for b.Loop() {
			start := time.Now()
			horner(c, x)
			middle := time.Now()
			methods(c, x)
			generic, method = min(generic, middle.Sub(start)), min(method, time.Since(middle))
		}
		b.ReportMetric(float64(generic), "ns/generic")
		b.ReportMetric(float64(method), "ns/methods")
		b.ReportMetric(float64(generic)/float64(method), "generic/methods")
	})
}
