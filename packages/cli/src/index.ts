export { EXIT, type ExitCode, type Io } from './io/io.js';
export { run } from './run.js';
