package device

import (
	"errors"
	"time"

	"github.com/limbfp/limb/internal/run/driver"
)

// A verdict is what became of the child processes that tried a backend's devices.
type verdict struct {
	Skipped string // why there were none
	Err     string // why no device can be listed
	Devices []trial
	When    time.Time
}

// A trial is how a child got on with a device.
type trial struct {
	Title, Platform, Version string
	Err                      string // why it cannot be opened
}

// A candidate is a device of a backend.
type candidate struct {
	driver.Caps
	err error // why it cannot be opened
}

// candidates lists the devices of b, with hints; an error is why there are no more.
func candidates(b driver.Backend) ([]candidate, []string, error) {
	v := judge(b, nil)
	if v.Err != "" {
		return nil, nil, errors.New(v.Err)
	}
	infos, hints, err := b.Devices()
	if infos != nil && v.Skipped == "" {
		v = judge(b, infos)
	}
	if v.Skipped != "" {
		hints = append(hints, "drivers are loaded without a trial in a child process: "+v.Skipped)
	}
	var list []candidate
	for i, info := range infos {
		c := candidate{info, info.Err}
		if i < len(v.Devices) && v.Devices[i].Err != "" && c.err == nil {
			c.err = errors.New(v.Devices[i].Err)
		}
		list = append(list, c)
	}
	return list, hints, err
}
