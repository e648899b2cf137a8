// An OpenCL library that passes its calls on to a real one, and lies, fails, hangs or
// dies as it is told: the tests of package hostile load it in the real one's place.
//
// It is told by a text of directives, separated by semicolons, in the environment
// variable LIMB_OPENCL_FAKE when it is loaded, or by fakecl_set at any time, which also
// starts the counts of calls anew. A directive is a verb and its words:
//
//	fail CALL FROM STATUS   calls of a function fail from that one on, 1 the first
//	once CALL AT STATUS     only that one does
//	lost FROM               every call fails from that one on
//	hang CALL FROM          it does not come back
//	abort CALL FROM         it ends the process, by abort; exit, segv: in that way
//	event FROM STATUS       kernels fail after they were queued: they do nothing
//	mute FROM STATUS        as event, but clWaitForEvents does not tell
//	late FROM               events say that kernels run still
//	idle FROM               kernels do nothing, without an error
//	skip AT                 one kernel does nothing, without an error
//	noread FROM, nowrite FROM  copies do nothing, without an error
//	flip KERNEL PLACE N     a wrong bit in the last result of kernels whose name
//	                        contains KERNEL ("_" is in all of them); PLACE is
//	                        first, last, at N, above N, every N, value N (where the
//	                        first operand has those bits), hash N (one operand in N);
//	                        of KERNEL "copy" in what the driver itself copies of arrays
//	over                    kernels write behind their last result
//	clobber                 kernels write to their first operand
//	size KEY N, number KEY N, text KEY TEXT, deny KEY   answers to clGet…Info
//	count N                 the number of devices that clGetDeviceIDs tells
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef void *handle;
typedef int32_t status;

static void *symbol(const char *name) {
	static void *real;
	if (!real) {
		const char *library = getenv("LIMB_OPENCL_REAL");
		real = dlopen(library ? library : "libOpenCL.so.1", RTLD_NOW | RTLD_LOCAL);
		if (!real) {
			fprintf(stderr, "fakecl: %s\n", dlerror());
			_exit(3);
		}
	}
	return dlsym(real, name);
}

#define REAL(name, result, ...) ((result(*)(__VA_ARGS__))symbol(#name))

// What it was told, and what has happened since.

typedef struct { char verb[16], word[64]; long long a, b; char text[64]; } directive;
static directive directives[8];
static int ndirectives;

static struct { const char *name; long calls; } counts[64];
static long total, launches, reads, writes;

void fakecl_set(const char *text) {
	static char copy[1024];
	char *rest, *part;
	ndirectives = 0;
	total = launches = reads = writes = 0;
	memset(counts, 0, sizeof counts);
	snprintf(copy, sizeof copy, "%s", text ? text : "");
	for (part = strtok_r(copy, ";", &rest); part && ndirectives < 8; part = strtok_r(NULL, ";", &rest)) {
		directive *d = &directives[ndirectives];
		char word[64] = "", a[64] = "", b[64] = "";
		memset(d, 0, sizeof *d);
		if (sscanf(part, " %15s %63s %63s %63s", d->verb, word, a, b) < 1)
			continue;
		ndirectives++;
		strcpy(d->word, word);
		strcpy(d->text, a);
		char *end;
		d->a = strtoll(word, &end, 0); // KEY, FROM or AT
		if (*end) // a name came first
			d->a = strtoll(a, NULL, 0), d->b = strtoll(b, NULL, 0);
		else
			d->b = strtoll(a, NULL, 0);
	}
}

__attribute__((constructor)) static void start(void) { fakecl_set(getenv("LIMB_OPENCL_FAKE")); }

// fakecl_count returns how often a function was called.
long fakecl_count(const char *name) {
	for (int i = 0; i < 64 && counts[i].name; i++)
		if (!strcmp(counts[i].name, name))
			return counts[i].calls;
	return 0;
}

static directive *told(const char *verb) {
	for (int i = 0; i < ndirectives; i++)
		if (!strcmp(directives[i].verb, verb))
			return &directives[i];
	return NULL;
}

static directive *from(const char *verb, long count) {
	directive *d = told(verb);
	return d && count >= d->a ? d : NULL;
}

// placed reports whether number i of n, that of the operand v, is one that a flip is of.
static int placed(directive *flip, uint64_t i, uint64_t n, uint64_t v) {
	uint64_t h = (v ^ v >> 29) * 0x9e3779b97f4a7c15u, N = flip->b;
	const char *place = flip->text;
	return !strcmp(place, "first") ? i == 0 : !strcmp(place, "last") ? i == n - 1 : !strcmp(place, "at") ? i == N :
		!strcmp(place, "above") ? i >= N : !strcmp(place, "every") ? i % N == N / 2 :
		!strcmp(place, "value") ? v == N : !strcmp(place, "hash") ? (h >> 20) % N == 0 : 0;
}

// enter counts a call, and returns the status with which it fails, or 0.
static status enter(const char *name) {
	int i = 0;
	while (counts[i].name && strcmp(counts[i].name, name))
		i++;
	counts[i].name = name;
	long n = ++counts[i].calls;
	if (from("lost", ++total))
		return -5; // CL_OUT_OF_RESOURCES
	for (int i = 0; i < ndirectives; i++) {
		directive *d = &directives[i];
		if (strcmp(d->word, name) || n < d->a)
			continue;
		if (!strcmp(d->verb, "fail") || (!strcmp(d->verb, "once") && n == d->a))
			return (status)d->b;
		if (!strcmp(d->verb, "hang"))
			for (;;)
				sleep(1000);
		if (!strcmp(d->verb, "exit"))
			exit(0);
		if (!strcmp(d->verb, "segv"))
			*(volatile int *)8 = 0;
		if (!strcmp(d->verb, "abort")) {
			fprintf(stderr, "fakecl: \033[31mthe compiler has lost its mind\n");
			abort();
		}
	}
	return 0;
}

#define ENTER(name) do { status s_ = enter(#name); if (s_) return s_; } while (0)
#define ENTER_HANDLE(name) do { status s_ = enter(#name); if (s_) { if (err) *err = s_; return NULL; } } while (0)

// Answers.

static status answer(uint32_t key, size_t size, void *value, size_t *got, int *done) {
	*done = 0;
	for (int i = 0; i < ndirectives; i++) {
		directive *d = &directives[i];
		if (d->a != key)
			continue;
		*done = 1;
		if (!strcmp(d->verb, "size")) {
			if (got)
				*got = (size_t)d->b;
			if (value)
				memset(value, 0xff, size);
			return 0;
		}
		if (!strcmp(d->verb, "deny"))
			return -30;
		if (!strcmp(d->verb, "number")) {
			if (got)
				*got = 8;
			if (value && size >= 8)
				memcpy(value, &d->b, 8);
			return 0;
		}
		if (!strcmp(d->verb, "text")) { // of which ^ is an escape, ~ nothing at all
			char text[65];
			snprintf(text, sizeof text, "%s", d->text);
			for (char *c = text; *c; c++)
				*c = *c == '^' ? 27 : *c;
			if (*text == '~')
				*text = 0;
			if (got)
				*got = strlen(text) + 1;
			if (value)
				strncpy(value, text, size);
			return 0;
		}
		*done = 0;
	}
	return 0;
}

#define ANSWER(key, size, value, got) do { int done_; status s_ = answer(key, size, value, got, &done_); if (done_) return s_; } while (0)

status clGetPlatformIDs(uint32_t n, handle *ids, uint32_t *count) {
	ENTER(clGetPlatformIDs);
	return REAL(clGetPlatformIDs, status, uint32_t, handle *, uint32_t *)(n, ids, count);
}

status clGetPlatformInfo(handle p, uint32_t key, size_t size, void *value, size_t *got) {
	ENTER(clGetPlatformInfo);
	ANSWER(key, size, value, got);
	return REAL(clGetPlatformInfo, status, handle, uint32_t, size_t, void *, size_t *)(p, key, size, value, got);
}

status clGetDeviceIDs(handle p, uint64_t kind, uint32_t n, handle *ids, uint32_t *count) {
	ENTER(clGetDeviceIDs);
	status s = REAL(clGetDeviceIDs, status, handle, uint64_t, uint32_t, handle *, uint32_t *)(p, kind, n, ids, count);
	if (told("count") && count)
		*count = (uint32_t)told("count")->a;
	return s;
}

status clGetDeviceInfo(handle d, uint32_t key, size_t size, void *value, size_t *got) {
	ENTER(clGetDeviceInfo);
	ANSWER(key, size, value, got);
	return REAL(clGetDeviceInfo, status, handle, uint32_t, size_t, void *, size_t *)(d, key, size, value, got);
}

handle clCreateContext(void *props, uint32_t n, handle *devices, void *notify, void *user, status *err) {
	ENTER_HANDLE(clCreateContext);
	return REAL(clCreateContext, handle, void *, uint32_t, handle *, void *, void *, status *)(props, n, devices, notify, user, err);
}

handle clCreateCommandQueue(handle ctx, handle device, uint64_t props, status *err) {
	ENTER_HANDLE(clCreateCommandQueue);
	return REAL(clCreateCommandQueue, handle, handle, handle, uint64_t, status *)(ctx, device, props, err);
}

#define RELEASE(name) \
	status name(handle h) { \
		ENTER(name); \
		return REAL(name, status, handle)(h); \
	}
RELEASE(clReleaseContext)
RELEASE(clReleaseCommandQueue)
RELEASE(clReleaseProgram)
RELEASE(clReleaseKernel)
RELEASE(clFlush)
RELEASE(clFinish)

// Memory, with its sizes.

static struct { handle mem; size_t size; } buffers[4096];

static size_t *size_of(handle mem) {
	for (int i = 0; i < 4096; i++)
		if (buffers[i].mem == mem)
			return &buffers[i].size;
	return NULL;
}

handle clCreateBuffer(handle ctx, uint64_t flags, size_t size, void *host, status *err) {
	ENTER_HANDLE(clCreateBuffer);
	handle mem = REAL(clCreateBuffer, handle, handle, uint64_t, size_t, void *, status *)(ctx, flags, size, host, err);
	for (int i = 0; i < 4096; i++)
		if (!buffers[i].mem || buffers[i].mem == mem) {
			buffers[i].mem = mem;
			buffers[i].size = size;
			break;
		}
	return mem;
}

status clReleaseMemObject(handle mem) {
	ENTER(clReleaseMemObject);
	for (int i = 0; i < 4096; i++)
		if (buffers[i].mem == mem)
			buffers[i].mem = NULL;
	return REAL(clReleaseMemObject, status, handle)(mem);
}

typedef status copier(handle, handle, uint32_t, size_t, size_t, void *, uint32_t, void *, handle *);

// marker gives the event of a command that does nothing.
static status marker(handle q, handle *event) {
	return REAL(clEnqueueMarkerWithWaitList, status, handle, uint32_t, void *, handle *)(q, 0, NULL, event);
}

static status copy(const char *name, int idle, handle q, handle b, uint32_t block, size_t off, size_t size, void *p, uint32_t n, void *wait, handle *event) {
	if (idle) {
		status s = marker(q, event);
		return s ? s : REAL(clWaitForEvents, status, uint32_t, handle *)(1, event);
	}
	return ((copier *)symbol(name))(q, b, block, off, size, p, n, wait, event);
}

status clEnqueueReadBuffer(handle q, handle b, uint32_t block, size_t off, size_t size, void *p, uint32_t n, void *wait, handle *event) {
	ENTER(clEnqueueReadBuffer);
	return copy("clEnqueueReadBuffer", from("noread", ++reads) != NULL, q, b, block, off, size, p, n, wait, event);
}

status clEnqueueWriteBuffer(handle q, handle b, uint32_t block, size_t off, size_t size, void *p, uint32_t n, void *wait, handle *event) {
	ENTER(clEnqueueWriteBuffer);
	return copy("clEnqueueWriteBuffer", from("nowrite", ++writes) != NULL, q, b, block, off, size, p, n, wait, event);
}

static void transfer(const char *name, handle q, handle mem, size_t size, void *p) {
	((copier *)symbol(name))(q, mem, 1, 0, size, p, 0, NULL, NULL);
}

status clEnqueueCopyBuffer(handle q, handle src, handle dst, size_t from, size_t to, size_t size, uint32_t n, void *wait, handle *event) {
	ENTER(clEnqueueCopyBuffer);
	status s = REAL(clEnqueueCopyBuffer, status, handle, handle, handle, size_t, size_t, size_t, uint32_t, void *, handle *)(q, src, dst, from, to, size, n, wait, event);
	directive *flip = told("flip");
	if (s == 0 && flip && !strcmp(flip->word, "copy") && size > 4) { // of arrays, and not of one number
		size_t bytes = *size_of(dst);
		unsigned char *all = malloc(bytes);
		transfer("clEnqueueReadBuffer", q, dst, bytes, all);
		for (size_t i = 0; i < size / 4; i++)
			if (placed(flip, i, size / 4, 0))
				all[to + 4 * i] ^= 1;
		transfer("clEnqueueWriteBuffer", q, dst, bytes, all);
		free(all);
	}
	return s;
}

void *clEnqueueMapBuffer(handle q, handle b, uint32_t block, uint64_t flags, size_t off, size_t size, uint32_t n, void *wait, handle *event, status *err) {
	ENTER_HANDLE(clEnqueueMapBuffer);
	return REAL(clEnqueueMapBuffer, void *, handle, handle, uint32_t, uint64_t, size_t, size_t, uint32_t, void *, handle *, status *)(q, b, block, flags, off, size, n, wait, event, err);
}

status clEnqueueUnmapMemObject(handle q, handle b, void *p, uint32_t n, void *wait, handle *event) {
	ENTER(clEnqueueUnmapMemObject);
	return REAL(clEnqueueUnmapMemObject, status, handle, handle, void *, uint32_t, void *, handle *)(q, b, p, n, wait, event);
}

// Programs.

handle clCreateProgramWithSource(handle ctx, uint32_t n, char **text, size_t *sizes, status *err) {
	ENTER_HANDLE(clCreateProgramWithSource);
	return REAL(clCreateProgramWithSource, handle, handle, uint32_t, char **, size_t *, status *)(ctx, n, text, sizes, err);
}

status clBuildProgram(handle p, uint32_t n, handle *devices, char *options, void *notify, void *user) {
	ENTER(clBuildProgram);
	return REAL(clBuildProgram, status, handle, uint32_t, handle *, char *, void *, void *)(p, n, devices, options, notify, user);
}

status clGetProgramBuildInfo(handle p, handle device, uint32_t key, size_t size, void *value, size_t *got) {
	ENTER(clGetProgramBuildInfo);
	ANSWER(key, size, value, got);
	return REAL(clGetProgramBuildInfo, status, handle, handle, uint32_t, size_t, void *, size_t *)(p, device, key, size, value, got);
}

typedef struct { handle mem; int32_t at, len, stride; } array;

static struct {
	handle kernel;
	char name[64];
	uint32_t n;
	array out, in; // a map kernel's first result, and the array behind it
} kernels[4096];

static int find(handle kernel) {
	int i = 0;
	while (i < 4095 && kernels[i].kernel && kernels[i].kernel != kernel)
		i++;
	return i;
}

handle clCreateKernel(handle p, char *name, status *err) {
	ENTER_HANDLE(clCreateKernel);
	handle k = REAL(clCreateKernel, handle, handle, char *, status *)(p, name, err);
	int i = find(k);
	memset(&kernels[i], 0, sizeof kernels[i]);
	kernels[i].kernel = k;
	snprintf(kernels[i].name, sizeof kernels[i].name, "%s_", name);
	return k;
}

status clSetKernelArg(handle k, uint32_t i, size_t size, void *value) {
	ENTER(clSetKernelArg);
	int at = find(k);
	if (i == 0 && size == 4)
		memcpy(&kernels[at].n, value, 4);
	else if (i <= 8 && (i % 4 == 1 ? size == sizeof(handle) : size == 4)) {
		array *a = i <= 4 ? &kernels[at].out : &kernels[at].in;
		void *field[] = {&a->mem, &a->at, &a->len, &a->stride};
		memcpy(field[(i - 1) % 4], value, size);
	}
	return REAL(clSetKernelArg, status, handle, uint32_t, size_t, void *)(k, i, size, value);
}

// Launches, and their events.

static struct { handle event; status status; } bad[4096];

static status *bad_status(handle event) {
	for (int i = 0; i < 4096; i++)
		if (bad[i].event == event)
			return &bad[i].status;
	return NULL;
}

static int is_nan(const unsigned char *p, size_t elem) {
	if (elem == 8) {
		uint64_t v;
		memcpy(&v, p, 8);
		return (v & 0x7ff0000000000000u) == 0x7ff0000000000000u && v & 0xfffffffffffffu;
	}
	uint32_t v;
	memcpy(&v, p, 4);
	return (v & 0x7f800000u) == 0x7f800000u && v & 0x7fffffu;
}

// width returns the size of a machine number in an array of so many bytes an element.
static size_t width(const char *kernel, size_t element) {
	return element >= 8 && (strstr(kernel, "f64_") || strstr(kernel, "DD_") || strstr(kernel, "QD_")) ? 8 : 4;
}

// spoil changes what a kernel has computed.
static void spoil(handle q, int k) {
	directive *flip = told("flip");
	if (flip && !strstr(kernels[k].name, flip->word))
		flip = NULL;
	if (!flip && !told("over") && !told("clobber"))
		return;
	uint32_t n = kernels[k].n;
	array out = kernels[k].out, in = kernels[k].in;
	if (!in.mem) // it fills an array
		in = out;
	size_t size = *size_of(out.mem), insize = *size_of(in.mem);
	size_t elem = width(kernels[k].name, size / out.stride), inelem = width(kernels[k].name, insize / in.stride);
	unsigned char *all = malloc(size), *p = all + size - out.stride * elem, *x = malloc(insize); // the last plane, the first
	transfer("clEnqueueReadBuffer", q, out.mem, size, all);
	transfer("clEnqueueReadBuffer", q, in.mem, insize, x);
	if (told("over") && (uint32_t)out.stride > n)
		p[n * elem] ^= 1;
	if (told("clobber") && in.mem != out.mem) {
		x[0] ^= 1;
		transfer("clEnqueueWriteBuffer", q, in.mem, insize, x);
	}
	for (uint32_t i = 0; flip && i < n; i++) {
		uint64_t v = 0;
		memcpy(&v, x + i * inelem, inelem);
		if (placed(flip, i, n, v)) {
			if (is_nan(p + i * elem, elem))
				memset(p + i * elem, 0, elem);
			else
				p[i * elem] ^= 1;
		}
	}
	transfer("clEnqueueWriteBuffer", q, out.mem, size, all);
	free(all);
	free(x);
}

status clEnqueueNDRangeKernel(handle q, handle kernel, uint32_t dims, size_t *offset, size_t *global, size_t *local, uint32_t nwait, void *wait, handle *event) {
	ENTER(clEnqueueNDRangeKernel);
	launches++;
	directive *d = from("event", launches);
	if (!d)
		d = from("mute", launches);
	if (d || from("idle", launches) || (told("skip") && launches == told("skip")->a) || from("late", launches)) {
		status s = marker(q, event);
		if (d || told("late"))
			for (int i = 0; i < 4096; i++)
				if (!bad[i].event) {
					bad[i].event = *event;
					bad[i].status = d ? (status)d->b : 1;
					break;
				}
		return s;
	}
	status s = REAL(clEnqueueNDRangeKernel, status, handle, handle, uint32_t, size_t *, size_t *, size_t *, uint32_t, void *, handle *)(q, kernel, dims, offset, global, local, nwait, wait, event);
	if (s == 0 && (told("flip") || told("over") || told("clobber"))) {
		REAL(clWaitForEvents, status, uint32_t, handle *)(1, event);
		spoil(q, find(kernel));
	}
	return s;
}

status clWaitForEvents(uint32_t n, handle *events) {
	ENTER(clWaitForEvents);
	status s = REAL(clWaitForEvents, status, uint32_t, handle *)(n, events);
	for (uint32_t i = 0; i < n; i++)
		if (bad_status(events[i]) && *bad_status(events[i]) < 0 && !told("mute"))
			return -14;
	return s;
}

status clGetEventInfo(handle e, uint32_t key, size_t size, void *value, size_t *got) {
	ENTER(clGetEventInfo);
	status *s = bad_status(e);
	if (s && key == 0x11D3) {
		memcpy(value, s, 4);
		return 0;
	}
	return REAL(clGetEventInfo, status, handle, uint32_t, size_t, void *, size_t *)(e, key, size, value, got);
}

status clGetEventProfilingInfo(handle e, uint32_t key, size_t size, void *value, size_t *got) {
	ENTER(clGetEventProfilingInfo);
	return REAL(clGetEventProfilingInfo, status, handle, uint32_t, size_t, void *, size_t *)(e, key, size, value, got);
}

status clReleaseEvent(handle e) {
	ENTER(clReleaseEvent);
	for (int i = 0; i < 4096; i++)
		if (bad[i].event == e)
			bad[i].event = NULL;
	return REAL(clReleaseEvent, status, handle)(e);
}
