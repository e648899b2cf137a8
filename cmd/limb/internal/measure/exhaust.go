package measure

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/limbfp/limb/accuracy"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/internal/run/outfile"
	"github.com/limbfp/limb/internal/run/workers"
)

// ExhaustOptions say what is judged on all operands.
type ExhaustOptions struct {
	Functions []string // as "exp"; all where empty
	Operands  []string // of [OperandLists]; all where empty
	Shard, Of int      // part Shard of Of, from 1
	Out       string   // the file of what is found, which is gone on with where it is there
	Progress  Progress
}

// OperandLists are the names of the lists of operands that an exhaustive run may take.
var OperandLists = []string{"float32", "e5m6", "e8m3"}

// chunk is the number of operands that are judged, and written, together, and piece that of one
// goroutine's turn, of which a chunk has a whole number.
const (
	chunk = 1 << 24
	piece = 1 << 18
	often = 10 * time.Second // a file is written no more often
)

// ErrPart is in the error where a file is not a part that can be gone on with or merged.
var ErrPart = errors.New("not a part of this table")

// A row of the table and what makes it.
type swept struct {
	row   *report.ExhaustiveRow
	sweep accuracy.Sweep
	done  chunks
}

// chunks says which chunks are done.
type chunks []bool

func (c chunks) String() string {
	var parts []string
	for lo := 0; lo < len(c); lo++ {
		if !c[lo] {
			continue
		}
		hi := lo
		for hi+1 < len(c) && c[hi+1] {
			hi++
		}
		part := strconv.Itoa(lo)
		if hi > lo {
			part += "-" + strconv.Itoa(hi)
		}
		parts = append(parts, part)
		lo = hi
	}
	return strings.Join(parts, ",")
}

func parseChunks(s string, n int) (chunks, error) {
	c := make(chunks, n)
	for part := range strings.SplitSeq(s, ",") {
		if s == "" {
			break
		}
		first, last, both := strings.Cut(part, "-")
		lo, err := strconv.Atoi(first)
		hi := lo
		if both && err == nil {
			hi, err = strconv.Atoi(last)
		}
		if err != nil || lo < 0 || hi < lo || hi >= n {
			return nil, fmt.Errorf("chunks %q: want ranges within 0-%d", s, n-1)
		}
		for k := lo; k <= hi; k++ {
			c[k] = true
		}
	}
	return c, nil
}

// sweeps returns the rows of the table, none of them begun.
func sweeps(o ExhaustOptions) (list []*swept, err error) {
	all := accuracy.Sweeps()
	for _, f := range o.Functions {
		if !slices.ContainsFunc(all, func(s accuracy.Sweep) bool { return matches(s.Name, f) }) {
			return nil, fmt.Errorf("%w %q is judged on all operands: there are those of DF of one or two operands", ErrFunction, f)
		}
	}
	for _, s := range all {
		if len(o.Functions) > 0 && !slices.ContainsFunc(o.Functions, func(f string) bool { return matches(s.Name, f) }) ||
			len(o.Operands) > 0 && !slices.Contains(o.Operands, s.Operands) {
			continue
		}
		n := int((s.N + chunk - 1) / chunk)
		list = append(list, &swept{
			row:   &report.ExhaustiveRow{Function: s.Name, Note: s.Note, Operands: s.Operands, Chunks: n},
			sweep: s, done: make(chunks, n),
		})
	}
	slices.SortStableFunc(list, (*swept).compare)
	if len(list) == 0 {
		return nil, fmt.Errorf("%w of %s has operands %s", ErrFunction, strings.Join(o.Functions, ", "), strings.Join(o.Operands, ", "))
	}
	return list, nil
}

// code returns the fingerprint, which takes long for all rows, of one that is asked for.
func (s *swept) code() string {
	if s.row.Code == "" {
		s.row.Code = s.sweep.Code()
	}
	return s.row.Code
}

func (s *swept) compare(t *swept) int {
	return cmp.Or(cmp.Compare(s.row.Function, t.row.Function), cmp.Compare(s.row.Operands, t.row.Operands), cmp.Compare(s.row.Note, t.row.Note))
}

// Exhaust judges functions on all their operands, or a part of these. Where ctx is done, what
// is found until then is in the file, and the error says so.
func Exhaust(ctx context.Context, o ExhaustOptions) (*report.Exhaustive, error) {
	list, err := sweeps(o)
	if err != nil {
		return nil, err
	}
	if o.Out != "" {
		if err := outfile.Check(o.Out); err != nil {
			return nil, err
		}
		switch _, err := os.Stat(o.Out); {
		case err == nil:
			if err := join(list, o.Out); err != nil {
				return nil, err
			}
		case !errors.Is(err, fs.ErrNotExist):
			return nil, err
		}
	}
	type job struct{ row, chunk int }
	var jobs []job
	n := 0
	for row, s := range list {
		for c, done := range s.done {
			if n++; !done && (n-1)%o.Of == o.Shard-1 {
				jobs = append(jobs, job{row, c})
			}
		}
	}
	save := func() error {
		if o.Out == "" {
			return nil
		}
		return outfile.Write(o.Out, func(w io.Writer) error { return report.WriteJSON(w, table(list, false)) })
	}
	written := time.Now()
	for k, j := range jobs {
		s := list[j.row]
		o.Progress.to(float64(k)/float64(len(jobs)), s.row.Function+" "+s.row.Operands)
		t, err := judge(ctx, &s.sweep, uint64(j.chunk)*chunk)
		if err != nil {
			switch {
			case ctx.Err() == nil:
			case o.Out == "":
				err = fmt.Errorf("stopped after %d of %d chunks, of which nothing is kept without --out", k, len(jobs))
			default:
				err = fmt.Errorf("stopped after %d of %d chunks: the same command goes on from %s", k, len(jobs), o.Out)
			}
			return nil, errors.Join(err, save())
		}
		s.row.Merge(t)
		s.done[j.chunk] = true
		if time.Since(written) > often {
			if err := save(); err != nil {
				return nil, err
			}
			written = time.Now()
		}
	}
	if err := save(); err != nil {
		return nil, err
	}
	return table(list, true), nil
}

// judge judges a chunk on all cores.
func judge(ctx context.Context, s *accuracy.Sweep, lo uint64) (accuracy.Tally, error) {
	tallies := make([]accuracy.Tally, (min(chunk, s.N-lo)+piece-1)/piece)
	errs := make([]error, len(tallies))
	workers.Spread(len(tallies), func(k int) {
		at := lo + uint64(k)*piece
		if errs[k] = cause.Of(ctx); errs[k] == nil {
			tallies[k], errs[k] = s.Judge(at, min(at+piece, s.N))
		}
	})
	var all accuracy.Tally
	for _, t := range tallies {
		all.Merge(t)
	}
	return all, cmp.Or(errs...)
}

// table returns the rows that are begun, in full with the exact errors of the worst.
func table(list []*swept, full bool) *report.Exhaustive {
	x := &report.Exhaustive{Head: head("exhaustive")}
	for _, s := range list {
		r := s.row
		if r.Done = s.done.String(); r.Done == "" {
			continue
		}
		r.Code, r.RMS = s.code(), r.Tally.RMS()
		r.Exact, r.Worst, r.Bad = report.Figure(math.NaN()), nil, nil
		if r.Max > 0 {
			r.Worst = hexes(s.sweep.At(r.At))
			if full {
				if e, inside, err := s.sweep.Exact(r.At); err == nil && inside {
					r.Exact = report.Figure(e)
				}
			}
		}
		if r.Wrong > 0 {
			r.Bad = hexes(s.sweep.At(r.WrongAt))
		}
		x.Rows = append(x.Rows, r)
	}
	return x
}

// Merge returns the table of what is found in several files: the same in whatever order they
// are given.
func Merge(files []string) (*report.Exhaustive, error) {
	list, err := sweeps(ExhaustOptions{})
	if err != nil {
		return nil, err
	}
	for _, name := range files {
		if err := join(list, name); err != nil {
			return nil, err
		}
	}
	return table(list, true), nil
}

// join adds what a file has to the rows.
func join(list []*swept, name string) error {
	var data []byte
	var err error
	if name == "-" {
		data, err = io.ReadAll(os.Stdin)
	} else {
		data, err = os.ReadFile(name)
	}
	if err != nil {
		return err
	}
	refuse := func(format string, args ...any) error {
		return fmt.Errorf("%s: %w: %w", name, ErrPart, fmt.Errorf(format, args...))
	}
	var x report.Exhaustive
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&x); err != nil {
		if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
			err = errors.New("the file is empty or cut off: judge this part again")
		}
		return refuse("%w", err)
	}
	if x.Kind != "exhaustive" || x.Schema != report.Schema {
		return refuse("it is of kind %q and schema %d, want %q and %d", x.Kind, x.Schema, "exhaustive", report.Schema)
	}
	for _, r := range x.Rows {
		if r == nil {
			return refuse("a row is missing")
		}
		i := slices.IndexFunc(list, func(s *swept) bool {
			return s.row.Function == r.Function && s.row.Note == r.Note && s.row.Operands == r.Operands
		})
		if i < 0 {
			return refuse("%s %s is not asked for", r.Function, r.Operands)
		}
		s := list[i]
		if r.Code != s.code() || r.Chunks != s.row.Chunks {
			return refuse("%s was judged by another version of limb: take another --out, and judge it again", r.Function)
		}
		done, err := parseChunks(r.Done, s.row.Chunks)
		if err != nil {
			return refuse("%s: %w", r.Function, err)
		}
		var total uint64
		for k, is := range done {
			if is && s.done[k] {
				return refuse("chunk %d of %s %s is in another part too", k, r.Function, r.Operands)
			}
			if is {
				s.done[k] = true
				total += min(chunk, s.sweep.N-uint64(k)*chunk)
			}
		}
		if r.N+r.Outside != total || r.N > total || r.At >= s.sweep.N || r.EndsAt >= s.sweep.N || r.WrongAt >= s.sweep.N || r.LooseAt >= s.sweep.N || !(r.Max >= 0) || !(r.Ends >= 0) {
			return refuse("%s: its numbers cannot be those of %d operands", r.Function, total)
		}
		s.row.Merge(r.Tally)
	}
	return nil
}
