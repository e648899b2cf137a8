package device

import (
	"context"

	"github.com/limbfp/limb/internal/run/driver"
)

// judge leaves drivers to the browser: it keeps them in a process of their own.
func judge(context.Context, driver.Backend, []driver.Caps) (v verdict, err error) { return v, nil }
