// Package integrate has integrals in the types of package limb: Gauss's rules for smooth functions, with [Legendre], [Jacobi],
// [Laguerre], [Hermite] and any other recurrence, and [TanhSinh] for functions that are analytic inside of an interval, finite or not,
// and may have singularities at its ends.
//
// ε is a unit of the type: 2^-48 (DF), 2^-96 (QF), 2^-106 (DD), 2^-212 (QD).
package integrate
