/**
 * Plays the built page in a real browser: `npm run e2e -- [--shots FOLDER] [--only WORD] [--times N] [--slow N]`.
 *
 * Games draw from a seed, which is printed; E2E_SEED=<seed> plays another, E2E_SEED=random one that is drawn.
 * `--times`: each test so often, each time with a seed of its own; `--slow`: with a processor that is so many times
 * slower. The last line is "N passed, N failed". Exit code 1 when a test fails or there is no browser.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser, NoBrowser } from './browser.js';
import { Server } from './server.js';
import { House, type Test } from './test.js';
import { tests } from './tests/index.js';

const { values } = parseArgs({
  options: {
    shots: { type: 'string' },
    only: { type: 'string' },
    times: { type: 'string', default: '1' },
    slow: { type: 'string', default: '1' },
  },
});
const wanted = tests.filter((t) => t.title.includes(values.only ?? ''));
/** The same unless told otherwise, so that a check of a change isn't decided by its cards; `random` draws one. */
const told = process.env.E2E_SEED || 'ettin';
const seed = told === 'random' ? randomBytes(4).toString('hex') : told;
/** A test that hangs has failed. Machines differ; the whole battery is meant to take 5 minutes on the slower ones. */
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
  // in a container the browser's own sandbox can't be had as root
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: path, args });
  process.stdout.write(`Chromium ${browser.version()}, ${wanted.length} tests, seed ${seed}\n`);
  const times = Number(values.times);
  let [passed, failed, stores] = [0, 0, 0];
  const run = async (all: readonly Test[], own: string) => {
    for (const test of all)
      if (await passes(test, browser, own, join(folder, `${stores++}.db`))) passed++;
      else failed++;
  };
  const others = wanted.filter((t) => t.alone !== true);
  for (let time = 1; time <= times; time++) {
    const own = time === 1 ? seed : `${seed}-${time}`;
    await run(
      wanted.filter((t) => t.alone === true),
      own,
    );
    await Promise.all(
      [true, false].map((waits) =>
        run(
          others.filter((t) => (t.waits === true) === waits),
          own,
        ),
      ),
    );
  }
  await browser.close();
  rmSync(folder, { recursive: true });
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

/** Each test has a server and a store of its own, so that it goes the same way alone and among others. */
async function passes(test: Test, browser: Browser, own: string, store: string): Promise<boolean> {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1_000).toFixed(1)} s`;
  const server = await Server.start(store, own);
  const house = new House({
    browser,
    server,
    shots: values.shots ?? null,
    seed: own,
    slow: Number(values.slow),
  });
  try {
    await inTime(test.run(house));
    if (house.faults.length > 0) throw new Error(house.faults.join('\n'));
    process.stdout.write(`✓ ${test.title} (${seconds()})\n`);
    return true;
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stdout.write(`✗ ${test.title} (${seconds()}; E2E_SEED=${own})\n${why}\n`);
    if (house.faults.length > 0) process.stdout.write(`${house.faults.join('\n')}\n`);
    await house.shotsOfAll(`failed-${own}-${test.title.replaceAll(/\W+/g, '-')}`);
    return false;
  } finally {
    await house.close();
    await server.kill();
  }
}

function inTime(running: Promise<void>): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, failed) => {
    late = setTimeout(() => failed(new Error(`it wasn't done in ${LONGEST / 1_000} s`)), LONGEST);
  });
  return Promise.race([running, limit]).finally(() => clearTimeout(late));
}
