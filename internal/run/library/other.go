//go:build !((linux || darwin || windows) && (amd64 || arm64))

package library

import "errors"

const able = false

func open(string) (uintptr, error) { return 0, errors.ErrUnsupported }

func lookup(uintptr, string) (uintptr, error) { return 0, errors.ErrUnsupported }

func register(any, uintptr) {}

type Words [11]uintptr

func Call(uintptr, Words) uintptr { return 0 }
