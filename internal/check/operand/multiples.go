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

// smallMultiples are the multiples by up to 64 of each of the periods; they head
// the lists.
const smallMultiples = 3 * 64

// multiples returns multiples of the periods as four limbs, by the precision of
// the limbs.
var multiples = sync.OnceValue(func() map[int][][4]float64 {
	lists := map[int][][4]float64{}
	r := rand.New(rand.NewPCG(1, 0x6c696d62))
	add := func(period string, factor uint64) {
		c, _, err := big.ParseFloat(period, 10, 400, big.ToNearestEven)
		if err != nil {
			panic(err) // a constant of this file
		}
		c.Mul(c, new(big.Float).SetPrec(400).SetUint64(factor))
		for _, p := range []uint{24, 53} {
			var limbs [4]float64
			rest := new(big.Float).Copy(c)
			for j := range limbs {
				limb := new(big.Float).SetPrec(p).Set(rest)
				limbs[j], _ = limb.Float64()
				rest.Sub(rest, limb)
			}
			lists[int(p)] = append(lists[int(p)], limbs)
		}
	}
	for _, period := range periods {
		for factor := range uint64(64) {
			add(period, factor+1)
		}
	}
	for _, period := range periods {
		for range 64 {
			add(period, r.Uint64()>>r.IntN(58)|1)
		}
	}
	return lists
})
