//go:build !amd64 || purego

package simd

import "unsafe"

const best = Go

const none = "simd: no kernels"

func (k *Kernel) call(args *unsafe.Pointer, n int) { panic(none) }

func callPass(l Level, code uintptr, p *Pass, list *PassList, rest, turn int) { panic(none) }

func stream(to, from unsafe.Pointer, n int) { panic(none) }
