//go:build (linux || darwin) && (amd64 || arm64)

package cl

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/limbfp/limb/internal/driver"
)

// Keys of clGetPlatformInfo and clGetDeviceInfo, and bits of their values.
const (
	platformName    = 0x0902
	deviceTypeAll   = 0xFFFFFFFF
	deviceType      = 0x1000
	deviceUnits     = 0x1002
	deviceGroupSize = 0x1004
	deviceFloat     = 0x101B
	deviceMemory    = 0x101F
	deviceName      = 0x102B
	driverVersion   = 0x102D
	deviceVersion   = 0x102F
	deviceDouble    = 0x1032

	typeGPU = 1 << 2

	fpDenorm     = 1 << 0
	fpInfNaN     = 1 << 1
	fpNearest    = 1 << 2
	fpFMA        = 1 << 5
	fpCorrectDiv = 1 << 7
)

// rusticlFile is where Mesa's OpenCL driver announces itself to the loader.
const rusticlFile = "/etc/OpenCL/vendors/rusticl.icd"

// Devices lists the devices of all platforms, in the loader's order.
func (Backend) Devices() ([]driver.Info, []string, error) {
	ids, err := devices()
	var infos []driver.Info
	for _, id := range ids {
		infos = append(infos, describe(id))
	}
	var hints []string
	if _, missing := os.Stat(rusticlFile); missing == nil && os.Getenv("RUSTICL_ENABLE") == "" {
		hints = append(hints, "Mesa's OpenCL driver (rusticl) is installed; it shows its devices when RUSTICL_ENABLE names their driver, as in RUSTICL_ENABLE=llvmpipe (processor), radeonsi or iris")
	}
	return infos, hints, err
}

// id is a device with its platform.
type id struct{ platform, device handle }

func devices() ([]id, error) {
	if err := load(); err != nil {
		return nil, err
	}
	var n uint32
	if s := api.GetPlatformIDs(0, nil, &n); s == noPlatform || s == 0 && n == 0 {
		return nil, errors.Join(errors.New("the OpenCL library is there, but no driver (ICD) is installed"), s.err("clGetPlatformIDs"))
	} else if s != 0 {
		return nil, s.err("clGetPlatformIDs")
	}
	platforms := make([]handle, n)
	if err := api.GetPlatformIDs(n, &platforms[0], nil).err("clGetPlatformIDs"); err != nil {
		return nil, err
	}
	var ids []id
	for _, p := range platforms {
		if s := api.GetDeviceIDs(p, deviceTypeAll, 0, nil, &n); s != 0 || n == 0 {
			continue
		}
		ds := make([]handle, n)
		if s := api.GetDeviceIDs(p, deviceTypeAll, n, &ds[0], nil); s != 0 {
			continue
		}
		for _, d := range ds {
			ids = append(ids, id{p, d})
		}
	}
	if len(ids) == 0 {
		return nil, fmt.Errorf("%d OpenCL platforms, none with a device", len(platforms))
	}
	return ids, nil
}

func describe(id id) driver.Info {
	// binary64 is of use only with the operations that IEEE 754 asks for.
	const ieee = fpDenorm | fpInfNaN | fpNearest | fpFMA
	single := number[uint64](deviceInfo(id.device, deviceFloat))
	double := number[uint64](deviceInfo(id.device, deviceDouble))
	return driver.Info{
		Title:       text(deviceInfo(id.device, deviceName)),
		Platform:    text(platformInfo(id.platform, platformName)),
		Version:     strings.Join([]string{text(deviceInfo(id.device, deviceVersion)), text(deviceInfo(id.device, driverVersion))}, ", driver "),
		Units:       int(number[uint32](deviceInfo(id.device, deviceUnits))),
		GPU:         number[uint64](deviceInfo(id.device, deviceType))&typeGPU != 0,
		Float64:     double&ieee == ieee,
		Subnormals:  single&fpDenorm != 0,
		CorrectDiv:  single&fpCorrectDiv != 0,
		MemoryBytes: number[uint64](deviceInfo(id.device, deviceMemory)),
	}
}
