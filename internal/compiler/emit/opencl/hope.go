package opencl

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/emit/lines"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// # In the hope that nothing is to be mended
//
// Operations end with what mends infinities, NaN and zeros, and some have rare arms. That is hardly
// ever needed, and half of the time of a product of complex numbers where it is a choice, as in loops
// over lanes, which have no branches. So a piece is run *in hope*: its functions leave that out, and
// note where it was needed. If it was, what the piece has changed is put back, and the piece is run
// as it stands.

// hopeful returns the functions that have something to leave out.
func hopeful(list []*ir.Func) map[*ir.Func]bool {
	found := map[*ir.Func]bool{}
	for _, f := range list { // what a function calls stands before it
		found[f] = f.Kind == ir.Once && f.Code == nil && (f.Arm || f.Mends() != nil ||
			slices.ContainsFunc(f.Body, func(v *ir.Value) bool { return v.Op == ir.Call && found[v.Callee] }))
	}
	return found
}

// withoutMending returns the results of the function as they are before they are mended, and what
// computes these and the condition.
func (p *printer) withoutMending() (list, results []*ir.Value) {
	cond, needed := p.f.Mends(), map[*ir.Value]bool{}
	needed[cond] = true
	for _, r := range p.f.Results {
		if cond != nil && r.Op == ir.Select && r.Args[0] == cond {
			r = r.Args[2]
		}
		results, needed[r] = append(results, r), true
	}
	for _, v := range slices.Backward(p.f.Body) {
		if needed[v] && v.Op != ir.Param {
			list = append(list, v)
			for _, a := range v.Args {
				needed[a] = true
			}
		}
	}
	slices.Reverse(list)
	return list, results
}

// note prints what says that something is to be mended on a condition.
func (p *printer) note(cond string) {
	place, local := strings.CutPrefix(p.rare, "&")
	if !local {
		place = "*" + place
	}
	p.Line(place + " |= " + lines.Bare(cond) + ";")
}

// leftOut prints the call of a rare arm, in hope: its results are what they are without it.
func (p *printer) leftOut(call *ir.Value, rest []*ir.Value) {
	p.note(p.text[call.Args[0]])
	name := func(v *ir.Value, i int) {
		x := p.Unique(cmp.Or(v.Name, fmt.Sprintf("t%d", v.ID)))
		p.Line(fmt.Sprintf("const %s %s = %s;", cTypes[v.Type], x, lines.Bare(p.operand(call.Args[1+i]))))
		p.text[v] = x
	}
	if len(call.Callee.Results) == 1 {
		name(call, 0)
	}
	for _, v := range rest {
		if v.Op == ir.Result && v.Args[0] == call {
			name(v, v.Nth)
		}
	}
}

// hopes reports whether a piece is run in hope: it may be run again unless it writes memory.
func (p *printer) hopes(straight []ir.Stmt) bool {
	calls, stores := false, false
	ir.Walk(straight, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Store:
			stores = true
		case *ir.Do:
			calls = calls || slices.ContainsFunc(s.Values, func(v *ir.Value) bool { return v.Op == ir.Call && p.hopeful[v.Callee] })
		}
	})
	return calls && !stores
}

// inHope prints a piece in hope, and behind it as it stands, for where there was none.
func (p *printer) inHope(straight []ir.Stmt, body func()) {
	kept := map[string]string{} // what the piece changes, and what that was
	keep := func(x, typ string) {
		if kept[x] == "" {
			kept[x] = p.array(typ, "kept")
		}
	}
	ir.Walk(straight, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Set:
			keep(p.vars[s.Var], cTypes[s.Var.Type])
		case *ir.Break:
			keep(p.lanes.loop, p.lanes.mask)
		case *ir.Continue:
			keep(p.lanes.turn, p.lanes.mask)
		case *ir.Return:
			keep(p.lanes.program, p.lanes.mask)
		}
	})
	names := slices.Sorted(maps.Keys(kept))
	rare := p.newMask("rare")
	p.overLanes(func() {
		for _, x := range names {
			p.Line(kept[x] + " = " + x + ";")
		}
		p.Line(rare + " = 0;")
		p.here(p.lanes.on)
		p.noting(rare, body)
	})
	p.Block(fmt.Sprintf("if (%s)", p.any([]string{rare})), func() {
		p.overLanes(func() {
			for _, x := range names {
				p.Line(x + " = " + kept[x] + ";")
			}
			p.here(p.lanes.on)
			body()
		})
	})
}

// noting prints code in hope: where a lane that comes here has something to mend, rare says so.
func (p *printer) noting(rare string, body func()) {
	outer, was, here := p.rare, p.Unique("was"), p.Unique("rare")
	p.rare = "&" + here
	p.Line(fmt.Sprintf("const %s %s = %s;", p.lanes.mask, was, p.lanes.at))
	p.Line("int " + here + " = 0;")
	body()
	p.Line(fmt.Sprintf("%s |= %s & %s;", rare, here, was))
	p.rare = outer
}
