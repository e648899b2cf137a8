/* signals LIB plants handlers, loads the library, and looks which are there then. The last line of its output is
 * "ok", or what was wrong. */
#define _GNU_SOURCE
#include "liblimb.h"

#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition, ...) do { if (!(condition)) { printf("line %d: ", __LINE__); printf(__VA_ARGS__); printf("\n"); exit(1); } } while (0)

/* What the header says that the library has handlers for. */
static int its_own(int s) { return s == SIGSEGV || s == SIGBUS || s == SIGFPE || s == SIGPIPE || s == SIGURG; }

static volatile sig_atomic_t seen;
static void on_signal(int s) { seen = s; }

/* look counts the signals whose handlers are others than before, and ends where one was the program's. */
static int look(const struct sigaction *before) {
	struct sigaction after;
	int s, changed = 0;
	for (s = 1; s < 65; s++) {
		if (s == SIGKILL || s == SIGSTOP || sigaction(s, NULL, &after) != 0) continue;
		/* that a handler runs on a stack of its own is all that may be changed */
		if (after.sa_handler == before[s].sa_handler && (after.sa_flags | SA_ONSTACK) == (before[s].sa_flags | SA_ONSTACK)) continue;
		printf("signal %d (%s) has another handler\n", s, strsignal(s));
		changed++;
		CHECK(its_own(s), "and it was the program's");
	}
	return changed;
}

int main(int argc, char **argv) {
	struct sigaction before[65];
	int s;
	void *lib;
	int (*map)(const char *, ptrdiff_t, const limb_array *, int, const limb_array *, int);
	double x[2] = {2, 0}, y[2];
	limb_array in = {NULL, 1, LIMB_DD}, out = {NULL, 1, LIMB_DD};
	in.data = x, out.data = y;
	memset(before, 0, sizeof before);
	for (s = 1; s < 32; s++) {
		struct sigaction a;
		memset(&a, 0, sizeof a);
		a.sa_handler = on_signal;
		a.sa_flags = SA_RESTART;
		if (s != SIGKILL && s != SIGSTOP && s != SIGQUIT && s != SIGCONT) sigaction(s, &a, NULL); /* some stay as they are */
	}
	for (s = 1; s < 65; s++) sigaction(s, NULL, &before[s]);
	CHECK(look(before) == 0, "nothing was loaded");
	CHECK(argc == 2, "signals LIB");
	lib = dlopen(argv[1], RTLD_NOW);
	CHECK(lib != NULL, "%s", dlerror());
	*(void **)&map = dlsym(lib, "limb_map");
	CHECK(map != NULL && map("exp", 1, &out, 1, &in, 1) == LIMB_OK, "no limb_map");
	CHECK(look(before) > 0, "no signal has another handler, not even SIGSEGV: this test sees nothing");
	for (s = 1; s < 32; s++) {
		if (before[s].sa_handler != on_signal || its_own(s)) continue;
		seen = 0;
		raise(s);
		CHECK(seen == s, "signal %d (%s) does not come", s, strsignal(s));
	}
	CHECK(map("exp", 1, &out, 1, &in, 1) == LIMB_OK, "no limb_map after the signals");
	puts("ok");
	return 0;
}
