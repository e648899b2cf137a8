package device

import (
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/webgpu"
)

// backends are the ways to devices in a browser.
var backends = []driver.Backend{webgpu.Backend{}, cpu.Backend{}}
