// Package lattice has reduced bases of lattices, and the integer relations of real numbers.
//
// A lattice is what integers make of rows of integers. [LLL] finds a basis of short rows. [Relation] finds integers that are not all
// 0 with a sum of products with given numbers that is 0, as the algorithm PSLQ does, and says below which norm there are none; that
// is a proof, as long as the numbers are as near as they are said to be. All of it is computed in integers.
package lattice
