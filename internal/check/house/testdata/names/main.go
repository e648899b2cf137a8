// Names is a program that has all functions of package vec, since it asks for their
// names: the control of TestLinked.
package main

import (
	"fmt"

	"github.com/limbfp/limb/vec"
)

func main() { fmt.Println(vec.Functions()) }
