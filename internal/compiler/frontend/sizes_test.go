package frontend_test

import (
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/compiler/frontend/programs"
	"github.com/limbfp/limb/internal/compiler/launch"
	"github.com/limbfp/limb/kernel"
)

// TestSizes: kernels are compiled for each of a choice between empty types, by whose lengths, or methods,
// they differ, and groups have as much memory as these say.
func TestSizes(t *testing.T) {
	src := random[limb.DF](60)
	for name, windows := range map[string]func(g kernel.Group, dst, src []limb.DF){
		"programs.Windows[Two,DF]":  programs.Windows[programs.Two, limb.DF],
		"programs.Windows[Five,DF]": programs.Windows[programs.Five, limb.DF],
	} {
		want, got := make([]limb.DF, 12), make([]limb.DF, 12)
		kernel.Groups(3, func(g kernel.Group) { windows(g, want, src) })
		for order := range launch.Orders {
			if err := launch.Run(program(t, name), 3, launch.Orders[order], got, src); err != nil {
				t.Fatal(name, err)
			}
			sameBits(t, name, got, want)
		}
	}
	for name, sort := range map[string]func(i int, x []float64){
		"programs.Sort2[Up]": programs.Sort2[programs.Up], "programs.Sort2[Down]": programs.Sort2[programs.Down],
	} {
		want, got := random[float64](50), random[float64](50)
		kernel.Items(25, func(i int) { sort(i, want) })
		if err := launch.Run(program(t, name), 25, launch.Orders["shuffled"], got); err != nil {
			t.Fatal(name, err)
		}
		sameBits(t, name, got, want)
	}
	want, got := random[float32](16), random[float32](16)
	programs.Twice(kernel.At(0), want)
	if err := launch.Run(program(t, "programs.Twice"), 1, launch.Orders["shuffled"], got); err != nil {
		t.Fatal(err)
	}
	sameBits(t, "Twice", got, want)
}
