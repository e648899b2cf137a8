// Package once names a number, and a function of many lines.
package once

import "github.com/limbfp/limb"

// Sine returns sin x.
func Sine(x limb.DF) limb.DF { return x.Sin() }
