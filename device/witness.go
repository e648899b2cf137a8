package device

import (
	"fmt"
	"math"

	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kernels"
)

// A witness shows that a device works still: that it writes, runs kernels and reads. A
// driver that stopped doing one of these without an error would hand out what arrays
// held before. So each Download, Wait and Close writes a number that it never wrote
// before, has a kernel add to it after all that was queued, and reads the sum at last.
type witness struct {
	launch driver.Launch
	arrays []driver.Buffer // the sum, the number, and 1
	number float32
}

// witnessed calls do with a witness around it, where a driver is at work.
func (d *Device) witnessed(do func() error) error {
	if d.drivers == "" {
		return do()
	}
	w := &d.witness
	if w.arrays == nil {
		if err := d.makeWitness(); err != nil {
			return fmt.Errorf("the witness of its work: %w", err)
		}
	}
	w.number = float32(math.Mod(float64(w.number)+1, 1<<23))
	if err := w.arrays[1].Write(0, bytes([]float32{w.number})); err != nil {
		return err
	}
	if err := d.dev.Submit([]driver.Launch{w.launch}); err != nil {
		return err
	}
	if err := do(); err != nil {
		return err
	}
	sum := []float32{-1}
	if err := w.arrays[0].Read(0, bytes(sum)); err != nil {
		return err
	}
	if want := w.number + 1; sum[0] != want {
		return fmt.Errorf("%w: it says that all is done, and %g + 1 is %g: it does not write, run or read any more", ErrFailed, w.number, sum[0])
	}
	return nil
}

func (d *Device) makeWitness() error {
	f, _ := kernels.Lookup("f32.Add")
	k, err := d.built(f)
	if err != nil {
		return err
	}
	w := witness{launch: driver.Launch{Kernel: k, N: 1}}
	l := d.layout(listed(kernels.F32), 1)
	for range 3 {
		b, err := d.dev.Alloc(l.bytes())
		if err != nil {
			w.free()
			return err
		}
		w.arrays = append(w.arrays, b)
		w.launch.Args = append(w.launch.Args, l.slice(b, 0, 1))
	}
	if err := w.arrays[2].Write(0, bytes([]float32{1})); err != nil {
		w.free()
		return err
	}
	d.witness = w
	return nil
}

func (w *witness) free() {
	for _, b := range w.arrays {
		b.Free()
	}
	*w = witness{}
}
