package report

// List is the devices of the machine, opened and tested, but not measured.
type List struct {
	Schema  int      `json:"schema"`
	Kind    string   `json:"kind"` // "devices"
	Limb    string   `json:"limb_version"`
	System  System   `json:"system"`
	Devices []Device `json:"devices"`
}

// ListDevices opens every device, and closes it again.
func ListDevices() (*List, error) {
	l := &List{Schema: Schema, Kind: "devices", Limb: Version(), System: Here()}
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
