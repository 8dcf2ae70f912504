import { processIo } from './io/process-io.js';
import { run } from './run.js';

const io = processIo();
process.exitCode = await run(process.argv.slice(2), io);
io.close();
