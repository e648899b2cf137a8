package vec_test

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/vec"
)

// public has the function of package vec for each function of the catalogue, by
// the name of the method, for DF, DD, QF and QD, and for CDF, CDD, CQF and CQD.
var public = map[string][8]any{
	"Abs":               {vec.Abs[limb.DF], vec.Abs[limb.DD], vec.Abs[limb.QF], vec.Abs[limb.QD], vec.Abs[limb.CDF], vec.Abs[limb.CDD], vec.Abs[limb.CQF], vec.Abs[limb.CQD]},
	"Acos":              {vec.Acos[limb.DF], vec.Acos[limb.DD], vec.Acos[limb.QF], vec.Acos[limb.QD], vec.Acos[limb.CDF], vec.Acos[limb.CDD], vec.Acos[limb.CQF], vec.Acos[limb.CQD]},
	"Acosh":             {vec.Acosh[limb.DF], vec.Acosh[limb.DD], vec.Acosh[limb.QF], vec.Acosh[limb.QD], vec.Acosh[limb.CDF], vec.Acosh[limb.CDD], vec.Acosh[limb.CQF], vec.Acosh[limb.CQD]},
	"Add":               {vec.Add[limb.DF], vec.Add[limb.DD], vec.Add[limb.QF], vec.Add[limb.QD], vec.Add[limb.CDF], vec.Add[limb.CDD], vec.Add[limb.CQF], vec.Add[limb.CQD]},
	"AddFloat":          {vec.AddFloat[limb.DF, float32], vec.AddFloat[limb.DD, float64], vec.AddFloat[limb.QF, float32], vec.AddFloat[limb.QD, float64]},
	"Asin":              {vec.Asin[limb.DF], vec.Asin[limb.DD], vec.Asin[limb.QF], vec.Asin[limb.QD], vec.Asin[limb.CDF], vec.Asin[limb.CDD], vec.Asin[limb.CQF], vec.Asin[limb.CQD]},
	"Asinh":             {vec.Asinh[limb.DF], vec.Asinh[limb.DD], vec.Asinh[limb.QF], vec.Asinh[limb.QD], vec.Asinh[limb.CDF], vec.Asinh[limb.CDD], vec.Asinh[limb.CQF], vec.Asinh[limb.CQD]},
	"Atan":              {vec.Atan[limb.DF], vec.Atan[limb.DD], vec.Atan[limb.QF], vec.Atan[limb.QD], vec.Atan[limb.CDF], vec.Atan[limb.CDD], vec.Atan[limb.CQF], vec.Atan[limb.CQD]},
	"Atan2":             {vec.Atan2[limb.DF], vec.Atan2[limb.DD], vec.Atan2[limb.QF], vec.Atan2[limb.QD]},
	"Atanh":             {vec.Atanh[limb.DF], vec.Atanh[limb.DD], vec.Atanh[limb.QF], vec.Atanh[limb.QD], vec.Atanh[limb.CDF], vec.Atanh[limb.CDD], vec.Atanh[limb.CQF], vec.Atanh[limb.CQD]},
	"Canon":             {vec.Canon[limb.DF], vec.Canon[limb.DD], vec.Canon[limb.QF], vec.Canon[limb.QD]},
	"Cbrt":              {vec.Cbrt[limb.DF], vec.Cbrt[limb.DD], vec.Cbrt[limb.QF], vec.Cbrt[limb.QD]},
	"Ceil":              {vec.Ceil[limb.DF], vec.Ceil[limb.DD], vec.Ceil[limb.QF], vec.Ceil[limb.QD]},
	"AbsSqr":            {4: vec.AbsSqr[limb.CDF], vec.AbsSqr[limb.CDD], vec.AbsSqr[limb.CQF], vec.AbsSqr[limb.CQD]},
	"Polar":             {4: vec.Polar[limb.CDF], vec.Polar[limb.CDD], vec.Polar[limb.CQF], vec.Polar[limb.CQD]},
	"Scale":             {4: vec.MulReal[limb.CDF], vec.MulReal[limb.CDD], vec.MulReal[limb.CQF], vec.MulReal[limb.CQD]},
	"Conj":              {4: vec.Conj[limb.CDF], vec.Conj[limb.CDD], vec.Conj[limb.CQF], vec.Conj[limb.CQD]},
	"Phase":             {4: vec.Phase[limb.CDF], vec.Phase[limb.CDD], vec.Phase[limb.CQF], vec.Phase[limb.CQD]},
	"Copysign":          {vec.Copysign[limb.DF], vec.Copysign[limb.DD], vec.Copysign[limb.QF], vec.Copysign[limb.QD]},
	"Cos":               {vec.Cos[limb.DF], vec.Cos[limb.DD], vec.Cos[limb.QF], vec.Cos[limb.QD], vec.Cos[limb.CDF], vec.Cos[limb.CDD], vec.Cos[limb.CQF], vec.Cos[limb.CQD]},
	"CosPi":             {vec.CosPi[limb.DF], vec.CosPi[limb.DD], vec.CosPi[limb.QF], vec.CosPi[limb.QD]},
	"Cosh":              {vec.Cosh[limb.DF], vec.Cosh[limb.DD], vec.Cosh[limb.QF], vec.Cosh[limb.QD], vec.Cosh[limb.CDF], vec.Cosh[limb.CDD], vec.Cosh[limb.CQF], vec.Cosh[limb.CQD]},
	"Dim":               {vec.Dim[limb.DF], vec.Dim[limb.DD], vec.Dim[limb.QF], vec.Dim[limb.QD]},
	"Div":               {vec.Div[limb.DF], vec.Div[limb.DD], vec.Div[limb.QF], vec.Div[limb.QD], vec.Div[limb.CDF], vec.Div[limb.CDD], vec.Div[limb.CQF], vec.Div[limb.CQD]},
	"DivFloat":          {vec.DivFloat[limb.DF, float32], vec.DivFloat[limb.DD, float64], vec.DivFloat[limb.QF, float32], vec.DivFloat[limb.QD, float64]},
	"Equal":             {vec.Equal[limb.DF], vec.Equal[limb.DD], vec.Equal[limb.QF], vec.Equal[limb.QD], vec.Equal[limb.CDF], vec.Equal[limb.CDD], vec.Equal[limb.CQF], vec.Equal[limb.CQD]},
	"Erf":               {vec.Erf[limb.DF], vec.Erf[limb.DD], vec.Erf[limb.QF], vec.Erf[limb.QD]},
	"Erfc":              {vec.Erfc[limb.DF], vec.Erfc[limb.DD], vec.Erfc[limb.QF], vec.Erfc[limb.QD]},
	"Erfcinv":           {vec.Erfcinv[limb.DF], vec.Erfcinv[limb.DD], vec.Erfcinv[limb.QF], vec.Erfcinv[limb.QD]},
	"Erfcx":             {vec.Erfcx[limb.DF], vec.Erfcx[limb.DD], vec.Erfcx[limb.QF], vec.Erfcx[limb.QD]},
	"Erfinv":            {vec.Erfinv[limb.DF], vec.Erfinv[limb.DD], vec.Erfinv[limb.QF], vec.Erfinv[limb.QD]},
	"Exp":               {vec.Exp[limb.DF], vec.Exp[limb.DD], vec.Exp[limb.QF], vec.Exp[limb.QD], vec.Exp[limb.CDF], vec.Exp[limb.CDD], vec.Exp[limb.CQF], vec.Exp[limb.CQD]},
	"Exp10":             {vec.Exp10[limb.DF], vec.Exp10[limb.DD], vec.Exp10[limb.QF], vec.Exp10[limb.QD]},
	"Exp2":              {vec.Exp2[limb.DF], vec.Exp2[limb.DD], vec.Exp2[limb.QF], vec.Exp2[limb.QD]},
	"Expm1":             {vec.Expm1[limb.DF], vec.Expm1[limb.DD], vec.Expm1[limb.QF], vec.Expm1[limb.QD]},
	"Floor":             {vec.Floor[limb.DF], vec.Floor[limb.DD], vec.Floor[limb.QF], vec.Floor[limb.QD]},
	"Frexp":             {vec.Frexp[limb.DF], vec.Frexp[limb.DD], vec.Frexp[limb.QF], vec.Frexp[limb.QD]},
	"Hypot":             {vec.Hypot[limb.DF], vec.Hypot[limb.DD], vec.Hypot[limb.QF], vec.Hypot[limb.QD]},
	"Ilogb":             {vec.Ilogb[limb.DF], vec.Ilogb[limb.DD], vec.Ilogb[limb.QF], vec.Ilogb[limb.QD]},
	"Ldexp":             {vec.Ldexp[limb.DF], vec.Ldexp[limb.DD], vec.Ldexp[limb.QF], vec.Ldexp[limb.QD]},
	"EqualFloat":        {vec.EqualFloat[limb.DF, float32], vec.EqualFloat[limb.DD, float64], vec.EqualFloat[limb.QF, float32], vec.EqualFloat[limb.QD, float64]},
	"LessFloat":         {vec.LessFloat[limb.DF, float32], vec.LessFloat[limb.DD, float64], vec.LessFloat[limb.QF, float32], vec.LessFloat[limb.QD, float64]},
	"LessEqualFloat":    {vec.LessEqualFloat[limb.DF, float32], vec.LessEqualFloat[limb.DD, float64], vec.LessEqualFloat[limb.QF, float32], vec.LessEqualFloat[limb.QD, float64]},
	"GreaterFloat":      {vec.GreaterFloat[limb.DF, float32], vec.GreaterFloat[limb.DD, float64], vec.GreaterFloat[limb.QF, float32], vec.GreaterFloat[limb.QD, float64]},
	"GreaterEqualFloat": {vec.GreaterEqualFloat[limb.DF, float32], vec.GreaterEqualFloat[limb.DD, float64], vec.GreaterEqualFloat[limb.QF, float32], vec.GreaterEqualFloat[limb.QD, float64]},
	"LessEqual":         {vec.LessEqual[limb.DF], vec.LessEqual[limb.DD], vec.LessEqual[limb.QF], vec.LessEqual[limb.QD]},
	"Greater":           {vec.Greater[limb.DF], vec.Greater[limb.DD], vec.Greater[limb.QF], vec.Greater[limb.QD]},
	"GreaterEqual":      {vec.GreaterEqual[limb.DF], vec.GreaterEqual[limb.DD], vec.GreaterEqual[limb.QF], vec.GreaterEqual[limb.QD]},
	"IsNaN":             {vec.IsNaN[limb.DF], vec.IsNaN[limb.DD], vec.IsNaN[limb.QF], vec.IsNaN[limb.QD], vec.IsNaN[limb.CDF], vec.IsNaN[limb.CDD], vec.IsNaN[limb.CQF], vec.IsNaN[limb.CQD]},
	"IsInf":             {vec.IsInf[limb.DF], vec.IsInf[limb.DD], vec.IsInf[limb.QF], vec.IsInf[limb.QD], vec.IsInf[limb.CDF], vec.IsInf[limb.CDD], vec.IsInf[limb.CQF], vec.IsInf[limb.CQD]},
	"IsZero":            {vec.IsZero[limb.DF], vec.IsZero[limb.DD], vec.IsZero[limb.QF], vec.IsZero[limb.QD], vec.IsZero[limb.CDF], vec.IsZero[limb.CDD], vec.IsZero[limb.CQF], vec.IsZero[limb.CQD]},
	"IsInt":             {vec.IsInt[limb.DF], vec.IsInt[limb.DD], vec.IsInt[limb.QF], vec.IsInt[limb.QD]},
	"Norm3":             {vec.Norm3[limb.DF], vec.Norm3[limb.DD], vec.Norm3[limb.QF], vec.Norm3[limb.QD]},
	"Norm4":             {vec.Norm4[limb.DF], vec.Norm4[limb.DD], vec.Norm4[limb.QF], vec.Norm4[limb.QD]},
	"NormCDF":           {vec.NormCDF[limb.DF], vec.NormCDF[limb.DD], vec.NormCDF[limb.QF], vec.NormCDF[limb.QD]},
	"NormCDFInv":        {vec.NormCDFInv[limb.DF], vec.NormCDFInv[limb.DD], vec.NormCDFInv[limb.QF], vec.NormCDFInv[limb.QD]},
	"Signbit":           {vec.Signbit[limb.DF], vec.Signbit[limb.DD], vec.Signbit[limb.QF], vec.Signbit[limb.QD]},
	"Sign":              {vec.Sign[limb.DF], vec.Sign[limb.DD], vec.Sign[limb.QF], vec.Sign[limb.QD]},
	"Digamma":           {vec.Digamma[limb.DF], vec.Digamma[limb.DD], vec.Digamma[limb.QF], vec.Digamma[limb.QD]},
	"Beta":              {vec.Beta[limb.DF], vec.Beta[limb.DD], vec.Beta[limb.QF], vec.Beta[limb.QD]},
	"LogBeta":           {vec.LogBeta[limb.DF], vec.LogBeta[limb.DD], vec.LogBeta[limb.QF], vec.LogBeta[limb.QD]},
	"Zeta":              {vec.Zeta[limb.DF], vec.Zeta[limb.DD], vec.Zeta[limb.QF], vec.Zeta[limb.QD]},
	"EllipticK":         {vec.EllipticK[limb.DF], vec.EllipticK[limb.DD], vec.EllipticK[limb.QF], vec.EllipticK[limb.QD]},
	"EllipticE":         {vec.EllipticE[limb.DF], vec.EllipticE[limb.DD], vec.EllipticE[limb.QF], vec.EllipticE[limb.QD]},
	"J0":                {vec.J0[limb.DF], vec.J0[limb.DD], vec.J0[limb.QF], vec.J0[limb.QD]},
	"J1":                {vec.J1[limb.DF], vec.J1[limb.DD], vec.J1[limb.QF], vec.J1[limb.QD]},
	"Jn":                {vec.Jn[limb.DF], vec.Jn[limb.DD], vec.Jn[limb.QF], vec.Jn[limb.QD]},
	"Yn":                {vec.Yn[limb.DF], vec.Yn[limb.DD], vec.Yn[limb.QF], vec.Yn[limb.QD]},
	"Y0":                {vec.Y0[limb.DF], vec.Y0[limb.DD], vec.Y0[limb.QF], vec.Y0[limb.QD]},
	"Y1":                {vec.Y1[limb.DF], vec.Y1[limb.DD], vec.Y1[limb.QF], vec.Y1[limb.QD]},
	"I0":                {vec.I0[limb.DF], vec.I0[limb.DD], vec.I0[limb.QF], vec.I0[limb.QD]},
	"I1":                {vec.I1[limb.DF], vec.I1[limb.DD], vec.I1[limb.QF], vec.I1[limb.QD]},
	"LambertW":          {vec.LambertW[limb.DF], vec.LambertW[limb.DD], vec.LambertW[limb.QF], vec.LambertW[limb.QD]},
	"ExpInt":            {vec.ExpInt[limb.DF], vec.ExpInt[limb.DD], vec.ExpInt[limb.QF], vec.ExpInt[limb.QD]},
	"Gamma":             {vec.Gamma[limb.DF], vec.Gamma[limb.DD], vec.Gamma[limb.QF], vec.Gamma[limb.QD]},
	"LogGamma":          {vec.LogGamma[limb.DF], vec.LogGamma[limb.DD], vec.LogGamma[limb.QF], vec.LogGamma[limb.QD]},
	"Less":              {vec.Less[limb.DF], vec.Less[limb.DD], vec.Less[limb.QF], vec.Less[limb.QD]},
	"Log":               {vec.Log[limb.DF], vec.Log[limb.DD], vec.Log[limb.QF], vec.Log[limb.QD], vec.Log[limb.CDF], vec.Log[limb.CDD], vec.Log[limb.CQF], vec.Log[limb.CQD]},
	"Log10":             {vec.Log10[limb.DF], vec.Log10[limb.DD], vec.Log10[limb.QF], vec.Log10[limb.QD]},
	"Log1p":             {vec.Log1p[limb.DF], vec.Log1p[limb.DD], vec.Log1p[limb.QF], vec.Log1p[limb.QD]},
	"Log2":              {vec.Log2[limb.DF], vec.Log2[limb.DD], vec.Log2[limb.QF], vec.Log2[limb.QD]},
	"Logb":              {vec.Logb[limb.DF], vec.Logb[limb.DD], vec.Logb[limb.QF], vec.Logb[limb.QD]},
	"Max":               {vec.Max[limb.DF], vec.Max[limb.DD], vec.Max[limb.QF], vec.Max[limb.QD]},
	"Min":               {vec.Min[limb.DF], vec.Min[limb.DD], vec.Min[limb.QF], vec.Min[limb.QD]},
	"Mod":               {vec.Mod[limb.DF], vec.Mod[limb.DD], vec.Mod[limb.QF], vec.Mod[limb.QD]},
	"Modf":              {vec.Modf[limb.DF], vec.Modf[limb.DD], vec.Modf[limb.QF], vec.Modf[limb.QD]},
	"Mul":               {vec.Mul[limb.DF], vec.Mul[limb.DD], vec.Mul[limb.QF], vec.Mul[limb.QD], vec.Mul[limb.CDF], vec.Mul[limb.CDD], vec.Mul[limb.CQF], vec.Mul[limb.CQD]},
	"MulAdd":            {vec.MulAdd[limb.DF], vec.MulAdd[limb.DD], vec.MulAdd[limb.QF], vec.MulAdd[limb.QD]},
	"MulFloat":          {vec.MulFloat[limb.DF, float32], vec.MulFloat[limb.DD, float64], vec.MulFloat[limb.QF, float32], vec.MulFloat[limb.QD, float64], vec.MulFloat[limb.CDF, float32], vec.MulFloat[limb.CDD, float64], vec.MulFloat[limb.CQF, float32], vec.MulFloat[limb.CQD, float64]},
	"Neg":               {vec.Neg[limb.DF], vec.Neg[limb.DD], vec.Neg[limb.QF], vec.Neg[limb.QD], vec.Neg[limb.CDF], vec.Neg[limb.CDD], vec.Neg[limb.CQF], vec.Neg[limb.CQD]},
	"Pair":              {2: vec.Convert[limb.DF, limb.QF], 3: vec.Convert[limb.DD, limb.QD]},
	"Pow":               {vec.Pow[limb.DF], vec.Pow[limb.DD], vec.Pow[limb.QF], vec.Pow[limb.QD], vec.Pow[limb.CDF], vec.Pow[limb.CDD], vec.Pow[limb.CQF], vec.Pow[limb.CQD]},
	"PowInt":            {vec.PowInt[limb.DF], vec.PowInt[limb.DD], vec.PowInt[limb.QF], vec.PowInt[limb.QD]},
	"Quad":              {vec.Convert[limb.QF, limb.DF], vec.Convert[limb.QD, limb.DD]},
	"RHypot":            {vec.RHypot[limb.DF], vec.RHypot[limb.DD], vec.RHypot[limb.QF], vec.RHypot[limb.QD]},
	"RNorm3":            {vec.RNorm3[limb.DF], vec.RNorm3[limb.DD], vec.RNorm3[limb.QF], vec.RNorm3[limb.QD]},
	"RNorm4":            {vec.RNorm4[limb.DF], vec.RNorm4[limb.DD], vec.RNorm4[limb.QF], vec.RNorm4[limb.QD]},
	"Rcbrt":             {vec.Rcbrt[limb.DF], vec.Rcbrt[limb.DD], vec.Rcbrt[limb.QF], vec.Rcbrt[limb.QD]},
	"Recip":             {vec.Recip[limb.DF], vec.Recip[limb.DD], vec.Recip[limb.QF], vec.Recip[limb.QD], vec.Recip[limb.CDF], vec.Recip[limb.CDD], vec.Recip[limb.CQF], vec.Recip[limb.CQD]},
	"Remainder":         {vec.Remainder[limb.DF], vec.Remainder[limb.DD], vec.Remainder[limb.QF], vec.Remainder[limb.QD]},
	"Remquo":            {vec.Remquo[limb.DF], vec.Remquo[limb.DD], vec.Remquo[limb.QF], vec.Remquo[limb.QD]},
	"Round":             {vec.Round[limb.DF], vec.Round[limb.DD], vec.Round[limb.QF], vec.Round[limb.QD]},
	"RoundEven":         {vec.RoundEven[limb.DF], vec.RoundEven[limb.DD], vec.RoundEven[limb.QF], vec.RoundEven[limb.QD]},
	"Rsqrt":             {vec.Rsqrt[limb.DF], vec.Rsqrt[limb.DD], vec.Rsqrt[limb.QF], vec.Rsqrt[limb.QD]},
	"Sin":               {vec.Sin[limb.DF], vec.Sin[limb.DD], vec.Sin[limb.QF], vec.Sin[limb.QD], vec.Sin[limb.CDF], vec.Sin[limb.CDD], vec.Sin[limb.CQF], vec.Sin[limb.CQD]},
	"SinCos":            {vec.SinCos[limb.DF], vec.SinCos[limb.DD], vec.SinCos[limb.QF], vec.SinCos[limb.QD]},
	"SinCosPi":          {vec.SinCosPi[limb.DF], vec.SinCosPi[limb.DD], vec.SinCosPi[limb.QF], vec.SinCosPi[limb.QD]},
	"SinPi":             {vec.SinPi[limb.DF], vec.SinPi[limb.DD], vec.SinPi[limb.QF], vec.SinPi[limb.QD]},
	"Sinh":              {vec.Sinh[limb.DF], vec.Sinh[limb.DD], vec.Sinh[limb.QF], vec.Sinh[limb.QD], vec.Sinh[limb.CDF], vec.Sinh[limb.CDD], vec.Sinh[limb.CQF], vec.Sinh[limb.CQD]},
	"SloppyAdd":         {vec.SloppyAdd[float32], vec.SloppyAdd[float64]},
	"Sqr":               {vec.Sqr[limb.DF], vec.Sqr[limb.DD], vec.Sqr[limb.QF], vec.Sqr[limb.QD], vec.Sqr[limb.CDF], vec.Sqr[limb.CDD], vec.Sqr[limb.CQF], vec.Sqr[limb.CQD]},
	"Sqrt":              {vec.Sqrt[limb.DF], vec.Sqrt[limb.DD], vec.Sqrt[limb.QF], vec.Sqrt[limb.QD], vec.Sqrt[limb.CDF], vec.Sqrt[limb.CDD], vec.Sqrt[limb.CQF], vec.Sqrt[limb.CQD]},
	"Sub":               {vec.Sub[limb.DF], vec.Sub[limb.DD], vec.Sub[limb.QF], vec.Sub[limb.QD], vec.Sub[limb.CDF], vec.Sub[limb.CDD], vec.Sub[limb.CQF], vec.Sub[limb.CQD]},
	"SubFloat":          {vec.SubFloat[limb.DF, float32], vec.SubFloat[limb.DD, float64], vec.SubFloat[limb.QF, float32], vec.SubFloat[limb.QD, float64]},
	"Tan":               {vec.Tan[limb.DF], vec.Tan[limb.DD], vec.Tan[limb.QF], vec.Tan[limb.QD], vec.Tan[limb.CDF], vec.Tan[limb.CDD], vec.Tan[limb.CQF], vec.Tan[limb.CQD]},
	"TanPi":             {vec.TanPi[limb.DF], vec.TanPi[limb.DD], vec.TanPi[limb.QF], vec.TanPi[limb.QD]},
	"Tanh":              {vec.Tanh[limb.DF], vec.Tanh[limb.DD], vec.Tanh[limb.QF], vec.Tanh[limb.QD], vec.Tanh[limb.CDF], vec.Tanh[limb.CDD], vec.Tanh[limb.CQF], vec.Tanh[limb.CQD]},
	"Trunc":             {vec.Trunc[limb.DF], vec.Trunc[limb.DD], vec.Trunc[limb.QF], vec.Trunc[limb.QD]},
}

// A pairing is a function of package vec, and what it is for one number.
type pairing struct{ vec, scalar any }

// others has the functions of package vec that are not of the catalogue.
var others = map[string]pairing{
	"DF.DD":          {vec.Convert[limb.DD, limb.DF], limb.DF.DD},
	"DF.QD":          {vec.Convert[limb.QD, limb.DF], limb.DF.QD},
	"DF.DF":          {vec.Convert[limb.DF, limb.DF], func(x limb.DF) limb.DF { return x }},
	"DD.DF":          {vec.Convert[limb.DF, limb.DD], limb.DD.DF},
	"DD.QF":          {vec.Convert[limb.QF, limb.DD], limb.DD.QF},
	"DD.DD":          {vec.Convert[limb.DD, limb.DD], func(x limb.DD) limb.DD { return x }},
	"QF.DD":          {vec.Convert[limb.DD, limb.QF], limb.QF.DD},
	"QF.QD":          {vec.Convert[limb.QD, limb.QF], limb.QF.QD},
	"QF.QF":          {vec.Convert[limb.QF, limb.QF], func(x limb.QF) limb.QF { return x }},
	"QD.DF":          {vec.Convert[limb.DF, limb.QD], limb.QD.DF},
	"QD.QF":          {vec.Convert[limb.QF, limb.QD], limb.QD.QF},
	"QD.QD":          {vec.Convert[limb.QD, limb.QD], func(x limb.QD) limb.QD { return x }},
	"DF.Float32":     {vec.Float32[limb.DF], limb.DF.Float32},
	"DF.FromFloat32": {vec.FromFloat32[limb.DF], func(a float32) limb.DF { return limb.FromFloat(float32(a)) }},
	"DF.Float64":     {vec.Float64[limb.DF], limb.DF.Float64},
	"DF.FromFloat64": {vec.FromFloat64[limb.DF], limb.NewDF[float64]},
	"DD.Float32":     {vec.Float32[limb.DD], limb.DD.Float32},
	"DD.FromFloat32": {vec.FromFloat32[limb.DD], func(a float32) limb.DD { return limb.FromFloat(float64(a)) }},
	"DD.Float64":     {vec.Float64[limb.DD], limb.DD.Float64},
	"DD.FromFloat64": {vec.FromFloat64[limb.DD], limb.NewDD[float64]},
	"QF.Float32":     {vec.Float32[limb.QF], limb.QF.Float32},
	"QF.FromFloat32": {vec.FromFloat32[limb.QF], func(a float32) limb.QF { return limb.QuadFromFloat(float32(a)) }},
	"QF.Float64":     {vec.Float64[limb.QF], limb.QF.Float64},
	"QF.FromFloat64": {vec.FromFloat64[limb.QF], limb.NewQF[float64]},
	"QD.Float32":     {vec.Float32[limb.QD], limb.QD.Float32},
	"QD.FromFloat32": {vec.FromFloat32[limb.QD], func(a float32) limb.QD { return limb.QuadFromFloat(float64(a)) }},
	"QD.Float64":     {vec.Float64[limb.QD], limb.QD.Float64},
	"QD.FromFloat64": {vec.FromFloat64[limb.QD], limb.NewQD[float64]},
}

func init() {
	addDirected[float32]("f32.")
	addDirected[float64]("f64.")
	others["f64.Float32Down"] = pairing{vec.Float32Down, limb.Float32Down}
	others["f64.Float32Up"] = pairing{vec.Float32Up, limb.Float32Up}
	others["f64.Float32ToZero"] = pairing{vec.Float32ToZero, limb.Float32ToZero}
	const third = 1.0 / 3
	addScalars(kernels.DF, limb.FromFloat[float32](-1.1).AddFloat(0x1p-30), float32(1.5), 1.5)
	addScalars(kernels.DD, limb.FromFloat(-1.1).AddFloat(0x1p-60), third, third)
	addScalars(kernels.QF, limb.QuadFromFloat[float32](-1.1).AddFloat(0x1p-70), float32(1.5), 1.5)
	addScalars(kernels.QD, limb.QuadFromFloat(-1.1).AddFloat(0x1p-120), third, third)
	addRounded(kernels.DF, limb.NewDF(third), third)
	addRounded(kernels.QF, limb.NewQF(third), third)
	addParts(kernels.CDF, limb.FromFloat[float32](3), limb.CDF{Re: limb.FromFloat[float32](1.5), Im: limb.FromFloat[float32](-3)}, 1.5,
		func(z limb.CDF) (limb.DF, limb.DF) { return z.Re, z.Im }, func(x, y limb.DF) limb.CDF { return limb.CDF{Re: x, Im: y} })
	addParts(kernels.CDD, limb.FromFloat(3.0), limb.CDD{Re: limb.FromFloat(1.5), Im: limb.FromFloat(-3.0)}, third,
		func(z limb.CDD) (limb.DD, limb.DD) { return z.Re, z.Im }, func(x, y limb.DD) limb.CDD { return limb.CDD{Re: x, Im: y} })
	addParts(kernels.CQF, limb.QuadFromFloat[float32](3), limb.CQF{Re: limb.QuadFromFloat[float32](1.5), Im: limb.QuadFromFloat[float32](-3)}, 1.5,
		func(z limb.CQF) (limb.QF, limb.QF) { return z.Re, z.Im }, func(x, y limb.QF) limb.CQF { return limb.CQF{Re: x, Im: y} })
	addParts(kernels.CQD, limb.QuadFromFloat(3.0), limb.CQD{Re: limb.QuadFromFloat(1.5), Im: limb.QuadFromFloat(-3.0)}, third,
		func(z limb.CQD) (limb.QD, limb.QD) { return z.Re, z.Im }, func(x, y limb.QD) limb.CQD { return limb.CQD{Re: x, Im: y} })
}

// addDirected lists the functions of machine numbers that are rounded down, up and to zero.
func addDirected[T limb.Float](typ string) {
	for name, c := range map[string]pairing{
		"AddDown":       {vec.AddDown[T], limb.AddDown[T]},
		"AddUp":         {vec.AddUp[T], limb.AddUp[T]},
		"AddToZero":     {vec.AddToZero[T], limb.AddToZero[T]},
		"MulDown":       {vec.MulDown[T], limb.MulDown[T]},
		"MulUp":         {vec.MulUp[T], limb.MulUp[T]},
		"MulToZero":     {vec.MulToZero[T], limb.MulToZero[T]},
		"DivDown":       {vec.DivDown[T], limb.DivDown[T]},
		"DivUp":         {vec.DivUp[T], limb.DivUp[T]},
		"DivToZero":     {vec.DivToZero[T], limb.DivToZero[T]},
		"FMADown":       {vec.FMADown[T], limb.FMADown[T]},
		"FMAUp":         {vec.FMAUp[T], limb.FMAUp[T]},
		"FMAToZero":     {vec.FMAToZero[T], limb.FMAToZero[T]},
		"RcpDown":       {vec.RcpDown[T], limb.RcpDown[T]},
		"RcpUp":         {vec.RcpUp[T], limb.RcpUp[T]},
		"RcpToZero":     {vec.RcpToZero[T], limb.RcpToZero[T]},
		"SqrtDown":      {vec.SqrtDown[T], limb.SqrtDown[T]},
		"SqrtUp":        {vec.SqrtUp[T], limb.SqrtUp[T]},
		"SqrtToZero":    {vec.SqrtToZero[T], limb.SqrtToZero[T]},
		"Int32Down":     {vec.Int32Down[T], limb.Int32Down[T]},
		"Int32Up":       {vec.Int32Up[T], limb.Int32Up[T]},
		"Int32ToZero":   {vec.Int32ToZero[T], limb.Int32ToZero[T]},
		"Int32Nearest":  {vec.Int32Nearest[T], limb.Int32Nearest[T]},
		"FromIntDown":   {vec.FromIntDown[T], func(n int32) T { return limb.FromIntDown[T](int(n)) }},
		"FromIntUp":     {vec.FromIntUp[T], func(n int32) T { return limb.FromIntUp[T](int(n)) }},
		"FromIntToZero": {vec.FromIntToZero[T], func(n int32) T { return limb.FromIntToZero[T](int(n)) }},
	} {
		others[typ+name] = c
	}
}

type arithmetic[N any] interface {
	Add(N) N
	Sub(N) N
	Mul(N) N
	Div(N) N
}

// addArithmetic lists the functions of one number for all elements that all types have.
func addArithmetic[N interface {
	vec.AnyNumber
	arithmetic[N]
}](typ string, a N) {
	others[typ+".AddScalar"] = pairing{func(z, x []N) { vec.AddScalar(z, x, a) }, func(x N) N { return x.Add(a) }}
	others[typ+".SubScalar"] = pairing{func(z, x []N) { vec.SubScalar(z, x, a) }, func(x N) N { return x.Sub(a) }}
	others[typ+".Scale"] = pairing{func(z, x []N) { vec.Scale(z, x, a) }, func(x N) N { return x.Mul(a) }}
	others[typ+".DivScalar"] = pairing{func(z, x []N) { vec.DivScalar(z, x, a) }, func(x N) N { return x.Div(a) }}
}

// addScalars lists those that real numbers have; b is a machine number of the limbs.
func addScalars[T limb.Float, N interface {
	vec.Number
	arithmetic[N]
	AddFloat(T) N
	SubFloat(T) N
	MulFloat(T) N
	DivFloat(T) N
	MulAdd(y, z N) N
	Less(N) bool
	Equal(N) bool
}](t kernels.Type, a N, b T, b64 float64) {
	typ := t.String()
	addArithmetic(typ, a)
	others[typ+".Axpy"] = pairing{func(z, x, y []N) { vec.Axpy(z, a, x, y) }, func(x, y N) N { return x.MulAdd(a, y) }}
	others[typ+".AddFloatScalar"] = pairing{func(z, x []N) { vec.AddFloatScalar(z, x, b64) }, func(x N) N { return x.AddFloat(b) }}
	others[typ+".SubFloatScalar"] = pairing{func(z, x []N) { vec.SubFloatScalar(z, x, b64) }, func(x N) N { return x.SubFloat(b) }}
	others[typ+".ScaleFloat"] = pairing{func(z, x []N) { vec.ScaleFloat(z, x, b64) }, func(x N) N { return x.MulFloat(b) }}
	others[typ+".DivFloatScalar"] = pairing{func(z, x []N) { vec.DivFloatScalar(z, x, b64) }, func(x N) N { return x.DivFloat(b) }}
	others[typ+".LessScalar"] = pairing{func(z []bool, x []N) { vec.LessScalar(z, x, a) }, func(x N) bool { return x.Less(a) }}
	others[typ+".GreaterScalar"] = pairing{func(z []bool, x []N) { vec.GreaterScalar(z, x, a) }, func(x N) bool { return a.Less(x) }}
	others[typ+".EqualScalar"] = pairing{func(z []bool, x []N) { vec.EqualScalar(z, x, a) }, func(x N) bool { return x.Equal(a) }}
	others[typ+".Select"] = pairing{vec.Select[N], func(c bool, x, y N) N {
		if c {
			return x
		}
		return y
	}}
}

// addRounded lists the functions of a machine number that the limbs do not hold, and
// are made of another name, since the table has one with a number that they hold.
func addRounded[N interface {
	vec.Number
	arithmetic[N]
}](t kernels.Type, a N, b float64) {
	typ := t.String()
	others[typ+".AddFloatScalar "] = pairing{func(z, x []N) { vec.AddFloatScalar(z, x, b) }, func(x N) N { return x.Add(a) }}
	others[typ+".SubFloatScalar "] = pairing{func(z, x []N) { vec.SubFloatScalar(z, x, b) }, func(x N) N { return x.Sub(a) }}
	others[typ+".ScaleFloat "] = pairing{func(z, x []N) { vec.ScaleFloat(z, x, b) }, func(x N) N { return x.Mul(a) }}
	others[typ+".DivFloatScalar "] = pairing{func(z, x []N) { vec.DivFloatScalar(z, x, b) }, func(x N) N { return x.Div(a) }}
}

// addParts lists the functions of complex numbers that have no kernel in the catalogue.
func addParts[T limb.Float, R interface {
	vec.Number
	MulFloat(T) R
	DivFloat(T) R
}, N interface {
	vec.ComplexOf[R]
	arithmetic[N]
}](t kernels.Type, _ R, a N, b T, apart func(N) (R, R), of func(x, y R) N) {
	typ := t.String()
	addArithmetic(typ, a)
	others[typ+".Real"] = pairing{vec.Real[N, R], func(z N) R { x, _ := apart(z); return x }}
	others[typ+".Imag"] = pairing{vec.Imag[N, R], func(z N) R { _, y := apart(z); return y }}
	others[typ+".Complex"] = pairing{vec.Complex[N, R], of}
	others[typ+".ScaleFloat"] = pairing{func(z, x []N) { vec.ScaleFloat(z, x, float64(b)) },
		func(z N) N { x, y := apart(z); return of(x.MulFloat(b), y.MulFloat(b)) }}
	others[typ+".DivFloatScalar"] = pairing{func(z, x []N) { vec.DivFloatScalar(z, x, float64(b)) },
		func(z N) N { x, y := apart(z); return of(x.DivFloat(b), y.DivFloat(b)) }}
}
