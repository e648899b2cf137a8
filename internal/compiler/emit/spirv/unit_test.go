package spirv

import (
	"regexp"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/compiled"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
)

// TestUnits: a tile is multiplied by matrices of a size that fits, as often as it takes, and by no others; spirv-val takes the modules, and none that
// says nothing of the memory model.
func TestUnits(t *testing.T) {
	p := compiled.Program(t, "mat/matdevice/internal/products")
	f := p.Lookup("products.MultiplyUnits")
	var modules []Binary
	for _, c := range []struct {
		of   Matrices
		muls int // of a subgroup
	}{
		{Matrices{16, 16, 32, 32}, 8 * 2}, {Matrices{16, 16, 16, 64}, 8 * 2 * 4}, {Matrices{8, 8, 8, 8}, 8 * 8}, {Matrices{8, 32, 32, 16}, 8 * 2}, {Matrices{8, 8, 4, 4}, 8 * 16},
		{Matrices{}, 0}, {Matrices{32, 8, 16, 32}, 0}, {Matrices{16, 48, 16, 32}, 0}, {Matrices{16, 16, 2, 32}, 0}, {Matrices{16, 16, 128, 32}, 0}, {Matrices{16, 16, 16, 48}, 0},
	} {
		device := all
		device.Group, device.Matrices = 256, c.of
		b := lowered(t, p.Reach(f), []*ir.Func{f}, lower.Ladder[0], device)
		text := b.Text()
		if n := strings.Count(text, "OpCooperativeMatrixMulAddKHR"); n != c.muls || b.Units != (n > 0) || strings.Contains(text, "Vulkan") != b.Units {
			t.Errorf("%+v: %d products of matrices, want %d; units: %v", c.of, n, c.muls, b.Units)
		}
		if len(modules) == 0 {
			lines := regexp.MustCompile(`(?m)^.*(Cooperative|Vulkan|Subgroup|Barrier|stripe).*\n`).FindAllString(text, -1)
			testenv.Golden(t, "products.MultiplyUnits", ".spvasm", strings.Join(lines, ""), *write)
		}
		modules = append(modules, b)
	}
	for _, b := range modules {
		said, ok := validate(t, b)
		if b.Units && strings.Contains(said, "6022") {
			testenv.Skip(t, "cooperative-matrices", "spirv-val does not know them: "+said)
		}
		if !ok {
			t.Error(said)
		}
	}
	wrong := Binary{Code: modules[0].Code[:20:20], list: modules[0].list}
	for _, i := range wrong.list {
		if i.name == "MemoryModel" {
			i.operands = []any{"Logical", "GLSL450"}
		}
		wrong.Code = i.encode(wrong.Code)
	}
	if _, ok := validate(t, wrong); ok {
		t.Error("spirv-val takes a module of the other memory model")
	}
}
