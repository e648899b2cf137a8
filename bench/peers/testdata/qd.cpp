// Runs the operations of libqd for the benchmarks of this directory.
//
// A line "dd exp 1024 50000" on standard input asks for that operation on 1024
// pairs of operands, which follow as lines of limbs, x and y; it is run on one
// after the other, 50000 times altogether. The answer is a line: the seconds.

#include <chrono>
#include <cstdio>
#include <cstring>
#include <qd/dd_real.h>
#include <qd/fpu.h>
#include <qd/qd_real.h>
#include <vector>

static double number() {
  double a = 0;
  if (std::scanf("%la", &a) != 1) std::exit(1);
  return a;
}

template <class T> T operand();
template <> dd_real operand<dd_real>() { double a = number(), b = number(); return dd_real(a, b); }
template <> qd_real operand<qd_real>() {
  double a = number(), b = number(), c = number(), d = number();
  return qd_real(a, b, c, d);
}

template <class T, class F> double time(F f, long reps, const std::vector<T>& x, const std::vector<T>& y) {
  std::vector<T> z(x.size());
  auto start = std::chrono::steady_clock::now();
  for (size_t i = 0; reps > 0; reps--, i = i + 1 == x.size() ? 0 : i + 1) z[i] = f(x[i], y[i]);
  double t = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  volatile double sink = to_double(z[0]);
  (void)sink;
  return t;
}

template <class T> T both(const T& x) {
  T s, c;
  sincos(x, s, c);
  return s + c;
}

template <class T> double run(const char* op, long n, long reps) {
  std::vector<T> x(n), y(n);
  for (long i = 0; i < n; i++) { x[i] = operand<T>(); y[i] = operand<T>(); }
#define OP(name, e) if (!std::strcmp(op, name)) return time<T>([](const T& x, const T& y) -> T { (void)y; return e; }, reps, x, y);
  OP("Add", x + y) OP("Sub", x - y) OP("Mul", x * y) OP("Div", x / y) OP("Sqrt", sqrt(x)) OP("Sqr", sqr(x))
  OP("Exp", exp(x)) OP("Log", log(x)) OP("Log10", log10(x)) OP("Pow", pow(x, y)) OP("PowInt", npwr(x, 13))
  OP("Sin", sin(x)) OP("Cos", cos(x)) OP("Tan", tan(x)) OP("Asin", asin(x)) OP("Acos", acos(x)) OP("Atan", atan(x)) OP("Atan2", atan2(x, y))
  OP("SinCos", both(x))
  OP("Sinh", sinh(x)) OP("Cosh", cosh(x)) OP("Tanh", tanh(x)) OP("Asinh", asinh(x)) OP("Acosh", acosh(x)) OP("Atanh", atanh(x))
  OP("Cbrt", nroot(x, 3)) OP("Mod", fmod(x, y)) OP("Floor", floor(x)) OP("Trunc", aint(x))
  return -1;
}

int main() {
  unsigned int old;
  fpu_fix_start(&old);
  char type[8], op[16];
  long n, reps;
  while (std::scanf("%7s %15s %ld %ld", type, op, &n, &reps) == 4) {
    double t = !std::strcmp(type, "dd") ? run<dd_real>(op, n, reps) : run<qd_real>(op, n, reps);
    std::printf("%.9g\n", t);
    std::fflush(stdout);
  }
}
