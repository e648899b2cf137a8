package device

import (
	"context"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kernels"
)

// OpenBackend opens the first device of a backend made by a test.
func OpenBackend(b driver.Backend) (*Device, error) {
	return OpenBackendContext(context.Background(), b)
}

// OpenBackendContext is OpenBackend until ctx is done.
func OpenBackendContext(ctx context.Context, b driver.Backend) (*Device, error) {
	infos, _, err := b.Devices()
	if err != nil {
		return nil, err
	}
	return open(ctx, b, 0, infos[0], options{test: true})
}

// OpenBest is Open("") where these are the ways to devices.
func OpenBest(list ...driver.Backend) (*Device, error) {
	defer func(old []driver.Backend) { backends = old }(backends)
	backends = list
	return Open("")
}

// LoadProgram builds a kernel of a program that a test has, and may change: inGo runs it on the
// device cpu.
func (d *Device) LoadProgram(p *ir.Program, name string, inGo func(n int, args []any)) (*Kernel, error) {
	return d.loadSource(context.Background(), source{program: p, name: name, inGo: func(n int, args []any) error {
		inGo(n, args)
		return nil
	}})
}

// ProbeNames lists the probes.
func ProbeNames() []string {
	var names []string
	for _, p := range questions(kernels.F32) {
		names = append(names, p.Test)
	}
	return names
}

// ComparedNames lists the functions that the self-test compares.
func ComparedNames() []string {
	var names []string
	for _, name := range compared {
		names = append(names, at(kernels.F32, name))
	}
	return names
}
