import type { Page } from 'playwright-core';
import type { Button } from './look.js';

/** How a person presses a button of the page. */
export interface Hands {
  /** False where the button went away before it could be pressed: the table moves on by itself. */
  press(page: Page, button: Button): Promise<boolean>;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Milliseconds for which a person looks on before they call a button covered: cards travel over others for a fifth of
 * a second, and longer by the clock where the machine is busy.
 */
const LOOKS_ON = 3_000;
const AGAIN = 50;

/** By mouse: scrolls to it as one would, and clicks at a point where nothing covers it. */
export const mouse: Hands = {
  async press(page, button) {
    const at = await pointOf(page, button);
    if (at === null) return false;
    await page.mouse.move(at.x, at.y);
    await page.mouse.click(at.x, at.y);
    return true;
  },
};

/** By a finger on a screen. */
export const touch: Hands = {
  async press(page, button) {
    const at = await pointOf(page, button);
    if (at === null) return false;
    await tap(page, at);
    return true;
  },
};

/**
 * Down and up are told at once: a finger doesn't stay on the screen until a busy page has answered to it, which would
 * be a long press.
 */
async function tap(page: Page, { x, y }: Point): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await Promise.all([
    line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
  await line.detach();
}

/** Where it can be hit, once it is still. Null when it went away; throws when it stays covered, for nobody could then. */
async function pointOf(page: Page, { index, name }: Button): Promise<Point | null> {
  const end = performance.now() + LOOKS_ON;
  for (;;) {
    const found = await page.evaluate(whereIs, { index, name });
    if (found === 'gone') return null;
    if ('x' in found) return found;
    if (performance.now() > end) throw new Error(`"${name}" is covered by ${found.covered}`);
    await page.waitForTimeout(AGAIN);
  }
}

/** Runs in the page. `covered`: by what, or that it moves still. */
async function whereIs({
  index,
  name,
}: Pick<Button, 'index' | 'name'>): Promise<Point | 'gone' | { readonly covered: string }> {
  const b = globalThis.seenButtons[index];
  if (b === undefined || !b.isConnected || globalThis.accessibleName(b) !== name) return 'gone';
  b.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const before = b.getBoundingClientRect();
  await new Promise((drawn) => requestAnimationFrame(drawn));
  if (!b.isConnected) return 'gone';
  const r = b.getBoundingClientRect();
  if (Math.abs(r.left - before.left) + Math.abs(r.top - before.top) > 1)
    return { covered: 'nothing, but it moves' };
  return globalThis.freePoint(b) ?? { covered: globalThis.whatCovers(b) };
}
