package measure

import (
	"fmt"
	"math"
	"runtime"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/accuracy"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/internal/run/workers"
)

// operands is the distribution of the vectors of Table 5: wide enough for every
// overlap of two pairs of float32, narrow enough that no limb is subnormal.
var operands = accuracy.Exp(30)

const (
	seed  = 1
	batch = 1 << 18 // vectors at a time, a multiple of accuracy.Block
)

// accuracy fills Table 5.
func (m *work) accuracy() {
	var total, done float64
	step := func(vectors int, what string) {
		done += float64(vectors)
		m.Progress.to(0.4+0.4*done/total, what)
	}
	// vectors of DD take longer by about a half
	total = float64(len(report.Extended)) * (float64(m.DF) + 1.5*float64(m.DD))
	for _, op := range report.Extended {
		measureErrors[float32](m, op, "DF", op.Float32, m.DF, func(n int) { step(n, "accuracy of DF "+op.Name) })
	}
	m.say(m.r.Errors("DF").Heading())
	for _, op := range report.Extended {
		measureErrors[float64](m, op, "DD", op.Float64, m.DD, func(n int) { step(n+n/2, "accuracy of DD "+op.Name) })
	}
	m.say(m.r.Errors("DD").Heading())
}

// measureErrors measures one operation on all devices. The errors of plain Go
// are found against exact arithmetic; where a device has the same bits it has
// the same errors, and where it has not, its own are found.
// An operation that is stopped on the way is left out.
func measureErrors[T limb.Float](m *work, op report.Op, typ, function string, n int, step func(n int)) {
	exactly, ok := operation[T](function)
	found := findings[T](m.open, typ, function, batch)
	defer freeAll(found)
	if !ok {
		for _, f := range found {
			f.err = fmt.Errorf("the errors of %s are not known", function)
		}
	}
	if ok && len(found) > 0 {
		if _, whole := compare(m.stopped, exactly, vectors{operands, seed, n, batch, m.Sample}, found, step); !whole {
			return
		}
	}
	for _, f := range found {
		if f.works(function) {
			f.session.d.Accuracy = append(f.session.d.Accuracy, f.entry(op.Name, function, typ))
		}
	}
}

// vectors are n operands of a distribution, from a seed, which are tried size at a time; of the first
// sample of them the errors are counted one by one.
type vectors struct {
	dist            accuracy.Dist
	seed            uint64
	n, size, sample int
}

// compare runs an operation on vectors, in plain Go and where it is to be found out, and returns the
// errors of plain Go, and whether it came to the end. step is told how many are done.
func compare[T limb.Float](stopped func() bool, op accuracy.Op[T], v vectors, found []*finding[T], step func(n int)) (all accuracy.Result, whole bool) {
	size := v.size
	in, want, got := planes[T](sum(op.In), size), planes[T](op.Out, size), planes[T](op.Out, size)
	for first := 0; first < v.n; first += size {
		if stopped() {
			return all, false
		}
		n := min(size, v.n-first)
		if err := accuracy.Fill(op, v.dist, in, v.seed, first); err != nil {
			panic(err) // the planes are those of the operation
		}
		parts := runtime.GOMAXPROCS(0)
		workers.Spread(parts, func(p int) {
			lo, hi := p*size/parts, (p+1)*size/parts
			op.Go(cut(want, lo, hi), cut(in, lo, hi))
		})
		ours, err := accuracy.Judge(op, cut(want, 0, n), cut(in, 0, n))
		if err != nil {
			panic(err)
		}
		all.Merge(ours)
		for _, f := range found {
			if f.err == nil {
				f.err = f.judge(op, in, want, got, n, ours)
			}
			if f.err == nil && f.sample < v.sample {
				f.err = f.count(op, got, in, min(n, v.sample-f.sample))
			}
		}
		step(n)
	}
	return all, true
}

// finding is what is known of one operation on one device.
type finding[T limb.Float] struct {
	session   *session
	call      *call[T]
	result    accuracy.Result
	differing int
	bins      map[int]int
	sample    int // vectors in bins
	err       error
}

// findings are what is to be known of a function on the devices that compute a type.
func findings[T limb.Float](devices []*session, typ, function string, size int) (list []*finding[T]) {
	for _, s := range devices {
		if s.works(typ) {
			f := &finding[T]{session: s}
			f.call, f.err = newCall[T](s.dev, function, size)
			list = append(list, f)
		}
	}
	return list
}

func freeAll[T limb.Float](list []*finding[T]) {
	for _, f := range list {
		if f.call != nil {
			f.call.free()
		}
	}
}

// works reports whether the function could be measured; else its device has failed.
func (f *finding[T]) works(function string) bool {
	if f.err != nil {
		f.session.fail(fmt.Errorf("%s: %w", function, f.err))
	}
	return f.err == nil
}

// judge runs the operation on the device, over the first n vectors of in. want
// are the results of plain Go and ours their errors; got receives the device's.
func (f *finding[T]) judge(op accuracy.Op[T], in, want, got [][]T, n int, ours accuracy.Result) error {
	if err := f.call.upload(in); err != nil {
		return err
	}
	if _, err := f.call.run(); err != nil {
		return err
	}
	if err := f.call.download(got); err != nil {
		return err
	}
	d := differing(cut(want, 0, n), cut(got, 0, n))
	if d > 0 {
		f.differing += d
		var err error
		if ours, err = accuracy.Judge(op, cut(got, 0, n), cut(in, 0, n)); err != nil {
			return err
		}
	}
	f.result.Merge(ours)
	return nil
}

// count sorts the errors of the first n vectors into the bins.
func (f *finding[T]) count(op accuracy.Op[T], out, in [][]T, n int) error {
	errs, err := accuracy.Errors(op, cut(out, 0, n), cut(in, 0, n))
	if err != nil {
		return err
	}
	if f.bins == nil {
		f.bins = map[int]int{}
	}
	for _, e := range errs {
		if e > 0 && !math.IsInf(e, 0) {
			f.bins[int(math.Floor(math.Log2(e)))]++
		}
	}
	f.sample += n
	return nil
}

// entry is the finding as the report has it.
func (f *finding[T]) entry(op, function, typ string) report.Accuracy {
	r := f.result
	a := report.Accuracy{
		Op: op, Function: function, Type: typ, Vectors: r.N, Exact: r.Exact(),
		Log2: report.Figure(r.Log2()), U2: report.Figure(r.Max), RMS: report.Figure(r.RMS()), Differing: f.differing, Sample: f.sample,
	}
	a.Worst = hexes(r.Worst)
	u2 := -48
	if typ == "DD" {
		u2 = -106
	}
	for e := range 256 {
		if n := f.bins[e-128]; n > 0 {
			a.Histogram = append(a.Histogram, report.Bin{Log2: u2 + e - 128, Count: n})
		}
	}
	return a
}

// differing counts the elements in which planes differ in a bit; one NaN is as
// good as another.
func differing[T limb.Float](x, y [][]T) int {
	n := 0
	for i := range x[0] {
		for k := range x {
			a, b := x[k][i], y[k][i]
			if math.Float64bits(float64(a)) != math.Float64bits(float64(b)) && (a == a || b == b) {
				n++
				break
			}
		}
	}
	return n
}

// planes allocates k planes of n elements.
func planes[T limb.Float](k, n int) [][]T {
	p := make([][]T, k)
	for i := range p {
		p[i] = make([]T, n)
	}
	return p
}

// cut returns elements lo to hi of each plane.
func cut[T limb.Float](planes [][]T, lo, hi int) [][]T {
	part := make([][]T, len(planes))
	for k, p := range planes {
		part[k] = p[lo:hi]
	}
	return part
}

func sum(x []int) int {
	s := 0
	for _, n := range x {
		s += n
	}
	return s
}
