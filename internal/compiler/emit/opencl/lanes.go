package opencl

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/emit/lines"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Lanes
//
// Compilers for processors make vectors of a loop over items, but not where an item has a loop of
// its own. There some items go side by side, as in the assembly of gen/x86: variables are arrays
// with an element for each of them, a *lane*; what stands between loops is a loop over lanes, whose
// turns have no branches; and a mask says which lanes are inside. A loop goes on while any lane is.
// The arrays are short and their indices constant once the loops over lanes are vectors, so that
// they become registers.

// lanes is the state of a program that is printed so.
type lanes struct {
	n    int      // lanes
	mask string   // the type of masks
	item string   // declares the number of a lane's item
	on   []string // the masks of what is around: a lane is inside where all are set
	at   string   // within a loop over lanes: the lane is at this place

	// The masks that a way out clears: of a loop, of a turn and of the program.
	loop, turn, program string

	cross   map[*ir.Value]string      // values of which an array has one for each lane
	results map[*ir.Value][]*ir.Value // of calls
}

// A piece is what stands between two loops, and the loop, the arm or the call behind it.
type piece struct {
	straight []ir.Stmt
	last     ir.Stmt // a Loop, or an If with one or with a long arm; nil at the end
	call     *ir.Value
	over     bool // a loop that no lane is in any more ends here
}

// long is the number of values above which an arm is skipped where no lane takes it.
const long = 32

// loops reports whether code has loops, those of what it calls among them.
func loops(list []ir.Stmt) (found bool) {
	ir.Walk(list, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Loop:
			found = true
		case *ir.Do:
			found = found || slices.ContainsFunc(s.Values, isProgram)
		}
	})
	return found
}

func isProgram(v *ir.Value) bool { return v.Op == ir.Call && v.Callee.Code != nil }

// skipped reports whether an If is one whose arms are skipped.
func skipped(s *ir.If) bool {
	n := 0
	ir.Walk([]ir.Stmt{s}, func(s ir.Stmt) {
		if d, ok := s.(*ir.Do); ok {
			n += len(d.Values)
			for _, v := range d.Values {
				if v.Op == ir.Call {
					n += len(v.Callee.Body)
				}
			}
		}
	})
	return n > long || loops([]ir.Stmt{s})
}

// pieces takes a list of statements apart.
func pieces(list []ir.Stmt) (all []piece) {
	var now []ir.Stmt
	end := func(p piece) {
		p.straight = now
		all, now = append(all, p), nil
	}
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Do:
			rest := s.Values
			for {
				i := slices.IndexFunc(rest, isProgram)
				if i < 0 {
					break
				}
				before, after := rest[:i:i], []*ir.Value(nil)
				for _, v := range rest[i+1:] { // results stand with their call
					if v.Op == ir.Result && slices.Contains(before, v.Args[0]) {
						before = append(before, v)
					} else {
						after = append(after, v)
					}
				}
				now = append(now, &ir.Do{Values: before})
				end(piece{call: rest[i]})
				rest = after
			}
			now = append(now, &ir.Do{Values: rest})
			continue
		case *ir.If:
			if skipped(s) {
				end(piece{last: s})
				continue
			}
			if now = append(now, s); leaves(s) {
				end(piece{over: true})
			}
			continue
		case *ir.Loop:
			end(piece{last: s})
			continue
		}
		now = append(now, s)
	}
	end(piece{})
	return all
}

// leaves reports whether an If without loops has a way out.
func leaves(s *ir.If) (found bool) {
	ir.Walk([]ir.Stmt{s}, func(s ir.Stmt) {
		switch s.(type) {
		case *ir.Break, *ir.Continue, *ir.Return:
			found = true
		}
	})
	return found
}

// crossing returns the values that one piece computes and another one uses, and those that a call
// of a program is given.
func crossing(list []ir.Stmt) map[*ir.Value]bool {
	at, cross, number := map[*ir.Value]int{}, map[*ir.Value]bool{}, 0
	use := func(list ...*ir.Value) {
		for _, v := range list {
			if n, ok := at[v]; ok && n != number {
				cross[v] = true
			}
		}
	}
	var walk func(list []ir.Stmt)
	straight := func(list []ir.Stmt) {
		number++
		ir.Walk(list, func(s ir.Stmt) {
			switch s := s.(type) {
			case *ir.Do:
				for _, v := range s.Values {
					at[v] = number
					use(v.Args...)
				}
			case *ir.Set:
				use(s.Value)
			case *ir.Store:
				use(s.Index, s.Value)
			case *ir.If:
				use(s.Cond)
			}
		})
	}
	walk = func(list []ir.Stmt) {
		for _, p := range pieces(list) {
			straight(p.straight)
			switch s := p.last.(type) {
			case *ir.If:
				use(s.Cond) // at the end of the piece
				walk(s.Then)
				walk(s.Else)
			case *ir.Loop:
				walk(s.Body)
				straight(s.Post)
			}
			if p.call != nil {
				number++
				use(p.call.Args...)
			}
		}
	}
	walk(list)
	return cross
}

// lanesOf returns how many items go side by side: two of the longest vectors that there are, so that
// a processor has something to do while it waits.
func lanesOf(f *ir.Func) int {
	if f.Limb == ir.F64 || f.Mixed {
		return 16
	}
	return 32
}

// inLanes prints the items from base on, as many as there are lanes.
func (p *printer) inLanes(f *ir.Func, base string) {
	l := &lanes{n: lanesOf(f), mask: "int", cross: map[*ir.Value]string{}, results: map[*ir.Value][]*ir.Value{}}
	if l.n == 16 {
		l.mask = "long"
	}
	item := p.text[f.Params[0]]
	l.item = fmt.Sprintf("const int %s = %s + lane;", item, base)
	p.lanes = l
	l.on = []string{p.newMask("on")}
	p.overLanes(func() { p.Line(fmt.Sprintf("%s = %s < last;", l.on[0], item)) })
	p.program(f)
	p.lanes = nil
}

// program prints the code of a program whose parameters have their texts.
func (p *printer) program(f *ir.Func) {
	l, code := p.lanes, f.Code
	outer, far := *l, p.far
	if n := len(code) - 1; n >= 0 {
		if _, ok := code[n].(*ir.Return); ok {
			code = code[:n]
		}
	}
	uses, away := ir.Uses(code)
	maps.Copy(p.uses, uses)
	p.far = away
	cross := crossing(code)
	for _, v := range f.Body {
		if v.Op == ir.Result {
			l.results[v.Args[0]] = append(l.results[v.Args[0]], v)
		}
		if cross[v] && v.Op != ir.Const && v.Op != ir.Splitter && v.Op != ir.Len && !isProgram(v) {
			p.far[v] = true
			l.cross[v] = p.array(cTypes[v.Type], fmt.Sprintf("t%d", v.ID))
		}
	}
	for _, m := range f.Memory {
		if m.Space == ir.Own {
			p.declareArray(m)
		}
	}
	for _, v := range f.Vars {
		p.vars[v] = p.array(cTypes[v.Type], v.Name)
	}
	if l.loop, l.turn, l.program = "", "", ""; returns(code) {
		l.program = p.set("inside")
		l.on = with(l.on, l.program)
	}
	p.sideBySide(code, nil)
	*l, p.far = outer, far
}

func with(on []string, mask string) []string { return append(on[:len(on):len(on)], mask) }

func returns(list []ir.Stmt) (found bool) {
	ir.Walk(list, func(s ir.Stmt) {
		_, ok := s.(*ir.Return)
		found = found || ok
	})
	return found
}

// array declares an array with an element for each lane, and returns the lane's.
func (p *printer) array(typ, name string) string {
	name = p.Unique(name)
	p.Line(fmt.Sprintf("%s %s[%d];", typ, name, p.lanes.n))
	return name + "[lane]"
}

func (p *printer) newMask(name string) string { return p.array(p.lanes.mask, name) }

// set declares a mask of all lanes.
func (p *printer) set(name string) string {
	mask := p.newMask(name)
	p.overLanes(func() { p.Line(mask + " = 1;") })
	return mask
}

// overLanes prints a loop over lanes, which has no branches and becomes two vectors, one beside the
// other: of the longest registers there are, or of as many shorter ones.
func (p *printer) overLanes(body func()) {
	n := p.lanes.n
	head := fmt.Sprintf(`_Pragma("clang loop vectorize(assume_safety) vectorize_width(%d) interleave_count(2)") for (int lane = 0; lane < %d; lane++)`, n/2, n)
	p.Block(head, func() {
		p.Line(p.lanes.item)
		body()
	})
}

// any prints what finds out whether a lane is inside of all these masks, and returns its name.
func (p *printer) any(on []string) string {
	any := p.Unique("any")
	p.Line(p.lanes.mask + " " + any + " = 0;")
	p.overLanes(func() { p.Line(any + " |= " + strings.Join(on, " & ") + ";") })
	return any
}

// here begins a piece: it declares the mask of the place.
func (p *printer) here(on []string) {
	p.lanes.at = p.Unique("at")
	p.Line(fmt.Sprintf("%s %s = %s;", p.lanes.mask, p.lanes.at, strings.Join(on, " & ")))
}

// sideBySide prints statements for all lanes. If they are the body of a loop, inLoop are its masks,
// and the first way out is followed by the end of the loop where no lane is inside; it reports
// whether there is one.
func (p *printer) sideBySide(list []ir.Stmt, inLoop []string) (ends bool) {
	l := p.lanes
	for _, piece := range pieces(list) {
		branch, _ := piece.last.(*ir.If)
		var arms [2]string
		if branch != nil {
			arms[0] = p.newMask("arm")
			if len(branch.Else) > 0 {
				arms[1] = p.newMask("arm")
			}
		}
		if len(piece.straight) > 0 || branch != nil {
			body := func() {
				p.masked(piece.straight)
				if branch != nil {
					cond := lines.Bare(p.text[branch.Cond])
					p.Line(fmt.Sprintf("%s = %s & (%s);", arms[0], l.at, cond))
					if arms[1] != "" {
						p.Line(fmt.Sprintf("%s = %s & !(%s);", arms[1], l.at, cond))
					}
				}
			}
			if p.hopes(piece.straight) {
				p.inHope(piece.straight, body)
			} else {
				p.overLanes(func() {
					p.here(l.on)
					body()
				})
			}
		}
		if piece.over && inLoop != nil && !ends {
			ends = true
			p.Line(fmt.Sprintf("if (!%s) break;", p.any(inLoop)))
		}
		switch {
		case branch != nil:
			outer := l.on
			for k, arm := range [][]ir.Stmt{branch.Then, branch.Else} {
				if arms[k] != "" {
					l.on = with(outer, arms[k])
					p.Block(fmt.Sprintf("if (%s)", p.any(l.on)), func() { p.sideBySide(arm, nil) })
				}
			}
			l.on = outer
		case piece.last != nil:
			p.loop(piece.last.(*ir.Loop))
		case piece.call != nil:
			p.inPlace(piece.call)
		}
	}
	return ends
}

// loop prints a loop, which goes on while any lane is in it.
func (p *printer) loop(s *ir.Loop) {
	l := p.lanes
	outer, loop, turn := l.on, l.loop, l.turn
	l.loop, l.turn = p.set("in"), ""
	in := with(outer, l.loop)
	p.Block("for (;;)", func() {
		if l.on = in; leavesTurn(s.Body) {
			l.turn = p.set("turn")
			l.on = with(in, l.turn)
		}
		ends := p.sideBySide(s.Body, in)
		if len(s.Post) > 0 {
			p.overLanes(func() {
				p.here(in)
				p.masked(s.Post)
			})
		}
		if !ends {
			p.Line(fmt.Sprintf("if (!%s) break;", p.any(in)))
		}
	})
	l.on, l.loop, l.turn = outer, loop, turn
}

// leavesTurn reports whether a turn may end before its last statement, with a Continue.
func leavesTurn(body []ir.Stmt) (found bool) {
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Continue:
			found = true
		case *ir.If:
			found = found || leavesTurn(s.Then) || leavesTurn(s.Else)
		}
	}
	return found
}

// inPlace prints a program that is called, in the place of its call.
func (p *printer) inPlace(v *ir.Value) {
	f := v.Callee
	for i, param := range f.Params {
		p.text[param] = p.text[v.Args[i]]
	}
	p.program(f)
	p.text[v] = p.vars[f.Results[0].Var]
	for _, r := range p.lanes.results[v] {
		p.text[r] = p.vars[f.Results[r.Nth].Var]
	}
}

// masked prints statements without loops for a lane: what is not inside keeps what it has.
func (p *printer) masked(list []ir.Stmt) {
	l := p.lanes
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Do:
			for i, v := range s.Values {
				p.value(v, s.Values[i+1:])
				if all := l.cross[v]; all != "" {
					p.Line(all + " = " + lines.Bare(p.operand(v)) + ";")
					p.text[v] = all
				}
			}
		case *ir.Set:
			// Both values are read before one is chosen: compilers choose between places else,
			// and what has a place is in memory.
			x, new, old := p.vars[s.Var], p.Unique("new"), p.Unique("old")
			p.Line(fmt.Sprintf("const %s %s = %s, %s = %s;", cTypes[s.Var.Type], new, lines.Bare(p.operand(s.Value)), old, x))
			p.Line(fmt.Sprintf("%s = %s ? %s : %s;", x, l.at, new, old))
		case *ir.Store:
			p.Line(fmt.Sprintf("if (%s) %s = %s;", l.at, p.element(s.Memory, s.Index, s.Limb), p.operand(s.Value)))
		case *ir.If:
			at, cond := l.at, lines.Bare(p.text[s.Cond])
			p.here([]string{at, "(" + cond + ")"})
			p.arm(s.Then)
			if len(s.Else) > 0 {
				p.here([]string{at, "!(" + cond + ")"})
				p.arm(s.Else)
			}
			if l.at = at; leaves(s) {
				p.Line(at + " &= " + strings.Join(l.on, " & ") + ";")
			}
		case *ir.Break:
			p.Line(fmt.Sprintf("%s &= !%s;", l.loop, l.at))
		case *ir.Continue:
			p.Line(fmt.Sprintf("%s &= !%s;", l.turn, l.at))
		case *ir.Return:
			p.Line(fmt.Sprintf("%s &= !%s;", l.program, l.at))
		}
	}
}

// arm prints an arm: what is to be mended in it matters for those only that come there.
func (p *printer) arm(list []ir.Stmt) {
	if p.rare == "" {
		p.masked(list)
	} else {
		p.noting(strings.TrimPrefix(p.rare, "&"), func() { p.masked(list) })
	}
}
