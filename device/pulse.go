//go:build !js

package device

import "time"

// A pulse tells a driver that computes from one that hangs: where a machine has much else to
// do, a child needs many minutes for one of its own.
type pulse struct {
	patience   time.Duration
	step, busy time.Time     // the last report, and when it was seen to compute
	used, last time.Duration // the time of processors until then
}

// start begins a step.
func (p *pulse) start(now time.Time, used time.Duration) {
	p.step, p.busy, p.used, p.last = now, now, used, used
}

// every is how often a pulse is taken.
func (p *pulse) every() time.Duration { return p.patience / 20 }

// gone reports whether a child that has used so much of its processors' time is to be given
// up: when patience is over, and it has had that much time for itself, or has not computed
// of late, which is less than a twentieth of the time.
func (p *pulse) gone(now time.Time, used time.Duration) bool {
	if used-p.last >= p.every()/20 {
		p.busy = now
	}
	p.last = used
	return now.Sub(p.step) >= p.patience && (used-p.used >= p.patience || now.Sub(p.busy) >= p.patience/4)
}
