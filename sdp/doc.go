// Package sdp solves semidefinite programs in the types of package limb, with bounds of the optimum that are proved:
//
//	minimise Σ c[i]x[i]  such that  X = Σ F[i]x[i] - F[0]  is positive semidefinite,
//	maximise F[0]•Y      such that  F[i]•Y = c[i], and Y is positive semidefinite,
//
// where A•B is the sum of the products of elements. Any x and Y that satisfy the conditions have the optimum between their values, and
// that they do is checked by factorisations. [Read] reads the files that SDPLIB and other collections have, *.dat-s.
package sdp
