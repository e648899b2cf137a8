// Multiplies and factors square matrices in other libraries, on one core.
//
// It begins with a line for each library: name, type whose operands it takes (float64, DD
// or QD), bits, version and remarks; then a line "ready". Then it takes commands, a line each:
//
//   load LIB TYPE N   the numbers of A, row by row, and of B, each its limbs, of which a
//                     float64 has 1, DD 2, QD 4; answers "ok"
//   time LIB TYPE OP  the processor's seconds of "mul", C = AB, or of "lu", the factors of A; -1 for
//                     what the library lacks
//   values LIB TYPE   the numbers of C, row by row, each as four numbers that it is the sum of

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <string>
#include <time.h>
#include <unistd.h>
#include <vector>

#if __has_include(<cblas.h>) && __has_include(<openblas_config.h>)
#define HAVE_OPENBLAS
#include <cblas.h>
#endif
#if __has_include(<qd/qd_real.h>)
#define HAVE_QD
#include <qd/dd_real.h>
#include <qd/qd_real.h>
#endif
#if defined(HAVE_QD) && __has_include(<eigen3/Eigen/Dense>)
#define HAVE_EIGEN
#include <eigen3/Eigen/Dense>
#endif
#if __has_include(<arb_mat.h>)
#define HAVE_ARB
#include <arb_mat.h>
#elif __has_include(<flint/arb_mat.h>)
#define HAVE_ARB
#include <flint/arb_mat.h>
#endif

// A peer has matrices of a library, and what it does with them.
struct Peer {
  virtual ~Peer() {}
  virtual void load(long n, const std::vector<double>& a, const std::vector<double>& b) = 0;
  virtual bool run(const std::string& op) = 0;
  virtual void value(long i, double out[4]) = 0;
};

#ifdef HAVE_OPENBLAS
struct OpenBLAS : Peer {
  int n;
  std::vector<double> a, b, c;
  void load(long m, const std::vector<double>& x, const std::vector<double>& y) override { n = m, a = x, b = y, c.assign(m * m, 0); }
  bool run(const std::string& op) override {
    if (op != "mul") return false;
    cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, n, n, n, 1, a.data(), n, b.data(), n, 0, c.data(), n);
    return true;
  }
  void value(long i, double out[4]) override { out[0] = c[i], out[1] = out[2] = out[3] = 0; }
};
#endif

#ifdef HAVE_QD
template <class T, int limbs> T number(const double* x);
template <> dd_real number<dd_real, 2>(const double* x) { return dd_real(x[0], x[1]); }
template <> qd_real number<qd_real, 4>(const double* x) { return qd_real(x[0], x[1], x[2], x[3]); }
template <class T, int limbs> std::vector<T> numbers(const std::vector<double>& x) {
  std::vector<T> list;
  for (size_t i = 0; i < x.size(); i += limbs) list.push_back(number<T, limbs>(&x[i]));
  return list;
}

// Three loops, the inner one along rows of B and C, which the compiler may vectorise.
template <class T, int limbs> struct Loops : Peer {
  long n;
  std::vector<T> a, b, c;
  void load(long m, const std::vector<double>& x, const std::vector<double>& y) override { n = m, a = numbers<T, limbs>(x), b = numbers<T, limbs>(y), c.assign(m * m, T(0.0)); }
  bool run(const std::string& op) override {
    if (op != "mul") return false;
    std::fill(c.begin(), c.end(), T(0.0));
    for (long i = 0; i < n; i++)
      for (long k = 0; k < n; k++) {
        const T x = a[i * n + k];
        const T* __restrict y = &b[k * n];
        T* __restrict z = &c[i * n];
        for (long j = 0; j < n; j++) z[j] += x * y[j];
      }
    return true;
  }
  void value(long i, double out[4]) override {
    for (int k = 0; k < 4; k++) out[k] = k < limbs ? c[i].x[k] : 0;
  }
};
#endif

#ifdef HAVE_EIGEN
namespace Eigen {
template <> struct NumTraits<dd_real> : GenericNumTraits<dd_real> {
  typedef dd_real Real, NonInteger, Nested;
  enum { IsComplex = 0, IsInteger = 0, IsSigned = 1, RequireInitialization = 1, ReadCost = 2, AddCost = 20, MulCost = 10 };
  static dd_real epsilon() { return dd_real::_eps; }
  static dd_real dummy_precision() { return 1e-28; }
  static int digits10() { return 31; }
};
}
struct EigenDD : Peer {
  typedef Eigen::Matrix<dd_real, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> Matrix;
  Matrix a, b, c;
  void load(long n, const std::vector<double>& x, const std::vector<double>& y) override {
    a.resize(n, n), b.resize(n, n), c.resize(n, n);
    for (long i = 0; i < n * n; i++) a(i / n, i % n) = dd_real(x[2 * i], x[2 * i + 1]), b(i / n, i % n) = dd_real(y[2 * i], y[2 * i + 1]);
  }
  bool run(const std::string& op) override {
    if (op == "mul") {
      c.noalias() = a * b;
    } else if (op == "lu") {
      Eigen::PartialPivLU<Matrix> f(a);
      asm volatile("" : : "g"(&f) : "memory");
    } else {
      return false;
    }
    return true;
  }
  void value(long i, double out[4]) override {
    const dd_real x = c(i / c.cols(), i % c.cols());
    out[0] = x.x[0], out[1] = x.x[1], out[2] = out[3] = 0;
  }
};
#endif

#ifdef HAVE_ARB
// Arb's matrices have bounds of errors beside their numbers, which are MPFR's.
struct Arb : Peer {
  int bits, limbs;
  long n = 0;
  arb_mat_t a, b, c;
  Arb(int bits, int limbs) : bits(bits), limbs(limbs) {}
  ~Arb() override { clear(); }
  void clear() {
    if (n) arb_mat_clear(a), arb_mat_clear(b), arb_mat_clear(c);
  }
  void set(arb_mat_t m, const std::vector<double>& x) {
    arb_t t;
    arb_init(t);
    for (long i = 0; i < n * n; i++) {
      arb_ptr e = arb_mat_entry(m, i / n, i % n);
      arb_zero(e);
      for (int k = 0; k < limbs; k++) arb_set_d(t, x[i * limbs + k]), arb_add(e, e, t, 4 * bits);
      arb_set_round(e, e, bits);
    }
    arb_clear(t);
  }
  void load(long m, const std::vector<double>& x, const std::vector<double>& y) override {
    clear();
    n = m;
    arb_mat_init(a, n, n), arb_mat_init(b, n, n), arb_mat_init(c, n, n);
    set(a, x), set(b, y);
  }
  bool run(const std::string& op) override {
    if (op == "mul") {
      arb_mat_mul(c, a, b, bits);
    } else if (op == "lu") {
      std::vector<slong> perm(n);
      arb_mat_t f;
      arb_mat_init(f, n, n);
      arb_mat_lu(perm.data(), f, a, bits);
      arb_mat_clear(f);
    } else {
      return false;
    }
    return true;
  }
  void value(long i, double out[4]) override {
    arb_t rest, t;
    arb_init(rest), arb_init(t);
    arb_set(rest, arb_mat_entry(c, i / n, i % n));
    mag_zero(arb_radref(rest));
    for (int k = 0; k < 4; k++) {
      out[k] = arf_get_d(arb_midref(rest), ARF_RND_NEAR);
      arb_set_d(t, out[k]);
      arb_sub(rest, rest, t, 8 * bits);
    }
    arb_clear(rest), arb_clear(t);
  }
};
#endif

struct Library {
  const char *name, *type;
  int bits, limbs;
  std::string version;
  std::unique_ptr<Peer> peer;
};

static std::vector<Library> libraries() {
  std::vector<Library> list;
#ifdef HAVE_OPENBLAS
  openblas_set_num_threads(1);
  list.push_back({"openblas", "float64", 53, 1, std::string(openblas_get_config()) + ", dgemm on the core type " + openblas_get_corename(), std::unique_ptr<Peer>(new OpenBLAS)});
#endif
#ifdef HAVE_QD
  list.push_back({"libqd", "DD", 106, 2, "three loops over dd_real, sloppy additions", std::unique_ptr<Peer>(new Loops<dd_real, 2>)});
  list.push_back({"libqd", "QD", 212, 4, "three loops over qd_real, sloppy additions", std::unique_ptr<Peer>(new Loops<qd_real, 4>)});
#endif
#ifdef HAVE_EIGEN
  list.push_back({"eigen", "DD", 106, 2, "Eigen " + std::to_string(EIGEN_WORLD_VERSION) + "." + std::to_string(EIGEN_MAJOR_VERSION) + " over libqd's dd_real", std::unique_ptr<Peer>(new EigenDD)});
#endif
#ifdef HAVE_ARB
  list.push_back({"arb", "DD", 106, 2, std::string(arb_version) + ", arb_mat with bounds of errors", std::unique_ptr<Peer>(new Arb(106, 2))});
  list.push_back({"arb", "QD", 212, 4, std::string(arb_version) + ", arb_mat with bounds of errors", std::unique_ptr<Peer>(new Arb(212, 4))});
#endif
  return list;
}

static std::vector<double> read(long count) {
  std::vector<double> x(count);
  char word[64];
  for (double& v : x) {
    if (std::scanf("%63s", word) != 1) std::exit(1);
    v = std::strtod(word, nullptr);
  }
  return x;
}

// seconds is the time that the process has been running: what else the machine does is not
// part of it.
static double seconds() {
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}

int main(int, char** argv) {
  // OpenBLAS takes a slow core type for a processor that is newer than itself, and looks at
  // the environment when it is loaded.
  if (!std::getenv("OPENBLAS_CORETYPE")) {
    setenv("OPENBLAS_CORETYPE", __builtin_cpu_supports("avx512f") ? "SkylakeX" : "Haswell", 1);
    execv("/proc/self/exe", argv);
  }
  std::vector<Library> list = libraries();
  for (const Library& l : list) std::printf("%s %s %d %s\n", l.name, l.type, l.bits, l.version.c_str());
  std::printf("ready\n");
  std::fflush(stdout);
  char command[8], name[16], type[8], op[16];
  while (std::scanf("%7s %15s %7s", command, name, type) == 3) {
    Library* l = nullptr;
    for (Library& m : list)
      if (!std::strcmp(m.name, name) && !std::strcmp(m.type, type)) l = &m;
    if (!l) return 1;
    static std::map<Library*, long> rows;
    if (!std::strcmp(command, "load")) {
      long n;
      if (std::scanf("%ld", &n) != 1) return 1;
      rows[l] = n;
      const std::vector<double> a = read(n * n * l->limbs), b = read(n * n * l->limbs);
      l->peer->load(n, a, b);
      std::printf("ok\n");
    } else if (!std::strcmp(command, "values")) {
      for (long i = 0; i < rows[l] * rows[l]; i++) {
        double out[4];
        l->peer->value(i, out);
        std::printf("%a %a %a %a\n", out[0], out[1], out[2], out[3]);
      }
    } else {
      if (std::scanf("%15s", op) != 1) return 1;
      const double start = seconds();
      const bool there = l->peer->run(op);
      std::printf("%.9g\n", there ? seconds() - start : -1);
    }
    std::fflush(stdout);
  }
}
