//go:build linux && (amd64 || arm64)

package fakecuda

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unsafe"

	"github.com/ebitengine/purego"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/native"
)

// ptxOf are functions of CUDA's library as one instruction of PTX: r, x and y are its registers.
var ptxOf = map[string]string{
	"r = sqrtf(x);": "sqrt.rn.f32 r, x;", "r = floorf(x);": "cvt.rmi.f32.f32 r, x;", "r = x / y;": "div.rn.f32 r, x, y;",
	"r = rintf(x);": "mov.f32 r, x;", // which is wrong
}

// nvrtcCompile writes the PTX of a text, or what is wrong with it.
func nvrtcCompile(source, out *byte, size uintptr) uintptr {
	s := text(source)
	body := regexp.MustCompile(`r = .*;`).FindString(s)
	op, ok := ptxOf[body]
	answer := "limb.cu(7): error: identifier is undefined"
	if ok {
		params, loads := "", ""
		args := []string{"x", "y", "z"}[:strings.Count(s, "const T *")]
		for k := range args {
			params += fmt.Sprintf(",\n\t.param .u64 native_%d", k+2)
			loads += fmt.Sprintf("\tld.param.u64 %%u64_%[1]d, [native_%[2]d];\n\tcvta.to.global.u64 %%u64_%[3]d, %%u64_%[1]d;\n"+
				"\tmad.wide.s32 %%u64_%[4]d, %%s32_4, 4, %%u64_%[3]d;\n\tld.global.f32 %%f32_%[5]d, [%%u64_%[4]d];\n", 3*k+4, k+2, 3*k+5, 3*k+6, k+1)
		}
		op = strings.NewReplacer(" r,", " %f32_4,", " x", " %f32_1", " y", " %f32_2").Replace(op)
		answer = ".version 6.0\n.target sm_50\n.address_size 64\n\n.visible .entry native(\n\t.param .u32 native_0,\n\t.param .u64 native_1" + params + `
)
.reqntid 256, 1, 1
{
	.reg .f32 %f32_<5>;
	.reg .pred %pred_<2>;
	.reg .s32 %s32_<5>;
	.reg .u64 %u64_<14>;
	ld.param.s32 %s32_1, [native_0];
	mov.u32 %s32_2, %ctaid.x;
	mov.u32 %s32_3, %tid.x;
	mad.lo.s32 %s32_4, %s32_2, 256, %s32_3;
	setp.ge.s32 %pred_1, %s32_4, %s32_1;
	@%pred_1 bra $L0;
` + loads + "\t" + op + `
	ld.param.u64 %u64_1, [native_1];
	cvta.to.global.u64 %u64_2, %u64_1;
	mad.wide.s32 %u64_3, %s32_4, 4, %u64_2;
	st.global.f32 [%u64_3], %f32_4;
$L0:
	ret;
}
`
	}
	b := unsafe.Slice(out, size)
	b[copy(b[:size-1], answer)] = 0
	if !ok {
		return 0
	}
	return 1
}

// TestNVRTC: where there is none, it is said what to install.
func TestNVRTC(t *testing.T) {
	d := untested(t, interpreter{})
	if by, err := native.Library(d); err == nil {
		t.Fatalf("without NVRTC functions are measured by %s", by)
	} else if !strings.Contains(err.Error(), "LIMB_NVRTC_LIBRARY") {
		t.Errorf("without NVRTC: %v", err)
	}
}

// TestStandIn runs in a process of its own, since a library is looked for once: functions of CUDA's library
// are measured by a stand-in for its compiler. Right ones are right, a wrong one is noticed, and what does not
// compile says so.
func TestStandIn(t *testing.T) {
	testenv.Long(t, "searches functions in the interpreter, in another process")
	if os.Getenv("LIMB_TEST_NVRTC") == "" {
		library := filepath.Join(t.TempDir(), "libfakenvrtc.so")
		if out, err := exec.Command("cc", "-shared", "-fPIC", "-Wall", "-Wextra", "-Werror", "-o", library, "testdata/fakenvrtc.c").CombinedOutput(); err != nil {
			testenv.Skip(t, "cc", fmt.Sprintf("a C compiler: %v\n%s", err, out))
		}
		cmd := exec.Command(os.Args[0], "-test.run=^TestStandIn$", "-test.v")
		cmd.Env = append(os.Environ(), "LIMB_TEST_NVRTC=1", "LIMB_NVRTC_LIBRARY="+library)
		if out, err := cmd.CombinedOutput(); err != nil || !strings.Contains(string(out), "--- PASS: TestStandIn") {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	lib, err := purego.Dlopen(os.Getenv("LIMB_NVRTC_LIBRARY"), purego.RTLD_NOW)
	if err != nil {
		t.Fatal(err)
	}
	var run func(f uintptr)
	purego.RegisterLibFunc(&run, lib, "fakenvrtc_run")
	run(purego.NewCallback(nvrtcCompile))
	d := untested(t, interpreter{})
	if by, err := native.Library(d); err != nil || by != "CUDA C by NVRTC 0.1" {
		t.Fatalf("%q, %v", by, err)
	}
	for _, f := range native.Functions(true) {
		wrong := f.Name == "rint"
		m, err := native.New[float32](d, f)
		switch f.Name {
		case "sqrt", "floor", "x / y", "rint":
			if err == nil {
				err = m.Search(1<<12, 1)
			}
			if err != nil {
				t.Fatal(f.Name, err)
			}
			if r := m.Result(); (r.Wrong > 0 || !(r.Max.Ulps <= 0.5)) != wrong {
				t.Errorf("%s: %g ulps, %d wrong", f.Name, r.Max.Ulps, r.Wrong)
			}
			m.Free()
		default:
			if err == nil || !strings.Contains(err.Error(), "NVRTC_ERROR_COMPILATION (6); the compiler says:\nlimb.cu(7): error") {
				t.Errorf("%s: %v", f.Name, err)
			}
		}
	}
}
