package measure

import "github.com/limbfp/limb/cmd/limb/internal/report"

// List opens every device, and closes it again.
func List() (*report.List, error) {
	l := &report.List{Schema: report.Schema, Kind: "devices", Limb: Version(), System: Here()}
	infos, err := Select(nil)
	for _, info := range infos {
		d, dev := Open(info)
		if dev != nil {
			dev.Close()
		}
		l.Devices = append(l.Devices, d)
	}
	return l, err
}
