export * from './action.js';
export * from './client.js';
export * from './ids.js';
export * from './limits.js';
export { applyPatch, type ObjectsPatch, patchOf, type ViewPatch } from './patch.js';
export { sameJson } from './same.js';
export * from './server.js';
export * from './settings.js';
export * from './words.js';
