// Package cc prints the IR as C for clang: the text for OpenCL's processors, behind a prelude that
// has the words of OpenCL C in C, and for each kernel a function that calls it for all of its items.
package cc

import (
	"fmt"
	"math"
	"strings"

	"github.com/limbfp/limb/internal/compiler/emit/opencl"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// PerItem is how many elements a call of a kernel takes.
const PerItem = 4096

// Entry is the name of the function that runs a kernel: over so many items, in calls of PerItem, or so
// many groups, on arguments that are words of 8 bytes each. A slice is four of them: the first byte of
// its memory, and three int32, where it begins there, its length and its stride.
func Entry(f *ir.Func) string { return "run_" + f.Name }

// Text prints kernels, and all that they call.
func Text(p *ir.Program, kernels ...*ir.Func) string {
	text, _ := opencl.Text(p, opencl.Options{PerItem: PerItem, Group: 1, Constants: math.MaxInt}, kernels...)
	var s strings.Builder
	s.WriteString(prelude + text)
	for _, f := range kernels {
		args, calls := words(f), "n"
		if f.Kind == ir.Items {
			args, calls = append([]string{"n"}, args...), fmt.Sprintf("n / %d + (n %% %[1]d > 0)", PerItem)
		}
		fmt.Fprintf(&s, "\nvoid %s(int n, const union word *a)\n{\n\tfor (limb_call = 0; limb_call < %s; limb_call++)\n\t\t%s(%s);\n}\n",
			Entry(f), calls, f.Name, strings.Join(args, ", "))
	}
	return s.String()
}

// members are those of a word, by the type of a scalar.
var members = map[ir.Type]string{ir.Bool: "i", ir.I32: "i", ir.U32: "i", ir.F32: "f", ir.F64: "d", ir.U64: "u"}

// words returns the parameters of a kernel without the number of items, as members of words.
func words(f *ir.Func) (list []string) {
	word := func(member string) { list = append(list, fmt.Sprintf("a[%d].%s", len(list), member)) }
	params := f.Params[1:]
	for _, g := range f.In[1:] {
		if g.Memory != nil {
			word("p")
			word("i")
			word("i")
			word("i")
			continue
		}
		for _, v := range params[:g.N] {
			word(members[v.Type])
		}
		params = params[g.N:]
	}
	return list
}

const prelude = `#include <string.h>

#pragma STDC FP_CONTRACT OFF

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
union word { int i; float f; double d; ulong u; void *p; };

static int limb_call;
static volatile uint limb_nothing;

#define __kernel static
#define __global
#define __local
#define __constant static const
#define get_global_id(k) limb_call
#define get_group_id(k) limb_call
#define min(a, b) ((a) < (b) ? (a) : (b))

#define OVERLOADED static inline __attribute__((overloadable, unused))
#define AS(T, U) OVERLOADED T as_##T(U x) { T y; memcpy(&y, &x, sizeof y); return y; }
AS(float, int) AS(float, uint) AS(int, float) AS(int, uint) AS(uint, float) AS(uint, int)
AS(double, long) AS(double, ulong) AS(long, double) AS(ulong, double)

#define BARRIER(T) OVERLOADED T limb_barrier(T x) { volatile T y = x; return y; }
BARRIER(float) BARRIER(double) BARRIER(uint) BARRIER(ulong)

OVERLOADED float limb_fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
OVERLOADED double limb_fma(double a, double b, double c) { return __builtin_fma(a, b, c); }
OVERLOADED float limb_sqrt(float a) { return __builtin_sqrtf(a); }
OVERLOADED double limb_sqrt(double a) { return __builtin_sqrt(a); }
OVERLOADED float limb_abs(float a) { return __builtin_fabsf(a); }
OVERLOADED double limb_abs(double a) { return __builtin_fabs(a); }
OVERLOADED float limb_trunc(float a) { return __builtin_truncf(a); }
OVERLOADED double limb_trunc(double a) { return __builtin_trunc(a); }
OVERLOADED float limb_floor(float a) { return __builtin_floorf(a); }
OVERLOADED double limb_floor(double a) { return __builtin_floor(a); }
OVERLOADED float limb_copysign(float a, float b) { return __builtin_copysignf(a, b); }
OVERLOADED double limb_copysign(double a, double b) { return __builtin_copysign(a, b); }
OVERLOADED uint limb_clz(uint a) { return a ? __builtin_clz(a) : 32; }
OVERLOADED ulong limb_clz(ulong a) { return a ? __builtin_clzl(a) : 64; }
OVERLOADED uint mul_hi(uint a, uint b) { return (ulong)a * b >> 32; }
OVERLOADED ulong mul_hi(ulong a, ulong b) { return (unsigned __int128)a * b >> 64; }
#define fma limb_fma
#define sqrt limb_sqrt
#define fabs limb_abs
#define trunc limb_trunc
#define floor limb_floor
#define copysign limb_copysign
#define clz limb_clz

#define f32_zero as_float(limb_nothing)
#define f64_zero as_double((ulong)limb_nothing)
#define f32_div(a, b) ((a) / (b))
#define f64_div(a, b) ((a) / (b))
#define f32_sqrt(a) sqrt(a)
#define f64_sqrt(a) sqrt(a)
#define f32_neg(a) as_float(as_uint(a) ^ 0x80000000u)
#define f64_neg(a) as_double(as_ulong(a) ^ 0x8000000000000000ul)
#define f32_splitter() 4097.0f
#define f64_splitter() 134217729.0
#define f32_tofloat(n) ((float)(n))
#define f64_tofloat(n) ((double)(n))
#define f32_finite(a) ((as_uint(a) & 0x7f800000u) != 0x7f800000u)
#define f64_finite(a) ((as_ulong(a) & 0x7ff0000000000000ul) != 0x7ff0000000000000ul)
#define f32_signbit(a) (as_int(a) < 0)
#define f64_signbit(a) (as_long(a) < 0)
#define f32_exponent(a) ((as_int(a) >> 23 & 0xff) - 127)
#define f64_exponent(a) ((int)(as_long(a) >> 52 & 0x7ff) - 1023)
#define f32_pow2(n) as_float(((n) + 127) << 23)
#define f64_pow2(n) as_double((long)((n) + 1023) << 52)
#define f32_chop(a, k) as_float(as_uint(a) & (0xffffffffu << (k)))
#define f64_chop(a, k) as_double(as_ulong(a) & (0xfffffffffffffffful << (k)))

`
