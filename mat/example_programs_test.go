package mat_test

import (
	"fmt"
	"log"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/mat"
)

// The coefficients of a polynomial of degree 5 from its values at 0 … 20, which are as large as 3 300 000.
func Example_leastSquares() {
	a, c := mat.NewDense[limb.DD](21, 6, nil), mat.VecFromFloat64[limb.DD]([]float64{1, -2, 3, -4, 5, 1})
	a.Apply(func(i, j int, _ limb.DD) limb.DD { return limb.NewDD(i).PowInt(j) }, a)
	var y, fit, rest mat.VecDense[limb.DD]
	y.MulVec(a, c)
	if err := fit.SolveVec(a, &y); err != nil {
		log.Fatal(err)
	}
	rest.MulVec(a, &fit)
	rest.SubVec(&y, &rest)
	fmt.Printf("c = %.10v\n", mat.Formatted(&fit.Dense, mat.Prefix("    ")))
	fmt.Println(mat.EqualApprox(&fit.Dense, &c.Dense, 1e-25), mat.Norm(&rest.Dense, 2).Float64() < 1e-22)
	// Output:
	// c = ⎡ 1⎤
	//     ⎢-2⎥
	//     ⎢ 3⎥
	//     ⎢-4⎥
	//     ⎢ 5⎥
	//     ⎣ 1⎦
	// true true
}

// The directions in which points of a plane, with an offset that is a billion times as large, differ most.
func Example_principalComponents() {
	x := mat.FromFloat64[limb.DD](5, 3, []float64{1, 2, 3, 2, 4, 5, 3, 5, 8, 4, 9, 9, 5, 9, 12})
	x.Apply(func(_, j int, v limb.DD) limb.DD { return v.AddFloat(1e9) }, x)
	rows, cols := x.Dims()
	for j := range cols { // to a mean of 0
		mean := mat.Sum(&x.ColView(j).Dense).DivFloat(float64(rows))
		col := x.Slice(0, rows, j, j+1)
		col.Apply(func(_, _ int, v limb.DD) limb.DD { return v.Sub(mean) }, col)
	}
	var cov mat.Dense[limb.DD]
	cov.MulTrans(x, x)
	cov.Scale(limb.NewDD(1).DivFloat(float64(rows-1)), &cov)
	var e mat.EigenSym[limb.DD]
	if err := e.Factorize(&cov); err != nil {
		log.Fatal(err)
	}
	total := mat.Trace(&cov)
	for i, v := range e.Values() {
		fmt.Printf("%d: %.2f %% of the variance\n", i, v.Div(total).MulFloat(100))
	}
	// Output:
	// 0: 0.01 % of the variance
	// 1: 3.35 % of the variance
	// 2: 96.64 % of the variance
}

// A step of Kalman's filter: a position and a speed, of which the position is measured.
func Example_kalman() {
	type dense = mat.Dense[limb.DD]
	f := mat.FromFloat64[limb.DD](2, 2, []float64{1, 1, 0, 1})
	h := mat.FromFloat64[limb.DD](1, 2, []float64{1, 0})
	x, p := mat.FromFloat64[limb.DD](2, 1, []float64{0, 1}), mat.Identity[limb.DD](2)
	q, r := mat.FromFloat64[limb.DD](2, 2, []float64{0.25, 0, 0, 0.25}), mat.FromFloat64[limb.DD](1, 1, []float64{0.75})
	z := mat.FromFloat64[limb.DD](1, 1, []float64{2.5})

	x.Mul(f, x) // the prediction
	p.Product(f, p, f.Transpose())
	p.Add(p, q)

	var s, k, y, change, inverse dense // the correction
	s.Product(h, p, h.Transpose())
	s.Add(&s, r)
	if err := inverse.Inverse(&s); err != nil {
		log.Fatal(err)
	}
	k.Product(p, h.Transpose(), &inverse)
	y.Mul(h, x)
	y.Sub(z, &y)
	change.Mul(&k, &y)
	x.Add(x, &change)
	var kh dense
	kh.Mul(&k, h)
	kh.Sub(mat.Identity[limb.DD](2), &kh)
	p.Mul(&kh, p)
	fmt.Printf("x = %.4f\nP = %.4f\n", mat.Formatted(x, mat.Prefix("    ")), mat.Formatted(p, mat.Prefix("    ")))
	// Output:
	// x = ⎡2.1250⎤
	//     ⎣1.5000⎦
	// P = ⎡0.5625  0.2500⎤
	//     ⎣0.2500  0.9167⎦
}

// The ranks of four pages: shares of those that link to them.
func Example_pageRank() {
	const n, damping = 4, 0.875
	var list []mat.Triplet[limb.DD]
	for from, to := range [n][]int{{1, 2}, {2}, {0}, {0, 2}} {
		for _, j := range to {
			list = append(list, mat.Triplet[limb.DD]{Row: from, Col: j, Value: limb.NewDD(1).DivFloat(float64(len(to)))})
		}
	}
	links, err := mat.NewCSR(n, n, list)
	if err != nil {
		log.Fatal(err)
	}
	jump, rank, next := mat.NewVecDense[limb.DD](n, nil), mat.NewVecDense[limb.DD](n, nil), mat.NewVecDense[limb.DD](n, nil)
	jump.Apply(func(_, _ int, _ limb.DD) limb.DD { return limb.NewDD((1 - damping) / n) }, &jump.Dense)
	next.Copy(&jump.Dense)
	for !mat.EqualApprox(&rank.Dense, &next.Dense, 1e-28) {
		rank, next = next, rank
		links.MulVecTrans(next.Data, rank.Data)
		next.AddScaledVec(jump, limb.NewDD(damping), next)
	}
	fmt.Printf("%.6f\n%v\n", mat.Formatted(next.Transpose()), mat.Sum(&next.Dense).Sub(limb.NewDD(1)).Abs().Float64() < 1e-26)
	// Output:
	// [0.383218  0.198908  0.386624  0.031250]
	// true
}

// Two groups of points, by the vector of the second eigenvalue of a graph's Laplacian.
func Example_spectralClustering() {
	x := []float64{0, 0.2, 0.5, 3, 3.1, 3.6}
	n := len(x)
	w := mat.NewDense[limb.DD](n, n, nil)
	w.Apply(func(i, j int, _ limb.DD) limb.DD { return limb.NewDD(x[i] - x[j]).Sqr().Neg().Exp() }, w)
	laplace := mat.NewDense[limb.DD](n, n, nil)
	for i := range n {
		laplace.Set(i, i, mat.Sum(w.Slice(i, i+1, 0, n)))
	}
	laplace.Sub(laplace, w)
	var e mat.EigenSym[limb.DD]
	if err := e.Factorize(laplace); err != nil {
		log.Fatal(err)
	}
	fiedler := mat.Col(nil, 1, e.Vectors())
	for i := range n {
		if fiedler[i].Signbit() == fiedler[0].Signbit() {
			fmt.Print(" a")
		} else {
			fmt.Print(" b")
		}
	}
	fmt.Println()
	// Output:
	// a a a b b b
}
