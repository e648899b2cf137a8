package kernel_test

import (
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

const part = 64 // elements of a group

// A Width is how many neighbours blur adds.
type Width interface{ Three | Five }

type (
	Three [3]struct{}
	Five  [5]struct{}
)

// blur sets an element of dst to the sum of those of src from there on.
//
//limb:kernel
func blur[W Width](g kernel.Group, dst, src []limb.DD) {
	var width W
	near := kernel.Shared[limb.DD](g, part+len(width)-1)
	first := g.Index() * part
	g.Each(part+len(width)-1, func(i int) { near[i] = src[first+i] })
	g.Each(part, func(i int) {
		sum := near[i]
		for k := 1; k < len(width); k++ {
			sum = sum.Add(near[i+k])
		}
		dst[first+i] = sum
	})
}

// A kernel that is generic over a size, and memory of the group that is as long as that says.
func ExampleShared() {
	src, dst := make([]limb.DD, part+2), make([]limb.DD, part)
	for i := range src {
		src[i] = limb.NewDD(i)
	}
	kernel.Groups(1, func(g kernel.Group) { blur[Three](g, dst, src) })
	fmt.Println(dst[:3])
	// Output: [3 6 9]
}
