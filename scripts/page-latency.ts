// Measures the time from a reader's own action at a table in the built page to the next paint that shows its result:
// a click on a card that selects it, and one that plays a land. Needs a Chromium, as page-check.ts does.
import { existsSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { serveSite } from './serve-site.js';

const executablePath = process.env.ETTIN_CHROMIUM ?? '/usr/bin/chromium';
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

if (!existsSync(executablePath)) throw new Error(`there is no Chromium at ${executablePath}`);
const { url, close } = await serveSite();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
/** What was pressed, and how long it took. */
const presses: { readonly what: 'card' | 'button'; readonly took: number }[] = [];
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.addInitScript("localStorage.setItem('ettin.pace', 'quick')");
  await page.goto(url);
  await page.click('.play-now');
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
  close();
}
const all = presses.map((p) => p.took);
for (const what of ['card', 'button'] as const) {
  const took = presses.filter((p) => p.what === what).map((p) => p.took);
  console.log(
    `${what}: ${took.length} presses, half within ${quantile(took, 0.5).toFixed(0)} ms, 95 of 100 within ${quantile(took, 0.95).toFixed(0)} ms`,
  );
}
process.exitCode = all.length > 0 && quantile(all, 0.95) <= MOST ? 0 : 1;
