package measure

import "github.com/limbfp/limb/cmd/limb/internal/report"

// List opens every device, and closes it again.
func List() (*report.List, error) {
	l := &report.List{Head: head("devices"), System: Here()}
	devices, open, err := openAll(nil, nil)
	closeAll(open)
	l.Devices = devices
	return l, err
}
