package main

import (
	"context"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"math"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/outfile"
	"github.com/limbfp/limb/mandelbrot"
	"github.com/limbfp/limb/vec"
)

func mandelbrotCommand() *cobra.Command {
	var (
		center, size, typ, compare, out, name string
		width                                 float64
		limit                                 int
	)
	cmd := &cobra.Command{
		Use:   "mandelbrot",
		Short: "draw the Mandelbrot set, and see where a type dissolves",
		Long: `mandelbrot draws the Mandelbrot set: the points c for which z² + c, from z = 0
on, stays near 0. --center is the middle of the picture, --width its width, --type what z
is computed in: ` + strings.Join(mandelbrot.Types(), ", ") + `. If that has too few digits for the
pixels and their turns, counts are wrong and the picture dissolves.

perturb:TYPE computes the distances of the pixels from one orbit of many digits, down to a
width of 10^-280. perturb:DD, or on a device without float64 perturb:QF, gives the counts
of a QD in less time, and goes deeper.

Without --type it takes the cheapest type that is enough. It follows the orbits of some
pixels to find how much the turns multiply an error, compares the counts of some with
those of a QD, and prints what it checked, also for a --type.

--compare draws in grey where another type has the same counts and in red where it has
others, and prints how many.

Without --out it draws on the terminal. The SHA-256 is that of all counts (int32, lowest
byte first): it is the same on every processor and device.`,
		Example: `  limb mandelbrot
  limb mandelbrot --center -0.743644+0.131826i --width 3e-5 --out m.png
  limb mandelbrot --center -0.743644+0.131826i --width 1e-5 --size 400x250
  limb mandelbrot --center -0.743644+0.131826i --type float32 --compare DD
  limb mandelbrot --center 0+1i --width 1e-30 --type perturb:DD --json`,
		RunE: func(cmd *cobra.Command, _ []string) error {
			v := mandelbrot.View{Width: width, Limit: limit}
			var err error
			if v.Re, v.Im, err = mandelbrot.ParseCenter(center); err != nil {
				return usageError{err}
			}
			if v.W, v.H, err = parseSize(size); err != nil {
				return err
			}
			if out == "" && !asJSON(cmd) {
				v.W, v.H = previewSize(v.W, v.H, style(cmd.OutOrStdout()).Width)
			}
			if limit == 0 {
				v.Limit = defaultLimit(width)
			}
			var ways [2]mandelbrot.Way // of the picture, and what it is compared with
			for i, name := range []string{typ, compare} {
				if name == "" {
					continue
				}
				if ways[i], err = mandelbrot.ParseWay(name); err != nil {
					return usageError{err}
				}
			}
			way, other := ways[0], ways[1]
			var d *device.Device
			if name != "" {
				if d, err = device.Open(name); err != nil {
					return err
				}
				defer d.Close()
			}
			ctx, stop := interruptible(cmd)
			defer stop()
			// Points of many turns keep their cores for long, in assembly, which nothing interrupts:
			// one more than they are spread over hears the signals.
			cores := runtime.GOMAXPROCS(0)
			defer vec.SetThreads(vec.SetThreads(cores))
			runtime.GOMAXPROCS(cores + 1)
			defer runtime.GOMAXPROCS(cores)
			count := func(w mandelbrot.Way) (*mandelbrot.Counts, error) {
				return untilStopped(ctx, cmd, "counting in "+w.String(), func(show shower) (*mandelbrot.Counts, error) {
					return mandelbrot.Count(ctx, d, v, w, func(done float64) { show(done, "counting in "+w.String()) })
				})
			}
			choose := func(shower) (mandelbrot.Check, error) {
				if typ != "" {
					return mandelbrot.Examine(ctx, d, v, way)
				}
				return mandelbrot.Choose(ctx, d, v, d == nil || d.Traits().Float64.Exact)
			}
			claim := func(w mandelbrot.Way) error {
				what := fmt.Sprintf("a picture of %d × %d pixels", v.W, v.H)
				if w.Perturb {
					what += fmt.Sprintf(", by an orbit of %d turns,", v.Limit)
				}
				return claims(cmd.ErrOrStderr())(what, pictureBytes(v, w))
			}
			for _, w := range []mandelbrot.Way{way, other} { // of types that are not named what pixels take alone
				if err := claim(w); err != nil {
					return err
				}
			}
			check, err := untilStopped(ctx, cmd, "following some orbits", choose)
			if err != nil {
				return err
			}
			way = check.Way
			if err := claim(way); err != nil {
				return err
			}
			c, err := count(way)
			if err != nil {
				return err
			}
			x := pictureOf(c, center, check)
			picture := c.Image
			if compare != "" {
				c2, err := count(other)
				if err != nil {
					return err
				}
				x.Compare = &comparison{other.String(), hash(c2), c.Differ(c2), len(c.Turns)}
				picture = func() *image.RGBA { return c.Difference(c2) }
			}
			if out != "" {
				x.Out = out
				if err := outfile.Write(out, func(w io.Writer) error { return png.Encode(w, picture()) }); err != nil {
					return fmt.Errorf("writing the picture: %w: choose another file with --out", err)
				}
			}
			return write(cmd, x, func(w io.Writer, s report.Style) {
				if out == "" {
					preview(w, picture(), s.Colour)
				}
				for _, r := range x.rows() {
					fmt.Fprintf(w, "  %-10s  %s\n", r[0], r[1])
				}
				switch {
				case check.Enough:
				case !way.Resolves(v):
					s.Note(w, fmt.Sprintf("%s has too few digits for this width: the picture dissolves.", way))
				default:
					s.Note(w, fmt.Sprintf("%s has too few digits for so many turns: some counts are wrong.", way))
				}
			})
		},
	}
	f := flagsOf(cmd)
	f.StringVar(&center, "center", "-0.75+0i", "the `point` in the middle, with as many digits as it needs")
	f.Float64Var(&width, "width", 3.2, "width of the picture, from its left edge to its right one")
	f.StringVar(&size, "size", "1600x1000", "`pixels`; on a terminal only their ratio counts")
	f.IntVar(&limit, "limit", 0, "turns after which a point counts as one of the set; 0 chooses by the width")
	f.StringVar(&typ, "type", "", "`type` of z, or perturb:TYPE (default the cheapest that is enough)")
	f.StringVar(&compare, "compare", "", "also count in this `type`, and draw where the counts differ")
	f.StringVar(&name, "device", "", "count on this device (`name` as in limb devices; default the processor)")
	f.StringVar(&out, "out", "", "write a PNG to this `file`, or -")
	f.writes("out")
	f.check("out", func(path string) error {
		if ext := strings.ToLower(filepath.Ext(path)); slices.Contains([]string{".jpg", ".jpeg", ".gif", ".svg", ".webp", ".tif", ".tiff", ".bmp", ".pdf"}, ext) {
			return usagef("--out is %s: the picture is a PNG, so give it a name that ends in .png", path)
		}
		return nil
	})
	return cmd
}

// errStopped ends a command that a signal has stopped, and that has nothing to show.
var errStopped = fmt.Errorf("%w: nothing of this picture is written", errSignal)

// untilStopped does a part of the work on a picture, until ctx is done. No point is given up in the middle, and with many
// turns one takes long.
func untilStopped[X any](ctx context.Context, cmd *cobra.Command, what string, work func(show shower) (X, error)) (X, error) {
	x, err := watch(cmd, what, func(show shower) (X, error) {
		defer context.AfterFunc(ctx, func() { show(0, "stopping at the next points: another Ctrl-C ends the program at once") })()
		return work(show)
	})
	if ctx.Err() != nil {
		err = errStopped
	}
	return x, err
}

// A drawn is what the command says of a picture.
type drawn struct {
	report.Form
	Center  string      `json:"center"`
	Width   float64     `json:"width"`
	Size    [2]int      `json:"size"`
	Limit   int         `json:"limit"`
	Type    string      `json:"type"`
	Enough  bool        `json:"enough_digits"` // as Checked says
	Checked checked     `json:"checked"`
	Inside  int         `json:"pixels_in_the_set"`
	Least   int32       `json:"least_count"`
	Hash    string      `json:"sha256_of_counts"`
	Compare *comparison `json:"compare,omitempty"`
	Out     string      `json:"out,omitempty"`
}

// checked is how far the counts are to be trusted.
type checked struct {
	Wrong   report.Figure `json:"part_expected_wrong"` // by the derivatives of some orbits
	Pixels  int           `json:"pixels"`              // that were counted in another way too
	Against string        `json:"against,omitempty"`
	Differ  int           `json:"pixels_that_differ"`
}

// text says what was checked.
func (c checked) text() string {
	wrong := "less than 1 count of 10^6"
	if c.Wrong >= 1e-6 {
		wrong = fmt.Sprintf("about %.2g %% of the counts", 100*float64(c.Wrong))
	}
	if c.Pixels == 0 {
		return "by their orbits " + wrong + " wrong"
	}
	return fmt.Sprintf("%d of %d pixels differ in %s; by their orbits %s wrong", c.Differ, c.Pixels, c.Against, wrong)
}

// pictureBytes returns what a picture takes: counts and where pixels leave, twice where it is
// compared, the ranks of pixels, colours, and results in the type; of distances the orbit.
func pictureBytes(v mandelbrot.View, w mandelbrot.Way) float64 {
	bytes := 84 * float64(v.W) * float64(v.H)
	if w.Perturb {
		bytes += 256 * float64(v.Limit)
	}
	return bytes
}

type comparison struct {
	Type   string `json:"type"`
	Hash   string `json:"sha256_of_counts"`
	Differ int    `json:"pixels_that_differ"`
	Of     int    `json:"of"`
}

func hash(c *mandelbrot.Counts) string { return fmt.Sprintf("%x", c.Hash()) }

func pictureOf(c *mandelbrot.Counts, center string, k mandelbrot.Check) *drawn {
	v, w := c.View, k.Way
	x := &drawn{
		Form: report.Of("mandelbrot"), Center: center, Width: v.Width, Size: [2]int{v.W, v.H},
		Limit: v.Limit, Type: w.String(), Enough: k.Enough, Inside: c.Inside(), Least: math.MaxInt32, Hash: hash(c),
	}
	if x.Checked = (checked{report.Figure(k.Wrong), k.Pixels, "", k.Differ}); k.Pixels > 0 {
		x.Checked.Against = k.Against.String()
	}
	for _, n := range c.Turns {
		x.Least = min(x.Least, n)
	}
	return x
}

// rows are the lines below a picture.
func (x *drawn) rows() [][2]string {
	rows := [][2]string{
		{"type", x.Type},
		{"size", fmt.Sprintf("%d × %d", x.Size[0], x.Size[1])},
		{"turns", fmt.Sprintf("%d to %d", x.Least, x.Limit)},
		{"in the set", fmt.Sprintf("%d pixels", x.Inside)},
		{"checked", x.Checked.text()},
		{"SHA-256", x.Hash},
	}
	if y := x.Compare; y != nil {
		rows = append(rows, [2]string{"compared", fmt.Sprintf("%d of %d pixels differ in %s", y.Differ, y.Of, y.Type)})
	}
	if x.Out != "" {
		rows = append(rows, [2]string{"picture", x.Out})
	}
	return rows
}

func parseSize(s string) (w, h int, err error) {
	a, b, ok := strings.Cut(s, "x")
	w, err1 := strconv.Atoi(a)
	h, err2 := strconv.Atoi(b)
	if !ok || err1 != nil || err2 != nil || w < 1 || h < 1 {
		return 0, 0, usagef("--size is %q: write it as 1600x1000", s)
	}
	return w, h, nil
}

// previewSize is the size of a picture of that ratio on a terminal, whose characters are two
// pixels high.
func previewSize(w, h, columns int) (int, int) {
	columns = min(columns, 120)
	return columns, 2 * max(1, min(200, int(float64(columns)*float64(h)/float64(w)/2+0.5)))
}

// defaultLimit grows with the digits of the width, as counts do.
func defaultLimit(width float64) int {
	return int(1000 * (1 + max(0, -math.Log10(width))/4))
}

// preview draws a picture with characters, two pixels each: in colour as upper halves, else
// as characters that are the denser the brighter they are.
func preview(w io.Writer, m *image.RGBA, colour bool) {
	const dense = " .:-=+*#%@"
	for y := 0; y < m.Rect.Dy(); y += 2 {
		for x := range m.Rect.Dx() {
			a, b := m.RGBAAt(x, y), m.RGBAAt(x, y+1)
			if colour {
				fmt.Fprintf(w, "\x1b[38;2;%d;%d;%dm\x1b[48;2;%d;%d;%dm▀", a.R, a.G, a.B, b.R, b.G, b.B)
			} else {
				fmt.Fprintf(w, "%c", dense[(bright(a)+bright(b))*len(dense)/512])
			}
		}
		if colour {
			io.WriteString(w, "\x1b[0m")
		}
		io.WriteString(w, "\n")
	}
}

func bright(c color.RGBA) int { return (3*int(c.R) + 6*int(c.G) + int(c.B)) / 10 }
