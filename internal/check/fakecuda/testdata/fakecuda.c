// A CUDA driver without a GPU. It keeps account of contexts, streams, events, modules and
// memory, and writes down every call that a real driver would not take, or that is none of
// limb's: fakecuda_faults returns the list, fakecuda_leaks what was not given back.
//
// Work in a stream is done as late as a driver may: when it is waited for. Kernels are run by
// three functions that fakecuda_run names; they compile a text, say what parameters a kernel
// has, and run it over the memory of the device.
//
// It is told what to do by a text of directives, separated by semicolons, in the environment
// variable LIMB_CUDA_FAKE when it is loaded, or by fakecuda_set, which also starts the counts
// of calls anew:
//
//	fail CALL FROM STATUS   calls of a function fail from that one on, 1 the first
//	once CALL AT STATUS     only that one does
//	any AT STATUS           the call of that number, of all calls, fails
//	lost FROM STATUS        every call fails from that one on, but those that make a context
//	                        current
//	empty CALL AT           it succeeds and gives nothing
//	hang, abort, exit, segv CALL FROM   it does not come back, or ends the process
//	async AT STATUS         a kernel fails when it runs, and with it all that comes later; one of a graph counts
//	                        each time that it is launched
//	idle FROM               kernels do nothing; skip AT: one does
//	noread FROM, nowrite FROM  copies do nothing
//	nomove FROM             copies from memory of the device to other such do nothing
//	nocopy                  those of more than 4096 bytes take no time: they do nothing
//	flip KERNEL N           a wrong bit in every Nth result of kernels whose name contains
//	                        KERNEL ("_" is in all of them)
//	attribute KEY N, count N, memory N, version N, name TEXT   answers
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

typedef int32_t status;
typedef uint64_t handle;

enum { OK, INVALID_VALUE, OUT_OF_MEMORY, NOT_INITIALIZED, INVALID_DEVICE = 101, INVALID_CONTEXT = 201, INVALID_PTX = 218, INVALID_HANDLE = 400, NOT_FOUND = 500, CAPTURE_UNSUPPORTED = 900 };

static struct { status code; const char *name, *text; } names[] = {
	{0, "CUDA_SUCCESS", "no error"}, {1, "CUDA_ERROR_INVALID_VALUE", "invalid argument"}, {2, "CUDA_ERROR_OUT_OF_MEMORY", "out of memory"},
	{3, "CUDA_ERROR_NOT_INITIALIZED", "initialization error"}, {100, "CUDA_ERROR_NO_DEVICE", "no CUDA-capable device is detected"},
	{101, "CUDA_ERROR_INVALID_DEVICE", "invalid device ordinal"}, {201, "CUDA_ERROR_INVALID_CONTEXT", "invalid device context"},
	{214, "CUDA_ERROR_ECC_UNCORRECTABLE", "uncorrectable ECC error encountered"}, {218, "CUDA_ERROR_INVALID_PTX", "a PTX JIT compilation failed"},
	{400, "CUDA_ERROR_INVALID_HANDLE", "invalid resource handle"}, {500, "CUDA_ERROR_NOT_FOUND", "named symbol not found"},
	{700, "CUDA_ERROR_ILLEGAL_ADDRESS", "an illegal memory access was encountered"}, {701, "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES", "too many resources requested for launch"},
	{719, "CUDA_ERROR_LAUNCH_FAILED", "unspecified launch failure"},
	{900, "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED", "operation not permitted when stream is capturing"}, {999, "CUDA_ERROR_UNKNOWN", "unknown \033[31merror"},
};

// What is to be said at the end.

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char faults[1 << 14], leaks[1 << 14];
static const char *calling = "";

static void __attribute__((format(printf, 2, 3))) say(char *where, const char *format, ...) {
	size_t n = strlen(where);
	va_list args;
	va_start(args, format);
	if (n < sizeof faults - 200) {
		n += (size_t)snprintf(where + n, 200, "%s: ", calling);
		vsnprintf(where + n, sizeof faults - n, format, args);
		strcat(where, "\n");
	}
	va_end(args);
}

// FAULT writes down a call that is wrong, and returns from it.
#define FAULT(status, ...) do { say(faults, __VA_ARGS__); return status; } while (0)

static const char *take(char *where) {
	static char copy[sizeof faults];
	memcpy(copy, where, sizeof copy);
	*where = 0;
	return copy;
}

const char *fakecuda_faults(void) { return take(faults); }
const char *fakecuda_leaks(void) { return take(leaks); }

// What it was told, and what has happened since.

typedef struct { char verb[16], word[64], text[64]; long long a, b; } directive;
static directive directives[8];
static int ndirectives;
static const char *failed = ""; // the last call that failed as it was told

static struct { const char *name; long calls; } counts[64];
static long total, launches, ran, reads, writes, moves, bytes;
static int level; // of optimization, of the last module

void fakecuda_set(const char *text) {
	static char copy[1024];
	char *rest, *part;
	ndirectives = 0;
	total = launches = ran = reads = writes = moves = bytes = 0;
	failed = "";
	memset(counts, 0, sizeof counts);
	snprintf(copy, sizeof copy, "%s", text ? text : "");
	for (part = strtok_r(copy, ";", &rest); part && ndirectives < 8; part = strtok_r(NULL, ";", &rest)) {
		directive *d = &directives[ndirectives];
		char b[64] = "", *end;
		memset(d, 0, sizeof *d);
		if (sscanf(part, " %15s %63s %63s %63s", d->verb, d->word, d->text, b) < 1)
			continue;
		ndirectives++;
		d->a = strtoll(d->word, &end, 0);
		if (*end) // a name came first
			d->a = strtoll(d->text, NULL, 0), d->b = strtoll(b, NULL, 0);
		else
			d->b = strtoll(d->text, NULL, 0);
	}
}

__attribute__((constructor)) static void start(void) { fakecuda_set(getenv("LIMB_CUDA_FAKE")); }

// fakecuda_count returns how often a function was called, all of them where it is "".
long fakecuda_count(const char *name) {
	for (int i = 0; i < 64 && counts[i].name; i++)
		if (!strcmp(counts[i].name, name))
			return counts[i].calls;
	return *name ? 0 : total;
}

// fakecuda_bytes returns how many bytes were copied between the host and devices.
long fakecuda_bytes(void) { return bytes; }

// fakecuda_ran returns how many kernels have ended.
long fakecuda_ran(void) { return ran; }

// fakecuda_level returns at which level of optimization the last module is compiled.
int fakecuda_level(void) { return level; }

static directive *told(const char *verb) {
	for (int i = 0; i < ndirectives; i++)
		if (!strcmp(directives[i].verb, verb))
			return &directives[i];
	return NULL;
}

static int since(const char *verb, long count) { return told(verb) && count >= told(verb)->a; }
static int at(const char *verb, long count) { return told(verb) && count == told(verb)->a; }

static int empty; // the call at hand is to give nothing

const char *fakecuda_failed(void) { return failed; }

// begin counts a call, and returns the status with which it fails, or 0.
static status begin(const char *name) {
	pthread_mutex_lock(&lock);
	calling = name;
	int i = 0;
	while (counts[i].name && strcmp(counts[i].name, name))
		i++;
	counts[i].name = name;
	long n = ++counts[i].calls;
	total++;
	empty = 0;
	if (since("lost", total) && !strstr(name, "Current"))
		return failed = name, (status)told("lost")->b;
	if (at("any", total))
		return failed = name, (status)told("any")->b;
	for (i = 0; i < ndirectives; i++) {
		directive *d = &directives[i];
		if (strcmp(d->word, name) || n < d->a)
			continue;
		if (!strcmp(d->verb, "fail") || (!strcmp(d->verb, "once") && n == d->a))
			return failed = name, (status)d->b;
		if (!strcmp(d->verb, "empty") && n == d->a)
			empty = 1;
		if (!strcmp(d->verb, "hang"))
			for (;;)
				sleep(1000);
		if (!strcmp(d->verb, "exit"))
			exit(0);
		if (!strcmp(d->verb, "segv"))
			*(volatile int *)8 = 0;
		if (!strcmp(d->verb, "abort")) {
			fprintf(stderr, "fakecuda: \033[31mthe compiler has lost its mind\n");
			abort();
		}
	}
	return OK;
}

static status finish(status s) {
	pthread_mutex_unlock(&lock);
	return s;
}

// CALL defines a function of the library. GIVE is one that gives something back, which it
// does even where it is told to fail: it may only be called once.
#define CALL(name, params, args) \
	static status do_##name params; \
	status name params { \
		status fails_ = begin(#name); \
		return finish(fails_ ? fails_ : do_##name args); \
	} \
	static status do_##name params
#define GIVE(name, params, args) \
	static status do_##name params; \
	status name params { \
		status fails_ = begin(#name), is_ = do_##name args; \
		return finish(fails_ ? fails_ : is_); \
	} \
	static status do_##name params

// Contexts, and what belongs to them.

enum { CONTEXT = 1, STREAM, EVENT, MODULE, FUNCTION, GRAPH, EXEC };
static const char *kinds[] = {"", "context", "stream", "event", "module", "function", "graph", "executable graph"};

typedef struct object object;
typedef struct work work;
struct object {
	int kind, live;
	object *ctx, *module;      // the owners
	int device, retained, pushed; // of a context
	status sticky;
	uintptr_t id;              // of a module
	char name[128];            // of a function,
	int nparams, group;        // its parameters and the threads of its blocks
	uint32_t shared;           // bytes of a group's memory that a launch may ask for
	uint32_t sizes[256];
	struct timespec time;      // of an event
	int recorded;              // 1 once it was, 2 when that is done
	object *capture;           // of a stream: the graph that its work becomes, where it is captured
	work *nodes[256];          // of a graph, in order
	int nnodes;
};

static object *objects[1 << 20];
static uint32_t nobjects;

static const handle tag = 0xFAull << 56; // no address of the machine

static handle name_of(uint32_t i, int kind) { return tag | (handle)kind << 32 | (i + 1); }

static object *make(int kind, object *ctx, handle *h) {
	object *o = calloc(1, sizeof *o);
	o->kind = kind;
	o->live = 1;
	o->ctx = ctx;
	objects[nobjects] = o;
	*h = empty ? 0 : name_of(nobjects, kind);
	nobjects++;
	return o;
}

static object *find(handle h, int kind) {
	uint32_t i = (uint32_t)h - 1;
	if (i >= nobjects || name_of(i, kind) != h) {
		say(faults, "%#llx is no %s", (unsigned long long)h, kinds[kind]);
		return NULL;
	}
	if (!objects[i]->live) {
		say(faults, "the %s is gone", kinds[kind]);
		return NULL;
	}
	return objects[i];
}

#define FIND(o, h, kind) object *o = find(h, kind); if (!o) return INVALID_HANDLE; if (o->ctx != ctx) FAULT(INVALID_HANDLE, "the %s is of another context", kinds[kind])

static int initialised;
#define DEVICES 2
#define FIRST 7 // devices are no indices
static object *primary[DEVICES];
static __thread object *stack[16];
static __thread int depth;

#define READY if (!initialised) FAULT(NOT_INITIALIZED, "before cuInit")
#define DEVICE(d) READY; if (d < FIRST || d >= FIRST + DEVICES) FAULT(INVALID_DEVICE, "there is no device %d", d)
// IN finds the context of the thread; an error of it that lasts is that of the call.
#define IN READY; object *ctx = depth ? stack[depth - 1] : NULL; if (!ctx || !ctx->live) FAULT(INVALID_CONTEXT, "the thread has no context")
#define SOUND if (ctx->sticky) return ctx->sticky
#define FLAGS(known) if (flags & ~(uint64_t)(known)) FAULT(INVALID_VALUE, "flags %llu", (unsigned long long)flags)

CALL(cuInit, (uint32_t flags), (flags)) {
	FLAGS(0);
	initialised = 1;
	return OK;
}

status cuGetErrorName(status s, const char **name) {
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (names[i].code == s)
			return *name = names[i].name, OK;
	return *name = NULL, INVALID_VALUE;
}

status cuGetErrorString(status s, const char **text) {
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (names[i].code == s)
			return *text = names[i].text, OK;
	return *text = NULL, INVALID_VALUE;
}

CALL(cuDriverGetVersion, (int32_t *v), (v)) {
	*v = told("version") ? (int32_t)told("version")->a : 12040;
	return OK;
}

CALL(cuDeviceGetCount, (int32_t *n), (n)) {
	READY;
	*n = told("count") ? (int32_t)told("count")->a : DEVICES;
	return OK;
}

CALL(cuDeviceGet, (int32_t *d, int32_t i), (d, i)) {
	READY;
	if (i < 0 || i >= DEVICES)
		return INVALID_DEVICE;
	*d = FIRST + i;
	return OK;
}

CALL(cuDeviceGetName, (char *name, int32_t size, int32_t d), (name, size, d)) {
	DEVICE(d);
	if (told("name"))
		snprintf(name, (size_t)size, "%s", told("name")->word);
	else
		snprintf(name, (size_t)size, "Fake GPU %d", d - FIRST);
	for (; *name; name++)
		*name = *name == '^' ? 27 : *name;
	return OK;
}

// A UUID is told as 32 hexadecimal digits; else it ends in the number of the device.
CALL(cuDeviceGetUuid, (uint8_t *uuid, int32_t d), (uuid, d)) {
	DEVICE(d);
	memcpy(uuid, "limb's fake GPU\xff", 16);
	uuid[15] = (uint8_t)d;
	for (int i = 0; told("uuid") && i < 16; i++)
		if (sscanf(told("uuid")->word + 2 * i, "%2hhx", &uuid[i]) != 1)
			break;
	return OK;
}

static status attribute(int32_t *v, int32_t key) {
	for (int i = 0; i < ndirectives; i++)
		if (!strcmp(directives[i].verb, "attribute") && directives[i].a == key)
			return *v = (int32_t)directives[i].b, OK;
	switch (key) {
	case 1: return *v = 1024, OK;        // MAX_THREADS_PER_BLOCK
	case 5: return *v = 0x7fffffff, OK;  // MAX_GRID_DIM_X
	case 8: return *v = 48 << 10, OK;    // MAX_SHARED_MEMORY_PER_BLOCK
	case 16: return *v = 132, OK;        // MULTIPROCESSOR_COUNT
	case 20: return *v = 0, OK;          // COMPUTE_MODE
	case 75: return *v = 9, OK;          // COMPUTE_CAPABILITY_MAJOR
	case 76: return *v = 0, OK;          // COMPUTE_CAPABILITY_MINOR
	case 97: return *v = 227 << 10, OK;  // MAX_SHARED_MEMORY_PER_BLOCK_OPTIN
	}
	FAULT(INVALID_VALUE, "attribute %d is not known here", key);
}

CALL(cuDeviceGetAttribute, (int32_t *v, int32_t key, int32_t d), (v, key, d)) {
	DEVICE(d);
	return attribute(v, key);
}

static uint64_t memory(void) { return told("memory") ? (uint64_t)told("memory")->a : 1ull << 30; }

CALL(cuDeviceTotalMem_v2, (size_t *bytes, int32_t d), (bytes, d)) {
	DEVICE(d);
	*bytes = memory();
	return OK;
}

CALL(cuDevicePrimaryCtxRetain, (handle *h, int32_t d), (h, d)) {
	DEVICE(d);
	object **o = &primary[d - FIRST];
	if (!*o || !(*o)->live) {
		*o = make(CONTEXT, NULL, h);
		(*o)->device = d;
		(*o)->id = nobjects - 1;
	}
	*h = empty ? 0 : name_of((uint32_t)(*o)->id, CONTEXT);
	(*o)->retained += !empty;
	return OK;
}

CALL(cuCtxPushCurrent_v2, (handle h), (h)) {
	READY;
	object *o = find(h, CONTEXT);
	if (!o)
		return INVALID_CONTEXT;
	if (depth == 16)
		FAULT(INVALID_VALUE, "16 contexts on a thread");
	o->pushed++;
	stack[depth++] = o;
	return OK;
}

GIVE(cuCtxPopCurrent_v2, (handle *h), (h)) {
	READY;
	if (!depth)
		FAULT(INVALID_CONTEXT, "the thread has no context");
	object *o = stack[--depth];
	o->pushed--;
	*h = name_of((uint32_t)o->id, CONTEXT);
	return OK;
}

// Memory of the device, and of the host for copies.

typedef struct { uint64_t address, size; unsigned char *host; object *ctx; int live; } region;
static region device_memory[1 << 16], pinned[1 << 12];
static int ndevice, npinned;
static uint64_t next = 0x7f0000000000, used;

static region *within(region *list, int n, uint64_t address, uint64_t size) {
	for (int i = n - 1; i >= 0; i--)
		if (list[i].live && address >= list[i].address && address + size <= list[i].address + list[i].size)
			return &list[i];
	return NULL;
}

// Work in a stream, in order.

struct work {
	enum { COPY = 1, LAUNCH, RECORD } what;
	object *stream, *object; // a function, or an event
	object *exec;            // that it is of
	uint64_t to, from;       // of a copy between memory of the device
	unsigned char *dst, *src;
	size_t size;
	uint32_t groups, group, shared;
	void *params[256];
	uint64_t words[256];
	status fails;
	int idle;
	long flip;
	unsigned char address[256]; // the words that are in memory of the device
};
static work *queue[4096];
static int nqueue;

// The functions that run kernels.
static uintptr_t (*compile)(const char *text, char *log, uintptr_t size);
static intptr_t (*describe)(uintptr_t module, const char *name, uint32_t *sizes, uint32_t *group);
static uintptr_t (*launch)(uintptr_t module, const char *name, uintptr_t groups, uintptr_t group, uintptr_t shared, void **params, region *memory, uintptr_t n);

void fakecuda_run(void *c, void *d, void *l) {
	compile = (uintptr_t(*)(const char *, char *, uintptr_t))c;
	describe = (intptr_t(*)(uintptr_t, const char *, uint32_t *, uint32_t *))d;
	launch = (uintptr_t(*)(uintptr_t, const char *, uintptr_t, uintptr_t, uintptr_t, void **, region *, uintptr_t))l;
}

static status run(work *w) {
	object *ctx = w->stream->ctx, *f = w->object;
	switch (w->what) {
	case RECORD:
		f->recorded = 2;
		clock_gettime(CLOCK_MONOTONIC, &f->time);
		return OK;
	case COPY:
		if (!w->idle)
			memcpy(w->dst, w->src, w->size);
		return OK;
	case LAUNCH:
		ran++;
		if (w->fails || w->idle)
			return w->fails;
		static region list[1 << 16];
		uintptr_t n = 0;
		for (int i = 0; i < ndevice; i++)
			if (device_memory[i].live && device_memory[i].ctx == ctx)
				list[n++] = device_memory[i];
		status s = (status)launch(f->module->id, f->name, w->groups, w->group, w->shared, w->params, list, n);
		if (!s && w->flip) {
			size_t width = strstr(f->name, "f64_") || strstr(f->name, "DD_") || strstr(f->name, "QD_") ? 8 : 4;
			uint32_t items = (uint32_t)w->words[0], from = (uint32_t)w->words[2];
			region *out = within(device_memory, ndevice, w->words[1], 1);
			for (uint32_t i = 0; out && i < items; i++)
				if (i % w->flip == w->flip / 2)
					out->host[(from + i) * width] ^= 1;
		}
		return s;
	}
	return OK;
}

// drain does the work of a stream up to an event, or all of it.
static status drain(object *ctx, object *stream, object *event) {
	int kept = 0, done = 0;
	for (int i = 0; i < nqueue; i++) {
		work *w = queue[i];
		if (w->stream->ctx != ctx || (stream && w->stream != stream) || done) {
			queue[kept++] = w;
			continue;
		}
		if (!ctx->sticky)
			ctx->sticky = run(w);
		done = event && w->what == RECORD && w->object == event;
		free(w);
	}
	nqueue = kept;
	return ctx->sticky;
}

// add queues work, or makes it a node of a graph where the stream is captured.
static work *add(object *stream, int what) {
	if (stream->capture) {
		object *g = stream->capture;
		if (g->nnodes == 256)
			say(faults, "a graph of more than 256 nodes");
		work *w = calloc(1, sizeof *w);
		w->what = what;
		w->stream = stream;
		return g->nodes[g->nnodes < 256 ? g->nnodes++ : 255] = w;
	}
	if (nqueue == 1024) // a driver's queue is full at some length, too
		drain(stream->ctx, NULL, NULL);
	work *w = calloc(1, sizeof *w);
	w->what = what;
	w->stream = stream;
	return queue[nqueue++] = w;
}

// busy reports whether work that is not done uses some memory: an address of the device, or
// memory of the host.
static int busy(region *r) {
	for (int i = 0; i < nqueue; i++) {
		work *w = queue[i];
		if ((w->dst >= r->host && w->dst < r->host + r->size) || (w->src >= r->host && w->src < r->host + r->size))
			return 1;
		for (int j = 0; w->what == LAUNCH && j < w->object->nparams; j++)
			if (w->object->sizes[j] == 8 && w->words[j] == r->address)
				return 1;
	}
	return 0;
}

// finished has work done that should have been, and was not: a fault, unless a call that
// waits was told to fail.
static void finished(object *ctx, int busy, const char *what) {
	if (busy && !*failed)
		say(faults, "%s that is in use", what);
	if (busy)
		drain(ctx, NULL, NULL);
}

// begun counts a kernel, or a copy between memory of the device, that is in a stream from then on.
static status begun(work *w) {
	object *ctx = w->stream->ctx;
	w->idle = 1; // until all is seen to be right
	if (w->what == COPY) {
		region *r = within(device_memory, ndevice, w->to, w->size), *q = within(device_memory, ndevice, w->from, w->size);
		if (!r || !q || r->ctx != ctx || q->ctx != ctx)
			FAULT(INVALID_VALUE, "a copy of memory that is gone");
		w->dst = r->host + (w->to - r->address);
		w->src = q->host + (w->from - q->address);
		w->idle = since("nomove", ++moves);
		return OK;
	}
	if (!w->object->module->live)
		FAULT(INVALID_HANDLE, "kernel %s of a module that is gone", w->object->name);
	for (int i = 0; i < w->object->nparams; i++)
		if (w->address[i] && !within(device_memory, ndevice, w->words[i], 1))
			FAULT(INVALID_VALUE, "kernel %s of memory that is gone", w->object->name);
	launches++;
	if (at("async", launches))
		w->fails = (status)told("async")->b;
	w->idle = since("idle", launches) || at("skip", launches);
	directive *flip = told("flip");
	if (flip && strstr(w->object->name, flip->word))
		w->flip = flip->a;
	return OK;
}

CALL(cuMemAlloc_v2, (uint64_t *a, size_t size), (a, size)) {
	IN;
	SOUND;
	if (!size)
		FAULT(INVALID_VALUE, "of no bytes");
	if (size > memory() - used)
		return OUT_OF_MEMORY;
	if (empty)
		return *a = 0, OK;
	if (ndevice == 1 << 16) { // those that are gone are forgotten
		ndevice = 0;
		for (int i = 0; i < 1 << 16; i++)
			if (device_memory[i].live)
				device_memory[ndevice++] = device_memory[i];
	}
	region *r = &device_memory[ndevice++];
	*r = (region){next, size, malloc(size), ctx, 1};
	memset(r->host, 0xa5, size);
	used += size;
	next += (size + 0x1fff) & ~0xfffull;
	*a = r->address;
	return OK;
}

GIVE(cuMemFree_v2, (uint64_t a), (a)) {
	IN;
	region *r = within(device_memory, ndevice, a, 1);
	if (!r || r->address != a)
		FAULT(INVALID_VALUE, "%#llx was not allocated, or is free", (unsigned long long)a);
	if (r->ctx != ctx)
		FAULT(INVALID_VALUE, "memory of another context");
	finished(ctx, busy(r), "memory");
	r->live = 0;
	used -= r->size;
	memset(r->host, 0xdd, r->size);
	free(r->host);
	return ctx->sticky;
}

CALL(cuMemHostAlloc, (void **p, size_t size, uint32_t flags), (p, size, flags)) {
	IN;
	SOUND;
	if (!size || flags)
		FAULT(INVALID_VALUE, "of %zu bytes, flags %#x", size, flags);
	if (empty)
		return *p = NULL, OK;
	int i = 0;
	while (i < npinned && pinned[i].live)
		i++;
	npinned += i == npinned;
	if (posix_memalign(p, 4096, size)) // whole pages, as drivers give them
		return OUT_OF_MEMORY;
	pinned[i] = (region){(uint64_t)*p, size, *p, ctx, 1};
	return OK;
}

GIVE(cuMemFreeHost, (void *p), (p)) {
	IN;
	region *r = within(pinned, npinned, (uint64_t)p, 1);
	if (!r || r->host != p || r->ctx != ctx)
		FAULT(INVALID_VALUE, "%p was not allocated, or is free", p);
	finished(ctx, busy(r), "memory");
	r->live = 0;
	free(p);
	return ctx->sticky;
}

#define UNCAPTURED(stream) if ((stream)->capture) FAULT(CAPTURE_UNSUPPORTED, "a stream that is captured")

static status copy(object *ctx, uint64_t a, void *p, size_t size, handle s, int write) {
	SOUND;
	FIND(stream, s, STREAM);
	UNCAPTURED(stream);
	region *r = within(device_memory, ndevice, a, size), *h = within(pinned, npinned, (uint64_t)p, size);
	if (!size || !r || r->ctx != ctx)
		FAULT(INVALID_VALUE, "%zu bytes at %#llx are not in memory of the device", size, (unsigned long long)a);
	if (!h)
		FAULT(INVALID_VALUE, "%zu bytes at %p are not in memory for copies", size, p);
	if (ctx->sticky)
		return ctx->sticky;
	unsigned char *d = r->host + (a - r->address);
	bytes += size;
	work *w = add(stream, COPY);
	w->dst = write ? d : p;
	w->src = write ? p : d;
	w->size = size;
	w->idle = write ? since("nowrite", ++writes) : since("noread", ++reads);
	w->idle |= told("nocopy") && size > 4096;
	return OK;
}

CALL(cuMemcpyHtoDAsync_v2, (uint64_t a, void *p, size_t size, handle s), (a, p, size, s)) {
	IN;
	return copy(ctx, a, p, size, s, 1);
}

CALL(cuMemcpyDtoHAsync_v2, (void *p, uint64_t a, size_t size, handle s), (p, a, size, s)) {
	IN;
	return copy(ctx, a, p, size, s, 0);
}

CALL(cuMemcpyDtoDAsync_v2, (uint64_t to, uint64_t from, size_t size, handle s), (to, from, size, s)) {
	IN;
	SOUND;
	FIND(stream, s, STREAM);
	region *r = within(device_memory, ndevice, to, size), *q = within(device_memory, ndevice, from, size);
	if (!size || !r || !q || r->ctx != ctx || q->ctx != ctx)
		FAULT(INVALID_VALUE, "%zu bytes from %#llx to %#llx are not in memory of the device", size, (unsigned long long)from, (unsigned long long)to);
	if (from < to + size && to < from + size)
		FAULT(INVALID_VALUE, "%zu bytes from %#llx to %#llx overlap", size, (unsigned long long)from, (unsigned long long)to);
	work *w = add(stream, COPY);
	if (ctx->sticky)
		return ctx->sticky;
	w->to = to;
	w->from = from;
	w->size = size;
	return stream->capture ? OK : begun(w);
}

// Streams and events.

CALL(cuStreamCreate, (handle *s, uint32_t flags), (s, flags)) {
	IN;
	SOUND;
	if (flags != 1)
		FAULT(INVALID_VALUE, "flags %u", flags);
	make(STREAM, ctx, s)->live = !empty;
	return OK;
}

CALL(cuStreamSynchronize, (handle s), (s)) {
	IN;
	FIND(o, s, STREAM);
	UNCAPTURED(o);
	return drain(ctx, o, NULL);
}

static int pending(object *o) {
	for (int i = 0; i < nqueue; i++)
		if (queue[i]->stream == o || queue[i]->object == o || queue[i]->exec == o || (queue[i]->what == LAUNCH && queue[i]->object->module == o))
			return 1;
	return 0;
}

static status destroy(object *ctx, handle h, int kind) {
	FIND(o, h, kind);
	finished(ctx, pending(o), kinds[kind]);
	o->live = 0;
	return ctx->sticky;
}

GIVE(cuStreamDestroy_v2, (handle s), (s)) {
	IN;
	return destroy(ctx, s, STREAM);
}

CALL(cuEventCreate, (handle *e, uint32_t flags), (e, flags)) {
	IN;
	SOUND;
	FLAGS(2);
	object *o = make(EVENT, ctx, e);
	o->live = !empty;
	o->group = flags == 0; // it has a time
	return OK;
}

CALL(cuEventRecord, (handle e, handle s), (e, s)) {
	IN;
	SOUND;
	FIND(event, e, EVENT);
	FIND(stream, s, STREAM);
	UNCAPTURED(stream);
	event->recorded = 1;
	add(stream, RECORD)->object = event;
	return ctx->sticky;
}

CALL(cuEventSynchronize, (handle e), (e)) {
	IN;
	SOUND;
	FIND(event, e, EVENT);
	if (!event->recorded)
		FAULT(OK, "an event that was not recorded");
	return drain(ctx, NULL, event);
}

CALL(cuEventElapsedTime, (float *ms, handle a, handle b), (ms, a, b)) {
	IN;
	SOUND;
	FIND(x, a, EVENT);
	FIND(y, b, EVENT);
	if (x->recorded != 2 || y->recorded != 2 || !x->group || !y->group)
		FAULT(INVALID_HANDLE, "events without a time");
	*ms = (float)((double)(y->time.tv_sec - x->time.tv_sec) * 1e3 + (double)(y->time.tv_nsec - x->time.tv_nsec) / 1e6);
	return OK;
}

GIVE(cuEventDestroy_v2, (handle e), (e)) {
	IN;
	return destroy(ctx, e, EVENT);
}

// Modules and kernels.

CALL(cuModuleLoadDataEx, (handle *m, const char *image, uint32_t n, uint32_t *options, void **values), (m, image, n, options, values)) {
	IN;
	SOUND;
	char *logs[2] = {NULL, NULL}; // information, errors
	uintptr_t sizes[2] = {0, 0};
	level = 4;
	for (uint32_t i = 0; i < n; i++)
		if (options[i] < 3 || options[i] > 7)
			FAULT(INVALID_VALUE, "option %u", options[i]);
		else if (options[i] == 7 && (uintptr_t)values[i] > 4)
			FAULT(INVALID_VALUE, "level %zu of optimization", (uintptr_t)values[i]);
		else if (options[i] == 7)
			level = (int)(uintptr_t)values[i];
		else if (options[i] % 2)
			logs[options[i] / 2 - 1] = values[i];
		else
			sizes[options[i] / 2 - 2] = (uintptr_t)values[i];
	for (int i = 0; i < 2; i++) {
		if (!logs[i] || sizes[i] < 1024 || sizes[i] > 1 << 20)
			FAULT(INVALID_VALUE, "no place for a log: %p, %zu bytes", (void *)logs[i], (size_t)sizes[i]);
		memset(logs[i], 0xff, sizes[i]);
		*logs[i] = 0;
	}
	snprintf(logs[0], sizes[0], "ptxas info: 0 bytes gmem");
	uintptr_t id = 0;
	if (compile)
		id = compile(image, logs[1], sizes[1]);
	else
		snprintf(logs[1], sizes[1], "ptxas fatal: nobody runs \033[31mkernels here");
	if (!id)
		return INVALID_PTX;
	object *o = make(MODULE, ctx, m);
	o->id = id;
	o->live = !empty;
	return OK;
}

GIVE(cuModuleUnload, (handle m), (m)) {
	IN;
	return destroy(ctx, m, MODULE);
}

CALL(cuModuleGetFunction, (handle *f, handle m, const char *name), (f, m, name)) {
	IN;
	SOUND;
	FIND(module, m, MODULE);
	object *o = make(FUNCTION, ctx, f);
	uint32_t group = 0;
	o->module = module;
	snprintf(o->name, sizeof o->name, "%s", name);
	o->nparams = (int)describe(module->id, name, o->sizes, &group);
	o->group = (int)group;
	return o->nparams < 0 ? NOT_FOUND : OK;
}

// A group has 48 kB, and more where a function is told so, as much as the device has.
CALL(cuFuncSetAttribute, (handle f, int32_t key, int32_t value), (f, key, value)) {
	IN;
	SOUND;
	FIND(function, f, FUNCTION);
	int32_t most;
	attribute(&most, 97);
	if (key != 8 || value < 0) // MAX_DYNAMIC_SHARED_SIZE_BYTES
		FAULT(INVALID_VALUE, "attribute %d is to be %d", key, value);
	if (value > most)
		return INVALID_VALUE;
	function->shared = (uint32_t)value;
	return OK;
}

CALL(cuLaunchKernel, (handle f, uint32_t gx, uint32_t gy, uint32_t gz, uint32_t bx, uint32_t by, uint32_t bz, uint32_t shared, handle s, void **params, void **extra),
	(f, gx, gy, gz, bx, by, bz, shared, s, params, extra)) {
	IN;
	SOUND;
	FIND(function, f, FUNCTION);
	FIND(stream, s, STREAM);
	if (!function->module->live)
		FAULT(INVALID_HANDLE, "kernel %s of a module that is gone", function->name);
	if (gx < 1 || gx > 0x7fffffff || gy != 1 || gz != 1 || bx < 1 || bx > 1024 || by != 1 || bz != 1 || shared != function->shared || !params || extra)
		FAULT(INVALID_VALUE, "%u %u %u blocks of %u %u %u threads, %u bytes, %p, %p", gx, gy, gz, bx, by, bz, shared, (void *)params, (void *)extra);
	if (function->group && (uint32_t)function->group != bx)
		FAULT(INVALID_VALUE, "blocks of %u threads, %s says %d", bx, function->name, function->group);
	work *w = add(stream, LAUNCH);
	if (ctx->sticky)
		return ctx->sticky;
	w->object = function;
	w->groups = gx;
	w->group = bx;
	w->shared = shared;
	for (int i = 0; i < function->nparams; i++) {
		w->params[i] = &w->words[i];
		memcpy(&w->words[i], params[i], function->sizes[i]);
		w->address[i] = function->sizes[i] == 8 && within(device_memory, ndevice, w->words[i], 1);
	}
	return stream->capture ? OK : begun(w);
}

// Graphs: what a stream would do, and does as often as an executable one is launched.

CALL(cuStreamBeginCapture_v2, (handle s, int32_t mode), (s, mode)) {
	IN;
	SOUND;
	FIND(stream, s, STREAM);
	UNCAPTURED(stream);
	if (mode != 2)
		FAULT(INVALID_VALUE, "mode %d", mode);
	handle h;
	stream->capture = make(GRAPH, ctx, &h);
	stream->capture->id = nobjects - 1;
	return OK;
}

// A stream is captured no longer even where this fails: the graph is then nobody's.
GIVE(cuStreamEndCapture, (handle s, handle *g), (s, g)) {
	IN;
	FIND(stream, s, STREAM);
	object *graph = stream->capture;
	if (!graph)
		FAULT(INVALID_VALUE, "a stream that is not captured");
	stream->capture = NULL;
	graph->live = !empty && !ctx->sticky && strcmp(failed, "cuStreamEndCapture");
	*g = graph->live ? name_of((uint32_t)graph->id, GRAPH) : 0;
	return ctx->sticky;
}

CALL(cuGraphInstantiateWithFlags, (handle *e, handle g, uint64_t flags), (e, g, flags)) {
	IN;
	SOUND;
	FIND(graph, g, GRAPH);
	FLAGS(0);
	object *exec = make(EXEC, ctx, e);
	exec->live = !empty;
	exec->nnodes = graph->nnodes;
	memcpy(exec->nodes, graph->nodes, sizeof graph->nodes);
	return OK;
}

CALL(cuGraphLaunch, (handle e, handle s), (e, s)) {
	IN;
	SOUND;
	FIND(exec, e, EXEC);
	FIND(stream, s, STREAM);
	UNCAPTURED(stream);
	for (int i = 0; i < exec->nnodes; i++) {
		work *w = add(stream, exec->nodes[i]->what);
		*w = *exec->nodes[i];
		for (int j = 0; j < 256; j++)
			w->params[j] = &w->words[j];
		w->stream = stream;
		w->exec = exec;
		status is = ctx->sticky ? ctx->sticky : begun(w);
		if (is)
			return w->idle = 1, is;
	}
	return OK;
}

GIVE(cuGraphDestroy, (handle g), (g)) {
	IN;
	return destroy(ctx, g, GRAPH);
}

GIVE(cuGraphExecDestroy, (handle e), (e)) {
	IN;
	return destroy(ctx, e, EXEC);
}

// The end of a context, when nobody retains it.

GIVE(cuDevicePrimaryCtxRelease_v2, (int32_t d), (d)) {
	DEVICE(d);
	object *ctx = primary[d - FIRST];
	if (!ctx || !ctx->live)
		FAULT(INVALID_CONTEXT, "the context is not retained");
	if (--ctx->retained > 0)
		return OK;
	if (ctx->pushed)
		say(faults, "the context is current to a thread");
	for (int i = 0; i < nqueue; i++)
		finished(ctx, queue[i]->stream->ctx == ctx, "a context");
	for (uint32_t i = 0; i < nobjects; i++)
		if (objects[i]->ctx == ctx && objects[i]->live) {
			if (objects[i]->kind != FUNCTION)
				say(leaks, "a %s", kinds[objects[i]->kind]);
			objects[i]->live = 0;
		}
	for (int i = 0; i < ndevice; i++)
		if (device_memory[i].ctx == ctx && device_memory[i].live) {
			say(leaks, "%llu bytes of the device", (unsigned long long)device_memory[i].size);
			device_memory[i].live = 0;
			used -= device_memory[i].size;
			free(device_memory[i].host);
		}
	for (int i = 0; i < npinned; i++)
		if (pinned[i].ctx == ctx && pinned[i].live) {
			say(leaks, "%llu bytes of the host", (unsigned long long)pinned[i].size);
			pinned[i].live = 0;
			free(pinned[i].host);
		}
	ctx->live = 0;
	return OK;
}

// fakecuda_retained returns how often contexts are retained.
int fakecuda_retained(void) {
	int n = 0;
	for (int i = 0; i < DEVICES; i++)
		n += primary[i] && primary[i]->live ? primary[i]->retained : 0;
	return n;
}
