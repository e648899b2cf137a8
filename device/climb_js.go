package device

import "github.com/limbfp/limb/internal/run/kernels"

// climb keeps nothing: browsers have no files.
type climb struct{}

func (c *climb) failed(string, []failure)                           {}
func (c *climb) again(*ladder, *Arithmetic) bool                    { return false }
func (c *climb) keep(string, *Arithmetic)                           {}
func (d *Device) climbKey(kernels.Type, *ladder, bool) (key string) { return "" }
func keptClimb(string) (c climb, ok bool)                           { return c, false }
