package report

import (
	"fmt"
	"math"
	"strings"
)

// Estimates are what the CUDA Handbook's section 8.3 says of x86's processors beside GPUs: their
// estimates of 1/x and 1/√x, and what subnormal numbers cost.
type Estimates struct {
	Rows      []Estimate `json:"instructions,omitempty"` // of x86 alone
	Subnormal Figure     `json:"subnormal_time_ratio"`   // of a loop with such operands to the same with normal ones
	Devices   []Slowness `json:"devices,omitempty"`      // of those that keep subnormal numbers
}

// Slowness is that of a device for subnormal numbers of float32.
type Slowness struct {
	Device string `json:"device"`
	Ratio  Figure `json:"subnormal_time_ratio"`
}

// Estimate is the largest relative error of an instruction, over all significands.
type Estimate struct {
	Instruction string   `json:"instruction"`
	Inputs      int      `json:"inputs"`
	Log2        Figure   `json:"max_relative_error_log2"`
	Promised    Figure   `json:"promised_log2"`
	Within      bool     `json:"within_promise"`
	Operands    []string `json:"operands_hex"`
}

// words says what subnormal numbers cost; the Handbook has a factor of 100 perhaps.
func (e *Estimates) words() string {
	times := func(x Figure) string { return fmt.Sprint(math.Round(float64(x)*10) / 10) }
	text := fmt.Sprintf("products and sums of subnormal numbers of float64 take this processor %s times as long as those of others (the Handbook: perhaps 100)", times(e.Subnormal))
	for i, d := range e.Devices {
		text += fmt.Sprintf("%s %s on %s", map[bool]string{true: "; of float32", false: ","}[i == 0], times(d.Ratio), d.Device)
	}
	return text
}

// Blocks are the estimates, and the words below them.
func (e *Estimates) Blocks() []Block {
	t := tableOf("", of(prose, "processor"), of(number, "log2 of the largest relative error", "promised"), of(code, "operand"))
	for _, r := range e.Rows {
		t.add(r.Instruction, judged(fixed(r.Log2, 2), r.Within), fixed(r.Promised, 2), strings.Join(r.Operands, "  "))
	}
	list := append([]Block{{Title: "How good are the processor's estimates of 1/x and 1/√x?", About: "all significands of float32 in [1, 4)"}}, t.blocks()...)
	if t.Rows == nil {
		list = append(list, said("x86's alone are measured")...)
	}
	return append(list, Block{Words: []Words{{Text: e.words()}}})
}
