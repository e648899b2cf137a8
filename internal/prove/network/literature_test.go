package network

// Networks of [ZA25] with three and four limbs, as its authors' prover has them.
var literature = map[string]string{
	"add3": `
x0 x1 x2
y0 y1 y2
TwoSum x0 y0
TwoSum x1 y1
TwoSum x2 y2
FastTwoSum x0 x1
Add y0 y2
TwoSum y1 x2
FastTwoSum x0 y1
TwoSum y0 x1
Add x1 x2
TwoSum x1 y1
TwoSum y0 x1
FastTwoSum x0 y0
Add x1 y1
FastTwoSum y0 x1
FastTwoSum x0 y0
FastTwoSum y0 x1
return x0 y0 x1`,
	"mul3": `
x0 x1 x2
y0 y1 y2
TwoProd x0 y0 p00 e00
TwoProd x0 y1 p01 e01
TwoProd x1 y0 p10 e10
Mul x0 y2 p02
Mul x1 y1 p11
Mul x2 y0 p20
TwoSum p01 p10
Add e01 e10
Add p02 p20
TwoSum e00 p01
Add p02 p11
FastTwoSum p00 e00
Add p01 p10
Add e01 p02
Add p01 e01
TwoSum e00 p01
FastTwoSum p00 e00
FastTwoSum e00 p01
FastTwoSum p00 e00
return p00 e00 p01`,
}

var _ = literature
