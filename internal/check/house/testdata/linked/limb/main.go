// A program whose size TestSizes knows.
package main

import (
	"fmt"

	"github.com/limbfp/limb"
)

func main() {
	fmt.Println(limb.NewDD(2).Exp())
}
