import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { folder } from '../io/folder.fixture.js';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
/** A bug that nothing catches, on a signal. */
const bug = `data:text/javascript,process.on('SIGUSR2',()=>setTimeout(()=>{throw new RangeError('Lightning Bolt in a hand')}))`;

it('should end a server by a bug that nothing catches without a word of what the error says', async () => {
  const store = join(folder().path, 'tables.db');
  const args = ['--import', bug, main, 'serve', '--no-page', '--port', '0', '--store', store];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const hear = (chunk: Buffer) => {
    said += String(chunk);
    if (said.includes('Ettin is at')) child.kill('SIGUSR2');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const code = await new Promise((done) => child.once('close', done));
  expect(said).toContain('"kind":"RangeError"');
  expect(said).not.toContain('Lightning');
  expect(code).toBe(70);
});
