// Package library loads libraries in C, of drivers, and binds their functions to variables
// in Go.
package library
