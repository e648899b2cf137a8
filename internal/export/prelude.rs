// Rust rounds each operation as it is written, on every processor but 32-bit x86 without SSE2;
// so there is nothing to guard against. With target features that have a fused multiply-add
// (-C target-cpu=native) products take half the time.

#![allow(non_camel_case_types, dead_code, unused_parens, clippy::all)]

#[cfg(all(target_arch = "x86", not(target_feature = "sse2")))]
compile_error!("limb: floats are computed with more digits here: compile for a target with sse2");

const FMA: bool = cfg!(any(target_feature = "fma", target_arch = "aarch64"));

// Errors of products, for p = RN(ab): ab - p, rounded once. The product of two f32 is an f64.
#[inline]
fn prod_err32(a: f32, b: f32, p: f32) -> f32 {
	(a as f64 * b as f64 - p as f64) as f32
}
