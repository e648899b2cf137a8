// Command threebody lets three bodies fall, turns time round, and looks where they arrive.
package main

import (
	"fmt"
	"io"
	"math"
	"os"

	"github.com/limbfp/limb"
)

// A body is one of three in a plane, with the place and the velocity that it has.
type body[N limb.Real[N]] struct{ mass, x, y, u, v N }

// start is the Pythagorean problem: masses of 3, 4 and 5 at rest in the corners of a
// triangle whose sides are 3, 4 and 5.
func start[N limb.Real[N]]() []body[N] {
	at := func(mass, x, y int) body[N] {
		return body[N]{mass: limb.From[N](mass), x: limb.From[N](x), y: limb.From[N](y)}
	}
	return []body[N]{at(3, 1, 3), at(4, -2, -1), at(5, 1, -1)}
}

// pull changes velocities by what gravity does in the time h. Bodies are soft, of radius ¼:
// else a step would have to be the shorter the nearer they come.
func pull[N limb.Real[N]](b []body[N], h N) {
	for i := range b {
		for j := range b[:i] {
			dx, dy := b[j].x.Sub(b[i].x), b[j].y.Sub(b[i].y)
			d2 := dx.Sqr().Add(dy.Sqr()).Add(limb.From[N](1.0 / 16))
			f := h.Div(d2.Mul(d2.Sqrt()))
			fi, fj := f.Mul(b[j].mass), f.Mul(b[i].mass)
			b[i].u, b[i].v = b[i].u.Add(fi.Mul(dx)), b[i].v.Add(fi.Mul(dy))
			b[j].u, b[j].v = b[j].u.Sub(fj.Mul(dx)), b[j].v.Sub(fj.Mul(dy))
		}
	}
}

// step goes on by the time h, by the leapfrog. A step of -h undoes it, but for what was
// rounded: so all that keeps the bodies from coming back is the arithmetic.
func step[N limb.Real[N]](b []body[N], h N) {
	half := h.Mul(limb.From[N](0.5))
	pull(b, half)
	for i := range b {
		b[i].x, b[i].y = b[i].x.Add(b[i].u.Mul(h)), b[i].y.Add(b[i].v.Mul(h))
	}
	pull(b, half)
}

// perTime is the number of steps in a unit of time.
const perTime = 512

const time, trailed = 160, 24

// thereAndBack returns how far from where they began bodies are that fall for a time, and as
// long back. watch, unless nil, is called at each step of the first trailed units of time.
func thereAndBack[N limb.Real[N]](watch func(b []body[N])) float64 {
	b := start[N]()
	h := limb.From[N](1.0 / perTime)
	for i := range time * perTime {
		step(b, h)
		if watch != nil && i < trailed*perTime {
			watch(b)
		}
	}
	for range time * perTime {
		step(b, h.Neg())
	}
	far := 0.0
	for i, o := range start[N]() {
		far = max(far, b[i].x.Sub(o.x).Hypot(b[i].y.Sub(o.y)).Float64())
	}
	return far
}

// A plot has the trails of the bodies, a character for each place.
type plot [24][76]byte

func (p *plot) mark(b []body[limb.DD]) {
	for i, o := range b {
		x, y := int(math.Round(38+7*o.x.Float64())), int(math.Round(12-3.5*o.y.Float64()))
		if x >= 0 && x < len(p[0]) && y >= 0 && y < len(p) {
			p[y][x] = "345"[i]
		}
	}
}

func (p *plot) write(w io.Writer) {
	for _, line := range p {
		for _, c := range line {
			fmt.Fprintf(w, "%c", max(c, ' '))
		}
		fmt.Fprintln(w)
	}
}

func run(w io.Writer) {
	var p plot
	dd := thereAndBack(p.mark)
	p.write(w)
	fmt.Fprintf(w, "\nthe trails of masses 3, 4 and 5 that fall from rest, for %d of %d units of time\n", trailed, time)
	fmt.Fprintf(w, "after as long a way back, from where they began:\n")
	fmt.Fprintf(w, "  float64  %.2g\n", thereAndBack[limb.F64](nil))
	fmt.Fprintf(w, "  DD       %.2g\n", dd)
}

func main() { run(os.Stdout) }
