// Draws the icons of the installed page from one drawing of ours: node scripts/icons.js [chromium]
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const folder = fileURLToPath(new URL('../packages/web/public/', import.meta.url));
const GROUND = '#12161b';
/** Two heads on one pair of shoulders, in a square of 24. */
const MARK =
  '<circle cx="8" cy="8.2" r="3.6" fill="#3ec6b4"/><circle cx="16" cy="8.2" r="3.6" fill="#3ec6b4"/><path d="M3.4 20.2c.7-4.8 3.2-7 6.2-6.7 1.6.2 3.2.2 4.8 0 3-.3 5.5 1.9 6.2 6.7Z" fill="#e8edf2" stroke="#e8edf2" stroke-width="1" stroke-linejoin="round"/>';

/** `inset`: what stays free at each side, as systems cut the edges of icons off; `round`: corners of its own. */
const drawing = (inset, round) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>Ettin</title><rect width="24" height="24" rx="${round}" fill="${GROUND}"/><g transform="translate(${24 * inset} ${24 * inset}) scale(${1 - 2 * inset})">${MARK}</g></svg>`;

const ICONS = [
  { file: 'icon-192.png', size: 192, svg: drawing(0, 6) },
  { file: 'icon-512.png', size: 512, svg: drawing(0, 6) },
  { file: 'icon-maskable-512.png', size: 512, svg: drawing(0.2, 0) },
  { file: 'icon-apple-180.png', size: 180, svg: drawing(0.12, 0) },
];

writeFileSync(`${folder}mark.svg`, `${drawing(0, 6)}\n`);
const browser = await chromium.launch({ executablePath: process.argv[2] ?? '/usr/bin/chromium' });
try {
  for (const { file, size, svg } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
    );
    await page.screenshot({ path: folder + file, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
