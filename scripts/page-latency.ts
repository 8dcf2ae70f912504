// Measures the time from a reader's own action at a table in the built page to the next paint that shows its result:
// a click on a card that selects it, and one that plays a land. Needs a Chromium, as the browser tests do. With --server
// the table is a server's on this machine, over its socket, else one in the page's worker.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from './e2e/browser.js';
import { Server } from './e2e/server.js';
import { serveSite } from './serve-site.js';

const executablePath = findBrowser();
/** What 95 of 100 actions may take at most, in milliseconds, on a machine that does nothing else. */
const MOST = 100;
const SECONDS = 60;

/** The p-th part of the samples, which needn't be sorted; NaN for none. */
function quantile(samples: readonly number[], p: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? Number.NaN;
}

/**
 * Run in the page as text: presses what the selector finds and resolves with the milliseconds until the frame after the
 * table has changed; null where nothing changes within 2 seconds.
 */
const PRESS = `(selector) => new Promise((done) => {
  const found = [...document.querySelectorAll(selector)];
  const on = found[Math.floor(Math.random() * found.length)];
  const table = document.querySelector('.table');
  if (!on || !table) return done(null);
  const start = performance.now();
  const late = setTimeout(() => { watch.disconnect(); done(null); }, 2000);
  const watch = new MutationObserver(() => {
    watch.disconnect();
    clearTimeout(late);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // a message posted in a frame comes after that frame is painted
      port1.onmessage = () => done(performance.now() - start);
      port2.postMessage(null);
    });
  });
  watch.observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
  on.click();
})`;

const press = (page: Page, selector: string): Promise<number | null> =>
  page.evaluate(`(${PRESS})(${JSON.stringify(selector)})`);

async function serveTables(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await Server.start(join(folder, 'tables.db'), 'latency');
  return { url: server.base, close: () => server.kill() };
}

/** Makes a table with three bots, and begins. */
async function sitDown(page: Page): Promise<void> {
  const table = await page.evaluate(`(async () => {
    const post = async (path, body) => (await fetch(path, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
    })).json();
    await post('/api/guest', { name: 'Ada' });
    return (await post('/api/tables', { settings: { botPace: 150 } })).table;
  })()`);
  await page.goto(`${url}/table/${table}`);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  for (let seated = 1; seated < 4; seated++) {
    // the deck of whoever sat down last
    await page
      .locator('.seat-deck-name')
      .nth(seated - 1)
      .waitFor();
    await page.getByRole('button', { name: 'Seat a bot' }).first().click();
  }
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('button', { name: 'Begin the game', disabled: false }).click();
}

const online = process.argv.includes('--server');
const folder = mkdtempSync(join(tmpdir(), 'ettin-latency-'));
const { url, close } = online ? await serveTables() : await serveSite();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
/** What was pressed, and how long it took. */
const presses: { readonly what: 'card' | 'button'; readonly took: number }[] = [];
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.addInitScript("localStorage.setItem('ettin.pace', 'quick')");
  await page.goto(url);
  if (online) await sitDown(page);
  else await page.click('.play-now');
  await page.waitForSelector('.question', { timeout: 120_000 });
  const end = Date.now() + SECONDS * 1_000;
  while (Date.now() < end && (await page.$('.over')) === null) {
    if ((await page.$('.prompt-bar.asked')) === null) {
      await page.waitForTimeout(100);
      continue;
    }
    const ready = '.main-button:not([aria-disabled="true"])';
    const cards = '.own-hand .mark-can, .seat .mark-can, .seat .mark-target';
    const selector = (await page.$(cards)) !== null && Math.random() < 0.5 ? cards : ready;
    const took = await press(page, selector);
    if (took !== null) presses.push({ what: selector === cards ? 'card' : 'button', took });
    // an answer that lacks something, or that only the panel's own buttons give
    else await press(page, `${cards}, .question button:not([disabled])`);
    // so that what bots do next isn't taken for the answer to the next press
    await page.waitForTimeout(150);
  }
} finally {
  await browser.close();
  await close();
  rmSync(folder, { recursive: true });
}
console.log(`load average ${loadavg()[0]?.toFixed(1)}, a table ${online ? 'of a server' : 'in the page'}`);
const all = presses.map((p) => p.took);
for (const what of ['card', 'button'] as const) {
  const took = presses.filter((p) => p.what === what).map((p) => p.took);
  console.log(
    `${what}: ${took.length} presses, half within ${quantile(took, 0.5).toFixed(0)} ms, 95 of 100 within ${quantile(took, 0.95).toFixed(0)} ms`,
  );
}
process.exitCode = all.length > 0 && quantile(all, 0.95) <= MOST ? 0 : 1;
