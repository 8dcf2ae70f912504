import type { Page } from 'playwright-core';
import type { Button } from './look.js';

/** How a person presses a button of the page. */
export interface Hands {
  /** False where the button went away before it could be pressed: the table moves on by itself. */
  press(page: Page, button: Button): Promise<boolean>;
}

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
    await page.touchscreen.tap(at.x, at.y);
    return true;
  },
};

/** Where it can be hit. Throws when it is there but covered, for then nobody could. */
async function pointOf(page: Page, { index, name }: Button): Promise<{ x: number; y: number } | null> {
  const found = await page.evaluate(
    ({ index, name }) => {
      const b = document.querySelectorAll<HTMLElement>('button')[index];
      const now = b === undefined ? '' : globalThis.accessibleName(b);
      if (b === undefined || now !== name) return { gone: true } as const;
      b.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const r = b.getBoundingClientRect();
      // a hand's cards overlap: their left edge is free
      for (const fx of [0.5, 0.15, 0.05, 0.85])
        for (const fy of [0.5, 0.2, 0.85]) {
          const [x, y] = [r.left + r.width * fx, r.top + r.height * fy];
          const hit = document.elementFromPoint(x, y);
          if (hit !== null && b.contains(hit)) return { x, y };
        }
      const over = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
      return { covered: over?.outerHTML.slice(0, 120) ?? 'nothing: it is outside of the window' };
    },
    { index, name },
  );
  if ('gone' in found) return null;
  if ('covered' in found) throw new Error(`"${name}" is covered by ${found.covered}`);
  return found;
}
