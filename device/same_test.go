package device

import "testing"

// TestSame: one device that two backends reach is known by its UUID, or by a title that no other
// device has.
func TestSame(t *testing.T) {
	const a, b, none = "0a00", "0b00", "0000"
	x := Info{Name: "vulkan:0", Backend: "vulkan", Title: "GPU", UUID: a}
	for _, c := range []struct {
		y    Info
		more []Info
		want bool
	}{
		{Info{Backend: "opencl", Title: "gfx", UUID: a}, nil, true},
		{Info{Backend: "opencl", Title: "GPU", UUID: b}, nil, false},
		{Info{Backend: "opencl", Title: "GPU", UUID: none}, nil, true},
		{Info{Backend: "opencl", Title: "GPU"}, nil, true},
		{Info{Backend: "opencl", Title: "gfx"}, nil, false},
		{Info{Backend: "vulkan", Title: "GPU", UUID: a}, nil, false},
		{Info{Backend: "opencl"}, nil, false},
		{Info{Backend: "opencl", Title: "GPU"}, []Info{{Backend: "vulkan", Title: "GPU", UUID: b}}, false},
		{Info{Backend: "opencl", Title: "GPU"}, []Info{{Backend: "cuda", Title: "GPU"}}, true},
	} {
		if got := same(append(c.more, x, c.y), x, c.y); got != c.want {
			t.Errorf("%+v beside %+v, with %v: %v", c.y, x, c.more, got)
		}
	}
}
