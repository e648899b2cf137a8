package device

import (
	"fmt"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kernels"
)

// A witness shows that a device works still: that it writes, runs kernels and reads. A
// driver that stopped doing one of these without an error would hand out what arrays
// held before. So each Upload writes a number beside its data, and each Download, Wait and
// Close has a kernel add another one to it, after all that was queued, and reads the sum beside
// its own. Neither waits for more than it would without. After a Copy that is a driver's own it reads a copy of the
// sum that the driver has made.
type witness struct {
	launch, copy          driver.Launch // sum = uploaded + a number, and copied = sum
	copies                bool          // a Copy that is the driver's own has been queued since
	sum, uploaded, copied driver.Buffer
	latest                float32 // that of the latest Upload
	count                 uint32
}

// next returns a number that the witness has not had for long: in any order that is not the usual one, since
// what a copy leaves out may be any of a program's numbers. Two of them have an exact sum.
func (w *witness) next() float32 {
	w.count += 0x9E3779B9
	return float32(1<<22 + w.count>>10)
}

// write makes copies to the device.
func (d *Device) write(list ...driver.Copy) error {
	if d.drivers == "" {
		return d.dev.Copy(list...)
	}
	w, err := d.theWitness()
	if err != nil {
		return err
	}
	w.latest = w.next()
	err = d.dev.Copy(append(list, driver.Bytes(w.uploaded, 0, bytes([]float32{w.latest}), true))...)
	if err != nil {
		w.free() // it cannot know what was written
	}
	return err
}

// read makes copies from the device, none for one that waits.
func (d *Device) read(list ...driver.Copy) error {
	if d.drivers == "" {
		return d.dev.Copy(list...)
	}
	w, err := d.theWitness()
	if err != nil {
		return err
	}
	number := w.next()
	w.launch.Args[2] = number
	work, of := []driver.Launch{w.launch}, w.sum
	if w.copies {
		work, of = append(work, w.copy), w.copied
	}
	if err := d.dev.Submit(work); err != nil {
		return err
	}
	sum := []float32{-1}
	if err := d.dev.Copy(append(list, driver.Bytes(of, 0, bytes(sum), false))...); err != nil {
		return err
	}
	w.copies = false
	if want := w.latest + number; sum[0] != want {
		return fmt.Errorf("%w: it says that all is done, and %g + %g is %g: it does not write, run or read any more", ErrFailed, w.latest, number, sum[0])
	}
	return nil
}

func (d *Device) theWitness() (*witness, error) {
	w := &d.witness
	if w.sum != nil {
		return w, nil
	}
	if err := d.makeWitness(); err != nil {
		w.free()
		return nil, fmt.Errorf("the witness of its work: %w", err)
	}
	return w, nil
}

func (d *Device) makeWitness() error {
	p, err := kernels.Linked{}.Module("f32.Add")
	if err != nil {
		return err
	}
	k := ir.MapWith(p.Lookup("f32_Add"), func(operand int) bool { return operand == 1 })
	p.Funcs = append(p.Funcs, k)
	ks, err := d.dev.Build(p, []string{k.Name}, d.rungs[kernels.F32])
	if err != nil {
		return err
	}
	w := &d.witness
	l := d.layout(listed(kernels.F32), 1)
	var args []any
	for _, b := range []*driver.Buffer{&w.sum, &w.uploaded, &w.copied} {
		if *b, err = d.dev.Alloc(l.bytes()); err != nil {
			return err
		}
		args = append(args, l.slice(*b, 0, 1))
	}
	w.launch = driver.Launch{Kernel: ks[0], N: 1, Args: []any{args[0], args[1], nil}}
	w.copy = driver.Launch{Kernel: driver.Copies{Size: 4, Planes: 1}, N: 1, Args: []any{args[2], args[0]}}
	w.latest = w.next()
	return w.uploaded.Write(0, bytes([]float32{w.latest}))
}

func (w *witness) free() {
	for _, b := range []driver.Buffer{w.sum, w.uploaded, w.copied} {
		if b != nil {
			b.Free()
		}
	}
	*w = witness{count: w.count, copies: w.copies}
}
