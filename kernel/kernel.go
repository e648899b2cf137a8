// Package kernel has what kernels are written with, beside Go itself.
//
// A kernel is a function marked //limb:kernel that is run for many items, or for groups of
// them, which have no order. It is ordinary Go: loops, branches, local arrays, and slices of
// numbers that it reads and writes at any index, with calls of the functions of package limb
// and of its own package. It runs under go test as it stands, and gives the same bits on
// every device.
//
// A kernel for items has the number of the item as its first parameter:
//
//	//limb:kernel
//	func Heat(i int, dst, src []limb.DF, k limb.DF) {
//		if i == 0 || i == len(src)-1 {
//			dst[i] = src[i]
//			return
//		}
//		dst[i] = src[i].Add(k.Mul(src[i-1].Sub(src[i].Add(src[i])).Add(src[i+1])))
//	}
//
// A kernel for groups has a [Group], and memory of the group's own: the arrays that it
// declares. It works in phases.
//
// A kernel with results is run for each element of its slices: an int among its parameters is
// one number for all elements, and of any other parameter, and of the results, there is a
// slice, in which an int or a bool is an int32.
//
//	//limb:kernel
//	func escape(c limb.CDD, limit int) (n int)
//
// # Launchers
//
// The command limb build writes a launcher for each kernel of a package, in zlimb.go. It has
// the kernel's name with a capital letter, and behind it the type arguments of a generic
// function: Escape, or EscapeF64 of escape[float64], DotQD of dot[limb.QD]. Where that is the
// name of the kernel itself, Kernel follows: HeatKernel. Its methods are
//
//	Escape.Slices(n, c, limit)                  // slices of Go; the results' come first
//	Escape.Run(d, n, c, limit)                  // arrays of a device
//	HeatKernel.Slices(items, dst, src, k)       // how many items, or groups, comes first
//	Escape.SlicesContext(ctx, n, c, limit)      // until ctx is done
//	Escape.RunContext(ctx, d, n, c, limit)      // the same on a device, between launches
//
// Slices runs over the lanes of AVX-512, AVX2 or NEON, or as plain Go, on all cores, with the same
// bits; so does Run on the device cpu, which returns when the kernel has run. A kernel that
// lanes cannot run, with float32 beside float64 or with words of bits, runs as plain Go:
// limb build -v says which and why.
//
// # What is checked
//
// An index outside of a slice or of a local array, and a division of an integer by 0, end a
// kernel on slices with an error that has their place in the source; what it has written by
// then stays. Lengths are compared before, and what a kernel writes must not be another of
// its slices, or a part of one, unless each item uses its own element alone. The first items of
// a kernel at each level, or groups, are run in plain Go as well, on copies of the slices that
// it writes: where a bit differs the call is the error launch.ErrWrong, and so are all later
// ones, and the slices keep what they had. Likewise some items of the first launch on a device.
//
// On other devices than cpu indices are not checked beyond the first launch, part of which is compared with an
// interpreter. Two items that use one element, one of them writing it, are an error that only
// this comparison finds.
//
// Work stops for a context between pieces of some hundred microseconds. Nothing can interrupt
// an item: one whose loop does not end holds up the call for ever, and, in assembly, the
// garbage collector and so the whole program.
package kernel

// Group is a group of items, which the first parameter of a kernel stands for. In plain Go
// its items run one after another.
type Group struct{ index int }

// At returns the group of that number, for a call of a kernel for groups in plain Go.
func At(number int) Group { return Group{number} }

// Index returns the number of the group, from 0 on.
func (g Group) Index() int { return g.index }

// Each is a phase: it runs item for i = 0 … n-1, in any order. What the items write, to
// arrays of the group or to slices, the items of the next phase read; an item must not use
// an element that another item of the same phase writes, and a group none that another
// group writes. n must be the same for the whole group: it comes from parameters,
// constants, the group's number, and slices that the kernel does not write.
func (g Group) Each(n int, item func(i int)) {
	for i := range n {
		item(i)
	}
}

// Each2 is a phase whose items are the elements of a matrix: it runs item for r = 0 …
// rows-1 and i = 0 … n-1, in any order. Those of a row lie side by side in the lanes of a
// processor. What Each says of items and of n holds here, and for rows as for n.
func (g Group) Each2(rows, n int, item func(r, i int)) {
	for r := range rows {
		for i := range n {
			item(r, i)
		}
	}
}

// Own gives each of n items numbers of its own that stay from phase to phase: a sum that grows with
// each turn of a loop around phases, a tile of a product. Element i is what item i has, in phases
// of n items at most; both numbers are constants, and no item names the numbers of another one:
//
//	sum := kernel.Own[limb.DD](g, 64)
//	g.Each(64, func(i int) { sum[i] = limb.DD{} })
//	for k := range turns {
//		g.Each(64, func(i int) { sum[i] = sum[i].Add(x[k*64+i]) })
//	}
//
// On a graphics processor they are in registers, where all indices within them are constant, and
// elsewhere in memory of the item. What an item reads of them it has written before.
func Own[T any](g Group, n int) []T { return make([]T, n) }

// Own2 is Own for the phases of [Group.Each2]: element [r][i] is what item i of row r has.
func Own2[T any](g Group, rows, n int) [][]T {
	all, list := make([]T, rows*n), make([][]T, rows)
	for r := range list {
		list[r] = all[r*n : (r+1)*n : (r+1)*n]
	}
	return list
}

// Shared gives a group memory of n elements that its items share, as an array does that the group
// declares. n is a constant, or made of the lengths of types, so that a kernel which is generic over
// sizes has as much as each of them says:
//
//	memory := kernel.Shared[limb.DD](g, 2*len(size))
//
// What the group reads of it, it has written before.
func Shared[T any](g Group, n int) []T { return make([]T, n) }

// Items runs a kernel for items in plain Go: item for i = 0 … n-1.
func Items(n int, item func(i int)) {
	for i := range n {
		item(i)
	}
}

// Groups runs a kernel for groups in plain Go: group for the groups 0 … n-1.
func Groups(n int, group func(g Group)) {
	for i := range n {
		group(Group{i})
	}
}
