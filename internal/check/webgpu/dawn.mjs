// Gives node the navigator.gpu of a browser: node --import dawn.mjs
import { create, globals } from 'webgpu';

Object.assign(globalThis, globals);
Object.defineProperty(globalThis, 'navigator', { value: { gpu: create([]), userAgent: 'Dawn in node ' + process.version } });
