import { openScene } from '../scene.js';
import { fullBoard } from '../scenes/full-board.js';
import { check, DESKTOP, PHONE, type Test } from '../test.js';

/** What happens is read out whatever is shown, and the settings hold the stops of both sides. */
export const heardEverywhere: Test = {
  title: 'should read out what happens on every tab, and tell what changed where that is wanted',
  async run(house) {
    for (const options of [DESKTOP, PHONE]) {
      const table = fullBoard(4);
      const { page, tell } = await openScene(house, table, 0, options);
      const heard = page.getByRole('log', { name: 'What happens' });
      await heard.waitFor({ state: 'attached' });
      check((await heard.textContent()) === '', 'what was before one came is read out');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Settings and keys' }).click();
      await page.getByRole('checkbox', { name: /^Screen readers: / }).check();
      for (const turn of ['Our turn', 'Their turn']) {
        const stop = page.getByRole('checkbox', { name: `upkeep, ${turn}`, exact: true });
        const had = await stop.isChecked();
        await stop.click();
        await page.getByRole('checkbox', { name: `upkeep, ${turn}`, exact: true, checked: !had }).waitFor();
      }
      await house.shot(page, `stops-${options.viewport.width}`);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Pass: / }).click();
      await page.getByRole('button', { name: /^Pass: / }).waitFor({ state: 'detached' });
      for (const seat of [1, 2, 3]) table.pass(seat);
      tell();
      await heard.getByText(/./).first().waitFor({ state: 'attached' });
      await page.context().close();
    }
  },
};
