package mat

import (
	"context"

	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/mat/internal/elsewhere"
)

// # Contexts
//
// What takes long has a twin whose name ends in Context, and whose first parameter is one: factorisations, [Roots], refined
// solutions, iterations. It ends with the context's error, with its [context.Cause] where that is another one, and nothing
// is factored then. Between two looks at the context are a column or a row of work, or some ten million steps of a product.

// WithProgress returns a context by which factorisations, [EigenvaluesContext] too, tell now and then the part of their work that
// is done, from 0 to 1: columns, or of methods that iterate a guess. Products have no context: those of some rows of the first
// operand have the bits of the whole.
func WithProgress(ctx context.Context, tell func(done float64)) context.Context {
	return context.WithValue(ctx, progressKey{}, tell)
}

type progressKey struct{}

// progress is what work asks whether it is to go on, and tells how far it is: part of the whole from some point on. It is nil
// where nobody can end it or wants to know.
type progress struct {
	ctx        context.Context
	tell       func(done float64)
	from, part float64
	work       elsewhere.Worker // nil for none
}

func progressOf(ctx context.Context) *progress {
	tell, _ := ctx.Value(progressKey{}).(func(done float64))
	work := elsewhere.Of(ctx)
	if ctx.Done() == nil && tell == nil && work == nil {
		return nil
	}
	return &progress{ctx, tell, 0, 1, work}
}

// ended returns the context's error and its cause.
func (p *progress) ended() error {
	if p == nil {
		return nil
	}
	return cause.Of(p.ctx)
}

// at is ended, and tells how much is done.
func (p *progress) at(done, all int) error {
	err := p.ended()
	if p != nil && p.tell != nil && err == nil {
		p.tell(min(1, p.from+float64(p.part*min(1, float64(done)/float64(all)))))
	}
	return err
}

// among is p for one part of several: some of all rows, after those that are done.
func (p *progress) among(done, some, all int) *progress {
	if p == nil {
		return nil
	}
	return &progress{p.ctx, p.tell, p.from + float64(p.part*float64(done))/float64(all), float64(p.part*float64(some)) / float64(all), p.work}
}

// quiet is p for what is not told of.
func (p *progress) quiet() *progress {
	if p == nil {
		return nil
	}
	return &progress{ctx: p.ctx, work: p.work}
}

// mostSteps is the number of steps of pairs between two looks at a context. A test has less.
var mostSteps = 1 << 23

// pieces calls do for the rows, or columns, from i on and before k of n, each of which takes some steps, and asks before each
// call.
func pieces[N Number[N]](p *progress, n, steps int, do func(i, k int)) error {
	if p == nil {
		do(0, n)
		return nil
	}
	size := typeOf[N]().Limbs()
	some := max(8, mostSteps*4/(size*size)/max(1, steps)&^7)
	for i := 0; i < n; i += some {
		if err := p.ended(); err != nil {
			return err
		}
		do(i, min(n, i+some))
	}
	return nil
}

// multiply sets m to ab, some rows after the others.
func multiply[N Number[N]](p *progress, m, a, b *Dense[N]) error {
	*m = *NewDense[N](a.Rows, b.Cols, nil)
	return multiplyTo(p, m, a, b)
}

// multiplyTo is multiply for an m that has its shape.
func multiplyTo[N Number[N]](p *progress, m, a, b *Dense[N]) error {
	if done, err := multiplyElsewhere(p, m, a, b); done || err != nil {
		return err
	}
	return pieces[N](p, a.Rows, a.Cols*b.Cols, func(i, k int) {
		m.Slice(i, k, 0, m.Cols).Mul(a.Slice(i, k, 0, a.Cols), b)
	})
}
