SHELL       := bash
.SHELLFLAGS := -euo pipefail -c
GO          ?= go
# What is there to end tests that hang: a machine with other work takes several times as long.
TIMEOUT     ?= 60m
# Packages at once: one more than this machine has cores, since tests of drivers wait at times.
PACKAGES    ?= $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))

comma := ,

# What must be there: these words turn the skip of a test into its failure. They
# are what .ci/setup installs, and what the processor has; where apt-get is not
# there, only Go is sure to be.
simd := $(shell grep -qsw avx2 /proc/cpuinfo && echo ,avx2)$(shell grep -qsw avx512vl /proc/cpuinfo && echo ,avx512)
browser := $(shell grep -qsx ID=debian /etc/os-release && echo ,chromium,swiftshader)
bochs := $(if $(browser),$(shell [ "$$(uname -m)" = x86_64 ] && echo ,bochs-avx512,llvm-mca))
cross := $(if $(browser),$(shell [ "$$(uname -m)" = x86_64 ] && echo ,aarch64-linux-gnu-gcc))
full := $(if $(LIMB_FULL),$(comma)z3$(comma)slurm$(bochs)$(cross))
dawn := $(if $(browser),$(shell command -v npm > /dev/null && echo ,dawn,esbuild,three,npm,typescript))
ifneq ($(shell command -v apt-get),)
  export LIMB_TEST_REQUIRE ?= cpu,opencl,pocl,rusticl,lavapipe,vulkan-layer,vulkan-headers,spirv-val,glslang,amd64v1,amd64v3,386,386-softfloat,arm,arm64,mips,ppc64le,riscv64,s390x,wasm,neon,binutils-arm64,qemu-avx2,mpfr,cc,clang,python,numpy,python-dev$(simd)$(browser)$(dawn)$(full)
else
  export LIMB_TEST_REQUIRE ?= cpu$(simd)
endif

# Mesa offers its software device only when asked. Both drivers keep compiled
# kernels, and limb what it found out about them, which belong here and not in a home.
export RUSTICL_ENABLE        := llvmpipe
export POCL_CACHE_DIR        := $(CURDIR)/.cache/pocl
export MESA_SHADER_CACHE_DIR := $(CURDIR)/.cache/mesa
export LIMB_CACHE            := $(CURDIR)/.cache/limb

# Nothing here uses cgo. Where it is on, what loads C libraries and Go's network code have parts in C: they are
# compiled again for programs that leave it out, as make gpu-kit's do, and all are linked by C's linker. The race
# detector needs it, and a test of a driver has it, since users with a C compiler have it on.
export CGO_ENABLED ?= 0

# What debuggers read takes the compiler a fifth of its time, and with the names of symbols a fifth of a program.
quick := -gcflags=all=-dwarf=false -ldflags=-s
export GOFLAGS := $(strip $(filter-out $(quick),$(shell $(GO) env GOFLAGS)) $(quick))

# Less of the time goes to the collection of garbage, of the compiler's too, as long as a
# process has less than 2 GiB.
export GOGC       ?= 1600
export GOMEMLIMIT ?= 2GiB

# The race detector needs a C compiler, and everything compiled once more, which is most of its time: make test has it
# for the package of the goroutines that vec, fft and mat share, and make test-full has all short tests of all packages.
RACE := ./internal/run/workers

# The packages of the generator and the command, which are other modules, and of the library:
# those whose tests take longest begin, so that no processor waits at the end. What the tests of two of them compile is not
# compiled twice where the later ones begin when it is there: kit has the command as cmd/limb does, portable has arm64 as
# gen/build and house do, and wasm as page does.
ALL := ./device ./gen/build ./cmd/limb ./internal/check/house ./accuracy ./internal/export ./cmd/limb/internal/page ./gen/... ./internal/check/portable ./internal/check/kit ./cmd/limb/... ./fft/... ./internal/check/... ./mat/... ./internal/compiler/... ./internal/run/... ./vec/... ./paranoia ./internal/measure/... ./...

# Packages most of whose tests go over the same ground once more, on one more driver, rung, level or architecture: make
# test has their short tests, and make test-full all.
BRIEF := ./internal/compiler/... ./internal/run/vk ./internal/check/fakecuda ./internal/check/random ./fft/fftdevice ./fft/internal/steps ./vec/vecdevice ./mat/matdevice ./internal/measure/native ./internal/prove/bounds

# Fuzz functions, each with its package: make fuzz runs all.
fuzzers += ./internal/check/outside:FuzzParse
fuzzers += ./internal/check/outside:FuzzFormat
fuzzers += ./internal/check/outside:FuzzScan
fuzzers += ./internal/check/outside:FuzzConvert
fuzzers += ./vec:FuzzAccumulator
fuzzers += ./internal/compiler/frontend:FuzzLoad
fuzzers += ./cmd/limb/internal/calc:FuzzCalc
fuzzers += ./cmd/limb/internal/file:FuzzCSV
fuzzers += ./cmd/limb/internal/file:FuzzMtx
fuzzers += ./cmd/limb/internal/file:FuzzNpy
FUZZTIME ?= 10000000x

# A Python with its headers and what builds wheels: that of an active virtual environment, else the system's.
PYTHON ?= $(firstword $(if $(VIRTUAL_ENV),$(wildcard $(VIRTUAL_ENV)/bin/python3)) $(wildcard /usr/bin/python3) python3)
define WHEEL_NEEDS
import build, setuptools, os, sysconfig, importlib.util as u
assert u.find_spec("wheel") or u.find_spec("setuptools.command.bdist_wheel"), "no module wheel"
assert os.path.exists(sysconfig.get_paths()["include"] + "/Python.h"), "no Python.h"
endef
export WHEEL_NEEDS

.PHONY: help quick test brief capi-test test-full race fuzz check generate setup capi web wheel npm gpu-kit gpu-kit-check

help: ## list the targets
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

# The function that make quick is about, and its tests: make quick F=Exp
F ?= Exp

quick: ## what to run while you work on one function, F=Exp: that devices can have it, its bits, its tests, its errors
	$(GO) test -vet=off ./internal/compiler/frontend -run '^TestRoot$$'
	$(GO) test -vet=off -short ./internal/run/cpu -run '^TestHashes$$/[.]$(F)$$'
	$(GO) test -vet=off -short . ./internal/check/outside -run '$(F)'
	$(GO) run ./cmd/limb accuracy --func $(F) --n 4096 --rounds 60

test: ## install what is missing, then run every check and test
	.ci/npm
	$(MAKE) -j2 setup check # what is installed comes by a wire, and checks need none of it
	all=$$($(GO) list $(ALL)) brief=$$($(if $(LIMB_FULL),true,$(GO) list $(BRIEF))); \
	$(GO) test -vet=off -count=1 -p=$(PACKAGES) -timeout=$(TIMEOUT) $$(grep -vxF "$${brief:-none}" <<< "$$all")
	$(MAKE) -j3 race brief capi-test # none keeps all processors busy by itself

brief:
	[ -n "$(LIMB_FULL)" ] || $(GO) test -vet=off -short -count=1 -p=$(PACKAGES) -timeout=$(TIMEOUT) $(BRIEF)

capi-test: # of the library itself with LIMB_FULL alone: for that package what it calls would be compiled once more
	GOWORK=off $(GO) -C capi test -vet=off -count=1 -timeout=$(TIMEOUT) ./internal/... $(if $(LIMB_FULL),./host)

test-full: ## the same with large sizes, the race detector on all packages, and fuzzers; takes much longer
	LIMB_FULL=1 $(MAKE) test TIMEOUT=12h RACE='$(ALL)'
	GOWORK=off $(GO) -C beam test -count=1 ./... # Beam's SDK takes minutes to compile
	$(MAKE) fuzz

race: ## run short tests under the race detector, and one of a driver with cgo
	@if command -v "$$($(GO) env CC)" > /dev/null; then \
		set -x; LIMB_FULL= CGO_ENABLED=1 $(GO) test -race -short -vet=off -count=1 -timeout=$(TIMEOUT) $(RACE); \
		CGO_ENABLED=1 $(GO) test -short -vet=off -count=1 -timeout=$(TIMEOUT) -run='^TestText$$' ./internal/run/cl; \
	else echo "race: no C compiler, which go test -race needs"; fi

fuzz: ## every fuzz function, 10^7 executions each; FUZZTIME=1m is shorter
	for f in $(fuzzers); do $(GO) test "$${f%:*}" -run '^$$' -fuzz "^$${f#*:}$$" -fuzztime=$(FUZZTIME) -timeout=0; done

check: ## gofmt, go vet and staticcheck, which tools/lint has in one program; first what it must find
	@unformatted=$$(gofmt -l .); [ -z "$$unformatted" ] || { echo "not gofmt-clean: $$unformatted"; exit 1; }
	mkdir -p .cache && $(GO) -C tools build -o ../.cache/lint ./lint
	cd tools/lint/testdata/wrong; found=$$({ GOWORK=off GOARCH=amd64 ../../../../.cache/lint . || true; } | sed -E 's/.*\((.*)\)/\1/' | paste -sd ' '); \
		[ "$$found" = "U1000 copylocks SA4000 SA5009 printf asmdecl" ] || { echo "lint finds in $$PWD: $$found"; exit 1; }
	.cache/lint $(ALL)

generate: zconst.go ## write the generated files anew
	$(GO) test -C gen -count=1 . -generate -run TestGenerated
	$(GO) test -count=1 ./internal/run/cpu ./fft -run TestHashes -write
	$(GO) test -count=1 ./internal/run/simd -run TestInstructions -write
	$(GO) test -count=1 ./internal/export -run TestHeader -write

# The tables, and what reads them, come from formulas alone, and take a minute.
zconst.go: $(wildcard gen/consts/*.go)
	$(GO) run -C gen ./consts
	@touch $@

capi: ## build the shared library for C: capi/build/liblimb.so, and liblimb.h beside it
	GOWORK=off CGO_ENABLED=1 $(GO) build -C capi -buildmode=c-shared -ldflags='-s -w' -o build/liblimb.so .
	cp capi/liblimb.h capi/build/

web: ## write the page of the browser to web/dist: a test of the GPU, pictures and functions
	$(GO) run ./web/make

wheel: ## build the Python package: python/dist/limb-*.whl
	@$(PYTHON) -c "$$WHEEL_NEEDS" || { echo "make wheel: $(PYTHON) cannot build wheels: install python3-dev python3-build python3-setuptools python3-wheel (Debian)," \
		"or pip install build setuptools wheel; another Python: make wheel PYTHON=\$$(which python3)" >&2; exit 1; }
	$(MAKE) capi
	rm -rf python/build python/dist
	$(PYTHON) -m build --wheel --no-isolation python

npm: ## build the package for npm, shaders by name: npm/dist/limb-*.tgz
	$(GO) run ./npm/make

gpu-kit: ## pack what a machine with a GPU and no Go needs to check and time limb: gpu-kit.tar.xz
	internal/check/kit/pack gpu-kit.tar.xz

gpu-kit-check: setup ## pack it, and run a little of all its parts here
	$(GO) test -vet=off -count=1 -timeout=$(TIMEOUT) ./internal/check/kit -v

setup: ## install the drivers and emulators that the tests run on
	@mkdir -p "$(POCL_CACHE_DIR)" "$(MESA_SHADER_CACHE_DIR)"
	@.ci/setup
