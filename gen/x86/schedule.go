package x86

import (
	"slices"
	"strings"
)

// # The order of instructions
//
// A processor looks ahead over some hundred instructions, less than a function
// has. So those that the longest chain waits for come first, as long as there are
// registers; where these run short, those that free some.

// latencies are rough, in cycles, by the first letters of the opcode; what stands
// in none takes one.
var latencies = []struct {
	prefix string
	cycles int
}{
	{"VGATHER", 20}, {"VDIV", 16}, {"VSQRT", 20}, {"VPMULLD", 10}, {"VFM", 4}, {"VFN", 4}, {"VADD", 3}, {"VSUB", 3}, {"VMUL", 3},
	{"VCMP", 4}, {"VPCMP", 4}, {"VFPCLASS", 4}, {"VCVT", 4}, {"VRNDSCALE", 3}, {"VPERM", 4}, {"VPMOV", 4}, {"K", 2},
}

func latency(in *inst) int {
	if in.window || in.rows || in.access != nil {
		return 8
	}
	for _, l := range latencies {
		if strings.HasPrefix(in.op, l.prefix) {
			return l.cycles
		}
	}
	return 1
}

// schedule reorders the instructions between calls, for a processor that begins so many in
// a cycle. One with more pipes takes what is ready all the same.
func schedule(isa *ISA, insts []*inst, pipes int) (out []*inst) {
	readers := map[*value]int{} // that are still to come
	for _, in := range insts {
		for _, v := range in.args {
			readers[v]++
		}
	}
	for len(insts) > 0 {
		n := 0
		for n < len(insts) && !insts[n].fence() {
			n++
		}
		out = append(out, segment(isa, insts[:n], readers, pipes)...)
		if n < len(insts) {
			out = append(out, insts[n])
			for _, v := range insts[n].args {
				readers[v]--
			}
			n++
		}
		insts = insts[n:]
	}
	return out
}

// segment reorders instructions. It simulates a processor that begins some of them
// in each cycle.
func segment(isa *ISA, insts []*inst, readers map[*value]int, pipes int) (out []*inst) {
	maker := map[*value]*inst{}
	users := map[*inst][]*inst{}
	waits := map[*inst]int{}  // operands that are not computed
	height := map[*inst]int{} // of the longest chain from it
	for _, in := range insts {
		for _, v := range in.args {
			if m := maker[v]; m != nil {
				users[m] = append(users[m], in)
				waits[in]++
			}
		}
		for _, v := range in.results() {
			maker[v] = in
		}
	}
	for _, in := range slices.Backward(insts) {
		for _, u := range users[in] {
			height[in] = max(height[in], height[u])
		}
		height[in] += latency(in)
	}
	var ready []*inst
	start := map[*inst]int{} // the cycle in which the operands are there
	for _, in := range insts {
		if waits[in] == 0 {
			ready = append(ready, in)
		}
	}
	live, masks := map[*value]bool{}, map[*value]bool{}
	// grows tells how many more registers are taken after the instruction.
	grows := func(in *inst) (vectors, flags int) {
		seen := map[*value]int{}
		for _, v := range in.args {
			seen[v]++
		}
		for v, n := range seen {
			if readers[v] == n {
				if masks[v] {
					flags--
				} else if live[v] {
					vectors--
				}
			}
		}
		for _, v := range in.results() {
			if v.width == 0 {
				flags++
			} else if v.width != word {
				vectors++
			}
		}
		return vectors, flags
	}
	for cycle, issued := 0, 0; len(ready) > 0; {
		best, bestKey := -1, [3]int{}
		for i, in := range ready {
			dv, dm := grows(in)
			key := [3]int{0, -max(start[in]-cycle, 0), height[in]}
			if len(live)+dv > isa.Regs-4 && dv > 0 {
				key[0] -= dv
			}
			if len(masks)+dm > 4 && dm > 0 {
				key[0] -= dm
			}
			if best < 0 || slices.Compare(bestKey[:], key[:]) < 0 {
				best, bestKey = i, key
			}
		}
		in := ready[best]
		ready = append(ready[:best], ready[best+1:]...)
		cycle = max(cycle, start[in])
		out = append(out, in)
		for _, v := range in.args {
			if readers[v]--; readers[v] == 0 {
				delete(live, v)
				delete(masks, v)
			}
		}
		for _, v := range in.results() {
			if readers[v] > 0 && v.width == 0 {
				masks[v] = true
			} else if readers[v] > 0 && v.width != word {
				live[v] = true
			}
		}
		for _, u := range users[in] {
			start[u] = max(start[u], cycle+latency(in))
			if waits[u]--; waits[u] == 0 {
				ready = append(ready, u)
			}
		}
		if issued++; issued == pipes*isa.more() {
			cycle, issued = cycle+1, 0
		}
	}
	return out
}

// more is how many times as many pipes as others a processor of an instruction set has.
func (isa *ISA) more() int {
	if isa.neon {
		return 2
	}
	return 1
}

// balance makes fused multiply-adds of some sums, x + y = 1·x + y: many processors
// have pipes of their own for products, which would stand idle. That pays in passes,
// which have few products (found by measuring).
func (k *routine) balance(insts []*inst) {
	const part = 0.4 // of what would make sums and products even
	sums, products := 0, 0
	for _, in := range insts {
		switch {
		case strings.HasPrefix(in.op, "VADDP"), strings.HasPrefix(in.op, "VSUBP"):
			sums++
		case strings.HasPrefix(in.op, "VMULP"), strings.HasPrefix(in.op, "VFM"):
			products++
		}
	}
	if sums <= 4*products {
		return
	}
	share := part * float64(sums-products) / float64(sums)
	n := 0
	for _, in := range insts {
		if sum := strings.HasPrefix(in.op, "VADDP"); len(in.op) == len("VADDPS") && (sum || strings.HasPrefix(in.op, "VSUBP")) {
			i := n / k.copies // of the same sum in all vectors
			n++
			if int(float64(i+1)*share) > int(float64(i)*share) && in.args[0].konst == nil && in.args[1].konst == nil {
				in.op = map[bool]string{true: "VFMADD", false: "VFMSUB"}[sum] + in.op[4:]
				in.args = []*value{in.args[0], k.float(1), in.args[1]}
				in.mem = false
			}
		}
	}
}
