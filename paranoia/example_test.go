package paranoia_test

import (
	"fmt"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/paranoia"
)

func ExampleMeasure() {
	for _, name := range []string{"ieee", "nv35"} {
		m, _ := fp.LookupModel(name)
		i, err := paranoia.Measure(paranoia.Model(m), paranoia.Sub, 1<<16, 1)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Printf("%s %s [%.2f, %.2f]\n", name, i.Op, i.Low.Ulps, i.High.Ulps)
	}
	// Output:
	// ieee x-y [-0.50, 0.50]
	// nv35 x-y [-0.75, 0.75]
}

func ExampleFind() {
	m, _ := fp.LookupModel("g70")
	for _, name := range []string{"TwoSum", "PriestSum"} {
		a, _ := paranoia.LookupAlgorithm(name)
		s := paranoia.Find(a, m, 1<<14, 1)
		fmt.Println(name, "holds:", s.Holds())
		if !s.Holds() {
			for _, step := range s.First.Steps {
				fmt.Println(" ", step.Text, "=", step.Value)
			}
		}
	}
	// Output:
	// TwoSum holds: false
	//   s = a + b = 24
	//   v = s - a = 20
	//   %1 = s - v = 4
	//   %2 = a - %1 = -0x1.4p+01
	//   %3 = b - v = 4
	//   e = %2 + %3 = 0x1.8p+00
	// PriestSum holds: true
}
