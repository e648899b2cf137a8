package vec_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
	"github.com/limbfp/limb/internal/run/typeof"
)

// TestOneName: a name has one answer. For every operation of the catalogue, and those on slices
// that are none, the method of a number, the function of this package and what a device runs
// under the name give the same bits, for operands of every kind and for such whose limbs are far
// apart. (That a function of package limb is a call of its method, internal/check/outside has.)
// A name with two answers is noticed: Mod, where it is FastMod on slices.
func TestOneName(t *testing.T) {
	list := testCases(t)
	byName := map[string]testCase{}
	for _, c := range list {
		byName[c.Name] = c
	}
	for _, name := range []string{"Mod", "Remainder", "Remquo"} {
		for _, k := range kinds[:4] {
			c := byName[k.String()+"."+name]
			c.vec = byName[k.String()+".Fast"+name].vec
			if c.oneName(4096) == nil {
				t.Errorf("%v.%s with two answers is not noticed", k, name)
			}
		}
	}
	if testing.Short() {
		list = list[:len(list)/8]
	}
	levels(t, func(t *testing.T) {
		for _, c := range list {
			if err := c.oneName(testenv.Size(128, 128, 512)); err != nil {
				t.Errorf("%s: %v", c.Name, err)
			}
		}
	})
}

// oneName compares n rows.
func (c testCase) oneName(n int) error {
	planes := apart(operand.Make(9, n, c.In, operand.Wide), c.In)
	in := c.columns(planes, n)
	var args []reflect.Value
	var want, got [][]byte
	for i, w := range c.want(in, n) {
		z := newColumn(c.Out[i], n)
		args, want, got = append(args, z.all()), append(want, w.data), append(got, z.data)
	}
	for _, x := range in {
		args = append(args, x.all())
	}
	c.vec.Call(args)
	if err := c.differ(want, got); err != nil {
		return err
	}
	f, ok := kernels.Lookup(c.Name)
	if !ok { // devices refuse the name
		return nil
	}
	if len(f.In) != len(c.In) {
		return fmt.Errorf("it has %d operands, and %d on devices", len(c.In), len(f.In))
	}
	results, err := cpu.Run(f, planes)
	if err != nil {
		return err
	}
	for i, p := range c.Out {
		if p.Type == kernels.Bool { // a byte here, a word there
			list := newColumn(kernels.Param{Type: kernels.I32}, n)
			for k, v := range want[i] {
				list.all().Index(k).SetInt(int64(v))
			}
			want[i] = list.data
		}
		want[i] = want[i][:n*max(int(typeof.Go(p.Type).Size()), p.Type.Size())]
	}
	return operand.Differ(f, planes, plane.FromSlices(f.Out, want), results, 1)
}

// apart moves the lower limbs of every other row away from the ones before, as far as their
// exponents let it.
func apart(planes []plane.Plane, params []kernels.Param) []plane.Plane {
	r := rand.New(rand.NewPCG(15, 16))
	j := 0
	for _, p := range params {
		least, most := 0x1p-1022, 300
		if p.Type.Elem() == kernels.F32 {
			least, most = 0x1p-126, 40
		}
		for range p.Type.Planes() / p.Type.Limbs() {
			for i := range planes[j].Len() {
				gap := 0
				for k := 1; k < p.Type.Limbs() && i%2 == 1; k++ {
					gap += r.IntN(most)
					v := math.Ldexp(planes[j+k].At(i), -gap)
					if math.Abs(v) < least {
						v, gap = 0, 1<<20
					}
					planes[j+k].Set(i, v)
				}
			}
			j += p.Type.Limbs()
		}
	}
	return planes
}
