// A shared library with a C interface, in a module of its own: it is the one place with cgo. It is
// in no workspace: make capi, GOWORK=off go -C capi test ./...
module github.com/limbfp/limb/capi

go 1.26.0

require github.com/limbfp/limb v0.1.0

require (
	github.com/ebitengine/purego v0.11.3 // indirect
	golang.org/x/sys v0.49.0 // indirect
)

replace github.com/limbfp/limb => ../
