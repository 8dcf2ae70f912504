import type { Page } from 'playwright-core';
import type { Hands } from './hands.js';

/** So many stops are more than any screen has: what isn't reached by then can't be reached. */
const STOPS = 160;

/**
 * By keys alone: Tab from where the focus is, the arrow keys inside of a list, Enter. The key for the hand saves stops,
 * as it does for people.
 */
export const keyboard: Hands = {
  async press(page, { index, name, within }) {
    if (/^Your hand/.test(within)) await page.keyboard.press('0');
    for (let stop = 0; stop < STOPS; stop++) {
      const at = await whereTo(page, index, name);
      if (at === 'gone') return false;
      if (at === 'there') {
        await page.keyboard.press('Enter');
        return true;
      }
      await page.keyboard.press(at);
    }
    throw new Error(`"${name}" in "${within}" isn't reached by the keyboard`);
  },
};

type Step = 'gone' | 'there' | 'Tab' | 'ArrowRight' | 'ArrowLeft';

function whereTo(page: Page, index: number, name: string): Promise<Step> {
  return page.evaluate(
    ({ index, name }) => {
      const wanted = globalThis.seenButtons[index];
      if (wanted === undefined || !wanted.isConnected || globalThis.accessibleName(wanted) !== name)
        return 'gone';
      const at = document.activeElement;
      if (at === wanted) return 'there';
      const list = wanted.closest('ul');
      if (list === null || at === null || wanted.tabIndex !== -1 || !list.contains(at)) return 'Tab';
      return at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING
        ? 'ArrowRight'
        : 'ArrowLeft';
    },
    { index, name },
  );
}

/** Tab until the field or choice of that name has the focus. */
export async function tabTo(page: Page, role: 'textbox' | 'radio', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  for (let stop = 0; stop < STOPS; stop++) {
    if (await wanted.evaluate((e) => e === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the ${role} "${name}" isn't reached by the keyboard`);
}
