import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { check, DESKTOP, PHONE, type Test } from '../test.js';
import { type Visit, walk } from '../walk.js';
import { walkMore } from '../walk-more.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = { desktop: DESKTOP.viewport, phone: PHONE.viewport } as const;

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

export const accessible: Test = {
  title: 'should have no violation that axe knows of, on any screen, dark and light',
  async run(house) {
    const faults: string[] = [];
    let looks = 0;
    const visit: Visit = async (page, screen) => {
      for (const [size, viewport] of Object.entries(SIZES))
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.waitForTimeout(150);
          await house.shot(page, `axe-${screen}-${size}-${colorScheme}`);
          for (const told of await violations(page))
            faults.push(`${screen}, ${size}, ${colorScheme}: ${told}`);
          looks++;
        }
      await page.setViewportSize(DESKTOP.viewport);
    };
    await walk(house, 'en', visit);
    await walkMore(house, 'en', visit);
    house.figure('screens looked at', String(looks));
    check(faults.length === 0, faults.join('\n'));
  },
};

async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate<readonly Violation[]>(
    "axe.run(document, { resultTypes: ['violations'] }).then((r) => r.violations)",
  );
  return found.map(
    (v) =>
      `${v.id}: ${v.help}: ${v.nodes
        .slice(0, 2)
        .map((n) => `${n.html.slice(0, 140)} ${n.failureSummary?.split('\n')[1]?.trim() ?? ''}`)
        .join(' | ')}`,
  );
}
