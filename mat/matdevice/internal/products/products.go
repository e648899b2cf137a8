// Package products has the kernels of matrix products on devices: of numbers, by the chains of
// package mat, and of their residues, for exact products; and those of systems, which products are most of.
package products
