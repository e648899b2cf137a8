//go:build !js

package webgpu

import (
	"errors"

	"github.com/limbfp/limb/internal/run/driver"
)

var errPlatform = errors.New("no WebGPU on this platform: limb reaches it in browsers (GOOS=js)")

func (Backend) Devices() ([]driver.Caps, []string, error) { return nil, nil, errPlatform }

func (Backend) Fingerprint() string { return "" }

func (Backend) Open(int) (driver.Device, error) { return nil, errPlatform }
