package native

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"slices"
	"strconv"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/outfile"
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
// date. It may serve several functions, one after the
// other. tell, if not nil, is told how many inputs are done.
func Exhaust(m *Meter[float32], name string, end uint64, tell func(done uint64)) error {
	if m.fn.Args != 1 {
		return fmt.Errorf("%s has %d operands: only functions of one are judged on all", m.fn.Name, m.fn.Args)
	}
	if err := m.Known(); err != nil {
		return err
	}
	f, err := load(name, m.dev)
	if err != nil {
		return err
	}
	next := uint64(0)
	if s, ok := f.Functions[m.fn.Name]; ok {
		if m.r, err = s.result(m.fn, m.r.Promise); err != nil {
			return err
		}
		next = s.Next
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
				return err
			}
		}
	}
	return nil
}

// result returns what was found when the state was written, or why that cannot be.
func (s state) result(fn Function, p Promise) (Result, error) {
	var errs []error
	refuse := func(format string, args ...any) { errs = append(errs, fmt.Errorf(format, args...)) }
	read := func(words []string) (c Case) {
		c, err := parseCase(words)
		x := float32(c.X[0])
		switch {
		case err != nil:
			refuse("the case %q: %w", words, err)
		case c.X[0] == c.X[0] && float64(x) != c.X[0] || c.Got == c.Got && float64(float32(c.Got)) != c.Got:
			refuse("the case %q: the operand and the result must be float32", words)
		case uint64(math.Float32bits(x)) >= s.Next && x == x:
			refuse("the case %q: its operand comes after the first %d", words, s.Next)
		case !(c.Ulps >= 0):
			refuse("the case %q: its error is no distance", words)
		}
		return c
	}
	one := func(what string, n uint64, words []string) (c Case) {
		switch {
		case (n > 0) != (words != nil):
			refuse("it counts %d %s, but has the case %q", n, what, words)
		case n > 0:
			c = read(words)
		}
		return c
	}
	r := Result{Function: fn, Promise: p, Inputs: s.Counts[0], Skipped: s.Counts[1], Correct: s.Counts[2], Wrong: s.Counts[3], Zeros: s.Counts[4]}
	for _, n := range append(s.Counts[:], s.Next) {
		if n > Inputs {
			refuse("a count is %d, but there are %d inputs", n, uint64(Inputs))
		}
	}
	if r.Inputs+r.Skipped != s.Next || r.Correct+r.Wrong+r.Zeros > r.Inputs {
		refuse("the counts %d cannot be those of the first %d inputs", s.Counts, s.Next)
	}
	if len(s.Largest) > most {
		refuse("there are %d largest errors, more than %d", len(s.Largest), most)
	}
	r.Bad, r.Zero = one("wrong results", r.Wrong, s.Wrong), one("wrong signs of zeros", r.Zeros, s.Zero)
	for i, words := range s.Largest {
		r.top = append(r.top, read(words).ranked(formatOf[float32](), p))
		if i > 0 && !(r.top[i].rank <= r.top[i-1].rank) {
			refuse("the largest errors are not in order at %q", words)
		}
	}
	if errs != nil {
		return r, fmt.Errorf("%s: %w", fn.Name, errs[0])
	}
	return r, nil
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

// ErrState is in errors of the file that a run is kept in.
var ErrState = errors.New("state")

// CheckState returns an error where the file name is there and is no state of
// functions of the device, or where it cannot be written.
func CheckState(name string, d *device.Device) error {
	if _, err := load(name, d); err != nil {
		return err
	}
	if err := outfile.Check(name); err != nil {
		return fmt.Errorf("%w %w", ErrState, err)
	}
	return nil
}

// load reads the file where there is one, and checks all of it.
func load(name string, d *device.Device) (f *file, err error) {
	info := d.Info()
	device := info.Title + ", " + info.Platform + ", " + info.Version
	none := &file{Device: device, Functions: map[string]state{}}
	if name == "" {
		return none, nil
	}
	data, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return none, nil
	}
	defer func() {
		if err != nil {
			err = fmt.Errorf("%w %s: %w: remove the file to begin anew, or choose another one", ErrState, name, err)
		}
	}()
	if err != nil {
		return nil, err
	}
	f = new(file)
	if err := decode(data, f); err != nil {
		return nil, err
	}
	if f.Device != device {
		return nil, fmt.Errorf("it is of the device %q, not of %q", f.Device, device)
	}
	if f.Functions == nil {
		return nil, errors.New("it has no functions")
	}
	for fn, s := range f.Functions {
		list := Functions(info.CorrectDiv)
		i := slices.IndexFunc(list, func(known Function) bool { return known.Name == fn && known.Args == 1 })
		if i < 0 {
			return nil, fmt.Errorf("%q is no function of one operand", fn)
		}
		if _, err := s.result(list[i], list[i].Promise(info.Backend, true)); err != nil {
			return nil, err
		}
	}
	return f, nil
}

// decode reads JSON that is a file and nothing else, or says at which line it is not.
func decode(data []byte, f *file) error {
	in := json.NewDecoder(bytes.NewReader(data))
	in.DisallowUnknownFields()
	err := in.Decode(f)
	if err == nil {
		if _, err = in.Token(); err == io.EOF {
			return nil
		}
		err = errors.New("something follows the end")
	}
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return fmt.Errorf("it is cut off after %d bytes", len(data))
	}
	at := in.InputOffset()
	var syntax *json.SyntaxError
	var typ *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		at = syntax.Offset
	case errors.As(err, &typ):
		at = typ.Offset
	}
	return fmt.Errorf("line %d: %w", 1+bytes.Count(data[:at], []byte("\n")), err)
}

// write writes the file.
func (f *file) write(name string) error {
	if name == "" {
		return nil
	}
	data, err := json.MarshalIndent(f, "", "\t")
	if err == nil {
		err = outfile.Write(name, func(w io.Writer) error {
			_, err := w.Write(append(data, '\n'))
			return err
		})
	}
	if err != nil {
		return fmt.Errorf("%w %s: writing it: %w: choose another file", ErrState, name, err)
	}
	return nil
}
