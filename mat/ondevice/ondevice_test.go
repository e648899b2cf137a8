package ondevice

import (
	"fmt"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/mat"
)

func TestMain(m *testing.M) { devicetest.Main(m) }

var _ = testenv.Full

// shapes have tiles that are full, lack one and have one more, and chains of whole and broken loads.
func shapes(side int) [][3]int {
	return [][3]int{{0, 3, 2}, {3, 0, 2}, {2, 3, 0}, {1, 1, 1}, {side, 8, side}, {side - 1, 7, side + 1}, {side + 1, 17, side - 1}, {2*side + 3, 1, 5}, {3, 40, 2*side + 9}, {70, 33, 1}}
}

func agree[N Number[N]](t *testing.T, d *device.Device, list [][3]int) {
	t.Helper()
	for _, s := range list {
		a, b := random[N](s[0], s[1]), random[N](s[1], s[2])
		want := new(mat.Dense[N])
		if err := want.Mul(a, b); err != nil {
			t.Fatal(err)
		}
		got, err := Product(d, a, b)
		if err == nil {
			err = differ(got, want)
		}
		if err != nil {
			t.Errorf("%v %v: %v", typeof.Of[N](), s, err)
		}
	}
}

func TestTry(t *testing.T) {
	d := devicetest.OpenTested(t, "pocl", devicetest.PoCL)
	agree[limb.DF](t, d, shapes(32))
	agree[limb.DD](t, d, shapes(32))
	agree[limb.CDD](t, d, shapes(16))
	fmt.Println("quads")
	agree[limb.QF](t, d, shapes(16))
	agree[limb.QD](t, d, shapes(16))
	agree[limb.CQD](t, d, shapes(16))
}
