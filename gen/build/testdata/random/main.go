// The program runs random kernels of the IR on the levels of the processor, and prints those whose
// results are not what the interpreter gives: "kernel level: what differs". A test writes
// lanes.go beside it, with the seed and the assembly's variables.
package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"runtime/debug"
	"time"
	"unsafe"

	"github.com/limbfp/limb/internal/check/random"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/simd"
)

// fence is the number of bytes around an array, which no kernel may change.
const fence = 512

// plain has the numbers of an array as they lie in memory.
func plain(x []float64, t ir.Type) (b []byte) {
	for _, x := range x {
		switch t {
		case ir.I32:
			b = binary.LittleEndian.AppendUint32(b, uint32(int32(x)))
		case ir.F32:
			b = binary.LittleEndian.AppendUint32(b, math.Float32bits(float32(x)))
		default:
			b = binary.LittleEndian.AppendUint64(b, math.Float64bits(x))
		}
	}
	return b
}

// fenced returns a copy between fences.
func fenced(data []byte) []byte {
	wall := bytes.Repeat([]byte{0xA5}, fence)
	return append(append(wall[:fence:fence], data...), wall...)
}

// differ runs a kernel, which is f for lanes, on a level, and says where its arrays are not those wanted.
func differ(c *random.Case, f *ir.Func, lanes *simd.Lanes, level simd.Level, want []*ir.Array) error {
	l := simd.Launch{Last: c.N, Scalars: [16]int{int(int32(c.Scalars[0])), int(math.Float64bits(c.Scalars[1]))}}
	if f.Limb == ir.F32 {
		l.Scalars[1] = int(math.Float32bits(float32(c.Scalars[1])))
	}
	arrays := c.Arrays()
	var all [][]byte
	for i, m := range f.Memory {
		var data []byte
		n := m.Len
		switch m.Space {
		case ir.Own:
			continue
		case ir.Slice:
			data, n = plain(arrays[i].Data, m.Type), len(arrays[i].Data)/arrays[i].Scalars
		default:
			data = bytes.Repeat([]byte{0x5A}, m.Len*m.Elem.N*m.Type.Bytes())
		}
		data = fenced(data)
		l.Slices[len(all)] = simd.Slice{First: unsafe.Pointer(&data[fence]), Len: n}
		all = append(all, data)
	}
	if failed := lanes.Run(level, &l, l.Last); failed > 0 {
		return fmt.Errorf("check %d fails", failed)
	}
	for i, w := range want {
		got, wanted := all[i], fenced(plain(w.Data, f.Memory[i].Type))
		for k := range wanted {
			if got[k] != wanted[k] {
				return fmt.Errorf("%s: byte %d is %#x, not %#x", f.Memory[i].Name, k-fence, got[k], wanted[k])
			}
		}
	}
	for i := len(want); i < len(all); i++ {
		if b := all[i]; !bytes.Equal(b[:fence], b[len(b)-fence:]) {
			return fmt.Errorf("bytes beside %s are written", f.Memory[i].Name)
		}
	}
	return nil
}

func main() {
	debug.SetGCPercent(-1) // which waits for a loop of assembly
	p, cases, err := random.ForLanes(seed, len(lanes), limb)
	if err != nil {
		panic(err)
	}
	arith := map[ir.Type]ir.Arith{ir.F32: ir.IEEE32, ir.F64: ir.IEEE64}[limb]
	ran := 0
	for i, c := range cases {
		in, err := ir.NewInterp(p, c.Kernel, arith)
		if err != nil {
			panic(err)
		}
		_, inLanes := lower.Kept(p, []*ir.Func{c.Kernel}, 1)
		want := c.Arrays()
		if err := in.Launch(c.N, ir.Forwards, c.Scalars, want); err != nil {
			panic(err)
		}
		for level := simd.AVX2; level <= simd.Best(); level++ {
			hangs := time.AfterFunc(time.Minute, func() {
				fmt.Printf("%s %s: hangs\n", c.Kernel.Name, level)
				os.Exit(1)
			})
			if err := differ(c, inLanes[0], lanes[i], level, want); err != nil {
				fmt.Printf("%s %s: %v\n", c.Kernel.Name, level, err)
			}
			hangs.Stop()
			ran++
		}
	}
	fmt.Printf("done %d\n", ran)
}
