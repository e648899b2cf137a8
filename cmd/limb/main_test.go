package main

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/testenv"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"limb": main})
}

// TestScripts runs the command on a machine without a driver.
func TestScripts(t *testing.T) {
	files, err := filepath.Abs("internal/file/testdata")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:       "testdata/script",
		Condition: full,
		Setup: func(env *testscript.Env) error {
			env.Setenv("LIMB_OPENCL_LIBRARY", env.WorkDir+"/missing.so")
			env.Setenv("LIMB_VULKAN_LIBRARY", env.WorkDir+"/missing.so")
			env.Setenv("LIMB_CUDA_LIBRARY", env.WorkDir+"/missing.so")
			env.Setenv("FILES", files)
			env.Setenv("COLUMNS", "200")
			return nil
		},
	})
}

// TestOpenCL runs the command on the OpenCL devices of the machine.
func TestOpenCL(t *testing.T) {
	if _, err := device.Open("opencl:0"); err != nil {
		testenv.Skip(t, "opencl", err.Error())
	}
	testscript.Run(t, testscript.Params{
		Dir:       "testdata/opencl",
		Condition: full,
		Setup: func(env *testscript.Env) error {
			env.Setenv("COLUMNS", "200")
			for _, name := range []string{"OCL_ICD_VENDORS", "RUSTICL_ENABLE", "LIMB_OPENCL_LIBRARY", "POCL_CACHE_DIR", "MESA_SHADER_CACHE_DIR", "LIMB_CACHE"} {
				if v, ok := os.LookupEnv(name); ok {
					env.Setenv(name, v)
				}
			}
			return nil
		},
	})
}

// full is the condition [full] of scripts: the large sizes are asked for.
func full(condition string) (bool, error) {
	if condition != "full" {
		return false, fmt.Errorf("no condition %q", condition)
	}
	return testenv.Full(), nil
}

// TestHelp checks that every command has an example.
func TestHelp(t *testing.T) {
	root := command()
	for _, cmd := range append(root.Commands(), root) {
		if cmd.Example == "" {
			t.Errorf("%s has no example", cmd.CommandPath())
		}
		if cmd != root && cmd.Flags().Lookup("json") == nil {
			t.Errorf("%s has no --json", cmd.CommandPath())
		}
	}
}
