package report

// Summary is the first screen of the report, and the head of the page: the four
// types, and how fast they are where.
type Summary struct {
	Types  []TypeFacts `json:"types"`
	Speeds []Speed     `json:"speeds"`
	Load   string      `json:"load_warning,omitempty"` // where the machine was busy with other work
}

// TypeFacts is what a type can hold. float64 and float32 are in the list for comparison.
type TypeFacts struct {
	Type   string `json:"type"`             // "DD"
	Limbs  string `json:"limbs"`            // "2 × float64"
	Bits   int    `json:"bits"`             // 106
	Digits int    `json:"decimal_digits"`   // 31, that all survive text
	Least  Number `json:"least_full_log10"` // log10 of the least number with all bits
	Max    Number `json:"max_log10"`
}

// SpeedOps are the columns of the table of speeds.
var SpeedOps = []string{"+", "×", "÷", "√", "exp", "log", "sin"}

// Speed is the time of each of SpeedOps for one element, in nanoseconds: in one
// type, on one core of the processor or on a device, by limb or another library.
type Speed struct {
	Where   string            `json:"where"`             // "cpu, one core", "opencl:0", "libqd", "MPFR, 106 bits"
	Type    string            `json:"type"`              // "DD", "float64"
	NS      map[string]Number `json:"ns"`                // by SpeedOps; absent: there is none
	Missing string            `json:"missing,omitempty"` // why there are no figures: "not installed: apt-get install libqd-dev"
}
