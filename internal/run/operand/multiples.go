package operand

import (
	"math/big"
	"math/rand/v2"
	"sync"
)

// Functions reduce their argument by multiples of these numbers, or change at
// them.
var periods = []string{
	"0.5",
	"1.5707963267948966192313216916397514420985846996875529104874722961539082031431044993140174126710585339910740432566411533", // π/2
	"0.6931471805599453094172321214581765680755001343602552541206800094933936219696947156058633269964186875420014810205706857", // ln 2
}

// few and multiples are multiples of the periods as four limbs, by the precision of the limbs: the
// small ones, and all.
var few, multiples = lists(false), lists(true)

func lists(all bool) map[int]func() [][4]float64 {
	m := map[int]func() [][4]float64{}
	for _, p := range []int{24, 53} {
		m[p] = sync.OnceValue(func() (list [][4]float64) {
			r := rand.New(rand.NewPCG(1, 0x6c696d62))
			for _, period := range periods {
				for factor := range uint64(64) {
					list = append(list, multiple(period, factor+1, uint(p)))
				}
			}
			for _, period := range periods {
				for range 64 {
					if factor := r.Uint64()>>r.IntN(58) | 1; all {
						list = append(list, multiple(period, factor, uint(p)))
					}
				}
			}
			return list
		})
	}
	return m
}

// multiple returns a multiple of a period as limbs of a precision.
func multiple(period string, factor uint64, p uint) (limbs [4]float64) {
	rest, _, err := big.ParseFloat(period, 10, 400, big.ToNearestEven)
	if err != nil {
		panic(err) // a constant of this file
	}
	rest.Mul(rest, new(big.Float).SetPrec(400).SetUint64(factor))
	for j := range limbs {
		limb := new(big.Float).SetPrec(p).Set(rest)
		limbs[j], _ = limb.Float64()
		rest.Sub(rest, limb)
	}
	return limbs
}
