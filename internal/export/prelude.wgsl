// The lowering switch. WGSL lets a compiler reassociate sums and fuse products into them, and
// some do. So each rounded result is combined with a zero that the compiler does not know:
// limb_zero, a uniform of 16 bytes that must hold zeros. Change the numbers of its group and
// binding to what is free in your layout. Where the self-test finds no difference without it,
// let RN return x, which takes two thirds of the time; and ask again on every device.
@group(0) @binding(0) var<uniform> limb_zero: vec4<u32>;

fn RN(x: f32) -> f32 { return bitcast<f32>(bitcast<u32>(x) ^ limb_zero.x); }
fn ZERO() -> f32 { return bitcast<f32>(limb_zero.x); }

// What looks at a float looks at its bits: a compiler may take it that no number is NaN or infinite.
fn BITS(x: f32) -> u32 { return bitcast<u32>(x) ^ limb_zero.x; }
fn FLOAT(w: u32) -> f32 { return bitcast<f32>(w ^ limb_zero.x); }
fn IS_NAN(x: f32) -> bool { return (BITS(x) & 0x7fffffffu) > 0x7f800000u; }
fn IS_FINITE(x: f32) -> bool { return (BITS(x) & 0x7f800000u) != 0x7f800000u; }
