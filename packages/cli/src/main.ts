import { EXIT } from './io/io.js';
import { processIo } from './io/process-io.js';
import { run } from './run.js';

const io = processIo();
const code = await run(process.argv.slice(2), io);
// whoever stops reading (`ettin cards list | head`) has had what they wanted
process.exitCode = io.nobodyReads ? EXIT.done : code;
io.close();
