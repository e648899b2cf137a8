package ode

import (
	"fmt"
	"math"
	"math/big"
	"strings"

	"github.com/limbfp/limb"
)

// # The formulas of Dormand and Prince of order 8
//
// Hairer's program has them as decimals of 30 digits ([HNW93] II.5, II.10). With its zeros and its nodes c, which are (4 - ⅔√6)/45,
// (6 - √6)/45, (6 ∓ √6)/30, 1/3, 1/4, 4/13, 127/195, 3/5, 6/7 and 1, the conditions of order have one solution, and that is in ℚ(√6): what
// stands here agrees with all of those digits. The weights of the error of order 5, of which conditions leave three free, are the
// fractions that have them.

// dormand are the weights of slopes: of each stage behind the first, a line; of the result; of it less one of order 5; and one of order
// 3. r is √6.
const dormand = `
1:4/45-2/135r
1:1/30-1/180r 2:1/10-1/60r
1:1/20-1/120r 3:3/20-1/40r
1:77/500+107/3000r 3:-201/500-197/1000r 4:56/125+73/375r
1:1/27 4:4/27+1/108r 5:4/27-1/108r
1:19/512 4:59/512+23/1024r 5:59/512-23/1024r 6:-9/512
1:13772/371293 4:51544/371293+368/28561r 5:51544/371293-368/28561r 6:-5688/371293 7:3072/371293
1:58656157643/93983540625 4:-331222431026/156639234375-8174396021/16065562500r 5:-331222431026/156639234375+8174396021/16065562500r 6:96044563816/3480871875 7:5682451879168/281950621875 8:-165125654/3796875
1:8909899/18653125 4:-1130352/734375-1137963/2937500r 5:-1130352/734375+1137963/2937500r 6:96663078/4553125 7:2107245056/137915625 8:-4913652016/147609375 9:-78894270/3880452869
1:-20401265806/21769653311 4:354216/112847+94326/112847r 5:354216/112847-94326/112847r 6:-43306765128/5313852383 7:-20866708358144/1126708119789 8:14886003438020/654632330667 9:35290686222309375/14152473387134411 10:-1477884375/485066827
1:39815761/17514443 4:-864370/137909-960905/551636r 5:-864370/137909+960905/551636r 6:-844554132/47026969 7:8444996352/302158619 8:-2509602342/877790785 9:-28388795297996250/3199510091356783 10:226716250/18341897 11:1371316744/2131383595
1:104257/1920240 6:3399327/763840 7:66578432/35198415 8:-1674902723/288716400 9:54980371265625/176692375811392 10:-734375/4826304 11:171414593/851261400 12:137909/3084480
1:116092271/8848465920 6:-1871647/1527680 7:-69799717/140793660 8:1230164450203/739113984000 9:-1980813971228885/5654156025964544 10:464500805/1389975552 11:1606764981773/19613062656000 12:-137909/6168960
1:31/127 9:12675/17272 12:3/136`

// A weighing is a sum of slopes, each with a weight.
type weighing[N limb.Real[N]] struct {
	stage  []int
	weight []N
}

// dormandPrince returns the lines of dormand.
func dormandPrince[N limb.Real[N]]() (list []weighing[N]) {
	root := limb.From[N](6).Sqrt()
	number := func(s string) N {
		x, _ := new(big.Rat).SetString(s)
		return limb.FromRat[N](x)
	}
	for line := range strings.Lines(dormand[1:]) {
		var w weighing[N]
		for _, term := range strings.Fields(line) {
			stage, s, _ := strings.Cut(term, ":")
			i, x := 0, limb.From[N](0)
			if t, ok := strings.CutSuffix(s, "r"); ok {
				at := strings.LastIndexAny(t, "+-")
				s, x = t[:at], number(t[at:]).Mul(root)
			}
			fmt.Sscan(stage, &i)
			w.stage, w.weight = append(w.stage, i-1), append(w.weight, number(s).Add(x))
		}
		list = append(list, w)
	}
	return list
}

// of returns the sum of element k of the slopes.
func (w weighing[N]) of(slopes [][]N, k int) (s N) {
	for i, stage := range w.stage {
		s = s.Add(w.weight[i].Mul(slopes[stage][k]))
	}
	return s
}

// A dormander takes steps: y and the first of the slopes are where one begins.
type dormander[N limb.Real[N]] struct {
	f       func(dy []N, t N, y []N)
	weights []weighing[N]
	c       []N // the time of each stage, in parts of a step
	slopes  [][]N
	y, next []N
}

func newDormander[N limb.Real[N]](f func(dy []N, t N, y []N), y []N) *dormander[N] {
	d := &dormander[N]{f: f, weights: dormandPrince[N](), c: make([]N, 12), y: append([]N(nil), y...), next: make([]N, len(y))}
	for i := range d.c {
		d.slopes = append(d.slopes, make([]N, len(y)))
		for k := 0; i > 0 && k < len(d.weights[i-1].weight); k++ {
			d.c[i] = d.c[i].Add(d.weights[i-1].weight[k])
		}
	}
	return d
}

// step sets next to what is h later, and returns the largest errors of the results of orders 5 and 3.
func (d *dormander[N]) step(t, h N) (fifth, third float64) {
	set := func(w weighing[N]) {
		for k, y := range d.y {
			d.next[k] = y.Add(h.Mul(w.of(d.slopes, k)))
		}
	}
	for i := 1; i < len(d.c); i++ {
		set(d.weights[i-1])
		d.f(d.slopes[i], t.Add(d.c[i].Mul(h)), d.next)
	}
	set(d.weights[11])
	for k := range d.y {
		whole := d.weights[11].of(d.slopes, k)
		fifth = max(fifth, h.Mul(d.weights[12].of(d.slopes, k)).Abs().Float64())
		third = max(third, h.Mul(whole.Sub(d.weights[13].of(d.slopes, k))).Abs().Float64())
	}
	return fifth, third
}

// DormandPrince returns the solution of y' = f(t, y) at the time to, from y at the time from, after at most most steps, and how many
// these were, by the formulas of Dormand and Prince of order 8 with the control of Hairer's DOP853: for an f of which only values are
// known, and some 15 digits. [Taylor] needs fewer steps where more are asked for. f sets dy to the slope at t and y. to may be before from.
//
// A step is as long as an estimate of its error, of order 8 from results of orders 5 and 3, is tol times the largest |y|.
//
// Error: some tol·|y| in each step, which the equation makes smaller or larger on the way. Of a step of length h it falls as h⁹.
// Special: as [Taylor].
func DormandPrince[N limb.Real[N]](f func(dy []N, t N, y []N), from N, y []N, to N, tol float64, most int) (result []N, steps int, err error) {
	if !(tol >= 4*unit[N]() && tol < 1) {
		return nil, 0, fmt.Errorf("ode: dormand-prince: a tolerance of %.3g: it must be from %.3g, 4ε of the type, to 1", tol, 4*unit[N]())
	}
	d, t := newDormander(f, y), from
	least := unit[N]() * max(math.Abs(from.Float64()), math.Abs(to.Float64()))
	f(d.slopes[0], t, d.y)
	h := math.Pow(tol, 1./8) * math.Abs(to.Sub(from).Float64())
	if size, slope := largest(d.y), largest(d.slopes[0]); size > 0 && slope > 0 {
		h = min(h, math.Pow(tol, 1./8)*size/slope)
	}
	for ; !t.Equal(to); steps++ {
		size := largest(d.y)
		if size-size != 0 || t.IsNaN() || to.IsNaN() || to.IsInf() {
			return nil, steps, fmt.Errorf("ode: dormand-prince: y = %v at %v, on the way to %v: these must be finite", d.y, t, to)
		} else if steps == most {
			return nil, steps, fmt.Errorf("ode: dormand-prince: %w: %d steps end at %v", ErrStep, steps, t)
		}
		for grow := 6.0; ; grow = 1 {
			step, end := limb.From[N](h), to
			if rest := to.Sub(t); !(h < math.Abs(rest.Float64())) {
				step = rest
			} else {
				if rest.Signbit() {
					step = step.Neg()
				}
				end = t.Add(step)
			}
			if !(h > least) {
				return nil, steps, fmt.Errorf("ode: dormand-prince: %w: at %v steps become shorter than %.3g: there may be a singularity", ErrStep, t, h)
			}
			fifth, third := d.step(t, step)
			scale := tol * max(size, largest(d.next), smallest)
			off := 0.0
			if fifth, third = fifth/scale, third/scale; fifth > 0 {
				off = fifth / math.Hypot(1, 0.1*third/fifth)
			}
			ok := off <= 1 && fifth < math.MaxFloat64
			if factor := math.Pow(off, -1./8) * 0.9; ok {
				h *= min(grow, factor)
				t, d.y, d.next = end, d.next, d.y
				f(d.slopes[0], t, d.y)
				break
			} else {
				h *= max(1./3, min(factor, 0.9))
			}
		}
	}
	return d.y, steps, nil
}

// smallest stands for the size of a y that is 0.
const smallest = 1e-200
