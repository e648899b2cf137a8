// Numbers of JavaScript as DF, two numbers of float32, and back.

// parts returns hi, lo and what is left of x, each exact.
function parts(x) {
  const hi = Math.fround(x);
  if (hi - hi != 0) {
    if (x - x == 0) throw new RangeError(`limb: ${x} is beyond float32, which ends at 3.4e38`);
    return [hi, 0, 0]; // an infinity or NaN
  }
  let lo = Math.fround(x - hi) + 0; // no -0
  if (Math.fround(hi + lo) != hi) { // a tie that is rounded to another hi: the number before it
    const one = Float32Array.of(lo);
    new Uint32Array(one.buffer)[0]--;
    lo = one[0];
  }
  return [hi, lo, x - hi - lo];
}

function numeric(x) {
  if (typeof x != "number") throw new TypeError(`limb: split takes a number, or an array of numbers, and not ${typeof x == "object" ? "an object" : typeof x}`);
  return x;
}

const listed = x => ArrayBuffer.isView(x) && !(x instanceof DataView) || Array.isArray(x);

/** split: see limb.d.ts. */
export function split(x, layout = "interleaved") {
  if (!listed(x)) {
    const [hi, lo, rest] = parts(numeric(x));
    return { hi, lo, rest };
  }
  const n = x.length;
  if (layout == "planes") {
    const hi = new Float32Array(n), lo = new Float32Array(n);
    for (let i = 0; i < n; i++) [hi[i], lo[i]] = parts(numeric(x[i]));
    return { hi, lo };
  }
  if (layout != "interleaved") throw new TypeError(`limb: there is no layout ${JSON.stringify(layout)}: it is "interleaved" or "planes"`);
  const pairs = new Float32Array(2 * n);
  for (let i = 0; i < n; i++) [pairs[2 * i], pairs[2 * i + 1]] = parts(numeric(x[i]));
  return pairs;
}

/** residue: see limb.d.ts. */
export const residue = x => Float64Array.from(x, a => parts(numeric(a))[2]);

/** join: see limb.d.ts. */
export function join(x, lo) {
  if (typeof x == "number") return x - x == 0 ? x + (lo ?? 0) : x;
  if (listed(x)) {
    if (x.length % 2) throw new RangeError(`limb: join takes pairs, and ${x.length} numbers are none`);
    return Float64Array.from({ length: x.length / 2 }, (_, i) => join(x[2 * i], x[2 * i + 1]));
  }
  if (!listed(x?.hi)) return join(numeric(x?.hi), x.lo);
  if (x.hi.length != x.lo.length) throw new RangeError(`limb: join takes planes of one length, and not ${x.hi.length} and ${x.lo.length}`);
  return Float64Array.from(x.hi, (hi, i) => join(hi, x.lo[i]));
}

/** multiply: see limb.d.ts. */
export function multiply(a, b) {
  if (a?.length != 16 || b?.length != 16) throw new TypeError("limb: multiply takes two matrices of 16 numbers, by columns");
  const c = new Float64Array(16);
  for (let i = 0; i < 16; i++) {
    const row = i & 3, column = i & 12;
    for (let k = 0; k < 4; k++) c[i] += a[row + 4 * k] * b[column + k];
  }
  return c;
}
