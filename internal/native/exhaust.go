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

// A state is how far an exhaustive run has come, as a file has it.
type state struct {
	Device   string     `json:"device"`
	Function string     `json:"function"`
	Next     uint64     `json:"next_input"`
	Counts   [5]uint64  `json:"judged_skipped_correct_wrong_zeros"`
	Largest  [][]string `json:"largest_errors"` // operand, result, value, error
	Wrong    []string   `json:"wrong"`
	Zero     []string   `json:"wrong_sign_of_zero"`
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
// end, all of them where it is [Inputs]. Where file is not "", the run begins
// where that file says that an earlier one stopped, and the file is kept up to
// date: written aside and renamed. tell, if not nil, is told how many are done.
func Exhaust(m *Meter[float32], file string, end uint64, tell func(done uint64)) error {
	if m.fn.Args != 1 {
		return fmt.Errorf("%s has %d operands: only functions of one are judged on all", m.fn.Name, m.fn.Args)
	}
	if err := m.Known(); err != nil {
		return err
	}
	info := m.dev.Info()
	id := info.Title + ", " + info.Platform + ", " + info.Version
	next, err := m.load(file, id)
	if err != nil {
		return err
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
			if err := m.save(file, id, next); err != nil {
				return err
			}
		}
	}
	return nil
}

// load continues from a state, and returns the next input.
func (m *Meter[T]) load(file, id string) (uint64, error) {
	if file == "" {
		return 0, nil
	}
	data, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return 0, nil
	}
	var s state
	if err == nil {
		err = json.Unmarshal(data, &s)
	}
	if err == nil && (s.Device != id || s.Function != m.fn.Name) {
		err = fmt.Errorf("it is of %s on %s, not of %s on %s: choose another file", s.Function, s.Device, m.fn.Name, id)
	}
	r := Result{Function: m.fn, Inputs: s.Counts[0], Skipped: s.Counts[1], Correct: s.Counts[2], Wrong: s.Counts[3], Zeros: s.Counts[4]}
	read := func(words []string) (c Case) {
		if err == nil && words != nil {
			c, err = parseCase(words)
		}
		return c
	}
	for _, words := range s.Largest {
		r.top = append(r.top, read(words))
	}
	r.Bad, r.Zero = read(s.Wrong), read(s.Zero)
	if err != nil {
		return 0, fmt.Errorf("state %s: %w", file, err)
	}
	m.r = r
	return s.Next, nil
}

// save writes a state aside, and renames it.
func (m *Meter[T]) save(file, id string, next uint64) error {
	if file == "" {
		return nil
	}
	r := &m.r
	s := state{Device: id, Function: m.fn.Name, Next: next, Counts: [5]uint64{r.Inputs, r.Skipped, r.Correct, r.Wrong, r.Zeros}}
	for _, c := range r.top {
		s.Largest = append(s.Largest, c.words())
	}
	if r.Wrong > 0 {
		s.Wrong = r.Bad.words()
	}
	if r.Zeros > 0 {
		s.Zero = r.Zero.words()
	}
	data, err := json.MarshalIndent(s, "", "\t")
	if err != nil {
		return err
	}
	tmp, err := os.CreateTemp(filepath.Dir(file), filepath.Base(file)+".*")
	if err != nil {
		return fmt.Errorf("writing the state: %w", err)
	}
	_, err = tmp.Write(append(data, '\n'))
	if err = errors.Join(err, tmp.Close()); err == nil {
		err = os.Rename(tmp.Name(), file)
	}
	if err != nil {
		os.Remove(tmp.Name())
		return fmt.Errorf("writing the state: %w", err)
	}
	return nil
}
