package measure

import (
	"context"
	"fmt"
	"io"
	"math"
	"sort"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/internal/run/half"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/kernel/launch"
)

// # Conversions of numbers of 16 bits
//
// All 2^32 float32 are rounded to 16 bits, and all 2^16 numbers of 16 bits become float32: Listing 8.3
// of the CUDA Handbook, and what it replicates. What they should give is found by the definition, in
// integers, the bits of float32: the tie between two neighbours of a format is half their sum, and a
// float32 becomes the number between whose ties it is; a tie becomes the even one. That is no algorithm
// with shifts and carries, as those that are tried.

// ShortOptions say what is tried.
type ShortOptions struct {
	BF16     bool   // bfloat16, and not binary16
	N        uint64 // so many float32, evenly among all, and those about each tie; 0 for all
	Devices  []string
	Progress Progress
}

// Shorts is what limb formats --half and --bfloat16 found, on each level and device that they tried.
type Shorts struct {
	report.Form
	Format string       `json:"format"`
	All    bool         `json:"exhaustive"`
	Rows   []ShortsTest `json:"on"`
}

// ShortsTest are the conversions of a level of the processor, or of a device.
type ShortsTest struct {
	On         string `json:"name"`
	Rounded    uint64 `json:"rounded"` // float32 to 16 bits
	WrongRound uint64 `json:"rounded_wrong"`
	Widened    uint64 `json:"widened"` // back
	WrongWiden uint64 `json:"widened_wrong"`
	First      string `json:"first_wrong,omitempty"`
}

// Wrong counts what is wrong.
func (s *Shorts) Wrong() (n uint64) {
	for _, r := range s.Rows {
		n += r.WrongRound + r.WrongWiden
	}
	return n
}

// Text writes s.
func (s *Shorts) Text(w io.Writer, style report.Style) {
	rows := [][]string{{"", "float32 to " + s.Format, "wrong", s.Format + " to float32", "wrong"}}
	for _, r := range s.Rows {
		rows = append(rows, []string{r.On, fmt.Sprint(r.Rounded), fmt.Sprint(r.WrongRound), fmt.Sprint(r.Widened), fmt.Sprint(r.WrongWiden)})
	}
	style.Table(w, rows, 1, 2, 3, 4)
	for _, r := range s.Rows {
		if r.First != "" {
			style.Note(w, r.On+": "+r.First)
		}
	}
	if !s.All {
		style.Note(w, "A sample of the float32, and those about each tie: --exhaustive tries all 2^32.")
	}
}

// shortFormat has the right results of all conversions to and from a format of 16 bits.
type shortFormat[H fp.Half | fp.BF16] struct {
	ties   []uint32 // the bits of the tie behind each number that is not negative
	values []uint32 // of these, and of infinity
	nan    H
}

func newShortFormat[H fp.Half | fp.BF16](f fp.Format, nan H) *shortFormat[H] {
	s := &shortFormat[H]{nan: nan}
	bits := func(x float64) uint32 { return math.Float32bits(float32(x)) } // all are float32
	for low := 0.0; low < math.Inf(1); {
		high := f.Decode(uint64(len(s.values) + 1))
		s.values, s.ties = append(s.values, bits(low)), append(s.ties, bits((low+min(high, math.Ldexp(1, f.Emax+1)))/2))
		low = high
	}
	s.values = append(s.values, 0x7f800000)
	return s
}

// round returns the numbers that are nearest to floats. It is quick where these are in order.
func (s *shortFormat[H]) round(dst []H, src []float32) {
	at, last := 0, ^uint32(0)
	for i, x := range src {
		b := math.Float32bits(x)
		a := b & 0x7fffffff
		if a > 0x7f800000 {
			dst[i], last = s.nan, ^uint32(0)
			continue
		}
		if a < last || a-last > 1<<16 { // the first tie that is not below
			at = sort.Search(len(s.ties), func(h int) bool { return s.ties[h] >= a })
		}
		for at < len(s.ties) && (s.ties[at] < a || s.ties[at] == a && at&1 == 1) {
			at++
		}
		dst[i], last = H(b>>16&0x8000)|H(at), a
	}
}

// widens reports whether x is what h should become. Every NaN is the same.
func (s *shortFormat[H]) widens(h H, x float32) bool {
	if a := int(h & 0x7fff); a < len(s.values) {
		return math.Float32bits(x) == uint32(h&0x8000)<<16|s.values[a]
	}
	return x != x
}

// shortTarget is a level or a device whose conversions are tried.
type shortTarget[H fp.Half | fp.BF16] struct {
	name  string
	round func(dst []H, src []float32) error
	widen func(dst []float32, src []H) error
}

// shortPart is how many float32 are tried at once.
const shortPart = 1 << 20

// TryShorts tries the conversions on each level of the processor, and on devices.
func TryShorts(ctx context.Context, o ShortOptions) (*Shorts, error) {
	if o.BF16 {
		return tryShorts(ctx, o, fp.BFloat16(), newShortFormat[fp.BF16](fp.BFloat16(), 0x7fc0),
			conversion[fp.BF16, float32]{half.RoundBF16Kernel.Slices, half.RoundBF16Kernel.Run}, conversion[float32, fp.BF16]{half.WidenBF16Kernel.Slices, half.WidenBF16Kernel.Run})
	}
	return tryShorts(ctx, o, fp.Binary16(), newShortFormat[fp.Half](fp.Binary16(), 0x7e00),
		conversion[fp.Half, float32]{half.RoundKernel.Slices, half.RoundKernel.Run}, conversion[float32, fp.Half]{half.WidenKernel.Slices, half.WidenKernel.Run})
}

// conversion is a kernel that makes numbers of another type.
type conversion[To, From any] struct {
	slices func(dst []To, src []From) error
	arrays func(d launch.Device, dst launch.Array[To], src launch.Array[From]) error
}

// at runs the conversion at a level.
func (c conversion[To, From]) at(l simd.Level) func(dst []To, src []From) error {
	return func(dst []To, src []From) error {
		simd.Set(l)
		return c.slices(dst, src)
	}
}

// on runs it on a device, between two arrays.
func (c conversion[To, From]) on(d *device.Device, to *device.Array[To], from *device.Array[From]) func(dst []To, src []From) error {
	return func(dst []To, src []From) error {
		y, x := to.Slice(0, len(dst)), from.Slice(0, len(src))
		err := x.Upload(src)
		if err == nil {
			err = c.arrays(d, y, x)
		}
		if err == nil {
			err = y.Download(dst)
		}
		return err
	}
}

func tryShorts[H fp.Half | fp.BF16](ctx context.Context, o ShortOptions, f fp.Format, want *shortFormat[H], round conversion[H, float32], widen conversion[float32, H]) (*Shorts, error) {
	defer simd.Set(simd.Current())
	var targets []shortTarget[H]
	for l := simd.Go; l <= simd.Best(); l++ {
		targets = append(targets, shortTarget[H]{l.String(), round.at(l), widen.at(l)})
	}
	for _, name := range o.Devices {
		d, err := device.Open(name)
		if err != nil {
			return nil, err
		}
		defer d.Close()
		floats, err := device.NewArray[float32](d, shortPart)
		if err != nil {
			return nil, err
		}
		shorts, err := device.NewArray[H](d, shortPart)
		if err != nil {
			return nil, err
		}
		targets = append(targets, shortTarget[H]{name, round.on(d, shorts, floats), widen.on(d, floats, shorts)})
	}
	return want.try(ctx, o, f, targets)
}

// try compares targets with what should come out.
func (want *shortFormat[H]) try(ctx context.Context, o ShortOptions, f fp.Format, targets []shortTarget[H]) (*Shorts, error) {
	s := &Shorts{Form: report.Of("conversions"), Format: f.Name, All: o.N == 0}
	for _, t := range targets {
		r := ShortsTest{On: t.name, Widened: 1 << 16}
		from, to := make([]H, 1<<16), make([]float32, 1<<16)
		for i := range from {
			from[i] = H(i)
		}
		if err := t.widen(to, from); err != nil {
			return nil, err
		}
		for i, x := range to {
			if !want.widens(from[i], x) {
				if r.WrongWiden++; r.First == "" {
					r.First = fmt.Sprintf("%s %04x becomes the float32 %08x", f.Name, i, math.Float32bits(x))
				}
			}
		}
		s.Rows = append(s.Rows, r)
	}
	src, right, dst := make([]float32, shortPart), make([]H, shortPart), make([]H, shortPart)
	part := func(src []float32) error {
		want.round(right, src)
		for i, t := range targets {
			r := &s.Rows[i]
			if err := t.round(dst[:len(src)], src); err != nil {
				return err
			}
			r.Rounded += uint64(len(src))
			for j, h := range dst[:len(src)] {
				if h != right[j] {
					if r.WrongRound++; r.First == "" {
						r.First = fmt.Sprintf("the float32 %08x becomes %s %04x, and should become %04x", math.Float32bits(src[j]), f.Name, h, right[j])
					}
				}
			}
		}
		return nil
	}
	n, step := uint64(1)<<32, uint64(1)
	if o.N > 0 && o.N < n {
		step = n / o.N
		n = o.N
		var about []float32
		for _, tie := range want.ties {
			for _, b := range []uint32{tie - 1, tie, tie + 1} {
				about = append(about, math.Float32frombits(b), math.Float32frombits(b|1<<31))
			}
		}
		if err := part(about); err != nil {
			return nil, err
		}
	} else {
		s.All = true
	}
	for at := uint64(0); at < n; at += shortPart {
		if err := cause.Of(ctx); err != nil {
			return nil, err
		}
		o.Progress.to(float64(at)/float64(n), fmt.Sprintf("float32 to %s: %d of %d", f.Name, at, n))
		some := src[:min(shortPart, n-at)]
		for i := range some {
			some[i] = math.Float32frombits(uint32((at + uint64(i)) * step))
		}
		if err := part(some); err != nil {
			return nil, err
		}
	}
	return s, nil
}
