// Runs the operations of other libraries on arrays, on one core.
//
// It begins with a line for each library: name, type whose operands it takes
// (DD, TD or QD), bits, version and remarks; then a line "ready". Then it takes
// commands, a line each:
//
//   load LIB TYPE N K    arrays of N numbers, of the K pairs of operands x y that
//                        follow as lines of limbs, again and again; answers "ok"
//   time LIB TYPE OP R   the seconds of R passes over the arrays; -1 for an
//                        operation that the library lacks
//   values LIB TYPE OP   for each of the K pairs a line of 16 numbers, whose sums
//                        by eights are the results (the second is 0 but for SinCos)

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <string>
#include <vector>

#if __has_include(<qd/qd_real.h>)
#define HAVE_QD
#include <qd/dd_real.h>
#include <qd/qd_real.h>
#if __has_include(<qd/td_real.h>) // libQD3 has three limbs too
#define HAVE_TD
#include <qd/td_real.h>
#endif
#endif
#if __has_include(<quadmath.h>)
#define HAVE_QUADMATH
#include <quadmath.h>
#endif
#if __has_include(<mpfr.h>)
#define HAVE_MPFR
#include <mpfr.h>
#endif
#if __has_include(<arb.h>)
#define HAVE_ARB
#include <acb_elliptic.h>
#include <arb.h>
#include <arb_hypgeom.h>
#elif __has_include(<flint/arb.h>)
#define HAVE_ARB
#include <flint/acb_elliptic.h>
#include <flint/arb.h>
#include <flint/arb_hypgeom.h>
#endif

static const int parts = 8; // of a result, as doubles

// An operation of a type is a loop over arrays: z, w = f(x, y).
template <class T> using Loop = void (*)(long reps, size_t n, const T* x, const T* y, T* z, T* w);
template <class T> using Table = std::map<std::string, Loop<T>>;

template <class T, class F> void loop(F f, long reps, size_t n, const T* __restrict x, const T* __restrict y, T* __restrict z, T* __restrict w) {
  for (; reps > 0; reps--) {
    for (size_t i = 0; i < n; i++) f(x[i], y[i], z[i], w[i]);
    asm volatile("" ::: "memory");
  }
}

#define OP(name, code)                                                                        \
  {name, [](long reps, size_t n, const T* xs, const T* ys, T* zs, T* ws) {                    \
     loop<T>([](const T& x, const T& y, T& z, T& w) { (void)x, (void)y, (void)w; code; }, reps, n, xs, ys, zs, ws); \
   }}

#ifdef HAVE_QD
template <class T> Table<T> withoutRounding() {
  return {
      OP("Add", z = x + y), OP("Sub", z = x - y), OP("Mul", z = x * y), OP("Div", z = x / y), OP("Sqrt", z = sqrt(x)), OP("Sqr", z = sqr(x)),
      OP("Exp", z = exp(x)), OP("Log", z = log(x)), OP("Log10", z = log10(x)), OP("Pow", z = pow(x, y)), OP("PowInt", z = npwr(x, 13)),
      OP("Sin", z = sin(x)), OP("Cos", z = cos(x)), OP("SinCos", sincos(x, z, w)), OP("Tan", z = tan(x)),
      OP("Asin", z = asin(x)), OP("Acos", z = acos(x)), OP("Atan", z = atan(x)), OP("Atan2", z = atan2(x, y)),
      OP("Sinh", z = sinh(x)), OP("Cosh", z = cosh(x)), OP("Tanh", z = tanh(x)),
      OP("Asinh", z = asinh(x)), OP("Acosh", z = acosh(x)), OP("Atanh", z = atanh(x)),
      OP("Cbrt", z = nroot(x, 3)),
  };
}
template <class T> Table<T> ofQD() {
  Table<T> list = withoutRounding<T>();
  list.merge(Table<T>{OP("Mod", z = fmod(x, y)), OP("Floor", z = floor(x)), OP("Trunc", z = aint(x))});
  return list;
}
Table<dd_real> table(dd_real*) { return ofQD<dd_real>(); }
Table<qd_real> table(qd_real*) { return ofQD<qd_real>(); }
void set(dd_real& x, const std::vector<double>& a) { x = dd_real(a[0], a[1]); }
void set(qd_real& x, const std::vector<double>& a) { x = qd_real(a[0], a[1], a[2], a[3]); }
void get(const dd_real& x, double* a) { for (int k = 0; k < 2; k++) a[k] = x.x[k]; }
void get(const qd_real& x, double* a) { for (int k = 0; k < 4; k++) a[k] = x.x[k]; }
#ifdef HAVE_TD
Table<td_real> table(td_real*) { return withoutRounding<td_real>(); }
void set(td_real& x, const std::vector<double>& a) { x = td_real(a[0], a[1], a[2]); }
void get(const td_real& x, double* a) { for (int k = 0; k < 3; k++) a[k] = x.x[k]; }
#endif
#endif

#ifdef HAVE_QUADMATH
Table<__float128> table(__float128*) {
  using T = __float128;
  return {
      OP("Add", z = x + y), OP("Sub", z = x - y), OP("Mul", z = x * y), OP("Div", z = x / y), OP("Sqrt", z = sqrtq(x)), OP("Sqr", z = x * x),
      OP("Exp", z = expq(x)), OP("Expm1", z = expm1q(x)), OP("Log", z = logq(x)), OP("Log2", z = log2q(x)), OP("Log10", z = log10q(x)),
      OP("Log1p", z = log1pq(x)), OP("Pow", z = powq(x, y)),
      OP("Sin", z = sinq(x)), OP("Cos", z = cosq(x)), OP("SinCos", sincosq(x, &z, &w)), OP("Tan", z = tanq(x)),
      OP("Asin", z = asinq(x)), OP("Acos", z = acosq(x)), OP("Atan", z = atanq(x)), OP("Atan2", z = atan2q(x, y)),
      OP("Sinh", z = sinhq(x)), OP("Cosh", z = coshq(x)), OP("Tanh", z = tanhq(x)),
      OP("Asinh", z = asinhq(x)), OP("Acosh", z = acoshq(x)), OP("Atanh", z = atanhq(x)),
      OP("Cbrt", z = cbrtq(x)), OP("Hypot", z = hypotq(x, y)), OP("Mod", z = fmodq(x, y)), OP("Floor", z = floorq(x)), OP("Trunc", z = truncq(x)),
      OP("Erf", z = erfq(x)), OP("Erfc", z = erfcq(x)), OP("Gamma", z = tgammaq(x)), OP("LogGamma", z = lgammaq(x)),
      OP("J0", z = j0q(x)), OP("J1", z = j1q(x)), OP("Y0", z = y0q(x)), OP("Y1", z = y1q(x)), OP("Jn", z = jnq(13, x)), OP("Yn", z = ynq(13, x)),
  };
}
void set(__float128& x, const std::vector<double>& a) { x = 0; for (double d : a) x += d; }
void get(__float128 x, double* a) { for (int k = 0; k < parts; k++) x -= a[k] = (double)x; }
#endif

#ifdef HAVE_MPFR
template <int bits> struct Mpfr {
  mpfr_t v;
  Mpfr() { mpfr_init2(v, bits); mpfr_set_zero(v, 1); }
  Mpfr(const Mpfr&) = delete;
  ~Mpfr() { mpfr_clear(v); }
  operator mpfr_ptr() { return v; }
  operator mpfr_srcptr() const { return v; }
};
template <int bits> Table<Mpfr<bits>> table(Mpfr<bits>*) {
  using T = Mpfr<bits>;
  const mpfr_rnd_t RN = MPFR_RNDN;
  return {
      OP("Add", mpfr_add(z, x, y, RN)), OP("Sub", mpfr_sub(z, x, y, RN)), OP("Mul", mpfr_mul(z, x, y, RN)), OP("Div", mpfr_div(z, x, y, RN)),
      OP("Sqrt", mpfr_sqrt(z, x, RN)), OP("Rsqrt", mpfr_rec_sqrt(z, x, RN)), OP("Sqr", mpfr_sqr(z, x, RN)),
      OP("Exp", mpfr_exp(z, x, RN)), OP("Exp2", mpfr_exp2(z, x, RN)), OP("Exp10", mpfr_exp10(z, x, RN)), OP("Expm1", mpfr_expm1(z, x, RN)),
      OP("Log", mpfr_log(z, x, RN)), OP("Log2", mpfr_log2(z, x, RN)), OP("Log10", mpfr_log10(z, x, RN)), OP("Log1p", mpfr_log1p(z, x, RN)),
      OP("Pow", mpfr_pow(z, x, y, RN)), OP("PowInt", mpfr_pow_si(z, x, 13, RN)),
      OP("Sin", mpfr_sin(z, x, RN)), OP("Cos", mpfr_cos(z, x, RN)), OP("SinCos", mpfr_sin_cos(z, w, x, RN)), OP("Tan", mpfr_tan(z, x, RN)),
      OP("Asin", mpfr_asin(z, x, RN)), OP("Acos", mpfr_acos(z, x, RN)), OP("Atan", mpfr_atan(z, x, RN)), OP("Atan2", mpfr_atan2(z, x, y, RN)),
      OP("Sinh", mpfr_sinh(z, x, RN)), OP("Cosh", mpfr_cosh(z, x, RN)), OP("Tanh", mpfr_tanh(z, x, RN)),
      OP("Asinh", mpfr_asinh(z, x, RN)), OP("Acosh", mpfr_acosh(z, x, RN)), OP("Atanh", mpfr_atanh(z, x, RN)),
      OP("Cbrt", mpfr_cbrt(z, x, RN)), OP("Hypot", mpfr_hypot(z, x, y, RN)), OP("Mod", mpfr_fmod(z, x, y, RN)),
      OP("Floor", mpfr_floor(z, x)), OP("Trunc", mpfr_trunc(z, x)),
      OP("Erf", mpfr_erf(z, x, RN)), OP("Erfc", mpfr_erfc(z, x, RN)),
      OP("Gamma", mpfr_gamma(z, x, RN)), OP("LogGamma", int sign; mpfr_lgamma(z, &sign, x, RN)), OP("Digamma", mpfr_digamma(z, x, RN)),
      OP("Beta", mpfr_beta(z, x, y, RN)), OP("Zeta", mpfr_zeta(z, x, RN)), OP("ExpInt", mpfr_eint(z, x, RN)),
      OP("J0", mpfr_j0(z, x, RN)), OP("J1", mpfr_j1(z, x, RN)), OP("Y0", mpfr_y0(z, x, RN)), OP("Y1", mpfr_y1(z, x, RN)),
      OP("Jn", mpfr_jn(z, 13, x, RN)), OP("Yn", mpfr_yn(z, 13, x, RN)),
  };
}
template <int bits> void set(Mpfr<bits>& x, const std::vector<double>& a) {
  Mpfr<2300> sum; // exact
  for (double d : a) mpfr_add_d(sum, sum, d, MPFR_RNDN);
  mpfr_set(x.v, sum.v, MPFR_RNDN);
}
template <int bits> void get(const Mpfr<bits>& x, double* a) {
  Mpfr<bits> rest;
  mpfr_set(rest.v, x.v, MPFR_RNDN);
  for (int k = 0; k < parts; k++) {
    a[k] = mpfr_get_d(rest, MPFR_RNDN);
    mpfr_sub_d(rest, rest, a[k], MPFR_RNDN);
  }
}
#endif

#ifdef HAVE_ARB
struct Arb {
  static const slong bits = 212;
  arb_t v;
  Arb() { arb_init(v); }
  Arb(const Arb&) = delete;
  ~Arb() { arb_clear(v); }
  operator arb_ptr() { return v; }
  operator arb_srcptr() const { return v; }
};
// The order of a Bessel function.
static arb_srcptr order(int n) {
  static std::map<int, Arb> orders;
  Arb& nu = orders[n];
  arb_set_si(nu, n);
  return nu;
}
// A function of complex numbers for a real one.
static void real(void (*f)(acb_t, const acb_t, slong), arb_ptr z, arb_srcptr x) {
  acb_t a, b;
  acb_init(a), acb_init(b);
  acb_set_arb(a, x);
  f(b, a, Arb::bits);
  arb_set(z, acb_realref(b));
  acb_clear(a), acb_clear(b);
}
Table<Arb> table(Arb*) {
  using T = Arb;
  const slong P = Arb::bits;
  const slong Q = P + 64; // what the series of J cancels below 40; of Y it has fewer bits at any precision
  return {
      OP("Add", arb_add(z, x, y, P)), OP("Sub", arb_sub(z, x, y, P)), OP("Mul", arb_mul(z, x, y, P)), OP("Div", arb_div(z, x, y, P)),
      OP("Sqrt", arb_sqrt(z, x, P)), OP("Rsqrt", arb_rsqrt(z, x, P)), OP("Sqr", arb_sqr(z, x, P)),
      OP("Exp", arb_exp(z, x, P)), OP("Expm1", arb_expm1(z, x, P)), OP("Log", arb_log(z, x, P)), OP("Log1p", arb_log1p(z, x, P)),
      OP("Pow", arb_pow(z, x, y, P)), OP("PowInt", arb_pow_ui(z, x, 13, P)),
      OP("Sin", arb_sin(z, x, P)), OP("Cos", arb_cos(z, x, P)), OP("SinCos", arb_sin_cos(z, w, x, P)), OP("Tan", arb_tan(z, x, P)),
      OP("Asin", arb_asin(z, x, P)), OP("Acos", arb_acos(z, x, P)), OP("Atan", arb_atan(z, x, P)), OP("Atan2", arb_atan2(z, x, y, P)),
      OP("Sinh", arb_sinh(z, x, P)), OP("Cosh", arb_cosh(z, x, P)), OP("Tanh", arb_tanh(z, x, P)),
      OP("Asinh", arb_asinh(z, x, P)), OP("Acosh", arb_acosh(z, x, P)), OP("Atanh", arb_atanh(z, x, P)),
      OP("Cbrt", arb_root_ui(z, x, 3, P)), OP("Hypot", arb_hypot(z, x, y, P)),
      OP("SinPi", arb_sin_pi(z, x, P)), OP("CosPi", arb_cos_pi(z, x, P)), OP("Floor", arb_floor(z, x, P)),
      OP("Erf", arb_hypgeom_erf(z, x, P)), OP("Erfc", arb_hypgeom_erfc(z, x, P)), OP("Erfinv", arb_hypgeom_erfinv(z, x, P)), OP("Erfcinv", arb_hypgeom_erfcinv(z, x, P)),
      OP("Gamma", arb_hypgeom_gamma(z, x, P)), OP("LogGamma", arb_hypgeom_lgamma(z, x, P)), OP("Digamma", arb_digamma(z, x, P)),
      OP("Zeta", arb_zeta(z, x, P)), OP("ExpInt", arb_hypgeom_ei(z, x, P)), OP("LambertW", arb_lambertw(z, x, 0, P)),
      OP("EllipticK", real(acb_elliptic_k, z, x)), OP("EllipticE", real(acb_elliptic_e, z, x)),
      OP("J0", arb_hypgeom_bessel_j(z, order(0), x, Q)), OP("J1", arb_hypgeom_bessel_j(z, order(1), x, Q)), OP("Jn", arb_hypgeom_bessel_j(z, order(13), x, Q)),
      OP("I0", arb_hypgeom_bessel_i(z, order(0), x, P)), OP("I1", arb_hypgeom_bessel_i(z, order(1), x, P)),
  };
}
void set(Arb& x, const std::vector<double>& a) {
  arf_t d;
  arf_init(d);
  for (double part : a) {
    arf_set_d(d, part);
    arf_add(arb_midref(x.v), arb_midref(x.v), d, ARF_PREC_EXACT, ARF_RND_NEAR);
  }
  arb_set_round(x, x, Arb::bits);
  arf_clear(d);
}
void get(const Arb& x, double* a) {
  arf_t rest, d;
  arf_init(rest), arf_init(d);
  arf_set(rest, arb_midref(x.v));
  for (int k = 0; k < parts; k++) {
    arf_set_d(d, a[k] = arf_get_d(rest, ARF_RND_NEAR));
    arf_sub(rest, rest, d, ARF_PREC_EXACT, ARF_RND_NEAR);
  }
  arf_clear(rest), arf_clear(d);
}
#endif

// A Peer holds arrays of one library's numbers.
struct Peer {
  virtual ~Peer() {}
  virtual void load(size_t n, const std::vector<std::vector<double>>& x, const std::vector<std::vector<double>>& y) = 0;
  virtual double time(const std::string& op, long reps) = 0;
  virtual void values(const std::string& op) = 0;
};

template <class T> struct Of : Peer {
  const Table<T> ops = table((T*)nullptr);
  std::vector<T> x, y, z, w;
  size_t k = 0;

  void load(size_t n, const std::vector<std::vector<double>>& xs, const std::vector<std::vector<double>>& ys) override {
    k = xs.size();
    x = std::vector<T>(n), y = std::vector<T>(n), z = std::vector<T>(n), w = std::vector<T>(n);
    for (size_t i = 0; i < n; i++) set(x[i], xs[i % k]), set(y[i], ys[i % k]);
  }
  double time(const std::string& op, long reps) override {
    auto f = ops.find(op);
    if (f == ops.end()) return -1;
    auto start = std::chrono::steady_clock::now();
    f->second(reps, x.size(), x.data(), y.data(), z.data(), w.data());
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  }
  void values(const std::string& op) override {
    time(op, 1);
    for (size_t i = 0; i < k; i++) {
      double a[2 * parts] = {};
      get(z[i], a);
      if (op == "SinCos") get(w[i], a + parts);
      for (double d : a) std::printf("%a ", d);
      std::printf("\n");
    }
  }
};

struct Library {
  const char *name, *type;
  int bits;
  std::string version;
  std::unique_ptr<Peer> (*open)();
};

template <class T> std::unique_ptr<Peer> open() { return std::make_unique<Of<T>>(); }

static std::vector<Library> libraries() {
  std::vector<Library> list;
#ifdef HAVE_QD
  std::string how; // it was configured
#ifdef QD_IEEE_ADD
  how += "accurate addition, ";
#else
  how += "sloppy addition, ";
#endif
#ifdef QD_SLOPPY_MUL
  how += "sloppy multiplication of QD, ";
#endif
#ifdef QD_SLOPPY_DIV
  how += "sloppy division, ";
#endif
#ifdef QD_FMS
  how += "fused products";
#else
  how += "split products";
#endif
  list.push_back({"libqd", "DD", 106, how, open<dd_real>});
#ifdef HAVE_TD
  list.push_back({"libqd", "TD", 159, how, open<td_real>});
#endif
  list.push_back({"libqd", "QD", 212, how, open<qd_real>});
#endif
#ifdef HAVE_QUADMATH
  list.push_back({"quadmath", "DD", 113, "of gcc " __VERSION__, open<__float128>});
#endif
#ifdef HAVE_MPFR
  list.push_back({"mpfr", "DD", 106, mpfr_get_version(), open<Mpfr<106>>});
  list.push_back({"mpfr", "QD", 212, mpfr_get_version(), open<Mpfr<212>>});
#endif
#ifdef HAVE_ARB
  list.push_back({"arb", "QD", 212, std::string("with FLINT ") + flint_version, open<Arb>});
#endif
  return list;
}

static std::vector<double> numbers(int n) {
  std::vector<double> a(n);
  for (double& d : a)
    if (std::scanf("%la", &d) != 1) std::exit(1);
  return a;
}

int main() {
  const std::vector<Library> list = libraries();
  for (const Library& l : list) std::printf("%s %s %d %s\n", l.name, l.type, l.bits, l.version.c_str());
  std::printf("ready\n");
  std::fflush(stdout);
  std::map<const Library*, std::unique_ptr<Peer>> open;
  char command[8], name[16], type[4], op[32];
  while (std::scanf("%7s %15s %3s", command, name, type) == 3) {
    const Library* l = nullptr;
    for (const Library& m : list)
      if (!std::strcmp(m.name, name) && !std::strcmp(m.type, type)) l = &m;
    if (!l) return 1;
    std::unique_ptr<Peer>& p = open[l];
    if (!std::strcmp(command, "load")) {
      long n, k;
      if (std::scanf("%ld %ld", &n, &k) != 2) return 1;
      std::vector<std::vector<double>> x, y;
      for (long i = 0; i < k; i++) {
        const int limbs = *type == 'D' ? 2 : *type == 'T' ? 3 : 4;
        x.push_back(numbers(limbs));
        y.push_back(numbers(limbs));
      }
      p = l->open();
      p->load(n, x, y);
      std::printf("ok\n");
    } else {
      if (!p || std::scanf("%31s", op) != 1) return 1;
      if (!std::strcmp(command, "values")) {
        p->values(op);
      } else {
        long reps;
        if (std::scanf("%ld", &reps) != 1) return 1;
        std::printf("%.9g\n", p->time(op, reps));
      }
    }
    std::fflush(stdout);
  }
}
