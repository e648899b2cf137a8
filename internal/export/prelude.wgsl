// The lowering switch. WGSL lets a compiler reassociate sums and fuse products into them, and
// some do. So each rounded result is combined with a zero that the compiler does not know:
@about
// Another word than 0 there makes every result NaN. Leave RN as it is even where the self-test
// finds no difference without it: it computes with numbers out of a buffer, and what a compiler
// does to constants of your own it cannot show.
@declared
fn limb_hidden(w: u32) -> u32 { return (w ^ @word) | select(0u, 0x7ff80000u, @word != 0u); }

fn RN(x: f32) -> f32 { return bitcast<f32>(limb_hidden(bitcast<u32>(x))); }
fn ZERO() -> f32 { return bitcast<f32>(limb_hidden(0u)); }

// What looks at a float looks at its bits: a compiler may take it that no number is NaN or infinite.
fn BITS(x: f32) -> u32 { return limb_hidden(bitcast<u32>(x)); }
fn FLOAT(w: u32) -> f32 { return bitcast<f32>(limb_hidden(w)); }
fn IS_NAN(x: f32) -> bool { return (BITS(x) & 0x7fffffffu) > 0x7f800000u; }
fn IS_FINITE(x: f32) -> bool { return (BITS(x) & 0x7f800000u) != 0x7f800000u; }
