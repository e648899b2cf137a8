package build

import (
	"os"
	"strings"
	"testing"
)

// TestGuide builds the program of docs/kernels.md, launches its kernel in the two ways that
// the text names, and has it print what the text says.
func TestGuide(t *testing.T) {
	text, err := os.ReadFile("../../docs/kernels.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := strings.Split(string(text), "```")
	program, want := strings.TrimPrefix(blocks[1], "go\n"), strings.TrimPrefix(blocks[3], "\n")
	const inGo = "\t\tkernel.Items(len(rod), func(i int) { heat(i, next, rod, third) })\n"
	const onSlices, onDevice = "Heat.Slices(len(rod), next, rod, third)", "Heat.Run(d, len(rod), next, rod, third)"
	if !strings.Contains(program, inGo) || !strings.Contains(string(text), "`"+onSlices+"`") || !strings.Contains(string(text), "`"+onDevice+"`") {
		t.Fatal("docs/kernels.md launches its first kernel in other ways")
	}
	program = strings.Replace(program, "\t\"github.com/limbfp/limb/kernel\"\n", "", 1)
	call := func(launcher string) string {
		return "\t\tif err := " + launcher + "; err != nil {\n\t\t\tpanic(err)\n\t\t}\n"
	}
	slices := strings.Replace(program, inGo, call(onSlices), 1)
	arrays := strings.Replace(strings.Replace(program, inGo, call(onDevice), 1), "\tfor range 100 {\n", `	host, _ := rod, next
	d, err := device.Open("cpu")
	array := func() *device.Array[limb.DD] {
		a, err := device.NewArray[limb.DD](d, len(host))
		if err != nil {
			panic(err)
		}
		return a
	}
	if err != nil {
		panic(err)
	}
	defer d.Close()
	{
		rod, next := array(), array()
		if err := rod.Upload(host); err != nil {
			panic(err)
		}
	for range 100 {
`, 1)
	arrays = strings.Replace(strings.Replace(arrays, "len(rod), next", "rod.Len(), next", 1), "\tfmt.Printf", "\tif err := rod.Download(host); err != nil {\n\t\t\tpanic(err)\n\t\t}\n\t}\n\tfmt.Printf", 1)
	arrays = strings.Replace(arrays, "import (\n", "import (\n\t\"github.com/limbfp/limb/device\"\n", 1)
	for name, source := range map[string]string{"slices": slices, "arrays": arrays} {
		dir := module(t)
		put(t, dir, "main.go", source)
		built(t, dir)
		if got, err := run(t, dir, nil, "go", "run", "."); err != nil || got != want {
			t.Errorf("%s: %v: %s, want %s", name, err, got, want)
		}
		if name == "arrays" {
			continue
		}
		put(t, dir, "main.go", strings.Replace(source, "range 100", "range 99", 1)) // the control
		if got, err := run(t, dir, nil, "go", "run", "."); err != nil || got == want {
			t.Errorf("%v: a turn less prints %s", err, got)
		}
	}
}
