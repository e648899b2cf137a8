package ir

import "slices"

// Straight returns a program as straight-line code, where all that it repeats is the call of a
// turn, with the turn's results in the place of its first operands, as long as the first of them
// is true:
//
//	for more { more, x, … = turn(more, x, …, y, …) }
//
// The call stands in it once, for all turns, with Turns set. Any other function is returned as it is.
func (f *Func) Straight() *Func {
	if f.Code == nil {
		return f
	}
	g := *f
	g.Body, g.Results, g.Code, g.Vars = nil, nil, nil, nil
	at, now := map[*Value]*Value{}, map[*Var]*Value{} // what stands for values and variables
	add := func(v *Value) {
		if v.Op == Get {
			at[v] = now[v.Var]
			return
		}
		w := *v
		w.Args, w.ID = nil, len(g.Body)
		for _, a := range v.Args {
			w.Args = append(w.Args, at[a])
		}
		at[v] = &w
		g.Body = append(g.Body, &w)
	}
	for _, p := range f.Params {
		add(p)
	}
	g.Params = slices.Clone(g.Body)
	for _, s := range f.Code {
		switch s := s.(type) {
		case *Do:
			for _, v := range s.Values {
				add(v)
			}
		case *Set:
			now[s.Var] = at[s.Value]
		case *Loop:
			if !s.repeats() {
				return f
			}
			for _, v := range s.Body[2].(*Do).Values {
				if add(v); v.Op == Call {
					at[v].Turns = true
				}
			}
			for _, s := range s.Body[3:] {
				now[s.(*Set).Var] = at[s.(*Set).Value]
			}
		case *Return:
		default:
			return f
		}
	}
	live := map[*Value]bool{}
	for _, r := range f.Results {
		g.Results = append(g.Results, now[r.Var])
		live[now[r.Var]] = true
	}
	for _, v := range slices.Backward(g.Body) {
		for _, a := range v.Args {
			live[a] = live[a] || live[v]
		}
	}
	g.Body = slices.DeleteFunc(g.Body, func(v *Value) bool { return v.Op != Param && !live[v] })
	for i, v := range g.Body {
		v.ID = i
	}
	return &g
}

// repeats reports whether a loop is
//
//	if not more { break }; more, x, … = turn(more, x, …)
func (l *Loop) repeats() bool {
	if len(l.Post) > 0 || len(l.Body) < 3 {
		return false
	}
	head, ok := l.Body[0].(*Do)
	out, ok1 := l.Body[1].(*If)
	turn, ok2 := l.Body[2].(*Do)
	if !ok || !ok1 || !ok2 || len(out.Then) != 1 || len(out.Else) > 0 || out.Cond.Op != Not || out.Cond.Args[0].Op != Get {
		return false
	}
	_, ok = out.Then[0].(*Break)
	for _, v := range head.Values {
		ok = ok && (v.Op == Get || v.Op == Not)
	}
	var call *Value
	for _, v := range turn.Values {
		switch {
		case v.Op == Call && v.Callee.SkipsTurn() && call == nil:
			call = v
		case v.Op == Get || v.Op == Result && v.Args[0] == call:
		default:
			return false
		}
	}
	if call == nil || !ok || call.Args[0].Op != Get || call.Args[0].Var != out.Cond.Args[0].Var || len(l.Body)-3 != len(call.Callee.Results) {
		return false
	}
	for _, s := range l.Body[3:] {
		s, ok := s.(*Set)
		if !ok || s.Value.Op != Result || call.Args[s.Value.Nth].Op != Get || call.Args[s.Value.Nth].Var != s.Var {
			return false
		}
	}
	return true
}
