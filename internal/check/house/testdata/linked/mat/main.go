// A program whose size TestSizes knows.
package main

import (
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/mat"
)

func main() {
	a := mat.NewDense[limb.DD](2, 2, nil)
	a.Mul(a, a)
	fmt.Println(a.At(0, 0))
}
