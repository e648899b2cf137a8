//go:build (linux || darwin || windows) && (amd64 || arm64)

package library

import (
	"fmt"
	"reflect"

	"github.com/ebitengine/purego"
)

// Library is a library that has been loaded.
type Library uintptr

// Bind sets the fields of a struct of functions to those of the library: the name of one is
// the prefix, the field's name, and what the field's tag gives as its version.
func (l Library) Bind(prefix string, functions any) error {
	v := reflect.ValueOf(functions).Elem()
	for i := range v.NumField() {
		field := v.Type().Field(i)
		name := prefix + field.Name + field.Tag.Get("version")
		entry, err := l.symbol(name)
		if err != nil {
			return fmt.Errorf("the library lacks %s: %w", name, err)
		}
		purego.RegisterFunc(v.Field(i).Addr().Interface(), entry)
	}
	return nil
}
