package programs

import "github.com/limbfp/limb"

// Constants has constants of the type that N is.
//
//limb:kernel
func Constants[N limb.Real[N]](i int, dst, x []N) {
	third, tenth := limb.From[N](1).Div(limb.From[N](3)), limb.MustParse[N]("0.1")
	dst[i] = x[i].Mul(limb.From[N](0.5)).Add(tenth).Sub(limb.From[N](-7.25e-3)).Mul(third).Add(limb.From[N](16777217))
}

// Again has a loop whose value its body changes, in a loop that is unrolled.
//
//limb:kernel
func Again(i int, d, x []int32) {
	e := d[AsGoRow*i : AsGoRow*i+AsGoRow]
	for range 2 {
		for j, v := range x {
			v += 1
			j ^= 1
			e[0] += v ^ int32(j)
		}
	}
	for k := range 3 {
		for j, w := 0, k; j < i&3; j, w = j+1, w*2 {
			w++
			e[1] += int32(w * j)
		}
	}
	e[2] = step{2}.twice(int32(i)) + step_twice(int32(i))
	e[3] = both[limb.DF, limb.DD](limb.DF{Hi: float32(i)}, limb.DD{Hi: 3})
	if e[3] > 0 {
		e[4] = both(limb.DD{Hi: float64(i)}, limb.DF{Hi: 5})
	}
}

func (s step) twice(k int32) int32 { return 2*k + s.by }

// step_twice has the name of the method in languages without methods.
func step_twice(k int32) int32 { return 3 * k }

// both is for two types.
func both[A limb.Real[A], B limb.Real[B]](a A, b B) int32 {
	n := int32(0)
	if a.IsInt() && b.Sign() > 0 {
		n = int32(a.Sign()) + 3
	}
	return n
}

// Folded is for both widths, and calls what is for any type with a type of its width.
//
//limb:kernel
func Folded[T limb.Float](i int, dst, x []limb.Pair[T]) {
	dst[i] = fold(most[limb.Pair[T]]{}, x, dst[i])
	dst[i] = twoOf(most[limb.Pair[T]]{}, dst[i], x[0])
}

type most[N ordered[N]] struct{}

type ordered[N any] interface {
	Less(N) bool
	Add(N) N
}

func (most[N]) of(x, y N) N {
	if x.Less(y) {
		return y
	}
	return x
}

func fold[N any, F interface{ of(x, y N) N }](f F, x []N, s N) N {
	for _, v := range x {
		s = f.of(s, v)
	}
	return s
}

func twoOf[N any, F interface{ of(x, y N) N }](f F, x, y N) N { return f.of(x, f.of(y, x)) }
