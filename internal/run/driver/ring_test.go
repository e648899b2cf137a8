package driver

import (
	"bytes"
	"testing"
)

// TestRing: parts come whole and in order, and no slot begins anew before it is ended; one that
// does is noticed.
func TestRing(t *testing.T) {
	for _, planted := range []bool{false, true} {
		faults := 0
		for n := range 40 {
			host, got, ring := make([]byte, n), make([]byte, n), make([][]byte, 3)
			for i := range host {
				host[i] = byte(i + 1)
			}
			err := Ring(host, len(ring), 4, func(slot, at int, p []byte) error {
				if ring[slot] != nil {
					faults++
				}
				ring[slot] = p
				copy(got[at:], p)
				return nil
			}, func(slot int, p []byte) error {
				if !bytes.Equal(ring[slot], p) {
					faults++
				}
				if !planted {
					ring[slot] = nil
				}
				return nil
			})
			for _, p := range ring {
				if p != nil {
					faults++
				}
			}
			if err != nil || !bytes.Equal(got, host) {
				t.Fatalf("%d bytes: %v, %v", n, got, err)
			}
		}
		if (faults > 0) != planted {
			t.Errorf("%d faults, planted: %v", faults, planted)
		}
	}
}
