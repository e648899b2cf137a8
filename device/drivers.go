package device

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kept"
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
func candidates(ctx context.Context, b driver.Backend) ([]candidate, []string, error) {
	v, err := judge(ctx, b, nil)
	if err != nil {
		return nil, nil, err
	}
	if v.Err != "" {
		return nil, nil, errors.New(v.Err)
	}
	infos, hints, failed := b.Devices()
	if infos != nil && v.Skipped == "" {
		if v, err = judge(ctx, b, infos); err != nil {
			return nil, nil, err
		}
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
	return list, hints, failed
}

// Drivers describes the drivers of the machine without loading one: it is another text where others, or other versions, may
// be found, or graphics processors have come or gone, as far as the system's files and the environment tell. A
// program that keeps what it found out about devices keeps it for this text.
func Drivers() string {
	var s strings.Builder
	for _, b := range backends {
		fmt.Fprintf(&s, "%s: %s\n", b.Word(), b.Fingerprint())
	}
	files := []string{"/dev/dri", "/dev/kfd", "/dev/dxg", "/dev/nvidiactl", "/dev/nvidia0", "/proc/driver/nvidia/gpus"}
	for _, name := range append(files, filepath.SplitList(os.Getenv("LD_LIBRARY_PATH"))...) {
		s.WriteString(kept.Summary(name))
	}
	return s.String()
}
