// Command main writes what is generated from the source of the root package, and is not for devices.
package main

import (
	"log"
	"os"

	"github.com/limbfp/limb/gen/functions"
	"github.com/limbfp/limb/gen/instances"
)

func main() {
	for _, files := range []func(root string) (map[string][]byte, error){instances.Files, functions.Files} {
		list, err := files(".")
		if err != nil {
			log.Fatal(err)
		}
		for name, text := range list {
			if err := os.WriteFile(name, text, 0o666); err != nil {
				log.Fatal(err)
			}
		}
	}
}
