package probes

// Numbers of 16 bits, as whole numbers.

//limb:native half.load
func load(h int32) float32 { return own[float32]() }

//limb:native half.store
func store(a float32) int32 { return own[int32]() }

//limb:native half.truncate
func truncate(a float32) int32 { return own[int32]() }

//limb:kernel device
func HalfLoad(i int, r, fr, a []float32) {
	x := load(int32(a[i]))
	r[i] = x
	y := x
	if abs(x) < 0x1p-14 {
		y = copysign(0, x)
	}
	fr[i] = y
}

//limb:kernel device
func HalfStore(i int, r, fr, a []float32) {
	r[i] = float32(store(a[i]))
	fr[i] = float32(truncate(a[i]))
}

// HalfProduct has in its control the float next to the tie, on the side of the product,
// which is rounded as the product is.
//
//limb:kernel device
func HalfProduct(i int, r, fr, a, b []float32) {
	x, y := a[i], b[i]
	r[i] = float32(store(float32(x * y)))
	p := float32(x * y)
	e := fma(x, y, neg(p))
	q := p + copysign(float32(abs(p)*0x1p-23), e)
	fr[i] = float32(store(q))
}
