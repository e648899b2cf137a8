package opencl

import (
	"testing"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// TestWords prints each operation on words, and a kernel with a zero that is hidden.
func TestWords(t *testing.T) {
	p, err := ir.Parse(`f64_right(x u64, n u64) (r u64)
  %2 = shrby u64 %0.x %1.n
  %3 = clz u64 %2
  %4 = mulhi u64 %3 %0.x
  %5 = tolow u32 %4
  %6 = towide u64 %5
  %7 = shl u64 %6 63
  %8.r = shlby u64 %7 %1.n
  return %8.r

f64_F(a u64, n i32, zero u64) (s u64, k u32)
  %3 = bitcast f64 %0.a
  %4 = add f64 %3 %3
  %5 = bitcast u64 %4
  %6 = xor u64 %5 %2.zero
  %7.t = opaque u64 %6
  %8 = call u64 f64_right %7.t %0.a
  %9 = const u64 0x7ff0000000000000
  %10 = lt bool %8 %9
  %11.s = select u64 %10 %8 %9
  %12 = bitcast u32 %1.n
  %13 = const u32 7
  %14.k = mul u32 %12 %13
  return %11.s %14.k
`)
	if err != nil {
		t.Fatal(err)
	}
	if err := ir.Verify(p); err != nil {
		t.Fatal(err)
	}
	p.Funcs[0].Inline, p.Funcs[1].Hidden = true, true
	const want = `static inline ulong f64_right(ulong x, ulong n)
{
	const ulong r = ((ulong)(uint)mul_hi(clz((x >> n)), x) << 63) << n;
	return r;
}

static inline ulong f64_F(ulong a, int n, ulong zero, uint *k)
{
	const double t3 = as_double(a);
	const ulong t = limb_barrier((as_ulong((t3 + t3)) ^ zero));
	const ulong t8 = f64_right(t, a);
	const ulong s = (t8 < 0x7ff0000000000000ul) ? t8 : 0x7ff0000000000000ul;
	const uint k_1 = as_uint(n) * 0x7u;
	*k = k_1;
	return s;
}

`
	if got, _ := Text(p, Options{PerItem: 1}, p.Funcs[1]); got != want {
		t.Errorf("got %s", got)
	}
}
