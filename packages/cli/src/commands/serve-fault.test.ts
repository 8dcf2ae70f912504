import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { folder } from '../io/folder.fixture.js';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
/** A bug that nothing catches, on a signal. */
const bug = `data:text/javascript,process.on('SIGUSR2',()=>setTimeout(()=>{throw new RangeError('Lightning Bolt in a hand')}))`;

/** The same in the thread that holds the tables' file, once there is a file of that name. */
const bugInThread = (sign: string) =>
  `data:text/javascript,${encodeURIComponent(
    `import{isMainThread as main}from'node:worker_threads';import{existsSync}from'node:fs';` +
      `if(!main)setInterval(()=>{if(existsSync(${JSON.stringify(sign)}))throw new RangeError('Lightning Bolt in a hand')},20)`,
  )}`;

it('should end a server whose tables cannot be kept any more, and say so', async () => {
  const { path } = folder();
  const [store, sign] = [join(path, 'tables.db'), join(path, 'now')];
  const args = ['--import', bugInThread(sign), main, 'serve', '--no-page', '--port', '0', '--store', store];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const hear = (chunk: Buffer) => {
    said += String(chunk);
    if (said.includes('Ettin is at')) writeFileSync(sign, '');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const late = setTimeout(() => child.kill(), 15_000);
  const code = await new Promise((done) => child.once('close', done));
  clearTimeout(late);
  expect(said).toContain(`${store}: the thread that held it has failed (RangeError)`);
  expect(said).not.toContain('Lightning');
  expect(code).toBe(70);
});

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
