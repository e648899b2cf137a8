package native

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strconv"
)

// A file has the states of the functions of one device.
type file struct {
	Device    string           `json:"device"`
	Functions map[string]state `json:"functions"`
}

// A state is how far an exhaustive run of a function has come.
type state struct {
	Next    uint64     `json:"next_input"`
	Counts  [5]uint64  `json:"judged_skipped_correct_wrong_zeros"`
	Largest [][]string `json:"largest_errors"` // operand, result, value, error
	Wrong   []string   `json:"wrong"`
	Zero    []string   `json:"wrong_sign_of_zero"`
}

func (c Case) words() []string {
	var words []string
	for _, x := range []float64{c.X[0], c.Got, c.Want, c.Ulps} {
		words = append(words, strconv.FormatFloat(x, 'x', -1, 64))
	}
	return words
}

func parseCase(words []string) (Case, error) {
	var x [4]float64
	if len(words) != len(x) {
		return Case{}, fmt.Errorf("a case of %d numbers, not %d", len(words), len(x))
	}
	for i, w := range words {
		var err error
		if x[i], err = strconv.ParseFloat(w, 64); err != nil {
			return Case{}, err
		}
	}
	return Case{X: [3]float64{x[0]}, Got: x[1], Want: x[2], Ulps: x[3]}, nil
}

// Inputs is the number of float32.
const Inputs = 1 << 32

// saved is the number of inputs between two states that are written.
const saved = 1 << 26

// Exhaust judges a function of one float32 on the inputs whose bits are below
// end, all of them where it is [Inputs]. Where name is not "", the run begins
// where that file says that an earlier one stopped, and the file is kept up to
// date: written aside and renamed. It may serve several functions, one after the
// other. tell, if not nil, is told how many inputs are done.
func Exhaust(m *Meter[float32], name string, end uint64, tell func(done uint64)) error {
	if m.fn.Args != 1 {
		return fmt.Errorf("%s has %d operands: only functions of one are judged on all", m.fn.Name, m.fn.Args)
	}
	if err := m.Known(); err != nil {
		return err
	}
	info := m.dev.Info()
	f := file{Device: info.Title + ", " + info.Platform + ", " + info.Version}
	if err := f.read(name); err != nil {
		return err
	}
	next := uint64(0)
	if s, ok := f.Functions[m.fn.Name]; ok {
		r, err := s.result(m.fn)
		if err != nil {
			return fmt.Errorf("state %s: %s: %w", name, m.fn.Name, err)
		}
		m.r, next = r, s.Next
	}
	for next < end {
		n := int(min(block, end-next))
		for i := range n {
			m.host[0][i] = math.Float32frombits(uint32(next) + uint32(i))
		}
		if err := m.judge(n); err != nil {
			return err
		}
		next += uint64(n)
		if tell != nil {
			tell(next)
		}
		if next%saved == 0 || next == end {
			f.Functions[m.fn.Name] = stateOf(m.r, next)
			if err := f.write(name); err != nil {
				return fmt.Errorf("writing the state: %w: choose another file", err)
			}
		}
	}
	return nil
}

// result returns what was found when the state was written.
func (s state) result(fn Function) (Result, error) {
	var errs []error
	read := func(words []string) (c Case) {
		if words != nil {
			var err error
			c, err = parseCase(words)
			errs = append(errs, err)
		}
		return c
	}
	r := Result{
		Function: fn, Inputs: s.Counts[0], Skipped: s.Counts[1], Correct: s.Counts[2], Wrong: s.Counts[3], Zeros: s.Counts[4],
		Bad: read(s.Wrong), Zero: read(s.Zero),
	}
	for _, words := range s.Largest {
		r.top = append(r.top, read(words))
	}
	return r, errors.Join(errs...)
}

func stateOf(r Result, next uint64) state {
	s := state{Next: next, Counts: [5]uint64{r.Inputs, r.Skipped, r.Correct, r.Wrong, r.Zeros}}
	for _, c := range r.top {
		s.Largest = append(s.Largest, c.words())
	}
	if r.Wrong > 0 {
		s.Wrong = r.Bad.words()
	}
	if r.Zeros > 0 {
		s.Zero = r.Zero.words()
	}
	return s
}

// read reads the file where there is one.
func (f *file) read(name string) error {
	device := f.Device
	f.Functions = map[string]state{}
	if name == "" {
		return nil
	}
	data, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil {
		err = json.Unmarshal(data, f)
	}
	if err == nil && f.Device != device {
		err = fmt.Errorf("it is of %s, not of %s: choose another file", f.Device, device)
	}
	if err != nil {
		return fmt.Errorf("state %s: %w", name, err)
	}
	return nil
}

// write writes the file aside, and renames it.
func (f *file) write(name string) error {
	if name == "" {
		return nil
	}
	data, err := json.MarshalIndent(f, "", "\t")
	if err != nil {
		return err
	}
	aside, err := os.CreateTemp(filepath.Dir(name), filepath.Base(name)+".*")
	if err != nil {
		return err
	}
	_, err = aside.Write(append(data, '\n'))
	if err = errors.Join(err, aside.Close()); err == nil {
		err = os.Rename(aside.Name(), name)
	}
	if err != nil {
		os.Remove(aside.Name())
	}
	return err
}
