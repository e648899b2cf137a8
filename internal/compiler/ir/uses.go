package ir

// Uses is Uses of the statements of f, or of the values and the results of straight-line code, none of
// which is far.
func (f *Func) Uses() (uses map[*Value]int, far map[*Value]bool) {
	if f.Code != nil {
		return Uses(f.Code)
	}
	uses = map[*Value]int{}
	for _, v := range append(f.Body[:len(f.Body):len(f.Body)], &Value{Args: f.Results}) {
		for _, a := range v.Args {
			uses[a]++
		}
	}
	return uses, nil
}

// Uses returns how often each value is used in statements, and those that are far: used in
// another list of statements than the one that computes them, into which a printer does not
// move an expression.
func Uses(list []Stmt) (uses map[*Value]int, far map[*Value]bool) {
	uses, far = map[*Value]int{}, map[*Value]bool{}
	at := map[*Value]*[]Stmt{} // the list of statements in which a value is computed
	var walk func(list *[]Stmt)
	walk = func(list *[]Stmt) {
		use := func(vals ...*Value) {
			for _, v := range vals {
				uses[v]++
				if at[v] != list {
					far[v] = true
				}
			}
		}
		for _, s := range *list {
			switch s := s.(type) {
			case *Do:
				for _, v := range s.Values {
					at[v] = list
					use(v.Args...)
				}
			case *Set:
				use(s.Value)
			case *Store:
				use(s.Index, s.Value)
			case *If:
				use(s.Cond)
				walk(&s.Then)
				walk(&s.Else)
			case *Loop:
				walk(&s.Body)
				walk(&s.Post)
			case *Each:
				use(s.N)
				walk(&s.Body)
			}
		}
	}
	walk(&list)
	return uses, far
}
