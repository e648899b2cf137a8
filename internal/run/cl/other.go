//go:build !((linux || darwin) && (amd64 || arm64))

package cl

import (
	"errors"

	"github.com/limbfp/limb/internal/run/driver"
)

var errPlatform = errors.New("no OpenCL on this platform: limb reaches it on linux and darwin, amd64 and arm64")

func (Backend) Devices() ([]driver.Caps, []string, error) { return nil, nil, errPlatform }

func (Backend) Fingerprint() string { return "" }

func (Backend) Open(int) (driver.Device, error) { return nil, errPlatform }

// Watch has nothing to tell here.
func Watch(func(submitted bool)) (end func()) { return func() {} }
