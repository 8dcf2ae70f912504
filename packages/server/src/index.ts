export { KEEPING, type Keeping } from './jobs/housekeeping.js';
export { type ServeOptions, type Serving, serve } from './serve.js';
