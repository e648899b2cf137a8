//go:build !amd64 || purego

package simd

import "unsafe"

const best = Go

func lookup(string, Level) *Kernel { return nil }

func lookupPass(string, Level) *Pass { return nil }

func callPass(code, body uintptr, args *unsafe.Pointer, n int) { call(code, body, args, n) }

func callBody(code, body uintptr, args *unsafe.Pointer, n int) { call(code, body, args, n) }

func call(code, body uintptr, args *unsafe.Pointer, n int) { panic("simd: no kernels") }
