package vk

import (
	"runtime"
	"unsafe"

	"github.com/limbfp/limb/internal/run/library"
)

// direct has those functions called without reflection that launches and copies are made of.
func direct(entry uintptr, function any) bool {
	call := func(kept any, words library.Words) result {
		defer runtime.KeepAlive(kept)
		return result(library.Call(entry, words))
	}
	switch f := function.(type) {
	case *func(handle) result:
		*f = func(c handle) result { return call(nil, library.Words{c}) }
	case *func(c handle, info *commandBufferBeginInfo) result:
		*f = func(c handle, info *commandBufferBeginInfo) result {
			return call(info, library.Words{c, word(info)})
		}
	case *func(d handle, info *descriptorSetAllocateInfo, sets *handle) result:
		*f = func(d handle, info *descriptorSetAllocateInfo, sets *handle) result {
			defer runtime.KeepAlive(sets)
			return call(info, library.Words{d, word(info), word(sets)})
		}
	case *func(d, pool handle, flags uint32) result:
		*f = func(d, pool handle, flags uint32) result { return call(nil, library.Words{d, pool, uintptr(flags)}) }
	case *func(queue handle, n uint32, infos *submitInfo, fence handle) result:
		*f = func(queue handle, n uint32, infos *submitInfo, fence handle) result {
			return call(infos, library.Words{queue, uintptr(n), word(infos), fence})
		}
	case *func(d handle, n uint32, fences *handle) result:
		*f = func(d handle, n uint32, fences *handle) result {
			return call(fences, library.Words{d, uintptr(n), word(fences)})
		}
	case *func(d handle, n uint32, fences *handle, all uint32, nanoseconds uint64) result:
		*f = func(d handle, n uint32, fences *handle, all uint32, nanoseconds uint64) result {
			return call(fences, library.Words{d, uintptr(n), word(fences), uintptr(all), uintptr(nanoseconds)})
		}
	case *func(d handle, n uint32, writes *writeDescriptorSet, copies uint32, _ uintptr):
		*f = func(d handle, n uint32, writes *writeDescriptorSet, copies uint32, list uintptr) {
			call(writes, library.Words{d, uintptr(n), word(writes), uintptr(copies), list})
		}
	case *func(c handle, n uint32, buffers *handle):
		*f = func(c handle, n uint32, buffers *handle) {
			call(buffers, library.Words{c, uintptr(n), word(buffers)})
		}
	case *func(c handle, point uint32, pipeline handle):
		*f = func(c handle, point uint32, pipeline handle) { call(nil, library.Words{c, uintptr(point), pipeline}) }
	case *func(c handle, point uint32, layout handle, first, n uint32, sets *handle, offsets uint32, _ uintptr):
		*f = func(c handle, point uint32, layout handle, first, n uint32, sets *handle, offsets uint32, list uintptr) {
			call(sets, library.Words{c, uintptr(point), layout, uintptr(first), uintptr(n), word(sets), uintptr(offsets), list})
		}
	case *func(c, layout handle, stages, offset, size uint32, values *byte):
		*f = func(c, layout handle, stages, offset, size uint32, values *byte) {
			call(values, library.Words{c, layout, uintptr(stages), uintptr(offset), uintptr(size), word(values)})
		}
	case *func(c handle, x, y, z uint32):
		*f = func(c handle, x, y, z uint32) { call(nil, library.Words{c, uintptr(x), uintptr(y), uintptr(z)}) }
	case *func(c, src, dst handle, n uint32, regions *bufferCopy):
		*f = func(c, src, dst handle, n uint32, regions *bufferCopy) {
			call(regions, library.Words{c, src, dst, uintptr(n), word(regions)})
		}
	case *func(c handle, src, dst, flags, n uint32, barriers *memoryBarrier, buffers uint32, _ uintptr, images uint32, _ uintptr):
		// The images are behind the first eight words, and always 0.
		*f = func(c handle, src, dst, flags, n uint32, barriers *memoryBarrier, buffers uint32, list uintptr, _ uint32, _ uintptr) {
			call(barriers, library.Words{c, uintptr(src), uintptr(dst), uintptr(flags), uintptr(n), word(barriers), uintptr(buffers), list})
		}
	default:
		return false
	}
	return true
}

func word[T any](p *T) uintptr { return uintptr(unsafe.Pointer(p)) }
