package fft

// Root returns what the tables hold: e^(2πij/n).
func Root[C Complex](n int) func(j int) C { return newRoots[C](n).at }

// Tables returns the tables of a plan, some of which may be empty.
func Tables[C Complex](p *Plan[C]) [][]C {
	list := append([][]C{p.turns}, p.second.turns...)
	if p.first != nil {
		list = append(list, p.first.turns...)
	}
	return list
}
