/* Included before each file: the symbols get the names that the linker's --wrap looks for (see CMakeLists.txt). */
#define _GNU_SOURCE
#include <math.h>
/* The compiler's square root is the processor's. That of MinGW's library rounds twice. */
#define sqrt __builtin_sqrt
#define sqrtf __builtin_sqrtf
/* glibc declares these itself. */
#define __sin musl_sin
#define __cos musl_cos
#define __tan musl_tan
#define __sinl musl_sinl
#define __cosl musl_cosl
#define __tanl musl_tanl
#define hidden __attribute__((visibility("hidden")))
/* Apple's linker has no --wrap. There a program's own functions come before the system's of the same name. */
#ifdef __APPLE__
#define RENAMED(function)
#else
#define RENAMED(function) extern __typeof__(function) function __asm__("__wrap_" #function);
#endif
RENAMED(sin) RENAMED(cos) RENAMED(tan) RENAMED(asin) RENAMED(acos) RENAMED(atan) RENAMED(atan2)
RENAMED(sinh) RENAMED(cosh) RENAMED(tanh) RENAMED(exp) RENAMED(exp2) RENAMED(expm1)
RENAMED(log) RENAMED(log2) RENAMED(log10) RENAMED(log1p) RENAMED(pow) RENAMED(cbrt) RENAMED(hypot)
RENAMED(sinf) RENAMED(cosf) RENAMED(tanf) RENAMED(asinf) RENAMED(acosf) RENAMED(atanf) RENAMED(atan2f)
RENAMED(tanhf) RENAMED(expf) RENAMED(exp2f) RENAMED(expm1f)
RENAMED(logf) RENAMED(log2f) RENAMED(log10f) RENAMED(powf) RENAMED(cbrtf) RENAMED(hypotf)
#ifdef __APPLE__
extern void sincos(double, double*, double*);
extern void sincosf(float, float*, float*);
#else
extern void sincos(double, double*, double*) __asm__("__wrap_sincos");
extern void sincosf(float, float*, float*) __asm__("__wrap_sincosf");
#endif
