import type { Page } from 'playwright-core';
import { openScene } from '../scene.js';
import { division, ordering, pile } from '../scenes/questions.js';
import { check, type Test } from '../test.js';

/** What has the focus inside of the question; null where that has lost it. */
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at.closest('.question') === null || at.matches(':disabled')) return null;
    return globalThis.accessibleName(at);
  });

export const focusStays: Test = {
  title: 'should keep the buttons of a question whole, and the focus where rows move or numbers end',
  async run(house) {
    const { page } = await openScene(house, ordering());
    const press = async (name: string, then: string) => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.waitForTimeout(100);
      const at = await focused(page);
      check(at === then, `after "${name}" the focus is at ${String(at)}, not at "${then}"`);
    };
    const apart = await page.getByRole('button', { name: 'One by one' }).boundingBox();
    check((apart?.height ?? 0) >= 24, `"One by one" is ${String(apart?.height)} px high`);
    // at the end of its way a row leaves the focus at its other arrow
    await press('Move number 1 down', 'Move number 2 up');
    await press('Move number 2 up', 'Move number 1 down');
    await page.context().close();
    const divided = await openScene(house, division());
    const fewer = divided.page.locator('.divide-list button').first();
    await fewer.focus();
    for (let n = 0; n < 4; n++) {
      await divided.page.keyboard.press('Enter');
      await divided.page.waitForTimeout(60);
    }
    check((await focused(divided.page)) !== null, 'the focus is lost where a number reaches its end');
    const attack = await openScene(house, pile());
    const more = attack.page.locator('.stepper button').last();
    await more.focus();
    for (let n = 0; n < 6; n++) await attack.page.keyboard.press('Enter');
    await attack.page.waitForTimeout(100);
    const kept = await attack.page.evaluate(
      () => document.activeElement?.matches('.stepper button:enabled') === true,
    );
    check(kept, 'the focus is lost where the whole of a pile attacks');
  },
};
