// Add is a program with one function of package vec: see TestLinked.
package main

import (
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/vec"
)

func main() {
	x := []limb.DD{limb.NewDD(1.5)}
	vec.Add(x, x, x)
	fmt.Println(x[0])
}
