// Reads {name: text} from standard input, and writes {name: errors} of the modules of WGSL that
// are not valid.
import { readFileSync } from 'node:fs';

const device = await (await navigator.gpu.requestAdapter()).requestDevice();
const wrong = {};
for (const [name, code] of Object.entries(JSON.parse(readFileSync(0, 'utf8')))) {
	device.pushErrorScope('validation');
	const info = await device.createShaderModule({ code }).getCompilationInfo();
	const errors = info.messages.filter(m => m.type === 'error').map(m => `${m.lineNum}:${m.linePos}: ${m.message}`);
	const error = await device.popErrorScope();
	if (errors.length || error) wrong[name] = errors.join('\n') || error.message;
}
process.stdout.write(JSON.stringify(wrong), () => process.exit(0));
