import type { Locator, Page } from 'playwright-core';
import { Table } from '../../../packages/table/src/play.fixture.js';
import { openScene } from '../scene.js';
import { check, PHONE, type Test } from '../test.js';

type Point = readonly [x: number, y: number];

/** Where a pointer takes hold of it: near its left edge, for cards of a hand overlap. */
async function pointOn(button: Locator): Promise<Point> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('there is nothing to be dragged');
  return [box.x + box.width * 0.3, box.y + box.height * 0.4];
}

async function byMouse(page: Page, [x1, y1]: Point, [x2, y2]: Point, key?: string): Promise<void> {
  await page.mouse.move(x1, y1);
  await page.mouse.down();
  await page.mouse.move(x2, y2, { steps: 6 });
  if (key !== undefined) await page.keyboard.press(key);
  await page.mouse.up();
}

/** A finger that lifts a card straight out of the hand, and goes on from there. */
async function byFinger(page: Page, [x1, y1]: Point, [x2, y2]: Point): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly Point[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y]) => ({ x, y })) });
  await touch('touchStart', [x1, y1]);
  for (let up = 1; up <= 4; up++) await touch('touchMove', [x1, y1 - up * 8]);
  for (let part = 1; part <= 6; part++)
    await touch('touchMove', [x1 + ((x2 - x1) * part) / 6, y1 - 32 + ((y2 - y1 + 32) * part) / 6]);
  await touch('touchEnd');
}

const scene = () =>
  new Table({
    turn: 5,
    sides: [
      { on: ['4 Mountain'], hand: ['Lightning Bolt', 'Hill Giant', 'Shivan Dragon'] },
      {},
      { on: ['Craw Wurm'] },
      {},
    ],
  });

export const dragging: Test = {
  title: 'should cast what is dragged onto its target, by mouse and by finger, unless Esc is pressed',
  async run(house) {
    for (const [how, options] of [
      ['mouse', {}],
      ['finger', PHONE],
    ] as const) {
      const { page } = await openScene(house, scene(), 0, { ...options, reducedMotion: 'reduce' });
      const button = (name: RegExp) => page.getByRole('button', { name }).first();
      const asked = page.getByRole('region', { name: 'What is asked of you' });
      if (how === 'mouse') {
        await byMouse(
          page,
          await pointOn(button(/^Hill Giant/)),
          await pointOn(button(/^Craw Wurm/)),
          'Escape',
        );
        check((await asked.textContent())?.includes('Pass: ') === true, 'what Esc cancelled was carried out');
        // what can't be cast says why instead
        await byMouse(page, await pointOn(button(/^Shivan Dragon/)), await pointOn(button(/^Craw Wurm/)));
        await asked.getByText('Shivan Dragon: not now.').waitFor();
      }
      const drag = how === 'mouse' ? byMouse : byFinger;
      await drag(page, await pointOn(button(/^Lightning Bolt/)), await pointOn(button(/^Craw Wurm/)));
      await asked.getByText('Lightning Bolt').first().waitFor();
      await house.shot(page, `drag-${how}`);
      await asked.getByRole('button', { name: /^Pay/ }).click();
      // the log keeps it when the table has gone on
      if (how === 'finger') await button(/^Log$/).click();
      await page
        .getByRole('listitem')
        .filter({ hasText: /casts Lightning Bolt → Craw Wurm/ })
        .waitFor();
      await page.context().close();
    }
  },
};
