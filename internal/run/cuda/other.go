//go:build !((linux || windows) && (amd64 || arm64))

package cuda

import (
	"errors"

	"github.com/limbfp/limb/internal/run/driver"
)

var errPlatform = errors.New("no CUDA on this platform: limb reaches it on linux and windows, amd64 and arm64")

func (Backend) Devices() ([]driver.Caps, []string, error) { return nil, nil, errPlatform }

func (Backend) Fingerprint() string { return "" }

func (Backend) Open(int) (driver.Device, error) { return nil, errPlatform }
