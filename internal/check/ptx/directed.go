package ptx

import "github.com/limbfp/limb/fp"

// directed adds the instructions that round in other modes than to nearest, computed by package
// fp, and conversions of words.
func directed() {
	type u = uint64
	for name, m := range map[string]fp.Mode{"rm": fp.Down, "rp": fp.Up, "rz": fp.ToZero} {
		for op, f := range map[string]func(a, b float32) float32{
			"add": func(a, b float32) float32 { return fp.Add(a, b, m) },
			"mul": func(a, b float32) float32 { return fp.Mul(a, b, m) },
			"div": func(a, b float32) float32 { return fp.Div(a, b, m) },
		} {
			add(op+"."+name+".f32", "f32 f32 f32", func(a, b, _ u) u { return to32(f(from32(a), from32(b))) })
		}
		for op, f := range map[string]func(a, b float64) float64{
			"add": func(a, b float64) float64 { return fp.Add(a, b, m) },
			"mul": func(a, b float64) float64 { return fp.Mul(a, b, m) },
			"div": func(a, b float64) float64 { return fp.Div(a, b, m) },
		} {
			add(op+"."+name+".f64", "f64 f64 f64", func(a, b, _ u) u { return to64(f(from64(a), from64(b)), a, b) })
		}
		add("fma."+name+".f32", "f32 f32 f32 f32", func(a, b, c u) u { return to32(fp.FMA(from32(a), from32(b), from32(c), m)) })
		add("fma."+name+".f64", "f64 f64 f64 f64", func(a, b, c u) u { return to64(fp.FMA(from64(a), from64(b), from64(c), m), a, b, c) })
		add("rcp."+name+".f32", "f32 f32", func(a, _, _ u) u { return to32(fp.Rcp(from32(a), m)) })
		add("rcp."+name+".f64", "f64 f64", func(a, _, _ u) u { return to64(fp.Rcp(from64(a), m), a) })
		add("sqrt."+name+".f32", "f32 f32", func(a, _, _ u) u { return to32(fp.Sqrt(from32(a), m)) })
		add("sqrt."+name+".f64", "f64 f64", func(a, _, _ u) u { return to64(fp.Sqrt(from64(a), m), a) })
		add("cvt."+name+".f32.f64", "f32 f64", func(a, _, _ u) u { return to32(fp.ToFloat32(from64(a), m)) })
	}
	for name, m := range map[string]fp.Mode{"rm": fp.Down, "rp": fp.Up, "rz": fp.ToZero, "rn": fp.ToNearestEven} {
		add("cvt."+name+".f32.s32", "f32 s32", func(a, _, _ u) u { return to32(fp.FromInteger[float32](int32(a), m)) })
		add("cvt."+name+".f32.u32", "f32 u32", func(a, _, _ u) u { return to32(fp.FromInteger[float32](uint32(a), m)) })
		add("cvt."+name+".f32.u64", "f32 u64", func(a, _, _ u) u { return to32(fp.FromInteger[float32](a, m)) })
		add("cvt."+name+".f64.u64", "f64 u64", func(a, _, _ u) u { return to64(fp.FromInteger[float64](a, m)) })
	}
	add("cvt.rn.f64.s32", "f64 s32", func(a, _, _ u) u { return to64(float64(int32(a))) })
	add("cvt.rn.f64.u32", "f64 u32", func(a, _, _ u) u { return to64(float64(uint32(a))) })
	for mode, round := range integral {
		add("cvt."+mode+".u32.f32", "u32 f32", func(a, _, _ u) u { return toInt(round(float64(from32(a))), 0, 1<<32, 32, false) })
		add("cvt."+mode+".u32.f64", "u32 f64", func(a, _, _ u) u { return toInt(round(from64(a)), 0, 1<<32, 32, true) })
	}
}
