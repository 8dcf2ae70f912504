import { mouse } from '../hands.js';
import { Person } from '../person.js';
import { firstMain, quickMatch } from '../steps.js';
import { check, type Test } from '../test.js';

/** What is opened and read at one table is that table's. */
export const nothingLeftBehind: Test = {
  title:
    'should show a card of the log while it is pointed at or pressed, and leave nothing open for the next table',
  async run(house) {
    const person = new Person(await house.page(), mouse, 'Ada');
    const { page } = person;
    await quickMatch(person, house.server.base);
    await firstMain(person, 60_000);
    await page.keyboard.press('Escape');
    const detail = page.getByRole('complementary', { name: 'Card in detail' });
    const log = page.getByRole('region', { name: 'Log' });
    const named = log.locator('.card-link').last();
    await named.scrollIntoViewIfNeeded();
    const box = await named.boundingBox();
    check(box !== null, 'the log names no card');
    // a pointer that moves on its name: what is shown lies over it, and must not take it from the pointer
    for (let x = 2; x < 12; x += 2) {
      await page.mouse.move(box.x + x, box.y + box.height / 2);
      await page.waitForTimeout(60);
      check((await detail.count()) === 1, 'a card of the log goes while it is pointed at');
    }
    await page.mouse.move(600, 300);
    await detail.waitFor({ state: 'detached' });
    await page.keyboard.press('l');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    const reached = await log.evaluate((region) => region.contains(document.activeElement));
    check(reached, 'what the log names is not reached by the keyboard');
    await named.click();
    await page.mouse.move(600, 300);
    await detail.waitFor();
    await page.keyboard.press('m');
    await page.getByText(/^Turn \d+, Team A/).waitFor();
    await house.shot(page, 'spoken');
    await person.pressNamed('Menu');
    await person.pressNamed('Leave the table');
    await person.pressNamed('Play now');
    await page.getByRole('button', { name: 'Keep this hand' }).waitFor();
    check(
      (await page.locator('dialog[open]').count()) === 0,
      'the menu of the last table is open at the next',
    );
    check((await detail.count()) === 0, 'a card of the last table is shown at the next');
  },
};
