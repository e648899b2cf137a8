package sdp_test

import (
	"fmt"
	"strings"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/sdp"
)

// The least t such that (t 1 2; 1 t 3; 2 3 t) is positive semidefinite, with 28 digits that are proved.
func ExampleSolve() {
	p, err := sdp.Read[limb.QD](strings.NewReader(`"the largest eigenvalue of a matrix, with the other sign
1
1
3
1
0 1 1 2 -1
0 1 1 3 -2
0 1 2 3 -3
1 1 1 1 1
1 1 2 2 1
1 1 3 3 1
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := sdp.Solve(p, 1e-28, 100)
	fmt.Println(err)
	fmt.Printf("%.25f\n%.25f\n", s.Lower, s.Upper)
	// Output:
	// <nil>
	// 3.2019117766787082282765126
	// 3.2019117766787082282765126
}
