//go:build !((linux || darwin || windows) && (amd64 || arm64))

package library

import "errors"

const able = false

func open(string) (uintptr, error) { return 0, errors.ErrUnsupported }

func bind(uintptr, string, any) error { return errors.ErrUnsupported }
