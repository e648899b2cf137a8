package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/limbfp/limb/paranoia"
)

// Probes are what a device's compiler and driver make of programs.
type Probes struct {
	Device string           `json:"device"`
	About  string           `json:"about"`
	Failed string           `json:"failed,omitempty"`
	Words  string           `json:"in_plain_words"`        // what one may rely on, and what not
	Limb   string           `json:"limb_itself,omitempty"` // what limb computes exactly there, and how
	List   []paranoia.Probe `json:"probes"`
}

// groupOf is what the name of a probe begins with.
func groupOf(p paranoia.Probe) string {
	group, _, _ := strings.Cut(p.Name, ":")
	return group
}

// promises are the groups of probes as what one may rely on.
var promises = []struct{ group, words string }{
	{"contraction", "products that are rounded before they are added to"},
	{"reassociation", "sums and products in the order in which they are written"},
	{"fma", "a multiply-add that is fused"},
	{"rounding", "rounding to nearest, ties to even"},
	{"subnormals", "subnormal numbers"},
	{"specials", "infinities, NaN and the sign of zero"},
	{"comparisons", "comparisons and choices where a number is NaN"},
	{"division", "correctly rounded quotients"},
	{"sqrt", "correctly rounded square roots"},
	{"whole numbers", "whole numbers by floor, ceil, trunc and rint"},
	{"half", "conversions from and to numbers of 16 bits"},
	{"integers", "integers and bits"},
}

// Say fills the words. A promise that a probe finds broken is not one to rely on; nor is one of
// which a probe cannot tell.
func (p *Probes) Say() {
	var good, bad, open []string
	for _, promise := range promises {
		asked := false
		var where, untold []string
		for _, r := range p.List {
			if groupOf(r) != promise.group || r.Rows == 0 {
				continue
			}
			asked = true
			list := &where
			if r.Grade == paranoia.Unknown {
				list = &untold
			}
			if r.Grade != paranoia.Fine && !slices.Contains(*list, r.Type) {
				*list = append(*list, r.Type)
			}
		}
		switch {
		case where != nil:
			bad = append(bad, promise.words+" ("+strings.Join(where, ", ")+")")
		case untold != nil:
			open = append(open, promise.words+" ("+strings.Join(untold, ", ")+")")
		case asked:
			good = append(good, promise.words)
		}
	}
	var text []string
	say := func(begin string, list []string, end string) {
		if list != nil {
			text = append(text, begin+listed(list, "; ", "; and ")+end)
		}
	}
	whole := "."
	if bad == nil {
		whole = ": the compiler broke none of them."
	}
	say("You may rely on ", good, whole)
	say("Do not rely on ", bad, "; limb paranoia shows the operands.")
	say("It cannot be told whether one may rely on ", open, ".")
	if p.Words = strings.Join(text, " "); text == nil {
		p.Words = "Nothing is known of what the compiler does."
	}
}

// words are what is to be said of the compiler in a report.
func (p *Probes) words() string {
	if p.Failed != "" {
		return cross + p.Failed + ". " + p.Words
	}
	return p.Words
}

// asked returns how many probes were asked, and which could not be.
func (p *Probes) asked() (n int, not []string) {
	for _, r := range p.List {
		if r.Rows > 0 {
			n++
		} else {
			not = append(not, r.Type+" "+r.Name)
		}
	}
	return n, not
}

// wrong are the probes that found something, and those that cannot tell.
func (p *Probes) wrong() (list []paranoia.Probe) {
	for _, r := range p.List {
		if r.Grade != paranoia.Fine {
			list = append(list, r)
		}
	}
	return list
}

// blocks are what was found, in full.
func (p *Probes) blocks() []Block {
	n, not := p.asked()
	list := []Block{{Title: fmt.Sprintf("%s · %s: what its compiler does to programs, in %s", p.Device, p.About, plural(n, "probe")), Words: []Words{{Text: p.words()}}}}
	for _, r := range p.wrong() {
		what := judged(r.Grade.String(), r.Grade == paranoia.Flaw || r.Grade == paranoia.Unknown) + " " + r.Type + " " + r.Name
		list = append(list, Block{Words: []Words{{Of: []string{what}, Text: strings.Join(append([]string{r.Answer}, r.Evidence...), "\n")}}})
	}
	if not != nil {
		list = append(list, said("not asked, as the device or its language lacks an operation that they need: "+strings.Join(not, ", "))...)
	}
	return list
}
