package measure

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/kept"
)

// # A list of devices is kept
//
// To load drivers and to test their devices takes a second of a processor, or more. So what the list says of devices
// is kept, with the time of the tests, which it says too, as long as nothing changes that it may hang on: the program,
// what describes the drivers of the machine, and the files of libraries that were loaded. It is kept for
// a day, and for an hour where a device cannot be used. Where the system does not tell which libraries a process has
// loaded nothing is kept.

// A lister lists devices.
type lister struct {
	open      func(names []string) ([]report.Device, error)
	libraries func() []string // that are loaded
	key       string          // of what a list may hang on
	now       func() time.Time
}

// A found list is what is kept.
type found struct {
	Devices   []report.Device
	Tested    time.Time
	Libraries map[string]string // by name, what describes the file
}

// List lists the named devices, all for no names, as they were when all were opened last, or as they are now, opened
// and closed again, where fresh asks for that or something has changed since.
func List(names []string, fresh bool) (*report.List, error) {
	self, _ := os.Executable()
	parts := []string{Version(), kept.Summary(self), fmt.Sprint(Here()), device.Drivers()}
	for _, e := range os.Environ() {
		if strings.HasPrefix(e, "LIMB_") && !strings.HasPrefix(e, "LIMB_CACHE=") {
			parts = append(parts, e)
		}
	}
	return lister{
		open: func(names []string) ([]report.Device, error) {
			devices, open, err := openAll(names, nil)
			closeAll(open)
			return devices, err
		},
		libraries: loaded, key: kept.Key(parts...), now: time.Now,
	}.list(names, fresh)
}

func (l lister) list(names []string, fresh bool) (*report.List, error) {
	r := &report.List{Head: head("devices"), System: Here()}
	var f found
	text, ok := kept.Get("devices", l.key)
	if !fresh && ok && json.Unmarshal(text, &f) == nil && f.stands(l.now()) {
		r.Devices, r.Tested, r.Kept = f.Devices, f.Tested.UTC().Format(time.RFC3339), true
		if names == nil {
			return r, nil
		}
		var missing string
		if r.Devices, missing = named(f.Devices, names, func(d report.Device) string { return d.Name }); missing == "" {
			alone(r.Devices)
			return r, nil
		}
		r.Kept = false // opening says which there are
	}
	f = found{Tested: l.now(), Libraries: map[string]string{}}
	var err error
	if f.Devices, err = l.open(names); err != nil {
		return r, err
	}
	r.Devices, r.Tested = f.Devices, f.Tested.UTC().Format(time.RFC3339)
	if names != nil {
		return r, nil // others may be asked for next
	}
	for _, name := range l.libraries() {
		f.Libraries[name] = kept.Summary(name)
	}
	if text, err := json.Marshal(f); err == nil && len(f.Libraries) > 0 {
		kept.Put("devices", l.key, text)
	}
	return r, nil
}

// alone takes back that a device is the same as one that is not listed.
func alone(devices []report.Device) {
	for i, d := range devices {
		if !slices.ContainsFunc(devices, func(x report.Device) bool { return x.Name == d.SameAs }) {
			devices[i].SameAs = ""
		}
	}
}

// stands reports whether what was found need not be found anew.
func (f *found) stands(now time.Time) bool {
	most := 24 * time.Hour
	if slices.ContainsFunc(f.Devices, func(d report.Device) bool { return d.Title != "" && !d.Usable }) {
		most = time.Hour
	}
	for name, is := range f.Libraries {
		if kept.Summary(name) != is {
			return false
		}
	}
	return now.Sub(f.Tested).Abs() < most
}

// loaded returns the files of the libraries that the process has loaded, where the system is Linux.
func loaded() (list []string) {
	maps, err := os.Open("/proc/self/maps")
	if err != nil {
		return nil
	}
	defer maps.Close()
	for lines := bufio.NewScanner(maps); lines.Scan(); {
		if i := strings.IndexByte(lines.Text(), '/'); i >= 0 && strings.Contains(lines.Text(), ".so") {
			list = append(list, lines.Text()[i:])
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}
