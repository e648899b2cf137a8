// Code generated from the Go source of limb by gen; DO NOT EDIT.

package bench

import (
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/vec"
)

var loops = map[string]Loops{
	"DF.Sqrt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Sqrt()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Sqrt(a0, a1)
		},
	},
	"DF.Div": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Div(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.Div(a0, a1, a2)
		},
	},
	"DF.Abs": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Abs()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Abs(a0, a1)
		},
	},
	"DF.Sqr": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Sqr()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Sqr(a0, a1)
		},
	},
	"DF.Neg": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Neg()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Neg(a0, a1)
		},
	},
	"DF.Asinh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Asinh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Asinh(a0, a1)
		},
	},
	"DF.AddFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].AddFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			vec.AddFloat(a0, a1, a2)
		},
	},
	"DF.Acosh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Acosh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Acosh(a0, a1)
		},
	},
	"DF.Atanh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Atanh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Atanh(a0, a1)
		},
	},
	"QF.Sqrt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Sqrt()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Sqrt(a0, a1)
		},
	},
	"QF.Div": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Div(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.Div(a0, a1, a2)
		},
	},
	"QF.Neg": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Neg()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Neg(a0, a1)
		},
	},
	"QF.Abs": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Abs()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Abs(a0, a1)
		},
	},
	"QF.Sqr": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Sqr()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Sqr(a0, a1)
		},
	},
	"QF.Asinh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Asinh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Asinh(a0, a1)
		},
	},
	"QF.AddFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].AddFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			vec.AddFloat(a0, a1, a2)
		},
	},
	"QF.Acosh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Acosh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Acosh(a0, a1)
		},
	},
	"QF.Atanh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Atanh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Atanh(a0, a1)
		},
	},
	"DF.Atan2": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Atan2(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.Atan2(a0, a1, a2)
		},
	},
	"DF.Atan": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Atan()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Atan(a0, a1)
		},
	},
	"DF.Asin": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Asin()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Asin(a0, a1)
		},
	},
	"DF.Acos": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Acos()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Acos(a0, a1)
		},
	},
	"QF.Atan2": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Atan2(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.Atan2(a0, a1, a2)
		},
	},
	"QF.Atan": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Atan()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Atan(a0, a1)
		},
	},
	"QF.Asin": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Asin()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Asin(a0, a1)
		},
	},
	"QF.Acos": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Acos()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Acos(a0, a1)
		},
	},
	"DF.Canon": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Canon()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Canon(a0, a1)
		},
	},
	"QF.Canon": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Canon()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Canon(a0, a1)
		},
	},
	"DF.Sub": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Sub(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.Sub(a0, a1, a2)
		},
	},
	"DF.LessEqual": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].LessEqual(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.LessEqual(a0, a1, a2)
		},
	},
	"QF.Add": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Add(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.Add(a0, a1, a2)
		},
	},
	"QF.Sub": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Sub(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.Sub(a0, a1, a2)
		},
	},
	"QF.LessEqual": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].LessEqual(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.LessEqual(a0, a1, a2)
		},
	},
	"DF.Less": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Less(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.Less(a0, a1, a2)
		},
	},
	"DF.Greater": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Greater(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.Greater(a0, a1, a2)
		},
	},
	"QF.Less": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Less(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.Less(a0, a1, a2)
		},
	},
	"QF.Greater": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Greater(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.Greater(a0, a1, a2)
		},
	},
	"DF.GreaterEqual": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].GreaterEqual(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.GreaterEqual(a0, a1, a2)
		},
	},
	"QF.GreaterEqual": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].GreaterEqual(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.GreaterEqual(a0, a1, a2)
		},
	},
	"DF.Equal": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Equal(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.Equal(a0, a1, a2)
		},
	},
	"DF.EqualFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].EqualFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			vec.EqualFloat(a0, a1, a2)
		},
	},
	"QF.Equal": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Equal(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.Equal(a0, a1, a2)
		},
	},
	"QF.EqualFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].EqualFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			vec.EqualFloat(a0, a1, a2)
		},
	},
	"DF.LessFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].LessFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			vec.LessFloat(a0, a1, a2)
		},
	},
	"QF.LessFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].LessFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			vec.LessFloat(a0, a1, a2)
		},
	},
	"DF.LessEqualFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].LessEqualFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			vec.LessEqualFloat(a0, a1, a2)
		},
	},
	"QF.LessEqualFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].LessEqualFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			vec.LessEqualFloat(a0, a1, a2)
		},
	},
	"DF.GreaterFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].GreaterFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			vec.GreaterFloat(a0, a1, a2)
		},
	},
	"QF.GreaterFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].GreaterFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			vec.GreaterFloat(a0, a1, a2)
		},
	},
	"DF.GreaterEqualFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].GreaterEqualFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			vec.GreaterEqualFloat(a0, a1, a2)
		},
	},
	"QF.GreaterEqualFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].GreaterEqualFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			vec.GreaterEqualFloat(a0, a1, a2)
		},
	},
	"DF.IsNaN": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].IsNaN()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.IsNaN(a0, a1)
		},
	},
	"QF.IsNaN": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].IsNaN()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.IsNaN(a0, a1)
		},
	},
	"DF.IsInf": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].IsInf()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.IsInf(a0, a1)
		},
	},
	"QF.IsInf": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].IsInf()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.IsInf(a0, a1)
		},
	},
	"DF.IsZero": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].IsZero()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.IsZero(a0, a1)
		},
	},
	"QF.IsZero": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].IsZero()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.IsZero(a0, a1)
		},
	},
	"DF.IsInt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].IsInt()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.IsInt(a0, a1)
		},
	},
	"QF.IsInt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].IsInt()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.IsInt(a0, a1)
		},
	},
	"DF.Sign": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*int32)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				r0 := a1[i].Sign()
				a0[i] = int32(r0)
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*int32)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Sign(a0, a1)
		},
	},
	"QF.Sign": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*int32)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				r0 := a1[i].Sign()
				a0[i] = int32(r0)
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*int32)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Sign(a0, a1)
		},
	},
	"DF.Signbit": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Signbit()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Signbit(a0, a1)
		},
	},
	"QF.Signbit": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Signbit()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Signbit(a0, a1)
		},
	},
	"DF.Add": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Add(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.Add(a0, a1, a2)
		},
	},
	"DF.Mul": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Mul(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.Mul(a0, a1, a2)
		},
	},
	"QF.Mul": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Mul(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.Mul(a0, a1, a2)
		},
	},
	"DF.Hypot": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Hypot(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.Hypot(a0, a1, a2)
		},
	},
	"DF.SinCos": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i], a1[i] = a2[i].SinCos()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.SinCos(a0, a1, a2)
		},
	},
	"DF.Exp": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Exp()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Exp(a0, a1)
		},
	},
	"QF.Hypot": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Hypot(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.Hypot(a0, a1, a2)
		},
	},
	"QF.SinCos": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i], a1[i] = a2[i].SinCos()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.SinCos(a0, a1, a2)
		},
	},
	"QF.Exp": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Exp()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Exp(a0, a1)
		},
	},
	"DF.MulFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].MulFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			vec.MulFloat(a0, a1, a2)
		},
	},
	"DF.Log1p": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Log1p()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Log1p(a0, a1)
		},
	},
	"QF.MulFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].MulFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			vec.MulFloat(a0, a1, a2)
		},
	},
	"QF.Log1p": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Log1p()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Log1p(a0, a1)
		},
	},
	"DF.Quad": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Quad()
			}
		},
	},
	"QF.Pair": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Pair()
			}
		},
	},
	"DF.Recip": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Recip()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Recip(a0, a1)
		},
	},
	"DF.DivFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].DivFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			vec.DivFloat(a0, a1, a2)
		},
	},
	"DF.Rsqrt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Rsqrt()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Rsqrt(a0, a1)
		},
	},
	"DF.MulAdd": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			a3 := unsafe.Slice((*limb.DF)(a[3]), n)
			for i := range a0 {
				a0[i] = a1[i].MulAdd(a2[i], a3[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			a3 := unsafe.Slice((*limb.DF)(a[3]), n)
			vec.MulAdd(a0, a1, a2, a3)
		},
	},
	"QF.Recip": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Recip()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Recip(a0, a1)
		},
	},
	"QF.DivFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].DivFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			vec.DivFloat(a0, a1, a2)
		},
	},
	"QF.Rsqrt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Rsqrt()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Rsqrt(a0, a1)
		},
	},
	"QF.MulAdd": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			a3 := unsafe.Slice((*limb.QF)(a[3]), n)
			for i := range a0 {
				a0[i] = a1[i].MulAdd(a2[i], a3[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			a3 := unsafe.Slice((*limb.QF)(a[3]), n)
			vec.MulAdd(a0, a1, a2, a3)
		},
	},
	"DF.Exp2": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Exp2()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Exp2(a0, a1)
		},
	},
	"DF.Exp10": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Exp10()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Exp10(a0, a1)
		},
	},
	"QF.Exp2": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Exp2()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Exp2(a0, a1)
		},
	},
	"QF.Exp10": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Exp10()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Exp10(a0, a1)
		},
	},
	"DF.Expm1": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Expm1()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Expm1(a0, a1)
		},
	},
	"DF.Sinh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Sinh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Sinh(a0, a1)
		},
	},
	"DF.Cosh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Cosh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Cosh(a0, a1)
		},
	},
	"DF.Tanh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Tanh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Tanh(a0, a1)
		},
	},
	"QF.Expm1": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Expm1()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Expm1(a0, a1)
		},
	},
	"QF.Sinh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Sinh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Sinh(a0, a1)
		},
	},
	"QF.Cosh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Cosh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Cosh(a0, a1)
		},
	},
	"QF.Tanh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Tanh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Tanh(a0, a1)
		},
	},
	"DF.Log": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Log()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Log(a0, a1)
		},
	},
	"DF.Log2": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Log2()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Log2(a0, a1)
		},
	},
	"DF.Log10": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Log10()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Log10(a0, a1)
		},
	},
	"QF.Log": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Log()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Log(a0, a1)
		},
	},
	"QF.Log2": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Log2()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Log2(a0, a1)
		},
	},
	"QF.Log10": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Log10()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Log10(a0, a1)
		},
	},
	"DF.Mod": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Mod(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.Mod(a0, a1, a2)
		},
	},
	"DF.Remainder": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Remainder(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.Remainder(a0, a1, a2)
		},
	},
	"DF.Remquo": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*int32)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			a3 := unsafe.Slice((*limb.DF)(a[3]), n)
			for i := range a0 {
				r0, r1 := a2[i].Remquo(a3[i])
				a0[i], a1[i] = r0, int32(r1)
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*int32)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			a3 := unsafe.Slice((*limb.DF)(a[3]), n)
			vec.Remquo(a0, a1, a2, a3)
		},
	},
	"QF.Mod": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Mod(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.Mod(a0, a1, a2)
		},
	},
	"QF.Remainder": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Remainder(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.Remainder(a0, a1, a2)
		},
	},
	"QF.Remquo": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*int32)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			a3 := unsafe.Slice((*limb.QF)(a[3]), n)
			for i := range a0 {
				r0, r1 := a2[i].Remquo(a3[i])
				a0[i], a1[i] = r0, int32(r1)
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*int32)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			a3 := unsafe.Slice((*limb.QF)(a[3]), n)
			vec.Remquo(a0, a1, a2, a3)
		},
	},
	"DF.SloppyAdd": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].SloppyAdd(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.SloppyAdd(a0, a1, a2)
		},
	},
	"DF.SubFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].SubFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			vec.SubFloat(a0, a1, a2)
		},
	},
	"DF.Pow": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Pow(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.Pow(a0, a1, a2)
		},
	},
	"DF.PowInt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*int32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].PowInt(int(a2[i]))
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*int32)(a[2]), n)
			vec.PowInt(a0, a1, a2)
		},
	},
	"QF.Pow": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Pow(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.Pow(a0, a1, a2)
		},
	},
	"QF.PowInt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*int32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].PowInt(int(a2[i]))
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*int32)(a[2]), n)
			vec.PowInt(a0, a1, a2)
		},
	},
	"QF.SubFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].SubFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*float32)(a[2]), n)
			vec.SubFloat(a0, a1, a2)
		},
	},
	"DF.Cbrt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Cbrt()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Cbrt(a0, a1)
		},
	},
	"DF.Rcbrt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Rcbrt()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Rcbrt(a0, a1)
		},
	},
	"QF.Cbrt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Cbrt()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Cbrt(a0, a1)
		},
	},
	"QF.Rcbrt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Rcbrt()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Rcbrt(a0, a1)
		},
	},
	"DF.Floor": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Floor()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Floor(a0, a1)
		},
	},
	"QF.Floor": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Floor()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Floor(a0, a1)
		},
	},
	"DF.Ceil": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Ceil()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Ceil(a0, a1)
		},
	},
	"QF.Ceil": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Ceil()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Ceil(a0, a1)
		},
	},
	"DF.Trunc": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Trunc()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Trunc(a0, a1)
		},
	},
	"QF.Trunc": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Trunc()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Trunc(a0, a1)
		},
	},
	"DF.Round": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Round()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Round(a0, a1)
		},
	},
	"QF.Round": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Round()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Round(a0, a1)
		},
	},
	"DF.RoundEven": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].RoundEven()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.RoundEven(a0, a1)
		},
	},
	"QF.RoundEven": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].RoundEven()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.RoundEven(a0, a1)
		},
	},
	"DF.Modf": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i], a1[i] = a2[i].Modf()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.Modf(a0, a1, a2)
		},
	},
	"QF.Modf": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i], a1[i] = a2[i].Modf()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.Modf(a0, a1, a2)
		},
	},
	"DF.Frexp": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*int32)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				r0, r1 := a2[i].Frexp()
				a0[i], a1[i] = r0, int32(r1)
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*int32)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.Frexp(a0, a1, a2)
		},
	},
	"QF.Frexp": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*int32)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				r0, r1 := a2[i].Frexp()
				a0[i], a1[i] = r0, int32(r1)
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*int32)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.Frexp(a0, a1, a2)
		},
	},
	"DF.Ldexp": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*int32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Ldexp(int(a2[i]))
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*int32)(a[2]), n)
			vec.Ldexp(a0, a1, a2)
		},
	},
	"QF.Ldexp": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*int32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Ldexp(int(a2[i]))
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*int32)(a[2]), n)
			vec.Ldexp(a0, a1, a2)
		},
	},
	"DF.Ilogb": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*int32)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				r0 := a1[i].Ilogb()
				a0[i] = int32(r0)
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*int32)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Ilogb(a0, a1)
		},
	},
	"QF.Ilogb": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*int32)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				r0 := a1[i].Ilogb()
				a0[i] = int32(r0)
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*int32)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Ilogb(a0, a1)
		},
	},
	"DF.Logb": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Logb()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Logb(a0, a1)
		},
	},
	"QF.Logb": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Logb()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Logb(a0, a1)
		},
	},
	"DF.Dim": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Dim(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.Dim(a0, a1, a2)
		},
	},
	"QF.Dim": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Dim(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.Dim(a0, a1, a2)
		},
	},
	"DF.Min": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Min(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.Min(a0, a1, a2)
		},
	},
	"DF.Max": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Max(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.Max(a0, a1, a2)
		},
	},
	"QF.Min": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Min(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.Min(a0, a1, a2)
		},
	},
	"QF.Max": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Max(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.Max(a0, a1, a2)
		},
	},
	"DF.Copysign": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Copysign(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.Copysign(a0, a1, a2)
		},
	},
	"QF.Copysign": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Copysign(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.Copysign(a0, a1, a2)
		},
	},
	"DF.Tan": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Tan()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Tan(a0, a1)
		},
	},
	"DF.TanPi": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].TanPi()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.TanPi(a0, a1)
		},
	},
	"QF.Tan": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Tan()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Tan(a0, a1)
		},
	},
	"QF.TanPi": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].TanPi()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.TanPi(a0, a1)
		},
	},
	"DF.Sin": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Sin()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Sin(a0, a1)
		},
	},
	"DF.Cos": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Cos()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.Cos(a0, a1)
		},
	},
	"DF.SinPi": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].SinPi()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.SinPi(a0, a1)
		},
	},
	"DF.CosPi": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].CosPi()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			vec.CosPi(a0, a1)
		},
	},
	"DF.SinCosPi": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			for i := range a0 {
				a0[i], a1[i] = a2[i].SinCosPi()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DF)(a[0]), n)
			a1 := unsafe.Slice((*limb.DF)(a[1]), n)
			a2 := unsafe.Slice((*limb.DF)(a[2]), n)
			vec.SinCosPi(a0, a1, a2)
		},
	},
	"QF.Sin": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Sin()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Sin(a0, a1)
		},
	},
	"QF.Cos": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Cos()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.Cos(a0, a1)
		},
	},
	"QF.SinPi": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].SinPi()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.SinPi(a0, a1)
		},
	},
	"QF.CosPi": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].CosPi()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			vec.CosPi(a0, a1)
		},
	},
	"QF.SinCosPi": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			for i := range a0 {
				a0[i], a1[i] = a2[i].SinCosPi()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QF)(a[0]), n)
			a1 := unsafe.Slice((*limb.QF)(a[1]), n)
			a2 := unsafe.Slice((*limb.QF)(a[2]), n)
			vec.SinCosPi(a0, a1, a2)
		},
	},
	"DD.Sqrt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Sqrt()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Sqrt(a0, a1)
		},
	},
	"DD.Div": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Div(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.Div(a0, a1, a2)
		},
	},
	"DD.Abs": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Abs()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Abs(a0, a1)
		},
	},
	"DD.Sqr": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Sqr()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Sqr(a0, a1)
		},
	},
	"DD.Neg": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Neg()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Neg(a0, a1)
		},
	},
	"DD.Asinh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Asinh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Asinh(a0, a1)
		},
	},
	"DD.AddFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].AddFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			vec.AddFloat(a0, a1, a2)
		},
	},
	"DD.Acosh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Acosh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Acosh(a0, a1)
		},
	},
	"DD.Atanh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Atanh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Atanh(a0, a1)
		},
	},
	"QD.Sqrt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Sqrt()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Sqrt(a0, a1)
		},
	},
	"QD.Div": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Div(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.Div(a0, a1, a2)
		},
	},
	"QD.Neg": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Neg()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Neg(a0, a1)
		},
	},
	"QD.Abs": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Abs()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Abs(a0, a1)
		},
	},
	"QD.Sqr": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Sqr()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Sqr(a0, a1)
		},
	},
	"QD.Asinh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Asinh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Asinh(a0, a1)
		},
	},
	"QD.AddFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].AddFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			vec.AddFloat(a0, a1, a2)
		},
	},
	"QD.Acosh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Acosh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Acosh(a0, a1)
		},
	},
	"QD.Atanh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Atanh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Atanh(a0, a1)
		},
	},
	"DD.Atan2": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Atan2(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.Atan2(a0, a1, a2)
		},
	},
	"DD.Atan": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Atan()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Atan(a0, a1)
		},
	},
	"DD.Asin": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Asin()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Asin(a0, a1)
		},
	},
	"DD.Acos": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Acos()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Acos(a0, a1)
		},
	},
	"QD.Atan2": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Atan2(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.Atan2(a0, a1, a2)
		},
	},
	"QD.Atan": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Atan()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Atan(a0, a1)
		},
	},
	"QD.Asin": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Asin()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Asin(a0, a1)
		},
	},
	"QD.Acos": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Acos()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Acos(a0, a1)
		},
	},
	"DD.Canon": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Canon()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Canon(a0, a1)
		},
	},
	"QD.Canon": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Canon()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Canon(a0, a1)
		},
	},
	"DD.Sub": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Sub(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.Sub(a0, a1, a2)
		},
	},
	"DD.LessEqual": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].LessEqual(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.LessEqual(a0, a1, a2)
		},
	},
	"QD.Add": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Add(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.Add(a0, a1, a2)
		},
	},
	"QD.Sub": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Sub(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.Sub(a0, a1, a2)
		},
	},
	"QD.LessEqual": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].LessEqual(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.LessEqual(a0, a1, a2)
		},
	},
	"DD.Less": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Less(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.Less(a0, a1, a2)
		},
	},
	"DD.Greater": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Greater(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.Greater(a0, a1, a2)
		},
	},
	"QD.Less": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Less(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.Less(a0, a1, a2)
		},
	},
	"QD.Greater": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Greater(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.Greater(a0, a1, a2)
		},
	},
	"DD.GreaterEqual": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].GreaterEqual(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.GreaterEqual(a0, a1, a2)
		},
	},
	"QD.GreaterEqual": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].GreaterEqual(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.GreaterEqual(a0, a1, a2)
		},
	},
	"DD.Equal": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Equal(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.Equal(a0, a1, a2)
		},
	},
	"DD.EqualFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].EqualFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			vec.EqualFloat(a0, a1, a2)
		},
	},
	"QD.Equal": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Equal(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.Equal(a0, a1, a2)
		},
	},
	"QD.EqualFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].EqualFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			vec.EqualFloat(a0, a1, a2)
		},
	},
	"DD.LessFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].LessFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			vec.LessFloat(a0, a1, a2)
		},
	},
	"QD.LessFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].LessFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			vec.LessFloat(a0, a1, a2)
		},
	},
	"DD.LessEqualFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].LessEqualFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			vec.LessEqualFloat(a0, a1, a2)
		},
	},
	"QD.LessEqualFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].LessEqualFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			vec.LessEqualFloat(a0, a1, a2)
		},
	},
	"DD.GreaterFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].GreaterFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			vec.GreaterFloat(a0, a1, a2)
		},
	},
	"QD.GreaterFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].GreaterFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			vec.GreaterFloat(a0, a1, a2)
		},
	},
	"DD.GreaterEqualFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].GreaterEqualFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			vec.GreaterEqualFloat(a0, a1, a2)
		},
	},
	"QD.GreaterEqualFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].GreaterEqualFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			vec.GreaterEqualFloat(a0, a1, a2)
		},
	},
	"DD.IsNaN": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].IsNaN()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.IsNaN(a0, a1)
		},
	},
	"QD.IsNaN": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].IsNaN()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.IsNaN(a0, a1)
		},
	},
	"DD.IsInf": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].IsInf()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.IsInf(a0, a1)
		},
	},
	"QD.IsInf": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].IsInf()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.IsInf(a0, a1)
		},
	},
	"DD.IsZero": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].IsZero()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.IsZero(a0, a1)
		},
	},
	"QD.IsZero": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].IsZero()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.IsZero(a0, a1)
		},
	},
	"DD.IsInt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].IsInt()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.IsInt(a0, a1)
		},
	},
	"QD.IsInt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].IsInt()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.IsInt(a0, a1)
		},
	},
	"DD.Sign": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*int32)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				r0 := a1[i].Sign()
				a0[i] = int32(r0)
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*int32)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Sign(a0, a1)
		},
	},
	"QD.Sign": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*int32)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				r0 := a1[i].Sign()
				a0[i] = int32(r0)
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*int32)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Sign(a0, a1)
		},
	},
	"DD.Signbit": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Signbit()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Signbit(a0, a1)
		},
	},
	"QD.Signbit": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Signbit()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*bool)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Signbit(a0, a1)
		},
	},
	"DD.Add": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Add(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.Add(a0, a1, a2)
		},
	},
	"DD.Mul": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Mul(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.Mul(a0, a1, a2)
		},
	},
	"QD.Mul": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Mul(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.Mul(a0, a1, a2)
		},
	},
	"DD.Hypot": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Hypot(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.Hypot(a0, a1, a2)
		},
	},
	"DD.SinCos": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i], a1[i] = a2[i].SinCos()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.SinCos(a0, a1, a2)
		},
	},
	"DD.Exp": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Exp()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Exp(a0, a1)
		},
	},
	"QD.Hypot": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Hypot(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.Hypot(a0, a1, a2)
		},
	},
	"QD.SinCos": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i], a1[i] = a2[i].SinCos()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.SinCos(a0, a1, a2)
		},
	},
	"QD.Exp": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Exp()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Exp(a0, a1)
		},
	},
	"DD.MulFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].MulFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			vec.MulFloat(a0, a1, a2)
		},
	},
	"DD.Log1p": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Log1p()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Log1p(a0, a1)
		},
	},
	"QD.MulFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].MulFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			vec.MulFloat(a0, a1, a2)
		},
	},
	"QD.Log1p": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Log1p()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Log1p(a0, a1)
		},
	},
	"DD.Quad": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Quad()
			}
		},
	},
	"QD.Pair": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Pair()
			}
		},
	},
	"DD.Recip": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Recip()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Recip(a0, a1)
		},
	},
	"DD.DivFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].DivFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			vec.DivFloat(a0, a1, a2)
		},
	},
	"DD.Rsqrt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Rsqrt()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Rsqrt(a0, a1)
		},
	},
	"DD.MulAdd": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			a3 := unsafe.Slice((*limb.DD)(a[3]), n)
			for i := range a0 {
				a0[i] = a1[i].MulAdd(a2[i], a3[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			a3 := unsafe.Slice((*limb.DD)(a[3]), n)
			vec.MulAdd(a0, a1, a2, a3)
		},
	},
	"QD.Recip": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Recip()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Recip(a0, a1)
		},
	},
	"QD.DivFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].DivFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			vec.DivFloat(a0, a1, a2)
		},
	},
	"QD.Rsqrt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Rsqrt()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Rsqrt(a0, a1)
		},
	},
	"QD.MulAdd": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			a3 := unsafe.Slice((*limb.QD)(a[3]), n)
			for i := range a0 {
				a0[i] = a1[i].MulAdd(a2[i], a3[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			a3 := unsafe.Slice((*limb.QD)(a[3]), n)
			vec.MulAdd(a0, a1, a2, a3)
		},
	},
	"DD.Exp2": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Exp2()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Exp2(a0, a1)
		},
	},
	"DD.Exp10": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Exp10()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Exp10(a0, a1)
		},
	},
	"QD.Exp2": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Exp2()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Exp2(a0, a1)
		},
	},
	"QD.Exp10": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Exp10()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Exp10(a0, a1)
		},
	},
	"DD.Expm1": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Expm1()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Expm1(a0, a1)
		},
	},
	"DD.Sinh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Sinh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Sinh(a0, a1)
		},
	},
	"DD.Cosh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Cosh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Cosh(a0, a1)
		},
	},
	"DD.Tanh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Tanh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Tanh(a0, a1)
		},
	},
	"QD.Expm1": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Expm1()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Expm1(a0, a1)
		},
	},
	"QD.Sinh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Sinh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Sinh(a0, a1)
		},
	},
	"QD.Cosh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Cosh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Cosh(a0, a1)
		},
	},
	"QD.Tanh": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Tanh()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Tanh(a0, a1)
		},
	},
	"DD.Log": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Log()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Log(a0, a1)
		},
	},
	"DD.Log2": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Log2()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Log2(a0, a1)
		},
	},
	"DD.Log10": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Log10()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Log10(a0, a1)
		},
	},
	"QD.Log": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Log()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Log(a0, a1)
		},
	},
	"QD.Log2": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Log2()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Log2(a0, a1)
		},
	},
	"QD.Log10": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Log10()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Log10(a0, a1)
		},
	},
	"DD.Mod": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Mod(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.Mod(a0, a1, a2)
		},
	},
	"DD.Remainder": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Remainder(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.Remainder(a0, a1, a2)
		},
	},
	"DD.Remquo": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*int32)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			a3 := unsafe.Slice((*limb.DD)(a[3]), n)
			for i := range a0 {
				r0, r1 := a2[i].Remquo(a3[i])
				a0[i], a1[i] = r0, int32(r1)
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*int32)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			a3 := unsafe.Slice((*limb.DD)(a[3]), n)
			vec.Remquo(a0, a1, a2, a3)
		},
	},
	"QD.Mod": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Mod(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.Mod(a0, a1, a2)
		},
	},
	"QD.Remainder": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Remainder(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.Remainder(a0, a1, a2)
		},
	},
	"QD.Remquo": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*int32)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			a3 := unsafe.Slice((*limb.QD)(a[3]), n)
			for i := range a0 {
				r0, r1 := a2[i].Remquo(a3[i])
				a0[i], a1[i] = r0, int32(r1)
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*int32)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			a3 := unsafe.Slice((*limb.QD)(a[3]), n)
			vec.Remquo(a0, a1, a2, a3)
		},
	},
	"DD.SloppyAdd": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].SloppyAdd(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.SloppyAdd(a0, a1, a2)
		},
	},
	"DD.SubFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].SubFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			vec.SubFloat(a0, a1, a2)
		},
	},
	"DD.Pow": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Pow(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.Pow(a0, a1, a2)
		},
	},
	"DD.PowInt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*int32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].PowInt(int(a2[i]))
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*int32)(a[2]), n)
			vec.PowInt(a0, a1, a2)
		},
	},
	"QD.Pow": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Pow(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.Pow(a0, a1, a2)
		},
	},
	"QD.PowInt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*int32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].PowInt(int(a2[i]))
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*int32)(a[2]), n)
			vec.PowInt(a0, a1, a2)
		},
	},
	"QD.SubFloat": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].SubFloat(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*float64)(a[2]), n)
			vec.SubFloat(a0, a1, a2)
		},
	},
	"DD.Cbrt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Cbrt()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Cbrt(a0, a1)
		},
	},
	"DD.Rcbrt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Rcbrt()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Rcbrt(a0, a1)
		},
	},
	"QD.Cbrt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Cbrt()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Cbrt(a0, a1)
		},
	},
	"QD.Rcbrt": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Rcbrt()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Rcbrt(a0, a1)
		},
	},
	"DD.Floor": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Floor()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Floor(a0, a1)
		},
	},
	"QD.Floor": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Floor()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Floor(a0, a1)
		},
	},
	"DD.Ceil": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Ceil()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Ceil(a0, a1)
		},
	},
	"QD.Ceil": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Ceil()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Ceil(a0, a1)
		},
	},
	"DD.Trunc": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Trunc()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Trunc(a0, a1)
		},
	},
	"QD.Trunc": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Trunc()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Trunc(a0, a1)
		},
	},
	"DD.Round": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Round()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Round(a0, a1)
		},
	},
	"QD.Round": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Round()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Round(a0, a1)
		},
	},
	"DD.RoundEven": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].RoundEven()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.RoundEven(a0, a1)
		},
	},
	"QD.RoundEven": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].RoundEven()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.RoundEven(a0, a1)
		},
	},
	"DD.Modf": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i], a1[i] = a2[i].Modf()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.Modf(a0, a1, a2)
		},
	},
	"QD.Modf": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i], a1[i] = a2[i].Modf()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.Modf(a0, a1, a2)
		},
	},
	"DD.Frexp": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*int32)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				r0, r1 := a2[i].Frexp()
				a0[i], a1[i] = r0, int32(r1)
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*int32)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.Frexp(a0, a1, a2)
		},
	},
	"QD.Frexp": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*int32)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				r0, r1 := a2[i].Frexp()
				a0[i], a1[i] = r0, int32(r1)
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*int32)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.Frexp(a0, a1, a2)
		},
	},
	"DD.Ldexp": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*int32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Ldexp(int(a2[i]))
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*int32)(a[2]), n)
			vec.Ldexp(a0, a1, a2)
		},
	},
	"QD.Ldexp": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*int32)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Ldexp(int(a2[i]))
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*int32)(a[2]), n)
			vec.Ldexp(a0, a1, a2)
		},
	},
	"DD.Ilogb": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*int32)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				r0 := a1[i].Ilogb()
				a0[i] = int32(r0)
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*int32)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Ilogb(a0, a1)
		},
	},
	"QD.Ilogb": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*int32)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				r0 := a1[i].Ilogb()
				a0[i] = int32(r0)
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*int32)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Ilogb(a0, a1)
		},
	},
	"DD.Logb": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Logb()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Logb(a0, a1)
		},
	},
	"QD.Logb": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Logb()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Logb(a0, a1)
		},
	},
	"DD.Dim": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Dim(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.Dim(a0, a1, a2)
		},
	},
	"QD.Dim": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Dim(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.Dim(a0, a1, a2)
		},
	},
	"DD.Min": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Min(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.Min(a0, a1, a2)
		},
	},
	"DD.Max": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Max(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.Max(a0, a1, a2)
		},
	},
	"QD.Min": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Min(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.Min(a0, a1, a2)
		},
	},
	"QD.Max": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Max(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.Max(a0, a1, a2)
		},
	},
	"DD.Copysign": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Copysign(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.Copysign(a0, a1, a2)
		},
	},
	"QD.Copysign": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i] = a1[i].Copysign(a2[i])
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.Copysign(a0, a1, a2)
		},
	},
	"DD.Tan": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Tan()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Tan(a0, a1)
		},
	},
	"DD.TanPi": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].TanPi()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.TanPi(a0, a1)
		},
	},
	"QD.Tan": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Tan()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Tan(a0, a1)
		},
	},
	"QD.TanPi": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].TanPi()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.TanPi(a0, a1)
		},
	},
	"DD.Sin": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Sin()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Sin(a0, a1)
		},
	},
	"DD.Cos": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Cos()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.Cos(a0, a1)
		},
	},
	"DD.SinPi": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].SinPi()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.SinPi(a0, a1)
		},
	},
	"DD.CosPi": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].CosPi()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			vec.CosPi(a0, a1)
		},
	},
	"DD.SinCosPi": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			for i := range a0 {
				a0[i], a1[i] = a2[i].SinCosPi()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.DD)(a[0]), n)
			a1 := unsafe.Slice((*limb.DD)(a[1]), n)
			a2 := unsafe.Slice((*limb.DD)(a[2]), n)
			vec.SinCosPi(a0, a1, a2)
		},
	},
	"QD.Sin": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Sin()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Sin(a0, a1)
		},
	},
	"QD.Cos": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].Cos()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.Cos(a0, a1)
		},
	},
	"QD.SinPi": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].SinPi()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.SinPi(a0, a1)
		},
	},
	"QD.CosPi": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			for i := range a0 {
				a0[i] = a1[i].CosPi()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			vec.CosPi(a0, a1)
		},
	},
	"QD.SinCosPi": {
		Go: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			for i := range a0 {
				a0[i], a1[i] = a2[i].SinCosPi()
			}
		},
		Vec: func(n int, a []unsafe.Pointer) {
			a0 := unsafe.Slice((*limb.QD)(a[0]), n)
			a1 := unsafe.Slice((*limb.QD)(a[1]), n)
			a2 := unsafe.Slice((*limb.QD)(a[2]), n)
			vec.SinCosPi(a0, a1, a2)
		},
	},
}
