export { localBus } from './ports/bus.js';
export { type ServeOptions, type Serving, serve } from './serve.js';
export { sqliteJobQueue } from './store/job-queue.js';
