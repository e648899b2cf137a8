//go:build !((linux || darwin) && (amd64 || arm64))

package mpfr

import "errors"

func load() error { return errors.New("no MPFR on this platform") }

func register(name string) int {
	names = append(names, name)
	return len(names) - 1
}

func invoke(int, *Float, *Float, *Float) { panic(load()) }

func call(string, *Float, *Float, *Float, *Float, int) { panic(load()) }

func callOrder(string, *Float, *Float, int) { panic(load()) }

func remquo(*Float, *Float, *Float) int { panic(load()) }

func lgamma(*Float, *Float) { panic(load()) }
