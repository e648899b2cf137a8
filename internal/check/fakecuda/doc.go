// Package fakecuda runs the backend "cuda" where there is no GPU: on a library in C that is
// libcuda's to the letter, checks every argument of every call, fails as it is told, and has
// kernels executed by Go, which interprets their PTX. The package has only tests.
package fakecuda
