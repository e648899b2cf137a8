// Command capi is liblimb, a shared library: go build -buildmode=c-shared. The functions of liblimb.h stand in door.c, and
// go on here; what they do stands in package calls.
package main

/*
#cgo CFLAGS: -I${SRCDIR}
#include <liblimb.h> // in quotes, one in the folder for temporary files would be taken
#include <stdint.h>

#define LIMB_VERSION "0.1.0"

void limb_fail(const char *text, size_t length);
void *limb_keep(const void *bytes, size_t size);
uintptr_t limb_canceller_of_thread(void);
int limb_call(limb_apply apply, void *user, void *y, void *x, ptrdiff_t n, int type);

struct limb_system { // what limb_krylov has of a system besides its vectors
	ptrdiff_t n;
	double tol;
	int most, steps;
	limb_apply apply;
	void *user;
};
*/
import "C"

import (
	"context"
	"unsafe"

	"github.com/limbfp/limb/capi/internal/calls"
	"github.com/limbfp/limb/internal/run/inside"
	"github.com/limbfp/limb/vec"
)

func main() {}

func init() { inside.Hosted = true }

// What package calls has of C's structs is as large as they are.
var (
	_ [C.sizeof_limb_array]byte  = [unsafe.Sizeof(calls.Array{})]byte{}
	_ [C.sizeof_limb_matrix]byte = [unsafe.Sizeof(calls.Matrix{})]byte{}
)

// through makes a call, and leaves what was wrong with the thread that calls.
func through(name string, call func()) C.int {
	code, text := calls.Do(name, call)
	if code != calls.OK {
		C.limb_fail((*C.char)(unsafe.Pointer(unsafe.StringData(text))), C.size_t(len(text)))
	}
	return C.int(code)
}

// until is through for a call that the thread's canceller ends.
func until(name string, call func(ctx context.Context)) C.int {
	h := C.limb_canceller_of_thread()
	return through(name, func() { call(calls.Context(calls.Handle(h))) })
}

// needed refuses a null pointer.
func needed[E any](p *E, what string) *E {
	if p == nil {
		calls.Refuse(calls.Null, "%s is null", what)
	}
	return p
}

func text(p *C.char, what string) string { return C.GoString(needed(p, what)) }

func array(p *C.limb_array, what string) calls.Array {
	return *(*calls.Array)(unsafe.Pointer(needed(p, what)))
}

func arrays(p *C.limb_array, n C.int, what string) []calls.Array {
	return several((*calls.Array)(unsafe.Pointer(p)), n, what)
}

// several returns the n arrays, or handles of arrays, from p on. It refuses a number that no function has.
func several[E any](p *E, n C.int, what string) []E {
	const most = 8
	if n < 0 || n > most {
		calls.Refuse(calls.Size, "%d arrays of %s: no function has as many", n, what)
	}
	if n == 0 {
		return nil
	}
	return unsafe.Slice(needed(p, what), n)
}

func matrix(p *C.limb_matrix, what string) calls.Matrix {
	return *(*calls.Matrix)(unsafe.Pointer(needed(p, what)))
}

// keep hands bytes to C, whose they are then.
func keep(b []byte) unsafe.Pointer {
	p := C.limb_keep(unsafe.Pointer(unsafe.SliceData(b)), C.size_t(len(b)))
	if p == nil {
		calls.Refuse(calls.Memory, "no memory for %d bytes", len(b))
	}
	return p
}

func keepText(dst **C.char, text func() string) {
	needed(dst, "the place of the text")
	*dst = (*C.char)(keep([]byte(text())))
}

// give stores a handle, for which there is a place.
func give(dst *C.uintptr_t, h func() calls.Handle) {
	needed(dst, "the place of the handle")
	*dst = C.uintptr_t(h())
}

//export limbGo_close
func limbGo_close(h C.uintptr_t) C.int {
	return through("limb_close", func() { calls.Close(calls.Handle(h)) })
}

//export limbGo_threads
func limbGo_threads(n C.int, previous *C.int) C.int {
	return through("limb_threads", func() {
		if n < 0 {
			calls.Refuse(calls.Size, "%d threads: the number must not be negative", n)
		}
		before := vec.SetThreads(int(n))
		if previous != nil {
			*previous = C.int(before)
		}
	})
}

//export limbGo_level
func limbGo_level(dst **C.char) C.int {
	return through("limb_level", func() { keepText(dst, vec.Level) })
}

//export limbGo_map
func limbGo_map(name *C.char, n C.ptrdiff_t, out *C.limb_array, outs C.int, in *C.limb_array, ins C.int) C.int {
	return until("limb_map", func(ctx context.Context) {
		calls.Map(ctx, text(name, "name"), int(n), arrays(out, outs, "results"), arrays(in, ins, "operands"))
	})
}

//export limbGo_functions
func limbGo_functions(dst **C.char) C.int {
	return through("limb_functions", func() { keepText(dst, calls.Functions) })
}

//export limbGo_convert
func limbGo_convert(n C.ptrdiff_t, out, in *C.limb_array) C.int {
	return through("limb_convert", func() { calls.Convert(int(n), array(out, "out"), array(in, "in")) })
}

//export limbGo_from_limbs
func limbGo_from_limbs(n C.ptrdiff_t, out, in *C.limb_array, limbs C.int) C.int {
	return through("limb_from_limbs", func() { calls.FromLimbs(int(n), array(out, "out"), array(in, "in"), int(limbs)) })
}

//export limbGo_linspace
func limbGo_linspace(n C.ptrdiff_t, out *C.limb_array, a, b unsafe.Pointer) C.int {
	return through("limb_linspace", func() { calls.Linspace(int(n), array(out, "out"), a, b) })
}

//export limbGo_cum_sum
func limbGo_cum_sum(n C.ptrdiff_t, out, in *C.limb_array) C.int {
	return through("limb_cum_sum", func() { calls.CumSum(int(n), array(out, "out"), array(in, "in")) })
}

//export limbGo_sort
func limbGo_sort(n C.ptrdiff_t, x *C.limb_array) C.int {
	return through("limb_sort", func() { calls.Sort(int(n), array(x, "x")) })
}

//export limbGo_horner
func limbGo_horner(n C.ptrdiff_t, out, x, c *C.limb_array, count C.ptrdiff_t) C.int {
	return through("limb_horner", func() { calls.Horner(int(n), array(out, "out"), array(x, "x"), array(c, "c"), int(count)) })
}

//export limbGo_reduce
func limbGo_reduce(name *C.char, n C.ptrdiff_t, out, in *C.limb_array, ins C.int) C.int {
	return until("limb_reduce", func(ctx context.Context) {
		calls.Reduce(ctx, text(name, "name"), int(n), array(out, "out"), arrays(in, ins, "operands"))
	})
}

//export limbGo_reduce_rows
func limbGo_reduce_rows(name *C.char, rows, n C.ptrdiff_t, out, in *C.limb_array, ins C.int, steps *C.ptrdiff_t) C.int {
	return until("limb_reduce_rows", func(ctx context.Context) {
		operands := arrays(in, ins, "operands")
		calls.ReduceRows(ctx, text(name, "name"), int(rows), int(n), array(out, "out"), operands, unsafe.Slice((*int)(unsafe.Pointer(needed(steps, "steps"))), len(operands)))
	})
}

//export limbGo_accumulator
func limbGo_accumulator(a *C.uintptr_t) C.int {
	return through("limb_accumulator", func() { give(a, calls.Accumulator) })
}

//export limbGo_accumulate
func limbGo_accumulate(a C.uintptr_t, n C.ptrdiff_t, x *C.limb_array) C.int {
	return through("limb_accumulate", func() { calls.Accumulate(calls.Handle(a), int(n), array(x, "x")) })
}

//export limbGo_accumulate_dot
func limbGo_accumulate_dot(a C.uintptr_t, n C.ptrdiff_t, x, y *C.limb_array) C.int {
	return through("limb_accumulate_dot", func() { calls.AccumulateDot(calls.Handle(a), int(n), array(x, "x"), array(y, "y")) })
}

//export limbGo_accumulator_merge
func limbGo_accumulator_merge(a, b C.uintptr_t) C.int {
	return through("limb_accumulator_merge", func() { calls.AccumulatorMerge(calls.Handle(a), calls.Handle(b)) })
}

//export limbGo_accumulator_total
func limbGo_accumulator_total(a C.uintptr_t, out *C.limb_array, root C.int) C.int {
	return through("limb_accumulator_total", func() { calls.AccumulatorTotal(calls.Handle(a), array(out, "out"), root != 0) })
}

//export limbGo_accumulator_save
func limbGo_accumulator_save(a C.uintptr_t, bytes *unsafe.Pointer, size *C.size_t) C.int {
	return through("limb_accumulator_save", func() {
		needed(bytes, "bytes")
		needed(size, "size")
		b := calls.AccumulatorSave(calls.Handle(a))
		*bytes, *size = keep(b), C.size_t(len(b))
	})
}

//export limbGo_accumulator_load
func limbGo_accumulator_load(a *C.uintptr_t, bytes unsafe.Pointer, size C.size_t) C.int {
	return through("limb_accumulator_load", func() {
		give(a, func() calls.Handle { return calls.AccumulatorLoad(bytesOf(bytes, size, "bytes")) })
	})
}

// bytesOf is memory of C, which is long enough for all that is read from it.
func bytesOf(p unsafe.Pointer, size C.size_t, what string) []byte {
	if size > 1<<40 {
		calls.Refuse(calls.Size, "%d bytes are more than memory can have", size)
	}
	if size == 0 {
		return nil
	}
	return unsafe.Slice(needed((*byte)(p), what), int(size))
}

//export limbGo_format
func limbGo_format(n C.ptrdiff_t, in *C.limb_array, verb, digits C.int, dst **C.char) C.int {
	return through("limb_format", func() {
		needed(dst, "the place of the text")
		*dst = (*C.char)(keep(calls.Format(int(n), array(in, "in"), int(verb), int(digits))))
	})
}

//export limbGo_parse
func limbGo_parse(n C.ptrdiff_t, out *C.limb_array, p *C.char, length C.size_t) C.int {
	return through("limb_parse", func() {
		calls.Parse(int(n), array(out, "out"), bytesOf(unsafe.Pointer(p), length, "the text"))
	})
}

//export limbGo_fft
func limbGo_fft(plan *C.uintptr_t, typ, dims C.int, shape *C.ptrdiff_t, count C.int, axes *C.int, flags C.int) C.int {
	return through("limb_fft", func() {
		lengths, along := ofShape(dims, shape, count, axes)
		give(plan, func() calls.Handle { return calls.FFT(calls.Type(typ), lengths, along, int(flags)) })
	})
}

// ofShape returns the lengths and the axes of a transform; no axes are all.
func ofShape(dims C.int, shape *C.ptrdiff_t, count C.int, axes *C.int) (lengths, along []int) {
	const most = 64
	if dims < 1 || dims > most || axes != nil && (count < 1 || count > most) {
		calls.Refuse(calls.Size, "%d dimensions and %d axes: there must be from 1 to %d", dims, count, most)
	}
	if axes != nil {
		for _, a := range unsafe.Slice(axes, count) {
			along = append(along, int(a))
		}
	}
	return unsafe.Slice((*int)(unsafe.Pointer(needed(shape, "shape"))), dims), along
}

//export limbGo_fft_sizes
func limbGo_fft_sizes(plan C.uintptr_t, array, transform *C.ptrdiff_t) C.int {
	return through("limb_fft_sizes", func() {
		a, t := calls.FFTSizes(calls.Handle(plan))
		*needed(array, "array") = C.ptrdiff_t(a)
		*needed(transform, "transform") = C.ptrdiff_t(t)
	})
}

//export limbGo_fft_run
func limbGo_fft_run(plan C.uintptr_t, inverse C.int, m C.ptrdiff_t, out, in *C.limb_array) C.int {
	name := "limb_fft_forward"
	if inverse != 0 {
		name = "limb_fft_inverse"
	}
	return through(name, func() {
		calls.FFTRun(calls.Handle(plan), inverse != 0, int(m), array(out, "out"), array(in, "in"))
	})
}

//export limbGo_fft_convolve
func limbGo_fft_convolve(plan C.uintptr_t, correlate C.int, out, x, y *C.limb_array) C.int {
	name := "limb_fft_convolve"
	if correlate != 0 {
		name = "limb_fft_correlate"
	}
	return through(name, func() {
		calls.FFTConvolve(calls.Handle(plan), correlate != 0, array(out, "out"), array(x, "x"), array(y, "y"))
	})
}

//export limbGo_fft_length
func limbGo_fft_length(n C.ptrdiff_t, length *C.ptrdiff_t) C.int {
	return through("limb_fft_length", func() { *needed(length, "length") = C.ptrdiff_t(calls.FFTLength(int(n))) })
}

//export limbGo_mat_mul
func limbGo_mat_mul(c, a, b *C.limb_matrix, flags C.int) C.int {
	return until("limb_mat_mul", func(ctx context.Context) {
		calls.MatMul(ctx, matrix(c, "c"), matrix(a, "a"), matrix(b, "b"), int(flags))
	})
}

//export limbGo_mat_solve
func limbGo_mat_solve(x, a, b *C.limb_matrix) C.int {
	return until("limb_mat_solve", func(ctx context.Context) { calls.MatSolve(ctx, matrix(x, "x"), matrix(a, "a"), matrix(b, "b")) })
}

//export limbGo_mat_solve_refined
func limbGo_mat_solve_refined(x, a, b *C.limb_matrix, tol C.double, bounds *C.limb_matrix, told *C.limb_solution) C.int {
	return until("limb_mat_solve_refined", func(ctx context.Context) {
		calls.MatSolveRefined(ctx, matrix(x, "x"), matrix(a, "a"), matrix(b, "b"), float64(tol), (*calls.Matrix)(unsafe.Pointer(bounds)), func(s calls.Told) {
			if told == nil {
				return
			}
			told.bound, told.cond, told.steps = C.double(s.Bound), C.double(s.Cond), C.int(s.Steps)
			method := unsafe.Slice((*byte)(unsafe.Pointer(&told.method)), len(told.method))
			clear(method)
			copy(method[:len(method)-1], s.Method)
		})
	})
}

//export limbGo_mat_triangular
func limbGo_mat_triangular(a *C.limb_matrix, triangle C.int, x *C.limb_matrix) C.int {
	return through("limb_mat_triangular", func() { calls.MatTriangular(matrix(a, "a"), int(triangle), matrix(x, "x")) })
}

//export limbGo_mat_inverse
func limbGo_mat_inverse(m, a *C.limb_matrix) C.int {
	return until("limb_mat_inverse", func(ctx context.Context) { calls.MatInverse(ctx, matrix(m, "m"), matrix(a, "a")) })
}

//export limbGo_mat_number
func limbGo_mat_number(name *C.char, out *C.limb_array, a *C.limb_matrix) C.int {
	return through("limb_mat_number", func() { calls.MatNumber(text(name, "name"), array(out, "out"), matrix(a, "a")) })
}

//export limbGo_mat_factor
func limbGo_mat_factor(f *C.uintptr_t, name *C.char, a *C.limb_matrix) C.int {
	return until("limb_mat_factor", func(ctx context.Context) {
		give(f, func() calls.Handle { return calls.MatFactor(ctx, text(name, "name"), matrix(a, "a")) })
	})
}

//export limbGo_mat_part
func limbGo_mat_part(f C.uintptr_t, part *C.char, out *C.limb_matrix) C.int {
	return through("limb_mat_part", func() { calls.MatPart(calls.Handle(f), text(part, "part"), matrix(out, "out")) })
}

//export limbGo_mat_part_shape
func limbGo_mat_part_shape(f C.uintptr_t, part *C.char, rows, cols *C.ptrdiff_t, typ *C.int) C.int {
	return through("limb_mat_part_shape", func() {
		r, c, t := calls.MatPartShape(calls.Handle(f), text(part, "part"))
		needed(rows, "rows")
		needed(cols, "cols")
		*rows, *cols, *needed(typ, "type") = C.ptrdiff_t(r), C.ptrdiff_t(c), C.int(t)
	})
}

//export limbGo_mat_factor_solve
func limbGo_mat_factor_solve(f C.uintptr_t, x, b *C.limb_matrix, flags C.int) C.int {
	return through("limb_mat_factor_solve", func() { calls.MatFactorSolve(calls.Handle(f), matrix(x, "x"), matrix(b, "b"), int(flags)) })
}

//export limbGo_mat_roots
func limbGo_mat_roots(count C.ptrdiff_t, roots, bounds, c *C.limb_array) C.int {
	return until("limb_mat_roots", func(ctx context.Context) {
		var b calls.Array
		if bounds != nil {
			b = array(bounds, "bounds")
		}
		calls.MatRoots(ctx, int(count), array(roots, "roots"), b, array(c, "c"))
	})
}

//export limbGo_devices
func limbGo_devices(dst **C.char) C.int {
	return through("limb_devices", func() { keepText(dst, calls.Devices) })
}

//export limbGo_device_open
func limbGo_device_open(d *C.uintptr_t, name *C.char) C.int {
	return until("limb_device_open", func(ctx context.Context) {
		give(d, func() calls.Handle { return calls.DeviceOpen(ctx, text(name, "name")) })
	})
}

//export limbGo_device_info
func limbGo_device_info(d C.uintptr_t, dst **C.char) C.int {
	return through("limb_device_info", func() { keepText(dst, func() string { return calls.DeviceInfo(calls.Handle(d)) }) })
}

//export limbGo_device_map
func limbGo_device_map(d C.uintptr_t, name *C.char, n C.ptrdiff_t, out *C.limb_array, outs C.int, in *C.limb_array, ins C.int) C.int {
	return until("limb_device_map", func(ctx context.Context) {
		calls.DeviceMap(ctx, calls.Handle(d), text(name, "name"), int(n), arrays(out, outs, "results"), arrays(in, ins, "operands"))
	})
}

//export limbGo_device_mul
func limbGo_device_mul(d C.uintptr_t, c, a, b *C.limb_matrix, flags C.int) C.int {
	return until("limb_device_mul", func(ctx context.Context) {
		calls.DeviceMul(ctx, calls.Handle(d), matrix(c, "c"), matrix(a, "a"), matrix(b, "b"), int(flags))
	})
}

//export limbGo_device_array
func limbGo_device_array(a *C.uintptr_t, d C.uintptr_t, n C.ptrdiff_t, typ C.int) C.int {
	return through("limb_device_array", func() {
		give(a, func() calls.Handle { return calls.DeviceArray(calls.Handle(d), int(n), calls.Type(typ)) })
	})
}

//export limbGo_device_copy
func limbGo_device_copy(a C.uintptr_t, upload C.int, host *C.limb_array) C.int {
	return until("limb_device_upload or limb_device_download", func(ctx context.Context) {
		calls.DeviceCopy(ctx, calls.Handle(a), upload != 0, array(host, "the array"))
	})
}

func handles(p *C.uintptr_t, n C.int, what string) []calls.Handle {
	return several((*calls.Handle)(unsafe.Pointer(p)), n, what)
}

//export limbGo_device_apply
func limbGo_device_apply(name *C.char, out *C.uintptr_t, outs C.int, in *C.uintptr_t, ins C.int) C.int {
	return until("limb_device_apply", func(ctx context.Context) {
		calls.DeviceApply(ctx, text(name, "name"), handles(out, outs, "results"), handles(in, ins, "operands"))
	})
}

//export limbGo_device_reduce
func limbGo_device_reduce(name *C.char, out *C.limb_array, in *C.uintptr_t, ins C.int) C.int {
	return until("limb_device_reduce", func(ctx context.Context) {
		calls.DeviceReduce(ctx, text(name, "name"), array(out, "out"), handles(in, ins, "operands"))
	})
}

//export limbGo_device_product
func limbGo_device_product(c, a, b C.uintptr_t, rows, inner, cols C.ptrdiff_t, flags C.int) C.int {
	return until("limb_device_product", func(ctx context.Context) {
		calls.DeviceProduct(ctx, calls.Handle(c), calls.Handle(a), calls.Handle(b), int(rows), int(inner), int(cols), int(flags))
	})
}

//export limbGo_device_solve
func limbGo_device_solve(x, a, b C.uintptr_t, n, cols C.ptrdiff_t) C.int {
	return until("limb_device_solve", func(ctx context.Context) {
		calls.DeviceSolve(ctx, calls.Handle(x), calls.Handle(a), calls.Handle(b), int(n), int(cols))
	})
}

//export limbGo_device_fft
func limbGo_device_fft(plan *C.uintptr_t, d C.uintptr_t, typ, dims C.int, shape *C.ptrdiff_t, count C.int, axes *C.int, flags C.int) C.int {
	return until("limb_device_fft", func(ctx context.Context) {
		give(plan, func() calls.Handle {
			lengths, along := ofShape(dims, shape, count, axes)
			return calls.DeviceFFT(ctx, calls.Handle(d), calls.Type(typ), lengths, along, int(flags))
		})
	})
}

//export limbGo_device_fft_run
func limbGo_device_fft_run(plan C.uintptr_t, inverse C.int, out, in C.uintptr_t) C.int {
	return until("limb_device_fft_forward or limb_device_fft_inverse", func(ctx context.Context) {
		calls.DeviceFFTRun(ctx, calls.Handle(plan), inverse != 0, calls.Handle(out), calls.Handle(in))
	})
}

//export limbGo_canceller
func limbGo_canceller(c *C.uintptr_t) C.int {
	return through("limb_canceller", func() { give(c, calls.Canceller) })
}

//export limbGo_is_canceller
func limbGo_is_canceller(c C.uintptr_t) C.int {
	return through("limb_cancel_by", func() { calls.Context(calls.Handle(c)) })
}

//export limbGo_cancel
func limbGo_cancel(c C.uintptr_t) C.int {
	return through("limb_cancel", func() { calls.Cancel(calls.Handle(c)) })
}

//export limbGo_krylov
func limbGo_krylov(name *C.char, x, b *C.limb_array, s *C.struct_limb_system) C.int {
	return until("limb_krylov", func(ctx context.Context) {
		if s.apply == nil {
			calls.Refuse(calls.Null, "apply is null")
		}
		calls.Krylov(ctx, text(name, "name"), calls.System{
			N: int(s.n), X: array(x, "x"), B: array(b, "b"), Tol: float64(s.tol), Most: int(s.most),
			Apply: func(y, x calls.Array) int {
				return int(C.limb_call(s.apply, s.user, y.Data, x.Data, s.n, C.int(x.Type)))
			},
			Tell: func(steps int) { s.steps = C.int(steps) },
		})
	})
}

//export limbGo_sparse
func limbGo_sparse(m *C.uintptr_t, rows, cols, count C.ptrdiff_t, row, col *C.int64_t, values *C.limb_array) C.int {
	return through("limb_sparse", func() {
		give(m, func() calls.Handle {
			return calls.Sparse(int(rows), int(cols), int(count), (*int64)(unsafe.Pointer(row)), (*int64)(unsafe.Pointer(col)), array(values, "values"))
		})
	})
}

//export limbGo_sparse_mul
func limbGo_sparse_mul(m C.uintptr_t, y, x *C.limb_array) C.int {
	return through("limb_sparse_mul", func() { calls.SparseMul(calls.Handle(m), array(y, "y"), array(x, "x")) })
}
