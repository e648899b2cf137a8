// Texts of limb's functions for shaders, numbers for them, and a self-test of the device.
import * as ofWGSL from "./wgsl/frame.js";
import * as ofGLSL from "./glsl/frame.js";

export { split, join, splitTF, joinTF, splitQF, joinQF, residue, multiply } from "./numbers.js";

function array(functions) {
  if (!Array.isArray(functions)) throw new TypeError("limb: the functions are an array, as [DF_Add]");
  return functions;
}

// The parts of functions of a language, each behind what it needs. Of the two languages WGSL alone has the word fn.
function reach(functions, language) {
  const list = new Set();
  const add = part => {
    if (list.has(part)) return;
    for (const need of part.needs?.() ?? []) add(need);
    list.add(part);
  };
  for (const [i, f] of array(functions).entries()) {
    if (!f?.text) throw new TypeError(`limb: function ${i} is ${f}: import functions by name from "limb/wgsl" or "limb/glsl", as DF_Add`);
    if (/^fn \w/m.test(f.text) != (language == "wgsl")) throw new TypeError(`limb: function ${i} is not of ${language}: import it from "limb/${language}"`);
    add(f);
  }
  return [...list];
}

const path = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/;

function frame({ bound, priv, named, place }, zero) {
  if (zero === undefined) return bound;
  if (zero === "private") return priv;
  if (typeof zero != "string" || !path.test(zero)) throw new TypeError(`limb: the zero ${JSON.stringify(zero)} is neither "private" nor a name of the shader, as "zero" or "view.zero"`);
  return named.replaceAll(place, zero);
}

// A misspelt option would do nothing.
function only(options, ...known) {
  if (typeof options != "object" || !options) throw new TypeError(`limb: the options are an object, as { ${known[0]}: … }, and not ${options}`);
  for (const name of Object.keys(options)) {
    if (!known.includes(name)) throw new TypeError(`limb: there is no option ${name}: there are ${known.join(", ")}`);
  }
}

/** wgsl: see limb.d.ts. */
export function wgsl(functions, options = {}) {
  only(options, "group", "binding", "zero", "code");
  const { group = 0, binding = 999, zero, code = "" } = options;
  for (const [name, x] of Object.entries({ group, binding })) {
    if (!Number.isInteger(x) || x < 0) throw new TypeError(`limb: ${name} is ${x}, and must be an integer that is not negative`);
  }
  if (typeof code != "string") throw new TypeError(`limb: code is a text, your shader, and not ${typeof code == "object" ? "an object" : "a " + typeof code}`);
  const parts = reach(functions, "wgsl");
  const bare = code.replace(/\/\*[^]*?\*\/|\/\/.*/g, "");
  if (zero === undefined) {
    for (const [all] of bare.matchAll(/(?:@(?:group|binding)\s*\(\s*\d+[ui]?\s*\)\s*){2}var[^;]*/g)) {
      const at = word => Number(all.match(new RegExp(`@${word}\\s*\\(\\s*(\\d+)`))?.[1]);
      if (at("group") == group && at("binding") == binding) {
        throw new Error(`limb: binding ${binding} of group ${group} is taken, by ${all.replace(/\s+/g, " ").trim()}: give limb_zero another one, as { group: ${group}, binding: ${binding + 1} }`);
      }
    }
  }
  let head = frame(ofWGSL, zero).replace("@group(0) @binding(999)", `@group(${group}) @binding(${binding})`);
  if (parts.some(p => p.float64)) head += "\n" + ofWGSL.float64;
  return [head, ...parts.map(p => p.text)].join("\n") + (code && "\n" + code);
}

/** glsl: see limb.d.ts. */
export function glsl(functions, options = {}) {
  only(options, "zero");
  const { zero } = options;
  const head = zero === undefined ? "uniform highp uint limb_zero;\n#define LIMB_ZERO limb_zero\n" : frame(ofGLSL, zero);
  return [head + ofGLSL.always, ...reach(functions, "glsl").map(p => p.text), ofGLSL.close].join("\n");
}

// The words of the rows of a function.
const words = f => new Uint32Array(Uint8Array.from(atob(f.rows), c => c.charCodeAt(0)).buffer);

// Functions that have rows for a self-test: one that has none is checked by those that it is made of, as DF_Mat4_Mul by DF_Mul and DF_Add.
const checked = functions => [...new Set(array(functions).flatMap(f => f?.rows || !f?.text ? [f] : f.needs().filter(n => n.rows)))];

/** selftest: the text of limb export --lang wgsl --selftest. */
export function selftest(functions, options = {}) {
  only(options, "group", "binding");
  functions = checked(functions);
  const { group = 0, binding = 999 } = options;
  let text = wgsl(functions, options) + `
@group(${group}) @binding(${binding - 1}) var<storage, read_write> limb_wrong: array<atomic<u32>, ${functions.length + 1}>;

${ofWGSL.differ}
`, calls = "";
  for (const [k, f] of functions.entries()) {
    const list = words(f);
    text += `const ${f.name}_rows = array<u32, ${list.length}>(${[...list].map(w => "0x" + w.toString(16) + "u")});\n${f.differs}\n`;
    calls += `\tfor (var i = first; i < ${f.n}u; i += 64u) {\n\t\tatomicAdd(&limb_wrong[0], 1u);\n\t\tif (${f.name}_differs(${list.length / f.n}u * i)) { atomicAdd(&limb_wrong[${k + 1}], 1u); }\n\t}\n`;
  }
  return `${text}@compute @workgroup_size(64)\nfn limb_selftest(@builtin(local_invocation_index) thread: u32) {\n\tlet first = thread + limb_zero.y;\n${calls}}\n`;
}

const no = text => ({ ok: false, rows: 0, differ: {}, text });

/** check: see limb.d.ts. */
export async function check(device, functions, options = {}) {
  only(options, "group", "binding", "limit");
  const { group = 0, binding = 999, limit = 600000 } = options;
  if (functions) array(functions);
  if (device?.transformFeedbackVaryings) return checkGL(device, functions);
  if (device?.getShaderInfoLog) return no('This is a context of WebGL 1, which has no integers in shaders: ask for getContext("webgl2").');
  if (!device && functions?.some(f => f?.text && !/\bfn\s/.test(f.text))) return no('There is no WebGL2 here: getContext("webgl2") gave none, and the functions are of GLSL.');
  if (!device?.createShaderModule) {
    return no(globalThis.navigator?.gpu ? "There is no GPUDevice: requestAdapter() gave none, or requestDevice() was not awaited."
      : "There is no WebGPU here: navigator.gpu is missing. It needs a browser that has it, and https or localhost.");
  }
  if (!functions?.length) throw new TypeError("limb: check takes the functions that you use, as [DF_Add, DF_Mul]");
  functions = checked(functions);
  const { maxBindGroups, maxBindingsPerBindGroup = 1000, maxStorageBuffersPerShaderStage } = device.limits;
  if (!(group < maxBindGroups)) throw new RangeError(`limb: group ${group}: this device has ${maxBindGroups} groups, from 0 on`);
  if (!(binding >= 1 && binding < maxBindingsPerBindGroup)) throw new RangeError(`limb: binding ${binding}: check takes 1 to ${maxBindingsPerBindGroup - 1}, and has its results in the one before`);
  if (maxStorageBuffersPerShaderStage < 1) return no("This device has no storage buffers, which the self-test writes its counts to.");
  let lost = null;
  const gone = device.lost.then(info => { lost = info; });
  let timer;
  const late = new Promise(f => { timer = setTimeout(f, limit, "late"); });
  try {
    const counts = await Promise.race([run(device, functions, { group, binding }), gone, late]);
    if (counts == "late") return no(`The device's compiler is not through after ${limit / 1000} s: ask for fewer functions.`);
    if (!lost) return verdict(functions, counts);
  } catch (e) {
    await Promise.race([gone, new Promise(f => setTimeout(f, 100))]); // what fails may fail because of that
    if (!lost) return no(`The device does not run the self-test: ${e.message}`);
  } finally {
    clearTimeout(timer);
  }
  return no(`The device is lost (${lost.reason || "unknown"}${lost.message && ": " + lost.message}): ask for another one, and check it again.`);
}

// checkGL is check in WebGL2: a pixel of an integer texture says whether a row differs.
function checkGL(gl, functions) {
  if (!functions?.length) throw new TypeError("limb: check takes the functions that you use, as [DF_Add, DF_Mul]");
  functions = checked(functions);
  const counts = [0];
  try {
    for (const f of functions) {
      const says = pixels(gl, f);
      counts[0] += says.filter((x, i) => i % 4 == 1 && x == 1).length;
      counts.push(says.filter((x, i) => i % 4 == 0 && x != 0).length);
    }
  } catch (e) {
    if (!gl.isContextLost()) return no(`The device does not run the self-test: ${e.message}`);
  }
  return gl.isContextLost() ? no("The context is lost: wait for webglcontextrestored, and check it again.") : verdict(functions, counts);
}

// pixels returns what the pixels say of the rows of a function: whether they differ, and 1.
function pixels(gl, f) {
  const program = gl.createProgram(), rows = gl.createTexture(), out = gl.createTexture(), frame = gl.createFramebuffer(), array = gl.createVertexArray();
  const list = words(f), says = new Uint32Array(4 * f.n);
  const sources = [[gl.VERTEX_SHADER, "void main() { gl_Position = vec4(float(gl_VertexID & 1) * 4.0 - 1.0, float(gl_VertexID >> 1) * 4.0 - 1.0, 0.0, 1.0); }"],
    [gl.FRAGMENT_SHADER, `precision highp float;\nprecision highp int;\n${glsl([f])}\n${ofGLSL.differ}${f.differs}
out highp uvec4 limb_says;
void main() { limb_says = uvec4(uint(${f.name}_differs(int(gl_FragCoord.x))), 1u, 0u, 0u); }`]];
  try {
    for (const [kind, text] of sources) {
      const shader = gl.createShader(kind);
      gl.shaderSource(shader, "#version 300 es\n" + text);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
      gl.deleteShader(shader); // with its program
      if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(`${f.name}: ${gl.getShaderInfoLog(shader)}`);
    }
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(`${f.name}: ${gl.getProgramInfoLog(program)}`);
    for (const [texture, format, kind, width, height, data] of [[rows, gl.R32UI, gl.RED_INTEGER, list.length / f.n, f.n, list], [out, gl.RGBA32UI, gl.RGBA_INTEGER, f.n, 1, null]]) {
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.texImage2D(gl.TEXTURE_2D, 0, format, width, height, 0, kind, gl.UNSIGNED_INT, data);
      for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, filter, gl.NEAREST);
    }
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, out, 0);
    gl.bindTexture(gl.TEXTURE_2D, rows);
    gl.useProgram(program);
    gl.uniform1i(gl.getUniformLocation(program, "limb_rows"), gl.getParameter(gl.ACTIVE_TEXTURE) - gl.TEXTURE0);
    gl.bindVertexArray(array);
    gl.viewport(0, 0, f.n, 1);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.readPixels(0, 0, f.n, 1, gl.RGBA_INTEGER, gl.UNSIGNED_INT, says);
    return says;
  } finally {
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.deleteProgram(program);
    gl.deleteTexture(rows);
    gl.deleteTexture(out);
    gl.deleteFramebuffer(frame);
    gl.deleteVertexArray(array);
  }
}

function verdict(functions, counts) {
  const rows = functions.reduce((n, f) => n + f.n, 0);
  const differ = Object.fromEntries(functions.map((f, i) => [f.name, counts[i + 1]]));
  const wrong = Object.entries(differ).filter(([, n]) => n).map(([name, n]) => `${n} of ${name}`).join(", ");
  const text = counts[0] != rows ? `The device compared ${counts[0]} of ${rows} rows: it does not run the self-test as it is written.`
    : wrong ? `Do not use these here: of ${rows} rows ${wrong} differ.`
    : `All bits are right, of ${rows} rows.`;
  return { ok: counts[0] == rows && !wrong, rows, differ, text };
}

// run returns what limb_selftest counts: rows, and those of each function that differ.
async function run(device, functions, options) {
  const { group, binding } = options;
  const size = 4 * (functions.length + 1);
  const owned = [];
  const buffer = (size, usage) => (owned.push(device.createBuffer({ size, usage })), owned.at(-1));
  for (const kind of ["validation", "out-of-memory", "internal"]) device.pushErrorScope(kind);
  let errors;
  try {
    const module = device.createShaderModule({ code: selftest(functions, options) });
    const bad = (await module.getCompilationInfo()).messages.find(m => m.type == "error");
    if (bad) throw new Error(`line ${bad.lineNum}: ${bad.message}`);
    const visibility = 4, hasDynamicOffset = false; // of compute
    const zeros = device.createBindGroupLayout({ entries: [
      { binding, visibility, buffer: { type: "uniform", hasDynamicOffset } },
      { binding: binding - 1, visibility, buffer: { type: "storage", hasDynamicOffset } },
    ] });
    const none = device.createBindGroupLayout({ entries: [] });
    const layout = device.createPipelineLayout({ bindGroupLayouts: [...Array(group).fill(none), zeros] });
    const pipeline = await device.createComputePipelineAsync({ layout, compute: { module, entryPoint: "limb_selftest" } });
    const zero = buffer(16, 0x40), wrong = buffer(size, 0x80 | 0x4), read = buffer(size, 0x1 | 0x8);
    const entries = [[binding, zero], [binding - 1, wrong]].map(([binding, buffer]) => ({ binding, resource: { buffer } }));
    const encoder = device.createCommandEncoder();
    const pass = encoder.beginComputePass();
    pass.setPipeline(pipeline);
    for (let i = 0; i < group; i++) pass.setBindGroup(i, device.createBindGroup({ layout: none, entries: [] }));
    pass.setBindGroup(group, device.createBindGroup({ layout: zeros, entries }));
    pass.dispatchWorkgroups(1);
    pass.end();
    encoder.copyBufferToBuffer(wrong, 0, read, 0, size);
    device.queue.submit([encoder.finish()]);
    errors = [0, 1, 2].map(() => device.popErrorScope());
    const error = (await Promise.all(errors)).find(e => e);
    if (error) throw error;
    await read.mapAsync(1);
    return [...new Uint32Array(read.getMappedRange())];
  } finally {
    if (!errors) [0, 1, 2].forEach(() => device.popErrorScope().catch(() => {}));
    owned.forEach(b => b.destroy());
  }
}
