package cpu

import "runtime"

// model returns the architecture: a browser does not say more.
func model() string { return runtime.GOARCH }
