package passes

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// Lengths are those of transforms that are multiplied: Live numbers of From become To. A group has up to
// Width numbers of a transform.
type Lengths struct{ Live, From, To, Width int }

// Product sets each of the transforms in dst to the products of the first numbers of one in src
// and the conjugates of w; or w itself for sign -1. Those behind the live ones become 0.
//
//limb:kernel device
func Product[C Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, l Lengths, sign int) {
	s := T(sign)
	t, x, end := span(g.Index(), l.To, l.Width)
	for x < end {
		n := end - x
		if x < l.Live {
			n = min(end, l.Live) - x
			g.Each(n, func(i int) { dst[t*l.To+x+i] = src[t*l.From+x+i].Turn(w[x+i], s) })
		} else {
			g.Each(n, func(i int) {
				var zero C
				dst[t*l.To+x+i] = zero
			})
		}
		x += n
	}
}
