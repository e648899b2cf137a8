// Package devicetest is the conformance suite of devices, written once.
package devicetest

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"os"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/flushing"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
	"github.com/limbfp/limb/internal/run/types"
)

// arithmetic is the number of operations up to which a function is arithmetic. Larger ones
// take a driver a second or more to build.
const arithmetic = 350

// rows is the number of operand rows of a block, which are made, and run, at a time.
func rows() int { return testenv.Size(1<<12, 1<<15, 1<<16) }

// blocks returns how many blocks f is run on: two for arithmetic, one for others, 64 where LIMB_FULL is set.
func blocks(f kernels.Func) int {
	switch {
	case os.Getenv("LIMB_FULL") != "":
		return 1 << 6
	case f.Adds+f.Muls > 0 && f.Ops <= arithmetic:
		return 1 << 1
	}
	return 1
}

// Run runs every function of the catalogue that they can hold on the devices
// and in plain Go, over the same random and adversarial operands, and reports
// every difference of a bit with its operands. NaN equals NaN.
//
// On a device that flushes subnormal numbers operands go down to the edge of what is promised there, and
// what a subnormal number on the way explains may differ, by a unit: see package flushing. Run says so in the
// log. The environment variable LIMB_TEST_FUNCTIONS, a
// regular expression, leaves only functions whose name it matches, and LIMB_TEST_PART, such as 3/16, every
// sixteenth from the third on, in the order of their size, so that processes share them.
//
// Functions that are others with their operands exchanged or turned are left to LIMB_FULL and
// to who names them, and so are those of float64 that are no steps, whose source is that of
// float32, those of three limbs, and large ones but for the exponential, the logarithm and the sine of DF. Run says so
// in the log; a program compares them before it uses them, as all others.
func Run(t testing.TB, devices ...*device.Device) {
	t.Helper()
	list := kernels.Funcs()
	if os.Getenv("LIMB_FULL") == "" && os.Getenv("LIMB_TEST_FUNCTIONS") == "" {
		list = slices.DeleteFunc(slices.Clone(list), func(f kernels.Func) bool {
			_, name, _ := strings.Cut(f.Name, ".")
			in := f.In[0].Type
			return f.Ops > arithmetic && !elementary.MatchString(f.Name) || mirrors[name] || in.Planes() > in.Limbs() && turned[name] || (f.Limb() == kernels.F64 || in.Limbs() == 3) && !steps.MatchString(f.Name)
		})
		t.Logf("%d functions are left out: most of those of more than %d operations, others with their operands exchanged or turned, and those of float64, or three limbs, that no lowering is made of", len(kernels.Funcs())-len(list), arithmetic)
	}
	runAll(t, list, blocks, devices)
}

// arithmeticOf is what d computes f with.
func arithmeticOf(d *device.Device, f kernels.Func) device.Arithmetic {
	if f.Limb() == kernels.F64 {
		return d.Traits().Float64
	}
	return d.Traits().Float32
}

var (
	// mirrors are Less, LessEqual and Equal with operands exchanged, or a machine number
	// for one.
	mirrors = map[string]bool{"Greater": true, "GreaterEqual": true, "EqualFloat": true, "LessFloat": true, "LessEqualFloat": true, "GreaterFloat": true, "GreaterEqualFloat": true}
	// turned are of complex numbers, and Sinh, Cosh, Tanh, Asin, Acos and Atanh of them
	// turned by a right angle; Polar is Abs and Phase.
	turned = map[string]bool{"Sin": true, "Cos": true, "Tan": true, "Asinh": true, "Acosh": true, "Atan": true, "Polar": true}
)

// steps are the functions of which a lowering makes all others: machine operations, the
// error-free transformations, and arithmetic. Functions of three limbs are made of these as those of four are: some stand for them.
var steps = regexp.MustCompile(`^T[FD]\.(Add|Mul|Div|Sqrt)$|^f(32|64)\.|^[DQ][FD]\.(Add|Sub|Mul|Div|Sqr|Sqrt|Recip|MulAdd|AddFloat|MulFloat|DivFloat|Canon|Floor|Frexp|Ldexp)$`)

// elementary are the large functions that every driver has.
var elementary = regexp.MustCompile(`^DF\.(Exp|Log|Sin)$`)

// RunArithmetic is Run for the functions of at most 350 operations that a lowering makes all
// others of, over 2^15 rows; for all of at most 350, over 2^16, where LIMB_FULL is set. Directed functions
// are sums of these steps, and are left to RunDirected.
func RunArithmetic(t testing.TB, devices ...*device.Device) {
	t.Helper()
	list := slices.DeleteFunc(slices.Clone(kernels.Funcs()), func(f kernels.Func) bool {
		return f.Ops > arithmetic || os.Getenv("LIMB_FULL") == "" && (!steps.MatchString(f.Name) || directed(f))
	})
	runAll(t, list, func(kernels.Func) int { return 1 }, devices)
}

// runAll runs the functions on as many blocks of rows as blocks says.
func runAll(t testing.TB, list []kernels.Func, blocks func(kernels.Func) int, devices []*device.Device) {
	t.Helper()
	// Functions of the same operands follow one another, so that those are made
	// once for all of them.
	var groups [][]kernels.Func
	place := map[string]int{}
	only := regexp.MustCompile(os.Getenv("LIMB_TEST_FUNCTIONS"))
	for _, f := range part(t, list) {
		if !only.MatchString(f.Name) {
			continue
		}
		key := ""
		for _, p := range f.In {
			key += p.Type.String() + " "
		}
		if _, ok := place[key]; !ok {
			place[key], groups = len(groups), append(groups, nil)
		}
		groups[place[key]] = append(groups[place[key]], f)
	}
	s := suite{devices: devices, blocks: blocks, logs: map[*device.Device]*record{}}
	for _, d := range devices {
		s.logs[d] = &record{times: map[string]time.Duration{}, failed: map[string]error{}}
	}
	var wg sync.WaitGroup
	work := make(chan func())
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for f := range work {
				f()
			}
		})
	}
	for _, group := range groups {
		most := 0
		for _, f := range group {
			most = max(most, blocks(f))
		}
		for b := range most {
			work <- func() { s.block(devices, group, b) }
		}
	}
	close(work)
	wg.Wait()
	for _, d := range devices {
		s.logs[d].report(t, d)
	}
}

// part returns those of the functions that LIMB_TEST_PART asks for.
func part(t testing.TB, list []kernels.Func) (some []kernels.Func) {
	t.Helper()
	asked := os.Getenv("LIMB_TEST_PART")
	if asked == "" {
		return list
	}
	var i, n int
	if _, err := fmt.Sscanf(asked, "%d/%d", &i, &n); err != nil || i < 1 || i > n {
		t.Fatalf("LIMB_TEST_PART is %q: want a part and how many there are, such as 3/16", asked)
	}
	bySize := slices.SortedStableFunc(slices.Values(list), func(a, b kernels.Func) int { return cmp.Compare(a.Ops, b.Ops) })
	for k := i - 1; k < len(bySize); k += n {
		some = append(some, bySize[k])
	}
	return some
}

// suite is a run of all functions.
type suite struct {
	devices []*device.Device
	blocks  func(kernels.Func) int
	mu      sync.Mutex
	logs    map[*device.Device]*record
}

// record is what was seen on one device.
type record struct {
	rows, left int
	times      map[string]time.Duration // with the time to build
	failed     map[string]error
	large      []string // that the driver's compiler would not survive
}

// block runs a group of functions with the same operands over block b of them.
func (s *suite) block(devices []*device.Device, group []kernels.Func, b int) {
	made := map[operand.Domain][]plane.Plane{}
	for _, f := range group {
		if b >= s.blocks(f) {
			continue
		}
		want := map[operand.Domain][]plane.Plane{}
		for _, d := range devices {
			dom, ok := s.domain(d, f, b)
			if !ok {
				continue
			}
			if made[dom] == nil {
				made[dom] = operand.Make(uint64(2+b), rows(), f.In, dom)
			}
			var err error
			if want[dom] == nil {
				want[dom], err = cpu.Run(f, made[dom])
			}
			start := time.Now()
			var got []plane.Plane
			if err == nil {
				got, err = run(d, f, made[dom])
			}
			took := time.Since(start)
			if err == nil {
				err = flushing.DifferMarked(dom, arithmeticOf(d, f).Lowering, f, made[dom], want[dom], got, 3)
			}
			s.mu.Lock()
			r := s.logs[d]
			r.rows += rows()
			r.times[f.Name] += took
			if errors.Is(err, driver.ErrLarge) {
				if !slices.Contains(r.large, f.Name) {
					r.large = append(r.large, f.Name)
				}
			} else if err != nil && r.failed[f.Name] == nil {
				r.failed[f.Name] = err
			}
			s.mu.Unlock()
		}
	}
}

// domain returns the operands for f on d; there are none where d cannot hold f.
func (s *suite) domain(d *device.Device, f kernels.Func, b int) (dom operand.Domain, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	r := s.logs[d]
	a := arithmeticOf(d, f)
	if !a.Exact {
		if b == 0 {
			r.left++
		}
		return 0, false
	}
	dom = operand.Wide
	if a.Subnormals == device.Flushed {
		dom = operand.Flushed
	}
	return dom, r.failed[f.Name] == nil
}

// report says what was seen on d.
func (r *record) report(t testing.TB, d *device.Device) {
	t.Helper()
	name, traits := d.Info().Name+" ("+d.Info().Platform+")", d.Traits()
	if len(r.times) == 0 {
		t.Errorf("%s: no function was run", name)
	}
	names := slices.SortedFunc(maps.Keys(r.times), func(a, b string) int { return cmp.Compare(r.times[b], r.times[a]) })
	var total time.Duration
	var slow []string
	for i, fn := range names {
		if total += r.times[fn]; i < 5 {
			slow = append(slow, fmt.Sprintf("%s %.1fs", fn, r.times[fn].Seconds()))
		}
	}
	t.Logf("%s: %d functions, %d rows, compared with plain Go in %.0fs; most: %s", name, len(names), r.rows, total.Seconds(), strings.Join(slow, ", "))
	for _, f := range kernels.Funcs() {
		if err := r.failed[f.Name]; err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if traits.Float32.Subnormals == device.Flushed {
		t.Logf("%s: subnormal numbers are flushed: operands go down to the least numbers that are within their bounds", name)
	}
	if len(r.large) > 0 {
		t.Logf("%s: left out: %s: %v", name, strings.Join(r.large, ", "), driver.ErrLarge)
	}
	if r.left > 0 {
		t.Logf("%s: %d functions left out: no float64 (%v)", name, r.left, traits.Float64.Why)
	}
}

// run runs f on d, through the interface that users have.
func run(d *device.Device, f kernels.Func, in []plane.Plane) ([]plane.Plane, error) {
	return Apply(d, f, in, func(args ...device.Operand) error { return d.Map(f.Name, args...) })
}

// Apply calls call with arrays for the results of f, and for its operands, which hold in, and returns the results.
func Apply(d *device.Device, f kernels.Func, in []plane.Plane, call func(args ...device.Operand) error) ([]plane.Plane, error) {
	var args []device.Operand
	var columns []column
	defer func() {
		for _, c := range columns {
			c.free()
		}
	}()
	out := plane.List(f.Out, in[0].Len())
	add := func(p kernels.Param, planes []plane.Plane) ([]plane.Plane, error) {
		n := p.Type.Planes()
		c, err := newColumn(d, p.Type, planes[:n])
		if err == nil {
			args, columns = append(args, c.operand), append(columns, c)
		}
		return planes[n:], err
	}
	var err error
	for i, rest := 0, out; i < len(f.Out); i++ {
		for _, p := range rest[:f.Out[i].Type.Planes()] {
			plane.Poison(p.Bytes())
		}
		if rest, err = add(f.Out[i], rest); err != nil {
			return nil, err
		}
	}
	for i, rest := 0, in; i < len(f.In); i++ {
		if rest, err = add(f.In[i], rest); err != nil {
			return nil, err
		}
	}
	if err := call(args...); err != nil {
		return nil, err
	}
	for _, c := range columns[:len(f.Out)] {
		if err := c.download(); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// column is a typed array of a device and the planes that it is filled from.
type column struct {
	operand  device.Operand
	download func() error // to the planes
	free     func()
}

func newColumn(d *device.Device, t kernels.Type, p []plane.Plane) (column, error) {
	switch t {
	case kernels.F32:
		return columnOf[float32](d, p)
	case kernels.F64:
		return columnOf[float64](d, p)
	case kernels.I32, kernels.Bool:
		return columnOf[int32](d, p)
	}
	if t >= types.Numbers {
		return column{}, fmt.Errorf("devicetest has no operands of type %s", t)
	}
	return columnEach[t](d, p)
}

//limb:each numbers
func columnDF(d *device.Device, p []plane.Plane) (column, error) { return columnOf[limb.DF](d, p) }

// columnOf uploads the numbers whose limbs are the planes.
func columnOf[T any](d *device.Device, p []plane.Plane) (column, error) {
	host := make([]T, p[0].Len())
	numbers := unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(host))), len(host)*int(unsafe.Sizeof(host[0])))
	x, err := device.NewArray[T](d, len(host))
	if err != nil {
		return column{}, err
	}
	download := func() error {
		err := x.Download(host)
		plane.Apart(p, numbers)
		return err
	}
	plane.Together(numbers, p)
	if err := x.Upload(host); err != nil {
		x.Free()
		return column{}, err
	}
	return column{x, download, x.Free}, nil
}
