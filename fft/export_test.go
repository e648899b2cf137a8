package fft

// Root returns what the tables hold: e^(2πij/n).
func Root[C Complex](n int) func(j int) C { return newRoots[C](n).at }
