// Package inside asks a device for what limb's own packages need and users have no call for: kernels as
// they are written, for package paranoia and for errors of a device's own functions, and the time of a
// kernel, for the report.
package inside

import (
	"time"

	"github.com/limbfp/limb/kernel/launch"
)

// Hosted says that limb is a library in a program of another language, which must not be run again as a child that
// tries drivers. The shared library for C sets it before it opens a device.
var Hosted bool

// Methods are what package device answers with. Kernels are a []*device.Kernel, which has no name here.
type Methods interface {
	AsWritten(program string, names []string) (kernels any, err error)
	Time(c *launch.Code, n int, args []any) (time.Duration, error)
}

// A Device is in each device.Device that is open. It has no exported method: who has a device sees
// nothing of it, and only this package asks it.
type Device struct{ methods Methods }

// From returns a Device.
func From(m Methods) Device { return Device{m} }

func (d Device) inside() Methods { return d.methods }

// Open is a *device.Device that Open has returned.
type Open interface{ inside() Methods }

// AsWritten builds kernels of a program in limb's intermediate form in the way of the lowest rung,
// whatever the self-test found. They may have native operations, and a kernel with one that the
// device's language lacks is nil. The error is device.ErrLanguage where nothing is compiled for the
// device, as for "cpu". K is *device.Kernel.
func AsWritten[K any](d Open, program string, names ...string) ([]K, error) {
	list, err := d.inside().AsWritten(program, names)
	if err != nil {
		return nil, err
	}
	return list.([]K), nil
}

// Time runs a kernel that limb build has compiled, for n items or groups, and returns how long the
// device took for it, as device.Device.MapTime does. A first call also builds the kernel and compares
// it, which does not count.
func Time(d Open, c *launch.Code, n int, args ...any) (time.Duration, error) {
	return d.inside().Time(c, n, args)
}
