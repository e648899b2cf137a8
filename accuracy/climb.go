package accuracy

import "github.com/limbfp/limb"

// Climbers is the number of vectors that climb together: the length of the
// planes that [Climb] gives to the function under test.
const Climbers = 256

// patience is the number of rounds without a larger error after which a
// climber starts anew.
const patience = 200

// Climb searches for the worst case by hill climbing, for a number of rounds.
// [Climbers] vectors start from [Adversarial], those of functions also from [Near] and
// [Uniform]. In each round every one is changed at random in some bits, signs or
// exponents, with limbs of at most ½ulp of the one before and in the domain, and keeps the
// change unless the error falls. One that is stuck starts anew, from another draw or from
// the worst vector so far. f is the function under test, nil for op.Go. The result judges
// the worst vector met; its N are all vectors tried. Functions take MPFR, as for [Measure].
func Climb[T limb.Float](op Op[T], rounds int, seed uint64, f Batch[T]) Result {
	op.made()
	if f == nil {
		f = op.Go
	}
	in, out := op.planes(Climbers)
	s := newScreener(&op)
	start := []Dist{Adversarial()}
	if op.reference != nil {
		start = append(start, Near(), Uniform(), Near())
	}
	team := make([]climber[T], Climbers)
	for k := range team {
		team[k] = climber[T]{g: newGenerator(&op, start[k%len(start)], seed, uint64(k)), stuck: patience}
	}
	top, worst := -1.0, op.vector()
	for range rounds {
		for k := range team {
			team[k].propose(worst.limbs)
			team[k].g.store(in, k)
		}
		f(out, in)
		for k := range team {
			s.load(out, in, k)
			e := s.error()
			team[k].learn(e)
			if e > top {
				top = e
				copy(worst.limbs, s.x.limbs)
			}
		}
	}
	for k, a := range worst.limbs {
		in[k][0] = T(a)
	}
	in, out = cut(in, 0, 1), cut(out, 0, 1)
	f(out, in)
	r := judge(&op, out, in)
	r.Dist, r.N, r.Outside = "climb", rounds*Climbers, 0
	return r
}

// climber is at a vector; the one under trial is in its generator.
type climber[T limb.Float] struct {
	g      *generator[T]
	at     []float64
	height float64 // the error there
	stuck  int     // rounds since it rose
}

// propose makes a vector to be tried: one near where the climber is, or, when
// it is stuck, near the top so far, or a new draw.
func (c *climber[T]) propose(top []float64) {
	g := c.g
	if c.stuck >= patience {
		c.height, c.stuck = -1, 0
		if len(c.at) == 0 || g.below(2) == 0 {
			g.next()
			return
		}
		copy(c.at, top)
	}
	for done := false; !done; done = g.accept() {
		copy(g.x.limbs, c.at)
		for range 1 + g.below(3) {
			g.change(g.below(len(g.x.operands)))
		}
		for k, x := range g.x.operands {
			if !g.op.ints[k] {
				g.normalise(x)
			}
		}
	}
}

// learn takes the error of the vector under trial.
func (c *climber[T]) learn(e float64) {
	c.stuck++
	if e > c.height {
		c.stuck = 0
	}
	if e >= c.height {
		c.height = e
		c.at = append(c.at[:0], c.g.x.limbs...)
	}
}
