//go:build !js

package webgpu_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/check/webgpu"
)

// TestPlaces runs the tests for browsers where there is one, each with what it must find.
// LIMB_TEST_FUNCTIONS takes the place of the functions of float32.
func TestPlaces(t *testing.T) {
	testenv.Long(t, "it starts Dawn and a browser for each part")
	outer := t
	binary := ""
	functions := map[string]string{
		"dawn":     `^(DF\.(Add|Mul|Div|Exp|Less)|QF\.Mul)$`,
		"chromium": `^(DF\.(Add|Mul|Exp)|QF\.Mul)$`,
		"firefox":  `^(DF\.(Add|Mul|Exp)|QF\.Mul)$`,
	}
	wide := `^(DD\.(Add|Mul)|f64\.(TwoProd|Sqrt))$`
	if testenv.Full() {
		functions = map[string]string{"dawn": `^([DQ]F|CDF|f32)\.`, "chromium": `^[DQ]F\.`, "firefox": `^[DQ]F\.`}
		wide = `^(DD\.(Add|Mul|Sqrt|Exp)$|f64\.)`
	}
	if asked := os.Getenv("LIMB_TEST_FUNCTIONS"); asked != "" {
		functions = map[string]string{"dawn": asked, "chromium": asked, "firefox": asked}
	}
	for _, c := range []struct {
		where webgpu.Where
		test  string
		env   map[string]string
		full  bool   // with the large sizes alone
		want  string // in what it prints
	}{
		{webgpu.Dawn, "TestFunctions", map[string]string{"LIMB_TEST_FUNCTIONS": functions["dawn"], "LIMB_TEST_FIRST": "off"}, false, `float32 is "split hidden"`},
		{webgpu.Dawn, "TestKernels|TestHalves|TestPlanted|TestErrors", nil, false, ""},
		{webgpu.Dawn, "TestRefused", map[string]string{"LIMB_TEST_WEBGPU_RUNG": "-hidden -barrier -floor"}, false, `DF\.Exp2 differs`},
		{webgpu.Dawn, "TestFloat64", map[string]string{"LIMB_TEST_FUNCTIONS": wide, "LIMB_TEST_FIRST": "off"}, true, ""},
		{webgpu.Dawn, "TestSums64", map[string]string{"LIMB_TEST_FIRST": "off"}, true, ""},
		{webgpu.Chromium, "TestFunctions", map[string]string{"LIMB_TEST_FUNCTIONS": functions["chromium"], "LIMB_TEST_FIRST": "off"}, false, `float32 is "split hidden"`},
		{webgpu.Firefox, "TestFunctions", map[string]string{"LIMB_TEST_FUNCTIONS": functions["firefox"], "LIMB_TEST_FIRST": "off"}, true, `float32 is "split hidden"`},
		{webgpu.Firefox, "TestKernels|TestHalves|TestPlanted|TestErrors", nil, true, ""},
		{webgpu.Firefox, "TestRefused", map[string]string{"LIMB_TEST_WEBGPU_RUNG": "-hidden -barrier -floor"}, true, `sums are reassociated|TwoSum differs`},
	} {
		t.Run(string(c.where)+"/"+c.test, func(t *testing.T) {
			if c.full && !testenv.Full() {
				t.Skip("with LIMB_FULL")
			}
			if testing.Short() && (c.where != webgpu.Dawn || c.test != "TestFunctions") {
				t.Skip("long")
			}
			webgpu.Need(t, c.where)
			if binary == "" {
				binary = webgpu.Binary(outer, "internal/run/webgpu")
			}
			out, err := webgpu.Run(t, c.where, binary, c.env, "-test.v", "-test.run=^("+c.test+")$")
			if err != nil || strings.Contains(out, "no tests to run") || !regexp.MustCompile(c.want).MatchString(out) {
				t.Errorf("%v, and want %s:\n%s", err, c.want, out)
			} else {
				t.Log(out)
			}
		})
	}
}
