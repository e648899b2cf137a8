//go:build (linux || darwin || windows) && (amd64 || arm64)

package matdevice

import (
	"encoding/binary"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/cl"
	"github.com/limbfp/limb/internal/run/vk"
	"github.com/limbfp/limb/mat"
)

// changed calls change with the operands of each instruction of a kind in a module of SPIR-V, and returns what change makes of it: another number
// of the instruction, and fewer operands.
func changed(module []byte, op uint32, change func(operands []uint32) (other uint32, list []uint32)) []byte {
	var words []uint32
	for at := 0; at < len(module); at += 4 {
		words = append(words, binary.LittleEndian.Uint32(module[at:]))
	}
	out := slices.Clone(words[:5])
	for at := 5; at < len(words); {
		end := at + int(words[at]>>16)
		other, list := words[at]&0xffff, words[at+1:end]
		if other == op {
			other, list = change(slices.Clone(list))
		}
		out = append(append(out, uint32(len(list)+1)<<16|other), list...)
		at = end
	}
	module, _ = binary.Append(nil, binary.LittleEndian, out)
	return module
}

// squared returns a matrix, and its exact product with itself.
func squared(t *testing.T) (a, square *mat.Dense[limb.DF]) {
	a, square = mat.NewDense[limb.DF](3, 3, nil), new(mat.Dense[limb.DF])
	for i := range a.Data {
		a.Data[i] = limb.NewDF(1.1 - float64(i)).Sqr()
	}
	must(t, mat.MulExact(square, a, a))
	return a, square
}

// TestDots: exact products by bytes use the products of four bytes of SPIR-V and of OpenCL where a driver claims them, and one whose are wrong is
// not believed.
func TestDots(t *testing.T) {
	testenv.Long(t, "builds the kernels of exact products twice")
	a, want := squared(t)
	for word, platform := range map[string]string{"lavapipe": "llvmpipe", "pocl": devicetest.PoCL, "rusticl": "rusticl"} {
		t.Run(word, func(t *testing.T) {
			for _, wrong := range []bool{false, true} {
				t.Setenv("LIMB_CACHE", t.TempDir())
				d := devicetest.OpenTested(t, word, platform)
				if !d.Info().Dots {
					testenv.Skip(t, word+"-dots", "the driver claims none")
				}
				seen := 0
				vk.Planted = func(module []byte) []byte {
					const product, dot = 132, 4450
					return changed(module, dot, func(list []uint32) (uint32, []uint32) {
						if seen++; wrong { // of their bytes as integers
							return product, list[:4]
						}
						return dot, list
					})
				}
				cl.Planted = func(text string) string {
					const dot = "dot_4x8packed_ss_int("
					if seen += strings.Count(text, dot); wrong {
						text = strings.ReplaceAll(text, dot, "mul24(")
					}
					return text
				}
				got, err := ExactProduct(d, a, a, Int8)
				vk.Planted, cl.Planted = nil, nil
				if seen == 0 {
					t.Error("they are not used")
				}
				if wrong != errors.Is(err, device.ErrWrong) || !wrong && (err != nil || !slices.Equal(got.Data, want.Data)) {
					t.Errorf("wrong: %v: %v", wrong, err)
				}
			}
		})
	}
}

// TestMatrices: exact products by bytes use the cooperative matrices of Vulkan where a driver claims them. Ones that take numbers for unsigned
// ones, that lie otherwise, and sums that wrap are noticed before the first use, and the product is right all the same.
func TestMatrices(t *testing.T) {
	testenv.Long(t, "builds the kernels of exact products often")
	const load, store, multiply = 4457, 4458, 4459
	if !devicetest.OpenTested(t, "lavapipe", "llvmpipe").Info().Matrices {
		testenv.Skip(t, "lavapipe-matrices", "the driver claims none of bytes")
	}
	a, want := squared(t)
	for name, plant := range map[string]func(module []byte) []byte{
		"right": nil,
		"unsigned": func(module []byte) []byte {
			return changed(module, multiply, func(list []uint32) (uint32, []uint32) { list[5] = 0; return multiply, list })
		},
		"no sum": func(module []byte) []byte { // of the products before
			none := uint32(0)
			return changed(module, multiply, func(list []uint32) (uint32, []uint32) {
				if none == 0 {
					none = list[4]
				}
				list[4] = none
				return multiply, list
			})
		},
		"layout": func(module []byte) []byte {
			columns := uint32(0) // of B, which is loaded first
			return changed(module, load, func(list []uint32) (uint32, []uint32) {
				if columns == 0 {
					columns = list[3]
				}
				list[3] = columns
				return load, list
			})
		},
		"sums": func(module []byte) []byte {
			columns := uint32(0)
			changed(module, load, func(list []uint32) (uint32, []uint32) {
				if columns == 0 {
					columns = list[3]
				}
				return load, list
			})
			return changed(module, store, func(list []uint32) (uint32, []uint32) { list[2] = columns; return store, list })
		},
		"wrapped": func(module []byte) []byte { return module },
	} {
		t.Run(name, func(t *testing.T) {
			t.Setenv("LIMB_CACHE", t.TempDir())
			d := devicetest.OpenTested(t, "lavapipe", "llvmpipe")
			if name == "wrapped" {
				defer func(n int) { units.longest = n }(units.longest)
				units.longest *= 2
			}
			seen := 0
			vk.Planted = func(module []byte) []byte {
				changed(module, multiply, func(list []uint32) (uint32, []uint32) { seen++; return multiply, list })
				if plant != nil {
					return plant(module)
				}
				return module
			}
			defer func() { vk.Planted = nil }()
			err := provenExact(t.Context(), d, inTiles, throughWords[limb.DF])
			if wrong := name != "right"; seen == 0 || wrong != errors.Is(err, device.ErrWrong) || !wrong && err != nil {
				t.Errorf("%d products of matrices: %v", seen, err)
			}
			if got, err := ExactProduct(d, a, a, Int8); err != nil || !slices.Equal(got.Data, want.Data) {
				t.Errorf("the product is wrong: %v", err)
			}
		})
	}
}
