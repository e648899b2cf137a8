// Runs complex forward transforms of FFTW in three precisions, on one core.
//
// Called with a folder (and a slash), it keeps its plans there, and those that it
// finds there it need not make.
//
// It begins with a line that names the version. Then it takes commands, a line
// each:
//
//   plan PRECISION N   plans N numbers by measuring, unless that is done; what
//                      follows is about this plan; answers "ok"
//   values X...        transforms N numbers, given as parts; answers for each
//                      result six numbers, three whose sum is the real part and
//                      three whose sum is the imaginary one
//   time R             the seconds of R transforms, on the processor

#include <fftw3.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include <time.h>

// A Transform is a plan and its arrays.
struct Transform {
  virtual ~Transform() {}
  virtual void values() = 0;
  virtual double time(long reps) = 0;
};

static std::string wisdom; // the folder

// seconds is the time of the processor, where that is to be had.
static double seconds() {
#ifdef CLOCK_PROCESS_CPUTIME_ID
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
#else
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
#endif
}

template <class T> T random() { return T(std::rand()) / RAND_MAX - T(0.5); }

// The library has its functions once for each precision, named by a prefix.
#define TRANSFORM(Name, prefix, T)                                                        \
  struct Name : Transform {                                                               \
    const int n;                                                                          \
    prefix##_complex *x, *y;                                                              \
    prefix##_plan plan;                                                                   \
    explicit Name(int n) : n(n) {                                                         \
      x = prefix##_alloc_complex(n), y = prefix##_alloc_complex(n);                       \
      if (!wisdom.empty()) prefix##_import_wisdom_from_filename((wisdom + #prefix).c_str()); \
      plan = prefix##_plan_dft_1d(n, x, y, FFTW_FORWARD, FFTW_MEASURE);                   \
      if (!wisdom.empty()) prefix##_export_wisdom_to_filename((wisdom + #prefix).c_str()); \
      for (int i = 0; i < n; i++) x[i][0] = random<T>(), x[i][1] = random<T>();           \
    }                                                                                     \
    ~Name() { prefix##_destroy_plan(plan), prefix##_free(x), prefix##_free(y); }          \
    void values() override {                                                              \
      for (int i = 0; i < n; i++) {                                                       \
        double re, im;                                                                    \
        if (std::scanf("%la %la", &re, &im) != 2) std::exit(1);                           \
        x[i][0] = re, x[i][1] = im;                                                       \
      }                                                                                   \
      prefix##_execute(plan);                                                             \
      for (int i = 0; i < 2 * n; i++) {                                                   \
        T rest = y[i / 2][i % 2];                                                         \
        for (int k = 0; k < 3; k++) {                                                     \
          double d = (double)rest;                                                        \
          rest -= d;                                                                      \
          std::printf("%a ", d);                                                          \
        }                                                                                 \
      }                                                                                   \
      std::printf("\n");                                                                  \
    }                                                                                     \
    double time(long reps) override {                                                     \
      double start = seconds();                                                           \
      for (; reps > 0; reps--) prefix##_execute(plan);                                    \
      return seconds() - start;                                                           \
    }                                                                                     \
  };
TRANSFORM(Double, fftw, double)
TRANSFORM(LongDouble, fftwl, long double)
TRANSFORM(Quad, fftwq, __float128)

int main(int, char** args) {
  if (args[1]) wisdom = args[1];
  std::printf("%s\n", fftw_version);
  std::fflush(stdout);
  std::map<std::pair<std::string, int>, std::unique_ptr<Transform>> plans;
  Transform* t = nullptr;
  char command[8], precision[16];
  while (std::scanf("%7s", command) == 1) {
    std::string c = command;
    if (c == "plan") {
      int n;
      if (std::scanf("%15s %d", precision, &n) != 2) return 1;
      auto& p = plans[{precision, n}];
      if (!p) {
        std::string s = precision;
        if (s == "double") p = std::make_unique<Double>(n);
        else if (s == "long-double") p = std::make_unique<LongDouble>(n);
        else if (s == "quad") p = std::make_unique<Quad>(n);
        else return 1;
      }
      t = p.get();
      std::printf("ok\n");
    } else if (!t) {
      return 1;
    } else if (c == "values") {
      t->values();
    } else {
      long reps;
      if (std::scanf("%ld", &reps) != 1) return 1;
      std::printf("%.9g\n", t->time(reps));
    }
    std::fflush(stdout);
  }
}
