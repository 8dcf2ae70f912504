import { openScene } from '../scene.js';
import { fullBoard } from '../scenes/full-board.js';
import { check, DESKTOP, PHONE, type Test } from '../test.js';

/** Keys that lead somewhere, and what holds the focus then. The reader is Ann, of seats 0 to 3. */
const PLACES = [
  ['l', '#log'],
  ['1', '#board-2'],
  ['s', '#stack'],
  ['4', '#board-0'],
  ['c', '#chat-field'],
  ['Escape', '#chat-field'],
  ['0', '.own-hand'],
] as const;

export const keysLead: Test = {
  title: 'should lead to each place by its key, on a screen that shows one at a time too',
  async run(house) {
    for (const options of [DESKTOP, PHONE]) {
      const { page } = await openScene(house, fullBoard(3), 0, options);
      const follow = async (key: string, place: string) => {
        await page.keyboard.press(key);
        const there = await page.evaluate(
          (p) => document.activeElement?.closest(p) !== null && document.activeElement !== document.body,
          place,
        );
        check(there, `${key} doesn't lead to ${place} at ${options.viewport.width} wide`);
      };
      for (const [key, place] of PLACES) {
        // what is typed into a field is no command
        if (place === '.own-hand')
          await page.evaluate(() => {
            if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          });
        await follow(key, place);
      }
      await follow('v', '.partner-cards');
      await page.context().close();
    }
  },
};
