// Numbers of JavaScript as DF, TF and QF, two to four numbers of float32, and back.

const beyond = x => new RangeError(`limb: ${x} is beyond float32, which ends at 3.4e38`);

// parts returns hi, lo and what is left of x, each exact.
function parts(x) {
  const hi = Math.fround(x);
  if (hi - hi != 0) {
    if (x - x == 0) throw beyond(x);
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

// ratio returns a finite number, or text, as a fraction of integers; what is far beyond float32 is 10^60, and far below 0.
function ratio(x) {
  if (typeof x == "number") {
    const [w] = new BigUint64Array(Float64Array.of(x).buffer), e = Number(w >> 52n) & 2047;
    const m = (w & 0xfffffffffffffn | (e ? 1n << 52n : 0n)) * (x < 0 ? -1n : 1n), k = BigInt(Math.max(e, 1) - 1075);
    return k < 0n ? [m, 1n << -k] : [m << k, 1n];
  }
  const [all, sign, whole, part = "", exponent = 0] = (typeof x == "string" && /^\s*([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?\s*$/i.exec(x)) || [];
  if (all === undefined || !(whole + part)) throw new TypeError(`limb: splitTF and splitQF take numbers and decimal texts, and not ${typeof x == "string" ? JSON.stringify(x) : typeof x}`);
  const digits = whole + part, m = BigInt(digits) * (sign == "-" ? -1n : 1n), e = Number(exponent) - part.length;
  if (m && e + digits.length > 400) return [m < 0n ? -(10n ** 60n) : 10n ** 60n, 1n];
  if (e + digits.length < -400) return [0n, 1n];
  return e < 0 ? [m, 10n ** BigInt(-e)] : [m * 10n ** BigInt(e), 1n];
}

const bits = n => n.toString(2).length;

// limbs returns the limbs of a number of so many: the float32 nearest to x, the one nearest to the rest, and so on.
function limbs(x, count) {
  const out = new Float32Array(count);
  if (typeof x == "number" && (x - x != 0 || x == 0)) out[0] = x;
  else {
    let [n, d] = ratio(x);
    for (let i = 0; i < count && n; i++) {
      const negative = n < 0n, a = negative ? -n : n;
      let k = Math.max(bits(a) - bits(d) - 24, -149), top, bottom, q;
      for (;; k++) { // once or twice, until q has 24 bits
        top = a << BigInt(Math.max(-k, 0));
        bottom = d << BigInt(Math.max(k, 0));
        if ((q = top / bottom) < 1n << 24n) break;
      }
      const twice = 2n * (top - q * bottom);
      if (twice > bottom || twice == bottom && q & 1n) q++;
      out[i] = (negative ? -1 : 1) * Number(q) * 2 ** k;
      if (Math.abs(out[i]) == Infinity) throw beyond(x);
      if (q == 0n) break;
      n = (top - q * bottom) * (negative ? -1n : 1n);
      d <<= BigInt(Math.max(-k, 0));
    }
  }
  const j = out.findLastIndex(v => v != 0);
  if (j > 0 && Math.fround(out[j - 1] + out[j]) != out[j - 1]) { // a tie that is rounded to other limbs: the number before it
    if (j < count - 1 && Math.abs(out[j]) > 2 ** -125) out[j + 1] = out[j] > 0 ? -(2 ** -149) : 2 ** -149;
    else new Uint32Array(out.buffer)[j]--;
  }
  return out;
}

const splitter = count => x => {
  if (!listed(x)) return limbs(x, count);
  const out = new Float32Array(count * x.length);
  for (let i = 0; i < x.length; i++) out.set(limbs(x[i], count), count * i);
  return out;
};

const joiner = (type, count, word) => x => {
  if (!listed(x) || x.length % count) throw new RangeError(`limb: join${type} takes ${word} numbers, or ${word} times as many as there are ${type}`);
  const one = i => x[i] - x[i] == 0 ? Array.from({ length: count }, (_, k) => x[i + k]).reduceRight((sum, a) => sum + a) : x[i];
  return x.length == count ? one(0) : Float64Array.from({ length: x.length / count }, (_, i) => one(count * i));
};

/** See limb.d.ts. */
export const splitTF = splitter(3), joinTF = joiner("TF", 3, "three");
/** See limb.d.ts. */
export const splitQF = splitter(4), joinQF = joiner("QF", 4, "four");

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
