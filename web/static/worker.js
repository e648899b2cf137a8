// The worker: limb's Go runs here, and with it the GPU, so that the page stays quick.
"use strict"
importScripts("wasm_exec.js")

// rest calls f when what the page has asked meanwhile has been handed over.
const channel = new MessageChannel()
const rests = []
channel.port1.onmessage = () => rests.shift()()
self.rest = f => { rests.push(f); channel.port2.postMessage(0) }

// file calls f with the bytes of a file, or with null and the reason.
self.file = async (name, f) => {
  try {
    const response = await fetch(name)
    if (!response.ok) throw new Error(`${name}: ${response.status}`)
    f(new Uint8Array(await response.arrayBuffer()))
  } catch (e) { f(null, String(e.message || e)) }
}

let waiting = []
self.ready = () => { for (const m of waiting) ask(m); waiting = null }

function ask({id, request}) {
  self.limb(request, (answer, last) => postMessage({id, answer, last}, answer.pixels ? [answer.pixels.buffer] : []))
}
onmessage = e => waiting ? waiting.push(e.data) : ask(e.data)

// A browser takes some time to start its GPU: it does so while it compiles.
navigator.gpu?.requestAdapter({powerPreference: "high-performance"}).catch(() => {})

async function start() {
  const go = new Go()
  let program
  try {
    program = await WebAssembly.instantiateStreaming(fetch("limb.wasm"), go.importObject)
  } catch { // a server that does not know the type of .wasm
    const response = await fetch("limb.wasm")
    if (!response.ok) throw new Error("limb.wasm: " + response.status)
    program = await WebAssembly.instantiate(await response.arrayBuffer(), go.importObject)
  }
  await go.run(program.instance)
  throw new Error("limb's Go has ended")
}
start().catch(e => postMessage({fault: String(e.message || e)}))
