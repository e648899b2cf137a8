package ir_test

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// TestPack: texts come back, those too that flate alone has packed, and what stood before at a distance is packed once.
// Bytes that are changed are an error or another text, and no panic.
func TestPack(t *testing.T) {
	noise := make([]byte, 1<<16)
	rand.NewChaCha8([32]byte{}).Read(noise)
	far := append(append(bytes.Clone(noise), noise...), noise[1:]...)
	for _, text := range [][]byte{nil, []byte("a"), bytes.Repeat([]byte("a"), 1000), noise[:100], noise, far, append(bytes.Clone(noise[:40]), noise[:39]...)} {
		got, err := ir.Unpack(ir.Pack(text))
		if err != nil || !bytes.Equal(got, text) {
			t.Errorf("%d bytes come back as %d: %v", len(text), len(got), err)
		}
	}
	if one, three := len(ir.Pack(noise)), len(ir.Pack(far)); three > one+100 {
		t.Errorf("noise takes %d bytes, and three times that %d", one, three)
	}
	if got, err := ir.Unpack([]byte{1, 2, 0, 0xfd, 0xff, 'o', 'k'}); err != nil || string(got) != "ok" { // stored, by flate
		t.Errorf("%q, %v", got, err)
	}
	whole := ir.Pack(append(bytes.Clone(noise[:300]), noise[:200]...))
	other := 0
	for i := range whole {
		wrong := bytes.Clone(whole)
		wrong[i]++
		if got, err := ir.Unpack(wrong); err != nil || !bytes.Equal(got, noise[:500]) {
			other++
		}
	}
	if other < len(whole)/2 {
		t.Errorf("of %d changed bytes %d are noticed", len(whole), other)
	}
}
