// Counts the turns of z² + c that stay inside, in pairs, as one writes that by hand with
// intrinsics of AVX-512: limb's operations, but for what they do with infinities and NaN,
// two vectors in turns.
//
// It says "ready". Then it takes commands, a line each:
//
//   TYPE X Y STEP SIDE LIMIT R   for DF or DD, the points X + j·STEP + (Y + i·STEP)i, i and j
//                                below SIDE, each row R times: answers the sum of the
//                                rows' least seconds, and for each point the number of its
//                                turns, LIMIT at most

#include <chrono>
#include <cstdio>
#include <cstring>
#include <vector>

#if !defined(__AVX512F__)
int main() { puts("no AVX-512"); }
#else
#include <immintrin.h>

struct Doubles {
  using Float = double;
  static constexpr int lanes = 8;
  __m512d v;
  using Mask = __mmask8;
  static Doubles all(double a) { return {_mm512_set1_pd(a)}; }
  static Doubles load(const double *p) { return {_mm512_loadu_pd(p)}; }
  void store(double *p) const { _mm512_storeu_pd(p, v); }
  Mask below(Doubles b) const { return _mm512_cmp_pd_mask(v, b.v, _CMP_LT_OQ); }
  Doubles plus(Mask m, Doubles b) const { return {_mm512_mask_add_pd(v, m, v, b.v)}; }
};
static inline Doubles operator+(Doubles a, Doubles b) { return {_mm512_add_pd(a.v, b.v)}; }
static inline Doubles operator-(Doubles a, Doubles b) { return {_mm512_sub_pd(a.v, b.v)}; }
static inline Doubles operator*(Doubles a, Doubles b) { return {_mm512_mul_pd(a.v, b.v)}; }
static inline Doubles error(Doubles a, Doubles b, Doubles p) { return {_mm512_fmsub_pd(a.v, b.v, p.v)}; }

struct Floats {
  using Float = float;
  static constexpr int lanes = 16;
  __m512 v;
  using Mask = __mmask16;
  static Floats all(float a) { return {_mm512_set1_ps(a)}; }
  static Floats load(const float *p) { return {_mm512_loadu_ps(p)}; }
  void store(float *p) const { _mm512_storeu_ps(p, v); }
  Mask below(Floats b) const { return _mm512_cmp_ps_mask(v, b.v, _CMP_LT_OQ); }
  Floats plus(Mask m, Floats b) const { return {_mm512_mask_add_ps(v, m, v, b.v)}; }
};
static inline Floats operator+(Floats a, Floats b) { return {_mm512_add_ps(a.v, b.v)}; }
static inline Floats operator-(Floats a, Floats b) { return {_mm512_sub_ps(a.v, b.v)}; }
static inline Floats operator*(Floats a, Floats b) { return {_mm512_mul_ps(a.v, b.v)}; }
static inline Floats error(Floats a, Floats b, Floats p) { return {_mm512_fmsub_ps(a.v, b.v, p.v)}; }

template <class V> struct Pair { V hi, lo; };

template <class V> static inline Pair<V> fast(V a, V b) {
  V s = a + b;
  return {s, b - (s - a)};
}
template <class V> static inline Pair<V> two(V a, V b) {
  V s = a + b, v = s - a;
  return {s, (a - (s - v)) + (b - v)};
}
template <class V> static inline Pair<V> twoDiff(V a, V b) {
  V d = a - b, v = d - a;
  return {d, (a - (d - v)) - (b + v)};
}
template <class V> static inline Pair<V> join(Pair<V> s, Pair<V> t) {
  Pair<V> r = fast(s.hi, t.hi);
  return fast(r.hi, (s.lo + t.lo) + r.lo);
}
template <class V> static inline Pair<V> operator+(Pair<V> x, Pair<V> y) { return join(two(x.hi, y.hi), two(x.lo, y.lo)); }
template <class V> static inline Pair<V> operator-(Pair<V> x, Pair<V> y) { return join(twoDiff(x.hi, y.hi), twoDiff(x.lo, y.lo)); }
template <class V> static inline Pair<V> operator*(Pair<V> x, Pair<V> y) {
  V p = x.hi * y.hi;
  return fast(p, error(x.hi, y.hi, p) + (x.hi * y.lo + x.lo * y.hi));
}

// escape counts the turns of two vectors of points.
template <class V> static void escape(const typename V::Float *x, typename V::Float y, long limit, typename V::Float *counts) {
  using Float = typename V::Float;
  V one = V::all(1), four = V::all(4), zero = V::all(0), n[2] = {zero, zero};
  Pair<V> a[2], b[2], c[2], d = {V::all(y), zero};
  typename V::Mask on[2];
  for (int k = 0; k < 2; k++) {
    a[k] = c[k] = {V::load(x + k * V::lanes), zero};
    b[k] = d;
    on[k] = ~0;
  }
  for (long i = 0; i < limit; i++) {
    for (int k = 0; k < 2; k++) on[k] &= (a[k].hi * a[k].hi + b[k].hi * b[k].hi).below(four);
    if (!(on[0] | on[1])) break;
    for (int k = 0; k < 2; k++) {
      Pair<V> p = a[k] * a[k] - b[k] * b[k], q = a[k] * b[k] + b[k] * a[k];
      a[k] = p + c[k];
      b[k] = q + d;
      n[k] = n[k].plus(on[k], one);
    }
  }
  for (int k = 0; k < 2; k++) n[k].store(counts + k * V::lanes);
}

template <class V> static void picture(double left, double low, double step, long side, long limit, long repeat) {
  using Float = typename V::Float;
  const long turn = 2 * V::lanes, whole = (side + turn - 1) / turn * turn;
  std::vector<Float> x(whole), counts(whole * side);
  for (long j = 0; j < whole; j++) x[j] = Float(left + double(j) * step);
  double sum = 0;
  for (long i = 0; i < side; i++) {
    double best = 1e300;
    for (long r = 0; r < repeat; r++) {
      auto start = std::chrono::steady_clock::now();
      for (long j = 0; j < whole; j += turn) escape<V>(&x[j], Float(low + double(i) * step), limit, &counts[i * whole + j]);
      std::chrono::duration<double> d = std::chrono::steady_clock::now() - start;
      if (d.count() < best) best = d.count();
    }
    sum += best;
  }
  printf("%.9g\n", sum);
  for (long i = 0; i < side; i++)
    for (long j = 0; j < side; j++) printf("%ld ", long(counts[i * whole + j]));
  puts("");
}

int main() {
  char type[8];
  double x, y, step;
  long side, limit, repeat;
  puts("ready");
  fflush(stdout);
  while (scanf("%7s %lf %lf %lf %ld %ld %ld", type, &x, &y, &step, &side, &limit, &repeat) == 7) {
    (strcmp(type, "DF") ? picture<Doubles> : picture<Floats>)(x, y, step, side, limit, repeat);
    fflush(stdout);
  }
}
#endif
