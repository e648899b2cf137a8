package frontend

import (
	"go/ast"
	"go/constant"
	"go/types"
	"math/big"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// constantCall compiles limb.From, its kin NewDD …, and limb.MustParse, of a constant: the
// number's limbs. It returns nil for other calls.
func (b *builder) constantCall(e *ast.CallExpr) (vals []*ir.Value) {
	fn, ok := b.calls(e)
	if !ok || fn.Pkg() != b.root || b.limb != 0 || !slices.Contains([]string{"From", "NewDF", "NewDD", "NewQF", "NewQD", "MustParse"}, fn.Name()) {
		return nil
	}
	c := b.info.Types[e.Args[0]].Value
	if c == nil {
		b.fail(e, "limb.%s takes a constant in a kernel: pass it as a parameter, or write the literal of a type, limb.DD{Hi: x}", fn.Name())
	}
	x := new(big.Rat)
	if fn.Name() == "MustParse" {
		if x, ok = x.SetString(constant.StringVal(c)); !ok || strings.Contains(constant.StringVal(c), "/") {
			b.fail(e.Args[0], "%s is no number: write digits, \"0.1\"", c)
		}
	} else if i := constant.ToInt(c); i.Kind() == constant.Int && !isFloatType(b.info.TypeOf(e.Args[0])) {
		x.SetString(i.ExactString())
	} else if f, _ := constant.Float64Val(c); x.SetFloat64(f) == nil { // a float64 first, as Go has it
		b.fail(e.Args[0], "%s is beyond the range: write a smaller number", c)
	} else if machine(b.info.TypeOf(e.Args[0])) == ir.F32 {
		f, _ := constant.Float32Val(c)
		x.SetFloat64(float64(f))
	}
	rest := new(big.Rat).Set(x)
	for _, l := range b.mustLayout(e, b.info.TypeOf(e)) {
		limb, _ := rest.Float64()
		if l.typ == ir.F32 {
			f, _ := rest.Float32()
			limb = float64(f)
		}
		least := map[ir.Type]float64{ir.F32: 0x1p-126, ir.F64: 0x1p-1022}[l.typ]
		if limb-limb != 0 || limb == 0 && rest.Sign() != 0 || limb != 0 && max(limb, -limb) < least {
			b.fail(e, "%s has limbs beyond the range of %s: pass it as a parameter", text(e), b.typeText(b.resolve(b.info.TypeOf(e))))
		}
		vals = append(vals, b.number(e, l.typ, limb))
		rest.Sub(rest, new(big.Rat).SetFloat64(limb))
	}
	return vals
}

func isFloatType(t types.Type) bool {
	basic, ok := t.Underlying().(*types.Basic)
	return ok && basic.Info()&types.IsFloat != 0
}
