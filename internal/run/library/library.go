// Package library finds and loads libraries in C, of drivers, and binds their functions to
// variables in Go.
package library

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"reflect"
	"runtime"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/run/kept"
)

// API is an interface of drivers and the library through which it is reached.
type API struct {
	Name     string              // "Vulkan"
	Install  string              // what it takes to have it: "a Vulkan driver"
	Prefix   string              // of the names of its functions
	Variable string              // an environment variable that names the library
	Usual    map[string][]string // where it is otherwise, in this order, by the system
	Old      string              // what a library is that lacks a function

	// Direct, where there is one, sets a variable of a function to one that reaches the entry
	// with [Call], and reports whether it knows the function's type: for functions that work
	// is made of. purego reaches the others by reflection, which takes as long as a driver
	// does for a launch.
	Direct func(entry uintptr, function any) bool
}

// names are what may be loaded, nil where none can be.
func (a *API) names() []string {
	usual := a.Usual[runtime.GOOS]
	if name := os.Getenv(a.Variable); name != "" && usual != nil {
		usual = []string{name}
	}
	if !able {
		return nil
	}
	return usual
}

// Load loads the library, and sets the fields of a struct of functions to its functions: the name of
// one is the prefix, the field's name, and what the field's tag gives as its version.
func (a *API) Load(functions any) error {
	names := a.names()
	if names == nil {
		return fmt.Errorf("no %s on this platform: limb reaches it on %s, amd64 and arm64", a.Name, strings.Join(slices.Sorted(maps.Keys(a.Usual)), ", "))
	}
	var errs []error
	for _, name := range names {
		lib, err := open(name)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		v := reflect.ValueOf(functions).Elem()
		for i := range v.NumField() {
			field := v.Type().Field(i)
			name := a.Prefix + field.Name + field.Tag.Get("version")
			entry, err := lookup(lib, name)
			if err != nil {
				return fmt.Errorf("%s: the library lacks %s: %w", a.Old, name, err)
			}
			if f := v.Field(i).Addr().Interface(); a.Direct == nil || !a.Direct(entry, f) {
				register(f, entry)
			}
		}
		return nil
	}
	return fmt.Errorf("no %s library: %w (install %s, or name the library in %s)", a.Name, errors.Join(errs...), a.Install, a.Variable)
}

// Fingerprint describes the library, files that say which drivers there are, and the environment
// variables with some prefixes, which loaders and drivers are known to read. An installation of
// libraries changes the linker's cache. It is "" where no library is loaded.
func (a *API) Fingerprint(files []string, variables ...string) string {
	names := a.names()
	if names == nil {
		return ""
	}
	s := runtime.GOOS + " " + runtime.GOARCH + "\n"
	for _, name := range slices.Concat(names, files, []string{"/etc/ld.so.cache", "/proc/sys/kernel/osrelease", "/System/Library/CoreServices/SystemVersion.plist"}) {
		s += kept.Summary(name)
	}
	variables = append(variables, "LD_", "DYLD_", strings.TrimSuffix(a.Variable, "LIBRARY"))
	list := slices.DeleteFunc(os.Environ(), func(e string) bool {
		return !slices.ContainsFunc(variables, func(p string) bool { return strings.HasPrefix(e, p) })
	})
	return s + strings.Join(slices.Sorted(slices.Values(list)), "\n")
}
