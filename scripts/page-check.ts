// Opens the built page in Chromium, looks for faults of accessibility on its main screens in both themes, and keeps a
// picture of each. Needs a Chromium, as the browser tests do (`e2e/browser.ts`).
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from './e2e/browser.js';
import { serveSite, site } from './serve-site.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const pictures = `${root}packages/web/.cache/pictures`;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const executablePath = findBrowser();

const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'tablet', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
] as const;
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

let faults = 0;

async function look(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${pictures}/${name}.png` });
  await page.evaluate(axe);
  const found = (await page.evaluate(
    "axe.run(document, { resultTypes: ['violations'] }).then((r) => r.violations)",
  )) as readonly Violation[];
  faults += found.length;
  console.log(`${name}: ${found.length === 0 ? 'no fault' : `${found.length} faults`}`);
  for (const v of found) console.log(`  ${v.id}: ${v.help} (${v.nodes[0]?.html.slice(0, 120) ?? ''})`);
}

async function tour(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('.play-now');
  await look(page, `${name}-home`);
  await page.click('.play-now');
  await page.waitForSelector('.question', { timeout: 120_000 });
  await look(page, `${name}-mulligan`);
  await page.click('.main-button');
  await page.waitForSelector('.question', { state: 'detached' });
  await page.waitForTimeout(8_000);
  await look(page, `${name}-table`);
  await page.click('.top-bar .icon-button');
  await look(page, `${name}-menu`);
}

if (!existsSync(`${site}/index.html`)) throw new Error('there is no built page: npm run build');
mkdirSync(pictures, { recursive: true });
const { url, close } = await serveSite();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const { name, width, height } of SIZES)
    for (const theme of ['dark', 'light']) {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
      page.on('pageerror', (error) => {
        faults += 1;
        console.log(`  ${error.message}`);
      });
      await page.addInitScript(`localStorage.setItem('ettin.theme', '${theme}')`);
      await tour(page, url, `${name}-${theme}`);
      await page.close();
    }
} finally {
  await browser.close();
  close();
}
console.log(`pictures in ${pictures.slice(root.length)}`);
process.exitCode = faults === 0 ? 0 : 1;
