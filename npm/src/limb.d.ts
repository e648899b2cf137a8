/** A function, a struct or a table: import functions by name from "limb/wgsl" and "limb/glsl". */
export interface Part { readonly name: string; readonly text: string; readonly rows?: string }

export interface Options {
  /** Where limb_zero is bound, a uniform buffer of 16 bytes of zeros: group 0 and binding 999 where nothing is said. */
  group?: number;
  binding?: number;
  /** In place of a binding: "private", a variable limb_zero that each entry point sets, or the name of a u32 of your own, such as "view.zero". It must be 0, and no constant: where it is not 0, every result is NaN. */
  zero?: "private" | (string & {});
  /** Your shader, which is put behind the functions. It is an error where that has limb_zero's binding already. */
  code?: string;
}

/** The text of functions and of what they need, in WGSL. */
export function wgsl(functions: readonly Part[], options?: Options): string;

/**
 * The same in GLSL, for WebGL2 (GLSL ES 3.00): put it behind #version. It declares a uniform limb_zero, which is 0 as
 * long as nobody sets it; with zero it uses a uint of yours, declared before, or a variable limb_zero that main sets.
 */
export function glsl(functions: readonly Part[], options?: Pick<Options, "zero">): string;

/** The text of limb_selftest, which check() runs. */
export function selftest(functions: readonly Part[], options?: Pick<Options, "group" | "binding">): string;

export interface Verdict {
  /** Whether the functions have the right bits on this device, with results hidden from the compiler, as wgsl() writes them. */
  ok: boolean;
  /** How many rows were compared. */
  rows: number;
  /** For each function that was compared how many rows differ: DF_Mat4_Mul and its like are compared by those that they are made of, DF_Mul and DF_Add. */
  differ: Record<string, number>;
  /** All of it in words. */
  text: string;
}

/**
 * Compares functions on the page's own device with the bits that they must give. A device that is lost or missing,
 * or that cannot do it within limit milliseconds (600 000), is a verdict that is not ok. Throws a RangeError for a group or
 * binding that the device does not have. Results are counted in the binding before limb_zero's.
 */
export function check(device: GPUDevice | null | undefined, functions: readonly Part[], options?: { group?: number; binding?: number; limit?: number }): Promise<Verdict>;
/**
 * The same in WebGL2, of functions from "limb/glsl". It changes what is bound, the viewport and the program: give it a
 * context that draws nothing else, new OffscreenCanvas(1, 1).getContext("webgl2"), or call it before you set up yours.
 */
export function check(gl: WebGL2RenderingContext, functions: readonly Part[]): Promise<Verdict>;

/** DF numbers as two arrays. */
export interface Planes { hi: Float32Array; lo: Float32Array }

/**
 * A number as DF: hi is the nearest float32, lo the float32 nearest to the rest (before a tie that would round to another hi), and rest = x - hi - lo, exactly: 0 where x
 * has up to 48 bits. Infinities and NaN stand in hi. Throws a RangeError where x is finite and beyond float32.
 */
export function split(x: number): { hi: number; lo: number; rest: number };
/** Numbers as array<DF> has them: hi, lo, hi, lo, … A matrix of 16 numbers for DF_Mat4 is split into planes. */
export function split(x: ArrayLike<number>, layout?: "interleaved"): Float32Array;
export function split(x: ArrayLike<number>, layout: "planes"): Planes;

/**
 * A number as QF, four float32 in a Float32Array, rounded once: of text such as "-0.743643887037158704752191506114774" 28 digits. Of an array of
 * numbers and texts all of them, one after the other. Infinities and NaN stand in the first float32. Throws a RangeError where
 * x is finite and beyond float32.
 */
export function splitQF(x: number | string | ArrayLike<number | string>): Float32Array;
/** The number next to a QF, four float32; of more than four an array. */
export function joinQF(x: ArrayLike<number> & { length: 4 }): number;
export function joinQF(x: ArrayLike<number>): number | Float64Array;
/** The same of a TF, three float32: 21 digits. */
export function splitTF(x: number | string | ArrayLike<number | string>): Float32Array;
/** The number next to a TF, three float32; of more than three an array. */
export function joinTF(x: ArrayLike<number> & { length: 3 }): number;
export function joinTF(x: ArrayLike<number>): number | Float64Array;

/** What split() leaves of each number. */
export function residue(x: ArrayLike<number>): Float64Array;

/** The number of JavaScript nearest to hi + lo, which has 53 bits: all 48 of a DF, or where lo is far below hi the first 53. Of arrays, pairs or planes, all of them. */
export function join(hi: number, lo?: number): number;
export function join(x: { hi: number; lo: number }): number;
export function join(x: Float32Array | readonly number[] | Planes): Float64Array;

/** a·b for 4x4 matrices by columns, in float64: view times model, before it is split. */
export function multiply(a: ArrayLike<number>, b: ArrayLike<number>): Float64Array;
