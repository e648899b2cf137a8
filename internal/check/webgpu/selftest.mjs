// Reads {name: {code, n, tables}} from standard input, texts with the kernel limb_selftest of n functions
// and the words of limb_tables, where they have that, and writes {name: results}; the first argument is what limb_zero holds,
// which an unbound text has in a word more of limb_wrong.
import { readFileSync } from 'node:fs';

const device = await (await navigator.gpu.requestAdapter()).requestDevice();
const zero = device.createBuffer({ size: 16, usage: GPUBufferUsage.UNIFORM | GPUBufferUsage.COPY_DST });
device.queue.writeBuffer(zero, 0, new Uint32Array(4).fill(Number(process.argv[2])));
const results = {};
for (const [name, { code, n, tables, unbound }] of Object.entries(JSON.parse(readFileSync(0, 'utf8')))) {
	device.pushErrorScope('validation');
	const size = 4 * (n + 1 + (unbound ? 1 : 0));
	const wrong = device.createBuffer({ size, usage: GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_SRC | GPUBufferUsage.COPY_DST });
	const read = device.createBuffer({ size, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST });
	device.queue.writeBuffer(wrong, size - 4, new Uint32Array([unbound ? Number(process.argv[2]) : 0]));
	const buffers = { 998: wrong };
	if (!unbound) buffers[999] = zero;
	if (tables) {
		buffers[997] = device.createBuffer({ size: 4 * tables.length, usage: GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_DST });
		device.queue.writeBuffer(buffers[997], 0, new Uint32Array(tables));
	}
	const compute = { module: device.createShaderModule({ code }), entryPoint: 'limb_selftest' };
	const pipeline = device.createComputePipeline({ layout: 'auto', compute });
	const entries = Object.entries(buffers).map(([binding, buffer]) => ({ binding: Number(binding), resource: { buffer } }));
	const encoder = device.createCommandEncoder();
	const pass = encoder.beginComputePass();
	pass.setPipeline(pipeline);
	pass.setBindGroup(0, device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries }));
	pass.dispatchWorkgroups(1);
	pass.end();
	encoder.copyBufferToBuffer(wrong, 0, read, 0, size);
	device.queue.submit([encoder.finish()]);
	const error = await device.popErrorScope();
	if (error) throw new Error(`${name}: ${error.message}`);
	await read.mapAsync(GPUMapMode.READ);
	results[name] = [...new Uint32Array(read.getMappedRange())].slice(0, n + 1);
}
process.stdout.write(JSON.stringify(results), () => process.exit(0));
