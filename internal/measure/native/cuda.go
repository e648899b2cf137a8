package native

import (
	"fmt"
	"strings"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/nvrtc"
)

// # CUDA's own library
//
// PTX has few functions: those of Table 8.13 are CUDA's, in C, which NVRTC compiles where it is
// installed. It has them all.

// Library tells by what CUDA's functions are measured on a device, "" where it has no CUDA; the error
// says why they are not, and what to install.
func Library(d *device.Device) (string, error) {
	if d.Language() != "PTX" {
		return "", nil
	}
	version, err := nvrtc.Version()
	return "CUDA C by NVRTC " + version, err
}

// cudaKernel compiles the function of CUDA's library.
func cudaKernel[T limb.Float](d *device.Device, fn Function) (*device.Text, error) {
	text, err := nvrtc.Compile(fn.inC(is32[T]()))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", fn.Name, err)
	}
	ks, err := d.Compile(text, "native")
	if err != nil {
		return nil, err
	}
	return ks[0], nil
}

// inC is the kernel of the function in CUDA C, of float or double.
func (fn Function) inC(single bool) string {
	t, f := "double", ""
	if single {
		t, f = "float", "f"
	}
	name, part, _ := strings.Cut(fn.Name, ".")
	args := strings.Join([]string{"x", "y", "z"}[:fn.Args], ", ")
	body := fmt.Sprintf("r = %s%s(%s);", name, f, args)
	switch name {
	case "x + y", "x * y", "x / y", "1 / x":
		body = "r = " + name + ";"
	case "isfinite", "isinf", "isnan", "signbit":
		body = fmt.Sprintf("r = %s(x) ? 1 : 0;", name)
	case "sincos", "sincospi":
		body = fmt.Sprintf("T s, c; %s%s(x, &s, &c); r = %c;", name, f, part[0])
	case "frexp":
		body = fmt.Sprintf("int e; r = frexp%s(x, &e);", f)
		if part == "exp" {
			body += " r = e;"
		}
	case "modf":
		body = fmt.Sprintf("T whole; r = modf%s(x, &whole);", f)
		if part == "int" {
			body += " r = whole;"
		}
	case "remquo":
		body = fmt.Sprintf("int q; r = remquo%s(x, y, &q);", f)
	case "ldexp", "scalbn":
		body = fmt.Sprintf("r = %s%s(x, (int)y);", name, f)
	case "scalbln":
		body = fmt.Sprintf("r = scalbln%s(x, (long)y);", f)
	case "jn", "yn":
		body = fmt.Sprintf("r = %s%s((int)y, x);", name, f)
	case "nan":
		body = fmt.Sprintf("r = nan%s(\"\");", f)
	}
	var params, loads string
	for _, x := range []string{"x", "y", "z"}[:fn.Args] {
		params += ", const T *" + x + "s"
		loads += fmt.Sprintf("\tT %s = %[1]ss[i];\n", x)
	}
	return fmt.Sprintf(`typedef %s T;
extern "C" __global__ void native(unsigned n, T *rs%s) {
	unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i >= n) return;
	T r;
%s	%s
	rs[i] = r;
}
`, t, params, loads, body)
}
