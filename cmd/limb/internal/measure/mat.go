package measure

import (
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"time"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/cmd/limb/internal/words"
	"github.com/limbfp/limb/internal/measure/ceiling"
	"github.com/limbfp/limb/internal/measure/peers"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/mat"
)

// MatOptions say what is measured of package mat.
type MatOptions struct {
	Timing
	Systems []int // rows of the systems whose digits are counted
	Stopped func() bool
	Of      func(typ string) Matrices // of a type of [MatTypes]
}

// Matrices do in a type what is measured of package mat.
type Matrices interface {
	job(n int, ops []string) *matJob
	productError(r *report.Mat, typ string, unit float64)
	solve(r *report.Mat, matrix, typ string, n int, unit float64)
}

// MatricesOf returns those of a type. Who measures names the types, and not this package: a command that computes with
// matrices has their code compiled once.
func MatricesOf[N limb.Real[N]]() Matrices { return matricesOf[N]{} }

type matricesOf[N limb.Real[N]] struct{}

// steps returns numbers so far apart, and the last one.
func steps(from, to, by int) (list []int) {
	for n := from; n <= to; n += by {
		list = append(list, n)
	}
	if list[len(list)-1] != to {
		list = append(list, to)
	}
	return list
}

// matTypes are the types, each with the sums and products of a step of a product: of pairs those of package tile, of
// others those of MulAdd.
var matTypes = map[string]struct {
	adds, muls int
	size       int // of a limb
	unit       float64
	peers      bool
}{
	"float64": {1, 1, 8, 0x1p-53, true},
	"DF":      {13, 4, 4, 0x1p-48, false},
	"DD":      {13, 4, 8, 0x1p-106, true},
	"TF":      {mulAdd("TF").Adds, mulAdd("TF").Muls, 4, 0x1p-72, false},
	"TD":      {mulAdd("TD").Adds, mulAdd("TD").Muls, 8, 0x1p-159, false},
	"QF":      {mulAdd("QF").Adds, mulAdd("QF").Muls, 4, 0x1p-96, false},
	"QD":      {mulAdd("QD").Adds, mulAdd("QD").Muls, 8, 0x1p-212, true},
}

// MatTypes are those of bench mat.
var MatTypes = append([]string{"float64"}, report.FFTTypes[1:]...)

func mulAdd(typ string) kernels.Func {
	f, _ := kernels.Lookup(typ + ".MulAdd")
	return f
}

// work measures package mat for a report.
func (m *work) matrices() {
	o := m.Mat
	o.Types, o.Stopped = MatTypes, m.stopped
	o.Progress = func(done float64, what string) { m.Progress.to(0.3+0.7*done, what) }
	o.Ops = words.Of(report.MatOps, func(op report.MatOp) string { return op.Name })
	o.Levels = []simd.Level{simd.Current()}
	r := newMat(o)
	m.r.Mat = r
	matSystems(r, o)
	matProducts(r, o)
	m.say(r.Errors())
	if err := matSpeeds(r, o); err != nil {
		panic(err) // there are no peers, which alone may fail
	}
	m.say(r.Speeds())
}

// Mat measures the speed of package mat on one core.
func Mat(o MatOptions) (*report.Mat, error) {
	r := newMat(o)
	if err := matSpeeds(r, o); err != nil {
		return nil, err
	}
	return r, nil
}

func newMat(o MatOptions) *report.Mat {
	return &report.Mat{Turns: o.begin("mat"), Rows: []report.MatRow{}}
}

// matJob has matrices of a type, and the operations on them.
type matJob struct {
	a, b func() []float64 // the limbs of the operands, where they are float64
	ops  map[string]func() error
}

// randomMatrix returns a matrix of numbers between -1 and 1 with bits in all limbs, times powers
// of two from 1 to 2^-spread.
func randomMatrix[N limb.Real[N]](rng *rand.Rand, rows, columns, spread int) *mat.Dense[N] {
	m := mat.NewDense[N](rows, columns, nil)
	for i := range m.Data {
		var x N
		for k := range 8 {
			x = x.Add(limb.From[N](math.Ldexp(2*rng.Float64()-1, -27*k)))
		}
		if spread > 0 {
			x = x.Mul(limb.From[N](math.Ldexp(1, -rng.IntN(spread+1))))
		}
		m.Data[i] = x
	}
	return m
}

func (matricesOf[N]) job(n int, ops []string) *matJob {
	rng := rand.New(rand.NewPCG(1, uint64(n)))
	a, b := randomMatrix[N](rng, n, n, 0), randomMatrix[N](rng, n, n, 0)
	side, c := b.Slice(0, n, 0, 1).Clone(), mat.NewDense[N](n, n, nil)
	j := &matJob{ops: map[string]func() error{
		"mul":   func() error { c.Mul(a, b); return nil },
		"exact": func() error { return mat.MulExact(c, a, b) },
		"lu":    func() error { return new(mat.LU[N]).Factorize(a) },
	}}
	j.a, j.b = func() []float64 { return machine(a.Data) }, func() []float64 { return machine(b.Data) }
	if slices.Contains(ops, "cholesky") {
		positive := new(mat.Dense[N])
		positive.Syrk(a) // its shape is that of the result
		for i := range n {
			positive.Set(i, i, positive.At(i, i).Add(limb.From[N](n)))
		}
		j.ops["cholesky"] = func() error { return new(mat.Cholesky[N]).Factorize(positive) }
	}
	if _, ok := any(a.Data).([]limb.F64); !ok {
		j.ops["refined"] = func() error {
			_, err := mat.SolveRefined(a, side, 0)
			return err
		}
	}
	return j
}

// machine returns the limbs of numbers of float64.
func machine[N any](x []N) []float64 {
	return unsafe.Slice((*float64)(unsafe.Pointer(unsafe.SliceData(x))), uintptr(len(x))*unsafe.Sizeof(*new(N))/8)
}

// matSpeeds takes the times of all operations.
func matSpeeds(r *report.Mat, o MatOptions) error {
	var program *peers.Matrices
	if o.Peers {
		if program, r.Peers = libraryProgram(peers.StartMatrices, func(p *peers.Matrices) *peers.Built { return &p.Built }); program != nil {
			defer program.Close()
		}
	}
	defer oneCore()()
	levels := levels(o.Levels)
	done, all := 0, len(o.Types)*len(o.Sizes)
	for _, typ := range o.Types {
		for _, n := range slices.Sorted(slices.Values(o.Sizes)) {
			if o.Stopped != nil && o.Stopped() {
				return nil
			}
			job := o.Of(typ).job(n, o.Ops)
			if program != nil && matTypes[typ].peers {
				for _, l := range program.Libraries {
					if l.Type == typ {
						if err := program.Load(l, n, job.a(), job.b()); err != nil {
							return err
						}
					}
				}
			}
			for _, op := range report.MatOps {
				work := job.ops[op.Name]
				if work == nil || !slices.Contains(o.Ops, op.Name) {
					continue
				}
				o.Progress.to(float64(done)/float64(all), typ+" "+op.Name)
				var places []*place
				for _, l := range levels {
					places = append(places, &place{where: l.String(), level: l, run: l.on(func() (time.Duration, error) {
						start := cpuTime()
						err := work()
						return cpuTime() - start, err
					})})
				}
				if program != nil {
					for _, l := range program.Libraries {
						if l.Type == typ {
							places = append(places, &place{where: l.Name, run: func() (time.Duration, error) {
								seconds, err := program.Time(l, op.Name)
								return time.Duration(seconds * 1e9), err
							}})
						}
					}
				}
				times, err := matTurns(places, o, typ, op, n)
				if err != nil {
					return err
				}
				r.Rows = append(r.Rows, report.MatRow{Type: typ, Op: op.Name, N: n, Times: times})
			}
			done++
		}
	}
	r.Ceilings = ceilings(levels)
	return nil
}

// matTurns takes the times of an operation: in a turn every place runs once, and every
// ceiling is measured.
func matTurns(places []*place, o MatOptions, typ string, op report.MatOp, n int) (times []report.MatTime, err error) {
	var quick []*place
	leftOut := map[string]bool{}
	for _, p := range places {
		t, err := p.run()
		switch {
		case err != nil:
			return nil, err
		case t < 0:
		case t > o.Budget/time.Duration(o.Runs):
			leftOut[p.where] = true
		default:
			quick = append(quick, p)
		}
	}
	if err := turns(quick, o.Runs, func() {
		for _, p := range quick {
			if p.level != nil {
				p.level.measure()
			}
		}
	}); err != nil {
		return nil, err
	}
	work := op.Cubes * math.Pow(float64(n), 3)
	for _, p := range places {
		t := report.MatTime{Where: p.where, LeftOut: leftOut[p.where]}
		if len(p.times) > 0 {
			t.Least, t.Median = least(p.times), median(p.times)
			t.GFLOPS = report.Figure(work / float64(t.Least))
			if l := p.level; l != nil && l.loops != nil && op.Name != "exact" && op.Name != "refined" {
				x := matTypes[typ]
				step, _ := l.rates(0).Bound(ceiling.Work{Adds: x.adds, Muls: x.muls, Lanes: l.loops.Bytes / x.size})
				t.Share = report.Figure(step * work / 2 / float64(t.Least))
			}
		} else if !t.LeftOut {
			continue
		}
		times = append(times, t)
	}
	return times, nil
}

// matProducts finds the errors of products.
func matProducts(r *report.Mat, o MatOptions) {
	for _, typ := range MatTypes {
		o.Of(typ).productError(r, typ, matTypes[typ].unit)
	}
}

func (matricesOf[N]) productError(r *report.Mat, typ string, unit float64) {
	const n = 64
	for i, operands := range []string{"random", "graded"} {
		rng := rand.New(rand.NewPCG(2, uint64(i)))
		a, b := randomMatrix[N](rng, n, n, 60*i), randomMatrix[N](rng, n, n, 60*i)
		c, exact, sizes := new(mat.Dense[N]), mat.NewDense[N](n, n, nil), new(mat.Dense[N])
		c.Mul(a, b)
		if mat.MulExact(exact, a, b) != nil {
			return // all is finite
		}
		for _, m := range []*mat.Dense[N]{a, b} {
			for k, x := range m.Data {
				m.Data[k] = x.Abs()
			}
		}
		sizes.Mul(a, b)
		most := 0.0
		for k, x := range c.Data {
			most = max(most, x.Sub(exact.Data[k]).Abs().Div(sizes.Data[k]).Float64()/unit)
		}
		r.Products = append(r.Products, report.MatProduct{Type: typ, Operands: operands, N: n, Units: report.Figure(most)})
	}
}

// matSystems counts the digits of systems.
func matSystems(r *report.Mat, o MatOptions) {
	for _, matrix := range report.MatSystems {
		for _, n := range o.Systems {
			if o.Stopped() {
				return
			}
			o.Progress.to(0, matrix)
			for _, typ := range []string{"float64", "DD", "QD"} {
				o.Of(typ).solve(r, matrix, typ, n, matTypes[typ].unit)
			}
		}
	}
}

// systemEntry returns an element of a matrix of n rows.
func systemEntry(matrix string, n, i, j int) *big.Rat {
	if matrix == "Hilbert" {
		return big.NewRat(1, int64(i+j+1))
	}
	e := big.NewInt(int64(j))
	return new(big.Rat).SetFrac(new(big.Int).Exp(big.NewInt(int64(i+1)), e, nil), new(big.Int).Exp(big.NewInt(int64(n)), e, nil))
}

// solve solves a system whose solution is 1 in all elements, by LU and by refinement.
func (matricesOf[N]) solve(r *report.Mat, matrix, typ string, n int, unit float64) {
	a, b := mat.NewDense[N](n, n, nil), mat.NewDense[N](n, 1, nil)
	for i := range n {
		sum := new(big.Rat)
		for j := range n {
			x := systemEntry(matrix, n, i, j)
			sum.Add(sum, x)
			a.Set(i, j, limb.FromRat[N](x))
		}
		b.Set(i, 0, limb.FromRat[N](sum))
	}
	one := limb.From[N](1)
	tell := func(by string, x *mat.Dense[N], err error) {
		s := report.MatSystem{Matrix: matrix, By: by, N: n}
		if err != nil {
			s.Reason = err.Error()
		} else {
			most := unit
			for _, v := range x.Data {
				most = max(most, v.Sub(one).Abs().Float64())
			}
			s.Digits = report.Figure(max(0, -math.Log10(most)))
		}
		r.Systems = append(r.Systems, s)
	}
	x := new(mat.Dense[N])
	err := x.Solve(a, b)
	tell(typ, x, err)
	if typ == "float64" {
		return
	}
	s, err := mat.SolveRefined(a, b, 0)
	if err == nil {
		x = s.X
	}
	tell(typ+" refined", x, err)
}
