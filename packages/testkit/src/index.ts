export * from './fuzz/index.js';
