package export

import (
	_ "embed"
	"fmt"
	"strings"

	"github.com/limbfp/limb/internal/compiler/emit/dialect"
	"github.com/limbfp/limb/internal/run/operand"
)

//go:embed prelude.cu
var preludeCU string

var cuda = &Language{
	Name:    "cuda",
	Title:   "CUDA C++",
	Ext:     ".cu",
	Start:   "nvcc -DLIMB_MAIN FILE && ./a.out",
	Printer: printerCU,
	Prelude: func(f *File) string {
		return fmt.Sprintf("#ifndef LIMB_H\n#define LIMB_H %#x\n\n%s", f.ID(), preludeCU)
	},
	Close: func(f *File) string {
		return fmt.Sprintf(onceC, f.ID())
	},
	SelfTest: func(f *File, cases []Case) string {
		return sameCU + wordsOfCU.rows(printerCU, cases) +
			kernelOf("__global__", "int *bad", "(int)(blockIdx.x * blockDim.x + threadIdx.x)", cases) +
			fmt.Sprintf(mainCU, cases[0].In[0].Len(), len(cases))
	},
	Domain: operand.Narrow,
}

var wordsOfCU = bits{table: "static __device__ const uint64_t", suffix: "u", function: "static LIMB_DEVICE inline int",
	float32: "__uint_as_float((uint32_t)%s)", float64: "__longlong_as_double((long long)%s)", int32: "(int32_t)%s",
	same32: "limb_same32(__float_as_uint(%s), (uint32_t)%s)", same64: "limb_same64((uint64_t)__double_as_longlong(%s), %s)", same: "%s == (int32_t)%s"}

var sameCU = strings.NewReplacer("#include <stdio.h>\n\n", "", "static inline", "static LIMB_DEVICE inline", "INT64_MAX", "0x7fffffffffffffff").Replace(sameC)

// mainCU is a program that launches the kernel.
const mainCU = `
#ifdef LIMB_MAIN
#include <cstdio>
#include <cuda_runtime.h>

int main()
{
	const int rows = %d, functions = %d;
	static int bad[rows * functions];
	int *there, sum = 0;
	cudaMalloc(&there, sizeof bad);
	limb_selftest<<<1, rows>>>(there);
	const cudaError_t error = cudaMemcpy(bad, there, sizeof bad, cudaMemcpyDeviceToHost);
	if (error != cudaSuccess) {
		printf("%%s\n", cudaGetErrorString(error));
		return 2;
	}
	for (int i = 0; i < rows * functions; i++) {
		if (bad[i]) printf("function %%d differs in row %%d\n", i %% functions, i / functions);
		sum += bad[i];
	}
	printf("%%d of %%d rows differ\n", sum, rows * functions);
	return sum != 0;
}
#endif

`

var printerCU = func() *dialect.Language {
	l := *printerC
	l.Rarely = ""
	l.Words = wordsC + wordsCU
	l.Head = "static LIMB_DEVICE inline %s %s(%s)\n{"
	l.Make = func(name string, _ []dialect.Field, values []string) string {
		return name + "{" + strings.Join(values, ", ") + "}"
	}
	l.Table = func(name, typ string, numbers []string) string {
		return fmt.Sprintf("static __device__ const %s %s[%d] = {\n%s};\n", typ, name, len(numbers), columns(numbers))
	}
	return &l
}()

// wordsCU differ from C's.
const wordsCU = `
	add        f32       limb_add32(%s, %s)
	add        f64       limb_add64(%s, %s)
	sub        f32       limb_sub32(%s, %s)
	sub        f64       limb_sub64(%s, %s)
	mul        f32       limb_mul32(%s, %s)
	mul        f64       limb_mul64(%s, %s)
	div        f32       __fdiv_rn(%s, %s)
	div        f64       __ddiv_rn(%s, %s)
	sqrt       f32       __fsqrt_rn(%s)
	sqrt       f64       __dsqrt_rn(%s)
	proderr    f32       limb_fma32(%s, %s, -(%s))
	proderr    f64       limb_fma64(%s, %s, -(%s))
	tofloat    f32       __int2float_rn(%s)
	signbit    f32       (__float_as_uint(%s) >> 31 != 0)
	signbit    f64       (__double_as_longlong(%s) < 0)
	exponent   f32       ((int32_t)(__float_as_uint(%s) >> 23 & 0xff) - 127)
	exponent   f64       ((int32_t)(__double_as_longlong(%s) >> 52 & 0x7ff) - 1023)
	pow2       f32       __uint_as_float((uint32_t)(%s + 127) << 23)
	pow2       f64       __longlong_as_double((long long)(%s + 1023) << 52)
	chop       f32       __uint_as_float(__float_as_uint(%s) & 0xffffffffu << {k})
	chop       f64       __longlong_as_double((long long)((uint64_t)__double_as_longlong(%s) & UINT64_MAX << {k}))
`
