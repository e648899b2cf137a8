//go:build !js

package device

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/limbfp/limb/internal/run/kept"
	"github.com/limbfp/limb/internal/run/kernels"
)

// # What failed before
//
// A self-test goes up the ladder by what fails. That is kept for later processes, by all that it depends on: the driver,
// the device, its versions, this program, and the operations with their ways. A later test believes it, and begins with the
// choice that passed. That one is tested each time, with new operands; where it does not pass what is kept is forgotten, and
// all is tested. So what is kept may cost a device a cheaper way that would be right by now, and never a bit.

// climb is how a machine type came to its choice of ways.
type climb struct {
	Failed []fall
	Told   []bool // what [Arithmetic.told] points to
}

// told points to what failing choices tell of an arithmetic, and a choice that passes does not.
func (a *Arithmetic) told() [6]*bool {
	return [...]*bool{&a.Contracts, &a.Reassociates, &a.FMA, &a.Division, &a.Sqrt, &a.Trunc}
}

// fall is a choice that failed, and by what.
type fall struct {
	Rung     string
	Failures []fault
}

// fault is a test that failed.
type fault struct{ Operation, Test, Err string }

// failed notes a choice with its failures.
func (c *climb) failed(rung string, failures []failure) {
	f := fall{Rung: rung}
	for _, x := range failures {
		f.Failures = append(f.Failures, fault{x.operation, x.test, x.err.Error()})
	}
	c.Failed = append(c.Failed, f)
}

// again goes up the ladder as c did, and reports whether it comes to a choice so. On another ladder than c's it does not.
func (c *climb) again(l *ladder, a *Arithmetic) bool {
	for _, f := range c.Failed {
		r, ok := l.rung()
		if !ok || r.Name != f.Rung || len(f.Failures) == 0 {
			return false
		}
		var list []failure
		for _, x := range f.Failures {
			if !l.has(x.Operation) {
				return false
			}
			list = append(list, failure{x.Operation, x.Test, errors.New(x.Err)})
			a.Rejected = append(a.Rejected, fmt.Errorf("%s: %s", r.Name, x.Err))
		}
		if !l.up(r, list) {
			return false
		}
	}
	for i, is := range a.told() {
		*is = c.Told[i]
	}
	return true
}

// climbKey is what a climb is kept by; "" where no driver is at work.
func (d *Device) climbKey(limb kernels.Type, l *ladder, subnormals bool) string {
	if d.drivers == "" {
		return ""
	}
	self, err := os.Executable()
	if err != nil {
		return ""
	}
	parts := []string{d.drivers, d.info.Name, d.info.Platform, d.info.Title, d.info.Version, kept.Summary(self), limb.String(), fmt.Sprint(subnormals)}
	for _, o := range l.operations {
		parts = append(parts, o.Name)
		for _, w := range o.Ways {
			parts = append(parts, w.Words)
		}
	}
	for _, e := range os.Environ() { // what tests tell drivers
		if strings.HasPrefix(e, "LIMB_TEST_") {
			parts = append(parts, e)
		}
	}
	return kept.Key(parts...)
}

// keptClimb returns what is kept by a key.
func keptClimb(key string) (c climb, ok bool) {
	if key == "" {
		return c, false
	}
	text, ok := kept.Get("climbs", key)
	if !ok {
		return c, false
	}
	return climbOf(string(text))
}

// keep keeps how a came to its choice.
func (c *climb) keep(key string, a *Arithmetic) {
	if key == "" || len(c.Failed) == 0 {
		return
	}
	for _, is := range a.told() {
		c.Told = append(c.Told, *is)
	}
	kept.Put("climbs", key, []byte(c.text()))
}
