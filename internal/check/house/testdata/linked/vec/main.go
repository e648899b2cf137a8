// A program whose size TestSizes knows.
package main

import (
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/vec"
)

func main() {
	x := []limb.DD{limb.NewDD(2)}
	vec.Exp(x, x)
	fmt.Println(x[0])
}
