// The page: what the visitor does, and what limb's Go in the worker answers.
"use strict"
const $ = id => document.getElementById(id)
const worker = new Worker("worker.js")
const open = new Map()
let last = 0

// ask asks the worker; part gets what is known before the end.
function ask(request, part = () => {}) {
  return new Promise((resolve, reject) => {
    open.set(++last, {part, resolve, reject})
    worker.postMessage({id: last, request})
  })
}
worker.onmessage = ({data: {id, answer, last, fault}}) => {
  if (fault) return broken(fault)
  const o = open.get(id)
  if (!last) return o.part(answer)
  open.delete(id)
  answer.error ? o.reject(new Error(answer.error)) : o.resolve(answer)
}
worker.onerror = e => broken(e.message)
function broken(why) {
  say("verdict", "bad", "limb could not start here.")
  $("why").textContent = why
}

function say(id, state, text) {
  $(id).hidden = false
  $(id).dataset.state = state
  $(id).textContent = text
}
function row(table, cells, head = true) {
  const tr = document.createElement("tr")
  cells.forEach((c, i) => {
    const cell = document.createElement(i == 0 && head ? "th" : "td")
    if (cell.tagName == "TH") cell.scope = "row"
    if (c instanceof Node) cell.append(c)
    else if (typeof c == "object") { cell.textContent = c.text; cell.className = c.class }
    else cell.textContent = c
    tr.append(cell)
  })
  $(table).tBodies[0].append(tr)
}
const empty = table => $(table).tBodies[0].replaceChildren()
const codes = text => text.split(" ").flatMap(w => [code(w), " "]) // a number stays on its line
const code = text => { const e = document.createElement("code"); e.textContent = text; return e }

// # May I trust this GPU?

const report = {kind: "limb.page", schema: 1, agent: navigator.userAgent}
let gpu = false

// How anybody would write functions for a GPU, and "Without limb's care" has them run: with the fused multiply-add, or
// with split products where none is fused; and whether limb writes them so too.
const anybodys = a => a.fma ? "plain" : "split"
const asWritten = a => [anybodys(a), "plain"].includes(a.lowering)

// judge returns the verdict on a GPU that passed the self-test, beside the rows of "Without limb's care", once they are
// there, and what these rows come from. Neither contradicts the other.
function judge(a, rows) {
  const wrong = (rows || []).filter(r => r.differ).map(r => r.function).join(", ")
  if (asWritten(a)) return wrong ? ["bad", `No: ${wrong} comes out wrong here, though the self-test found no fault. Please report this.`, ""]
    : ["good", "Yes: float-float arithmetic comes out right here as it is written.", ""]
  const cause = "The self-test found: " + (a.rejected.find(r => r.startsWith(anybodys(a) + ":")) || a.rejected.at(-1))
  return ["good", !rows ? "Yes, with limb's lowering." : wrong ? "Yes, with limb's lowering: as it is written float-float arithmetic comes out wrong here."
    : "Yes, with limb's lowering: as it is written float-float arithmetic is not always right here.", rows ? cause : ""]
}

async function trust() {
  const v = await ask({ask: "verdict"})
  const listed = functions().catch(() => {}) // which takes some time
  report.verdict = v
  gpu = v.trusted
  const d = v.device || {}, a = v.float32
  $("trusting").disabled = !v.webgpu
  if (gpu) {
    const least = a.subnormals === "kept" ? "" : " Small numbers are lost: what is below 2^-76 in DF, or 2^-28 in QF, is not within its bound, and NaN in maps."
    const software = d.software ? " It is the processor in a GPU's place." : ""
    say("verdict", ...judge(a))
    $("why").textContent = `${d.title}: every bit of the test is that of Go, ${a.lowering_in_words}.${least}${software}`
    const rounds = a.division && a.sqrt ? "rounded correctly" : "not rounded correctly: limb makes its own"
    for (const [k, t] of [
      ["a · b + c", a.contracts ? "is fused, though nobody asked" : "stays two operations"],
      ["a + b − a", a.reassociates ? "is simplified to b" : "stays as it is written"],
      ["fused multiply-add", a.fma ? "is fused" : "not used"],
      ["subnormal numbers", a.subnormals], ["x / y and √x", rounds],
      ["floor and trunc", a.trunc ? "right" : "not right: limb makes its own"],
      ["infinities, NaN, −0", a.infinities_and_nan ? "kept" : "not kept"],
      ["limb's lowering", a.lowering_in_words], ["the test took", `${v.milliseconds} ms`],
    ]) row("facts", [k, t])
    for (const t of a.verdicts) row("tests", [t.test, {text: t.text, class: t.ok ? "good" : "bad"}])
    for (const r of a.rejected) { const li = document.createElement("li"); li.append(code(r)); $("rejected").append(li) }
  } else {
    say("verdict", "bad", v.webgpu ? "No: its arithmetic is not exact in any way that limb knows." : "There is no WebGPU here, so limb computes on the processor.")
    $("why").textContent = v.why + (v.webgpu ? " All that follows runs on the processor." : "")
    row("facts", ["what computes", "the processor, by WebAssembly"])
    for (const o of document.querySelectorAll("#type option, #compare option")) if (o.value && !/Go$/.test(o.textContent)) [o.value, o.textContent] = [o.value, o.textContent + ", in Go"]
  }
  draw(0)
  await drawn // or it would be timed too
  if (v.webgpu) {
    await ask({ask: "compiler"}, showPlain).then(x => { showPlain(x); report.compiler = x.rows; if (gpu) conclude(a, x.rows) }, e => { row("plain", [e.message, ""]) })
  } else row("plain", ["there is no compiler for a GPU here", ""])
  await ask({ask: "speed"}, showSpeed).then(x => { showSpeed(x); report.speed = x.turns_a_second }, e => { $("speed-note").textContent = e.message })
  $("copy").disabled = $("save").disabled = false
  await listed
  document.body.dataset.done = "yes"
}

function showPlain({rows}) {
  empty("plain")
  $("evidence").replaceChildren()
  for (const r of rows) {
    row("plain", [`${r.function}: ${r.words}`, {text: r.differ ? `${r.differ} of ${r.of}` : "none", class: "n " + (r.differ ? "bad" : "good")}])
    if (r.differ && !$("evidence").firstChild) {
      const p = document.createElement("p")
      p.className = "note"
      p.append("For example ", r.function, " of ", ...codes(r.operands), "gives ", ...codes(r.got), "and should be ", ...codes(r.want))
      $("evidence").append(p)
    }
  }
}

// conclude says the verdict once more, and what wrong results come from.
function conclude(a, rows) {
  const [state, text, cause] = judge(a, rows)
  say("verdict", state, text)
  if (!cause) return
  const p = document.createElement("p")
  p.className = "note"
  p.append(...codes(cause))
  $("evidence").append(p)
}

const digits = {float32: 6, DF: 14, QF: 28}
function showSpeed({turns_a_second: t}) {
  empty("speed")
  for (const k of ["float32", "DF", "QF"]) if (t[k]) {
    row("speed", [k, {text: digits[k], class: "n"}, {text: metric(t[k]), class: "n"}, {text: k == "float32" ? "1" : `1 / ${(t.float32 / t[k]).toPrecision(2)}`, class: "n"}])
  }
}
const metric = x => x >= 1e9 ? (x / 1e9).toPrecision(3) + " G" : x >= 1e6 ? (x / 1e6).toPrecision(3) + " M" : (x / 1e3).toPrecision(3) + " k"

$("copy").onclick = () => copy(JSON.stringify(report, null, 2), "copied")
$("save").onclick = () => save("limb.json", JSON.stringify(report, null, 2) + "\n", "application/json")
function save(name, text, type) {
  const a = document.createElement("a")
  a.href = URL.createObjectURL(new Blob([text], {type}))
  a.download = name
  a.click()
  setTimeout(() => URL.revokeObjectURL(a.href))
}
async function copy(text, where) {
  try { await navigator.clipboard.writeText(text); $(where).textContent = "Copied." } catch (e) { $(where).textContent = "The browser does not let pages copy here: " + e.message }
}

// # The explorer
//
// The centre is two integers, its parts times 10^places: so a place has all of its digits, and
// the address and the command name the same numbers.

const view = {re: 0n, im: 0n, places: 30, width: 3.2}
const canvas = $("view"), paper = canvas.getContext("2d")
let shown = null // the view that the canvas shows, and its picture
let waiting = 0, counting = 0, drawn

function big(x, places) { // x·10^places, to nine digits: of a step more are noise
  const [m, e] = x.toExponential(8).split("e")
  const p = places + +e - 8, n = BigInt(m.replace(".", ""))
  return p >= 0 ? n * 10n ** BigInt(p) : n / 10n ** BigInt(-p)
}
function decimal(n, places) {
  const s = (n < 0n ? -n : n).toString().padStart(places + 1, "0")
  const t = (s.slice(0, -places) + "." + s.slice(-places)).replace(/\.?0+$/, "")
  return (n < 0n ? "-" : "") + t
}
function integer(text, places) {
  const m = /^([+-]?)(\d{1,9})(?:\.(\d{1,400}))?$/.exec(text)
  if (!m) return null
  const f = (m[3] || "").padEnd(places, "0").slice(0, places)
  return BigInt(m[1].replace("+", "") + m[2] + f)
}
// precise gives the centre as many digits as the width needs.
function precise() {
  const need = Math.max(30, Math.ceil(-Math.log10(view.width)) + 8)
  const f = 10n ** BigInt(Math.abs(need - view.places))
  if (need > view.places) { view.re *= f; view.im *= f }
  if (need < view.places) { view.re /= f; view.im /= f }
  view.places = need
}
const size = () => $("size").value.split("x").map(Number)
const limit = () => Math.floor(1000 * (1 + Math.max(0, -Math.log10(view.width)) / 4))
function center() {
  const im = decimal(view.im, view.places)
  return decimal(view.re, view.places) + (im[0] == "-" ? "" : "+") + im + "i"
}

// draw counts the view anew, when it has not moved for some milliseconds.
function draw(rest = 60) {
  precise()
  write()
  ladder()
  delete canvas.dataset.hash
  for (const id of ["hash", "differ", "command"]) $(id).textContent = "…"
  $("enough").textContent = ""
  clearTimeout(waiting)
  drawn = new Promise(resolve => { waiting = setTimeout(() => count().then(resolve), rest) })
}

async function count() {
  if (!report.verdict) return // trust draws when it knows where
  const [w, h] = size()
  const trusting = $("trusting").checked && !$("trusting").disabled
  const request = {ask: "draw", center: center(), width: view.width, w, h, limit: limit(), type: $("type").value,
    on: trusting ? "plain" : gpu ? "gpu" : "cpu", compare: $("compare").value, differences: $("differences").checked}
  const of = {...view}
  const mine = ++counting
  $("state").textContent = "Counting …"
  const show = x => {
    if (x.done !== undefined) { $("bar").style.width = 100 * x.done + "%"; return }
    const picture = new OffscreenCanvas(x.w, x.h)
    picture.getContext("2d").putImageData(new ImageData(x.pixels, x.w, x.h), 0, 0)
    shown = {...of, picture}
    paint()
  }
  let x
  try { x = await ask(request, show) } catch (e) {
    if (mine == counting && e.message != "moved") { $("state").textContent = e.message; $("bar").style.width = 0 }
    return
  }
  const hash = await sha256(x.counts)
  if (mine != counting || canvas.dataset.hash || $("hash").textContent != "…") return
  show(x)
  $("bar").style.width = 0
  $("state").textContent = `${x.type} on ${x.on == "cpu" ? "the processor" : "the GPU"}, ${Math.round(x.milliseconds)} ms`
  $("enough").className = x.enough ? "" : "bad"
  $("enough").textContent = x.enough ? "" : `${x.type} has too few digits for this width and its turns: counts are wrong, and the picture dissolves.`
  $("hash").textContent = hash
  $("differ").textContent = x.compared ? `${x.differ} of ${x.of}, beside ${x.compared}${request.on == "plain" ? " with limb's lowering" : ""}` : "— (choose what to compare with)"
  $("command").textContent = `limb mandelbrot --center ${request.center} --width ${request.width} --size ${w}x${h} --limit ${request.limit} --type ${x.type} --json`
  canvas.dataset.hash = hash
}

async function sha256(bytes) {
  if (!crypto.subtle) return "— (browsers make hashes for pages from https or localhost alone)"
  return [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map(b => b.toString(16).padStart(2, "0")).join("")
}

// paint draws the last picture where it lies in the view, which may have moved since.
function paint() {
  if (!shown) return
  const [w, h] = size()
  if (canvas.width != w) { canvas.width = w; canvas.height = h }
  paper.fillStyle = "#080c26"
  paper.fillRect(0, 0, w, h)
  const f = 10n ** BigInt(Math.abs(view.places - shown.places))
  const [a, b] = view.places >= shown.places ? [f, 1n] : [1n, f]
  const places = Math.max(view.places, shown.places)
  const dx = Number(shown.re * a - view.re * b) / 10 ** places, dy = Number(shown.im * a - view.im * b) / 10 ** places
  const scale = shown.width / view.width
  const x = w / 2 + dx / view.width * w - w / 2 * scale, y = h / 2 - dy / view.width * w - h / 2 * scale
  paper.imageSmoothingEnabled = scale < 1 || shown.picture.width < w
  if (scale < 1e4 && Number.isFinite(x + y)) paper.drawImage(shown.picture, x, y, w * scale, h * scale)
}

const raised = n => [...String(+n)].map(c => c == "-" ? "⁻" : "⁰¹²³⁴⁵⁶⁷⁸⁹"[c]).join("")
// ladder says how far in each type goes: to 10 bits more than tell pixels apart.
const bits = {float32: 24, DF: 48, QF: 96}
function ladder() {
  const [w] = size()
  const stops = Object.entries(bits).map(([t, b]) => [t, w * 2 ** (11 - b), `dissolves at ${(w * 2 ** (11 - b)).toExponential(0).replace(/e([-+]\d+)/, (_, n) => "·10" + raised(n))}`])
  stops.push(["QF, distances", 1e-270, "to 10⁻²⁷⁰"])
  if ($("ladder").children.length == 0) for (const [t] of stops) {
    const b = document.createElement("button"), s = document.createElement("small")
    b.append(t, s)
    $("ladder").append(b)
  }
  stops.forEach(([t, width, text], i) => {
    const b = $("ladder").children[i]
    b.lastChild.textContent = text
    b.dataset.enough = view.width >= width ? "yes" : "no"
    b.setAttribute("aria-label", `${t}: ${text}; go to that width`)
    b.onclick = () => { goto(i == 3 ? 1e-40 : width / 8); if (i < 3) $("type").value = t; else $("type").value = ""; draw() }
  })
  $("place").replaceChildren(code(center()), `, width ${view.width}`)
}
// A place that stays interesting all the way in: the tip of a spiral.
const deep = ["-0.20370473608136999958829735695615240843612322597008807564520863025727980480192556794507574083172308005635421697669156797", "1.09941663179773164181923944335214245673703983883142319917635158024547994435508936423266333578375974724079106734249370325"]
function goto(width) {
  view.width = width
  view.places = 117
  ;[view.re, view.im] = deep.map(s => integer(s, 117))
}

function move(dx, dy) { // in parts of the width
  view.re += big(dx * view.width, view.places)
  view.im += big(dy * view.width, view.places)
  within()
  paint()
  draw()
}
function zoom(factor, dx = 0, dy = 0) { // around a point so far from the centre
  const width = Math.min(16, Math.max(1e-270, Number((view.width * factor).toPrecision(12))))
  view.re += big(dx * (view.width - width), view.places)
  view.im += big(dy * (view.width - width), view.places)
  view.width = width
  within()
  paint()
  draw()
}
function within() {
  const most = 4n * 10n ** BigInt(view.places)
  for (const k of ["re", "im"]) view[k] = view[k] > most ? most : view[k] < -most ? -most : view[k]
}
function home() { Object.assign(view, {re: -75n * 10n ** 28n, im: 0n, places: 30, width: 3.2}); paint(); draw() }

canvas.addEventListener("keydown", e => {
  if (e.ctrlKey || e.metaKey || e.altKey) return
  const step = e.shiftKey ? 0.4 : 0.1
  const keys = {ArrowLeft: () => move(-step, 0), ArrowRight: () => move(step, 0), ArrowUp: () => move(0, step), ArrowDown: () => move(0, -step),
    "+": () => zoom(0.5), "=": () => zoom(0.5), "-": () => zoom(2), "0": home}
  if (keys[e.key]) { e.preventDefault(); keys[e.key]() }
})
const at = e => { // from the centre, in parts of the width
  const r = canvas.getBoundingClientRect()
  return [(e.clientX - r.left - r.width / 2) / r.width, (r.top + r.height / 2 - e.clientY) / r.width]
}
canvas.addEventListener("wheel", e => {
  if (document.activeElement != canvas && !e.ctrlKey) return // the page scrolls until the picture is chosen
  e.preventDefault()
  zoom(2 ** (Math.max(-100, Math.min(100, e.deltaY)) / 200), ...at(e))
}, {passive: false})
canvas.addEventListener("dblclick", e => zoom(0.5, ...at(e)))
const fingers = new Map()
canvas.addEventListener("pointerdown", e => { canvas.setPointerCapture(e.pointerId); fingers.set(e.pointerId, at(e)) })
for (const end of ["pointerup", "pointercancel"]) canvas.addEventListener(end, e => fingers.delete(e.pointerId))
canvas.addEventListener("pointermove", e => {
  if (!fingers.has(e.pointerId)) return
  const before = [...fingers.values()], was = fingers.get(e.pointerId), now = at(e)
  fingers.set(e.pointerId, now)
  if (fingers.size == 1) return move(was[0] - now[0], was[1] - now[1])
  const after = [...fingers.values()]
  const apart = p => Math.max(1e-3, Math.hypot(p[0][0] - p[1][0], p[0][1] - p[1][1]))
  const middle = p => [(p[0][0] + p[1][0]) / 2, (p[0][1] + p[1][1]) / 2]
  const [from, to] = [middle(before), middle(after)]
  move(from[0] - to[0], from[1] - to[1])
  zoom(apart(before) / apart(after), ...to)
})

$("in").onclick = () => zoom(0.5)
$("out").onclick = () => zoom(2)
$("home").onclick = home
for (const id of ["type", "compare", "size", "trusting", "differences"]) $(id).onchange = () => {
  if (id == "trusting" && $("trusting").checked && !$("compare").value) $("compare").value = $("type").value || "DF"
  if (id == "differences" && $("differences").checked && !$("compare").value) $("compare").value = "QF"
  draw()
}
$("copy-command").onclick = () => copy($("command").textContent, "state")

// The address holds the place: #re=…&im=…&width=…&size=…&type=…
let written = location.hash
function write() {
  const p = new URLSearchParams({re: decimal(view.re, view.places), im: decimal(view.im, view.places), width: view.width, size: $("size").value})
  for (const id of ["type", "compare"]) if ($(id).value) p.set(id, $(id).value)
  for (const id of ["trusting", "differences"]) if ($(id).checked) p.set(id, "yes")
  written = "#" + p
  history.replaceState(null, "", written)
}
function read() {
  const p = new URLSearchParams(location.hash.slice(1))
  const width = Number(p.get("width"))
  if (!(width >= 1e-270 && width <= 16)) return false
  const places = Math.max(30, Math.ceil(-Math.log10(width)) + 8, (p.get("re") || "").length, (p.get("im") || "").length)
  const re = integer(p.get("re") || "", places), im = integer(p.get("im") || "", places)
  if (re === null || im === null) return false
  Object.assign(view, {re, im, places, width})
  for (const id of ["size", "type", "compare"]) if ([...$(id).options].some(o => o.value == (p.get(id) || ""))) $(id).value = p.get(id) || ""
  for (const id of ["trusting", "differences"]) $(id).checked = p.get(id) == "yes"
  return true
}
addEventListener("hashchange", () => { if (location.hash != written && read()) draw() })

// # Try a function

let catalogue = new Map()
async function functions() {
  const x = await ask({ask: "functions"})
  catalogue = new Map(x.functions.map(f => [f.name, f]))
  $("functions").replaceChildren(...x.functions.map(f => new Option(f.name)))
  operands()
}
function operands() {
  if (!catalogue.size) return // it is not there yet, and calls this
  const f = catalogue.get($("function").value.trim())
  $("function").setCustomValidity(f ? "" : "limb has no function of that name: choose one of the list, such as DF.Mul")
  if (!f) return
  $("doc").textContent = f.doc + (f.float64 && gpu ? " It computes in float64, which no GPU has in a browser: there its float64 is made of integers, and its compiler may take long." : "")
  const old = [...$("operands").querySelectorAll("input")].map(i => i.value)
  const some = ["0.1", "1.5", "2.25", "3"]
  $("operands").replaceChildren(...f.in.map((p, i) => {
    const l = document.createElement("label"), input = document.createElement("input")
    l.append(`${p.name} (${p.type})`, input)
    const complex = p.type[0] == "C", old_ = old[i] && (/i$/.test(old[i]) == complex) ? old[i] : ""
    input.value = old_ || (complex ? some[i] + "+0.5i" : /^(i32|bool)$/.test(p.type) ? "1" : some[i])
    input.required = true; input.autocomplete = "off"; input.spellcheck = false
    return l
  }))
}
// What is shown is of the operands and the function that were computed.
function changed() {
  trying++
  $("equal").hidden = $("give-up").hidden = true
  empty("results")
}
$("function").oninput = () => { changed(); operands() }
$("operands").oninput = changed
$("wgsl").onclick = async () => {
  const name = $("function").value.trim()
  if (!catalogue.has(name)) return $("function").reportValidity()
  try { save(name + ".wgsl", (await ask({ask: "wgsl", function: name})).text, "text/plain") } catch (e) { say("equal", "bad", e.message) }
}
let trying = 0 // the number of the last one
$("form").onsubmit = async e => {
  e.preventDefault()
  const request = {ask: "try", function: $("function").value.trim(), operands: [...$("operands").querySelectorAll("input")].map(i => i.value)}
  const mine = ++trying
  let over = false
  say("equal", "wait", "Computing …")
  empty("results")
  try {
    const x = await ask(request, x => {
      showResults(x)
      const started = performance.now()
      const wait = () => {
        if (over || mine != trying) return
        const seconds = Math.round((performance.now() - started) / 1000)
        say("equal", "wait", (catalogue.get(request.function).float64 ? "The GPU's compiler is at work on float64 made of integers"
          : "The GPU's compiler is at work; before its first use the function is compared on 65597 operands") + (seconds ? `: ${seconds} s …` : " …"))
        setTimeout(wait, 1000)
      }
      if (gpu) { wait(); $("give-up").hidden = false }
    })
    if (mine != trying) return
    showResults(x)
    if (x.gpu) say("equal", x.equal ? "good" : "bad", x.equal ? "Equal bits on the GPU and in Go." : "The GPU has other bits than Go.")
    else say("equal", "wait", x.why ? x.why : "Computed in Go alone: there is no GPU to compare with.")
  } catch (e) { if (mine == trying) say("equal", "bad", e.message) } finally {
    over = true
    if (mine == trying) $("give-up").hidden = true
  }
}
// What the GPU does goes on for a while, and nobody waits for it.
$("give-up").onclick = () => {
  trying++
  $("give-up").hidden = true
  say("equal", "wait", "Given up on the GPU: computed in Go alone.")
}
function showResults(x) {
  empty("results")
  for (const [where, numbers] of [["in Go", x.go], ["on the GPU", x.gpu]]) for (const n of numbers || []) {
    const limbs = document.createElement("span")
    n.limbs.forEach((l, i) => { if (i) limbs.append(document.createElement("br")); limbs.append(code(l)) })
    row("results", [`${where}${n.name ? ", " + n.name : ""}`, code(n.text), limbs])
  }
}

if (!read()) home()
trust().catch(e => broken(e.message))
