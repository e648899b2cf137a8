package x86

import (
	"github.com/mmcloughlin/avo/x86"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Directed rounding
//
// AVX-512 has a rounding mode in each instruction on whole registers. There the directed functions of
// the root are one instruction, but for those to integers, which do not saturate, and those of float64
// to float32.

// modes are the modes of directed functions as instructions have them.
var modes = map[string]string{"Down": "_RD_SAE", "Up": "_RU_SAE", "ToZero": "_RZ_SAE"}

func init() {
	for name, make := range map[string]any{
		"VADDPS_RD_SAE": x86.VADDPS_RD_SAE, "VADDPS_RU_SAE": x86.VADDPS_RU_SAE, "VADDPS_RZ_SAE": x86.VADDPS_RZ_SAE,
		"VADDPD_RD_SAE": x86.VADDPD_RD_SAE, "VADDPD_RU_SAE": x86.VADDPD_RU_SAE, "VADDPD_RZ_SAE": x86.VADDPD_RZ_SAE,
		"VMULPS_RD_SAE": x86.VMULPS_RD_SAE, "VMULPS_RU_SAE": x86.VMULPS_RU_SAE, "VMULPS_RZ_SAE": x86.VMULPS_RZ_SAE,
		"VMULPD_RD_SAE": x86.VMULPD_RD_SAE, "VMULPD_RU_SAE": x86.VMULPD_RU_SAE, "VMULPD_RZ_SAE": x86.VMULPD_RZ_SAE,
		"VDIVPS_RD_SAE": x86.VDIVPS_RD_SAE, "VDIVPS_RU_SAE": x86.VDIVPS_RU_SAE, "VDIVPS_RZ_SAE": x86.VDIVPS_RZ_SAE,
		"VDIVPD_RD_SAE": x86.VDIVPD_RD_SAE, "VDIVPD_RU_SAE": x86.VDIVPD_RU_SAE, "VDIVPD_RZ_SAE": x86.VDIVPD_RZ_SAE,
		"VSQRTPS_RD_SAE": x86.VSQRTPS_RD_SAE, "VSQRTPS_RU_SAE": x86.VSQRTPS_RU_SAE, "VSQRTPS_RZ_SAE": x86.VSQRTPS_RZ_SAE,
		"VSQRTPD_RD_SAE": x86.VSQRTPD_RD_SAE, "VSQRTPD_RU_SAE": x86.VSQRTPD_RU_SAE, "VSQRTPD_RZ_SAE": x86.VSQRTPD_RZ_SAE,
		"VFMADD213PS_RD_SAE": x86.VFMADD213PS_RD_SAE, "VFMADD213PS_RU_SAE": x86.VFMADD213PS_RU_SAE, "VFMADD213PS_RZ_SAE": x86.VFMADD213PS_RZ_SAE,
		"VFMADD213PD_RD_SAE": x86.VFMADD213PD_RD_SAE, "VFMADD213PD_RU_SAE": x86.VFMADD213PD_RU_SAE, "VFMADD213PD_RZ_SAE": x86.VFMADD213PD_RZ_SAE,
	} {
		opcodes[name] = opcode{make: make}
	}
}

// directed returns the result of a directed function that is one instruction, nil for others.
func (s *selector) directed(f *ir.Func, args []operand) (o operand) {
	of, mode := f.Directed()
	suffix := modes[mode]
	if !s.isa.masks || suffix == "" || f.Limb != s.limb || f.Mixed {
		return nil
	}
	s.floats = s.limb
	for c := range s.copies {
		var r *value
		v := func(i int) *value { return args[i][c].v }
		switch of {
		case "Add", "Mul", "Div":
			r = s.op(s.f("V"+map[string]string{"Add": "ADD", "Mul": "MUL", "Div": "DIV"}[of])+suffix, s.isa.Width, v(1), v(0))
		case "Rcp":
			r = s.op(s.f("VDIV")+suffix, s.isa.Width, v(0), s.float(1))
		case "Sqrt":
			r = s.op(s.f("VSQRT")+suffix, s.isa.Width, v(0))
		case "FMA":
			r = s.add(&inst{op: s.f("VFMADD213") + suffix, imm: -1, args: []*value{v(2), v(1), v(0)}, tied: true}, s.isa.Width)
		default:
			return nil
		}
		o = append(o, flag{v: r})
	}
	return o
}
