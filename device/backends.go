//go:build !js

package device

import (
	"github.com/limbfp/limb/internal/run/cl"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/cuda"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/vk"
)

// backends are all the ways to devices. The cpu comes last: Open("") takes it where no
// GPU passes.
var backends = []driver.Backend{cuda.Backend{}, cl.Backend{}, vk.Backend{}, cpu.Backend{}}
