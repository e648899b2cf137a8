package limb_test

import (
	"math"
	"math/big"
	"math/rand/v2"
	"reflect"
	"sort"
	"testing"

	"github.com/limbfp/limb"
)

func tdOperand(r *rand.Rand, p, top int) (l [3]float64) {
	e := r.IntN(2*top+1) - top
	tie := false
	for k := range l {
		a := 1 + r.Float64()
		if p == 24 {
			a = float64(float32(a))
		}
		if tie || r.IntN(4) == 0 || a >= 2 {
			a = 1
		}
		l[k] = math.Ldexp(math.Copysign(a, r.Float64()-0.5), e)
		e -= p + 1
		tie = false
		switch r.IntN(5) {
		case 0:
			e -= 1 + r.IntN(p)
		case 1:
			e -= 1 + r.IntN(2*p)
		case 2:
			tie = a != 1
		}
		if tie {
			e++
		} else if a == 1 {
			e--
		}
		if r.IntN(12) == 0 {
			break
		}
	}
	return l
}

func TestTripleTry(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	type stat struct {
		worst float64
		in    string
		bad   int
		rel   float64
	}
	run := func(name string, p, top int, mk func(l [3]float64) reflect.Value, n int) {
		stats := map[string]*stat{}
		typ := mk([3]float64{1, 0, 0}).Type()
		for i := 0; i < typ.NumMethod(); i++ {
			m := typ.Method(i)
			args := m.Type.NumIn()
			ok := m.Type.NumOut() >= 1 && m.Type.Out(0) == typ
			for k := 1; k < args; k++ {
				ok = ok && (m.Type.In(k) == typ)
			}
			if !ok || m.Name == "Triple" || m.Name == "TD" || m.Name == "TF" || m.Name == "NextUp" || m.Name == "NextDown" || m.Name == "NextAfter" {
				continue
			}
			st := &stat{}
			stats[m.Name] = st
			q := reflect.TypeFor[limb.QD]()
			qm, _ := q.MethodByName(m.Name)
			for j := 0; j < n; j++ {
				in := []reflect.Value{}
				qin := []reflect.Value{}
				for k := 0; k < args; k++ {
					v := mk(tdOperand(r, p, []int{1, 4, top}[j%3]))
					in = append(in, v)
					qin = append(qin, v.MethodByName("QD").Call(nil)[0])
				}
				got := m.Func.Call(in)[0]
				want := qm.Func.Call(qin)[0].Interface().(limb.QD)
				g := got.MethodByName("QD").Call(nil)[0].Interface().(limb.QD)
				if want.IsNaN() || want.IsInf() || g.IsInf() || g.IsNaN() {
					if want.IsNaN() != g.IsNaN() {
						st.bad++
						st.in = "nan " + in[0].MethodByName("String").Call(nil)[0].String()
					}
					continue
				}
				a, b := g.Big(), want.Big()
				d := new(big.Float).SetPrec(4000).Sub(a, b)
				if d.Sign() == 0 {
					continue
				}
				w := math.Abs(want.X0)
				least := -77.
				if p == 53 {
					least = -800
				}
				if w == 0 || math.Log2(w) < least {
					continue
				}
				e, _ := new(big.Float).Quo(d, b).Float64()
				e = math.Abs(e) * math.Ldexp(1, 3*p)
				if e > st.worst {
					st.worst = e
					st.in = ""
					for _, v := range in {
						st.in += v.MethodByName("Text").Call([]reflect.Value{reflect.ValueOf(byte('g')), reflect.ValueOf(30)})[0].String() + " "
					}
				}
			}
		}
		names := []string{}
		for n := range stats {
			names = append(names, n)
		}
		sort.Strings(names)
		for _, n := range names {
			s := stats[n]
			mark := ""
			if s.worst > 4 || s.bad > 0 {
				mark = "***"
			}
			t.Logf("%s.%s %.3g bad %d %s %s", name, n, s.worst, s.bad, s.in, mark)
		}
	}
	run("TD", 53, 100, func(l [3]float64) reflect.Value { return reflect.ValueOf(limb.TD{X0: l[0], X1: l[1], X2: l[2]}) }, 300)
	run("TF", 24, 20, func(l [3]float64) reflect.Value {
		return reflect.ValueOf(limb.TF{X0: float32(l[0]), X1: float32(l[1]), X2: float32(l[2])})
	}, 300)
}
