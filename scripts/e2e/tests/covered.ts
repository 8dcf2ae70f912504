import type { Page } from 'playwright-core';
import { mouse } from '../hands.js';
import { Person } from '../person.js';
import { openScene } from '../scene.js';
import { fullBoard } from '../scenes/full-board.js';
import { check, DESKTOP, PHONE, SMALL, type Test } from '../test.js';

const SIZES = { desktop: DESKTOP, small: SMALL, phone: PHONE } as const;
const STACKS = [1, 10] as const;

export const nothingCovered: Test = {
  title: 'should let every button be hit, however full boards, hands and stack are',
  async run(house) {
    const faults: string[] = [];
    let looked = 0;
    for (const [size, options] of Object.entries(SIZES))
      for (const stack of STACKS) {
        const { page } = await openScene(house, fullBoard(stack), 0, { ...options, reducedMotion: 'reduce' });
        for (const tab of size === 'phone' ? ['Theirs', 'Both', 'Ours', 'Stack', 'Log'] : ['']) {
          if (tab !== '') await page.getByRole('button', { name: tab }).first().click();
          const found = await coveredOn(page);
          looked += found.looked;
          await house.shot(page, `full-${size}-${stack}${tab && '-'}${tab.toLowerCase()}`);
          faults.push(...found.covered.map((f) => `${size}, stack of ${stack}, ${tab}: ${f}`));
        }
        // a card that is read may lie over boards or log, and has a button to close it
        await page
          .getByRole('button', { name: /^Craw Wurm/ })
          .last()
          .click({ button: 'right' });
        await page.getByRole('complementary', { name: 'Card in detail' }).waitFor();
        await house.shot(page, `full-${size}-${stack}-read`);
        for (const part of [
          '[aria-label^="Your hand"]',
          '[aria-label="What is asked of you"]',
          '[aria-label="Card in detail"]',
        ])
          for (const fault of (await coveredOn(page, part)).covered)
            faults.push(`${size}, while a card is read: ${fault}`);
        await page.context().close();
      }
    house.figure('buttons looked at', String(looked));
    check(looked > 500, `only ${looked} buttons were looked at`);
    check(faults.length === 0, faults.join('\n'));
  },
};

/** What travels lies over others for a moment, and nobody who looks on a little presses the wrong thing. */
export const travelPasses: Test = {
  title: 'should let what is on the stack be pressed while the stack moves',
  async run(house) {
    const table = fullBoard(6);
    const { page, tell } = await openScene(house, table);
    const person = new Person(page, mouse, 'Ann');
    for (let left = 5; left > 2; left--) {
      await person.pressNamed(/^Pass: /);
      await page.getByRole('button', { name: /^Pass: / }).waitFor({ state: 'detached' });
      for (const seat of [1, 2, 3]) table.pass(seat);
      tell();
      await page.getByRole('region', { name: `Stack (${left})` }).waitFor();
      await person.pressNamed(/^(Always let it resolve|Ask me again)$/);
    }
  },
};

/** Scrolls to each button that is drawn and enabled, as one who wants to press it would. */
function coveredOn(
  page: Page,
  part = 'body',
): Promise<{ readonly looked: number; readonly covered: readonly string[] }> {
  return page.evaluate((within) => {
    const covered: string[] = [];
    let looked = 0;
    for (const b of document.querySelectorAll<HTMLElement>('button, a, input, summary')) {
      if (
        b.closest(within) === null ||
        b.matches(':disabled') ||
        !b.checkVisibility({ visibilityProperty: true })
      )
        continue;
      b.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      looked++;
      if (globalThis.freePoint(b) === null)
        covered.push(`"${globalThis.accessibleName(b)}" is covered by ${globalThis.whatCovers(b)}`);
    }
    return { looked, covered };
  }, part);
}
