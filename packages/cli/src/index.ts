export { EXIT, type ExitCode, type Io, type RawIo } from './io/io.js';
export { run } from './run.js';
