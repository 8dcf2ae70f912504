// Opens the built page in Chromium, looks for faults of accessibility on its main screens in both themes, and keeps a
// picture of each. Needs a Chromium (Debian: apt-get install chromium); ETTIN_CHROMIUM says where it is, if elsewhere.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';

const root = fileURLToPath(new URL('..', import.meta.url));
const site = `${root}packages/web/dist`;
const pictures = `${root}packages/web/.cache/pictures`;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const executablePath = process.env.ETTIN_CHROMIUM ?? '/usr/bin/chromium';

const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'tablet', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
] as const;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function serve(): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const file = /^\/[\w./-]+$/.test(pathname) && !pathname.includes('..') ? site + pathname : '';
    const found = extname(file) !== '' && existsSync(file) ? file : `${site}/index.html`;
    reply.setHeader('content-type', TYPES[extname(found)] ?? 'application/octet-stream');
    reply.end(readFileSync(found));
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      done({ url: `http://127.0.0.1:${port}/`, close: () => server.close() });
    });
  });
}

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
if (!existsSync(executablePath)) throw new Error(`there is no Chromium at ${executablePath}`);
mkdirSync(pictures, { recursive: true });
const { url, close } = await serve();
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
