/**
 * Plays the built page in a real browser: `npm run e2e -- [--shots FOLDER] [--only WORD]`.
 *
 * The last line is "N passed, N failed". Exit code 1 when a test fails or there is no browser.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser, NoBrowser } from './browser.js';
import { Server } from './server.js';
import { House, type Test } from './test.js';
import { tests } from './tests/index.js';

const { values } = parseArgs({ options: { shots: { type: 'string' }, only: { type: 'string' } } });
const wanted = tests.filter((t) => t.title.includes(values.only ?? ''));
/** A test that hangs has failed. Machines differ; the whole battery is meant to take 6 minutes. */
const LONGEST = 500_000;

process.exitCode = await main();

async function main(): Promise<number> {
  let path: string;
  try {
    path = findBrowser();
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
  const folder = mkdtempSync(join(tmpdir(), 'ettin-e2e-'));
  const server = await Server.start(join(folder, 'tables.db'));
  // in a container the browser's own sandbox can't be had as root
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: path, args });
  process.stdout.write(`Chromium ${browser.version()}, ${wanted.length} tests\n`);
  const house = new House(browser, server, values.shots ?? null);
  let failed = 0;
  for (const test of wanted) if (!(await passes(test, house))) failed++;
  await browser.close();
  await server.kill();
  rmSync(folder, { recursive: true });
  process.stdout.write(`\n${wanted.length - failed} passed, ${failed} failed\n`);
  return failed === 0 && wanted.length > 0 ? 0 : 1;
}

async function passes(test: Test, house: House): Promise<boolean> {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1_000).toFixed(1)} s`;
  try {
    await inTime(test.run(house));
    if (house.faults.length > 0) throw new Error(house.faults.join('\n'));
    process.stdout.write(`✓ ${test.title} (${seconds()})\n`);
    return true;
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stdout.write(`✗ ${test.title} (${seconds()})\n${told}\n`);
    if (house.faults.length > 0) process.stdout.write(`${house.faults.join('\n')}\n`);
    await house.shotsOfAll(`failed-${test.title.replaceAll(/\W+/g, '-')}`);
    return false;
  } finally {
    await house.close();
  }
}

function inTime(running: Promise<void>): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, failed) => {
    late = setTimeout(() => failed(new Error(`it wasn't done in ${LONGEST / 1_000} s`)), LONGEST);
  });
  return Promise.race([running, limit]).finally(() => clearTimeout(late));
}
